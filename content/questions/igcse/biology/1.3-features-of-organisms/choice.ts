import { rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { capital } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.3')

export { templates }

const VERTEBRATES: Record<string, { has: readonly string[]; error: string }> = {
  mammal: {
    has: [
      'has hair on its skin and external ears',
      'has fur and feeds its young on milk',
      'gives birth to live young, which drink milk',
    ],
    error: 'You chose a mammal, but mammals have fur or hair and feed their young on milk.',
  },
  bird: {
    has: [
      'has a beak and lays eggs with a hard shell',
      'has feathers and scales on its legs',
      'has wings with feathers',
    ],
    error: 'You chose a bird, but birds have feathers, a beak and eggs with a hard shell.',
  },
  reptile: {
    has: [
      'has dry, scaly skin and lungs',
      'has dry scales and lays eggs with a soft shell on land',
      'has a dry, scaly skin and four legs',
    ],
    error: 'You chose a reptile, but reptiles have dry, scaly skin and lay eggs with a soft shell on land.',
  },
  amphibian: {
    has: [
      'has moist skin without scales and lays its eggs in water',
      'has smooth, moist skin and four legs',
      'has lungs and a moist skin without scales',
    ],
    error:
      'You chose an amphibian, but amphibians have moist skin without scales and lay their eggs in water.',
  },
  fish: {
    has: [
      'has wet scales and fins',
      'has scales and, throughout its life, gills',
      'has wet scales and lays eggs without a shell in water',
    ],
    error: 'You chose a fish, but fish have wet scales, fins and gills.',
  },
}

core('vertebrate-class-from-features', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [right = '', ...wrong] = random.sample(Object.keys(VERTEBRATES), 4)
    return {
      right,
      wrong,
      has: random.pick(VERTEBRATES[right]?.has ?? []),
      place: random.pick(['a river bank', 'an island', 'a forest', 'a wetland']),
    }
  },
  make: ({ right, wrong, has, place }) => ({
    stem: `On a visit to ${place}, a scientist finds an animal with a backbone. The animal ${has}.`,
    prompt: 'To which group of vertebrates does the animal belong?',
    right: `${right}s`.replace('fishs', 'fish'),
    wrong: wrong.map((name): Wrong => [`${name}s`.replace('fishs', 'fish'), VERTEBRATES[name]?.error ?? '']),
    solution: `All five groups have a backbone, so other features decide. This animal ${has}, so it is one of the ${`${right}s`.replace('fishs', 'fish')}.`,
  }),
})

const ARTHROPODS: readonly { name: string; cells: readonly string[] }[] = [
  { name: 'insects', cells: ['3', '1', '3'] },
  { name: 'arachnids', cells: ['4', '0', '2'] },
  { name: 'crustaceans', cells: ['5 or more', '2', 'often 2'] },
  { name: 'myriapods', cells: ['at least one on each segment', '1', 'many similar segments'] },
]

core('row-of-an-arthropod-group', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-30' },
  values: random => {
    const item = random.pick(ARTHROPODS)
    const columns = random.pick([
      [0, 1],
      [0, 1, 2],
    ])
    return { item, columns }
  },
  make: ({ item, columns }) => {
    const heads = ['pairs of legs', 'pairs of antennae', 'parts of the body']
    const cells = (all: readonly string[]) => columns.map(at => all[at] ?? '')
    return {
      stem: '',
      prompt: `Which row describes ${item.name}?`,
      options: rows(
        cells(heads),
        cells(item.cells),
        ARTHROPODS.filter(each => each !== item).map(each => [
          cells(each.cells),
          `You chose the row of the ${each.name}.`,
        ]),
      ),
      solution:
        'Count legs first, then antennae. Insects: 3 pairs of legs, 1 pair of antennae. Arachnids: 4 pairs of legs, no antennae. Crustaceans: 5 or more pairs of legs, 2 pairs of antennae. Myriapods: legs on each segment, 1 pair of antennae.',
    }
  },
})

type Organism = { text: string; right: string; why: string }

