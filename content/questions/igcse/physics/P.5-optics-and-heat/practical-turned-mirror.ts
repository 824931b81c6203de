import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { describeScale } from '@/lib/figures/laboratory/measuring'
import { dialScale, type Scale } from '@/lib/figures/laboratory/scales'
import { rayBox } from '@/lib/figures/laboratory/wave-practicals'
import { mirror } from '@/lib/figures/rays'
import { arc, arrow, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { bestFit } from '@/lib/figures/statistics/statistics'
import { named } from './optics-drawings'
import { EQUAL_ENOUGH, RAY_PRECAUTION } from './points-optics'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const M: Point = [150, 252]
const ALPHA: Scale = { from: 0, to: 70, division: 1, numbered: 10, longer: 5 }
/** The ray would strike out its zero, which stands beside the ray. */
const BESIDE_ZERO: Scale = { ...ALPHA, format: value => (value === 0 ? '' : String(value)) }
/** Of the table; the third is the one of the figure. */
const TURNS = [
  [6, 11, 17, 22, 28],
  [5, 12, 18, 23, 29],
  [7, 13, 16, 24, 27],
  [5, 10, 14, 21, 28],
] as const
const READ = 2

/** A plane mirror with its middle at a point, turned clockwise from the level. */
const turned = ([x, y]: Point, degrees: number, half = 70): Shape =>
  mirror(...polar(x, y, half, 180 - degrees), ...polar(x, y, half, -degrees))

core('mirror-turned-by-an-angle', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const turns: readonly number[] = random.pick(TURNS)
    const angles = turns.map(turn => 2 * turn + random.pick([-1, 0, 0, 1]))
    const { gradient, intercept } = bestFit(turns.map((turn, at) => [turn, angles[at] ?? 0]))
    if ((angles[READ] ?? 0) % 10 === 0 || Math.abs(gradient - 2) > 0.09) return null
    return { turns, angles, gradient, intercept, drawn: random.pick([20, 22, 24, 26, 28, 30]) }
  },
  make: ({ turns, angles, gradient, intercept, drawn }) => {
    const turn = turns[READ] ?? 0
    const angle = angles[READ] ?? 0
    const scale = dialScale({ ...BESIDE_ZERO, x: M[0], y: M[1], radius: 150, start: 90, end: 20 })
    const measured = figure(
      {
        name: 'optics-practical/turned-mirror-and-scale',
        title: 'A ray that is reflected by a turned mirror, with a scale of degrees',
        description: `Seen from above. A ray comes straight down the page from a ray box and meets the middle M of a plane mirror. A dashed line marks the first position of the mirror, level. The mirror is turned clockwise by the angle θ. The reflected ray goes to the upper right and meets a scale of degrees round M, which has its 0° at the incident ray. ${describeScale(ALPHA, angle, '°')}`,
        height: 314,
      },
      turned(M, turn, 88),
      line(M[0] - 96, M[1], M[0] + 100, M[1], 'l dash thin'),
      rayBox(M[0], 62, -90, ''),
      line(M[0], 62, ...M, 'p'),
      arrow(M[0], 134, M[0], 150, { cls: 'p' }),
      text(M[0] - 6, 98, '0', { anchor: 'end', cls: 's' }),
      line(...M, ...scale.at(angle), 'p'),
      arrow(...polar(...M, 84, 90 - angle), ...polar(...M, 98, 90 - angle), { cls: 'p' }),
      scale.shape,
      arc(...M, 46, 90 - angle, 90, 'l thin'),
      text(...polar(...M, 58, 90 - angle / 2), '*α*', { anchor: 'middle' }),
      arc(...M, 78, -turn, 0, 'l thin'),
      text(M[0] + 88, M[1] + 20, '*θ*'),
      text(M[0] - 10, M[1] + 22, 'M', { anchor: 'end', cls: 'b' }),
      text(M[0] - 26, 34, 'ray box', { anchor: 'end', cls: 's' }),
    )
    const place: Point = [150, 168]
    const facts = {
      name: 'optics-practical/turned-mirror-to-complete',
      title: 'A ray that meets a turned mirror',
      description: `A ray comes straight down the page and meets the middle M of a plane mirror. The mirror is turned clockwise by ${drawn}° from the level, so that its right end is lower. The normal at M is drawn. Nothing is drawn of the reflected ray.`,
      height: 240,
    }
    const given: Shape =
      turned(place, drawn) +
      line(...place, ...polar(...place, 130, 90 - drawn), 'l dash thin') +
      line(place[0], 14, ...place, 'p') +
      arrow(place[0], 60, place[0], 80, { cls: 'p' }) +
      text(place[0] - 12, place[1] + 26, 'M', { anchor: 'end', cls: 'b' }) +
      named(...polar(...place, 138, 90 - drawn), 'normal', 's')
    const out = polar(...place, 150, 90 - 2 * drawn)
    return {
      stem: [
        'A ray box stands opposite a plane mirror, so that the reflected ray goes back along the incident ray. Then the mirror is turned by an angle *θ* about its middle M, while the ray box stays where it is. The reflected ray turns by the angle *α*. The figure shows the arrangement from above.',
        'A student investigates how a reflected ray turns when the mirror is turned. First the incident ray meets the mirror along the normal. The student turns the mirror about the point M by an angle *θ* and measures the angle *α* between the incident and the reflected ray, as in the figure.',
        'A plane mirror can be turned about the point M. The incident ray is fixed, and at first it is reflected back along its own path. The figure shows a reflected ray after the mirror has been turned by an angle *θ*; *α* is the angle between the incident and the reflected ray.',
      ],
      figure: measured,
      parts: {
        a: ask.number({
          prompt: `In the figure *θ* = ${turn}°. Read the angle *α* from the scale.`,
          command: 'Determine',
          objective: 'AO3',
          answer: angle,
          unit: '°',
          tolerance: 1,
          scheme: [`${angle}° (within 1°)`],
          solution: `One division of the scale is 1°. The scale begins at the incident ray, so *α* = ${angle}°.`,
        }),
        b: ask.draw({
          lead: `In another experiment *θ* = ${drawn}°.`,
          prompt: 'On the diagram, draw the reflected ray with an arrow.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(facts, given),
          tools: ['arrow', 'line'],
          checks: [
            {
              as: 'arrow',
              passes: [
                { at: place, within: 9 },
                { at: polar(...place, 90, 90 - 2 * drawn), within: 12 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'optics-practical/turned-mirror-completed',
              description:
                'The reflected ray leaves M on the other side of the normal, at the same angle to it as the incident ray.',
            },
            given,
            arrow(...place, ...out, { cls: 'g' }),
          ),
          scheme: [
            'arrow from M on the other side of the normal, at the same angle to it as the incident ray',
          ],
          solution: `The angle of incidence is ${drawn}°, the angle by which the normal has turned. The angle of reflection is the same.`,
        }),
        c: plotPart({
          lead: 'The table shows the results for five angles *θ*.',
          table: {
            head: ['*θ* / °', '*α* / °'],
            rows: turns.map((each, at) => [String(each), at === READ ? 'see (a)' : String(angles[at])]),
          },
          name: 'optics-practical/grid-for-angles',
          title: 'Grid for a graph of α against θ',
          description:
            'Graph paper. The horizontal axis is the angle θ from 0 to 30°, the vertical one the angle α from 0 to 60°.',
          prompt: 'Plot the five points on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: '*θ* / °', min: 0, max: 30, large: 5, parts: 5 },
            y: { label: '*α* / °', min: 0, max: 60, large: 10, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: turns.map((each, at) => [each, angles[at] ?? 0] as const),
              marks: 2,
              follow: turns.map((_, at) => (at === READ ? { part: 'a' } : {})),
            },
            {
              task: 'line',
              gradient: [gradient - 0.14, gradient + 0.14],
              intercept: [intercept - 2.4, intercept + 2.4],
              covers: [turns[0] ?? 0, turns[4] ?? 0],
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
            'One small square is 1° across and 2° upwards. The points lie close to one straight line.',
        }),
        d: ask.number({
          prompt: 'Determine the gradient of your line. Show your working.',
          objective: 'AO3',
          answer: gradient,
          unit: '',
          tolerance: 0.15,
          scheme: [
            'C1 rise ÷ run from a triangle that covers more than half of the line',
            `A1 ${plain(roundTo(gradient, 2), 2)} (within 0.15)`,
          ],
          solution: `From *θ* = 0 to *θ* = 30° the line rises by about ${plain(roundTo(30 * gradient, 0))}°: ${plain(roundTo(30 * gradient, 0))} ÷ 30 is about ${plain(roundTo(gradient, 1), 1)}. Degrees cancel.`,
        }),
        e: ask.written({
          lead: 'A theory says that *α* = 2*θ*, so the gradient should be 2.',
          prompt: 'State whether your gradient supports the theory. Justify your answer.',
          objective: 'AO3',
          scheme: [EQUAL_ENOUGH],
          modelAnswer: 'Yes: it is very close to 2, within the limits of experimental accuracy.',
          solution:
            'When the mirror turns by *θ*, so does the normal. The angle of incidence becomes *θ* and the angle of reflection as well: together 2*θ*.',
        }),
        f: ask.written({
          prompt: 'State **one** precaution that makes the readings of *α* more accurate.',
          objective: 'AO3',
          scheme: [RAY_PRECAUTION],
          modelAnswer: 'Use a thin ray of light from a narrow slit.',
          solution: 'The middle of a thin ray on the scale is read more precisely.',
        }),
      },
    }
  },
  // By deviations from the means.
  verify: ({ turns, angles }) => {
    const middle = turns.reduce((sum, each) => sum + each, 0) / turns.length
    const over = turns.map((each, at) => (each - middle) * (angles[at] ?? 0))
    const square = turns.map(each => (each - middle) ** 2)
    const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0)
    return { a: angles[READ] ?? 0, d: sum(over) / sum(square) }
  },
})
