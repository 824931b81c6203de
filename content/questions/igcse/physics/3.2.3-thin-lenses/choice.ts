import { pairs, rows, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { lens, ray } from '@/lib/figures/rays'
import {
  arrow,
  centred,
  circle,
  dimension,
  dot,
  ellipse,
  line,
  type Point,
  pointer,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { fourDrawings, lettered } from '../shared'

const { core, supplement, templates } = choiceQuestions('3.2.3')

export { templates }

core('terms-for-a-converging-lens', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const letters = random.shuffle(['P', 'Q', 'R'])
    return { letters, focal: random.step(90, 115, 5) }
  },
  make: ({ letters, focal }) => {
    const [point = '', axis = '', distance = ''] = letters
    const names = { [point]: 'principal focus', [axis]: 'principal axis', [distance]: 'focal length' }
    const inOrder = (of: Record<string, string>) => ['P', 'Q', 'R'].map(letter => of[letter] ?? '')
    const swap = (one: string, other: string) =>
      inOrder({ ...names, [one]: names[other] ?? '', [other]: names[one] ?? '' })
    const [x, y] = [150, 92]
    return {
      stem: 'The diagram shows three parallel rays of light that pass through a converging lens. P, Q and R are a point, a line and a distance, but not necessarily in this order.',
      figure: figure(
        {
          name: 'waves/parallel-rays-and-a-lens',
          title: 'Parallel rays through a converging lens',
          description: `Three rays, parallel to a level line through the centre of a converging lens, pass through the lens and cross at one point on that line. The point is labelled ${point}, the level line ${axis}, and the distance from the centre of the lens to the point ${distance}.`,
          height: 196,
        },
        line(8, y, 350, y, 'l thin'),
        lens(x, y, 120),
        ...[-36, 0, 36].map(at =>
          ray([
            [24, y + at],
            [x, y + at],
            [x + focal * 1.5, y - at * 0.5],
          ]),
        ),
        dot(x + focal, y),
        text(x + focal, y - 16, point, { anchor: 'middle', cls: 'b' }),
        line(338, y - 28, 338, y, 'l thin'),
        text(338, y - 34, axis, { anchor: 'middle', cls: 'b' }),
        line(x, y + 62, x, y + 84, 'l dash thin'),
        line(x + focal, y + 6, x + focal, y + 84, 'l dash thin'),
        dimension(x, y + 78, x + focal, y + 78, '', [x + focal / 2, y + 96]),
        text(x + focal / 2, y + 96, distance, { anchor: 'middle', cls: 'b' }),
      ),
      prompt: 'Which row names P, Q and R?',
      options: rows(['P', 'Q', 'R'], inOrder(names), [
        [
          swap(point, axis),
          'You exchanged the point and the line: the principal focus is the point where the rays meet.',
        ],
        [
          swap(point, distance),
          'You exchanged the point and the distance: the focal length is a distance, from the lens to the principal focus.',
        ],
        [
          swap(axis, distance),
          'You exchanged the line and the distance: the principal axis is the line through the centre of the lens.',
        ],
      ]),
      solution: `Rays parallel to the principal axis meet at the principal focus, the point ${point}. The principal axis is the line ${axis} through the centre of the lens. The distance ${distance} from the centre of the lens to the principal focus is the focal length.`,
    }
  },
  verify: ({ letters: [point, axis] }) =>
    point === 'P' ? 'principal focus' : axis === 'P' ? 'principal axis' : 'focal length',
})

