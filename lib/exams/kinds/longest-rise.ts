/** The longest run of numbers that rises from left to right, others left out: at which places its numbers stand. */
export function longestRise(numbers: readonly number[]): Set<number> {
  // For each length, the place of the least last number of such a run.
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  numbers.forEach((number, place) => {
    const found = ends.findIndex(end => (numbers[end] ?? 0) >= number)
    const length = found === -1 ? ends.length : found
    before.set(place, ends[length - 1])
    ends[length] = place
  })
  const run = new Set<number>()
  for (let place = ends.at(-1); place !== undefined; place = before.get(place)) run.add(place)
  return run
}
