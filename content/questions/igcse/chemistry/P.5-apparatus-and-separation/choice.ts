import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { columnFigure, filterFigure } from '../12.4-separation-and-purification/drawings'
import { gasFigure } from './drawings'

const { core, templates } = choiceQuestions('P.5', { calculator: 'not-needed' })

export { templates }

const AO3 = { objective: 'AO3' } as const

const MIXTURES = [
  {
    wanted: 'the sand from a mixture of sand and water',
    method: 'filtration',
    why: 'Sand is insoluble, so it stays in the filter paper.',
  },
  {
    wanted: 'pure water from aqueous sodium chloride',
    method: 'simple distillation',
    why: 'Water boils off and is condensed; the dissolved salt stays in the flask.',
  },
  {
    wanted: 'ethanol from a mixture of ethanol and propan-1-ol',
    method: 'fractional distillation',
    why: 'The liquids are miscible and their boiling points differ by little.',
  },
  {
    wanted: 'hydrated copper(II) sulfate from aqueous copper(II) sulfate',
    method: 'crystallisation',
    why: 'The hot saturated solution forms crystals as it cools.',
  },
] as const

const NOT_THIS = {
  filtration: 'You chose filtration, which takes an insoluble solid out of a liquid.',
  'simple distillation': 'You chose simple distillation, which takes a solvent from a solution.',
  'fractional distillation': 'You chose fractional distillation, which separates miscible liquids.',
  crystallisation: 'You chose crystallisation, which takes a dissolved solid from its solution.',
} as const

core('method-for-a-mixture', {
  facts: { difficulty: 2, checked: '2026-11-28', ...AO3 },
  values: random => ({ mixture: random.pick(MIXTURES) }),
  make: ({ mixture: { wanted, method, why } }) => ({
    stem: [
      `A student wants to obtain ${wanted}.`,
      `The aim of an experiment is to obtain ${wanted}.`,
      `A method is needed to obtain ${wanted}.`,
    ],
    prompt: ['Which method is suitable?', 'Which method should be used?'],
    right: method,
    wrong: Object.fromEntries(Object.entries(NOT_THIS).filter(([each]) => each !== method)),
    solution: why,
  }),
})

const COLLECTED = [
  {
    about: 'less dense than air and very soluble in water',
    way: 'upwards into an inverted gas jar',
    why: 'It would dissolve in water. It rises in air, so it fills an inverted jar.',
  },
  {
    about: 'denser than air and very soluble in water',
    way: 'downwards into an upright gas jar',
    why: 'It would dissolve in water. It sinks in air, so it fills an upright jar.',
  },
  {
    about: 'as dense as air and insoluble in water',
    way: 'over water into an inverted gas jar',
    why: 'It neither rises nor sinks in air, and it does not dissolve in water.',
  },
] as const

core('way-to-collect-a-gas', {
  facts: { difficulty: 3, checked: '2026-11-28', ...AO3 },
  values: random => ({ gas: random.pick(COLLECTED) }),
  make: ({ gas: { about, way, why } }) => ({
    stem: [
      `A student makes a gas that is ${about}.`,
      `A reaction gives off a gas. The gas is ${about}.`,
      `A gas is to be collected. It is ${about}.`,
    ],
    prompt: ['What is the best way to collect it in a gas jar?', 'How should a gas jar be filled with it?'],
    right: way,
    wrong: {
      ...Object.fromEntries(
        COLLECTED.filter(each => each.way !== way).map(each => [
          each.way,
          `You chose the way for a gas that is ${each.about}.`,
        ]),
      ),
      'over water into an upright gas jar':
        'You turned the jar round; an upright jar does not keep the bubbles.',
    },
    solution: why,
  }),
})

const DRYING = [
  {
    gas: 'ammonia',
    right: 'calcium oxide',
    wrong: { 'concentrated sulfuric acid': 'You took an acid, which reacts with ammonia.' },
    why: 'Ammonia is a base. Calcium oxide is a base too, so they do not react.',
  },
  {
    gas: 'sulfur dioxide',
    right: 'concentrated sulfuric acid',
    wrong: { 'calcium oxide': 'You took a base, which reacts with the acidic gas.' },
    why: 'Sulfur dioxide is acidic. Concentrated sulfuric acid takes up water and does not react with it.',
  },
] as const

core('substance-that-dries-a-gas', {
  facts: { difficulty: 4, checked: '2026-11-28', ...AO3 },
  values: random => ({ dried: random.pick(DRYING) }),
  make: ({ dried: { gas, right, wrong, why } }) => ({
    stem: [
      `A student makes ${gas}. The gas is damp.`,
      `Damp ${gas} is passed through a substance to dry it.`,
      `Water vapour is to be removed from ${gas}.`,
    ],
    prompt: ['Which substance is suitable?', 'Which substance dries the gas?'],
    right,
    wrong: {
      ...wrong,
      'aqueous sodium hydroxide': 'You chose an aqueous solution, which gives water vapour to the gas.',
      'limewater at room temperature': 'You chose limewater, which is mostly water.',
    },
    solution: why,
  }),
})

