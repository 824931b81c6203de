import type { Point } from './shapes'

/** Curves of cost and revenue of one firm, by quantity, for `market` of markets.ts. */
export type Curve = (q: number) => number

export function sample(f: Curve, from: number, to: number, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const q = from + ((to - from) * at) / steps
    return [q, f(q)]
  })
}

/** The q between two bounds at which a falling or rising difference of two curves is zero. */
export function meeting(f: Curve, g: Curve, from: number, to: number): number {
  let [low, high] = [from, to]
  const sign = Math.sign(f(low) - g(low))
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    if (Math.sign(f(middle) - g(middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Short-run curves that fit together: MC cuts AVC, at a quantity of 40, and AC at their lowest points. */
export function costs(lowest = 30, fixed = 600) {
  const avc: Curve = q => lowest + 0.01 * (q - 40) ** 2
  const mc: Curve = q => avc(q) + 0.02 * q * (q - 40)
  const afc: Curve = q => fixed / q
  const ac: Curve = q => avc(q) + afc(q)
  return { avc, mc, ac, afc, minimum: meeting(mc, ac, 41, 90) }
}

export function straightFrom(price: number, slope: number): Curve {
  return q => price - slope * q
}
