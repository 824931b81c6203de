import { circle, curve, dot, type Point, type Shape, text } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { blob, duct, xy } from './organic'

const OUTSIDE: readonly Point[] = xy(
  '122 112, 118 140, 126 170, 146 202, 172 224, 194 232, 216 219, 240 188, 252 154, 254 124, 244 100, 224 88, 190 84, 156 86, 134 94',
)

const AORTA: readonly Point[] = xy('186 104, 176 76, 178 44, 196 26, 216 30, 228 48, 230 66')

const PULMONARY_ARTERY: readonly Point[] = xy('166 116, 174 92, 192 72, 220 60, 250 56')

const VENA_CAVA: readonly Point[] = xy('138 12, 138 60, 140 104')

/** Each artery of the heart muscle with its twigs, thickest first. */
const CORONARY: readonly (readonly [path: readonly Point[], cls: string])[] = [
  [xy('182 98, 160 102, 142 116, 134 140, 138 166, 150 190, 164 204'), 'r thick'],
  [xy('150 108, 158 120, 164 134, 166 148'), 'r'],
  [xy('164 136, 174 143, 185 144'), 'r thin'],
  [xy('135 150, 144 155, 152 156'), 'r thin'],
  [xy('143 178, 152 183, 161 184'), 'r thin'],
  [xy('190 98, 204 104, 210 120, 208 150, 202 180, 194 212'), 'r thick'],
  [xy('208 154, 196 160, 186 163'), 'r thin'],
  [xy('200 188, 191 194, 183 198'), 'r thin'],
  [xy('204 104, 224 104, 240 118, 244 142, 238 168'), 'r'],
  [xy('243 132, 236 137, 228 138'), 'r thin'],
  [xy('242 154, 235 163, 227 166'), 'r thin'],
]

const BLOCKS: readonly Point[] = [
  [157, 118],
  [134, 143],
  [209.8, 124],
  [232, 110],
]

const REGIONS: readonly Point[] = [
  [178, 130],
  [158, 170],
  [189, 179],
  [229, 152],
]

type CoronaryValues = {
  /** a blockage in the artery of region 0 to 3: right upper, right lower, front, left */
  block: 0 | 1 | 2 | 3
  /** letters for the four regions of the muscle, in that order */
  regions: readonly string[]
}

const BLOCKED = [
  'the first branch of the artery on the left of the picture',
  'the lower part of the artery on the left of the picture',
  'the artery that runs down the middle',
  'the artery that runs to the right of the picture',
]

const REGION_TOLD = [
  'near the top, at the ends of the first branch of the artery on the left',
  'low on the left, beside the lower part of the artery on the left',
  'low in the middle, beside the artery that runs down the middle',
  'on the right, beside the artery that runs to the right',
]

/** The heart from outside, with the arteries that supply its own muscle. */
export const coronaryHeart = drawing({
  title: 'The heart from outside',
  height: 240,
  left: 116,
  right: 256,
  tells: ({ block, regions }: Partial<CoronaryValues>) =>
    `A heart seen from outside, in front. Narrow arteries leave the root of the large arching artery and branch over the surface of the heart: one on the left of the picture, one down the middle and one to the right.${regions ? ` Letters stand on four regions: ${regions.map((letter, at) => `${letter} ${REGION_TOLD[at]}`).join('; ')}.` : ''}${block === undefined ? '' : ` A dark spot lies in ${BLOCKED[block]}.`}`,
  parts: ({ block = 2 }: Partial<CoronaryValues>) => ({
    'vena cava': { at: [138, 36] as Point, seen: 'the vessel that enters from above, on the left' },
    aorta: { at: [206, 26] as Point, seen: 'the large arching artery', side: 'right' as const },
    'pulmonary artery': { at: [240, 57] as Point, seen: 'the large artery that crosses in front' },
    'coronary artery': {
      at: [243.5, 140] as Point,
      seen: 'a narrow artery on the surface of the heart',
      side: 'right' as const,
    },
    'heart muscle': { at: [222, 196] as Point, seen: 'the muscle of the heart', side: 'right' as const },
    blockage: {
      at: BLOCKS[block] ?? ([0, 0] as Point),
      seen: 'the dark spot',
      side: block < 2 ? ('left' as const) : ('right' as const),
    },
  }),
  draw: ({ block, regions = [] }: Partial<CoronaryValues>) =>
    duct(VENA_CAVA, 8, 'w') +
    curve(OUTSIDE, 'l sunk', true) +
    duct(AORTA, 9, 'rw') +
    duct(PULMONARY_ARTERY, 8, 'w') +
    CORONARY.map(([path, cls]) => curve(path, cls)).join('') +
    (block === undefined ? '' : dot(...(BLOCKS[block] ?? [0, 0]), 'd', 4.5)) +
    regions
      .map((letter, at) =>
        text(REGIONS[at]?.[0] ?? 0, (REGIONS[at]?.[1] ?? 0) + 4.5, letter, { anchor: 'middle', cls: 'b' }),
      )
      .join(''),
})

type NarrowedValues = {
  /** the radius of the way that is left in the second artery, of 28 in the first */
  left: number
  /** what stands below the two */
  names: readonly [string, string]
}

function wall(x: number): Shape {
  return circle(x, 60, 46, 'l rw') + circle(x, 60, 28, 'l sheet')
}

/** Two arteries cut across: open, and with a deposit in its wall. */
export const narrowedArtery = drawing({
  title: 'Two coronary arteries cut across',
  height: 138,
  left: 78,
  right: 282,
  tells: ({ names: [one, other] = ['healthy', 'diseased'] }: Partial<NarrowedValues>) =>
    `Two round vessels with walls of equal thickness, cut across; below them stand the words ${one} and ${other}. In the first the space in the middle is wide and round. In the second a thick yellow layer inside the wall leaves a much smaller space.`,
  parts: {
    'artery wall': { at: [88, 42], seen: 'the wall of the first vessel' },
    lumen: { at: [118, 66], side: 'left', seen: 'the space in the middle of the first vessel' },
    'fatty deposit': { at: [262, 52], seen: 'the layer inside the wall of the second vessel', side: 'right' },
  },
  draw: ({ left = 12, names = ['healthy', 'diseased'] }: Partial<NarrowedValues>) =>
    wall(124) +
    wall(236) +
    circle(236, 60, 28, 'l hl') +
    blob(236 - (28 - left) * 0.45, 60 + (28 - left) * 0.3, left, left, 'l sheet', 0.05, 4) +
    names.map((name, at) => text(at === 0 ? 124 : 236, 128, name, { anchor: 'middle', cls: 's' })).join(''),
})
