import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { pickCell } from '../cells'
import { capital } from '../shared'
import { contactSteps, saltInTube, yieldGraph } from './drawings'
import {
  ADD_WATER,
  CONSTANT_CONCENTRATIONS,
  COSTLY_OR_DANGEROUS,
  colourReturns,
  EQUAL_RATES,
  FEWER_MOLES_RIGHT,
  RATE_TOO_LOW,
  SHIFTS_RIGHT,
  YIELD_HIGH_ALREADY,
  YIELD_TOO_LOW,
} from './points'
import { YIELDS } from './reactions'

const { core, supplement, templates } = questionsOf('structured', '6.3', { calculator: 'needed' })

export { templates }

const subject = 'igcse/chemistry'

const SALTS = [
  {
    name: 'copper(II) sulfate',
    formula: 'CuSO_{4}·5H_{2}O',
    dry: 'CuSO_{4}',
    hydrated: 'blue',
    anhydrous: 'white',
    equation: 'CuSO4.5H2O <=> CuSO4 + 5H2O',
    whole: 250,
    rest: 160,
  },
  {
    name: 'cobalt(II) chloride',
    formula: 'CoCl_{2}·6H_{2}O',
    dry: 'CoCl_{2}',
    hydrated: 'pink',
    anhydrous: 'blue',
    equation: 'CoCl2.6H2O <=> CoCl2 + 6H2O',
    whole: 238,
    rest: 130,
  },
] as const

const shades = (colour: string) => ['light', 'pale', 'bright'].map(shade => `${shade} ${colour}`)

core('hydrated-salt-heated', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => ({
    salt: random.pick(SALTS),
    moles: random.pick([0.01, 0.015, 0.02, 0.025, 0.03]),
    who: random.pick(['A student', 'A technician', 'A teacher']),
  }),
  make: ({ salt, moles, who }) => {
    const before = Math.round(100 * moles * salt.whole) / 100
    const after = Math.round(100 * moles * salt.rest) / 100
    const water = Math.round(100 * (before - after)) / 100
    const share = (100 * water) / before
    return {
      stem: [
        `${who} heats crystals of hydrated ${salt.name}, ${salt.formula}, in a test-tube until anhydrous ${salt.name}, ${salt.dry}, is left. The reaction is reversible.`,
        `Hydrated ${salt.name}, ${salt.formula}, is heated as shown. It forms anhydrous ${salt.name}, ${salt.dry}, in a reversible reaction.`,
        `The reversible reaction in which hydrated ${salt.name}, ${salt.formula}, forms anhydrous ${salt.name}, ${salt.dry}, is carried out in a test-tube.`,
      ],
      figure: saltInTube(`hydrated ${salt.name}`, true, 'drops of a\ncolourless liquid'),
      parts: {
        a: ask.table({
          prompt: `Complete the table to show the colours of ${salt.name}.`,
          command: 'Complete',
          head: ['salt', 'colour'],
          rows: [
            [
              { text: `hydrated ${salt.name}` },
              wordsCell('colour of the hydrated salt', salt.hydrated, {
                subject,
                accept: shades(salt.hydrated),
              }),
            ],
            [
              { text: `anhydrous ${salt.name}` },
              wordsCell('colour of the anhydrous salt', salt.anhydrous, {
                subject,
                accept: shades(salt.anhydrous),
              }),
            ],
          ],
          scheme: [salt.hydrated, salt.anhydrous],
          solution: `Hydrated ${salt.name} is ${salt.hydrated}, anhydrous ${salt.name} is ${salt.anhydrous}.`,
        }),
        'b.i': words({
          subject,
          prompt: 'Name the colourless liquid near the mouth of the test-tube.',
          command: 'Identify',
          answers: [{ text: 'water', accept: ['H2O', 'condensed steam'] }],
          mode: 'words',
          solution: 'The crystals lose water. It leaves as steam and condenses on the cool glass.',
        }),
        'b.ii': ask.equation({
          prompt: `Write the symbol equation for the reversible reaction. Type ${salt.formula.replaceAll(/[_{}]/g, '')} with a dot.`,
          command: 'State',
          answer: salt.equation,
          states: false,
          scheme: ['all formulae and the sign ⇌', 'balance'],
          solution: `$\\ce{${salt.equation}}$: the water of the crystals is set free, and the sign shows that the reaction is reversible.`,
        }),
        c: ask.written({
          prompt: `Describe how the reaction is reversed, starting with cold anhydrous ${salt.name}, and what is seen.`,
          scheme: [ADD_WATER, colourReturns(salt.hydrated, salt.anhydrous)],
          modelAnswer: `Add a few drops of water. The solid turns ${salt.hydrated}.`,
          solution: `Water forms the hydrated salt again, which is ${salt.hydrated}.`,
        }),
        'd.i': ask.number({
          lead: `The mass of the crystals is ${quantity(before, 'g', 3)}. The mass of the anhydrous salt is ${quantity(after, 'g', 3)}.`,
          prompt: 'Calculate the percentage by mass of water in the crystals.',
          answer: share,
          unit: '%',
          sigFigs: 2,
          scheme: steps(
            `${before.toFixed(2)} − ${after.toFixed(2)} = ${water.toFixed(2)} g`,
            `${water.toFixed(2)} ÷ ${before.toFixed(2)} × 100 = ${quantity(share, '%', 3)}`,
          ),
          solution: `Water: ${before.toFixed(2)} − ${after.toFixed(2)} = ${water.toFixed(2)} g. Divide by the mass of the crystals: ${water.toFixed(2)} ÷ ${before.toFixed(2)} × 100 = ${quantity(share, '%', 3)}.`,
        }),
        'd.ii': ask.choice({
          prompt: 'How can it be shown that all of the water has gone?',
          objective: 'AO2',
          right: 'Heat the solid again until its mass no longer changes.',
          wrong: {
            'Heat the solid until its mass begins to fall.':
              'You chose the moment at which the water only begins to leave.',
            'Let the solid cool in the air for a whole day.':
              'You left the solid in the air, from which it takes up water again.',
            'Add water to the solid and weigh it once more.': 'You reversed the reaction.',
          },
          solution: 'Heat, cool and weigh again: as soon as the mass stays the same, no water is left.',
        }),
      },
    }
  },
  verify: ({ salt, moles }) => {
    const lost = moles * (salt.name === 'copper(II) sulfate' ? 5 : 6) * 18
    return { 'd.i': (lost / (moles * salt.rest + lost)) * 100 }
  },
})

