import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import { total } from '@/lib/figures/statistics/statistics'
import { pickCell } from '../data-tables'
import { twoPies } from './drawings'
import { TOTALS_DIFFER } from './points'

const { core, templates } = questionsOf('structured', 'E9.2', { calculator: 'needed' })

export { templates }

const SETS = [
  {
    slices: ['Bus', 'Walk', 'Car', 'Cycle'],
    places: ['Ashby', 'Bexton'],
    says: (n: number, m: number) =>
      `The pie charts show how the students of two schools travel to school. ${n} students go to Ashby School and ${m} students go to Bexton School.`,
    who: 'students',
    chose: (slice: string) =>
      ({ Bus: 'come by bus', Walk: 'walk', Car: 'come by car', Cycle: 'cycle' })[slice] ?? '',
  },
  {
    slices: ['Tea', 'Coffee', 'Juice', 'Water'],
    places: ['Monday', 'Sunday'],
    says: (n: number, m: number) =>
      `The pie charts show what the customers of a café drink on two days. There are ${n} customers on Monday and ${m} customers on Sunday.`,
    who: 'customers',
    chose: (slice: string) => `drink ${slice.toLowerCase()}`,
  },
  {
    slices: ['Rice', 'Pasta', 'Soup', 'Salad'],
    places: ['Hotel P', 'Hotel Q'],
    says: (n: number, m: number) =>
      `The pie charts show what the guests of two hotels choose for lunch. There are ${n} guests in Hotel P and ${m} guests in Hotel Q.`,
    who: 'guests',
    chose: (slice: string) => `choose ${slice.toLowerCase()}`,
  },
] as const

core('two-pie-charts', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const draw = () => {
      const cut = [random.step(50, 140, 5), random.step(50, 140, 5), random.step(50, 140, 5)]
      return [...cut, 360 - total(cut)]
    }
    const [one, other] = [draw(), draw()]
    const [n, m] = [random.step(180, 480, 12), random.step(540, 1080, 12)]
    const at = random.int(0, 3)
    const [a, b] = [one[at] ?? 0, other[at] ?? 0]
    const counts = (angles: number[], all: number) => angles.map(angle => (angle * all) / 360)
    const whole = [...counts(one, n), ...counts(other, m)].every(Number.isInteger)
    const fine =
      whole &&
      n !== 360 &&
      m !== 720 &&
      m !== 1080 &&
      Math.min(...one, ...other) >= 50 &&
      a >= b + 20 &&
      (a * n) / 360 < (b * m) / 360 - 10 &&
      a !== 90 &&
      b !== 90
    return fine ? { kind: random.int(0, 2), one, other, n, m, at } : null
  },
  make: ({ kind, one, other, n, m, at }) => {
    const { slices, places, says, who, chose } = SETS[kind] ?? SETS[0]
    const [a, b] = [one[at] ?? 0, other[at] ?? 0]
    const [x, y] = [(a * n) / 360, (b * m) / 360]
    const slice = slices[at] ?? ''
    const [first, second] = places
    const where = kind === 1 ? 'on' : 'at'
    const marked = (angles: number[]) =>
      slices.map((label, index) => ({
        label,
        value: angles[index] ?? 0,
        ...(index === at && { mark: `${angles[index]}°` }),
      }))
    const share = ((x + y) / (n + m)) * 100
    return {
      stem: says(n, m),
      figure: twoPies([
        { title: first, slices: marked(one) },
        { title: second, slices: marked(other) },
      ]),
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate the number of ${who} who ${chose(slice)} ${where} ${first}.`,
          scheme: [`M1 $\\frac{${a}}{360} \\times ${n}$`, `A1 ${x}`],
          solution: `The angle is ${a}° of 360°, so the number is $\\frac{${a}}{360} \\times ${n} = ${x}$.`,
          answer: x,
        }),
        b: ask.written({
          command: 'Explain',
          objective: 'AO2',
          lead: `Leo looks at the angles. He says: “More ${who} ${chose(slice)} ${where} ${first} than ${where} ${second}.”`,
          prompt: [
            'Give a reason why the angles alone do not show this.',
            'Explain what is wrong with his reason.',
          ],
          lines: 2,
          scheme: [TOTALS_DIFFER(n, m)],
          modelAnswer: `The total numbers of ${who} are different, so the angles cannot be compared: an angle shows a share, not a number.`,
          solution: `An angle shows a share of the whole, and there are more ${who} ${where} ${second}. In fact $\\frac{${b}}{360} \\times ${m} = ${y}$, which is more than ${x}.`,
        }),
        c: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate how many more ${who} ${chose(slice)} ${where} ${second} than ${where} ${first}.`,
          scheme: [`M1 $\\frac{${b}}{360} \\times ${m}$`, `A1 ${y - x}`],
          solution: `${second}: $\\frac{${b}}{360} \\times ${m} = ${y}$. The difference is $${y} - ${x} = ${y - x}$.`,
          answer: y - x,
          follow: { from: 'a', formula: `${y} - x` },
        }),
        d: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          subtopic: 'E1.13',
          prompt: `Of all ${n + m} ${who} together, calculate the percentage who ${chose(slice)}.`,
          scheme: [
            `M1 $\\frac{${x} + ${y}}{${n + m}} \\times 100$, with their numbers`,
            `A1 ${figures(share, 3)}`,
          ],
          solution: `Together $${x} + ${y} = ${x + y}$ of ${n + m} ${who}: $\\frac{${x + y}}{${n + m}} \\times 100 = ${figures(share, 3)}$%.`,
          answer: share,
          unit: '%',
          follow: { from: 'a', formula: `(x + ${y})*100/${n + m}` },
        }),
      },
    }
  },
  verify: ({ one, other, n, m, at }) => {
    const degree = (all: number) => all / 360
    const first = (one[at] ?? 0) * degree(n)
    const second = (other[at] ?? 0) * degree(m)
    return { a: first, c: second - first, d: (100 * first) / (n + m) + (100 * second) / (n + m) }
  },
})

