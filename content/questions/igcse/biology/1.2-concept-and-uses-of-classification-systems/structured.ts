import { ask } from '@/lib/exams/authoring/ask'
import type { Wrong } from '@/lib/exams/authoring/options'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { BASES, blocks, SPECIES } from '../shared'
import { POOR_FEATURE, RELATED_BY_BASES, SPECIES_DEFINED } from './points'

const { core, supplement, templates } = questionsOf('structured', '1.2')

export { templates }

type KeySet = {
  what: string
  one: [string, string]
  two: [string, string]
  three: [string, string]
  poor: string
  fine: [string, string, string]
}

const KEYS: readonly KeySet[] = [
  {
    what: 'beetle',
    one: ['spots on the wing cases', 'no spots on the wing cases'],
    two: ['antennae longer than the body', 'antennae shorter than the body'],
    three: ['ridges along the wing cases', 'smooth wing cases'],
    poor: 'body dark or body pale',
    fine: [
      'wing cases hairy or not hairy',
      'antennae branched or not branched',
      'jaws visible or not visible from above',
    ],
  },
  {
    what: 'leaf',
    one: ['a blade in one piece', 'a blade divided into leaflets'],
    two: ['a smooth edge', 'a toothed edge'],
    three: ['leaflets in two rows', 'leaflets that all grow from one point'],
    poor: 'leaf pale or leaf dark',
    fine: ['veins parallel or in a network', 'surface hairy or not hairy', 'leaf stalk present or absent'],
  },
  {
    what: 'shell',
    one: ['a coiled shell', 'a shell that is not coiled'],
    two: ['ridges on the surface', 'a smooth surface'],
    three: ['two halves joined by a hinge', 'one piece without a hinge'],
    poor: 'shell heavy or shell light',
    fine: ['opening round or oval', 'tip pointed or blunt', 'spines present or absent'],
  },
]

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

core('using-and-judging-a-key', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({
    key: random.pick(KEYS),
    ends: random.shuffle(SPECIES),
    order: random.shuffle([0, 1, 2, 3]),
    many: random.int(6, 14),
  }),
  make: ({ key, ends, order, many }) => {
    const traits = [
      `${key.one[0]} and ${key.two[0]}`,
      `${key.one[0]} and ${key.two[1]}`,
      `${key.one[1]}; ${key.three[0]}`,
      `${key.one[1]}; ${key.three[1]}`,
    ]
    const specimens = order.map((end, at) => ({
      id: `s${at}`,
      end,
      text: `specimen ${at + 1}: ${traits[end]}`,
    }))
    const fine = key.fine.map(
      (each): Wrong => [
        each,
        'You chose a feature that can be seen clearly and does not vary with age; it suits a key.',
      ],
    )
    return {
      stem: `A student uses a dichotomous key to identify ${key.what === 'leaf' ? 'leaves' : `${key.what}s`} of four species.`,
      table: {
        head: ['step', 'statement', 'result'],
        rows: [
          ['1 (a)', key.one[0], 'go to 2'],
          ['1 (b)', key.one[1], 'go to 3'],
          ['2 (a)', key.two[0], `species ${ends[0]}`],
          ['2 (b)', key.two[1], `species ${ends[1]}`],
          ['3 (a)', key.three[0], `species ${ends[2]}`],
          ['3 (b)', key.three[1], `species ${ends[3]}`],
        ],
      },
      parts: {
        a: ask.match({
          prompt: 'Use the key to identify the species of each specimen.',
          command: 'Identify',
          objective: 'AO2',
          items: specimens.map(({ id, text: features }) => ({ id, text: features })),
          targets: SPECIES.map(letter => ({ id: letter, text: `species ${letter}` })),
          answer: Object.fromEntries(specimens.map(({ id, end }) => [id, ends[end] ?? ''])),
          scheme: ['two right: 1 mark', 'three right: 2 marks', 'all four right: 3 marks'],
          solution: `Begin at step 1 for each specimen and follow the result. ${specimens.map(({ end }, at) => `Specimen ${at + 1}: 1 (${end < 2 ? 'a' : 'b'}), then ${end < 2 ? 2 : 3} (${end % 2 === 0 ? 'a' : 'b'}), species ${ends[end]}`).join('. ')}.`,
        }),
        b: ask.choice({
          prompt: 'Which feature would **not** be suitable for a pair of statements in a key?',
          scheme: [key.poor],
          solution: `A key needs features that are clear and do not vary within a species. “${capital(key.poor)}” has no exact meaning and varies within one species.`,
          right: key.poor,
          wrong: fine,
        }),
        c: ask.number({
          prompt: `Predict the number of pairs of statements that a complete key to ${many} species needs, if each species appears in it once.`,
          answer: many - 1,
          form: 'integer',
          scheme: [plain(many - 1)],
          solution: `Each pair of statements splits one group into two. From one group to ${many} groups there are ${many} − 1 = ${many - 1} splits.`,
        }),
        d: ask.written({
          prompt: 'State why size is a poor feature for a key.',
          scheme: POOR_FEATURE,
          solution:
            'A feature in a key must be the same in all members of a species. Size changes with age and conditions, and words such as “large” are not exact.',
          modelAnswer:
            'Size varies within one species, for example with age, so a small specimen of a large species would be put in the wrong place.',
        }),
      },
    }
  },
  verify: ({ many }) => {
    let groups = 1
    let pairs = 0
    for (; groups < many; groups += 1) pairs += 1
    return { c: pairs }
  },
})

