import { latestChanges } from './note-changes'

const at = (ms: number) => new Date(ms).toISOString()
const note = (learned: boolean, ms: number) => ({ path: '/n', learned, at: at(ms) })

it('keeps one change of each note, the latest, and the tick when two have the same time', () => {
  const clock = { sentAtMs: 100, nowMs: 100 }
  expect(latestChanges([note(true, 5), note(false, 9), note(true, 7)], clock)).toEqual([
    { path: '/n', learned: false, atMs: 9 },
  ])
  expect(latestChanges([note(false, 9), note(true, 9)], clock)).toEqual([
    { path: '/n', learned: true, atMs: 9 },
  ])
})

it('moves the times of a device with a wrong clock, and none into the future or before all time', () => {
  expect(latestChanges([note(true, 1050)], { sentAtMs: 1060, nowMs: 60 })).toEqual([
    { path: '/n', learned: true, atMs: 50 },
  ])
  expect(latestChanges([note(true, 500)], { sentAtMs: 60, nowMs: 60 })[0]?.atMs).toBe(60)
  expect(latestChanges([note(true, 10)], { sentAtMs: 1060, nowMs: 60 })[0]?.atMs).toBe(0)
})
