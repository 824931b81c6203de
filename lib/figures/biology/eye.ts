import { circle, curve, line, midArrow, type Point, polar, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { beside, joined, oval, pieces, smooth, tube, xy } from './organic'

type EyeValues = {
  /** looking at something near (thick lens) or far (thin lens, default) */
  focus: 'near' | 'far'
  /** rays from the object to the retina */
  rays: boolean
}

const [X, Y, RADIUS] = [184, 104, 74]

function eyeRays(near: boolean): Shape {
  const focus: Point = [X + RADIUS - 10, Y]
  return ([-1, 1] as const)
    .map(way => {
      const start: Point = near ? [86, Y] : [86, Y + way * 13]
      const atCornea: Point = [101, Y + way * (near ? 8 : 13)]
      const atLens: Point = [132, Y + way * (near ? 11.5 : 10)]
      return (
        midArrow(...start, ...atCornea, 'p') +
        line(...atCornea, ...atLens, 'p') +
        midArrow(...atLens, ...focus, 'p')
      )
    })
    .join('')
}

/** A horizontal section: light enters from the left, the nerve leaves on the right. */
export const eyeSection = drawing({
  title: 'A section through the eye',
  height: 208,
  left: 98,
  right: 272,
  tells: ({ focus = 'far', rays = false }: Partial<EyeValues>) =>
    `An eyeball cut through. Light enters on the left through a bulging clear front. Behind it a coloured ring leaves a gap in the middle, and behind the gap hangs a clear body that is ${focus === 'near' ? 'thick and rounded' : 'thin'}, held by ${focus === 'near' ? 'slack' : 'tight'} threads. Three layers line the ball. A thick cord leaves at the back, on the right.${rays ? ` Rays from ${focus === 'near' ? 'one near point spread out' : 'far away come in level'}, bend at the front and at the clear body, and meet on the innermost layer.` : ''}`,
  parts: ({ rays = false }: Partial<EyeValues>) => ({
    'ciliary muscle': {
      at: [134, 62] as Point,
      side: 'left' as const,
      seen: 'the thick part of the wall beside the clear body',
    },
    iris: { at: [124, 78] as Point, side: 'left' as const, seen: 'the ring in front of the clear body' },
    cornea: { at: [103.5, 93] as Point, side: 'left' as const, seen: 'the bulging clear front' },
    pupil: { at: [123, 105] as Point, side: 'left' as const, seen: 'the gap in the ring' },
    lens: {
      ...(rays
        ? { at: [138, 89] as Point, side: 'right' as const, level: 40 }
        : { at: [137, 116] as Point, side: 'left' as const }),
      seen: 'the rounded clear body',
    },
    'suspensory ligaments': {
      at: [135, 136] as Point,
      side: 'left' as const,
      seen: 'the threads that hold the clear body',
    },
    sclera: { at: [220, 40] as Point, side: 'right' as const, seen: 'the outermost layer' },
    choroid: { at: [240, 60] as Point, side: 'right' as const, seen: 'the middle layer' },
    retina: { at: [244, 82] as Point, side: 'right' as const, seen: 'the innermost layer' },
    fovea: { at: [249, 104] as Point, side: 'right' as const, seen: 'a small pit in the innermost layer' },
    'blind spot': {
      at: [241, 134] as Point,
      side: 'right' as const,
      seen: 'the place where the cord begins',
    },
    'optic nerve': { at: [261, 152] as Point, side: 'right' as const, seen: 'the cord' },
  }),
  draw: ({ focus = 'far', rays = false }: Partial<EyeValues>) => {
    const near = focus === 'near'
    const shell = (radius: number, from: number, to: number): Point[] =>
      Array.from({ length: 33 }, (_, at) => polar(X, Y, radius, from + ((to - from) * at) / 32))
    const half = near ? 11.5 : 7
    const tall = near ? 20 : 23
    const [outer, middle] = [shell(RADIUS, -143, 143), shell(RADIUS - 5, -143, 143)]
    const cornea: Point[] = [
      [X + RADIUS * Math.cos(Math.PI * 0.794), Y - RADIUS * Math.sin(Math.PI * 0.794)],
      [107, 84],
      [102, Y],
      [107, 124],
      [X + RADIUS * Math.cos(Math.PI * 0.794), Y + RADIUS * Math.sin(Math.PI * 0.794)],
    ]
    const irisPart = (way: 1 | -1) =>
      tube(
        [
          [128, Y + way * 42],
          [125, Y + way * 28],
          [122, Y + way * (rays ? 17 : 11)],
        ],
        [2, 3, 2.5],
        'l rw',
      )
    const ciliary = (way: 1 | -1) =>
      curve(
        [
          [126, Y + way * 48],
          [134, Y + way * 50],
          [142, Y + way * 48],
          [139, Y + way * 38],
          [131, Y + way * 36],
        ],
        'l sunk',
        true,
      )
    const threads = (way: 1 | -1) =>
      [-1.5, 1.5]
        .map(dx =>
          curve(
            near
              ? [
                  [137 + dx, Y + way * 37],
                  [134.5 + dx * 2, Y + way * 30],
                  [137 + dx * 0.5, Y + way * tall],
                ]
              : [
                  [137 + dx, Y + way * 37],
                  [137 + dx * 0.5, Y + way * tall],
                ],
            'l thin',
          ),
        )
        .join('')
    return (
      joined(
        [
          {
            along: xy('236 134, 252 147, 270 161'),
            radius: 8,
          },
        ],
        'sunk',
      ) +
      curve([...outer, ...cornea.slice(1, -1)], 'l sheet', true) +
      curve(middle, 'l thin') +
      tube(shell(RADIUS - 10, -136, 136), 1.6, 'l thin rw') +
      curve(beside(smooth(cornea), -3.2)) +
      joined(
        [
          {
            along: [
              [234, 132.5],
              [250, 145.5],
            ],
            radius: 4.5,
          },
        ],
        'sunk',
        'l thin',
      ) +
      oval(X + RADIUS - 9.5, Y, 3, 5, 0, 'l thin sheet') +
      irisPart(1) +
      irisPart(-1) +
      ciliary(1) +
      ciliary(-1) +
      threads(1) +
      threads(-1) +
      pieces(
        [
          [
            [137, Y - tall],
            [137 + half, Y],
            [137, Y + tall],
          ],
          [
            [137, Y + tall],
            [137 - half, Y],
            [137, Y - tall],
          ],
        ],
        'l w',
      ) +
      (rays ? eyeRays(near) : '')
    )
  },
})

/** The eye from the front: the pupil wide in dim light, narrow in bright light. */
export function pupilView(x: number, y: number, pupil: number): Shape {
  const size = Math.min(15, Math.max(2, pupil))
  const radial = Array.from({ length: 24 }, (_, at) =>
    line(...polar(x, y, size + 2, at * 15), ...polar(x, y, 20, at * 15), 'l thin'),
  )
  return (
    pieces(
      [
        [
          [x - 48, y + 3],
          [x - 24, y - 18],
          [x, y - 23],
          [x + 26, y - 17],
          [x + 46, y - 2],
        ],
        [
          [x + 46, y - 2],
          [x + 22, y + 17],
          [x, y + 22],
          [x - 24, y + 18],
          [x - 48, y + 3],
        ],
      ],
      'l sheet',
    ) +
    circle(x, y, 21, 'l w') +
    radial.join('') +
    circle(x, y, size, 'shade')
  )
}
