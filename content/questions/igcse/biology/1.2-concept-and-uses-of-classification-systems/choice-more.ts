import { bySize, inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { SPECIES } from '../shared'
import { type Beetle, descent, fourBeetles, parted, type Tree } from './drawings'

const { core, supplement, templates } = choiceQuestions('1.2')

export { templates }

const GROUPED: readonly (readonly number[])[] = [
  [0, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 0, 1, 2],
  [0, 1, 2, 2],
]

const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
]

const COUNT_ERRORS: Readonly<Record<number, string>> = {
  1: 'You put all four into one species, but some pairs have no fertile offspring.',
  2: 'You joined populations that have no fertile offspring together.',
  3: 'You separated populations that have fertile offspring together.',
  4: 'You took each population for a species, but some pairs have fertile offspring.',
}

core('number-of-species-from-crosses', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const groups = random.shuffle(random.pick(GROUPED))
    const unlike = PAIRS.map(() => random.pick(['sterile', 'none']))
    if (!PAIRS.some(([one, other], at) => groups[one] !== groups[other] && unlike[at] === 'sterile'))
      return null
    const crosses = PAIRS.map(([one, other], at) => ({
      one,
      other,
      offspring: groups[one] === groups[other] ? 'fertile' : (unlike[at] ?? ''),
    }))
    return {
      groups,
      crosses: random.shuffle(crosses),
      what: random.pick(['mice', 'lizards', 'frogs', 'fish']),
    }
  },
  make: ({ groups, crosses, what }) => {
    const right = new Set(groups).size
    return {
      stem: [
        `Scientists let ${what} of four populations, P to S, breed with each other. The table shows the offspring.`,
        `The table shows what offspring ${what} of four populations, P to S, have with each other.`,
        `Four populations of ${what}, P to S, live on four islands. The table shows the offspring of pairs in a laboratory.`,
      ],
      table: {
        head: ['pair', 'offspring'],
        rows: crosses.map(({ one, other, offspring }) => [
          `${SPECIES[one]} and ${SPECIES[other]}`,
          offspring,
        ]),
      },
      prompt: ['How many species are there?', 'To how many species do the four populations belong?'],
      options: inThisOrder(
        [1, 2, 3, 4].map((count): string | Wrong =>
          count === right ? String(count) : [String(count), COUNT_ERRORS[count] ?? ''],
        ),
      ),
      solution: `Only organisms that have fertile offspring together belong to one species. ${crosses
        .filter(({ offspring }) => offspring === 'fertile')
        .map(({ one, other }) => `${SPECIES[one]} and ${SPECIES[other]}`)
        .join('; ')} do. Sterile offspring do not count. This makes ${right} species.`,
    }
  },
  verify: ({ crosses }) => {
    const own = [0, 1, 2, 3]
    for (const { one, other, offspring } of crosses) {
      if (offspring !== 'fertile') continue
      const [keep, gone] = [own[one] ?? 0, own[other]]
      own.forEach((group, at) => {
        if (group === gone) own[at] = keep
      })
    }
    return String(own.filter((group, at) => own.indexOf(group) === at).length)
  },
})

const TRAITS = ['spots', 'long', 'jaws'] as const

const STATED: Record<keyof Beetle, readonly [string, string]> = {
  spots: ['wing cases with spots', 'wing cases without spots'],
  long: ['antennae longer than the body', 'antennae shorter than the body'],
  jaws: ['jaws stand out in front', 'jaws do not stand out in front'],
}

