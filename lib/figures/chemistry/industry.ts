import {
  arrow,
  centred,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

export type BlastFurnaceLabels = Partial<
  Record<'charge' | 'gases' | 'air' | 'slag' | 'iron' | 'hot' | 'middle' | 'top', string>
>

/** A blast furnace in section; an empty text leaves a label out. 330 units wide, 270 tall, (x, y) its corner. */
export function blastFurnace(x: number, y: number, labels: BlastFurnaceLabels = {}): Shape {
  const { charge = 'iron ore, coke\nand limestone', gases = 'waste gases', air = 'hot air' } = labels
  const { slag = 'molten slag', iron = 'molten iron', top = '', middle = '', hot = '' } = labels
  const c = x + 168
  const mirrored = (side: readonly Point[]): Point[] => [
    ...side,
    ...[...side].reverse().map(([px, py]): Point => [2 * c - px, py]),
  ]
  const outer: Point[] = [
    [c - 30, y + 36],
    [c - 46, y + 60],
    [c - 66, y + 178],
    [c - 50, y + 212],
    [c - 50, y + 268],
  ]
  const inner: Point[] = [
    [c - 22, y + 38],
    [c - 37, y + 62],
    [c - 56, y + 178],
    [c - 41, y + 212],
    [c - 41, y + 259],
  ]
  const tap = (level: number, way: 1 | -1, label: string) => {
    const [from, to] = [c + way * 41, c + way * 84]
    return (
      line(from, level - 4, to, level - 4) +
      line(from, level + 4, to, level + 4) +
      (label ? text(to + way * 6, level + 4.5, label, { anchor: way > 0 ? 'start' : 'end' }) : '')
    )
  }
  const blast = (way: 1 | -1) =>
    arrow(c + way * 104, y + 206, c + way * 44, y + 206, { head: 7 }) +
    (air ? text(c + way * 109, y + 210.5, air, { anchor: way > 0 ? 'start' : 'end' }) : '')
  const zone = (level: number, content: string) => (content ? centred(c, level, content, 's') : '')
  return (
    polygon(mirrored(outer), 'l sunk') +
    polygon(mirrored(inner), 'l sheet') +
    rect(c - 40.5, y + 228, 81, 15, 'w') +
    rect(c - 40.5, y + 243, 81, 15.5, 'hl') +
    line(c - 41, y + 228, c + 41, y + 228, 'l thin') +
    line(c - 41, y + 243, c + 41, y + 243, 'l thin') +
    tap(y + 236, -1, slag) +
    tap(y + 251, 1, iron) +
    blast(-1) +
    blast(1) +
    // The charge goes in through the top; gases leave by pipes at its sides.
    arrow(c, y + 8, c, y + 34, { head: 7 }) +
    (charge ? text(c - 14, y + 10, charge, { anchor: 'end' }) : '') +
    arrow(c + 40, y + 52, c + 84, y + 34, { head: 7 }) +
    (gases ? text(c + 88, y + 36, gases) : '') +
    zone(y + 88, top) +
    zone(y + 136, middle) +
    zone(y + 196, hot)
  )
}

export type Fraction = { name: string; use?: string; temperature?: string }

/** Fractions of petroleum in the order of the syllabus, from the top of the column. */
export const PETROLEUM: readonly Fraction[] = [
  { name: 'refinery gas' },
  { name: 'gasoline / petrol' },
  { name: 'naphtha' },
  { name: 'kerosene / paraffin' },
  { name: 'diesel oil / gas oil' },
  { name: 'fuel oil' },
  { name: 'lubricating oil' },
  { name: 'bitumen' },
]

export type FractionatingColumn = {
  fractions?: readonly Fraction[]
  /** at the top and the bottom of the column */
  temperatures?: readonly [top: string, bottom: string]
  feed?: string
  height?: number
}

/** A fractionating column with a pipe for each fraction; the first leaves at the top. */
export function fractionatingColumn(x: number, y: number, facts: FractionatingColumn = {}): Shape {
  const { fractions = PETROLEUM, temperatures, feed = 'heated\npetroleum', height = 240 } = facts
  const [left, width] = [x + 86, 62]
  const right = left + width
  const [top, bottom] = [y + 24, y + height]
  const step = (bottom - top - 12) / Math.max(1, fractions.length - 1)
  const pipes = fractions.map(({ name, use, temperature }, at) => {
    const isTop = at === 0
    const level = isTop ? y + 8 : at === fractions.length - 1 ? bottom - 8 : top + at * step
    const from = isTop ? left + width / 2 : right
    const tray =
      isTop || at === fractions.length - 1
        ? ''
        : line(
            at % 2 === 0 ? left + 1 : left + 18,
            level + 7,
            at % 2 === 0 ? right - 18 : right - 1,
            level + 7,
            'l thin',
          )
    return (
      (isTop ? line(from, level, from, top) : '') +
      arrow(from, level, right + 26, level, { head: 7 }) +
      tray +
      text(right + 31, level + 4.5, use ? `${name}: ${use}` : name) +
      (temperature ? text(left + width / 2, level + 4.5, temperature, { anchor: 'middle', cls: 's' }) : '')
    )
  })
  const inlet = bottom - step * 0.9
  return (
    rect(left, top, width, bottom - top, 'l sheet', 8) +
    pipes.join('') +
    arrow(x + 58, inlet, left, inlet, { head: 7 }) +
    text(x + 54, inlet + 4.5 - 16 * (feed.split('\n').length - 1), feed, { anchor: 'end' }) +
    (temperatures
      ? text(left - 8, top + 18, temperatures[0], { anchor: 'end', cls: 's' }) +
        text(left - 8, bottom - 2, temperatures[1], { anchor: 'end', cls: 's' })
      : '')
  )
}

export type CarbonCycleLabels = Partial<
  Record<
    | 'air'
    | 'plants'
    | 'animals'
    | 'fuels'
    | 'photosynthesis'
    | 'respiration'
    | 'feeding'
    | 'combustion'
    | 'decay',
    string
  >
>

/** The carbon cycle as boxes and arrows, 350 by 220; replace a label by `A` where a question asks for it. */
export function carbonCycle(x: number, y: number, labels: CarbonCycleLabels = {}): Shape {
  const {
    air = 'carbon dioxide in the air',
    plants = 'plants',
    animals = 'animals',
    fuels = 'fossil fuels',
  } = labels
  const { photosynthesis = 'photo-\nsynthesis', respiration = 'respiration', feeding = 'feeding' } = labels
  const { combustion = 'combustion', decay = 'dead remains' } = labels
  const place = (left: number, top: number, width: number, content: string) =>
    rect(x + left, y + top, width, 30, 'l sheet', 4) + centred(x + left + width / 2, y + top + 15, content)
  const flow = (
    from: Point,
    to: Point,
    label: string,
    at: Point,
    anchor: 'start' | 'middle' | 'end' = 'start',
  ) =>
    arrow(x + from[0], y + from[1], x + to[0], y + to[1], { cls: 'p', head: 7 }) +
    text(x + at[0], y + at[1], label, { anchor, cls: 's tp' })
  return (
    place(10, 4, 330, air) +
    place(36, 104, 84, plants) +
    place(166, 104, 84, animals) +
    place(230, 178, 110, fuels) +
    flow([60, 34], [60, 104], photosynthesis, [54, 64], 'end') +
    flow([100, 104], [100, 34], respiration, [106, 60]) +
    flow([120, 119], [166, 119], feeding, [143, 140], 'middle') +
    flow([208, 104], [208, 34], respiration, [202, 88], 'end') +
    flow([310, 178], [310, 34], combustion, [304, 76], 'end') +
    polyline(
      [
        [x + 78, y + 134],
        [x + 78, y + 200],
      ],
      'p',
    ) +
    polyline(
      [
        [x + 194, y + 134],
        [x + 194, y + 200],
      ],
      'p',
    ) +
    flow([78, 200], [230, 200], decay, [136, 194], 'middle')
  )
}

/** A reversible process as a flow scheme of plain boxes, one below the other, with what goes in and comes out. */
export function processSteps(
  x: number,
  y: number,
  steps: readonly { name: string; into?: string; out?: string }[],
  width = 130,
): Shape {
  return steps
    .map(({ name, into, out }, at) => {
      const top = y + at * 62
      return (
        rect(x, top, width, 36, 'l sheet', 4) +
        centred(x + width / 2, top + 18, name) +
        (at < steps.length - 1 ? arrow(x + width / 2, top + 36, x + width / 2, top + 62, { head: 7 }) : '') +
        (into
          ? arrow(x - 26, top + 18, x, top + 18, { head: 7 }) +
            text(x - 30, top + 22.5, into, { anchor: 'end' })
          : '') +
        (out ? pointerOut(x + width, top + 18, out) : '')
      )
    })
    .join('')
}

function pointerOut(x: number, y: number, label: string): Shape {
  return arrow(x, y, x + 26, y, { head: 7 }) + text(x + 31, y + 4.5, label)
}