core('lens-in-a-box', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    converges: random.chance(0.5),
    outside: random.int(7, 26),
    width: random.pick([4, 6, 8, 10]),
  }),
  make: ({ converges, outside, width }) => {
    const [x, y, half] = [converges ? 140 : 160, 88, 30]
    const f = converges ? 124 : 110
    const reach = converges ? 200 : 150
    const rays = [-34, 34].map(at => {
      const height = (far: number) => y + at + ((converges ? -1 : 1) * at * far) / f
      return (
        ray([
          [20, y + at],
          [x - half, y + at],
        ]) +
        ray([
          [x + half, height(half)],
          [x + reach, height(reach)],
        ]) +
        (converges ? '' : line(x - half, height(-half), x - f, y, 'p dash thin'))
      )
    })
    const focal = outside + width / 2
    const [kind, other] = converges ? ['converging', 'diverging'] : ['diverging', 'converging']
    const fromBox =
      'You measured from the box. The focal length is measured from the centre of the lens, in the middle of the box.'
    return {
      stem: `A thin lens is hidden in the middle of a box that is ${quantity(width, 'cm')} wide. Two rays of light enter the box parallel to the principal axis of the lens and leave as shown; the diagram is not to scale. ${
        converges
          ? `They cross at a point ${quantity(outside, 'cm')} to the right of the box.`
          : `They seem to come from a point ${quantity(outside, 'cm')} to the left of the box.`
      }`,
      figure: figure(
        {
          name: 'waves/lens-in-a-box',
          title: 'Two rays that pass through a box with a hidden lens',
          description: `Two level rays enter a box from the left, at equal distances above and below the dashed principal axis. On the right, the upper ray leaves sloping ${converges ? 'down and the lower ray sloping up; they cross at a point on the axis, outside the box' : 'up and the lower ray sloping down. Dashed lines carry them back to a point on the axis, to the left of the box'}. The lens inside the box is not shown.`,
          height: 190,
        },
        line(8, y, 352, y, 'l dash thin'),
        rays.join(''),
        rect(x - half, 24, 2 * half, 128, 'l sunk'),
        centred(x, y - 48, 'box'),
        dot(converges ? x + f : x - f, y),
        text(344, 184, 'principal axis is dashed', { cls: 's', anchor: 'end' }),
      ),
      prompt: 'Which row describes the lens?',
      columns: 'type of lens | focal length',
      right: `${kind} | ${quantity(focal, 'cm')}`,
      wrong: {
        [`${other} | ${quantity(focal, 'cm')}`]: `You exchanged the two types. A ${kind} lens ${converges ? 'brings parallel rays together' : 'spreads parallel rays out'}.`,
        [`${kind} | ${quantity(outside, 'cm')}`]: fromBox,
        [`${other} | ${quantity(outside, 'cm')}`]: `You exchanged the two types of lens, and measured from the box.`,
      },
      solution: `${
        converges
          ? 'The lens brings parallel rays together, so it is converging. They meet at the principal focus.'
          : 'The lens spreads parallel rays out, so it is diverging. They seem to come from its principal focus.'
      }

The focal length is measured from the centre of the lens, in the middle of the box: ${quantity(outside, 'cm')} + ${quantity(width / 2, 'cm')} = ${quantity(focal, 'cm')}.`,
    }
  },
  verify: ({ converges }) => ['diverging', 'converging'][Number(converges)] ?? '',
})

const SCALES = [
  [2, 3],
  [2, 6],
  [3, 4],
  [3, 12],
  [4, 5],
  [4, 6],
  [4, 12],
  [6, 9],
  [6, 10],
  [6, 15],
] as const

/** Squares on which a ray diagram is drawn, one unit of the grid to each. */
function squares(left: number, top: number, columns: number, lines: number, size: number): Shape {
  const upright = Array.from({ length: columns + 1 }, (_, at) =>
    line(left + at * size, top, left + at * size, top + lines * size, 'f'),
  )
  const level = Array.from({ length: lines + 1 }, (_, at) =>
    line(left, top + at * size, left + columns * size, top + at * size, 'f'),
  )
  return upright.join('') + level.join('')
}

