import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { bondsIn, brokenUp, CALCULATED, ENERGY, piecesOf, sidesOf, sumText, total } from './bonds'
import { dottedFigure, dottedSpots, equationFigure, temperatureFigure } from './drawings'
import {
  ACTIVATION,
  BREAKING,
  balancePoint,
  INSULATOR,
  kindPoint,
  levelPoint,
  MAKING,
  temperaturePoint,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '5.1', { calculator: 'needed' })

export { templates }

const ce = (equation: string) => `$\\ce{${equation}}$`

const signed = (value: number) => `${value > 0 ? '+' : ''}${quantity(value, 'kJ/mol')}`

/** What is put into the cup, and what happens there. */
const IN_THE_CUP = [
  {
    isOut: true,
    adds: 'zinc powder to aqueous copper(II) sulfate',
    lead: 'Zinc displaces copper from aqueous copper(II) sulfate. Zinc sulfate is the other product.',
    equation: 'Zn(s) + CuSO4(aq) -> ZnSO4(aq) + Cu(s)',
  },
  {
    isOut: true,
    adds: 'aqueous sodium hydroxide to dilute hydrochloric acid',
    lead: 'Aqueous sodium hydroxide neutralises hydrochloric acid. The products are sodium chloride and water.',
    equation: 'NaOH(aq) + HCl(aq) -> NaCl(aq) + H2O(l)',
  },
  {
    isOut: true,
    adds: 'aqueous potassium hydroxide to dilute nitric acid',
    lead: 'Aqueous potassium hydroxide neutralises nitric acid. The products are potassium nitrate, KNO_{3}, and water.',
    equation: 'KOH(aq) + HNO3(aq) -> KNO3(aq) + H2O(l)',
  },
  {
    isOut: false,
    adds: 'solid sodium hydrogencarbonate to dilute hydrochloric acid',
    lead: 'Sodium hydrogencarbonate, NaHCO_{3}, reacts with hydrochloric acid. The products are sodium chloride, water and carbon dioxide.',
    equation: 'NaHCO3(s) + HCl(aq) -> NaCl(aq) + H2O(l) + CO2(g)',
  },
  {
    isOut: false,
    adds: 'solid potassium hydrogencarbonate to dilute hydrochloric acid',
    lead: 'Potassium hydrogencarbonate, KHCO_{3}, reacts with hydrochloric acid. The products are potassium chloride, water and carbon dioxide.',
    equation: 'KHCO3(s) + HCl(aq) -> KCl(aq) + H2O(l) + CO2(g)',
  },
] as const

