import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { supplement, templates } = choiceQuestions('1.7.3')

export { templates }

const LIFTED = [
  { what: 'a crate', by: 'An electric crane', masses: [100, 400, 20] },
  { what: 'a lift cage', by: 'An electric motor', masses: [200, 500, 20] },
  { what: 'a bucket of cement', by: 'An electric winch', masses: [20, 60, 5] },
  { what: 'a bale of hay', by: 'An electric hoist', masses: [20, 60, 5] },
] as const

supplement('efficiency-from-a-height-time-graph', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const lifted = random.pick(LIFTED)
    const [lightest, heaviest, by] = lifted.masses
    const mass = random.step(lightest, heaviest, by)
    const wait = random.step(2, 6, 2)
    const time = random.step(6, 14, 2)
    const from = random.int(1, 3)
    const rise = random.int(4, 9)
    if (wait + time > 20 || from + rise > 12) return null
    const useful = (mass * 9.8 * rise) / time
    const input = roundTo(useful / random.step(0.35, 0.85, 0.05), useful > 1000 ? -2 : -1)
    const percent = (power: number) => (100 * power) / input
    const right = percent(useful)
    const slips: Slip[] = [
      [
        percent((mass * 9.8 * rise) / (wait + time)),
        `You took the whole time. The load rises only after ${quantity(wait, 's')}.`,
      ],
      [percent((mass * 9.8 * (from + rise)) / time), 'You took the final height. The height gained is less.'],
      [percent((mass * rise) / time), 'You used the mass for the weight and left out *g*.'],
      [
        percent((mass * 9.8 * (from + rise)) / (wait + time)),
        'You divided the final height by the final time. The line does not go through the origin.',
      ],
      [100 - right, 'You gave the part of the input that is not useful.'],
      [
        percent(useful / 2),
        'You took half of the weight times the speed, as for kinetic energy. The useful power is *mgΔh* ÷ *t*.',
      ],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value < 100),
      value => quantity(value, '%', 2),
    )
    if (!wrong || right > 90) return null
    return { what: lifted.what, by: lifted.by, mass, wait, time, from, rise, useful, input, right, wrong }
  },
  make: ({ what, by, mass, wait, time, from, rise, useful, input, right, wrong }) => {
    const chart = graph({
      x: { label: 'time / s', max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true, parts: 2 },
      y: {
        label: 'height above the ground / m',
        max: 12,
        ticks: [0, 2, 4, 6, 8, 10, 12],
        grid: true,
        parts: 2,
      },
    })
    const end = wait + time
    return {
      stem: [
        `${by} lifts ${what} of mass ${quantity(mass, 'kg')}. While the load rises, the input power is ${quantity(input, 'W')}. The graph shows the height of the load.`,
        `The graph shows the height of ${what} of mass ${quantity(mass, 'kg')}. ${by} lifts it, and its input power is ${quantity(input, 'W')} while the load rises.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/height-of-a-load',
          title: 'Height of a load against time',
          description: `Height above the ground in metres against time in seconds, on a grid. The line is level at ${from} m until ${wait} s, rises in a straight line to ${from + rise} m at ${end} s and is then level.`,
          height: 246,
        },
        chart.axes,
        chart.line([
          [0, from],
          [wait, from],
          [end, from + rise],
          [20, from + rise],
        ]),
      ),
      prompt: [
        'What is the efficiency while the load rises?',
        `With what efficiency is ${what.replace('a ', 'the ')} lifted?`,
      ],
      options: numbers({ right, unit: '%', sigFigs: 2, wrong }),
      solution: `The load rises by ${from + rise} − ${from} = ${quantity(rise, 'm')} in ${end} − ${wait} = ${quantity(time, 's')}. Useful power = *mgΔh* ÷ *t* = ${mass} × 9.8 × ${rise} ÷ ${time} = ${quantity(useful, 'W', 3)}.

Efficiency = useful power ÷ input power × 100 % = ${quantity(useful, '', 3)} ÷ ${quantity(input, '')} × 100 % = ${quantity(right, '%', 2)}.`,
    }
  },
  verify: ({ mass, time, rise, input }) => ((mass * 9.8 * rise) / (input * time)) * 100,
})
