import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { formulaCell, pickCell } from '../cells'
import { capital } from '../shared'
import { scrubberFigure, type Tested, testedOxides, twoJars } from './drawings'
import {
  ACIDIC_GAS,
  ADD_ALKALI,
  BASIC_SOLID,
  FILTER,
  isNonMetal,
  REACTS_WITH_BOTH,
  SALT_AND_WATER,
  WASH_AND_DRY,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '7.2', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const METALS = [
  { name: 'calcium', oxide: 'CaO', equation: '2Ca + O2 -> 2CaO', withAcid: 'CaO + 2HCl -> CaCl2 + H2O' },
  { name: 'magnesium', oxide: 'MgO', equation: '2Mg + O2 -> 2MgO', withAcid: 'MgO + 2HCl -> MgCl2 + H2O' },
] as const

const NON_METALS = [
  {
    name: 'sulfur',
    gas: 'sulfur dioxide',
    oxide: 'SO2',
    withAlkali: 'SO2 + 2NaOH -> Na2SO3 + H2O',
    salt: 'sodium sulfite, Na_{2}SO_{3}',
  },
  {
    name: 'carbon',
    gas: 'carbon dioxide',
    oxide: 'CO2',
    withAlkali: 'CO2 + 2NaOH -> Na2CO3 + H2O',
    salt: 'sodium carbonate, Na_{2}CO_{3}',
  },
] as const

core('two-elements-burnt', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick(METALS),
    other: random.pick(NON_METALS),
    metalFirst: random.chance(0.5),
    insoluble: random.pick(['copper(II) oxide', 'iron(III) oxide']),
  }),
  make: ({ metal, other, metalFirst, insoluble }) => {
    const [one, two] = metalFirst ? [metal.name, other.name] : [other.name, metal.name]
    const kinds = ['acidic', 'basic']
    return {
      stem: [
        `${capital(one)} and ${two} are burnt in two gas jars of oxygen, as shown. Each oxide dissolves in the water on the damp universal indicator paper.`,
        `A teacher burns ${one} in one gas jar of oxygen and ${two} in another. Damp universal indicator paper stands in both jars.`,
        `The diagram shows ${one} and ${two} that burn in oxygen. The oxides come into contact with damp universal indicator paper.`,
      ],
      figure: twoJars(one, two),
      parts: {
        a: ask.table({
          prompt: 'Complete the table for the two oxides.',
          command: 'Complete',
          head: ['element', 'formula of the oxide', 'kind of oxide'],
          rows: [
            [
              { text: metal.name },
              formulaCell('metal oxide', metal.oxide),
              pickCell('kind of metal oxide', 'basic', kinds),
            ],
            [
              { text: other.name },
              formulaCell('non-metal oxide', other.oxide),
              pickCell('kind of non-metal oxide', 'acidic', kinds),
            ],
          ],
          scheme: [metal.oxide, 'basic', other.oxide.replace('2', '_{2}'), 'acidic'],
          solution: `${capital(metal.name)} is a metal: $\\ce{${metal.oxide}}$ is basic and gives an alkali with water, pH above 7. ${capital(other.name)} is a non-metal: $\\ce{${other.oxide}}$ is acidic, pH below 7.`,
        }),
        b: ask.written({
          prompt: `Explain, in terms of the kind of element, why ${other.gas} is an acidic oxide.`,
          lines: 1,
          scheme: [isNonMetal(other.name)],
          modelAnswer: `${capital(other.name)} is a non-metal, and the oxides of non-metals are acidic.`,
          solution: 'Oxides of non-metals are acidic.',
        }),
        c: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${metal.name} oxide with hydrochloric acid.`,
          command: 'State',
          answer: metal.withAcid,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `A basic oxide and an acid form a salt and water: $\\ce{${metal.withAcid}}$.`,
        }),
        'd.i': ask.choice({
          prompt: `Which statement about ${insoluble} and water is correct?`,
          objective: 'AO2',
          right: 'The mixture stays neutral, because the oxide is insoluble in water.',
          wrong: {
            'The mixture becomes acidic, because the oxide contains oxygen.':
              'You took oxygen for the reason, but it is non-metals whose oxides are acidic.',
            'The mixture becomes alkaline, because every basic oxide is an alkali.':
              'You took every base for an alkali, but only soluble bases are alkalis.',
            'The mixture becomes acidic, because the oxide reacts with acids.':
              'You mixed up the two: an oxide that reacts with acids is basic.',
          },
          solution: `${capital(insoluble)} is basic but insoluble. So it sets no hydroxide ions free in water, and the pH stays 7.`,
        }),
        'd.ii': ask.equation({
          lead: `${capital(other.gas)} reacts with aqueous sodium hydroxide and forms ${other.salt}.`,
          prompt: 'Write the symbol equation for this reaction.',
          command: 'State',
          answer: other.withAlkali,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `An acidic oxide and a base form a salt and water: $\\ce{${other.withAlkali}}$.`,
        }),
      },
    }
  },
})

const AMPHOTERIC = [
  {
    name: 'zinc oxide',
    withAlkali: 'ZnO + 2NaOH -> Na2ZnO2 + H2O',
    salt: 'Na_{2}ZnO_{2}',
    other: 'magnesium oxide',
  },
  {
    name: 'aluminium oxide',
    withAlkali: 'Al2O3 + 2NaOH -> 2NaAlO2 + H2O',
    salt: 'NaAlO_{2}',
    other: 'iron(III) oxide',
  },
] as const

supplement('three-oxides-tested', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const total = random.pick([5, 8, 10, 20])
    return {
      kinds: random.shuffle(['basic', 'acidic', 'amphoteric'] as const),
      item: random.pick(AMPHOTERIC),
      total,
      residue: (total * random.pick([15, 20, 25, 30, 35, 45])) / 100,
    }
  },
  make: ({ kinds, item, total, residue }) => {
    const letterOf = (kind: (typeof kinds)[number]) => ['X', 'Y', 'Z'][kinds.indexOf(kind)] ?? 'X'
    const percentage = ((total - residue) / total) * 100
    const tested = kinds.map(
      (kind, at): Tested => ({
        name: ['X', 'Y', 'Z'][at] ?? 'X',
        inAcid: kind !== 'acidic',
        inAlkali: kind !== 'basic',
      }),
    )
    const letter = (prompt: string, answer: string, solution: string) =>
      words({
        subject,
        prompt,
        objective: 'AO2',
        mode: 'exact',
        answers: [{ text: answer, accept: [answer.toLowerCase()] }],
        solution,
      })
    return {
      stem: [
        `Three oxides, X, Y and Z, are stirred with excess dilute hydrochloric acid and with excess aqueous sodium hydroxide. None of them is soluble in water. One of them is ${item.name}. The diagram shows the test-tubes at the end.`,
        `The diagram shows samples of three oxides, X, Y and Z, after stirring with excess dilute hydrochloric acid and with excess aqueous sodium hydroxide. No oxide dissolves in water, and one of the three is ${item.name}.`,
        `A student tests three oxides that are insoluble in water, X, Y and Z, with excess dilute hydrochloric acid and excess aqueous sodium hydroxide. ${capital(item.name)} is one of them. The results are shown.`,
      ],
      figure: testedOxides(tested, 'hydrochloric acid', 'sodium hydroxide'),
      parts: {
        'a.i': letter(
          `Identify the letter of ${item.name}.`,
          letterOf('amphoteric'),
          `${capital(item.name)} is amphoteric and dissolves in both liquids: it is ${letterOf('amphoteric')}.`,
        ),
        'a.ii': letter(
          'Identify the letter of the oxide that is acidic.',
          letterOf('acidic'),
          `An acidic oxide reacts with the alkali only: it is ${letterOf('acidic')}.`,
        ),
        b: ask.written({
          prompt: 'State what is meant by an *amphoteric oxide*.',
          scheme: [REACTS_WITH_BOTH, SALT_AND_WATER],
          modelAnswer: 'An oxide that reacts with acids and with bases to form a salt and water.',
          solution: 'One mark for both partners, one for the products.',
        }),
        c: ask.equation({
          lead: `With aqueous sodium hydroxide the salt ${item.salt} is formed.`,
          prompt: `Write the symbol equation for the reaction of ${item.name} with sodium hydroxide.`,
          command: 'State',
          objective: 'AO2',
          answer: item.withAlkali,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `The other product is water: $\\ce{${item.withAlkali}}$.`,
        }),
        'd.i': ask.written({
          lead: `A mixture contains ${item.name} and ${item.other}, a basic oxide.`,
          prompt: `Describe how pure ${item.other} is obtained from the mixture.`,
          objective: 'AO3',
          scheme: [ADD_ALKALI, FILTER, WASH_AND_DRY],
          modelAnswer:
            'Stir the mixture with excess aqueous sodium hydroxide. Filter off the solid that is left. Wash it with distilled water and dry it.',
          solution: `Only the amphoteric oxide dissolves in the alkali. An acid would dissolve both. The ${item.other} stays on the filter; wash it and dry it.`,
        }),
        'd.ii': ask.number({
          lead: `From ${quantity(total, 'g')} of the mixture ${quantity(residue, 'g')} of ${item.other} is obtained.`,
          prompt: `Calculate the percentage by mass of ${item.name} in the mixture.`,
          answer: percentage,
          unit: '%',
          sigFigs: 2,
          scheme: [
            `C1 ${plain(total)} − ${plain(residue)} = ${plain(total - residue)} g`,
            `A1 ${plain(total - residue)} ÷ ${plain(total)} × 100 = ${quantity(percentage, '%')}`,
          ],
          solution: `${plain(total)} − ${plain(residue)} = ${quantity(total - residue, 'g')} is ${item.name}: ${plain(total - residue)} ÷ ${plain(total)} × 100 = ${quantity(percentage, '%')}.`,
        }),
      },
    }
  },
  verify: ({ total, residue }) => ({ 'd.ii': 100 - (residue * 100) / total }),
})

supplement('gas-from-a-chimney', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.pick([3.2, 4.8, 6.4, 8])
    return {
      start,
      added: random.pick([0.7, 1.4, 2.1]),
      place: random.pick(['a power station', 'a brick works', 'a waste incinerator']),
      volume: random.pick([60, 120, 240, 480]),
    }
  },
  make: ({ start, added, place, volume }) => {
    const needed = (start / 64) * 56
    const removed = (added / 56) * 64
    const moles = volume / 24
    const mass = moles * 120
    return {
      stem: [
        `The waste gas of ${place} contains sulfur dioxide. It is passed through powdered calcium oxide. The graph shows the mass of sulfur dioxide that is left against the mass of calcium oxide added.`,
        `Calcium oxide is used to remove sulfur dioxide from the waste gas of ${place}. The graph shows how the mass of sulfur dioxide in a sample of the gas depends on the mass of calcium oxide.`,
        `An engineer at ${place} adds calcium oxide to a sample of waste gas that contains sulfur dioxide. The graph shows the mass of sulfur dioxide that is left.`,
      ],
      figure: scrubberFigure(start, needed),
      parts: {
        'a.i': ask.number({
          prompt: 'Determine the mass of sulfur dioxide in the sample before any calcium oxide is added.',
          answer: start,
          unit: 'kg',
          tolerance: 0.1,
          sigFigs: 2,
          objective: 'AO2',
          scheme: [`${quantity(start, 'kg')} (± 0.1 kg)`],
          solution: `The line begins at ${quantity(start, 'kg')}.`,
        }),
        'a.ii': ask.number({
          prompt: 'Determine the smallest mass of calcium oxide that removes all of the sulfur dioxide.',
          answer: needed,
          unit: 'kg',
          tolerance: 0.1,
          sigFigs: 2,
          objective: 'AO2',
          scheme: [`${quantity(needed, 'kg')} (± 0.1 kg)`],
          solution: `The line reaches zero at ${quantity(needed, 'kg')}.`,
        }),
        b: ask.written({
          prompt: 'Explain why calcium oxide reacts with sulfur dioxide.',
          scheme: [ACIDIC_GAS, BASIC_SOLID],
          modelAnswer:
            'Sulfur dioxide is an acidic oxide, and calcium oxide is a basic oxide. They neutralise each other.',
          solution: 'Name the kind of each oxide: acidic oxides react with bases.',
        }),
        'c.i': ask.equation({
          lead: 'The only product is calcium sulfite, CaSO_{3}.',
          prompt: 'Write the symbol equation for the reaction.',
          command: 'State',
          answer: 'CaO + SO2 -> CaSO3',
          states: false,
          scheme: ['CaO + SO_{2} → CaSO_{3}'],
          solution: '$\\ce{CaO + SO2 -> CaSO3}$: one of each.',
        }),
        'c.ii': ask.number({
          prompt: `Calculate the mass of sulfur dioxide that reacts with ${quantity(added, 'kg')} of calcium oxide. [*M*_{r}: CaO, 56; SO_{2}, 64]`,
          answer: removed,
          unit: 'kg',
          sigFigs: 2,
          scheme: [
            'C1 56 kg of CaO reacts with 64 kg of SO_{2}',
            `A1 ${plain(added)} ÷ 56 × 64 = ${quantity(removed, 'kg')}`,
          ],
          solution: `One mole of CaO, 56 g, reacts with one mole of SO_{2}, 64 g. So ${plain(added)} ÷ 56 × 64 = ${quantity(removed, 'kg')}.`,
        }),
        'd.i': ask.number({
          lead: `Another sample contains ${quantity(volume, 'dm^3')} of sulfur dioxide at room temperature and pressure.`,
          prompt: 'Calculate the number of moles of sulfur dioxide in this sample.',
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [`${plain(volume)} ÷ 24 = ${quantity(moles, 'mol')}`],
          solution: `One mole of a gas takes up 24 dm^{3} at room temperature and pressure: ${plain(volume)} ÷ 24 = ${quantity(moles, 'mol')}.`,
        }),
        'd.ii': ask.number({
          prompt: 'Calculate the mass of calcium sulfite that forms from it. [*M*_{r}: CaSO_{3}, 120]',
          answer: mass,
          unit: 'g',
          sigFigs: 2,
          follow: { from: 'd.i', formula: '120*x' },
          scheme: [`${plain(moles)} × 120 = ${quantity(mass, 'g')}`],
          solution: `One mole of SO_{2} gives one mole of CaSO_{3}: ${plain(moles)} × 120 = ${quantity(mass, 'g')}.`,
        }),
        e: ask.choice({
          prompt: 'Which other substance would remove sulfur dioxide from the waste gas?',
          objective: 'AO2',
          right: 'aqueous sodium hydroxide',
          wrong: {
            'dilute hydrochloric acid': 'You chose an acid, but an acidic oxide reacts with bases.',
            'solid silicon(IV) oxide': 'You chose the oxide of a non-metal, which is acidic too.',
            'aqueous sodium chloride':
              'You chose a neutral solution, which cannot neutralise an acidic oxide.',
          },
          solution: 'Sulfur dioxide is acidic, so it reacts with a base or an alkali.',
        }),
      },
    }
  },
  verify: ({ start, added, volume }) => ({
    'a.i': start,
    'a.ii': (start * 7) / 8,
    'c.ii': (added * 8) / 7,
    'd.i': volume / 24,
    'd.ii': volume * (120 / 24),
  }),
})
