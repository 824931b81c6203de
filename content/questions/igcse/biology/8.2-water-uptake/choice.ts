import { stalkInDye, waterPathway } from '@/content/figures/igcse/biology/transport-in-plants-2'
import { inThisOrder, numbers, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { leafSection } from '@/lib/figures/biology/leaf'
import { rootHairsInSoil, stemSection } from '@/lib/figures/biology/plant-organs'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const { core, templates } = choiceQuestions('8.2')

export { templates }

const letter = (at: number) => 'ABCD'.charAt(at)

const IN_SOIL = {
  'root hair': {
    asked: 'is an extension of one epidermal cell',
    what: 'the long outgrowth of one cell of the epidermis',
  },
  'cortex cell': {
    asked: 'receives water from a root hair cell and passes it on towards the xylem',
    what: 'a cell of the root cortex, further inside the root',
  },
  'soil particle': { asked: 'is a solid part of the soil', what: 'a solid grain of the soil' },
  'air space': {
    asked: 'contains the gases of the soil',
    what: 'a space between the grains of the soil',
  },
} as const

const SOIL_PARTS = ['root hair', 'cortex cell', 'soil particle', 'air space'] as const

core('letter-in-the-soil', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    order: random.shuffle(SOIL_PARTS),
    asked: random.pick(['root hair', 'root hair', 'cortex cell'] as const),
    plant: random.pick(['a bean', 'a sunflower', 'a pea', 'a cress seedling']),
    by: random.int(0, 1),
  }),
  make: ({ order, asked, plant, by }) => ({
    stem: [
      `The figure shows part of the root of ${plant} in the soil.`,
      `A student draws the outer cells of a root of ${plant} and the soil beside them.`,
      `Part of a root of ${plant} is seen with a microscope, with the soil around it.`,
    ],
    figure: rootHairsInSoil.figure({
      name: `transport-in-plants/soil-${order.map(part => part.charAt(0)).join('')}`,
      title: 'Part of a root in soil',
      labels: Object.fromEntries(order.map((part, at) => [part, letter(at)])),
    }),
    prompt:
      asked === 'root hair' && by === 0
        ? 'Which labelled part absorbs water and mineral ions from the soil?'
        : `Which labelled part ${IN_SOIL[asked].asked}?`,
    options: inThisOrder(
      order.map((part, at): Wrong | string =>
        part === asked ? letter(at) : [letter(at), `You chose ${IN_SOIL[part].what}.`],
      ),
    ),
    solution: `A root hair is the long, narrow extension of one cell of the epidermis. It absorbs water and mineral ions, and the cortex cells pass the water on. So the answer is ${letter(order.indexOf(asked))}, ${IN_SOIL[asked].what}.`,
  }),
})

const PATH = ['root hair cell', 'root cortex cell', 'xylem vessel', 'mesophyll cell'] as const

core('next-on-the-path', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    from: random.int(0, 2),
    order: random.shuffle(PATH),
    plant: random.pick(['a tomato plant', 'a bean plant', 'a rose', 'a young tree']),
  }),
  make: ({ from, order, plant }) => {
    const right = PATH[from + 1] ?? 'mesophyll cell'
    const here = PATH[from] ?? 'root hair cell'
    const place = ['the root hair cell', 'the root cortex', 'the xylem'][from] ?? ''
    const what: Record<string, string> = {
      'root hair cell': 'the root hair cell, where water enters from the soil',
      'root cortex cell': 'a cell of the root cortex, between the root hair cell and the xylem',
      'xylem vessel': 'the xylem, which leads from the root to the leaf',
      'mesophyll cell': 'a mesophyll cell of the leaf',
    }
    return {
      stem: [
        `The figure shows the path of water through ${plant}.`,
        `Water passes through four structures on its way through ${plant}. They are labelled A to D.`,
        `A student draws how water moves through ${plant}, from the soil to a leaf.`,
      ],
      figure: waterPathway.figure({
        name: `transport-in-plants/path-${order.map(part => part.replace('root ', '').charAt(0)).join('')}`,
        labels: Object.fromEntries(order.map((part, at) => [part, letter(at)])),
      }),
      prompt: [
        `Water has just left ${place}. Which labelled structure does it reach next?`,
        `Which labelled structure comes next after ${place} on the path of water?`,
      ],
      options: inThisOrder(
        order.map((part, at): Wrong | string =>
          part === right ? letter(at) : [letter(at), `You chose ${what[part]}.`],
        ),
      ),
      solution: `The order is root hair cell, root cortex cells, xylem, mesophyll cells. After the ${here.replace(' vessel', '')} comes the ${right.replace(' vessel', '')}, which is ${letter(order.indexOf(right))}.`,
    }
  },
})

