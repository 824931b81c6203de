import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { columnFigure, filterFigure } from '../12.4-separation-and-purification/drawings'
import { BOILS_DIFFER, LOWEST_FIRST } from '../12.4-separation-and-purification/points'
import { pickCell } from '../cells'

import { gasFigure } from './drawings'
import { ALL_ACID, FIRST_IS_AIR, GAS_ESCAPES, LOSES_WATER } from './points'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const AO3 = { objective: 'AO3' } as const
const subject = 'igcse/chemistry'

const BASES = [
  { base: 'copper(II) oxide', acid: 'sulfuric acid', salt: 'copper(II) sulfate' },
  { base: 'magnesium oxide', acid: 'sulfuric acid', salt: 'magnesium sulfate' },
  { base: 'zinc oxide', acid: 'sulfuric acid', salt: 'zinc sulfate' },
  { base: 'copper(II) carbonate', acid: 'sulfuric acid', salt: 'copper(II) sulfate' },
  { base: 'magnesium carbonate', acid: 'sulfuric acid', salt: 'magnesium sulfate' },
  { base: 'zinc carbonate', acid: 'sulfuric acid', salt: 'zinc sulfate' },
  { base: 'magnesium oxide', acid: 'hydrochloric acid', salt: 'magnesium chloride' },
] as const

const KINDS = ['residue', 'filtrate', 'distillate', 'solvent'] as const

core('salt-from-an-insoluble-base', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => random.pick(BASES),
  make: ({ base, acid, salt }) => {
    const steps = [
      { id: 'heat', text: 'heat the solution to the crystallising point' },
      { id: 'cool', text: 'leave the solution to cool' },
      { id: 'take', text: 'filter off the crystals' },
      { id: 'wash', text: 'wash the crystals with a little cold distilled water' },
      { id: 'dry', text: 'dry the crystals between sheets of filter paper' },
    ]
    return {
      stem: [
        `A student makes hydrated ${salt} crystals. Warm dilute ${acid} is stirred, and ${base} is added until some of it remains. The figure shows the next step.`,
        `Hydrated crystals of ${salt} are made from ${base}, which is insoluble in water. It is added to warm dilute ${acid} until no more of it reacts. Then the apparatus in the figure is used.`,
        `To make hydrated ${salt} crystals, ${base} is stirred into warm dilute ${acid} until it is in excess. The figure shows what is done with the mixture.`,
      ],
      figure: filterFigure(),
      parts: {
        a: ask.table({
          ...AO3,
          prompt: 'Complete the table with the general names of X and Y.',
          command: 'Complete',
          head: ['letter', 'name'],
          rows: [
            [{ text: 'X' }, pickCell('name of X', 'residue', KINDS)],
            [{ text: 'Y' }, pickCell('name of Y', 'filtrate', KINDS)],
          ],
          scheme: ['residue', 'filtrate'],
          solution: `X is the ${base} that did not react, the residue. Y is the solution of the salt, the filtrate.`,
        }),
        b: ask.written({
          ...AO3,
          prompt: `Explain why an excess of ${base} is used.`,
          lines: 1,
          scheme: [ALL_ACID],
          modelAnswer: 'So that all of the acid reacts.',
          solution: `An excess of ${base} can be filtered off, an excess of acid could not.`,
        }),
        c: words({
          ...AO3,
          subject,
          prompt: 'Name the piece of apparatus in which Y is heated to obtain crystals.',
          command: 'Identify',
          mode: 'words',
          answers: [
            { text: 'evaporating basin', accept: ['evaporating dish', 'evaporation basin', 'basin'] },
          ],
          solution: 'A wide, shallow evaporating basin lets the water evaporate.',
        }),
        d: ask.order({
          ...AO3,
          prompt: 'Put the steps that give pure, dry crystals from Y into order.',
          command: 'Identify',
          marks: 3,
          items: steps,
          answer: steps.map(({ id }) => id),
          scheme: sequenceScheme(steps.length, 3),
          solution: 'Heat to the crystallising point, cool, filter, wash, dry.',
        }),
        e: ask.written({
          ...AO3,
          prompt: 'Suggest why Y is not heated until all of the water has gone.',
          lines: 1,
          scheme: [LOSES_WATER],
          modelAnswer: 'The crystals would lose their water of crystallisation.',
          solution: 'The crystals are hydrated: strong heating drives their water off.',
        }),
      },
    }
  },
})

