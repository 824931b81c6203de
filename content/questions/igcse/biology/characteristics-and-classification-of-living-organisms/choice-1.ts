import { choice, inThisOrder, rows, statements, type Wrong } from '@/lib/exams/authoring/options'
import { template } from '@/lib/exams/template'

// 1.1 Characteristics of living organisms

const MEANINGS: Record<string, string> = {
  movement: 'an action by an organism, or part of it, that changes its position or place',
  respiration:
    'the chemical reactions in cells that break down nutrient molecules and release energy for metabolism',
  sensitivity: 'the ability to detect changes in the internal or external environment and to respond to them',
  growth: 'a permanent increase in size and dry mass',
  reproduction: 'the processes that make more of the same kind of organism',
  excretion: 'the removal of waste products of metabolism and of substances in excess of requirements',
  nutrition: 'the taking in of materials for energy, growth and development',
}
const CHARACTERISTICS = Object.keys(MEANINGS)

const otherCharacteristic = (name: string): Wrong => [
  name,
  `You chose ${name}, which is defined as ${MEANINGS[name]}.`,
]

const definition = template({
  name: 'characteristic-from-its-definition',
  subtopic: '1.1',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [right = '', ...wrong] = random.sample(CHARACTERISTICS, 4)
    return { right, wrong }
  },
  make: ({ right, wrong }) =>
    choice({
      stem: `One characteristic of living organisms is defined as ${MEANINGS[right]}.`,
      prompt: 'Which characteristic is this?',
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(right, wrong.map(otherCharacteristic)),
      solution: `This is the definition of ${right}. Each of the seven characteristics has its own definition, and every word of it counts.`,
    }),
})

type Scene = { text: string; right: string; apart: readonly string[]; why: string }

const SCENES: readonly Scene[] = [
  {
    text: 'The pupils of a cat become narrower when a bright lamp is switched on.',
    right: 'sensitivity',
    apart: ['movement'],
    why: 'The eye detects a change in the environment, the light, and responds to it.',
  },
  {
    text: 'The dry mass of a maize seedling rises steadily from week to week.',
    right: 'growth',
    apart: ['nutrition'],
    why: 'A permanent increase in dry mass is growth.',
  },
  {
    text: 'The kidneys of a dog remove urea from its blood.',
    right: 'excretion',
    apart: [],
    why: 'Urea is a waste product of metabolism, and it is removed from the body.',
  },
  {
    text: 'Yeast cells break down glucose, and energy is released that the cells can use.',
    right: 'respiration',
    apart: ['nutrition', 'growth'],
    why: 'Nutrient molecules are broken down in cells by chemical reactions that release energy.',
  },
  {
    text: 'A bacterium divides into two bacteria of the same kind.',
    right: 'reproduction',
    apart: ['growth'],
    why: 'There are now more organisms of the same kind.',
  },
  {
    text: 'A tapeworm absorbs digested food from the intestine of its host.',
    right: 'nutrition',
    apart: ['movement'],
    why: 'Materials for energy, growth and development are taken in.',
  },
  {
    text: 'An amoeba changes its shape and so passes from one stone to the next.',
    right: 'movement',
    apart: ['sensitivity', 'growth'],
    why: 'The organism changes its place.',
  },
  {
    text: 'The roots of a bean plant take up mineral ions from the soil.',
    right: 'nutrition',
    apart: ['movement'],
    why: 'Materials that the plant needs for growth and development are taken in.',
  },
  {
    text: 'An earthworm detects vibrations of the soil and shortens its body.',
    right: 'sensitivity',
    apart: ['movement'],
    why: 'A change in the environment is detected, and the organism responds to it.',
  },
]

const scene = template({
  name: 'characteristic-shown-in-a-context',
  subtopic: '1.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(SCENES)
    const others = CHARACTERISTICS.filter(name => name !== item.right && !item.apart.includes(name))
    return { item, wrong: random.sample(others, 3) }
  },
  make: ({ item, wrong }) =>
    choice({
      stem: item.text,
      prompt: 'Which characteristic of living organisms does this show?',
      subtopic: '1.1',
      objective: 'AO2',
      options: statements(item.right, wrong.map(otherCharacteristic)),
      solution: `${item.why} This is ${item.right}: ${MEANINGS[item.right]}.`,
    }),
})

