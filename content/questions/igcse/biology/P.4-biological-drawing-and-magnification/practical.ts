import {
  drawingFrame,
  flowerAboveRule,
  type Leaf,
  leafAboveRule,
  leafBlade,
  leafOnSquares,
  type ModelLabel,
  modelInFrame,
  squaresByStrips,
  squaresOf,
  stalkLength,
  twoLeaves,
} from '@/content/figures/igcse/biology/practical-skills-drawing-a'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figures, plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { insectFlower, windFlower } from '@/lib/figures/biology/flowers'
import { placed } from '@/lib/figures/biology/placed'
import type { Point } from '@/lib/figures/shapes'
import { isShort, LETTERS, measuredXY } from './parts'
import { drawnWell } from './points'
import {
  BENEDICT_ADDED,
  BENEDICT_HEATED,
  flowerDifferences,
  leafDifferences,
  STAMENS_AND_CARPELS,
} from './specimen-points'

const { core, templates } = questionsOf('practical', 'P.4', { calculator: 'needed' })

export { templates }

/** No species: the drawing shows no real one. */
const FLOWERS = [
  { plant: 'a fruit tree', widths: [24, 30] },
  { plant: 'a garden plant', widths: [23, 29] },
  { plant: 'a climbing plant', widths: [17, 23] },
  { plant: 'a plant in a hedge', widths: [18, 25] },
] as const

const GRASSES = ['a meadow grass', 'a rye grass', 'a wheat plant'] as const

/** Structures to label in the drawing, with the words that ask for them. */
const LABELS = {
  petal: 'one **petal**',
  anther: 'one **anther**',
  sepal: 'one **sepal**',
  stigma: 'the **stigma**',
  ovary: 'the **ovary**',
} as const

/** Where the lines stand in the model. */
const FLOWER_LABELS: Record<keyof typeof LABELS, ModelLabel> = {
  petal: { words: 'petal', at: [272, 84], from: [312, 84], anchor: 'start' },
  anther: { words: 'anther', at: [132, 59], from: [62, 59], anchor: 'end' },
  sepal: { words: 'sepal', at: [102, 193], from: [60, 204], anchor: 'end' },
  stigma: { words: 'stigma', at: [186, 53], from: [192, 24], anchor: 'start' },
  ovary: { words: 'ovary', at: [200, 151], from: [312, 151], anchor: 'start' },
}

const isTie = (value: number) => {
  const scaled = value * 10 ** (1 - Math.floor(Math.log10(value)))
  return Math.abs(scaled - Math.floor(scaled) - 0.5) < 0.03
}

