import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import {
  ALUMINIUM,
  CALCIUM,
  CATIONS,
  type Cation,
  CHROMIUM,
  COPPER,
  FLAMES,
  IRON2,
  IRON3,
  withAmmonia,
  withSodiumHydroxide,
  ZINC,
} from '../ions'
import { LETTERS } from '../shared'
import { flameFigure, type GasTest, gasTestFigure, testsFigure, tubesFigure } from './drawings'

const { core, templates } = choiceQuestions('12.5', { calculator: 'not-needed' })

export { templates }

const ionName = ({ name, formula }: Cation) => `${name}, ${formula}`

core('ion-from-two-reagents', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const ion = random.pick(CATIONS)
    return {
      ion,
      others: random.sample(
        CATIONS.filter(each => each !== ion),
        3,
      ),
    }
  },
  make: ({ ion, others }) => ({
    stem: [
      'The table shows the results of two tests on a solution that contains one cation.',
      'Aqueous sodium hydroxide and aqueous ammonia are added to separate samples of a salt solution.',
      'A salt dissolved in water is tested with two alkalis. It contains only one kind of positive ion.',
    ],
    table: {
      head: ['reagent added', 'what is seen'],
      rows: [
        ['aqueous sodium hydroxide', withSodiumHydroxide(ion)],
        ['aqueous ammonia', withAmmonia(ion)],
      ],
    },
    prompt: ['Which cation is present?', 'Which ion does the solution contain?'],
    right: ionName(ion),
    wrong: others.map(
      (each): Wrong => [
        ionName(each),
        `You chose ${each.name}, but with aqueous sodium hydroxide it gives a ${withSodiumHydroxide(each)}, and with aqueous ammonia: ${withAmmonia(each).replace(/\.$/, '')}.`,
      ],
    ),
    solution: `Compare both rows with the table of tests: only ${ionName(ion)}, gives both results.`,
  }),
  verify: ({ ion }) => {
    const found = CATIONS.filter(
      each =>
        withSodiumHydroxide(each) === withSodiumHydroxide(ion) && withAmmonia(each) === withAmmonia(ion),
    )
    return found.length === 1 && found[0] ? ionName(found[0]) : 'two ions fit'
  },
})

const RESULTS = [
  { ion: 'chloride', words: 'AgNO_{3}(aq):\nwhite ppt.', solid: true },
  { ion: 'bromide', words: 'AgNO_{3}(aq):\ncream ppt.', solid: true },
  { ion: 'iodide', words: 'AgNO_{3}(aq):\nyellow ppt.', solid: true },
  { ion: 'sulfate', words: 'Ba(NO_{3})_{2}:\nwhite ppt.', solid: true },
] as const

core('tube-with-the-anion', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({ tubes: random.shuffle(RESULTS), asked: random.pick(RESULTS) }),
  make: ({ tubes, asked }) => ({
    stem: [
      'Four solutions, P, Q, R and S, are tested. Each contains one anion. Dilute nitric acid is added and then the other reagent.',
      'Dilute nitric acid and a second reagent are added to four salt solutions, P, Q, R and S. The results are shown.',
      'The diagram shows what is added to four solutions, P, Q, R and S, and the precipitate (ppt.) that forms.',
    ],
    figure: tubesFigure(
      tubes.map(({ words, solid }, at) => ({ letter: LETTERS[at] ?? 'P', solid, words })),
      'Four solutions after a test',
    ),
    prompt: [
      `Which solution contains ${asked.ion} ions?`,
      `Which tube shows the positive result of the test for ${asked.ion} ions?`,
    ],
    options: inThisOrder(
      tubes.map((tube, at): string | Wrong => {
        const letter = LETTERS[at] ?? 'P'
        return tube.ion === asked.ion
          ? letter
          : [letter, `You chose the result for ${tube.ion} ions. Look again at the reagent and the colour.`]
      }),
    ),
    solution:
      'With nitric acid and silver nitrate, chloride gives a white, bromide a cream and iodide a yellow precipitate. With nitric acid and barium nitrate, sulfate gives a white precipitate.',
  }),
})

const GAS_TESTS: readonly { gas: string; test: GasTest; seen: string }[] = [
  { gas: 'hydrogen', test: 'lighted', seen: 'There is a squeaky pop.' },
  { gas: 'oxygen', test: 'glowing', seen: 'The splint relights.' },
  { gas: 'chlorine', test: 'litmus', seen: 'The paper is bleached.' },
  { gas: 'ammonia', test: 'litmus', seen: 'The paper turns from red to blue.' },
]

const GAS_RESULTS: Readonly<Record<string, string>> = {
  hydrogen: 'hydrogen burns with a pop at a lighted splint',
  oxygen: 'oxygen relights a glowing splint',
  chlorine: 'chlorine bleaches damp litmus paper',
  ammonia: 'ammonia turns damp red litmus paper blue',
  'carbon dioxide': 'carbon dioxide turns limewater milky',
  'sulfur dioxide': 'sulfur dioxide turns acidified potassium manganate(VII) from purple to colourless',
}

