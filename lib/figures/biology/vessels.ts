import {
  arrow,
  circle,
  curve,
  line,
  midArrow,
  type Point,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { blob, oval, tube } from './organic'

/** Short wavy strokes along a ring: fibres in the wall of a vessel. */
function fibres(x: number, y: number, rx: number, ry: number, count: number): Shape {
  return Array.from({ length: count }, (_, at) => {
    const from = (at * 2 * Math.PI) / count
    const points = [0, 0.4, 0.8].map((step, index): Point => {
      const angle = from + (step * 2 * Math.PI * 0.75) / count
      const swell = 1 + (index === 1 ? 0.03 : -0.01)
      return [x + rx * swell * Math.cos(angle), y + ry * swell * Math.sin(angle)]
    })
    return curve(points, 'l thin')
  }).join('')
}

export const arterySection = drawing({
  title: 'An artery in cross-section',
  height: 150,
  left: 110,
  right: 250,
  tells:
    'A round vessel with a small round space in the middle. Its wall is thick: a thin inner lining, a wide layer with many fibres, and a plain band outside.',
  parts: {
    'outer layer': { at: [115, 58], seen: 'the outermost part of the wall' },
    lumen: { at: [174, 82], side: 'left', seen: 'the space in the middle' },
    'muscle and elastic fibres': { at: [226, 60], seen: 'the wide layer of the wall, with fibres' },
    endothelium: { at: [205.5, 84], seen: 'the thin inner lining' },
  },
  draw: () =>
    circle(180, 75, 70, 'l sheet') +
    circle(180, 75, 60, 'l thin rw') +
    fibres(180, 75, 53, 53, 18) +
    fibres(180, 75, 44, 44, 14) +
    fibres(180, 75, 36, 36, 12) +
    circle(180, 75, 29, 'l sunk') +
    circle(180, 75, 25, 'l thin sheet'),
})

export const veinSection = drawing({
  title: 'A vein in cross-section',
  height: 136,
  left: 104,
  right: 256,
  tells:
    'A vessel of flattened, slightly uneven shape with a large space in the middle. Its wall is thin: a thin inner lining, a narrow layer with few fibres, and a plain band outside.',
  parts: {
    'outer layer': { at: [112.5, 48], seen: 'the outermost part of the wall' },
    lumen: { at: [150, 76], side: 'left', seen: 'the large space in the middle' },
    'muscle and elastic fibres': { at: [229, 44], seen: 'the narrow layer of the wall, with few fibres' },
    endothelium: { at: [231, 82], seen: 'the thin inner lining' },
  },
  draw: () =>
    blob(180, 68, 73, 58, 'l sheet', 0.03, 5) +
    blob(180, 68, 66, 51, 'l thin rw', 0.03, 5) +
    fibres(180, 68, 61, 46.5, 16) +
    blob(180, 68, 57, 42.5, 'l sunk', 0.03, 5) +
    blob(180, 68, 53, 38.5, 'l thin sheet', 0.03, 5),
})

/** A capillary lengthwise: one cell thick, just wide enough for red cells in single file. */
export const capillarySection = drawing({
  title: 'A capillary, cut lengthwise',
  height: 110,
  left: 96,
  right: 264,
  tells:
    'A narrow tube. Its wall is a single layer of very flat cells, each with a flattened body that bulges a little. Disc-shaped cells pass along it one behind another and almost fill it.',
  parts: {
    'capillary wall': { at: [102, 34], seen: 'the wall, one cell thick', side: 'left' },
    plasma: { at: [113, 62], seen: 'the liquid around the disc-shaped cells', side: 'left' },
    'nucleus of a wall cell': { at: [236, 31], seen: 'a flattened body in the wall', side: 'right' },
    'red blood cell': { at: [242, 58], seen: 'a disc-shaped cell', side: 'right' },
  },
  draw: () => {
    const cell = (x: number, way: 1 | -1, y: number) =>
      curve(
        [
          [x, y - way * 2],
          [x + 22, y - way * 2.5],
          [x + 28, y - way * 7],
          [x + 34, y - way * 2.5],
          [x + 56, y - way * 2],
          [x + 56, y + way * 2],
          [x, y + way * 2],
        ],
        'l sheet',
        true,
      ) + oval(x + 28, y - way * 2, 7, 2.5, 0, 'l sunk')
    return (
      rect(98, 34, 164, 44, 'w') +
      [96, 152, 208].map(x => cell(x, 1, 34) + cell(x, -1, 78)).join('') +
      [134, 184, 234]
        .map(x =>
          tube(
            [
              [x - 3, 40],
              [x + 3, 48],
              [x + 4, 56],
              [x + 3, 64],
              [x - 3, 72],
            ],
            [5, 4.4, 3.4, 4.4, 5],
            'l rw',
          ),
        )
        .join('')
    )
  },
})

type ValveValues = {
  /** whether blood pushes the valve open (upwards) or presses it shut */
  open: boolean
}

/** A vein lengthwise at a valve; the heart is above. */
export const veinValve = drawing({
  title: 'A valve in a vein',
  height: 160,
  left: 140,
  right: 220,
  tells: ({ open = true }: Partial<ValveValues>) =>
    `A vessel cut lengthwise. Two thin pocket-shaped flaps grow from its sides. ${open ? 'They lie back towards the sides, so that there is a way between them; an arrow through it points up.' : 'Their free edges meet in the middle; an arrow above them points down.'}`,
  parts: ({ open = true }: Partial<ValveValues>) => ({
    wall: { at: [150, 40] as Point, seen: 'the side of the vessel' },
    valve: { at: [open ? 169 : 174, 74] as Point, seen: 'a flap' },
    lumen: { at: [184, 134] as Point, side: 'right' as const, seen: 'the space inside the vessel' },
  }),
  draw: ({ open = true }: Partial<ValveValues>) => {
    const flap = (way: 1 | -1) =>
      curve(
        open
          ? [
              [180 + way * 24, 100],
              [180 + way * 13, 84],
              [180 + way * 9, 62],
            ]
          : [
              [180 + way * 24, 100],
              [180 + way * 16, 86],
              [180 + way * 2, 70],
              [180 + way * 0.5, 62],
            ],
        'l thick',
      )
    return (
      rect(152, 8, 56, 144, 'w') +
      rect(148, 8, 8, 144, 'l sunk') +
      rect(204, 8, 8, 144, 'l sunk') +
      flap(1) +
      flap(-1) +
      (open ? arrow(180, 122, 180, 26, { cls: 'p' }) : arrow(180, 16, 180, 50, { cls: 'p' }))
    )
  },
})

type CirculationValues = {
  /** organs between the main vein and the main artery, from top to bottom */
  organs: readonly ('head and arms' | 'liver' | 'gut' | 'kidneys' | 'legs')[]
}
const ROW = 42
const SLANT = 19
const [VEIN, ARTERY] = [116, 244]

const DEFAULT_ORGANS: CirculationValues['organs'] = ['liver', 'gut', 'kidneys', 'legs']

function organBox(y: number, name: string): Shape {
  return rect(146, y - 14, 68, 28, 'l sheet', 4) + text(180, y + 4.5, name, { anchor: 'middle', cls: 's' })
}

function heartBoxes(y: number): Shape {
  const quarter = (x: number, top: number, fill: string, name: string) =>
    rect(x, top, 34, 26, `l ${fill}`) + text(x + 17, top + 17, name, { anchor: 'middle', cls: 's' })
  return (
    quarter(146, y - 26, 'w', 'RA') +
    quarter(180, y - 26, 'rw', 'LA') +
    quarter(146, y, 'w', 'RV') +
    quarter(180, y, 'rw', 'LV')
  )
}

function rowsOf(organs: CirculationValues['organs']): Map<string, number> {
  return new Map(organs.map((name, at) => [name, 158 + at * ROW]))
}

function organRow(name: string, y: number): Shape {
  const into = midArrow(ARTERY, y, 214, y, 'r')
  if (name === 'gut') return into + organBox(y, name)
  return into + midArrow(146, y, VEIN, y, 'p') + organBox(y, name)
}

/** The double circulation as a plan: the lungs above, the heart, then the organs of the body. */
export const circulationPlan = drawing({
  title: 'A plan of the double circulation',
  height: 306,
  left: 110,
  right: 250,
  tells: ({ organs = DEFAULT_ORGANS }: Partial<CirculationValues>) =>
    `A plan of blood flow. Below a box for the lungs stands the heart as four boxes, marked RA and RV on the left, LA and LV on the right. Blood goes from RV to the lungs and from the lungs back to LA; from LV it goes down a vessel on the right, through boxes for ${organs.join(', ')}, and up a vessel on the left back to RA.${organs.includes('gut') && organs.includes('liver') ? ' A vessel leads from the gut straight up to the liver.' : ''}`,
  parts: ({ organs = DEFAULT_ORGANS }: Partial<CirculationValues>) => {
    const rows = rowsOf(organs)
    const y = (name: string, otherwise: number) => rows.get(name) ?? otherwise
    // Lines slant to the vessels of a row, else they would run along them; from above where no row follows.
    const kidneys = y('kidneys', 242)
    const renal = kidneys + (organs.at(-1) === 'kidneys' ? -SLANT : SLANT)
    return {
      'pulmonary artery': { at: [130, 40] as Point, seen: 'the vessel from RV to the lungs' },
      'vena cava': { at: [116, 130] as Point, seen: 'the vessel into RA' },
      'hepatic vein': {
        at: [124, y('liver', 158)] as Point,
        level: y('liver', 158) - SLANT,
        seen: 'the vessel out of the liver',
      },
      'hepatic portal vein': {
        at: [166, y('gut', 200) - 20] as Point,
        side: 'left' as const,
        seen: 'the vessel from the gut to the liver',
      },
      'renal vein': { at: [124, kidneys] as Point, level: renal, seen: 'the vessel out of the kidneys' },
      'pulmonary vein': { at: [230, 40] as Point, seen: 'the vessel from the lungs to LA' },
      aorta: { at: [244, 139] as Point, seen: 'the vessel out of LV' },
      'hepatic artery': {
        at: [236, y('liver', 158)] as Point,
        level: y('liver', 158) + SLANT,
        seen: 'the vessel into the liver on the right',
      },
      'renal artery': { at: [236, kidneys] as Point, level: renal, seen: 'the vessel into the kidneys' },
    }
  },
  draw: ({ organs = DEFAULT_ORGANS }: Partial<CirculationValues>) => {
    const rows = rowsOf(organs)
    const last = 158 + Math.max(0, organs.length - 1) * ROW
    const [liver, gut] = [rows.get('liver'), rows.get('gut')]
    return (
      midArrow(VEIN, last, VEIN, 75, 'p', 0.2) +
      midArrow(VEIN, 75, 146, 75, 'p') +
      line(146, 101, 130, 101, 'p') +
      // the way to the lungs passes behind the main vein: a gap where they cross
      line(130, 101, 130, 81, 'p') +
      midArrow(130, 69, 130, 22, 'p') +
      line(130, 22, 146, 22, 'p') +
      line(214, 22, 230, 22, 'r') +
      midArrow(230, 22, 230, 75, 'r') +
      line(230, 75, 214, 75, 'r') +
      line(214, 101, ARTERY, 101, 'r') +
      midArrow(ARTERY, 101, ARTERY, last, 'r', 0.2) +
      [...rows].map(([name, y]) => organRow(name, y)).join('') +
      (liver !== undefined && gut !== undefined ? midArrow(166, gut - 14, 166, liver + 14, 'p') : '') +
      organBox(22, 'lungs') +
      heartBoxes(88)
    )
  },
})
