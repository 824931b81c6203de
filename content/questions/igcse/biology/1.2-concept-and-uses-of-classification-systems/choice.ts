import { inThisOrder, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { BASES, blocks, capital, SPECIES } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.2')

export { templates }

const NAMES: readonly [string, string, string][] = [
  ['lion', 'Panthera', 'leo'],
  ['grey wolf', 'Canis', 'lupus'],
  ['honey bee', 'Apis', 'mellifera'],
  ['common daisy', 'Bellis', 'perennis'],
  ['English oak', 'Quercus', 'robur'],
  ['house mouse', 'Mus', 'musculus'],
  ['brown bear', 'Ursus', 'arctos'],
]

core('writing-a-binomial-name', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(NAMES)
    const [, genus, species] = item
    const wrong: Wrong[] = pairs({
      [`*${genus} ${capital(species)}*`]:
        'You began the species name with a capital letter; only the genus has one.',
      [`*${genus.toLowerCase()} ${species}*`]: 'You began the genus with a small letter; it needs a capital.',
      [`*${genus.toLowerCase()} ${capital(species)}*`]:
        'You gave the capital to the wrong word: it belongs to the genus, which is the first word.',
      [`*${capital(species)} ${genus.toLowerCase()}*`]:
        'You put the species first; the genus is the first word of the name.',
    })
    return { item, wrong: random.sample(wrong, 3) }
  },
  make: ({ item: [common, genus, species], wrong }) => ({
    stem: `The ${common} belongs to the genus ${genus.toUpperCase()} and to the species ${species.toUpperCase()}.`,
    prompt: `Which is the correct way to print the scientific name of the ${common}?`,
    right: `*${genus} ${species}*`,
    wrong,
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

core('closest-relatives-by-name', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(RELATIVES)
    return { item, table: random.shuffle(item.table) }
  },
  make: ({ item, table }) => ({
    stem: 'The table shows the common names and the scientific names of four species.',
    table: {
      head: ['common name', 'scientific name'],
      rows: table.map(([name, binomialName]) => [name, `*${binomialName}*`]),
    },
    prompt: 'Which two species are classified in the same genus?',
    right: item.right,
    wrong: item.wrong,
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

core('using-a-dichotomous-key', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
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
    return {
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
      options: inThisOrder(
        SPECIES.map((letter, place): string | Wrong => {
          const error = ends[place]
          return error ? [`species ${letter}`, error] : `species ${letter}`
        }),
      ),
      solution: `Step 1: it has ${key.one[first]}, so go to step ${first + 2}. There, it has ${traits[second]}, which leads to species ${right}.`,
    }
  },
})

/** A copy that differs at the given places. */
function changed(sequence: readonly string[], places: readonly number[]): string[] {
  return sequence.map((base, at) =>
    places.includes(at) ? (BASES[(BASES.indexOf(base) + 1 + (at % 3)) % 4] ?? 'A') : base,
  )
}

supplement('closest-relative-by-dna', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const own = Array.from({ length: 15 }, () => random.pick(BASES))
    const places = Array.from({ length: 15 }, (_, at) => at)
    const counts = random.shuffle([1, 3, 4, 6])
    const others = counts.map(count => changed(own, random.sample(places, count)))
    return { own, counts, others }
  },
  make: ({ own, counts, others }) => {
    const times = (count: number) => (count === 1 ? 'one base' : `${count} bases`)
    return {
      stem: 'The table shows the base sequence of the same part of the DNA of five species of beetle.',
      table: {
        head: ['species', 'base sequence'],
        rows: [['X', blocks(own)], ...others.map((each, at) => [SPECIES[at] ?? '', blocks(each)])],
      },
      prompt: 'Which species shares the most recent common ancestor with species X?',
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
    }
  },
  verify: ({ own, others }) => {
    const alike = others.map(each => each.reduce((sum, base, at) => sum + (base === own[at] ? 1 : 0), 0))
    return `species ${SPECIES[alike.indexOf(Math.max(...alike))]}`
  },
})