const ALCOHOLS = [
  ['methanol', 65],
  ['ethanol', 78],
  ['propan-1-ol', 97],
  ['butan-1-ol', 118],
] as const

const PIECES = ['condenser', 'fractionating column', 'thermometer', 'burette', 'gas syringe'] as const

core('two-alcohols-in-a-still', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [one = ALCOHOLS[0], two = ALCOHOLS[1]] = random.sample(ALCOHOLS, 2)
    return { one, two }
  },
  make: ({ one, two }) => {
    const [low, high] = one[1] < two[1] ? [one, two] : [two, one]
    const boil = `${one[0]} boils at ${quantity(one[1], '°C')} and ${two[0]} at ${quantity(two[1], '°C')}`
    return {
      stem: [
        `A student separates a mixture of two liquids that mix completely: ${boil}. The figure shows the apparatus.`,
        `Two miscible liquids, ${one[0]} and ${two[0]}, are separated in the apparatus in the figure. At room pressure ${boil}.`,
        `The apparatus in the figure is used to separate two liquids. They are miscible; ${boil}.`,
      ],
      figure: columnFigure(),
      parts: {
        a: ask.table({
          ...AO3,
          prompt: 'Complete the table with the names of the apparatus.',
          command: 'Complete',
          head: ['letter', 'name'],
          rows: [
            [{ text: 'P' }, pickCell('name of P', 'thermometer', PIECES)],
            [{ text: 'Q' }, pickCell('name of Q', 'fractionating column', PIECES)],
            [{ text: 'R' }, pickCell('name of R', 'condenser', PIECES)],
          ],
          scheme: ['thermometer', 'fractionating column', 'condenser'],
          solution: 'Vapour rises through the column, passes the thermometer and is cooled in the condenser.',
        }),
        b: words({
          ...AO3,
          subject,
          prompt: 'Identify the liquid that is collected first.',
          mode: 'words',
          answers: [{ text: low[0] }],
          reject: [{ text: high[0], why: 'The other liquid has a lower boiling point.' }],
          solution: `The boiling point of ${low[0]} is lower.`,
        }),
        c: ask.number({
          ...AO3,
          prompt: 'State the reading of P while the first liquid is collected.',
          answer: low[1],
          unit: '°C',
          scheme: [quantity(low[1], '°C')],
          solution: `The vapour that passes P is ${low[0]}, at its boiling point.`,
        }),
        d: ask.written({
          ...AO3,
          prompt: 'Explain how this method separates the liquids.',
          marks: 2,
          scheme: [BOILS_DIFFER, LOWEST_FIRST],
          modelAnswer:
            'The liquids have different boiling points. The liquid with the lowest boiling point is collected first.',
          solution: 'Vapour of the other liquid condenses in the column and runs back into the flask.',
        }),
        e: ask.table({
          ...AO3,
          lead: 'Both liquids are flammable.',
          prompt: 'Complete the table with the safest way to heat the flask.',
          command: 'Complete',
          head: ['', 'choice'],
          rows: [
            [
              { text: 'way of heating' },
              pickCell('way of heating', 'electric heater', [
                'electric heater',
                'Bunsen burner',
                'spirit burner',
                'candle',
              ]),
            ],
          ],
          scheme: ['electric heater'],
          solution: 'The other three have a flame, which could light the vapour.',
        }),
      },
    }
  },
  verify: ({ one, two }) => ({ c: Math.min(one[1], two[1]) }),
})

const MAKERS = [
  { gas: 'hydrogen', solid: 'zinc', acid: 'hydrochloric acid' },
  { gas: 'hydrogen', solid: 'magnesium', acid: 'sulfuric acid' },
  { gas: 'hydrogen', solid: 'zinc', acid: 'sulfuric acid' },
  { gas: 'hydrogen', solid: 'magnesium', acid: 'hydrochloric acid' },
  { gas: 'carbon dioxide', solid: 'marble', acid: 'hydrochloric acid' },
] as const

