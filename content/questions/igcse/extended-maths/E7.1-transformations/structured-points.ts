import { ask } from '@/lib/exams/authoring/ask'
import { nonZero } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { Spot } from '@/lib/exams/sketch'
import { column, spotText, turnText } from './points'

const { supplement, templates } = questionsOf('structured', 'E7.1')

export { templates }

const NAMES = ['P', 'A', 'K'] as const

supplement('images-of-a-point', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [x, y] = random.sample(nonZero(-6, 6), 2) as [number, number]
    const centre: Spot = [random.int(-3, 3), random.int(-3, 3)]
    const factor = random.pick([-2, -3, 3, 4])
    const [slope, degrees] = [random.pick([1, -1]), random.pick([90, -90])]
    const far =
      Math.abs(x - centre[0]) * Math.abs(factor) <= 16 && Math.abs(y - centre[1]) * Math.abs(factor) <= 16
    return far && x !== centre[0] && y !== centre[1] && x !== -y && (centre[0] !== 0 || centre[1] !== 0)
      ? { x, y, centre, factor, slope, degrees, name: random.pick(NAMES) }
      : null
  },
  make: ({ x, y, centre, factor, slope, degrees, name }) => {
    const mirrored: Spot = [slope * y, slope * x]
    const turned: Spot = degrees === 90 ? [-y, x] : [y, -x]
    const image: Spot = [centre[0] + factor * (x - centre[0]), centre[1] + factor * (y - centre[1])]
    return {
      stem: [
        `*${name}* is the point ${spotText([x, y])}.`,
        `The point *${name}* has coordinates ${spotText([x, y])}.`,
        `On a coordinate grid, *${name}* is at ${spotText([x, y])}.`,
      ],
      parts: {
        a: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the coordinates of the image of *${name}* after a reflection in the line $y = ${slope === 1 ? 'x' : '-x'}$.`,
          letters: [],
          answer: `(${mirrored[0]}, ${mirrored[1]})`,
          scheme: [`B1 ${spotText(mirrored)}`],
          solution: `The coordinates are exchanged${slope === 1 ? '' : ' and both change their sign'}: ${spotText(mirrored)}.`,
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO1',
          prompt: `Find the coordinates of the image of *${name}* after a rotation of ${turnText(degrees)} about the origin.`,
          letters: [],
          answer: `(${turned[0]}, ${turned[1]})`,
          scheme: [`B1 ${spotText(turned)}`],
          solution: `Sketch the axes. A rotation of ${turnText(degrees)} about the origin maps (*x*, *y*) onto ${degrees === 90 ? '(−*y*, *x*)' : '(*y*, −*x*)'}: ${spotText(turned)}.`,
        }),
        c: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: `Find the coordinates of the image of *${name}* after an enlargement with scale factor $${factor}$ and centre ${spotText(centre)}.`,
          letters: [],
          answer: `(${image[0]}, ${image[1]})`,
          scheme: [
            `M1 $${factor} \\times ${column([x - centre[0], y - centre[1]])}$ or one coordinate right`,
            `A1 ${spotText(image)}`,
          ],
          solution: `From the centre to *${name}* is $${column([x - centre[0], y - centre[1]])}$. Multiply by ${`${factor}`.replace('-', '−')}: $${column([factor * (x - centre[0]), factor * (y - centre[1])])}$. Count this from the centre ${spotText(centre)}: ${spotText(image)}.`,
        }),
      },
    }
  },
  verify: ({ x, y, centre, factor, slope, degrees }) => {
    // Complex numbers for the turn; for the mirror, twice the part of the vector along the line, less the vector.
    const angle = (degrees * Math.PI) / 180
    const turned = [
      Math.round(x * Math.cos(angle) - y * Math.sin(angle)),
      Math.round(x * Math.sin(angle) + y * Math.cos(angle)),
    ]
    const along = x + slope * y // twice the dot product with (1, slope) / 2
    const weights = [1 - factor, factor] as const
    return {
      a: `(${along - x}, ${slope * along - y})`,
      b: `(${turned[0]}, ${turned[1]})`,
      c: `(${weights[0] * centre[0] + weights[1] * x}, ${weights[0] * centre[1] + weights[1] * y})`,
    }
  },
})

supplement('find-the-centre', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const centre: Spot = [random.int(-5, 5), random.int(-5, 5)]
    const factor = random.pick([-2, -1, 3, 2, 4])
    const [a, b] = [0, 1].map((): Spot => [random.int(-5, 7), random.int(-5, 7)]) as [Spot, Spot]
    const images = [a, b].map(each => imageOf(each, centre, factor))
    const flat = [...images, a, b].flat()
    const far = flat.every(each => Math.abs(each) <= 15)
    const turn = (b[0] - a[0]) * (a[1] - centre[1]) - (b[1] - a[1]) * (a[0] - centre[0])
    const apart =
      turn !== 0 &&
      a[0] !== b[0] &&
      a[1] !== b[1] &&
      a.every((each, at) => each !== centre[at]) &&
      b.every((each, at) => each !== centre[at])
    return far && apart && centre[0] !== 0 && centre[1] !== 0 ? { centre, factor, a, b } : null
  },
  make: ({ centre, factor, a, b }) => {
    const [p, q] = [imageOf(a, centre, factor), imageOf(b, centre, factor)]
    const known = factor === -1 ? 'and each length stays the same' : null
    return {
      stem: [
        `An enlargement maps the point *A* ${spotText(a)} onto *P* ${spotText(p)}, and the point *B* ${spotText(b)} onto *Q* ${spotText(q)}.`,
        `The images of *A* ${spotText(a)} and *B* ${spotText(b)} after an enlargement are *P* ${spotText(p)} and *Q* ${spotText(q)}.`,
        `Line *AB* joins ${spotText(a)} to ${spotText(b)}. An enlargement maps *A* onto *P* ${spotText(p)} and *B* onto *Q* ${spotText(q)}.`,
      ],
      parts: {
        a: ask.number({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the scale factor of the enlargement.',
          scheme: [
            `M1 $${column([b[0] - a[0], b[1] - a[1]])}$ and $${column([q[0] - p[0], q[1] - p[1]])}$, or a sketch with both lines`,
            `A1 $${factor}$`,
          ],
          solution: `From *A* to *B* is $${column([b[0] - a[0], b[1] - a[1]])}$. From *P* to *Q* is $${column([q[0] - p[0], q[1] - p[1]])}$, which is ${`${factor}`.replace('-', '−')} times as much${known ? ` (${known})` : ''}. So the scale factor is $${factor}$.`,
          answer: factor,
          form: 'integer',
        }),
        b: ask.expression({
          command: 'Find',
          objective: 'AO2',
          prompt: 'Find the coordinates of the centre of the enlargement.',
          letters: [],
          answer: `(${centre[0]}, ${centre[1]})`,
          scheme: [
            `M1 $${p[0]} - x = ${factor}(${a[0]} - x)$ or another equation for one coordinate, or lines *AP* and *BQ* drawn`,
            'A1 one coordinate right',
            `A1 ${spotText(centre)}`,
          ],
          solution: `Let the centre be (*x*, *y*). From the centre, *P* is ${`${factor}`.replace('-', '−')} times as far as *A*: $${p[0]} - x = ${factor}(${a[0]} - x)$, which gives $x = ${centre[0]}$. In the same way $${p[1]} - y = ${factor}(${a[1]} - y)$ gives $y = ${centre[1]}$.`,
        }),
      },
    }
  },
  verify: ({ centre, factor, a, b }) => {
    const [p, q] = [imageOf(a, centre, factor), imageOf(b, centre, factor)]
    // The centre is where the lines AP and BQ cross.
    const [u, v] = [
      [p[0] - a[0], p[1] - a[1]],
      [q[0] - b[0], q[1] - b[1]],
    ] as [Spot, Spot]
    const cross = u[0] * v[1] - u[1] * v[0]
    const t = ((b[0] - a[0]) * v[1] - (b[1] - a[1]) * v[0]) / cross
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) / Math.hypot(b[0] - a[0], b[1] - a[1])
    const sameWay = (q[0] - p[0]) * (b[0] - a[0]) > 0
    const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0
    return {
      a: sameWay ? length : -length,
      b: `(${round(a[0] + t * u[0])}, ${round(a[1] + t * u[1])})`,
    }
  },
})

function imageOf([x, y]: Spot, [cx, cy]: Spot, factor: number): Spot {
  return [cx + factor * (x - cx), cy + factor * (y - cy)]
}
