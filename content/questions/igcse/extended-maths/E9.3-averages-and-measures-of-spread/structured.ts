import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { matchScheme } from '@/lib/exams/rising-scheme'
import { ascending, fiveNumbers, mean, median, total } from '@/lib/figures/statistics/statistics'
import { numberCell } from '../data-tables'
import { emptyCards, frequencyBars, stemFigure } from './drawings'

const { core, supplement, templates } = questionsOf('structured', 'E9.3')

export { templates }

const LISTS = [
  {
    from: 12,
    to: 34,
    unit: 'min',
    says: (n: number) => `Hana writes down the time, in minutes, that each of ${n} bus journeys takes.`,
  },
  {
    from: 3,
    to: 24,
    unit: '',
    says: (n: number) => `Omar counts the messages that he receives on each of ${n} days.`,
  },
  {
    from: 51,
    to: 69,
    unit: 'g',
    says: (n: number) => `A farmer weighs ${n} eggs. Their masses, in grams, are listed.`,
  },
] as const

core('averages-of-a-list', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { from, to } = LISTS[kind] ?? LISTS[0]
    const count = random.pick([8, 10])
    const all = Array.from({ length: to - from + 1 }, (_, at) => from + at)
    const different = random.sample(all, count - 1)
    const twice = different[0] ?? from
    const list = random.shuffle([...different, twice])
    const [average, middle] = [mean(list), median(list)]
    const fine =
      Number.isInteger(average * 2) && average !== middle && middle !== twice && list[0] !== Math.max(...list)
    return fine ? { kind, list, mode: twice } : null
  },
  make: ({ kind, list, mode }) => {
    const { unit, says } = LISTS[kind] ?? LISTS[0]
    const sorted = ascending(list)
    const half = list.length / 2
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)]
    const [one = 0, other = 0] = [sorted[half - 1], sorted[half]]
    return {
      stem: `${says(list.length)}\n\n${list.join(', ')}`,
      parts: {
        a: ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: ['Write down the mode.', 'Write down the mode of these numbers.'],
          scheme: [`B1 ${mode}`],
          solution: `Only ${mode} comes twice. It is the mode.`,
          answer: mode,
          unit,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: ['Find the range.', 'Work out the range.'],
          scheme: [`B1 ${high - low}`],
          solution: `Largest value minus smallest value: $${high} - ${low} = ${high - low}$.`,
          answer: high - low,
          unit,
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: ['Find the median.', 'Work out the median.'],
          scheme: [
            `M1 the numbers in order, at least the middle two: ${one} and ${other}`,
            `A1 ${plain((one + other) / 2)}`,
          ],
          solution: `In order: ${sorted.join(', ')}.\n\nThere are ${list.length} values, so the median is half way between the two in the middle: $\\frac{${one} + ${other}}{2} = ${plain((one + other) / 2)}$.`,
          answer: (one + other) / 2,
          unit,
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Work out the mean.', 'Calculate the mean.'],
          scheme: [`M1 ${total(list)} ÷ ${list.length}`, `A1 ${plain(mean(list))}`],
          solution: `The numbers add up to ${total(list)}: $\\frac{${total(list)}}{${list.length}} = ${plain(mean(list))}$.`,
          answer: mean(list),
          unit,
        }),
      },
    }
  },
  verify: ({ list }) => {
    let [sum, low, high] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const each of list) {
      sum += each
      low = Math.min(low, each)
      high = Math.max(high, each)
    }
    // Values with as many below them as above: the middle two.
    const middle = list.filter(each => {
      const below = list.filter(other => other < each).length
      const above = list.filter(other => other > each).length
      return below <= list.length / 2 && above <= list.length / 2
    })
    const often = list.find((each, at) => list.indexOf(each) !== at) ?? 0
    return {
      a: often,
      b: high - low,
      c: (Math.min(...middle) + Math.max(...middle)) / 2,
      d: sum / list.length,
    }
  },
})

