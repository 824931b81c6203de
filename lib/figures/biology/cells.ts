import { circle, curve, dot, line, type Point, polar, rect, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { blob, chance, oval, ovalPoints, smooth, xy } from './organic'

/** A mitochondrion as a light microscope's drawing shows it: a rod with a few folds of its inner membrane. */
export function rodMitochondrion(x: number, y: number, length: number, degrees = 0): Shape {
  const [ux, uy] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)]
  const fold = (along: number, side: 1 | -1) => {
    const [px, py] = [x + ux * along, y + uy * along]
    const reach = length * 0.21 * side
    return line(px - uy * reach, py + ux * reach, px + uy * reach * 0.25, py - ux * reach * 0.25, 'l thin')
  }
  return (
    oval(x, y, length / 2, length / 4, degrees, 'l rw') +
    fold(-length * 0.22, 1) +
    fold(0, -1) +
    fold(length * 0.22, 1)
  )
}

/** A chloroplast with its grana, small. */
export function smallChloroplast(x: number, y: number, length: number, degrees = 0): Shape {
  const [ux, uy] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)]
  const stacks = [-0.22, 0, 0.22].map(at => {
    const [px, py] = [x + ux * at * length, y + uy * at * length]
    const reach = length * 0.13
    return line(px - uy * reach, py + ux * reach, px + uy * reach, py - ux * reach, 'l thin')
  })
  return oval(x, y, length / 2, length / 3.6, degrees, 'l gw') + stacks.join('')
}

function ribosomes(places: readonly Point[]): Shape {
  return places.map(([x, y]) => dot(x, y, 'd', 1.5)).join('')
}

export const animalCell = drawing({
  title: 'An animal cell',
  height: 190,
  left: 106,
  right: 254,
  tells:
    'A cell of rounded, slightly uneven shape inside a single line. Inside are a large round body with a dark spot, several small rods with folds in them, and many small dots.',
  parts: {
    'cell membrane': { at: [122.5, 46], seen: 'the line around the cell' },
    mitochondrion: { at: [133, 118], seen: 'a small rod with folds inside it' },
    nucleus: { at: [205, 78], seen: 'the large round body inside the cell' },
    cytoplasm: {
      at: [222, 122],
      seen: 'the plain region between the large round body and the line around the cell',
    },
    ribosome: { at: [196, 150], side: 'right', seen: 'a small dot' },
  },
  draw: () =>
    blob(180, 94, 70, 82, 'l sheet', 0.035, 4) +
    circle(192, 84, 26, 'l sunk') +
    dot(197, 90, 'd2', 6) +
    rodMitochondrion(136, 118, 26, 60) +
    rodMitochondrion(148, 60, 26, -30) +
    rodMitochondrion(170, 146, 26, 10) +
    rodMitochondrion(229, 94, 24, 80) +
    ribosomes(
      xy(
        '196 150, 203 143, 150 92, 143 86, 160 108, 158 122, 178 40, 188 33, 200 40, 224 58, 148 142, 216 138, 178 124',
      ),
    ),
})

export const plantCell = drawing({
  title: 'A plant cell',
  height: 210,
  left: 106,
  right: 254,
  tells:
    'A cell with straight sides and rounded corners inside a thick double line, with a thinner line close within. A large clear space fills its middle. In the band around that space are a round body with a dark spot, several oval bodies with stripes, small rods with folds, and small dots.',
  parts: {
    'cell wall': { at: [112, 24], seen: 'the thick outer double line', side: 'left' },
    'cell membrane': {
      at: [117.5, 62],
      seen: 'the thin line just inside the thick outer line',
      side: 'left',
    },
    chloroplast: { at: [128, 104], seen: 'an oval body with stripes', side: 'left' },
    mitochondrion: { at: [136, 184], seen: 'a small rod with folds inside it', side: 'left' },
    nucleus: { at: [226, 52], seen: 'the round body with a dark spot', side: 'right' },
    vacuole: { at: [196, 92], seen: 'the large clear space in the middle', side: 'right' },
    cytoplasm: {
      at: [236, 146],
      seen: 'the band between the clear space and the outer lines',
      side: 'right',
    },
    ribosome: { at: [212, 187], seen: 'a small dot', side: 'right' },
  },
  draw: () =>
    rect(110, 8, 140, 194, 'l sunk', 14) +
    rect(115, 13, 130, 184, 'l thin sheet', 10) +
    rect(117.5, 15.5, 125, 179, 'l thin', 9) +
    curve(
      smooth(
        xy('142 40, 172 36, 200 42, 208 66, 224 80, 227 120, 224 156, 208 172, 172 174, 144 166, 140 120'),
        true,
      ),
      'l w',
      true,
    ) +
    circle(222, 52, 15, 'l sunk') +
    dot(219, 55, 'd2', 4) +
    smallChloroplast(129, 104, 26, 86) +
    smallChloroplast(129, 146, 26, 94) +
    smallChloroplast(166, 26, 28, 4) +
    smallChloroplast(128, 42, 24, 60) +
    smallChloroplast(180, 185, 28, 2) +
    smallChloroplast(234, 110, 24, 90) +
    rodMitochondrion(140, 184, 20, -25) +
    rodMitochondrion(232, 172, 18, 65) +
    ribosomes(
      xy(
        '212 187, 218 183, 223 190, 204 182, 236 84, 232 138, 237 152, 126 78, 130 72, 128 126, 194 26, 202 32, 152 190, 127 166',
      ),
    ),
})

