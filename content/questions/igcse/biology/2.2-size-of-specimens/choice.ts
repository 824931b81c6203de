import { bySize, inThisOrder, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity } from '@/lib/exams/format'
import type { Random } from '@/lib/exams/random'
import { specimenAboveRuler } from '@/lib/figures/biology/above-ruler'
import { capital } from '../shared'
import { fourOrganisms, rowOfCells, withScaleBar } from './drawings'
import { barredOf, measuredOf, SCALED, SPECIMENS, type Specimen } from './specimens'

const { core, supplement, templates } = choiceQuestions('2.2', { calculator: 'needed' })

export { templates }

const times = (value: number) =>
  `×\u00a0${value < 1 ? figures(value, 2) : plain(Number(value.toPrecision(3)))}`
const inMm = (value: number) =>
  value < 0.001 ? quantity(value, 'mm', 2) : quantity(Number(value.toPrecision(3)), 'mm')
const inMicro = (value: number) => quantity(Number(value.toPrecision(3)), 'µm')

/** Four values by size with their three slips, so that the place of the right one varies. */
function slipped(random: Random, right: number, slips: readonly Slip[], print: (value: number) => string) {
  const wrong = threeSlips(random, right, slips, print)
  return wrong ? { right, wrong } : null
}

const LARGE = [SPECIMENS.insect, SPECIMENS.spider, SPECIMENS.cheek, SPECIMENS.leaf] as const
const SMALL = [
  SPECIMENS.leaf,
  SPECIMENS.palisade,
  SPECIMENS.white,
  SPECIMENS.chloroplast,
  SPECIMENS.mitochondrion,
] as const

const LENGTHS = ['image size', 'actual size', 'magnification'] as const

core('formula-for-a-size', {
  facts: { difficulty: 1, checked: '2026-11-27', objective: 'AO1' },
  values: random => ({
    asked: random.pick(LENGTHS),
    thing: random.pick(['a flea', 'a leaf cell', 'a grain of pollen', 'the eye of a fly', 'a root hair']),
  }),
  make: ({ asked, thing }) => ({
    stem: [
      `A student makes a drawing of ${thing}.`,
      `A textbook shows a picture of ${thing}, larger than it is.`,
      `A student looks at a photograph of ${thing} that was taken through a lens.`,
    ],
    prompt: [`Which equation gives the ${asked}?`, `How is the ${asked} calculated?`],
    ...EQUATIONS[asked],
    solution:
      'The equation to learn is magnification = image size ÷ actual size. The image is the actual size multiplied by the magnification, so the actual size is the image size divided by the magnification.',
  }),
})

const EQUATIONS = {
  magnification: {
    right: 'magnification = image size ÷ actual size',
    wrong: {
      'magnification = actual size ÷ image size': 'You turned the equation upside down.',
      'magnification = image size × actual size':
        'You multiplied, but magnification says how many times the actual size goes into the image size.',
      'magnification = image size − actual size':
        'You took the difference, but magnification is how many times larger the image is.',
    },
  },
  'actual size': {
    right: 'actual size = image size ÷ magnification',
    wrong: {
      'actual size = magnification ÷ image size': 'You turned the equation upside down.',
      'actual size = image size × magnification':
        'You multiplied: this makes the specimen larger than its image.',
      'actual size = image size − magnification':
        'You subtracted, but a magnification is not a length that can be taken away.',
    },
  },
  'image size': {
    right: 'image size = actual size × magnification',
    wrong: {
      'image size = actual size ÷ magnification':
        'You divided: this makes the image smaller than the specimen.',
      'image size = magnification ÷ actual size':
        'You divided the magnification by the size, but the two must be multiplied.',
      'image size = actual size + magnification':
        'You added, but a magnification is not a length that can be added.',
    },
  },
} as const

