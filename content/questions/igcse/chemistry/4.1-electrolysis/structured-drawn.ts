import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { IONS_FIXED } from '../2.4-ions-and-ionic-bonds/points'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { BOX_NAMES, boxedTubes, boxZone, chargesInACell, chargeWays } from './drawings-drawn'
import { BY_CURRENT, DECOMPOSITION } from './points'

const { core, supplement, templates } = questionsOf('structured', '4.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const SIDES = ['left', 'right'] as const

const ce = (equation: string) => `$\\ce{${equation}}$`

const LIQUIDS = [
  {
    liquid: 'concentrated aqueous sodium chloride',
    atAnode: 'chlorine',
    equation: '2NaCl + 2H2O -> 2NaOH + H2 + Cl2',
    lead: 'Sodium chloride and water react. The gases and sodium hydroxide form.',
    why: 'From concentrated aqueous sodium chloride, chlorine forms at the anode and hydrogen at the cathode',
  },
  {
    liquid: 'dilute sulfuric acid',
    atAnode: 'oxygen',
    equation: '2H2O -> 2H2 + O2',
    lead: 'Only water is used up in the electrolysis of dilute sulfuric acid.',
    why: 'From dilute sulfuric acid, oxygen forms at the anode and hydrogen at the cathode',
  },
] as const

const TESTS = {
  hydrogen: 'a lighted splint gives a ‘pop’ sound',
  oxygen: 'a glowing splint is relighted',
  chlorine: 'damp litmus paper is bleached',
} as const

const ALL_TESTS = [...Object.values(TESTS), 'limewater turns milky', 'damp red litmus paper turns blue']

core('labels-for-two-tubes', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    item: random.pick(LIQUIDS),
    positive: random.pick(SIDES),
    labels: random.shuffle(['anode', 'cathode', 'electrolyte', 'hydrogen', 'oxygen', 'chlorine']),
    electrodes: random.pick(['carbon', 'graphite', 'platinum']),
  }),
  make: ({ item, positive, labels, electrodes }) => {
    const { liquid, atAnode } = item
    const anodeLeft = positive === 'left'
    const isOxygen = atAnode === 'oxygen'
    const [more, less] = isOxygen ? [0.64, 0.32] : [0.42, 0.42]
    const gas: readonly [number, number] = anodeLeft ? [less, more] : [more, less]
    const right = {
      'left gas': anodeLeft ? atAnode : 'hydrogen',
      'right gas': anodeLeft ? 'hydrogen' : atAnode,
      'left electrode': anodeLeft ? 'anode' : 'cathode',
      electrolyte: 'electrolyte',
    } as const
    return {
      stem: [
        `${capital(liquid)} is electrolysed with ${electrodes} electrodes. Two gases are collected. The diagram in **(a)** shows the apparatus.`,
        `The diagram in **(a)** shows the electrolysis of ${liquid}. The electrodes are made of ${electrodes}, and a gas is collected over each of them.`,
        `A student passes an electric current through ${liquid} between ${electrodes} electrodes and collects two gases in the apparatus in **(a)**.`,
      ],
      parts: {
        a: ask.draw({
          prompt: 'Put the correct label into each of the four boxes. Two of the labels are not needed.',
          command: 'Label',
          figure: boxedTubes(positive, gas, liquid, null),
          tools: ['label'],
          labels: labels.map(text => ({ id: text, text })),
          checks: BOX_NAMES.map(name => ({ label: right[name], in: boxZone(name) })),
          modelFigure: boxedTubes(positive, gas, liquid, right),
          scheme: [
            `gas in the left tube: ${right['left gas']}`,
            `gas in the right tube: ${right['right gas']}`,
            `left electrode: ${right['left electrode']}`,
            'liquid: electrolyte',
          ],
          solution: `The left electrode is joined to the ${anodeLeft ? 'positive terminal: it is the anode' : 'negative terminal: it is the cathode'}. ${item.why}. The liquid that conducts is the electrolyte.`,
        }),
        b: ask.written({
          prompt: 'State what is meant by *electrolysis*.',
          scheme: [DECOMPOSITION, BY_CURRENT],
          modelAnswer:
            'The decomposition of an ionic compound, when molten or in aqueous solution, by the passage of an electric current.',
          solution: 'One mark for the compound that is decomposed, one for the current that does it.',
        }),
        c: ask.table({
          prompt: 'Complete the table with the test that identifies each gas.',
          command: 'Complete',
          head: ['gas', 'test and result'],
          rows: ['hydrogen' as const, atAnode].map(each => [
            { text: each },
            pickCell(`test for ${each}`, TESTS[each], ALL_TESTS),
          ]),
          scheme: ['hydrogen' as const, atAnode].map(each => `${each}: ${TESTS[each]}`),
          solution: `Hydrogen burns with a ‘pop’ at a lighted splint. ${isOxygen ? 'In oxygen a glowing splint lights again' : 'Chlorine bleaches damp litmus paper'}.`,
        }),
        d: ask.equation({
          lead: item.lead,
          prompt: 'Write the symbol equation for the overall reaction.',
          command: 'State',
          objective: 'AO2',
          answer: item.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `${ce(item.equation)}. The gases have molecules of two atoms.`,
        }),
        e: words({
          subject,
          lead: `The electrodes are made of ${electrodes} because it conducts electricity and does not react with the products.`,
          prompt: 'State the term for electrodes that do not react.',
          answers: [{ text: 'inert', accept: ['inert electrodes', 'inert electrode', 'unreactive'] }],
          reject: [
            { text: 'active', why: 'Active electrodes take part in the reaction.' },
            { text: 'noble', why: 'The term is used of gases.' },
          ],
          solution:
            'Electrodes that do not take part in the reactions are inert: those of platinum and of carbon (graphite) are.',
        }),
      },
    }
  },
})

