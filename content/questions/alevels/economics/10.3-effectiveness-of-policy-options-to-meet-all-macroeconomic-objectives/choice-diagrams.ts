import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { market } from '@/lib/figures/markets'
import { dot, type Point, text } from '@/lib/figures/shapes'
import { byLetter, LETTERS } from '../shared'

const { question, templates } = choiceQuestions('10.3')

export { templates }

const PLACES = ['low', 'left', 'peak', 'right'] as const
type Place = (typeof PLACES)[number]

/** Revenue at a rate of tax, in per cent of the diagram: highest at `peak`, nothing at 0 and at 100. */
const revenue = (rate: number, peak: number) =>
  82 * (1 - ((rate - peak) / (rate < peak ? peak : 100 - peak)) ** 2)

const ASKED = {
  right: {
    prompt: [
      'At which point would a small cut in the rate raise tax revenue?',
      'At which point does the Laffer curve support a cut in the rate in order to raise revenue?',
    ],
    errors: {
      low: 'You chose a low rate. There a cut lowers revenue, because the tax base hardly grows.',
      left: 'You chose a point to the left of the peak. There a cut still lowers revenue.',
      peak: 'You chose the highest revenue. From there any change of the rate lowers it.',
    },
    why: 'To the right of the peak the tax base shrinks by a larger percentage than the rate rises. So a cut makes the base grow by more than the rate falls, and revenue rises.',
  },
  low: {
    prompt: [
      'At which point would a rise of one percentage point in the rate raise revenue by most?',
      'At which point does a rise of one percentage point in the rate add most to revenue?',
    ],
    errors: {
      left: 'You chose a point where a rise still adds revenue, but less: the curve is flatter there.',
      peak: 'You chose the highest revenue. There a rise in the rate adds no more; look for the steepest rise.',
      right: 'You chose a point where the curve falls. There a higher rate lowers revenue.',
    },
    why: 'What one more percentage point adds is the gradient of the curve. It is steepest upwards at the lowest rate, where the tax base hardly reacts.',
  },
  peak: {
    prompt: [
      'At which point would both a rise and a cut in the rate lower tax revenue?',
      'From which point does any change of the rate reduce tax revenue?',
    ],
    errors: {
      low: 'You chose a low rate. From there a rise in the rate would raise revenue.',
      left: 'You chose a point to the left of the peak. From there a rise would still raise revenue.',
      right: 'You chose a point to the right of the peak. From there a cut would raise revenue.',
    },
    why: 'At the peak of the curve revenue is highest. A higher rate shrinks the tax base by more, and a lower rate makes it grow by less, than the rate changes.',
  },
} as const

question('points-on-a-laffer-curve', {
  facts: { difficulty: 2, checked: '2026-11-29', objective: 'AO1' },
  values: random => {
    const peak = random.int(42, 60)
    const rates = { low: 0.2 * peak, left: 0.6 * peak, peak, right: peak + 0.5 * (100 - peak) }
    return {
      peak,
      rates,
      names: random.shuffle(LETTERS),
      asked: random.pick(['right', 'low', 'peak'] as const),
    }
  },
  make: ({ peak, rates, names, asked }) => {
    const m = market({ x: 'Rate of tax / %', y: 'Tax revenue', width: 264 })
    const spot = (rate: number): Point => [rate, revenue(rate, peak)]
    const letter = (place: Place) => names[PLACES.indexOf(place)] ?? ''
    const item = ASKED[asked]
    const errors: Partial<Record<Place, string>> = item.errors
    const [left, right] = [7, 9]
    return {
      stem: 'The diagram shows how the revenue from a tax on income depends on the rate of the tax.',
      figure: figure(
        {
          name: 'government-macroeconomic-intervention-a-level/points-on-laffer',
          title: 'A Laffer curve',
          description: `Tax revenue on the vertical axis, the rate of tax from 0% to 100% on the horizontal axis. The curve rises from nothing at 0%, steeply at first, to a peak, and falls to nothing at 100%. From left to right lie ${letter('low')} low on the rising part, ${letter('left')} higher on the rising part, ${letter('peak')} at the peak and ${letter('right')} on the falling part.`,
          height: 262,
        },
        m.axes,
        m.bent(
          Array.from({ length: 21 }, (_, at) => spot(at * 5)),
          '',
          'p',
        ),
        PLACES.map((place, at) => {
          const [px, py] = m.at(...spot(rates[place]))
          const rising = place === 'low' || place === 'left'
          return (
            dot(px, py) +
            text(px + (rising ? -left : place === 'peak' ? 0 : left), py - right, names[at] ?? '', {
              anchor: rising ? 'end' : place === 'peak' ? 'middle' : 'start',
              cls: 'b',
            })
          )
        }).join(''),
        m.label(100, -9, '100', 'middle'),
      ),
      prompt: item.prompt,
      options: byLetter(
        letter(asked),
        Object.fromEntries(PLACES.map(place => [letter(place), errors[place] ?? ''])),
      ),
      solution: `${item.why} This is ${letter(asked)}.`,
    }
  },
  verify: ({ peak, rates, names, asked }) => {
    // What one percentage point more and one less do to revenue.
    const gains = PLACES.map(place => {
      const at = revenue(rates[place], peak)
      return [revenue(rates[place] + 1, peak) - at, revenue(rates[place] - 1, peak) - at] as const
    })
    const most = Math.max(...gains.map(([more]) => more))
    const found = gains.findIndex(([more, less]) =>
      asked === 'right' ? less > 0 : asked === 'low' ? more === most : more < 0 && less < 0,
    )
    return names[found] ?? ''
  },
})