core('temperature-in-a-cup', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const item = random.pick(IN_THE_CUP)
    const start = random.int(18, 23)
    return { item, start, change: item.isOut ? random.int(9, 20) : -random.int(7, 14) }
  },
  make: ({ item, start, change }) => {
    const { isOut } = item
    const extreme = start + change
    const size = Math.abs(change)
    const [highest, kind] = isOut ? ['highest', 'exothermic'] : ['lowest', 'endothermic']
    return {
      stem: [
        `A student adds ${item.adds} in a polystyrene cup after half a minute and reads the temperature every 30 seconds. The graph shows the results.`,
        `In a polystyrene cup, a student adds ${item.adds}. The temperature before and after this, at half a minute, is shown in the graph.`,
        `The graph shows the temperature in a polystyrene cup. At half a minute a student adds ${item.adds}.`,
      ],
      figure: temperatureFigure(start, extreme),
      parts: {
        'a.i': ask.number({
          prompt: `Determine the ${highest} temperature that is recorded.`,
          answer: extreme,
          unit: '°C',
          sigFigs: 1,
          tolerance: 0.5,
          scheme: [`${quantity(extreme, '°C')} (± 0.5 °C)`],
          solution: `The ${highest} point is at 2 minutes: ${quantity(extreme, '°C')}. One small square is 1 °C.`,
        }),
        'a.ii': ask.number({
          prompt: `Calculate the ${isOut ? 'rise' : 'fall'} in temperature from the start to this temperature.`,
          answer: size,
          unit: '°C',
          alsoUnits: ['K'],
          sigFigs: 1,
          signFree: true,
          tolerance: 0.5,
          follow: { from: 'a.i', formula: isOut ? `x-${start}` : `${start}-x` },
          scheme: steps(
            `start: ${quantity(start, '°C')}`,
            `${Math.max(start, extreme)} − ${Math.min(start, extreme)} = ${quantity(size, '°C')}`,
          ),
          solution: `At the start the temperature is ${quantity(start, '°C')}. ${Math.max(start, extreme)} − ${Math.min(start, extreme)} = ${quantity(size, '°C')}.`,
        }),
        b: ask.written({
          prompt:
            'State whether the reaction is exothermic or endothermic. Explain how the graph shows this.',
          objective: 'AO2',
          lines: 2,
          scheme: [kindPoint(isOut), temperaturePoint(isOut)],
          modelAnswer: `The reaction is ${kind}, because the temperature ${isOut ? 'rises' : 'falls'}.`,
          solution: `The temperature of the mixture ${isOut ? 'rises: thermal energy is transferred to the surroundings' : 'falls: thermal energy is taken in'}.`,
        }),
        c: ask.table({
          prompt: 'Complete the table for this reaction.',
          head: ['thermal energy', 'energy of the products, compared with the reactants'],
          rows: [
            [
              pickCell('thermal energy', isOut ? 'given out' : 'taken in', ['given out', 'taken in']),
              pickCell('energy of the products', isOut ? 'lower' : 'higher', ['lower', 'the same', 'higher']),
            ],
          ],
          scheme: [isOut ? 'given out' : 'taken in', isOut ? 'lower' : 'higher'],
          solution: `In an ${kind} reaction thermal energy is ${isOut ? 'given out' : 'taken in'}, so the products have ${isOut ? 'less' : 'more'} energy than the reactants.`,
        }),
        d: ask.equation({
          lead: item.lead,
          prompt: 'Write the symbol equation for the reaction. Include state symbols.',
          command: 'State',
          answer: item.equation,
          states: true,
          scheme: ['formulae and balance', 'state symbols'],
          solution: `${ce(item.equation)}. Solutions in water are (aq), water itself is (l).`,
        }),
        e: ask.written({
          prompt: 'Suggest why a polystyrene cup is used for this experiment, not a glass beaker.',
          objective: 'AO3',
          lines: 2,
          scheme: [INSULATOR],
          modelAnswer: `Polystyrene is a good thermal insulator, so less thermal energy is ${isOut ? 'lost to' : 'gained from'} the surroundings.`,
          solution:
            'The material must keep thermal energy from passing through the wall, or the change that is measured is too small.',
        }),
      },
    }
  },
  verify: ({ start, change }) => {
    const extreme = start + change
    return { 'a.i': extreme, 'a.ii': Math.max(start, extreme) - Math.min(start, extreme) }
  },
})

