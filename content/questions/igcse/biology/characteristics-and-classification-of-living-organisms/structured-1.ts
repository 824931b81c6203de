import { statements, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { circle, curve, ellipse, line, type Point, polar, polyline, rect, text } from '@/lib/figures/shapes'

const topic = 'characteristics-and-classification-of-living-organisms'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

const asOptions = (list: readonly string[]) => list.map(each => ({ id: each, text: each }))

// 1.1 Characteristics of living organisms

type Meaning = { name: string; text: string; points: readonly [string, string] }
const MEANINGS: readonly Meaning[] = [
  {
    name: 'movement',
    text: 'an action by an organism, or part of it, that changes its position or place',
    points: ['action by an organism or part of an organism', 'causing a change of position or place'],
  },
  {
    name: 'sensitivity',
    text: 'the ability to detect changes in the internal or external environment and to respond to them',
    points: [
      'ability to detect changes (stimuli) in the environment (internal or external)',
      'and to respond to them',
    ],
  },
  {
    name: 'growth',
    text: 'a permanent increase in size and dry mass',
    points: ['permanent increase', 'in size and dry mass'],
  },
  {
    name: 'respiration',
    text: 'chemical reactions in cells that break down nutrient molecules and release energy for metabolism',
    points: [
      'chemical reactions in cells that break down nutrient molecules',
      'and release energy (for metabolism)',
    ],
  },
  {
    name: 'excretion',
    text: 'the removal of waste products of metabolism and of substances in excess of requirements',
    points: ['removal of waste products of metabolism', 'and of substances in excess of requirements'],
  },
  {
    name: 'nutrition',
    text: 'the taking in of materials for energy, growth and development',
    points: ['taking in of materials', 'for energy, growth and development'],
  },
  {
    name: 'reproduction',
    text: 'the processes that make more of the same kind of organism',
    points: ['processes that make more organisms', 'of the same kind'],
  },
]

const definitions = template({
  name: 'characteristics-and-their-definitions',
  subtopic: '1.1',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const [asked, ...others] = random.sample(MEANINGS, 6)
    if (!asked) return null
    return { asked, given: others.slice(0, 3), names: random.shuffle(others.map(({ name }) => name)) }
  },
  make: ({ asked, given, names }) => ({
    stem: 'All living organisms share seven characteristics.',
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: 'Match each definition with the characteristic that it defines.',
        command: 'Match',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 3,
        items: given.map(({ name, text: meaning }) => ({ id: name, text: meaning })),
        targets: asOptions(names),
        answer: Object.fromEntries(given.map(({ name }) => [name, name])),
        scheme: b1(...given.map(({ name, text: meaning }) => `${name}: ${meaning}`)),
        solution: `Look for the words that only one definition has. ${given.map(({ name, text: meaning }) => `“${meaning}” is ${name}`).join('; ')}.`,
      },
      {
        kind: 'written',
        label: 'b',
        prompt: `Another characteristic of living organisms is ${asked.name}. Define *${asked.name}*.`,
        command: 'Define',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: b1(...asked.points),
        solution: `The definition has two parts, one mark each: ${asked.points.join('; ')}.`,
        modelAnswer: `The definition of ${asked.name} is: ${asked.text}.`,
      },
    ],
  }),
})

const LOSSES: readonly [string, 'excretion' | 'egestion' | 'neither', string][] = [
  ['urea leaves the body in urine', 'excretion', 'urea is a waste product of metabolism'],
  ['carbon dioxide leaves the lungs', 'excretion', 'carbon dioxide is a waste product of respiration'],
  ['excess salts are removed by the kidneys', 'excretion', 'these salts are in excess of requirements'],
  [
    'undigested fibre leaves the body',
    'egestion',
    'fibre that is not digested has never taken part in metabolism',
  ],
  [
    'undigested seed coats leave the gut in faeces',
    'egestion',
    'seed coats that are not digested have never taken part in metabolism',
  ],
  ['saliva is released into the mouth', 'neither', 'saliva is a useful liquid, not a waste'],
  [
    'glucose passes from the gut into the blood',
    'neither',
    'glucose is taken into the blood, not removed from the body',
  ],
]

const ANIMALS = ['sheep', 'rabbit', 'horse', 'goat', 'deer'] as const

