import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Point } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('2.2.3')

export { templates }

/** Times in minutes: when the level part begins and ends. */
type Level = { from: number; to: number; at: number }

const SAMPLES = ['two pure substances', 'two pure compounds', 'equal masses of two pure substances']

const PHASES = ['before', 'during', 'after'] as const

type Phase = (typeof PHASES)[number]

const phaseOf = ({ from, to }: Level, time: number): Phase =>
  time < from ? 'before' : time > to ? 'after' : 'during'

/** What is there before, during and after the level part. */
const states = (cools: boolean): Record<Phase, string> => ({
  before: cools ? 'all liquid' : 'all solid',
  during: 'partly solid and partly liquid',
  after: cools ? 'all solid' : 'all liquid',
})

const TIMES = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

core('time-at-which-two-substances-differ', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const cools = random.chance(0.6)
    const [start, end] = cools ? [100, 20] : [20, 100]
    const level = (least: number, most: number): Level => {
      const from = random.step(least, most, 2)
      return { from, to: from + random.step(4, 6, 2), at: random.step(40, 80, 5) }
    }
    const [p, q] = [level(2, 4), level(4, 12)]
    if (Math.abs(p.at - q.at) < 10 || q.to > 18) return null
    const [first, second] = random.chance(0.5) ? [p, q] : [q, p]
    const kinds = TIMES.map(time => [phaseOf(first, time), phaseOf(second, time)] as const)
    const key = (kind: readonly [Phase, Phase]) => kind.join()
    const asked = random.pick(kinds)
    if (asked[0] === asked[1] && asked[0] !== 'during') return null
    // One time of the kind asked for, and three of three other kinds.
    const by = new Map<string, number[]>()
    for (const [at, time] of TIMES.entries()) {
      const name = key(kinds[at] ?? asked)
      by.set(name, [...(by.get(name) ?? []), time])
    }
    const right = random.pick(by.get(key(asked)) ?? [])
    const others = random
      .shuffle([...by].filter(([name]) => name !== key(asked)))
      .slice(0, 3)
      .map(([, times]) => random.pick(times))
    return others.length < 3
      ? null
      : { cools, start, end, first, second, asked, right, others, sample: random.pick(SAMPLES) }
  },
  make: ({ cools, start, end, first, second, asked, right, others, sample }) => {
    const plane = graph({
      x: { label: 'time / min', max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true, parts: 4 },
      y: { label: 'temperature / °C', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
      height: 176,
    })
    const points = ({ from, to, at }: Level): readonly Point[] => [
      [0, start],
      [from, at],
      [to, at],
      [20, end],
    ]
    const is = states(cools)
    const told = ({ from, to, at }: Level) =>
      `${cools ? 'falls' : 'rises'} from ${start} °C to ${at} °C at ${from} min, is level until ${to} min, and ${cools ? 'falls' : 'rises'} to ${end} °C at 20 min`
    const phases = (time: number) => [phaseOf(first, time), phaseOf(second, time)] as const
    const errorOf = (time: number) => {
      const [x, y] = phases(time)
      const truth = `At this time X is ${is[x]} and Y is ${is[y]}.`
      if (x === asked[1] && y === asked[0]) return `You exchanged the two substances. ${truth}`
      const turned = { before: 'after', during: 'during', after: 'before' } as const
      if (x === turned[asked[0]] && y === turned[asked[1]])
        return `You took the part before the level line for the part after it. ${truth}`
      if (x === asked[0]) return `You looked at the line of X only. ${truth}`
      if (y === asked[1]) return `You looked at the line of Y only. ${truth}`
      return `You did not see where the level part of each line begins and ends. ${truth}`
    }
    return {
      stem: `The graph shows how the temperatures of ${sample}, X and Y, change with time while they are ${cools ? 'cooled. Both are liquid' : 'heated. Both are solid'} at the start.`,
      figure: figure(
        {
          name: 'thermal-physics/temperatures-of-two-substances-with-level-parts',
          title: 'Two lines on a graph of temperature against time, each with a level part',
          description: `Temperature from 0 to 100 °C against time from 0 to 20 min, on a grid. Line X ${told(first)}. Line Y, which is dashed, ${told(second)}.`,
          height: 280,
        },
        plane.axes,
        plane.line(points(first), 'p'),
        plane.line(points(second), 'r dash'),
        plane.label(9, 0, 'X (full line), Y (dashed line)', { anchor: 'middle', dy: 66, cls: 's' }),
      ),
      prompt:
        asked[0] === asked[1]
          ? ['At which time are both substances partly solid and partly liquid?']
          : [
              `At which time is X ${is[asked[0]]} and Y ${is[asked[1]]}?`,
              `How long after the start is X ${is[asked[0]]} while Y is ${is[asked[1]]}?`,
            ],
      options: bySize({
        right,
        wrong: others.map(time => [time, errorOf(time)] as const),
        print: value => quantity(value, 'min'),
      }),
      solution: `While a pure substance ${cools ? 'solidifies' : 'melts'}, its temperature stays constant: the level part of the line. Before it the substance is ${is.before}, after it ${is.after}.

X ${cools ? 'solidifies' : 'melts'} from ${quantity(first.from, 'min')} to ${quantity(first.to, 'min')} and Y from ${quantity(second.from, 'min')} to ${quantity(second.to, 'min')}. Of the times given, only ${quantity(right, 'min')} fits: X is ${is[asked[0]]} and Y is ${is[asked[1]]}.`,
    }
  },
  // By the steepness of both lines on the two sides of a time, and the temperature there.
  verify: ({ first, second, asked, right, others }) => {
    const read = ({ from, to }: Level, time: number) =>
      Math.sign(Math.max(from - time, 0)) - Math.sign(Math.max(time - to, 0))
    const want = { before: 1, during: 0, after: -1 }
    return (
      [right, ...others].find(
        time => read(first, time) === want[asked[0]] && read(second, time) === want[asked[1]],
      ) ?? -1
    )
  },
})