core('order-of-the-cells', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    ion: random.pick(['A molecule of water', 'A water molecule']),
    plant: random.pick(['a maize plant', 'a potato plant', 'a sunflower', 'an apple tree']),
  }),
  make: ({ ion, plant }) => ({
    stem: [
      `${ion} moves from the soil into a leaf of ${plant}.`,
      `${ion} enters a root of ${plant} and reaches a leaf.`,
      `The roots of ${plant} take up water, and some of it reaches the leaves.`,
    ],
    prompt: ['What is its path?', 'Through which structures does the water pass, in order?'],
    right: 'root hair → root cortex → xylem → mesophyll',
    wrong: {
      'root hair → xylem → root cortex → mesophyll':
        'You put the xylem before the cortex, but the cortex lies between the root hairs and the xylem.',
      'root cortex → root hair → xylem → mesophyll':
        'You began with the cortex, but water enters the plant through the root hairs.',
      'root hair → root cortex → mesophyll → xylem':
        'You put the xylem last, but it carries the water up to the mesophyll of the leaf.',
    },
    solution:
      'Water enters a root hair cell, passes through the cells of the root cortex to the xylem in the middle of the root, moves up in the xylem and leaves it for the mesophyll cells of a leaf.',
  }),
})

core('why-root-hairs-help', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    plant: random.pick(['a wheat plant', 'a bean plant', 'a lettuce', 'a radish']),
    what: random.pick(['water', 'mineral ions']),
  }),
  make: ({ plant, what }) => ({
    stem: [
      `The roots of ${plant} have very many root hairs.`,
      `Just behind its tip, a root of ${plant} is covered with root hairs.`,
      `A student looks at the root hairs of ${plant} with a hand lens.`,
    ],
    prompt: [
      `How do the root hairs help the plant to absorb ${what}?`,
      `Why are root hairs useful for the uptake of ${what}?`,
    ],
    right: 'They give a large surface area, so absorption is faster.',
    wrong: {
      'They give a small surface area, so little water is lost.':
        'You reversed it: many hairs make the surface larger.',
      'They contain chloroplasts, so they can make more glucose.':
        'You gave root hairs chloroplasts, but cells below the ground have none.',
      'They pump water into the phloem, so it moves up faster.':
        'You took the wrong tissue: water moves up in the xylem, and root hairs do not pump it.',
    },
    solution: `The hairs add to the surface of the root. More membrane touches the soil water, so more ${what} can enter in the same time.`,
  }),
})

core('how-many-times-larger', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const face = random.step(500, 900, 100)
    const right = random.pick([5, 6, 7, 8, 9, 11])
    const added = face * (right - 1)
    const wrong = threeSlips(
      random,
      right,
      [
        [right - 1, 'You compared the hair with the face, but the whole surface is the face and the hair.'],
        [right - 2, 'You subtracted the face from the hair; the two areas have to be added.'],
        [right + 1, 'You counted the face of the cell twice.'],
        [2 * right - 1, 'You added the area of the hair twice.'],
      ],
      String,
    )
    return wrong ? { face, added, right, wrong, plant: random.pick(['pea', 'bean', 'barley']) } : null
  },
  make: ({ face, added, right, wrong, plant }) => ({
    stem: [
      `The outer face of an epidermal cell in a root of a ${plant} plant has an area of ${quantity(face, 'μm^2')}. A root hair on this cell adds ${quantity(added, 'μm^2')} to it.`,
      `A root hair of a ${plant} plant adds ${quantity(added, 'μm^2')} to the outer surface of its cell. Without the hair this surface would be ${quantity(face, 'μm^2')}.`,
      `Without a hair, an epidermal cell of a ${plant} root touches the soil with a surface of ${quantity(face, 'μm^2')}. Its root hair adds ${quantity(added, 'μm^2')}.`,
    ],
    prompt: [
      'How many times larger is the surface with the hair than without it?',
      'By which factor is the surface of the cell larger because of its hair?',
    ],
    options: numbers({ right, unit: '', wrong }),
    solution: `The whole surface is ${plain(face)} + ${plain(added)} = ${quantity(face + added, 'μm^2')}. Divided by the surface without the hair: ${plain(face + added)} ÷ ${plain(face)} = ${right}.`,
  }),
  verify: ({ face, added }) => added / face + 1,
})