const losses = template({
  name: 'excretion-egestion-or-neither',
  subtopic: '1.1',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const excreted = random.sample(
      LOSSES.filter(([, kind]) => kind === 'excretion'),
      2,
    )
    const egested = random.pick(LOSSES.filter(([, kind]) => kind === 'egestion'))
    const neither = random.pick(LOSSES.filter(([, kind]) => kind === 'neither'))
    return { items: random.shuffle([...excreted, egested, neither]), animal: random.pick(ANIMALS) }
  },
  make: ({ items, animal }) => ({
    stem: `Four processes take place in the body of a ${animal}.`,
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: 'Identify each process as excretion, egestion or neither of them.',
        command: 'Identify',
        subtopic: '1.1',
        objective: 'AO2',
        marks: 3,
        items: items.map(([process]) => ({ id: process, text: process })),
        targets: asOptions(['excretion', 'egestion', 'neither']),
        answer: Object.fromEntries(items.map(([process, kind]) => [process, kind])),
        scheme: b1('two right: 1 mark', 'three right: 2 marks', 'all four right: 3 marks'),
        solution: `Ask whether a waste of metabolism, or a substance in excess, leaves the body. ${items.map(([process, kind, why]) => `“${process}” is ${kind}, because ${why}`).join('; ')}.`,
      },
      {
        kind: 'written',
        label: 'b',
        prompt: 'State why the removal of undigested food from the gut is not excretion.',
        command: 'State',
        subtopic: '1.1',
        objective: 'AO1',
        marks: 1,
        lines: 2,
        scheme: b1(
          'undigested food is not a waste product of metabolism / has not taken part in reactions in cells',
        ),
        solution:
          'Excretion removes waste products of metabolism. Undigested food only passes through the gut; it has not taken part in reactions in the cells.',
        modelAnswer:
          'Undigested food is not a waste product of metabolism: it has never been inside the cells of the body.',
      },
    ],
  }),
})

// 1.2 Concept and uses of classification systems

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
const SPECIES = ['P', 'Q', 'R', 'S'] as const

