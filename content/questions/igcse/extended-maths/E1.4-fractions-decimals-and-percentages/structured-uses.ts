import { ask } from '@/lib/exams/authoring/ask'
import { frac, gcd } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { rect } from '@/lib/figures/shapes'

const { core, supplement, templates } = questionsOf('structured', 'E1.4')

export { templates }

const FORMS = [
  [1, 8],
  [3, 8],
  [5, 8],
  [7, 8],
  [3, 20],
  [7, 20],
  [9, 20],
  [7, 25],
  [9, 25],
  [11, 40],
  [13, 40],
] as const

core('strip-of-squares', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [columns, rows] = random.pick([
      [5, 4],
      [10, 4],
      [8, 5],
      [5, 5],
    ] as const)
    const shaded = random.int(3, columns * rows - 3)
    const [above, below] = random.pick(FORMS)
    return gcd(shaded, columns * rows) === 1 ? null : { columns, rows, shaded, above, below }
  },
  make: ({ columns, rows, shaded, above, below }) => {
    const all = columns * rows
    const squares = Array.from({ length: all }, (_, at) =>
      rect(
        180 - 14 * columns + 28 * (at % columns),
        12 + 28 * Math.floor(at / columns),
        28,
        28,
        at < shaded ? 'l w' : 'l',
      ),
    )
    return {
      stem: [
        'The diagram shows a rectangle made of squares. Some of the squares are shaded.',
        'A floor is covered with square tiles, as shown. The coloured tiles are shaded.',
        'A garden is divided into equal square beds. The shaded beds are planted.',
      ],
      figure: figure(
        {
          name: 'number/squares-some-shaded',
          title: 'Squares, some of them shaded',
          description: `${rows} rows of ${columns} squares. The first ${shaded} squares, counted row by row, are shaded.`,
          height: 24 + 28 * rows,
        },
        ...squares,
      ),
      parts: {
        a: ask.fraction({
          command: 'Write',
          objective: 'AO1',
          prompt: 'Write the shaded part as a fraction of the whole, in its simplest form.',
          scheme: [`M1 $\\frac{${shaded}}{${all}}$`, `A1 $${frac(shaded, all)}$`],
          solution: `${shaded} of the ${all} squares are shaded: $\\frac{${shaded}}{${all}} = ${frac(shaded, all)}$.`,
          answer: shaded / all,
        }),
        b: ask.number({
          command: 'Write',
          objective: 'AO1',
          prompt: `Write $\\frac{${above}}{${below}}$ as a percentage.`,
          sigFigs: 3,
          unit: '%',
          scheme: [`B1 ${plain((above / below) * 100)}`],
          solution: `$\\frac{${above}}{${below}} = ${plain(above / below)}$, and $${plain(above / below)} \\times 100\\% = ${plain((above / below) * 100)}\\%$.`,
          answer: (above / below) * 100,
        }),
      },
    }
  },
  verify: ({ columns, rows, shaded, above, below }) => ({
    a: 1 - (columns * rows - shaded) / (columns * rows),
    b: (100 / below) * above,
  }),
})

const PLACES = [
  {
    stem: (f: string, p: string, left: string) =>
      `${f} of the plants in a garden are roses. ${p} of the plants are lilies. The other ${left} plants are tulips.`,
    prompt: 'Work out the number of plants in the garden.',
  },
  {
    stem: (f: string, p: string, left: string) =>
      `${f} of the seats in a theatre are in the stalls. ${p} of the seats are in the circle. The other ${left} seats are in the balcony.`,
    prompt: 'Work out the number of seats in the theatre.',
  },
  {
    stem: (f: string, p: string, left: string) =>
      `${f} of the books in a library are novels. ${p} of the books are for children. The other ${left} books are about science.`,
    prompt: 'Work out the number of books in the library.',
  },
] as const

