import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arc, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { crosses, ruleOf, ruleWords } from './optics-drawings'
import { equalOrNot, LOOKS_THROUGH, PIN_PRECAUTION } from './points-optics'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const TOP = 96
const BOTTOM = 186
const E: Point = [132, TOP]

/** Of the circle that is drawn round E, in centimetres; the rules are marked to eight. */
const RADIUS = 4
const LONGEST = 8
/** Where the normal meets both rules. */
const NORMAL_AT = 4

const degreesOf = (sine: number) => (Math.asin(sine) * 180) / Math.PI
const tan = (sine: number) => Math.tan(Math.asin(sine))

const MATERIALS = [
  { name: 'glass', index: [1.48, 1.56] },
  { name: 'acrylic', index: [1.46, 1.53] },
  { name: 'clear plastic', index: [1.46, 1.56] },
] as const

core('glass-block-with-pins', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const material = random.pick(MATERIALS)
    const outside = random.step(2.2, 3.2, 0.1)
    const inside = random.step(1.4, 2.2, 0.1)
    const index = outside / inside
    const [least, most] = material.index
    if (index < least || index > most) return null
    const outside2 = random.step(4.1, 5.5, 0.1)
    const agrees = random.chance(0.65)
    const inside2 = roundTo(outside2 / (index * random.pick(agrees ? [0.97, 1.03, 1.04] : [0.83, 1.18])), 1)
    const index2 = outside2 / inside2
    if (index2 < 1.15 || roundTo(index, 2) === roundTo(index2, 2)) return null
    const apart = Math.abs(index2 - index) / index
    if (agrees ? apart > 0.06 : apart < 0.13) return null
    return { material, outside, inside, index, outside2, inside2, index2, agrees }
  },
  make: ({ material, outside, inside, index, outside2, inside2, index2, agrees }) => {
    const [i, r] = [outside / RADIUS, inside / RADIUS]
    const F: Point = [E[0] + (BOTTOM - TOP) * tan(r), BOTTOM]
    const before = (up: number): Point => [E[0] - up * tan(i), TOP - up]
    const after = (down: number): Point => [F[0] + down * tan(i), BOTTOM + down]
    const reach = 86
    const [p1, p2, p3, p4] = [before(72), before(30), after(26), after(72)] as const
    const facts = {
      name: 'optics-practical/block-and-pins',
      title: 'A rectangular block and four pins, seen from above',
      description:
        'Seen from above: a rectangular block with its long sides level, A and B at the ends of the upper side, D and C at the ends of the lower side. A line from the upper left meets the upper side at E, and pins P1 and P2 stand on it. Pins P3 and P4 stand below the block, to the right, P4 further from the block.',
      height: 282,
    }
    const given: Shape =
      rect(44, TOP, 262, BOTTOM - TOP, 'l w') +
      line(...before(reach), ...E) +
      dot(...E, 'd', 2.5) +
      text(E[0] + 8, TOP - 8, 'E', { cls: 'b' }) +
      crosses([
        [p1, 'P_{1}', -9, 4],
        [p2, 'P_{2}', -9, 6],
        [p3, 'P_{3}', 11, 2],
        [p4, 'P_{4}', 11, 0],
      ]) +
      text(38, TOP + 5, 'A', { anchor: 'end' }) +
      text(312, TOP + 5, 'B') +
      text(312, BOTTOM + 5, 'C') +
      text(38, BOTTOM + 5, 'D', { anchor: 'end' })
    const measured = measuredFigure(outside, inside)
    const other = `${plain(outside2, 1)} cm and ${plain(inside2, 1)} cm`
    const wide = Math.abs(roundTo(index, 2) - roundTo(index2, 2))
    return {
      stem: [
        `A student finds the refractive index of ${material.name}. He lays a rectangular block on paper, draws its outline ABCD and a line to the point E, and puts the pins P_{1} and P_{2} on the line. Then he looks through the block from the side DC and puts in the pins P_{3} and P_{4}. The diagram in **(b)** shows the pins from above.`,
        `Four pins show the path of a ray of light through a rectangular block of ${material.name}. A student puts P_{1} and P_{2} on a line that meets the side AB at E, and places P_{3} and P_{4} on the other side of the block. The diagram in **(b)** shows the outline of the block and the pins.`,
        `The refractive index of ${material.name} is to be found with a rectangular block and four pins. P_{1} and P_{2} stand on a line that meets the block at E. From the side DC a student looks at them through the block and puts in P_{3} and P_{4}. The diagram in **(b)** shows the sheet of paper.`,
      ],
      parts: {
        a: ask.written({
          prompt: 'Describe how the student finds the right place for the pin P_{3}.',
          objective: 'AO3',
          scheme: [LOOKS_THROUGH],
          modelAnswer:
            'P_{3} is put where it hides the images of P_{1} and P_{2} that are seen through the block.',
          solution:
            'Light from P_{1} and P_{2} comes out of the block along one line. A pin on this line hides the images of both.',
        }),
        b: ask.draw({
          prompt:
            'On the diagram, draw the normal at E on both sides of AB. Draw the line through P_{4} and P_{3} as far as the block, and the ray inside the block.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(facts, given),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [E[0], TOP + 36], within: 6 },
                { at: [E[0], TOP + 4], within: 6 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: p4, within: 6 },
                { at: p3, within: 6 },
                { at: F, within: 10 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: E, within: 7 },
                { at: F, within: 10 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'optics-practical/block-and-pins-model',
              description:
                'The normal crosses the upper side at E at right angles. A line through P4 and P3 meets the lower side, and from that point a straight line goes through the block to E.',
            },
            given,
            line(E[0], TOP - 60, E[0], TOP + 70, 'g dash'),
            line(...after(reach), ...F, 'g'),
            line(...E, ...F, 'g'),
          ),
          scheme: [
            'normal at E, at right angles to AB, on both sides of it',
            'straight line through P_{4} and P_{3} that reaches DC',
            'straight line from E to the point where the ray leaves the block',
          ],
          solution:
            'Light travels straight in air and in the block. It enters at E and leaves where the line through P_{4} and P_{3} meets DC; join these two points.',
        }),
        c: ask.table({
          lead: 'The student draws a circle with its middle at E. He measures the distance *p* from the normal to the point where the circle cuts the ray in air, and the distance *q* from the normal to the point where it cuts the ray in the block. The rules in the figure lie along *p* and *q*.',
          figure: measured,
          prompt: `Measure *p* and *q*, and calculate the refractive index $n = \\frac{p}{q}$.`,
          command: 'Determine',
          objective: 'AO3',
          head: ['*p* / cm', '*q* / cm', '*n*'],
          rows: [
            [
              { blank: 'p', answer: outside, marks: 1, sigFigs: 2, tolerance: 0.11, unit: 'cm' },
              { blank: 'q', answer: inside, marks: 1, sigFigs: 2, tolerance: 0.11, unit: 'cm' },
              {
                blank: 'n',
                answer: roundTo(index, 6),
                marks: 1,
                sigFigs: 2,
                unit: '',
                follow: { from: [{ cell: 'p' }, { cell: 'q' }], formula: 'a/b' },
              },
            ],
          ],
          scheme: [
            `*p* = ${plain(outside, 1)} cm (within 0.1 cm)`,
            `*q* = ${plain(inside, 1)} cm (within 0.1 cm)`,
            `*n* = ${plain(roundTo(index, 2), 2)}, without a unit`,
          ],
          solution: `The normal is at ${plain(NORMAL_AT, 1)} cm of both rules. *p* = ${plain(NORMAL_AT, 1)} − ${plain(NORMAL_AT - outside, 1)} = ${plain(outside, 1)} cm and *q* = ${plain(NORMAL_AT + inside, 1)} − ${plain(NORMAL_AT, 1)} = ${plain(inside, 1)} cm. *n* = ${plain(outside, 1)} ÷ ${plain(inside, 1)} = ${plain(roundTo(index, 2), 2)}. The unit cancels.`,
        }),
        'd.i': ask.number({
          lead: `For a larger circle and another ray, *p* and *q* are ${other}.`,
          prompt: 'Calculate the second value of *n*.',
          objective: 'AO3',
          answer: index2,
          unit: '',
          scheme: [plain(roundTo(index2, 2), 2)],
          solution: `*n* = ${plain(outside2, 1)} ÷ ${plain(inside2, 1)} = ${plain(roundTo(index2, 2), 2)}.`,
        }),
        'd.ii': ask.written({
          lead: 'The two values of *n* should be the same, since the block is the same.',
          prompt: 'State whether the results support this. Justify your answer.',
          objective: 'AO3',
          scheme: [equalOrNot(agrees)],
          modelAnswer: agrees
            ? 'Yes: the values are close, within the limits of experimental accuracy.'
            : 'No: the difference is more than 10 %, too large for the limits of experimental accuracy.',
          solution: `The values differ by ${plain(wide, 2)}. A tenth of ${plain(roundTo(index, 2), 2)} is ${plain(roundTo(index / 10, 2), 2)}, so the difference is ${agrees ? 'within' : 'beyond'} the limits of experimental accuracy, about 10 %.`,
        }),
        e: ask.written({
          prompt:
            'State **one** precaution with the pins that makes the directions of the rays more accurate.',
          objective: 'AO3',
          scheme: [PIN_PRECAUTION],
          modelAnswer: 'P_{3} and P_{4} are put at least 5 cm apart.',
          solution: 'A small shift of one pin turns the line less if the pins are far apart.',
        }),
      },
    }
  },
  // By the angles: n is the ratio of their sines.
  verify: ({ outside2, inside2 }) => {
    const circleOf = 7
    const [i, r] = [degreesOf(outside2 / circleOf), degreesOf(inside2 / circleOf)]
    return { 'd.i': Math.sin((i * Math.PI) / 180) / Math.sin((r * Math.PI) / 180) }
  },
})

