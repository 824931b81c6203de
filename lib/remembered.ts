import { LRUCache } from 'lru-cache'

/** `make`, with the values kept that were asked for last. @param keyOf tells different arguments apart */
export function remembered<Args extends readonly unknown[], T>(
  max: number,
  make: (...args: Args) => T,
  keyOf: (...args: Args) => string = (...args) => args.join(' '),
): (...args: Args) => T {
  const known = new LRUCache<string, { value: T }>({ max })
  return (...args) => {
    const key = keyOf(...args)
    const kept = known.get(key)
    if (kept) return kept.value
    const value = make(...args)
    known.set(key, { value })
    return value
  }
}
