import { arrow, circle, curve, line, type Point, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { joined, oval, smooth, tube, xy } from './organic'
import { placed } from './placed'

const LUNG: readonly Point[] = xy(
  '160 62, 146 66, 130 92, 120 130, 116 172, 122 186, 144 176, 166 172, 168 140, 168 104, 170 78',
)

const OTHER_LUNG: readonly Point[] = xy(
  '200 62, 214 66, 230 92, 240 130, 244 172, 238 186, 216 176, 204 170, 206 154, 196 140, 192 104, 190 78',
)

/** The bronchus and its branches inside one lung; the other lung has their mirror image. */
function branches(): Shape {
  const twig = (points: readonly Point[], radius: number) => tube(smooth(points), radius, 'l thin sheet')
  const ends: Point[] = xy('128 148, 137 170, 151 166, 132 124, 146 92')
  return (
    twig(xy('152 118, 144 132, 129 147'), 2) +
    twig(xy('148 124, 146 146, 138 168'), 2) +
    twig(xy('154 114, 154 140, 151 163'), 2) +
    twig(xy('156 110, 146 114, 133 123'), 2) +
    twig(xy('160 106, 152 104, 147 94'), 2) +
    ends.map(([x, y]) => grapes(x, y)).join('')
  )
}

function grapes(x: number, y: number): Shape {
  const around: readonly Point[] = xy('0 0, -4 -2, 3 -3, -3 4, 4 3')
  return around.map(([dx, dy]) => circle(x + dx, y + dy, 2.8, 'l thin sheet')).join('')
}

function ribSections(): Shape {
  const rows = [82, 104, 126, 148, 170]
  return rows
    .map((y, at) => {
      const x = 117 - at * 4.2
      return oval(x, y, 5, 7.5, 8, 'l sheet') + oval(360 - x, y, 5, 7.5, -8, 'l sheet')
    })
    .join('')
}

function betweenRibs(): Shape {
  return [93, 115, 137, 159]
    .map((y, at) => {
      const x = 115 - at * 4.2
      const strokes = (way: 1 | -1) => {
        const middle = 180 + way * (x - 180)
        return [-2.5, 0, 2.5].map(dx => line(middle + dx, y - 3.6, middle + dx, y + 3.6, 'r thin')).join('')
      }
      return strokes(1) + strokes(-1)
    })
    .join('')
}

/** The breathing system in the thorax; the ribs are cut. */
export const thorax = drawing({
  title: 'The human thorax',
  height: 224,
  left: 96,
  right: 264,
  tells:
    'The chest cut open from the front. A tube with rings in its wall runs down the middle from a wider part at its top and divides into two, one branch to each side. Each branch enters a large cone-shaped organ and divides into finer tubes that end in bunches of tiny bags. Cut bones with muscle between them stand on both sides, a curved sheet closes the space below.',
  parts: {
    larynx: { at: [172, 22], side: 'left', seen: 'the wider part at the top of the tube' },
    lung: { at: [134, 106], side: 'left', seen: 'a large cone-shaped organ' },
    bronchiole: { at: [147, 142], side: 'left', seen: 'one of the finer tubes' },
    alveoli: { at: [136, 171], side: 'left', seen: 'a bunch of tiny bags' },
    diaphragm: { at: [124, 199], side: 'left', seen: 'the curved sheet below' },
    trachea: { at: [184, 52], side: 'right', seen: 'the tube with rings in its wall' },
    bronchus: { at: [194, 98], side: 'right', seen: 'one of the two branches of the tube' },
    'intercostal muscles': {
      at: [249, 115],
      side: 'right',
      seen: 'the muscle between two bones',
    },
    rib: { at: [256, 148], side: 'right', seen: 'a cut bone' },
    'pleural membranes': {
      at: [246, 178],
      side: 'right',
      seen: 'the double line around the cone-shaped organ',
    },
  },
  draw: () => {
    const dome: Point[] = xy('98 214, 116 202, 140 190, 164 187, 180 192, 196 187, 220 190, 244 202, 262 214')
    return (
      tube(smooth(dome), 3, 'l rw') +
      [LUNG, OTHER_LUNG]
        .map(each => curve(each, 'l rw', true) + curve(inset(each), 'l thin', true))
        .join('') +
      joined(
        [
          {
            along: xy('180 8, 180 16, 180 28, 180 40, 180 94'),
            radius: [8, 11, 11, 6.5, 6.5],
          },
          {
            along: xy('180 86, 172 98, 152 118'),
            radius: [5, 4.5, 3],
          },
          {
            along: xy('180 86, 188 98, 208 118'),
            radius: [5, 4.5, 3],
          },
        ],
        'sheet',
      ) +
      Array.from({ length: 8 }, (_, at) => line(174.5, 44 + at * 5.4, 185.5, 44 + at * 5.4, 'l thin')).join(
        '',
      ) +
      branches() +
      placed(branches(), { x: 360, flip: true }) +
      ribSections() +
      betweenRibs()
    )
  },
})

function inset(points: readonly Point[]): Point[] {
  const count = points.length
  const cx = points.reduce((sum, [x]) => sum + x, 0) / count
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / count
  return points.map(([x, y]): Point => [cx + (x - cx) * 0.93, cy + (y - cy) * 0.95])
}

/** One alveolus with a capillary against it. */
export const alveolus = drawing({
  title: 'An alveolus and a capillary',
  height: 190,
  left: 96,
  right: 264,
  tells:
    'A round air sac, open above, with a wall one cell thick and a thin film on the inside. A narrow vessel with disc-shaped cells in it curves closely around the sac. One arrow leads from the air into the vessel, another from the vessel into the air.',
  parts: {
    'layer of moisture': { at: [155, 57], side: 'left', seen: 'the thin film on the inside of the sac' },
    'wall of alveolus': { at: [140, 65], side: 'left', seen: 'the wall of the sac' },
    'wall of capillary': { at: [110, 124], side: 'left', seen: 'the wall of the vessel' },
    'air space': { at: [200, 70], side: 'right', seen: 'the space inside the sac' },
    'oxygen diffuses': { at: [206, 124], side: 'right', seen: 'the arrow from the air into the vessel' },
    'carbon dioxide diffuses': {
      at: [150, 128],
      side: 'left',
      seen: 'the arrow from the vessel into the air',
    },
    'red blood cell': { at: [238, 115], side: 'right', seen: 'a disc-shaped cell in the vessel' },
    plasma: { at: [192, 163], side: 'right', seen: 'the liquid in the vessel' },
  },
  draw: () => {
    const vessel: Point[] = Array.from({ length: 15 }, (_, at) => onRing(63, 165 + at * 15))
    const cells = [178, 202, 226, 250, 290, 314, 338, 358].map(degrees => {
      const [x, y] = onRing(63, degrees)
      return oval(x, y, 4, 6.5, degrees, 'l rw')
    })
    const cuts = Array.from({ length: 12 }, (_, at) => {
      const degrees = 112 + at * 28.7
      return line(...onRing(46, degrees), ...onRing(50, degrees), 'l thin')
    })
    return (
      tube(vessel, 11, 'l w') +
      joined(
        [
          { outline: Array.from({ length: 24 }, (_, at) => onRing(50, at * 15)) },
          {
            along: [
              [180, 8],
              [180, 50],
            ],
            radius: 15,
          },
        ],
        'sheet',
      ) +
      joined(
        [
          { outline: Array.from({ length: 24 }, (_, at) => onRing(46, at * 15)) },
          {
            along: [
              [180, 6],
              [180, 50],
            ],
            radius: 11,
          },
        ],
        'sheet',
        'l thin',
      ) +
      cuts.join('') +
      curve(
        Array.from({ length: 24 }, (_, at) => onRing(43, 108 + at * 14)),
        'p dash thin',
      ) +
      cells.join('') +
      arrow(196, 108, 214, 144, { cls: 'r' }) +
      arrow(140, 142, 158, 110, { cls: 'p' })
    )
  },
})

function onRing(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [180 + radius * Math.cos(angle), 92 - radius * Math.sin(angle)]
}