/** The circle round E with a rule along each distance; the normal stands at the same mark of both. */
function measuredFigure(outside: number, inside: number) {
  const upper = ruleOf(44, LONGEST, 'below')
  const [x] = upper.at(NORMAL_AT)
  const unit = upper.at(1)[0] - upper.at(0)[0]
  const [up, down] = [outside, inside].map(half => unit * Math.sqrt(RADIUS ** 2 - half ** 2)) as [
    number,
    number,
  ]
  const [i, r] = [outside, inside].map(half => degreesOf(half / RADIUS)) as [number, number]
  const y = 44 + up
  const lower = ruleOf(y + down, LONGEST)
  const from: Point = [upper.at(NORMAL_AT - outside)[0], 44]
  const to: Point = [lower.at(NORMAL_AT + inside)[0], y + down]
  return figure(
    {
      name: 'optics-practical/circle-and-rules',
      title: 'The two rays, a circle round E, and two rules',
      description: `The normal stands upright through E. The ray in air comes from the upper left, the ray in the block goes to the lower right. An upper rule lies along p, from the ray in air to the normal, a lower rule along q, from the normal to the ray in the block. Both are marked in centimetres and millimetres, and the normal is at their 4 cm mark. Left end of p: ${ruleWords(LONGEST, NORMAL_AT - outside)} Right end of q: ${ruleWords(LONGEST, NORMAL_AT + inside)}`,
      height: Math.ceil(y + down) + 42,
    },
    rect(16, y, 328, down, 'w'),
    line(16, y, 344, y),
    ...[
      [0, 90 - i],
      [90 + i, 180],
      [180, 270 - r],
      [270 + r, 360],
    ].map(([start = 0, end = 0]) => arc(x, y, RADIUS * unit, start, end, 'l thin dash')),
    line(x, 44, x, y + down, 'l dash thin'),
    upper.shape,
    lower.shape,
    line(...from, x, y, 'p'),
    line(x, y, ...to, 'p'),
    line(...from, x, 44, 'r'),
    line(x, y + down, ...to, 'r'),
    dot(x, y, 'd', 2.5),
    text(x - 8, y + 16, 'E', { anchor: 'end', cls: 'b' }),
    text((from[0] + x) / 2, 60, '*p*', { anchor: 'middle' }),
    text((x + to[0]) / 2, y + down - 8, '*q*', { anchor: 'middle' }),
    text(302, y - 8, 'air', { anchor: 'end', cls: 's' }),
    text(302, y + 18, 'block', { anchor: 'end', cls: 's' }),
  )
}
