import { ask } from '@/lib/exams/authoring/ask'
import { nonZero } from '@/lib/exams/authoring/maths'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { Random } from '@/lib/exams/random'
import type { Spot } from '@/lib/exams/sketch'
import { enlarged, reflected, rotated } from '@/lib/figures/plane/transformations'
import {
  areApart,
  enlargedPair,
  imagePart,
  isClear,
  kindOf,
  placed,
  SMALL_SHAPES,
  shapesFigure,
  until,
  verticesText,
  whole,
} from './grids'
import {
  angleOf,
  centreOf,
  ENLARGEMENT,
  factorOf,
  HALF_TURN,
  lineOf,
  REFLECTION,
  ROTATION,
  spotText,
  turnText,
} from './points'

const { supplement, templates } = questionsOf('structured', 'E7.1')

export { templates }

supplement('rotate-about-any-point', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const [degrees, other] = random.sample([90, -90], 2) as [number, number]
    const [first, second] = [turnedPair(random, degrees), turnedPair(random, other)]
    return first && second
      ? { first, degrees, next: second, other, letters: random.pick(['TAB', 'PQR', 'AVW']) }
      : null
  },
  make: ({ first: { shape, centre }, degrees, next: { shape: second, centre: about }, other, letters }) => {
    const [one = '', two = '', three = ''] = letters
    const [image, turned] = [whole(rotated(shape, centre, degrees)), whole(rotated(second, about, other))]
    const [kind, next] = [kindOf(shape), kindOf(second)]
    return {
      stem: [
        `The first grid shows ${kind} *${one}*.`,
        `A ${kind} *${one}* is drawn on a coordinate grid.`,
        `*${one}* is a ${kind} on a square grid.`,
      ],
      parts: {
        a: imagePart({
          shapes: [{ shape, letter: one }],
          wanted: image,
          prompt: `Draw the image of ${kind} *${one}* after a rotation of ${turnText(degrees)} about ${spotText(centre)}: plot its vertices.`,
          solution: `From the centre to each vertex, count across and up. A turn of ${turnText(degrees)} makes each step across a step ${degrees === 90 ? 'up' : 'down'}, and each step up a step to the ${degrees === 90 ? 'left' : 'right'}. The image has vertices ${verticesText(image)}.`,
        }),
        b: {
          ...ask.written({
            command: 'Describe',
            objective: 'AO2',
            lead: `The diagram shows two ${next}s, *${two}* and *${three}*.`,
            prompt: `Describe fully the **single** transformation that maps ${next} *${two}* onto ${next} *${three}*.`,
            lines: 2,
            scheme: [ROTATION, angleOf(other), centreOf(about)],
            modelAnswer: `Rotation, ${turnText(other)}, centre ${spotText(about)}.`,
            solution: `The shape is turned and not turned over: a rotation. Compare one side before and after: ${turnText(other)}. The centre lies on the perpendicular bisector of the line from each vertex to its image. Two such bisectors meet at ${spotText(about)}; tracing paper shows the same.`,
          }),
          figure: shapesFigure([
            { shape: second, letter: two },
            { shape: turned, letter: three },
          ]),
        },
      },
    }
  },
  verify: () => ({}),
})

