import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain } from '@/lib/exams/format'
import { animalCell, bacterialCell, plantCell } from '@/lib/figures/biology/cells'
import { mould, virus, yeastCell } from '@/lib/figures/biology/microbes'
import type { Vertebrate } from '@/lib/figures/biology/vertebrates'
import type { Figure } from '@/lib/figures/figure'
import {
  ARTHROPODS,
  fourVertebrates,
  oneArthropod,
  type PlantGroup,
  partOfAPlant,
  twoArthropods,
  UNFAMILIAR,
} from './drawings'

const { core, supplement, templates } = choiceQuestions('1.3')

export { templates }

const topic = 'characteristics-and-classification-of-living-organisms'

type Rows = { right: string; wrong: Readonly<Record<string, string>>; why: string }

const PLACED: Record<string, Rows> = {
  insect: {
    right: 'insects | three pairs of legs',
    wrong: {
      'insects | a body of segments': 'You named the group, but all arthropods have a body of segments.',
      'arachnids | no wings': 'You looked for wings, but some insects have none; an arachnid has eight legs.',
      'myriapods | one pair of antennae':
        'You went by the antennae, but insects have one pair too; a myriapod has legs on all its segments.',
    },
    why: 'Three pairs of legs are found in insects only. Not every insect has wings.',
  },
  arachnid: {
    right: 'arachnids | four pairs of legs',
    wrong: {
      'arachnids | jointed legs': 'You named the group, but all arthropods have jointed legs.',
      'insects | a body in parts':
        'You went by the parts of the body, but an insect has six legs and antennae.',
      'crustaceans | no wings': 'You went by the wings; a crustacean has antennae and at least ten legs.',
    },
    why: 'Four pairs of legs, and no antennae, are found in arachnids only.',
  },
  crustacean: {
    right: 'crustaceans | two pairs of antennae',
    wrong: {
      'crustaceans | jointed legs': 'You named the group, but all arthropods have jointed legs.',
      'myriapods | legs on many segments':
        'You counted the segments with legs, but a myriapod has only one pair of antennae.',
      'arachnids | more than three pairs of legs':
        'You saw that it is not an insect, but an arachnid has no antennae.',
    },
    why: 'Two pairs of antennae are found in crustaceans only. The legs alone could mislead.',
  },
  myriapod: {
    right: 'myriapods | legs on each of many segments',
    wrong: {
      'myriapods | jointed legs': 'You named the group, but all arthropods have jointed legs.',
      'insects | one pair of antennae':
        'You went by the antennae, but an insect has only three pairs of legs.',
      'crustaceans | more than five pairs of legs':
        'You counted the legs, but a crustacean has two pairs of antennae.',
    },
    why: 'Many similar segments with legs on each are found in myriapods only.',
  },
}

core('placing-an-unfamiliar-arthropod', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({
    animal: random.pick(UNFAMILIAR),
    where: random.pick(['under a stone', 'in rotting leaves', 'in a cave', 'on the shore of a lake']),
  }),
  make: ({ animal, where }) => {
    const { right = '', wrong = {}, why = '' } = PLACED[animal.group] ?? {}
    return {
      stem: [
        `A student finds the animal in the diagram ${where}.`,
        `The diagram shows an arthropod that was found ${where}.`,
        `A new species of arthropod is found ${where}. The diagram shows it from above.`,
      ],
      figure: oneArthropod(animal),
      prompt: [
        'Which row gives its group and a visible feature that only this group has?',
        'To which group does it belong, and which visible feature separates this group from all others?',
      ],
      columns: 'group | visible feature',
      right,
      wrong,
      solution: `Count the legs, then the antennae. ${why}`,
    }
  },
})