const CHLORIDES = [
  { name: 'zinc chloride', metal: 'zinc', symbol: 'Zn', charge: 2, mass: 65 },
  { name: 'magnesium chloride', metal: 'magnesium', symbol: 'Mg', charge: 2, mass: 24 },
  { name: 'calcium chloride', metal: 'calcium', symbol: 'Ca', charge: 2, mass: 40 },
  { name: 'lead(II) chloride', metal: 'lead', symbol: 'Pb', charge: 2, mass: 207 },
  { name: 'sodium chloride', metal: 'sodium', symbol: 'Na', charge: 1, mass: 23 },
  { name: 'lithium chloride', metal: 'lithium', symbol: 'Li', charge: 1, mass: 7 },
  { name: 'potassium chloride', metal: 'potassium', symbol: 'K', charge: 1, mass: 39 },
] as const

supplement('arrows-for-charges', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    item: random.pick(CHLORIDES),
    positive: random.pick(SIDES),
    volume: random.pick([6, 12, 18, 36, 48, 60]),
  }),
  make: ({ item: { name, metal, symbol, charge, mass }, positive, volume }) => {
    const sign = charge === 2 ? '2+' : '+'
    const ionPrinted = `${symbol}^{${sign}}`
    const atCathode = charge === 2 ? `${symbol}2+ + 2e- -> ${symbol}` : `${symbol}+ + e- -> ${symbol}`
    const printed = charge === 2 ? `${symbol}^{2+} + 2e^{-} -> ${symbol}` : `${symbol}^+ + e^- -> ${symbol}`
    const moles = volume / 24
    const times = 2 / charge
    const formed = roundTo(moles * times * mass, 2)
    const ways = chargeWays(positive)
    const cell = (isModel: boolean) =>
      chargesInACell(ionPrinted, 'Cl^{−}', `molten ${name}`, positive, isModel)
    const anodeLeft = positive === 'left'
    return {
      stem: [
        `Molten ${name} is electrolysed with carbon electrodes. The diagram in **(a)** shows the cell with one ion of each kind.`,
        `The diagram in **(a)** shows a cell with molten ${name}, in which ${metal} and chlorine are made. One ion of each kind is drawn.`,
        `A current passes through molten ${name} between carbon electrodes, as the diagram in **(a)** shows. Of many ions two are drawn.`,
      ],
      parts: {
        a: ask.draw({
          prompt:
            'Draw **three** arrows on the diagram: one from each of the two ions, to show the direction in which it moves, and one along the dotted line, to show the direction in which electrons move in the wire.',
          command: 'Draw',
          figure: cell(false),
          tools: ['arrow'],
          // Wide enough for an arrow along the wire itself, 19 below the dotted line.
          checks: (['cation', 'anion', 'electrons'] as const).map(way => ({
            as: 'arrow' as const,
            passes: ways[way].map(at => ({ at, within: way === 'electrons' ? 20 : 10 })),
          })),
          modelFigure: cell(true),
          scheme: [
            `${ionPrinted}: arrow towards the negative electrode (cathode)`,
            'Cl^{−}: arrow towards the positive electrode (anode)',
            `electrons: arrow ${anodeLeft ? 'from the left electrode (anode) to the supply' : 'from the supply to the left electrode (cathode)'}`,
          ],
          solution: `Opposite charges attract: ${ionPrinted} moves to the negative electrode, Cl^{−} to the positive one. Chloride ions give their electrons to the anode, and the supply moves electrons through the wires from the anode to the cathode. The left electrode is the ${anodeLeft ? 'anode, so electrons leave it' : 'cathode, so electrons arrive there'}.`,
        }),
        'b.i': ask.equation({
          prompt: `Write the ionic half-equation for the formation of ${metal}.`,
          command: 'State',
          answer: atCathode,
          states: false,
          scheme: [ce(printed)],
          solution: `${capital(metal)} ions gain electrons at the cathode: ${ce(printed)}.`,
        }),
        'b.ii': ask.equation({
          prompt: 'Write the ionic half-equation for the formation of chlorine.',
          command: 'State',
          marks: 2,
          answer: '2Cl- -> Cl2 + 2e-',
          accept: ['2Cl- - 2e- -> Cl2'],
          states: false,
          scheme: ['all formulae', 'balance, charges included'],
          solution: `Two chloride ions lose one electron each: ${ce('2Cl^- -> Cl2 + 2e^-')}.`,
        }),
        c: words({
          subject,
          prompt:
            'State, in terms of electrons, the type of reaction at the **cathode**: oxidation or reduction.',
          answers: [{ text: 'reduction', accept: ['reduced', 'it is reduction'] }],
          reject: [{ text: 'oxidation', why: 'Oxidation is loss of electrons, at the anode.' }],
          solution: 'Gain of electrons is reduction.',
        }),
        d: ask.number({
          lead: `${quantity(volume, 'dm^3')} of chlorine, measured at r.t.p., forms. [*A*_{r}: ${symbol}, ${mass}; the volume of one mole of any gas is 24 dm^{3} at r.t.p.]`,
          prompt: `Calculate the mass of ${metal} that forms at the same time.`,
          answer: formed,
          unit: 'g',
          scheme: steps(
            `${volume} ÷ 24 = ${quantity(moles, 'mol')} of chlorine`,
            `${times === 1 ? 'ratio 1 to 1' : `× 2 = ${quantity(moles * 2, 'mol')} of ${metal}`}`,
            `${plain(moles * times)} × ${mass} = ${quantity(formed, 'g', 3)}`,
          ),
          solution: `Amount of chlorine: ${volume} ÷ 24 = ${quantity(moles, 'mol')}. For each chlorine molecule ${times === 1 ? `one ${metal} atom forms` : `two ${metal} atoms form`}, since two electrons pass: ${plain(moles * times)} × ${mass} = ${quantity(formed, 'g', 3)}.`,
        }),
        e: ask.written({
          prompt: `Explain, in terms of ions, why solid ${name} cannot be electrolysed.`,
          lines: 1,
          scheme: [IONS_FIXED],
          modelAnswer: 'In the solid the ions are in fixed positions and cannot move.',
          solution: 'A current in a compound needs ions that can move to the electrodes.',
        }),
      },
    }
  },
  // By mass of chlorine: its ratio to the metal in the formula.
  verify: ({ item: { charge, mass }, volume }) => ({ d: (((volume * 71) / 24) * mass) / (charge * 35.5) }),
})
