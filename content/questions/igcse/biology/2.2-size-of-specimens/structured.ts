import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { specimenAboveRuler } from '@/lib/figures/biology/above-ruler'
import { rowOfCells, withScaleBar } from './drawings'
import {
  ACTUAL_IS_QUOTIENT,
  BAR_GROWS_TOO,
  CELLS_DIFFER,
  DIFFERENT_MAGNIFICATIONS,
  MAGNIFICATION_CHANGES,
  NO_UNIT,
  SMALLER_ERROR,
  TEN_TIMES_TOO_SMALL,
} from './points'
import { barredOf, measuredOf, SCALED, SPECIMENS } from './specimens'

const { core, supplement, templates } = questionsOf('structured', '2.2', { calculator: 'needed' })

export { templates }

const times = (value: number) => `×\u00a0${plain(value)}`
const short = (value: number) => plain(Number(value.toPrecision(3)))

const ANIMALS = [
  { specimen: SPECIMENS.insect, word: 'insect', found: 'in a garden' },
  { specimen: SPECIMENS.insect, word: 'insect', found: 'near a pond' },
  { specimen: SPECIMENS.spider, word: 'spider', found: 'in a shed' },
  { specimen: SPECIMENS.spider, word: 'spider', found: 'under a stone' },
] as const

core('animal-above-a-ruler', {
  facts: { difficulty: 2, checked: '2026-11-27' },
  values: random => {
    const animal = random.pick(ANIMALS)
    const measured = measuredOf(random, animal.specimen)
    const own = random.step(70, 150, 5)
    return measured && measured.actual >= 4
      ? { animal, measured, start: random.pick(animal.specimen.starts), own }
      : null
  },
  make: ({ animal: { specimen, word, found }, measured: { image, actual, magnification }, start, own }) => ({
    stem: [
      `A student finds ${specimen.name} ${found} and draws it. The diagram shows the drawing above a ruler.`,
      `The diagram shows a drawing of ${specimen.name} that was found ${found}. A ruler lies under the drawing.`,
      `A student puts a ruler under a drawing of ${specimen.name} that was found ${found}.`,
    ],
    figure: specimenAboveRuler(specimen, 'size-of-specimens/animal-and-rule', { image, start }),
    parts: {
      a: ask.number({
        prompt: 'Determine the length of the line XY. Use the ruler in the diagram.',
        answer: image,
        unit: 'mm',
        tolerance: 1,
        scheme: [`${image} mm (± 1 mm)`],
        solution: `X is at ${start} mm and Y at ${start + image} mm. The length is the difference, ${image} mm.`,
      }),
      b: ask.number({
        lead: `The actual ${specimen.length} is ${quantity(actual, 'mm')}.`,
        prompt: 'Calculate the magnification of the drawing.',
        answer: magnification,
        unit: '',
        follow: { from: 'a', formula: `x/${actual}` },
        scheme: [`C1 ${image} ÷ ${plain(actual)}`, `A1 ${times(magnification)}`],
        solution: `Magnification = image size ÷ actual size = ${image} ÷ ${plain(actual)} = ${plain(magnification)}. It has no unit.`,
      }),
      c: ask.written({
        prompt: 'State why a magnification has no unit.',
        scheme: [NO_UNIT],
        lines: 2,
        modelAnswer: 'It is a ratio of two lengths in the same unit, so the units cancel.',
        solution: 'Millimetres are divided by millimetres. What is left is a number.',
      }),
      d: ask.number({
        lead: `Another student draws the same ${word}. In this drawing the body is ${quantity(own, 'mm')} long.`,
        prompt: 'Calculate the magnification of this drawing.',
        answer: own / actual,
        unit: '',
        scheme: [`C1 ${own} ÷ ${plain(actual)}`, `A1 ${times(Number((own / actual).toPrecision(3)))}`],
        solution: `The ${word} is the same, so its actual length is too: ${own} ÷ ${plain(actual)} = ${short(own / actual)}.`,
      }),
      e: ask.written({
        lead: 'A third student measures a drawing in centimetres and divides by the actual length in millimetres.',
        prompt: 'State how many times too small or too large the answer is.',
        objective: 'AO2',
        scheme: [TEN_TIMES_TOO_SMALL],
        lines: 1,
        modelAnswer: 'It is ten times too small.',
        solution:
          '1 cm = 10 mm, so the number of centimetres is a tenth of the number of millimetres, and so is the answer.',
      }),
    },
  }),
  verify: ({ measured: { image, actual }, own }) => ({
    a: image,
    b: 1 / (actual / image),
    d: 1 / (actual / own),
  }),
})