supplement('mirror-lines-that-slope', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const slope = random.pick([1, -1])
    const d = random.pick(nonZero(-4, 4))
    const [shape, second] = [
      mirroredShape(random, equation(slope, 0)),
      mirroredShape(random, equation(-slope, d)),
    ]
    return shape && second ? { shape, second, slope, d, letters: random.pick(['TAB', 'PQR', 'AVW']) } : null
  },
  make: ({ shape, second, slope, d, letters }) => {
    const [one = '', two = '', three = ''] = letters
    const [first, line] = [equation(slope, 0), equation(-slope, d)]
    const image = whole(reflected(shape, first))
    const mirrored = whole(reflected(second, line))
    const [kind, next] = [kindOf(shape), kindOf(second)]
    const [from, to] = [second[0], mirrored[0]] as [Spot, Spot]
    const middle = whole([[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]])[0] ?? [0, 0]
    return {
      stem: [
        `The first grid shows ${kind} *${one}*.`,
        `A ${kind} *${one}* is drawn on a coordinate grid.`,
        `*${one}* is a ${kind} on a square grid.`,
      ],
      parts: {
        a: imagePart({
          shapes: [{ shape, letter: one }],
          wanted: image,
          prompt: `Draw the image of ${kind} *${one}* after a reflection in the line $${first}$: plot its vertices.`,
          solution:
            slope === 1
              ? `A reflection in $y = x$ exchanges the coordinates: (*x*, *y*) becomes (*y*, *x*). The image has vertices ${verticesText(image)}.`
              : `A reflection in $y = -x$ exchanges the coordinates and changes both signs: (*x*, *y*) becomes (−*y*, −*x*). The image has vertices ${verticesText(image)}.`,
        }),
        b: {
          ...ask.expression({
            command: 'Find',
            objective: 'AO2',
            lead: `${next === 'triangle' ? 'Triangle' : 'Quadrilateral'} *${two}* is mapped onto ${next} *${three}* by a reflection.`,
            prompt: 'Find the equation of the mirror line.',
            letters: ['x', 'y'],
            answer: line,
            scheme: [
              `M1 the midpoint of a vertex and its image, or the gradient ${-slope}`.replace('-', '−'),
              `A1 $${line}$`,
            ],
            solution: `The mirror line passes through the midpoint of each vertex and its image: ${spotText(from)} and ${spotText(to)} have the midpoint ${spotText(middle)}. It is perpendicular to the line between them, so it has gradient $${-slope}$: $${line}$.`,
          }),
          figure: shapesFigure([
            { shape: second, letter: two },
            { shape: mirrored, letter: three },
          ]),
        },
      },
    }
  },
  verify: ({ second, slope, d }) => {
    // The line through the midpoints of two vertices and their images, found by sums and differences of coordinates.
    const [one, other] = second.slice(1).map(([x, y]): Spot => {
      const image: Spot = slope === 1 ? [d - y, d - x] : [y - d, x + d]
      return [(x + image[0]) / 2, (y + image[1]) / 2]
    }) as [Spot, Spot]
    const gradient = (other[1] - one[1]) / (other[0] - one[0])
    return { b: `y = ${gradient}*x + ${one[1] - gradient * one[0]}` }
  },
})

/** A shape and a centre of rotation off the axes and outside it. */
function turnedPair(random: Random, degrees: number) {
  return until(
    () => ({
      shape: placed(random),
      centre: [random.pick(nonZero(-5, 5)), random.pick(nonZero(-4, 4))] as Spot,
    }),
    ({ shape, centre }) => {
      const image = whole(rotated(shape, centre, degrees))
      return isClear(shape) && isClear(image) && areApart(shape, image, 1) && areApart(shape, [centre], 1)
    },
  )
}

function mirroredShape(random: Random, line: string) {
  return until(
    () => placed(random),
    each => {
      const image = whole(reflected(each, line))
      return isClear(each) && isClear(image) && areApart(each, image, 1)
    },
  )
}

function equation(slope: number, c: number) {
  const x = slope === 1 ? 'x' : '-x'
  return `y = ${x}${c === 0 ? '' : ` ${c < 0 ? '-' : '+'} ${Math.abs(c)}`}`
}