core('half-flower-drawn', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const flower = random.pick(FLOWERS)
    const actual = random.int(flower.widths[0], flower.widths[1])
    const image = random.int(34, 44)
    const ratio = image / actual
    if (isTie(ratio) || isShort(ratio)) return null
    return {
      plant: flower.plant,
      grass: random.pick(GRASSES),
      actual,
      image,
      start: random.pick([6, 10, 13, 15]),
      letters: random.pick(LETTERS),
      asked: [
        random.pick(['petal', 'sepal', 'anther'] as const),
        random.pick(['stigma', 'ovary'] as const),
      ] as const,
    }
  },
  make: ({ plant, grass, actual, image, start, letters: [one, other], asked: [first, second] }) => {
    const ratio = image / actual
    const frame = `half-flower-${first}-${second}`
    return {
      stem: [
        `A student cuts a flower of ${plant} in half. The diagram shows one half, flower ${one}. A ruler has been placed below the diagram. Insects pollinate this flower.`,
        `Flower ${one} in the diagram comes from ${plant}, which is pollinated by insects. It has been cut in half. A ruler lies below the diagram.`,
        `The diagram was made from a photograph of half of a flower of ${plant}, flower ${one}. The flower is pollinated by insects. A ruler lies below the diagram.`,
      ],
      figure: flowerAboveRule(`half-flower-above-a-rule`, { image, start }),
      parts: {
        a: ask.draw({
          prompt: `Draw a large diagram of flower ${one} in the frame. Label ${LABELS[first]} and ${LABELS[second]}.`,
          command: 'Draw',
          objective: 'AO3',
          figure: drawingFrame(frame, 300),
          tools: ['curve', 'line', 'label'],
          labels: [first, second].map(each => ({ id: each, text: each })),
          modelFigure: modelInFrame(
            frame,
            300,
            'Half of the flower with two petals, two sepals, two stamens and one carpel with ovules in its ovary.',
            placed(insectFlower({ labels: 'none' }), { x: -72, y: -45, scale: 1.4 }),
            [FLOWER_LABELS[first], FLOWER_LABELS[second]],
          ),
          scheme: drawnWell(
            'two petals, two sepals, two stamens, and one carpel with ovules, in the same proportions as in the diagram',
            `${first} and ${second}`,
          ),
          solution: `Draw what you see: two petals, two sepals, two stamens (anther on a filament) and the carpel in the middle with its stigma, style, ovary and ovules. Use one sharp line for each edge, and no shading. The label lines must touch the ${first} and the ${second}.`,
        }),
        'b.i': measuredXY(`The line XY shows the greatest width of flower ${one} in the diagram.`, {
          image,
          start,
        }),
        'b.ii': ask.number({
          prompt: `The actual width of the flower is ${quantity(actual, 'mm')}. Calculate the magnification of the diagram. Give your answer to **two** significant figures.`,
          command: 'Calculate',
          objective: 'AO3',
          answer: ratio,
          unit: '',
          strictFigures: { kind: 'significant', count: 2 },
          follow: { from: 'b.i', formula: `x/${actual}` },
          scheme: [
            'C1 image size ÷ actual size',
            `C1 ${image} ÷ ${actual}`,
            `A1 ×\u00a0${figures(ratio, 2)} (two significant figures)`,
          ],
          solution: `Magnification = image size ÷ actual size = ${image} ÷ ${actual} = ${figures(ratio, 4)}…, which is ${figures(ratio, 2)} to two significant figures. Magnification has no unit.`,
        }),
        'c.i': ask.written({
          lead: `The second diagram shows a flower of ${grass}, flower ${other}. The two flowers are not drawn to the same scale.`,
          prompt: `State **one** structure that can be seen in both flowers.`,
          objective: 'AO3',
          marks: 1,
          lines: 1,
          figure: windFlower.figure({
            name: 'practical-skills/grass-flower',
            title: `Flower ${other}`,
            labels: 'none',
          }),
          scheme: [STAMENS_AND_CARPELS],
          modelAnswer: 'Both flowers have anthers on filaments.',
          solution: 'Both flowers have anthers on filaments, an ovary and stigmas (as well as a stalk).',
        }),
        'c.ii': ask.written({
          prompt: `Describe **two** differences between flower ${one} and flower ${other} that can be seen in the diagrams.`,
          objective: 'AO3',
          marks: 2,
          lines: 4,
          scheme: flowerDifferences(one, other),
          modelAnswer: `Flower ${one} has large petals but flower ${other} has no petals. Flower ${one} is pink but flower ${other} is green. Flower ${one} has one stigma but flower ${other} has two stigmas. Flower ${other} has bracts but flower ${one} has no bracts. The stigma of flower ${one} is flat but the stigmas of flower ${other} are feathery. The anthers of flower ${one} are inside the flower but the anthers of flower ${other} hang outside. Flower ${one} has a style but flower ${other} has no style. Flower ${one} has sepals but flower ${other} has no sepals. Flower ${one} has several ovules but flower ${other} has one ovule.`,
          solution:
            'Compare feature for feature, and say what is seen in each of the two: petals, stigma, position of the anthers. Size is no difference here, as the scales differ.',
        }),
        'd.i': ask.written({
          lead: `The student takes nectar from many flowers of ${plant} and adds a little water to it.`,
          prompt: 'Describe how the nectar is tested for reducing sugars.',
          objective: 'AO3',
          scheme: [BENEDICT_ADDED, BENEDICT_HEATED],
          modelAnswer: 'Add Benedict’s solution to the nectar, and heat it in a hot water bath.',
          solution:
            'Benedict’s solution must be heated, in a water bath above 80 °C, for the colour to change.',
        }),
        'd.ii': words({
          subject: 'igcse/biology',
          prompt: 'The nectar contains much reducing sugar. State the final colour of the mixture.',
          command: 'State',
          objective: 'AO3',
          answers: [
            {
              text: 'brick-red',
              accept: ['red', 'orange-red', 'brick red', 'orange', 'red-brown', 'reddish brown', 'brown-red'],
            },
          ],
          reject: [
            { text: 'blue', why: 'Blue is the colour of Benedict’s solution before the test.' },
            { text: 'purple', why: 'Purple is the result of the biuret test for protein.' },
            { text: 'blue-black', why: 'Blue-black is the result of the iodine test for starch.' },
            { text: 'green', why: 'Green shows only a little reducing sugar.' },
          ],
          solution:
            'From little to much reducing sugar the colour goes from blue over green, yellow and orange to brick-red.',
        }),
      },
    }
  },
  verify: ({ image, actual }) => ({ 'b.i': image, 'b.ii': 1 / (actual / image) }),
})

