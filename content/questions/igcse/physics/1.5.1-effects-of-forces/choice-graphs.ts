import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { spring } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { line, rect, text } from '@/lib/figures/shapes'

const { supplement, templates } = choiceQuestions('1.5.1')

export { templates }

supplement('unknown-load-on-a-spring-beside-a-scale', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const each = random.pick([0.5, 1, 1.5, 2]) // cm for each newton
    const bare = random.int(3, 6)
    const one = random.int(1, 3)
    const two = one + random.int(2, 4)
    const unknown = random.step(1.5, 8.5, 0.5)
    const lengths = [one, two, unknown].map(load => bare + each * load)
    const [first = 0, second = 0, third = 0] = lengths
    if (lengths.some(length => length * 2 !== Math.round(length * 2)) || third > 17 || second > 16)
      return null
    if (Math.abs(third - second) < 1.5 || third < first + 1) return null
    const slips: Slip[] = [
      [(one * third) / first, 'You took the length as proportional to the load. The extension is.'],
      [(two * third) / second, 'You took the length as proportional to the load. The extension is.'],
      [
        (third - first) / each,
        `You left out the first load: the spring is already stretched at ${quantity(first, 'cm')}.`,
      ],
      [third / each, 'You divided the whole length by the extension for each newton.'],
      [two + (third - first) / each, 'You added the change from the first length to the second load.'],
      [one + (third - first) * each, 'You multiplied by the extension for each newton instead of dividing.'],
    ]
    const wrong = threeSlips(random, unknown, slips, value => quantity(value, 'N', 2))
    return (
      wrong && {
        each,
        one,
        two,
        unknown,
        first,
        second,
        third,
        wrong,
        what: random.pick(['a stone', 'a padlock', 'a tin of soup', 'a toy']),
      }
    )
  },
  make: ({ each, one, two, unknown, first, second, third, wrong, what }) => {
    const ruler = linearScale({
      from: 0,
      to: 18,
      division: 0.5,
      numbered: 2,
      longer: 1,
      x: 52,
      y: 26,
      length: 216,
      way: 'down',
      side: 'left',
    })
    const hung = [
      { length: first, label: quantity(one, 'N', 2), x: 110 },
      { length: second, label: quantity(two, 'N', 2), x: 200 },
      { length: third, label: 'X', x: 290 },
    ]
    return {
      stem: [
        `A spring hangs beside a scale in centimetres. The diagram shows it with a load of ${quantity(one, 'N', 2)}, with a load of ${quantity(two, 'N', 2)} and with ${what}, X. The limit of proportionality is not reached.`,
        `A student hangs three loads, one after the other, on a spring whose top is level with the zero of a scale in centimetres. The third load, X, is ${what}. The extension is proportional to the load.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/three-loads-on-one-spring',
          title: 'One spring with three different loads beside a scale',
          description: `A scale runs down from 0 to 18 cm with a mark at every half centimetre. The spring hangs from the zero mark in three drawings. Its lower end is level with ${first} cm for ${one} N, with ${second} cm for ${two} N and with ${third} cm for load X.`,
          height: 276,
        },
        rect(26, 26, 26, 222, 'sheet'),
        ruler.shape,
        line(52, 20, 52, 250),
        text(20, 16, 'cm', { cls: 's' }),
        line(52, 26, 330, 26, 'l thick'),
        // The dashed lines first, so that none crosses a label.
        ...hung.map(({ length, x }) => line(52, ruler.at(length)[1], x, ruler.at(length)[1], 'l dash thin')),
        ...hung.map(({ length, label, x }) => {
          const end = ruler.at(length)[1]
          return (
            spring(x, 26, x, end, 8, 9) +
            rect(x - 24, end, 48, 26, 'l sheet') +
            text(x, end + 18, label, { anchor: 'middle', cls: 'b' })
          )
        }),
      ),
      prompt: ['What is the weight of X?', `What is the weight of ${what.replace(/^an? /, 'the ')}, X?`],
      options: numbers({ right: unknown, unit: 'N', sigFigs: 2, wrong }),
      solution: `A load larger by ${two} − ${one} = ${quantity(two - one, 'N')} makes the spring longer by ${second} − ${first} = ${quantity(second - first, 'cm')}, so it stretches by ${quantity(each, 'cm')} for each newton.

With X it is ${third} − ${first} = ${quantity(third - first, 'cm')} longer than with ${quantity(one, 'N', 2)}, so X weighs ${quantity((third - first) / each, 'N')} more: ${quantity(unknown, 'N', 2)}.`,
    }
  },
  verify: ({ one, two, first, second, third }) => {
    const unstretched = (first * two - second * one) / (two - one)
    return (two * (third - unstretched)) / (second - unstretched)
  },
})

const PULLED = [
  { what: 'a sledge', surface: 'level snow', masses: [20, 60] },
  { what: 'a crate', surface: 'a level floor', masses: [20, 60] },
  { what: 'a boat', surface: 'still water', masses: [100, 300] },
] as const

supplement('friction-from-a-speed-time-graph', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const { masses, ...scene } = random.pick(PULLED)
    const mass = random.step(masses[0], masses[1], 10)
    const [from, to] = [random.int(1, 3), random.int(5, 10)]
    const time = random.step(4, 10, 2)
    const resultant = (mass * (to - from)) / time
    const right = random.int(2, 12) * (mass > 90 ? 20 : 5)
    const pull = resultant + right
    if (!Number.isInteger((100 * (to - from)) / time)) return null
    if (!Number.isInteger(pull) || right > 3 * resultant || pull % 5 > 0) return null
    const slips: Slip[] = [
      [resultant, 'You gave the resultant force, which is the pull less the resistive force.'],
      [pull + resultant, 'You added the resultant force to the pull.'],
      [
        pull - (mass * to) / time,
        'You divided the final speed by the time. The speed did not start at zero.',
      ],
      [pull, 'You took the forces as balanced, but the speed increases.'],
      [(mass * to) / time, 'You gave the mass times the final speed divided by the time.'],
      [pull - mass * (to - from), 'You took the change in speed for the acceleration.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      value => quantity(value, 'N', 2),
    )
    return wrong && { ...scene, mass, from, to, time, pull, resultant, right, wrong }
  },
  make: ({ what, surface, mass, from, to, time, pull, resultant, right, wrong }) => {
    const chart = graph({
      x: { label: 'time / s', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
      y: { label: 'speed / (m/s)', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true, parts: 2 },
    })
    const acceleration = (to - from) / time
    return {
      stem: [
        `${what.replace('a ', 'A ')} of mass ${quantity(mass, 'kg')} is pulled over ${surface} with a constant horizontal force of ${quantity(pull, 'N')}. The graph shows its speed.`,
        `A constant horizontal force of ${quantity(pull, 'N')} pulls ${what} of mass ${quantity(mass, 'kg')} over ${surface}. The speed–time graph is shown.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/speed-of-a-body-that-is-pulled',
          title: 'Speed–time graph with one straight line',
          description: `Speed in metres per second against time in seconds, on a grid. A straight line rises from ${from} m/s at 0 s to ${to} m/s at ${time} s.`,
          height: 246,
        },
        chart.axes,
        chart.line([
          [0, from],
          [time, to],
        ]),
      ),
      prompt: [
        `What is the resistive force on ${what.replace('a ', 'the ')}?`,
        'What is the size of the resistive force?',
      ],
      options: numbers({ right, unit: 'N', sigFigs: 2, wrong }),
      solution: `The gradient is the acceleration: (${to} − ${from}) ÷ ${time} = ${quantity(acceleration, 'm/s^2')}.

Resultant force = *ma* = ${mass} × ${quantity(acceleration, '')} = ${quantity(resultant, 'N')}. This is the pull less the resistive force, so the resistive force is ${pull} − ${quantity(resultant, '')} = ${quantity(right, 'N')}.`,
    }
  },
  // By energy: work of the pull less the gain in kinetic energy, over the distance.
  verify: ({ mass, from, to, time, pull }) => {
    const distance = ((from + to) / 2) * time
    return (pull * distance - (mass * (to * to - from * from)) / 2) / distance
  },
})