core('what-is-left-over', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [above, below] = random.pick([
      [1, 4],
      [2, 5],
      [3, 8],
      [1, 5],
      [3, 10],
    ] as const)
    const percent = random.step(15, 45, 5)
    const total = random.step(240, 1200, 40)
    const left = total * (1 - above / below - percent / 100)
    return left < 20 || !Number.isInteger(left) || !Number.isInteger((total * above) / below)
      ? null
      : { above, below, percent, total, left, place: random.pick(PLACES) }
  },
  make: ({ above, below, percent, total, left, place }) => {
    const share = 100 - percent - (100 * above) / below
    const common = gcd(10 * share, 1000)
    const [top, bottom] = [(10 * share) / common, 1000 / common]
    return {
      stem: place.stem(`$\\frac{${above}}{${below}}$`, `${percent}%`, String(left)),
      parts: {
        '': ask.whole({
          command: 'Work out',
          prompt: place.prompt,
          scheme: [
            `M1 $1 - \\frac{${above}}{${below}} - \\frac{${percent}}{100}$, or percentages`,
            `M1 $${left} \\div ${plain(share / 100)}$, or $${left} \\div ${top} \\times ${bottom}$`,
            `A1 ${total}`,
          ],
          solution: `$\\frac{${above}}{${below}} = ${plain((100 * above) / below)}\\%$, so what is left is $100\\% - ${plain((100 * above) / below)}\\% - ${percent}\\% = ${plain(share)}\\%$. That is $${frac(top, bottom)}$ of the whole. If $${frac(top, bottom)}$ is ${left}, then $\\frac{1}{${bottom}}$ is $${left} \\div ${top} = ${left / top}$, and the whole is $${bottom} \\times ${left / top} = ${total}$.`,
          answer: total,
        }),
      },
    }
  },
  verify: ({ above, below, percent, left }) => {
    let total = 20
    while (Math.abs(total - (total * above) / below - (total * percent) / 100 - left) > 1e-6) total += 1
    return { '': total }
  },
})

supplement('recurring-after-a-figure', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [first, second] = [random.int(1, 9), random.int(1, 8)] // 0.39… with 9 for ever is 0.4
    const fixed = random.int(1, 4)
    return first === second ? null : { first, second, fixed }
  },
  make: ({ first, second, fixed }) => {
    const above = 90 * fixed + (10 * first + second) - first
    const numerator = 10 * first + second - first
    return {
      stem: [
        `$x = 0.${first}\\dot{${second}}$, which means 0.${first}${second}${second}${second}…`,
        `The recurring decimal *x* is $0.${first}\\dot{${second}}$, that is 0.${first}${second}${second}${second}…`,
        `In the decimal $x = 0.${first}\\dot{${second}}$ the figure ${second} recurs: 0.${first}${second}${second}${second}…`,
      ],
      parts: {
        a: ask.fraction({
          command: 'Write',
          prompt: 'Write *x* as a fraction in its simplest form. Show all your working.',
          scheme: [
            `M1 $10x = ${first}.\\dot{${second}}$ and $100x = ${first}${second}.\\dot{${second}}$, or another pair with the same figures after the point`,
            `M1 $90x = ${numerator}$`,
            `A1 $${frac(numerator, 90)}$`,
          ],
          solution: `$100x = ${first}${second}.${second}${second}…$ and $10x = ${first}.${second}${second}…$ Take one from the other: $90x = ${numerator}$, so $x = \\frac{${numerator}}{90}${frac(numerator, 90) === `\\frac{${numerator}}{90}` ? '' : ` = ${frac(numerator, 90)}`}$.`,
          answer: numerator / 90,
        }),
        b: ask.fraction({
          command: 'Write down',
          prompt: `Write $${fixed}.${first}\\dot{${second}}$ as an improper fraction in its simplest form.`,
          scheme: [`B1 $${frac(above, 90)}$`],
          solution: `$${fixed} + x = \\frac{${90 * fixed} + ${numerator}}{90} = ${frac(above, 90)}$.`,
          answer: above / 90,
          follow: { from: 'a', formula: `${fixed} + x` },
        }),
      },
    }
  },
  verify: ({ first, second, fixed }) => {
    let value = first / 10
    for (let place = 2; place < 16; place += 1) value += second / 10 ** place
    return { a: value, b: fixed + value }
  },
})