core('pair-of-statements-for-four-beetles', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const [halves = 'spots', one = 'long', all = 'jaws'] = random.shuffle(TRAITS)
    const two = random.shuffle([true, true, false, false])
    const odd = random.int(0, 3)
    const [most, every] = [random.chance(0.5), random.chance(0.5)]
    const beetles = two.map(
      (value, at) =>
        ({ [halves]: value, [one]: at === odd ? !most : most, [all]: every }) as Record<
          keyof Beetle,
          boolean
        >,
    )
    return { beetles, halves, one, all, size: random.chance(0.5) }
  },
  make: ({ beetles, halves, one, all, size }) => {
    const written = (trait: keyof Beetle) => STATED[trait].join(' / ')
    return {
      stem: [
        'A student wants to write a dichotomous key to the four beetles in the diagram.',
        'The diagram shows four beetles, for which a dichotomous key is to be written.',
        'Four beetles from a wood, W to Z, belong to four species. A student begins a dichotomous key to them.',
      ],
      figure: fourBeetles(beetles),
      prompt: [
        'Which pair of statements divides them into two groups of two?',
        'Which statements would make a first step that leaves two beetles on each side?',
      ],
      right: written(halves),
      wrong: [
        [written(one), 'You chose a feature that separates one beetle from the other three.'],
        [written(all), 'You chose a feature in which the four beetles do not differ.'],
        size
          ? [
              'large body / small body',
              'You chose size, which is not exact and varies within a species; a key needs a clear feature.',
            ]
          : [
              `${STATED[halves][0]} / ${STATED[one][0]}`,
              'You joined statements about two features; the statements of a pair must exclude each other.',
            ],
      ],
      solution: `Both statements of a pair are about one feature. For each feature count the beetles: “${STATED[halves][0]}” fits two of the four, and “${STATED[halves][1]}” fits the other two.`,
    }
  },
  verify: ({ beetles }) => {
    const found = TRAITS.find(trait => beetles.filter(each => each[trait]).length === 2) ?? 'spots'
    return STATED[found].join(' / ')
  },
})

const KIN = ['lizards', 'butterflies', 'orchids', 'bats', 'ducks'] as const

function treeOf(random: Parameters<Parameters<typeof core>[1]['values']>[0]): Tree {
  const [first = 1, second = 2, last = 3] = random
    .sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 3)
    .sort((one, other) => one - other)
  return { leaves: random.shuffle(SPECIES), paired: random.chance(0.5), times: [first, second, last] }
}

supplement('time-of-a-common-ancestor', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => {
    const tree = treeOf(random)
    const [one = '', other = ''] = random.sample(SPECIES, 2)
    const right = parted(tree, one, other)
    const fork = 'You read another fork; follow both lines back to the point where they meet.'
    const wrong = threeSlips(
      random,
      right,
      [
        ...tree.times.map(time => [time, fork] as const),
        [12 - right, 'You read the scale from the wrong end; 0 is the present.'],
        [2 * right, 'You added the lengths of both lines.'],
      ],
      plain,
    )
    return wrong ? { tree, one, other, right, wrong, kin: random.pick(KIN) } : null
  },
  make: ({ tree, one, other, right, wrong, kin }) => ({
    stem: [
      `The diagram shows how four species of ${kin}, P to S, are related.`,
      `From base sequences of DNA, scientists drew this tree of four species of ${kin}.`,
      `The diagram shows when the lines of four species of ${kin} parted in evolution.`,
    ],
    figure: descent(tree, true),
    prompt: [
      `When did the most recent common ancestor of ${one} and ${other} live?`,
      `How long ago did the last ancestor that ${one} and ${other} share live?`,
    ],
    options: bySize({ right, wrong, print: value => `${value} million years ago` }),
    solution: `Follow the lines of ${one} and ${other} back until they meet. Below this fork the scale shows ${right} million years ago.`,
  }),
})

supplement('sequences-and-a-tree', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ tree: treeOf(random), flip: random.chance(0.5), kin: random.pick(KIN) }),
  make: ({ tree, flip, kin }) => {
    const [a = '', b = '', c = '', d = ''] = tree.leaves
    const [own, near] = flip ? [b, a] : [a, b]
    const say = (close: string, far: string) =>
      `The sequences of ${own} and ${close} are more alike than those of ${own} and ${far}.`
    const reversed =
      'You reversed the rule: a more recent common ancestor means sequences that are more alike.'
    return {
      stem: [
        `The diagram shows how four species of ${kin} are related. The base sequences of their DNA are compared.`,
        `Scientists compare the DNA of four species of ${kin}. The diagram shows how the species are related.`,
        `In the diagram each fork is a common ancestor of species of ${kin}.`,
      ],
      figure: descent(tree, false),
      prompt: [
        'Which statement about the base sequences of their DNA is correct?',
        'What is expected when the base sequences of their DNA are compared?',
      ],
      right: say(near, d),
      wrong: [
        [say(d, near), reversed],
        [say(c, near), reversed],
        [
          `The sequences of ${own} and ${near} are as different as those of ${own} and ${d}.`,
          'You thought that all species differ by the same number of bases, but it depends on their ancestors.',
        ],
      ],
      solution: `The lines of ${own} and ${near} meet at the fork nearest to the present, so these two share the most recent common ancestor. The more recent the ancestor, the more alike the base sequences.`,
    }
  },
})