const useKey = template({
  name: 'using-and-judging-a-key',
  subtopic: '1.2',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Use the key to identify the species of each specimen.',
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 3,
          items: specimens.map(({ id, text: features }) => ({ id, text: features })),
          targets: SPECIES.map(letter => ({ id: letter, text: `species ${letter}` })),
          answer: Object.fromEntries(specimens.map(({ id, end }) => [id, ends[end] ?? ''])),
          scheme: b1('two right: 1 mark', 'three right: 2 marks', 'all four right: 3 marks'),
          solution: `Begin at step 1 for each specimen and follow the result. ${specimens.map(({ end }, at) => `Specimen ${at + 1}: 1 (${end < 2 ? 'a' : 'b'}), then ${end < 2 ? 2 : 3} (${end % 2 === 0 ? 'a' : 'b'}), species ${ends[end]}`).join('. ')}.`,
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: 'Which feature would **not** be suitable for a pair of statements in a key?',
          command: 'Identify',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 1,
          scheme: b1(key.poor),
          solution: `A key needs features that are clear and do not vary within a species. “${capital(key.poor)}” has no exact meaning and varies within one species.`,
          ...statements(key.poor, fine),
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: `Predict the number of pairs of statements that a complete key to ${many} species needs, if each species appears in it once.`,
          command: 'Predict',
          subtopic: '1.2',
          objective: 'AO2',
          marks: 1,
          answer: many - 1,
          unit: '',
          unitMode: 'given',
          sigFigs: 2,
          form: 'integer',
          scheme: b1(plain(many - 1)),
          solution: `Each pair of statements splits one group into two. From one group to ${many} groups there are ${many} − 1 = ${many - 1} splits.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'State why size is a poor feature for a key.',
          command: 'State',
          subtopic: '1.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: b1(
            'size varies within a species / changes with age / “large” and “small” have no exact meaning',
          ),
          solution:
            'A feature in a key must be the same in all members of a species. Size changes with age and conditions, and words such as “large” are not exact.',
          modelAnswer:
            'Size varies within one species, for example with age, so a small specimen of a large species would be put in the wrong place.',
        },
      ],
    }
  },
  verify: ({ many }) => {
    let groups = 1
    let pairs = 0
    for (; groups < many; groups += 1) pairs += 1
    return { c: pairs }
  },
})

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

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

const naming = template({
  name: 'binomial-names-and-species',
  subtopic: '1.2',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ item: random.pick(NAMED) }),
  make: ({ item: { common, genus, species, kin, far } }) => ({
    stem: `The scientific name of the ${common} is *${genus} ${species}*.`,
    parts: [
      {
        kind: 'table',
        label: 'a',
        prompt: `Complete the table about the name of the ${common}.`,
        command: 'Complete',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 2,
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
        scheme: b1(`genus: ${genus}`, `species: ${species}`),
        solution: `The first word of a binomial name is the genus, *${genus}*; the second is the species, *${species}*.`,
      },
      {
        kind: 'choice',
        label: 'b',
        prompt: `Which species is classified in the same genus as the ${common}?`,
        command: 'Identify',
        subtopic: '1.2',
        objective: 'AO2',
        marks: 1,
        scheme: b1(`${kin[0]}, *${kin[1]}*`),
        solution: `Species of one genus share the first word of their names: *${genus}*.`,
        ...statements(
          `${kin[0]}, *${kin[1]}*`,
          far.map(
            ([name, latin]): Wrong => [
              `${name}, *${latin}*`,
              `You chose a species of the genus *${latin.split(' ')[0]}*; the first words of the names must agree.`,
            ],
          ),
        ),
      },
      {
        kind: 'written',
        label: 'c',
        prompt: 'Define the term *species*.',
        command: 'Define',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: b1(
          'a group of organisms that can reproduce (with each other)',
          'to produce fertile offspring',
        ),
        solution:
          'Two ideas are needed: the organisms can reproduce with each other, and their offspring are fertile.',
        modelAnswer: 'A species is a group of organisms that can reproduce to produce fertile offspring.',
      },
    ],
  }),
})

const BASES: readonly string[] = ['A', 'C', 'G', 'T']
const blocks = (sequence: readonly string[]) => sequence.join('').replace(/.{5}(?=.)/g, '$& ')
const exchange = (sequence: readonly string[], places: readonly number[], turn: number) =>
  sequence.map((base, at) => (places.includes(at) ? (BASES[(BASES.indexOf(base) + turn) % 4] ?? 'A') : base))
const differences = (one: readonly string[], other: readonly string[]) =>
  one.filter((base, at) => base !== other[at]).length

const KINDS = ['frog', 'orchid', 'lizard', 'grass', 'moth', 'mushroom'] as const

const dna = template({
  name: 'comparing-base-sequences',
  subtopic: '1.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
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
    parts: [
      {
        kind: 'numeric',
        label: 'a',
        prompt: 'Determine the number of bases in which species P differs from species Q.',
        command: 'Determine',
        subtopic: '1.2',
        objective: 'AO2',
        marks: 1,
        answer: near,
        unit: '',
        unitMode: 'given',
        sigFigs: 2,
        form: 'integer',
        scheme: b1(plain(near)),
        solution: `Compare the sequences block by block: the bases differ at ${near === 1 ? 'one place' : `${near} places`}.`,
      },
      {
        kind: 'numeric',
        label: 'b',
        prompt: 'Calculate the percentage of the bases that differ between species P and species R.',
        command: 'Calculate',
        subtopic: '1.2',
        objective: 'AO2',
        marks: 2,
        answer: 5 * far,
        unit: '%',
        unitMode: 'given',
        sigFigs: 2,
        form: 'any',
        scheme: [
          { code: 'C1', text: `${far} different bases of 20, or ${far} ÷ 20` },
          { code: 'A1', text: quantity(5 * far, '%') },
        ],
        solution: `There are 20 bases, and ${far} of them differ: ${far} ÷ 20 × 100 = ${quantity(5 * far, '%')}.`,
      },
      {
        kind: 'choice',
        label: 'c',
        prompt: 'Which statement about the common ancestors of the species is supported by the sequences?',
        command: 'Identify',
        subtopic: '1.2',
        objective: 'AO2',
        marks: 1,
        scheme: b1('P and Q share the most recent common ancestor.'),
        solution:
          'The more similar the base sequences, the more recent the common ancestor. P and Q have the most similar sequences.',
        ...statements('P and Q share the most recent common ancestor.', [
          [
            'P and R share the most recent common ancestor.',
            'You chose two species whose sequences differ in many bases.',
          ],
          [
            'Q and R share the most recent common ancestor.',
            'You chose two species whose sequences differ in many bases.',
          ],
          [
            'The three species share no common ancestor.',
            'You overlooked that many bases agree in all three species, which points to a common ancestor.',
          ],
        ]),
      },
      {
        kind: 'written',
        label: 'd',
        prompt: 'Explain how base sequences can show which species are closely related.',
        command: 'Explain',
        subtopic: '1.2',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: b1(
          'base sequences of species that are closely related are more similar / have fewer differences',
          'because these species share a more recent common ancestor',
        ),
        solution:
          'Link the two ideas: similar base sequences, and a common ancestor that lived more recently.',
        modelAnswer:
          'The sequences of the same part of the DNA are compared. Closely related species share a more recent common ancestor, so their base sequences are more similar.',
      },
    ],
  }),
  verify: ({ first, second, third }) => ({
    a: differences(first, second),
    b: (differences(first, third) / first.length) * 100,
  }),
})

// 1.3 Features of organisms

/** Jointed legs on both sides of a body. */
function legs(x: number, roots: readonly number[], waist: number, reach: number): string {
  const centre = ((roots[0] ?? 0) + (roots.at(-1) ?? 0)) / 2
  return roots
    .flatMap(y =>
      [-1, 1].map(side => {
        const lean = (y - centre) * 0.5
        const path: Point[] = [
          [x + side * waist, y],
          [x + side * (waist + reach * 0.5), y - 6 + lean * 0.4],
          [x + side * (waist + reach), y + 4 + lean],
        ]
        return polyline(path)
      }),
    )
    .join('')
}

function feelers(x: number, y: number, spread: number, height: number): string {
  return [-1, 1]
    .map(side =>
      curve([
        [x + side * 3, y],
        [x + side * spread * 0.6, y - height * 0.7],
        [x + side * spread, y - height],
      ]),
    )
    .join('')
}

type Arthropod = { group: string; seen: string; why: string; draw: (x: number) => string }
const ARTHROPODS: readonly Arthropod[] = [
  {
    group: 'insect',
    seen: 'three parts of the body, three pairs of legs on the middle part and one pair of antennae',
    why: 'three pairs of legs',
    draw: x =>
      legs(x, [70, 79, 88], 4, 28) +
      ellipse(x, 112, 12, 24, 'l sunk') +
      ellipse(x, 79, 11, 13, 'l sunk') +
      circle(x, 58, 9, 'l sunk') +
      feelers(x, 50, 16, 24),
  },
  {
    group: 'arachnid',
    seen: 'two parts of the body, four pairs of legs on the front part and no antennae',
    why: 'four pairs of legs and no antennae',
    draw: x =>
      legs(x, [56, 64, 72, 80], 4, 32) + ellipse(x, 106, 17, 24, 'l sunk') + ellipse(x, 68, 13, 16, 'l sunk'),
  },
  {
    group: 'crustacean',
    seen: 'a front part with five pairs of legs and two pairs of antennae, and a hind part of several segments',
    why: 'two pairs of antennae and five pairs of legs',
    draw: x =>
      legs(x, [56, 66, 76, 86, 96], 4, 29) +
      [100, 108, 116, 124].map((y, at) => rect(x - 12 + at * 1.5, y, 24 - at * 3, 8, 'l sunk', 3)).join('') +
      ellipse(x, 76, 14, 25, 'l sunk') +
      feelers(x, 53, 10, 22) +
      feelers(x, 54, 26, 32),
  },
  {
    group: 'myriapod',
    seen: 'a head with one pair of antennae and a long body of ten similar segments, each with a pair of legs',
    why: 'many similar segments with legs on each',
    draw: x => {
      const roots = Array.from({ length: 10 }, (_, at) => 60 + at * 8)
      return (
        roots.map(y => line(x - 9, y, x - 22, y + 5) + line(x + 9, y, x + 22, y + 5)).join('') +
        roots.map(y => rect(x - 9, y - 4, 18, 8, 'l sunk', 3)).join('') +
        circle(x, 48, 8, 'l sunk') +
        feelers(x, 41, 15, 20)
      )
    },
  },
]

const arthropods = template({
  name: 'four-arthropods-drawn',
  subtopic: '1.3',
  style: 'structured',
  tier: 'core',
  difficulty: 2,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({ animals: random.shuffle(ARTHROPODS) }),
  make: ({ animals }) => {
    const letters = ['A', 'B', 'C', 'D'] as const
    const xs = [46, 136, 226, 314]
    return {
      stem: 'The diagram shows four arthropods, A, B, C and D. They are not drawn to the same scale.',
      figure: figure(
        {
          name: `${topic}/four-arthropods`,
          title: 'Four arthropods, A to D',
          description: `Four animals seen from above. ${animals.map(({ seen }, at) => `${letters[at]} has ${seen}.`).join(' ')}`,
          height: 166,
        },
        ...animals.map(({ draw }, at) => draw(xs[at] ?? 0)),
        ...letters.map((letter, at) => text(xs[at] ?? 0, 158, letter, { anchor: 'middle', cls: 'b' })),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify the group of arthropods to which each animal belongs.',
          command: 'Identify',
          subtopic: '1.3',
          objective: 'AO2',
          marks: 4,
          items: letters.map(letter => ({ id: letter, text: letter })),
          targets: ['insect', 'arachnid', 'crustacean', 'myriapod'].map(group => ({
            id: group,
            text: `${group}s`,
          })),
          answer: Object.fromEntries(animals.map(({ group }, at) => [letters[at] ?? '', group])),
          scheme: b1(...animals.map(({ group }, at) => `${letters[at]}: ${group}s`)),
          solution: `Count the legs and the antennae. ${animals.map(({ group, why }, at) => `${letters[at]} has ${why}: ${group}s`).join('. ')}.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt: 'State **one** feature that all four animals share because they are arthropods.',
          command: 'State',
          subtopic: '1.3',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: b1('any one from: jointed legs', 'exoskeleton', 'segmented body'),
          solution:
            'All arthropods have jointed legs, an exoskeleton and a segmented body. One of the three is enough.',
          modelAnswer: 'All four have jointed legs.',
        },
      ],
    }
  },
})