supplement('ammonia-plant', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    yields: random.pick(YIELDS),
    nitrogen: random.pick([7, 14, 28, 56, 70, 84]),
    converted: random.pick([10, 12, 15, 20]),
    mass: random.pick(['kg', 'tonnes'] as const),
  }),
  make: ({ yields: { read, temperatures }, nitrogen, converted, mass }) => {
    const whole = (nitrogen / 28) * 2 * 17
    const made = (whole * converted) / 100
    return {
      stem: [
        'Ammonia is made in the Haber process, $\\ce{N2(g) + 3H2(g) <=> 2NH3(g)}$. The graph shows the percentage of ammonia at equilibrium.',
        'In the Haber process nitrogen reacts with hydrogen: $\\ce{N2(g) + 3H2(g) <=> 2NH3(g)}$. The percentage of ammonia at equilibrium depends on the conditions as shown.',
        'The graph shows how much ammonia there is at equilibrium in the Haber process, $\\ce{N2(g) + 3H2(g) <=> 2NH3(g)}$.',
      ],
      figure: yieldGraph(read.map((at200, at) => ({ at200, label: `${temperatures[at]} °C` }))),
      parts: {
        a: ask.table({
          prompt: 'Complete the table to show the source of each gas.',
          command: 'Complete',
          head: ['gas', 'source'],
          rows: [
            [
              { text: 'nitrogen' },
              wordsCell('source of nitrogen', 'air', {
                subject,
                accept: ['the air', 'from air', 'atmosphere', 'liquid air', 'fractional distillation of air'],
              }),
            ],
            [
              { text: 'hydrogen' },
              wordsCell('source of hydrogen', 'methane', {
                subject,
                accept: ['natural gas', 'CH4', 'methane gas', 'from methane', 'natural gas (methane)'],
              }),
            ],
          ],
          scheme: ['air', 'methane (natural gas)'],
          solution: 'Nitrogen comes from the air. Hydrogen comes from methane.',
        }),
        'b.i': ask.number({
          prompt: `Determine the percentage of ammonia at ${temperatures[1]} °C and 200 atm.`,
          answer: read[1],
          unit: '%',
          sigFigs: 2,
          tolerance: 1,
          objective: 'AO2',
          scheme: [`${read[1]} % (± 1 %)`],
          solution: `The curve of ${temperatures[1]} °C reads ${quantity(read[1], '%')} at 200 atm.`,
        }),
        'b.ii': ask.written({
          prompt:
            'Explain, in terms of the position of equilibrium, why the percentage of ammonia increases with pressure.',
          scheme: [FEWER_MOLES_RIGHT, SHIFTS_RIGHT],
          modelAnswer:
            'There are four moles of gas on the left and two on the right, so there are fewer on the right. The equilibrium shifts to the right.',
          solution: 'Compare the moles of gas on both sides, then say which way the equilibrium shifts.',
        }),
        c: ask.choice({
          prompt: 'What does the graph show about the forward reaction?',
          objective: 'AO2',
          right: 'It is exothermic, because there is less ammonia at a higher temperature.',
          wrong: {
            'It is endothermic, because there is less ammonia at a higher temperature.':
              'You read the graph well, but a higher temperature shifts the equilibrium in the endothermic direction, here the reverse one.',
            'It is exothermic, because there is more ammonia at a higher pressure.':
              'You used the pressure, which says nothing of the energy of the reaction.',
            'It is endothermic, because there is more ammonia at a higher temperature.':
              'You took the highest curve for that of the highest temperature.',
          },
          solution:
            'At every pressure there is less ammonia when it is hotter. So a higher temperature shifts the equilibrium to the left: the reverse reaction is endothermic, the forward reaction exothermic.',
        }),
        d: ask.written({
          prompt:
            'Explain why a temperature of 450 °C is used, rather than a much lower or a much higher one.',
          scheme: [RATE_TOO_LOW, YIELD_TOO_LOW],
          modelAnswer:
            'At a much lower temperature the rate of reaction is too low. At a much higher temperature the yield of ammonia is lower, because the equilibrium shifts to the left.',
          solution: 'The temperature is a compromise between rate and yield: one reason for each side.',
        }),
        e: ask.number({
          lead: `In one passage through the converter ${converted} % of ${plain(nitrogen)} ${mass} of nitrogen reacts.`,
          prompt: 'Calculate the mass of ammonia that is formed. [*M*_{r}: N_{2}, 28; NH_{3}, 17]',
          answer: made,
          unit: mass,
          sigFigs: 2,
          scheme: steps(
            `28 ${mass} of N_{2} gives 2 × 17 = 34 ${mass} of NH_{3}, so all of it would give ${plain(whole)} ${mass}`,
            `${plain(whole)} × ${converted} ÷ 100 = ${plain(made)} ${mass}`,
          ),
          solution: `One mole of N_{2} (28) gives two moles of NH_{3} (34). All of the nitrogen would give ${plain(nitrogen)} ÷ 28 × 34 = ${plain(whole)} ${mass}. ${converted} % of this is ${plain(made)} ${mass}.`,
        }),
      },
    }
  },
  verify: ({ yields, nitrogen, converted }) => ({
    'b.i': yields.read[1],
    e: (nitrogen * converted * 17) / 1400,
  }),
})