core('magnification-of-a-drawing', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const specimen: Specimen = random.pick(LARGE)
    const measured = measuredOf(random, specimen)
    const start = random.pick(specimen.starts)
    if (!measured) return null
    const { image, actual, magnification } = measured
    const options = slipped(
      random,
      magnification,
      [
        [actual / image, 'You divided the actual size by the image size: the equation is upside down.'],
        [
          image / 10 / actual,
          'You measured the drawing in centimetres, but the actual size is in millimetres.',
        ],
        [10 * magnification, 'You made the length of the drawing ten times too large in millimetres.'],
        [image * actual, 'You multiplied the two lengths.'],
        ...(start > 0
          ? [[(image + start) / actual, 'You took the reading at Y, but X is not at 0.'] as const]
          : []),
      ],
      times,
    )
    return options ? { specimen, measured, start, options } : null
  },
  make: ({ specimen, measured: { image, actual, magnification }, start, options }) => ({
    stem: [
      `The diagram shows a drawing of ${specimen.name} above a ruler. The actual ${specimen.length} is ${inMm(actual)}.`,
      `A student draws ${specimen.name} and puts a ruler under the drawing. The actual ${specimen.length} is ${inMm(actual)}.`,
      `A ruler lies under a drawing of ${specimen.name}. The line XY shows the length that is measured. In life the ${specimen.length} is ${inMm(actual)}.`,
    ],
    figure: specimenAboveRuler(specimen, 'size-of-specimens/drawing-and-rule', { image, start }),
    prompt: ['What is the magnification of the drawing?', 'How many times has the specimen been magnified?'],
    options: bySize({ ...options, print: times }),
    solution: `On the ruler, XY is ${inMm(image)} long${start > 0 ? ` (from ${start} to ${start + image})` : ''}. Magnification = image size ÷ actual size = ${image} ÷ ${plain(actual)} = ${plain(magnification)}.`,
  }),
  verify: ({ measured: { image, actual } }) => times((image * 1000) / Math.round(actual * 1000)),
})

core('actual-size-from-a-drawing', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const specimen: Specimen = random.pick(LARGE)
    const measured = measuredOf(random, specimen)
    const start = random.pick(specimen.starts)
    if (!measured) return null
    const { image, actual, magnification } = measured
    const options = slipped(
      random,
      actual,
      [
        [
          image * magnification,
          'You multiplied by the magnification, but the specimen is smaller than the drawing.',
        ],
        [magnification / image, 'You divided the magnification by the length of the drawing.'],
        [actual / 10, 'You measured the drawing in centimetres and gave the answer in millimetres.'],
        [actual * 10, 'You divided by a magnification that is ten times too small.'],
        ...(start > 0
          ? [[(image + start) / magnification, 'You took the reading at Y, but X is not at 0.'] as const]
          : []),
      ],
      inMm,
    )
    return options ? { specimen, measured, start, options } : null
  },
  make: ({ specimen, measured: { image, actual, magnification }, start, options }) => ({
    stem: [
      `The diagram shows a drawing of ${specimen.name} above a ruler. The magnification of the drawing is ${times(magnification)}.`,
      `A student draws ${specimen.name} at a magnification of ${times(magnification)} and puts a ruler under the drawing.`,
      `A ruler lies under a drawing of ${specimen.name}. The drawing is ${plain(magnification)} times as long as the specimen.`,
    ],
    figure: specimenAboveRuler(specimen, 'size-of-specimens/drawing-and-rule', { image, start }),
    prompt: [
      `What is the actual ${specimen.length} shown by the line XY?`,
      `The line XY shows the ${specimen.length} in the drawing. What is its actual size?`,
    ],
    options: bySize({ ...options, print: inMm }),
    solution: `On the ruler, XY is ${inMm(image)} long${start > 0 ? ` (from ${start} to ${start + image})` : ''}. Actual size = image size ÷ magnification = ${image} ÷ ${plain(magnification)} = ${inMm(actual)}.`,
  }),
  verify: ({ measured: { image, magnification } }) => {
    let left = 0
    const step = 1 / magnification
    for (let mm = 0; mm < image; mm += 1) left += step
    return left
  },
})

const PICTURES = [
  { name: 'a hair', length: 'width', actual: [0.05, 0.1], magnification: [200, 300, 400, 600] },
  { name: 'a grain of pollen', length: 'width', actual: [0.03, 0.06], magnification: [400, 500, 800] },
  { name: 'the egg of an insect', length: 'length', actual: [0.4, 1.2], magnification: [40, 50, 60] },
  { name: 'a root hair cell', length: 'length', actual: [0.6, 1.4], magnification: [20, 30, 50] },
] as const