type Broad = Exclude<Leaf, 'grass' | 'willow'>

const BROAD: Record<
  Broad,
  { plant: string; edge: string; scales: readonly number[]; squares: readonly number[] }
> = {
  smooth: { plant: 'a lilac bush', edge: 'a smooth edge', scales: [0.4, 0.5, 0.6], squares: [8, 10, 11] },
  toothed: { plant: 'an elm tree', edge: 'a toothed edge', scales: [0.4, 0.5, 0.6], squares: [8, 9, 11] },
  heart: { plant: 'a lime tree', edge: 'a smooth edge', scales: [0.5, 0.6, 0.8], squares: [7, 8, 10] },
  lobed: {
    plant: 'an oak tree',
    edge: 'an edge with rounded lobes',
    scales: [0.4, 0.5, 0.6],
    squares: [10, 11, 12],
  },
}

const OWN_GRASSES = ['a maize plant', 'a wheat plant', 'a grass from a lawn'] as const

const MIDRIB: Point = [50, 0]

const STARCH_TEST = [
  { id: 'boil', text: 'put the leaf into boiling water' },
  { id: 'ethanol', text: 'heat the leaf in ethanol in a water bath' },
  { id: 'rinse', text: 'rinse the leaf in warm water' },
  { id: 'iodine', text: 'add iodine solution to the leaf' },
]