const FIVES = [
  {
    unit: '',
    says: 'There is a whole number on each of five cards. The cards are put in order, with the smallest number first.',
    add: 'A sixth card is added.',
    asks: 'the number on the sixth card',
  },
  {
    unit: 'years',
    says: 'Five cousins write their ages, in whole years, on cards. The cards are put in order, with the youngest first.',
    add: 'Another cousin joins them with a card.',
    asks: 'the age of this cousin',
  },
  {
    unit: 'kg',
    says: 'The masses of five parcels, each a whole number of kilograms, are written on cards. The cards are put in order, with the smallest mass first.',
    add: 'There is a sixth parcel.',
    asks: 'the mass of the sixth parcel',
  },
] as const

core('five-numbers-from-averages', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const p = random.int(3, 11)
    const q = p + random.int(1, 5)
    const r = q + random.int(1, 5)
    const s = r + random.int(1, 5)
    const average = (2 * p + q + r + s) / 5
    const up = random.int(1, 2)
    return Number.isInteger(average) && average !== q
      ? { p, q, r, s, average, up, kind: random.int(0, 2) }
      : null
  },
  make: ({ p, q, r, s, average, up, kind }) => {
    const { unit, says, add, asks } = FIVES[kind] ?? FIVES[0]
    const letters = ['A', 'B', 'C', 'D', 'E']
    const sixth = 6 * (average + up) - 5 * average
    return {
      stem: `${says}\n\n- The mode is ${p}.\n- The median is ${q}.\n- The range is ${s - p}.\n- The mean is ${average}.`,
      figure: emptyCards(letters),
      parts: {
        a: ask.table({
          command: 'Find',
          objective: 'AO2',
          prompt: [
            'Find the number on each card.',
            'Find the five numbers.',
            'Work out the number that belongs on each card.',
          ],
          head: letters,
          rows: [
            [
              numberCell('A', p, { marks: 0 }),
              numberCell('B', p),
              numberCell('C', q),
              numberCell('D', r, {
                follow: {
                  from: [{ cell: 'A' }, { cell: 'B' }, { cell: 'C' }, { cell: 'E' }],
                  formula: `${5 * average} - a - b - c - d`,
                },
              }),
              numberCell('E', s, { follow: { from: [{ cell: 'A' }], formula: `a + ${s - p}` } }),
            ],
          ],
          scheme: [
            `B1 ${p} and ${p} for *A* and *B*`,
            `B1 ${q} for *C*`,
            `B1 ${r} for *D*, or their numbers with a total of ${5 * average}`,
            `B1 ${s} for *E*, or their *A* + ${s - p}`,
          ],
          solution: `The third of five numbers is the median: *C* is ${q}. The mode ${p} is less than ${q}, and it comes at least twice, so *A* and *B* are both ${p}.\n\nThe range gives the largest: $${p} + ${s - p} = ${s}$.\n\nThe total is $5 \\times ${average} = ${5 * average}$, so *D* is $${5 * average} - ${p} - ${p} - ${q} - ${s} = ${r}$.`,
        }),
        b: ask.number({
          command: 'Work out',
          lead: add,
          prompt: `The mean of all six numbers is ${average + up}. Work out ${asks}.`,
          scheme: [`M1 $6 \\times ${average + up} - ${5 * average}$`, `A1 ${sixth}`],
          solution: `Six numbers with a mean of ${average + up} have a total of $6 \\times ${average + up} = ${6 * (average + up)}$. The first five have a total of ${5 * average}. So the sixth is $${6 * (average + up)} - ${5 * average} = ${sixth}$.`,
          answer: sixth,
          unit,
        }),
      },
    }
  },
  // The sixth lies above the old mean by six times the rise of the mean.
  verify: ({ average, up }) => ({ b: average + 6 * up }),
})

const COUNTS = [
  {
    label: 'Number of goals',
    of: 'matches',
    says: 'A hockey team writes down the number of goals it scores in each match of a season. The bar chart shows the results.',
  },
  {
    label: 'Number of children',
    of: 'families',
    says: 'Ravi asks some families how many children they have. The bar chart shows the results.',
  },
  {
    label: 'Number of spelling mistakes',
    of: 'essays',
    says: 'A teacher counts the spelling mistakes in some essays. The bar chart shows the results.',
  },
] as const