core('size-of-an-image', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const picture = random.pick(PICTURES)
    const actual = random.step(picture.actual[0], picture.actual[1], picture.actual[0] < 0.1 ? 0.01 : 0.1)
    const magnification = random.pick(picture.magnification)
    const right = Number((actual * magnification).toPrecision(6))
    const options = slipped(
      random,
      right,
      [
        [
          actual / magnification,
          'You divided by the magnification, but the image is larger than the specimen.',
        ],
        [magnification / actual, 'You divided the magnification by the actual size.'],
        [right / 10, 'You changed the answer to centimetres but gave it as millimetres.'],
        [right * 10, 'You moved the decimal point: the image is ten times too large.'],
      ],
      inMm,
    )
    return options ? { picture, actual, magnification, options } : null
  },
  make: ({ picture: { name, length }, actual, magnification, options }) => ({
    stem: [
      `The ${length} of ${name} is ${inMm(actual)}. It is photographed at a magnification of ${times(magnification)}.`,
      `A student is going to draw ${name} at a magnification of ${times(magnification)}. Its actual ${length} is ${inMm(actual)}.`,
      `A picture shows ${name} magnified ${plain(magnification)} times. The actual ${length} is ${inMm(actual)}.`,
    ],
    prompt: [`What is the ${length} in the image?`, `What is the ${length} of the image?`],
    options: bySize({ ...options, print: inMm }),
    solution: `Image size = actual size × magnification = ${plain(actual)} × ${plain(magnification)} = ${inMm(options.right)}.`,
  }),
  verify: ({ actual, magnification }) => magnification / (1 / actual),
})

core('lengths-in-different-units', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const actual = random.step(0.2, 0.9, 0.1)
    const magnification = random.pick([50, 80, 100, 120, 150, 200])
    const image = Number(((actual * magnification) / 10).toPrecision(6)) // cm
    const options = slipped(
      random,
      magnification,
      [
        [image / actual, 'You divided centimetres by millimetres. Change both into millimetres first.'],
        [magnification / 100, 'You changed centimetres into millimetres the wrong way: multiply by 10.'],
        [magnification * 10, 'You multiplied by 100, but there are 10 mm in 1 cm.'],
        [actual / image, 'You turned the equation upside down and did not change the unit.'],
      ],
      times,
    )
    return options ? { actual, image, options, creature: random.pick(CREATURES) } : null
  },
  make: ({ actual, image, options, creature }) => ({
    stem: [
      `A photograph of ${creature} is ${quantity(image, 'cm')} long. The actual length is ${inMm(actual)}.`,
      `The actual length of ${creature} is ${inMm(actual)}. In a photograph it is ${quantity(image, 'cm')} long.`,
      `A scientist measures ${creature}: it is ${inMm(actual)} long. Its picture in a book is ${quantity(image, 'cm')} long.`,
    ],
    prompt: ['What is the magnification of the picture?', 'How many times has the animal been magnified?'],
    options: bySize({ ...options, print: times }),
    solution: `Both lengths must be in the same unit: ${quantity(image, 'cm')} = ${inMm(image * 10)}. Magnification = ${plain(image * 10)} ÷ ${plain(actual)} = ${plain(options.right)}.`,
  }),
  verify: ({ actual, image }) => times(image / (actual / 10)),
})

const CREATURES = ['a dust mite', 'a water flea', 'a small worm', 'a spider mite', 'a tiny beetle'] as const