core('image-by-scale-drawing', {
  facts: { difficulty: 5, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [focal, away] = random.pick(SCALES)
    const image = (focal * away) / (away - focal)
    const tall = random.int(1, 4)
    const high = (tall * image) / away
    return Number.isInteger(high) && high <= 4
      ? { focal, away, image, tall, high, each: random.pick([1, 2, 5]) }
      : null
  },
  make: ({ focal, away, image, tall, high, each }) => {
    const size = 12
    const columns = 28
    const [left, top] = [12, 22]
    const lensAt = left + size * (away + 1)
    const axis = top + size * 5
    const cm = (value: number) => quantity(value * each, 'cm')
    return {
      stem: `The diagram shows an object O in front of a thin converging lens. It is drawn on a grid: the side of each square stands for ${cm(1)}. Each F is a principal focus.`,
      figure: figure(
        {
          name: 'waves/lens-and-object-on-a-grid',
          title: 'An object and a converging lens on a grid',
          description: `A grid of squares. A level principal axis and an upright lens line. The object, an upright arrow on the axis, is ${away} squares to the left of the lens and ${tall} high. The principal foci F are ${focal} squares from the lens on both sides. No rays are drawn. There is space for the image on the right.`,
          height: 164,
        },
        squares(left, top, columns, 10, size),
        line(left, axis, left + columns * size, axis, 'l'),
        line(lensAt, top, lensAt, top + 10 * size, 'p thick'),
        text(lensAt, top - 8, 'lens', { anchor: 'middle' }),
        arrow(lensAt - size * away, axis, lensAt - size * away, axis - size * tall),
        text(lensAt - size * away - 3, axis + 16, 'O', { anchor: 'end', cls: 'b' }),
        dot(lensAt - size * focal, axis),
        dot(lensAt + size * focal, axis),
        text(lensAt - size * focal, axis + 16, 'F', { anchor: 'middle', cls: 'b' }),
        text(lensAt + size * focal, axis + 16, 'F', { anchor: 'middle', cls: 'b' }),
      ),
      prompt: 'Which row gives the distance of the image from the lens and the height of the image?',
      columns: 'distance from lens | height',
      right: `${cm(image)} | ${cm(high)}`,
      wrong: {
        [`${cm(image)} | ${cm(tall)}`]:
          'You gave the height of the object. The height of the image has to be found by rays.',
        [`${cm(focal)} | ${cm(high)}`]:
          'You gave the focal length. Only an object very far away has its image at the principal focus.',
        [`${cm(away)} | ${cm(tall)}`]:
          'You gave the image the size and the distance of the object, as in a plane mirror. Draw the two rays.',
      },
      solution: `Draw two rays from the tip of O: one parallel to the axis, which then passes through F on the other side; one straight through the centre of the lens.

They cross ${image} squares beyond the lens and ${high} ${high === 1 ? 'square' : 'squares'} below the axis. So the image is ${cm(image)} from the lens and ${cm(high)} high.`,
    }
  },
  verify: ({ focal, away, tall, each }) => {
    const [parallel, central] = [tall / focal, tall / away]
    return quantity(Math.round((tall / (parallel - central)) * 1e6) * 1e-6 * each, 'cm')
  },
})

const USES = [
  { what: 'the lens of a camera forms on its sensor an image of a distant tree', size: 'diminished' },
  { what: 'the lens of a projector forms on a screen an image of a small slide', size: 'enlarged' },
  {
    what: 'a converging lens forms on a sheet of paper an image of a distant window',
    size: 'diminished',
  },
  {
    what: 'a converging lens of focal length 10 cm forms on a screen an image of a lamp that is 50 cm from the lens',
    size: 'diminished',
  },
  {
    what: 'a converging lens of focal length 20 cm forms on a screen an image of a lamp that is 25 cm from the lens',
    size: 'enlarged',
  },
  {
    what: 'a converging lens of focal length 15 cm forms on a screen an image of a small lamp that is 18 cm from the lens',
    size: 'enlarged',
  },
] as const

