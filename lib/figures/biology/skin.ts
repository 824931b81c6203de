import { circle, curve, line, type Point, rect, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { duct, oval, smooth, tube, xy } from './organic'

const [LEFT, RIGHT, TOP] = [100, 260, 38]

function fat(): Shape {
  return Array.from({ length: 26 }, (_, at): Shape => {
    const row = Math.floor(at / 13)
    return circle(106 + (at % 13) * 12.3, 201 + row * 11.5, 5.8, 'l thin sunk')
  }).join('')
}

function sweatGland(): Shape {
  const coil = Array.from({ length: 40 }, (_, at): Point => {
    const angle = at * 0.35
    return [
      232 + 7 * Math.cos(angle) + 4 * Math.cos(3.7 * angle),
      168 + 6 * Math.sin(angle) + 4 * Math.sin(3.7 * angle),
    ]
  })
  const way = smooth([
    [231, 160],
    [229, 134],
    [233, 108],
    [229, 82],
    [232, 60],
    [230, TOP],
  ])
  return tube(way, 2.4, 'l thin sheet') + curve(coil, 'l thin')
}

function hairAndMuscle(): Shape {
  return (
    tube(xy('126 64, 138 100, 152 140'), [2, 4, 2], 'l rw') +
    tube(
      smooth([
        [186, TOP],
        [172, 72],
        [160, 110],
        [150, 150],
        [146, 166],
      ]),
      [6, 6, 6, 7, 9],
      'l sheet',
    ) +
    tube(smooth(xy('204 6, 188 34, 172 72, 160 110, 150 152')), [1, 2, 2.3, 2.6, 3], 'd2') +
    oval(170, 92, 5, 12, -20, 'l thin sunk')
  )
}

export const skinSection = drawing({
  title: 'A section through the skin',
  height: 230,
  left: LEFT,
  right: RIGHT,
  tells:
    'A block of skin. On top is a thin layer of flat cells; below lies a much thicker layer, and round cells fill the bottom. A dark pointed shaft stands in a slanting tube with a small muscle beside it. A narrow duct leads from a coiled body up to an opening in the surface. Fine vessels loop upwards below the top layer, and a nerve fibre ends in a layered oval body.',
  parts: {
    hair: { at: [198, 15], side: 'left', seen: 'the dark pointed shaft' },
    epidermis: { at: [108, 46], side: 'left', seen: 'the thin top layer' },
    receptor: { at: [116, 84], side: 'left', seen: 'the layered oval body' },
    'sensory neurone': { at: [112, 112], side: 'left', seen: 'the fibre that ends in it' },
    'hair erector muscle': {
      at: [139, 104],
      side: 'left',
      seen: 'the small muscle beside the slanting tube',
    },
    'fatty tissue': { at: [106, 204], side: 'left', seen: 'the round cells at the bottom' },
    'sweat pore': { at: [231, 39], side: 'right', seen: 'the opening in the surface' },
    'sebaceous gland': { at: [171, 92], side: 'right', seen: 'the small body beside the slanting tube' },
    capillary: { at: [206, 78], side: 'right', seen: 'a fine vessel below the top layer' },
    'sweat duct': { at: [230, 122], side: 'right', seen: 'the narrow duct' },
    dermis: { at: [252, 140], side: 'right', seen: 'the thicker layer' },
    'sweat gland': { at: [236, 168], side: 'right', seen: 'the coiled body' },
  },
  draw: () => {
    const border: Point[] = [
      [LEFT, 60],
      [116, 66],
      [136, 58],
      [156, 66],
      [178, 58],
      [198, 65],
      [216, 58],
      [240, 66],
      [RIGHT, 60],
    ]
    const loop = (x: number) =>
      curve(
        [
          [x - 5, 190],
          [x - 6, 120],
          [x - 4, 80],
          [x, 73],
          [x + 4, 80],
          [x + 6, 120],
          [x + 5, 186],
        ],
        'r thin',
      )
    return (
      rect(LEFT, TOP, RIGHT - LEFT, 186, 'sheet') +
      fat() +
      line(LEFT, 194, RIGHT, 194, 'l thin') +
      duct(
        [
          [LEFT, 188],
          [180, 186],
          [RIGHT, 188],
        ],
        3,
        'rw',
        'l thin',
      ) +
      loop(206) +
      loop(136) +
      [TOP, TOP + 7, TOP + 14].map(y => line(LEFT, y, RIGHT, y, y === TOP ? 'l' : 'l thin')).join('') +
      curve(border) +
      hairAndMuscle() +
      sweatGland() +
      oval(116, 84, 6, 10, 0, 'l sheet') +
      oval(116, 84, 3, 6, 0, 'l thin') +
      curve(
        [
          [116, 90],
          [112, 112],
          [118, 150],
          [108, 180],
          [LEFT, 184],
        ],
        'p',
      ) +
      line(LEFT, TOP, LEFT, 224) +
      line(RIGHT, TOP, RIGHT, 224) +
      line(LEFT, 224, RIGHT, 224)
    )
  },
})
