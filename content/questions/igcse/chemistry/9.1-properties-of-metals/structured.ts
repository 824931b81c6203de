import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { LIGHTED_SPLINT, POPS } from '../7.1-the-characteristic-properties-of-acids-and-bases/points'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { circuitFigure, funnelFigure, oxideGraph } from './drawings'
import { OXIDES } from './oxides'
import { BRIGHT_LIGHT, CHANGES_SHAPE, CONDUCTS, GAINS_OXYGEN, WHITE_POWDER } from './points'

const { core, templates } = questionsOf('structured', '9.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const METALS = [
  { name: 'zinc', melting: 420, equation: '2Zn + O2 -> 2ZnO', oxide: 'zinc oxide' },
  { name: 'copper', melting: 1085, equation: '2Cu + O2 -> 2CuO', oxide: 'copper(II) oxide' },
  { name: 'magnesium', melting: 650, equation: '2Mg + O2 -> 2MgO', oxide: 'magnesium oxide' },
  { name: 'calcium', melting: 842, equation: '2Ca + O2 -> 2CaO', oxide: 'calcium oxide' },
] as const

const SHAPED = [
  { told: 'pulled through a narrow hole to make a wire', word: 'ductile', other: 'malleable' },
  { told: 'rolled into a thin sheet without breaking', word: 'malleable', other: 'ductile' },
] as const

core('three-elements-in-a-circuit', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick(METALS),
    order: random.shuffle(['metal', 'graphite', 'dull'] as const),
    dull: random.pick([115, 113, 221] as const),
    hot: random.pick([3500, 3550, 3600] as const),
    shaped: random.pick(SHAPED),
  }),
  make: ({ metal, order, dull, hot, shaped }) => {
    const letters = ['X', 'Y', 'Z'] as const
    const letterOf = (kind: (typeof order)[number]) => letters[order.indexOf(kind)] ?? 'X'
    const facts = {
      metal: [plain(metal.melting), 'glows', 'changes its shape'],
      graphite: [plain(hot), 'glows', 'breaks'],
      dull: [plain(dull), 'does not glow', 'breaks'],
    } as const
    return {
      stem: [
        'Three elements, X, Y and Z, are tested in the circuit shown. They are also hit with a hammer. The table shows the results.',
        'A student has samples of three solid elements, X, Y and Z. Each is put between the clips of the circuit and then hit with a hammer.',
        'The circuit is used to test the solid elements X, Y and Z. The table shows what the lamp does, and what happens when the elements are hit.',
      ],
      figure: circuitFigure('sample'),
      table: {
        head: ['element', 'melting point / °C', 'lamp', 'when it is hit'],
        rows: order.map((kind, at) => [letters[at] ?? 'X', ...facts[kind]]),
      },
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['element', 'metal or non-metal'],
          rows: order.map((kind, at) => [
            { text: letters[at] ?? 'X' },
            pickCell(`kind of ${letters[at]}`, kind === 'metal' ? 'metal' : 'non-metal', [
              'metal',
              'non-metal',
            ]),
          ]),
          scheme: order.map((kind, at) => `${letters[at]}: ${kind === 'metal' ? 'metal' : 'non-metal'}`),
          solution: `${letterOf('metal')} conducts and is malleable: a metal. The brittle elements are non-metals, though ${letterOf('graphite')} conducts.`,
        }),
        b: ask.written({
          prompt: `State two results in the table that show that ${letterOf('metal')} is a metal. Do not use its melting point.`,
          objective: 'AO2',
          scheme: [CONDUCTS, CHANGES_SHAPE],
          modelAnswer: 'It conducts electricity. It changes its shape when it is hit.',
          solution: 'Metals conduct electricity, and they are malleable.',
        }),
        c: words({
          subject,
          prompt: `Name the element ${letterOf('graphite')}.`,
          command: 'Identify',
          objective: 'AO2',
          mode: 'words',
          answers: [{ text: 'graphite', accept: ['carbon', 'carbon (graphite)', 'graphite (carbon)', 'C'] }],
          reject: [{ text: 'diamond', why: 'Diamond does not conduct electricity.' }],
          solution:
            'The only common non-metal that conducts electricity as a solid is graphite, a form of carbon.',
        }),
        d: words({
          subject,
          lead: `A piece of ${letterOf('metal')} is ${shaped.told}.`,
          prompt: 'State the word for this property of metals.',
          answers: [
            {
              text: shaped.word,
              accept: [shaped.word === 'ductile' ? 'ductility' : 'malleability'],
            },
          ],
          reject: [
            {
              text: shaped.other,
              why: `${capital(shaped.other)} means that it can be ${shaped.other === 'ductile' ? 'drawn into a wire' : 'hammered into a sheet'}.`,
            },
          ],
          solution: `A metal that can be ${shaped.word === 'ductile' ? 'drawn out into a wire' : 'made into a sheet'} is ${shaped.word}.`,
        }),
        'e.i': words({
          subject,
          lead: `${letterOf('metal')} is ${metal.name}. It is heated in oxygen.`,
          prompt: 'Name the compound that forms.',
          command: 'Identify',
          mode: 'words',
          answers: [
            {
              text: metal.oxide,
              ...(metal.name === 'copper' && { accept: ['copper oxide'] }),
            },
          ],
          solution: `A metal and oxygen form the oxide: ${metal.oxide}.`,
        }),
        'e.ii': ask.equation({
          prompt: `Write the symbol equation for the reaction of ${metal.name} with oxygen.`,
          command: 'State',
          answer: metal.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `Oxygen is O_{2}, and each oxide ion needs one metal ion with the charge 2+: $\\ce{${metal.equation}}$.`,
        }),
      },
    }
  },
})

