import { floatingLeaf, rolledLeaf } from '@/content/figures/igcse/biology/variation-and-selection-2'
import { bySize, inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { capital } from '../shared'
import { furAndFat, HOURS, heads, sandAndBurrow, surfaces, twoShoots } from './figures'

const { core, supplement, templates } = choiceQuestions('18.2')

export { templates }

const INHERITED = [
  'the thick fur of a musk ox in the Arctic',
  'the webbed feet of a duck on a lake',
  'the green colour of a grasshopper in grass',
  'the long beak of a bird that drinks nectar',
  'the wide feet of a camel on sand',
] as const

const NOT_INHERITED: readonly Wrong[] = [
  ['the scar of a lion that was in a fight', 'You chose a mark of an injury, which is not inherited.'],
  ['the shorn coat of a sheep on a farm', 'You chose what people did to an animal; it is not inherited.'],
  ['the strong muscles of a well-trained horse', 'You chose the result of training, which is not inherited.'],
  ['the trick that a dolphin learns in a zoo', 'You chose learned behaviour, which is not inherited.'],
  ['the ring on the leg of a pigeon in a loft', 'You chose something that people put on an animal.'],
]

core('inherited-or-not', {
  facts: { difficulty: 2, checked: '2026-11-30', objective: 'AO1' },
  values: random => ({ right: random.pick(INHERITED), wrong: random.sample(NOT_INHERITED, 3) }),
  make: ({ right, wrong }) => ({
    stem: '',
    prompt: 'Which of these is an adaptive feature?',
    right,
    wrong,
    solution: `An adaptive feature is inherited and helps the organism to survive and reproduce in its environment. That is true of ${right}.`,
  }),
})

core('ears-of-two-foxes', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({ isPLeft: random.chance(0.5), isHot: random.chance(0.5) }),
  make: ({ isPLeft, isHot }) => {
    const [small, large] = isPLeft ? ['P', 'Q'] : ['Q', 'P']
    const [right, other] = isHot ? [large, small] : [small, large]
    const [more, less] = [
      'large surface area of ears, so more heat is lost',
      'small surface area of ears, so less heat is lost',
    ]
    const place = isHot ? 'a hot desert' : 'the cold Arctic'
    return {
      stem: [
        'The figure shows the heads of two foxes. One fox lives in a hot desert, the other in the Arctic.',
        'Foxes of two species have heads of the same size. One species lives in the Arctic and one in a hot desert.',
        'A student compares the heads of a fox from the Arctic and a fox from a hot desert.',
      ],
      figure: heads(small, large),
      prompt: [`Which fox lives in ${place}, and why?`, `Which row is right for the fox of ${place}?`],
      columns: 'fox | reason',
      right: `${right} | ${isHot ? more : less}`,
      wrong: {
        [`${right} | ${(isHot ? more : less).replace(isHot ? 'more' : 'less', isHot ? 'less' : 'more')}`]:
          'You found the fox, but the larger the surface area is, the more heat is lost.',
        [`${other} | ${isHot ? less : more}`]: `You described the other fox, whose ears do not help in ${place}.`,
        [`${other} | ${(isHot ? less : more).replace(isHot ? 'less' : 'more', isHot ? 'more' : 'less')}`]:
          'You chose the wrong fox and reversed the effect of surface area on the loss of heat.',
      },
      solution: `Fox ${large} has large ears with a large surface area, through which much heat is lost: it lives in the hot desert. Fox ${small} has small ears and loses little heat: it lives in the Arctic.`,
    }
  },
})

