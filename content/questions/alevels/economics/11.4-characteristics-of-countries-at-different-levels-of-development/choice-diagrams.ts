import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { lorenz } from '@/lib/figures/economics/economy'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { question, templates } = choiceQuestions('11.4')

export { templates }

const p = graph({
  x: { label: 'Population', max: 100 },
  y: { label: 'Output per head', max: 100 },
  left: 46,
  width: 270,
  height: 170,
})

const SHIFTS = {
  better: [
    'New irrigation and machines shift',
    'Better seeds and more schooling shift',
    'The discovery of gas and investment in ports shift',
  ],
  worse: [
    'The loss of fertile soil shifts',
    'Years of war that destroy roads and machines shift',
    'The drying up of lakes and rivers shifts',
  ],
} as const

question('optimum-population-after-a-change', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const better = random.chance(0.6)
    const [left, right] = [random.int(30, 36), random.int(56, 60)]
    const place = random.pick(['below', 'between', 'between', 'above'] as const)
    const size =
      place === 'below' ? random.int(14, 20) : place === 'between' ? random.int(44, 48) : random.int(67, 69)
    return {
      better,
      left,
      right,
      size,
      cause: random.pick(better ? SHIFTS.better : SHIFTS.worse),
      askHead: random.chance(0.35),
    }
  },
  make: ({ better, left, right, size, cause, askHead }) => {
    const low = (x: number) => 56 - 0.022 * (x - left) ** 2
    // Flatter, so that it lies above the other everywhere.
    const high = (x: number) => 84 - 0.013 * (x - right) ** 2
    const endOf = (rule: (x: number) => number, optimum: number) => {
      const x = Math.min(94, optimum + 44)
      return [x, rule(x)] as const
    }
    const [first, second] = better ? [low, high] : [high, low]
    const [from, to] = better ? [left, right] : [right, left]
    const state = (optimum: number) => (size > optimum ? 'overpopulated' : 'underpopulated')
    const effect = (optimum: number) => (size > optimum ? 'lower output per head' : 'raise output per head')
    const not = { overpopulated: 'underpopulated', underpopulated: 'overpopulated' } as const
    const rest = askHead
      ? {
          prompt:
            'Which row shows the effect that some immigration would have had before the change, and would have after it?',
          columns: 'before | after',
          right: `${effect(from)} | ${effect(to)}`,
          cells: [effect(from), effect(to), effect(101), effect(-1)] as const,
        }
      : {
          prompt: 'Which row describes the country before and after the change?',
          columns: 'before | after',
          right: `${state(from)} | ${state(to)}`,
          cells: [state(from), state(to), 'underpopulated', 'overpopulated'] as const,
        }
    const flip = (cell: string) =>
      askHead
        ? cell.startsWith('raise')
          ? 'lower output per head'
          : 'raise output per head'
        : not[cell as keyof typeof not]
    const [a, b] = rest.cells
    return {
      stem: `${cause} the curve of output per head of a country from 1 to 2. Its population, N, does not change.`,
      prompt: rest.prompt,
      figure: figure(
        {
          name: 'international-economic-issues/output-per-head-and-population',
          title: 'Output per head and population',
          description: `Output per head is on the vertical axis, population on the horizontal. Curve 1 and curve 2 both rise to a highest point and fall. Curve 2 lies ${better ? 'higher and to the right of' : 'lower and to the left of'} curve 1. The population N is marked at about ${size}% of the axis; the highest points stand at about ${from}% for curve 1 and ${to}% for curve 2.`,
          height: 236,
        },
        p.axes,
        p.plot(first, 3, Math.min(94, from + 44)),
        p.plot(second, 3, Math.min(94, to + 44), 'r'),
        p.label(...endOf(first, from), '1', { dx: 6, dy: 4 }),
        p.label(...endOf(second, to), '2', { dx: 6, dy: 4 }),
        p.line(
          [
            [size, 0],
            [size, Math.max(first(size), second(size))],
          ],
          'l dash thin',
        ),
        p.label(size, 0, 'N', { dy: 17, anchor: 'middle' }),
      ),
      columns: rest.columns,
      right: rest.right,
      wrong: {
        [`${flip(a)} | ${flip(b)}`]:
          'You reversed the two sides of the highest point. To its left more people raise output per head, to its right they lower it.',
        [`${a} | ${flip(b)}`]:
          'You have the first curve. Compare N with the highest point of curve 2 for the time after the change.',
        [`${flip(a)} | ${b}`]:
          'You have the second curve. Compare N with the highest point of curve 1 for the time before the change.',
      },
      solution: `The optimum population is where output per head is highest. N lies to the ${size > from ? 'right' : 'left'} of the highest point of curve 1 and to the ${size > to ? 'right' : 'left'} of that of curve 2.

To the left a country is underpopulated, and more people raise output per head. To the right it is overpopulated, and with diminishing returns more people lower it.`,
    }
  },
  verify: ({ better, left, right, size, askHead }) => {
    const optimum = better ? left : right
    const [high, bend] = better ? [56, 0.022] : [84, 0.013]
    const output = (x: number) => high - bend * (x - optimum) ** 2
    const more = output(size + 1) > output(size)
    if (askHead) return more ? 'raise output per head' : 'lower output per head'
    return more ? 'underpopulated' : 'overpopulated'
  },
})

