import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { eye, mirror } from '@/lib/figures/rays'
import { arrow, dot, line, type Point, type Shape, text } from '@/lib/figures/shapes'
import { crosses, named, ruleOf, ruleWords } from './optics-drawings'
import { EQUAL_ENOUGH, MOVES_HEAD, PIN_INACCURACY, STAY_TOGETHER } from './points-optics'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const LONGEST = 10

core('image-found-by-parallax', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => {
    const start = random.pick([0.6, 0.8, 1.1, 1.4])
    const x = random.step(3.2, 4.1, 0.1)
    const y = roundTo(x + random.pick([-0.2, -0.1, 0.1, 0.2]), 1)
    const others = [5.5, 7, 8.5, 10].map(each => ({
      x: each,
      y: roundTo(each + random.pick([-0.3, -0.2, 0, 0.1, 0.2, 0.3]), 1),
    }))
    if (roundTo(start + x + y, 1) > 9.6 || others.filter(each => each.x === each.y).length > 1) return null
    return {
      start,
      x,
      y,
      others,
      next: random.step(11, 16, 0.5),
      away: random.int(66, 92),
      high: random.int(46, 62),
      eyeX: random.int(44, 64),
    }
  },
  make: ({ start, x, y, others, next, away, high, eyeX }) => {
    const [mirrorAt, pinAt] = [roundTo(start + x, 1), roundTo(start + x + y, 1)]
    const drawn = ruleOf(118, LONGEST)
    const [objectX, mirrorX, searchX] = [start, mirrorAt, pinAt].map(each => drawn.at(each)[0]) as [
      number,
      number,
      number,
    ]
    const height = 236
    const X = 206
    const O: Point = [X - away, high]
    const image: Point = [X + away, high]
    const E: Point = [eyeX, 204]
    const share = (image[0] - X) / (image[0] - E[0])
    const H: Point = [X, image[1] + share * (E[1] - image[1])]
    const facts = {
      name: 'optics-practical/object-mirror-and-eye',
      title: 'An object, a plane mirror and an eye',
      description:
        'Seen from above. A plane mirror stands upright on the page. The object O, a point, is to the left of its upper part. An eye at E is further down on the left and looks towards the mirror.',
      height,
    }
    const given: Shape =
      mirror(X, 228, X, 16) +
      dot(...O, 'd', 3.5) +
      text(O[0] - 9, O[1] + 5, 'O', { anchor: 'end', cls: 'b' }) +
      eye(E[0] - 16, E[1], 'right') +
      text(E[0] - 16, E[1] + 26, 'E', { anchor: 'middle', cls: 'b' }) +
      text(X + 16, 224, 'mirror', { cls: 's' })
    return {
      stem: [
        'A student finds where the image in a plane mirror is. An object pin stands in front of the mirror. The student looks at its image and moves a taller search pin behind the mirror until there is no parallax between the search pin and the image. The figure shows the arrangement from above.',
        'A pin stands in front of a low plane mirror. Behind the mirror a student moves a second, taller pin, the search pin, until it is at the place of the image of the first pin. To test this the student looks for parallax. The figure shows both pins and the mirror from above.',
        'In an experiment on the image in a plane mirror, an object pin is put in front of the mirror, and a search pin, which can be seen above the mirror, is moved behind it until there is no parallax between image and search pin. The figure shows the view from above.',
      ],
      figure: figure(
        {
          name: 'optics-practical/pins-and-mirror-with-rule',
          title: 'An object pin, a plane mirror and a search pin above a rule',
          description: `Seen from above: the object pin on the left, a plane mirror in the middle with its front to the left, the search pin on the right. A rule in centimetres and millimetres lies below, and a thin line leads from each of the three to it. Object pin: ${ruleWords(LONGEST, start)} Front of the mirror: ${ruleWords(LONGEST, mirrorAt)} Search pin: ${ruleWords(LONGEST, pinAt)}`,
          height: 160,
        },
        mirror(mirrorX, 100, mirrorX, 26),
        crosses([
          [[objectX, 64], '', 0, 0],
          [[searchX, 64], '', 0, 0],
        ]),
        ...[objectX, mirrorX, searchX].map((each, at) =>
          line(each, at === 1 ? 100 : 70, each, 118, 'l thin'),
        ),
        named(Math.max(objectX, 38), 50, 'object pin', 's'),
        named(searchX, 50, 'search pin', 's'),
        named(mirrorX, 17, 'mirror', 's'),
        drawn.shape,
      ),
      parts: {
        a: ask.table({
          prompt:
            'Use the rule in the figure to measure the distance *x* from the object pin to the mirror and the distance *y* from the mirror to the search pin.',
          command: 'Determine',
          objective: 'AO3',
          head: ['distance', 'value / cm'],
          rows: [
            [{ text: '*x*' }, { blank: 'x', answer: x, marks: 1, sigFigs: 2, tolerance: 0.11, unit: 'cm' }],
            [{ text: '*y*' }, { blank: 'y', answer: y, marks: 1, sigFigs: 2, tolerance: 0.11, unit: 'cm' }],
          ],
          scheme: [`*x* = ${plain(x, 1)} cm (within 0.1 cm)`, `*y* = ${plain(y, 1)} cm (within 0.1 cm)`],
          solution: `*x* = ${plain(mirrorAt, 1)} − ${plain(start, 1)} = ${plain(x, 1)} cm and *y* = ${plain(pinAt, 1)} − ${plain(mirrorAt, 1)} = ${plain(y, 1)} cm.`,
        }),
        b: ask.written({
          prompt:
            'Describe how the student decides that there is no parallax between the search pin and the image.',
          objective: 'AO3',
          scheme: [MOVES_HEAD, STAY_TOGETHER],
          modelAnswer:
            'Move the head from side to side. If the search pin and the image stay together, the pin is at the place of the image.',
          solution:
            'Of two things at different distances the nearer one seems to move the other way when the head moves. Only if both are at the same place do they stay together.',
        }),
        c: ask.written({
          lead: 'The student repeats the experiment for other distances. A theory says that *x* = *y*.',
          table: {
            head: ['*x* / cm', '*y* / cm'],
            rows: [['see (a)', 'see (a)'], ...others.map(each => [plain(each.x, 1), plain(each.y, 1)])],
          },
          prompt: 'State whether the results support the theory. Justify your answer.',
          objective: 'AO3',
          scheme: [EQUAL_ENOUGH],
          modelAnswer:
            'Yes: *x* and *y* are very close in each row, within the limits of experimental accuracy.',
          solution:
            'The differences are a few millimetres, less than 10 % of each distance. They may come from the measurements alone.',
        }),
        d: ask.number({
          lead: `The object pin is moved until *x* = ${plain(next, 1)} cm.`,
          prompt: 'Use the theory to predict the distance between the object pin and its image.',
          command: 'Predict',
          objective: 'AO3',
          answer: 2 * next,
          unit: 'cm',
          scheme: [`${plain(2 * next, 1)} cm`],
          solution: `The image is as far behind the mirror as the pin is in front: 2 × ${plain(next, 1)} = ${plain(2 * next, 1)} cm.`,
        }),
        e: ask.draw({
          lead: 'The diagram shows an object O, a plane mirror and the eye of the student at E.',
          prompt:
            'On the diagram, put the label I at the place of the image of O. Then draw, with arrows, the ray of light that goes from O to the mirror and from there to E.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(facts, given),
          tools: ['arrow', 'line', 'label'],
          labels: [{ id: 'I', text: 'I' }],
          checks: [
            { label: 'I', in: { at: image, within: 14 } },
            {
              as: 'arrow',
              passes: [
                { at: O, within: 10 },
                { at: H, within: 10 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: H, within: 10 },
                { at: [E[0] + 12, E[1] - (12 * (E[1] - H[1])) / (X - E[0])], within: 12 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'optics-practical/object-mirror-and-eye-model',
              description:
                'I is behind the mirror, level with O and as far from the mirror. A straight line from I to E cuts the mirror. A ray goes from O to this point, and from there to E.',
            },
            given,
            line(...image, ...H, 'g dash'),
            arrow(...O, ...H, { cls: 'g' }),
            arrow(...H, ...E, { cls: 'g' }),
            dot(...image, 'gd', 3.5),
            text(image[0] + 10, image[1] + 5, 'I', { cls: 'b' }),
          ),
          scheme: [
            'I opposite O, as far behind the mirror as O is in front',
            'arrow from O to the point of the mirror that is in line with I and E',
            'arrow from this point to E',
          ],
          solution:
            'To the eye the light seems to come from I. So the reflected ray lies on the line from I to E, and the ray is reflected where this line cuts the mirror.',
        }),
        f: ask.written({
          lead: 'In most rows *x* and *y* are not exactly equal.',
          prompt: 'Suggest **one** reason for this.',
          objective: 'AO3',
          scheme: [PIN_INACCURACY],
          modelAnswer: 'The mirror is thick, and the light is reflected at its back.',
          solution:
            'The reflecting surface is often the back of the glass, while the distance is measured from its front. Pins have a thickness and may not be upright.',
        }),
      },
    }
  },
  verify: ({ next }) => ({ d: next - -next }),
})
