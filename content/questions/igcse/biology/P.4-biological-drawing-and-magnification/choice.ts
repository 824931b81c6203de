import {
  type Leaf,
  leafAboveRule,
  twoLeaves,
} from '@/content/figures/igcse/biology/practical-skills-drawing-a'
import {
  fourLabellings,
  fourManners,
  type Labelling,
  type Manner,
} from '@/content/figures/igcse/biology/practical-skills-drawing-a-manners'
import { bySize, inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.4', { calculator: 'needed' })

export { templates }

const times = (value: number) => `×\u00a0${figures(value, 2)}`
const inMm = (value: number) => quantity(Number(value.toPrecision(3)), 'mm')

const MANNERS: Record<Manner, string | null> = {
  good: null,
  sketchy: 'You chose a drawing with many short strokes. An outline is one clear line that has no breaks.',
  shaded: 'You chose a drawing that is shaded. A biological drawing has lines only, without shading.',
  angular: 'You chose a drawing whose outline does not have the shape of the leaf.',
}

core('clear-drawing-of-a-leaf', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    order: random.shuffle(['good', 'sketchy', 'shaded', 'angular'] as const),
    tree: random.pick(['a lilac', 'a pear tree', 'a privet hedge', 'a magnolia']),
  }),
  make: ({ order, tree }) => ({
    stem: [
      `Four students draw the same leaf of ${tree}. The edge of the leaf is smooth and rounded.`,
      `The diagram shows four drawings of one leaf of ${tree}, whose edge is smooth and rounded.`,
      `A leaf of ${tree} has a smooth, rounded edge. The diagram shows how four students drew it.`,
    ],
    figure: fourManners(order),
    prompt: [
      'Which drawing follows the rules for a biological drawing?',
      'Which drawing would earn the most marks?',
    ],
    options: inThisOrder(Object.fromEntries(order.map((manner, at) => ['ABCD'.charAt(at), MANNERS[manner]]))),
    solution: `Drawing ${'ABCD'.charAt(order.indexOf('good'))} has a single, clear, unbroken outline of the right shape, and no shading.`,
  }),
  verify: ({ order }) => order.map((manner, at) => (manner === 'good' ? 'ABCD'.charAt(at) : '')).join(''),
})

const LABELLINGS: Record<Labelling, string | null> = {
  good: null,
  short: 'You chose label lines that end before they touch the structures.',
  crossing: 'You chose label lines that cross each other.',
  curved: 'You chose lines that are not straight and have arrow heads. Label lines are drawn with a ruler.',
}

core('label-lines-of-a-leaf', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    order: random.shuffle(['good', 'short', 'crossing', 'curved'] as const),
    who: random.pick(['Four students', 'Four members of a class', 'Four candidates']),
  }),
  make: ({ order, who }) => ({
    stem: [
      `${who} label the same drawing of a leaf.`,
      `The same drawing of a leaf is labelled in four ways. ${who} did it.`,
      `${who} add two labels to a drawing of a leaf.`,
    ],
    figure: fourLabellings(order),
    prompt: [
      'Which drawing is labelled correctly?',
      'In which drawing are the label lines drawn as they should be?',
    ],
    options: inThisOrder(Object.fromEntries(order.map((how, at) => ['ABCD'.charAt(at), LABELLINGS[how]]))),
    solution: `In drawing ${'ABCD'.charAt(order.indexOf('good'))} the label lines are straight, end on the structures and do not cross.`,
  }),
  verify: ({ order }) => order.map((how, at) => (how === 'good' ? 'ABCD'.charAt(at) : '')).join(''),
})

const BROAD = ['smooth', 'toothed', 'lobed', 'willow'] as const