supplement('negative-scale-factor', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const first = random.pick([-2, -2, -3])
    const [factor, below] = random.pick([
      [-2, 1],
      [-3, 1],
      [-1, 2],
      [-1, 2],
      [-1, 3],
      [-3, 2],
    ] as const)
    const shape = enlargedPair(random, first)
    const large = SMALL_SHAPES.map(each => each.map(([x, y]): Spot => [x * below, y * below]))
    const second = enlargedPair(random, factor / below, large)
    return shape && second && first !== factor
      ? { shape, first, second, factor, below, letters: random.pick(['TAB', 'PQR', 'AVW']) }
      : null
  },
  make: ({
    shape: { shape, centre },
    first,
    second: { shape: second, centre: about },
    factor,
    below,
    letters,
  }) => {
    const [one = '', two = '', three = ''] = letters
    const image = whole(enlarged(shape, centre, first))
    const mapped = whole(enlarged(second, about, factor / below))
    const [kind, next] = [kindOf(shape), kindOf(second)]
    const k = below === 1 ? `${factor}` : `-\\frac{${-factor}}{${below}}`
    return {
      stem: [
        `The first grid shows ${kind} *${one}* and the point *C*.`,
        `A ${kind} *${one}* and a point *C* are drawn on a coordinate grid.`,
        `*${one}* is a ${kind} on a square grid, and *C* is the point ${spotText(centre)}.`,
      ],
      parts: {
        a: imagePart({
          shapes: [{ shape, letter: one }],
          marks: [{ at: centre, letter: 'C', options: { place: 'above right' } }],
          wanted: image,
          prompt: `Draw the image of ${kind} *${one}* after an enlargement with scale factor $${first}$ and centre *C*: plot its vertices.`,
          solution: `Count from *C* to each vertex, then go ${first === -1 ? 'just as far' : first === -2 ? 'twice as far' : 'three times as far'} from *C* in the **opposite** direction. The image has vertices ${verticesText(image)}.`,
        }),
        b: {
          ...ask.written({
            command: 'Describe',
            objective: 'AO2',
            lead: `The diagram shows two ${next}s, *${two}* and *${three}*.`,
            prompt: `Describe fully the **single** transformation that maps ${next} *${two}* onto ${next} *${three}*.`,
            lines: 2,
            scheme: [ENLARGEMENT, factorOf(factor, below), centreOf(about)],
            modelAnswer: `Enlargement, scale factor −${-factor}${below === 1 ? '' : `/${below}`}, centre ${spotText(about)}.`,
            solution: `*${three}* is upside down and of another size: an enlargement with a negative scale factor. Corresponding sides are in the ratio ${below}:${-factor}, so the factor is $${k}$. Lines between corresponding vertices cross at the centre, ${spotText(about)}.`,
          }),
          figure: shapesFigure([
            { shape: second, letter: two },
            { shape: mapped, letter: three },
          ]),
        },
      },
    }
  },
  verify: () => ({}),
})

const MIRRORS = ['y = x', 'y = -x'] as const

/** A shape whose images after both steps fit on the grid, apart from each other. */
function mappedTwice(random: Random, steps: readonly [Step, Step]) {
  return until(
    () => placed(random),
    each => {
      const middle = whole(after(each, steps[0]))
      const last = whole(after(middle, steps[1]))
      const all = [each, middle, last]
      return all.every(isClear) && areApart(each, middle) && areApart(middle, last) && areApart(each, last)
    },
  )
}

type Step = { mirror: string } | { turn: number }

function after(shape: readonly Spot[], step: Step) {
  return 'mirror' in step ? reflected(shape, step.mirror) : rotated(shape, [0, 0], step.turn)
}

function stepText(step: Step) {
  if ('turn' in step) return `a rotation of ${turnText(step.turn)} about the origin`
  const axis = { 'x = 0': 'the *y*-axis', 'y = 0': 'the *x*-axis' }[step.mirror]
  return `a reflection in ${axis ?? `the line $${step.mirror}$`}`
}

const mapped = (kind: string, [p, q, r]: readonly string[], one: string, other: string) => [
  `${kind === 'triangle' ? 'Triangle' : 'Quadrilateral'} *${p}* is mapped onto *${q}* by ${one}. *${q}* is mapped onto *${r}* by ${other}.`,
  `${one.replace('a ', 'A ')} maps ${kind} *${p}* onto ${kind} *${q}*. Then ${other} maps *${q}* onto *${r}*.`,
  `The image of ${kind} *${p}* after ${one} is *${q}*. The image of *${q}* after ${other} is *${r}*.`,
]

