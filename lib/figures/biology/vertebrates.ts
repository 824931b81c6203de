import { circle, curve, dot, line, type Point, polyline, type Shape } from '@/lib/figures/shapes'
import { joined, smooth, tube, xy } from './organic'
import { placed } from './placed'

export type Vertebrate = 'fish' | 'amphibian' | 'reptile' | 'bird' | 'mammal'

function fish(): Shape {
  return (
    curve(xy('44 0, 56 -18, 52 0, 56 18'), 'l sheet', true) +
    curve(xy('-14 -18, 0 -32, 22 -26, 20 -14'), 'l sheet', true) +
    curve(xy('2 18, 10 30, 22 26, 20 12'), 'l sheet', true) +
    curve(xy('-54 2, -40 -12, -10 -20, 22 -13, 46 -4, 46 4, 22 13, -10 20, -40 13'), 'l sheet', true) +
    curve(xy('-28 -16, -22 0, -28 16')) +
    curve(xy('-18 2, -4 4, -6 12'), 'l sheet', true) +
    circle(-41, -3, 2.6, 'l d') +
    [2, 12, 22]
      .flatMap(x =>
        [-6, 4].map(y =>
          curve(
            [
              [x, y - 4],
              [x + 4, y],
              [x, y + 4],
            ],
            'l thin',
          ),
        ),
      )
      .join('')
  )
}

function amphibian(): Shape {
  const foot = (x: number, y: number) => [-5, 0, 5].map(d => line(x, y, x - 8, y + d * 0.5 + 3)).join('')
  return (
    tube(smooth(xy('26 12, 44 0, 26 26, 44 34')), [9, 6, 4, 3], 'l sheet') +
    foot(42, 34) +
    curve(xy('-46 -2, -38 -14, -22 -20, 6 -14, 36 6, 40 20, 20 27, -8 22, -30 14, -44 8'), 'l sheet', true) +
    tube(smooth(xy('-20 12, -24 24, -22 34')), [5, 3.5, 2.5], 'l sheet') +
    foot(-22, 34) +
    circle(-32, -16, 5.5, 'l sheet') +
    dot(-33, -16, 'd', 2.4) +
    curve(xy('-46 2, -36 4, -26 0'))
  )
}

function reptile(): Shape {
  const limb = (x: number) =>
    tube(
      smooth([
        [x, 4],
        [x - 8, 14],
        [x - 2, 24],
      ]),
      [5, 3.6, 2.4],
      'l sheet',
    ) + [-6, -1, 4].map(d => line(x - 2, 24, x - 2 + d, 31)).join('')
  return (
    limb(-12) +
    limb(18) +
    curve(
      xy(
        '-58 -4, -48 -12, -34 -10, -10 -12, 18 -10, 36 -2, 50 14, 58 30, 46 22, 32 10, 14 10, -12 10, -34 4, -48 4',
      ),
      'l sheet',
      true,
    ) +
    dot(-47, -6, 'd', 1.8) +
    line(-58, -1, -44, 0, 'l thin') +
    [-24, -12, 0, 12, 24]
      .map(
        x =>
          curve(
            [
              [x - 4, -4],
              [x, 0],
              [x + 4, -4],
            ],
            'l thin',
          ) +
          curve(
            [
              [x - 9, 3],
              [x - 5, 6],
              [x - 1, 3],
            ],
            'l thin',
          ),
      )
      .join('')
  )
}

function bird(): Shape {
  const foot = (x: number) =>
    line(x, 20, x, 40) + line(x, 40, x - 8, 43) + line(x, 40, x + 6, 43) + line(x, 40, x - 2, 45)
  return (
    foot(-6) +
    foot(6) +
    curve(
      xy('-44 -20, -36 -34, -22 -34, -14 -20, 12 -14, 56 2, 52 9, 28 10, 10 22, -14 20, -28 4, -34 -12'),
      'l sheet',
      true,
    ) +
    polyline(xy('-43 -26, -58 -21, -42 -18'), 'l sheet') +
    dot(-33, -27, 'd', 2) +
    curve(xy('-12 -8, 8 -8, 40 6, 16 10, -6 6'), 'l sheet', true) +
    curve(xy('0 -2, 14 0, 28 5'), 'l thin')
  )
}

function mammal(): Shape {
  const limb = (x: number, top: number) =>
    tube(
      [
        [x, top],
        [x - 1, 24],
        [x - 2, 42],
      ],
      [6, 4, 3.4],
      'l sheet',
    )
  return (
    tube(smooth(xy('44 -4, 54 -16, 58 -32')), [3, 2.4, 1.4], 'l sheet') +
    limb(-14, 6) +
    limb(34, 6) +
    joined(
      [
        {
          outline: xy('-22 -18, 10 -16, 38 -16, 48 -4, 42 12, 10 14, -16 14, -26 2'),
        },
        {
          outline: xy('-58 -18, -50 -30, -34 -36, -20 -26, -20 -10, -34 -8, -52 -10'),
        },
        ...[-20, 40].map(x => ({
          outline: [
            [x - 7, 0],
            [x + 7, 0],
            [x + 4, 24],
            [x + 3, 43],
            [x - 5, 43],
            [x - 5, 24],
          ] as Point[],
        })),
      ],
      'sheet',
    ) +
    curve(xy('-32 -34, -30 -50, -22 -44, -22 -30'), 'l sheet', true) +
    dot(-42, -25, 'd', 2) +
    dot(-57, -19, 'd', 2.2) +
    [-2, 1, 4].map(d => line(-52, -15 + d * 0.4, -64, -13 + d * 2, 'l thin')).join('')
  )
}

const VERTEBRATES: Record<Vertebrate, () => Shape> = { fish, amphibian, reptile, bird, mammal }

export const VERTEBRATE_TELLS: Record<Vertebrate, string> = {
  fish: 'an animal with fins, a tail fin and scales',
  amphibian: 'an animal with smooth skin, large eyes on the head, long bent hind legs and no tail',
  reptile: 'an animal with scales, four short legs and a long tail',
  bird: 'an animal with a beak, a wing with feathers and two thin legs',
  mammal: 'an animal with outer ears, whiskers, four legs and a tail',
}

/** A vertebrate from the side, looking left, about 120 units wide. */
export function vertebrate(kind: Vertebrate, x: number, y: number, scale = 1): Shape {
  return placed(VERTEBRATES[kind](), { x, y, scale })
}
