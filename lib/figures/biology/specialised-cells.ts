import { circle, curve, dot, line, type Point, rect } from '@/lib/figures/shapes'
import { rodMitochondrion, smallChloroplast } from './cells'
import { drawing } from './drawing'
import { oval, ovalPoints, pieces, smooth, xy } from './organic'

export const rootHairCell = drawing({
  title: 'A root hair cell',
  height: 150,
  left: 96,
  right: 270,
  tells:
    'A cell with a thick double outline. From its block-shaped body one long, narrow, finger-like part grows out to the right. A clear space fills the middle of the body and reaches into the finger. A round body lies beside it.',
  parts: {
    'cell wall': { at: [101, 42], seen: 'the outer line', side: 'left' },
    'cell membrane': { at: [104.5, 66], seen: 'the inner line, just within the outer one', side: 'left' },
    nucleus: { at: [124, 106], seen: 'the round body', side: 'left' },
    vacuole: { at: [150, 46], seen: 'the large clear space', side: 'right' },
    cytoplasm: { at: [158, 104], seen: 'the region around the clear space', side: 'right' },
    'root hair': { at: [253, 69], seen: 'the long, narrow part that grows out of the body', side: 'right' },
  },
  draw: () => {
    const outline = (d: number): Point[] => [
      [101 + d, 14 + d],
      [168 - d, 14 + d],
      [168 - d, 56 + d],
      [250, 59 + d],
      [262 - d * 0.7, 62.5 + d * 0.8],
      [266 - d, 69],
      [262 - d * 0.7, 75.5 - d * 0.8],
      [250, 79 - d],
      [168 - d, 84 - d],
      [168 - d, 134 - d],
      [101 + d, 134 - d],
    ]
    const walled = (d: number, cls: string) => {
      const points = outline(d)
      const corners = [0, 1, 2, 8, 9, 10]
      const parts = corners.slice(1).map((corner, at) => points.slice(corners[at] ?? 0, corner + 1))
      return pieces(parts, cls)
    }
    return (
      walled(0, 'l sunk') +
      walled(3.5, 'l thin sheet') +
      curve(
        smooth(xy('116 30, 152 30, 157 58, 176 66, 236 67, 236 72, 176 74, 154 82, 140 92, 116 84'), true),
        'l w',
        true,
      ) +
      circle(126, 108, 13, 'l sunk') +
      dot(129, 111, 'd2', 3.5)
    )
  },
})

/** Ciliated cells of the lining of an airway, standing on a base, three with a goblet cell among them. */
export const ciliatedCells = drawing({
  title: 'Ciliated cells of an airway',
  height: 166,
  left: 96,
  right: 264,
  tells:
    'Three tall cells and one wine-glass-shaped cell stand side by side on a thin base. The three tall cells carry a fringe of short hairs on their free upper surface. Each cell has an oval body in its lower half. The wine-glass-shaped cell holds a clear substance that leaves at its top.',
  parts: {
    cilia: { at: [116, 26], seen: 'the fringe of hairs on top of a cell' },
    'cell membrane': { at: [102, 76], seen: 'the line around a cell' },
    nucleus: { at: [121, 116], seen: 'the oval body in a cell', side: 'left' },
    mucus: { at: [196, 26], side: 'right', seen: 'the substance on top of the wine-glass-shaped cell' },
    'goblet cell': { at: [203, 92], side: 'right', seen: 'the wine-glass-shaped cell' },
    cytoplasm: { at: [240, 134], seen: 'the region inside a cell' },
    'basement membrane': { at: [232, 150], seen: 'the thin base below the cells' },
  },
  draw: () => {
    const tall = (x: number) =>
      rect(x, 42, 38, 104, 'l sheet', 4) +
      Array.from({ length: 8 }, (_, at) =>
        curve(
          [
            [x + 4 + at * 4.3, 42],
            [x + 4.5 + at * 4.3, 34],
            [x + 7.5 + at * 4.3, 24],
          ],
          'l thin',
        ),
      ).join('') +
      oval(x + 19, 114, 8, 13, 0, 'l sunk') +
      rodMitochondrion(x + 12, 62, 14, 70) +
      rodMitochondrion(x + 26, 74, 14, 100)
    return (
      tall(102) +
      tall(140) +
      tall(220) +
      curve(
        xy(
          '186 40, 180 56, 184 78, 190 96, 191 118, 186 146, 212 146, 208 118, 209 96, 215 78, 219 56, 212 40',
        ),
        'l sheet',
        true,
      ) +
      curve(
        xy('186 42, 183 58, 188 76, 199 84, 211 76, 216 58, 212 42, 207 28, 199 22, 191 28'),
        'l w',
        true,
      ) +
      oval(200, 110, 5, 11, 0, 'l sunk') +
      rect(96, 146, 168, 7, 'l thin sunk')
    )
  },
})