core('magnification-of-a-leaf', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const kind: Leaf = random.pick(BROAD)
    const image = random.int(38, 54)
    const start = random.pick([11, 13, 14, 16])
    const actual = random.step(60, 130, 5)
    const right = image / actual
    const tail = right * 100 - Math.floor(right * 100)
    if (Math.abs(tail - 0.5) < 0.05) return null
    const wrong = threeSlips(
      random,
      right,
      [
        [actual / image, 'You divided the actual size by the image size.'],
        [(image + start) / actual, 'You took the reading at Y for the length, but X is not at 0.'],
        [image / 10 / actual, 'You divided centimetres by millimetres.'],
        [right * 10, 'You changed the actual length into centimetres, but not the length of the image.'],
      ] satisfies Slip[],
      times,
    )
    return wrong ? { kind, image, start, actual, right, wrong } : null
  },
  make: ({ kind, image, start, actual, right, wrong }) => ({
    stem: [
      `A ruler has been placed below the diagram of a leaf. The actual length of the blade is ${inMm(actual)}.`,
      `The diagram was made from a photograph of a leaf, and a ruler lies below the diagram. The blade of this leaf is really ${inMm(actual)} long.`,
      `The line XY shows the length of the blade of a leaf. On the plant the blade is ${inMm(actual)} long.`,
    ],
    figure: leafAboveRule(`leaf-${kind}-and-rule`, kind, { image, start }),
    prompt: [
      'What is the magnification of the diagram?',
      'What is the magnification, to two significant figures?',
    ],
    options: bySize({ right, wrong, print: times }),
    solution: `XY runs from ${start} mm to ${start + image} mm: ${image} mm. Magnification = image size ÷ actual size = ${image} ÷ ${actual} = ${figures(right, 2)}. It is less than 1, since the picture is smaller than the leaf.`,
  }),
  verify: ({ image, actual }) => times(1 / (actual / image)),
})

/** Below ten it keeps its second figure, also a nought. */
const twoOrMore = (value: number) => quantity(value, 'mm', value < 10 ? 2 : undefined)

const SMALL = [
  'the body of a small beetle',
  'the body of an ant',
  'a grain of wheat',
  'the pupa of a fly',
] as const

core('width-in-proportion', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const long = random.step(30, 60, 5)
    const wide = random.step(12, 28, 2)
    const factor = random.pick([1.5, 2, 2.5, 3])
    const drawn = long * factor
    const right = wide * factor
    const wrong = threeSlips(
      random,
      right,
      [
        [wide + drawn - long, 'You added the same number of millimetres to both lengths.'],
        [wide, 'You kept the width, so the drawing would be too narrow.'],
        [wide / factor, 'You divided by the factor, but the drawing is larger than the photograph.'],
        [drawn - wide, 'You subtracted the width from the length of the drawing.'],
        [drawn / 2, 'You took half of the length, whatever the shape of the specimen.'],
      ] satisfies Slip[],
      inMm,
    )
    return wrong && wide < long * 0.8 ? { long, wide, drawn, right, wrong, thing: random.pick(SMALL) } : null
  },
  make: ({ long, wide, drawn, right, wrong, thing }) => ({
    stem: [
      `In a photograph ${thing} is ${inMm(long)} long and ${inMm(wide)} wide. A student draws it ${inMm(drawn)} long.`,
      `From a photograph a student makes a large drawing of ${thing}. It is ${inMm(long)} long and ${inMm(wide)} wide in the photograph, and ${inMm(drawn)} long in the drawing.`,
      `A photograph shows ${thing}, which measures ${inMm(long)} by ${inMm(wide)} in it. In a student’s drawing the length is ${inMm(drawn)}.`,
    ],
    prompt: ['How wide should the drawing be?', 'Which width keeps the proportions of the specimen?'],
    options: bySize({ right, wrong, print: inMm }),
    solution: `The drawing is ${drawn} ÷ ${long} = ${plain(drawn / long)} times as long as the photograph, so it must be ${plain(drawn / long)} times as wide: ${wide} × ${plain(drawn / long)} = ${inMm(right)}.`,
  }),
  verify: ({ long, wide, drawn }) => (wide / long) * drawn,
})

