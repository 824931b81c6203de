import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { capital } from '../shared'
import {
  article,
  BUTANE,
  BUTANOIC_ACID,
  COMPOUNDS,
  ETHANE,
  ETHANOIC_ACID,
  ETHANOL,
  GENERAL,
  GROUP,
  lowered,
  METHANOL,
  memberOf,
  molecularOf,
  ofSeries,
  PROPAN_1_OL,
  PROPAN_2_OL,
  PROPANE,
  PROPANOIC_ACID,
  SERIES,
  type Series,
} from './compounds'
import { lettered, oneMolecule } from './drawings'

const { core, templates } = choiceQuestions('11.1', { calculator: 'not-needed' })

export { templates }

const TAKEN: Readonly<Record<Series, string>> = {
  alkane: 'You overlooked the functional group: an alkane has only C and H atoms and only single bonds.',
  alkene: 'You looked for an alkene, but the molecule has no double bond between two carbon atoms.',
  alcohol: 'You looked for an alcohol, but its –OH is on a carbon atom that has no C=O.',
  'carboxylic acid': 'You looked for a carboxylic acid, but the molecule has no –COOH group.',
}

core('series-of-a-displayed-formula', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ one: random.pick(ofSeries(random.pick(SERIES))) }),
  make: ({ one }) => ({
    stem: [
      'The displayed formula of an organic compound is shown.',
      'A chemist draws this displayed formula of a compound.',
      'The diagram shows one molecule of an organic compound.',
    ],
    figure: oneMolecule(one),
    prompt: [
      'To which homologous series does the compound belong?',
      'Which homologous series is the compound a member of?',
    ],
    right: `${one.series}s`,
    wrong: SERIES.filter(each => each !== one.series).map((each): Wrong => [`${each}s`, TAKEN[each]]),
    solution: `The molecule has ${GROUP[one.series]}, so the compound is ${article(one.series)}.`,
  }),
})

core('atoms-of-a-displayed-formula', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const one = random.pick(COMPOUNDS.filter(({ atoms }) => atoms.C > 1))
    const { C, H, O } = one.atoms
    const slips: [string, string][] = [
      [molecularOf(C, H - 1, O), 'You missed a hydrogen atom.'],
      [molecularOf(C, H + 1, O), 'You counted a hydrogen atom too many.'],
      [molecularOf(C - 1, H, O), 'You missed a carbon atom of the chain.'],
      [molecularOf(C + 1, H, O), 'You counted a carbon atom too many.'],
    ]
    if (one.series === 'alkene')
      slips.push([
        molecularOf(C, H + 2, O),
        'You took the formula for that of an alkane, but the carbon atoms of a double bond have fewer hydrogen atoms.',
      ])
    if (O > 0)
      slips.push([
        molecularOf(C, H, 3 - O),
        O === 1 ? 'You counted an oxygen atom too many.' : 'You missed the oxygen atom of the double bond.',
      ])
    return { one, wrong: random.sample(slips, 3) }
  },
  make: ({ one, wrong }) => ({
    stem: [
      'The displayed formula of an organic compound is shown.',
      'A molecule of an organic compound has the displayed formula shown.',
      'The diagram shows every atom and every bond in a molecule.',
    ],
    figure: oneMolecule(one),
    prompt: ['What is the molecular formula of the compound?', 'Which molecular formula does it have?'],
    right: lowered(molecularOf(one.atoms.C, one.atoms.H, one.atoms.O)),
    wrong: wrong.map(([typed, error]): Wrong => [lowered(typed), error]),
    solution: `Count the symbols: ${one.atoms.C} C, ${one.atoms.H} H${one.atoms.O > 0 ? ` and ${one.atoms.O} O` : ''}.`,
  }),
  verify: ({ one }) => {
    // By the valences: an H atom at every free bond of the carbon skeleton.
    const { C, O } = one.atoms
    const H = one.series === 'alkene' || one.series === 'carboxylic acid' ? 2 * C : 2 * C + 2
    return lowered(`C${C}H${H}${O === 0 ? '' : O === 1 ? 'O' : 'O2'}`)
  },
})