core('properties-of-a-real-image', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(USES), second: random.pick(['upright', 'real']) }),
  make: ({ item: { what, size }, second }) => {
    const other = size === 'enlarged' ? 'diminished' : 'enlarged'
    return {
      stem: `In an experiment, ${what}.`.replace('In an experiment, the lens', 'The lens'),
      prompt: 'Which row describes the image?',
      options: rows(
        ['size', 'way up', 'nature'],
        [size, 'inverted', 'real'],
        [
          [
            [size, 'upright', 'virtual'],
            'You described a virtual image. An image that is formed on a screen is real and, with one converging lens, inverted.',
          ],
          [
            [other, 'inverted', 'real'],
            size === 'enlarged'
              ? 'You have the wrong size: the object is close to the lens, and the image is further away and larger.'
              : 'You have the wrong size: the object is far from the lens, and the image is closer and smaller.',
          ],
          second === 'upright'
            ? [
                [size, 'upright', 'real'],
                'You have the image upright. A real image of one lens is upside down.',
              ]
            : [
                [size, 'inverted', 'virtual'],
                'You called the image virtual. It is formed where the rays meet, so it is real.',
              ],
        ],
      ),
      solution: `The image is formed on a surface, where the rays really meet: it is real. A real image made by one converging lens is inverted. ${
        size === 'enlarged'
          ? 'The object is close to the lens, just outside the focal length, so the image is enlarged.'
          : 'The object is far from the lens, much further than the focal length, so the image is diminished.'
      }`,
    }
  },
})

const VIRTUAL_WHY: Wrong[] = pairs({
  'The rays of light meet at the image, but they are too weak to be seen.':
    'At a virtual image no rays meet. They only seem to come from it.',
  'The image is always smaller than the screen can show.':
    'The size does not matter. No light comes together at a virtual image.',
  'The image is always upside down.':
    'Being upside down does not stop an image from being shown; real images on screens are inverted.',
  'The rays of light meet at the image at different times.':
    'At a virtual image no rays meet at all. They only seem to come from it.',
  'The image is formed inside the glass of the mirror.':
    'The image seems to lie behind the mirror, not in its glass. No rays meet there.',
})

core('virtual-image-and-screen', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    right: random.pick([
      'The rays of light only seem to come from the image.',
      'No rays of light actually meet at the image.',
    ]),
    thing: random.pick(['candle', 'lamp', 'flower', 'coloured box', 'toy']),
    wrong: random.sample(VIRTUAL_WHY, 3),
  }),
  make: ({ right, thing, wrong }) => ({
    stem: `The image of a ${thing} in a plane mirror is virtual.`,
    prompt: 'Why can this image **not** be shown on a screen?',
    right,
    wrong,
    solution:
      'Rays of light really meet at a real image, so a screen placed there shows it. The rays only seem to come from a virtual image: no light arrives there, and a screen shows nothing.',
  }),
})

supplement('magnifying-glass', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const focal = random.int(6, 15)
    const inside = random.int(Math.ceil(focal * 0.5), focal - 2)
    const outside = random.int(Math.ceil(focal * 1.25), Math.floor(focal * 1.7))
    return {
      focal,
      inside,
      outside,
      what: random.pick(['an insect', 'a stamp', 'a seed', 'small print on a map']),
    }
  },
  make: ({ focal, inside, outside, what }) => {
    const cells = (away: number, upright: boolean, virtual: boolean) => [
      quantity(away, 'cm'),
      `enlarged, ${upright ? 'upright' : 'inverted'}, ${virtual ? 'virtual' : 'real'}`,
    ]
    return {
      stem: `A converging lens has a focal length of ${quantity(focal, 'cm')}. A student uses it as a magnifying glass to look at ${what}.`,
      prompt: 'Which row shows a suitable distance of the object from the lens and describes the image?',
      options: rows(['distance of object from lens', 'image'], cells(inside, true, true), [
        [
          cells(inside, false, false),
          'You have the right distance, but inside the focal length the image is upright and virtual.',
        ],
        [
          cells(outside, true, true),
          'You put the object outside the focal length, where the image is inverted and real.',
        ],
        [
          cells(outside, false, false),
          'You described a projector. In a magnifying glass you see an upright image.',
        ],
      ]),
      solution: `As a magnifying glass, a converging lens is held so that the object is closer than the focal length, ${quantity(focal, 'cm')}. The rays spread out after the lens and seem to come from an image that is enlarged, upright and virtual.`,
    }
  },
  verify: ({ focal, inside, outside }) => quantity(1 / inside > 1 / focal ? inside : outside, 'cm'),
})