const VERTEBRATES: Record<string, readonly string[]> = {
  mammals: ['fur and external ears', 'hair; the young drink milk'],
  birds: ['feathers and a beak', 'feathers; eggs with a hard shell'],
  reptiles: ['dry, scaly skin and lungs', 'dry scales; eggs with a soft shell, laid on land'],
  amphibians: [
    'moist skin without scales; eggs laid in water',
    'smooth, moist skin without scales and four legs',
  ],
  fish: ['wet scales and fins', 'fins, scales and gills'],
}

const vertebrates = template({
  name: 'three-vertebrates-to-classify',
  subtopic: '1.3',
  style: 'structured',
  tier: 'core',
  difficulty: 1,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    items: random
      .sample(Object.keys(VERTEBRATES), 3)
      .map(group => ({ group, has: random.pick(VERTEBRATES[group] ?? []) })),
    place: random.pick(['in a national park', 'in a zoo', 'on an island', 'in a river valley']),
  }),
  make: ({ items, place }) => ({
    stem: `Three vertebrates, X, Y and Z, live ${place}.`,
    parts: [
      {
        kind: 'match',
        label: '',
        prompt: 'Match each animal with the group of vertebrates to which it belongs.',
        command: 'Match',
        subtopic: '1.3',
        objective: 'AO2',
        marks: 3,
        items: items.map(({ group, has }, at) => ({ id: group, text: `animal ${'XYZ'.charAt(at)}: ${has}` })),
        targets: asOptions(Object.keys(VERTEBRATES)),
        answer: Object.fromEntries(items.map(({ group }) => [group, group])),
        scheme: b1(...items.map(({ group }, at) => `${'XYZ'.charAt(at)}: ${group}`)),
        solution: `Look at the skin first, then at the eggs or the young. ${items.map(({ group, has }, at) => `Animal ${'XYZ'.charAt(at)} (${has}) is one of the ${group}`).join('. ')}.`,
      },
    ],
  }),
})

