import type { Step } from '@/content/figures/igcse/chemistry/metals'
import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { gapsFigure } from '../9.4-reactivity-series/drawings'
import { furnaceFigure, gasesFigure, type Opening } from './drawings'

const { core, templates } = choiceQuestions('9.6', { calculator: 'needed' })

export { templates }

const either = (isFirst: boolean, first: Errors, second: Errors) => (isFirst ? first : second)

type Errors = Record<string, string>

type Way = 'electrolysis' | 'carbon' | 'native'

/** The series from the top, with places where a metal may be put in. */
const PLACES: readonly (string | Way)[] = [
  'electrolysis',
  'sodium',
  'electrolysis',
  'electrolysis',
  'aluminium',
  'CARBON',
  'carbon',
  'zinc',
  'carbon',
  'iron',
  'carbon',
  'copper',
  'silver',
  'native',
  'gold',
  'native',
]

const isWay = (place: string): place is Way => ['electrolysis', 'carbon', 'native'].includes(place)

const COUNTS: readonly { asked: Way; counts: Readonly<Record<Way, number>> }[] = [
  { asked: 'electrolysis', counts: { electrolysis: 1, carbon: 2, native: 1 } },
  { asked: 'electrolysis', counts: { electrolysis: 1, carbon: 1, native: 2 } },
  { asked: 'carbon', counts: { electrolysis: 2, carbon: 1, native: 1 } },
  { asked: 'carbon', counts: { electrolysis: 1, carbon: 1, native: 2 } },
  { asked: 'carbon', counts: { electrolysis: 3, carbon: 1, native: 0 } },
  { asked: 'native', counts: { electrolysis: 1, carbon: 2, native: 1 } },
  { asked: 'native', counts: { electrolysis: 2, carbon: 1, native: 1 } },
]

const ASKS: Readonly<Record<Way, string[]>> = {
  electrolysis: [
    'Which metal must be extracted by electrolysis of a molten compound?',
    'The oxide of which metal **cannot** be reduced by carbon?',
  ],
  carbon: [
    'Which metal is most likely extracted by heating its oxide with carbon?',
    'Which metal is most likely found as an oxide and extracted with carbon?',
  ],
  native: [
    'Which metal is most likely found in the Earth as the metal itself?',
    'Which metal most likely needs no extraction from a compound?',
  ],
}

const PLACED: Readonly<Record<Way, string>> = {
  electrolysis: 'a metal above carbon, which is extracted by electrolysis.',
  carbon: 'a metal just below carbon, which is extracted with carbon.',
  native: 'a metal at the bottom, which is found as the metal itself.',
}

core('place-and-method', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const { asked, counts } = random.pick(COUNTS)
    const indexes = (way: Way) => PLACES.flatMap((place, at) => (place === way ? [at] : []))
    const kept = (['electrolysis', 'carbon', 'native'] as const).flatMap(way =>
      random.sample(indexes(way), counts[way]),
    )
    return { asked, kept: kept.toSorted((a, b) => a - b) }
  },
  make: ({ asked, kept }) => {
    const ways = kept.map(at => PLACES[at] as Way)
    const steps = PLACES.flatMap((place, at): Step[] => {
      if (!isWay(place)) return [{ name: place.toLowerCase(), isMetal: place !== 'CARBON' }]
      const gap = kept.indexOf(at)
      return gap < 0 ? [] : [{ name: 'ABCD'.charAt(gap), isGap: true }]
    })
    return {
      stem: [
        'Four metals, A to D, are put into the reactivity series.',
        'The diagram shows part of the reactivity series. The letters stand for four metals.',
        'The places of metals A, B, C and D in the reactivity series are shown.',
      ],
      figure: gapsFigure(steps),
      prompt: ASKS[asked],
      options: inThisOrder(
        ways.map((way, at): string | Wrong =>
          way === asked ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), `You chose ${PLACED[way]}`],
        ),
      ),
      solution: `Metals above carbon are extracted by electrolysis, metals below carbon with carbon, and the least reactive are found as the metal. Only ${'ABCD'.charAt(ways.indexOf(asked))} is ${PLACED[asked]}`,
    }
  },
})

const OPENINGS: readonly { name: Opening; prompts: string[]; is: string }[] = [
  {
    name: 'gases',
    prompts: [
      'Where does a mixture rich in nitrogen and carbon dioxide leave?',
      'Where do the waste gases leave?',
    ],
    is: 'the way out for the waste gases',
  },
  {
    name: 'air',
    prompts: ['Where does the oxygen that burns the coke come in?', 'Where is hot air blown in?'],
    is: 'the way in for hot air',
  },
  {
    name: 'slag',
    prompts: ['Where does a molten compound of calcium leave?', 'Where is the slag run off?'],
    is: 'the tap for molten slag, which floats on the iron',
  },
  {
    name: 'iron',
    prompts: ['Where does the liquid with the highest density leave?', 'Where is molten iron run off?'],
    is: 'the tap for molten iron, which lies below the slag',
  },
]

