import { circle, curve, line, type Point, polar, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { duct, joined, ovalPoints, pieces, smooth, tube, xy } from './organic'
import { placed } from './placed'

/** A kidney whose hollow side faces right. */
const KIDNEY: readonly Point[] = xy(
  '150 52, 138 50, 126 58, 119 76, 120 98, 130 114, 144 117, 153 108, 152 98, 145 90, 145 78, 153 70, 156 60',
)

function kidneyAndUreter(): Shape {
  return (
    tube(smooth(xy('146 88, 158 96, 162 130, 166 170, 171 198')), [3.4, 2.8, 2.2, 2.2, 2.2], 'l sheet') +
    curve(KIDNEY, 'l rw', true)
  )
}

export const urinarySystem = drawing({
  title: 'The human urinary system',
  height: 256,
  left: 108,
  right: 252,
  tells:
    'Two bean-shaped organs stand left and right of two large upright vessels, one pale blue, one pale red, which send a branch to each. From the hollow side of each organ a narrow tube leads down to one bag in the middle below, from which a short tube leads out.',
  parts: {
    kidney: { at: [128, 84], side: 'left', seen: 'a bean-shaped organ' },
    ureter: { at: [163.5, 146], side: 'left', seen: 'one of the two narrow tubes' },
    bladder: { at: [164, 214], side: 'left', seen: 'the bag' },
    'renal artery': { at: [202, 74.5], side: 'right', seen: 'a branch of the red vessel to an organ' },
    'renal vein': { at: [204, 86], side: 'right', seen: 'a branch of the blue vessel to an organ' },
    'vena cava': { at: [174, 22], side: 'left', seen: 'the large blue vessel' },
    aorta: { at: [188, 22], side: 'right', seen: 'the large red vessel' },
    urethra: { at: [181, 246], side: 'right', seen: 'the short tube from the bag' },
  },
  draw: () =>
    kidneyAndUreter() +
    placed(kidneyAndUreter(), { x: 360, flip: true }) +
    joined(
      [
        {
          along: [
            [188, 8],
            [188, 160],
          ],
          radius: 5.5,
        },
        {
          along: [
            [188, 72],
            [214, 77],
          ],
          radius: 3,
        },
        {
          along: [
            [188, 72],
            [148, 79],
          ],
          radius: 3,
        },
      ],
      'rw',
    ) +
    joined(
      [
        {
          along: [
            [173, 8],
            [173, 160],
          ],
          radius: 6,
        },
        {
          along: [
            [173, 82],
            [147, 88],
          ],
          radius: 3,
        },
        {
          along: [
            [173, 82],
            [214, 89],
          ],
          radius: 3,
        },
      ],
      'w',
    ) +
    joined(
      [
        {
          outline: xy(
            '180 192, 196 196, 206 208, 200 224, 188 232, 180 234, 172 232, 160 224, 154 208, 164 196',
          ),
        },
        {
          along: [
            [180, 228],
            [180, 253],
          ],
          radius: 3.6,
        },
      ],
      'sunk',
    ),
})

/** A kidney cut lengthwise: cortex, medulla with its pyramids, pelvis. */
export const kidneySection = drawing({
  title: 'A kidney cut lengthwise',
  height: 210,
  left: 104,
  right: 256,
  tells:
    'A bean-shaped organ cut lengthwise. An outer band surrounds an inner region made of cone-shaped parts that point to a pale hollow near the indented side. A tube leads from the hollow downwards, and two vessels join there.',
  parts: {
    capsule: { at: [136.5, 50], side: 'left', seen: 'the line around the organ' },
    cortex: { at: [128, 104], side: 'left', seen: 'the outer band' },
    medulla: { at: [152, 134], side: 'left', seen: 'the inner region of cone-shaped parts' },
    'renal artery': { at: [246, 82], side: 'right', seen: 'the upper vessel' },
    'renal vein': { at: [246, 98], side: 'right', seen: 'the lower vessel' },
    pelvis: { at: [196, 118], side: 'right', seen: 'the pale hollow' },
    ureter: { at: [222, 170], side: 'right', seen: 'the tube that leads downwards' },
  },
  draw: () => {
    const scaled = (points: readonly Point[], factor: number): Point[] =>
      points.map(([x, y]) => [180 + (x - 136) * factor - 12, 104 + (y - 84) * factor])
    const cones = [98, 130, 165, 197, 230, 264].map((degrees, at) => {
      const outermost = at === 0 || at === 5
      const [reach, spread] = outermost ? [74, 11] : [47, 15]
      const tip = polar(180, 104, outermost ? 30 : 14, degrees)
      const side = (turn: number): Point => polar(180, 104, reach, degrees + turn)
      const rays = [-0.5, 0, 0.5].map(part => line(...tip, ...side(part * spread), 'l thin'))
      const base = [side(-spread), polar(180, 104, reach + 6, degrees), side(spread)]
      return pieces([[tip, side(-spread)], base], 'l rw') + rays.join('')
    })
    return (
      duct(xy('192 96, 216 86, 254 82'), 4.5, 'rw') +
      duct(xy('192 104, 216 98, 254 98'), 4.5, 'w') +
      curve(scaled(KIDNEY, 2.6), 'l sunk', true) +
      cones.join('') +
      joined(
        [
          {
            outline: xy(
              '184 60, 178 74, 168 84, 160 104, 168 124, 176 136, 184 152, 189 134, 200 120, 206 106, 198 92, 188 78',
            ),
          },
          {
            along: xy('196 106, 212 116, 220 146, 224 206'),
            radius: [10, 8, 5, 4.5],
          },
        ],
        'sheet',
      )
    )
  },
})

const TUBULE: readonly Point[] = xy(
  '150 40, 160 36, 170 46, 160 58, 170 68, 182 58, 182 44, 194 46, 192 66, 180 84, 178 110, 178 176, 184 202, 192 204, 198 188, 198 130, 199 92, 206 74, 216 62, 210 46, 222 38, 230 52, 224 66, 238 74',
)

/** One nephron with its blood supply; cortex above, medulla below. */
export const nephron = drawing({
  title: 'A kidney nephron',
  height: 244,
  left: 108,
  right: 256,
  tells:
    'A knot of fine vessels lies in a cup. A wide vessel leads into the knot and a narrower one out of it. From the cup a tube leads off: first it winds, then it makes a long narrow loop down and up again, winds once more and joins a wide straight tube that leads down. A dashed line separates the upper region from the lower one.',
  parts: {
    'afferent arteriole': { at: [114, 20], side: 'left', seen: 'the wide vessel into the knot' },
    'efferent arteriole': { at: [116, 62], side: 'left', seen: 'the narrower vessel out of the knot' },
    glomerulus: { at: [134, 46], side: 'left', seen: 'the knot of fine vessels' },
    'Bowman’s capsule': { at: [136, 58], side: 'left', seen: 'the cup' },
    'proximal convoluted tubule': { at: [166, 63], side: 'left', seen: 'the first winding part of the tube' },
    'loop of Henle': { at: [178, 166], side: 'left', seen: 'the long narrow loop' },
    'distal convoluted tubule': { at: [226, 41], side: 'right', seen: 'the second winding part of the tube' },
    'collecting duct': { at: [242, 166], side: 'right', seen: 'the wide straight tube' },
  },
  draw: () => {
    const knot = Array.from({ length: 44 }, (_, at): Point => {
      const angle = at * 0.9
      return [
        136 + (4 + (at % 5) * 2.1) * Math.cos(angle),
        42 + (4 + (at % 5) * 2.1) * Math.sin(angle * 1.05),
      ]
    })
    return (
      line(104, 98, 256, 98, 'l thin dash') +
      joined([{ outline: ovalPoints(136, 42, 20, 20, 0, 20) }, { along: TUBULE, radius: 3.8 }], 'sunk') +
      joined(
        [
          {
            along: [
              [242, 30],
              [242, 240],
            ],
            radius: 6,
          },
        ],
        'sheet',
      ) +
      circle(136, 42, 15.5, 'l sheet') +
      duct(xy('108 16, 120 24, 130 36'), 4.6, 'rw') +
      duct(xy('108 64, 116 58, 128 48'), 2.8, 'rw') +
      curve(knot, 'r thin')
    )
  },
})