type Cell = { text: string; kingdom: string; why: string }
const CELLS: readonly Cell[] = [
  {
    text: 'one cell with a wall and circular DNA but no nucleus',
    kingdom: 'prokaryote',
    why: 'it has no nucleus',
  },
  {
    text: 'made of hyphae with walls of chitin',
    kingdom: 'fungus',
    why: 'hyphae and walls of chitin are found in fungi',
  },
  {
    text: 'one cell with a nucleus and chloroplasts, swims in a pond',
    kingdom: 'protoctist',
    why: 'it is a single cell with a nucleus',
  },
  {
    text: 'has roots; many cells with walls of cellulose, some with chloroplasts',
    kingdom: 'plant',
    why: 'it is multicellular with walls of cellulose and chloroplasts',
  },
  {
    text: 'many cells without walls; feeds on other organisms',
    kingdom: 'animal',
    why: 'it is multicellular, without cell walls, and feeds on others',
  },
]

const kingdoms = template({
  name: 'five-kingdoms-and-viruses',
  subtopic: '1.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    items: random.sample(CELLS, 3),
    disease: random.pick(['tobacco plants', 'chickens', 'potato plants', 'bats']),
  }),
  make: ({ items, disease }) => ({
    stem: 'Organisms are classified into five kingdoms.',
    parts: [
      {
        kind: 'match',
        label: 'a',
        prompt: 'Identify the kingdom of each organism.',
        command: 'Identify',
        subtopic: '1.3',
        objective: 'AO2',
        marks: 3,
        items: items.map(({ text: features, kingdom }) => ({ id: kingdom, text: features })),
        targets: asOptions(['animal', 'plant', 'fungus', 'prokaryote', 'protoctist']),
        answer: Object.fromEntries(items.map(({ kingdom }) => [kingdom, kingdom])),
        scheme: b1(...items.map(({ text: features, kingdom }) => `${features}: ${kingdom}`)),
        solution: `Ask first whether there is a nucleus, then how many cells there are. ${items.map(({ kingdom, why }) => `${capital(kingdom)}: ${why}`).join('. ')}.`,
      },
      {
        kind: 'choice',
        label: 'b',
        lead: `A disease of ${disease} is caused by a virus.`,
        prompt: 'Which of these is found in a virus?',
        command: 'Identify',
        subtopic: '1.3',
        objective: 'AO1',
        marks: 1,
        scheme: b1('protein coat'),
        solution: 'A virus has only two parts: genetic material and the protein coat around it.',
        ...statements('protein coat', [
          ['ribosomes', 'You took the virus for a cell; a virus uses the ribosomes of its host.'],
          ['cytoplasm', 'You took the virus for a cell; only cells have cytoplasm.'],
          [
            'nucleus',
            'You took the virus for a cell; its genetic material lies in a protein coat, not in a nucleus.',
          ],
        ]),
      },
      {
        kind: 'written',
        label: 'c',
        prompt: 'Explain why viruses are not placed in any of the five kingdoms.',
        command: 'Explain',
        subtopic: '1.3',
        objective: 'AO1',
        marks: 2,
        lines: 3,
        scheme: b1(
          'any two from: viruses are not cells / have no cytoplasm, cell membrane or nucleus',
          'they can replicate only inside a (living) host cell',
          'they do not show the characteristics of living organisms, such as respiration, growth or nutrition',
        ),
        solution:
          'The kingdoms hold organisms made of cells. A virus is no cell and does not show the characteristics of life on its own.',
        modelAnswer:
          'Viruses are not made of cells, and they can replicate only inside a living host cell. They do not respire or grow, so they are not classified as living organisms.',
      },
    ],
  }),
})

