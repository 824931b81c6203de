import { drawing } from './drawing'
import { joined, oval, placed, smooth, tube } from './organic'
import { circle, curve, dot, line, type Point, polyline, type Shape } from './shapes'

export type Arthropod = 'insect' | 'arachnid' | 'crustacean' | 'myriapod'
export type Vertebrate = 'fish' | 'amphibian' | 'reptile' | 'bird' | 'mammal'

function leg(points: readonly Point[]): Shape {
  return polyline(points)
}

/** The same legs left and right of the axis x = 0. */
function both(shape: Shape): Shape {
  return shape + placed(shape, { flip: true })
}

function insect(): Shape {
  const legs = both(
    leg([
      [-6, -14],
      [-24, -24],
      [-30, -42],
    ]) +
      leg([
        [-7, -6],
        [-28, -2],
        [-40, 10],
      ]) +
      leg([
        [-6, 0],
        [-26, 18],
        [-34, 44],
      ]),
  )
  const wing = curve(
    [
      [-4, -14],
      [-22, -2],
      [-40, 24],
      [-34, 40],
      [-16, 26],
      [-4, 2],
    ],
    'l sheet',
    true,
  )
  const feeler = curve([
    [-3, -36],
    [-10, -50],
    [-18, -56],
  ])
  return (
    legs +
    both(wing) +
    both(feeler) +
    oval(0, 24, 9, 27, 0, 'l sheet') +
    [8, 17, 26, 35, 43]
      .map(y => line(-8 + Math.max(0, y - 34) * 0.4, y, 8 - Math.max(0, y - 34) * 0.4, y, 'l thin'))
      .join('') +
    oval(0, -8, 9, 13, 0, 'l sheet') +
    oval(0, -29, 8, 8, 0, 'l sheet') +
    both(circle(-6, -32, 2.6, 'l d2'))
  )
}

function arachnid(): Shape {
  const legs = both(
    leg([
      [-9, -18],
      [-24, -42],
      [-30, -54],
    ]) +
      leg([
        [-10, -12],
        [-34, -26],
        [-46, -22],
      ]) +
      leg([
        [-10, -6],
        [-34, 0],
        [-46, 20],
      ]) +
      leg([
        [-9, -2],
        [-26, 22],
        [-32, 48],
      ]),
  )
  return (
    legs +
    both(
      curve([
        [-4, -24],
        [-8, -34],
        [-4, -38],
      ]),
    ) +
    oval(0, 20, 18, 24, 0, 'l sheet') +
    oval(0, -12, 12, 14, 0, 'l sheet') +
    both(dot(-4, -20, 'd', 1.5))
  )
}

function crustacean(): Shape {
  const legs = both(
    [-4, 4, 12, 20]
      .map(y =>
        leg([
          [-24, y * 0.7],
          [-40, y - 10],
          [-48, y + 10],
        ]),
      )
      .join(''),
  )
  const claw =
    tube(
      smooth([
        [-24, -14],
        [-40, -22],
        [-42, -36],
      ]),
      [4, 4, 5],
      'l sheet',
    ) +
    curve(
      [
        [-48, -34],
        [-52, -50],
        [-42, -58],
        [-42, -46],
        [-34, -56],
        [-34, -40],
        [-40, -32],
      ],
      'l sheet',
      true,
    )
  return (
    legs +
    both(claw) +
    curve(
      [
        [-30, -8],
        [-22, -22],
        [0, -26],
        [22, -22],
        [30, -8],
        [24, 14],
        [0, 24],
        [-24, 14],
      ],
      'l sheet',
      true,
    ) +
    both(
      line(-8, -25, -9, -33) +
        circle(-9, -35, 2.6, 'l d2') +
        curve(
          [
            [-3, -26],
            [-4, -42],
            [-12, -54],
          ],
          'l thin',
        ),
    )
  )
}

function myriapod(): Shape {
  const ys = Array.from({ length: 12 }, (_, at) => -40 + at * 8)
  const legs = both(
    ys
      .map(y =>
        leg([
          [-7, y],
          [-17, y + 2],
          [-23, y + 9],
        ]),
      )
      .join(''),
  )
  const feelers = both(
    curve([
      [-3, -50],
      [-10, -58],
      [-18, -58],
    ]),
  )
  return (
    legs +
    feelers +
    ys
      .slice()
      .reverse()
      .map(y => oval(0, y, 8.5, 5.4, 0, 'l sheet'))
      .join('') +
    oval(0, -47, 8, 7, 0, 'l sheet') +
    both(dot(-4, -50, 'd', 1.3))
  )
}