core('averages-from-a-frequency-chart', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const frequencies = Array.from({ length: 5 }, () => random.int(1, 9))
    const first = kind === 1 ? 1 : 0
    const n = total(frequencies)
    const sum = total(frequencies.map((each, at) => each * (at + first)))
    const most = Math.max(...frequencies)
    const single = frequencies.filter(each => each === most).length === 1
    const list = frequencies.flatMap((each, at) => Array(each).fill(at + first) as number[])
    const middle = median(list)
    const fine =
      [20, 25, 30].includes(n) &&
      Number.isInteger((sum * 10) / n) &&
      single &&
      middle !== frequencies.indexOf(most) + first &&
      middle !== sum / n &&
      middle !== 2 + first &&
      Number.isInteger(middle)
    return fine ? { kind, frequencies, first } : null
  },
  make: ({ kind, frequencies, first }) => {
    const { label, of, says } = COUNTS[kind] ?? COUNTS[0]
    const values = frequencies.map((_, at) => at + first)
    const n = total(frequencies)
    const products = frequencies.map((each, at) => each * (at + first))
    const sum = total(products)
    const mode = values[frequencies.indexOf(Math.max(...frequencies))] ?? 0
    const list = frequencies.flatMap((each, at) => Array(each).fill(at + first) as number[])
    const place =
      n % 2 === 1 ? `the ${(n + 1) / 2}th value` : `half way between values ${n / 2} and ${n / 2 + 1}`
    return {
      stem: says,
      figure: frequencyBars(label, values, frequencies),
      parts: {
        a: ask.number({
          command: 'Write down',
          objective: 'AO1',
          prompt: ['Write down the mode.', `Write down the modal ${label.toLowerCase()}.`],
          scheme: [`B1 ${mode}`],
          solution: `The tallest bar stands at ${mode}.`,
          answer: mode,
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: [`Work out how many ${of} there are altogether.`, `Find the total number of ${of}.`],
          scheme: [`B1 ${n}`],
          solution: `Add the heights of the bars: $${frequencies.join(' + ')} = ${n}$.`,
          answer: n,
        }),
        c: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: ['Find the median.', `Find the median ${label.toLowerCase()}.`],
          scheme: [`B1 ${median(list)}`],
          solution: `With ${n} values the median is ${place}. Count through the bars from the left: it lies in the bar at ${median(list)}.`,
          answer: median(list),
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Work out the mean.', `Work out the mean ${label.toLowerCase()}.`],
          scheme: [
            `M1 $${products.join(' + ')}$, or at least three of these products`,
            `M1 $${sum} \\div ${n}$, with their total of (b)`,
            `A1 ${plain(sum / n)}`,
          ],
          solution: `Multiply each value by its frequency and add: $${products.join(' + ')} = ${sum}$.\n\nDivide by the number of ${of}: $\\frac{${sum}}{${n}} = ${plain(sum / n)}$.`,
          answer: sum / n,
          follow: { from: 'b', formula: `${sum}/x` },
        }),
      },
    }
  },
  verify: ({ frequencies, first }) => {
    const list: number[] = []
    frequencies.forEach((each, at) => {
      for (let times = 0; times < each; times += 1) list.push(at + first)
    })
    const half = list.length / 2
    const ends = [list[Math.ceil(half) - 1] ?? 0, list[Math.floor(half)] ?? 0]
    let best = 0
    frequencies.forEach((each, at) => {
      if (each > (frequencies[best] ?? 0)) best = at
    })
    return {
      a: best + first,
      b: list.length,
      c: ((ends[0] ?? 0) + (ends[1] ?? 0)) / 2,
      d: list.reduce((sum, each) => sum + each / list.length, 0),
    }
  },
})

const STEMS = [
  { from: 21, to: 59, unit: '', says: (n: number) => `the marks of ${n} students in a test` },
  {
    from: 14,
    to: 49,
    unit: 's',
    says: (n: number) => `the times, in seconds, that ${n} people take to solve a puzzle`,
  },
  {
    from: 32,
    to: 68,
    unit: 'cm',
    says: (n: number) => `the lengths, in centimetres, of ${n} fish in a lake`,
  },
] as const

const CHANGES = ['top', 'bottom', 'all'] as const
const EFFECTS = {
  top: ['increases', 'stays the same', 'increases', 'stays the same'],
  bottom: ['decreases', 'stays the same', 'increases', 'stays the same'],
  all: ['increases', 'increases', 'stays the same', 'stays the same'],
} as const

