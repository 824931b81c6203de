import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, money, roundTo } from '@/lib/exams/format'
import { clean } from '@/lib/exams/random'

const { supplement, templates } = questionsOf('structured', 'E1.17', { calculator: 'needed' })

export { templates }

supplement('depreciation-and-growth', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const [start, fall, years] = [random.step(8000, 24000, 500), random.int(8, 19), random.int(3, 6)]
    const [first, rise, span] = [random.step(200, 900, 50), random.step(3, 14, 1), random.int(4, 9)]
    const last = Math.round(first * (1 + rise / 100) ** span)
    const thing = random.pick(['car', 'motorbike', 'printing machine', 'boat'])
    const until = Math.ceil(Math.log(0.5) / Math.log(1 - fall / 100))
    return until === years
      ? null
      : {
          start,
          fall,
          years,
          first,
          span,
          last,
          thing,
          until,
          animal: random.pick(['deer', 'seals', 'penguins', 'storks']),
        }
  },
  make: ({ start, fall, years, first, span, last, thing, until, animal }) => {
    const keep = clean(1 - fall / 100)
    const value = start * keep ** years
    const rate = ((last / first) ** (1 / span) - 1) * 100
    return {
      stem: `A ${thing} costs ${money(start)} when new. Its value decreases exponentially by ${fall}% each year.`,
      parts: {
        a: ask.number({
          objective: 'AO1',
          prompt: `Calculate the value of the ${thing} after ${years} years.`,
          scheme: [
            `M1 $${start} \\times ${keep}^${years}$`,
            `A1 ${money(roundTo(value, 2))}, or rounded to 3 significant figures or more`,
          ],
          solution: `Each year leaves ${100 - fall}% of the value: $${start} \\times ${keep}^${years}$ = ${money(roundTo(value, 2))}.`,
          answer: value,
          sigFigs: 3,
          unit: '$',
        }),
        b: ask.whole({
          prompt: `Find the smallest whole number of years after which the value of the ${thing} is less than half of its value when new.`,
          scheme: [
            `M1 $${keep}^n$ evaluated for at least two values of *n*, or $${keep}^n < 0.5$`,
            `A1 ${until}`,
          ],
          solution: `Try powers: $${keep}^${until - 1} = ${figures(keep ** (until - 1), 3)}$, which is more than 0.5, and $${keep}^{${until}} = ${figures(keep ** until, 3)}$, which is less. So ${until} years.`,
          answer: until,
        }),
        c: ask.number({
          command: 'Calculate',
          prompt: `The number of ${animal} in a reserve increases exponentially at *r*% per year, from ${first} to ${last} in ${span} years. Calculate the value of *r*.`,
          scheme: [
            `M1 $${first}(1 + \\frac{r}{100})^${span} = ${last}$`,
            `M1 $\\sqrt[${span}]{\\frac{${last}}{${first}}}$`,
            `A1 ${figures(rate, 3)}`,
          ],
          solution: `$(1 + \\frac{r}{100})^${span} = \\frac{${last}}{${first}}$, so $1 + \\frac{r}{100} = \\sqrt[${span}]{${figures(last / first, 5)}} = ${figures(1 + rate / 100, 5)}$ and *r* = ${figures(rate, 3)}.`,
          answer: rate,
          sigFigs: 3,
        }),
      },
    }
  },
  verify: ({ start, fall, years, first, span, last }) => {
    let value = start
    for (let year = 0; year < years; year += 1) value -= (value * fall) / 100
    let share = 100
    let count = 0
    while (share >= 50) {
      share -= (share * fall) / 100
      count += 1
    }
    return { a: value, b: count, c: 100 * Math.expm1(Math.log(last / first) / span) }
  },
})