core('fur-and-fat', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const fur = random.step(46, 64, 2)
    const fat = random.step(34, 44, 2)
    const animals = [
      { fur, fat, error: null },
      {
        fur: fur - random.step(0, 4, 2),
        fat: random.step(4, 10, 2),
        error: 'You looked at the fur only; this animal has little fat.',
      },
      {
        fur: random.step(6, 14, 2),
        fat: fat - random.step(0, 4, 2),
        error: 'You looked at the fat only; this animal has short fur.',
      },
      {
        fur: random.step(6, 16, 2),
        fat: random.step(4, 10, 2),
        error: 'You chose an animal with little insulation, which would lose heat quickly.',
      },
    ]
    return { animals: random.shuffle(animals) }
  },
  make: ({ animals }) => {
    const best = 'PQRS'.charAt(animals.findIndex(({ error }) => error === null))
    return {
      stem: [
        'The chart shows the depth of the fur and the thickness of the fat of four mammals of similar size.',
        'Four mammals, P to S, have bodies of similar size. Their fur and the fat under their skin are measured.',
        'Scientists measure the fur and the layer of fat of four mammals of similar size.',
      ],
      figure: furAndFat(
        animals.map(({ fur }) => fur),
        animals.map(({ fat }) => fat),
      ),
      prompt: [
        'Which mammal is best adapted to live in a very cold place?',
        'Which mammal loses the least heat in a very cold place?',
      ],
      options: inThisOrder(
        animals.map(({ error }, at): Wrong | string =>
          error === null ? 'PQRS'.charAt(at) : ['PQRS'.charAt(at), error],
        ),
      ),
      solution: `Both fur and fat are insulation. Mammal ${best} has deep fur and a thick layer of fat as well, so it loses the least heat.`,
    }
  },
})

const SAND = [
  [20, 15, 30, 50, 45, 30, 20],
  [15, 10, 30, 55, 45, 25, 15],
  [25, 20, 35, 55, 50, 35, 25],
] as const

core('burrow-and-sand', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const sand = random.pick(SAND)
    const at = random.pick([3, 4])
    const burrow = random.pick([20, 25, 30])
    const value = sand[at] ?? 0
    const right = value - burrow
    const wrong = threeSlips(
      random,
      right,
      [
        [value, 'You gave the temperature of the sand, not the difference.'],
        [burrow, 'You gave the temperature of the burrow, not the difference.'],
        [value + burrow, 'You added the two temperatures.'],
        [(sand[7 - at] ?? 0) - burrow, 'You read the sand at another time of the day.'],
        [value - (sand[1] ?? 0), 'You compared the sand with its own lowest temperature.'],
      ],
      String,
    )
    return wrong
      ? { sand, at, burrow, right, wrong, animal: random.pick(['jerboa', 'gerbil', 'kangaroo rat']) }
      : null
  },
  make: ({ sand, at, burrow, right, wrong, animal }) => ({
    stem: [
      `A ${animal} of a hot desert spends the day in its burrow. The graph shows the temperature of the sand and of the burrow.`,
      `The graph shows the temperature of the sand in a desert and of the burrow of a ${animal} on one day.`,
      `In a desert, scientists measure the temperature at the surface of the sand and in the burrow of a ${animal}.`,
    ],
    figure: sandAndBurrow(sand, burrow),
    prompt: [
      `How much cooler is the burrow than the sand at ${HOURS[at]} h?`,
      `At ${HOURS[at]} h, how much lower is the temperature in the burrow than that of the sand?`,
    ],
    options: numbers({ right, unit: '°C', wrong }),
    solution: `At ${HOURS[at]} h the sand is at ${sand[at]} °C and the burrow at ${burrow} °C: ${sand[at]} − ${burrow} = ${quantity(right, '°C')}. In the burrow the animal loses less water and does not become too hot.`,
  }),
  verify: ({ sand, at, burrow }) => {
    let steps = 0
    for (let now = burrow; now < (sand[at] ?? 0); now += 1) steps += 1
    return steps
  },
})

