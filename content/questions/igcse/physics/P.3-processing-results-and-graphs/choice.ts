import {
  type AxesKind,
  axesCompared,
  type LineKind,
  type LineOf,
  linesCompared,
  lineToRead,
  MEASURED,
} from '@/content/figures/igcse/physics/practical-skills-3'
import { bySize, inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.3', { calculator: 'needed' })

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

// --- Figures of a result ---

const QUOTIENTS = [
  {
    told: (over: string, under: string) =>
      `The p.d. across a resistor is ${over} and the current in it is ${under}. The resistance is calculated`,
    over: { low: 12, high: 48, by: 0.1, unit: 'V' },
    under: { low: 21, high: 48, by: 0.01, unit: 'A' },
    unit: 'Ω',
  },
  {
    told: (over: string, under: string) =>
      `A piece of metal has a mass of ${over} and a volume of ${under}. Its density is calculated`,
    over: { low: 31, high: 69, by: 1, unit: 'g' },
    under: { low: 61, high: 92, by: 0.1, unit: 'cm^3' },
    unit: 'g/cm^3',
  },
  {
    told: (over: string, under: string) =>
      `A trolley travels ${over} in ${under}. Its average speed is calculated`,
    over: { low: 41, high: 98, by: 1, unit: 'cm' },
    under: { low: 11, high: 34, by: 0.1, unit: 's' },
    unit: 'cm/s',
  },
  {
    told: (over: string, under: string) =>
      `The temperature of some water falls by ${over} in ${under}. The rate of cooling is calculated`,
    over: { low: 11, high: 19, by: 1, unit: '°C' },
    under: { low: 31, high: 59, by: 0.1, unit: 'min' },
    unit: '°C/min',
  },
] as const

core('figures-of-a-result', {
  facts: { difficulty: 2, objective: 'AO3' },
  values: random => {
    const of = random.pick(QUOTIENTS)
    const over = roundTo(random.int(of.over.low, of.over.high) * of.over.by, 2)
    const under = roundTo(random.int(of.under.low, of.under.high) * of.under.by, 2)
    const right = over / under
    const places = right < 10 ? 1 : 0
    const cut = Math.floor(right * 10 ** places) / 10 ** places
    const one = Number(figures(right, 1))
    const all = [roundTo(right, places), cut, one, roundTo(right, places + 3)]
    // Cutting off and one figure alone must both give another value.
    return right > 2 && new Set(all).size === 4 ? { of, over, under, right, places, cut, one } : null
  },
  make: ({ of, over, under, right, places, cut, one }) => ({
    stem: [
      `${of.told(quantity(over, of.over.unit, 2), quantity(under, of.under.unit, 2))} from these readings.`,
      `${of.told(quantity(over, of.over.unit, 2), quantity(under, of.under.unit, 2))} by a student.`,
    ],
    prompt: ['Which value should be written down?', 'Which value is given to a suitable number of figures?'],
    options: bySize({
      right: roundTo(right, places),
      wrong: [
        [cut, 'You cut the figures off; a next figure of 5 or more rounds up.'],
        [
          roundTo(right, places + 3),
          'You wrote more figures than the readings have; both have two significant figures.',
        ],
        [one, 'You rounded to one significant figure, but the readings have two.'],
      ],
      print: value => quantity(value, of.unit),
    }),
    solution: `${figures(over, 2)} ÷ ${figures(under, 2)} = ${plain(roundTo(right, places + 3))}. Both readings have two significant figures, so the result has two: ${quantity(right, of.unit, 2)}.`,
  }),
  verify: ({ over, under }) => Number(((over * 100) / (under * 100)).toPrecision(2)),
})

// --- Axes ---

const PLOTS = [
  { of: MEASURED.wire, how: 'The resistance *R* of several lengths *l* of a wire is measured.' },
  {
    of: MEASURED.cooling,
    how: 'The temperature *θ* of hot water is measured while it cools for a time *t*.',
  },
  { of: MEASURED.spring, how: 'The extension *e* of a spring is measured for several loads *L*.' },
  { of: MEASURED.pendulum, how: 'The period *T* of a pendulum is measured for several lengths *l*.' },
] as const

const AXES: Record<AxesKind, string | null> = {
  good: null,
  uneven: 'You chose a scale that is numbered with the readings: its steps are not even.',
  crowded: 'You chose a scale with which the points fill less than half of the grid.',
  awkward: 'You chose steps that are hard to divide; 1, 2 or 5 to a large square can be read.',
}

core('the-better-axes', {
  facts: { difficulty: 2, objective: 'AO3' },
  values: random => ({
    plot: random.pick(PLOTS),
    order: random.shuffle<AxesKind>(['good', 'uneven', 'crowded', 'awkward']),
  }),
  make: ({ plot, order }) => ({
    stem: [
      `${plot.how} Four students plot the same readings.`,
      `${plot.how} The diagram shows four ways to plot these readings.`,
      `${plot.how} The readings are plotted on four pairs of axes.`,
    ],
    figure: axesCompared('four-pairs-of-axes', plot.of, order, LETTERS),
    prompt: ['Which graph has the best scales?', 'On which graph are both scales well chosen?'],
    options: inThisOrder(Object.fromEntries(order.map((kind, at) => [LETTERS[at] ?? '', AXES[kind]]))),
    solution:
      'Good scales go up in even steps of 1, 2 or 5 (or 10, 20, 50 …) and let the points fill more than half of the grid both ways. A scale need not begin at zero.',
  }),
})

// --- Lines ---

const LINES: Record<LineKind, string | null> = {
  best: null,
  joined: 'You chose points that are joined one by one; a line of best fit is one line.',
  'one-sided': 'You chose a line that leaves nearly all points on one side.',
  origin:
    'You chose a line that is forced through the origin, although the trend of the points does not begin there.',
  straight: 'You chose a straight line, but the points lie on a curve.',
}

const SCATTERED = [
  {
    axes: { x: '*x* / cm', y: '*R* / Ω' },
    of: 'the resistance *R* of a lamp and a wire in series and the length *x* of the wire',
  },
  { axes: { x: '*L* / N', y: '*l* / cm' }, of: 'the length *l* of a spring and the load *L* on it' },
  {
    axes: { x: '*t* / s', y: '*θ* / °C' },
    of: 'the temperature *θ* of a metal block and the time *t* of heating',
  },
] as const

const BENT = [
  { axes: { x: '*V* / V', y: '*I* / A' }, of: 'the current *I* in a lamp and the p.d. *V* across it' },
  { axes: { x: '*t* / s', y: '*v* / m/s' }, of: 'the speed *v* of a paper cup and the time *t* of its fall' },
  {
    axes: { x: '*t* / s', y: '*V* / cm^{3}' },
    of: 'the volume *V* of water that has run out of a tank and the time *t*',
  },
] as const

core('the-line-of-best-fit', {
  facts: { difficulty: 3, objective: 'AO3' },
  values: random => {
    const bends = random.chance(0.5)
    const order = random.shuffle<LineKind>(['best', 'joined', 'one-sided', bends ? 'straight' : 'origin'])
    return { bends, of: random.pick(bends ? BENT : SCATTERED), order }
  },
  make: ({ bends, of, order }) => ({
    stem: [
      `A student measures ${of.of}. Four lines are drawn through the same points.`,
      `The points on each graph are readings of ${of.of}.`,
      `Readings of ${of.of} are plotted. The diagram shows four attempts to draw a line.`,
    ],
    figure: linesCompared('four-attempts', order, LETTERS, of.axes, bends),
    prompt: ['Which line is drawn best?', 'Which graph shows the line of best fit?'],
    options: inThisOrder(Object.fromEntries(order.map((kind, at) => [LETTERS[at] ?? '', LINES[kind]]))),
    solution: `These points lie close to ${bends ? 'a curve. The best line is one smooth curve' : 'a straight line. The best line is drawn with a ruler'}, with about as many points above it as below, and it follows their trend from end to end.`,
  }),
})

// --- Gradients and readings ---

type Read = LineOf & {
  how: string
  rate: string
  unit: string
  change: string
  at: string
  changed: string
  places: number
}

const POINTS = [
  [0.1, 0.6],
  [0.3, -0.7],
  [0.5, 0.4],
  [0.7, -0.5],
  [0.9, 0.6],
] as const

const LENGTHS: Omit<Read, 'start' | 'slope' | 'points'> = {
  how: 'The length *l* of a spring is measured for several loads *L*.',
  x: { label: '*L* / N', step: 1, max: 5 },
  y: { label: '*l* / cm', step: 5, max: 20 },
  parts: [5, 5],
  rate: 'cm/N',
  unit: 'cm',
  at: 'N',
  change: 'extension of the spring with a load of',
  changed: 'length without a load',
  places: 1,
}

const HEATING: Omit<Read, 'start' | 'slope' | 'points'> = {
  how: 'The temperature *θ* of some water is measured while a heater is on for a time *t*.',
  x: { label: '*t* / min', step: 2, max: 10 },
  y: { label: '*θ* / °C', min: 20, step: 10, max: 70 },
  parts: [4, 5],
  rate: '°C/min',
  unit: '°C',
  at: 'min',
  change: 'rise in temperature in the first',
  changed: 'temperature at the start',
  places: 0,
}

const FILLING: Omit<Read, 'start' | 'slope' | 'points'> = {
  how: 'A beaker stands on a balance. A volume *V* of a liquid is poured into it, and the reading *m* is taken.',
  x: { label: '*V* / cm^{3}', step: 20, max: 100 },
  y: { label: '*m* / g', step: 50, max: 200 },
  parts: [4, 5],
  rate: 'g/cm^3',
  unit: 'g',
  at: 'cm^3',
  change: 'mass of liquid with a volume of',
  changed: 'reading with the empty beaker',
  places: 0,
}

const GRADIENTS = [
  { of: LENGTHS, starts: [3, 4, 5], slopes: [2, 2.2, 2.4, 2.6, 2.8] },
  { of: HEATING, starts: [22, 24, 26], slopes: [3.2, 3.4, 3.6, 4.2] },
  { of: FILLING, starts: [40, 50, 60, 70], slopes: [0.8, 0.9, 1.1, 1.2] },
] as const

const withLine = (of: Omit<Read, 'start' | 'slope' | 'points'>, start: number, slope: number): Read => ({
  ...of,
  start,
  slope,
  points: POINTS.map(([x, off]) => [x * of.x.max, off] as const),
})

core('gradient-of-a-line', {
  facts: { difficulty: 4, objective: 'AO3' },
  values: random => {
    const { of, starts, slopes } = random.pick(GRADIENTS)
    const [start, right] = [random.pick(starts), random.pick(slopes)]
    const end = roundTo(start + right * of.x.max, 2)
    const print = (value: number) => figures(value, 2)
    const wrong = threeSlips(
      random,
      right,
      [
        [end / of.x.max, `You divided ${plain(end)} by ${of.x.max} and left out where the line begins.`],
        [of.x.max / (end - start), 'You divided the change across by the change upwards.'],
        [end - start, 'You gave the change upwards and did not divide it by the change across.'],
        [start, 'You read where the line meets the vertical axis, which is the intercept.'],
        [
          (2 * (end - start)) / of.x.max,
          'You took the change upwards of the whole line, but the change across of half of it.',
        ],
      ],
      print,
    )
    return wrong && { line: withLine(of, start, right), start, end, right, wrong }
  },
  make: ({ line, start, end, right, wrong }) => ({
    stem: [
      line.how,
      `${line.how} The line of best fit is drawn.`,
      `${line.how} The graph shows the readings and the line of best fit.`,
    ],
    figure: lineToRead('a-line-of-best-fit', line),
    prompt: ['What is the gradient of the line?', 'Which value is the gradient of the graph?'],
    options: numbers({ right, wrong, unit: line.rate, sigFigs: 2 }),
    solution: `Two points on the line, far apart: (0, ${start}) and (${line.x.max}, ${plain(end)}). Gradient = (${plain(end)} − ${start}) ÷ (${line.x.max} − 0) = ${quantity(right, line.rate, 2)}.`,
  }),
  // From two other points of the line, as a triangle inside the grid gives it.
  verify: ({ line }) => {
    const at = (x: number) => line.start + line.slope * x
    const [from, to] = [line.x.max * 0.2, line.x.max * 0.8]
    return (at(to) - at(from)) / (to - from)
  },
})

core('value-from-a-line', {
  facts: { difficulty: 3, objective: 'AO3' },
  values: random => {
    const { of, starts, slopes } = random.pick(GRADIENTS)
    const [start, slope] = [random.pick(starts), random.pick(slopes)]
    const squares = Math.round(of.x.max / of.x.step) * of.parts[0]
    const along = random.int(Math.ceil(squares * 0.4), squares - 2)
    const x = roundTo((along * of.x.step) / of.parts[0], 2)
    const read = roundTo(start + slope * x, 3)
    const half = of.y.step / of.parts[1] / 2
    // At a mark of the grid across, half-way or at a mark upwards, and not where a large square begins.
    if (along % of.parts[0] === 0 || roundTo(read / half, 6) % 1 !== 0) return null
    const right = roundTo(read - start, 2)
    const seen = (value: number) => roundTo(Math.round(value / half) * half, 2)
    const low = of.y.min ?? 0
    const wrong = threeSlips(
      random,
      right,
      [
        [read, `You read the line, but did not subtract the ${of.changed}.`],
        [start, `You gave the ${of.changed}.`],
        [
          seen(slope * Math.floor(along / of.parts[0]) * of.x.step),
          'You read the line at the numbered mark on the left of the value.',
        ],
        [
          seen(slope * Math.ceil(along / of.parts[0]) * of.x.step),
          'You read the line at the numbered mark on the right of the value.',
        ],
        [read - low, 'You subtracted the lowest number of the axis, not where the line begins.'],
        [read + start, `You added the ${of.changed}; a change is a difference.`],
      ],
      value => plain(value, of.places),
    )
    return wrong && { line: withLine(of, start, slope), x, read, right, wrong }
  },
  make: ({ line, x, read, right, wrong }) => ({
    stem: [
      line.how,
      `${line.how} The line of best fit is drawn.`,
      `${line.how} The graph shows the readings and the line of best fit.`,
    ],
    figure: lineToRead('a-line-to-read', line),
    prompt: [
      `Use the line. What is the ${line.change} ${quantity(x, line.at)}?`,
      `According to the graph, what is the ${line.change} ${quantity(x, line.at)}?`,
    ],
    options: bySize({ right, wrong, print: value => `${plain(value, line.places)}\u00a0${line.unit}` }),
    solution: `At ${quantity(x, line.at)} the line is at ${plain(read, line.places)} ${line.unit}. The ${line.changed} is read where the line meets the vertical axis: ${plain(line.start, line.places)} ${line.unit}. ${plain(read, line.places)} − ${plain(line.start, line.places)} = ${plain(right, line.places)} ${line.unit}.`,
  }),
  verify: ({ line, x }) => line.slope * x,
})

// --- Equal or not ---

const PAIRS = [
  {
    low: 140,
    high: 190,
    places: 1,
    unit: 'cm',
    told: (one: string, two: string) =>
      `The focal length of one lens is found by two methods. The results are ${one} and ${two}.`,
  },
  {
    low: 110,
    high: 180,
    places: 2,
    unit: 'N',
    told: (one: string, two: string) =>
      `The weight of a stone is found by balancing a metre rule, ${one}, and with a forcemeter, ${two}.`,
  },
  {
    low: 520,
    high: 960,
    places: 2,
    unit: 'Ω',
    told: (one: string, two: string) =>
      `The resistance of one resistor is measured with two pairs of meters. The results are ${one} and ${two}.`,
  },
  {
    low: 240,
    high: 290,
    places: 2,
    unit: 'g/cm^3',
    told: (one: string, two: string) =>
      `The density of glass is found with a measuring cylinder, ${one}, and with a displacement can, ${two}.`,
  },
] as const

core('equal-within-accuracy', {
  facts: { difficulty: 4, objective: 'AO3' },
  values: random => {
    const of = random.pick(PAIRS)
    const isEqual = random.chance(0.5)
    const one = random.int(of.low, of.high)
    const share = isEqual ? random.int(4, 8) : random.int(14, 22)
    const two = Math.round(one * (1 + share / 100))
    const gap = two - one
    // Clearly inside or outside of ten per cent of either value.
    if (isEqual ? gap > 0.085 * one : gap < 0.12 * two) return null
    const turned = random.chance(0.5)
    return { of, isEqual, one, two, gap, turned }
  },
  make: ({ of, isEqual, one, two, gap, turned }) => {
    const shown = (value: number) => quantity(value / 10 ** of.places, of.unit)
    const written = (value: number) =>
      quantity(value / 10 ** of.places, of.unit, of.places === 1 || value >= 100 ? 3 : 2)
    const [first, second] = turned ? [two, one] : [one, two]
    return {
      stem: of.told(written(first), written(second)),
      prompt: [
        'Are the results equal within the limits of experimental accuracy?',
        'Do the results agree within the limits of experimental accuracy?',
      ],
      right: isEqual
        ? `Yes, because the difference of ${shown(gap)} is less than 10%.`
        : `No, because the difference of ${shown(gap)} is more than 10%.`,
      wrong: {
        [isEqual
          ? `No, because the difference of ${shown(gap)} is more than 10%.`
          : `Yes, because the difference of ${shown(gap)} is less than 10%.`]:
          `You compared wrongly: 10% of ${written(one)} is ${quantity(one / 10 ** of.places / 10, of.unit, 2)}.`,
        'No, because two equal results must be the same number.':
          'You asked for the same number; readings are never so exact.',
        'Yes, because both have the same number of figures.':
          'You compared how the results are written, not how large they are.',
      },
      solution: `The difference is ${shown(gap)}. 10% of ${written(one)} is ${quantity(one / 10 ** of.places / 10, of.unit, 2)}. The difference is ${isEqual ? 'less, so the results are equal within the limits of experimental accuracy' : 'more, so the results are not equal within the limits of experimental accuracy'}.`,
    }
  },
  verify: ({ of, one, two }) => {
    const apart = Number((Math.abs(one - two) / 10 ** of.places).toFixed(of.places))
    const isNear = two / one < 1.1
    return `${isNear ? 'Yes' : 'No'}, because the difference of ${quantity(apart, of.unit)} is ${isNear ? 'less' : 'more'} than 10%.`
  },
})