supplement('correcting-an-eye', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ short: random.chance(0.5), radius: random.int(56, 64), half: random.int(18, 24) }),
  make: ({ short, radius, half }) => {
    const [x, y] = [210, 84]
    const front = x - radius + 4
    const focus = short ? x + radius - 34 : x + radius + 30
    const slope = half / (focus - front)
    const end = x + radius - 4
    const near: Point = [front - 126, y]
    const start = (at: number): Point => (short ? [20, y + at] : near)
    const rays = [-half, half].map(at =>
      ray([start(at), [front, y + at], [end, y + at - Math.sign(at) * slope * (end - front)]]),
    )
    const [sight, lensKind] = short ? ['short sight', 'diverging'] : ['long sight', 'converging']
    const [otherSight, otherLens] = short ? ['long sight', 'converging'] : ['short sight', 'diverging']
    return {
      stem: `The diagram shows rays of light from a ${short ? 'distant' : 'near'} object that enter the eye of a person. The object looks blurred.`,
      figure: figure(
        {
          name: 'waves/rays-in-an-eye',
          title: 'Rays of light in an eye',
          description: `${short ? 'Two parallel rays from a distant object' : 'Two rays that spread from a near object'} enter an eye and are bent towards each other. ${short ? 'They cross inside the eye before they reach the retina, and are apart again there' : 'They have not yet met when they reach the retina at the back of the eye'}.`,
          height: 172,
        },
        circle(x, y, radius, 'l sheet'),
        ellipse(front + 4, y, 7, half + 8, 'l w'),
        rays.join(''),
        pointer(300, 30, x + radius * 0.87, y - radius * 0.5, 'retina'),
        text(20, 160, short ? 'from a distant object' : 'from a near object', { cls: 's' }),
        short ? '' : dot(...near),
      ),
      prompt: 'Which row names the defect and the type of lens that corrects it?',
      columns: 'defect | lens',
      right: `${sight} | ${lensKind}`,
      wrong: {
        [`${sight} | ${otherLens}`]: `You have the right defect, but the rays meet too ${short ? 'early: they must be spread out a little' : 'late: they must be brought together more'} before they enter the eye.`,
        [`${otherSight} | ${lensKind}`]: `You have the right lens, but a person who sees ${short ? 'near objects clearly and distant ones blurred has short sight' : 'distant objects clearly and near ones blurred has long sight'}.`,
        [`${otherSight} | ${otherLens}`]: `You read the diagram the wrong way round: here the rays would meet ${short ? 'in front of' : 'behind'} the retina.`,
      },
      solution: `The rays meet ${short ? 'in front of' : 'behind'} the retina, and ${short ? 'distant' : 'near'} objects are blurred: ${sight}. ${
        short
          ? 'A diverging lens spreads the rays a little before they enter the eye, so that they meet on the retina.'
          : 'A converging lens bends the rays inwards before they enter the eye, so that they meet on the retina.'
      }`,
    }
  },
  verify: ({ short }) => `${['long', 'short'][Number(short)]} sight`,
})

/** Heights above the axis at the left edge, at the lens and at the right edge; foci are 38 from the lens, edges 70. */
type Path = { told: string; heights: readonly [number, number, number]; error: string | null }

const through = (at: number, focus: number, reach = 70): number => at - (at * reach) / focus