// Pairs of distributions; the curves cross between the second and the fourth group.
const PAIRS = [
  [
    [10, 13, 15, 17, 45],
    [4, 12, 21, 29, 34],
  ],
  [
    [9, 11, 15, 20, 45],
    [3, 10, 21, 30, 36],
  ],
  [
    [10, 12, 14, 18, 46],
    [4, 11, 20, 29, 36],
  ],
] as const

question('lorenz-curves-that-cross', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const pair = random.pick(PAIRS)
    return {
      shares: random.chance(0.5) ? pair : ([pair[1], pair[0]] as const),
      names: random.pick([
        ['P', 'Q'],
        ['J', 'K'],
        ['R', 'S'],
      ] as const),
    }
  },
  make: ({ shares, names }) => {
    const [one, other] = shares
    const ends = one[0] > other[0] ? names : ([names[1], names[0]] as const)
    const [x, y] = ends
    const sums = shares.map(list => list.map((_, at) => list.slice(0, at + 1).reduce((a, b) => a + b, 0)))
    return {
      stem: `The diagram shows the Lorenz curves of two countries, ${names[0]} and ${names[1]}.`,
      prompt: ['Which conclusion can be drawn from the diagram?', 'What does the diagram show?'],
      figure: figure(
        {
          name: 'international-economic-issues/two-lorenz-curves',
          title: 'The Lorenz curves of two countries',
          description: `The cumulative share of the population is on the horizontal axis, the cumulative share of income on the vertical axis, with the line of equality. ${names
            .map(
              (name, at) =>
                `The curve of ${name} passes through ${(sums[at] ?? [])
                  .slice(0, 4)
                  .map((sum, place) => `${(place + 1) * 20}% of people with ${sum}% of income`)
                  .join(', ')}.`,
            )
            .join(' ')} The two curves cross.`,
          height: 284,
        },
        lorenz({ curves: shares.map((list, at) => ({ shares: list, name: names[at] ?? '' })) }),
      ),
      right: `Both the poorest fifth and the richest fifth of people have a larger share of income in ${x} than in ${y}.`,
      wrong: {
        [`Both the poorest fifth and the richest fifth of people have a larger share of income in ${y} than in ${x}.`]:
          'You exchanged the two curves. The poorest fifth has what the curve shows at 20% of people, the richest fifth what is missing at 80%.',
        [`The poorest fifth of people have a larger share of income in ${x}, the richest fifth a larger one in ${y}.`]:
          'You compared the heights of the curves at 80% of people. The richest fifth has the rest, so the lower curve there means the larger share.',
        [`The poorest fifth of people have higher incomes in ${x} than in ${y}.`]:
          'You took a share of income for an income. The diagram does not show how much income each country has.',
      },
      solution: `At 20% of people the curve of ${x} is the higher one: its poorest fifth has the larger share. At 80% it is the lower one, so more than in ${y} is left for its richest fifth.

The middle groups have a smaller share in ${x}. As the curves cross, neither distribution is more equal throughout, and nothing shows the level of incomes.`,
    }
  },
  verify: ({ shares, names }) => {
    const poor = shares[0][0] > shares[1][0] ? names[0] : names[1]
    const rich = shares[0][4] > shares[1][4] ? names[0] : names[1]
    const other = poor === names[0] ? names[1] : names[0]
    return poor === rich
      ? `Both the poorest fifth and the richest fifth of people have a larger share of income in ${poor} than in ${other}.`
      : ''
  },
})

