import { ask } from '@/lib/exams/authoring/ask'
import { gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { power } from './powers'

const { core, templates } = questionsOf('structured', 'E1.1')

export { templates }

const isPrime = (n: number) =>
  n > 1 && Array.from({ length: n - 2 }, (_, at) => at + 2).every(d => n % d !== 0)
const isPower = (n: number, index: number) => Math.round(n ** (1 / index)) ** index === n

const PRIMES = [31, 37, 41, 43, 47, 53, 59, 61, 67]
const NOT_PRIME = [33, 39, 51, 57, 63, 69]
const CUBES = [8, 27, 125]
const SQUARES = [25, 36, 49, 81, 100, 121, 144]
const IRRATIONAL = [3, 5, 6, 7, 10, 11, 13]

core('numbers-from-a-list', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const numbers = [
      random.pick(PRIMES),
      random.pick(NOT_PRIME),
      random.pick(CUBES),
      random.pick(SQUARES),
      2 * random.pick([29, 31, 37, 41, 43, 47]),
    ]
    const root = random.pick(IRRATIONAL)
    return { numbers, order: random.shuffle(numbers), root, place: random.int(0, 2) }
  },
  make: ({ numbers: [prime = 0, , cube = 0, square = 0], order, root, place }) => {
    const shown = `$${order.join(' \\qquad ')} \\qquad \\sqrt{${root}} \\qquad \\sqrt{${square}}$`
    return {
      stem:
        [
          `Here is a list of numbers.\n\n${shown}`,
          `A number is written on each of seven cards.\n\n${shown}`,
          `A student looks at these seven numbers.\n\n${shown}`,
        ][place] ?? '',
      parts: {
        a: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the prime number that is greater than 20.',
          scheme: [`B1 ${prime}`],
          solution: `${prime} has exactly two factors, 1 and ${prime}.`,
          answer: prime,
        }),
        b: ask.whole({
          command: 'Write down',
          objective: 'AO1',
          prompt: 'Write down the cube number.',
          scheme: [`B1 ${cube}`],
          solution: `A cube number is the cube of an integer: $${Math.round(cube ** (1 / 3))}^3 = ${cube}$.`,
          answer: cube,
        }),
        c: ask.choice({
          prompt: 'Which of these is an irrational number?',
          right: `$\\sqrt{${root}}$`,
          wrong: {
            [`$\\sqrt{${square}}$`]: `You took every root to be irrational, but $\\sqrt{${square}} = ${Math.sqrt(square)}$.`,
            [`$${cube}$`]: 'You chose an integer; every integer is rational.',
            [`$\\frac{1}{${prime}}$`]: 'You chose a fraction; every fraction of integers is rational.',
          },
          solution: `$\\sqrt{${root}}$ is not an integer, and it cannot be written as a fraction of integers.`,
        }),
      },
    }
  },
  verify: ({ order }) => ({
    a: order.find(n => n > 20 && isPrime(n)) ?? 0,
    b: order.find(n => isPower(n, 3)) ?? 0,
  }),
})

const TOGETHER = [
  {
    stem: (one: string, two: string) =>
      `At a bus station, a bus leaves for the harbour every ${one} and a bus leaves for the airport every ${two}. Both leave together at 08 00.`,
    prompt:
      'Work out the number of minutes until a bus for the harbour and a bus for the airport next leave together.',
  },
  {
    stem: (one: string, two: string) =>
      `In a bakery, one oven is emptied every ${one} and another oven every ${two}. Both are emptied at 06 00.`,
    prompt: 'Work out the number of minutes until both ovens are next emptied at the same time.',
  },
  {
    stem: (one: string, two: string) =>
      `Two machines check themselves, one every ${one} and the other every ${two}. Both do so at 09 00.`,
    prompt: 'Work out the number of minutes until both machines next check themselves at the same time.',
  },
] as const