core('two-leaves-compared', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const kind = random.pick(['smooth', 'toothed', 'heart', 'lobed'] as const)
    const { scales, squares } = BROAD[kind]
    const long = random.pick(squares)
    const magnification = random.pick(scales)
    const image = random.int(40, 52)
    const area = squaresOf(kind, long)
    if (Math.abs(area - Math.floor(area) - 0.5) < 0.1) return null
    const millimetres = image / magnification
    if (Math.abs(millimetres - Math.round(millimetres)) > 1e-9) return null
    return {
      kind,
      grass: random.pick(OWN_GRASSES),
      image,
      start: random.pick([12, 14, 15, 17]),
      magnification,
      long,
      letters: random.pick(LETTERS),
      steps: random.shuffle([0, 1, 2, 3]),
    }
  },
  make: ({ kind, grass, image, start, magnification, long, letters: [one, other], steps }) => {
    const { plant, edge } = BROAD[kind]
    const area = Math.round(squaresOf(kind, long))
    const within = Math.max(2, Math.round(area * 0.1))
    const actual = image / magnification / 10
    const wide = kind === 'lobed' ? 'a wide, lobed blade' : 'a wide blade'
    const shape = placed(leafBlade(kind), { x: 62, y: 128, scale: 2.3 })
    const onMidrib: Point = [62 + MIDRIB[0] * 2.3, 128]
    const onStalk: Point = [62 - stalkLength(kind) * 1.4, 130]
    const inOrder = steps.every((step, at) => step === at)
    const shown = inOrder ? [1, 0, 2, 3] : steps
    return {
      stem: [
        `A student collects leaf ${one} from ${plant}. The diagram shows this leaf. A ruler has been placed below the diagram.`,
        `The diagram was made from a photograph of a leaf of ${plant}, leaf ${one}. A ruler lies below the diagram.`,
        `Leaf ${one} in the diagram comes from ${plant}. A ruler lies under the diagram.`,
      ],
      figure: leafAboveRule(`leaf-${kind}-above-a-rule`, kind, { image, start }),
      parts: {
        a: ask.draw({
          prompt: `Draw a large diagram of leaf ${one} in the frame. Label the **midrib** and the **stalk**.`,
          command: 'Draw',
          objective: 'AO3',
          figure: drawingFrame(`leaf-${kind}`, 252),
          tools: ['curve', 'line', 'label'],
          labels: ['midrib', 'stalk'].map(each => ({ id: each, text: each })),
          modelFigure: modelInFrame(
            `leaf-${kind}`,
            252,
            'The leaf with its stalk, its edge and its veins.',
            shape,
            [
              { words: 'midrib', at: onMidrib, from: [228, 22], anchor: 'start' },
              { words: 'stalk', at: onStalk, from: [66, 224], anchor: 'start' },
            ],
          ),
          scheme: drawnWell(
            `a blade with ${edge}, the midrib and at least three side veins on each side, as broad for its length as in the diagram`,
            'midrib and stalk',
          ),
          solution: `Draw the blade in one sharp line with ${edge}, then the midrib, the side veins and the stalk. Keep the proportion of length to width. Do not colour it, and let the label lines touch the midrib and the stalk.`,
        }),
        'b.i': measuredXY(
          `The line XY shows the length of the blade of leaf ${one} in the diagram, from the stalk to the tip.`,
          {
            image,
            start,
          },
        ),
        'b.ii': ask.number({
          prompt: `The magnification of the diagram is ×\u00a0${plain(magnification)}. Calculate the actual length of the blade. Give your answer in **cm**.`,
          command: 'Calculate',
          objective: 'AO3',
          answer: actual,
          unit: 'cm',
          keepUnit: true,
          follow: { from: 'b.i', formula: `x/${magnification * 10}` },
          scheme: [
            `C1 ${image} ÷ ${plain(magnification)}`,
            `C1 ${plain(Number((actual * 10).toPrecision(3)))} mm`,
            `A1 ${plain(Number(actual.toPrecision(3)))} cm`,
          ],
          solution: `Actual size = image size ÷ magnification = ${image} ÷ ${plain(magnification)} = ${plain(Number((actual * 10).toPrecision(3)))} mm. 10 mm = 1 cm, so this is ${plain(Number(actual.toPrecision(3)))} cm. The magnification is less than 1, so the leaf is longer than its picture.`,
        }),
        c: ask.written({
          lead: `The second diagram shows leaf ${one} beside a leaf of ${grass}, leaf ${other}. Both are drawn with blades of the same length.`,
          prompt: `Describe **two** differences between leaf ${one} and leaf ${other} that can be seen in the diagram.`,
          objective: 'AO3',
          marks: 2,
          lines: 4,
          figure: twoLeaves(`leaves-${kind}-and-grass`, [
            { letter: one, kind },
            { letter: other, kind: 'grass' },
          ]),
          scheme: leafDifferences(one, other, kind),
          modelAnswer: `Leaf ${one} has ${wide} but leaf ${other} has a narrow blade. The veins of leaf ${one} form branches but the veins of leaf ${other} are parallel. Leaf ${one} has a stalk but leaf ${other} has no stalk.${kind === 'toothed' ? ` The edge of leaf ${one} is toothed but the edge of leaf ${other} is smooth.` : kind === 'lobed' ? ` The edge of leaf ${one} is lobed but the edge of leaf ${other} is smooth.` : ''}`,
          solution:
            'Each difference names one feature and says what it is like in both leaves. Do not compare colour or size: neither can be seen in this diagram.',
        }),
        d: ask.number({
          lead: `The student lays another leaf of ${plant} on paper with squares and draws around its blade. Each square has an area of 1 cm^{2}.`,
          prompt: 'Estimate the area of one surface of this blade.',
          command: 'Determine',
          objective: 'AO3',
          answer: area,
          unit: 'cm^2',
          tolerance: within,
          figure: leafOnSquares(`leaf-${kind}-on-squares`, kind, long),
          scheme: [
            'C1 counts whole squares, and squares of which half or more is covered',
            `A1 ${area} cm^{2} (± ${within} cm^{2})`,
          ],
          solution: `Count every square that lies wholly inside the edge, and every square of which at least half is covered. Leave out the others. The number of squares is about ${area}, and each is 1 cm^{2}.`,
        }),
        e: ask.order({
          lead: `A leaf of ${plant} that was in the light is tested for starch.`,
          prompt: 'Put the steps of the test into the right order.',
          command: 'Identify',
          objective: 'AO3',
          marks: 2,
          items: shown.flatMap(at => STARCH_TEST.slice(at, at + 1)),
          answer: STARCH_TEST.map(({ id }) => id),
          scheme: sequenceScheme(4, 2),
          solution:
            'Boiling water kills the cells and makes the leaf soft. Ethanol removes the chlorophyll. Warm water rinses and softens the leaf again. Then iodine solution shows starch by turning blue-black.',
        }),
      },
    }
  },
  verify: ({ kind, image, magnification, long }) => ({
    'b.i': image,
    'b.ii': image / 10 / magnification,
    d: Math.round(squaresByStrips(kind, long)),
  }),
})
