import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { mirror } from '@/lib/figures/rays'
import { dot, line, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { crosses, fineProtractor, named, protractorWords, spoke } from './optics-drawings'
import { EQUAL_ENOUGH, FROM_MIRROR, PIN_INACCURACY, PIN_PRECAUTION } from './points-optics'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const N: Point = [180, 192]
const MIDDLE: Point = [180, 178]

/** Of the table; the third is the one of the diagram. */
const ROWS = 5
const READ = 2

core('reflection-with-pins', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const incidence = random.int(34, 48)
    const angles = [20, 28, incidence, 56, 65]
    const measured = angles.map(angle => angle + random.pick([-1, 0, 1, 1]))
    const odd = random.pick([0, 1, 3, 4])
    const reflection = measured[READ] ?? 0
    if ((90 - reflection) % 10 === 0) return null
    const printed = measured.map((angle, at) => (at === odd ? 90 - angle : angle))
    return { incidence, angles, odd, reflection, printed }
  },
  make: ({ incidence, angles, odd, reflection, printed }) => {
    const [p1, p2] = [158, 78].map(far => polar(...N, far, 90 + incidence)) as [Point, Point]
    const [p3, p4] = [80, 158].map(far => polar(...N, far, 90 - reflection)) as [Point, Point]
    const read = 90 - reflection
    const labelAt = polar(...N, 56, 90 - reflection / 2)
    const facts = {
      name: 'optics-practical/mirror-and-pins',
      title: 'A plane mirror and four pins, seen from above',
      description:
        'Seen from above. A plane mirror lies level; N is a point of its front. A line comes down to N from the upper left, and pins P1 and P2 stand on it. Pins P3 and P4 stand to the upper right of N, P4 further from the mirror.',
      height: 226,
    }
    const given: Shape =
      mirror(50, N[1], 310, N[1]) +
      line(...polar(...N, 176, 90 + incidence), ...N) +
      dot(...N, 'd', 2.5) +
      text(N[0], N[1] + 26, 'N', { anchor: 'middle', cls: 'b' }) +
      named(90, N[1] + 27, 'mirror') +
      crosses([
        [p1, 'P_{1}', -8, 15],
        [p2, 'P_{2}', -8, 15],
        [p3, 'P_{3}', 10, 10],
        [p4, 'P_{4}', 10, 10],
      ])
    const measure = figure(
      {
        name: 'optics-practical/protractor-on-a-mirror',
        title: 'A protractor on the line of the mirror',
        description: `A protractor from 0° on the right to 180° on the left. Its base lies along the mirror and its middle at N. The normal goes to 90°. The line through P3 and P4 goes from N to the upper right and meets the scale. ${protractorWords(read)}`,
        height: 202,
      },
      mirror(38, MIDDLE[1], 322, MIDDLE[1]),
      fineProtractor(...MIDDLE),
      spoke(...MIDDLE, 90, 138, 'l dash thin'),
      spoke(...MIDDLE, read),
      crosses([
        [polar(...MIDDLE, 55, read), 'P_{3}', 9, 12],
        [polar(...MIDDLE, 108, read), 'P_{4}', 9, 12],
      ]),
      text(MIDDLE[0] - 12, MIDDLE[1] - 6, 'N', { anchor: 'end', cls: 'b' }),
    )
    return {
      stem: [
        `A student investigates reflection. A plane mirror stands upright on a sheet of paper. She draws a line to the point N of the mirror, at an angle of incidence of ${incidence}°, and puts the pins P_{1} and P_{2} on it. She looks at their images in the mirror and puts in the pins P_{3} and P_{4} so that both pins and both images are in one line. The diagram in **(a)** shows the pins from above.`,
        `To trace a ray that is reflected by a plane mirror, a student puts two pins, P_{1} and P_{2}, on a line that meets the mirror at N. The angle of incidence is ${incidence}°. Then he places pins P_{3} and P_{4} in line with the images of P_{1} and P_{2}. The diagram in **(a)** shows the sheet of paper from above.`,
        `In an experiment with a plane mirror the incident ray is marked by pins P_{1} and P_{2} and the reflected ray by pins P_{3} and P_{4}, which hide the images of the first two. The ray meets the mirror at N with an angle of incidence of ${incidence}°. The diagram in **(a)** shows the view from above.`,
      ],
      parts: {
        a: ask.draw({
          prompt:
            'On the diagram, draw the normal at N and draw the reflected ray through P_{3} and P_{4} as far as the mirror. Put the label *r* in the angle of reflection.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(facts, given),
          tools: ['line', 'arrow', 'label'],
          labels: [{ id: 'r', text: 'r' }],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [N[0], N[1] - 12], within: 6 },
                { at: [N[0], N[1] - 56], within: 5 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: p4, within: 6 },
                { at: p3, within: 6 },
                { at: N, within: 8 },
              ],
            },
            {
              label: 'r',
              in: { at: labelAt, within: Math.min(32, 56 * Math.sin((reflection * Math.PI) / 360) + 12) },
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'optics-practical/mirror-and-pins-model',
              description:
                'The normal stands at N at right angles to the mirror. A line goes from N through P3 and P4. The angle r is between this line and the normal.',
            },
            given,
            line(N[0], N[1], N[0], N[1] - 150, 'g dash'),
            line(...N, ...polar(...N, 174, 90 - reflection), 'g'),
            text(labelAt[0], labelAt[1] + 4, '*r*', { anchor: 'middle' }),
          ),
          scheme: [
            'normal at N, at right angles to the mirror',
            'straight line through P_{4} and P_{3} that reaches the mirror',
            '*r* between this line and the normal',
          ],
          solution:
            'The normal is at right angles to the mirror. The pins mark the reflected ray, which leaves the mirror at N. Angles of incidence and reflection are measured from the normal.',
        }),
        b: ask.table({
          lead: 'The student lays a protractor on the drawing.',
          figure: measure,
          prompt:
            'Read the angle between the mirror and the line through P_{3} and P_{4}, and calculate the angle of reflection *r*.',
          command: 'Determine',
          objective: 'AO3',
          head: ['angle', 'value / °'],
          rows: [
            [
              { text: 'between mirror and line' },
              { blank: 'angle', answer: read, marks: 1, sigFigs: 2, tolerance: 1, unit: '°' },
            ],
            [
              { text: '*r*' },
              {
                blank: 'r',
                answer: reflection,
                marks: 1,
                sigFigs: 2,
                tolerance: 1,
                unit: '°',
                follow: { from: [{ cell: 'angle' }], formula: '90-a' },
              },
            ],
          ],
          scheme: [`${read}° (within 1°)`, `*r* = 90° − ${read}° = ${reflection}°`],
          solution: `One division of the protractor is 1°, and the line is at ${read}°. The normal is at 90°, so *r* = 90° − ${read}° = ${reflection}°.`,
        }),
        'c.i': ask.number({
          lead: 'The table shows the results for five angles of incidence *i*. One value of *r* is wrong.',
          table: {
            head: ['*i* / °', '*r* / °'],
            rows: angles.map((angle, at) => [String(angle), at === READ ? 'see (b)' : String(printed[at])]),
          },
          prompt: 'Identify the value of *i* for which *r* is wrong.',
          command: 'Identify',
          objective: 'AO3',
          answer: angles[odd] ?? 0,
          unit: '°',
          scheme: [`${angles[odd]}°`],
          solution: `For *i* = ${angles[odd]}° the table has *r* = ${printed[odd]}°. In the other rows the two angles are nearly equal.`,
        }),
        'c.ii': ask.written({
          prompt: 'Suggest the mistake that was made when this value was measured.',
          objective: 'AO3',
          scheme: [FROM_MIRROR],
          modelAnswer: 'The angle was measured from the mirror, not from the normal.',
          solution: `90° − ${printed[odd]}° = ${90 - (printed[odd] ?? 0)}°, which fits the other results. So the angle between the ray and the mirror was written down.`,
        }),
        d: ask.written({
          lead: 'A theory says that *r* = *i*.',
          prompt: 'State whether the other results support the theory. Justify your answer.',
          objective: 'AO3',
          scheme: [EQUAL_ENOUGH],
          modelAnswer:
            'Yes: *r* and *i* differ by 1° at most, which is within the limits of experimental accuracy.',
          solution: 'Angles that are measured with a protractor are uncertain by about 1° each.',
        }),
        e: ask.written({
          prompt: 'State **one** precaution with the pins that makes the direction of the ray more accurate.',
          objective: 'AO3',
          scheme: [PIN_PRECAUTION],
          modelAnswer: 'Put P_{3} and P_{4} far apart.',
          solution:
            'The further apart two pins are, the less a small shift of one of them turns the line. Upright pins, lined up by their bases, stand where they seem to stand.',
        }),
        f: ask.written({
          lead: 'Even in a careful experiment *r* and *i* are seldom exactly equal.',
          prompt: 'Suggest **one** reason for this.',
          objective: 'AO3',
          scheme: [PIN_INACCURACY],
          modelAnswer: 'The pins have a thickness, so it is hard to line them up exactly.',
          solution:
            'Lines and pins have a width, the mirror reflects at its back, and the protractor has divisions of 1°.',
        }),
      },
    }
  },
  verify: ({ angles, odd }) => ({ 'c.i': angles.filter((_, at) => at === odd && at < ROWS)[0] ?? 0 }),
})