core('together-again-and-equal-pieces', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const common = random.pick([4, 6, 8])
    const [a, b] = random.pick([
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
    ] as const)
    const [one, two] = [common * a, common * b]
    const piece = random.pick([12, 15, 18, 24])
    const [m, n] = random.pick([
      [3, 4],
      [4, 5],
      [3, 5],
      [5, 7],
      [4, 7],
    ] as const)
    return two > 40 ? null : { one, two, piece, m, n, place: random.pick(TOGETHER) }
  },
  make: ({ one, two, piece, m, n, place }) => {
    const again = (one * two) / gcd(one, two)
    const multiples = Array.from({ length: again / two }, (_, at) => two * (at + 1))
    return {
      stem: place.stem(quantity(one, 'minutes'), quantity(two, 'minutes')),
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: place.prompt,
          scheme: [`M1 multiples of ${one} and ${two}, or prime factors of both`, `A1 ${again}`],
          solution: `The time is the lowest common multiple of ${one} and ${two}. The multiples of ${two} are ${multiples.join(', ')}, …, and ${again} is the first of them that is also a multiple of ${one}: ${again} minutes.`,
          answer: again,
          unit: 'min',
        }),
        b: ask.whole({
          lead: `Two ropes, of length ${quantity(piece * m, 'cm')} and ${quantity(piece * n, 'cm')}, are cut into pieces of equal length with nothing left over. The pieces are as long as possible.`,
          command: 'Work out',
          prompt: 'Work out the total number of pieces.',
          scheme: [`M1 HCF of ${piece * m} and ${piece * n} is ${piece}`, `A1 ${m + n}`],
          solution: `The length of a piece is the highest common factor, ${piece} cm. Number of pieces = ${piece * m} ÷ ${piece} + ${piece * n} ÷ ${piece} = ${m} + ${n} = ${m + n}.`,
          answer: m + n,
        }),
      },
    }
  },
  verify: ({ one, two, piece, m, n }) => {
    let time = one
    while (time % two !== 0) time += one
    let length = piece * m
    while ((piece * m) % length !== 0 || (piece * n) % length !== 0) length -= 1
    return { a: time, b: (piece * (m + n)) / length }
  },
})

core('multiplier-for-a-square', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [a, b] = [random.pick([3, 5]), random.pick([1, 2, 3])]
    const p = random.pick([5, 7, 11])
    const cube = random.chance(0.5)
    const other = random.pick([2 ** 2 * 3 ** 4, 2 * 3 ** 5, 2 ** 6 * 3, 2 ** 2 * 3 ** 5])
    return { a, b, p, cube, other, n: 2 ** a * 3 ** b * p }
  },
  make: ({ a, b, p, cube, other, n }) => {
    const lacks = (index: number) => (cube ? (3 - (index % 3)) % 3 : index % 2)
    const times = 2 ** lacks(a) * 3 ** lacks(b) * p ** lacks(1)
    const common = gcd(n, other)
    const lowest = (n / common) * other
    return {
      stem: [
        `$N = ${power(2, a)} \\times ${power(3, b)} \\times ${p}$.`,
        `The number *N* is written as a product of its prime factors: $N = ${power(2, a)} \\times ${power(3, b)} \\times ${p}$.`,
        `As a product of prime factors, $N = ${power(2, a)} \\times ${power(3, b)} \\times ${p}$.`,
      ],
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: `Work out the smallest positive integer *k* for which *kN* is a ${cube ? 'cube' : 'square'} number.`,
          scheme: [`M1 each index of *kN* is a multiple of ${cube ? 3 : 2}`, `A1 ${times}`],
          solution: `In a ${cube ? 'cube' : 'square'} number every prime factor has an index that is a multiple of ${cube ? 3 : 2}. *N* lacks $${[
            [2, lacks(a)],
            [3, lacks(b)],
            [p, lacks(1)],
          ]
            .filter(([, index = 0]) => index > 0)
            .map(([base = 0, index = 0]) => power(base, index))
            .join(' \\times ')} = ${times}$.`,
          answer: times,
        }),
        b: ask.whole({
          command: 'Work out',
          lead: `The lowest common multiple of *N* and *M* is ${plain(lowest)}, and their highest common factor is ${plain(common)}.`,
          prompt: 'Work out *M*.',
          scheme: [
            `M1 $\\frac{${common} \\times ${lowest}}{${n}}$, or prime factors of both`,
            `A1 ${plain(other)}`,
          ],
          solution: `$N = ${n}$. The product of two numbers is the product of their HCF and LCM: $M = \\frac{${common} \\times ${lowest}}{${n}} = ${other}$.`,
          answer: other,
        }),
      },
    }
  },
  verify: ({ n, cube, other }) => {
    let times = 1
    while (!isPower(n * times, cube ? 3 : 2)) times += 1
    let least = n
    while (least % other !== 0) least += n
    return { a: times, b: (least * gcd(other, n)) / n }
  },
})