const EXCRETIONS: readonly [string, string][] = [
  [
    'Carbon dioxide leaves the blood of a horse in its lungs.',
    'Carbon dioxide is a waste product of respiration',
  ],
  ['Urea leaves the body of a goat in its urine.', 'Urea is a waste product of metabolism'],
  [
    'Excess salts are removed from the blood of a rabbit by its kidneys.',
    'These salts are in excess of requirements',
  ],
  [
    'Carbon dioxide passes out of the gills of a fish into the water.',
    'Carbon dioxide is a waste product of respiration',
  ],
  [
    'Excess water leaves a single-celled organism that lives in a pond.',
    'This water is in excess of requirements',
  ],
]
const NOT_EXCRETIONS: readonly Wrong[] = [
  [
    'Undigested fibre leaves the gut of a cow as faeces.',
    'You chose egestion: undigested food has never taken part in metabolism, so it is no metabolic waste.',
  ],
  [
    'Saliva is released into the mouth of a dog.',
    'You chose the release of a useful liquid; saliva is not a waste product.',
  ],
  ['A hen lays an egg.', 'You chose a part of reproduction; an egg is not a waste product.'],
  [
    'Digested food passes from the gut of a sheep into its blood.',
    'You chose a part of nutrition: the body takes in a substance that it needs.',
  ],
  [
    'Pollen is released from a flower of a grass.',
    'You chose a part of reproduction; pollen is not a waste product.',
  ],
  [
    'Oxygen passes from the lungs of a mouse into its blood.',
    'You chose the uptake of a substance that is needed for respiration, not the removal of one.',
  ],
]

const excretion = template({
  name: 'example-of-excretion',
  subtopic: '1.1',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ right: random.pick(EXCRETIONS), wrong: random.sample(NOT_EXCRETIONS, 3) }),
  make: ({ right: [text, why], wrong }) =>
    choice({
      stem: '',
      prompt: 'Which process is an example of excretion?',
      subtopic: '1.1',
      objective: 'AO1',
      options: statements(text, wrong),
      solution: `Excretion is the removal of waste products of metabolism and of substances in excess of requirements. ${why}.`,
    }),
})

// 1.2 Concept and uses of classification systems

const NAMES: readonly [string, string, string][] = [
  ['lion', 'Panthera', 'leo'],
  ['grey wolf', 'Canis', 'lupus'],
  ['honey bee', 'Apis', 'mellifera'],
  ['common daisy', 'Bellis', 'perennis'],
  ['English oak', 'Quercus', 'robur'],
  ['house mouse', 'Mus', 'musculus'],
  ['brown bear', 'Ursus', 'arctos'],
]

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const binomial = template({
  name: 'writing-a-binomial-name',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(NAMES)
    const [, genus, species] = item
    const wrong: Wrong[] = [
      [
        `*${genus} ${capital(species)}*`,
        'You began the species name with a capital letter; only the genus has one.',
      ],
      [`*${genus.toLowerCase()} ${species}*`, 'You began the genus with a small letter; it needs a capital.'],
      [
        `*${genus.toLowerCase()} ${capital(species)}*`,
        'You gave the capital to the wrong word: it belongs to the genus, which is the first word.',
      ],
      [
        `*${capital(species)} ${genus.toLowerCase()}*`,
        'You put the species first; the genus is the first word of the name.',
      ],
    ]
    return { item, wrong: random.sample(wrong, 3) }
  },
  make: ({ item: [common, genus, species], wrong }) =>
    choice({
      stem: `The ${common} belongs to the genus ${genus.toUpperCase()} and to the species ${species.toUpperCase()}.`,
      prompt: `Which is the correct way to print the scientific name of the ${common}?`,
      subtopic: '1.2',
      objective: 'AO1',
      options: statements(`*${genus} ${species}*`, wrong),
      solution:
        'In the binomial system the genus comes first and begins with a capital letter. The species comes second and begins with a small letter. The whole name is printed in italics.',
    }),
})

type Relatives = {
  table: readonly (readonly [string, string])[]
  right: string
  wrong: readonly Wrong[]
  genus: string
}

const apartGenera =
  'You chose two species whose names begin with different words: they belong to different genera.'
