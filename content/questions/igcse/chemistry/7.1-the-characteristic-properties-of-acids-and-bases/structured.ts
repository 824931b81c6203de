import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { collected, hydrogenFigure, phCurve, scaleFigure } from './drawings'
import {
  ALL_REACTED,
  BUBBLES,
  COMPARE_THE_CHART,
  COMPLETELY,
  FEWER_HYDROGEN_IONS,
  LIGHTED_SPLINT,
  LIMEWATER,
  MILKY,
  PARTIALLY,
  POPS,
  PROTON_DONOR,
  SAME_MOLES,
  SOLID_GOES,
  WET_THE_PAPER,
} from './points'

const { core, supplement, templates } = questionsOf('structured', '7.1', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const NEUTRALISED = [
  {
    acid: 'hydrochloric acid',
    alkali: 'sodium hydroxide',
    salt: 'sodium chloride',
    equation: 'HCl + NaOH -> NaCl + H2O',
  },
  {
    acid: 'nitric acid',
    alkali: 'potassium hydroxide',
    salt: 'potassium nitrate',
    equation: 'HNO3 + KOH -> KNO3 + H2O',
  },
  {
    acid: 'hydrochloric acid',
    alkali: 'potassium hydroxide',
    salt: 'potassium chloride',
    equation: 'HCl + KOH -> KCl + H2O',
  },
  {
    acid: 'nitric acid',
    alkali: 'sodium hydroxide',
    salt: 'sodium nitrate',
    equation: 'HNO3 + NaOH -> NaNO3 + H2O',
  },
] as const

const LETTERS = ['P', 'Q', 'R', 'S'] as const

core('solutions-with-indicators', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    placed: random.shuffle([random.int(0, 1), random.int(4, 5), 7, random.int(12, 14)]),
    pair: random.pick(NEUTRALISED),
  }),
  make: ({ placed, pair }) => {
    const sorted = placed.toSorted((one, other) => one - other)
    const letterOf = (rank: number) => LETTERS[placed.indexOf(sorted[rank] ?? 7)] ?? 'P'
    const [strongest, weakAcid, neutral, alkali] = [0, 1, 2, 3].map(letterOf)
    const letter = (prompt: string, answer: string | undefined, solution: string) =>
      words({
        subject,
        prompt,
        command: 'Identify',
        objective: 'AO2',
        mode: 'exact',
        answers: [{ text: answer ?? 'P', accept: [(answer ?? 'P').toLowerCase()] }],
        solution,
      })
    return {
      stem: [
        'A student finds the pH of four colourless solutions, P, Q, R and S. The results are marked on the scale.',
        'Four bottles have lost their labels. Their contents, P, Q, R and S, are tested, and the pH values are marked on the scale.',
        'The diagram shows the pH of four aqueous solutions, P, Q, R and S.',
      ],
      figure: scaleFigure(placed.map((ph, at) => [LETTERS[at] ?? 'P', ph] as const)),
      parts: {
        'a.i': letter(
          'Identify the solution that is neutral.',
          neutral,
          `A neutral solution has pH 7: it is ${neutral}.`,
        ),
        'a.ii': letter(
          'Identify the solution with the highest concentration of hydrogen ions.',
          strongest,
          `The lower the pH, the higher the concentration of hydrogen ions: it is ${strongest}.`,
        ),
        b: ask.written({
          prompt: 'Describe how universal indicator paper is used to find the pH of a solution.',
          scheme: [WET_THE_PAPER, COMPARE_THE_CHART],
          modelAnswer:
            'Put a drop of the solution on the universal indicator paper. Compare the colour of the paper with a pH colour chart.',
          solution: 'Say how the paper meets the solution, and what its colour is compared with.',
        }),
        c: ask.table({
          prompt: `Complete the table for solutions ${strongest} and ${alkali}.`,
          command: 'Complete',
          head: ['solution', 'colour of methyl orange', 'colour of thymolphthalein'],
          rows: [
            [
              { text: strongest ?? 'P' },
              wordsCell('methyl orange in the acid', 'red', { subject }),
              wordsCell('thymolphthalein in the acid', 'colourless', {
                subject,
                accept: ['colorless', 'no colour'],
                reject: ['clear'],
              }),
            ],
            [
              { text: alkali ?? 'Q' },
              wordsCell('methyl orange in the alkali', 'yellow', { subject }),
              wordsCell('thymolphthalein in the alkali', 'blue', { subject }),
            ],
          ],
          scheme: ['red', 'colourless', 'yellow', 'blue'],
          solution: `${strongest} is an acid: methyl orange is red, thymolphthalein colourless. ${alkali} is an alkali: methyl orange is yellow, thymolphthalein blue.`,
        }),
        d: ask.equation({
          lead: `${strongest} is dilute ${pair.acid} and ${alkali} is aqueous ${pair.alkali}.`,
          prompt: `Write the symbol equation for the reaction of ${pair.acid} with ${pair.alkali}.`,
          command: 'State',
          answer: pair.equation,
          states: false,
          scheme: [pair.equation.replace('->', '→').replace('H2O', 'H_{2}O').replaceAll('NO3', 'NO_{3}')],
          solution: `An acid and a base form a salt, here ${pair.salt}, and water: $\\ce{${pair.equation}}$.`,
        }),
        e: ask.choice({
          prompt: `A little of solution ${alkali} is added to solution ${weakAcid}. What happens to the pH of ${weakAcid}?`,
          objective: 'AO2',
          right: 'It rises, because hydrogen ions are used up.',
          wrong: {
            'It falls, because hydrogen ions are used up.':
              'You saw what happens to the ions, but fewer hydrogen ions mean a higher pH.',
            'It falls, because hydroxide ions are added.':
              'You took hydroxide ions for the cause of a low pH, but they make a solution alkaline.',
            'It does not change, because only water is formed.':
              'You saw that water forms, but the hydrogen ions that form it are then missing.',
          },
          solution: `${alkali} contains hydroxide ions. They react with hydrogen ions of ${weakAcid} to form water. With fewer hydrogen ions the pH rises.`,
        }),
      },
    }
  },
})