const JOBS = [
  {
    part: 'P',
    job: 'to measure the temperature of the vapour',
    did: 'You took the job of P, the thermometer.',
  },
  {
    part: 'Q',
    job: 'to let vapour condense and run back',
    did: 'You took the job of Q, the fractionating column.',
  },
  { part: 'R', job: 'to cool the vapour until it is a liquid', did: 'You took the job of R, the condenser.' },
] as const

core('job-of-a-part', {
  facts: { difficulty: 3, checked: '2026-11-28', ...AO3 },
  values: random => ({ job: random.pick(JOBS) }),
  make: ({ job: { part, job } }) => ({
    stem: [
      'The apparatus separates two miscible liquids.',
      'A mixture of two liquids is separated as shown.',
      'A student uses this apparatus to separate two liquids that mix.',
    ],
    figure: columnFigure(),
    prompt: [`What is the purpose of ${part}?`, `Why is ${part} used?`],
    right: job,
    wrong: {
      ...Object.fromEntries(JOBS.filter(each => each.part !== part).map(each => [each.job, each.did])),
      'to stop the mixture from boiling too fast': 'You thought of the burner, which sets how fast it boils.',
    },
    solution: 'P is the thermometer, Q the fractionating column and R the condenser.',
  }),
})

const SALTS = [
  ['barium sulfate', 'sodium chloride'],
  ['silver chloride', 'sodium nitrate'],
  ['lead(II) iodide', 'potassium nitrate'],
] as const

core('washing-the-residue', {
  facts: { difficulty: 3, checked: '2026-11-28', ...AO3 },
  values: random => ({ salts: random.pick(SALTS) }),
  make: ({ salts: [solid, dissolved] }) => ({
    stem: [
      `X is ${solid}, which was made by precipitation. Y is aqueous ${dissolved}. X is washed with distilled water.`,
      `A student makes ${solid}, X, and filters it from aqueous ${dissolved}, Y. Then distilled water is poured over X.`,
      `The insoluble salt ${solid}, X, is filtered from aqueous ${dissolved}, Y, and rinsed with distilled water.`,
    ],
    figure: filterFigure(),
    prompt: ['Why is this done?', 'What is the purpose of the water?'],
    right: `to remove ${dissolved} from X`,
    wrong: {
      [`to dissolve the ${solid} in X`]: 'You took X to be soluble; a precipitate is insoluble.',
      [`to react with ${dissolved} in X`]: 'You took the washing to be a reaction; the salt only dissolves.',
      [`to form crystals of ${dissolved}`]: 'You thought of crystallisation, for which water is evaporated.',
    },
    solution: `Some of solution Y clings to X. Water carries the dissolved ${dissolved} through the paper.`,
  }),
})

const FAULTS = [
  {
    fault: 'The lower end of A is above the surface of the acid.',
    right: 'Gas escapes from the flask through A.',
  },
  {
    fault: 'The gas that is made is very soluble in water.',
    right: 'The gas dissolves on its way through the water.',
  },
  {
    fault: 'B is full of air, not of water, at the start.',
    right: 'The gas in B is mixed with a lot of air.',
  },
] as const

const INSTEAD = {
  'Gas escapes from the flask through A.':
    'You took the effect of a funnel that ends too high; here something else is wrong.',
  'The gas dissolves on its way through the water.':
    'You took the effect of a gas that dissolves in the water.',
  'The gas in B is mixed with a lot of air.': 'You took the effect of a jar that was not filled with water.',
  'The reaction in the flask does not begin.':
    'You took the fault to stop the reaction, but the solid still meets the acid.',
} as const

core('effect-of-a-fault', {
  facts: { difficulty: 4, checked: '2026-11-28', ...AO3 },
  values: random => ({ set: random.pick(FAULTS) }),
  make: ({ set: { fault, right } }) => ({
    stem: [
      `A student sets up apparatus like that in the diagram, but with one fault. ${fault}`,
      `The diagram shows how a gas is collected. Another student does the same with one difference. ${fault}`,
      `The apparatus in the diagram is changed in one way. ${fault}`,
    ],
    figure: gasFigure(),
    prompt: ['What is the effect?', 'What happens as a result?'],
    right,
    wrong: Object.fromEntries(Object.entries(INSTEAD).filter(([each]) => each !== right)),
    solution: `${fault} ${right}`,
  }),
})
