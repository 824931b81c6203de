/** A second route for `verify`: roots, gradients and areas by numbers alone. */

type RealFunction = (x: number) => number

/** The root of a function that changes its sign between two values. */
export function bisect(f: RealFunction, low: number, high: number): number {
  let [from, to] = [low, high]
  for (let round = 0; round < 80; round += 1) {
    const middle = (from + to) / 2
    if (f(from) * f(middle) <= 0) to = middle
    else from = middle
  }
  return (from + to) / 2
}

/** Where a function changes its sign between two values, by steps and halving. */
export function crossings(f: RealFunction, from = -40, to = 40, step = 0.00971): number[] {
  const found: number[] = []
  for (let x = from; x < to; x += step) if (f(x) * f(x + step) < 0) found.push(bisect(f, x, x + step))
  return found
}

/** Where a function with one trough between two values is least. */
export function lowestAt(f: RealFunction, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let round = 0; round < 200; round += 1) {
    const [one, two] = [low + (high - low) / 3, high - (high - low) / 3]
    if (f(one) < f(two)) high = two
    else low = one
  }
  return (low + high) / 2
}

/** A root from a value near it, by the method of secants. */
export function secant(f: RealFunction, near: number): number {
  let [one, two] = [near, near + 0.01]
  for (let round = 0; round < 60 && Math.abs(f(two) - f(one)) > 1e-14; round += 1) {
    const next = two - (f(two) * (two - one)) / (f(two) - f(one))
    one = two
    two = next
  }
  return two
}

/** The gradient at x by central differences, with the error of the step taken out (Richardson). */
export function derivative(f: RealFunction, x: number, step = 1e-3): number {
  const slope = (h: number) => (f(x + h) - f(x - h)) / (2 * h)
  return (4 * slope(step / 2) - slope(step)) / 3
}

/** The integral from one value to another by Simpson's rule. */
export function integral(f: RealFunction, from: number, to: number, strips = 2000): number {
  const width = (to - from) / strips
  const inside = Array.from(
    { length: strips - 1 },
    (_, at) => (at % 2 === 0 ? 4 : 2) * f(from + (at + 1) * width),
  )
  return ((f(from) + inside.reduce((sum, each) => sum + each, 0) + f(to)) * width) / 3
}
