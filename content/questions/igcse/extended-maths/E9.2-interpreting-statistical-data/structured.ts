import { ask } from '@/lib/exams/authoring/ask'
import { frac } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { ascending, fiveNumbers, median, total } from '@/lib/figures/statistics/statistics'
import { numberCell, pickCell } from '../data-tables'
import { backToBack, dualBars } from './drawings'
import { greaterAverage, greaterSpread, ONE_VALUE } from './points'

const { core, supplement, templates } = questionsOf('structured', 'E9.2')

export { templates }

const FULL: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
}

const DUALS = [
  {
    title: 'Books borrowed by two classes',
    categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    names: ['Class A', 'Class B'],
    yLabel: 'Number of books',
    says: 'The bar chart shows how many books two classes borrow from a library on each day of a week.',
    things: 'books',
    each: 'day',
    part: (name: string, category: string) =>
      `of the books that ${name} borrows are borrowed on ${FULL[category] ?? category}`,
  },
  {
    title: 'Bicycles sold by two shops',
    categories: ['May', 'Jun', 'Jul', 'Aug', 'Sep'],
    names: ['Shop P', 'Shop Q'],
    yLabel: 'Bicycles sold',
    says: 'The bar chart shows how many bicycles two shops sell in each of five months.',
    things: 'bicycles',
    each: 'month',
    part: (name: string, category: string) =>
      `of the bicycles that ${name} sells are sold in ${FULL[category] ?? category}`,
  },
  {
    title: 'Sports chosen by two year groups',
    categories: ['Tennis', 'Hockey', 'Judo', 'Rowing'],
    names: ['Year 10', 'Year 11'],
    yLabel: 'Number of students',
    says: 'Each student of two year groups chooses one sport. The bar chart shows how many students choose each sport.',
    things: 'students',
    each: 'sport',
    part: (name: string, category: string) => `of the students in ${name} choose ${category.toLowerCase()}`,
  },
] as const

core('read-a-dual-bar-chart', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { categories } = DUALS[kind] ?? DUALS[0]
    const draw = () => categories.map(() => 2 * random.int(2, 14))
    const [one, other] = [draw(), draw()]
    const gaps = one.map((each, at) => Math.abs(each - (other[at] ?? 0)))
    const widest = Math.max(...gaps)
    const wide = gaps.indexOf(widest)
    const single = gaps.filter(gap => gap > widest - 4).length === 1
    const asked = random.int(0, categories.length - 1)
    const [n, m] = [total(one), total(other)]
    const share = (one[asked] ?? 0) / n
    const tidy = [2, 3, 4, 5, 6, 7, 8, 9, 10].some(below =>
      Number.isInteger(Math.round(share * below * 1e6) / 1e6),
    )
    return single && n - m >= 4 && Math.max(...one, ...other) > 20 && tidy
      ? { kind, one, other, wide, asked }
      : null
  },
  make: ({ kind, one, other, wide, asked }) => {
    const { title, categories, names, yLabel, says, things, each, part } = DUALS[kind] ?? DUALS[0]
    const [n, m] = [total(one), total(other)]
    const [first, second] = names
    const count = one[asked] ?? 0
    return {
      stem: says,
      figure: dualBars(
        title,
        categories,
        [
          { name: first, values: one },
          { name: second, values: other },
        ],
        yLabel,
      ),
      parts: {
        a: ask.table({
          command: 'Write down',
          objective: 'AO1',
          prompt: [
            `Write down the ${each} for which the numbers of ${first} and ${second} differ most.`,
            `For which ${each} is the difference between ${first} and ${second} greatest?`,
          ],
          head: [`The ${each} with the greatest difference`],
          rows: [[pickCell('greatest', categories[wide] ?? '', categories, { inOrder: true })]],
          scheme: [`B1 ${categories[wide]}`],
          solution: `Compare the two bars of each ${each}. For ${categories[wide]} they are ${one[wide]} and ${other[wide]}: a difference of ${Math.abs((one[wide] ?? 0) - (other[wide] ?? 0))}, greater than all others.`,
        }),
        b: ask.number({
          command: 'Work out',
          objective: 'AO1',
          prompt: [
            `Work out how many more ${things} there are altogether for ${first} than for ${second}.`,
            `The total number of ${things} is greater for ${first} than for ${second}. Work out the difference.`,
          ],
          scheme: [`M1 ${n} or ${m}`, `A1 ${n - m}`],
          solution: `${first}: $${one.join(' + ')} = ${n}$. ${second}: $${other.join(' + ')} = ${m}$. The difference is $${n} - ${m} = ${n - m}$.`,
          answer: n - m,
        }),
        c: ask.fraction({
          command: 'Find',
          prompt: `What fraction ${part(first, categories[asked] ?? '')}? Give your answer in its simplest form.`,
          scheme: [`M1 $\\frac{${count}}{${n}}$, with their total`, `A1 $${frac(count, n)}$`],
          solution: `${count} of ${n}: $\\frac{${count}}{${n}} = ${frac(count, n)}$.`,
          answer: count / n,
        }),
      },
    }
  },
  verify: ({ one, other, asked }) => {
    let [more, all] = [0, 0]
    one.forEach((each, at) => {
      more += each - (other[at] ?? 0)
      all += each
    })
    return { b: more, c: 1 / (all / (one[asked] ?? 1)) }
  },
})

