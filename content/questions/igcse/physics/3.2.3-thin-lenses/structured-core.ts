import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words, wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ray } from '@/lib/figures/rays'
import { arrow, dot, line, midArrow, type Point, text } from '@/lib/figures/shapes'
import { squares } from '../squares'
import { LENSES, thinLens } from './lens-grid'
import { LENS_TO_FOCUS, SHOWN_ON_A_SCREEN, SPREADS_THEM } from './points-core'

const { core, templates } = questionsOf('structured', '3.2.3', { calculator: 'not-needed' })

export { templates }

const OBJECTS = [
  'a lit arrow on a card',
  'an arrow cut out of card, lit from behind',
  'an arrow that a telephone shows on its screen',
  'a slit in a box with a lamp in it',
] as const

const SIZES = {
  enlarged: ['magnified', 'larger', 'bigger', 'larger than the object', 'bigger than the object', 'large'],
  diminished: [
    'smaller',
    'reduced',
    'smaller than the object',
    'diminished in size',
    'shrunk',
    'minimised',
    'small',
  ],
  'same size': [
    'same',
    'the same size as the object',
    'same size as object',
    'equal',
    'equal size',
    'unchanged',
  ],
} as const

/** In numbers: image to object. */
const RATIOS: Record<string, string[]> = {
  '2': ['twice as large', 'twice as big', 'twice the size', 'double', 'doubled', 'two times larger'],
  '3': [
    'three times as large',
    'three times as big',
    'three times the size',
    'tripled',
    'three times larger',
  ],
  '0.5': ['half', 'half the size', 'half as large', 'half as big', 'halved'],
}

const sizeOf = (tall: number, imageTall: number) =>
  imageTall > tall ? 'enlarged' : imageTall < tall ? 'diminished' : 'same size'

core('focal-length-from-an-image', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    lens: random.pick(LENSES.filter(({ object, image }) => object + image <= 18)),
    square: random.pick([1, 2, 5]),
    object: random.pick(OBJECTS),
  }),
  make: ({ lens, square, object }) => {
    const cell = 16
    const [tall, imageTall] = lens.tall
    const [left, right] = [lens.object + 1, lens.image + 2]
    const start = (360 - (left + right) * cell) / 2
    const [x, y] = [start + left * cell, 12 + 4 * cell]
    const top: Point = [x - lens.object * cell, y - tall * cell]
    const tip: Point = [x + lens.image * cell, y + imageTall * cell]
    const focus: Point = [x + lens.focal * cell, y]
    const given = [
      squares(start, 12, left + right, 8, cell),
      line(start, y, start + (left + right) * cell, y),
      thinLens(x, y, 3.8 * cell),
      arrow(top[0], y, ...top, { cls: 'p' }),
      arrow(tip[0], y, ...tip, { cls: 'p' }),
      text(top[0], y + 16, 'O', { anchor: 'middle', cls: 'b' }),
      text(tip[0] - 7, tip[1] + 13, 'I', { anchor: 'end', cls: 'b' }),
      text(x, 12 + 8 * cell + 16, 'lens', { anchor: 'middle', cls: 's' }),
    ]
    const many = (count: number) => `${count} ${count === 1 ? 'square' : 'squares'}`
    const facts = {
      name: 'waves/object-and-image-on-a-grid',
      title: 'An object, a lens and an image on a grid',
      description: `A grid with a level principal axis. A thin converging lens, drawn as a vertical line, stands across it. The object O, an upright arrow ${many(tall)} tall, is ${lens.object} squares to the left of the lens. The image I, an arrow that points down and is ${many(imageTall)} long, is ${lens.image} squares to the right of the lens.`,
      height: 12 + 8 * cell + 24,
    }
    const size = sizeOf(tall, imageTall)
    const edge = 0.8 * cell
    return {
      stem: `A student uses a lens to make an image of ${object}. The diagram in **(a)** is drawn to scale on a grid. It shows the object O, a thin converging lens and the image I. Each square of the grid is ${quantity(square, 'cm')} by ${quantity(square, 'cm')}.`,
      parts: {
        a: ask.draw({
          prompt:
            'On the diagram, draw two rays from the top of O to the tip of I: one through the centre of the lens, and one that is parallel to the principal axis before the lens. Set the letter F on the principal focus to the right of the lens.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow', 'label'],
          labels: [{ id: 'F', text: 'F' }],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [x, y], within: 6 },
                { at: tip, within: 9 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [top[0] + 3, top[1]], within: 7 },
                { at: [x - 3, top[1]], within: 6 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: [x, top[1]], within: 6 },
                { at: focus, within: 7 },
                { at: tip, within: 9 },
              ],
            },
            { label: 'F', in: { at: focus, within: 12 } },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `One ray goes straight from the top of O through the centre of the lens to the tip of I. The other is parallel to the axis as far as the lens and then goes straight to the tip of I; it crosses the axis at F, ${lens.focal} squares to the right of the lens.`,
            },
            ...given,
            ray([top, [x, y], [tip[0] + edge, tip[1] + (edge * imageTall) / lens.image]], 'g'),
            ray([top, [x, top[1]], [tip[0] + edge, tip[1] + (edge * (tall + imageTall)) / lens.image]], 'g'),
            dot(...focus, 'gd', 4),
            text(focus[0] + 4, y - 7, 'F', { cls: 'b' }),
          ),
          scheme: [
            'straight ray from the top of O through the centre of the lens to the tip of I',
            'ray from the top of O parallel to the axis, as far as the lens',
            'this ray from the lens straight to the tip of I',
            'F where the second ray crosses the principal axis',
          ],
          solution:
            'All light from the top of O that passes through the lens meets at the tip of I. The ray through the centre goes straight on. The ray that is parallel to the axis before the lens passes through the principal focus after it, so F is where this ray crosses the axis.',
        }),
        b: ask.number({
          prompt: 'Determine the focal length of the lens.',
          answer: lens.focal * square,
          unit: 'cm',
          tolerance: 0.5 * square,
          scheme: steps(
            `from the centre of the lens to F there are ${lens.focal} squares`,
            `${quantity(lens.focal * square, 'cm')} (half a square more or less accepted)`,
          ),
          solution: `The focal length is the distance from the centre of the lens to F: ${lens.focal} × ${square} = ${quantity(lens.focal * square, 'cm')}.`,
        }),
        c: ask.table({
          prompt: 'Complete the table to describe the image. Write one or two words in each space.',
          command: 'Complete',
          head: ['property', 'image'],
          rows: [
            [
              { text: 'size, compared with O' },
              wordsCell('size', size, {
                subject: 'igcse/physics',
                accept: [...SIZES[size], ...(RATIOS[imageTall / tall] ?? [])],
                reject: Object.keys(SIZES).filter(other => other !== size),
              }),
            ],
            [
              { text: 'upright or inverted' },
              wordsCell('way-up', 'inverted', {
                subject: 'igcse/physics',
                accept: ['upside down'],
                reject: ['upright'],
              }),
            ],
            [
              { text: 'real or virtual' },
              wordsCell('kind', 'real', { subject: 'igcse/physics', reject: ['virtual'] }),
            ],
          ],
          scheme: [size, 'inverted', 'real'],
          solution: `I is ${many(imageTall)} long and O is ${many(tall)} tall, so the image is ${size === 'same size' ? 'the same size' : size}. It points down, so it is inverted. The rays really meet there, so it is real.`,
        }),
        d: ask.written({
          prompt:
            'Describe how the student can show with an experiment which kind of image I is, real or virtual.',
          lines: 1,
          objective: 'AO3',
          scheme: [SHOWN_ON_A_SCREEN],
          modelAnswer: 'Put a white screen at I. The image can be seen on the screen.',
          solution:
            'A real image can be shown on a screen, because light really passes through it. A virtual image cannot.',
        }),
      },
    }
  },
  verify: ({ lens, square }) => {
    const [u, v] = [lens.object * square, lens.image * square]
    return { b: (u * v) / (u + v) }
  },
})

