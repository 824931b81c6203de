import { circle, curve, dot, line, type Point, rect, type Shape } from '@/lib/figures/shapes'
import { lipid } from './cell-transport'
import { drawing } from './drawing'
import { chance, oval, smooth, tube, xy } from './organic'

/** A closed outline with shelves that grow inwards from both long sides: the inner membrane of a mitochondrion. */
function foldedMembrane(x: number, y: number, rx: number, ry: number): Point[] {
  const shelf = (at: number, side: 1 | -1, reach: number): Point[] => {
    const edge = y + side * ry * Math.sqrt(Math.max(0, 1 - ((at - x) / rx) ** 2)) * 0.98
    return [
      [at - side * 5, edge],
      [at - side * 3.2, edge - side * 7],
      [at - side * 3, edge - side * reach],
      [at, edge - side * (reach + 4)],
      [at + side * 3, edge - side * reach],
      [at + side * 3.2, edge - side * 7],
      [at + side * 5, edge],
    ]
  }
  const lower = [40, 16, -8, -32].flatMap(at => shelf(x + at, 1, ry * 1.12).reverse())
  const upper = [-44, -20, 4, 28].flatMap(at => shelf(x + at, -1, ry * 1.12).reverse())
  return [
    [x + rx, y],
    [x + rx * 0.9, y + ry * 0.44],
    ...lower,
    [x - rx * 0.9, y + ry * 0.44],
    [x - rx, y],
    [x - rx * 0.92, y - ry * 0.4],
    ...upper,
    [x + rx * 0.9, y - ry * 0.44],
  ]
}

export const mitochondrion = drawing({
  title: 'A mitochondrion, cut lengthwise',
  height: 130,
  left: 114,
  right: 256,
  tells:
    'A long oval body with two lines around it. The outer line is smooth; the inner one folds inwards from both long sides into narrow shelves. Small dots and a small ring lie in the space between the shelves.',
  parts: {
    'outer membrane': { at: [114, 44], side: 'left', seen: 'the smooth outer line' },
    'intermembrane space': { at: [110.5, 66], side: 'left', seen: 'the narrow gap between the two lines' },
    'inner membrane': { at: [119, 84], side: 'left', seen: 'the inner line' },
    crista: { at: [207, 64], side: 'right', seen: 'one of the shelves' },
    matrix: { at: [240, 78], side: 'right', seen: 'the space inside the inner line' },
    ribosome: { at: [243, 54], side: 'right', seen: 'a small dot' },
  },
  draw: () =>
    oval(180, 65, 74, 42, 0, 'l rw') +
    curve(smooth(foldedMembrane(180, 65, 68, 36), true), 'l sheet', true) +
    xy('243 54, 236 64, 124 58, 122 72')
      .map(([x, y]) => dot(x, y, 'd', 1.5))
      .join('') +
    oval(130, 65, 3, 2.4, 0, 'p thin'),
})

function granum(x: number, y: number, discs: number): Shape {
  return Array.from({ length: discs }, (_, at) => rect(x - 10, y + at * 4.6, 20, 4.6, 'l thin gw', 2)).join(
    '',
  )
}

export const chloroplast = drawing({
  title: 'A chloroplast, cut lengthwise',
  height: 150,
  left: 104,
  right: 256,
  tells:
    'A long oval body with two smooth lines around it. Inside are stacks of flat discs, joined by thin level sheets, in a plain region that also holds one large pale grain, small dots and a ring.',
  parts: {
    'outer membrane': { at: [114, 48], side: 'left', seen: 'the outer of the two lines' },
    'inner membrane': { at: [112.5, 76], side: 'left', seen: 'the inner of the two lines' },
    stroma: { at: [136, 104], side: 'left', seen: 'the plain region' },
    granum: { at: [200, 50], side: 'right', seen: 'a stack of flat discs' },
    lamella: { at: [211, 70.4], side: 'right', seen: 'a thin level sheet between two stacks' },
    'starch grain': { at: [204, 99], side: 'right', seen: 'the large pale grain' },
    ribosome: { at: [180, 112], side: 'right', seen: 'a small dot' },
  },
  draw: () => {
    const sheets = [47.2, 70.4, 88].map((y, at) => line(130 + at * 4, y, 228 - at * 10, y, 'l thin'))
    return (
      oval(180, 75, 74, 54, 0, 'l sheet') +
      oval(180, 75, 69, 49.5, 0, 'l gw') +
      oval(180, 75, 68, 48.5, 0, 'sheet') +
      sheets.join('') +
      granum(150, 38, 5) +
      granum(194, 40, 6) +
      granum(140, 64, 6) +
      granum(180, 66, 5) +
      granum(224, 58, 6) +
      granum(158, 92, 3) +
      oval(204, 99, 14, 8, 0, 'l sunk') +
      oval(178, 98, 4, 3, 0, 'p thin') +
      xy('180 112, 190 114, 168 114, 228 92, 172 34, 216 44')
        .map(([x, y]) => dot(x, y, 'd', 1.4))
        .join('')
    )
  },
})

