import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { circle, curve, line, type Point, polar, text } from '@/lib/figures/shapes'
import { ARTHROPODS } from './drawings'
import { OF_ALL_ARTHROPODS, OUTSIDE_THE_KINGDOMS } from './points'

const { core, supplement, templates } = questionsOf('structured', '1.3')

export { templates }

core('four-arthropods-drawn', {
  facts: { difficulty: 2, checked: '2026-11-20' },
  values: random => ({ animals: random.shuffle(ARTHROPODS) }),
  make: ({ animals }) => {
    const letters = ['A', 'B', 'C', 'D'] as const
    const xs = [46, 136, 226, 314]
    return {
      stem: 'The diagram shows four arthropods, A, B, C and D. They are not drawn to the same scale.',
      figure: figure(
        {
          name: 'characteristics-and-classification-of-living-organisms/four-arthropods',
          title: 'Four arthropods, A to D',
          description: `Four animals seen from above. ${animals.map(({ seen }, at) => `${letters[at]} has ${seen}.`).join(' ')}`,
          height: 166,
        },
        ...animals.map(({ draw }, at) => draw(xs[at] ?? 0)),
        ...letters.map((letter, at) => text(xs[at] ?? 0, 158, letter, { anchor: 'middle', cls: 'b' })),
      ),
      parts: {
        a: ask.match({
          prompt: 'Identify the group of arthropods to which each animal belongs.',
          objective: 'AO2',
          marks: 4,
          items: letters.map(letter => ({ id: letter, text: letter })),
          targets: ['insect', 'arachnid', 'crustacean', 'myriapod'].map(group => ({
            id: group,
            text: `${group}s`,
          })),
          answer: Object.fromEntries(animals.map(({ group }, at) => [letters[at] ?? '', group])),
          scheme: animals.map(({ group }, at) => `${letters[at]}: ${group}s`),
          solution: `Count the legs and the antennae. ${animals.map(({ group, why }, at) => `${letters[at]} has ${why}: ${group}s`).join('. ')}.`,
        }),
        b: ask.written({
          prompt: 'State **one** feature that all four animals share because they are arthropods.',
          marks: 1,
          lines: 1,
          scheme: OF_ALL_ARTHROPODS,
          solution:
            'All arthropods have jointed legs, an exoskeleton and a segmented body. One of the three is enough.',
          modelAnswer: 'All four have jointed legs.',
        }),
      },
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

core('three-vertebrates-to-classify', {
  facts: { difficulty: 1, checked: '2026-11-20' },
  values: random => ({
    items: random
      .sample(Object.keys(VERTEBRATES), 3)
      .map(group => ({ group, has: random.pick(VERTEBRATES[group] ?? []) })),
    place: random.pick(['in a national park', 'in a zoo', 'on an island', 'in a river valley']),
  }),
  make: ({ items, place }) => ({
    stem: `Three vertebrates, X, Y and Z, live ${place}.`,
    parts: {
      '': ask.match({
        prompt: 'Match each animal with the group of vertebrates to which it belongs.',
        marks: 3,
        items: items.map(({ group, has }, at) => ({ id: group, text: `animal ${'XYZ'.charAt(at)}: ${has}` })),
        targets: asItems(Object.keys(VERTEBRATES)),
        answer: Object.fromEntries(items.map(({ group }) => [group, group])),
        scheme: items.map(({ group }, at) => `${'XYZ'.charAt(at)}: ${group}`),
        solution: `Look at the skin first, then at the eggs or the young. ${items.map(({ group, has }, at) => `Animal ${'XYZ'.charAt(at)} (${has}) is one of the ${group}`).join('. ')}.`,
      }),
    },
  }),
})

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

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

supplement('five-kingdoms-and-viruses', {
  facts: { difficulty: 3, checked: '2026-11-30' },
  values: random => ({
    items: random.sample(CELLS, 3),
    disease: random.pick(['tobacco plants', 'chickens', 'potato plants', 'bats']),
  }),
  make: ({ items, disease }) => ({
    stem: 'This question is about the five kingdoms of living organisms and about viruses.',
    parts: {
      a: ask.match({
        prompt: 'Identify the kingdom of each organism.',
        marks: 3,
        items: items.map(({ text: features, kingdom }) => ({ id: kingdom, text: features })),
        targets: asItems(['animal', 'plant', 'fungus', 'prokaryote', 'protoctist']),
        answer: Object.fromEntries(items.map(({ kingdom }) => [kingdom, kingdom])),
        scheme: items.map(({ text: features, kingdom }) => `${features}: ${kingdom}`),
        solution: `Ask first whether there is a nucleus, then how many cells there are. ${items.map(({ kingdom, why }) => `${capital(kingdom)}: ${why}`).join('. ')}.`,
      }),
      b: ask.choice({
        lead: `A disease of ${disease} is caused by a virus.`,
        prompt: 'Which of these is found in a virus?',
        scheme: ['protein coat'],
        solution: 'A virus has only two parts: genetic material and the protein coat around it.',
        right: 'protein coat',
        wrong: {
          ribosomes: 'You took the virus for a cell; a virus uses the ribosomes of its host.',
          cytoplasm: 'You took the virus for a cell; only cells have cytoplasm.',
          nucleus:
            'You took the virus for a cell; its genetic material lies in a protein coat, not in a nucleus.',
        },
      }),
      c: ask.written({
        prompt: 'Explain why viruses are not placed in any of the five kingdoms.',
        marks: 2,
        scheme: OUTSIDE_THE_KINGDOMS,
        solution:
          'The kingdoms hold organisms made of cells. A virus is no cell and does not show the characteristics of life on its own.',
        modelAnswer:
          'Viruses are not made of cells, and they can replicate only inside a living host cell. They do not respire or grow, so they are not classified as living organisms.',
      }),
    },
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

supplement('leaf-and-flower-of-a-plant', {
  facts: { difficulty: 3, checked: '2026-11-20' },
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
          name: 'characteristics-and-classification-of-living-organisms/leaf-and-flower',
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
      parts: {
        a: ask.choice({
          prompt: 'To which group does the plant belong, and which visible feature shows this?',
          objective: 'AO2',
          scheme: [`${group}; ${dicot ? 'network of veins' : 'parallel veins'}`],
          solution: dicot
            ? 'The leaf is broad with a network of veins and the flower has five petals: a dicotyledon.'
            : 'The leaf is narrow with parallel veins and the flower has three petals: a monocotyledon.',
          right: `${group}, because of its ${dicot ? 'network of veins' : 'parallel veins'}`,
          wrong: {
            [`${dicot ? 'monocotyledon' : 'dicotyledon'}, because of its ${dicot ? 'five' : 'three'} petals`]:
              dicot
                ? 'You mixed the groups: five petals are a feature of dicotyledons.'
                : 'You mixed the groups: three petals are a feature of monocotyledons.',
            [`${dicot ? 'monocotyledon' : 'dicotyledon'}, because of its ${dicot ? 'network of veins' : 'parallel veins'}`]: `You saw the veins but mixed the groups: they show a ${group}.`,
            'fern, because of the shape of its leaf': 'You overlooked the flower: ferns have none.',
          },
        }),
        b: ask.match({
          prompt: 'Predict the other features of the plant.',
          marks: 3,
          items: parts.map(({ part }) => ({ id: part, text: part })),
          targets: asItems(EXPECTED.flatMap(({ mono, dicot: other }) => [mono, other])),
          answer: Object.fromEntries(parts.map(each => [each.part, answerOf(each)])),
          scheme: parts.map(each => `${each.part}: ${answerOf(each)}`),
          solution: `The plant is a ${group}. ${parts.map(each => `${capital(each.part)}: ${answerOf(each)}`).join('. ')}.`,
        }),
      },
    }
  },
})