core('water-lost-by-an-animal', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [total, percent] = random.pick([
      [50, 20],
      [50, 22],
      [50, 24],
      [50, 26],
      [40, 20],
      [40, 25],
      [40, 30],
      [25, 20],
      [25, 24],
      [25, 28],
    ] as const)
    const urine = (total * percent) / 100
    const faeces = random.int(1, 3)
    const breath = total - urine - faeces
    const human = random.pick([56, 60, 64])
    const wrong = threeSlips(
      random,
      percent,
      [
        [urine, 'You gave the volume, not the percentage.'],
        [human, 'You calculated it for the human.'],
        [(breath / total) * 100, 'You took the water lost by evaporation.'],
        [(urine / breath) * 100, 'You divided by the water lost by evaporation, not by all the water lost.'],
        [((urine + faeces) / total) * 100, 'You included the water in the faeces.'],
      ],
      value => String(Math.round(value)),
    )
    const isClear = wrong?.every(([value]) => Math.abs(value - percent) > 1)
    return wrong && isClear
      ? {
          total,
          percent,
          urine,
          faeces,
          breath,
          human,
          wrong,
          animal: random.pick(['kangaroo rat', 'hopping mouse', 'jerboa']),
        }
      : null
  },
  make: ({ total, percent, urine, faeces, breath, human, wrong, animal }) => ({
    stem: [
      `A ${animal} lives in a hot desert. The table shows how much water it loses in 30 days, and how much water a human loses in one day.`,
      `The table compares the water that a ${animal}, an animal of the desert, loses in 30 days with the water that a human loses in one day.`,
      `Scientists measure the water lost by a ${animal} in the desert in 30 days and by a human in one day.`,
    ],
    table: {
      head: ['water lost', `${animal} / cm^{3}`, 'human / cm^{3}'],
      rows: [
        ['in urine', String(urine), String(human * 25)],
        ['in faeces', String(faeces), '100'],
        ['by evaporation', String(breath), String(2400 - human * 25)],
      ],
    },
    prompt: [
      `What percentage of the water lost by the ${animal} is lost in urine?`,
      `Of all the water that the ${animal} loses, what percentage is in its urine?`,
    ],
    options: bySize({ right: percent, wrong, print: value => quantity(Math.round(value), '%') }),
    solution: `All the water lost: ${urine} + ${faeces} + ${breath} = ${total} cm³. In urine: ${urine} ÷ ${total} × 100 = ${percent}%. In the human it is ${human}%: little, concentrated urine is an adaptive feature of the animal.`,
  }),
  verify: ({ urine, faeces, breath }) => 100 - (100 * (faeces + breath)) / (urine + faeces + breath),
})

const WATER_LEAF = [
  'large air spaces',
  'stomata on the upper surface only',
  'a very thin cuticle',
  'little xylem',
] as const

const DRY_LEAF: readonly Wrong[] = [
  ['a thick cuticle', 'You chose a feature that saves water, and a plant in water need not save it.'],
  ['stomata sunk in pits', 'You chose a feature that keeps humid air near the stomata, for dry places.'],
  ['a surface covered with hairs', 'You chose a feature that keeps humid air at the leaf, for dry places.'],
  ['leaves reduced to spines', 'You chose a feature with a small surface area, for dry places.'],
  ['rolled leaves', 'You chose a feature of plants in dry air, which would also absorb little light.'],
]

supplement('leaf-of-a-water-plant', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    right: random.pick(WATER_LEAF),
    wrong: random.sample(DRY_LEAF, 3),
    plant: random.pick(['water lily', 'lotus', 'frogbit', 'fringed water lily']),
  }),
  make: ({ right, wrong, plant }) => ({
    stem: [
      `The leaves of a ${plant} lie on the water of a lake.`,
      `A ${plant} is a hydrophyte.`,
      `Plants such as the ${plant} live on the surface of ponds and lakes.`,
    ],
    prompt: ['Which feature are its leaves likely to have?', 'Which is an adaptive feature of its leaves?'],
    right,
    wrong,
    solution:
      'The leaves of hydrophytes have large air spaces to float, stomata on the upper surface, a thin cuticle or none, and little xylem. Features that save water belong to xerophytes.',
  }),
})

const FLOATING = {
  'large air space': {
    asked: 'keeps the leaf floating',
    error: 'You chose a large space filled with air, which makes the leaf float.',
  },
  stoma: {
    asked: 'lets carbon dioxide diffuse in from the air',
    error: 'You chose an opening to the air, through which gases diffuse.',
  },
  'lower epidermis': {
    asked: 'has no stomata because it is in contact with water',
    error: 'You chose the layer at the bottom, in contact with the water.',
  },
  xylem: {
    asked: 'is reduced because the water around it supports the plant',
    error: 'You chose the tubes that carry water, of which there are few.',
  },
  'palisade cell': {
    asked: 'carries out most of the photosynthesis',
    error: 'You chose a tall cell with many chloroplasts near the light.',
  },
} as const

type FloatingPart = keyof typeof FLOATING