supplement('specimen-with-a-scale-bar', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const specimen = random.pick(SCALED)
    const barred = barredOf(random, specimen, specimen.stands)
    const second = random.pick([400, 600, 1200, 1600, 2400])
    return barred && (barred.bar * 1000) / specimen.stands !== second ? { specimen, barred, second } : null
  },
  make: ({ specimen, barred: { image, bar, actual }, second }) => {
    const { stands, name, length } = specimen
    const magnification = (bar * 1000) / stands
    return {
      stem: [
        `The diagram shows ${name} with a scale bar. The arrows show lengths on the paper.`,
        `A picture of ${name} has a scale bar. A student measures both on the paper, as the arrows show.`,
        `A drawing of ${name} was made from a photograph. It has a scale bar. The arrows give lengths on the paper.`,
      ],
      figure: withScaleBar(specimen, { image, bar, stands }),
      parts: {
        a: ask.number({
          prompt: 'Calculate the magnification of the picture. Use the scale bar.',
          answer: magnification,
          unit: '',
          scheme: [
            `C1 ${bar} mm = ${plain(bar * 1000)} µm, or ${stands} µm = ${plain(stands / 1000)} mm`,
            `C1 ${plain(bar * 1000)} ÷ ${stands}`,
            `A1 ${times(magnification)}`,
          ],
          solution: `Both lengths of the bar in one unit: ${bar} mm × 1000 = ${plain(bar * 1000)} µm. Magnification = ${plain(bar * 1000)} ÷ ${stands} = ${plain(magnification)}.`,
        }),
        b: ask.number({
          prompt: `Calculate the actual ${length.replace(/,$/, '')} in µm.`,
          answer: actual,
          unit: 'µm',
          keepUnit: true,
          follow: { from: 'a', formula: `${image * 1000}/x` },
          scheme: [
            `C1 ${plain(image * 1000)} ÷ ${plain(magnification)}, or ${image} ÷ ${bar} × ${stands}`,
            `A1 ${quantity(actual, 'µm')}`,
          ],
          solution: `Actual size = image size ÷ magnification = ${plain(image * 1000)} ÷ ${plain(magnification)} = ${quantity(actual, 'µm')}.`,
        }),
        c: ask.number({
          prompt: 'Give your answer to (b) in mm.',
          answer: actual / 1000,
          unit: 'mm',
          keepUnit: true,
          follow: { from: 'b', formula: 'x/1000' },
          scheme: [quantity(actual / 1000, 'mm')],
          solution: `1 mm = 1000 µm, so divide by 1000: ${plain(actual)} ÷ 1000 = ${quantity(actual / 1000, 'mm')}.`,
        }),
        d: ask.number({
          lead: `The same specimen is photographed at a magnification of ${times(second)}.`,
          prompt: 'Calculate the length of this image in mm.',
          answer: (actual / 1000) * second,
          unit: 'mm',
          keepUnit: true,
          follow: { from: 'c', formula: `x*${second}` },
          scheme: [
            `C1 ${plain(actual / 1000)} × ${plain(second)}`,
            `A1 ${short((actual / 1000) * second)} mm`,
          ],
          solution: `Image size = actual size × magnification = ${plain(actual / 1000)} × ${plain(second)} = ${short((actual / 1000) * second)} mm.`,
        }),
        e: ask.written({
          lead: 'The picture is printed again, twice as long and twice as wide.',
          prompt:
            'Explain why its scale bar is still right, but a magnification that is written below the picture is not.',
          objective: 'AO2',
          scheme: [BAR_GROWS_TOO, MAGNIFICATION_CHANGES],
          lines: 3,
          modelAnswer:
            'The bar becomes longer together with the image, so it still stands for the same length. The magnification has doubled, but the number below the picture has not.',
          solution:
            'What is part of the picture grows with it. A printed number does not, although the image is now twice as large.',
        }),
      },
    }
  },
  verify: ({ specimen: { stands }, barred: { image, bar }, second }) => ({
    a: bar / (stands / 1000),
    b: (image * stands) / bar,
    c: ((image / bar) * stands) / 1000,
    d: second / (1000 / ((image / bar) * stands)),
  }),
})

