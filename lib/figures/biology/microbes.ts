import { circle, curve, dot, line, type Point, polar, polygon, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { chance, joined, oval, ovalPoints, smooth, tube, xy } from './organic'

/** A virus with an envelope, its protein coat and genetic material. */
export const virus = drawing({
  title: 'A virus particle',
  height: 156,
  left: 104,
  right: 256,
  tells:
    'A round particle with short knobs on its outside. Inside the outer layer lies a six-sided coat, and inside that a wound thread.',
  parts: {
    'surface protein': { at: [129, 36], side: 'left', seen: 'a knob on the outside' },
    envelope: { at: [126, 92], side: 'left', seen: 'the outer layer' },
    'protein coat': { at: [212, 94], side: 'right', seen: 'the six-sided coat' },
    'genetic material': { at: [190, 74], side: 'right', seen: 'the wound thread' },
  },
  draw: () => {
    const hexagon = (radius: number): Point[] =>
      Array.from({ length: 6 }, (_, at) => polar(180, 78, radius, 30 + at * 60))
    const thread = Array.from({ length: 40 }, (_, at): Point => {
      const angle = at * 0.55
      return [180 + (8 + 12 * (at / 40)) * Math.cos(angle) * 0.9, 60 + at * 0.9 + 3 * Math.sin(angle * 1.4)]
    })
    return (
      Array.from({ length: 18 }, (_, at) => {
        const [x1, y1] = polar(180, 78, 55, at * 20)
        const [x2, y2] = polar(180, 78, 66, at * 20)
        return line(x1, y1, x2, y2, 'l') + circle(x2, y2, 3, 'l thin sunk')
      }).join('') +
      circle(180, 78, 55, 'l sheet') +
      circle(180, 78, 51, 'l thin') +
      polygon(hexagon(38), 'l w') +
      polygon(hexagon(34), 'l thin sheet') +
      curve(thread, 'p')
    )
  },
})

/** A bacteriophage: head, tail and fibres. */
export function bacteriophage(x: number, y: number): Shape {
  const head: Point[] = [
    [x, y - 58],
    [x + 22, y - 44],
    [x + 22, y - 20],
    [x, y - 6],
    [x - 22, y - 20],
    [x - 22, y - 44],
  ]
  const leg = (way: 1 | -1, reach: number) =>
    line(x + way * 7, y + 42, x + way * reach, y + 22) +
    line(x + way * reach, y + 22, x + way * (reach + 12), y + 58)
  return (
    polygon(head, 'l w') +
    curve(
      [
        [x - 12, y - 40],
        [x + 10, y - 42],
        [x - 10, y - 32],
        [x + 12, y - 28],
        [x - 8, y - 20],
      ],
      'p',
    ) +
    Array.from({ length: 6 }, (_, at) => oval(x, y + 2 + at * 6.4, 8, 3.2, 0, 'l sheet')).join('') +
    line(x - 12, y + 41, x + 12, y + 41, 'l thick') +
    leg(1, 24) +
    leg(-1, 24)
  )
}

/** A yeast cell with a bud. */
export const yeastCell = drawing({
  title: 'A yeast cell with a bud',
  height: 150,
  left: 112,
  right: 248,
  tells:
    'An oval cell with a thick outline and a thin line inside it. A smaller oval grows out of it at the upper right. Inside are a round body, a clear space, small rods and dots.',
  parts: {
    'cell wall': { at: [118, 72], side: 'left', seen: 'the thick outline' },
    'cell membrane': { at: [123, 96], side: 'left', seen: 'the thin line inside the outline' },
    vacuole: { at: [148, 110], side: 'left', seen: 'the clear space' },
    bud: { at: [236, 40], side: 'right', seen: 'the smaller oval' },
    nucleus: { at: [180, 72], side: 'right', seen: 'the round body' },
    cytoplasm: { at: [192, 106], side: 'right', seen: 'the region inside the cell' },
  },
  draw: () =>
    joined(
      [{ outline: ovalPoints(162, 86, 46, 52, -20) }, { outline: ovalPoints(219, 44, 25, 25, 0) }],
      'sunk',
    ) +
    joined(
      [
        { outline: ovalPoints(162, 86, 42, 48, -20) },
        { outline: ovalPoints(219, 44, 21, 21, 0) },
        {
          along: [
            [190, 62],
            [208, 52],
          ],
          radius: 6,
        },
      ],
      'sheet',
      'l thin',
    ) +
    oval(148, 106, 17, 19, 0, 'l w') +
    circle(174, 70, 13, 'l sunk') +
    xy('150 64, 196 88, 188 120, 216 40')
      .map(([x = 0, y = 0], at) => oval(x, y, 6, 3, at * 50, 'l thin rw'))
      .join('') +
    xy('140 78, 184 100, 176 124, 196 102, 226 50, 212 54')
      .map(([x = 0, y = 0]) => dot(x, y, 'd', 1.3))
      .join(''),
})

/** A mould: hyphae that spread in the food, upright stalks with cases of spores. */
export const mould = drawing({
  title: 'A mould growing on bread',
  height: 190,
  left: 104,
  right: 256,
  tells:
    'Thin branching threads spread below and along a surface. Three upright stalks stand on it; each ends in a round case filled with dots, and one case has opened and lets dots out.',
  parts: {
    sporangium: { at: [134, 44], side: 'left', seen: 'a round case' },
    hypha: { at: [132, 148], side: 'left', seen: 'a thin branching thread' },
    spore: { at: [242, 42], side: 'right', seen: 'a dot that has left its case' },
    'food surface': { at: [248, 122], side: 'right', seen: 'the surface' },
    mycelium: { at: [222, 160], side: 'right', seen: 'the whole network of threads' },
  },
  draw: () => {
    const stalk = (x: number, top: number) =>
      tube(
        [
          [x, top + 14],
          [x + 1, (top + 122) / 2],
          [x, 124],
        ],
        2.4,
        'l sheet',
      )
    const filled = (x: number, y: number) =>
      circle(x, y, 15, 'l sheet') +
      ovalPoints(x, y, 9, 9, 20, 8)
        .map(([px, py]) => dot(px, py, 'd', 1.8))
        .join('') +
      ovalPoints(x, y, 4, 4, 0, 4)
        .map(([px, py]) => dot(px, py, 'd', 1.8))
        .join('')
    const threads: Point[][] = [
      xy('112 122, 150 124, 190 123, 250 122'),
      xy('142 124, 136 144, 118 160, 112 178'),
      xy('136 144, 150 160, 152 180'),
      xy('188 124, 182 148, 170 170'),
      xy('182 148, 200 160, 204 180'),
      xy('232 124, 226 150, 240 176'),
      xy('226 150, 216 164, 222 182'),
    ]
    return (
      line(106, 124, 254, 124, 'l thin dash') +
      threads.map(points => tube(smooth(points), 1.9, 'l thin sheet')).join('') +
      stalk(140, 36) +
      stalk(188, 26) +
      stalk(228, 50) +
      filled(140, 40) +
      filled(188, 28) +
      curve(ovalPoints(228, 56, 15, 15, 60, 16).slice(3, 15), 'l sheet') +
      Array.from({ length: 9 }, (_, at) =>
        dot(222 + 26 * chance(at + 2), 30 + 26 * chance(at + 30), 'd', 1.8),
      ).join('')
    )
  },
})