const NAMED: readonly {
  common: string
  genus: string
  species: string
  kin: [string, string]
  far: [string, string][]
}[] = [
  {
    common: 'tiger',
    genus: 'Panthera',
    species: 'tigris',
    kin: ['leopard', 'Panthera pardus'],
    far: [
      ['cheetah', 'Acinonyx jubatus'],
      ['tiger shark', 'Galeocerdo cuvier'],
      ['puma', 'Puma concolor'],
    ],
  },
  {
    common: 'red fox',
    genus: 'Vulpes',
    species: 'vulpes',
    kin: ['Arctic fox', 'Vulpes lagopus'],
    far: [
      ['grey wolf', 'Canis lupus'],
      ['red squirrel', 'Sciurus vulgaris'],
      ['red deer', 'Cervus elaphus'],
    ],
  },
  {
    common: 'white clover',
    genus: 'Trifolium',
    species: 'repens',
    kin: ['red clover', 'Trifolium pratense'],
    far: [
      ['creeping buttercup', 'Ranunculus repens'],
      ['white willow', 'Salix alba'],
      ['common daisy', 'Bellis perennis'],
    ],
  },
  {
    common: 'polar bear',
    genus: 'Ursus',
    species: 'maritimus',
    kin: ['brown bear', 'Ursus arctos'],
    far: [
      ['sun bear', 'Helarctos malayanus'],
      ['giant panda', 'Ailuropoda melanoleuca'],
      ['grey seal', 'Halichoerus grypus'],
    ],
  },
]

core('binomial-names-and-species', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({ item: random.pick(NAMED) }),
  make: ({ item: { common, genus, species, kin, far } }) => ({
    stem: `The scientific name of the ${common} is *${genus} ${species}*.`,
    parts: {
      a: ask.table({
        prompt: `Complete the table about the name of the ${common}.`,
        head: ['group', 'name'],
        rows: [
          [{ text: 'genus' }, { blank: 'genus', answer: genus, mode: 'words', marks: 1 }],
          [
            { text: 'species' },
            {
              blank: 'species',
              answer: species,
              mode: 'words',
              accept: [`${genus} ${species}`, `${genus.charAt(0)}. ${species}`],
              marks: 1,
            },
          ],
        ],
        scheme: [`genus: ${genus}`, `species: ${species}`],
        solution: `The first word of a binomial name is the genus, *${genus}*; the second is the species, *${species}*.`,
      }),
      b: ask.choice({
        prompt: `Which species is classified in the same genus as the ${common}?`,
        objective: 'AO2',
        scheme: [`${kin[0]}, *${kin[1]}*`],
        solution: `Species of one genus share the first word of their names: *${genus}*.`,
        right: `${kin[0]}, *${kin[1]}*`,
        wrong: far.map(
          ([name, latin]): Wrong => [
            `${name}, *${latin}*`,
            `You chose a species of the genus *${latin.split(' ')[0]}*; the first words of the names must agree.`,
          ],
        ),
      }),
      c: ask.written({
        prompt: 'Define the term *species*.',
        scheme: SPECIES_DEFINED,
        solution:
          'Two ideas are needed: the organisms can reproduce with each other, and their offspring are fertile.',
        modelAnswer: 'A species is a group of organisms that can reproduce to produce fertile offspring.',
      }),
    },
  }),
})