core('a-seedling-is-moved', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    plant: random.pick(['tomato', 'cabbage', 'pepper', 'lettuce']),
    place: random.pick(['a larger pot', 'the garden', 'another bed']),
  }),
  make: ({ plant, place }) => ({
    stem: [
      `A gardener pulls a ${plant} seedling out of the soil and plants it in ${place}. Many root hairs break off. The soil is watered well, but the leaves droop on the next day.`,
      `When a ${plant} seedling is moved to ${place}, many of its root hairs are lost. Although the soil is wet, its leaves droop.`,
      `A ${plant} seedling that has lost many root hairs is planted in wet soil in ${place}. A day later its leaves hang down.`,
    ],
    prompt: ['Which statement explains this?', 'Why do the leaves droop?'],
    right: 'The surface for absorption is smaller, so water enters too slowly.',
    wrong: {
      'The stomata have been lost with the hairs, so no water vapour leaves.':
        'You looked for stomata in the root, but they are in the leaves, and losing less vapour would not make leaves droop.',
      'The hairs can no longer photosynthesise, so the plant lacks energy.':
        'You gave root hairs chloroplasts, but they do not photosynthesise.',
      'The water leaves the plant through the phloem in the broken hairs.':
        'You put phloem into root hairs, but a root hair is part of a single cell.',
    },
    solution:
      'Root hairs give a large surface area. With fewer of them less water is absorbed in the same time than the leaves lose, so the leaves droop until new hairs have grown.',
  }),
})

const REGIONS = {
  stem: {
    drawing: stemSection,
    parts: ['xylem', 'phloem', 'epidermis', 'pith'],
    what: 'a cross-section of the stem',
    where: 'the inner part of each vascular bundle',
  },
  leaf: {
    drawing: leafSection,
    parts: ['xylem', 'phloem', 'palisade mesophyll', 'cuticle'],
    what: 'a cross-section of a leaf',
    where: 'the upper part of the vein',
  },
} as const

const ERRORS: Record<string, string> = {
  phloem: 'You chose the phloem, which carries sucrose and amino acids.',
  epidermis: 'You chose the epidermis, the outer layer of cells.',
  pith: 'You chose the middle of the stem, which carries no water upwards.',
  'palisade mesophyll': 'You chose the cells that carry out most of the photosynthesis.',
  cuticle: 'You chose the waxy layer on the surface of the leaf.',
}

core('stained-region', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO1' },
  values: random => {
    const organ = random.pick(['stem', 'leaf'] as const)
    return {
      organ,
      order: random.shuffle<string>(REGIONS[organ].parts),
      colour: random.pick(['purple', 'black', 'yellow']),
      plant: random.pick(['white carnation', 'bean', 'busy lizzie']),
    }
  },
  make: ({ organ, order, colour, plant }) => {
    const { drawing, what, where } = REGIONS[organ]
    return {
      stem: [
        `A shoot of a ${plant} plant stands in water with a ${colour} dye for some hours. Then ${what} is cut. The figure shows where its tissues are, but not the dye.`,
        `A student stands a shoot of a ${plant} plant in ${colour} water. Later the student cuts ${what}. The figure shows its tissues without the dye.`,
        `The figure shows the tissues in ${what} of a ${plant} plant. The shoot stood in water with a ${colour} dye, which is not shown.`,
      ],
      figure: (drawing.figure as typeof stemSection.figure)({
        name: `transport-in-plants/${organ}-${order.map(part => part.slice(0, 2)).join('')}`,
        title: `A ${organ} in cross-section`,
        labels: Object.fromEntries(order.map((part, at) => [part, letter(at)])),
        tinted: false,
      }),
      prompt: [
        `Which region is first stained ${colour}?`,
        `In which region does the ${colour} dye appear first?`,
      ],
      options: inThisOrder(
        order.map((part, at): Wrong | string =>
          part === 'xylem' ? letter(at) : [letter(at), ERRORS[part] ?? ''],
        ),
      ),
      solution: `Water, and the dye in it, moves up in the xylem. In a ${organ} the xylem is ${where}: ${letter(order.indexOf('xylem'))}.`,
    }
  },
})

