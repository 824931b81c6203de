import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { type Figure, figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { describeScale } from '@/lib/figures/laboratory/measuring'
import { arrow, circle, line, rect, text } from '@/lib/figures/shapes'
import { forcemeterScale, NEWTONS } from '../practical-shared-b'
import { NOT_THROUGH_ORIGIN, PULL_IS_FRICTION, STEADIER } from './points-friction'

const { core, templates } = questionsOf('practical', 'P.6', { calculator: 'needed' })

export { templates }

const LOADS = [2, 4, 6, 8, 10] as const
/** The loads whose reading is drawn. */
const DRAWN = 2

const SURFACES = [
  { block: 'wooden block', surface: 'strip of carpet', words: 'strip/carpet', slopes: [0.31, 0.33] },
  { block: 'plastic box', surface: 'wooden board', words: 'board/wood', slopes: [0.24, 0.26] },
  { block: 'wooden tray', surface: 'laminated shelf', words: 'shelf/laminate', slopes: [0.28, 0.3] },
] as const

/** `tray` of `wooden tray`. */
const nounOf = (block: string) => block.split(' ').at(-1) ?? block

const two = (value: number) => value.toFixed(2)

const apparatus = (block: string, surface: string): Figure =>
  figure(
    {
      name: 'practical-skills/block-and-forcemeter',
      title: `A ${nounOf(block)} pulled with a forcemeter`,
      description: `A ${block} with two masses on top lies on a level ${surface}. The hook of a level forcemeter is joined to the ${nounOf(block)} by a string. An arrow on the left shows that the forcemeter is pulled away from the ${nounOf(block)}, to the left.`,
      height: 132,
    },
    ground(8, 112, 352, 112),
    rect(60, 102, 292, 10, 'l sheet'),
    rect(240, 66, 86, 36, 'l sunk'),
    rect(262, 52, 42, 14, 'l sheet'),
    rect(262, 38, 42, 14, 'l sheet'),
    line(190, 84, 240, 84),
    circle(186, 84, 4),
    rect(100, 74, 82, 20, 'l sheet', 4),
    line(110, 84, 172, 84, 'l thin'),
    circle(94, 84, 6),
    arrow(84, 84, 34, 84, { cls: 'p', label: 'pull', labelAt: [54, 76], anchor: 'middle' }),
    text(283, 26, 'load *L*', { anchor: 'middle' }),
    text(141, 64, 'forcemeter', { anchor: 'middle' }),
    text(234, 58, nounOf(block), { anchor: 'end' }),
    line(237, 58, 246, 68, 'l thin'),
  )

const scales = (noun: string, zero: number, reading: number): Figure =>
  figure(
    {
      name: 'practical-skills/two-forcemeter-readings',
      title: 'Part of the scale of the forcemeter at two times',
      description: `Part of the scale of the forcemeter, in newtons, drawn larger. Before it is used: ${describeScale(NEWTONS, zero, 'N')} While the ${noun} with a load of ${LOADS[DRAWN]} newtons is pulled: ${describeScale(NEWTONS, reading, 'N')}`,
      height: 176,
    },
    text(10, 16, 'before it is used, no force on it', { cls: 'b' }),
    forcemeterScale(10, 24, zero),
    text(10, 108, `load *L* = ${LOADS[DRAWN]}.0 N, the ${noun} moves`, { cls: 'b' }),
    forcemeterScale(10, 116, reading),
  )

core('friction-and-load', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const of = random.pick(SURFACES)
    const slope = random.pick(of.slopes)
    const own = random.pick([2.5, 3, 3.5])
    const zero = random.pick([0.1, 0.15, 0.2])
    const frictions = LOADS.map(load =>
      roundTo(Math.round((slope * (load + own)) / 0.05) * 0.05 + random.pick([-0.05, 0, 0.05]), 2),
    )
    const reading = roundTo((frictions[DRAWN] ?? 0) + zero, 2)
    // A pointer on a numbered mark, or on the one beside it, is too easy.
    return Math.abs(reading - Math.round(reading)) < 0.08
      ? null
      : { of, slope, own, zero, frictions, reading }
  },
  make: ({ of: { block, surface, words }, slope, own, zero, frictions, reading }) => {
    const friction = frictions[DRAWN] ?? 0
    const load = LOADS[DRAWN]
    const noun = nounOf(block)
    const method = `It is joined to a forcemeter, and a load *L* is put on top of it. The forcemeter is pulled so that the ${noun} moves at a constant speed, and it is read while the ${noun} moves. This is repeated with other loads.`
    return {
      stem: [
        `A student investigates how the friction between two surfaces depends on the load. A ${block} lies on a ${surface}. ${method}`,
        `A class wants to know how the friction on a sledge depends on what it carries. As a model of the sledge, a ${block} is put on a ${surface}. ${method}`,
        `A ${block} slides on a level ${surface}. A student measures the friction on it with different loads. ${method.replace('It is joined', `The ${noun} is joined`)}`,
      ],
      figure: apparatus(block, surface),
      parts: {
        'a.i': ask.number({
          lead: `The next figure shows part of the scale of the forcemeter, before it is used and while the ${noun} moves with one of the loads.`,
          figure: scales(noun, zero, reading),
          prompt: 'State the zero error of the forcemeter.',
          objective: 'AO3',
          answer: zero,
          unit: 'N',
          sigFigs: 1,
          tolerance: 0.05,
          scheme: [`${quantity(zero, 'N')}`],
          solution: `With no force on it the forcemeter should read 0. Each division is 0.1 N, and half a division can be read: it reads ${quantity(zero, 'N')}.`,
        }),
        'a.ii': ask.table({
          prompt: `Complete the table for the load of ${load}.0 N. Correct the reading for the zero error to find the friction *F*.`,
          objective: 'AO3',
          head: ['load *L* / N', 'reading / N', 'friction *F* / N'],
          rows: LOADS.map((each, at): TableCell[] =>
            at === DRAWN
              ? [
                  { text: `${each}.0` },
                  { blank: 'reading', answer: reading, marks: 1, sigFigs: 2, tolerance: 0.05 },
                  {
                    blank: 'friction',
                    answer: friction,
                    marks: 1,
                    sigFigs: 2,
                    tolerance: 0.05,
                    follow: { from: [{ cell: 'reading' }, { part: 'a.i' }], formula: 'a - b' },
                  },
                ]
              : [
                  { text: `${each}.0` },
                  { text: two((frictions[at] ?? 0) + zero) },
                  { text: two(frictions[at] ?? 0) },
                ],
          ),
          scheme: [
            `reading ${quantity(reading, 'N')}`,
            `*F* = ${two(friction)} N: the zero error is subtracted`,
          ],
          solution: `The pointer shows ${two(reading)} N. It began ${two(zero)} N above zero, so every reading is too large by this: *F* = ${two(reading)} − ${two(zero)} = ${two(friction)} N.`,
        }),
        b: plotPart({
          name: 'practical-skills/grid-for-friction',
          title: 'Grid for a graph of friction against load',
          description:
            'Graph paper. The horizontal axis is the load L from 0 to 12 N, the vertical one the friction F from 0 to 5 N.',
          prompt: 'Plot a graph of *F* against *L*. Draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: '*L* / N', min: 0, max: 12, large: 2, parts: 5 },
            y: { label: '*F* / N', min: 0, max: 5, large: 1, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: LOADS.map((each, at) => [each, frictions[at] ?? 0] as const),
              marks: 3,
              follow: LOADS.map((_, at) => (at === DRAWN ? { part: 'a.ii', cell: 'friction' } : {})),
            },
            {
              task: 'line',
              gradient: [slope - 0.035, slope + 0.035],
              intercept: [slope * own - 0.25, slope * own + 0.25],
              covers: [2, 10],
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
            'One small square is 0.4 N across and 0.2 N upwards. Draw one thin line with a ruler, so that the points lie evenly on both sides of it.',
        }),
        c: ask.number({
          command: 'Determine',
          prompt: 'Use your graph to find the gradient of the line. Show your working.',
          objective: 'AO3',
          answer: slope,
          unit: '',
          alsoUnits: ['N/N'],
          tolerance: 0.035,
          scheme: [
            'C1 uses a triangle that covers more than half of the line',
            `A1 ${two(slope - 0.035)} to ${two(slope + 0.035)}`,
          ],
          solution: `Take two points of the *line* that are far apart, not two results. From *L* = 0 to 10 N the line rises by about ${quantity(roundTo(slope * 10, 1), 'N')}: ${plain(roundTo(slope * 10, 1))} ÷ 10 = ${two(slope)}. Newtons are divided by newtons, so there is no unit.`,
        }),
        d: ask.written({
          lead: 'Somebody says: “The graph shows that *F* is directly proportional to *L*.”',
          prompt: 'State whether your graph supports this. Give a reason.',
          objective: 'AO3',
          lines: 2,
          scheme: [NOT_THROUGH_ORIGIN],
          modelAnswer: 'It does not: the line is straight, but it does not pass through the origin.',
          solution: `Directly proportional means a straight line *through the origin*. Here there is friction of about ${quantity(roundTo(slope * own, 1), 'N')} with no load at all, because the ${noun} has a weight of its own.`,
        }),
        e: ask.written({
          prompt: `Explain why the forcemeter is read while the ${noun} moves at a constant speed.`,
          objective: 'AO3',
          lines: 2,
          scheme: [PULL_IS_FRICTION],
          modelAnswer:
            'At a constant speed there is no resultant force, so the pull is equal to the friction.',
          solution:
            'The forcemeter shows the pull. Only without acceleration are pull and friction equal, so that the reading is the friction.',
        }),
        f: ask.written({
          lead: 'It is difficult to read the forcemeter, because a pull by hand is never quite even.',
          prompt: 'Suggest **one** change to the apparatus or the method that makes this easier.',
          objective: 'AO3',
          lines: 2,
          scheme: [STEADIER(words)],
          modelAnswer: `Clamp the forcemeter to a stand, and pull the ${surface} along under the ${noun}.`,
          solution: `The friction is the same when the ${surface} moves below a ${noun} at rest. Then the forcemeter is at rest and is easily read, and the speed does not matter.`,
        }),
      },
    }
  },
  verify: ({ zero, slope, reading, frictions }) => ({
    'a.i': reading - (frictions[DRAWN] ?? 0) + 0 * zero,
    c: (slope * 12 - slope * 2) / (12 - 2),
  }),
})