const HIDDEN: Record<Vertebrate, { does: readonly string[]; error: string }> = {
  mammal: {
    does: ['feeds its young on milk', 'gives birth to live young, which drink milk'],
    error: 'You chose a mammal, which can be seen from its outer ears. Its young drink milk.',
  },
  bird: {
    does: ['lays eggs with a hard shell', 'hatched from an egg with a hard shell'],
    error: 'You chose a bird, which can be seen from its beak and feathers. Its eggs have a hard shell.',
  },
  reptile: {
    does: ['lays eggs with a soft, rubbery shell on land', 'has dry skin and lays soft-shelled eggs on land'],
    error:
      'You chose a reptile, which can be seen from its scales and legs. It lays soft-shelled eggs on land.',
  },
  amphibian: {
    does: [
      'has lungs as an adult and lays eggs without a shell in water',
      'has moist skin and lungs as an adult, but hatched in water',
    ],
    error:
      'You chose an amphibian, which has no scales. It lays its eggs in water and has lungs as an adult.',
  },
  fish: {
    does: ['has gills for its whole life', 'takes in oxygen with gills at every age'],
    error: 'You chose a fish, which can be seen from its fins. It has gills for its whole life.',
  },
}

core('hidden-feature-of-a-drawn-vertebrate', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const kinds = random.sample(Object.keys(HIDDEN) as Vertebrate[], 4)
    const at = random.int(0, 3)
    return { kinds, at, does: random.pick(HIDDEN[kinds[at] ?? 'fish'].does) }
  },
  make: ({ kinds, at, does }) => ({
    stem: [
      'The diagram shows four animals. They are not drawn to the same scale.',
      'Four vertebrates, A to D, are drawn to different scales.',
      'A student draws four animals of different size, each as long as the others.',
    ],
    figure: fourVertebrates(kinds),
    prompt: `Which animal ${does}?`,
    options: inThisOrder(
      kinds.map((kind, place): string | Wrong =>
        place === at ? 'ABCD'.charAt(place) : ['ABCD'.charAt(place), HIDDEN[kind].error],
      ),
    ),
    solution: `What cannot be seen follows from the group. An animal that ${does} is one of the ${kinds[at] === 'fish' ? 'fish' : `${kinds[at]}s`}. This is ${'ABCD'.charAt(at)}.`,
  }),
})

core('legs-and-antennae-in-a-sample', {
  facts: { difficulty: 5, checked: '2026-11-28', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [insects, arachnids] = [random.int(4, 12), random.int(3, 11)]
    const legs = 6 * insects + 8 * arachnids
    const slips: Slip[] = [
      [insects, 'You gave the number of insects, which follows from the antennae.'],
      [insects + arachnids, 'You gave the number of all the animals.'],
      [(legs - 6 * insects) / 6, 'You divided the legs that are left by 6, but an arachnid has 8.'],
      [(legs - 12 * insects) / 8, 'You took each antenna for one insect, but an insect has two.'],
      [(legs - 8 * insects) / 6, 'You gave 8 legs to the insects and 6 to the arachnids.'],
      [legs / 8, 'You divided all the legs by 8, but some of them belong to insects.'],
      [(legs - 6 * insects) / 4, 'You took 4 legs for an arachnid, but it has 4 pairs.'],
    ]
    const wrong = threeSlips(
      random,
      arachnids,
      slips.filter(([value]) => Number.isInteger(value) && value > 0),
      plain,
    )
    return wrong
      ? {
          insects,
          arachnids,
          legs,
          wrong,
          from: random.pick(['a hedge', 'a garden', 'a meadow', 'a heap of leaves']),
        }
      : null
  },
  make: ({ insects, arachnids, legs, wrong, from }) => ({
    stem: [
      `All the animals that a student caught in ${from} are insects or arachnids. Together they have ${legs} legs and ${2 * insects} antennae.`,
      `A sample from ${from} contains only insects and arachnids. There are ${2 * insects} antennae and ${legs} legs in all.`,
      `A computer counts ${legs} legs and ${2 * insects} antennae in a photograph of animals from ${from}. Each animal is an insect or an arachnid.`,
    ],
    prompt: ['How many of the animals are arachnids?', 'What is the number of arachnids?'],
    options: bySize({ right: arachnids, wrong, print: plain }),
    solution: `Arachnids have no antennae and insects have two each: ${2 * insects} ÷ 2 = ${insects} insects, with ${insects} × 6 = ${6 * insects} legs. The other ${legs} − ${6 * insects} = ${8 * arachnids} legs belong to arachnids, 8 each: ${arachnids}.`,
  }),
  verify: ({ insects, legs }) => {
    let left = legs
    for (let each = 0; each < insects; each += 1) left -= 6
    let count = 0
    for (; left > 0; left -= 8) count += 1
    return plain(count)
  },
})

