/** What the questions on permutations and combinations share: counts by formula, and counts one by one. */

export const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Arrangements of r of n things. */
export const perms = (n: number, r: number): number => (r < 1 ? 1 : n * perms(n - 1, r - 1))

/** Selections of r of n things. */
export const combos = (n: number, r: number) => perms(n, r) / factorial(r)

/** The symbols in LaTeX, without the dollars. */
export const nPr = (n: number | string, r: number | string) => `{}^{${n}}P_{${r}}`
export const nCr = (n: number | string, r: number | string) => `{}^{${n}}C_{${r}}`

/** The factors of a permutation, written out: "7 \times 6 \times 5". */
export const product = (n: number, r: number) =>
  Array.from({ length: r }, (_, at) => String(n - at)).join(' \\times ')

/** The whole numbers from one to another. */
export const upTo = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** Counts the arrangements of r of the items one by one, those that pass the test. */
export function countOrders<T>(
  items: readonly T[],
  r: number,
  fits: (order: readonly T[]) => boolean = () => true,
): number {
  const order: T[] = []
  const used = items.map(() => false)
  const place = (): number => {
    if (order.length === r) return fits(order) ? 1 : 0
    let found = 0
    for (const [at, item] of items.entries()) {
      if (used[at]) continue
      used[at] = true
      order.push(item)
      found += place()
      order.pop()
      used[at] = false
    }
    return found
  }
  return place()
}

/** Counts the selections of r of the items one by one, those that pass the test. */
export function countChoices<T>(
  items: readonly T[],
  r: number,
  fits: (chosen: readonly T[]) => boolean = () => true,
): number {
  const chosen: T[] = []
  const take = (from: number): number => {
    if (chosen.length === r) return fits(chosen) ? 1 : 0
    let found = 0
    for (let at = from; at < items.length; at += 1) {
      chosen.push(...items.slice(at, at + 1))
      found += take(at + 1)
      chosen.pop()
    }
    return found
  }
  return take(0)
}

type Step = { at: number; last: number; next: number; isUsed: (item: number) => boolean }

/** Counts the rows of so many objects, built up one by one: `fits` says whether the next may follow. */
export function countRows(count: number, fits: (step: Step) => boolean): number {
  const known = new Map<number, number>()
  const from = (used: number, last: number, at: number): number => {
    if (at === count) return 1
    const key = used * 32 + last + 1
    const before = known.get(key)
    if (before !== undefined) return before
    let found = 0
    for (let next = 0; next < count; next += 1) {
      if ((used >> next) & 1) continue
      if (!fits({ at, last, next, isUsed: item => ((used >> item) & 1) === 1 })) continue
      found += from(used | (1 << next), next, at + 1)
    }
    known.set(key, found)
    return found
  }
  return from(0, -1, 0)
}
