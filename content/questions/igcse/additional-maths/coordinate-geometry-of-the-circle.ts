/** What questions on circles draw their numbers from. */

/** All whole steps whose length has the given square. */
export function lattice(squared: number): readonly (readonly [number, number])[] {
  const reach = Math.floor(Math.sqrt(squared))
  const whole = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach)
  return whole.flatMap(x => whole.flatMap(y => (x * x + y * y === squared ? [[x, y] as const] : [])))
}

/** Steps off both axes. */
export const slanted = (squared: number) => lattice(squared).filter(([x, y]) => x !== 0 && y !== 0)

/** Squares of radii with many whole points on the circle. */
export const SQUARED = [5, 10, 13, 17, 20, 25, 26, 29, 34, 40, 45, 50, 52, 65] as const

/** Points whose letters do not touch that of the origin in a drawing. */
export const isClear = (...points: readonly (readonly [number, number])[]) =>
  points.every(([x, y]) => Math.hypot(x, y) > 3.5)