core('gas-in-the-tube', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const item = random.pick(GAS_TESTS)
    // Sulfur dioxide can bleach as well.
    const names = Object.keys(GAS_RESULTS).filter(
      each => each !== item.gas && !(item.gas === 'chlorine' && each === 'sulfur dioxide'),
    )
    return { item, others: random.sample(names, 3) }
  },
  make: ({ item, others }) => ({
    stem: [
      `The diagram shows a test on a gas, X. ${item.seen}`,
      `Gas X is tested as shown. ${item.seen}`,
      `A student collects a test-tube of gas X and tests it as shown. ${item.seen}`,
    ],
    figure: gasTestFigure(item.test),
    prompt: ['What is gas X?', 'Which gas is X?'],
    right: item.gas,
    wrong: others.map(
      (each): Wrong => [each, `You chose a gas with another positive test: ${GAS_RESULTS[each]}.`],
    ),
    solution: `The result shows ${item.gas}: ${GAS_RESULTS[item.gas]}.`,
  }),
})

core('metal-from-the-flame', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const asked = random.pick(FLAMES)
    return {
      asked,
      others: random.sample(
        FLAMES.filter(each => each !== asked),
        3,
      ),
      salt: random.pick(['chloride', 'nitrate']),
    }
  },
  make: ({ asked, others, salt }) => ({
    stem: [
      `A sample of a metal ${salt} is held in a blue flame, as shown. The flame turns ${asked.colour}.`,
      `A little of a solid ${salt} on a clean wire colours the flame ${asked.colour}.`,
      `The diagram shows a test on a ${salt}. A ${asked.colour} colour is seen.`,
    ],
    figure: flameFigure(),
    prompt: ['Which ion does the sample contain?', 'Which cation causes this colour?'],
    right: asked.name,
    wrong: others.map(
      ({ name, colour }): Wrong => [name, `You chose ${name}, which colours a flame ${colour}.`],
    ),
    solution: `Ions of ${asked.name} colour a flame ${asked.colour}.`,
  }),
})

type Part = { name: string; test: string; seen: string }

const ANIONS: readonly Part[] = [
  { name: 'chloride', test: 'dilute HNO_{3},\nthen AgNO_{3}(aq)', seen: 'white\nprecipitate' },
  { name: 'bromide', test: 'dilute HNO_{3},\nthen AgNO_{3}(aq)', seen: 'cream\nprecipitate' },
  { name: 'iodide', test: 'dilute HNO_{3},\nthen AgNO_{3}(aq)', seen: 'yellow\nprecipitate' },
  { name: 'nitrate', test: 'NaOH(aq), Al foil,\nwarm', seen: 'red litmus\nturns blue' },
  { name: 'sulfite', test: 'acidified\nKMnO_{4}(aq)', seen: 'purple to\ncolourless' },
]

const flamePart = ({ name, colour }: (typeof FLAMES)[number]): Part => ({
  name,
  test: 'flame test',
  seen: `${colour}\nflame`,
})

const GROUP_ONE = FLAMES.slice(0, 3)

core('salt-from-two-tests', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [metal, otherMetal] = random.sample(GROUP_ONE, 2)
    const [anion, otherAnion] = random.sample(ANIONS, 2)
    // Halides react with the manganate as well.
    if (anion?.name === 'sulfite' && otherAnion?.name !== 'nitrate') return null
    return metal && otherMetal && anion && otherAnion ? { metal, otherMetal, anion, otherAnion } : null
  },
  make: ({ metal, otherMetal, anion, otherAnion }) => ({
    stem: [
      'Two tests on samples of solution Y, and their results, are shown. Solution Y contains one salt.',
      'A student carries out two tests on solution Y. Only one salt is dissolved in it.',
      'Solution Y is made from one salt and water. It is tested in two ways.',
    ],
    figure: testsFigure('solution Y', [
      ['flame test', flamePart(metal).seen],
      [anion.test, anion.seen],
    ]),
    prompt: ['Which salt is dissolved in Y?', 'What is the name of the salt in Y?'],
    right: `${metal.name} ${anion.name}`,
    wrong: {
      [`${metal.name} ${otherAnion.name}`]: `You read the flame correctly, but the other result is not that for ${otherAnion.name} ions.`,
      [`${otherMetal.name} ${anion.name}`]: `You found the anion, but ${otherMetal.name} ions colour a flame ${otherMetal.colour}.`,
      [`${otherMetal.name} ${otherAnion.name}`]: `You read neither result correctly: a flame is ${otherMetal.colour} with ${otherMetal.name} ions.`,
    },
    solution: `The ${metal.colour} flame shows ${metal.name} ions. The other test is positive for ${anion.name} ions. So the salt is ${metal.name} ${anion.name}.`,
  }),
})