const METALS = [
  { name: 'zinc', carbonate: 'zinc carbonate', symbol: 'Zn' },
  { name: 'magnesium', carbonate: 'magnesium carbonate', symbol: 'Mg' },
] as const

const WITH_ACIDS = [
  { acid: 'hydrochloric acid', formula: 'HCl', times: 2, ion: 'Cl2', salt: 'chloride' },
  { acid: 'sulfuric acid', formula: 'H2SO4', times: 1, ion: 'SO4', salt: 'sulfate' },
] as const

core('acid-with-two-solids', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    metal: random.pick(METALS),
    using: random.pick(WITH_ACIDS),
    ammonium: random.pick(['ammonium chloride', 'ammonium sulfate', 'ammonium nitrate']),
    place: random.pick(['A student', 'A technician', 'A teacher']),
  }),
  make: ({ metal, using, ammonium, place }) => {
    const acid = `${using.times === 1 ? '' : using.times}${using.formula}`
    const salt = `${metal.symbol}${using.ion}`
    const withCarbonate = `${metal.symbol}CO3 + ${acid} -> ${salt} + H2O + CO2`
    return {
      stem: [
        `${place} adds dilute ${using.acid} to ${metal.name} in the apparatus shown. Later the ${metal.name} is replaced by ${metal.carbonate}.`,
        `${place} makes a gas from ${metal.name} and dilute ${using.acid} and collects it. The experiment is repeated with ${metal.carbonate} in the flask.`,
        `In the apparatus shown, ${metal.name} reacts with dilute ${using.acid}. ${place} then does the same with ${metal.carbonate} and fresh acid.`,
      ],
      figure: collected(metal.name, 'dilute acid'),
      parts: {
        a: ask.written({
          prompt: `Describe two observations in the flask when dilute ${using.acid} is added to ${metal.carbonate}.`,
          scheme: [BUBBLES, SOLID_GOES],
          modelAnswer: 'Bubbles are seen. The solid gets smaller and disappears.',
          solution:
            'Say what is seen: bubbles, and the solid that disappears. The name of the gas cannot be seen.',
        }),
        b: words({
          subject,
          prompt: `Name the salt that is formed from ${metal.name} and dilute ${using.acid}.`,
          command: 'Identify',
          answers: [{ text: `${metal.name} ${using.salt}` }],
          solution: `${capital(using.acid)} forms ${using.salt}s: the salt is ${metal.name} ${using.salt}.`,
        }),
        c: ask.equation({
          prompt: `Write the symbol equation for the reaction of ${metal.carbonate} with dilute ${using.acid}.`,
          command: 'State',
          answer: withCarbonate,
          states: false,
          scheme: ['all formulae', 'balance'],
          solution: `A carbonate and an acid form a salt, water and carbon dioxide: $\\ce{${withCarbonate}}$.`,
        }),
        'd.i': ask.written({
          prompt: `Describe a test for the gas from ${metal.name} and the result of the test.`,
          scheme: [LIGHTED_SPLINT, POPS],
          modelAnswer: 'Hold a lighted splint to the gas. It burns with a squeaky pop.',
          solution: 'The gas is hydrogen: a lighted splint gives a pop.',
        }),
        'd.ii': ask.written({
          prompt: `Describe a test for the gas from ${metal.carbonate} and the result of the test.`,
          scheme: [LIMEWATER, MILKY],
          modelAnswer: 'Bubble the gas through limewater. The limewater turns milky.',
          solution: 'The gas is carbon dioxide: it turns limewater milky.',
        }),
        e: words({
          subject,
          lead: `${capital(ammonium)} is warmed with aqueous sodium hydroxide.`,
          prompt: 'Name the gas that is given off.',
          command: 'Identify',
          answers: [{ text: 'ammonia', accept: ['NH3'] }],
          reject: [{ text: 'ammonium', why: 'Ammonium is the ion in the salt; the gas is ammonia.' }],
          mode: 'words',
          solution: 'A base and an ammonium salt, when they are warmed, form a salt, water and ammonia.',
        }),
      },
    }
  },
})