const WAYS = ['over water', 'in an upright gas jar', 'in an inverted gas jar'] as const

const OTHERS = [
  { density: 'less than air', solubility: 'very soluble', way: 'in an inverted gas jar' },
  { density: 'greater than air', solubility: 'very soluble', way: 'in an upright gas jar' },
  { density: 'about the same as air', solubility: 'insoluble', way: 'over water' },
] as const

const AGENTS = ['calcium oxide', 'concentrated sulfuric acid', 'distilled water'] as const

const DRIED = [
  {
    damp: 'ammonia',
    agent: 'calcium oxide',
    why: 'Ammonia is a base. It reacts with an acid, but not with calcium oxide.',
  },
  {
    damp: 'sulfur dioxide',
    agent: 'concentrated sulfuric acid',
    why: 'Sulfur dioxide is an acidic oxide. It reacts with the base calcium oxide, but not with the acid.',
  },
] as const

const VESSELS = ['thistle funnel', 'gas jar', 'burette', 'condenser'] as const

core('a-gas-over-water', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => ({
    ...random.pick(MAKERS),
    others: random.sample(OTHERS, 3),
    dried: random.pick(DRIED),
  }),
  make: ({ gas, solid, acid, others, dried }) => ({
    stem: [
      `A student makes ${gas} from pieces of ${solid} and dilute ${acid}. The figure shows the apparatus.`,
      `In the flask, ${solid} reacts with dilute ${acid} in the apparatus in the figure. The gas is ${gas}.`,
      `The apparatus in the figure is used to collect ${gas}. The flask contains pieces of ${solid} and dilute ${acid}.`,
    ],
    figure: gasFigure(),
    parts: {
      a: ask.table({
        ...AO3,
        prompt: 'Complete the table with the names of the apparatus.',
        command: 'Complete',
        head: ['letter', 'name'],
        rows: [
          [{ text: 'A' }, pickCell('name of A', 'thistle funnel', VESSELS)],
          [{ text: 'B' }, pickCell('name of B', 'gas jar', VESSELS)],
        ],
        scheme: ['thistle funnel', 'gas jar'],
        solution: 'Acid is poured through the thistle funnel. The gas gathers in the gas jar.',
      }),
      b: ask.written({
        ...AO3,
        prompt: 'Explain why the lower end of A must be below the surface of the acid.',
        lines: 1,
        scheme: [GAS_ESCAPES],
        modelAnswer: 'So that the gas does not escape through the funnel.',
        solution: 'The acid closes the end of the funnel, so the gas can leave by the delivery tube only.',
      }),
      c: ask.written({
        ...AO3,
        prompt: 'Explain why the first bubbles are not collected.',
        lines: 1,
        scheme: [FIRST_IS_AIR],
        modelAnswer: 'The first bubbles are air from the flask.',
        solution: 'The gas that is made pushes out the air of the flask and the tube first.',
      }),
      d: ask.table({
        ...AO3,
        lead: 'The table describes three other gases.',
        prompt: 'Complete the table with the best way to collect each gas.',
        command: 'Complete',
        head: ['density', 'solubility in water', 'way to collect it'],
        rows: others.map(({ density, solubility, way }, at) => [
          { text: density },
          { text: solubility },
          pickCell(`way for gas ${at + 1}`, way, WAYS),
        ]),
        scheme: others.map(({ way }) => way),
        solution:
          'Gases that are very soluble would dissolve. A gas less dense than air rises into an inverted jar, a denser one sinks into an upright jar.',
      }),
      e: ask.table({
        ...AO3,
        prompt: `Complete the table with a substance that dries ${dried.damp}.`,
        command: 'Complete',
        head: ['gas', 'drying agent'],
        rows: [[{ text: dried.damp }, pickCell('drying agent', dried.agent, AGENTS)]],
        scheme: [dried.agent],
        solution: dried.why,
      }),
    },
  }),
})
