import { givenCounts, saidCounts } from './point-counts'

const judged = (['earned', 'notEarned', 'undecided'] as const).map(verdict => ({
  verdict,
  spans: [],
  reason: '',
}))

type Ticks = boolean[] | null

/** How often students ticked and unticked each point, after all of these were saved one after the other. */
function told(...saved: Ticks[]) {
  const sums = judged.map(() => [0, 0])
  saved.slice(1).forEach((after, at) => {
    for (const { point, ticked, unticked } of saidCounts({ judged }, { before: saved[at] ?? null, after }))
      sums[point - 1] = [(sums[point - 1]?.[0] ?? 0) + ticked, (sums[point - 1]?.[1] ?? 0) + unticked]
  })
  return sums
}

it('counts each point that was read, and nothing of a part that was not', () => {
  expect(givenCounts({ judged })).toEqual([
    { point: 1, read: 'earned', given: 1, ticked: 0, unticked: 0 },
    { point: 2, read: 'notEarned', given: 1, ticked: 0, unticked: 0 },
    { point: 3, read: 'undecided', given: 1, ticked: 0, unticked: 0 },
  ])
  expect(givenCounts({ judged: null })).toEqual([])
  expect(saidCounts({ judged: null }, { before: null, after: [true] })).toEqual([])
})

it('counts the last word of a student once, however often a mind was changed', () => {
  expect(told(null, [false, true, true])).toEqual([
    [0, 1],
    [1, 0],
    [1, 0],
  ])
  expect(told(null, [false, true, true], [true, true, true], [false, true, false])).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ])
  expect(saidCounts({ judged }, { before: [true, true, true], after: [true, true, true] })).toEqual([])
})
