import { circle, curve, dot, type Point, type Shape, text } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { blob, chance, oval } from './organic'

const [X, Y, RADIUS] = [180, 104, 98]

/** Where cells lie: on a loose net, moved a little, inside the field of view and away from the white cells. */
function places(): Point[] {
  const rows = [-75, -50, -25, 0, 25, 50, 75]
  return rows.flatMap((dy, row) =>
    [-78, -52, -26, 0, 26, 52, 78].map((dx, column): Point => {
      const seed = row * 7 + column
      return [
        X + dx + (row % 2 === 0 ? 6 : -6) + 6 * (chance(seed) - 0.5),
        Y + dy + 6 * (chance(seed + 50) - 0.5),
      ]
    }),
  )
}

const WHITE: readonly Point[] = [
  [150, 82],
  [214, 134],
]

const PLATELETS: readonly Point[] = [
  [222, 72],
  [226, 77],
  [134, 132],
  [186, 168],
]

const away = ([x, y]: Point, [px, py]: Point, least: number) => Math.hypot(x - px, y - py) >= least

const RED: readonly Point[] = places().filter(
  at =>
    !away(at, [X, Y], RADIUS - 13) &&
    WHITE.every(white => away(at, white, 29)) &&
    PLATELETS.every(platelet => away(at, platelet, 16)) &&
    away(at, [230, 160], 15) &&
    // no label line runs across a cell
    (at[0] > 133 || Math.abs(at[1] - 82) > 13),
)

function redCell([x, y]: Point): Shape {
  return circle(x, y, 11, 'l thin rw') + circle(x, y, 4.5, 'f thin sheet')
}

type SmearValues = {
  /** how many red blood cells are left out, from the end of the list */
  fewer: number
}

/** A drop of blood under a microscope: many red cells, two kinds of white cells, platelets. */
export const bloodSmear = drawing({
  title: 'Blood under a microscope',
  height: 208,
  left: 84,
  right: 276,
  tells: ({ fewer = 0 }: Partial<SmearValues>) =>
    `A round field of view. ${RED.length - fewer} small discs with a paler middle lie in it. There are two larger cells: one with a round dark body that almost fills it, one with a dark body made of lobes. A few tiny specks lie between the cells.`,
  parts: {
    'red blood cell': { at: RED[0] ?? [180, 30], seen: 'one of the many small discs', side: 'left' },
    lymphocyte: { at: [134.5, 82], seen: 'the larger cell with a round dark body', side: 'left' },
    phagocyte: { at: [228, 134], seen: 'the larger cell with a dark body made of lobes', side: 'right' },
    platelet: { at: [227, 77], seen: 'one of the tiny specks', side: 'right' },
    plasma: { at: [230, 160], seen: 'the space between the cells', side: 'right' },
  },
  draw: ({ fewer = 0 }: Partial<SmearValues>) =>
    circle(X, Y, RADIUS, 'l sheet') +
    RED.slice(0, RED.length - fewer)
      .map(redCell)
      .join('') +
    blob(150, 82, 17, 17, 'l sheet', 0.015, 3) +
    circle(149, 82, 13, 'l thin sunk') +
    blob(214, 134, 18, 17, 'l sheet', 0.04, 9) +
    [
      [208, 129],
      [215, 126],
      [220, 132],
      [216, 140],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, 'l thin sunk'))
      .join('') +
    PLATELETS.map(([x, y]) => dot(x, y, 'd2', 2)).join(''),
})

/** A round cell, or one whose right side has a bay between two arms. */
function body(x: number, y: number, radius: number, arms = false): Shape {
  if (!arms) return circle(x, y, radius, 'l sheet')
  const round = Array.from({ length: 12 }, (_, at): Point => {
    const angle = ((70 + at * 20) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  const arm = (way: 1 | -1): Point[] => [
    [x + 22, y + way * 26],
    [x + 33, y + way * 22],
    [x + 36, y + way * 15],
    [x + 26, y + way * 11],
    [x + 17, y + way * 6],
  ]
  return curve([...round, ...arm(-1), [x + 15, y], ...arm(1).reverse()], 'l sheet', true)
}

function nucleus(x: number, y: number): Shape {
  return [
    [-6, -6],
    [0, -10],
    [-8, 2],
    [-2, 8],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 6, 'l thin sunk'))
    .join('')
}

const bacterium = (x: number, y: number) => oval(x, y, 8, 4.5, 20, 'l hl')

const STAGE_TOLD = [
  'a rounded cell with a lobed dark body, and a small rod outside it, to its right',
  'the cell has two arms, which reach round the rod',
  'the rod lies inside the cell, in a small round space',
  'the small round space holds only fragments of the rod',
] as const

const STAGES: readonly ((x: number) => Shape)[] = [
  x => body(x - 8, 52, 28) + nucleus(x - 14, 52) + bacterium(x + 32, 52),
  x => body(x - 8, 52, 28, true) + nucleus(x - 20, 52) + bacterium(x + 20, 52),
  x => body(x - 2, 52, 30) + nucleus(x - 14, 52) + circle(x + 13, 52, 11, 'l thin') + bacterium(x + 13, 52),
  x =>
    body(x - 2, 52, 30) +
    nucleus(x - 14, 52) +
    circle(x + 13, 52, 11, 'l thin') +
    [
      [9, 49],
      [15, 55],
      [17, 48],
      [10, 56],
    ]
      .map(([dx = 0, dy = 0]) => dot(x + dx, dy, 'd2', 1.6))
      .join(''),
]

type PhagocytosisValues = {
  /** the stages from left to right, 0 to 3 */
  order: readonly number[]
  names: readonly string[]
}

/** A phagocyte and a bacterium at four moments, in any order. */
export const phagocytosis = drawing({
  title: 'A cell and a bacterium at four moments',
  height: 118,
  left: 0,
  right: 360,
  tells: ({ order = [0, 1, 2, 3], names = ['1', '2', '3', '4'] }: Partial<PhagocytosisValues>) =>
    `Four pictures of one cell. ${order.map((stage, at) => `Picture ${names[at] ?? ''}: ${STAGE_TOLD[stage] ?? ''}.`).join(' ')}`,
  parts: {},
  draw: ({ order = [0, 1, 2, 3], names = ['1', '2', '3', '4'] }: Partial<PhagocytosisValues>) =>
    order.map((stage, at) => STAGES[stage]?.(44 + at * 90) ?? '').join('') +
    names.map((name, at) => text(44 + at * 90, 110, name, { anchor: 'middle', cls: 'b' })).join(''),
})
