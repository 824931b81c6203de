import type { Random } from '../random'

export type Shares = ReadonlyMap<string, number>

/** The same shares as parts of one; noughts where there is nothing to share. */
function normal(shares: Shares): Map<string, number> {
  const sum = [...shares.values()].reduce((all, each) => all + each, 0)
  return new Map([...shares].map(([key, share]) => [key, sum === 0 ? 0 : share / sum]))
}

/**
 * Whole numbers that add up to `total`, each its exact share rounded up or down by chance, so that over many papers
 * everything comes as often as its share says (systematic sampling; the largest remainder would always win).
 */
export function quotas(total: number, shares: Shares, random: Random): Map<string, number> {
  const start = random.next()
  const counts = new Map<string, number>()
  let reached = 0
  for (const [key, share] of random.shuffle([...normal(shares)])) {
    const next = reached + share * total
    counts.set(key, Math.floor(tidy(next + start)) - Math.floor(tidy(reached + start)))
    reached = next
  }
  return counts
}

/** Sums of shares miss whole numbers by binary dust, which a floor would make a whole question of. */
const tidy = (value: number) => Math.round(value * 1e9) / 1e9

/**
 * Shares that a supply can serve: none gets more than it has, and what it cannot take goes to the others in their
 * proportions.
 */
export function affordable(total: number, shares: Shares, supply: Shares): Map<string, number> {
  const full = new Set<string>()
  for (;;) {
    const open = new Map([...shares].filter(([key]) => !full.has(key)))
    const left = total - [...full].reduce((sum, key) => sum + (supply.get(key) ?? 0), 0)
    const wanted = new Map([...normal(open)].map(([key, share]) => [key, share * left]))
    const short = [...wanted].filter(([key, want]) => want > (supply.get(key) ?? 0))
    if (short.length === 0 || open.size === short.length) {
      return new Map([...shares.keys()].map(key => [key, wanted.get(key) ?? supply.get(key) ?? 0]))
    }
    for (const [key] of short) full.add(key)
  }
}