supplement('quartiles-of-ordered-data', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { from, to } = STEMS[kind] ?? STEMS[0]
    const n = random.pick([11, 15, 19])
    const data = ascending(Array.from({ length: n }, () => random.int(from, to)))
    const { lowest, lower, median: middle, upper, highest } = fiveNumbers(data)
    const stems = new Set(data.map(each => Math.floor(each / 10))).size
    const spread = upper - lower >= 9 && middle - lower >= 3 && upper - middle >= 3
    const busy = Math.max(
      ...[1, 2, 3, 4, 5, 6].map(s => data.filter(each => Math.floor(each / 10) === s).length),
    )
    return spread && stems >= 4 && busy <= 7 && lower > lowest + 2 && upper < highest - 2
      ? { kind, data, change: random.pick(CHANGES), by: random.int(2, 6) }
      : null
  },
  make: ({ kind, data, change, by }) => {
    const { unit, says } = STEMS[kind] ?? STEMS[0]
    const n = data.length
    const five = fiveNumbers(data)
    const quarter = (n + 1) / 4
    const effects = EFFECTS[change]
    const what = {
      top: `The largest value was read wrongly. It should be ${by} more.`,
      bottom: `The smallest value was read wrongly. It should be ${by} less.`,
      all: `All the values were read wrongly. Each of them should be ${by} more.`,
    }[change]
    const why = {
      top: 'Only the largest value moves up. The middle value and the quartiles stay where they are, so the median and the interquartile range do not change. The total grows, and with it the mean. The range grows as well.',
      bottom:
        'Only the smallest value moves down. The middle value and the quartiles stay where they are, so the median and the interquartile range do not change. The total becomes smaller, and with it the mean. The largest value is now further from the smallest: the range grows.',
      all: `Every value moves up by ${by}, so the mean and the median do as well. The distances between values stay the same, so both measures of spread do not change.`,
    }[change]
    const ITEMS = ['the mean', 'the median', 'the range', 'the interquartile range']
    return {
      stem: `The stem-and-leaf diagram shows ${says(n)}.`,
      figure: stemFigure('A stem-and-leaf diagram', data, unit),
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: ['Find the median.', 'Write down the median.'],
          scheme: [`B1 ${five.median}`],
          solution: `There are ${n} values, so the median is value number ${(n + 1) / 2} in order: ${five.median}.`,
          answer: five.median,
          unit,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: ['Find the lower quartile.', 'Write down the lower quartile.'],
          scheme: [`B1 ${five.lower}`],
          solution: `${(n - 1) / 2} values lie below the median. The lower quartile is the middle one of them, value number ${quarter}: ${five.lower}.`,
          answer: five.lower,
          unit,
        }),
        c: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Work out the interquartile range.', 'Find the interquartile range.'],
          scheme: [`M1 ${five.upper} for the upper quartile`, `A1 ${five.upper - five.lower}`],
          solution: `The upper quartile is the middle one of the ${(n - 1) / 2} values above the median, value number ${3 * quarter}: ${five.upper}.\n\nInterquartile range $= ${five.upper} - ${five.lower} = ${five.upper - five.lower}$.`,
          answer: five.upper - five.lower,
          unit,
          follow: { from: 'b', formula: `${five.upper} - x` },
        }),
        d: ask.match({
          command: 'Complete',
          objective: 'AO2',
          lead: what,
          prompt: 'For each measure, choose what happens to it when this is put right.',
          items: ITEMS.map(text => ({ id: text, text })),
          targets: ['increases', 'decreases', 'stays the same'].map(text => ({ id: text, text })),
          answer: Object.fromEntries(ITEMS.map((item, at) => [item, effects[at] ?? ''])),
          scheme: matchScheme(4, 2),
          solution: why,
        }),
      },
    }
  },
  verify: ({ data }) => {
    // The value that has a given number of others before it, found by counting.
    const ranked = (place: number) =>
      data.find(each => {
        const before = data.filter(other => other < each).length
        const same = data.filter(other => other === each).length
        return before < place && place <= before + same
      }) ?? 0
    const n = data.length
    return {
      a: ranked((n + 1) / 2),
      b: ranked((n + 1) / 4),
      c: ranked((3 * (n + 1)) / 4) - ranked((n + 1) / 4),
    }
  },
})