const BODIES = ['a body of many thousand cells', 'many organs', 'a body longer than one metre'] as const

core('kingdom-from-one-cell', {
  facts: { difficulty: 1, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    plant: random.chance(0.5),
    evidence: random.chance(0.5),
    body: random.pick(BODIES),
  }),
  make: ({ plant, evidence, body }) => {
    const [kingdom, other] = plant ? ['plant', 'animal'] : ['animal', 'plant']
    const [right, slip] = evidence
      ? [plant ? 'wall and chloroplasts' : 'no wall, no chloroplasts', 'nucleus and cytoplasm']
      : plant
        ? ['photosynthesises', 'feeds on other organisms']
        : ['feeds on other organisms', 'photosynthesises']
    const turned = `You mixed up the kingdoms: ${plant ? 'a cell wall and chloroplasts belong to plants' : 'plants have cell walls, this cell has none'}.`
    const missed = evidence
      ? 'You named parts that cells of both kingdoms have.'
      : `You named the kingdom, but ${plant ? 'chloroplasts are there for photosynthesis' : 'without chloroplasts it cannot photosynthesise'}.`
    const drawn = {
      name: `${topic}/one-cell-of-many`,
      title: 'A cell of an organism',
      labels: 'none',
    } as const
    return {
      stem: [
        `An organism has ${body}. The diagram shows one of its cells.`,
        `The diagram shows a cell of an organism that has ${body}.`,
        `A scientist draws one cell of an organism with ${body}.`,
      ],
      figure: plant ? plantCell.figure(drawn) : animalCell.figure(drawn),
      prompt: evidence
        ? 'Which row gives the kingdom of the organism and what shows this in the cell?'
        : 'Which row gives the kingdom of the organism and its nutrition?',
      columns: `kingdom | ${evidence ? 'shown by' : 'nutrition'}`,
      right: `${kingdom} | ${right}`,
      wrong: {
        [`${kingdom} | ${slip}`]: missed,
        [`${other} | ${right}`]: turned,
        [`${other} | ${slip}`]: turned,
      },
      solution: plant
        ? 'The cell has a wall and chloroplasts: the organism is a plant, and chloroplasts are there for photosynthesis. A nucleus and cytoplasm are found in animals too.'
        : 'The cell has neither a wall nor chloroplasts: the organism is an animal and feeds on other organisms. A nucleus and cytoplasm are found in plants too.',
    }
  },
})

type Mixed = Rows & { told: string }