const pointed = (x: number, top: number, bottom: number, half: number): Point[] => {
  const steps = [0, 0.15, 0.35, 0.55, 0.75, 0.9, 1]
  const side = (sign: number): Point[] =>
    steps.map(t => [x + sign * half * Math.sin(Math.PI * t), bottom - (bottom - top) * t])
  return [...side(1), ...side(-1).reverse().slice(1, -1)]
}

function plantParts(dicot: boolean): string[] {
  const petals = dicot ? 5 : 3
  const flower = Array.from({ length: petals }, (_, at) => {
    const [px, py] = polar(262, 78, 30, 90 + (at * 360) / petals)
    return circle(px, py, dicot ? 19 : 24, 'l gw')
  })
  if (dicot) {
    const pairs = [
      { y: 44, reach: 26 },
      { y: 66, reach: 38 },
      { y: 88, reach: 37 },
      { y: 108, reach: 22 },
    ]
    const veins = pairs.flatMap(({ y, reach }, at) => {
      const above = pairs[at - 1]
      // A small vein joins each side vein to the one above it.
      const meets = above ? above.y + 14 - (7 * reach) / above.reach : y - 8
      return [-1, 1].map(
        side =>
          line(90, y + 14, 90 + side * reach, y, 'l thin') +
          line(90 + side * reach * 0.5, y + 7, 90 + side * reach * 0.5, meets, 'l thin'),
      )
    })
    return [
      curve(pointed(90, 16, 132, 46), 'l gw', true),
      line(90, 16, 90, 148),
      ...veins,
      ...flower,
      circle(262, 78, 9, 'l sunk'),
    ]
  }
  const veins = [-0.66, -0.33, 0.33, 0.66].map(share =>
    curve(
      [0.1, 0.3, 0.5, 0.7, 0.9].map((t): Point => [90 + share * 17 * Math.sin(Math.PI * t), 140 - 128 * t]),
      'l thin',
    ),
  )
  return [
    curve(pointed(90, 12, 140, 17), 'l gw', true),
    line(90, 12, 90, 148, 'l thin'),
    ...veins,
    ...flower,
    circle(262, 78, 9, 'l sunk'),
  ]
}

