import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { supplement, templates } = choiceQuestions('1.6')

export { templates }

const BALLS = [
  { what: 'a hockey ball', hits: 'a goalpost', masses: [140, 180] },
  { what: 'a tennis ball', hits: 'a wall', masses: [50, 70] },
  { what: 'a rubber ball', hits: 'a wall', masses: [80, 200] },
  { what: 'a basketball', hits: 'the board', masses: [500, 600] },
] as const

supplement('force-from-a-velocity-time-graph-of-a-rebound', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const { masses, ...ball } = random.pick(BALLS)
    const mass = random.step(masses[0], masses[1], 10)
    const [before, after] = [random.step(4, 10, 2), random.step(2, 8, 2)]
    const [start, contact] = [random.step(10, 30, 10), random.step(10, 40, 10)] // ms
    if (after >= before) return null
    const force = (change: number, time: number) => ((mass / 1000) * change) / (time / 1000)
    const right = force(before + after, contact)
    const slips: Slip[] = [
      [
        force(before - after, contact),
        'You subtracted the two speeds. The velocity changes its direction, so the change is their sum.',
      ],
      [force(before, contact), 'You left out the velocity after the rebound.'],
      [force(after, contact), 'You left out the velocity before the collision.'],
      [
        force(before + after, start + contact),
        'You took the time from the start of the graph, not the time of contact.',
      ],
      [force(before + after, 80), 'You took the whole time of the graph, not the time of contact.'],
      [2 * force(before, contact), 'You took the speed after the rebound as equal to the speed before.'],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'N', 2))
    return wrong && { ...ball, mass, before, after, start, contact, right, wrong }
  },
  make: ({ what, hits, mass, before, after, start, contact, right, wrong }) => {
    const chart = graph({
      x: { label: 'time / s', max: 0.08, ticks: [0, 0.02, 0.04, 0.06, 0.08], grid: true, parts: 2 },
      y: {
        label: 'velocity / (m/s)',
        min: -10,
        max: 10,
        ticks: [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10],
        grid: true,
      },
      height: 190,
    })
    const end = start + contact
    const [first, last] = [start / 1000, end / 1000]
    return {
      stem: [
        `${what.replace('a ', 'A ')} of mass ${quantity(mass, 'g')} hits ${hits} at right angles and rebounds. The graph shows its velocity before, during and after the contact.`,
        `The velocity–time graph is for ${what} of mass ${quantity(mass, 'g')} that hits ${hits} at right angles and rebounds along the same line.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/velocity-of-a-ball-that-rebounds',
          title: 'Velocity–time graph that goes from positive to negative',
          description: `Velocity in metres per second, from −10 to 10, against time in seconds, on a grid. The line is level at ${before} m/s until ${first} s, falls in a straight line to −${after} m/s at ${last} s and is then level.`,
          height: 272,
        },
        chart.axes,
        chart.line([
          [0, before],
          [first, before],
          [last, -after],
          [0.08, -after],
        ]),
      ),
      prompt: [
        'What is the size of the average force on the ball during the contact?',
        `What is the size of the average force that acts on the ball while it touches ${hits.replace('a ', 'the ')}?`,
      ],
      options: numbers({ right, unit: 'N', sigFigs: 2, wrong }),
      solution: `The velocity changes from ${quantity(before, 'm/s')} to −${quantity(after, 'm/s')}, by ${before} + ${after} = ${quantity(before + after, 'm/s')}, in ${last} − ${first} = ${quantity(contact / 1000, 's', 2)}.

Force = change in momentum ÷ time = ${quantity(mass / 1000, 'kg', 3)} × ${quantity(before + after, 'm/s')} ÷ ${quantity(contact / 1000, 's', 2)} = ${quantity(right, 'N', 2)}.`,
    }
  },
  // By F = ma with the gradient of the middle section.
  verify: ({ mass, before, after, contact }) => (mass * ((before - -after) / contact) * 1000) / 1000,
})