supplement('enthalpy-change-in-parts', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    reaction: random.pick(CALCULATED),
    who: random.pick(['A student', 'A chemist', 'An engineer']),
    moles: random.pick([0.2, 0.25, 0.4, 0.5, 3, 5]),
  }),
  make: ({ reaction, who, moles }) => {
    const at = CALCULATED.indexOf(reaction)
    const [left = [], right = []] = sidesOf(reaction.equation)
    const [broken, made] = [total(reaction.broken), total(reaction.made)]
    const change = broken - made
    const isOut = change < 0
    const kind = isOut ? 'exothermic' : 'endothermic'
    return {
      stem: [
        `${reaction.says}. The diagram shows all bonds of the molecules in the equation.`,
        `${who} draws the molecules in a reaction with all their bonds. ${reaction.says}.`,
        `The displayed formulae of the molecules in a reaction are shown. ${reaction.says}.`,
      ],
      figure: equationFigure(piecesOf(left), piecesOf(right), `s${at}`),
      table: {
        head: ['bond', 'bond energy in kJ/mol'],
        rows: bondsIn(reaction).map(bond => [bond, plain(ENERGY[bond])]),
      },
      parts: {
        a: ask.equation({
          prompt: `Give the symbol equation for the reaction of ${reaction.names}.`,
          command: 'State',
          objective: 'AO2',
          answer: reaction.equation,
          states: false,
          scheme: ['formulae and balance'],
          solution: `Count the molecules in the diagram: ${ce(reaction.equation)}.`,
        }),
        'b.i': ask.number({
          prompt: 'Calculate the energy needed to break all the bonds in the reactants.',
          answer: broken,
          unit: 'kJ/mol',
          sigFigs: 3,
          scheme: steps(sumText(reaction.broken), quantity(broken, 'kJ/mol')),
          solution: `Count every bond on the left side: ${sumText(reaction.broken)} = ${quantity(broken, 'kJ/mol')}.`,
        }),
        'b.ii': ask.number({
          prompt: 'Calculate the energy released when all the bonds in the products are made.',
          answer: made,
          unit: 'kJ/mol',
          sigFigs: 3,
          signFree: true,
          scheme: steps(sumText(reaction.made), quantity(made, 'kJ/mol')),
          solution: `Count every bond on the right side: ${sumText(reaction.made)} = ${quantity(made, 'kJ/mol')}.`,
        }),
        'b.iii': ask.number({
          prompt: 'Calculate the enthalpy change, Δ*H*, of the reaction. Include its sign.',
          answer: change,
          unit: 'kJ/mol',
          follow: { from: 'b.ii', formula: `${broken}-x` },
          scheme: [`${plain(broken)} − ${plain(made)} = ${signed(change)}`],
          solution: `Δ*H* = bonds broken − bonds made = ${plain(broken)} − ${plain(made)} = ${signed(change)}.`,
        }),
        c: ask.written({
          prompt: `Explain, in terms of bond breaking and bond making, why this reaction is ${kind}.`,
          scheme: [BREAKING, MAKING, balancePoint(isOut)],
          modelAnswer: `Energy is absorbed when bonds are broken. Energy is released when new bonds are made. ${isOut ? 'More' : 'Less'} energy is released than is absorbed.`,
          solution: `Name both processes with the way of the energy, then compare: ${isOut ? 'more' : 'less'} energy is released than is absorbed.`,
        }),
        d: ask.number({
          lead: 'The value of Δ*H* is for the amounts in moles in the equation.',
          prompt: `Calculate the energy that is ${isOut ? 'given out' : 'taken in'} when ${quantity(moles * (left[0]?.[0] ?? 1), 'mol')} of ${reaction.first} reacts.`,
          answer: moles * Math.abs(change),
          unit: 'kJ',
          sigFigs: 2,
          signFree: true,
          follow: { from: 'b.iii', formula: `${moles}*x` },
          scheme: [
            `${plain(moles)} × ${plain(Math.abs(change))} = ${quantity(moles * Math.abs(change), 'kJ')}`,
          ],
          solution: `The equation has ${left[0]?.[0]} mol of it, so the energy is ${plain(moles)} times as much: ${plain(moles)} × ${plain(Math.abs(change))} = ${quantity(moles * Math.abs(change), 'kJ')}.`,
        }),
      },
    }
  },
  verify: ({ reaction, moles }) => {
    const [left = [], right = []] = sidesOf(reaction.equation)
    const [up, down] = [brokenUp(left), brokenUp(right)]
    return { 'b.i': up, 'b.ii': down, 'b.iii': up - down, d: Math.abs(up * moles - down * moles) }
  },
})

/** Rounded to the grid: energies in kJ/mol. */
const READ = [
  {
    says: 'Carbon monoxide reacts with nitrogen dioxide to form carbon dioxide and nitrogen monoxide',
    equation: 'CO + NO2 -> CO2 + NO',
    activation: 140,
    change: -220,
  },
  {
    says: 'Dinitrogen oxide, N_{2}O, decomposes to nitrogen and oxygen',
    equation: '2N2O -> 2N2 + O2',
    activation: 240,
    change: -160,
  },
  {
    says: 'Chloroethane, C_{2}H_{5}Cl, decomposes to ethene, C_{2}H_{4}, and hydrogen chloride',
    equation: 'C2H5Cl -> C2H4 + HCl',
    activation: 240,
    change: 80,
  },
  {
    says: 'Nitrosyl chloride, NOCl, decomposes to nitrogen monoxide and chlorine',
    equation: '2NOCl -> 2NO + Cl2',
    activation: 100,
    change: 80,
  },
] as const

