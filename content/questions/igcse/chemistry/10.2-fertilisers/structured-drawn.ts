import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { FERTILISERS, type Fertiliser, percentage } from './compounds'
import { BETTER_GROWTH } from './points'

const { core, templates } = questionsOf('structured', '10.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const MADE = [
  { name: 'ammonium nitrate', acid: 'nitric acid', equation: 'NH3 + HNO3 -> NH4NO3' },
  { name: 'ammonium sulfate', acid: 'sulfuric acid', equation: '2NH3 + H2SO4 -> (NH4)2SO4' },
  {
    name: 'ammonium phosphate',
    acid: 'phosphoric acid, H_{3}PO_{4},',
    equation: '3NH3 + H3PO4 -> (NH4)3PO4',
  },
] as const

const OTHERS = [
  'potassium nitrate',
  'sodium nitrate',
  'calcium nitrate',
  'urea',
  'ammonium chloride',
] as const

const found = (name: string): Fertiliser => {
  const one = FERTILISERS.find(each => each.name === name)
  if (!one) throw new Error(`${name} is not among the fertilisers`)
  return one
}

const shareOf = (name: string) => Math.round(percentage(found(name)))

core('bars-of-nitrogen', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const made = random.pick(MADE)
    const bars = random.sample(OTHERS, 4)
    if (new Set(bars.map(shareOf)).size < 4) return null
    return {
      made,
      bars,
      bag: random.step(20, 60, 5),
      where: random.pick(['A farmer', 'A gardener', 'A garden centre', 'A grower of vegetables']),
    }
  },
  make: ({ made: { name, acid, equation }, bars, bag, where }) => {
    const letters = ['P', 'Q', 'R', 'S']
    const heights = Object.fromEntries(bars.map((each, at) => [letters[at] ?? '', shareOf(each)]))
    const best = letters[bars.map(shareOf).indexOf(Math.max(...bars.map(shareOf)))] ?? 'P'
    const bestName = bars[letters.indexOf(best)] ?? ''
    const one = found(name)
    const share = percentage(one)
    const mass = (shareOf(bestName) / 100) * bag
    return {
      stem: [
        `${where} compares compounds that are used as fertilisers. The table shows the percentage by mass of nitrogen in four of them, P, Q, R and S.`,
        `P, Q, R and S are four compounds that provide plants with nitrogen. ${where} compares them by their percentage by mass of nitrogen.`,
        `The table shows how much nitrogen is in four fertilisers, P to S. ${where} has to choose one of them.`,
      ],
      table: {
        head: ['fertiliser', 'compound', 'percentage by mass of nitrogen'],
        rows: bars.map((each, at) => [letters[at] ?? '', each, String(shareOf(each))]),
      },
      parts: {
        'a.i': plotPart({
          name: 'chemistry-of-the-environment/grid-for-nitrogen',
          title: 'Grid for a bar chart of nitrogen in fertilisers',
          description:
            'Graph paper for a bar chart. The letters P, Q, R and S stand along the horizontal axis. The vertical axis is the percentage by mass of nitrogen from 0 to 50.',
          prompt: 'Draw a bar chart of the percentages by mass of nitrogen on the grid.',
          objective: 'AO2',
          axes: {
            x: { label: '', min: 0, max: 10, large: 2, parts: 2 },
            y: { label: 'percentage by mass of nitrogen', min: 0, max: 50, large: 10, parts: 5 },
            bars: letters.map((id, at) => ({ id, text: id, at: 2 * at + 2 })),
          },
          tasks: [{ task: 'bars', heights, marks: 2 }],
          scheme: ['at least two bars of the right height, within half a small square', 'all four bars'],
          solution: `One small square upwards is 2%. The bars end at ${bars.map(each => String(shareOf(each))).join(', ')}.`,
        }),
        'a.ii': ask.number({
          lead: `The fertiliser with the largest percentage by mass of nitrogen is chosen. ${quantity(bag, 'kg')} of it is used.`,
          prompt: 'Calculate the mass of nitrogen in this mass of the fertiliser.',
          answer: mass,
          unit: 'kg',
          scheme: steps(
            `${best}, ${shareOf(bestName)}%`,
            `${shareOf(bestName)} ÷ 100 × ${bag} = ${quantity(mass, 'kg')}`,
          ),
          solution: `The highest bar is that of ${best}: ${shareOf(bestName)} ÷ 100 × ${bag} = ${quantity(mass, 'kg')}.`,
        }),
        b: ask.written({
          prompt: 'State the effect that fertilisers have on plants.',
          lines: 1,
          scheme: [BETTER_GROWTH],
          modelAnswer: 'They improve the growth of plants.',
          solution: 'Fertilisers give plants elements that they need for good growth.',
        }),
        c: words({
          subject,
          prompt:
            'NPK fertilisers contain nitrogen. Name the other **two** elements for which the letters stand.',
          command: 'State',
          asked: 2,
          answers: [
            { text: 'phosphorus', accept: ['P', 'phosphorous'] },
            { text: 'potassium', accept: ['K'] },
          ],
          mode: 'words',
          reject: [
            { text: 'sodium', why: 'The symbol of sodium is Na.' },
            { text: 'krypton', why: 'K is the symbol of potassium.' },
            { text: 'nitrogen', why: 'It is named already.' },
          ],
          solution: 'P is the symbol of phosphorus, K that of potassium.',
        }),
        'd.i': ask.equation({
          lead: `Ammonia, NH_{3}, reacts with ${acid} to form ${name}, ${one.formula}, as the only product.`,
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          objective: 'AO2',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$. Count the nitrogen atoms of the product to find how much ammonia is needed.`,
        }),
        'd.ii': ask.number({
          prompt: `Calculate the percentage by mass of nitrogen in ${name}. [*A*_{r}: N, 14; *M*_{r}: ${one.formula}, ${one.mass}]`,
          answer: share,
          unit: '%',
          scheme: steps(
            `${one.nitrogen} × 14 = ${one.nitrogen * 14}`,
            `${one.nitrogen * 14} ÷ ${one.mass} × 100 = ${quantity(share, '%', 3)}`,
          ),
          solution: `${capital(name)} has ${one.nitrogen} nitrogen atoms in its formula: ${one.nitrogen * 14} ÷ ${one.mass} × 100 = ${quantity(share, '%', 3)}.`,
        }),
      },
    }
  },
  verify: ({ made, bars, bag }) => {
    const { atoms } = found(made.name)
    const AR: Readonly<Record<string, number>> = { N: 14, H: 1, O: 16, S: 32, P: 31 }
    const whole = Object.entries(atoms).reduce((sum, [symbol, count]) => sum + count * (AR[symbol] ?? 0), 0)
    const most = Math.max(...bars.map(each => Math.round((found(each).nitrogen * 1400) / found(each).mass)))
    return { 'a.ii': (bag * most) / 100, 'd.ii': (1400 * (atoms.N ?? 0)) / whole }
  },
})