export const palisadeCell = drawing({
  title: 'A palisade mesophyll cell',
  height: 200,
  left: 128,
  right: 232,
  tells:
    'A tall, narrow cell with a double outer line. A clear space fills the middle, a round body lies to one side, and many oval striped bodies line the edge, most of them near the top.',
  parts: {
    'cell wall': { at: [138, 30], seen: 'the thick outer line', side: 'left' },
    'cell membrane': { at: [142, 74], seen: 'the thin line just within it', side: 'left' },
    chloroplast: { at: [149, 128], seen: 'an oval striped body', side: 'left' },
    vacuole: { at: [184, 84], seen: 'the clear space in the middle', side: 'right' },
    nucleus: { at: [204, 110], seen: 'the round body', side: 'right' },
    cytoplasm: { at: [214, 144], seen: 'the band around the clear space', side: 'right' },
  },
  draw: () => {
    const sides = [30, 54, 78, 102, 128, 152].map(y => smallChloroplast(151, y, 20, 90))
    const others = [30, 54, 78, 132, 158].map(y => smallChloroplast(209, y, 20, 90))
    const ends: Point[] = xy('166 18, 192 18, 168 182')
    return (
      rect(136, 6, 88, 188, 'l sunk', 12) +
      rect(140, 10, 80, 180, 'l sheet', 9) +
      rect(142, 12, 76, 176, 'l thin', 8) +
      curve(
        smooth(
          xy('162 28, 180 25, 198 28, 199 90, 191 108, 198 126, 198 170, 180 175, 162 170, 161 100'),
          true,
        ),
        'l w',
        true,
      ) +
      sides.join('') +
      others.join('') +
      ends.map(([x, y]) => smallChloroplast(x, y, 20, 0)).join('') +
      circle(206, 107, 11, 'l sunk') +
      dot(208, 109, 'd2', 3)
    )
  },
})

/** Fibres of skeletal muscle: long, striped, with many nuclei at the edge. */
export const muscleFibres = drawing({
  title: 'Skeletal muscle fibres',
  height: 112,
  left: 92,
  right: 268,
  tells:
    'Two long cylinders lie side by side. Each is crossed by narrow dark bands at equal distances and has several flattened bodies just under its surface.',
  parts: {
    'cell surface membrane': { at: [96, 26], seen: 'the line along the side of a cylinder' },
    nucleus: { at: [150, 98], seen: 'a flattened body under the surface', side: 'left' },
    striation: { at: [240, 34], seen: 'one of the dark cross bands' },
    fibre: { at: [254, 80], seen: 'one whole cylinder' },
  },
  draw: () => {
    const fibre = (y: number) =>
      rect(96, y, 168, 40, 'l rw', 3) +
      Array.from({ length: 20 }, (_, at) => line(104 + at * 8, y + 1, 104 + at * 8, y + 39, 'l thin')).join(
        '',
      )
    const nuclei: Point[] = xy('150 98, 220 98, 126 20, 196 20, 184 65')
    return (
      fibre(14) +
      fibre(60) +
      nuclei.map(([x, y]) => curve(ovalPoints(x, y, 10, 3.5), 'l sunk', true)).join('')
    )
  },
})