core('actual-length-to-two-figures', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const image = random.int(41, 98)
    const magnification = random.pick([6, 7, 9, 11, 12, 13])
    const right = image / magnification
    const digits = right * 10 - Math.floor(right * 10)
    if (right >= 9.9 || right < 3 || digits < 0.06 || digits > 0.94 || Math.abs(digits - 0.5) < 0.06)
      return null
    const isUp = digits > 0.5
    const amiss = (Math.floor(right * 10) + (isUp ? 0 : 1)) / 10
    const wrong = threeSlips(
      random,
      Number(right.toFixed(1)),
      [
        [
          amiss,
          isUp
            ? 'You cut the number off instead of rounding it up.'
            : 'You rounded up, but the next figure is less than 5.',
        ],
        [image * magnification, 'You multiplied, but the specimen is smaller than its image.'],
        [Number((magnification / image).toPrecision(2)), 'You divided the magnification by the image size.'],
        [Number((right / 10).toPrecision(2)), 'You gave centimetres as millimetres.'],
      ] satisfies Slip[],
      twoOrMore,
    )
    return wrong ? { image, magnification, right, wrong, thing: random.pick(SMALL) } : null
  },
  make: ({ image, magnification, right, wrong, thing }) => ({
    stem: [
      `In a photograph with a magnification of ×\u00a0${magnification}, ${thing} is ${inMm(image)} long.`,
      `A drawing shows ${thing} ${inMm(image)} long. The magnification is ×\u00a0${magnification}.`,
      `A picture shows ${thing}, magnified ${magnification} times. A student measures its length in the picture: ${inMm(image)}.`,
    ],
    prompt: [
      'What is the actual length, to two significant figures?',
      'What is the length of the specimen itself, to two significant figures?',
    ],
    options: bySize({ right: Number(right.toFixed(1)), wrong, print: twoOrMore }),
    solution: `Actual size = image size ÷ magnification = ${image} ÷ ${magnification} = ${figures(right, 4)}…, which rounds to ${quantity(right, 'mm', 2)}.`,
  }),
  verify: ({ image, magnification }) => Math.round((10 * image) / magnification) / 10,
})

const PAIRS = [
  { kind: 'toothed', seen: 'a toothed edge' },
  { kind: 'lobed', seen: 'a lobed edge' },
] as const

core('difference-feature-for-feature', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({
    pair: random.pick(PAIRS),
    letters: random.pick([
      ['P', 'Q'],
      ['R', 'S'],
      ['J', 'K'],
    ] as const),
  }),
  make: ({ pair: { kind, seen }, letters: [one, other] }) => ({
    stem: [
      `The diagram shows leaves ${one} and ${other}. A student writes down differences between them.`,
      `A student compares leaf ${one} with leaf ${other}, which are shown in the diagram.`,
      `Leaves ${one} and ${other} in the diagram come from different plants. A student compares them.`,
    ],
    figure: twoLeaves(`leaves-${kind}-and-willow`, [
      { letter: one, kind },
      { letter: other, kind: 'willow' },
    ]),
    prompt: [
      'Which sentence describes a difference that can be seen in the diagram?',
      'Which sentence earns a mark for a visible difference?',
    ],
    right: `Leaf ${one} has ${seen}, but leaf ${other} has a smooth edge.`,
    wrong: {
      [`Leaf ${one} has ${seen}, but leaf ${other} has parallel veins.`]:
        'You compared two different features, the edge and the veins; the veins of both leaves branch.',
      [`Leaf ${one} has a stalk and veins, and so has leaf ${other}.`]:
        'You described what is alike, but a difference is asked.',
      [`Leaf ${one} grows in the shade, but leaf ${other} in full sun.`]:
        'You gave an explanation that cannot be seen in the diagram.',
    },
    solution: `A difference names one feature and says what it is like in both: the edge of leaf ${one} and the edge of leaf ${other}.`,
  }),
})