const MIXED: readonly Mixed[] = [
  {
    told: 'A platypus lives in rivers. It has a broad beak and fur, lays eggs and feeds its young on milk.',
    right: 'mammals | feeds its young on milk',
    wrong: {
      'birds | has a beak and lays eggs':
        'You went by beak and eggs, but birds have feathers and do not make milk.',
      'reptiles | lays eggs': 'You went by the eggs, but reptiles have dry, scaly skin and no fur.',
      'amphibians | lives in water': 'You went by the place where it lives; amphibians have moist skin.',
    },
    why: 'Only mammals have fur and feed their young on milk. Most mammals give birth to live young, but not all.',
  },
  {
    told: 'A pangolin has large scales on its back, hair on its belly and no teeth. Its young drink milk.',
    right: 'mammals | has hair and makes milk',
    wrong: {
      'reptiles | has scales on its back':
        'You went by the scales, but reptiles have no hair and make no milk.',
      'fish | is covered in scales': 'You went by the scales, but fish have wet scales, fins and gills.',
      'birds | has no teeth': 'You went by the missing teeth, but birds have feathers and a beak.',
    },
    why: 'Hair and milk are found in mammals only. Scales are found in several groups.',
  },
  {
    told: 'A penguin cannot fly. It swims with its stiff wings, is covered in feathers and lays its eggs on land.',
    right: 'birds | is covered in feathers',
    wrong: {
      'fish | swims with stiff limbs': 'You went by the way it moves, but fish have wet scales and gills.',
      'reptiles | lays its eggs on land':
        'You went by the place of the eggs, but reptiles have dry, scaly skin.',
      'amphibians | lives in two places': 'You went by where it lives, but amphibians have moist skin.',
    },
    why: 'Only birds have feathers. Not all birds fly.',
  },
  {
    told: 'A grass snake often swims in ponds. It has no legs, a dry skin with scales, and lays soft-shelled eggs on land.',
    right: 'reptiles | has dry scales',
    wrong: {
      'fish | has scales and no legs': 'You overlooked that the scales are dry and that it has no fins.',
      'amphibians | swims in ponds':
        'You went by where it lives, but amphibians have moist skin without scales.',
      'birds | lays its eggs on land': 'You went by the place of the eggs, but birds have feathers.',
    },
    why: 'Dry, scaly skin and soft-shelled eggs on land are features of reptiles. Some have no legs.',
  },
  {
    told: 'An axolotl stays in water all its life. It has gills beside its head, four legs, a tail and moist skin without scales.',
    right: 'amphibians | has moist skin without scales',
    wrong: {
      'fish | has gills all its life':
        'You went by the gills, but a fish has scales and fins instead of legs.',
      'reptiles | has four legs and a long tail':
        'You went by legs and tail, but reptiles have dry, scaly skin.',
      'mammals | has four legs and no scales': 'You went by the legs, but mammals have fur or hair.',
    },
    why: 'Moist skin without scales is a feature of amphibians. Most lose their gills as adults, but not all.',
  },
  {
    told: 'A mudskipper walks over mud on its fins and can take in oxygen through its skin. It has wet scales and gills.',
    right: 'fish | has fins, gills and wet scales',
    wrong: {
      'amphibians | walks on land and is moist': 'You went by where it moves, but amphibians have no scales.',
      'reptiles | has scales and leaves the water':
        'You went by the scales, but reptiles have dry skin and no fins.',
      'mammals | takes in oxygen on land':
        'You went by the way it takes in oxygen; mammals have fur and lungs.',
    },
    why: 'Wet scales, fins and gills are features of fish. A few can leave the water.',
  },
]

core('vertebrate-with-mixed-features', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO2' },
  values: random => ({ item: random.pick(MIXED), asked: random.int(0, 1) }),
  make: ({ item: { told, right, wrong, why }, asked }) => ({
    stem: [
      told,
      `A student reads about an animal. “${told}”`,
      `This is written on a sign in a zoo. “${told}”`,
    ],
    prompt:
      [
        'Which row gives the group of the animal and a good reason for it?',
        'To which group does it belong, and which feature shows this?',
      ][asked] ?? '',
    columns: 'group | reason',
    right,
    wrong,
    solution: `Neither the place where an animal lives nor the way it moves decides. ${why}`,
  }),
})

const SHARED = ['jointed legs', 'an exoskeleton', 'a segmented body'] as const

const NOT_SHARED: readonly { text: string; error: string; only: readonly string[] }[] = [
  { text: 'three pairs of legs', error: 'You chose a feature of insects only.', only: ['insect'] },
  { text: 'a body in three parts', error: 'You chose a feature of insects only.', only: ['insect'] },
  { text: 'four pairs of legs', error: 'You chose a feature of arachnids only.', only: ['arachnid'] },
  {
    text: 'one pair of antennae',
    error:
      'You chose a feature of insects and myriapods; arachnids have none and crustaceans have two pairs.',
    only: ['insect', 'myriapod'],
  },
  {
    text: 'bones inside the body',
    error: 'You chose a feature of vertebrates; arthropods have their skeleton on the outside.',
    only: [],
  },
  {
    text: 'wings',
    error: 'You chose a feature of many insects, which no other arthropods have.',
    only: ['insect'],
  },
]

