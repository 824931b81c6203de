import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain } from '@/lib/exams/format'
import type { TableCell } from '@/lib/exams/question'
import { clean } from '@/lib/exams/random'

const { supplement, templates } = questionsOf('structured', 'E1.10', { calculator: 'needed' })

export { templates }

supplement('bounds-of-results', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const who = random.pick(['A model car', 'A remote-controlled boat', 'A toy train', 'A small robot'])
    // A short time, so that a wrong bound is far enough from the right one to be seen.
    const [distance, time] = [random.int(4, 18), random.step(1.6, 4.6, 0.1)]
    // None of these goes faster than a runner.
    return Number.isInteger(time) || distance > 4 * time || distance < time
      ? null
      : { who, distance, time, greatest: random.chance(0.5) }
  },
  make: ({ who, distance, time, greatest }) => {
    const [far, near] = [distance + 0.5, distance - 0.5]
    const [long, short] = [clean(time + 0.05), clean(time - 0.05)]
    const answer = greatest ? far / short : near / long
    const name = greatest ? 'upper' : 'lower'
    const isShort = plain(answer).length <= 5
    const shown = isShort ? plain(answer) : figures(answer, 4)
    const bound = (blank: string, value: number): TableCell => ({ blank, answer: value, unit: 's', marks: 1 })
    return {
      stem: `${who} travels a distance of *d* metres in *t* seconds. *d* = ${distance}, correct to the nearest metre. *t* = ${time}, correct to 1 decimal place.`,
      parts: {
        a: ask.table({
          prompt: 'Complete the table with the lower bound and the upper bound of *t*.',
          scheme: [`B1 ${short}`, `B1 ${long}`],
          solution: `The value is given to the nearest 0.1, so go half of that, 0.05, either side: $${short} \\le t < ${long}$.`,
          head: ['lower bound of *t*', 'upper bound of *t*'],
          rows: [[bound('lower bound of t', short), bound('upper bound of t', long)]],
        }),
        b: ask.number({
          prompt: `Calculate the ${name} bound of the average speed.`,
          scheme: [
            `B1 ${greatest ? far : near} for the bound of *d*`,
            `M1 $\\frac{${greatest ? far : near}}{${greatest ? short : long}}$`,
            `A1 ${shown}${isShort ? '' : `, or ${figures(answer, 3)}`}`,
          ],
          solution: `The speed is ${greatest ? 'greatest for the longest distance and the shortest time' : 'smallest for the shortest distance and the longest time'}: $\\frac{${greatest ? far : near}}{${greatest ? short : long}} ${isShort ? '=' : '\\approx'} ${shown}$ m/s.`,
          answer,
          sigFigs: 3,
          unit: 'm/s',
        }),
      },
    }
  },
  verify: ({ distance, time, greatest }) => {
    const speeds = [-1, 1].flatMap(one =>
      [-1, 1].map(other => (distance * 10 + 5 * one) / (time * 10 + 0.5 * other)),
    )
    return { b: greatest ? Math.max(...speeds) : Math.min(...speeds) }
  },
})
