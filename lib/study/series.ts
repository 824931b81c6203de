import type { Day } from './days'

/** A series of exams, and the day from which its first papers are sat. */
export type Series = { name: string; from: Day }

/** The first of the month in which a series begins; the day of a paper stands in the student's own timetable. */
const SERIES = [
  ['February/March', '-03-01'],
  ['May/June', '-05-01'],
  ['October/November', '-10-01'],
] as const

/** The next series, the nearest first. */
export function seriesToCome(today: Day, count = 4): Series[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1, year + 2]
    .flatMap(each => SERIES.map(([name, day]) => ({ name: `${name} ${each}`, from: `${each}${day}` })))
    .filter(({ from }) => from > today)
    .slice(0, count)
}
