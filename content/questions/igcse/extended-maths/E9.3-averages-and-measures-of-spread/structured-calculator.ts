import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, plain, quantity } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'
import { median, total } from '@/lib/figures/statistics/statistics'

const { core, templates } = questionsOf('structured', 'E9.3', { calculator: 'needed' })

export { templates }

const TEAMS = [
  {
    what: 'mass',
    unit: 'kg',
    groups: ['forwards', 'backs'],
    at: [92, 101, 80, 89],
    alone: [78, 108],
    team: 'The rugby squad of a school',
    one: 'player',
    leaves: 'One of the players leaves the squad.',
  },
  {
    what: 'time',
    unit: 's',
    groups: ['seniors', 'juniors'],
    at: [61, 67, 68, 76],
    alone: [57, 80],
    team: 'A group of runners',
    one: 'runner',
    leaves: 'One of the runners is disqualified, and his time no longer counts.',
  },
  {
    what: 'mark',
    unit: '',
    groups: ['girls', 'boys'],
    at: [58, 74, 52, 70],
    alone: [31, 92],
    team: 'A class',
    one: 'student',
    leaves: 'One of the students moves to another school, and her mark no longer counts.',
  },
] as const

core('mean-after-a-change', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { at, alone } = TEAMS[kind] ?? TEAMS[0]
    const [n, m] = [random.int(7, 16), random.int(7, 16)]
    const one = random.step(at[0], at[1], 0.5)
    const other = random.step(at[2], at[3], 0.5)
    const sum = n * one + m * other
    const gone = random.int(alone[0], alone[1])
    const left = (sum - gone) / (n + m - 1)
    const fine =
      n !== m &&
      Number.isInteger(sum) &&
      Number.isInteger(clean(left * 10)) &&
      Math.abs(one - other) > 3 &&
      Math.abs(gone - sum / (n + m)) > 5
    return fine ? { kind, n, m, one, other, gone, left: clean(left) } : null
  },
  make: ({ kind, n, m, one, other, gone, left }) => {
    const { what, unit, groups, team, one: person, leaves } = TEAMS[kind] ?? TEAMS[0]
    const [first, second] = [n * one, m * other]
    const sum = first + second
    return {
      stem: `${team} consists of ${n} ${groups[0]} and ${m} ${groups[1]}. The mean ${what} of the ${groups[0]} is ${quantity(one, unit)}. The mean ${what} of the ${groups[1]} is ${quantity(other, unit)}.`,
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            `Calculate the mean ${what} of all ${n + m} ${person}s.`,
            `Work out the mean ${what} of the whole group.`,
          ],
          scheme: [
            `M1 $${n} \\times ${one}$ or $${m} \\times ${other}$`,
            `M1 $\\frac{${n} \\times ${one} + ${m} \\times ${other}}{${n + m}}$`,
            `A1 ${figures(sum / (n + m), 3)}`,
          ],
          solution: `A mean times the number of values is their total: $${n} \\times ${one} = ${plain(first)}$ and $${m} \\times ${other} = ${plain(second)}$.\n\nMean of all $= \\frac{${plain(first)} + ${plain(second)}}{${n} + ${m}} = \\frac{${plain(sum)}}{${n + m}} = ${figures(sum / (n + m), 3)}$.`,
          answer: sum / (n + m),
          unit,
        }),
        b: ask.number({
          command: 'Calculate',
          lead: leaves,
          prompt: `The mean ${what} of the remaining ${n + m - 1} ${person}s is ${quantity(left, unit)}. Calculate the ${what} of this ${person}.`,
          scheme: [
            `M1 $${n + m - 1} \\times ${left}$`,
            `M1 ${plain(sum)} − their ${plain(sum - gone)}`,
            `A1 ${gone}`,
          ],
          solution: `The remaining ${n + m - 1} have a total of $${n + m - 1} \\times ${left} = ${plain(sum - gone)}$.\n\nThe difference of the totals belongs to the one who is gone: $${plain(sum)} - ${plain(sum - gone)} = ${gone}$.`,
          answer: gone,
          unit,
        }),
      },
    }
  },
  // By distances from the means instead of totals.
  verify: ({ n, m, one, other, left }) => {
    const all = one + ((other - one) * m) / (n + m)
    return { a: all, b: left + (all - left) * (n + m) }
  },
})

const AFFECTED = judged(
  'the median, because the mean is affected by one value that is much greater than the others',
  `
  reject mean ...(no median/not/affect*/distort*/rais*/pull*).. best/suitable/better/appropriate/representative
  reject mean because/since/as, without median
  reject range
  reject mean because, without median/affect*/distort*/skew*/rais*/pull*/inflate*/high/large/big/great
  accept median/mean, outlier/extreme/anomaly/anomalous/unusual
  accept outlier/extreme/anomaly/anomalous
  accept mean ... affect*/distort*/rais*/skew*/influence*/pull*/inflate*
  accept affect*/distort*/rais*/skew*/pull*/inflate* ... mean
  accept median ... not affect*/influence*/distort*
  accept mean ...(no low/small/median).. too/so/very/much big/high/large/great
  accept one/single ... much/very/far/so/too high/large/great/big/more
  accept most/nearly/almost ... less/below/under ... mean
  unsure median
  earns: the median, because one value is much higher than the others
  earns: The median as the mean is affected by the extreme value
  earns: the median because the mean is distorted by an outleir
  earns: median, it is not affected by the very large value
  misses: the mean because it uses all values
  misses: the mean because of the outlier
  misses: the range because it is the spread
  misses: the mean because one person has much more
  misses: the mode`,
)

