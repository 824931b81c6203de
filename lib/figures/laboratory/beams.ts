import { arrow, dimension, line, polygon, rect, type Shape } from '@/lib/figures/shapes'

export type BeamForce = {
  /** from the left end, as a part of the length */ at: number
  label: string
  up?: boolean
  length?: number
}

/** A rod or beam with the forces on it, and distances marked below; a pivot at a part of its length if wished. */
export function loadedBeam(
  x: number,
  y: number,
  width: number,
  {
    forces,
    pivot,
    distances = [],
  }: {
    forces: readonly BeamForce[]
    pivot?: number
    distances?: readonly { from: number; to: number; label: string }[]
  },
): Shape {
  const on = (part: number): number => x + width * Math.min(1, Math.max(0, part))
  const drawn = forces.map(({ at, label, up = false, length = 46 }) =>
    up
      ? arrow(on(at), y, on(at), y - length, { cls: 'p', label })
      : arrow(on(at), y + 10, on(at), y + 10 + length, { cls: 'p', label }),
  )
  const support =
    pivot === undefined
      ? ''
      : polygon(
          [
            [on(pivot), y + 10],
            [on(pivot) - 12, y + 34],
            [on(pivot) + 12, y + 34],
          ],
          'l sunk',
        )
  // Above every label, the shortest distance lowest, so that no dashed line crosses another's words.
  const clear = Math.max(16, ...forces.filter(each => each.up).map(each => (each.length ?? 46) + 34))
  const marks = [...distances]
    .sort((one, other) => one.to - one.from - (other.to - other.from))
    .map(({ from, to, label }, at) => {
      const py = y - clear - at * 26
      return (
        line(on(from), y - 2, on(from), py - 5, 'l dash thin') +
        line(on(to), y - 2, on(to), py - 5, 'l dash thin') +
        dimension(on(from), py, on(to), py, label)
      )
    })
  return marks.join('') + rect(x, y, width, 10, 'l sheet') + support + drawn.join('')
}