supplement('part-of-a-floating-leaf', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const order = random.sample(Object.keys(FLOATING) as FloatingPart[], 4)
    return { order, right: random.pick(order), plant: random.pick(['water lily', 'lotus', 'frogbit']) }
  },
  make: ({ order, right, plant }) => ({
    stem: [
      `The figure shows a section through a floating leaf of a ${plant}.`,
      `A floating leaf of a ${plant} is cut across. Four parts are labelled **A** to **D**.`,
      `A student draws a section of the floating leaf of a ${plant}.`,
    ],
    figure: floatingLeaf.figure({
      name: 'variation-and-selection-2/leaf-with-letters',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: `Which part ${FLOATING[right].asked}?`,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), FLOATING[part].error],
      ),
    ),
    solution: `${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}. The ${right} ${FLOATING[right].asked}.`,
  }),
})

const SAVES = [
  ['sunken stomata', 'humid air stays next to the stomata'],
  ['thick cuticle', 'little water evaporates through the epidermis'],
  ['thick, fleshy stem', 'water is stored for dry times'],
  ['very deep roots', 'water far below the ground is reached'],
  ['wide, shallow roots', 'rain is taken up before it evaporates'],
] as const

supplement('feature-that-saves-water', {
  facts: { difficulty: 3, checked: '2026-11-30', objective: 'AO1' },
  values: random => {
    const [one, two, three, four] = random.shuffle(SAVES)
    return one && two && three && four ? { one, two, three, four } : null
  },
  make: ({ one, two, three, four }) => ({
    stem: '',
    prompt: [
      'Which row matches a feature of a xerophyte with the way in which it helps the plant?',
      'Which feature of a xerophyte is correctly matched with its effect?',
    ],
    columns: 'feature | effect',
    right: `${one[0]} | ${one[1]}`,
    wrong: {
      [`${two[0]} | ${three[1]}`]: `You gave the effect of another feature; with this one, ${two[1]}.`,
      [`${three[0]} | ${four[1]}`]: `You gave the effect of another feature; with this one, ${three[1]}.`,
      [`${four[0]} | ${two[1]}`]: `You gave the effect of another feature; with this one, ${four[1]}.`,
    },
    solution: `${SAVES.map(([feature, effect]) => `${capital(feature)}: ${effect}`).join('. ')}.`,
  }),
})

const ROLLED = {
  'thick cuticle': {
    asked: 'reduces evaporation from the outside of the leaf',
    error: 'You chose the thick layer of wax on the outside.',
  },
  hair: {
    asked: 'slows the movement of air past the stomata',
    error: 'You chose a fine hair, which keeps air still.',
  },
  'space inside the roll': {
    asked: 'is filled with humid air when the leaf is rolled',
    error: 'You chose the space in the middle, where water vapour collects.',
  },
  stoma: {
    asked: 'is an opening that lies in a groove',
    error: 'You chose an opening through which gases diffuse.',
  },
  vein: {
    asked: 'carries water to the cells of the leaf',
    error: 'You chose a bundle with xylem and phloem.',
  },
} as const

type RolledPart = keyof typeof ROLLED

supplement('part-of-a-rolled-leaf', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const order = random.sample(Object.keys(ROLLED) as RolledPart[], 4)
    return {
      order,
      right: random.pick(order),
      place: random.pick(['sand dunes', 'dry grassland', 'a dry, windy coast']),
    }
  },
  make: ({ order, right, place }) => ({
    stem: [
      `A grass grows on ${place}. The figure shows a section through one of its leaves in dry weather.`.replace(
        'on dry grassland',
        'in dry grassland',
      ),
      `The figure shows a rolled leaf of a grass from ${place}, cut across.`,
      `A leaf of a grass from ${place} is cut across. Four parts are labelled **A** to **D**.`,
    ],
    figure: rolledLeaf.figure({
      name: 'variation-and-selection-2/roll-with-letters',
      title: 'A grass leaf in cross-section',
      labels: Object.fromEntries(order.map((part, at) => [part, 'ABCD'.charAt(at)])),
    }),
    prompt: `Which part ${ROLLED[right].asked}?`,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === right ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), ROLLED[part].error],
      ),
    ),
    solution: `${order.map((part, at) => `${'ABCD'.charAt(at)}: ${part}`).join('; ')}. The ${right} ${ROLLED[right].asked}.`,
  }),
})

