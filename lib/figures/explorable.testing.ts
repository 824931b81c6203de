import { type Explorable, startOf, type Values } from './explorable'
import { statesOf } from './explorable-faults'

/** What a figure says at these values, the others as they start: readings by their names. */
export function readingsAt(moving: Explorable, values: Partial<Values> = {}): Record<string, string> {
  const all = { ...startOf(moving), ...values } as Values
  return Object.fromEntries(moving.says(all).readings)
}

/** The first number of a reading: `−$2.5 thousand` is −2.5. */
export function numberIn(reading: string | undefined): number {
  const [, minus, digits] = /(−?)\$?(\d+(?:\.\d+)?)/.exec(reading ?? '') ?? []
  return (minus ? -1 : 1) * Number(digits)
}

/** Where a falling function crosses zero between two bounds: a second route to what a formula gives. */
export function rootOf(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2
    if (f(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** For readings, which are rounded. */
export function within(reading: number, expected: number, tolerance: number): void {
  expect(Math.abs(reading - expected)).toBeLessThanOrEqual(tolerance + 1e-6)
}

/** A test of a figure computes its readings by another way than the figure's own. */
export function everywhere<Name extends string>(
  moving: Explorable<Name>,
  check: (values: Values<Name>, read: (name: string) => number, readings: Record<string, string>) => void,
): void {
  for (const values of statesOf(moving)) {
    const readings = readingsAt(moving, values)
    check(values as Values<Name>, name => numberIn(readings[name]), readings)
  }
}
