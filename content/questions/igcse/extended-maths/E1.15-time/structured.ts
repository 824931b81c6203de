import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { clean } from '@/lib/exams/random'
import { two } from '../shared'

const { core, templates } = questionsOf('structured', 'E1.15')

export { templates }

const clock = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

/** Ways to write a time of the 24-hour clock that are right too. */
const alsoRight = (minutes: number) => {
  const shown = clock(minutes)
  return [
    shown.replace(':', ''),
    shown.replace(/^0/, ''),
    `${shown.replace(':', '')} hours`,
    `${shown} hours`,
    `${shown} h`,
    `${shown}h`,
    `${shown.replace(':', '')}h`,
    shown.replace(':', 'h'),
    `${shown} the next day`,
    `${shown} next day`,
  ]
}

core('flight-across-time-zones', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const start = random.step(20 * 60 + 35, 23 * 60 + 35, 10)
    const [hours, minutes] = random.pick([
      [5, 30],
      [6, 15],
      [6, 30],
      [7, 30],
      [7, 15],
      [8, 15],
      [8, 30],
    ] as const)
    const ahead = random.pick([-4, -3, -2, 2, 3, 4, 5])
    const speed = random.step(640, 840, 40)
    return { start, hours, minutes, ahead, speed, distance: clean(speed * (hours + minutes / 60)) }
  },
  make: ({ start, hours, minutes, ahead, speed, distance }) => {
    const landed = start + hours * 60 + minutes
    const local = landed + ahead * 60
    const cell = (blank: string, at: number): TableCell => ({
      blank,
      answer: clock(at),
      accept: alsoRight(at),
      marks: 1,
    })
    return {
      stem: `A plane leaves city *P* at ${clock(start)} local time and flies to city *Q*. The flight takes ${hours} hours ${minutes} minutes. The local time in *Q* is ${Math.abs(ahead)} hours ${ahead > 0 ? 'ahead of' : 'behind'} the local time in *P*.`,
      parts: {
        a: ask.table({
          objective: 'AO2',
          prompt: 'Complete the table for the time at which the plane arrives in *Q*. Use the 24-hour clock.',
          scheme: [`B1 ${clock(landed)}`, `B1 ${clock(local)}`],
          solution: `${clock(start)} and ${hours} h ${minutes} min later it is ${clock(landed)} in *P*. In *Q* it is then ${Math.abs(ahead)} hours ${ahead > 0 ? 'later' : 'earlier'}: ${clock(local)}.`,
          head: ['Place', 'Time'],
          rows: [
            [{ text: 'local time in *P*' }, cell('in P', landed)],
            [{ text: 'local time in *Q*' }, cell('in Q', local)],
          ],
        }),
        b: ask.whole({
          command: 'Work out',
          subtopic: 'E1.12',
          objective: 'AO1',
          prompt: `The distance flown is ${quantity(distance, 'km')}. Work out the average speed of the plane, in km/h.`,
          scheme: [`M1 ${plain(distance)} ÷ ${hours + minutes / 60} or equivalent`, `A1 ${speed} km/h`],
          solution: `${hours} h ${minutes} min is ${hours + minutes / 60} h. Speed = ${plain(distance)} ÷ ${hours + minutes / 60} = ${speed} km/h.`,
          answer: speed,
          unit: 'km/h',
        }),
      },
    }
  },
  verify: ({ hours, minutes, distance }) => ({ b: (distance / (hours * 60 + minutes)) * 60 }),
})