core('shared-by-two-arthropods', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const [one, other] = random.sample(ARTHROPODS, 2)
    if (!one || !other) return null
    const fits = NOT_SHARED.filter(({ only }) => !(only.includes(one.group) && only.includes(other.group)))
    return { one, other, right: random.pick(SHARED), wrong: random.sample(fits, 3) }
  },
  make: ({ one, other, right, wrong }) => ({
    stem: [
      'The diagram shows two arthropods, W and X.',
      'Two arthropods are seen from above, W and X.',
      'A student draws two arthropods from a pond and its shore, W and X.',
    ],
    figure: twoArthropods(one, other),
    prompt: [
      'Which feature do W and X share because both are arthropods?',
      'Which feature do both animals have, like all other arthropods?',
    ],
    right,
    wrong: wrong.map(({ text, error }): Wrong => [text, error]),
    solution:
      'All arthropods have jointed legs, an exoskeleton and a segmented body. The numbers of legs and antennae differ from group to group.',
  }),
})

const PAIRED: readonly { head: string; mono: string; di: string }[] = [
  { head: 'veins in its leaves', mono: 'parallel', di: 'in a network' },
  { head: 'petals of its flowers', mono: 'in threes', di: 'in fours or fives' },
  { head: 'cotyledons in its seeds', mono: 'one', di: 'two' },
  { head: 'roots', mono: 'many fibrous', di: 'one main tap root' },
]

function plantRows(group: PlantGroup, pair: (typeof PAIRED)[number]) {
  if (group === 'fern')
    return {
      columns: 'group | patches contain',
      right: 'ferns | spores',
      wrong: {
        'ferns | seeds': 'You gave seeds to a fern, but seeds are made by flowering plants, inside fruits.',
        'flowering plants | spores': 'You gave spores to a flowering plant, but these have seeds.',
        'flowering plants | seeds':
          'You took the patches for seeds, but seeds are made inside fruits, not on the underside of leaves.',
      },
    }
  const [right, other] = group === 'monocotyledon' ? [pair.mono, pair.di] : [pair.di, pair.mono]
  const turned = group === 'monocotyledon' ? 'dicotyledon' : 'monocotyledon'
  const bundles = group === 'monocotyledon' ? 'bundles that are scattered' : 'bundles in a ring'
  return {
    columns: `group | ${pair.head}`,
    right: `${group}s | ${right}`,
    wrong: {
      [`${group}s | ${other}`]: `You named the group but gave it a feature of ${turned}s.`,
      [`${turned}s | ${other}`]: `You mixed up the groups: ${bundles} show a ${group}.`,
      [`${turned}s | ${right}`]: `You mixed up the groups: ${bundles} show a ${group}, and the feature is one of this group.`,
    },
  }
}

supplement('plant-group-from-one-part', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => ({
    group: random.pick(['fern', 'monocotyledon', 'dicotyledon'] as const),
    pair: random.pick(PAIRED),
    where: random.pick(['in a wet forest', 'beside a stream', 'in a botanical garden']),
  }),
  make: ({ group, pair, where }) => {
    const part =
      group === 'fern' ? 'the underside of a leaf, with brown patches,' : 'a young stem, cut across,'
    return {
      stem: [
        `The diagram shows ${part} of a plant that grows ${where}.`,
        `A student finds a plant ${where} and draws ${part.replace(/,$/, '.')}`,
        `A plant grows ${where}. The diagram shows ${part.replace(/,$/, '.')}`,
      ],
      figure: partOfAPlant(group),
      prompt: ['Which row is correct for this plant?', 'Which row describes the plant?'],
      ...plantRows(group, pair),
      solution:
        group === 'fern'
          ? 'Ferns make spores on the underside of their leaves and have no flowers. Seeds are made by flowering plants, inside fruits.'
          : `Vascular bundles in a ring are found in dicotyledons, scattered ones in monocotyledons. This plant is a ${group}; ${pair.head}: ${group === 'monocotyledon' ? pair.mono : pair.di}.`,
    }
  },
})