const CONFUSED: readonly string[] = [
  'In Europe “robin” is the name of a small bird with a red breast. In America it is the name of a larger bird, a thrush.',
  'One big cat of America is called puma, cougar or mountain lion.',
  'In one country “corn” means maize, in another it means wheat.',
  'A plant with white, bell-shaped flowers has more than ten names in the languages of Europe.',
  'Fishermen of two countries use different names for the same fish.',
]

const SOLVED = [
  'Each species has one name, which is used in all countries.',
  'Each species has a name of its own, agreed internationally.',
  'Each species has a single name that all scientists use.',
] as const

const UNSOLVED: readonly Wrong[] = pairs({
  'Each country has one name, which is used for all its species.':
    'You gave a name to countries, but species are named.',
  'Each species has one name in the language of each country.':
    'You described common names, which cause the problem.',
  'Each genus has one name, which all of its species share.':
    'You forgot the second word, which tells the species of a genus apart.',
  'Each species has a name that tells where it lives.':
    'You thought that the name is about the habitat, but it gives genus and species.',
  'Each population of a species has a name of its own.':
    'You named populations, but all members of a species have one name.',
})

core('why-scientific-names', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    told: random.pick(CONFUSED),
    right: random.pick(SOLVED),
    wrong: random.sample(UNSOLVED, 3),
  }),
  make: ({ told, right, wrong }) => ({
    stem: [told, `Common names can lead to mistakes. ${told}`, `A teacher gives an example. ${told}`],
    prompt: [
      'How does the binomial system prevent such confusion?',
      'Which feature of the binomial system avoids this problem?',
    ],
    right,
    wrong,
    solution:
      'In the binomial system each species has one name of two parts. It is agreed internationally, so it means the same species in every country and language.',
  }),
})

const HYBRIDS: readonly (readonly [string, string, string])[] = [
  ['horse', 'donkey', 'mule'],
  ['zebra', 'horse', 'foal'],
  ['zebra', 'donkey', 'foal'],
  ['mallard', 'Muscovy duck', 'duckling'],
  ['chicken', 'guinea fowl', 'chick'],
]

core('why-two-species', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [one, other, young] = random.pick(HYBRIDS)
    const wrong = random.sample<Wrong>(
      [
        [
          `The ${young} does not look like its parents as an adult.`,
          'You went by the appearance, which also varies within a species.',
        ],
        [
          `The ${one} and the ${other} have different names.`,
          'You went by common names; one species can have several.',
        ],
        [
          `The ${one} and the ${other} live in different places.`,
          'You went by the place, but one species can live in many places.',
        ],
        [
          `The ${one} and the ${other} can mate and have young.`,
          'You left out that the young must be fertile.',
        ],
        [
          `The ${young} differs in size from its parents as an adult.`,
          'You went by size, which varies within a species.',
        ],
      ],
      3,
    )
    return { one, other, young, wrong, can: random.chance(0.5) }
  },
  make: ({ one, other, young, wrong, can }) => ({
    stem: [
      `A ${one} and a ${other} mate, and their offspring, a ${young}, grows up.`,
      `A ${young} has a ${one} as its mother and a ${other} as its father. It grows up in good health.`,
      `On a farm a ${young} is kept whose parents are a ${one} and a ${other}.`,
    ],
    prompt: [
      `Which observation shows that ${one} and ${other} are two species?`,
      `What shows that the ${one} and the ${other} do not belong to the same species?`,
    ],
    right: can
      ? `The ${young} cannot have any offspring as an adult.`
      : `The ${young} is not able to reproduce as an adult.`,
    wrong,
    solution:
      'Organisms of one species can reproduce to produce fertile offspring. Here there are offspring, but they are not fertile, so the parents belong to two species.',
  }),
})
