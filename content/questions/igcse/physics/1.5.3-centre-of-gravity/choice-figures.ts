import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { circle, dot, line, type Point, polygon, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS } from '../shared'
import { CARDS, degreesOf, farEdge, middleOf, turned } from './hanging-card'

const { core, templates } = choiceQuestions('1.5.3')

export { templates }

const POSES = {
  below: { told: 'the crossing is straight below the pin', error: null },
  above: {
    told: 'the crossing is straight above the pin',
    error:
      'You placed the centre of gravity straight above the pin. At the slightest push the card would swing down.',
  },
  level: {
    told: 'the crossing is level with the pin',
    error:
      'You placed the centre of gravity level with the pin. The moment of the weight about the pin would turn the card.',
  },
  first: {
    told: 'the line from hole 1 is vertical and the crossing is to one side of the pin',
    error:
      'You made the line from hole 1 vertical. It was vertical while the card hung from hole 1; now another line must be.',
  },
} as const

type Pose = keyof typeof POSES

core('card-hung-from-a-third-hole', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const outline = random.pick(CARDS)
    const [gx, gy] = middleOf(outline)
    const mirror = random.pick([1, -1])
    const corners = outline.map(([x, y]): Point => [(x - gx) * mirror * 0.92, (y - gy) * 0.92])
    const holes = random.sample(corners, 3).map(([x, y]): Point => [x * 0.82, y * 0.82])
    const [one = [0, 0], two = [0, 0], third = [0, 0]] = holes
    if (Math.hypot(one[0] - two[0], one[1] - two[1]) < 26) return null
    // The two lines must cross at a clear angle, and none of them may lead to hole 3.
    const slant = (a: Point, b: Point) =>
      Math.abs(a[0] * b[1] - a[1] * b[0]) / (Math.hypot(...a) * Math.hypot(...b))
    if (Math.min(slant(one, two), slant(two, third)) < 0.4) return null
    // Turns that bring the centre of gravity straight below hole 3, and below hole 1.
    const down = ([x, y]: Point) => 90 - degreesOf([-x, -y])
    const between = ((down(one) - down(third) + 540) % 360) - 180
    if (Math.abs(between) < 32 || Math.abs(between) > 148) return null
    const turns: Record<Pose, number> = {
      below: down(third),
      above: down(third) + 180,
      level: down(third) - 90 * Math.sign(between),
      first: down(one),
    }
    return {
      corners,
      holes,
      turns,
      shown: random.shuffle(['below', 'above', 'level', 'first'] as const),
      scene: random.int(0, 2),
    }
  },
  make: ({ corners, holes, turns, shown, scene }) => ({
    stem:
      [
        'A uniform flat card has three small holes near its edge. A student hangs it from a pin in hole 1, then from a pin in hole 2. Each time she waits until it is at rest and draws the vertical line from the pin across the card. She then puts the pin in hole 3.',
        'In an experiment, a plumb line is used to draw a vertical line on a flat card while the card hangs at rest from hole 1, and another while it hangs at rest from hole 2. The card is then hung from a pin in hole 3.',
        'A flat sheet of plastic is hung from a pin in hole 1 and then from a pin in hole 2. Each time, when it is at rest, the vertical line through the pin is drawn on it. Last, the pin is put in hole 3.',
      ][scene] ?? '',
    figure: figure(
      {
        name: 'motion-forces-and-energy/four-ways-of-a-hanging-card',
        title: 'Four drawings of a card with two lines, held by a pin',
        description: `Four drawings, A to D, of the same card. Straight lines from hole 1 and from hole 2 cross inside the card. A pin is in hole 3. ${shown.map((pose, at) => `In ${PANELS[at]} ${POSES[pose].told}.`).join(' ')}`,
        height: 296,
      },
      fourDrawings(134, (at, x, y) => {
        const turn = turns[shown[at] ?? 'below']
        const outline = corners.map(each => turned(each, turn))
        const spread = (axis: 0 | 1) => {
          const all = outline.map(each => each[axis])
          return (Math.min(...all) + Math.max(...all)) / 2
        }
        const [ox, oy] = [x + 96 - spread(0), y + 66 - spread(1)]
        const place = (point: Point): Point => {
          const [px, py] = turned(point, turn)
          return [ox + px, oy + py]
        }
        const drawn = holes.slice(0, 2).map((hole, number) => {
          const [hx, hy] = place(hole)
          const away = Math.hypot(...hole)
          const [tx, ty] = place([hole[0] * (1 + 19 / away), hole[1] * (1 + 19 / away)])
          return (
            line(hx, hy, ...place(farEdge(corners, hole)), 'p') +
            circle(hx, hy, 3, 'l sheet') +
            text(tx, ty + 4.5, String(number + 1), { anchor: 'middle', cls: 's' })
          )
        })
        return (
          polygon(
            outline.map(([px, py]) => [ox + px, oy + py] as const),
            'l sheet',
          ) +
          drawn.join('') +
          dot(...place(holes[2] ?? [0, 0]), 'd', 5)
        )
      }),
      dot(112, 283, 'd', 5),
      text(122, 287.5, 'pin, in hole 3'),
    ),
    prompt: [
      'Which diagram shows the card when it is at rest again?',
      'In which position does it come to rest?',
    ],
    options: lettered(shown.map(pose => POSES[pose].error)),
    solution: `The centre of gravity lies on both lines, so it is where they cross. At rest it is straight below the pin: the weight then has no moment about the pin. Only in ${PANELS[shown.indexOf('below')]} is the crossing straight below the pin.`,
  }),
  // By the moment of the weight about the pin, and by its height.
  verify: ({ holes, turns, shown }) =>
    PANELS[
      shown.findIndex(pose => {
        const [x, y] = turned(holes[2] ?? [0, 0], turns[pose])
        return Math.abs(x) < 0.01 && y < 0
      })
    ] ?? '',
})