type Seen = Rows & { told: readonly string[]; draw: (facts: { name: string; title: string }) => Figure }

const MICROBES: readonly Seen[] = [
  {
    told: [
      'The diagram shows a particle that is found in sick leaves of a plant.',
      'The diagram shows a pathogen.',
    ],
    draw: facts => virus.figure({ ...facts, labels: 'none' }),
    right: 'none of the five | is not a cell',
    wrong: {
      'prokaryotes | has no nucleus': 'You took it for a cell without a nucleus, but it has no cytoplasm.',
      'protoctists | is very small': 'You went by its size, but protoctists are cells with a nucleus.',
      'prokaryotes | has genetic material':
        'You saw the genetic material, but a prokaryote also has cytoplasm and a cell membrane.',
    },
    why: 'A virus has genetic material in a protein coat. It is not a cell, so it stands in none of the five kingdoms.',
  },
  {
    told: [
      'The diagram shows an organism from the soil.',
      'The diagram shows an organism that lives in the human gut.',
    ],
    draw: facts => bacterialCell.figure({ ...facts, labels: 'none' }),
    right: 'prokaryotes | has no nucleus',
    wrong: {
      'prokaryotes | has a cell wall': 'You named the kingdom, but plants and fungi have cell walls too.',
      'protoctists | is a single cell': 'You saw one cell, but the cells of protoctists have a nucleus.',
      'none of the five | is not a cell':
        'You took it for a virus, but it has cytoplasm and a cell membrane.',
    },
    why: 'The DNA is a loop that lies free in the cytoplasm. A cell without a nucleus belongs to a prokaryote.',
  },
  {
    told: [
      'The diagram shows an organism that grows on old bread.',
      'The diagram shows an organism that feeds on a dead fruit.',
    ],
    draw: facts => mould.figure({ ...facts, title: 'An organism on its food', labels: 'none' }),
    right: 'fungi | is made of hyphae',
    wrong: {
      'plants | makes spores':
        'You thought of ferns, but this organism has no leaves and feeds on dead matter.',
      'plants | does not move about': 'You went by what it does not do, but it has no chloroplasts.',
      'prokaryotes | feeds on dead matter':
        'You thought of bacteria, but they are single cells without hyphae.',
    },
    why: 'Threads (hyphae) that spread in the food, with spores on stalks, are features of fungi.',
  },
  {
    told: [
      'The diagram shows an organism whose cell wall contains chitin.',
      'The diagram shows an organism that feeds on sugar from fruit. Its wall contains chitin.',
    ],
    draw: facts => yeastCell.figure({ ...facts, labels: 'none' }),
    right: 'fungi | has a wall of chitin',
    wrong: {
      'plants | has a wall and a vacuole':
        'You went by wall and vacuole, but walls of plants are of cellulose.',
      'prokaryotes | has one cell and a wall': 'You overlooked the nucleus; prokaryotes have none.',
      'animals | has no chloroplasts':
        'You went by the missing chloroplasts, but cells of animals have no wall.',
    },
    why: 'A nucleus and a wall of chitin show a fungus. Most fungi have hyphae, but yeast is a single cell.',
  },
]

supplement('kingdom-of-a-drawn-microbe', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO1' },
  values: random => {
    const item = random.pick(MICROBES)
    return { item, told: random.pick(item.told) }
  },
  make: ({ item: { draw, right, wrong, why }, told }) => ({
    stem: [told, `${told} It is drawn much larger than it is.`, `${told} A microscope was needed to see it.`],
    figure: draw({ name: `${topic}/seen-with-a-microscope`, title: 'Seen with a microscope' }),
    prompt: [
      'Which row gives the kingdom to which it belongs, and a good reason?',
      'In which of the five kingdoms is it placed, and why?',
    ],
    columns: 'kingdom | because it',
    right,
    wrong,
    solution: why,
  }),
})
