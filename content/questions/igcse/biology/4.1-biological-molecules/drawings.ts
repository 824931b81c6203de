import { AMINO_ACIDS, chain, hexagon } from '@/content/figures/igcse/biology/biological-molecules'
import { describeDnaLadder, dnaLadder } from '@/lib/figures/biology/dna'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { ellipse, line, type Point, pointer, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'biological-molecules'

export type Built = 'carbohydrate' | 'protein' | 'fat'

const XS = [120, 156, 192, 228, 264, 300] as const

const BUILT: Record<Built, { told: string; draw: (y: number) => Shape }> = {
  carbohydrate: {
    told: 'a chain of six equal hexagons',
    draw: y => chain(XS, y, x => hexagon(x, y, 'l w')),
  },
  protein: {
    told: 'a chain of six squares of three kinds in mixed order',
    draw: y => chain(XS, y, (x, at) => rect(x - 11, y - 11, 22, 22, AMINO_ACIDS[at % AMINO_ACIDS.length])),
  },
  fat: {
    told: 'a short bar with three long bars of equal length on it, side by side',
    draw: y =>
      rect(120, y - 33, 14, 66, 'l hl') +
      [-22, 0, 22]
        .map(dy => line(134, y + dy, 156, y + dy) + rect(156, y + dy - 6, 110, 12, 'l rw', 6))
        .join(''),
  },
}

export const twoMolecules = (first: Built, second: Built): Figure =>
  figure(
    {
      name: `${topic}/two-large-molecules`,
      title: 'Two large molecules, P and Q',
      description: `P is ${BUILT[first].told}. Q is ${BUILT[second].told}.`,
      height: 174,
    },
    text(64, 48, 'P', { anchor: 'middle', cls: 'b' }),
    BUILT[first].draw(44),
    text(64, 134, 'Q', { anchor: 'middle', cls: 'b' }),
    BUILT[second].draw(130),
  )

/** Time until Benedict's solution has changed its colour. */
export const colourTime = (concentration: number) => 240 / concentration

export function colourGraph(): Figure {
  const g = graph({
    x: {
      label: 'concentration of glucose / g per dm^{3}',
      max: 10,
      ticks: [0, 2, 4, 6, 8, 10],
      grid: true,
      parts: 2,
    },
    y: { label: 'time / s', max: 140, ticks: [0, 20, 40, 60, 80, 100, 120, 140], grid: true, parts: 2 },
  })
  const measured = [2, 3, 4, 5, 6, 8, 10]
  return figure(
    {
      name: `${topic}/time-and-concentration`,
      title: 'Time until the colour changes',
      description: `A graph of time in seconds against concentration of glucose in grams per cubic decimetre. The curve falls through these points: ${measured.map(each => `${each}: ${colourTime(each)} s`).join(', ')}.`,
      height: 246,
    },
    g.axes,
    g.plot(colourTime, 1.8, 10),
    g.points(measured.map((each): Point => [each, colourTime(each)])),
  )
}

export type DnaPart = 'strand' | 'base' | 'pair'

/** A piece of DNA with two of its parts lettered. */
export function letteredDna(bases: string, first: DnaPart, second: DnaPart): Figure {
  const places: Record<DnaPart, { at: Point; word: Point; seen: string }> = {
    strand: { at: [112, 31], word: [62, 28], seen: 'the long bar along the upper bases' },
    base: { at: [246, 84], word: [296, 88.5], seen: 'one unit on the lower bar' },
    pair: {
      at: [191, 76],
      word: [191, 138],
      seen: 'a ring around the place where an upper and a lower unit meet',
    },
  }
  const shown = [first, second].map((part, at) => {
    const { at: to, word } = places[part]
    const letter = 'XY'.charAt(at)
    const anchor = part === 'strand' ? 'end' : 'start'
    return part === 'pair'
      ? ellipse(191, 66, 15, 11, 'r') +
          line(191, 126, ...to) +
          text(...word, letter, { anchor: 'middle', cls: 'b' })
      : pointer(...word, ...to, letter, anchor)
  })
  return figure(
    {
      name: `${topic}/two-parts-lettered`,
      title: 'Part of a molecule of DNA with two letters',
      description: `${describeDnaLadder({ bases })} Label X points to ${places[first].seen}, label Y to ${places[second].seen}.`,
      height: 146,
    },
    dnaLadder({ x: 100, y: 24, bases, letters: false }),
    ...shown,
  )
}

export type Kept = { start: number; cold: readonly number[]; warm: readonly number[] }

const DAYS = [0, 2, 4, 6, 8] as const

/** Drops of juice that take the colour of DCPIP away, after days in the cold and in the warm. */
export function storedJuice({ cold, warm }: Kept, coldAt: number, warmAt: number): Figure {
  const g = graph({
    x: { label: 'time in store / days', max: 8, ticks: [...DAYS], grid: true },
    y: { label: 'number of drops of juice', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 5 },
  })
  const points = (values: readonly number[]) => values.map((value, at): Point => [DAYS[at] ?? 0, value])
  const told = (values: readonly number[]) =>
    values.map((value, at) => `day ${DAYS[at]}: ${value}`).join(', ')
  return figure(
    {
      name: `${topic}/juice-in-store`,
      title: 'Drops of juice that are needed',
      description: `A line graph of the number of drops of juice against the time in store in days. At ${warmAt} °C: ${told(warm)}. At ${coldAt} °C: ${told(cold)}.`,
      height: 246,
    },
    g.axes,
    g.line(points(warm), 'r'),
    g.points(points(warm), 'r'),
    g.line(points(cold)),
    g.points(points(cold), 'p'),
    g.label(7.9, warm.at(-1) ?? 0, `${warmAt} °C`, { anchor: 'end', dy: -8 }),
    g.label(7.9, cold.at(-1) ?? 0, `${coldAt} °C`, { anchor: 'end', dy: 20 }),
  )
}