supplement('arrows-and-energies', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const item = random.pick(READ)
    const low = Math.max(80, 80 - item.change)
    const high = Math.min(480 - item.activation, 340)
    return { item, reactants: random.step(low, high, 20) }
  },
  make: ({ item, reactants }) => {
    const { activation, change } = item
    const path = { reactants, peak: reactants + activation, products: reactants + change }
    const isOut = change < 0
    const kind = isOut ? 'exothermic' : 'endothermic'
    const spots = dottedSpots(path)
    const reverse = activation - change
    return {
      stem: [
        `${item.says}. The diagram is the reaction pathway diagram, with energies in kJ/mol.`,
        `${item.says}. The energy during this reaction is shown in the diagram.`,
        `The diagram shows the reaction pathway of a reaction in the gas phase. ${item.says}.`,
      ],
      figure: dottedFigure(path, false),
      parts: {
        a: ask.equation({
          prompt: 'Write the symbol equation for the reaction. State symbols are not needed.',
          command: 'State',
          answer: item.equation,
          states: false,
          scheme: ['formulae and balance'],
          solution: `${ce(item.equation)}. Count the atoms of each element on both sides.`,
        }),
        b: ask.draw({
          prompt:
            'On dotted line 1, draw an arrow that shows the activation energy. On dotted line 2, draw an arrow that shows the enthalpy change.',
          command: 'Draw',
          figure: dottedFigure(path, false),
          tools: ['arrow'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: spots.start1, within: 9 },
                { at: spots.peak, within: 9 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: spots.start2, within: 9 },
                { at: spots.products, within: 9 },
              ],
            },
          ],
          modelFigure: dottedFigure(path, true),
          scheme: [
            'activation energy: arrow from the level of the reactants up to the peak',
            `enthalpy change: arrow from the level of the reactants ${isOut ? 'down' : 'up'} to the level of the products`,
          ],
          solution:
            'Both arrows start at the level of the reactants. The first ends at the peak, the second at the level of the products.',
        }),
        'c.i': ask.number({
          prompt: 'Determine the activation energy of the reaction.',
          answer: activation,
          unit: 'kJ/mol',
          tolerance: 10,
          scheme: [`${path.peak} − ${reactants} = ${quantity(activation, 'kJ/mol')} (± 10)`],
          solution: `Measure from the reactants to the peak: ${path.peak} − ${reactants} = ${quantity(activation, 'kJ/mol')}. One small square is 20 kJ/mol.`,
        }),
        'c.ii': ask.number({
          prompt: 'Determine the enthalpy change of the reaction. Include its sign.',
          answer: change,
          unit: 'kJ/mol',
          tolerance: 10,
          scheme: [`${path.products} − ${reactants} = ${signed(change)} (± 10)`],
          solution: `Products minus reactants: ${path.products} − ${reactants} = ${signed(change)}.`,
        }),
        d: ask.written({
          prompt: 'Define *activation energy*.',
          scheme: ACTIVATION,
          modelAnswer: 'It is the minimum energy that colliding particles must have to react.',
          solution: 'Two ideas: it is a minimum energy, and colliding particles must have it to react.',
        }),
        e: ask.written({
          prompt: `Explain how the diagram shows that the reaction is ${kind}.`,
          lines: 2,
          scheme: [levelPoint(isOut)],
          modelAnswer: `The products have ${isOut ? 'less' : 'more'} energy than the reactants.`,
          solution: `Compare the levels: the products lie ${isOut ? 'lower' : 'higher'} than the reactants.`,
        }),
        f: ask.number({
          prompt:
            'The reverse reaction follows the same path from right to left. Determine its activation energy.',
          command: 'Determine',
          answer: reverse,
          unit: 'kJ/mol',
          tolerance: 10,
          scheme: [`${path.peak} − ${path.products} = ${quantity(reverse, 'kJ/mol')} (± 10)`],
          solution: `Now the path starts at the products: ${path.peak} − ${path.products} = ${quantity(reverse, 'kJ/mol')}.`,
        }),
      },
    }
  },
  verify: ({ item, reactants }) => {
    const [peak, products] = [reactants + item.activation, reactants + item.change]
    return {
      'c.i': peak - reactants,
      'c.ii': peak - reactants - (peak - products),
      f: item.activation + (reactants - products),
    }
  },
})
