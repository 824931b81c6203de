import {
  ALONG,
  energyArrow,
  type Pathway,
  pathwayOn,
  pathwayPlane,
} from '@/content/figures/igcse/chemistry/chemical-energetics'
import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { dot, text } from '@/lib/figures/shapes'
import { SCALE } from './drawings'
import { ACTIVATION, levelPoint } from './points'

const { supplement, templates } = questionsOf('structured', '5.1', { calculator: 'needed' })

export { templates }

const ce = (equation: string) => `$\\ce{${equation}}$`

const signed = (value: number) => `${value > 0 ? '+' : ''}${quantity(value, 'kJ/mol')}`

/** Energies to the nearest 10 kJ/mol; `molar` and `many` are of the reactant that is weighed. */
const REACTIONS = [
  {
    says: 'Hydrogen peroxide, H_{2}O_{2}, decomposes to water and oxygen',
    equation: '2H2O2 -> 2H2O + O2',
    activation: 80,
    change: -200,
    weighed: 'hydrogen peroxide',
    molar: 34,
    many: 2,
  },
  {
    says: 'Hydrogen reacts with chlorine to form hydrogen chloride',
    equation: 'H2 + Cl2 -> 2HCl',
    activation: 160,
    change: -180,
    weighed: 'chlorine',
    molar: 71,
    many: 1,
  },
  {
    says: 'Sulfur dioxide reacts with oxygen to form sulfur trioxide',
    equation: '2SO2 + O2 -> 2SO3',
    activation: 240,
    change: -200,
    weighed: 'sulfur dioxide',
    molar: 64,
    many: 2,
  },
  {
    says: 'Carbon reacts with steam to form carbon monoxide and hydrogen',
    equation: 'C + H2O -> CO + H2',
    activation: 240,
    change: 130,
    weighed: 'carbon',
    molar: 12,
    many: 1,
  },
  {
    says: 'Calcium carbonate decomposes to calcium oxide and carbon dioxide',
    equation: 'CaCO3 -> CaO + CO2',
    activation: 220,
    change: 180,
    weighed: 'calcium carbonate',
    molar: 100,
    many: 1,
  },
  {
    says: 'Nitrogen reacts with oxygen to form nitrogen monoxide, NO',
    equation: 'N2 + O2 -> 2NO',
    activation: 320,
    change: 180,
    weighed: 'nitrogen',
    molar: 28,
    many: 1,
  },
] as const

const LINE_END = 95

/** Axes with the level of the reactants and the top of the path; all of it in the model. */
function unfinishedPath(path: Pathway, isModel: boolean): Figure {
  const g = pathwayPlane(SCALE)
  const { reactants, peak, products } = path
  const upright = (at: number, name: string) =>
    g.line(
      [
        [at, 0],
        [at, SCALE.max * 0.97],
      ],
      'l dash thin',
    ) + text(g.at(at, 0)[0], g.at(at, SCALE.max)[1] - 2, name, { anchor: 'middle', cls: 's' })
  return figure(
    {
      name: `chemical-energetics/unfinished-${reactants}-${peak}-${products}${isModel ? '-model' : ''}`,
      title: isModel ? 'The completed reaction pathway diagram' : 'A reaction pathway diagram to complete',
      description: isModel
        ? `Energy in kJ/mol against progress of reaction. Reactants: ${reactants}. Peak of the path: ${peak}. Products: ${products}. On line 1 an arrow leads from ${reactants} up to ${peak}. On line 2 an arrow leads from ${reactants} to ${products}.`
        : `Energy in kJ/mol against progress of reaction, with a grid in steps of 20. The level of the reactants is at ${reactants}, and a dotted line continues it to the right. A dot, P, is at ${peak} on the vertical dotted line 1. Further right is a vertical dotted line 2. No level of the products is drawn.`,
      height: 246,
    },
    g.axes,
    g.line(
      [
        [ALONG.leaves, reactants],
        [ALONG.end, reactants],
      ],
      'l dash thin',
    ),
    upright(ALONG.peak, '1'),
    upright(ALONG.change, '2'),
    isModel
      ? pathwayOn(g, path, ['reactants', 'products'])
      : g.line([
          [ALONG.start, reactants],
          [ALONG.leaves, reactants],
        ]) + g.label(ALONG.start, reactants, 'reactants', { dx: 0, dy: -9 }),
    dot(...g.at(ALONG.peak, peak), 'pd', 3.5),
    g.label(ALONG.peak, peak, 'P', { dx: 7, dy: -4, cls: 'b' }),
    isModel
      ? energyArrow(g, ALONG.peak, reactants, peak) + energyArrow(g, ALONG.change, reactants, products, 'g')
      : '',
  )
}