const PAIRS = [
  {
    names: ['Lions', 'Tigers'],
    what: 'scores',
    unit: 'points',
    says: 'The back-to-back stem-and-leaf diagram shows the points that the players of two teams, the Lions and the Tigers, score in a tournament.',
  },
  {
    names: ['girls', 'boys'],
    what: 'times',
    unit: 'min',
    says: 'Some girls and boys are asked how many minutes they spent on reading yesterday. The back-to-back stem-and-leaf diagram shows their answers.',
  },
  {
    names: ['seniors', 'juniors'],
    what: 'distances',
    unit: 'm',
    says: 'The senior and the junior members of a sports club throw a javelin. The back-to-back stem-and-leaf diagram shows their distances, in metres.',
  },
] as const

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

core('compare-two-sets-of-data', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const list = (n: number, from: number, to: number) =>
      ascending(Array.from({ length: n }, () => random.int(from, to)))
    const [n, m] = [random.pick([7, 9, 11]), random.pick([7, 9, 11])]
    const one = list(n, random.pick([11, 21]), random.pick([46, 58]))
    const other = list(m, random.pick([11, 21]), random.pick([46, 58]))
    const busy = Math.max(
      ...[one, other].flatMap(data =>
        [1, 2, 3, 4, 5].map(stem => data.filter(each => Math.floor(each / 10) === stem).length),
      ),
    )
    const spread = (data: readonly number[]) => (data.at(-1) ?? 0) - (data[0] ?? 0)
    const fine =
      busy <= 5 &&
      Math.abs(median(one) - median(other)) >= 5 &&
      Math.abs(spread(one) - spread(other)) >= 6 &&
      spread(one) >= 20 &&
      spread(other) >= 20
    return fine ? { kind: random.int(0, 2), one, other } : null
  },
  make: ({ kind, one, other }) => {
    const { names, what, unit, says } = PAIRS[kind] ?? PAIRS[0]
    const [first, second] = names
    const [m1, m2] = [median(one), median(other)]
    const spread = (data: readonly number[]) => (data.at(-1) ?? 0) - (data[0] ?? 0)
    const [r1, r2] = [spread(one), spread(other)]
    const [high, low] = m1 > m2 ? [first, second] : [second, first]
    const [wide, narrow] = r1 > r2 ? [first, second] : [second, first]
    return {
      stem: says,
      figure: backToBack([capital(first), capital(second)], one, other, unit),
      parts: {
        a: ask.table({
          command: 'Complete',
          objective: 'AO1',
          prompt: ['Complete the table.', 'Find the median and the range of each group. Complete the table.'],
          head: ['', capital(first), capital(second)],
          rows: [
            [{ text: 'Median' }, numberCell('first median', m1), numberCell('second median', m2)],
            [{ text: 'Range' }, numberCell('first range', r1), numberCell('second range', r2)],
          ],
          scheme: [
            `B1 ${m1} for the median of the ${first}`,
            `B1 ${m2} for the median of the ${second}`,
            `B1 ${r1} for the range of the ${first}`,
            `B1 ${r2} for the range of the ${second}`,
          ],
          solution: `There are ${one.length} ${first}, so their median is value number ${(one.length + 1) / 2}: ${m1}. Read the leaves on the left from the middle outwards. The range is $${one.at(-1)} - ${one[0]} = ${r1}$.\n\nOf the ${other.length} ${second} the median is value number ${(other.length + 1) / 2}: ${m2}. The range is $${other.at(-1)} - ${other[0]} = ${r2}$.`,
        }),
        b: ask.written({
          command: 'Describe',
          objective: 'AO2',
          prompt: [
            `Use the medians and the ranges to make two comments that compare the ${what} of the ${first} and the ${second}.`,
            `Compare the ${what} of the ${first} with those of the ${second}. Write one comment about the medians and one about the ranges.`,
          ],
          lines: 4,
          scheme: [greaterAverage(high, low, what), greaterSpread(wide, narrow, what, 'range')],
          modelAnswer: `The median of the ${high} is greater than the median of the ${low}, so on average their ${what} are greater. The range of the ${wide} is greater than the range of the ${narrow}, so their ${what} vary more.`,
          solution: `One comment compares the medians, $${Math.max(m1, m2)}$ and $${Math.min(m1, m2)}$, the other the ranges, $${Math.max(r1, r2)}$ and $${Math.min(r1, r2)}$. Each says what this means for the ${what}.`,
        }),
      },
    }
  },
})

