import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { formulaCell, pickCell } from '../cells'
import { capital } from '../shared'
import { copperCells, letteredCell, platingFigure, tubesFigure } from './drawings'
import {
  ANODE_DISSOLVES,
  APPEARANCE,
  AT_ELECTRODES,
  BLUE_IONS,
  BROWN_VAPOUR,
  BY_CURRENT,
  CORROSION,
  DECOMPOSITION,
  ELECTRONS_IN_WIRES,
  IONS_IN_LIQUID,
  IONS_LEAVE,
  SAME_RATE,
  SILVERY_LIQUID,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '4.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const SIDES = ['left', 'right'] as const

const SPLITS = [
  { name: 'sodium chloride', equation: '2NaCl -> 2Na + Cl2' },
  { name: 'potassium iodide', equation: '2KI -> 2K + I2' },
  { name: 'magnesium chloride', equation: 'MgCl2 -> Mg + Cl2' },
  { name: 'zinc bromide', equation: 'ZnBr2 -> Zn + Br2' },
  { name: 'lithium chloride', equation: '2LiCl -> 2Li + Cl2' },
  { name: 'calcium bromide', equation: 'CaBr2 -> Ca + Br2' },
] as const

core('molten-lead-bromide', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    letters: random.pick([
      ['X', 'Y'],
      ['P', 'Q'],
      ['J', 'K'],
    ] as const),
    positive: random.pick(SIDES),
    split: random.pick(SPLITS),
  }),
  make: ({ letters, positive, split }) => {
    const [anode, cathode] = positive === 'left' ? letters : letters.toReversed()
    const kinds = ['anode', 'cathode']
    const row = (letter: string) => {
      const isAnode = letter === anode
      return [
        { text: letter },
        pickCell(`name of ${letter}`, isAnode ? 'anode' : 'cathode', kinds),
        wordsCell(`product at ${letter}`, isAnode ? 'bromine' : 'lead', {
          subject,
          accept: isAnode ? ['Br2'] : ['Pb'],
          reject: isAnode ? ['bromide', 'lead'] : ['lead bromide', 'lead ions', 'bromine'],
        }),
      ]
    }
    return {
      stem: [
        'The diagram shows the electrolysis of molten lead(II) bromide with carbon electrodes.',
        'A teacher electrolyses molten lead(II) bromide in a fume cupboard. The electrodes are made of carbon.',
        'A current passes through molten lead(II) bromide between two inert electrodes, as shown.',
      ],
      figure: letteredCell(letters, 'molten lead(II) bromide', positive),
      parts: {
        a: ask.written({
          prompt: 'State what is meant by *electrolysis*.',
          scheme: [DECOMPOSITION, BY_CURRENT],
          modelAnswer:
            'The decomposition of an ionic compound, when molten or in aqueous solution, by the passage of an electric current.',
          solution: 'One mark for the compound that is decomposed, one for the current that does it.',
        }),
        b: ask.table({
          prompt: 'Complete the table for the two electrodes.',
          head: ['electrode', 'anode or cathode', 'name of the product'],
          rows: letters.map(row),
          scheme: letters.flatMap(letter => (letter === anode ? ['anode', 'bromine'] : ['cathode', 'lead'])),
          solution: `${anode} is positive, the anode: the non-metal bromine forms. ${cathode} is negative, the cathode: the metal lead forms.`,
        }),
        'c.i': ask.written({
          prompt: `State what is seen at electrode ${anode}.`,
          lines: 1,
          scheme: [BROWN_VAPOUR],
          modelAnswer: 'A brown vapour is given off.',
          solution: 'At the anode bromine forms, a brown vapour.',
        }),
        'c.ii': ask.written({
          prompt: `State what is seen at electrode ${cathode}.`,
          lines: 1,
          scheme: [SILVERY_LIQUID],
          modelAnswer: 'A silvery liquid collects below the electrode.',
          solution: 'At the cathode molten lead forms, a silvery liquid that sinks.',
        }),
        d: ask.equation({
          lead: `Molten ${split.name} is electrolysed in another cell. It is decomposed into its elements.`,
          prompt: 'Write the symbol equation for the decomposition. State symbols are not needed.',
          command: 'State',
          objective: 'AO2',
          answer: split.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `The metal and the non-metal form, the non-metal as molecules of two atoms: $\\ce{${split.equation}}$.`,
        }),
      },
    }
  },
})

const PLATINGS = [
  {
    object: 'a steel spoon',
    metal: 'silver',
    ion: 'Ag+',
    salts: ['silver nitrate', 'AgNO3', 'silver(I) nitrate'],
  },
  {
    object: 'a steel ladle',
    metal: 'copper',
    ion: 'Cu2+',
    salts: [
      'copper(II) sulfate',
      'copper sulfate',
      'CuSO4',
      'copper(II) nitrate',
      'copper(II) chloride',
      'copper nitrate',
      'copper chloride',
    ],
  },
  {
    object: 'a copper spoon',
    metal: 'silver',
    ion: 'Ag+',
    salts: ['silver nitrate', 'AgNO3', 'silver(I) nitrate'],
  },
] as const

