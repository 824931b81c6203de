import { inThisOrder, numbers, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, quantity } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('6.2')

export { templates }

const letterOf = (at: number) => 'ABCD'.charAt(at)

const LAYERS = [
  'upper epidermis and cuticle',
  'palisade mesophyll',
  'spongy mesophyll',
  'lower epidermis and cuticle',
] as const

core('share-of-the-thickness', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const layers = [random.int(15, 25), random.step(60, 120, 5), random.step(80, 130, 5), random.int(12, 20)]
    const asked = random.int(1, 2)
    const total = layers.reduce((sum, each) => sum + each, 0)
    const part = layers[asked] ?? 0
    const other = layers[3 - asked] ?? 0
    const right = (part / total) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [(other / total) * 100, `You took the ${LAYERS[3 - asked]}.`],
        [(part / (part + other)) * 100, 'You left the two layers of epidermis out of the total.'],
        [(part / (total - part)) * 100, 'You divided by the rest of the leaf, not by the whole.'],
        [100 - right, 'You gave the percentage of all the other layers together.'],
      ],
      value => figures(value, 2),
    )
    const far = wrong?.every(([value]) => Math.abs(value - right) > 2 && value < 100)
    return wrong && far
      ? { layers, asked, right, wrong, plant: random.pick(['an oak', 'a bean', 'a beech', 'a lilac']) }
      : null
  },
  make: ({ layers, asked, right, wrong, plant }) => {
    const total = layers.reduce((sum, each) => sum + each, 0)
    return {
      stem: [
        `The table shows the thickness of the layers of a leaf of ${plant}.`,
        `A section through a leaf of ${plant} was measured under a microscope.`,
        `A student measures the layers of a leaf of ${plant} in cross-section.`,
      ],
      table: {
        head: ['layer', 'thickness / µm'],
        rows: LAYERS.map((layer, at) => [layer, String(layers[at])]),
      },
      prompt: `What percentage of the thickness of the leaf is ${LAYERS[asked]}?`,
      options: numbers({ right, unit: '%', sigFigs: 2, wrong }),
      solution: `The whole leaf is ${layers.join(' + ')} = ${quantity(total, 'µm')} thick. ${layers[asked]} ÷ ${total} × 100 = ${figures(right, 2)}%.`,
    }
  },
  verify: ({ layers, asked }) => {
    const rest = layers.filter((_, at) => at !== asked).reduce((sum, each) => sum + each, 0)
    return 100 - (100 * rest) / (rest + (layers[asked] ?? 0))
  },
})

core('leaf-from-a-bright-place', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => ({
    sun: { area: random.int(18, 24), palisade: random.step(110, 140, 5), stomata: random.step(220, 280, 10) },
    shade: { area: random.int(36, 48), palisade: random.step(40, 60, 5), stomata: random.step(90, 140, 10) },
    sunFirst: random.chance(0.5),
    plant: random.pick(['a beech tree', 'an oak tree', 'a maple tree']),
  }),
  make: ({ sun, shade, sunFirst, plant }) => {
    const [one, two] = sunFirst ? [sun, shade] : [shade, sun]
    const [bright, dim] = sunFirst ? ['X', 'Y'] : ['Y', 'X']
    const thick = 'a thick palisade layer absorbs much of the bright light'
    const large = 'a large area is needed to absorb bright light'
    return {
      stem: [
        `Leaf X and leaf Y are from the same ${plant.replace(/^an? /, '')}. One grew at the top of the tree in bright light, the other low down in the shade.`,
        `A scientist compares two leaves of ${plant}. One grew in bright light and the other in shade.`,
        `Two leaves were taken from ${plant}, one from a bright place and one from a shady place.`,
      ],
      table: {
        head: ['', 'leaf X', 'leaf Y'],
        rows: [
          ['area / cm^{2}', String(one.area), String(two.area)],
          ['thickness of palisade mesophyll / µm', String(one.palisade), String(two.palisade)],
          ['number of stomata in 1 mm^{2}', String(one.stomata), String(two.stomata)],
        ],
      },
      prompt: 'Which leaf grew in bright light, and which reason fits the results?',
      options: rows(
        ['leaf in bright light', 'reason'],
        [bright, thick],
        [
          [[dim, large], 'You took the larger leaf; a large area makes up for *little* light, in the shade.'],
          [[bright, large], 'You found the leaf, but its area is the smaller one.'],
          [[dim, thick], 'You gave the right reason, but this leaf has the thinner palisade mesophyll.'],
        ],
      ),
      solution: `Leaf ${bright} has the thicker palisade mesophyll and more stomata: with many chloroplasts and much carbon dioxide it can use bright light. Leaf ${dim} is larger, which helps to absorb enough of the little light in the shade.`,
    }
  },
})

const COVERED = [
  { where: 'neither surface', share: 1 },
  { where: 'the upper surface only', share: 0.9 },
  { where: 'the lower surface only', share: 0.1 },
  { where: 'both surfaces', share: 0 },
] as const

core('leaves-with-grease', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const most = random.step(20, 40, 2)
    const upper = most - random.int(2, 4)
    const lower = random.int(3, 5)
    return {
      order: random.shuffle([0, 1, 2, 3]),
      taken: [most, upper, lower, 0],
      asked: random.pick([1, 2]),
      plant: random.pick(['an apple tree', 'a cherry tree', 'a hazel tree']),
    }
  },
  make: ({ order, taken, asked, plant }) => ({
    stem: [
      `Grease stops gases from passing. Four leaves of ${plant} were covered with grease in different ways and put into bright light. The table shows how much carbon dioxide each took in. In this plant most stomata are on the lower surface, and a few on the upper one.`,
      `In leaves of ${plant} most stomata are on the lower surface, and a few on the upper one. Four leaves had grease, through which gases do not pass, on neither, one or both surfaces. The table shows how much carbon dioxide each leaf took in in bright light.`,
      `Four leaves of ${plant} took in different amounts of carbon dioxide in bright light, because a student put grease on some of their surfaces. Gases do not pass through grease. The plant has most of its stomata on the lower surface of the leaf, and a few on the upper one.`,
    ],
    table: {
      head: ['leaf', 'carbon dioxide taken in / arbitrary units'],
      rows: order.map((kind, at) => [letterOf(at), String(taken[kind])]),
    },
    prompt: `The four leaves were treated in four different ways. Which leaf had grease on ${COVERED[asked]?.where}?`,
    options: inThisOrder(
      order.map((kind, at): Wrong | string =>
        kind === asked
          ? letterOf(at)
          : [
              letterOf(at),
              kind === 0
                ? 'You chose the leaf that took in most: all its stomata were free.'
                : kind === 3
                  ? 'You chose the leaf that took in nothing: both its surfaces were covered.'
                  : `You chose the leaf with grease on ${COVERED[kind]?.where}.`,
            ],
      ),
    ),
    solution: `Carbon dioxide enters through stomata. Without grease a leaf takes in most, with grease on both surfaces nothing. Grease on the lower surface covers most stomata and leaves little; grease on the upper surface covers only a few. So the leaf is ${letterOf(order.indexOf(asked))}.`,
  }),
  verify: ({ order, taken, asked }) => {
    const sorted = taken.toSorted((one, other) => other - one)
    const value = sorted[asked]
    return letterOf(order.findIndex(kind => taken[kind] === value))
  },
})