const RELATIVES: readonly Relatives[] = [
  {
    table: [
      ['blackbird', 'Turdus merula'],
      ['song thrush', 'Turdus philomelos'],
      ['starling', 'Sturnus vulgaris'],
      ['red squirrel', 'Sciurus vulgaris'],
    ],
    right: 'blackbird and song thrush',
    genus: 'Turdus',
    wrong: [
      [
        'starling and red squirrel',
        'You compared the second words. The first word is the genus, and it differs.',
      ],
      ['blackbird and starling', apartGenera],
      ['song thrush and red squirrel', apartGenera],
    ],
  },
  {
    table: [
      ['red maple', 'Acer rubrum'],
      ['field maple', 'Acer campestre'],
      ['red oak', 'Quercus rubra'],
      ['field elm', 'Ulmus minor'],
    ],
    right: 'red maple and field maple',
    genus: 'Acer',
    wrong: [
      [
        'red maple and red oak',
        'You went by “red” in the common names and by similar second words; the genera differ.',
      ],
      ['field maple and field elm', 'You went by “field” in the common names; the genera differ.'],
      ['red oak and field elm', apartGenera],
    ],
  },
  {
    table: [
      ['lion', 'Panthera leo'],
      ['jaguar', 'Panthera onca'],
      ['puma', 'Puma concolor'],
      ['sea lion', 'Zalophus californianus'],
    ],
    right: 'lion and jaguar',
    genus: 'Panthera',
    wrong: [
      ['lion and sea lion', 'You went by “lion” in the common names; the genera differ.'],
      ['lion and puma', apartGenera],
      ['jaguar and puma', apartGenera],
    ],
  },
  {
    table: [
      ['brown bear', 'Ursus arctos'],
      ['polar bear', 'Ursus maritimus'],
      ['brown hare', 'Lepus europaeus'],
      ['sun bear', 'Helarctos malayanus'],
    ],
    right: 'brown bear and polar bear',
    genus: 'Ursus',
    wrong: [
      ['brown bear and brown hare', 'You went by “brown” in the common names; the genera differ.'],
      ['polar bear and sun bear', 'You went by “bear” in the common names; the genera differ.'],
      ['brown hare and sun bear', apartGenera],
    ],
  },
]

const sameGenus = template({
  name: 'closest-relatives-by-name',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(RELATIVES)
    return { item, table: random.shuffle(item.table) }
  },
  make: ({ item, table }) =>
    choice({
      stem: 'The table shows the common names and the scientific names of four species.',
      table: {
        head: ['common name', 'scientific name'],
        rows: table.map(([name, binomialName]) => [name, `*${binomialName}*`]),
      },
      prompt: 'Which two species are classified in the same genus?',
      subtopic: '1.2',
      objective: 'AO2',
      options: statements(item.right, item.wrong),
      solution: `The first word of a scientific name is the genus. Two of the names begin with *${item.genus}*, so ${item.right} belong to the same genus.`,
    }),
  verify: ({ item, table }) => {
    const pair = table.filter(
      ([, one]) => table.filter(([, other]) => other.split(' ')[0] === one.split(' ')[0]).length === 2,
    )
    const names = pair.map(([name]) => name)
    return names.every(name => item.right.includes(name)) ? item.right : names.join(' and ')
  },
})

type Key = { what: string; one: [string, string]; two: [string, string]; three: [string, string] }

const KEYS: readonly Key[] = [
  {
    what: 'small animal',
    one: ['wings', 'no wings'],
    two: ['dark spots on the wings', 'no dark spots on the wings'],
    three: ['three pairs of legs', 'four pairs of legs'],
  },
  {
    what: 'leaf',
    one: ['a single blade', 'a blade divided into leaflets'],
    two: ['a smooth edge', 'a toothed edge'],
    three: ['leaflets in two rows', 'leaflets that all grow from one point'],
  },
  {
    what: 'fish',
    one: ['one fin on the back', 'two fins on the back'],
    two: ['stripes along the body', 'no stripes on the body'],
    three: ['a forked tail fin', 'a rounded tail fin'],
  },
]

const SPECIES = ['P', 'Q', 'R', 'S'] as const

