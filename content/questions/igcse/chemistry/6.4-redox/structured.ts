import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { capital } from '../shared'
import { dropFigure, titrationFigure, tubeFigure } from './drawings'
import {
  ALL_HAS_REACTED,
  gainsOxygen,
  IODIDE_LOSES,
  IRON_LOSES,
  ITSELF_REDUCED,
  LOSS_OF_OXYGEN,
  losesOxygen,
  MANGANATE_REDUCED,
  OXIDISES_ANOTHER,
  PURPLE_GOES,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '6.4', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const OXIDES = [
  {
    oxide: 'copper(II) oxide',
    formula: 'CuO',
    metal: 'copper',
    names: 'copper/cuo/"oxide"/solid',
    step: 0.8,
    share: 0.2,
    gases: 1,
  },
  {
    oxide: 'iron(III) oxide',
    formula: 'Fe2O3',
    metal: 'iron',
    names: 'iron/"fe2o3"/"oxide"/solid',
    step: 0.8,
    share: 0.3,
    gases: 3,
  },
  {
    oxide: 'nickel(II) oxide',
    formula: 'NiO',
    metal: 'nickel',
    names: 'nickel/nio/"oxide"/solid',
    step: 0.75,
    share: 16 / 75,
    gases: 1,
  },
] as const

const METAL = { CuO: 'Cu', Fe2O3: '2Fe', NiO: 'Ni' } as const

const AGENTS = [
  {
    gas: 'hydrogen',
    formula: 'H2',
    product: 'H2O',
    productName: 'water',
    symbol: 'h2',
    others: 'hydrogen/h2/gas',
  },
  {
    gas: 'carbon monoxide',
    formula: 'CO',
    product: 'CO2',
    productName: 'carbon dioxide',
    symbol: 'co',
    others: 'carbon/monoxide/co/gas',
  },
] as const

const counted = (count: number, formula: string) => `${count === 1 ? '' : count}${formula}`

core('gas-over-an-oxide', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    item: random.pick(OXIDES),
    agent: random.pick(AGENTS),
    tube: random.int(1800, 2600) / 100,
    size: random.int(2, 6),
    person: random.pick(['A chemist', 'A technician', 'A teacher']),
  }),
  make: ({ item, agent, tube, size, person }) => {
    const oxideMass = item.step * size
    const oxygen = oxideMass * item.share
    const [before, after] = [tube + oxideMass, tube + oxideMass - oxygen]
    const equation = `${item.formula} + ${counted(item.gases, agent.formula)} -> ${METAL[item.formula]} + ${counted(item.gases, agent.product)}`
    const weighed = (value: number) => `${value.toFixed(2)} g`
    return {
      stem: [
        `${person} passes ${agent.gas} over heated ${item.oxide} in a glass tube. The products are ${item.metal} and ${agent.productName}.`,
        `${person} heats ${item.oxide} in a stream of ${agent.gas}, as shown. ${capital(item.metal)} and ${agent.productName} are formed.`,
        `The apparatus is used to make ${item.metal} from ${item.oxide}. ${person} passes ${agent.gas} over the hot oxide, and ${agent.productName} is the other product.`,
      ],
      figure: tubeFigure(agent.gas, item.oxide),
      parts: {
        a: ask.written({
          prompt: 'Define the term *reduction* in terms of oxygen.',
          scheme: [LOSS_OF_OXYGEN],
          modelAnswer: 'Reduction is the loss of oxygen.',
          solution: 'Reduction is loss of oxygen, oxidation is gain of oxygen.',
        }),
        b: words({
          subject,
          prompt: 'Identify the substance that is oxidised in this reaction.',
          mode: 'words',
          answers: [{ text: agent.gas, accept: [agent.formula] }],
          solution: `${capital(agent.gas)} gains oxygen and becomes ${agent.productName}: it is oxidised.`,
        }),
        c: ask.written({
          prompt: 'Explain, in terms of oxygen, why this reaction is a redox reaction.',
          scheme: [
            gainsOxygen(agent.gas, agent.symbol, item.names),
            losesOxygen(item.names, item.oxide, agent.others),
          ],
          modelAnswer: `${capital(agent.gas)} gains oxygen, so it is oxidised. At the same time ${item.oxide} loses oxygen, so it is reduced.`,
          solution: 'Name both substances: one gains oxygen while the other loses it.',
        }),
        d: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${item.oxide} with ${agent.gas}.`,
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `$\\ce{${equation}}$. The oxygen of the oxide is in the ${agent.productName}.`,
        }),
        'e.i': ask.number({
          lead: `Mass of the tube with ${item.oxide}: ${weighed(before)}. Mass of the tube with ${item.metal} at the end: ${weighed(after)}.`,
          prompt: `Calculate the mass of oxygen that is lost by the ${item.oxide}.`,
          answer: oxygen,
          unit: 'g',
          sigFigs: 2,
          scheme: [`${before.toFixed(2)} − ${after.toFixed(2)} = ${quantity(oxygen, 'g', 2)}`],
          solution: `Only oxygen has left the solid: ${before.toFixed(2)} − ${after.toFixed(2)} = ${quantity(oxygen, 'g', 2)}.`,
        }),
        'e.ii': ask.number({
          lead: `The mass of the empty tube is ${weighed(tube)}.`,
          prompt: `Calculate the percentage by mass of oxygen in the ${item.oxide}.`,
          answer: item.share * 100,
          unit: '%',
          sigFigs: 2,
          follow: { from: 'e.i', formula: `100*x/${plain(oxideMass)}` },
          scheme: steps(
            `mass of oxide = ${before.toFixed(2)} − ${tube.toFixed(2)} = ${quantity(oxideMass, 'g', 3)}`,
            `${figures(oxygen, 2)} ÷ ${plain(oxideMass)} × 100 = ${quantity(item.share * 100, '%', 3)}`,
          ),
          solution: `Mass of oxide: ${before.toFixed(2)} − ${tube.toFixed(2)} = ${quantity(oxideMass, 'g', 3)}. ${figures(oxygen, 2)} ÷ ${plain(oxideMass)} × 100 = ${quantity(item.share * 100, '%', 3)}.`,
        }),
        f: ask.written({
          prompt:
            'The tube is heated in the stream of gas, cooled and weighed again, until its mass does not change any more. Explain why.',
          command: 'Explain',
          objective: 'AO3',
          scheme: [ALL_HAS_REACTED],
          modelAnswer: 'It shows that all of the oxide has reacted.',
          solution:
            'As long as oxide is left, oxygen is lost and the mass falls. Constant mass means that all of it has reacted.',
        }),
      },
    }
  },
  verify: ({ item, size }) => {
    const parts = { CuO: [16, 80], Fe2O3: [48, 160], NiO: [16, 75] } as const
    const [oxygen, whole] = parts[item.formula]
    return { 'e.i': (item.step * size * oxygen) / whole, 'e.ii': (oxygen / whole) * 100 }
  },
})

const ADDED = [
  {
    added: 'aqueous chlorine',
    agent: 'chlorine',
    agentFormula: 'Cl2',
    product: 'chloride ions',
    equation: 'Cl2 + 2I- -> 2Cl- + I2',
    values: ['0', '−1'],
  },
  {
    added: 'aqueous bromine',
    agent: 'bromine',
    agentFormula: 'Br2',
    product: 'bromide ions',
    equation: 'Br2 + 2I- -> 2Br- + I2',
    values: ['0', '−1'],
  },
  {
    added: 'aqueous iron(III) chloride',
    agent: 'iron(III) ions',
    agentFormula: 'Fe3+',
    product: 'iron(II) ions',
    equation: '2Fe3+ + 2I- -> 2Fe2+ + I2',
    values: ['+3', '+2'],
  },
  {
    added: 'aqueous iron(III) sulfate',
    agent: 'iron(III) ions',
    agentFormula: 'Fe3+',
    product: 'iron(II) ions',
    equation: '2Fe3+ + 2I- -> 2Fe2+ + I2',
    values: ['+3', '+2'],
  },
] as const

const DOCTORS = ['A student', 'A chemist', 'A technician'] as const

/** A signed number as it may be typed. */
const signedCell = (blank: string, value: number): TableCell => {
  const size = Math.abs(value)
  const roman = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][size] ?? ''
  const accept =
    value > 0
      ? [`${size}`, `${size}+`, `+ ${size}`, roman, `+${roman}`]
      : value < 0
        ? [`${size}−`, `− ${size}`]
        : ['zero']
  return {
    blank,
    answer: value > 0 ? `+${size}` : value < 0 ? `−${size}` : '0',
    accept,
    mode: 'exact',
    marks: 1,
  }
}

supplement('iodide-and-an-oxidising-agent', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({ item: random.pick(ADDED), person: random.pick(DOCTORS) }),
  make: ({ item, person }) => ({
    stem: [
      `${person} adds ${item.added} to aqueous potassium iodide, as shown. Iodine and ${item.product} are formed.`,
      `The diagram shows a test for oxidising agents. ${person} uses it for ${item.added}. The products include iodine and ${item.product}.`,
      `${person} lets ${item.added} fall into aqueous potassium iodide until no more iodide ions are left. Iodine and ${item.product} are formed.`,
    ],
    figure: dropFigure(item.added),
    parts: {
      a: ask.table({
        prompt: 'Complete the table to show what is seen in the test-tube.',
        command: 'Complete',
        head: ['', 'colour of the liquid'],
        rows: [
          [
            { text: 'aqueous potassium iodide at the start' },
            wordsCell('colour at the start', 'colourless', {
              subject,
              accept: ['colorless', 'no colour'],
              reject: ['clear'],
            }),
          ],
          [
            { text: 'when iodine has been formed' },
            wordsCell('colour at the end', 'brown', {
              subject,
              accept: [
                'yellow-brown',
                'orange-brown',
                'red-brown',
                'brown-yellow',
                'dark brown',
                'light brown',
                'pale brown',
                'brown solution',
              ],
            }),
          ],
        ],
        scheme: ['colourless', 'brown'],
        solution: 'Potassium iodide forms a colourless solution. The iodine that is formed makes it brown.',
      }),
      'b.i': ask.equation({
        prompt: 'Write the half-equation for the change of iodide ions into iodine.',
        command: 'State',
        answer: '2I- -> I2 + 2e-',
        states: false,
        scheme: ['2I^{−} → I_{2} + 2e^{−}'],
        solution: 'Two iodide ions lose one electron each: $\\ce{2I- -> I2 + 2e-}$.',
      }),
      'b.ii': ask.written({
        prompt: 'Explain, in terms of electrons, why this change is oxidation.',
        scheme: [IODIDE_LOSES],
        modelAnswer: 'Iodide ions lose electrons, and loss of electrons is oxidation.',
        solution: 'Oxidation is loss of electrons. Say which ions lose them.',
      }),
      c: ask.equation({
        prompt: 'Write the ionic equation for the whole reaction.',
        command: 'State',
        objective: 'AO2',
        answer: item.equation,
        states: false,
        scheme: ['all formulae', 'balance'],
        solution: `As many electrons are gained as are lost: $\\ce{${item.equation.replace(/(\d)\+/g, '^$1+')}}$.`,
      }),
      'd.i': ask.written({
        prompt: 'Define the term *oxidising agent*.',
        scheme: [OXIDISES_ANOTHER, ITSELF_REDUCED],
        modelAnswer: 'A substance that oxidises another substance and is itself reduced.',
        solution: 'One mark for what it does to the other substance, one for what is done to it.',
      }),
      'd.ii': ask.table({
        prompt: `State the oxidation number of ${item.agent === 'iron(III) ions' ? 'iron' : item.agent} at the start and at the end.`,
        objective: 'AO2',
        head: [`in ${item.agent}`, `in ${item.product}`],
        rows: [
          [
            signedCell('oxidation number at the start', item.agentFormula === 'Fe3+' ? 3 : 0),
            signedCell('oxidation number at the end', item.agentFormula === 'Fe3+' ? 2 : -1),
          ],
        ],
        scheme: [...item.values],
        solution: `${item.agentFormula === 'Fe3+' ? 'For an ion of one atom the oxidation number is the charge' : 'An uncombined element has 0, and an ion of one atom has its charge'}: it falls from ${item.values[0]} to ${item.values[1]}, which is reduction.`,
      }),
    },
  }),
})

supplement('iron-in-a-tablet', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const concentration = random.pick([0.01, 0.02, 0.025])
    const volume = random.int(36, 56) / 2
    const tablet = random.pick([0.4, 0.5, 0.8, 1])
    const percentage = (concentration * volume * 28) / tablet
    const source = random.pick(['an iron tablet', 'a food additive', 'a plant food'])
    return percentage > 5 && percentage < 20 ? { concentration, volume, tablet, source } : null
  },
  make: ({ concentration, volume, tablet, source }) => {
    const manganate = (concentration * volume) / 1000
    const iron = manganate * 5
    const percentage = ((iron * 56) / tablet) * 100
    return {
      stem: [
        `A sample of ${source} is dissolved in dilute sulfuric acid. The solution contains iron(II) ions. It is titrated with acidified aqueous potassium manganate(VII), as shown.`,
        `The iron in a sample of ${source} is found by titration. Its solution in dilute sulfuric acid contains iron(II) ions and stands in the flask.`,
        `A chemist dissolves a sample of ${source} in dilute sulfuric acid, so that all of its iron forms iron(II) ions. The solution is titrated with acidified aqueous potassium manganate(VII).`,
      ],
      figure: titrationFigure(),
      parts: {
        a: ask.table({
          lead: 'The equation for the reaction is\n\n$\\ce{MnO4^- + 8H+ + 5Fe^2+ -> Mn^2+ + 4H2O + 5Fe^3+}$',
          prompt: 'Deduce the oxidation number of manganese in each ion.',
          objective: 'AO2',
          head: ['MnO_{4}^{−}', 'Mn^{2+}'],
          rows: [[signedCell('manganese before', 7), signedCell('manganese after', 2)]],
          scheme: ['+7', '+2'],
          solution:
            'Four oxygen atoms make up −8. The sum is the charge, −1, so manganese is +7. In an ion of one atom the oxidation number is the charge: +2.',
        }),
        b: ask.equation({
          prompt: 'Write the half-equation for the change of the iron(II) ions.',
          command: 'State',
          answer: 'Fe2+ -> Fe3+ + e-',
          states: false,
          scheme: ['Fe^{2+} → Fe^{3+} + e^{−}'],
          solution: 'The charge rises by one, so each ion loses one electron: $\\ce{Fe^2+ -> Fe^3+ + e-}$.',
        }),
        c: ask.written({
          prompt: 'Explain why the iron(II) ions are the reducing agent in this reaction.',
          scheme: [IRON_LOSES, MANGANATE_REDUCED],
          modelAnswer:
            'Iron(II) ions lose electrons, so they are oxidised. They give the electrons to manganate(VII) ions and reduce them.',
          solution:
            'A reducing agent reduces another substance and is itself oxidised. Show both for the ions in this reaction.',
        }),
        d: ask.written({
          prompt:
            'At first each drop of the purple solution becomes colourless in the flask. Explain why the purple colour disappears.',
          command: 'Explain',
          objective: 'AO2',
          scheme: [PURPLE_GOES],
          modelAnswer:
            'The manganate(VII) ions, which are purple, are reduced to manganese(II) ions by the iron(II) ions.',
          solution:
            'The purple ions are used up: they are reduced to $\\ce{Mn^2+}$, which has hardly any colour.',
        }),
        'e.i': ask.number({
          lead: `${quantity(volume, 'cm^3', 3)} of ${figures(concentration, 3)} mol/dm^{3} potassium manganate(VII) reacts with all of the iron(II) ions.`,
          prompt: 'Calculate the number of moles of manganate(VII) ions that react.',
          answer: manganate,
          unit: 'mol',
          sigFigs: 2,
          scheme: [
            `${figures(concentration, 3)} × ${figures(volume, 3)} ÷ 1000 = ${quantity(manganate, 'mol', 3)}`,
          ],
          solution: `Moles = concentration × volume in dm^{3}: ${figures(concentration, 3)} × ${figures(volume, 3)} ÷ 1000 = ${quantity(manganate, 'mol', 3)}.`,
        }),
        'e.ii': ask.number({
          prompt: 'Calculate the number of moles of iron(II) ions in the flask.',
          answer: iron,
          unit: 'mol',
          sigFigs: 2,
          follow: { from: 'e.i', formula: '5*x' },
          scheme: [`5 × ${figures(manganate, 3)} = ${quantity(iron, 'mol', 3)}`],
          solution: `The equation shows five iron(II) ions for one manganate(VII) ion: 5 × ${figures(manganate, 3)} = ${quantity(iron, 'mol', 3)}.`,
        }),
        'e.iii': ask.number({
          prompt: `The mass of the sample is ${quantity(tablet, 'g')}. Calculate the percentage by mass of iron in it. [*A*_{r}: Fe, 56]`,
          command: 'Calculate',
          answer: percentage,
          unit: '%',
          sigFigs: 2,
          follow: { from: 'e.ii', formula: `5600*x/${plain(tablet)}` },
          via: [{ value: iron * 56, formula: `100*x/${plain(tablet)}` }],
          scheme: steps(
            `${figures(iron, 3)} × 56 = ${quantity(iron * 56, 'g', 3)}`,
            `${figures(iron * 56, 3)} ÷ ${plain(tablet)} × 100 = ${quantity(percentage, '%', 3)}`,
          ),
          solution: `Mass of iron: ${figures(iron, 3)} × 56 = ${quantity(iron * 56, 'g', 3)}. Percentage: ${figures(iron * 56, 3)} ÷ ${plain(tablet)} × 100 = ${quantity(percentage, '%', 3)}.`,
        }),
      },
    }
  },
  verify: ({ concentration, volume, tablet }) => ({
    'e.i': concentration / (1000 / volume),
    'e.ii': volume * concentration * 0.005,
    'e.iii': (volume * concentration * 5 * 5.6) / tablet,
  }),
})