const LISTED = [
  {
    names: ['adults', 'children'],
    what: 'times',
    unit: 's',
    says: (n: number) =>
      `${n === 7 ? 'Seven' : 'Eleven'} adults hold their breath for as long as they can. Their times, in seconds, are listed.`,
    other: 'The table shows the times, in seconds, of a group of children.',
    from: 24,
    to: 48,
  },
  {
    names: ['women', 'men'],
    what: 'distances',
    unit: 'km',
    says: (n: number) => `The distances, in kilometres, that ${n} women travel to work are listed.`,
    other: 'The table shows the distances, in kilometres, that the men travel to work.',
    from: 8,
    to: 32,
  },
  {
    names: ['melons', 'pumpkins'],
    what: 'lengths',
    unit: 'cm',
    says: (n: number) => `A farmer measures the lengths of ${n} melons. They are listed in centimetres.`,
    other: 'The table shows the lengths, in centimetres, of the pumpkins on the farm.',
    from: 17,
    to: 39,
  },
] as const

supplement('compare-with-interquartile-ranges', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.int(0, 2)
    const { from, to } = LISTED[kind] ?? LISTED[0]
    const n = random.pick([7, 11])
    const body = random.sample(
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
      n - 1,
    )
    const list = random.shuffle([...body, to + random.int(24, 40)])
    const five = fiveNumbers(list)
    const inner = five.upper - five.lower
    const middle = five.median + random.pick([-1, 1]) * random.int(4, 7)
    const width = inner + random.pick([-1, 1]) * random.int(3, 6)
    const lower = middle - Math.round(width / 2) + random.int(-1, 1)
    const upper = lower + width
    const fine =
      inner >= 7 &&
      width >= 5 &&
      lower < middle - 1 &&
      upper > middle + 1 &&
      lower > 5 &&
      list[(n - 1) / 2] !== five.median
    return fine
      ? {
          kind,
          list,
          lowest: lower - random.int(2, 4),
          lower,
          middle,
          upper,
          highest: upper + random.int(3, 9),
        }
      : null
  },
  make: ({ kind, list, lowest, lower, middle, upper, highest }) => {
    const { names, what, unit, says, other } = LISTED[kind] ?? LISTED[0]
    const [first, second] = names
    const five = fiveNumbers(list)
    const n = list.length
    const inner = five.upper - five.lower
    const width = upper - lower
    const sorted = ascending(list)
    const [high, low] = five.median > middle ? [first, second] : [second, first]
    const [wide, narrow] = inner > width ? [first, second] : [second, first]
    const measure = 'interquartile range'
    return {
      stem: `${says(n)}\n\n${list.join(', ')}\n\n${other}`,
      table: {
        head: ['Lowest', 'Lower quartile', 'Median', 'Upper quartile', 'Highest'],
        rows: [[lowest, lower, middle, upper, highest].map(String)],
      },
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the median for the ${first}.`,
          scheme: ['M1 the numbers in order, at least as far as the middle', `A1 ${five.median}`],
          solution: `In order: ${sorted.join(', ')}. The median is value number ${(n + 1) / 2}: ${five.median}.`,
          answer: five.median,
          unit,
        }),
        b: ask.number({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the interquartile range for the ${first}.`,
          scheme: [`M1 quartiles ${five.lower} and ${five.upper}`, `A1 ${inner}`],
          solution: `The quartiles are values number ${(n + 1) / 4} and ${(3 * (n + 1)) / 4} of the ordered numbers: ${five.lower} and ${five.upper}. Interquartile range $= ${five.upper} - ${five.lower} = ${inner}$.`,
          answer: inner,
          unit,
        }),
        c: ask.written({
          command: 'Describe',
          objective: 'AO2',
          prompt: [
            `Compare the ${what} of the ${first} and the ${second}, using the medians and the interquartile ranges.`,
            `Use the medians and the interquartile ranges to make two comparisons between the ${first} and the ${second}.`,
          ],
          lines: 4,
          scheme: [greaterAverage(high, low, what), greaterSpread(wide, narrow, what, measure)],
          modelAnswer: `The median of the ${high} is greater than the median of the ${low}, so on average their ${what} are greater. The interquartile range of the ${wide} is greater than the interquartile range of the ${narrow}, so their ${what} vary more.`,
          solution: `The medians are ${five.median} for the ${first} and ${middle} for the ${second}. The interquartile ranges are ${inner} and $${upper} - ${lower} = ${width}$. Say which is greater, and what this means for the ${what}.`,
        }),
        d: ask.written({
          command: 'Give',
          objective: 'AO2',
          prompt: `Give a reason why the interquartile range is a better measure of spread than the range for the ${first}.`,
          lines: 2,
          scheme: [ONE_VALUE(Math.max(...list))],
          modelAnswer:
            'The range depends on one extreme value, which is much larger than the others. The interquartile range does not.',
          solution: `One value, ${sorted.at(-1)}, is far above all others. The range is ${(sorted.at(-1) ?? 0) - (sorted[0] ?? 0)} because of this value alone. The interquartile range leaves out the lowest and the highest quarter.`,
        }),
      },
    }
  },
  verify: ({ list }) => {
    const left = [...list]
    const taken: number[] = []
    while (left.length > 0) {
      const least = left.reduce((one, each) => Math.min(one, each))
      taken.push(least)
      left.splice(left.indexOf(least), 1)
    }
    const quarter = (taken.length + 1) / 4
    return {
      a: taken[2 * quarter - 1] ?? 0,
      b: (taken[3 * quarter - 1] ?? 0) - (taken[quarter - 1] ?? 0),
    }
  },
})
