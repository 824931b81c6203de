import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { ascending, median, total } from '@/lib/figures/statistics/statistics'
import { stemsOf } from '@/lib/figures/statistics/stem-leaf'
import { stemWithLetters } from './drawings'

const { core, templates } = questionsOf('structured', 'E9.4')

export { templates }

/** Leaves of one stem, however they are set apart. */
const leavesCell = (blank: string, leaves: readonly number[]): TableCell => ({
  blank,
  answer: leaves.join(' '),
  accept: [leaves.join(', '), leaves.join(''), leaves.join('; ')],
  mode: 'exact',
  width: 'text',
  marks: 1,
})

const LISTS = [
  {
    unit: 'min',
    said: 'minutes',
    says: (n: number) => `${n} people say how many minutes they spent on a walk yesterday.`,
    over: (value: number) => `of these people walked for more than ${value} minutes`,
  },
  {
    unit: 'km',
    said: 'kilometres',
    says: (n: number) => `The lengths, in kilometres, of ${n} cycle routes are listed.`,
    over: (value: number) => `of these routes are longer than ${value} km`,
  },
  {
    unit: '',
    said: 'points',
    says: (n: number) => `${n} players score these points in a game.`,
    over: (value: number) => `of these players score more than ${value} points`,
  },
] as const

core('make-a-stem-and-leaf-diagram', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const n = random.pick([15, 16, 20])
    const data = Array.from({ length: n }, () => random.int(11, 49))
    const sizes = [1, 2, 3, 4].map(stem => data.filter(each => Math.floor(each / 10) === stem).length)
    const limit = random.pick([25, 30, 35])
    const share = (data.filter(each => each > limit).length / n) * 100
    const middle = median(data)
    const fine =
      Math.min(...sizes) >= 2 &&
      Math.max(...sizes) <= 6 &&
      Number.isInteger(share) &&
      !data.includes(limit) &&
      data.filter(each => each === middle).length <= 1
    return fine ? { kind: random.int(0, 2), data, limit } : null
  },
  make: ({ kind, data, limit }) => {
    const { unit, says, over } = LISTS[kind] ?? LISTS[0]
    const n = data.length
    const sorted = ascending(data)
    const stems = stemsOf(data)
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)]
    const above = data.filter(each => each > limit).length
    const share = (above / n) * 100
    const first = stems[0]?.leaves[0] ?? 0
    const half = n / 2
    const place =
      n % 2 === 1
        ? `value number ${(n + 1) / 2}: ${median(data)}`
        : `half way between values number ${half} and ${half + 1}, ${sorted[half - 1]} and ${sorted[half]}: ${plain(median(data))}`
    return {
      stem: `${says(n)}\n\n${data.join(', ')}`,
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO1',
          prompt: [
            'Complete the ordered stem-and-leaf diagram. Leave a space between the leaves.',
            'Show the data in an ordered stem-and-leaf diagram: write the leaves of each stem, with spaces between them.',
          ],
          head: ['Stem', `Leaves (key: 1 | ${first} represents ${quantity(10 + first, unit)})`],
          rows: stems.map(({ stem, leaves }, at) => [
            { text: String(stem) },
            at === 0 ? { text: leaves.join(' ') } : leavesCell(`stem ${stem}`, leaves),
          ]),
          scheme: stems.slice(1).map(({ stem, leaves }) => `B1 leaves of ${stem}: ${leaves.join(' ')}`),
          solution: `The stem is the tens digit and the leaf the units digit. Sort each row. A value that comes twice has two leaves. At the end, count them: there must be ${n} leaves.\n\n${stems.map(({ stem, leaves }) => `${stem} | ${leaves.join(' ')}`).join('\n\n')}`,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: ['Find the range.', 'Work out the range.'],
          scheme: [`B1 ${high - low}`],
          solution: `The last leaf minus the first one, with their stems: $${high} - ${low} = ${high - low}$.`,
          answer: high - low,
          unit,
        }),
        c: ask.number({
          sigFigs: 3,
          command: 'Find',
          objective: 'AO1',
          prompt: ['Find the median.', 'Use your diagram to find the median.'],
          scheme: [`B1 ${plain(median(data))}`],
          solution: `The median of ${n} values is ${place}.`,
          answer: median(data),
          unit,
        }),
        d: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: `What percentage ${over(limit)}?`,
          scheme: [`M1 $\\frac{${above}}{${n}} \\times 100$`, `A1 ${share}`],
          solution: `Count the leaves above ${limit}: ${above} of ${n}. $\\frac{${above}}{${n}} \\times 100 = ${share}$%.`,
          answer: share,
          unit: '%',
        }),
      },
    }
  },
  verify: ({ data, limit }) => {
    // Each value from 11 on, as often as it comes.
    const line: number[] = []
    for (let value = 11; value < 50; value += 1) {
      for (const each of data) if (each === value) line.push(value)
    }
    const n = line.length
    const far = line.findIndex(each => each > limit)
    return {
      b: (line[n - 1] ?? 0) - (line[0] ?? 0),
      c: ((line[Math.floor((n - 1) / 2)] ?? 0) + (line[Math.floor(n / 2)] ?? 0)) / 2,
      d: (100 * (n - far)) / n,
    }
  },
})