const WAYS = ['increases', 'decreases', 'stays the same'] as const

type Way = (typeof WAYS)[number]

const CHANGES: readonly { change: string; rate: Way; yield: Way; why: string }[] = [
  {
    change: 'higher temperature',
    rate: 'increases',
    yield: 'decreases',
    why: 'Hotter: faster, but the equilibrium shifts in the endothermic direction, to the left.',
  },
  {
    change: 'lower temperature',
    rate: 'decreases',
    yield: 'increases',
    why: 'Colder: slower, but the equilibrium shifts in the exothermic direction, to the right.',
  },
  {
    change: 'higher pressure',
    rate: 'increases',
    yield: 'increases',
    why: 'Higher pressure: collisions are more frequent, and the equilibrium shifts to the right, where there are fewer moles of gas.',
  },
  {
    change: 'lower pressure',
    rate: 'decreases',
    yield: 'decreases',
    why: 'Lower pressure: collisions are less frequent, and the equilibrium shifts to the left, where there are more moles of gas.',
  },
  {
    change: 'no catalyst',
    rate: 'decreases',
    yield: 'stays the same',
    why: 'Without catalyst: slower, but the position of equilibrium is the same.',
  },
]

supplement('sulfur-trioxide', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    changes: random.sample(CHANGES, 2),
    source: random.pick(['sulfur', 'sulfide ore']),
    heat: random.pick([196, 197, 198]),
  }),
  make: ({ changes, source, heat }) => ({
    stem: [
      `The diagram shows stages of the Contact process. In the converter sulfur dioxide and oxygen form sulfur trioxide at 450 °C and 200 kPa, with vanadium(V) oxide as a catalyst. The reaction is reversible, and ${heat} kJ is given out for each mole of oxygen that reacts.`,
      `Sulfuric acid is made as shown. Sulfur dioxide reacts with oxygen in the converter, in a reversible reaction that forms sulfur trioxide. The conditions are 450 °C, 200 kPa and a catalyst of vanadium(V) oxide. For each mole of oxygen ${heat} kJ is given out.`,
      `In the converter of the Contact process sulfur trioxide forms from sulfur dioxide and oxygen in a reversible and exothermic reaction (${heat} kJ for each mole of oxygen). The temperature is 450 °C, the pressure 200 kPa, and the catalyst is vanadium(V) oxide.`,
    ],
    figure: contactSteps(source),
    parts: {
      a: ask.equation({
        prompt: 'Write the symbol equation, with state symbols, for the reaction in the converter.',
        command: 'State',
        answer: '2SO2(g) + O2(g) <=> 2SO3(g)',
        states: true,
        scheme: ['formulae, balance and the sign ⇌', 'state symbols'],
        solution: '$\\ce{2SO2(g) + O2(g) <=> 2SO3(g)}$. At 450 °C all three are gases.',
      }),
      b: ask.written({
        prompt:
          'After some time the reaction is at equilibrium in a closed system. State two features of an equilibrium.',
        command: 'State',
        scheme: [EQUAL_RATES, CONSTANT_CONCENTRATIONS],
        modelAnswer:
          'The rate of the forward reaction is equal to the rate of the reverse reaction. The concentrations of reactants and products no longer change.',
        solution: 'The rates are equal. The concentrations are constant, but they need not be equal.',
      }),
      c: ask.table({
        lead: 'One condition in the converter is changed, and all others are kept.',
        prompt:
          'Complete the table to show the effect on the rate and on the yield at equilibrium. Choose from: increases, decreases, stays the same.',
        command: 'Complete',
        objective: 'AO2',
        head: ['change', 'rate of reaction', 'yield of SO_{3} at equilibrium'],
        rows: changes.map(({ change, rate, yield: made }, at) => [
          { text: change },
          pickCell(`rate ${at + 1}`, rate, WAYS),
          pickCell(`yield ${at + 1}`, made, WAYS),
        ]),
        scheme: changes.flatMap(({ rate, yield: made }) => [rate, made]),
        solution: changes.map(({ why }) => capital(why)).join(' '),
      }),
      d: ask.written({
        prompt: 'Explain why the pressure is only 200 kPa and not higher.',
        scheme: [YIELD_HIGH_ALREADY, COSTLY_OR_DANGEROUS],
        modelAnswer:
          'The yield is already high at this pressure. A higher pressure is expensive and more dangerous.',
        solution: 'Weigh the gain in yield, which is small, against cost and safety.',
      }),
    },
  }),
})