core('height-of-the-stain', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const rise = random.step(35, 105, 5)
    const minutes = random.pick([20, 25, 40, 50])
    const right = rise / minutes
    const wrong = threeSlips(
      random,
      right,
      [
        [minutes / rise, 'You divided the time by the distance; a speed is distance ÷ time.'],
        [rise / 60, 'You divided by 60, but the dye did not rise for 60 minutes.'],
        [(rise + 20) / minutes, 'You read the scale one numbered mark too high.'],
        [(rise * 60) / minutes / 10, 'You worked out centimetres in an hour.'],
        [(rise - 5) / minutes, 'You read the scale one small mark too low.'],
      ],
      value => plain(value, 2),
    )
    return wrong && Number.isInteger(right * 100)
      ? { rise, minutes, right, wrong, stalk: random.pick(['celery', 'a white flower', 'rhubarb']) }
      : null
  },
  make: ({ rise, minutes, right, wrong, stalk }) => ({
    stem: [
      `A stalk of ${stalk} stands in a dye. The figure shows how far the stained strands reach after ${minutes} minutes.`,
      `A student puts a stalk of ${stalk} into coloured water and draws it ${minutes} minutes later, with the stained strands and a scale.`,
      `${minutes} minutes after a stalk of ${stalk} was put into a dye, a student measures how high the stain has risen. The figure shows the stalk beside the scale.`,
    ],
    figure: stalkInDye.figure({
      name: `transport-in-plants/stalk-beside-a-scale-${rise}`,
      title: 'A stalk in a dye beside a scale',
      labels: 'none',
      rise,
      scaled: true,
      alsoTells: `The strands end ${rise % 20 === 0 ? `level with the number ${rise}` : `${((rise % 20) + 20) % 20} mm above the number ${rise - (rise % 20)}`}.`,
    }),
    prompt: [
      'What is the mean speed at which the dye rises?',
      'At which mean speed did the dye move up the stalk?',
    ],
    options: numbers({
      right,
      unit: 'mm per minute',
      wrong: wrong.map(([value, why]) => [Number(value.toFixed(2)), why]),
    }),
    solution: `The stain has risen to ${quantity(rise, 'mm')}. Speed = distance ÷ time = ${rise} ÷ ${minutes} = ${plain(right)} mm per minute.`,
  }),
  verify: ({ rise, minutes }) => rise / minutes,
})

