import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { mirror, ray, virtualRay } from '@/lib/figures/rays'
import { dot, line, type Point, text } from '@/lib/figures/shapes'
import { squares } from '../squares'
import { IMAGE_IN_A_PLANE_MIRROR } from './points'

const { core, templates } = questionsOf('structured', '3.2.1', { calculator: 'not-needed' })

export { templates }

const SOURCES = [
  { what: 'a small lamp', name: 'lamp', who: 'A student', where: 'a mirror on the wall of a bedroom' },
  { what: 'a small bright LED', name: 'LED', who: 'A dancer', where: 'the large mirror of a dance studio' },
  { what: 'the flame of a candle', name: 'flame', who: 'A customer', where: 'a tall mirror in a shop' },
  { what: 'the slit of a ray box', name: 'slit', who: 'A boy', where: 'a mirror in a hall' },
] as const

/** From the object to the normal and to the mirror, in squares. */
const PLACES = [
  { across: 3, up: 4 },
  { across: 4, up: 3 },
  { across: 4, up: 4 },
  { across: 5, up: 4 },
  { across: 3, up: 5 },
  { across: 5, up: 3 },
] as const

core('ray-and-image-on-a-grid', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    source: random.pick(SOURCES),
    place: random.pick(PLACES),
    mirrored: random.chance(0.5),
    glancing: random.pick([25, 28, 32, 35, 38, 40, 52, 55, 58, 62]),
    far: random.step(1.4, 4.6, 0.2),
  }),
  make: ({ source, place, mirrored, glancing, far }) => {
    const { across, up } = place
    const cell = 20
    const [left, top] = [30, 10]
    const [above, below] = [up + 1, up + 1]
    const way = mirrored ? -1 : 1
    const meets: Point = [180 - way * cell, top + above * cell]
    const object: Point = [meets[0] - way * across * cell, meets[1] - up * cell]
    const image: Point = [object[0], meets[1] + up * cell]
    const on: Point = [meets[0] + way * across * cell, object[1]]
    const given = [
      squares(left, top, 15, above + below, cell),
      mirror(left + 10, meets[1], left + 290, meets[1]),
      ray([object, meets]),
      dot(...object, 'd', 4),
      text(object[0], object[1] - 9, 'O', { anchor: 'middle', cls: 'b' }),
      text(meets[0] + 5 * way, meets[1] + 20, 'P', { anchor: mirrored ? 'end' : 'start', cls: 'b' }),
      text(left + 290, meets[1] - 7, 'mirror', { anchor: 'end', cls: 's' }),
    ]
    const facts = {
      name: 'waves/ray-at-a-mirror-on-a-grid',
      title: 'A ray of light from O to a plane mirror, on a grid',
      description: `A grid of squares. A plane mirror lies along a level line of the grid, with its back below. Point O is ${up} squares above the mirror. A ray goes from O down to the ${mirrored ? 'left' : 'right'} and meets the mirror at P, which is ${across} squares to the ${mirrored ? 'left' : 'right'} of O.`,
      height: top + (above + below) * cell + 10,
    }
    return {
      stem: `O is ${source.what} in front of a plane mirror. A ray of light from O meets the mirror at P. The diagram in **(a)** is drawn to scale on a grid.`,
      parts: {
        a: ask.draw({
          prompt:
            'On the diagram, draw the normal at P and the reflected ray, with an arrow. Set the letter I at the position of the image of O.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow', 'label'],
          labels: [{ id: 'I', text: 'I' }],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [meets[0], meets[1] - 6], within: 6 },
                { at: [meets[0], meets[1] - 2 * cell], within: 5 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: [meets[0] + 3 * way, meets[1] - 3], within: 8 },
                {
                  at: [meets[0] + 0.75 * (on[0] - meets[0]), meets[1] + 0.75 * (on[1] - meets[1])],
                  within: 8,
                },
              ],
            },
            { label: 'I', in: { at: image, within: 12 } },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `A dashed line at right angles to the mirror stands at P. The reflected ray goes from P up to the ${mirrored ? 'left' : 'right'} and is ${across} squares from the dashed line where it is ${up} squares above the mirror. I is straight below O, ${up} squares behind the mirror.`,
            },
            ...given,
            line(meets[0], meets[1], meets[0], object[1], 'g dash'),
            ray([meets, on], 'g'),
            virtualRay(...meets, ...image),
            dot(...image, 'gd', 4),
            text(image[0] - 10 * way, image[1] + 5, 'I', { anchor: mirrored ? 'start' : 'end', cls: 'b' }),
          ),
          scheme: [
            'normal at P, at right angles to the mirror',
            'reflected ray from P, with arrow, at an equal angle on the other side of the normal',
            'I as far behind the mirror as O is in front of it, straight opposite O',
          ],
          solution: `The normal is at right angles to the mirror. The angle of reflection equals the angle of incidence, so the reflected ray rises as steeply as the first ray falls: ${across} squares across and ${up} squares up. The image is on the line from O at right angles to the mirror, ${up} squares behind it.`,
        }),
        b: ask.number({
          prompt: `Another ray from O meets the mirror. The angle between this ray and the surface of the mirror is ${glancing}°. Calculate the angle of reflection of this ray.`,
          command: 'Calculate',
          answer: 90 - glancing,
          unit: '°',
          tolerance: 0.4,
          scheme: steps(`angle of incidence = 90° − ${glancing}°`, `${90 - glancing}°`),
          solution: `The angle of incidence is measured from the normal, not from the mirror: 90° − ${glancing}° = ${90 - glancing}°. The angle of reflection is equal to it.`,
        }),
        c: ask.number({
          lead: `${source.who} stands ${quantity(far, 'm', 2)} in front of ${source.where}.`,
          prompt: `Calculate the distance from the ${source.who.replace(/^An? /, '')} to the image in the mirror.`,
          answer: 2 * far,
          unit: 'm',
          scheme: steps(`image is ${quantity(far, 'm', 2)} behind the mirror`, quantity(2 * far, 'm', 2)),
          solution: `The image is as far behind the mirror as the ${source.who.replace(/^An? /, '')} is in front of it: ${quantity(far, 'm', 2)}. The distance between them is 2 × ${quantity(far, 'm', 2)} = ${quantity(2 * far, 'm', 2)}.`,
        }),
        d: ask.written({
          prompt:
            'State **two** properties of the image in a plane mirror, other than its distance from the mirror.',
          marks: 2,
          lines: 2,
          scheme: IMAGE_IN_A_PLANE_MIRROR,
          modelAnswer: 'The image is upright, and it is the same size as the object.',
          solution:
            'The image in a plane mirror is upright, the same size as the object, laterally inverted and virtual.',
        }),
      },
    }
  },
  verify: ({ glancing, far }) => {
    // The two rays and the mirror make a straight angle; the normal halves the angle between the rays.
    const between = 180 - 2 * glancing
    const [person, image] = [-far, far]
    return { b: between / 2, c: image - person }
  },
})