core('largest-of-four-drawings', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const scale = random.pick([1, 2, 4])
    const right = { image: random.int(32, 37), times: 250 * scale, isRight: true }
    const others = [
      { image: random.int(39, 43), times: random.pick([400, 500]) * scale, isRight: false },
      { image: random.int(15, 22), times: 200 * scale, isRight: false },
      { image: random.int(22, 31), times: random.pick([600, 800]) * scale, isRight: false },
    ]
    return { drawings: random.shuffle([right, ...others]) }
  },
  make: ({ drawings }) => {
    const longest = Math.max(...drawings.map(({ image }) => image))
    const lowest = Math.min(...drawings.map(each => each.times))
    const actual = (each: { image: number; times: number }) => inMm(each.image / each.times)
    const errorOf = (each: { image: number; times: number }) =>
      each.image === longest
        ? `You chose the longest drawing, but its actual length is only ${actual(each)}.`
        : each.times === lowest
          ? `You chose the lowest magnification, but this drawing is short: its actual length is ${actual(each)}.`
          : `You chose a drawing of high magnification: its actual length is only ${actual(each)}.`
    return {
      stem: [
        'The diagrams show four single-celled organisms. The length of each drawing and its magnification are given.',
        'A student draws four organisms from a pond. Each is a single cell. Lengths are those of the drawings.',
        'Four organisms, each of one cell, are drawn at different magnifications. The arrows give the lengths of the drawings.',
      ],
      figure: fourOrganisms(drawings),
      prompt: [
        'Which organism has the greatest actual length?',
        'Which organism is the longest in real life?',
      ],
      options: inThisOrder(
        drawings.map((each, at): Wrong | string =>
          each.isRight ? 'ABCD'.charAt(at) : ['ABCD'.charAt(at), errorOf(each)],
        ),
      ),
      solution: `Divide each length by its magnification: ${drawings.map((each, at) => `${'ABCD'.charAt(at)} ${each.image} ÷ ${plain(each.times)} = ${actual(each)}`).join('; ')}. The greatest is ${'ABCD'.charAt(drawings.findIndex(({ isRight }) => isRight))}.`,
    }
  },
  verify: ({ drawings }) => {
    const found = drawings.filter(one =>
      drawings.every(other => one.image * other.times >= other.image * one.times),
    )
    return 'ABCD'.charAt(drawings.findIndex(each => found.includes(each)))
  },
})

core('picture-printed-larger', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const first = random.pick([40, 50, 60, 80])
    const magnification = random.pick([200, 250, 300, 400, 500])
    const factor = random.pick([0.5, 0.75, 1.5, 2.5, 3])
    const second = first * factor
    const right = magnification * factor
    const options = slipped(
      random,
      right,
      [
        [magnification, 'You kept the magnification, but it changes when the picture changes its size.'],
        [magnification / factor, 'You changed the magnification the wrong way round.'],
        [magnification + second - first, 'You added the difference in length to the magnification.'],
        [magnification * second, 'You multiplied the magnification by the new length.'],
        [magnification * (1 + factor), 'You added the new magnification to the old one.'],
      ],
      times,
    )
    return Number.isInteger(second) && Number.isInteger(right) && options
      ? { first, second, magnification, options, thing: random.pick(PRINTED) }
      : null
  },
  make: ({ first, second, magnification, options, thing }) => ({
    stem: [
      `A photograph of ${thing} has a magnification of ${times(magnification)}. The image is ${inMm(first)} long. The photograph is printed again in a book, where the image is ${inMm(second)} long.`,
      `In a magazine, an image of ${thing} is ${inMm(first)} long and its magnification is ${times(magnification)}. The same picture is put on a slide, where the image is ${inMm(second)} long.`,
      `The magnification of an image of ${thing} is ${times(magnification)} when the image is ${inMm(first)} long. A student prints the same picture so that the image is ${inMm(second)} long.`,
    ],
    prompt: ['What is the magnification of the new image?', 'What is the new magnification?'],
    options: bySize({ ...options, print: times }),
    solution: `The actual length stays the same: ${first} ÷ ${plain(magnification)} = ${inMm(first / magnification)}. New magnification = ${second} ÷ ${figures(first / magnification, 3)} = ${plain(options.right)}. Shorter: the image is ${plain(second / first)} times as long, so the magnification is ${plain(second / first)} times as high.`,
  }),
  verify: ({ first, second, magnification }) => times(second / (first / magnification)),
})

const PRINTED = ['a grain of pollen', 'a plant cell', 'a mite', 'a root hair', 'an egg cell'] as const

const CONVERTED = [
  { value: 0.045, toMicro: true },
  { value: 0.08, toMicro: true },
  { value: 0.15, toMicro: true },
  { value: 0.3, toMicro: true },
  { value: 1.2, toMicro: true },
  { value: 0.007, toMicro: true },
  { value: 25, toMicro: false },
  { value: 60, toMicro: false },
  { value: 120, toMicro: false },
  { value: 450, toMicro: false },
  { value: 8, toMicro: false },
  { value: 1500, toMicro: false },
] as const