core('furnace-openings', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ order: random.shuffle(OPENINGS), asked: random.pick(OPENINGS) }),
  make: ({ order, asked }) => {
    const letterOf = (name: Opening) => 'ABCD'.charAt(order.findIndex(each => each.name === name))
    return {
      stem: [
        'The diagram shows a blast furnace for the extraction of iron.',
        'Iron is extracted from hematite in the furnace shown.',
        'The letters show openings of a blast furnace that is in use.',
      ],
      figure: furnaceFigure({
        gases: letterOf('gases'),
        air: letterOf('air'),
        slag: letterOf('slag'),
        iron: letterOf('iron'),
      }),
      prompt: asked.prompts,
      options: inThisOrder(
        order.map((each, at): string | Wrong =>
          each.name === asked.name ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), `You chose ${each.is}.`],
        ),
      ),
      solution: `Hot air goes in near the bottom, gases leave at the top. The slag floats on the iron, so its tap is the higher one. ${letterOf(asked.name)} is ${asked.is}.`,
    }
  },
})

core('gases-up-the-furnace', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    gases: {
      start: random.pick([16, 18, 20, 22]),
      fall: random.pick([3, 4, 5]),
      end: random.pick([14, 16, 18]),
      peak: random.pick([32, 34, 36]),
      last: random.pick([22, 24, 26]),
    },
    asksBelow: random.chance(0.5),
  }),
  make: ({ gases, asksBelow }) => ({
    stem: [
      'The graph shows two of the gases at different heights in a blast furnace.',
      'Gas is sampled at different heights in a blast furnace. The percentages of two gases are shown.',
      'The percentages of carbon dioxide and carbon monoxide change with the height in a blast furnace.',
    ],
    figure: gasesFigure(gases),
    prompt: asksBelow
      ? [
          `Why does the percentage of carbon dioxide fall between 0 m and ${gases.fall} m?`,
          `What explains the change in carbon dioxide over the first ${gases.fall} m?`,
        ]
      : [
          'Why does the percentage of carbon monoxide fall between 10 m and 20 m?',
          'What explains the change in carbon monoxide above 10 m?',
        ],
    right: asksBelow ? 'Carbon dioxide reacts with coke.' : 'Carbon monoxide reacts with iron(III) oxide.',
    wrong: either(
      asksBelow,
      {
        'Carbon dioxide reacts with hot air.':
          'You let carbon dioxide burn, but it does not react with oxygen.',
        'Carbon dioxide reacts with iron ore.':
          'You chose the ore, but it is carbon monoxide that reacts with it.',
        'Carbon dioxide reacts with slag.':
          'You chose slag, but it takes no part in the changes of the gases.',
      },
      {
        'Carbon monoxide reacts with limestone.': 'You chose limestone, but it is decomposed by heat alone.',
        'Carbon monoxide reacts with hot coke.':
          'You chose coke, but it is carbon dioxide that reacts with coke, and this makes carbon monoxide.',
        'Carbon monoxide reacts with calcium oxide.':
          'You chose calcium oxide, but that reacts with silicon(IV) oxide.',
      },
    ),
    solution: asksBelow
      ? 'Carbon dioxide falls while carbon monoxide rises: carbon dioxide reacts with hot coke, and carbon monoxide forms.'
      : 'Carbon monoxide falls while carbon dioxide rises: carbon monoxide takes oxygen from iron(III) oxide and becomes carbon dioxide.',
  }),
})

const KINDS = [
  { way: 'electrolysis', alone: 'no change', withCarbon: 'no change' },
  { way: 'carbon', alone: 'no change', withCarbon: 'metal forms' },
  { way: 'native', alone: 'metal forms', withCarbon: 'metal forms' },
] as const

const SHOWN = { electrolysis: 'electrolysis', carbon: 'with carbon', native: 'as the metal' } as const

const REASON = {
  electrolysis: 'carbon does not reduce its oxide, so it needs electrolysis',
  carbon: 'carbon reduces its oxide, which heat alone does not decompose',
  native: 'its oxide falls apart by heat alone, so it is very unreactive',
} as const

const TRIPLES = [
  ['P', 'Q', 'R'],
  ['X', 'Y', 'Z'],
  ['J', 'K', 'L'],
] as const

core('oxides-heated', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const right = random.shuffle(KINDS)
    const others = [
      [1, 0, 2],
      [0, 2, 1],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ] as const
    return { letters: random.pick(TRIPLES), right, wrong: random.sample(others, 3) }
  },
  make: ({ letters, right, wrong }) => {
    const row = (order: readonly number[]) => order.map(at => SHOWN[right[at]?.way ?? 'carbon']).join(' | ')
    return {
      stem: [
        `The oxides of metals ${letters.join(', ')} are heated, alone and with carbon.`,
        `A student heats the oxides of three metals, first alone and then mixed with carbon.`,
        `The table shows what happens to the oxides of metals ${letters.join(', ')}.`,
      ],
      table: {
        head: ['oxide of', 'heated alone', 'heated with carbon'],
        rows: right.map(({ alone, withCarbon }, at) => [letters[at] ?? '', alone, withCarbon]),
      },
      prompt: [
        'How are the metals most likely obtained?',
        'Which row shows how each of the metals is most likely obtained?',
      ],
      columns: letters.join(' | '),
      right: row([0, 1, 2]),
      wrong: Object.fromEntries(
        wrong.map((order): Wrong => {
          const at = order.findIndex((from, to) => from !== to)
          return [row(order), `You misplaced ${letters[at]}: ${REASON[right[at]?.way ?? 'carbon']}.`]
        }),
      ),
      solution: right.map(({ way }, at) => `${letters[at]}: ${REASON[way]}.`).join(' '),
    }
  },
})