core('formula-from-a-general-formula', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const series = random.pick(SERIES)
    const carbons = random.int(5, 14)
    const isAcid = series === 'carboxylic acid'
    const n = isAcid ? carbons - 1 : carbons
    const end = series === 'alcohol' ? 'OH' : isAcid ? 'COOH' : ''
    const hydrogens = series === 'alkane' ? 2 * n + 2 : series === 'alkene' ? 2 * n : 2 * n + 1
    const slips: [string, string][] = [
      [`C${n}H${2 * n - 2}${end}`, 'You took 2*n* − 2 hydrogen atoms, but no series here has so few.'],
    ]
    if (hydrogens !== 2 * n)
      slips.push([
        `C${n}H${2 * n}${end}`,
        'You took 2*n* hydrogen atoms in the chain, as in the general formula of an alkene.',
      ])
    if (hydrogens !== 2 * n + 2)
      slips.push([
        `C${n}H${2 * n + 2}${end}`,
        'You took 2*n* + 2 hydrogen atoms in the chain, as in the general formula of an alkane.',
      ])
    if (hydrogens !== 2 * n + 1)
      slips.push([
        `C${n}H${2 * n + 1}${end}`,
        'You took 2*n* + 1 hydrogen atoms, as in the chain of an alcohol.',
      ])
    if (isAcid)
      slips.push([
        memberOf(series, carbons),
        'You took *n* for the number of all carbon atoms, but one more stands in –COOH.',
      ])
    const wrong = isAcid
      ? [...random.sample(slips.slice(0, -1), 2), ...slips.slice(-1)]
      : random.sample(slips, 3)
    return { series, carbons, n, wrong }
  },
  make: ({ series, carbons, n, wrong }) => ({
    stem: [
      `The molecules of ${article(series)} contain ${carbons} carbon atoms each.`,
      `One molecule of ${article(series)} has a total of ${carbons} carbon atoms.`,
      `Molecules of ${article(series)} in a mixture have ${carbons} carbon atoms each.`,
    ],
    prompt: [`What is the formula of the ${series}?`, 'Which formula does the compound have?'],
    right: lowered(memberOf(series, n)),
    wrong: wrong.map(([typed, error]): Wrong => [lowered(typed), error]),
    solution: `The general formula is ${GENERAL[series]}. ${series === 'carboxylic acid' ? `One of the ${carbons} carbon atoms is in –COOH, so *n* = ${n}` : `*n* = ${n}`}: ${lowered(memberOf(series, n))}.`,
  }),
  verify: ({ series, carbons }) => {
    // Adds CH2 to the first member until the number of carbon atoms is reached.
    const first = { alkane: [1, 4], alkene: [2, 4], alcohol: [1, 3], 'carboxylic acid': [1, 1] }[series]
    let [C = 1, H = 4] = first
    while (C < carbons) {
      C += 1
      H += 2
    }
    if (series === 'carboxylic acid') return `C_{${C - 1}}H_{${H}}COOH`
    return `C_{${C}}H_{${H}}${series === 'alcohol' ? 'OH' : ''}`
  },
})

const LETTERS = ['A', 'B', 'C', 'D'] as const

core('which-is-unsaturated', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const right = random.pick(ofSeries('alkene'))
    const others = [
      random.pick([ETHANE, PROPANE, BUTANE]),
      random.pick([METHANOL, ETHANOL, PROPAN_1_OL, PROPAN_2_OL].filter(({ atoms }) => atoms.C > 1)),
      random.pick([ETHANOIC_ACID, PROPANOIC_ACID, BUTANOIC_ACID]),
    ]
    return { all: random.shuffle([right, ...others]), right }
  },
  make: ({ all, right }) => {
    const letter = LETTERS[all.indexOf(right)] ?? 'A'
    const why = (series: Series) =>
      series === 'alkane'
        ? 'You chose an alkane, whose bonds are all single.'
        : series === 'alcohol'
          ? 'You chose an alcohol: its functional group is –OH, and its carbon–carbon bonds are single.'
          : 'You saw a double bond, but it is C=O; the carbon–carbon bonds are single.'
    return {
      stem: [
        'The displayed formulae of four organic compounds are shown.',
        'A, B, C and D are four organic compounds.',
        'A student draws the displayed formulae of four compounds.',
      ],
      figure: lettered(all.map((each, at) => [LETTERS[at] ?? '', each] as const)),
      prompt: ['Which compound is unsaturated?', 'Which letter stands for an unsaturated compound?'],
      options: inThisOrder({
        A: all[0] === right ? null : why(all[0]?.series ?? 'alkane'),
        B: all[1] === right ? null : why(all[1]?.series ?? 'alkane'),
        C: all[2] === right ? null : why(all[2]?.series ?? 'alkane'),
        D: all[3] === right ? null : why(all[3]?.series ?? 'alkane'),
      }),
      solution: `Only ${letter} has a carbon–carbon bond that is not single: C=C. A double bond C=O does not count.`,
    }
  },
})

const PAIR_LETTERS = ['P', 'Q', 'R', 'S'] as const