supplement('millimetres-and-micrometres', {
  facts: { difficulty: 2, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const { value, toMicro } = random.pick(CONVERTED)
    const right = toMicro ? value * 1000 : value / 1000
    const print = toMicro ? inMicro : inMm
    const options = slipped(
      random,
      right,
      [
        [right / 10, `You used 100 instead of 1000: there are ${plain(1000)} µm in 1 mm.`],
        [right * 10, 'You moved the decimal point by the wrong number of places.'],
        [
          toMicro ? value / 1000 : value * 1000,
          'You changed the unit the wrong way: a micrometre is smaller than a millimetre.',
        ],
        [
          toMicro ? value * 1e6 : value / 1e6,
          'You used a million, which is the number of micrometres in a metre.',
        ],
      ].map(([number, error]) => [Number(number), String(error)] as const),
      print,
    )
    return options ? { value, toMicro, options, thing: random.pick(MEASURED) } : null
  },
  make: ({ value, toMicro, options, thing }) => ({
    stem: [
      `The length of ${thing} is ${toMicro ? inMm(value) : inMicro(value)}.`,
      `A student measures ${thing} with a microscope: it is ${toMicro ? inMm(value) : inMicro(value)} long.`,
      `In a table, the length of ${thing} is given as ${toMicro ? inMm(value) : inMicro(value)}.`,
    ],
    prompt: toMicro ? 'What is this length in micrometres?' : 'What is this length in millimetres?',
    options: bySize({ ...options, print: toMicro ? inMicro : inMm }),
    solution: `1 mm = 1000 µm. A micrometre is the smaller unit, so ${
      toMicro
        ? `the number becomes larger: ${plain(value)} × 1000 = ${inMicro(options.right)}.`
        : `the number becomes smaller when you go to millimetres: ${plain(value)} ÷ 1000 = ${inMm(options.right)}.`
    }`,
  }),
  verify: ({ value, toMicro }) => (toMicro ? value / 0.001 : value * 0.001),
})

const MEASURED = ['a specimen', 'an organism', 'a specimen on a slide', 'a structure in a leaf'] as const

supplement('actual-size-in-micrometres', {
  facts: { difficulty: 3, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const specimen: Specimen = random.pick(SMALL)
    const measured = measuredOf(random, specimen)
    const start = random.pick(specimen.starts)
    if (!measured) return null
    const { image, magnification } = measured
    const right = Number((measured.actual * 1000).toPrecision(4))
    const options = slipped(
      random,
      right,
      [
        [right / 1000, 'You left the answer in millimetres.'],
        [right / 10, 'You changed the unit with 100 instead of 1000, or measured in centimetres.'],
        [right * 10, 'You moved the decimal point by four places instead of three.'],
        [
          image * magnification,
          'You multiplied by the magnification, but the specimen is smaller than its image.',
        ],
        [magnification / image, 'You divided the magnification by the length of the image.'],
      ],
      inMicro,
    )
    return options ? { specimen, measured, start, options } : null
  },
  make: ({ specimen, measured: { image, magnification }, start, options }) => ({
    stem: [
      `The diagram shows ${specimen.name}, magnified ${plain(magnification)} times, above a ruler.`,
      `A student draws ${specimen.name} at a magnification of ${times(magnification)} and measures it with a ruler.`,
      `A ruler lies under a drawing of ${specimen.name}. The magnification is ${times(magnification)}.`,
    ],
    figure: specimenAboveRuler(specimen, 'size-of-specimens/drawing-and-rule', { image, start }),
    prompt: [
      `What is the actual ${specimen.length} in micrometres?`,
      `${capital(`the line XY is the ${specimen.length}`)}. What is its actual size in micrometres?`,
    ],
    options: bySize({ ...options, print: inMicro }),
    solution: `XY is ${inMm(image)} long. Actual size = ${image} ÷ ${plain(magnification)} = ${plain(image / magnification)} mm. In micrometres: ${plain(image / magnification)} × 1000 = ${inMicro(options.right)}.`,
  }),
  verify: ({ measured: { image, magnification } }) => (image * 1000) / magnification,
})