core('plating-with-a-metal', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    plating: random.pick(PLATINGS),
    start: random.pick([24.6, 31.2, 35.4, 42.8]),
    perTen: random.pick([0.3, 0.4, 0.6, 0.7]),
    tens: random.pick([5.5, 6.5, 7, 8.5, 9, 9.5, 11]),
  }),
  make: ({ plating: { object, metal, ion, salts }, start, perTen, tens }) => {
    const [salt, ...accept] = salts
    const times = [0, 10, 20, 30, 40]
    const layer = Math.round(perTen * tens * 100) / 100
    const minutes = tens * 10
    const thing = object.replace('a ', 'the ')
    return {
      stem: [
        `The diagram shows how ${object} is plated with ${metal}. The table shows the mass of the object.`,
        `A workshop plates ${object} with ${metal}. Every ten minutes the object is taken out, dried and weighed.`,
        `${capital(object)} is electroplated with ${metal} in the apparatus shown. Its mass is found every ten minutes.`,
      ],
      figure: platingFigure(metal, object.replace('a ', ''), 'solution'),
      table: {
        head: ['time / min', 'mass of the object / g'],
        rows: times.map(time => [String(time), (start + (perTen * time) / 10).toFixed(1)]),
      },
      parts: {
        'a.i': words({
          subject,
          prompt: `State whether ${thing} is joined to the positive or to the negative terminal of the power supply.`,
          answers: [{ text: 'negative', accept: ['negative terminal', 'negative pole', 'minus'] }],
          solution: 'Metal ions are positive. They become metal at the cathode, which is negative.',
        }),
        'a.ii': words({
          subject,
          prompt: 'Name a salt that is suitable for the solution.',
          command: 'Identify',
          answers: [
            {
              text: salt,
              accept: [...accept, ...salts.flatMap(each => [`aqueous ${each}`, `${each} solution`])],
            },
          ],
          mode: 'words',
          solution: `The solution must contain ions of the plating metal: aqueous ${salt} does.`,
        }),
        'a.iii': words({
          subject,
          prompt: `State the formula of the ${metal} ions in the solution.`,
          mode: 'formula',
          answers: [{ text: ion }],
          solution: `The ion of ${metal} is $\\ce{${ion}}$.`,
        }),
        b: ask.written({
          prompt: 'State two reasons why metal objects are electroplated.',
          scheme: [APPEARANCE, CORROSION],
          modelAnswer: 'To improve their appearance and to increase their resistance to corrosion.',
          solution: 'The two reasons to learn: appearance, and resistance to corrosion.',
        }),
        'c.i': ask.number({
          prompt: `Calculate the mass of ${metal} that is deposited in the first ${quantity(40, 'min')}.`,
          answer: 4 * perTen,
          unit: 'g',
          sigFigs: 2,
          scheme: [`${plain(start + 4 * perTen)} − ${plain(start)} = ${quantity(4 * perTen, 'g', 2)}`],
          solution: `The mass at the end minus the mass at the start: ${plain(start + 4 * perTen)} − ${plain(start)} = ${quantity(4 * perTen, 'g', 2)}.`,
        }),
        'c.ii': ask.number({
          lead: 'The mass goes on to increase at the same rate.',
          prompt: `Calculate the time, from the start, in which ${quantity(layer, 'g')} of ${metal} is deposited.`,
          answer: minutes,
          unit: 'min',
          sigFigs: 2,
          scheme: [
            `C1 ${plain(perTen)} g in 10 min`,
            `A1 ${plain(layer)} ÷ ${plain(perTen)} × 10 = ${quantity(minutes, 'min')}`,
          ],
          solution: `The table shows that ${quantity(perTen, 'g')} is deposited every ${quantity(10, 'min')}. So ${plain(layer)} ÷ ${plain(perTen)} × 10 = ${quantity(minutes, 'min')}.`,
        }),
        d: ask.choice({
          prompt: `What happens to the rod of ${metal}?`,
          right: 'It becomes smaller, because its atoms go into the solution as ions.',
          wrong: {
            'It becomes larger, because ions from the solution are deposited on it.':
              'You described the cathode; the rod is the anode.',
            'It does not change, because it only conducts the current to the solution.':
              'You took it for an inert electrode, but the plating metal itself is the anode.',
            'It becomes smaller, because it melts in the warm solution around it.':
              'You took it for melting; its atoms become ions.',
          },
          solution: `The rod is the anode. Its ${metal} goes into the solution as ions and replaces those that are deposited on the object.`,
        }),
      },
    }
  },
  verify: ({ perTen, tens }) => ({ 'c.i': perTen / 0.25, 'c.ii': (perTen * tens) / (perTen / 10) }),
})