export const golgiBody = drawing({
  title: 'A Golgi body',
  height: 142,
  left: 110,
  right: 250,
  tells:
    'A stack of five curved, flattened sacs, each shorter than the one before and swollen at its ends. Small round bags lie on both sides of the stack; some are joined to the end of a sac.',
  parts: {
    cisterna: { at: [148, 68], side: 'left', seen: 'a flattened sac' },
    'transport vesicle': { at: [146, 18], side: 'left', seen: 'a small round bag above the stack' },
    'secretory vesicle': { at: [214, 118], side: 'right', seen: 'a small round bag below the stack' },
    lumen: { at: [200, 57.5], side: 'right', seen: 'the space inside a sac' },
  },
  draw: () => {
    const sacs = [0, 1, 2, 3, 4].map(at => {
      const half = 58 - at * 7
      const y = 30 + at * 16
      const spine = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map(
        (part): Point => [180 + part * half, y + 13 * (1 - part * part)],
      )
      return tube(
        smooth(spine),
        smooth(spine).map((_, step) => (step === 0 || step === 36 ? 2 : step < 5 || step > 31 ? 4.8 : 3.4)),
        'l sunk',
      )
    })
    const small: Point[] = xy('146 18, 176 26, 212 16, 120 74, 240 72, 160 122, 186 126, 214 118')
    return sacs.join('') + small.map(([x, y], at) => circle(x, y, at < 3 ? 5 : 6.5, 'l sheet')).join('')
  },
})

/** The fluid mosaic model: a bilayer with proteins, cholesterol and sugar chains. */
export const fluidMosaic = drawing({
  title: 'The fluid mosaic model of a membrane',
  height: 178,
  left: 92,
  right: 268,
  tells:
    'Two rows of round heads whose pairs of tails point at one another. Large bodies lie among them: one reaches through both rows with a channel in it, one reaches through without a channel and carries a branched chain, one lies only in the lower row. Small wedges stand between tails, and a branched chain stands on one head.',
  parts: {
    glycolipid: { at: [118, 40], side: 'left', seen: 'a branched chain on a head' },
    'phospholipid head': { at: [105, 70], side: 'left', seen: 'a round head' },
    'fatty acid tail': { at: [115, 84], side: 'left', seen: 'a tail' },
    cholesterol: { at: [127, 108], side: 'left', seen: 'a small wedge between tails' },
    glycoprotein: { at: [214, 34], side: 'right', seen: 'a branched chain on a large body' },
    'carrier protein': { at: [222, 92], side: 'right', seen: 'the large body without a channel' },
    'channel protein': { at: [164, 92], side: 'left', seen: 'the large body with a channel' },
    'peripheral protein': { at: [246, 126], side: 'right', seen: 'the body in the lower row only' },
  },
  draw: () => {
    const xs = Array.from({ length: 16 }, (_, at) => 97 + at * 11)
    const taken = (x: number) => Math.abs(x - 174) < 24 || Math.abs(x - 215) < 17
    const chain = (x: number, y: number) =>
      xy('0 0, 0 -8, -6 -15, 7 -15, -12 -22, 0 -23, 13 -22')
        .map(([dx, dy]) => circle(x + dx, y + dy, 3.6, 'l thin gw'))
        .join('')
    return (
      xs
        .filter(x => !taken(x))
        .map(x => lipid(x, 70, 1))
        .join('') +
      xs
        .filter(x => !taken(x))
        .map(x => lipid(x, 114, -1))
        .join('') +
      [127, 260].map(x => oval(x - 2.5, 104, 2.4, 8, 0, 'l thin sunk')).join('') +
      curve(xy('158 64, 170 62, 169 92, 170 122, 158 120, 154 92'), 'l rw', true) +
      curve(xy('190 64, 178 62, 179 92, 178 122, 190 120, 194 92'), 'l rw', true) +
      curve(xy('204 62, 216 58, 227 64, 225 92, 228 118, 215 126, 203 120, 207 92'), 'l rw', true) +
      curve(xy('236 118, 248 114, 258 120, 256 132, 244 136, 234 130'), 'l rw', true) +
      chain(216, 54) +
      chain(119, 61)
    )
  },
})

/** Rough endoplasmic reticulum: flat sacs studded with ribosomes, at a place on the canvas. */
export function roughReticulum(x: number, y: number, width: number, sheets = 4): Shape {
  return Array.from({ length: Math.max(1, sheets) }, (_, at) => {
    const spine = [0, 0.25, 0.5, 0.75, 1].map(
      (part): Point => [x + part * width, y + at * 15 + 3 * Math.sin(part * 6 + at * 0.4)],
    )
    const dots = Array.from({ length: Math.floor(width / 9) }, (_d, step) => {
      const part = (step + 0.4 + 0.3 * chance(step + at)) / (width / 9)
      const middle = y + at * 15 + 3 * Math.sin(part * 6 + at * 0.4)
      return dot(x + part * width, middle - 5, 'd', 1.5) + dot(x + part * width + 3, middle + 5, 'd', 1.5)
    })
    return tube(smooth(spine), 3.2, 'l sheet') + dots.join('')
  }).join('')
}
