import { inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import {
  ETHANOIC_ACID,
  ETHANOL,
  lowered,
  ofSeries,
  PROPAN_1_OL,
  PROPANOIC_ACID,
  type Series,
} from '../11.1-formulae-functional-groups-and-terminology/compounds'
import { lettered } from '../11.1-formulae-functional-groups-and-terminology/drawings'
import { formulaOf } from '../11.4-alkanes/alkanes'
import { alkene, type Break, breaking, carbonsLeft, MARKETS, otherProduct } from './alkenes'
import { bromineTubes, lettersOfCracking, marketFigure } from './drawings'

const { core, templates } = choiceQuestions('11.5', { calculator: 'not-needed' })

export { templates }

const LETTERS = ['A', 'B', 'C', 'D'] as const

const STAYS_ORANGE: Readonly<Record<Series, string>> = {
  alkane: 'You chose an alkane. It has only single bonds, and aqueous bromine stays orange with it.',
  alkene: '',
  alcohol: 'You chose an alcohol. Its –OH group does not turn aqueous bromine colourless.',
  'carboxylic acid':
    'You saw a double bond, but it is C=O. Aqueous bromine shows a carbon–carbon double bond.',
}

core('which-turns-bromine-colourless', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const right = random.pick(ofSeries('alkene'))
    const all = [
      right,
      random.pick(ofSeries('alkane')),
      random.pick([ETHANOL, PROPAN_1_OL]),
      random.pick([ETHANOIC_ACID, PROPANOIC_ACID]),
    ]
    return { all: random.shuffle(all), right }
  },
  make: ({ all, right }) => {
    const why = (at: number) => (all[at] === right ? null : STAYS_ORANGE[all[at]?.series ?? 'alkane'])
    return {
      stem: [
        'The displayed formulae of four organic compounds are shown. Each is shaken with aqueous bromine.',
        'A student adds aqueous bromine to samples of four compounds, A, B, C and D, whose displayed formulae are shown.',
        'Compounds A, B, C and D, which are shown, are tested with orange aqueous bromine.',
      ],
      figure: lettered(all.map((each, at) => [LETTERS[at] ?? '', each] as const)),
      prompt: [
        'Which compound turns aqueous bromine colourless?',
        'With which compound does aqueous bromine become colourless?',
      ],
      options: inThisOrder({ A: why(0), B: why(1), C: why(2), D: why(3) }),
      solution: `${LETTERS[all.indexOf(right)]} has a carbon–carbon double bond: it is an alkene, which turns aqueous bromine from orange to colourless.`,
    }
  },
})

const TUBES = ['P', 'Q', 'R', 'S'] as const
const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

const named = ([one, other]: readonly [number, number]) => `${TUBES[one]} and ${TUBES[other]}`

core('four-liquids-and-bromine', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const right = random.pick(PAIRS)
    const asked = random.pick(['alkenes', 'alkanes'] as const)
    const other = PAIRS.find(pair => pair.every(at => !right.some(each => each === at))) ?? right
    const mixed = random.sample(
      PAIRS.filter(pair => pair !== right && pair !== other),
      2,
    )
    return { right, other, mixed, asked }
  },
  make: ({ right, other, mixed, asked }) => {
    const turns = (at: number) => right.some(each => each === at) === (asked === 'alkenes')
    return {
      stem: [
        'Each of the four liquids P, Q, R and S is an alkane or an alkene. Each is shaken with a few drops of orange aqueous bromine. The tubes afterwards are shown.',
        'Two of the liquids P, Q, R and S are alkanes and two are alkenes. The diagram shows them after they were shaken with orange aqueous bromine.',
        'A student shakes four hydrocarbons, P, Q, R and S, with orange aqueous bromine. They are two alkanes and two alkenes. The results are shown.',
      ],
      figure: bromineTubes(TUBES.map((letter, at) => [letter, turns(at)] as const)),
      prompt: [`Which liquids are ${asked}?`, `Which two liquids are ${asked}?`],
      right: named(right),
      wrong: [
        [
          named(other),
          asked === 'alkenes'
            ? 'You reversed the test: it is with an alkane that aqueous bromine stays orange.'
            : 'You reversed the test: it is with an alkene that aqueous bromine turns colourless.',
        ],
        ...mixed.map(
          (pair): Wrong => [
            named(pair),
            'You took two liquids with different results, so they are of different series.',
          ],
        ),
      ],
      solution: `Aqueous bromine turns colourless with alkenes and stays orange with alkanes. The ${asked} are ${named(right)}.`,
    }
  },
})

