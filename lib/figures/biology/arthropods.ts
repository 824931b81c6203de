import { circle, curve, dot, line, type Point, polyline, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { oval, smooth, tube, xy } from './organic'
import { placed } from './placed'

export type Arthropod = 'insect' | 'arachnid' | 'crustacean' | 'myriapod'

function leg(points: readonly Point[]): Shape {
  return polyline(points)
}

/** The same legs left and right of the axis x = 0. */
function both(shape: Shape): Shape {
  return shape + placed(shape, { flip: true })
}

function insect(): Shape {
  const legs = both(
    leg(xy('-6 -14, -24 -24, -30 -42')) + leg(xy('-7 -6, -28 -2, -40 10')) + leg(xy('-6 0, -26 18, -34 44')),
  )
  const wing = curve(xy('-4 -14, -22 -2, -40 24, -34 40, -16 26, -4 2'), 'l sheet', true)
  const feeler = curve(xy('-3 -36, -10 -50, -18 -56'))
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
    leg(xy('-9 -18, -24 -42, -30 -54')) +
      leg(xy('-10 -12, -34 -26, -46 -22')) +
      leg(xy('-10 -6, -34 0, -46 20')) +
      leg(xy('-9 -2, -26 22, -32 48')),
  )
  return (
    legs +
    both(curve(xy('-4 -24, -8 -34, -4 -38'))) +
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
    tube(smooth(xy('-24 -14, -40 -22, -42 -36')), [4, 4, 5], 'l sheet') +
    curve(xy('-48 -34, -52 -50, -42 -58, -42 -46, -34 -56, -34 -40, -40 -32'), 'l sheet', true)
  return (
    legs +
    both(claw) +
    curve(xy('-30 -8, -22 -22, 0 -26, 22 -22, 30 -8, 24 14, 0 24, -24 14'), 'l sheet', true) +
    both(
      line(-8, -25, -9, -33) + circle(-9, -35, 2.6, 'l d2') + curve(xy('-3 -26, -4 -42, -12 -54'), 'l thin'),
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
  const feelers = both(curve(xy('-3 -50, -10 -58, -18 -58')))
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

const ARTHROPODS: Record<Arthropod, () => Shape> = { insect, arachnid, crustacean, myriapod }

export const ARTHROPOD_TELLS: Record<Arthropod, string> = {
  insect: 'an animal with a body in three parts, three pairs of jointed legs, wings and one pair of feelers',
  arachnid: 'an animal with a body in two parts, four pairs of jointed legs and neither wings nor feelers',
  crustacean:
    'an animal with a broad shell, four pairs of walking legs, one pair of claws, feelers and eyes on stalks',
  myriapod:
    'an animal with a long body of many like segments, each with a pair of legs, and one pair of feelers',
}

/** An arthropod from above, about 100 units high, centred at a point; smaller or larger by `scale`. */
export function arthropod(kind: Arthropod, x: number, y: number, scale = 1): Shape {
  return placed(ARTHROPODS[kind](), { x, y, scale })
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