const useKey = template({
  name: 'using-a-dichotomous-key',
  subtopic: '1.2',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ key: random.pick(KEYS), at: random.int(0, 3), letters: random.shuffle(SPECIES) }),
  make: ({ key, at, letters }) => {
    const first = at < 2 ? 0 : 1
    const second = at % 2
    const traits = first === 0 ? key.two : key.three
    const right = letters[at] ?? ''
    const errors = [0, 1, 2, 3].map(other => {
      if (other === at) return null
      if (other < 2 !== at < 2)
        return `You took the wrong statement at step 1: this ${key.what} has ${key.one[first]}.`
      return `You took the wrong statement at step ${first + 2}: this ${key.what} has ${traits[second]}.`
    })
    const ends = SPECIES.map(letter => errors[letters.indexOf(letter)] ?? null)
    return choice({
      stem: `A student uses the key to identify a ${key.what} that has ${key.one[first]} and ${traits[second]}.`,
      table: {
        head: ['step', 'statement', 'result'],
        rows: [
          ['1 (a)', key.one[0], 'go to 2'],
          ['1 (b)', key.one[1], 'go to 3'],
          ['2 (a)', key.two[0], `species ${letters[0]}`],
          ['2 (b)', key.two[1], `species ${letters[1]}`],
          ['3 (a)', key.three[0], `species ${letters[2]}`],
          ['3 (b)', key.three[1], `species ${letters[3]}`],
        ],
      },
      prompt: `To which species does the ${key.what} belong?`,
      subtopic: '1.2',
      objective: 'AO2',
      options: inThisOrder(
        SPECIES.map((letter, place): string | Wrong => {
          const error = ends[place]
          return error ? [`species ${letter}`, error] : `species ${letter}`
        }),
      ),
      solution: `Step 1: it has ${key.one[first]}, so go to step ${first + 2}. There, it has ${traits[second]}, which leads to species ${right}.`,
    })
  },
})

const BASES: readonly string[] = ['A', 'C', 'G', 'T']

/** A copy that differs at the given places. */
function changed(sequence: readonly string[], places: readonly number[]): string[] {
  return sequence.map((base, at) =>
    places.includes(at) ? (BASES[(BASES.indexOf(base) + 1 + (at % 3)) % 4] ?? 'A') : base,
  )
}
const blocks = (sequence: readonly string[]) => sequence.join('').replace(/.{5}(?=.)/g, '$& ')

const closestDna = template({
  name: 'closest-relative-by-dna',
  subtopic: '1.2',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const own = Array.from({ length: 15 }, () => random.pick(BASES))
    const places = Array.from({ length: 15 }, (_, at) => at)
    const counts = random.shuffle([1, 3, 4, 6])
    const others = counts.map(count => changed(own, random.sample(places, count)))
    return { own, counts, others }
  },
  make: ({ own, counts, others }) => {
    const times = (count: number) => (count === 1 ? 'one base' : `${count} bases`)
    return choice({
      stem: 'The table shows the base sequence of the same part of the DNA of five species of beetle.',
      table: {
        head: ['species', 'base sequence'],
        rows: [['X', blocks(own)], ...others.map((each, at) => [SPECIES[at] ?? '', blocks(each)])],
      },
      prompt: 'Which species shares the most recent common ancestor with species X?',
      subtopic: '1.2',
      objective: 'AO2',
      options: inThisOrder(
        SPECIES.map((letter, at): string | Wrong => {
          const count = counts[at] ?? 0
          if (count === 1) return `species ${letter}`
          return [
            `species ${letter}`,
            count === 6
              ? `You chose the species that is least like X: its sequence differs in ${count} bases.`
              : `You overlooked some bases: this sequence differs from that of X in ${count} bases, and another differs in fewer.`,
          ]
        }),
      ),
      solution: `Compare block by block. The sequences differ from that of X in ${counts.map((count, at) => `${times(count)} (${SPECIES[at]})`).join(', ')}. The most similar sequence belongs to the species with the most recent common ancestor: species ${SPECIES[counts.indexOf(1)]}.`,
    })
  },
  verify: ({ own, others }) => {
    const alike = others.map(each => each.reduce((sum, base, at) => sum + (base === own[at] ? 1 : 0), 0))
    return `species ${SPECIES[alike.indexOf(Math.max(...alike))]}`
  },
})

// 1.3 Features of organisms

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

const vertebrate = template({
  name: 'vertebrate-class-from-features',
  subtopic: '1.3',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [right = '', ...wrong] = random.sample(Object.keys(VERTEBRATES), 4)
    return {
      right,
      wrong,
      has: random.pick(VERTEBRATES[right]?.has ?? []),
      place: random.pick(['a river bank', 'an island', 'a forest', 'a wetland']),
    }
  },
  make: ({ right, wrong, has, place }) =>
    choice({
      stem: `On a visit to ${place}, a scientist finds an animal with a backbone. The animal ${has}.`,
      prompt: 'To which group of vertebrates does the animal belong?',
      subtopic: '1.3',
      objective: 'AO2',
      options: statements(
        `${right}s`.replace('fishs', 'fish'),
        wrong.map((name): Wrong => [`${name}s`.replace('fishs', 'fish'), VERTEBRATES[name]?.error ?? '']),
      ),
      solution: `All five groups have a backbone, so other features decide. This animal ${has}, so it is one of the ${`${right}s`.replace('fishs', 'fish')}.`,
    }),
})

