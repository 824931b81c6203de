import { asItems, ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import type { Spot } from '@/lib/exams/sketch'
import { enlarged, reflected, rotated, translated } from '@/lib/figures/plane/transformations'
import {
  areApart,
  enlargedPair,
  imagePart,
  isClear,
  kindOf,
  placed,
  shapesFigure,
  until,
  verticesText,
  whole,
} from './grids'
import {
  angleOf,
  centreOf,
  column,
  ENLARGEMENT,
  factorOf,
  HALF_TURN,
  ROTATION,
  spotText,
  TRANSLATION,
  turnText,
  vectorOf,
} from './points'

const { core, templates } = questionsOf('structured', 'E7.1')

export { templates }

const LETTERS = ['T', 'A', 'P'] as const

core('reflect-and-translate', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const [axis, at] = [random.pick(['x', 'y'] as const), random.pick([-3, -2, -1, 1, 2, 3])]
    const shape = until(
      () => placed(random),
      each => isClear(each) && isClear(whole(reflected(each, `${axis} = ${at}`))),
    )
    if (!shape || !areApart(shape, whole(reflected(shape, `${axis} = ${at}`)))) return null
    const by = until(
      (): Spot => [random.int(-9, 9), random.int(-7, 7)],
      by =>
        Math.abs(by[0]) > 1 &&
        Math.abs(by[1]) > 1 &&
        isClear(whole(translated(shape, by))) &&
        areApart(shape, whole(translated(shape, by))),
    )
    return by ? { shape, axis, at, by, letter: random.pick(LETTERS) } : null
  },
  make: ({ shape, axis, at, by, letter }) => {
    const kind = kindOf(shape)
    const mirrored = whole(reflected(shape, `${axis} = ${at}`))
    const moved = whole(translated(shape, by))
    const shapes = [{ shape, letter }]
    const line = `$${axis} = ${at}$`
    return {
      stem: [
        `The grid shows ${kind} *${letter}*.`,
        `A ${kind} *${letter}* is drawn on a coordinate grid.`,
        `*${letter}* is a ${kind} on a square grid.`,
      ],
      parts: {
        a: imagePart({
          shapes,
          wanted: mirrored,
          prompt: `Draw the image of ${kind} *${letter}* after a reflection in the line ${line}: plot its vertices.`,
          solution: `The line ${line} is ${axis === 'x' ? 'vertical' : 'horizontal'}. Each vertex and its image are at the same distance from the line, on opposite sides. The image has vertices ${verticesText(mirrored)}.`,
        }),
        b: imagePart({
          shapes,
          wanted: moved,
          prompt: `Draw the image of ${kind} *${letter}* after a translation by the vector $${column(by)}$: plot its vertices.`,
          solution: `Move each vertex ${Math.abs(by[0])} to the ${by[0] < 0 ? 'left' : 'right'} and ${Math.abs(by[1])} ${by[1] < 0 ? 'down' : 'up'}. The image has vertices ${verticesText(moved)}.`,
        }),
        c: ask.expression({
          command: 'Write down',
          objective: 'AO1',
          prompt: `Write down the vector of the translation that maps the image of part (b) onto ${kind} *${letter}*. Type it as (upper, lower).`,
          letters: [],
          answer: `(${-by[0]}, ${-by[1]})`,
          scheme: [`B1 $${column([-by[0], -by[1]])}$`],
          solution: `To go back, change both signs: $${column([-by[0], -by[1]])}$.`,
        }),
      },
    }
  },
  verify: ({ shape, by }) => {
    const [first] = shape as [Spot]
    const image: Spot = [first[0] + by[0], first[1] + by[1]]
    return { c: `(${first[0] - image[0]}, ${first[1] - image[1]})` }
  },
})