const KINGDOMS: Record<string, string> = {
  animal: 'Animals are multicellular, have no cell walls and feed on other organisms.',
  plant: 'Plants are multicellular, have cell walls of cellulose and photosynthesise.',
  fungus:
    'Most fungi are made of hyphae; their cell walls are not of cellulose, and they do not photosynthesise.',
  prokaryote: 'Prokaryotes have no nucleus.',
  protoctist: 'Most protoctists are single cells with a nucleus.',
}

const ORGANISMS: readonly Organism[] = [
  {
    text: 'consists of one cell with a cell wall. Its DNA is a circle in the cytoplasm, and there is no nucleus',
    right: 'prokaryote',
    why: 'A cell without a nucleus belongs to a prokaryote.',
  },
  {
    text: 'consists of a single cell with a nucleus and chloroplasts, and it swims in a pond',
    right: 'protoctist',
    why: 'It has a nucleus, so it is no prokaryote, and it is a single cell, so it is neither animal nor plant.',
  },
  {
    text: 'is made of hyphae that contain nuclei. It reproduces by spores and feeds on dead wood',
    right: 'fungus',
    why: 'Hyphae, spores and feeding on dead matter are features of fungi.',
  },
  {
    text: 'has many cells with nuclei and walls of chitin. It has no chloroplasts',
    right: 'fungus',
    why: 'Walls of chitin, not of cellulose, are a feature of fungi.',
  },
  {
    text: 'has many cells with nuclei but without cell walls. It feeds on other organisms',
    right: 'animal',
    why: 'A multicellular organism without cell walls that feeds on other organisms is an animal.',
  },
  {
    text: 'has roots and is made of many cells with walls of cellulose. Some of the cells contain chloroplasts',
    right: 'plant',
    why: 'Many cells, walls of cellulose and chloroplasts are features of plants.',
  },
  {
    text: 'consists of one cell with a nucleus and without a cell wall. The cell engulfs smaller organisms',
    right: 'protoctist',
    why: 'It has a nucleus, so it is no prokaryote; animals have many cells.',
  },
]

supplement('kingdom-from-cell-features', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(ORGANISMS)
    return {
      item,
      wrong: random.sample(
        Object.keys(KINGDOMS).filter(name => name !== item.right),
        3,
      ),
    }
  },
  make: ({ item, wrong }) => ({
    stem: `An organism ${item.text}.`,
    prompt: 'To which kingdom does the organism belong?',
    right: item.right,
    wrong: wrong.map((name): Wrong => [name, `You overlooked a feature. ${KINGDOMS[name]}`]),
    solution: `Look at the nucleus first, then at the number of cells, the wall and the way of feeding. ${item.why}`,
  }),
})

const LEAVES = ['parallel', 'in a network'] as const

const PETALS = ['in threes', 'in fours or fives'] as const

supplement('monocotyledon-or-dicotyledon-row', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-30' },
  values: random => ({
    dicot: random.chance(0.5),
    last: random.pick(['roots', 'cotyledons', 'vascular bundles in the stem']),
  }),
  make: ({ dicot, last }) => {
    const at = dicot ? 1 : 0
    const ends: Record<string, readonly [string, string]> = {
      roots: ['many and fibrous', 'one main tap root'],
      cotyledons: ['one', 'two'],
      'vascular bundles in the stem': ['scattered', 'in a ring'],
    }
    const [mono = '', di = ''] = ends[last] ?? []
    const group = dicot ? 'dicotyledons' : 'monocotyledons'
    const row = (leaf: number, petal: number, end: number) => [
      LEAVES[leaf] ?? '',
      PETALS[petal] ?? '',
      end === 0 ? mono : di,
    ]
    return {
      stem: '',
      prompt: `Which row describes typical ${group}?`,
      options: rows(['veins in the leaves', 'petals', last], row(at, at, at), [
        [row(1 - at, 1 - at, 1 - at), `You described the ${dicot ? 'monocotyledons' : 'dicotyledons'}.`],
        [row(at, 1 - at, at), `You mixed the two groups: the petals of ${group} come ${PETALS[at]}.`],
        [row(1 - at, at, at), `You mixed the two groups: the veins of ${group} are ${LEAVES[at]}.`],
      ]),
      solution: `${capital(group)} have ${dicot ? 'a network of veins' : 'parallel veins'} and petals ${PETALS[at]}; ${last}: ${dicot ? di : mono}.`,
    }
  },
})