core('energy-supplied-in-one-part-of-a-heating-curve', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const power = random.pick([20, 30, 40, 50, 60, 80, 100])
    const first = random.int(2, 5)
    const second = first + random.int(3, 6)
    const third = second + random.int(3, 6)
    const melting = random.step(20, 60, 10)
    const boiling = melting + random.step(50, 80, 10)
    const melts = random.chance(0.6)
    const [from, to] = melts ? [first, second] : [second, third]
    const joules = (minutes: number) => power * 60 * minutes
    const right = joules(to - from)
    if (third > 17 || boiling > 120) return null
    const slips: Slip[] = [
      [power * (to - from), 'You multiplied by the time in minutes. A power of 1 W is 1 J in each second.'],
      [joules(to), 'You used the time at which this part of the graph ends, not how long it lasts.'],
      [joules(from), 'You used the time at which this part of the graph begins.'],
      [
        joules(melts ? third - second : second - first),
        melts
          ? 'You used the part between the two level parts, in which the substance is all liquid.'
          : 'You used the first level part, in which the substance melts.',
      ],
      [
        joules(melts ? 20 - third : third - first),
        melts
          ? 'You used the second level part, in which the substance boils.'
          : 'You included the part in which the substance melts. The substance is all liquid only when this is finished.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'J'))
    return (
      wrong && {
        power,
        first,
        second,
        third,
        melting,
        boiling,
        melts,
        from,
        to,
        right,
        wrong,
        scene: random.int(0, 2),
      }
    )
  },
  make: ({ power, first, second, third, melting, boiling, melts, from, to, right, wrong, scene }) => {
    const chart = graph({
      x: {
        label: 'time / min',
        max: 20,
        ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
        grid: true,
        parts: 2,
      },
      y: { label: 'temperature / °C', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true, parts: 2 },
    })
    return {
      stem:
        [
          `An electric heater of power ${quantity(power, 'W')} is used to heat a substance, which is solid at first. The graph shows the temperature of the substance.`,
          `A solid is heated with a constant power of ${quantity(power, 'W')} until it boils. The graph shows how its temperature changes.`,
          `A student heats a solid in an insulated can. The heater has a power of ${quantity(power, 'W')}. The temperature is recorded with a computer, and the graph shows the results.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'thermal-physics/heating-curve-with-two-level-parts',
          title: 'Temperature–time graph with two level parts',
          description: `Temperature in degrees Celsius against time in minutes, on a grid of squares of 1 minute and 10 °C. The line rises from 0 °C to ${melting} °C at ${first} min, is level until ${second} min, rises to ${boiling} °C at ${third} min and is level until 20 min.`,
          height: 246,
        },
        chart.axes,
        chart.line([
          [0, 0],
          [first, melting],
          [second, melting],
          [third, boiling],
          [20, boiling],
        ]),
      ),
      prompt: melts
        ? [
            'How much energy does the heater supply while the substance melts?',
            'How much energy is supplied from the start of melting to its end?',
          ]
        : [
            'How much energy does the heater supply between the end of melting and the start of boiling?',
            'How much energy is supplied while the substance is all liquid, until it begins to boil?',
          ],
      options: numbers({ right, unit: 'J', wrong }),
      solution: `${
        melts
          ? `While the substance melts, its temperature does not change: this is the level part at ${melting} °C.`
          : `Between melting (level at ${melting} °C) and boiling (level at ${boiling} °C) the temperature of the liquid rises.`
      } It lasts from ${from} min to ${to} min, that is ${to - from} × 60 = ${quantity((to - from) * 60, 's')}.

Energy = power × time = ${power} × ${plain((to - from) * 60)} = ${quantity(right, 'J')}.`,
    }
  },
  // In kilowatt-hours, 3 600 000 J each.
  verify: ({ power, from, to }) => ((power / 1000) * (to - from) * 3_600_000) / 60,
})