const BEAMS = [
  'Three parallel rays of light from a ray box meet a thin converging lens.',
  'A student shines three narrow, parallel laser beams at a thin converging lens.',
  'Light from the Sun passes through three slits. The three parallel rays meet a thin converging lens.',
  'In a model of a camera, three parallel rays of light meet a thin converging lens.',
] as const

core('three-parallel-rays-and-a-lens', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => ({
    beam: random.pick(BEAMS),
    focal: random.int(4, 9), // squares
    high: random.pick([2, 3]), // squares from the axis
    square: random.pick([0.5, 1, 1.5, 2]),
    drawnAbove: random.chance(0.5),
    mirrored: random.chance(0.5),
    axisFirst: random.chance(0.5),
  }),
  make: ({ beam, focal, high, square, drawnAbove, mirrored, axisFirst }) => {
    const cell = 20
    const [left, top, across, down] = [20, 10, 16, 8]
    const flip = (x: number) => (mirrored ? 360 - x : x)
    const place = ([x, y]: Point): Point => [flip(x), y]
    const [lensX, y] = [left + 5 * cell, top + 4 * cell]
    const way = drawnAbove ? -1 : 1
    // As far as the edge of the grid, or of the paper above and below it.
    const beyond = Math.min(11, focal * (1 + 3.6 / high))
    const after = (side: number, far: number): Point => [
      lensX + far * cell,
      y + side * high * cell * (1 - far / focal),
    ]
    const shown: readonly [Point, Point] = [
      [left + cell * 0.2, y + way * high * cell],
      [lensX, y + way * high * cell],
    ]
    const focus: Point = [lensX + focal * cell, y]
    const [here, there] = mirrored ? ['right', 'left'] : ['left', 'right']
    const given = [
      squares(left, top, across, down, cell),
      line(left, y, left + across * cell, y, 'l dash'),
      thinLens(flip(lensX), y, 3.7 * cell),
      ray([place(shown[0]), place(shown[1])]),
      midArrow(...place(shown[1]), ...place(after(way, beyond)), 'p', 0.25),
      ray([place([left + cell * 0.2, y]), place([lensX, y])]),
      ray([place([left + cell * 0.2, y - way * high * cell]), place([lensX, y - way * high * cell])]),
      text(flip(lensX), top + down * cell + 16, 'lens', { anchor: 'middle', cls: 's' }),
    ]
    const facts = {
      name: 'waves/three-parallel-rays-at-a-lens',
      title: 'Three parallel rays at a thin converging lens, on a grid',
      description: `A grid of squares with a dashed level line through the middle of a thin converging lens, which is drawn as a vertical line. Three level rays come from the ${here}: one along the dashed line, one ${high} squares above it and one ${high} squares below it. The ray ${drawnAbove ? 'above' : 'below'} the dashed line is drawn after the lens too: it is straight and crosses the dashed line ${focal} squares to the ${there} of the lens. The other two rays end at the lens.`,
      height: top + down * cell + 24,
    }
    const length = focal * square
    const axis = words({
      subject: 'igcse/physics',
      prompt: 'State the name of the dashed line in the diagram.',
      mode: 'words',
      answers: [
        {
          text: 'principal axis',
          accept: ['the principal axis', 'principle axis'],
          allow: ['optical axis', 'optic axis'],
        },
      ],
      reject: [
        { text: 'normal', why: 'A normal is drawn at right angles to a surface where a ray meets it.' },
        { text: 'focal length', why: 'The focal length is a distance.' },
      ],
      solution: 'The line through the centre of the lens, at right angles to it, is the principal axis.',
    })
    const point = words({
      subject: 'igcse/physics',
      prompt: 'State the name of the point where the three rays meet.',
      answers: [
        {
          text: 'principal focus',
          accept: [
            'the principal focus',
            'principle focus',
            'focus',
            'focal point',
            'principal focal point',
            'focus point',
            'F',
          ],
        },
      ],
      mode: 'words',
      reject: [
        { text: 'focal length', why: 'The focal length is a distance, not a point.' },
        { text: 'image', why: 'Rays that are parallel to the axis meet at a point with a name of its own.' },
      ],
      solution:
        'Rays that are parallel to the principal axis meet at the principal focus of a converging lens.',
    })
    return {
      stem: `${beam} The diagram in **(a)** is drawn to scale on a grid. One of the rays is drawn before and after the lens. The side of each square of the grid stands for ${quantity(square, 'cm')}.`,
      parts: {
        a: ask.draw({
          prompt: 'On the diagram, draw the other two rays after they pass through the lens.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: place([lensX + 3, y]), within: 8 },
                { at: place([focus[0] - 6, y]), within: 8 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: place([lensX, y - way * high * cell]), within: 8 },
                { at: place(focus), within: 8 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The middle ray goes straight on along the dashed line. The other ray goes from the lens straight through the point where the first ray crosses the dashed line, and on.`,
            },
            ...given,
            midArrow(...place([lensX, y]), ...place([left + across * cell, y]), 'g', 0.2),
            midArrow(...place([lensX, y - way * high * cell]), ...place(after(-way, beyond)), 'g', 0.25),
          ),
          scheme: [
            'ray through the centre of the lens straight on, along the dashed line',
            'the other ray from the lens through the point where the first ray crosses the dashed line',
          ],
          solution:
            'The ray through the centre of the lens does not change direction. All rays that are parallel to the axis before the lens meet at one point after it, so the third ray passes through the point where the first ray crosses the dashed line.',
        }),
        'b.i': axisFirst ? axis : point,
        'b.ii': axisFirst ? point : axis,
        'c.i': ask.written({
          prompt: 'State what is meant by the *focal length* of a lens.',
          command: 'State',
          lines: 1,
          scheme: [LENS_TO_FOCUS],
          modelAnswer: 'It is the distance from the centre of the lens to the principal focus.',
          solution: 'The focal length is a distance: from the centre of the lens to the principal focus.',
        }),
        'c.ii': ask.number({
          prompt: 'Determine the focal length of the lens.',
          answer: length,
          unit: 'cm',
          tolerance: 0.3 * square,
          scheme: steps(
            `from the lens to the point where the rays meet there are ${focal} squares`,
            quantity(length, 'cm'),
          ),
          solution: `There are ${focal} squares from the lens to the point where the rays meet: ${focal} × ${plain(square)} = ${quantity(length, 'cm')}.`,
        }),
        d: ask.written({
          prompt:
            'The converging lens is replaced by a thin diverging lens. Describe what happens to the three parallel rays after they pass through this lens.',
          command: 'Describe',
          lines: 1,
          scheme: [SPREADS_THEM],
          modelAnswer: 'The rays spread out: they diverge.',
          solution:
            'A diverging lens bends the outer rays away from the principal axis, as if all rays came from one point.',
        }),
      },
    }
  },
  verify: ({ focal, high, square }) => {
    // The ray falls by its height from the axis in so many squares.
    const slope = high / focal
    return { 'c.ii': (high / slope) * square }
  },
})