const ARTHROPODS: readonly { name: string; cells: readonly string[] }[] = [
  { name: 'insects', cells: ['3', '1', '3'] },
  { name: 'arachnids', cells: ['4', '0', '2'] },
  { name: 'crustaceans', cells: ['5 or more', '2', 'often 2'] },
  { name: 'myriapods', cells: ['at least one on each segment', '1', 'many similar segments'] },
]

const arthropodRow = template({
  name: 'row-of-an-arthropod-group',
  subtopic: '1.3',
  style: 'choice',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    return choice({
      stem: 'Insects, arachnids, crustaceans and myriapods are groups of arthropods.',
      prompt: `Which row describes the ${item.name}?`,
      subtopic: '1.3',
      objective: 'AO1',
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
    })
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

const kingdom = template({
  name: 'kingdom-from-cell-features',
  subtopic: '1.3',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
  make: ({ item, wrong }) =>
    choice({
      stem: `An organism ${item.text}.`,
      prompt: 'To which kingdom does the organism belong?',
      subtopic: '1.3',
      objective: 'AO2',
      options: statements(
        item.right,
        wrong.map((name): Wrong => [name, `You overlooked a feature. ${KINGDOMS[name]}`]),
      ),
      solution: `Look at the nucleus first, then at the number of cells, the wall and the way of feeding. ${item.why}`,
    }),
})

const LEAVES = ['parallel', 'in a network'] as const
const PETALS = ['in threes', 'in fours or fives'] as const

const flowering = template({
  name: 'monocotyledon-or-dicotyledon-row',
  subtopic: '1.3',
  style: 'choice',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    return choice({
      stem: 'Flowering plants are divided into monocotyledons and dicotyledons.',
      prompt: `Which row describes typical ${group}?`,
      subtopic: '1.3',
      objective: 'AO1',
      options: rows(['veins in the leaves', 'petals', last], row(at, at, at), [
        [row(1 - at, 1 - at, 1 - at), `You described the ${dicot ? 'monocotyledons' : 'dicotyledons'}.`],
        [row(at, 1 - at, at), `You mixed the two groups: the petals of ${group} come ${PETALS[at]}.`],
        [row(1 - at, at, at), `You mixed the two groups: the veins of ${group} are ${LEAVES[at]}.`],
      ]),
      solution: `${capital(group)} have ${dicot ? 'a network of veins' : 'parallel veins'} and petals ${PETALS[at]}; ${last}: ${dicot ? di : mono}.`,
    })
  },
})

const VIRUS_TRUE = [
  'It has genetic material inside a protein coat.',
  'It can replicate only inside a living host cell.',
  'It has no cytoplasm and no cell membrane.',
] as const
const VIRUS_FALSE: readonly Wrong[] = [
  [
    'It has a nucleus with DNA inside a protein coat.',
    'You gave a virus a nucleus, but it is not a cell and has none.',
  ],
  [
    'It is a very small cell with a cell wall of protein.',
    'You took a virus for a cell; its protein coat is no cell wall.',
  ],
  ['It has circular DNA in its cytoplasm.', 'You described a prokaryote; a virus has no cytoplasm.'],
  [
    'It replicates by dividing into two.',
    'You described a bacterium; a virus replicates only inside host cells.',
  ],
  [
    'It belongs to the prokaryote kingdom.',
    'Prokaryotes are cells. A virus is not a cell and stands in none of the five kingdoms.',
  ],
  ['It respires to release energy for growth.', 'A virus does not respire or grow: it is not a cell.'],
]

const virus = template({
  name: 'true-statement-about-viruses',
  subtopic: '1.3',
  style: 'choice',
  tier: 'supplement',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ right: random.pick(VIRUS_TRUE), wrong: random.sample(VIRUS_FALSE, 3) }),
  make: ({ right, wrong }) =>
    choice({
      stem: '',
      prompt: 'Which statement about a virus is correct?',
      subtopic: '1.3',
      objective: 'AO1',
      options: statements(right, wrong),
      solution:
        'A virus is not a cell. It consists of genetic material (DNA or RNA) inside a protein coat, and it can replicate only inside a living host cell.',
    }),
})

export const templates = [
  definition,
  scene,
  excretion,
  binomial,
  sameGenus,
  useKey,
  closestDna,
  vertebrate,
  arthropodRow,
  kingdom,
  flowering,
  virus,
]