const exchange = (sequence: readonly string[], places: readonly number[], turn: number) =>
  sequence.map((base, at) => (places.includes(at) ? (BASES[(BASES.indexOf(base) + turn) % 4] ?? 'A') : base))

const differences = (one: readonly string[], other: readonly string[]) =>
  one.filter((base, at) => base !== other[at]).length

const KINDS = ['frog', 'orchid', 'lizard', 'grass', 'moth', 'mushroom'] as const

supplement('comparing-base-sequences', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const first = Array.from({ length: 20 }, () => random.pick(BASES))
    const places = random.shuffle(Array.from({ length: 20 }, (_, at) => at))
    const near = random.int(1, 3)
    const far = random.int(5, 8)
    const second = exchange(first, places.slice(0, near), 1)
    const third = exchange(first, places.slice(near, near + far), 2)
    return { kind: random.pick(KINDS), first, second, third, near, far }
  },
  make: ({ kind, first, second, third, near, far }) => ({
    stem: `The table shows the base sequence of the same part of the DNA of three species of ${kind}.`,
    table: {
      head: ['species', 'base sequence'],
      rows: [first, second, third].map((each, at) => [SPECIES[at] ?? '', blocks(each)]),
    },
    parts: {
      a: ask.number({
        prompt: 'Determine the number of bases in which species P differs from species Q.',
        answer: near,
        form: 'integer',
        scheme: [plain(near)],
        solution: `Compare the sequences block by block: the bases differ at ${near === 1 ? 'one place' : `${near} places`}.`,
      }),
      b: ask.number({
        prompt: 'Calculate the percentage of the bases that differ between species P and species R.',
        answer: 5 * far,
        unit: '%',
        scheme: [`C1 ${far} different bases of 20, or ${far} ÷ 20`, `A1 ${quantity(5 * far, '%')}`],
        solution: `There are 20 bases, and ${far} of them differ: ${far} ÷ 20 × 100 = ${quantity(5 * far, '%')}.`,
      }),
      c: ask.choice({
        prompt: 'Which statement about the common ancestors of the species is supported by the sequences?',
        objective: 'AO2',
        scheme: ['P and Q share the most recent common ancestor.'],
        solution:
          'The more similar the base sequences, the more recent the common ancestor. P and Q have the most similar sequences.',
        right: 'P and Q share the most recent common ancestor.',
        wrong: {
          'P and R share the most recent common ancestor.':
            'You chose two species whose sequences differ in many bases.',
          'Q and R share the most recent common ancestor.':
            'You chose two species whose sequences differ in many bases.',
          'The three species share no common ancestor.':
            'You overlooked that many bases agree in all three species, which points to a common ancestor.',
        },
      }),
      d: ask.written({
        prompt: 'Explain how base sequences can show which species are closely related.',
        scheme: RELATED_BY_BASES,
        solution:
          'Link the two ideas: similar base sequences, and a common ancestor that lived more recently.',
        modelAnswer:
          'The sequences of the same part of the DNA are compared. Closely related species share a more recent common ancestor, so their base sequences are more similar.',
      }),
    },
  }),
  verify: ({ first, second, third }) => ({
    a: differences(first, second),
    b: (differences(first, third) / first.length) * 100,
  }),
})