core('two-of-the-same-series', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const series = random.pick(SERIES)
    const pair = random.sample(ofSeries(series), 2)
    const rest = random
      .sample(
        SERIES.filter(each => each !== series),
        2,
      )
      .map(each => random.pick(ofSeries(each)))
    const all = random.shuffle([...pair, ...rest])
    if (pair[0] && pair[1] && pair[0].atoms.C === pair[1].atoms.C) return null
    const at = (letter: number) => all[letter]?.series ?? 'alkane'
    const couples = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const
    const wrong = random.sample(
      couples.filter(([one, other]) => at(one) !== at(other)),
      3,
    )
    return { all, series, wrong }
  },
  make: ({ all, series, wrong }) => {
    const named = (one: number, other: number) => `${PAIR_LETTERS[one]} and ${PAIR_LETTERS[other]}`
    const [first = 0, second = 1] = all.flatMap((each, at) => (each.series === series ? [at] : []))
    const of = (at: number) => article(all[at]?.series ?? 'alkane')
    return {
      stem: [
        'The displayed formulae of four organic compounds, P, Q, R and S, are shown.',
        'P, Q, R and S are organic compounds. Their displayed formulae are shown.',
        'Four organic compounds have the displayed formulae shown.',
      ],
      figure: lettered(all.map((each, at) => [PAIR_LETTERS[at] ?? '', each] as const)),
      prompt: [
        'Which two compounds are in the same homologous series?',
        'Which two compounds are members of one homologous series?',
      ],
      right: named(first, second),
      wrong: wrong.map(
        ([one, other]): Wrong => [
          named(one, other),
          `You paired ${of(one)} (${PAIR_LETTERS[one]}) with ${of(other)} (${PAIR_LETTERS[other]}), which are of different series.`,
        ],
      ),
      solution: `${capital(named(first, second))} are both ${series}s: each has ${GROUP[series]}.`,
    }
  },
})

const BY_MASS: Readonly<Record<Series, { rest: number; extra: number }>> = {
  alkane: { rest: 2, extra: 0 },
  alkene: { rest: 0, extra: 0 },
  alcohol: { rest: 18, extra: 0 },
  'carboxylic acid': { rest: 46, extra: 1 },
}

const SECOND = { alkane: 'CH_{4}', alcohol: 'CH_{3}OH', 'carboxylic acid': 'CH_{3}COOH' } as const

core('carbon-atoms-from-the-mass', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const series = random.pick(['alkane', 'alcohol', 'carboxylic acid'] as const)
    const n = random.int(5, 12)
    const { rest, extra } = BY_MASS[series]
    const mass = 14 * n + rest
    const right = n + extra
    const wrong = threeSlips(
      random,
      right,
      [
        [
          right - 1 - extra,
          `You subtracted the mass of ${SECOND[series]} but did not count its carbon atom${extra ? 's' : ''}.`,
        ],
        extra
          ? [n, 'You found *n*, but one more carbon atom is in –COOH.']
          : [n + 1, 'You added a carbon atom, as if there were one outside the chain.'],
        [Math.floor(mass / 12), 'You divided the whole mass by 12, as if the molecule were carbon only.'],
        [
          Math.round((14 * n) / 12) + extra,
          'You divided by 12 instead of 14, the mass of CH_{2}, and so left out hydrogen atoms.',
        ],
        [2 * n + 2, 'You gave the number of hydrogen atoms.'],
      ],
      value => String(value),
    )
    return wrong ? { series, mass, right, wrong } : null
  },
  make: ({ series, mass, right, wrong }) => {
    const { rest } = BY_MASS[series]
    return {
      stem: [
        `${capital(article(series))} has a relative molecular mass of ${mass}.`,
        `The relative molecular mass of ${article(series)} is ${mass}.`,
        `A compound has the general formula ${GENERAL[series]} and a relative molecular mass of ${mass}.`,
      ].map(each => `${each} [*A*_{r}: H, 1; C, 12; O, 16]`),
      prompt: [
        'How many carbon atoms are in one molecule?',
        'What is the number of carbon atoms in one molecule?',
      ],
      options: bySize({ right, wrong, print: value => String(value) }),
      solution: `By the general formula ${GENERAL[series]}, the relative molecular mass is 14*n*${rest > 0 ? ` + ${rest}` : ''}. So *n* = ${mass - rest} ÷ 14 = ${(mass - rest) / 14}${series === 'carboxylic acid' ? `, and with the carbon atom of –COOH there are ${right}` : ''}.`,
    }
  },
  verify: ({ series, mass }) => {
    // Tries one member after the other.
    for (let C = 1; C < 30; C += 1) {
      const H = series === 'carboxylic acid' ? 2 * C : 2 * C + 2
      const O = series === 'alkane' ? 0 : series === 'alcohol' ? 16 : 32
      if (12 * C + H + O === mass) return String(C)
    }
    return ''
  },
})