const EXTREMES = [
  {
    says: 'The table shows the salaries of everyone who works for a small firm.',
    head: ['Salary', 'Number of people'],
    unit: '$',
    low: [22_000, 26_000, 1000],
    step: [3000, 6000, 1000],
    top: [110_000, 190_000, 10_000],
    of: 'salary',
  },
  {
    says: 'The table shows the prices of all the houses that were sold in a village last year.',
    head: ['Price', 'Number of houses'],
    unit: '$',
    low: [130_000, 160_000, 5000],
    step: [20_000, 40_000, 5000],
    top: [800_000, 1_400_000, 50_000],
    of: 'price',
  },
  {
    says: 'The table shows how long some patients waited in a clinic.',
    head: ['Waiting time', 'Number of patients'],
    unit: 'min',
    low: [4, 9, 1],
    step: [3, 6, 1],
    top: [95, 160, 5],
    of: 'waiting time',
  },
] as const

core('most-suitable-average', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { low, step, top } = EXTREMES[kind] ?? EXTREMES[0]
    const first = random.step(low[0], low[1], low[2])
    const second = first + random.step(step[0], step[1], step[2])
    const third = second + random.step(step[0], step[1], step[2])
    const values = [first, second, third, random.step(top[0], top[1], top[2])]
    const counts = [random.int(2, 5), random.int(3, 6), random.int(2, 5), 1]
    const list = counts.flatMap((count, at) => Array(count).fill(values[at] ?? 0) as number[])
    const sum = total(list)
    const fine = median(list) === second && sum / list.length > third && (counts[1] ?? 0) * 2 < list.length
    return fine ? { kind, values, counts } : null
  },
  make: ({ kind, values, counts }) => {
    const { says, head, unit, of } = EXTREMES[kind] ?? EXTREMES[0]
    const n = total(counts)
    const products = values.map((each, at) => each * (counts[at] ?? 0))
    const sum = total(products)
    const average = sum / n
    const middle = values[1] ?? 0
    const place =
      n % 2 === 1 ? `value number ${(n + 1) / 2}` : `half way between values number ${n / 2} and ${n / 2 + 1}`
    const said = unit === '$' ? money(Math.round(average)) : quantity(average, unit, 3)
    return {
      stem: says,
      table: {
        head: [...head],
        rows: values.map((each, at) => [quantity(each, unit), String(counts[at] ?? 0)]),
      },
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          objective: 'AO1',
          prompt: [`Calculate the mean ${of}.`, 'Calculate the mean.'],
          scheme: [
            `M1 at least three of the products ${products.map(each => plain(each)).join(', ')}`,
            `M1 ${plain(sum)} ÷ ${n}`,
            `A1 ${said}`,
          ],
          solution: `Multiply each value by its frequency and add: ${products.map(each => plain(each)).join(' + ')} = ${plain(sum)}. There are ${n} values: ${plain(sum)} ÷ ${n} = ${said}.`,
          answer: average,
          unit,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: [`Find the median ${of}.`, 'Find the median.'],
          scheme: [`B1 ${quantity(middle, unit)}`],
          solution: `With ${n} values in order, the median is ${place}. The first ${counts[0]} are ${quantity(values[0] ?? 0, unit)}, the next ${counts[1]} are ${quantity(middle, unit)}: the median is one of these.`,
          answer: middle,
          unit,
        }),
        c: ask.written({
          command: 'State',
          objective: 'AO2',
          prompt: [
            'State whether the mean or the median describes these data better, and give a reason.',
            `Which describes a typical ${of} better, the mean or the median? Give a reason.`,
          ],
          lines: 2,
          scheme: [AFFECTED],
          modelAnswer:
            'The median, because the mean is affected by one value that is much greater than the others.',
          solution: `The mean, ${said}, is greater than all the values but one. The single very large value pulls it up. The median does not depend on how large that value is.`,
        }),
      },
    }
  },
  verify: ({ values, counts }) => {
    let [sum, n] = [0, 0]
    const line: number[] = []
    values.forEach((value, at) => {
      for (let k = 0; k < (counts[at] ?? 0); k += 1) {
        line.push(value)
        sum += value
        n += 1
      }
    })
    return { a: sum / n, b: ((line[Math.floor((n - 1) / 2)] ?? 0) + (line[Math.ceil((n - 1) / 2)] ?? 0)) / 2 }
  },
})
