import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { type Figure, figure } from '@/lib/figures/figure'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { bench, stand } from '@/lib/figures/laboratory/stands'
import { curve, dimension, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { told, uprightRule } from '../practical-shared-b'
import { LINE_THROUGH_ORIGIN, RETURNS, RULE_READ } from './points-bending'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const MASSES = [100, 200, 300, 400, 500] as const
/** The mass whose reading is drawn. */
const DRAWN = 2
const RULE: Scale = { from: 0, to: 60, division: 0.1, numbered: 1 }

/** What bends, and by how many centimetres for each 100 g. */
const STRIPS = [
  { strip: 'thin wooden strip', each: [1.2, 1.3, 1.4], thing: 'stone' },
  { strip: 'steel blade', each: [1.4, 1.5, 1.6], thing: 'padlock' },
  { strip: 'plastic rule', each: [1.6, 1.7, 1.8], thing: 'lump of metal' },
] as const

const one = (value: number) => value.toFixed(1)

const apparatus = (strip: string): Figure =>
  figure(
    {
      name: 'practical-skills/clamped-strip',
      title: 'A strip that is clamped to a bench at one end',
      description: `A ${strip} is clamped at its left end between two blocks on the edge of a bench. It reaches out to the right over the floor. A dashed outline shows it level with no load. With masses that hang from its right end it is bent downwards. The distance from the level end to the bent end is marked y. A rule stands upright close to its right end, held by a stand.`,
      height: 232,
    },
    rect(8, 84, 96, 10, 'l sheet'),
    rect(20, 94, 10, 126, 'l sunk'),
    rect(82, 94, 10, 126, 'l sunk'),
    bench(220),
    rect(58, 74, 42, 10, 'l hl'),
    rect(58, 56, 42, 12, 'l hl'),
    line(79, 40, 79, 56, 'l thick'),
    line(68, 40, 90, 40, 'l thick'),
    line(58, 69, 258, 69, 'l dash thin'),
    curve(
      [
        [58, 71],
        [100, 71],
        [150, 78],
        [200, 94],
        [250, 118],
      ],
      'l thick',
    ),
    line(244, 116, 244, 146),
    rect(231, 146, 26, 8, 'l sunk'),
    rect(231, 155, 26, 8, 'l sunk'),
    text(226, 162, 'masses', { anchor: 'end' }),
    rect(262, 22, 20, 192, 'l sheet'),
    ...Array.from({ length: 17 }, (_, at) =>
      line(262, 30 + at * 11, 262 + (at % 2 === 0 ? 9 : 5), 30 + at * 11, 'l thin'),
    ),
    stand(326, 220, 190, 'left'),
    rect(282, 60, 44, 5, 'l sunk'),
    dimension(256, 69, 256, 118, ''),
    text(250, 94, '*y*', { anchor: 'end' }),
    text(270, 15, 'rule', { anchor: 'middle' }),
    text(176, 60, strip, { anchor: 'middle' }),
    text(104, 34, 'clamp'),
    line(102, 34, 88, 40, 'l thin'),
  )

type Shown = readonly [name: string, reading: number]

function readings(name: string, title: string, shown: readonly Shown[]): Figure {
  const middle = shown.length === 1 ? [190] : [104, 284]
  const panel = ([words, value]: Shown, at: number): Shape => {
    const x = middle[at] ?? 190
    const drawn = uprightRule(x, 40, value, RULE)
    const y = drawn.at(value)
    return (
      text(x - 20, 18, words, { anchor: 'middle', cls: 'b' }) +
      polygon(
        [
          [x - 76, y],
          [x, y],
          [x, y + 6],
          [x - 76, y + 6],
        ],
        'l sunk',
      ) +
      drawn.shape
    )
  }
  return figure(
    {
      name: `practical-skills/${name}`,
      title,
      description: `Part of the upright rule, marked in centimetres, zero below. The upper edge of the end of the strip lies against it. ${shown.map(([words, value]) => `${words[0]?.toUpperCase()}${words.slice(1)}: ${told(RULE, value)}`).join(' ')}`,
      height: 246,
    },
    ...shown.map(panel),
    text(180, 240, shown.length === 1 ? 'scale in cm' : 'scales in cm', { anchor: 'middle', cls: 's' }),
  )
}

core('bending-of-a-strip', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const of = random.pick(STRIPS)
    const each = random.pick(of.each)
    const level = roundTo(random.int(361, 409) / 10, 1)
    const bends = MASSES.map(mass => roundTo((each * mass) / 100 + random.pick([-0.1, 0, 0, 0.1]), 1))
    const loaded = roundTo(level - (bends[DRAWN] ?? 0), 1)
    const thing = random.pick([230, 260, 340, 370])
    const bent = roundTo((each * thing) / 100, 1)
    const unknown = roundTo(level - bent, 1)
    // A reading on a numbered mark is too easy.
    if ([level, loaded, unknown].some(reading => Number.isInteger(reading))) return null
    return { of, each, level, bends, loaded, bent, unknown }
  },
  make: ({ of: { strip, thing }, each, level, bends, loaded, bent, unknown }) => {
    const drawn = bends[DRAWN] ?? 0
    const mass = (100 * bent) / each
    const method =
      'An upright rule shows the height *h* of the upper edge of the free end. First *h* is read with no load; then masses *m* are hung from the end, and the bending *y* is the distance by which the end moves down.'
    return {
      stem: [
        `A student investigates the bending of a ${strip} that is clamped to a bench at one end. ${method}`,
        `Diving boards and shelves bend under a load. As a model of them, a ${strip} is clamped to a bench at one end. ${method}`,
        `A class makes a balance of a ${strip}: it is clamped to a bench at one end, and the more it bends, the greater is the mass at its other end. ${method}`,
      ],
      figure: apparatus(strip),
      parts: {
        'a.i': ask.number({
          lead: `The next figure shows the end of the strip against the rule with no load and with *m* = ${MASSES[DRAWN]} g.`,
          figure: readings('strip-with-and-without-load', 'The end of the strip against the rule', [
            ['no load', level],
            [`*m* = ${MASSES[DRAWN]} g`, loaded],
          ]),
          prompt: 'State the height *h* with no load.',
          objective: 'AO3',
          answer: level,
          unit: 'cm',
          sigFigs: 3,
          tolerance: 0.05,
          scheme: [`${one(level)} cm`],
          solution: `Each division is 0.1 cm. Read at the upper edge: ${one(level)} cm.`,
        }),
        'a.ii': ask.table({
          prompt: `Complete the table for *m* = ${MASSES[DRAWN]} g.`,
          objective: 'AO3',
          head: ['*m* / g', '*h* / cm', '*y* / cm'],
          rows: MASSES.map((each, at): TableCell[] =>
            at === DRAWN
              ? [
                  { text: String(each) },
                  { blank: 'height', answer: loaded, marks: 1, sigFigs: 3, tolerance: 0.05 },
                  {
                    blank: 'bending',
                    answer: drawn,
                    marks: 1,
                    sigFigs: 2,
                    follow: { from: [{ part: 'a.i' }, { cell: 'height' }], formula: 'a - b' },
                  },
                ]
              : [
                  { text: String(each) },
                  { text: one(level - (bends[at] ?? 0)) },
                  { text: one(bends[at] ?? 0) },
                ],
          ),
          scheme: [`*h* = ${one(loaded)} cm`, `*y* = ${one(drawn)} cm`],
          solution: `The end has moved down from ${one(level)} cm to ${one(loaded)} cm: *y* = ${one(level)} − ${one(loaded)} = ${one(drawn)} cm.`,
        }),
        b: plotPart({
          name: 'practical-skills/grid-for-bending',
          title: 'Grid for a graph of bending against mass',
          description:
            'Graph paper. The horizontal axis is the mass m from 0 to 600 g, the vertical one the bending y from 0 to 10 cm.',
          prompt: 'Plot a graph of *y* against *m*. Draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: '*m* / g', min: 0, max: 600, large: 100, parts: 5 },
            y: { label: '*y* / cm', min: 0, max: 10, large: 1, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: MASSES.map((each, at) => [each, bends[at] ?? 0] as const),
              marks: 3,
              follow: MASSES.map((_, at) => (at === DRAWN ? { part: 'a.ii', cell: 'bending' } : {})),
            },
            {
              task: 'line',
              gradient: [each / 100 - 0.001, each / 100 + 0.001],
              intercept: [-0.3, 0.3],
              covers: [100, 500],
              marks: 1,
            },
          ],
          scheme: [
            'two points within half a small square',
            'four points within half a small square',
            'all five points within half a small square',
            'straight line of best fit, points on both sides of it',
          ],
          solution:
            'One small square is 20 g across and 0.2 cm upwards. Draw one thin line with a ruler, so that the points lie evenly on both sides of it.',
        }),
        'c.i': ask.number({
          lead: `The masses are taken off, and a ${thing} is hung from the end of the strip. The next figure shows the rule.`,
          figure: readings('strip-with-an-unknown-load', 'The end of the strip with an unknown load', [
            [thing, unknown],
          ]),
          prompt: `Determine the bending *y* with the ${thing}.`,
          objective: 'AO3',
          answer: bent,
          unit: 'cm',
          tolerance: 0.1,
          follow: { from: 'a.i', formula: `x - ${one(unknown)}` },
          scheme: [`${one(bent)} cm`],
          solution: `The rule shows ${one(unknown)} cm: *y* = ${one(level)} − ${one(unknown)} = ${one(bent)} cm.`,
        }),
        'c.ii': ask.number({
          command: 'Determine',
          prompt: `Use your graph to find the mass of the ${thing}.`,
          objective: 'AO3',
          answer: mass,
          unit: 'g',
          tolerance: 20,
          follow: { from: 'c.i', formula: `100*x/${each}` },
          scheme: [`${quantity(mass, 'g', 2)} (within 20 g), read at *y* = ${one(bent)} cm`],
          solution: `Go across from *y* = ${one(bent)} cm to the line and down to the horizontal axis: about ${quantity(mass, 'g', 2)}.`,
        }),
        d: ask.written({
          prompt: 'Explain how the graph shows that *y* is directly proportional to *m*.',
          objective: 'AO3',
          lines: 2,
          scheme: [LINE_THROUGH_ORIGIN],
          modelAnswer: 'It is a straight line that passes through the origin.',
          solution: `Straight alone is not enough: only if the line passes through the origin does twice the mass bend the strip twice as far, here about ${plain(each)} cm for each 100 g.`,
        }),
        e: ask.written({
          prompt: 'State **one** precaution for an accurate reading of *h*.',
          objective: 'AO3',
          lines: 2,
          scheme: [RULE_READ],
          modelAnswer: 'Look with the eye level with the end of the strip, at right angles to the rule.',
          solution:
            'Seen from above or below, the end of the strip stands against another mark of the rule: a parallax error.',
        }),
        f: ask.written({
          prompt: 'In the end everything is taken off the strip, and *h* is read once more. Explain why.',
          command: 'Explain',
          objective: 'AO3',
          lines: 2,
          scheme: [RETURNS],
          modelAnswer:
            'To check that the strip has returned to its first position and is not permanently bent.',
          solution:
            'If *h* were less than at first, the strip would have been bent for good, or slipped in the clamp, and the bendings would be too large.',
        }),
      },
    }
  },
  verify: ({ level, unknown, each }) => ({
    'a.i': level * 1,
    'c.i': level - unknown,
    'c.ii': ((level - unknown) / each) * 100,
  }),
})