/** A long thread wound upon itself: the circular DNA of a bacterium. */
function windingLoop(x: number, y: number, rx: number, ry: number): Shape {
  const points = Array.from({ length: 66 }, (_, at): Point => {
    const angle = (at * 2 * Math.PI) / 66
    const swell = 0.72 + 0.28 * Math.sin(9 * angle)
    return [x + rx * swell * Math.cos(angle), y + ry * swell * Math.sin(angle)]
  })
  return curve(points, 'p', true)
}

function capsuleOutline(x: number, y: number, halfLength: number, radius: number, cls: string): Shape {
  return rect(x - halfLength, y - radius, 2 * halfLength, 2 * radius, cls, radius)
}

function flagellum(x: number, y: number, length: number): Shape {
  const points = Array.from({ length: 17 }, (_, at): Point => {
    const along = at / 16
    return [x + along * length, y + 9 * Math.sin(along * 9) * Math.min(1, along * 4)]
  })
  return curve(points)
}

export const bacterialCell = drawing({
  title: 'A bacterial cell',
  height: 176,
  left: 92,
  right: 268,
  tells:
    'A rod-shaped cell with rounded ends. From outside inwards it has a pale outer layer, a thick line and a thin line. Inside are one long thread wound into a closed loop, two small rings and many small dots. A long wavy thread leaves one end and short hairs stand on the outside.',
  parts: {
    'slime capsule': { at: [103, 66], seen: 'the pale outermost layer' },
    'cell wall': { at: [106.5, 88], seen: 'the thick line around the cell', side: 'left' },
    'cell membrane': { at: [113, 98], seen: 'the thin line just inside the thick line', side: 'left' },
    plasmid: { at: [124, 111], seen: 'a small ring', side: 'left' },
    pilus: { at: [128, 36], seen: 'a short hair on the outside', side: 'left' },
    'circular DNA': { at: [190, 80], seen: 'the long thread wound into a closed loop', side: 'right' },
    cytoplasm: { at: [210, 98], seen: 'the plain region inside the cell', side: 'right' },
    ribosome: { at: [196, 110], seen: 'a small dot', side: 'right' },
    flagellum: { at: [261, 95], seen: 'the long wavy thread at one end', side: 'right' },
  },
  draw: () => {
    const hairs = [132, 150, 168, 186, 204].map((x, at) => {
      const tilt = (at - 2) * 2
      return line(x, 50, x + tilt, 34, 'l thin') + line(x, 130, x + tilt, 146, 'l thin')
    })
    return (
      hairs.join('') +
      flagellum(231, 90, 42) +
      capsuleOutline(166, 90, 66, 42, 'l thin sunk') +
      capsuleOutline(166, 90, 58, 34, 'l sheet') +
      capsuleOutline(166, 90, 55.5, 31.5, 'l') +
      capsuleOutline(166, 90, 51, 27, 'l thin') +
      windingLoop(162, 86, 30, 17) +
      circle(128, 112, 5, 'p') +
      circle(208, 72, 5, 'p') +
      ribosomes([
        [196, 119 - 9],
        [202, 102],
        [206, 92],
        [150, 110],
        [160, 108],
        [172, 111],
        [126, 94],
        [124, 84],
        [130, 74],
        [140, 70],
        [180, 70],
        [190, 66],
        [212, 84],
        [186, 108],
      ])
    )
  },
})

/** A few cells of one kind lying together, as under a microscope: all much alike, none quite the same. */
export function cellSheet(x: number, y: number, columns: number, rows: number, size: number): Shape {
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const [left, top] = [x + column * size * 1.5 + (row % 2) * size * 0.75, y + row * size]
    const [px, py] = polar(left + size * 0.75, top + size / 2, size * 0.22, 360 * chance(at + 3))
    return (
      rect(left, top, size * 1.5, size, 'l sheet', size * 0.12) +
      curve(ovalPoints(px, py, size * 0.12, size * 0.12), 'l sunk', true)
    )
  }).join('')
}
