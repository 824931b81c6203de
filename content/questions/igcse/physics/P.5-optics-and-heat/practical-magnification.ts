import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dimension, line, polygon, rect, type Shape } from '@/lib/figures/shapes'
import { bestFit } from '@/lib/figures/statistics/statistics'
import { lensOnFoot, litObject, named, ruleOf, ruleWords, screenOnFoot } from './optics-drawings'
import { HEIGHT_HELP, NOT_THROUGH_ORIGIN } from './points-optics'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

/** The width of the object in centimetres. */
const OBJECT = 1.5
const LONGEST = 8
const FLOOR = 104

const bench: Shape =
  rect(14, FLOOR - 56, 26, 32, 'l hl', 6) +
  line(27, FLOOR - 24, 27, FLOOR) +
  litObject(62, FLOOR) +
  lensOnFoot(146, FLOOR) +
  screenOnFoot(318, FLOOR) +
  line(4, FLOOR, 356, FLOOR) +
  dimension(146, FLOOR - 12, 318, FLOOR - 12, '*v*') +
  named(28, 38, 'lamp') +
  named(78, 18, 'card with hole') +
  named(156, 32, 'lens') +
  named(318, 18, 'screen')

/** What is measured in the figure; the others are printed. */
const READ = 2

core('magnification-against-image-distance', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const focal = random.pick([15, 16, 18, 20])
    const distances = focal > 16 ? [30, 35, 42, 48, 55] : [25, 32, 38, 46, 54]
    const widths = distances.map(v => roundTo(OBJECT * (v / focal - 1) + random.pick([-0.05, 0, 0, 0.05]), 1))
    const start = random.pick([0.6, 1.3, 1.7, 2.4])
    const ratios = widths.map(width => roundTo(width / OBJECT, 2))
    if (Math.max(...ratios) > 2.9 || Math.min(...ratios) < 0.4) return null
    const fit = bestFit(distances.map((v, at) => [v, ratios[at] ?? 0]))
    if (Math.abs(fit.gradient * focal - 1) > 0.06) return null
    const ends = [distances[0] ?? 0, distances[4] ?? 0].map(v => ({
      v,
      on: roundTo(fit.gradient * v + fit.intercept, 2),
    }))
    return { distances, widths, ratios, start, fit, ends }
  },
  make: ({ distances, widths, ratios, start, fit, ends }) => {
    const width = widths[READ] ?? 0
    const ratio = ratios[READ] ?? 0
    const end = roundTo(start + width, 1)
    const drawn = ruleOf(206, LONGEST, 'below')
    const [left, right] = [drawn.at(start)[0], drawn.at(end)[0]]
    const [near, far] = ends as [{ v: number; on: number }, { v: number; on: number }]
    const gradient = (far.on - near.on) / (far.v - near.v)
    const focal = 1 / gradient
    return {
      stem: [
        `A student puts a card with a triangular hole in front of a lamp. The base of the triangle is ${plain(OBJECT, 1)} cm wide. A converging lens forms a sharp, inverted image of the triangle on a screen. The student measures the distance *v* from the lens to the screen and the width *w* of the image for five positions of the lens.`,
        `The figure shows a lamp, a card with a triangular hole, a converging lens and a screen. The base of the hole is ${plain(OBJECT, 1)} cm wide. For each of five distances *v* between lens and screen, the card is moved until the image of the hole is sharp, and the width *w* of the image is measured.`,
        `In an experiment with a converging lens, the object is a bright triangle with a base of ${plain(OBJECT, 1)} cm. Its sharp image on a screen is inverted. For five distances *v* from the lens to the screen a student measures the width *w* of the image.`,
      ],
      figure: figure(
        {
          name: 'optics-practical/image-on-a-screen',
          title: 'A lens on a bench, and the image on the screen',
          description: `Above, side view: a lamp, a card with a hole, a converging lens and a screen stand on a bench; the distance v is marked from the lens to the screen. Below, the screen from the front: the image is a triangle with its level side uppermost, and a rule in centimetres and millimetres lies along that side. Left end of the side: ${ruleWords(LONGEST, start)} Right end of the side: ${ruleWords(LONGEST, end)}`,
          height: 284,
        },
        bench,
        named(180, 150, `the image on the screen for *v* = ${distances[READ]} cm`, 's'),
        drawn.shape,
        polygon(
          [
            [left, 206],
            [right, 206],
            [(left + right) / 2, 276],
          ],
          'l w',
        ),
      ),
      parts: {
        a: ask.table({
          prompt: `Use the rule in the figure to find the width *w* of the image for *v* = ${distances[READ]} cm. Then calculate the magnification $M = \\frac{w}{${plain(OBJECT, 1)}\\text{ cm}}$.`,
          command: 'Determine',
          objective: 'AO3',
          head: ['*v* / cm', '*w* / cm', '*M*'],
          rows: [
            [
              { text: String(distances[READ]) },
              { blank: 'w', answer: width, marks: 1, sigFigs: 2, tolerance: 0.11, unit: 'cm' },
              {
                blank: 'M',
                answer: ratio,
                marks: 1,
                sigFigs: 2,
                unit: '',
                follow: { from: [{ cell: 'w' }], formula: `a/${OBJECT}` },
              },
            ],
          ],
          scheme: [`*w* = ${plain(width, 1)} cm (within 0.1 cm)`, `*M* = ${plain(ratio, 2)}, without a unit`],
          solution: `The ends are at ${plain(start, 1)} cm and ${plain(end, 1)} cm, so *w* = ${plain(end, 1)} − ${plain(start, 1)} = ${plain(width, 1)} cm. *M* = ${plain(width, 1)} ÷ ${plain(OBJECT, 1)} = ${plain(ratio, 2)}. A ratio of two lengths has no unit.`,
        }),
        b: plotPart({
          lead: 'The table shows the magnification for all distances.',
          table: {
            head: ['*v* / cm', '*M*'],
            rows: distances.map((v, at) => [String(v), at === READ ? 'see (a)' : plain(ratios[at] ?? 0, 2)]),
          },
          name: 'optics-practical/grid-for-magnification',
          title: 'Grid for a graph of magnification against distance',
          description:
            'Graph paper. The horizontal axis is the distance v from 0 to 60 cm, the vertical one the magnification M from 0 to 3.',
          prompt: 'Plot the five points on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: '*v* / cm', min: 0, max: 60, large: 10, parts: 5 },
            y: { label: '*M*', min: 0, max: 3, large: 0.5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: distances.map((v, at) => [v, ratios[at] ?? 0] as const),
              marks: 2,
              follow: distances.map((_, at) => (at === READ ? { part: 'a', cell: 'M' } : {})),
            },
            {
              task: 'line',
              gradient: [0.92 * fit.gradient, 1.08 * fit.gradient],
              intercept: [fit.intercept - 0.18, fit.intercept + 0.18],
              covers: [distances[0] ?? 0, distances[4] ?? 0],
              marks: 2,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line with the gradient of the points',
            'line of best fit, with points on both sides of it',
          ],
          solution:
            'One small square is 2 cm across and 0.1 upwards. The line goes between the points; it need not pass through each of them.',
        }),
        c: ask.number({
          lead: 'The gradient of the line is *G*. Theory shows that the focal length of the lens is $f = \\frac{1}{G}$.',
          prompt: 'Determine *G* and use it to calculate *f*. Show your working.',
          command: 'Determine',
          objective: 'AO3',
          answer: focal,
          unit: 'cm',
          tolerance: focal * 0.09,
          scheme: [
            `C1 *G* = rise ÷ run from a triangle over more than half of the line, about ${figures(gradient, 2)}`,
            `A1 *f* = ${plain(roundTo(focal, 1), 1)} cm (within ${figures(focal * 0.09, 2)} cm)`,
          ],
          solution: `Two points of the line far apart: (${near.v}, ${plain(near.on, 2)}) and (${far.v}, ${plain(far.on, 2)}). *G* = (${plain(far.on, 2)} − ${plain(near.on, 2)}) ÷ (${far.v} − ${near.v}) = ${figures(gradient, 4)} per cm. A large triangle makes the readings at its corners more precise. *f* = 1 ÷ ${figures(gradient, 4)} = ${plain(roundTo(focal, 1), 1)} cm.`,
        }),
        d: ask.written({
          prompt: 'State whether *M* is directly proportional to *v*. Justify your answer with your graph.',
          objective: 'AO3',
          scheme: [NOT_THROUGH_ORIGIN],
          modelAnswer: 'No: the line is straight, but it does not go through the origin.',
          solution: `Where *v* = 0 the line is below zero: it cuts the axis of *v* near ${plain(roundTo(-fit.intercept / fit.gradient, 0))} cm. Two quantities are directly proportional only if the line goes through the origin.`,
        }),
        e: ask.written({
          lead: 'The hand and the rule of the student shade the screen while the width is measured.',
          prompt: 'Suggest **one** change that overcomes this difficulty.',
          objective: 'AO3',
          scheme: [HEIGHT_HELP],
          modelAnswer: 'Use a sheet of graph paper as the screen.',
          solution:
            'With a scale on the screen itself, or marks that are measured when the lamp is off, nothing has to be held in the light.',
        }),
      },
    }
  },
  // By deviations from the means.
  verify: ({ distances, ratios }) => {
    const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
    const [v, m] = [mean(distances), mean(ratios)]
    const slope =
      mean(distances.map((each, at) => (each - v) * ((ratios[at] ?? 0) - m))) /
      mean(distances.map(each => (each - v) ** 2))
    const [near, far] = [distances[0] ?? 0, distances[4] ?? 0]
    const [low, high] = [near, far].map(each => roundTo(m + slope * (each - v), 2)) as [number, number]
    return { c: (far - near) / (high - low) }
  },
})