const ACIDIFIED = [
  {
    reagent: 'aqueous silver nitrate',
    test: 'halide ions',
    bad: 'hydrochloric acid',
    gives: 'silver chloride',
    ions: 'chloride',
  },
  {
    reagent: 'aqueous barium nitrate',
    test: 'sulfate ions',
    bad: 'sulfuric acid',
    gives: 'barium sulfate',
    ions: 'sulfate',
  },
] as const

core('choice-of-acid', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ item: random.pick(ACIDIFIED), who: random.pick(['A student', 'A technician']) }),
  make: ({ item: { reagent, test, bad, gives, ions }, who }) => ({
    stem: [
      `${who} tests a solution for ${test}. By mistake, dilute ${bad} is added instead of dilute nitric acid, and then ${reagent}.`,
      `In a test for ${test}, dilute ${bad} is used by mistake instead of dilute nitric acid. Then ${reagent} is added.`,
      `To test water for ${test}, ${reagent} is added. Before that, the water is acidified with dilute ${bad} and not with dilute nitric acid.`,
    ],
    prompt: ['Why is the result of no use?', 'What is wrong with this test?'],
    right: `A precipitate of ${gives} forms with any solution.`,
    wrong: {
      'The acid dissolves any precipitate that should be seen.':
        'You thought that this precipitate dissolves in a dilute acid; it does not, and this is why the test is done in acid.',
      'The acid turns the precipitate into another colour.':
        'You took the acid for an indicator; it does not change the colour of a precipitate.',
      'No precipitate can form, because nitrate ions are missing.':
        'You thought that nitrate ions form the precipitate, but all nitrates are soluble.',
    },
    solution: `Dilute ${bad} contains ${ions} ions itself. With ${reagent} they form ${gives}, whatever the solution contains. Nitric acid adds only nitrate ions, which form no precipitate.`,
  }),
})

type Reagent = { key: string; text: string; seen: (ion: Cation) => string }

const REAGENTS: readonly Reagent[] = [
  {
    key: 'drops-naoh',
    text: 'a few drops of aqueous sodium hydroxide',
    seen: ({ colour }) => `${colour} precipitate`,
  },
  {
    key: 'excess-naoh',
    text: 'an excess of aqueous sodium hydroxide',
    seen: ({ colour, inSodiumHydroxide }) =>
      inSodiumHydroxide ? 'the precipitate dissolves' : `${colour} precipitate stays`,
  },
  {
    key: 'excess-ammonia',
    text: 'an excess of aqueous ammonia',
    seen: ({ colour, inAmmonia }) =>
      inAmmonia ? 'the precipitate dissolves' : `${colour} precipitate stays`,
  },
]

const TO_TELL: readonly { one: Cation; other: Cation }[] = [
  { one: ALUMINIUM, other: ZINC },
  { one: CHROMIUM, other: IRON2 },
]

core('reagent-that-distinguishes', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const { one, other } = random.pick(TO_TELL)
    return {
      pair: random.shuffle([one, other]),
      salt: random.pick(['chloride', 'nitrate']),
      last: random.pick(['nitric', 'silver'] as const),
    }
  },
  make: ({ pair, salt, last }) => {
    const [one = ALUMINIUM, other = ZINC] = pair
    const works = REAGENTS.find(each => each.key !== 'drops-naoh' && each.seen(one) !== each.seen(other))
    const rest = REAGENTS.filter(each => each !== works)
    const silver = last === 'silver' && salt === 'chloride'
    return {
      stem: [
        `One bottle contains ${one.name} ${salt} solution, another ${other.name} ${salt} solution. The labels are lost.`,
        `A student must find out which of two solutions is ${one.name} ${salt} and which is ${other.name} ${salt}.`,
        `Two ${one.colour === 'green' ? 'green' : 'colourless'} solutions are ${one.name} ${salt} and ${other.name} ${salt}, but nobody knows which is which.`,
      ],
      prompt: [
        'Which reagent, added to a sample of each, gives clearly different results?',
        'Which reagent shows the difference most clearly?',
      ],
      right: works?.text ?? '',
      wrong: [
        ...rest.map(
          (each): Wrong => [
            each.text,
            `You chose a reagent that gives the same with both ions: ${each.seen(one)}.`,
          ],
        ),
        silver
          ? ['acidified aqueous silver nitrate', 'You chose a test for the anion, which is the same in both.']
          : [
              'acidified aqueous barium nitrate',
              'You chose a test for sulfate ions, which neither contains.',
            ],
      ],
      solution: `With ${works?.text}: ${one.name}: ${works?.seen(one)}; ${other.name}: ${works?.seen(other)}. The other reagents do not tell them apart.`,
    }
  },
})