const PATHS: readonly Path[] = [
  {
    told: 'comes parallel to the axis and leaves through the focus on the right',
    heights: [26, 26, through(26, 38)],
    error: null,
  },
  {
    told: 'comes through the focus on the left and leaves parallel to the axis',
    heights: [through(-26, 38), -26, -26],
    error: null,
  },
  { told: 'goes straight through the centre of the lens', heights: [26, 0, -26], error: null },
  {
    told: 'comes parallel to the axis and leaves away from the axis',
    heights: [16, 16, 36],
    error: 'You let the lens spread the light. A converging lens bends a parallel ray to its focus.',
  },
  {
    told: 'comes parallel to the axis and crosses it beyond the focus',
    heights: [26, 26, -6],
    error:
      'You let the ray cross the axis beyond the focus. A ray parallel to the axis goes through the focus.',
  },
  {
    told: 'comes through the focus on the left and leaves through the focus on the right',
    heights: [through(26, 38), 26, through(26, 38)],
    error: 'You sent the ray through both foci. A ray through the first one leaves parallel to the axis.',
  },
  {
    told: 'comes to the centre of the lens and leaves along the axis',
    heights: [26, 0, 0],
    error: 'You bent a ray at the centre of the lens. There it goes straight on.',
  },
  {
    told: 'comes through the focus on the left and goes straight on',
    heights: [through(17, 38), 17, 17 + (17 * 70) / 38],
    error: 'You drew a ray that is not refracted. Only a ray through the centre goes straight on.',
  },
]

core('path-of-a-ray-through-a-converging-lens', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO1' },
  values: random => {
    const right = random.pick(PATHS.filter(({ error }) => error === null))
    const wrong = random.sample(
      PATHS.filter(({ error }) => error !== null),
      3,
    )
    return { shown: random.shuffle([right, ...wrong]), up: random.chance(0.5) }
  },
  make: ({ shown, up }) => ({
    stem: [
      'Each diagram shows a thin converging lens, its two principal focuses F and a ray of light.',
      'A ray of light passes through a thin converging lens. The principal focus on each side is labelled F.',
      'A student draws four diagrams of a ray that passes through a thin converging lens with principal focuses F.',
    ],
    figure: figure(
      {
        name: 'waves/four-rays-through-a-lens',
        title: 'Four drawings of a ray through a lens',
        description: `Four drawings, A to D, of a thin converging lens with its axis and a focus F on each side. ${shown.map(({ told }, at) => `In ${'ABCD'[at]} the ray ${told}.`).join(' ')}`,
        height: 252,
      },
      fourDrawings(126, (at, x, y) => {
        const [cx, cy, side] = [x + 98, y + 66, up ? -1 : 1]
        const [one, two, three] = shown[at]?.heights ?? [0, 0, 0]
        // A letter stands on the side of the axis where the ray is not.
        const above = (away: number) =>
          side * (away < 0 ? one + ((two - one) * 32) / 70 : two + ((three - two) * 38) / 70)
        const path: Point[] = [
          [cx - 70, cy + side * one],
          [cx, cy + side * two],
          [cx + 70, cy + side * three],
        ]
        return (
          line(cx - 74, cy, cx + 74, cy, 'l dash thin') +
          lens(cx, cy, 92) +
          ray(path) +
          [-38, 38]
            .map(
              away =>
                dot(cx + away, cy) +
                text(cx + away, cy + (above(away) > 1 ? -7 : 16), 'F', { anchor: 'middle', cls: 's' }),
            )
            .join('')
        )
      }),
    ),
    prompt: ['Which diagram shows a possible path of the ray?', 'Which diagram is correct?'],
    options: lettered(shown.map(({ error }) => error)),
    solution:
      'For a thin converging lens, a ray parallel to the principal axis leaves through the principal focus; a ray through the principal focus leaves parallel to the axis; a ray through the centre goes straight on.',
  }),
})
