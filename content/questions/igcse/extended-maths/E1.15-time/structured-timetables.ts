import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { two } from '../shared'

const { core, templates } = questionsOf('structured', 'E1.15')

export { templates }

const clock = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)} ${two(minutes % 60)}`

const LINES = [
  { what: 'a bus route', stops: ['Harbour', 'Market', 'Hospital', 'Castle'], one: 'bus', stop: 'stop' },
  { what: 'a railway line', stops: ['Weston', 'Midford', 'Oakley', 'Easton'], one: 'train', stop: 'station' },
  {
    what: 'a ferry line',
    stops: ['North Bay', 'Old Town', 'Lighthouse', 'South Bay'],
    one: 'ferry',
    stop: 'pier',
  },
] as const

core('timetable-of-a-line', {
  facts: { difficulty: 3, checked: '2026-11-28' },
  values: random => {
    const start = 60 * random.int(7, 9) + random.pick([5, 12, 18, 25, 34, 48])
    const legs = [random.int(9, 24), random.int(11, 28), random.int(8, 26)]
    const gaps = [random.pick([25, 35, 40, 50]), random.pick([45, 55, 65])]
    const slow = random.int(3, 8)
    const total = legs.reduce((sum, each) => sum + each, 0)
    return { line: random.pick(LINES), start, legs, gaps, slow, total, walk: random.int(12, 22) }
  },
  make: ({ line: { what, stops, one, stop }, start, legs, gaps, slow, total, walk }) => {
    const starts = [start, start + (gaps[0] ?? 0), start + (gaps[0] ?? 0) + (gaps[1] ?? 0)]
    const times = starts.map((first, at) => {
      const row = [first]
      for (const leg of legs) row.push((row.at(-1) ?? 0) + leg)
      return at === 2 ? row.map((time, place) => (place === 3 ? time + slow : time)) : row
    })
    const [first = [], second = [], third = []] = times
    const longest = total + slow
    const arrive = (second[1] ?? 0) - walk
    return {
      stem: `The table is part of the timetable of ${what}.`,
      table: {
        head: [one, 'first', 'second', 'third'],
        rows: stops.map((name, at) => [name, ...times.map(row => clock(row[at] ?? 0))]),
      },
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the time that the first ${one} takes from ${stops[0]} to ${stops[3]}, in minutes.`,
          unit: 'min',
          scheme: [`B1 ${total}`],
          solution: `From ${clock(first[0] ?? 0)} to ${clock(first[3] ?? 0)} it is ${total} minutes.`,
          answer: total,
        }),
        b: ask.whole({
          command: 'Work out',
          prompt: `Work out how many minutes longer the third ${one} takes than the first for the whole journey.`,
          unit: 'min',
          scheme: [`M1 ${longest} minutes for the third`, `A1 ${slow}`],
          solution: `The third takes from ${clock(third[0] ?? 0)} to ${clock(third[3] ?? 0)}, which is ${longest} minutes. $${longest} - ${total} = ${slow}$.`,
          answer: slow,
        }),
        c: ask.table({
          command: 'Complete',
          objective: 'AO2',
          lead: `A student needs ${walk} minutes to walk to the ${stop} at ${stops[1]} and wants to catch the second ${one} there.`,
          prompt:
            'Complete the table with the latest time at which the student can leave. Use the 24-hour clock.',
          head: ['hours', 'minutes'],
          rows: [
            [
              { blank: 'hours', answer: Math.floor(arrive / 60), marks: 1 },
              { blank: 'minutes', answer: arrive % 60, marks: 1 },
            ],
          ],
          scheme: [`B1 ${two(Math.floor(arrive / 60))}`, `B1 ${two(arrive % 60)}`],
          solution: `The second ${one} leaves ${stops[1]} at ${clock(second[1] ?? 0)}. ${walk} minutes earlier it is ${clock(arrive)}.`,
        }),
      },
    }
  },
  verify: ({ start, legs: [one = 0, two = 0, three = 0], slow, total }) => {
    const end = start + one + two + three
    return { a: end - start, b: end + slow - start - total }
  },
})

const PEOPLE = ['A nurse', 'A baker', 'A guard', 'A driver'] as const

core('hours-worked-in-a-week', {
  facts: { difficulty: 2, checked: '2026-11-28' },
  values: random => {
    const from = 60 * random.int(20, 22) + random.pick([0, 15, 30, 45])
    const length = 60 * random.int(7, 9) + random.pick([10, 20, 40, 50])
    const days = random.int(3, 5)
    const pause = random.pick([35, 40, 45, 50])
    const worked = length - pause
    return Math.floor((days * worked) / 60) > 45
      ? null
      : { from, length, days, pause, worked, who: random.pick(PEOPLE) }
  },
  make: ({ from, length, days, pause, worked, who }) => {
    const week = days * worked
    return {
      stem: `${who} starts work at ${clock(from)} and finishes at ${clock(from + length)} on the next day. There is a break of ${quantity(pause, 'min')}, which does not count as work.`,
      parts: {
        a: ask.values({
          command: 'Complete',
          prompt: 'Complete the table with the time from start to finish.',
          scheme: [`B1 ${Math.floor(length / 60)}`, `B1 ${length % 60}`],
          solution: `From ${clock(from)} to midnight it is ${plain((1440 - from - ((1440 - from) % 60)) / 60)} h ${(1440 - from) % 60} min, and from midnight ${Math.floor((from + length - 1440) / 60)} h ${(from + length) % 60} min: together ${Math.floor(length / 60)} h ${length % 60} min.`,
          found: [
            ['hours', Math.floor(length / 60)],
            ['minutes', length % 60],
          ],
        }),
        b: ask.values({
          command: 'Complete',
          objective: 'AO2',
          prompt: `${who.replace('A ', 'The ')} works in this way on ${days} nights of a week. Complete the table with the total time worked in the week.`,
          scheme: [`B1 ${Math.floor(week / 60)}`, `B1 ${week % 60}`],
          solution: `Each night ${length} − ${pause} = ${worked} minutes are worked. $${days} \\times ${worked} = ${week}$ minutes, which is ${Math.floor(week / 60)} h ${week % 60} min.`,
          found: [
            ['hours', Math.floor(week / 60), 'hours worked'],
            ['minutes', week % 60, 'minutes worked'],
          ],
        }),
      },
    }
  },
})
