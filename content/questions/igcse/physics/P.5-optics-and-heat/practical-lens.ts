import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ray } from '@/lib/figures/rays'
import { arrow, line, type Point, type Shape } from '@/lib/figures/shapes'
import { lensOnFoot, named, ruleOf, ruleWords, screenOnFoot } from './optics-drawings'
import { equalOrNot, LENS_PRECAUTION } from './points-optics'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const AXIS = 60
const FLOOR = 104

/** Object, lens and screen on a bench, with a rule below that is drawn to the scale of the diagram. */
function bench(at: (value: number) => Point, places: readonly number[], over: Shape = ''): Shape {
  const [object = 0, centre = 0, screen = 0] = places.map(each => at(each)[0])
  return (
    line(4, AXIS, 340, AXIS, 'l dash thin') +
    arrow(object, AXIS, object, AXIS - 26, { head: 7 }) +
    line(object, AXIS, object, FLOOR) +
    lensOnFoot(centre, FLOOR, FLOOR - AXIS) +
    screenOnFoot(screen, FLOOR, 82) +
    line(4, FLOOR, 356, FLOOR) +
    [object, centre, screen].map(x => line(x, FLOOR - 5, x, FLOOR + 4, 'p')).join('') +
    named(Math.max(24, object), 14, 'object') +
    named(centre, 14, 'lens') +
    named(Math.min(334, screen), 14, 'screen') +
    over
  )
}