supplement('actual-size-from-a-scale-bar', {
  facts: { difficulty: 4, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const specimen = random.pick(SCALED)
    const { stands } = specimen
    const barred = barredOf(random, specimen, stands)
    if (!barred) return null
    const { image, bar, actual } = barred
    const options = slipped(
      random,
      actual,
      [
        [(bar / image) * stands, 'You turned the ratio upside down: the specimen is longer than the bar.'],
        [
          image / bar,
          'You found how many bars long the drawing is, but not the length that a bar stands for.',
        ],
        [image * stands, 'You took 1 mm of the drawing for the length of a whole bar.'],
        [image - bar + stands, 'You added the difference in length; the lengths are in proportion.'],
        [image / stands, 'You divided by the length that the bar stands for, as if it were a magnification.'],
      ],
      inMicro,
    )
    return options ? { specimen, stands, barred, options } : null
  },
  make: ({ specimen, stands, barred, options }) => ({
    stem: [
      `The diagram shows ${specimen.name} with a scale bar. The arrows show lengths that were measured with a ruler.`,
      `A student measures a picture of ${specimen.name} and its scale bar with a ruler.`,
      `A drawing of ${specimen.name} has a scale bar. Both were measured on the paper.`,
    ],
    figure: withScaleBar(specimen, { ...barred, stands }),
    prompt: [
      `What is the actual ${specimen.length} in micrometres?`,
      `Which value is the actual ${specimen.length}?`,
    ],
    options: bySize({ ...options, print: inMicro }),
    solution: `The bar is ${inMm(barred.bar)} long and stands for ${inMicro(stands)}. The drawing is ${barred.image} ÷ ${barred.bar} = ${figures(barred.image / barred.bar, 3)} times as long as the bar, so the actual length is ${figures(barred.image / barred.bar, 3)} × ${stands} = ${inMicro(options.right)}.`,
  }),
  verify: ({ stands, barred: { image, bar } }) => image / ((bar * 1000) / stands) / 0.001,
})

supplement('mean-size-from-a-row-of-cells', {
  facts: { difficulty: 5, checked: '2026-11-27', objective: 'AO2' },
  values: random => {
    const cells = random.int(4, 7)
    const each = random.int(8, 14) // mm of the drawing
    const magnification = random.pick([40, 50, 80, 100])
    const start = random.pick([0, 5])
    const right = (each * 1000) / magnification
    const options = slipped(
      random,
      right,
      [
        [right * cells, 'You found the length of the whole row, and did not divide by the number of cells.'],
        [right / 1000, 'You left the answer in millimetres.'],
        [
          (right * cells) / (cells + 1),
          'You divided by the number of walls across the row, not by that of cells.',
        ],
        [
          each * magnification,
          'You multiplied by the magnification, but the cells are smaller than the image.',
        ],
        [right / 10, 'You changed the unit with 100 instead of 1000.'],
      ],
      inMicro,
    )
    const total = cells * each
    return options && Number.isInteger(right) && total + start <= 72 && right <= 350 && right >= 100
      ? { cells, total, magnification, start, options, plant: random.pick(['an onion', 'a leek', 'a lily']) }
      : null
  },
  make: ({ cells, total, magnification, start, options, plant }) => ({
    stem: [
      `The diagram shows a row of cells from ${plant}, magnified ${plain(magnification)} times, above a ruler.`,
      `A student draws a row of cells from ${plant} at a magnification of ${times(magnification)} and puts a ruler under it.`,
      `Cells from ${plant} lie in a row. The drawing has a magnification of ${times(magnification)}, and a ruler lies under it.`,
    ],
    figure: rowOfCells(cells, total, start),
    prompt: [
      'What is the mean actual length of one cell?',
      'What is the mean length of one of these cells in real life?',
    ],
    options: bySize({ ...options, print: inMicro }),
    solution: `The row of ${cells} cells is ${inMm(total)} long, so the image of one cell is ${total} ÷ ${cells} = ${inMm(total / cells)}. Actual length = ${plain(total / cells)} ÷ ${plain(magnification)} = ${inMm(total / cells / magnification)} = ${inMicro(options.right)}.`,
  }),
  verify: ({ cells, total, magnification }) => total / magnification / cells / 0.001,
})
