import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { circle, dot, line, type Point, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { CARDS, degreesOf, farEdge, middleOf, turned } from './hanging-card'
import { AT_REST, CHECKED, POINT_OF_WEIGHT, STABLE } from './points-core'

const { core, templates } = questionsOf('structured', '1.5.3', { calculator: 'not-needed' })

export { templates }

const SCALE = 1.75

type Item = { name: string; plural: string; top: (x: number, floor: number) => Shape }

/** Objects with the same upper part; their bases and centres of gravity differ. */
const ITEMS: readonly Item[] = [
  {
    name: 'table lamp',
    plural: 'table lamps',
    top: (x, floor) =>
      rect(x - 3, floor - 74, 6, 66, 'l sheet') +
      polygon(
        [
          [x - 14, floor - 112],
          [x + 14, floor - 112],
          [x + 26, floor - 74],
          [x - 26, floor - 74],
        ],
        'l sheet',
      ),
  },
  {
    name: 'music stand',
    plural: 'music stands',
    top: (x, floor) =>
      rect(x - 3, floor - 84, 6, 76, 'l sheet') + rect(x - 32, floor - 114, 64, 30, 'l sheet'),
  },
  {
    name: 'road sign',
    plural: 'road signs',
    top: (x, floor) => rect(x - 3, floor - 76, 6, 68, 'l sheet') + circle(x, floor - 94, 20, 'l sheet'),
  },
]

const NAMES = ['P', 'Q', 'R'] as const

core('hung-card-and-stable-stands', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const outline = random.pick(CARDS)
    const [gx, gy] = middleOf(outline)
    const mirror = random.pick([1, -1])
    const corners = outline.map(([x, y]): Point => [(x - gx) * mirror * SCALE, (y - gy) * SCALE])
    const [one = [0, 0], two = [0, 0]] = random
      .sample(corners, 2)
      .map(([x, y]): Point => [x * 0.84, y * 0.84])
    const slant = Math.abs(one[0] * two[1] - one[1] * two[0]) / (Math.hypot(...one) * Math.hypot(...two))
    if (slant < 0.6 || Math.hypot(...two) < 40) return null
    const wide = random.step(74, 90, 4)
    const low = random.int(24, 32)
    const kinds = random.shuffle([
      { base: wide, up: low, best: true },
      { base: wide, up: low + random.int(26, 38), best: false },
      { base: wide - random.step(34, 42, 4), up: low, best: false },
    ])
    return { corners, one, two, item: random.pick(ITEMS), kinds, who: random.int(0, 2) }
  },
  make: ({ corners, one, two, item, kinds, who }) => {
    const turn = 90 - degreesOf([-two[0], -two[1]])
    const shape = corners.map(each => turned(each, turn))
    const xs = shape.map(([x]) => x)
    const [ox, oy] = [
      180 - (Math.min(...xs) + Math.max(...xs)) / 2,
      36 - Math.min(...shape.map(([, y]) => y)),
    ]
    const place = (point: Point): Point => {
      const [x, y] = turned(point, turn)
      return [ox + x, oy + y]
    }
    const height = Math.ceil(oy + Math.max(...shape.map(([, y]) => y)) + 20)
    const [pin, hole] = [place(two), place(one)]
    const across = place(farEdge(corners, one))
    const foot = place(farEdge(corners, two))
    const away = Math.hypot(...one)
    const [nameX, nameY] = place([one[0] * (1 + 26 / away), one[1] * (1 + 26 / away)])
    const given = [
      polygon(
        shape.map(([x, y]): Point => [ox + x, oy + y]),
        'l sunk',
      ),
      line(...hole, ...across, 'l dash'),
      circle(...hole, 3.5, 'l sheet'),
      dot(...pin, 'd', 4.5),
      text(nameX, nameY + 5, 'A', { anchor: 'middle', cls: 'b' }),
      text(pin[0], pin[1] - 21, 'B', { anchor: 'middle', cls: 'b' }),
    ]
    const best = NAMES[kinds.findIndex(each => each.best)] ?? 'P'
    const canvas = { title: 'A card that hangs from a pin', height }
    return {
      stem:
        [
          'A student finds the centre of gravity of a flat card with a pin and a plumb line.',
          'A thin flat card has two small holes, A and B. A student uses a pin and a plumb line to find its centre of gravity.',
          'A student finds the centre of gravity of a flat card of irregular shape. The card is hung from a pin, and a plumb line hangs from the same pin.',
        ][who] ?? '',
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *centre of gravity* of an object.',
          lines: 1,
          scheme: [POINT_OF_WEIGHT],
          modelAnswer: 'It is the point where all the weight of the object seems to act.',
          solution: 'Every part of an object has weight. Together they act as one force at one point.',
        }),
        b: ask.draw({
          lead: 'The card is first hung from hole A, and the line of the thread is drawn on it. This is the dashed line. The card is then hung from hole B. The diagram shows the card at rest, without the plumb line.',
          prompt:
            'Draw the second line, where the thread hangs now. Mark the centre of gravity with the letter X.',
          objective: 'AO3',
          figure: figure(
            {
              name: 'motion-forces-and-energy/card-hung-from-hole-b',
              ...canvas,
              description:
                'A flat card hangs from a pin in hole B, near its upper edge. A dashed line crosses the card from hole A, which is in another part near the edge.',
            },
            ...given,
          ),
          tools: ['line', 'label'],
          labels: [{ id: 'X', text: 'X' }],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [pin[0], pin[1] + 6], within: 5 },
                // As far as the dashed line, or further.
                { at: [ox, oy + 2], within: 4 },
              ],
            },
            { label: 'X', in: { at: [ox, oy], within: 10 } },
          ],
          modelFigure: figure(
            {
              name: 'motion-forces-and-energy/card-hung-from-hole-b-model',
              ...canvas,
              description:
                'A vertical line runs down from the pin in hole B. It crosses the dashed line at X.',
            },
            ...given,
            line(...pin, ...foot, 'g'),
            dot(ox, oy, 'gd'),
            text(ox + 8, oy + 14, 'X', { cls: 'b' }),
          ),
          scheme: [
            'vertical straight line down from B, as far as the dashed line or further',
            'X where the two lines cross',
          ],
          solution:
            'The thread of a plumb line is vertical, so the second line goes straight down from B. The centre of gravity is on both lines, so it is where they cross.',
        }),
        c: ask.written({
          prompt: 'Explain why the student waits until the card has stopped swinging before drawing a line.',
          objective: 'AO3',
          lines: 2,
          scheme: [AT_REST],
          modelAnswer:
            'Only when the card is at rest is its centre of gravity vertically below the pin, on the line of the thread.',
          solution:
            'While it swings, the centre of gravity is to one side of the vertical line through the pin. The line drawn would miss it.',
        }),
        d: ask.written({
          prompt: 'Suggest **one** way in which the student can check that X is in the right place.',
          objective: 'AO3',
          lines: 2,
          scheme: [CHECKED],
          modelAnswer: 'Hang the card from a third hole. The new line should pass through X too.',
          solution:
            'All lines that are found in this way pass through the centre of gravity. The card also balances on a fingertip at X, because its weight acts there.',
        }),
        'e.i': words({
          subject: 'igcse/physics',
          lead: `The diagram shows three ${item.plural}, P, Q and R. The centre of gravity of each is at the point G.`,
          prompt: `State which ${item.name} is the most stable.`,
          objective: 'AO2',
          figure: figure(
            {
              name: 'motion-forces-and-energy/three-stands-and-their-centres-of-gravity',
              title: `Three ${item.plural} with their centres of gravity`,
              description: `Three ${item.plural} of the same height stand on level ground. ${kinds.map(({ base, up }, at) => `${NAMES[at]}: the base is ${base} units wide, and G is ${up} units above the ground.`).join(' ')}`,
              height: 178,
            },
            ground(10, 140, 350, 140),
            ...kinds.map(({ base, up }, at) => {
              const x = 66 + at * 114
              return (
                item.top(x, 140) +
                rect(x - base / 2, 132, base, 8, 'l sunk') +
                dot(x, 140 - up) +
                text(x + 8, 140 - up + 5, 'G', { cls: 'b' }) +
                text(x, 172, NAMES[at] ?? '', { anchor: 'middle', cls: 'b' })
              )
            }),
          ),
          mode: 'exact',
          answers: [{ text: best, accept: [best.toLowerCase()] }],
          solution: `${best} has both a wide base and a low centre of gravity. Each of the others lacks one of them.`,
        }),
        'e.ii': ask.written({
          prompt: 'Give **two** reasons for your answer to (e)(i).',
          command: 'Give',
          scheme: STABLE,
          modelAnswer: 'It has a low centre of gravity and a wide base.',
          solution:
            'An object topples when the vertical line through its centre of gravity falls outside its base. With a wide base and a low centre of gravity it must be tilted far before this happens.',
        }),
      },
    }
  },
})