supplement('two-reflections', {
  facts: { difficulty: 5, checked: '2026-11-28' },
  values: random => {
    const [axis, at] = [random.pick(['x', 'y']), random.pick([-2, -1, 1, 2])]
    const other = axis === 'x' ? 'y' : 'x'
    const lines = [
      `${axis} = ${at}`,
      random.chance(0.4) ? `${other} = ${random.pick([-2, -1, 1, 2])}` : random.pick(MIRRORS),
    ]
    const [first = '', second = ''] = random.shuffle(lines)
    const shape = mappedTwice(random, [{ mirror: first }, { mirror: second }])
    return shape ? { shape, first, second, letters: random.pick(['TUV', 'ABC', 'PQR']) } : null
  },
  make: ({ shape, first, second, letters }) => {
    const [p = '', q = '', r = ''] = letters
    const middle = whole(reflected(shape, first))
    const last = whole(reflected(middle, second))
    const kind = kindOf(shape)
    const [one, other] = [stepText({ mirror: first }), stepText({ mirror: second })]
    const { degrees, centre } = turnOf(first, second)
    return {
      stem: mapped(kind, [p, q, r], one, other),
      parts: {
        a: imagePart({
          shapes: [{ shape, letter: p }],
          wanted: middle,
          prompt: `Draw ${kind} *${q}*: plot its vertices.`,
          solution: `Each vertex and its image are at the same distance from the mirror line, measured at right angles to it. The vertices of *${q}* are ${verticesText(middle)}.`,
        }),
        b: imagePart({
          shapes: [{ shape, letter: p }],
          wanted: last,
          prompt: `Draw ${kind} *${r}*: plot its vertices.`,
          solution: `Reflect the vertices of *${q}* in the second line. The vertices of *${r}* are ${verticesText(last)}.`,
        }),
        c: ask.written({
          command: 'Describe',
          objective: 'AO2',
          prompt: `Describe fully the **single** transformation that maps ${kind} *${p}* onto ${kind} *${r}*.`,
          lines: 2,
          scheme: [degrees === 180 ? HALF_TURN : ROTATION, angleOf(degrees), centreOf(centre)],
          modelAnswer: `Rotation, ${turnText(degrees)}, centre ${spotText(centre)}.`,
          solution: `Two reflections turn the shape over twice, so together they are a rotation. Its centre is the point where the two mirror lines cross, ${spotText(centre)}, and each side of *${p}* turns through ${turnText(degrees)} to become a side of *${r}*.`,
        }),
      },
    }
  },
  verify: () => ({}),
})

/** The rotation that two reflections make: its centre is the point that stays, its angle is that of (1, 0) from the origin. */
function turnOf(first: string, second: string): { degrees: number; centre: Spot } {
  const [o = [0, 0], i = [0, 0]] = whole(
    reflected(
      reflected(
        [
          [0, 0],
          [1, 0],
        ],
        first,
      ),
      second,
    ),
  )
  const [cosine, sine] = [i[0] - o[0], i[1] - o[1]]
  const size = (1 - cosine) ** 2 + sine ** 2
  const centre = [
    ((1 - cosine) * o[0] - sine * o[1]) / size,
    (sine * o[0] + (1 - cosine) * o[1]) / size,
  ] as const
  return { degrees: cosine === -1 ? 180 : sine * 90, centre: whole([centre])[0] ?? [0, 0] }
}

supplement('a-reflection-and-a-turn', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const steps: [Step, Step] = [
      { mirror: random.pick(['x = 0', 'y = 0']) },
      { turn: random.pick([90, -90]) },
    ]
    if (random.chance(0.5)) steps.reverse()
    const shape = mappedTwice(random, steps)
    return shape ? { shape, steps, letters: random.pick(['TUV', 'ABC', 'PQR']) } : null
  },
  make: ({ shape, steps, letters }) => {
    const [p = '', q = '', r = ''] = letters
    const middle = whole(after(shape, steps[0]))
    const last = whole(after(middle, steps[1]))
    const kind = kindOf(shape)
    const [[, ay] = [0, 0]] = whole(after(after([[1, 0]], steps[0]), steps[1]))
    const line = ay === 1 ? 'y = x' : 'y = -x'
    return {
      stem: mapped(kind, [p, q, r], stepText(steps[0]), stepText(steps[1])),
      parts: {
        a: imagePart({
          shapes: [{ shape, letter: p }],
          wanted: last,
          prompt: `Draw ${kind} *${r}*: plot its vertices.`,
          solution: `First find *${q}*, after ${stepText(steps[0])}: its vertices are ${verticesText(middle)}. Then find the image of each after ${stepText(steps[1])}: ${verticesText(last)}.`,
        }),
        b: ask.written({
          command: 'Describe',
          objective: 'AO2',
          prompt: `Describe fully the **single** transformation that maps ${kind} *${p}* onto ${kind} *${r}*.`,
          lines: 2,
          scheme: [
            REFLECTION,
            lineOf(
              line,
              ...(ay === 1 ? ['x=y', 'y-x=0', 'x-y=0', 'y=1x'] : ['x=-y', '-x=y', 'y+x=0', 'x+y=0', 'y=-1x']),
            ),
          ],
          modelAnswer: `Reflection in the line ${line.replace('-', '−')}.`,
          solution: `*${r}* is *${p}* turned over, so this is a reflection. Each vertex (*x*, *y*) of *${p}* goes to ${ay === 1 ? '(*y*, *x*)' : '(−*y*, −*x*)'}, which is what a reflection in $${line}$ does.`,
        }),
      },
    }
  },
  verify: () => ({}),
})