supplement('two-acids-with-magnesium', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const final = random.pick([36, 48, 60, 72] as const)
    return {
      final,
      fast: random.pick([60, 70, 80] as const),
      slow: random.pick([150, 160, 170] as const),
      acids: random.pick([20, 25, 30, 40, 50, 60] as const),
    }
  },
  make: ({ final, fast, slow, acids }) => {
    const moles = final / 24_000
    const concentration = (2 * moles * 1000) / acids
    return {
      stem: [
        `Excess magnesium ribbon is added to ${quantity(acids, 'cm^3')} of dilute hydrochloric acid, and the same mass to ${quantity(acids, 'cm^3')} of ethanoic acid of the same concentration. The graph shows the volume of hydrogen, measured at room temperature and pressure.`,
        `Two acids of the same concentration are compared, hydrochloric acid and ethanoic acid. ${quantity(acids, 'cm^3')} of each reacts with excess magnesium ribbon. The volume of hydrogen at room temperature and pressure is shown in the graph.`,
        `The graph shows the hydrogen that is collected at room temperature and pressure when excess magnesium ribbon reacts with ${quantity(acids, 'cm^3')} of hydrochloric acid and with ${quantity(acids, 'cm^3')} of ethanoic acid. Both acids have the same concentration.`,
      ],
      figure: hydrogenFigure(final, fast, slow),
      parts: {
        'a.i': ask.written({
          prompt: 'State what is meant by an *acid* in terms of protons.',
          lines: 1,
          scheme: [PROTON_DONOR],
          modelAnswer: 'An acid is a proton donor.',
          solution: 'A proton is H^{+}: an acid gives it to another particle.',
        }),
        'a.ii': ask.written({
          prompt: 'State what is meant by a *strong* acid.',
          lines: 1,
          scheme: [COMPLETELY],
          modelAnswer: 'An acid that is completely dissociated in aqueous solution.',
          solution: 'Strong does not mean concentrated: all of its molecules are dissociated in water.',
        }),
        b: ask.equation({
          prompt:
            'Ethanoic acid, CH_{3}COOH, is a weak acid. Write the equation for its dissociation in water.',
          command: 'State',
          answer: 'CH3COOH <=> H+ + CH3COO-',
          states: false,
          scheme: ['formulae of the ions', 'reversible arrow and all else right'],
          solution:
            'A weak acid is partially dissociated, so the arrow is reversible: $\\ce{CH3COOH <=> H+ + CH3COO-}$.',
        }),
        c: ask.written({
          prompt: 'Explain, in terms of ions, why the curve of ethanoic acid is Q, the less steep one.',
          objective: 'AO2',
          scheme: [PARTIALLY, FEWER_HYDROGEN_IONS],
          modelAnswer:
            'Ethanoic acid is only partially dissociated, so the concentration of hydrogen ions is lower.',
          solution:
            'Go step by step: how far the acid is dissociated, and what follows for the hydrogen ions that react with magnesium.',
        }),
        d: ask.written({
          prompt: 'Explain why both curves end at the same volume of hydrogen.',
          lines: 2,
          objective: 'AO2',
          scheme: [SAME_MOLES],
          modelAnswer:
            'Both solutions contain the same number of moles of acid, and in the end all molecules of the ethanoic acid dissociate.',
          solution:
            'As hydrogen ions are used up, more molecules of the weak acid dissociate. What counts is the amount of acid, and that is the same.',
        }),
        'e.i': ask.number({
          prompt: 'Calculate the number of moles of hydrogen that form from one of the acids.',
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [
            `C1 volume read as ${quantity(final, 'cm^3')}`,
            `A1 ${plain(final)} ÷ 24 000 = ${plain(moles)} mol`,
          ],
          solution: `The final volume is ${quantity(final, 'cm^3')}. One mole of a gas takes up 24 000 cm^{3} at room temperature and pressure: ${plain(final)} ÷ 24 000 = ${quantity(moles, 'mol')}.`,
        }),
        'e.ii': ask.number({
          lead: 'The equation for the reaction of hydrochloric acid is Mg + 2HCl → MgCl_{2} + H_{2}.',
          prompt: 'Calculate the concentration of the hydrochloric acid.',
          answer: concentration,
          unit: 'mol/dm^3',
          sigFigs: 2,
          follow: { from: 'e.i', formula: `2*x*1000/${acids}` },
          scheme: [
            `C1 moles of HCl = 2 × ${plain(moles)} = ${plain(2 * moles)}`,
            `A1 ${plain(2 * moles)} ÷ ${plain(acids / 1000)} = ${quantity(concentration, 'mol/dm^3', 2)}`,
          ],
          solution: `Two moles of HCl give one mole of hydrogen: 2 × ${plain(moles)} = ${plain(2 * moles)} mol in ${plain(acids / 1000)} dm^{3}. ${plain(2 * moles)} ÷ ${plain(acids / 1000)} = ${quantity(concentration, 'mol/dm^3', 2)}.`,
        }),
      },
    }
  },
  verify: ({ final, acids }) => {
    const hydrogen = final / 1000 / 24
    return { 'e.i': hydrogen, 'e.ii': (hydrogen + hydrogen) / (acids / 1000) }
  },
})