supplement('two-surfaces', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const both = random.step(70, 110, 10)
    return {
      floats: random.chance(0.5),
      leaves: random.shuffle([
        { kind: 'floating', upper: random.step(160, 240, 10), lower: 0 },
        { kind: 'dry', upper: 0, lower: random.step(30, 50, 10) },
        { kind: 'tree', upper: random.step(10, 30, 10), lower: random.step(200, 270, 10) },
        { kind: 'grass', upper: both, lower: both },
      ]),
    }
  },
  make: ({ floats, leaves }) => {
    const wanted = floats ? 'floating' : 'dry'
    const errors: Record<string, string> = {
      floating: 'You chose the leaf with stomata on the upper surface only, which floats on water.',
      dry: 'You chose the leaf with very few stomata, which saves water.',
      tree: 'You chose the leaf with most of its many stomata on the lower surface, as most land plants have.',
      grass: 'You chose the leaf with as many stomata on one surface as on the other.',
    }
    const right = 'PQRS'.charAt(leaves.findIndex(({ kind }) => kind === wanted))
    return {
      stem: [
        'The chart shows the number of stomata on the two surfaces of four leaves, P to S.',
        'Scientists count the stomata on both surfaces of leaves from four plants.',
        'Leaves of four plants are compared. The chart shows how many stomata they have.',
      ],
      figure: surfaces(
        leaves.map(({ upper }) => upper),
        leaves.map(({ lower }) => lower),
      ),
      prompt: floats
        ? [
            'Which leaf is best adapted to float on water?',
            'Which leaf is from a plant whose leaves float on a lake?',
          ]
        : ['Which leaf is best adapted to a very dry place?', 'Which leaf is from a plant of a desert?'],
      options: inThisOrder(
        leaves.map(({ kind }, at): Wrong | string =>
          kind === wanted ? 'PQRS'.charAt(at) : ['PQRS'.charAt(at), errors[kind] ?? ''],
        ),
      ),
      solution: floats
        ? `A floating leaf takes in carbon dioxide from the air above it, so all its stomata are on the upper surface: leaf ${right}.`
        : `The fewer stomata a leaf has, the less water vapour it loses. Leaf ${right} has the fewest.`,
    }
  },
})

const LOSSES = [
  [20, 4],
  [20, 6],
  [20, 8],
  [16, 4],
  [30, 6],
  [24, 6],
  [30, 12],
  [10, 4],
] as const

supplement('mass-of-two-shoots', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const [large, small] = random.pick(LOSSES)
    const start = random.pick([40, 44, 48])
    const right = ((large - small) / large) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(small / large) * 100, 'You found the loss of the xerophyte as a percentage of the other loss.'],
        [large - small, 'You found the difference in grams, not as a percentage.'],
        [((large - small) / (start - small)) * 100, 'You compared the final masses, not the losses.'],
        [(small / start) * 100, 'You found the loss of the xerophyte as a percentage of its own mass.'],
        [(large / start) * 100, 'You found the loss of the other shoot as a percentage of its own mass.'],
      ],
      value => String(Math.round(value)),
    )
    const isClear = wrong?.every(([value]) => Math.abs(value - right) > 2)
    return wrong && isClear ? { large, small, start, right, wrong, isP: random.chance(0.5) } : null
  },
  make: ({ large, small, start, right, wrong, isP }) => ({
    stem: [
      'Two shoots of equal mass stand in dry air. One is from a xerophyte. The graph shows how their masses change as they lose water.',
      'A student hangs two shoots, P and Q, in the same dry room and weighs them. One is from a xerophyte. They lose mass because they lose water.',
      'Shoots of two plants lose water in the same conditions. One plant is a xerophyte. The graph shows the masses of the shoots.',
    ],
    figure: isP ? twoShoots(start, small, large) : twoShoots(start, large, small),
    prompt: [
      'By what percentage is the loss in 10 h from the xerophyte less than that from the other plant?',
      'The xerophyte loses less water in 10 h than the other plant. What percentage less?',
    ],
    options: bySize({ right, wrong, print: value => quantity(Math.round(value), '%') }),
    solution: `The xerophyte is the one that loses less: ${start} − ${start - small} = ${small} g. The other loses ${start} − ${start - large} = ${large} g. (${large} − ${small}) ÷ ${large} × 100 = ${quantity(right, '%')}.`,
  }),
  verify: ({ large, small }) => 100 - (100 * small) / large,
})