/** Ways to break the alkane told; the molecule that is left has four to nine carbon atoms. */
core('missing-product-of-cracking', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const hydrogen = random.chance(0.35)
    const [first, second] = random.sample([2, 3, 4] as const, 2)
    const times = random.int(1, 2)
    const one: Break = {
      from: random.int(10, 20),
      alkenes: hydrogen
        ? [[times, first ?? 2]]
        : [
            [times, first ?? 2],
            [1, second ?? 3],
          ],
      hydrogen,
    }
    const left = carbonsLeft(one)
    const right = otherProduct(one)
    const once = left + (times - 1) * (first ?? 2)
    const slips: [string, string][] = [
      [
        hydrogen ? formulaOf(left) : alkene(left),
        hydrogen
          ? 'You left two hydrogen atoms too many: those of H_{2} must be taken away as well.'
          : 'You took all products for alkenes. Counting the hydrogen atoms shows that one is an alkane.',
      ],
      [`C${left}H${2 * left - 2}`, 'You took away too many hydrogen atoms.'],
      [`C${left}H${2 * left + 4}`, 'You left more hydrogen atoms over than there are.'],
      [
        (hydrogen ? alkene : formulaOf)(left + 1),
        'You counted the carbon atoms of the products wrongly by one.',
      ],
    ]
    if (times === 2)
      slips.push([
        (hydrogen ? alkene : formulaOf)(once),
        'You overlooked the number in front of a formula: two molecules of one product are formed.',
      ])
    const wrong = random.sample(slips, 3)
    const texts = new Set([right, ...wrong.map(([text]) => text)])
    return left >= 4 && left <= 10 && texts.size === 4 ? { one, right, wrong } : null
  },
  make: ({ one, right, wrong }) => ({
    stem: [
      `When an alkane is cracked, this reaction takes place: $\\ce{${breaking(one, 'X')}}$`,
      `The equation shows a reaction in a cracker of a refinery: $\\ce{${breaking(one, 'X')}}$`,
      `A molecule with ${one.from} carbon atoms breaks up when an alkane is cracked: $\\ce{${breaking(one, 'X')}}$`,
    ],
    prompt: ['What is the formula of X?', 'Which formula does X have?'],
    right: lowered(right),
    wrong: wrong.map(([typed, error]): Wrong => [lowered(typed), error]),
    solution: `The numbers of carbon and of hydrogen atoms are the same on both sides: $\\ce{${breaking(one, right)}}$.`,
  }),
  verify: ({ one }) => {
    // Takes the atoms of the products off those of the alkane, molecule by molecule.
    let [C, H] = [one.from, 2 * one.from + 2]
    for (const [times, n] of one.alkenes)
      for (let at = 0; at < times; at += 1) {
        C -= n
        H -= 2 * n
      }
    if (one.hydrogen) H -= 2
    return `C_{${C}}H_{${H}}`
  },
})

core('fraction-to-crack', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const market = random.pick(MARKETS)
    const { short, left } = market
    const others = market.all.map(({ name }) => name).filter(name => name !== short && name !== left)
    const [one = 'Q', other = 'R'] = random.shuffle(others)
    const wrong: [string, string][] = [
      [
        `${short} | ${left}`,
        'You reversed the two: large molecules of which there are too many are cracked.',
      ],
      [
        `${left} | ${one}`,
        `You chose the right fraction to crack, but ${short} is the one of which there is most too little.`,
      ],
      [
        `${other} | ${short}`,
        `You saw that ${short} is too little, but ${left} is the fraction of which most is left over.`,
      ],
    ]
    return { market, right: `${left} | ${short}`, wrong }
  },
  make: ({ market: { all, short, left }, right, wrong }) => ({
    stem: [
      'The chart shows the supply of four fractions of petroleum, P, Q, R and S, from a refinery, and the demand for them. The molecules are larger from P to S.',
      'A refinery separates petroleum into fractions. The chart compares what it obtains of four fractions with what its customers want.',
      'For four fractions of petroleum, the supply from a refinery and the demand are shown in the chart.',
    ],
    figure: marketFigure(all),
    prompt: [
      'Which fraction should be cracked, and of which fraction should cracking make more?',
      'Which choice for cracking fits the chart best?',
    ],
    columns: 'fraction to crack | fraction to make more of',
    right,
    wrong: Object.fromEntries(wrong),
    solution: `Most is left over of ${left}: supply is far above demand, and its molecules are larger. Of ${short} there is most too little. Cracking turns the large molecules of ${left} into smaller ones, as in ${short}.`,
  }),
})

core('parts-of-the-cracking-apparatus', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    wrong: random.sample(
      [
        [
          'catalyst | large alkane | alkene',
          'You exchanged P and Q: the liquid on the wool is the alkane, and the hot solid the catalyst.',
        ],
        [
          'alkene | catalyst | large alkane',
          'You exchanged P and R: cracking turns large alkanes into alkenes, not the other way round.',
        ],
        [
          'aqueous bromine | catalyst | alkene',
          'You took the test for an alkene for the substance that is cracked.',
        ],
        [
          'large alkane | catalyst | carbon dioxide',
          'You thought of combustion, but the alkane is not burned in the tube.',
        ],
        [
          'large alkane | aqueous bromine | alkene',
          'You took the solution that tests for an alkene for the hot solid.',
        ],
      ] as const,
      3,
    ),
  }),
  make: ({ wrong }) => ({
    stem: [
      'The apparatus shown is used to crack an alkane in the laboratory.',
      'A teacher cracks a liquid alkane in the apparatus shown.',
      'The diagram shows how an alkane can be cracked in a laboratory.',
    ],
    figure: lettersOfCracking,
    prompt: ['What are P, Q and R?', 'Which row identifies P, Q and R?'],
    columns: 'P | Q | R',
    right: 'large alkane | catalyst | alkene',
    wrong: Object.fromEntries(wrong),
    solution:
      'Vapour of the large alkane (P) passes over the hot catalyst (Q). Its molecules break up, and smaller ones, among them alkenes (R), collect as a gas.',
  }),
})