const SEEN = [
  { name: 'flea', actual: [2, 3], times: [20, 25, 30, 40] },
  { name: 'dust mite', actual: [0.2, 0.4], times: [150, 200, 250, 300] },
  { name: 'leaf cell', actual: [0.05, 0.09], times: [500, 600, 800, 1000] },
  { name: 'water flea', actual: [1, 2], times: [15, 20, 25, 30] },
  { name: 'seed of a poppy', actual: [0.8, 1.2], times: [40, 50, 60] },
] as const

core('table-of-four-specimens', {
  facts: { difficulty: 3, checked: '2026-11-27' },
  values: random => {
    const rows = random.sample(SEEN, 4).map(({ name, actual: [low, high], times: scales }) => {
      const actual = random.step(low, high, low < 0.1 ? 0.01 : 0.1)
      const magnification = random.pick(scales)
      return { name, actual, magnification, image: Number((actual * magnification).toPrecision(6)) }
    })
    const byImage = rows.toSorted((one, other) => other.image - one.image)
    const byActual = rows.toSorted((one, other) => other.actual - one.actual)
    const [longest, second] = byImage
    if (!longest || !second || longest.image - second.image < 4 || longest === byActual[0]) return null
    return byActual[0]
      ? { rows, longest: longest.name, largest: byActual[0].name, unit: random.int(0, 3) }
      : null
  },
  make: ({ rows, longest, largest, unit }) => {
    const asked = ['magnification', 'actual', 'image', 'magnification'] as const
    const cell = (row: (typeof rows)[number], key: 'image' | 'actual' | 'magnification', at: number) =>
      asked[(at + unit) % 4] === key
        ? { blank: `${row.name}-${key}`.replace(/ /g, '-'), answer: row[key], marks: 1 as const }
        : { text: plain(row[key]) }
    const value = (row: (typeof rows)[number], at: number) => {
      const key = asked[(at + unit) % 4] ?? 'image'
      return `${row.name}: ${plain(row[key])}${key === 'magnification' ? '' : ' mm'}`
    }
    return {
      stem: [
        'The table shows lengths of four specimens, of their images and the magnifications.',
        'A student makes a table of four images. Some of the values are missing.',
        'Four pictures in a book are compared. Lengths are of the whole specimen and of its image.',
      ],
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          objective: 'AO2',
          head: ['specimen', 'length of image / mm', 'actual length / mm', 'magnification'],
          rows: rows.map((row, at) => [
            { text: row.name },
            cell(row, 'image', at),
            cell(row, 'actual', at),
            cell(row, 'magnification', at),
          ]),
          scheme: rows.map(value),
          solution:
            'Magnification = image ÷ actual size; actual size = image ÷ magnification; image = actual size × magnification. All lengths are in millimetres already.',
        }),
        b: ask.written({
          lead: `The image of the ${longest} is the longest. A student says that the ${longest} is therefore the longest of the four specimens.`,
          prompt: 'Explain why the student is wrong.',
          objective: 'AO2',
          scheme: [DIFFERENT_MAGNIFICATIONS, ACTUAL_IS_QUOTIENT(largest, longest)],
          lines: 3,
          modelAnswer: `The images have different magnifications. The actual lengths must be compared, and the ${largest} has the greatest one.`,
          solution:
            'An image is long because the specimen is long or because the magnification is high. Divide each image by its magnification before you compare.',
        }),
        c: ask.number({
          prompt: `Calculate how many times longer the actual ${largest} is than the actual ${longest}.`,
          answer: ratio(rows, largest, longest),
          unit: '',
          scheme: [
            `C1 ${plain(actualOf(rows, largest))} ÷ ${plain(actualOf(rows, longest))}`,
            `A1 ${short(ratio(rows, largest, longest))}`,
          ],
          solution: `Compare actual lengths, not images: ${plain(actualOf(rows, largest))} ÷ ${plain(actualOf(rows, longest))} = ${short(ratio(rows, largest, longest))}.`,
        }),
      },
    }
  },
  verify: ({ rows, longest, largest }) => {
    const [one, other] = [largest, longest].map(name => rows.find(row => row.name === name))
    return {
      c: one && other ? (one.image * other.magnification) / (one.magnification * other.image) : 0,
    }
  },
})

