/**
 * A seeded source of choices. Ours on purpose: a seed is a promise ("the same seed always gives the same paper"),
 * and no update of a library may break it. Hash: MurmurHash3's mixer; generator: sfc32 (public domain).
 */
export type Random = {
  /** A number from 0 up to but without 1. */
  next: () => number
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  /** One of min, min + step, … up to max, free of binary dust: step(0.1, 0.5, 0.1) may give 0.3 exactly. */
  step: (min: number, max: number, step: number) => number
  pick: <T>(list: readonly T[]) => T
  /** `count` different members in random order. */
  sample: <T>(list: readonly T[], count: number) => T[]
  shuffle: <T>(list: readonly T[]) => T[]
  /** True with the given probability. */
  chance: (probability: number) => boolean
}

function hash(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    for (let word = 0; word < 4; word += 1) {
      let mixed = (words[word] ?? 0) ^ Math.imul(code + word * 374761393, 0xcc9e2d51)
      mixed = Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593)
      words[word] = (Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b) ^ (words[(word + 1) % 4] ?? 0)) >>> 0
    }
  }
  return words
}

/** @throws RangeError from `pick` and `sample` when there is not enough to choose from */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = hash(seed)
  function next(): number {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round += 1) next()

  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  function shuffle<T>(list: readonly T[]): T[] {
    const result = [...list]
    for (let at = result.length - 1; at > 0; at -= 1) {
      const other = int(0, at)
      const kept = result[at] as T
      result[at] = result[other] as T
      result[other] = kept
    }
    return result
  }
  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from')
    return list[int(0, list.length - 1)] as T
  }
  return {
    next,
    int,
    step: (min, max, step) => clean(min + step * int(0, Math.round((max - min) / step))),
    pick,
    sample: (list, count) => {
      if (count > list.length) throw new RangeError(`Cannot take ${count} of ${list.length}`)
      return shuffle(list).slice(0, count)
    },
    shuffle,
    chance: probability => next() < probability,
  }
}

/** Twelve significant figures: what a sum of decimals was meant to be. */
export function clean(value: number): number {
  return Number(value.toPrecision(12))
}