const t = graph({
  x: { label: 'Time', max: 100 },
  y: { label: 'Births, deaths per 1000 a year', max: 50, ticks: [0, 10, 20, 30, 40] },
  left: 50,
  width: 250,
  height: 160,
})

const fall = (x: number, from: number, to: number, at: number, width: number) =>
  to + (from - to) / (1 + Math.exp((x - at) / width))

const TIMES = [
  ['1', 8],
  ['2', 48],
  ['3', 69],
  ['4', 84],
] as const

question('birth-and-death-rates-over-time', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const [many, dead] = [random.int(38, 41), random.int(34, 36)]
    if (many - dead > 5) return null
    return {
      births: [many, random.int(7, 8), random.int(65, 68)] as const,
      deaths: [dead, random.int(11, 13), random.int(28, 32)] as const,
      asked: random.pick(['fastest', 'shrinks', 'children', 'steady', 'slowing'] as const),
    }
  },
  make: ({ births, deaths, asked }) => {
    const birth = (x: number) => fall(x, births[0], births[1], births[2], 4)
    const death = (x: number) => fall(x, deaths[0], deaths[1], deaths[2], 7)
    const right = { fastest: '2', shrinks: '4', children: '2', steady: '1', slowing: '3' }[asked]
    const errors = {
      fastest: {
        1: 'You took a high birth rate alone for fast growth. At time 1 the death rate is nearly as high.',
        3: 'You took the time when the birth rate falls fastest. By then the gap has become smaller.',
        4: 'You took a low death rate for fast growth. At time 4 the birth rate is lower still.',
      },
      shrinks: {
        1: 'You took a high death rate for a shrinking population. At time 1 the birth rate is still a little higher.',
        2: 'You read a wide gap as a loss. Births lie far above deaths at time 2.',
        3: 'You took a falling birth rate for a shrinking population. At time 3 births still exceed deaths.',
      },
      children: {
        1: 'You overlooked deaths. At time 1 births are as many, but the high death rate takes many children.',
        3: 'You took a time when the birth rate has already fallen by half.',
        4: 'You reversed the pattern. At time 4 few children are born, and most people are older.',
      },
      steady: {
        2: 'You overlooked that deaths have fallen by time 2, so a high birth rate lets the population grow fast.',
        3: 'You took a time when deaths are few and the birth rate is in the middle of its fall.',
        4: 'You took a small gap alone. At time 4 both rates are low, and deaths exceed births.',
      },
      slowing: {
        1: 'You took slow growth for growth that becomes slower. After time 1 deaths fall, so growth becomes faster.',
        2: 'You took the time of the fastest growth. The gap becomes smaller only after time 2.',
        4: 'You overlooked that deaths exceed births at time 4: the population shrinks.',
      },
    }[asked] as Readonly<Record<string, string>>
    return {
      stem: [
        'The diagram shows the birth rate and the death rate of a country as it develops. There is no migration.',
        'The diagram shows how the birth rate and the death rate of a country change over a century. Nobody enters or leaves.',
      ],
      prompt: {
        fastest: [
          'At which time does the population grow fastest?',
          'At which time is the natural increase of the population greatest?',
        ],
        shrinks: [
          'At which time does the population become smaller?',
          'At which time is the natural increase negative?',
        ],
        children: [
          'At which time is the share of children in the population likely to be largest?',
          'When are there likely to be most children for each person of working age?',
        ],
        steady: [
          'At which time does the population grow slowly although the birth rate is high?',
          'At which time is a small natural increase the result of two high rates?',
        ],
        slowing: [
          'At which time does the population still grow, but more and more slowly?',
          'At which time is the natural increase positive, but becoming smaller?',
        ],
      }[asked],
      figure: figure(
        {
          name: 'international-economic-issues/two-rates-over-time',
          title: 'Birth rate and death rate over time',
          description: `Births and deaths per 1000 people a year are on the vertical axis, time on the horizontal. The birth rate starts near ${births[0]}, stays there for long, then falls to about ${births[1]}. The death rate starts near ${deaths[0]} and falls much earlier to about ${deaths[1]}. Four times are marked: 1 at the start, 2 after the death rate has fallen, 3 while the birth rate falls, 4 at the end.`,
          height: 228,
        },
        t.axes,
        t.plot(birth, 0, 98),
        t.plot(death, 0, 98, 'r dash'),
        ...TIMES.map(
          ([name, x]) =>
            t.line(
              [
                [x, 0],
                [x, Math.max(birth(x), death(x))],
              ],
              'l dash thin',
            ) + t.label(x, 0, name, { dy: 15, anchor: 'middle', cls: 's' }),
        ),
        t.label(56, 43, 'birth rate', { dy: 0 }),
        t.label(13, 9, 'death rate', { dy: 0 }),
      ),
      options: inThisOrder(
        TIMES.map(([name]): string | Wrong =>
          name === right ? `time ${name}` : [`time ${name}`, errors[name] ?? ''],
        ),
      ),
      solution: {
        fastest:
          'Without migration, growth is the birth rate minus the death rate. At time 2 deaths have fallen and births have not, so the gap, the natural increase, is widest.',
        shrinks:
          'The population shrinks when the death rate is above the birth rate. This is so at time 4 only: the population is old and few children are born.',
        children:
          'At time 2 births are still many and most children now survive, so each generation of children is much larger than that of their parents.',
        steady:
          'At time 1 both rates are high. Many children are born, but nearly as many people die, so the gap between the curves is small.',
        slowing:
          'At time 3 the birth rate is still above the death rate, so the population grows. The birth rate falls and the death rate hardly changes, so the gap becomes smaller.',
      }[asked],
    }
  },
  verify: ({ births, deaths, asked }) => {
    const gap = (x: number) =>
      fall(x, births[0], births[1], births[2], 4) - fall(x, deaths[0], deaths[1], deaths[2], 7)
    const gaps = TIMES.map(([, x]) => gap(x))
    const only = (rule: (x: number) => boolean) => {
      const found = TIMES.filter(([, x]) => rule(x))
      return found.length === 1 ? `time ${found[0]?.[0]}` : 'not one time only'
    }
    if (asked === 'slowing') return only(x => gap(x) > 0 && gap(x + 1) < gap(x))
    if (asked === 'steady') return only(x => gap(x) > 0 && fall(x, deaths[0], deaths[1], deaths[2], 7) > 25)
    const wanted = asked === 'shrinks' ? Math.min(...gaps) : Math.max(...gaps)
    if (asked === 'shrinks' && gaps.filter(gap => gap < 0).length !== 1) return 'not one time only'
    return `time ${TIMES[gaps.indexOf(wanted)]?.[0]}`
  },
})