type Row = { name: string; actual: number }
const actualOf = (rows: readonly Row[], name: string) => rows.find(row => row.name === name)?.actual ?? 1
const ratio = (rows: readonly Row[], one: string, other: string) =>
  actualOf(rows, one) / actualOf(rows, other)

const PLANTS = ['an onion', 'a leek', 'a lily', 'a water weed'] as const

supplement('cells-in-a-row-measured', {
  facts: { difficulty: 4, checked: '2026-11-27' },
  values: random => {
    const cells = random.int(4, 7)
    const each = random.int(8, 14)
    const magnification = random.pick([40, 50, 80, 100])
    const start = random.pick([0, 5, 2])
    const actual = (each * 1000) / magnification
    const isFit = cells * each + start <= 73 && Number.isInteger(actual) && actual >= 100 && actual <= 350
    const nucleus = random.pick([4, 5, 6, 7])
    const second = random.pick([400, 500])
    return isFit && Number.isInteger((nucleus * 1000) / second)
      ? { cells, each, magnification, start, actual, nucleus, second, plant: random.pick(PLANTS) }
      : null
  },
  make: ({ cells, each, magnification, start, actual, nucleus, second, plant }) => ({
    stem: [
      `A student draws a row of cells of ${plant} at a magnification of ${times(magnification)} and puts a ruler under the drawing.`,
      `The diagram shows a row of ${cells} cells of ${plant}, magnified ${magnification} times, above a ruler.`,
      `Cells of ${plant} lie end to end in a row. The drawing has a magnification of ${times(magnification)}.`,
    ],
    figure: rowOfCells(cells, cells * each, start),
    parts: {
      a: ask.number({
        prompt: 'Determine the length XY of the row. Use the ruler in the diagram.',
        answer: cells * each,
        unit: 'mm',
        tolerance: 1,
        scheme: [`${cells * each} mm (± 1 mm)`],
        solution: `X is at ${start} mm and Y at ${start + cells * each} mm: the difference is ${cells * each} mm.`,
      }),
      b: ask.number({
        prompt: 'Calculate the mean actual length of one cell in µm.',
        answer: actual,
        unit: 'µm',
        keepUnit: true,
        follow: { from: 'a', formula: `x*1000/${cells * magnification}` },
        scheme: [
          `C1 ${cells * each} ÷ ${cells}, or ${each} mm for one cell`,
          `C1 ${each} ÷ ${magnification}, or ${plain(each / magnification)} mm`,
          `A1 ${quantity(actual, 'µm')}`,
        ],
        solution: `One cell of the drawing: ${cells * each} ÷ ${cells} = ${each} mm. Actual length: ${each} ÷ ${magnification} = ${plain(each / magnification)} mm. In micrometres: × 1000 = ${quantity(actual, 'µm')}.`,
      }),
      c: ask.written({
        prompt: 'Explain why the student measures a row of cells and not one cell only.',
        objective: 'AO2',
        scheme: [CELLS_DIFFER, SMALLER_ERROR],
        lines: 3,
        modelAnswer:
          'The cells differ in length, so a mean is better. A longer length is measured with a smaller percentage error.',
        solution:
          'One cell may be unusual. And an error of half a millimetre matters less in a long length than in a short one.',
      }),
      d: ask.number({
        lead: `In another drawing of such a cell, at a magnification of ${times(second)}, the nucleus is ${quantity(nucleus, 'mm')} wide.`,
        prompt: 'Calculate the actual width of the nucleus in µm.',
        answer: (nucleus * 1000) / second,
        unit: 'µm',
        keepUnit: true,
        scheme: [
          `C1 ${plain(nucleus)} ÷ ${second}, or ${plain(nucleus / second)} mm`,
          `A1 ${short((nucleus * 1000) / second)} µm`,
        ],
        solution: `${plain(nucleus)} ÷ ${second} = ${plain(nucleus / second)} mm; × 1000 = ${short((nucleus * 1000) / second)} µm.`,
      }),
    },
  }),
  verify: ({ cells, each, magnification, nucleus, second }) => ({
    a: each * cells,
    b: each / magnification / 0.001,
    d: nucleus / second / 0.001,
  }),
})