const SERIES = [
  {
    says: 'The table shows the number of visitors to a museum in each of five years.',
    row: 'Visitors',
    what: 'the number of visitors',
    second: (drop: number, now: number, year: number) =>
      `A second museum had ${drop}% fewer visitors in ${year} than in the year before. It had ${plain(now)} visitors in ${year}.`,
    asks: (year: number) => `Calculate the number of its visitors in ${year}.`,
  },
  {
    says: 'The table shows the number of passengers at a small airport in each of five years.',
    row: 'Passengers',
    what: 'the number of passengers',
    second: (drop: number, now: number, year: number) =>
      `Another airport had ${drop}% fewer passengers in ${year} than in the year before. It had ${plain(now)} passengers in ${year}.`,
    asks: (year: number) => `Calculate the number of its passengers in ${year}.`,
  },
  {
    says: 'The table shows the number of bicycles that a firm made in each of five years.',
    row: 'Bicycles',
    what: 'the number of bicycles',
    second: (drop: number, now: number, year: number) =>
      `A rival firm made ${drop}% fewer bicycles in ${year} than in the year before. It made ${plain(now)} bicycles in ${year}.`,
    asks: (year: number) => `Calculate the number of bicycles that it made in ${year}.`,
  },
] as const

core('greatest-percentage-increase', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.step(4200, 9800, 100)
    const numbers = [start]
    for (let at = 1; at < 5; at += 1) numbers.push((numbers[at - 1] ?? 0) + random.step(400, 3600, 100))
    const rises = numbers.slice(1).map((each, at) => each - (numbers[at] ?? 0))
    const shares = rises.map((rise, at) => rise / (numbers[at] ?? 1))
    const [most, mostly] = [Math.max(...rises), Math.max(...shares)]
    const fine =
      rises.filter(rise => rise === most).length === 1 &&
      rises.indexOf(most) !== shares.indexOf(mostly) &&
      shares.filter(share => share > mostly - 0.02).length === 1
    const drop = random.pick([12, 15, 16, 18, 24, 35])
    const before = random.step(4000, 18_000, 100)
    return fine
      ? {
          kind: random.int(0, 2),
          numbers,
          best: shares.indexOf(mostly),
          drop,
          before,
          year: random.int(2011, 2015),
        }
      : null
  },
  make: ({ kind, numbers, best, drop, before, year }) => {
    const { says, row, what, second, asks } = SERIES[kind] ?? SERIES[0]
    const years = numbers.map((_, at) => year + at)
    const [from = 0, to = 0] = [numbers[0], numbers[4]]
    const whole = ((to - from) / from) * 100
    const now = (before * (100 - drop)) / 100
    const told = numbers
      .slice(1)
      .map(
        (each, at) =>
          `${years[at + 1]}: $\\frac{${each}}{${numbers[at]}} = ${figures(each / (numbers[at] ?? 1), 4)}$`,
      )
    return {
      stem: says,
      table: { head: ['Year', row], rows: numbers.map((each, at) => [String(years[at]), plain(each)]) },
      parts: {
        a: ask.number({
          sigFigs: 3,
          command: 'Calculate',
          subtopic: 'E1.13',
          objective: 'AO1',
          prompt: [
            `Calculate the percentage increase in ${what} from ${year} to ${year + 4}.`,
            `By how many per cent did ${what} grow from ${year} to ${year + 4}?`,
          ],
          scheme: [`M1 $\\frac{${to} - ${from}}{${from}} \\times 100$`, `A1 ${figures(whole, 3)}`],
          solution: `The increase is ${plain(to - from)}, and it is compared with the number in ${year}: $\\frac{${to - from}}{${from}} \\times 100 = ${figures(whole, 3)}$%.`,
          answer: whole,
          unit: '%',
        }),
        b: ask.table({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the year in which ${what} grew by the greatest percentage, compared with the year before.`,
          head: ['Year of the greatest percentage increase'],
          rows: [[pickCell('year', String(years[best + 1]), years.slice(1).map(String), { inOrder: true })]],
          scheme: [`B1 ${years[best + 1]}`],
          solution: `Divide each number by the one before it. ${told.join(', ')}. The greatest of these belongs to ${years[best + 1]}. It is not the year of the greatest increase in number.`,
        }),
        c: ask.number({
          command: 'Calculate',
          subtopic: 'E1.13',
          lead: second(drop, now, year + 4),
          prompt: asks(year + 3),
          scheme: [`M1 $\\frac{${now}}{${plain(1 - drop / 100)}}$`, `A1 ${plain(before)}`],
          solution: `${plain(now)} is ${100 - drop}% of the number in ${year + 3}: $\\frac{${now}}{${plain(1 - drop / 100)}} = ${before}$.`,
          answer: before,
        }),
      },
    }
  },
  verify: ({ numbers, drop, before }) => ({
    a: ((numbers[4] ?? 0) / (numbers[0] ?? 1)) * 100 - 100,
    c: (before - (before * drop) / 100) / (1 - drop / 100),
  }),
})
