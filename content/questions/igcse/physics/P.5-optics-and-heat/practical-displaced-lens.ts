import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { describeScale, rule } from '@/lib/figures/laboratory/measuring'
import type { Scale } from '@/lib/figures/laboratory/scales'
import { lens, ray } from '@/lib/figures/rays'
import { arrow, dimension, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { lensOnFoot, litObject, named, screenOnFoot } from './optics-drawings'
import { DISTANT_IS_PARALLEL, equalOrNot, TO_AND_FRO } from './points-optics'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const FLOOR = 118
const SHORT: Scale = { from: 0, to: 38, division: 1, numbered: 5, longer: 5 }
const METRE: Scale = { from: 0, to: 96, division: 1, numbered: 10, longer: 5 }
/** Of the object, on the metre rule. */
const OBJECT = 8

const ruleFor = (scale: Scale) => {
  const drawn = rule({ x: 18, y: FLOOR + 4, length: 300, scale, unit: '' })
  return { at: drawn.at, shape: drawn.shape + text(345, FLOOR + 29, 'cm', { anchor: 'end', cls: 's' }) }
}

/** From the foot of a thing down to the rule. */
const mark = (x: number): Shape => line(x, FLOOR - 5, x, FLOOR + 4, 'p')

core('focal-length-in-two-ways', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const focal = random.pick([12, 14, 15, 16, 18])
    const apart = random.pick([70, 75, 80, 84])
    if (apart < 4.4 * focal) return null
    const gap = Math.sqrt(apart * (apart - 4 * focal))
    const first = Math.round((apart - gap) / 2 + random.pick([-0.4, 0, 0.4]))
    const second = Math.round((apart + gap) / 2 + random.pick([-0.8, 0, 0.8]))
    const moved = second - first
    const start = random.pick([6, 7, 8, 9])
    const agrees = random.chance(0.65)
    const distant = agrees
      ? focal + random.pick([-0.5, 0, 0.5])
      : Math.round(2 * focal * random.pick([1.18, 1.21, 1.24])) / 2
    const found = (apart ** 2 - moved ** 2) / (4 * apart)
    const off = Math.abs(found - distant) / distant
    if (moved < 15 || (agrees ? off > 0.06 || off < 0.004 : off < 0.15)) return null
    return { apart, first, second, moved, start, distant, found, agrees }
  },
  make: ({ apart, first, second, moved, start, distant, found, agrees }) => {
    const short = ruleFor(SHORT)
    const long = ruleFor(METRE)
    const [lensX, screenX] = [short.at(start)[0], short.at(start + distant)[0]]
    const [objectX, oneX, twoX, endX] = [OBJECT, OBJECT + first, OBJECT + second, OBJECT + apart].map(
      each => long.at(each)[0],
    ) as [number, number, number, number]
    const axis = 92
    const [plane, focus] = [130, 300]
    const [upper, lower] = [axis - 46, axis + 46]
    const rays = {
      name: 'optics-practical/parallel-rays-to-complete',
      title: 'Parallel rays that meet a lens',
      description:
        'A level axis. Two rays from the left, one above and one below the axis, both parallel to it, reach a converging lens and end there. A vertical screen stands on the right, where the image of a distant object is sharp.',
      height: 184,
    }
    const given: Shape =
      line(8, axis, 352, axis, 'l dash thin') +
      lens(plane, axis, 140) +
      line(focus, 24, focus, 166) +
      ray([
        [10, upper],
        [plane, upper],
      ]) +
      ray([
        [10, lower],
        [plane, lower],
      ]) +
      named(plane, 16, 'lens', 's') +
      named(focus, 16, 'screen', 's')
    const meet: Point = [focus, axis]
    const difference = Math.abs(roundTo(found, 1) - distant)
    return {
      stem: [
        'A student finds the focal length of a converging lens in two ways. First she turns the lens towards a tree that can be seen far away through the window, and moves the screen until the image of the tree is sharp. The figure shows lens and screen.',
        'The focal length of a converging lens is measured in two ways. In the first, a student uses a building far outside the laboratory as the object and moves the screen until the image is sharp. The figure shows the lens and the screen beside a rule.',
        'To find the focal length of a converging lens, a student first makes a sharp image of a distant chimney on a screen. The figure shows where lens and screen stand on a rule. Then the student uses a lamp as the object.',
      ],
      figure: figure(
        {
          name: 'optics-practical/lens-and-screen-distant-object',
          title: 'A lens and a screen above a rule',
          description: `Side view: a converging lens on the left and a screen on the right stand above a rule that is marked in centimetres. Light from a distant object comes from the left. Lens: ${describeScale(SHORT, start, 'cm')} Screen: ${describeScale(SHORT, start + distant, 'cm')}`,
          height: 158,
        },
        line(4, FLOOR, 356, FLOOR),
        lensOnFoot(lensX, FLOOR, 48),
        screenOnFoot(screenX, FLOOR, 88),
        mark(lensX),
        mark(screenX),
        named(lensX, 24, 'lens'),
        named(screenX, 24, 'screen'),
        ...[52, 70, 88].map(y => arrow(4, y, 34, y, { cls: 'p' })),
        short.shape,
      ),
      parts: {
        'a.i': ask.number({
          prompt: 'Determine the distance *f*_{1} from the lens to the screen.',
          objective: 'AO3',
          answer: distant,
          unit: 'cm',
          sigFigs: 3,
          tolerance: 0.5,
          scheme: [`${plain(distant, 1)} cm (within 0.5 cm)`],
          solution: `The lens is at ${plain(start, 1)} cm, the screen at ${plain(start + distant, 1)} cm, read to half a division. *f*_{1} = ${plain(start + distant, 1)} − ${plain(start, 1)} = ${plain(distant, 1)} cm.`,
        }),
        'a.ii': ask.draw({
          prompt:
            'The diagram shows two rays from one point of the distant object. On the diagram, draw both rays from the lens to the screen.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(rays, given),
          tools: ['line', 'arrow'],
          checks: [upper, lower].map(level => ({
            as: 'line' as const,
            passes: [
              // From the middle of the lens, where the given ray ends, or from its right side.
              { at: [plane + 5, level + Math.sign(axis - level)] as const, within: 10 },
              { at: [focus - 3, axis] as const, within: 9 },
            ],
          })),
          modelFigure: figure(
            {
              ...rays,
              name: 'optics-practical/parallel-rays-completed',
              description: 'Both rays bend at the lens towards the axis and meet on it, at the screen.',
            },
            given,
            ray([[plane, upper], meet], 'g'),
            ray([[plane, lower], meet], 'g'),
          ),
          scheme: [
            'upper ray from the lens to the point where the axis meets the screen',
            'lower ray to the same point',
          ],
          solution:
            'Rays that are parallel to the axis meet at the principal focus. The image is sharp, so the screen stands there.',
        }),
        'a.iii': ask.written({
          prompt: 'Explain why the object has to be far away if *f*_{1} is to be the focal length.',
          objective: 'AO3',
          scheme: [DISTANT_IS_PARALLEL],
          modelAnswer: 'The rays from a distant object are parallel, so they meet at the principal focus.',
          solution:
            'From a near object the rays spread out, and the lens brings them together beyond the principal focus.',
        }),
        'b.i': ask.table({
          lead: 'In the second way a lamp behind a hole in a card is the object, and card and screen are fixed. There are two positions of the lens, **1** and **2**, for which the image is sharp.',
          figure: figure(
            {
              name: 'optics-practical/two-positions-of-a-lens',
              title: 'Two positions of a lens between an object and a screen',
              description: `Side view above a metre rule marked in centimetres. From left to right: a card with a hole, the lens in position 1, the lens in position 2, drawn beside each other, and a screen. The distance from card to screen is marked D. Position 1: ${describeScale(METRE, OBJECT + first, 'cm')} Position 2: ${describeScale(METRE, OBJECT + second, 'cm')}`,
              height: 158,
            },
            line(4, FLOOR, 356, FLOOR),
            litObject(objectX, FLOOR),
            rect(objectX - 29, FLOOR - 56, 20, 32, 'l hl', 6),
            lensOnFoot(oneX, FLOOR),
            lensOnFoot(twoX, FLOOR),
            screenOnFoot(endX, FLOOR, 74),
            ...[oneX, twoX].map(mark),
            named(oneX, 46, '1', 'b'),
            named(twoX, 46, '2', 'b'),
            named(endX, 38, 'screen', 's'),
            named(Math.max(objectX, 22), 38, 'card', 's'),
            dimension(objectX, 22, endX, 22, '*D*'),
            long.shape,
          ),
          prompt: 'Read the two positions of the lens from the metre rule.',
          command: 'Determine',
          objective: 'AO3',
          head: ['position', 'reading / cm'],
          rows: [
            [
              { text: '**1**' },
              { blank: 'first', answer: OBJECT + first, marks: 1, sigFigs: 2, tolerance: 1, unit: 'cm' },
            ],
            [
              { text: '**2**' },
              { blank: 'second', answer: OBJECT + second, marks: 1, sigFigs: 2, tolerance: 1, unit: 'cm' },
            ],
          ],
          scheme: [`${OBJECT + first} cm (within 1 cm)`, `${OBJECT + second} cm (within 1 cm)`],
          solution: `One division is 1 cm. The lens stands at ${OBJECT + first} cm and at ${OBJECT + second} cm.`,
        }),
        'b.ii': ask.table({
          lead: `The distance from the card to the screen is *D* = ${plain(apart, 1)} cm, and *d* is the distance between the two positions of the lens. The focal length is $f_2 = \\frac{D^2 - d^2}{4D}$.`,
          prompt: 'Calculate *d* and *f*_{2}.',
          objective: 'AO3',
          head: ['quantity', 'value / cm'],
          rows: [
            [
              { text: '*d*' },
              {
                blank: 'd',
                answer: moved,
                marks: 1,
                sigFigs: 2,
                unit: 'cm',
                follow: {
                  from: [
                    { part: 'b.i', cell: 'second' },
                    { part: 'b.i', cell: 'first' },
                  ],
                  formula: 'a-b',
                },
              },
            ],
            [
              { text: '*f*_{2}' },
              {
                blank: 'f2',
                answer: roundTo(found, 6),
                marks: 1,
                sigFigs: 2,
                unit: 'cm',
                follow: { from: [{ cell: 'd' }], formula: `(${apart}^2-a^2)/(4*${apart})` },
              },
            ],
          ],
          scheme: [`*d* = ${moved} cm`, `*f*_{2} = ${plain(roundTo(found, 1), 1)} cm`],
          solution: `*d* = ${OBJECT + second} − ${OBJECT + first} = ${moved} cm. *f*_{2} = (${apart}^{2} − ${moved}^{2}) ÷ (4 × ${apart}) = ${apart ** 2 - moved ** 2} ÷ ${4 * apart} = ${plain(roundTo(found, 1), 1)} cm.`,
        }),
        c: ask.written({
          lead: 'Both ways should give the same focal length.',
          prompt: 'State whether *f*_{1} and *f*_{2} support this. Justify your answer.',
          objective: 'AO3',
          scheme: [equalOrNot(agrees)],
          modelAnswer: agrees
            ? `Yes: they differ by only ${plain(roundTo(difference, 1), 1)} cm, which is within the limits of experimental accuracy.`
            : `No: the difference of ${plain(roundTo(difference, 1), 1)} cm is more than 10 %, too large for the limits of experimental accuracy.`,
          solution: agrees
            ? `The difference is less than 10 % of ${plain(distant, 1)} cm.`
            : `A tenth of ${plain(distant, 1)} cm is ${plain(roundTo(distant / 10, 1), 1)} cm, and the difference is larger. Perhaps the object was not far enough away: then the image is sharp beyond the principal focus.`,
        }),
        d: ask.written({
          prompt: 'Describe how the student makes sure that the lens is at the place of the sharpest image.',
          objective: 'AO3',
          scheme: [TO_AND_FRO],
          modelAnswer: 'Move the lens slowly to and fro until the image is sharpest.',
          solution: 'On both sides of the best place the image is blurred, so the best place lies between.',
        }),
      },
    }
  },
  verify: ({ distant }) => ({ 'a.i': distant }),
})