core('describe-a-turn-and-a-move', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const degrees = random.pick([90, 180, -90])
    const isOrigin = random.chance(0.5)
    const drawn = until(
      () => {
        const shape = placed(random)
        const centre: Spot = isOrigin ? [0, 0] : random.pick(shape)
        return { shape, centre, turned: whole(rotated(shape, centre, degrees)) }
      },
      ({ shape, turned }) => isClear(shape) && isClear(turned) && areApart(shape, turned, isOrigin ? 1 : 0),
    )
    if (!drawn) return null
    const { shape, centre, turned } = drawn
    const by = until(
      (): Spot => [random.int(-11, 11), random.int(-9, 9)],
      by => {
        const moved = whole(translated(shape, by))
        const isOff = by[0] !== 0 && by[1] !== 0 && Math.abs(by[0]) !== Math.abs(by[1])
        return isOff && isClear(moved) && areApart(shape, moved, 1) && areApart(turned, moved, 1)
      },
    )
    return by ? { shape, centre, degrees, by, letters: random.pick(['ABC', 'PQR', 'TUV']) } : null
  },
  make: ({ shape, centre, degrees, by, letters }) => {
    const [one = '', two = '', three = ''] = letters
    const kind = kindOf(shape)
    const [turned, moved] = [whole(rotated(shape, centre, degrees)), whole(translated(shape, by))]
    return {
      stem: [
        `The diagram shows three ${kind}s, *${one}*, *${two}* and *${three}*.`,
        `Three congruent ${kind}s are drawn on a grid.`,
        `*${one}*, *${two}* and *${three}* are three ${kind}s on a coordinate grid.`,
      ],
      figure: shapesFigure([
        { shape, letter: one },
        { shape: turned, letter: two },
        { shape: moved, letter: three },
      ]),
      parts: {
        a: ask.written({
          command: 'Describe',
          objective: 'AO2',
          prompt: `Describe fully the **single** transformation that maps ${kind} *${one}* onto ${kind} *${two}*.`,
          lines: 2,
          scheme: [degrees === 180 ? HALF_TURN : ROTATION, angleOf(degrees), centreOf(centre)],
          modelAnswer: `Rotation, ${turnText(degrees)}, centre ${spotText(centre)}.`,
          solution: `The ${kind} has been turned and not turned over, so this is a rotation. ${degrees === 180 ? 'Each side points the opposite way: 180°.' : `Compare one side before and after: it has turned by ${turnText(degrees)}.`} Tracing paper held at ${spotText(centre)} brings *${one}* onto *${two}*. A full description needs the angle with its direction and the centre.`,
        }),
        b: ask.written({
          command: 'Describe',
          objective: 'AO2',
          prompt: `Describe fully the **single** transformation that maps ${kind} *${one}* onto ${kind} *${three}*.`,
          lines: 2,
          scheme: [TRANSLATION, vectorOf(by)],
          modelAnswer: `Translation by the vector ${spotText(by)}, written as a column.`,
          solution: `The ${kind} has not been turned or turned over, only moved: a translation. One vertex moves from ${spotText(shape[0] ?? [0, 0])} to ${spotText(moved[0] ?? [0, 0])}, so the vector is $${column(by)}$.`,
        }),
      },
    }
  },
  verify: () => ({}),
})

core('match-the-images', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [axis, at] = [random.pick(['x', 'y'] as const), random.pick([-2, -1, 1, 2])]
    const turn = random.pick([90, -90, 180])
    const shape = until(
      () => placed(random),
      each => {
        const both = [whole(reflected(each, `${axis} = ${at}`)), whole(rotated(each, [0, 0], turn))]
        return [each, ...both].every(isClear) && allApart([each, ...both])
      },
    )
    if (!shape) return null
    const both = [whole(reflected(shape, `${axis} = ${at}`)), whole(rotated(shape, [0, 0], turn))]
    const by = until(
      (): Spot => [random.int(-11, 11), random.int(-9, 9)],
      by => {
        const moved = whole(translated(shape, by))
        return by[0] !== 0 && by[1] !== 0 && isClear(moved) && allApart([shape, ...both, moved])
      },
    )
    return by
      ? { shape, axis, at, by, turn, order: random.shuffle([0, 1, 2]), thing: random.int(0, 2) }
      : null
  },
  make: ({ shape, axis, at, by, turn, order, thing }) => {
    const kind = kindOf(shape)
    const other = turn === 180 ? -90 : -turn
    const images = [
      whole(reflected(shape, `${axis} = ${at}`)),
      whole(rotated(shape, [0, 0], turn)),
      whole(translated(shape, by)),
    ]
    const right = [
      `reflection in the line $${axis} = ${at}$`,
      `rotation, ${turnText(turn)}, centre (0, 0)`,
      `translation by the vector $${column(by)}$`,
    ]
    const wrong = [
      `reflection in the line $${axis === 'x' ? 'y' : 'x'} = ${at}$`,
      `rotation, ${turnText(other)}, centre (0, 0)`,
      `translation by the vector $${column([-by[0], -by[1]])}$`,
    ]
    const names = ['B', 'C', 'D']
    const answer = Object.fromEntries(names.map((name, i) => [name, right[order[i] ?? 0] ?? '']))
    return {
      stem: [
        `The diagram shows ${kind} *A* and its images *B*, *C* and *D* after three single transformations.`,
        `${kind === 'triangle' ? 'Triangle' : 'Quadrilateral'} *A* can be mapped onto each of *B*, *C* and *D* by a single transformation.`,
        `*B*, *C* and *D* are images of ${kind} *A*. Each is made by one transformation.`,
      ][thing] as string,
      figure: shapesFigure([
        { shape, letter: 'A' },
        ...names.map((letter, i) => ({ shape: images[order[i] ?? 0] ?? [], letter })),
      ]),
      parts: {
        a: ask.match({
          command: 'Match',
          objective: 'AO2',
          prompt:
            'Match each image to the transformation that maps *A* onto it. Three of the descriptions are not used.',
          items: names.map(name => ({ id: name, text: `*${name}*` })),
          targets: asItems([...right, ...wrong].sort()),
          answer,
          scheme: names.map(name => `B1 *${name}*: ${answer[name]}`),
          solution: `${names.map(name => `*${name}* is the image after the ${answer[name]}.`).join(' ')} A reflection turns a shape over, a rotation turns it round, and a translation only moves it.`,
        }),
      },
    }
  },
  verify: () => ({}),
})