supplement('level-and-arrows-to-draw', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const item = random.pick(REACTIONS)
    // The products not below 40, P not at the number of its line.
    const low = Math.max(60, 40 - item.change)
    const high = Math.min(480 - item.activation, 320)
    return {
      item,
      reactants: random.step(Math.ceil(low / 20) * 20, Math.floor(high / 20) * 20, 20),
      moles: random.pick([0.5, 0.25, 2, 3, 4, 5]),
    }
  },
  make: ({ item, reactants, moles }) => {
    const { says, equation, activation, change, weighed, molar, many } = item
    const path = { reactants, peak: reactants + activation, products: reactants + change }
    const isOut = change < 0
    const kind = isOut ? 'exothermic' : 'endothermic'
    const g = pathwayPlane(SCALE)
    const size = Math.abs(change)
    const mass = moles * molar
    const energy = (moles / many) * size
    return {
      stem: [
        `${says}. The enthalpy change of the reaction, Δ*H*, is ${signed(change)} for the amounts in the equation.`,
        `${says}. For the amounts in the equation Δ*H* = ${signed(change)}.`,
        `In a chemical process, Δ*H* is ${signed(change)} for the amounts in the equation. ${says}.`,
      ],
      parts: {
        a: ask.equation({
          prompt: 'Write the symbol equation for the reaction. State symbols are not needed.',
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `${ce(equation)}. Count the atoms of each element on both sides.`,
        }),
        b: ask.draw({
          lead: 'The diagram shows the energy of the reactants. P is the highest point of the reaction pathway.',
          prompt:
            'Complete the diagram. Draw a horizontal line from dotted line 2 to the right for the products. On dotted line 1, draw an arrow that shows the activation energy. On dotted line 2, draw an arrow that shows the enthalpy change.',
          command: 'Draw',
          objective: 'AO2',
          figure: unfinishedPath(path, false),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: g.at(ALONG.change + 2, path.products), within: 5.5 },
                { at: g.at(LINE_END - 8, path.products), within: 5.5 },
              ],
            },
            {
              as: 'arrow',
              ends: true,
              passes: [
                { at: g.at(ALONG.peak, reactants), within: 9 },
                { at: g.at(ALONG.peak, path.peak), within: 9 },
              ],
            },
            {
              as: 'arrow',
              ends: true,
              passes: [
                { at: g.at(ALONG.change, reactants), within: 9 },
                { at: g.at(ALONG.change, path.products), within: 9 },
              ],
            },
          ],
          modelFigure: unfinishedPath(path, true),
          scheme: [
            `products: horizontal line at ${plain(path.products)} (± 10) kJ/mol`,
            'activation energy: arrow from the level of the reactants up to P',
            `enthalpy change: arrow from the level of the reactants ${isOut ? 'down' : 'up'} to the level of the products`,
          ],
          solution: `Δ*H* is ${isOut ? 'negative, so the products lie below' : 'positive, so the products lie above'} the reactants: ${reactants} ${isOut ? '−' : '+'} ${size} = ${quantity(path.products, 'kJ/mol')}. Both arrows start at the level of the reactants; the first ends at P, the second at the products.`,
        }),
        'c.i': words({
          subject: 'igcse/chemistry',
          prompt: 'State whether the reaction is exothermic or endothermic.',
          objective: 'AO2',
          answers: [{ text: kind, accept: [isOut ? 'exo' : 'endo'] }],
          reject: [
            {
              text: isOut ? 'endothermic' : 'exothermic',
              why: `The sign of Δ*H* is ${isOut ? 'negative' : 'positive'}.`,
            },
          ],
          solution: `Δ*H* is ${isOut ? 'negative: thermal energy is given out' : 'positive: thermal energy is taken in'}.`,
        }),
        'c.ii': ask.written({
          prompt: 'Explain how the completed diagram shows this.',
          objective: 'AO2',
          lines: 2,
          scheme: [levelPoint(isOut)],
          modelAnswer: `The products have ${isOut ? 'less' : 'more'} energy than the reactants.`,
          solution: `Compare the levels: the products lie ${isOut ? 'lower' : 'higher'} than the reactants.`,
        }),
        d: ask.written({
          prompt: 'Define *activation energy*.',
          scheme: ACTIVATION,
          modelAnswer: 'It is the minimum energy that colliding particles must have to react.',
          solution: 'Two ideas: it is a minimum energy, and colliding particles must have it to react.',
        }),
        e: ask.number({
          lead: `Δ*H* is for the amounts in the equation with the smallest whole numbers. ${quantity(mass, 'g')} of ${weighed} reacts. [*M*_{r}: ${weighed}, ${molar}]`.replace(
            '[*M*_{r}: carbon',
            '[*A*_{r}: carbon',
          ),
          prompt: `Calculate the energy that is ${isOut ? 'given out' : 'taken in'}.`,
          answer: energy,
          unit: 'kJ',
          signFree: true,
          scheme: steps(
            `${plain(mass)} ÷ ${molar} = ${quantity(moles, 'mol')}`,
            many === 1
              ? `${plain(moles)} × ${size} = ${quantity(energy, 'kJ')}`
              : `${plain(moles)} ÷ ${many} × ${size} = ${quantity(energy, 'kJ')}`,
          ),
          solution: `${plain(mass)} ÷ ${molar} = ${quantity(moles, 'mol')}. ${many === 1 ? `Δ*H* is for one mole of ${weighed}: ${plain(moles)} × ${size}` : `Δ*H* is for the two moles of ${weighed} in the equation: ${plain(moles)} ÷ 2 × ${size}`} = ${quantity(energy, 'kJ')}.`,
        }),
      },
    }
  },
  // By proportion: so many grams for the energy in the equation.
  verify: ({ item, moles }) => ({
    e: (Math.abs(item.change) * (moles * item.molar)) / (item.many * item.molar),
  }),
})