core('focal-length-from-two-distances', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const focal = random.pick([15, 15, 20, 12])
    const u = roundTo(focal * random.pick([1.4, 1.5, 1.6, 2.2, 2.5]) + random.pick([-0.5, 0, 0.5]), 0)
    const v = roundTo(1 / (1 / focal - 1 / u) + random.pick([-1, 0, 1]), 0)
    const second = roundTo(u + random.pick([5, 8, 10]), 0)
    const secondImage = roundTo(1 / (1 / focal - 1 / second) + random.pick([-0.8, -0.4, 0.4, 0.8]), 1)
    const start = random.pick([0.5, 0.8, 1.2])
    if (u + v > 84 || v < 18 || Math.abs(u - v) < 4 || (u + v) / 10 + start > 9.7) return null
    const first = (u * v) / (u + v)
    const again = (second * secondImage) / (second + secondImage)
    const [one, two] = [roundTo(first, 1), roundTo(again, 1)]
    // The mean comes out alike from the rounded values.
    if (one === two || Math.round((one + two) * 10) % 2 === 1) return null
    if (roundTo((first + again) / 2, 1) !== roundTo((one + two) / 2, 1)) return null
    return { u, v, second, secondImage, start, first, again }
  },
  make: ({ u, v, second, secondImage, start, first, again }) => {
    const [small, other] = [u / 10, v / 10]
    const places = [start, start + small, start + small + other].map(each => roundTo(each, 1))
    const drawn = ruleOf(FLOOR + 4, 10)
    const [objectX, lensX, screenX] = places.map(each => drawn.at(each)[0]) as [number, number, number]
    const mean = (first + again) / 2
    const facts = {
      name: 'optics-practical/object-lens-and-screen',
      title: 'An object, a lens and a screen on a bench',
      description: `Side view, one tenth of full size, with a rule below it that is marked in centimetres and millimetres. From left to right: an upright object, a converging lens and a screen. Object: ${ruleWords(10, places[0] ?? 0)} Centre of the lens: ${ruleWords(10, places[1] ?? 0)} Screen: ${ruleWords(10, places[2] ?? 0)}`,
      height: FLOOR + 44,
    }
    const big = 200
    const plane = 96
    const path = {
      name: 'optics-practical/rays-to-draw',
      title: 'An object, a lens and a screen, without rays',
      description:
        'A level principal axis. An upright object, an arrow, stands on the axis on the left, a converging lens in the middle, drawn as a vertical line, and a vertical screen on the right.',
      height: big,
    }
    const down = (42 * v) / u
    const tall = down > 84 ? 84 / (v / u) : 42
    const given: Shape =
      line(6, plane, 354, plane, 'l dash thin') +
      arrow(objectX, plane, objectX, plane - tall, { head: 8 }) +
      line(lensX, plane - 72, lensX, plane + 88, 'l') +
      line(screenX, plane - 72, screenX, plane + 98, 'l') +
      named(Math.max(24, objectX), 14, 'object') +
      named(lensX, 14, 'lens') +
      named(Math.min(334, screenX), 14, 'screen')
    const top: Point = [objectX, plane - tall]
    const imageAt: Point = [screenX, plane + (tall * v) / u]
    return {
      stem: [
        'A student finds the focal length of a converging lens. The object is a bright arrow-shaped hole in a card with a lamp behind it. She moves the screen until a sharp image of the arrow is formed on it. The figure shows the apparatus, drawn one tenth of full size.',
        'Light from an object passes through a converging lens and forms a sharp image on a screen. A student measures two distances to find the focal length of the lens. The figure is drawn one tenth of full size.',
        'The focal length of a converging lens is to be found from the distances of an object and of its sharp image from the lens. The figure shows the arrangement of a student, drawn one tenth of full size.',
      ],
      figure: figure(facts, bench(drawn.at, places), drawn.shape),
      parts: {
        'a.i': ask.table({
          prompt:
            'Use the rule in the figure to measure the distances, on the figure, from the centre of the lens: *x* to the object, *y* to the screen.',
          command: 'Determine',
          objective: 'AO3',
          head: ['distance on the figure', 'length / cm'],
          rows: [
            [
              { text: '*x*' },
              { blank: 'x', answer: small, marks: 1, sigFigs: 2, tolerance: 0.11, unit: 'cm' },
            ],
            [
              { text: '*y*' },
              { blank: 'y', answer: other, marks: 1, sigFigs: 2, tolerance: 0.11, unit: 'cm' },
            ],
          ],
          scheme: [
            `*x* = ${plain(small, 1)} cm (within 0.1 cm)`,
            `*y* = ${plain(other, 1)} cm (within 0.1 cm)`,
          ],
          solution: `The object is not at the zero of the rule, so subtract: *x* = ${plain(places[1] ?? 0, 1)} − ${plain(places[0] ?? 0, 1)} = ${plain(small, 1)} cm and *y* = ${plain(places[2] ?? 0, 1)} − ${plain(places[1] ?? 0, 1)} = ${plain(other, 1)} cm.`,
        }),
        'a.ii': ask.table({
          lead: 'In the experiment the object distance is *u* = 10*x* and the image distance is *v* = 10*y*. The focal length is $f = \\frac{uv}{u + v}$.',
          prompt: 'Calculate the first value *f*_{1} of the focal length.',
          objective: 'AO3',
          head: ['quantity', 'value / cm'],
          rows: [
            [
              { text: '*f*_{1}' },
              {
                blank: 'f1',
                answer: roundTo(first, 6),
                marks: 1,
                sigFigs: 2,
                unit: 'cm',
                follow: {
                  from: [
                    { part: 'a.i', cell: 'x' },
                    { part: 'a.i', cell: 'y' },
                  ],
                  formula: '10*a*b/(a+b)',
                },
              },
            ],
          ],
          scheme: [`${plain(roundTo(first, 1), 1)} cm`],
          solution: `*u* = ${u} cm and *v* = ${v} cm, so *f*_{1} = ${u} × ${v} ÷ (${u} + ${v}) = ${plain(roundTo(first, 1), 1)} cm.`,
        }),
        'b.i': ask.number({
          lead: `The student moves the object and finds a new sharp image: *u* = ${plain(second, 1)} cm and *v* = ${plain(secondImage, 1)} cm.`,
          prompt: 'Calculate the second value *f*_{2} of the focal length.',
          objective: 'AO3',
          answer: again,
          unit: 'cm',
          scheme: [`${plain(roundTo(again, 1), 1)} cm`],
          solution: `*f*_{2} = ${plain(second, 1)} × ${plain(secondImage, 1)} ÷ (${plain(second, 1)} + ${plain(secondImage, 1)}) = ${plain(roundTo(again, 1), 1)} cm.`,
        }),
        'b.ii': ask.table({
          prompt: 'Calculate the mean of *f*_{1} and *f*_{2}. Give it to three significant figures.',
          objective: 'AO3',
          head: ['quantity', 'value / cm'],
          rows: [
            [
              { text: 'mean focal length' },
              {
                blank: 'mean',
                answer: roundTo(mean, 6),
                marks: 1,
                sigFigs: 3,
                unit: 'cm',
                follow: { from: [{ part: 'a.ii', cell: 'f1' }, { part: 'b.i' }], formula: '(a+b)/2' },
              },
            ],
          ],
          scheme: [`${figures(mean, 3)} cm`],
          solution: `Mean = (${plain(roundTo(first, 1), 1)} + ${plain(roundTo(again, 1), 1)}) ÷ 2 = ${figures(mean, 3)} cm.`,
        }),
        c: ask.draw({
          prompt:
            'On the diagram, draw two rays of light from the tip of the object to the screen: one through the centre of the lens, and one that is parallel to the axis before it reaches the lens. Draw the image as an arrow.',
          command: 'Draw',
          objective: 'AO3',
          figure: figure(path, given),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [top[0] + 4, top[1] + (4 * tall) / (lensX - objectX)], within: 7 },
                { at: [lensX, plane], within: 6 },
                { at: [screenX - 5, imageAt[1] - 3], within: 9 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [lensX + 2, top[1] + 1], within: 7 },
                { at: [screenX - 5, imageAt[1] - 5], within: 10 },
              ],
            },
            {
              as: 'arrow',
              passes: [
                { at: [screenX, plane + 3], within: 8 },
                { at: [screenX, imageAt[1] - 3], within: 9 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...path,
              name: 'optics-practical/rays-drawn',
              description:
                'One ray goes straight from the tip of the object through the centre of the lens to the screen, below the axis. The other is level as far as the lens and bends there; it meets the screen at the same point. The image is an arrow from the axis down to this point.',
            },
            given,
            ray([top, imageAt], 'g'),
            ray([top, [lensX, top[1]], imageAt], 'g'),
            arrow(screenX, plane, ...imageAt, { cls: 'g' }),
          ),
          scheme: [
            'straight ray from the tip through the centre of the lens to the screen',
            'ray parallel to the axis that bends at the lens and meets the first ray at the screen',
            'image: arrow from the axis down to the point where the rays meet',
          ],
          solution:
            'A ray through the centre of the lens goes straight on. The image on the screen is sharp, so the second ray meets the screen at the same point. There the tip of the image is.',
        }),
        d: ask.written({
          lead: 'The student expects *f*_{1} and *f*_{2} to be the same.',
          prompt: 'State whether the two results support this. Justify your answer.',
          objective: 'AO3',
          scheme: [equalOrNot(true)],
          modelAnswer: `Yes: they differ by only ${plain(Math.abs(roundTo(first, 1) - roundTo(again, 1)), 1)} cm, which is within the limits of experimental accuracy.`,
          solution: 'A difference of less than about 10 % may come from the measurements alone.',
        }),
        e: ask.written({
          lead: 'The screen is moved slowly to and fro to find the sharpest image.',
          prompt: 'State **one** other precaution that helps to make the result accurate.',
          objective: 'AO3',
          scheme: [LENS_PRECAUTION],
          modelAnswer: 'Do the experiment in a darkened room.',
          solution:
            'A faint image is seen more clearly in the dark, so its sharpest position is easier to find.',
        }),
      },
    }
  },
  verify: ({ second, secondImage }) => ({ 'b.i': 1 / (1 / second + 1 / secondImage) }),
})