const EXPECTED: readonly { part: string; mono: string; dicot: string }[] = [
  { part: 'cotyledons in each seed', mono: 'one', dicot: 'two' },
  { part: 'vascular bundles in the stem', mono: 'scattered', dicot: 'in a ring' },
  { part: 'roots', mono: 'many fibrous roots', dicot: 'one main tap root' },
]

const flowering = template({
  name: 'leaf-and-flower-of-a-plant',
  subtopic: '1.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    dicot: random.chance(0.5),
    place: random.pick(['in a meadow', 'in a garden', 'at the edge of a wood', 'in a field']),
    order: random.shuffle([0, 1, 2]),
  }),
  make: ({ dicot, place, order }) => {
    const group = dicot ? 'dicotyledon' : 'monocotyledon'
    const parts = order.flatMap(at => EXPECTED.slice(at, at + 1))
    const answerOf = (each: (typeof EXPECTED)[number]) => (dicot ? each.dicot : each.mono)
    return {
      stem: `A student collects a leaf and a flower of the same plant ${place}. The diagram shows them.`,
      figure: figure(
        {
          name: `${topic}/leaf-and-flower`,
          title: 'A leaf and a flower of one plant',
          description: dicot
            ? 'A broad leaf with one vein in the middle, from which side veins branch that are joined by smaller veins, and a flower with five petals.'
            : 'A long, narrow leaf whose veins run side by side from its base to its tip, and a flower with three petals.',
          height: 172,
        },
        ...plantParts(dicot),
        text(90, 166, 'leaf', { anchor: 'middle' }),
        text(262, 166, 'flower', { anchor: 'middle' }),
      ),
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: 'To which group does the plant belong, and which visible feature shows this?',
          command: 'Identify',
          subtopic: '1.3',
          objective: 'AO2',
          marks: 1,
          scheme: b1(`${group}; ${dicot ? 'network of veins' : 'parallel veins'}`),
          solution: dicot
            ? 'The leaf is broad with a network of veins and the flower has five petals: a dicotyledon.'
            : 'The leaf is narrow with parallel veins and the flower has three petals: a monocotyledon.',
          ...statements(`${group}, because of its ${dicot ? 'network of veins' : 'parallel veins'}`, [
            [
              `${dicot ? 'monocotyledon' : 'dicotyledon'}, because of its ${dicot ? 'five' : 'three'} petals`,
              dicot
                ? 'You mixed the groups: five petals are a feature of dicotyledons.'
                : 'You mixed the groups: three petals are a feature of monocotyledons.',
            ],
            [
              `${dicot ? 'monocotyledon' : 'dicotyledon'}, because of its ${dicot ? 'network of veins' : 'parallel veins'}`,
              `You saw the veins but mixed the groups: they show a ${group}.`,
            ],
            ['fern, because of the shape of its leaf', 'You overlooked the flower: ferns have none.'],
          ]),
        },
        {
          kind: 'match',
          label: 'b',
          prompt: 'Predict the other features of the plant.',
          command: 'Predict',
          subtopic: '1.3',
          objective: 'AO1',
          marks: 3,
          items: parts.map(({ part }) => ({ id: part, text: part })),
          targets: asOptions(EXPECTED.flatMap(({ mono, dicot: other }) => [mono, other])),
          answer: Object.fromEntries(parts.map(each => [each.part, answerOf(each)])),
          scheme: b1(...parts.map(each => `${each.part}: ${answerOf(each)}`)),
          solution: `The plant is a ${group}. ${parts.map(each => `${capital(each.part)}: ${answerOf(each)}`).join('. ')}.`,
        },
      ],
    }
  },
})

export const templates = [
  definitions,
  losses,
  useKey,
  naming,
  dna,
  arthropods,
  vertebrates,
  kingdoms,
  flowering,
]