const allApart = (shapes: readonly (readonly Spot[])[]) =>
  shapes.every((each, at) => shapes.slice(0, at).every(other => areApart(each, other, 1)))

core('enlarge-and-reduce', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const [factor, below] = random.sample([2, 3], 2) as [number, number]
    const first = enlargedPair(random, factor)
    const second = enlargedPair(random, below)
    return first && second
      ? { first, factor, second, below, letters: random.pick(['ABC', 'TPQ', 'PUV']) }
      : null
  },
  make: ({ first, factor, second, below, letters }) => {
    const { shape, centre } = first
    const { shape: small, centre: back } = second
    const [one = '', two = '', three = ''] = letters
    const image = whole(enlarged(shape, centre, factor))
    const [kind, other] = [kindOf(shape), kindOf(small)]
    const large = whole(enlarged(small, back, below))
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
          prompt: `Draw the image of ${kind} *${one}* after an enlargement with scale factor ${factor} and centre ${spotText(centre)}: plot its vertices.`,
          solution: `Count from the centre ${spotText(centre)} to each vertex and go ${factor === 2 ? 'twice' : 'three times'} as far in the same direction. The image has vertices ${verticesText(image)}.`,
        }),
        'b.i': {
          ...ask.written({
            command: 'Describe',
            objective: 'AO2',
            lead: `The diagram shows two ${other}s, *${two}* and *${three}*.`,
            prompt: `Describe fully the **single** transformation that maps ${other} *${two}* onto ${other} *${three}*.`,
            lines: 2,
            scheme: [ENLARGEMENT, factorOf(1, below), centreOf(back)],
            modelAnswer: `Enlargement, scale factor 1/${below}, centre ${spotText(back)}.`,
            solution: `All sides of *${three}* are $\\frac{1}{${below}}$ of those of *${two}*. That is an enlargement too, with scale factor $\\frac{1}{${below}}$. Lines through pairs of corresponding vertices meet at the centre, ${spotText(back)}.`,
          }),
          figure: shapesFigure([
            { shape: large, letter: two },
            { shape: small, letter: three },
          ]),
        },
        'b.ii': ask.whole({
          command: 'Work out',
          objective: 'AO2',
          prompt: `The area of ${other} *${two}* is *k* times the area of ${other} *${three}*. Work out the value of *k*.`,
          scheme: [`B1 ${below * below}`],
          solution: `Lengths of *${two}* are ${below} times those of *${three}*, so its area is $${below}^2 = ${below * below}$ times as large.`,
          answer: below * below,
        }),
      },
    }
  },
  verify: ({ second: { shape: small, centre: back }, below }) => {
    const size = (of: readonly Spot[]) =>
      Math.abs(
        of.reduce((sum, [x, y], at) => {
          const [nx, ny] = of[(at + 1) % of.length] ?? [x, y]
          return sum + x * ny - y * nx
        }, 0),
      )
    const away = small.map(
      ([x, y]): Spot => [x + (below - 1) * (x - back[0]), y + (below - 1) * (y - back[1])],
    )
    return { 'b.ii': size(away) / size(small) }
  },
})