supplement('copper-sulfate-in-two-cells', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    carbonFirst: random.chance(0.5),
    names: random.pick([
      ['cell 1', 'cell 2'],
      ['cell A', 'cell B'],
      ['cell X', 'cell Y'],
    ] as const),
    moles: random.pick([0.01, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05]),
  }),
  make: ({ carbonFirst, names, moles }) => {
    const [carbon, copper] = carbonFirst ? names : names.toReversed()
    const mass = moles * 64
    const volume = (moles / 2) * 24
    return {
      stem: [
        `Aqueous copper(II) sulfate is electrolysed in two cells. The electrodes of ${carbon} are carbon, those of ${copper} are copper.`,
        `The diagram shows two cells with aqueous copper(II) sulfate, ${carbon} with carbon electrodes and ${copper} with copper electrodes.`,
        `A student compares carbon electrodes, in ${carbon}, with copper electrodes, in ${copper}. Both cells contain aqueous copper(II) sulfate.`,
      ],
      figure: copperCells(names, carbonFirst),
      parts: {
        a: ask.equation({
          prompt:
            'Write the ionic half-equation for the reaction at the cathode. It is the same in both cells.',
          command: 'State',
          answer: 'Cu2+ + 2e- -> Cu',
          states: false,
          scheme: ['Cu^{2+} + 2e^{−} → Cu'],
          solution: '$\\ce{Cu^2+ + 2e- -> Cu}$: copper(II) ions gain two electrons each.',
        }),
        b: ask.equation({
          prompt: `In ${carbon} oxygen forms at the anode. Complete the half-equation for this reaction: 4OH^{−} → …`,
          command: 'Complete',
          answer: '4OH- -> O2 + 2H2O + 4e-',
          states: false,
          scheme: ['O_{2}, H_{2}O and e^{−} on the right', 'balance: O_{2} + 2H_{2}O + 4e^{−}'],
          solution:
            '$\\ce{4OH- -> O2 + 2H2O + 4e-}$: four hydroxide ions have four negative charges, so four electrons are lost.',
        }),
        c: ask.written({
          prompt: `The blue colour of the solution in ${carbon} fades. Explain why.`,
          command: 'Explain',
          scheme: [IONS_LEAVE, BLUE_IONS],
          modelAnswer:
            'Copper(II) ions are discharged at the cathode, so their concentration decreases. These ions cause the blue colour.',
          solution: 'Say which particles are blue, and what becomes of them.',
        }),
        d: ask.written({
          prompt: `The colour of the solution in ${copper} does not change. Explain why.`,
          command: 'Explain',
          scheme: [ANODE_DISSOLVES, SAME_RATE],
          modelAnswer:
            'Copper atoms of the anode become copper(II) ions at the same rate as copper(II) ions are discharged at the cathode.',
          solution: 'Ions are replaced by the anode as fast as they are discharged.',
        }),
        'e.i': ask.number({
          lead: `In ${carbon} ${quantity(mass, 'g')} of copper is deposited on the cathode.`,
          prompt: 'Calculate the number of moles of copper. [*A*_{r}: Cu, 64]',
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [`${plain(mass)} ÷ 64 = ${quantity(moles, 'mol')}`],
          solution: `${plain(mass)} ÷ 64 = ${quantity(moles, 'mol')}.`,
        }),
        'e.ii': ask.number({
          lead: 'For every 2 mol of copper 1 mol of oxygen forms at the anode.',
          prompt:
            'Calculate the volume of this oxygen, in dm^{3}, at room temperature and pressure. [1 mol of gas: 24 dm^{3}]',
          answer: volume,
          unit: 'dm^3',
          sigFigs: 2,
          follow: { from: 'e.i', formula: '12*x' },
          scheme: [
            `C1 ${plain(moles)} ÷ 2 = ${quantity(moles / 2, 'mol')}`,
            `A1 ${plain(moles / 2)} × 24 = ${quantity(volume, 'dm^3')}`,
          ],
          solution: `${plain(moles)} ÷ 2 = ${quantity(moles / 2, 'mol')} of oxygen, and ${plain(moles / 2)} × 24 = ${quantity(volume, 'dm^3')}.`,
        }),
      },
    }
  },
  verify: ({ moles }) => ({ 'e.i': (moles * 64) / 64, 'e.ii': moles * 12 }),
})

const CHLORIDES = [
  { metal: 'sodium', salt: 'sodium chloride', ion: 'Na+' },
  { metal: 'potassium', salt: 'potassium chloride', ion: 'K+' },
  { metal: 'lithium', salt: 'lithium chloride', ion: 'Li+' },
] as const