core('dye-against-time', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const steep = random.pick([2, 2.5, 3, 4])
    const slow = random.pick([1, 1.5].filter(each => each < steep))
    const target = random.pick([30, 40, 50]) * steep * 0.5
    const right = target / slow - target / steep
    const wrong = threeSlips(
      random,
      right,
      [
        [target / slow, 'You gave the time of the slower shoot, not the difference.'],
        [target / steep, 'You gave the time of the faster shoot, not the difference.'],
        [target / slow + target / steep, 'You added the two times.'],
        [target - (target * slow) / steep, 'You compared heights at one time, not times at one height.'],
        [right / 2, 'You took a small square as 1 min, but it is 2 min.'],
      ],
      String,
    )
    const fits = Number.isInteger(target / slow) && Number.isInteger(target / steep) && target / slow <= 60
    return wrong &&
      fits &&
      target <= 120 &&
      target % 5 === 0 &&
      wrong.every(([value]) => Number.isInteger(value))
      ? { steep, slow, target, right, wrong, plant: random.pick(['celery', 'bean', 'balsam']) }
      : null
  },
  make: ({ steep, slow, target, right, wrong, plant }) => {
    const on = graph({
      x: { label: 'time / min', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true, parts: 5 },
      y: {
        label: 'height of dye / mm',
        max: 120,
        ticks: [0, 20, 40, 60, 80, 100, 120],
        grid: true,
        parts: 4,
      },
      height: 200,
    })
    const end = (rate: number) => Math.min(60, 120 / rate)
    const drawn = figure(
      {
        name: `transport-in-plants/dye-graph-${steep * 10}-${slow * 10}`,
        title: 'Height of the dye in two shoots against time',
        description: `A graph of the height of the dye in millimetres, 0 to 120, against the time in minutes, 0 to 60. Two straight lines start at the origin. Line P reaches ${plain(10 * steep)} mm at 10 minutes, line Q ${plain(10 * slow)} mm at 10 minutes.`,
        height: 282,
      },
      on.axes,
      on.line(
        [
          [0, 0],
          [end(steep), end(steep) * steep],
        ],
        'p',
      ),
      on.line(
        [
          [0, 0],
          [60, 60 * slow],
        ],
        'r',
      ),
      on.label(end(steep) * 0.5, end(steep) * steep * 0.5, 'P', {
        dx: -16,
        dy: -6,
        cls: 'b tp',
      }),
      on.label(52, 52 * slow, 'Q', { dx: 2, dy: 22, cls: 'b tr' }),
    )
    return {
      stem: [
        `Two ${plant} shoots, P and Q, stand in the same dye. The graph shows how high the dye has risen.`,
        `The graph shows the height of a dye in two shoots of ${plant}, P and Q, at different times.`,
        `A student measures how a dye rises in ${plant} shoots P and Q and draws a graph.`,
      ],
      figure: drawn,
      prompt: [
        `How much longer does the dye take in Q than in P to rise ${quantity(target, 'mm')}?`,
        `By how many minutes is Q slower than P to reach a height of ${quantity(target, 'mm')}?`,
      ],
      options: numbers({ right, unit: 'min', wrong }),
      solution: `At a height of ${quantity(target, 'mm')} line P is at ${plain(target / steep)} min and line Q at ${plain(target / slow)} min. The difference is ${plain(right)} min.`,
    }
  },
  verify: ({ steep, slow, target }) => {
    const time = (rate: number) => {
      let [height, minutes] = [0, 0]
      while (height < target - 1e-9) {
        height += rate
        minutes += 1
      }
      return minutes
    }
    return time(slow) - time(steep)
  },
})

core('flower-in-two-dyes', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    colours: random.sample(['red', 'blue', 'green', 'yellow'], 2),
    flower: random.pick(['carnation', 'rose', 'chrysanthemum']),
  }),
  make: ({ colours: [one = '', two = ''], flower }) => ({
    stem: [
      `The lower part of the stem of a white ${flower} is split into two. One half stands in ${one} water, the other in ${two} water. After a day one side of the flower is ${one} and the other side is ${two}.`,
      `A student splits the end of the stem of a white ${flower} and stands the halves in ${one} and in ${two} water. Next day the flower is ${one} on one side and ${two} on the other.`,
      `One half of the split stem of a white ${flower} is in ${one} water and the other half in ${two} water. A day later each side of the flower has the colour of one of the dyes.`,
    ],
    prompt: ['What does this result show?', 'Which conclusion follows from this result?'],
    right: 'Water moves up in tubes that stay separate along the stem.',
    wrong: {
      'Water moves up evenly through all the cells of the stem.':
        'You took the stem for a sponge, but then the colours would mix and reach both sides.',
      'Water moves down from the petals and colours the stem.':
        'You reversed the flow: the dyes were in the water below the stem.',
      'Water is absorbed only through the root hairs of a plant.':
        'You thought of whole plants, but this flower had no roots and still took up water.',
    },
    solution:
      'Each dye rises from its half of the stem to one side of the flower. So the water moves up in separate vessels, those of the xylem, and does not mix on the way.',
  }),
})