function fish(): Shape {
  return (
    curve(
      [
        [44, 0],
        [56, -18],
        [52, 0],
        [56, 18],
      ],
      'l sheet',
      true,
    ) +
    curve(
      [
        [-14, -18],
        [0, -32],
        [22, -26],
        [20, -14],
      ],
      'l sheet',
      true,
    ) +
    curve(
      [
        [2, 18],
        [10, 30],
        [22, 26],
        [20, 12],
      ],
      'l sheet',
      true,
    ) +
    curve(
      [
        [-54, 2],
        [-40, -12],
        [-10, -20],
        [22, -13],
        [46, -4],
        [46, 4],
        [22, 13],
        [-10, 20],
        [-40, 13],
      ],
      'l sheet',
      true,
    ) +
    curve([
      [-28, -16],
      [-22, 0],
      [-28, 16],
    ]) +
    curve(
      [
        [-18, 2],
        [-4, 4],
        [-6, 12],
      ],
      'l sheet',
      true,
    ) +
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
    tube(
      smooth([
        [26, 12],
        [44, 0],
        [26, 26],
        [44, 34],
      ]),
      [9, 6, 4, 3],
      'l sheet',
    ) +
    foot(42, 34) +
    curve(
      [
        [-46, -2],
        [-38, -14],
        [-22, -20],
        [6, -14],
        [36, 6],
        [40, 20],
        [20, 27],
        [-8, 22],
        [-30, 14],
        [-44, 8],
      ],
      'l sheet',
      true,
    ) +
    tube(
      smooth([
        [-20, 12],
        [-24, 24],
        [-22, 34],
      ]),
      [5, 3.5, 2.5],
      'l sheet',
    ) +
    foot(-22, 34) +
    circle(-32, -16, 5.5, 'l sheet') +
    dot(-33, -16, 'd', 2.4) +
    curve([
      [-46, 2],
      [-36, 4],
      [-26, 0],
    ])
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
      [
        [-58, -4],
        [-48, -12],
        [-34, -10],
        [-10, -12],
        [18, -10],
        [36, -2],
        [50, 14],
        [58, 30],
        [46, 22],
        [32, 10],
        [14, 10],
        [-12, 10],
        [-34, 4],
        [-48, 4],
      ],
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
      [
        [-44, -20],
        [-36, -34],
        [-22, -34],
        [-14, -20],
        [12, -14],
        [56, 2],
        [52, 9],
        [28, 10],
        [10, 22],
        [-14, 20],
        [-28, 4],
        [-34, -12],
      ],
      'l sheet',
      true,
    ) +
    polyline(
      [
        [-43, -26],
        [-58, -21],
        [-42, -18],
      ],
      'l sheet',
    ) +
    dot(-33, -27, 'd', 2) +
    curve(
      [
        [-12, -8],
        [8, -8],
        [40, 6],
        [16, 10],
        [-6, 6],
      ],
      'l sheet',
      true,
    ) +
    curve(
      [
        [0, -2],
        [14, 0],
        [28, 5],
      ],
      'l thin',
    )
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
    tube(
      smooth([
        [44, -4],
        [54, -16],
        [58, -32],
      ]),
      [3, 2.4, 1.4],
      'l sheet',
    ) +
    limb(-14, 6) +
    limb(34, 6) +
    joined(
      [
        {
          outline: [
            [-22, -18],
            [10, -16],
            [38, -16],
            [48, -4],
            [42, 12],
            [10, 14],
            [-16, 14],
            [-26, 2],
          ],
        },
        {
          outline: [
            [-58, -18],
            [-50, -30],
            [-34, -36],
            [-20, -26],
            [-20, -10],
            [-34, -8],
            [-52, -10],
          ],
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
    curve(
      [
        [-32, -34],
        [-30, -50],
        [-22, -44],
        [-22, -30],
      ],
      'l sheet',
      true,
    ) +
    dot(-42, -25, 'd', 2) +
    dot(-57, -19, 'd', 2.2) +
    [-2, 1, 4].map(d => line(-52, -15 + d * 0.4, -64, -13 + d * 2, 'l thin')).join('')
  )
}

const ARTHROPODS: Record<Arthropod, () => Shape> = { insect, arachnid, crustacean, myriapod }
const VERTEBRATES: Record<Vertebrate, () => Shape> = { fish, amphibian, reptile, bird, mammal }

export const ARTHROPOD_TELLS: Record<Arthropod, string> = {
  insect: 'an animal with a body in three parts, three pairs of jointed legs, wings and one pair of feelers',
  arachnid: 'an animal with a body in two parts, four pairs of jointed legs and neither wings nor feelers',
  crustacean:
    'an animal with a broad shell, four pairs of walking legs, one pair of claws feelers and eyes on stalks',
  myriapod:
    'an animal with a long body of many like segments, each with a pair of legs, and one pair of feelers',
}

export const VERTEBRATE_TELLS: Record<Vertebrate, string> = {
  fish: 'an animal with fins, a tail fin and scales',
  amphibian: 'an animal with smooth skin, large eyes on the head, long bent hind legs and no tail',
  reptile: 'an animal with scales, four short legs and a long tail',
  bird: 'an animal with a beak, a wing with feathers and two thin legs',
  mammal: 'an animal with outer ears, whiskers, four legs and a tail',
}

/** An arthropod from above, about 100 units high, centred at a point; smaller or larger by `scale`. */
export function arthropod(kind: Arthropod, x: number, y: number, scale = 1): Shape {
  return placed(ARTHROPODS[kind](), { x, y, scale })
}

/** A vertebrate from the side, looking left, about 120 units wide. */
export function vertebrate(kind: Vertebrate, x: number, y: number, scale = 1): Shape {
  return placed(VERTEBRATES[kind](), { x, y, scale })
}

/** An insect with its parts. */
export const insectBody = drawing({
  title: 'An insect from above',
  height: 132,
  left: 128,
  right: 232,
  tells:
    'An animal whose body is in three parts. Three pairs of jointed limbs and the flying organs join the middle part; two thin threads stand on the first part.',
  parts: {
    antenna: { at: [166, 15], side: 'left', seen: 'a thin thread on the first part' },
    thorax: { at: [176, 60], side: 'left', seen: 'the middle part' },
    'jointed leg': { at: [146, 78], side: 'left', seen: 'a jointed limb' },
    head: { at: [184, 38], side: 'right', seen: 'the first part' },
    wing: { at: [206, 88], side: 'right', seen: 'a flying organ' },
    abdomen: { at: [183, 108], side: 'right', seen: 'the last part' },
  },
  draw: () => arthropod('insect', 180, 70),
})