const ACIDS = [
  { acid: 'hydrochloric acid', salt: 'chloride', equation: 'Zn + 2HCl -> ZnCl2 + H2', metal: 'zinc' },
  {
    acid: 'hydrochloric acid',
    salt: 'chloride',
    equation: 'Mg + 2HCl -> MgCl2 + H2',
    metal: 'magnesium',
  },
  { acid: 'sulfuric acid', salt: 'sulfate', equation: 'Zn + H2SO4 -> ZnSO4 + H2', metal: 'zinc' },
  { acid: 'sulfuric acid', salt: 'sulfate', equation: 'Mg + H2SO4 -> MgSO4 + H2', metal: 'magnesium' },
] as const

core('calcium-under-a-funnel', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const mass = random.pick([0.02, 0.04, 0.05, 0.06])
    return {
      mass,
      more: random.pick([1.5, 2, 2.5, 3] as const),
      minutes: random.pick([2, 4, 5] as const),
      item: random.pick(ACIDS),
      collected: random.pick([0.36, 0.42, 0.5, 0.56] as const),
      indicator: random.pick([
        ['thymolphthalein', 'blue'],
        ['methyl orange', 'yellow'],
        ['litmus', 'blue'],
      ] as const),
    }
  },
  make: ({ mass, more, minutes, item, collected, indicator: [indicator, colour] }) => {
    const volume = mass * 600
    return {
      stem: [
        `${quantity(mass, 'g')} of calcium is put into cold water in the apparatus shown. In ${minutes} minutes all of it reacts and ${quantity(volume, 'cm^3')} of gas forms.`,
        `The diagram shows how a gas is collected from calcium and cold water. ${quantity(mass, 'g')} of calcium gives ${quantity(volume, 'cm^3')} of the gas in ${minutes} minutes, then no calcium is left.`,
        `A student collects the gas that forms when ${quantity(mass, 'g')} of calcium reacts with cold water. The reaction ends after ${minutes} minutes with ${quantity(volume, 'cm^3')} of gas.`,
      ],
      figure: funnelFigure('calcium', collected),
      parts: {
        a: ask.equation({
          prompt: 'Write the symbol equation for the reaction of calcium with cold water.',
          command: 'State',
          answer: 'Ca + 2H2O -> Ca(OH)2 + H2',
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: 'With cold water the hydroxide and hydrogen form: $\\ce{Ca + 2H2O -> Ca(OH)2 + H2}$.',
        }),
        b: ask.written({
          prompt: 'Describe a test for the gas and the result of the test.',
          scheme: [LIGHTED_SPLINT, POPS],
          modelAnswer: 'Hold a lighted splint to the gas. It burns with a squeaky pop.',
          solution: 'The gas is hydrogen: a lighted splint gives a pop.',
        }),
        c: words({
          subject,
          lead: 'The liquid that is left in the beaker is filtered.',
          prompt: `State the colour of ${indicator} in the filtrate.`,
          answers: [{ text: colour }],
          objective: 'AO2',
          solution: `Calcium hydroxide makes the liquid alkaline: ${indicator} is ${colour}.`,
        }),
        'd.i': ask.number({
          prompt: 'Calculate the mean volume of gas that forms in one minute.',
          answer: volume / minutes,
          unit: 'cm^3',
          sigFigs: 2,
          scheme: [`${plain(volume)} ÷ ${minutes} = ${quantity(volume / minutes, 'cm^3')}`],
          solution: `${plain(volume)} ÷ ${minutes} = ${quantity(volume / minutes, 'cm^3')} in one minute.`,
        }),
        'd.ii': ask.number({
          prompt: `Calculate the volume of gas that forms from ${quantity(mass * more, 'g')} of calcium under the same conditions.`,
          answer: volume * more,
          unit: 'cm^3',
          sigFigs: 2,
          scheme: [`${plain(more)} × ${plain(volume)} = ${quantity(volume * more, 'cm^3')}`],
          solution: `${quantity(mass * more, 'g')} is ${plain(more)} times as much calcium, so it gives ${plain(more)} times as much gas: ${quantity(volume * more, 'cm^3')}.`,
        }),
        'e.i': words({
          subject,
          lead: `Another metal, ${item.metal}, is put into dilute ${item.acid}.`,
          prompt: 'Name the salt that forms.',
          command: 'Identify',
          answers: [{ text: `${item.metal} ${item.salt}` }],
          solution: `${capital(item.acid)} forms ${item.salt}s: ${item.metal} ${item.salt}.`,
        }),
        'e.ii': ask.equation({
          prompt: `Write the symbol equation for the reaction of ${item.metal} with dilute ${item.acid}.`,
          command: 'State',
          answer: item.equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `A metal and an acid form a salt and hydrogen: $\\ce{${item.equation}}$.`,
        }),
      },
    }
  },
  verify: ({ mass, more, minutes }) => ({
    'd.i': (mass / minutes) * 600,
    'd.ii': mass * more * 600,
  }),
})