const MIXED: readonly { stays: Cation; dissolves: Cation }[] = [
  { stays: IRON3, dissolves: COPPER },
  { stays: ALUMINIUM, dissolves: COPPER },
  { stays: IRON3, dissolves: ZINC },
  { stays: ALUMINIUM, dissolves: ZINC },
]

const filtrateOf = (ion: Cation) => (ion === COPPER ? 'dark blue' : 'colourless')

core('two-ions-in-one-solution', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ mix: random.pick(MIXED), source: random.pick(['an alloy', 'a rock', 'a mineral']) }),
  make: ({ mix: { stays, dissolves }, source }) => {
    const otherSolid = stays === IRON3 ? ALUMINIUM : IRON3
    const otherDissolved = dissolves === COPPER ? ZINC : COPPER
    const both = (one: Cation, two: Cation) => `${one.formula} and ${two.formula}`
    return {
      stem: [
        `A solution made from ${source} contains two different metal ions. An excess of aqueous ammonia is added, and the mixture is filtered.`,
        `An excess of aqueous ammonia is added to a solution with two kinds of metal ions, made from ${source}. Then the mixture is filtered.`,
        `A chemist adds aqueous ammonia in excess to a solution from ${source} and filters. There are two metal ions in the solution.`,
      ],
      table: {
        head: ['residue', 'filtrate'],
        rows: [[`${stays.colour} solid`, `${filtrateOf(dissolves)} solution, which contains a metal ion`]],
      },
      prompt: ['Which two metal ions are present?', 'Which ions does the solution contain?'],
      right: both(stays, dissolves),
      wrong: {
        [both(otherSolid, dissolves)]:
          `You found the ion in the filtrate, but the precipitate of ${otherSolid.formula} is ${otherSolid.colour}.`,
        [both(stays, otherDissolved)]:
          `You found the ion in the residue, but ${otherDissolved.formula} in excess ammonia gives a ${filtrateOf(otherDissolved)} solution.`,
        [both(otherSolid, otherDissolved)]:
          `You matched neither colour: ${otherSolid.formula} gives a ${otherSolid.colour} residue.`,
      },
      solution: `The ${stays.colour} solid that stays in excess aqueous ammonia shows ${stays.formula}. A precipitate that dissolves to a ${filtrateOf(dissolves)} solution shows ${dissolves.formula}.`,
    }
  },
  verify: ({ mix }) => {
    const solid = CATIONS.find(
      each => !each.inAmmonia && each !== CALCIUM && each.colour === mix.stays.colour,
    )
    return `${solid?.formula} and ${filtrateOf(mix.dissolves) === 'dark blue' ? COPPER.formula : ZINC.formula}`
  },
})

core('how-many-tubes-with-a-solid', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const ions = random.sample(CATIONS, 5)
    const right = ions.filter(each => !each.inSodiumHydroxide).length
    const coloured = ions.filter(each => each.colour !== 'white').length
    const slips = threeSlips(
      random,
      right,
      [
        [5 - right, 'You counted the precipitates that dissolve in an excess.'],
        [5, 'You counted all precipitates that form with a few drops; some dissolve in an excess.'],
        [
          ions.filter(each => !each.inAmmonia && each !== CALCIUM).length,
          'You took the results for an excess of aqueous ammonia.',
        ],
        [coloured, 'You counted the coloured precipitates, but colour does not decide what dissolves.'],
        [5 - coloured, 'You counted the white precipitates, but colour does not decide what dissolves.'],
      ],
      String,
    )
    return slips && { ions, right, slips }
  },
  make: ({ ions, right, slips }) => ({
    stem: [
      'An excess of aqueous sodium hydroxide is added to five test-tubes. Each holds a solution of one of the ions shown.',
      'Five test-tubes hold solutions of the ions shown. An excess of aqueous sodium hydroxide is added to each, and the tubes are shaken.',
      'Solutions of five different ions are shown. Each is shaken with an excess of aqueous sodium hydroxide.',
    ],
    figure: tubesFigure(
      ions.map(({ formula }, at) => ({ letter: String(at + 1), solid: false, words: formula })),
      'Five solutions before the test',
    ),
    prompt: [
      'How many of the tubes contain a precipitate at the end?',
      'In how many of the tubes does a precipitate remain?',
    ],
    options: bySize({ right, wrong: slips, print: String }),
    solution: `All five ions form a precipitate with a few drops. Those of ${[ALUMINIUM, ZINC, CHROMIUM].map(each => each.formula).join(', ')} dissolve in an excess, so ${right} of these five remain.`,
  }),
  verify: ({ ions }) =>
    ions.length - ions.filter(each => ['Al', 'Zn', 'Cr'].includes(each.formula.slice(0, 2))).length,
})