supplement('alkali-added-to-an-acid', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const neutral = random.step(16, 32, 4)
    return {
      neutral,
      pair: random.pick(NEUTRALISED),
      tested: random.pick([4, 6, 8] as const),
      late: random.pick([36, 38] as const),
    }
  },
  make: ({ neutral, pair, tested, late }) => {
    const moles = 0.1 * 0.025
    const concentration = moles / (neutral / 1000)
    const colours = ['red', 'yellow', 'blue', 'colourless']
    return {
      stem: [
        `Aqueous ${pair.alkali} is added slowly to ${quantity(25, 'cm^3')} of 0.10 mol/dm^{3} ${pair.acid}. The graph shows the pH of the mixture.`,
        `The pH of ${quantity(25, 'cm^3')} of 0.10 mol/dm^{3} ${pair.acid} is measured while aqueous ${pair.alkali} is added to it, as shown in the graph.`,
        `A pH meter dips into ${quantity(25, 'cm^3')} of 0.10 mol/dm^{3} ${pair.acid}. Aqueous ${pair.alkali} is run in from a burette. The graph shows the readings.`,
      ],
      figure: phCurve(neutral, 1),
      parts: {
        a: ask.number({
          prompt: `Determine the volume of aqueous ${pair.alkali} that neutralises the acid.`,
          answer: neutral,
          unit: 'cm^3',
          tolerance: 0.5,
          sigFigs: 2,
          objective: 'AO2',
          scheme: [`${quantity(neutral, 'cm^3')} (± 0.5 cm^{3})`],
          solution: `The mixture is neutral at pH 7. The line passes through it at ${quantity(neutral, 'cm^3')}.`,
        }),
        b: ask.equation({
          prompt: 'Write the ionic equation for the reaction. Include state symbols.',
          command: 'State',
          answer: 'H+(aq) + OH-(aq) -> H2O(l)',
          states: true,
          scheme: ['H^{+} + OH^{−} → H_{2}O', 'state symbols'],
          solution:
            'Hydrogen ions and hydroxide ions form water: $\\ce{H+(aq) + OH-(aq) -> H2O(l)}$. The other ions stay in the solution.',
        }),
        c: ask.written({
          prompt: 'Explain, in terms of ions, why the pH rises when the alkali is added.',
          lines: 2,
          scheme: [ALL_REACTED],
          modelAnswer:
            'Hydrogen ions react with hydroxide ions and form water, so there are fewer hydrogen ions.',
          solution:
            'A higher pH means fewer hydrogen ions: they are used up by the hydroxide ions of the alkali.',
        }),
        d: ask.table({
          prompt: 'The experiment is repeated with indicators in the acid. Complete the table.',
          command: 'Complete',
          objective: 'AO2',
          head: ['indicator', `at ${tested} cm^{3} of alkali`, `at ${late} cm^{3} of alkali`],
          rows: [
            [
              { text: 'litmus' },
              pickCell('litmus early', 'red', colours),
              pickCell('litmus late', 'blue', colours),
            ],
            [
              { text: 'thymolphthalein' },
              pickCell('thymolphthalein early', 'colourless', colours),
              pickCell('thymolphthalein late', 'blue', colours),
            ],
          ],
          scheme: ['red', 'blue', 'colourless', 'blue'],
          solution: `At ${tested} cm^{3} the pH is below 7: litmus is red and thymolphthalein colourless. At ${late} cm^{3} the mixture is strongly alkaline: both are blue.`,
        }),
        'e.i': ask.number({
          prompt: `Calculate the number of moles of ${pair.acid} at the start.`,
          answer: moles,
          unit: 'mol',
          sigFigs: 2,
          scheme: [`0.10 × 0.025 = ${plain(moles)} mol`],
          solution: `Moles = concentration × volume in dm^{3}: 0.10 × 0.025 = ${quantity(moles, 'mol')}.`,
        }),
        'e.ii': ask.number({
          lead: `One mole of ${pair.alkali} neutralises one mole of ${pair.acid}.`,
          prompt: `Calculate the concentration of the aqueous ${pair.alkali}.`,
          answer: concentration,
          unit: 'mol/dm^3',
          sigFigs: 2,
          follow: { from: 'e.i', formula: `x*1000/${neutral}` },
          marks: 2,
          scheme: [
            `C1 ${plain(moles)} mol in ${plain(neutral / 1000)} dm^{3}`,
            `A1 ${plain(moles)} ÷ ${plain(neutral / 1000)} = ${quantity(concentration, 'mol/dm^3', 2)}`,
          ],
          solution: `There are ${plain(moles)} mol of alkali in ${plain(neutral / 1000)} dm^{3}: ${plain(moles)} ÷ ${plain(neutral / 1000)} = ${quantity(concentration, 'mol/dm^3', 2)}.`,
        }),
      },
    }
  },
  verify: ({ neutral }) => ({
    a: neutral,
    'e.i': (25 * 0.1) / 1000,
    'e.ii': (0.1 * 25) / neutral,
  }),
})