core('magnesium-and-its-oxide', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    read: random.pick([0.6, 1.2, 1.8] as const),
    factor: random.pick([2, 3, 4, 5] as const),
    vessel: random.pick(['a crucible', 'a small crucible', 'a crucible with a lid'] as const),
    steam: random.chance(0.5),
  }),
  make: ({ read, factor, vessel, steam }) => {
    const { metal, most, oxide, top, equation } = OXIDES[0]
    const formed = (read / most) * oxide
    const large = read * factor
    const partner = steam ? 'steam' : 'dilute hydrochloric acid'
    const compound = steam ? 'magnesium oxide' : 'magnesium chloride'
    const other = steam ? 'magnesium chloride' : 'magnesium oxide'
    return {
      stem: [
        `Different masses of magnesium burn completely in ${vessel}. The graph shows the mass of the oxide that forms.`,
        `A class burns magnesium in ${vessel} and measures the mass of the product. The graph shows the results.`,
        `The graph shows how much oxide forms when magnesium burns completely. The experiment is done in ${vessel}.`,
      ],
      figure: oxideGraph(metal, most, oxide, top),
      parts: {
        a: ask.written({
          prompt: 'Describe what is seen while magnesium burns, and describe the product.',
          scheme: [BRIGHT_LIGHT, WHITE_POWDER],
          modelAnswer: 'It burns with a bright white light. A white powder forms.',
          solution: 'One mark for the light, one for the look of magnesium oxide.',
        }),
        b: ask.equation({
          prompt: 'Write the symbol equation for the reaction.',
          command: 'State',
          answer: equation,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `Oxygen is O_{2}, and magnesium oxide is MgO: $\\ce{${equation}}$.`,
        }),
        'c.i': ask.number({
          prompt: `Determine the mass of the oxide that forms from ${quantity(read, 'g', 2)} of magnesium.`,
          answer: formed,
          unit: 'g',
          tolerance: 0.1,
          sigFigs: 1,
          objective: 'AO2',
          scheme: [`${quantity(formed, 'g', 2)} (± 0.1 g)`],
          solution: `Go up from ${quantity(read, 'g', 2)} to the line, then across: ${quantity(formed, 'g', 2)}.`,
        }),
        'c.ii': ask.number({
          prompt: `Calculate the mass of oxygen that reacts with ${quantity(read, 'g', 2)} of magnesium.`,
          answer: formed - read,
          unit: 'g',
          tolerance: 0.1,
          sigFigs: 1,
          follow: { from: 'c.i', formula: `x - ${read}` },
          scheme: [`${figures(formed, 2)} − ${figures(read, 2)} = ${quantity(formed - read, 'g', 2)}`],
          solution: `The gain in mass is oxygen: ${figures(formed, 2)} − ${figures(read, 2)} = ${quantity(formed - read, 'g', 2)}.`,
        }),
        'c.iii': ask.number({
          prompt: `Calculate the mass of oxygen that reacts with ${quantity(large, 'g')} of magnesium.`,
          answer: (formed - read) * factor,
          unit: 'g',
          tolerance: 0.1 * factor,
          sigFigs: 1,
          follow: { from: 'c.ii', formula: `${factor}*x` },
          scheme: [
            `${factor} × ${figures(formed - read, 2)} = ${quantity((formed - read) * factor, 'g', 2)}`,
          ],
          solution: `${quantity(large, 'g')} is ${factor} times as much magnesium, so it reacts with ${factor} times as much oxygen: ${quantity((formed - read) * factor, 'g', 2)}.`,
        }),
        d: ask.written({
          prompt: 'Explain why the mass of the oxide is larger than the mass of the magnesium.',
          lines: 2,
          objective: 'AO2',
          scheme: [GAINS_OXYGEN],
          modelAnswer: 'The magnesium combines with oxygen.',
          solution: 'The oxide contains all of the magnesium and, as well, oxygen from the air.',
        }),
        e: ask.choice({
          lead: `Magnesium also reacts with ${partner}.`,
          prompt: 'Which products are formed?',
          right: `${compound} and hydrogen`,
          wrong: {
            'magnesium hydroxide and hydrogen': `You named the products of a metal with cold water, but here magnesium reacts with ${partner}.`,
            [`${other} and hydrogen`]: `You gave the product with ${steam ? 'hydrochloric acid' : 'steam'}, but here magnesium reacts with ${partner}.`,
            [`${compound} and oxygen`]: 'You found the compound, but a metal sets hydrogen free, not oxygen.',
          },
          solution: steam
            ? 'A metal and steam form the oxide and hydrogen.'
            : 'A metal and hydrochloric acid form the chloride and hydrogen.',
        }),
      },
    }
  },
  verify: ({ read, factor }) => {
    const atomsRatio = 40 / 24
    return {
      'c.i': read * atomsRatio,
      'c.ii': (read * 16) / 24,
      'c.iii': (read * factor * 16) / 24,
    }
  },
})
