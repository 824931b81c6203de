import { curve, midArrow, type Point, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { duct, joined, xy } from './organic'

const MUSCLE: readonly Point[] = xy(
  '122 100, 119 124, 125 152, 142 186, 168 216, 194 231, 216 218, 240 186, 252 152, 255 122, 249 94, 232 84, 206 90, 184 96, 160 88, 138 84',
)

const RIGHT_ATRIUM: readonly Point[] = xy('131 98, 146 93, 159 100, 162 116, 156 130, 140 132, 129 117')

const RIGHT_VENTRICLE: readonly Point[] = xy(
  '137 144, 152 141, 168 139, 174 152, 176 174, 183 198, 184 211, 169 202, 152 184, 141 163',
)

const LEFT_ATRIUM: readonly Point[] = xy('206 102, 222 95, 239 100, 245 115, 236 129, 217 131, 206 120')

const LEFT_VENTRICLE: readonly Point[] = xy(
  '191 141, 206 142, 228 140, 235 152, 231 174, 217 195, 204 207, 197 192, 190 166',
)

/** Two flaps that hang into the ventricle, with the cords that hold them. */
function flaps(x: number, y: number): Shape {
  const flap = (way: 1 | -1) =>
    curve(
      [
        [x + way * 9, y],
        [x + way * 5, y + 9],
        [x + way * 3, y + 17],
      ],
      'l',
    ) +
    curve(
      [
        [x + way * 3, y + 17],
        [x + way * 5, y + 27],
        [x + way * 9, y + 38],
      ],
      'l thin',
    )
  return flap(1) + flap(-1)
}

/** Pockets at the root of an artery, closing the way back. */
function pockets(x: number, y: number, radius: number, lean: number): Shape {
  const cusp = (way: 1 | -1) =>
    curve([
      [x + way * radius, y - way * lean - 2],
      [x + way * radius * 0.55, y + 5],
      [x, y - 1],
    ])
  return cusp(1) + cusp(-1)
}

const UPPER_VENA_CAVA: readonly Point[] = xy('139 8, 139 50, 142 104')

const LOWER_VENA_CAVA: readonly Point[] = xy('132 236, 132 190, 134 150, 138 118')

const RIGHT_PULMONARY_BRANCH: readonly Point[] = xy('118 66, 136 62, 160 66, 190 84')

const AORTA: readonly Point[] = xy('200 150, 195 124, 183 96, 172 66, 175 38, 194 22, 216 26, 229 46, 231 64')

const PULMONARY_ARTERY: readonly Point[] = xy('165 150, 170 122, 182 94, 204 72, 232 60, 262 56')

type HeartValues = {
  /** arrows for the flow of blood through both sides */
  flow: boolean
}

function flowArrows(): Shape {
  return (
    midArrow(139, 26, 139, 70, 'p') +
    midArrow(152, 112, 152, 142, 'p') +
    midArrow(224, 112, 224, 142, 'r') +
    midArrow(173, 112, 184, 90, 'p', 0.6) +
    midArrow(172, 58, 174, 36, 'r', 0.6)
  )
}

/** The heart from the front, opened: its right side is on the left of the paper. */
export const heartSection = drawing({
  title: 'A section through the heart, seen from the front',
  height: 240,
  left: 120,
  right: 262,
  tells: ({ flow }: Partial<HeartValues>) =>
    `A heart cut open. It has two upper and two lower spaces, with a thick wall between left and right. The wall of the lower space on the right of the picture is much thicker than that on the left. Flaps hang between each upper and lower space. Two vessels enter the upper space on the left of the picture, from above and from below; two enter the upper space on the right. One vessel leaves each lower space at its top, with pockets at its root; they cross.${flow ? ' Arrows show the flow of blood.' : ''}`,
  parts: {
    'vena cava': { at: [139, 34], seen: 'the vessel that enters the left upper space from above' },
    'right atrium': { at: [142, 110], seen: 'the left upper space' },
    'atrioventricular valve': {
      at: [146, 150],
      side: 'left',
      seen: 'the flaps between the left upper and lower spaces',
    },
    'right ventricle': { at: [166, 186], seen: 'the left lower space' },
    septum: { at: [190, 202], side: 'left', seen: 'the wall between the two lower spaces' },
    aorta: {
      at: [204, 22],
      seen: 'the vessel that leaves the right lower space and arches over',
      side: 'right',
    },
    'pulmonary artery': { at: [236, 57], seen: 'the vessel that leaves the left lower space', side: 'right' },
    'pulmonary vein': { at: [257, 103], seen: 'a vessel that enters the right upper space' },
    'left atrium': { at: [230, 118], seen: 'the right upper space' },
    'semilunar valve': {
      at: [196, 132],
      side: 'right',
      seen: 'the pockets at the root of the arching vessel',
    },
    'left ventricle': { at: [210, 186], seen: 'the right lower space' },
    'muscular wall': { at: [229, 190], seen: 'the thick wall of the right lower space' },
  },
  draw: ({ flow }: Partial<HeartValues>) =>
    duct(RIGHT_PULMONARY_BRANCH, 7, 'w') +
    duct(LOWER_VENA_CAVA, 7.5, 'w') +
    curve(MUSCLE, 'l sunk', true) +
    joined(
      [
        { outline: LEFT_ATRIUM },
        { outline: LEFT_VENTRICLE },
        { along: AORTA, radius: 8.5 },
        ...[100, 118].map(y => ({
          along: [
            [262, y],
            [250, y],
            [228, 110],
          ] as Point[],
          radius: 5.5,
        })),
        {
          along: [
            [222, 124],
            [222, 148],
          ],
          radius: 9,
        },
      ],
      'rw',
    ) +
    joined(
      [
        { outline: RIGHT_ATRIUM },
        { outline: RIGHT_VENTRICLE },
        { along: UPPER_VENA_CAVA, radius: 8 },
        { along: PULMONARY_ARTERY, radius: 7.5 },
        {
          along: [
            [150, 124],
            [150, 148],
          ],
          radius: 9,
        },
      ],
      'w',
    ) +
    pockets(196.5, 130, 8, -2) +
    pockets(169, 131, 7, -1.5) +
    flaps(150, 136) +
    flaps(222, 136) +
    (flow ? flowArrows() : ''),
})