supplement('concentrated-and-dilute-chloride', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    chloride: random.pick(CHLORIDES),
    positive: random.pick(SIDES),
    letters: random.pick([
      ['P', 'Q'],
      ['X', 'Y'],
    ] as const),
    volume: random.pick([12, 24, 36, 48, 60]),
  }),
  make: ({ chloride: { metal, salt, ion }, positive, letters, volume }) => {
    const [anode, cathode] = positive === 'left' ? letters : letters.toReversed()
    const moles = volume / 24000
    const printed = ion.replace('+', '^{+}')
    return {
      stem: [
        `Concentrated aqueous ${salt} is electrolysed with inert electrodes. Gases are collected in the tubes ${letters[0]} and ${letters[1]}.`,
        `The diagram shows the electrolysis of concentrated aqueous ${salt}. The electrodes are made of platinum.`,
        `A student electrolyses concentrated aqueous ${salt} with carbon electrodes in the apparatus shown.`,
      ],
      figure: tubesFigure(letters, positive, [0.42, 0.42]),
      parts: {
        a: ask.table({
          lead: 'Four ions are in the solution.',
          prompt: 'Complete the table with the formulae of the other two ions.',
          head: ['move to the anode', 'move to the cathode'],
          rows: [
            [{ text: 'OH^{−}' }, { text: 'H^{+}' }],
            [formulaCell('negative ion', 'Cl-'), formulaCell('positive ion', ion)],
          ],
          scheme: ['Cl^{−}', printed],
          solution: `The salt gives ${printed} and Cl^{−}. Negative ions move to the anode, positive ions to the cathode.`,
        }),
        b: ask.written({
          prompt:
            'Describe how charge is transferred in the wires, in the electrolyte and at the electrodes.',
          scheme: [ELECTRONS_IN_WIRES, IONS_IN_LIQUID, AT_ELECTRODES],
          modelAnswer:
            'In the wires electrons move from the anode through the supply to the cathode. In the electrolyte ions move: positive ions to the cathode, negative ions to the anode. Negative ions lose electrons at the anode, and positive ions gain electrons at the cathode.',
          solution:
            'Three places: electrons in the wires, ions in the liquid, loss and gain at the electrodes.',
        }),
        'c.i': ask.equation({
          prompt: `Write the ionic half-equation for the formation of the gas in tube ${cathode}.`,
          command: 'State',
          answer: '2H+ + 2e- -> H2',
          accept: ['2H2O + 2e- -> H2 + 2OH-'],
          states: false,
          scheme: ['2H^{+} + 2e^{−} → H_{2}'],
          solution: `Tube ${cathode} is over the cathode, where hydrogen ions gain electrons: $\\ce{2H+ + 2e- -> H2}$.`,
        }),
        'c.ii': ask.equation({
          prompt: `Write the ionic half-equation for the formation of the gas in tube ${anode}.`,
          command: 'State',
          answer: '2Cl- -> Cl2 + 2e-',
          accept: ['2Cl- - 2e- -> Cl2'],
          states: false,
          scheme: ['2Cl^{−} → Cl_{2} + 2e^{−}'],
          solution: `Tube ${anode} is over the anode, where chloride ions lose electrons: $\\ce{2Cl- -> Cl2 + 2e-}$.`,
        }),
        d: words({
          subject,
          prompt: 'Name the compound that is left in the solution in the end.',
          command: 'Identify',
          answers: [
            {
              text: `${metal} hydroxide`,
              accept: [
                `${ion.replace('+', '')}OH`,
                `aqueous ${metal} hydroxide`,
                `${metal} hydroxide solution`,
              ],
            },
          ],
          mode: 'words',
          solution: `Hydrogen ions and chloride ions are discharged. ${capital(metal)} ions and hydroxide ions are left: ${metal} hydroxide.`,
        }),
        e: words({
          subject,
          prompt: `The experiment is repeated with very dilute aqueous ${salt}. Name the gas that forms at the anode.`,
          command: 'Identify',
          objective: 'AO2',
          answers: [{ text: 'oxygen', accept: ['O2'] }],
          mode: 'words',
          reject: [{ text: 'chlorine', why: 'Chlorine forms from the concentrated solution.' }],
          solution: 'From dilute solutions of halides oxygen forms at the anode.',
        }),
        f: ask.number({
          prompt: `${quantity(volume, 'cm^3')} of hydrogen is collected at room temperature and pressure. Calculate the number of moles of hydrogen. [1 mol of gas: 24 dm^{3}]`,
          command: 'Calculate',
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [`${plain(volume)} ÷ 24 000 = ${plain(moles)} mol`],
          solution: `24 dm^{3} is 24 000 cm^{3}: ${plain(volume)} ÷ 24 000 = ${plain(moles)} mol.`,
        }),
      },
    }
  },
  verify: ({ volume }) => ({ f: volume / 1000 / 24 }),
})
