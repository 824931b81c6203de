import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'

const { core, templates } = questionsOf('structured', 'E1.3')

export { templates }

const BOXES = ['A small box', 'A block of wood', 'A candle', 'A piece of soap'] as const

core('cubes-and-their-faces', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    edge: random.int(3, 9),
    more: random.int(2, 5),
    under: random.pick([20, 30, 40, 55, 60, 75, 90, 110, 130, 150]),
    what: random.pick(BOXES),
  }),
  make: ({ edge, more, under, what }) => {
    const low = Math.floor(Math.sqrt(under))
    return {
      stem: `${what} is a cube with a volume of ${quantity(edge ** 3, 'cm^3')}.`,
      parts: {
        a: ask.whole({
          command: 'Work out',
          prompt: ['Work out the length of an edge of the cube.', 'Work out how long each edge is.'],
          objective: 'AO1',
          scheme: [`B1 ${edge}`],
          solution: `The edge is the cube root of the volume: $\\sqrt[3]{${edge ** 3}} = ${edge}$, because $${edge}^3 = ${edge ** 3}$.`,
          answer: edge,
          unit: 'cm',
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: `Another cube has edges that are ${quantity(more, 'cm')} longer. Work out the total area of its six faces.`,
          scheme: [`M1 $6 \\times ${edge + more}^2$`, `A1 ${6 * (edge + more) ** 2}`],
          solution: `Its edge is $${edge} + ${more} = ${edge + more}$ cm. Each face has an area of $${edge + more}^2 = ${(edge + more) ** 2}$ cm^{2}, so the six faces have $6 \\times ${(edge + more) ** 2} = ${6 * (edge + more) ** 2}$ cm^{2}.`,
          answer: 6 * (edge + more) ** 2,
          unit: 'cm^2',
          follow: { from: 'a', formula: `6*(x + ${more})^2` },
        }),
        c: ask.values({
          command: 'Complete',
          prompt: `$p < \\sqrt{${under}} < q$, where *p* and *q* are consecutive integers. Complete the table.`,
          scheme: [`B1 *p* = ${low}`, `B1 *q* = ${low + 1}`],
          solution: `$${low}^2 = ${low ** 2}$ and $${low + 1}^2 = ${(low + 1) ** 2}$, so $\\sqrt{${under}}$ is between ${low} and ${low + 1}.`,
          found: [
            ['*p*', low, 'p'],
            ['*q*', low + 1, 'q'],
          ],
        }),
      },
    }
  },
  verify: ({ edge, more }) => {
    const root = Math.exp(Math.log(edge ** 3) / 3)
    return { a: Math.round(root), b: 6 * (edge * edge + 2 * edge * more + more * more) }
  },
})

core('higher-powers-and-roots', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const index = random.pick([4, 5])
    const under = random.int(60, 900)
    const [base, raised] = [random.step(1.2, 3.8, 0.2), random.pick([4, 5, 6])]
    const [above, below] = [random.int(11, 48), random.step(2.1, 8.9, 0.2)]
    return Number.isInteger(base) || Number.isInteger(below) || Math.abs(under ** (1 / index) % 1) < 0.02
      ? null
      : { index, under, base, raised, above, below, place: random.int(0, 2) }
  },
  make: ({ index, under, base, raised, above, below, place }) => {
    const root = under ** (1 / index)
    const grown = base ** raised
    const whole = Math.cbrt(above / below)
    return {
      stem:
        [
          'Use a calculator in this question.',
          'This question needs a calculator.',
          'Use a calculator, and round only at the end of each calculation.',
        ][place] ?? '',
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate $\\sqrt[${index}]{${under}}$.`,
          sigFigs: 3,
          scheme: [`B1 ${figures(root, 4)}, or ${figures(root, 3)}`],
          solution: `$\\sqrt[${index}]{${under}} = ${under}^{\\frac{1}{${index}}} = ${figures(root, 4)}$, which is ${figures(root, 3)} to 3 significant figures.`,
          answer: root,
        }),
        b: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: `Calculate $${base}^${raised}$. Give your answer correct to 2 decimal places.`,
          sigFigs: 3,
          strictFigures: { kind: 'decimal', count: 2 },
          scheme: [`B1 ${plain(grown)}, or to 3 or more decimal places`, `B1 ${plain(grown, 2)}`],
          solution: `$${base}^${raised} = ${plain(grown)}$, which is ${plain(grown, 2)} to 2 decimal places.`,
          answer: grown,
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `Calculate $\\sqrt[3]{\\frac{${above}}{${below}}}$.`,
          sigFigs: 3,
          scheme: [
            `M1 $\\frac{${above}}{${below}} = ${figures(above / below, 4)}$`,
            `A1 ${figures(whole, 3)}`,
          ],
          solution: `$\\frac{${above}}{${below}} = ${figures(above / below, 5)}$, and its cube root is ${figures(whole, 4)}, or ${figures(whole, 3)} to 3 significant figures.`,
          answer: whole,
        }),
      },
    }
  },
  verify: ({ index, under, base, raised, above, below }) => ({
    a: Math.exp(Math.log(under) / index),
    b: Array.from({ length: raised }, () => base).reduce((product, each) => product * each, 1),
    c: Math.exp((Math.log(above) - Math.log(below)) / 3),
  }),
})