const HIDDEN = [
  {
    says: (n: number) =>
      `The ordered stem-and-leaf diagram shows the times, in minutes, that ${n} students spend on their homework. Two leaves are unknown, *p* and *q*.`,
    unit: 'min',
  },
  {
    says: (n: number) =>
      `The ordered stem-and-leaf diagram shows the masses, in kilograms, of ${n} suitcases. The leaves *p* and *q* cannot be read.`,
    unit: 'kg',
  },
  {
    says: (n: number) =>
      `The ordered stem-and-leaf diagram shows the ages, in years, of ${n} members of a choir. *p* and *q* stand for two digits.`,
    unit: 'years',
  },
] as const

core('missing-leaves', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const n = random.pick([10, 12])
    const data = ascending(Array.from({ length: n }, () => random.int(11, 48)))
    const stems = stemsOf(data)
    const half = n / 2
    const sizes = stems.map(({ leaves }) => leaves.length)
    const [left = 0, right = 0, last = 0, before = 0] = [data[half - 1], data[half], data[n - 1], data[n - 2]]
    const next = data[half + 1] ?? 0
    const sum = total(data)
    const fine =
      stems.length === 4 &&
      Math.min(...sizes) >= 2 &&
      Math.max(...sizes) <= 5 &&
      // The upper middle value is hidden: it lies in the row of its neighbours, and more than one digit would fit.
      Math.floor(right / 10) === Math.floor(next / 10) &&
      right - left >= 2 &&
      next - right >= 2 &&
      right % 10 >= 2 &&
      half + 1 < n - 1 &&
      last - before >= 2 &&
      last % 10 >= 2 &&
      last % 10 <= 8 &&
      sum % n !== 0 &&
      (sum * 10) % n === 0
    const able = data.filter((each, at) => at !== half && at !== n - 1 && (sum - each) % (n - 1) === 0)
    return fine && able.length > 0 ? { kind: random.int(0, 2), data, gone: random.pick(able) } : null
  },
  make: ({ kind, data, gone }) => {
    const { says, unit } = HIDDEN[kind] ?? HIDDEN[0]
    const n = data.length
    const half = n / 2
    const [left = 0, right = 0] = [data[half - 1], data[half]]
    const [first = 0, last = 0] = [data[0], data.at(-1)]
    const middle = (left + right) / 2
    let seen = 0
    const rows = stemsOf(data).map(({ stem, leaves }) => ({
      stem,
      leaves: leaves.map(leaf => {
        const at = seen
        seen += 1
        return at === half ? 'p' : at === n - 1 ? 'q' : leaf
      }),
    }))
    const sum = total(data)
    const rest = (sum - gone) / (n - 1)
    const key = `Key: ${rows[0]?.stem} | ${rows[0]?.leaves[0]} represents ${first} ${unit}`.trim()
    return {
      stem: `${says(n)} The range is ${quantity(last - first, unit)} and the median is ${quantity(middle, unit)}.`,
      figure: stemWithLetters(rows, key),
      parts: {
        a: ask.table({
          command: 'Find',
          objective: 'AO2',
          prompt: ['Find the values of *p* and *q*.', 'Work out the two missing leaves.'],
          head: ['*p*', '*q*'],
          rows: [
            [
              { blank: 'p', answer: right % 10, marks: 1 },
              { blank: 'q', answer: last % 10, marks: 1 },
            ],
          ],
          scheme: [`B1 ${right % 10} for *p*`, `B1 ${last % 10} for *q*`],
          solution: `Largest minus smallest is the range, so the largest value is $${first} + ${last - first} = ${last}$ and *q* is ${last % 10}.\n\nThe median of ${n} values is half way between values number ${half} and ${half + 1}. Value number ${half} is ${left}, so value number ${half + 1} is $2 \\times ${plain(middle)} - ${left} = ${right}$ and *p* is ${right % 10}.`,
        }),
        b: ask.number({
          sigFigs: 3,
          command: 'Work out',
          objective: 'AO1',
          prompt: ['Work out the mean of all the values.', 'Find the mean.'],
          scheme: [`M1 ${sum} ÷ ${n}, with their values`, `A1 ${plain(sum / n)}`],
          solution: `All ${n} values add up to ${sum}: $\\frac{${sum}}{${n}} = ${plain(sum / n)}$.`,
          answer: sum / n,
          unit,
        }),
        c: ask.number({
          command: 'Work out',
          lead: 'One of the values is left out.',
          prompt: `The mean of the other ${n - 1} values is ${quantity(rest, unit)}. Work out the value that is left out.`,
          scheme: [`M1 ${sum} − $${n - 1} \\times ${rest}$, with their total`, `A1 ${gone}`],
          solution: `The other ${n - 1} values have a total of $${n - 1} \\times ${rest} = ${(n - 1) * rest}$. The value is $${sum} - ${(n - 1) * rest} = ${gone}$.`,
          answer: gone,
          unit,
          follow: { from: 'b', formula: `${n}*x - ${(n - 1) * rest}` },
        }),
      },
    }
  },
  // A mean that grows value by value; the value left out lies as far from the rest as they moved the mean.
  verify: ({ data, gone }) => {
    const running = (list: readonly number[]) =>
      list.reduce((average, each, at) => average + (each - average) / (at + 1), 0)
    const others = [...data]
    others.splice(others.indexOf(gone), 1)
    const [all, left] = [running(data), running(others)]
    return { b: all, c: left + (all - left) * data.length }
  },
})
