import { bySize } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { display } from '@/lib/figures/laboratory/measuring'
import { stopwatch } from '@/lib/figures/laboratory/stands'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('5.2.1', { calculator: 'needed' })

export { templates }

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** A detector on its counter, and a stopwatch, in a space of 175 by 150. */
function moment(x: number, words: string, counts: number, seconds: number): Shape {
  return (
    text(x + 87, 18, words, { anchor: 'middle', cls: 'b' }) +
    rect(x + 26, 34, 50, 16, 'l sheet', 3) +
    line(x + 26, 34, x + 26, 50, 'l thick') +
    line(x + 51, 50, x + 51, 70) +
    rect(x + 4, 70, 90, 70, 'l sunk', 4) +
    display(x + 14, 82, String(counts).padStart(4, '0'), '', 70) +
    text(x + 49, 128, 'counts', { anchor: 'middle', cls: 's' }) +
    stopwatch(x + 136, 104, clock(seconds)) +
    text(x + 136, 154, 'min:s', { anchor: 'middle', cls: 's' })
  )
}

core('count-rate-from-a-counter-and-a-stopwatch', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const source = random.chance(0.5)
    const first = random.step(30, 150, 30)
    const lasts = random.step(90, 330, 30)
    const minute = source ? random.step(90, 480, 6) : random.int(14, 48)
    const counts = (minute * lasts) / 60
    const before = Math.round((minute * first) / 60) + random.int(15, 160)
    const perSecond = source && random.chance(0.6)
    const after = before + counts
    const last = first + lasts
    const factor = perSecond ? 1 / 60 : 1
    const right = minute * factor
    // 3 min 30 s, read as 3.3 min.
    const asDecimal = Math.floor(lasts / 60) + (lasts % 60) / 100
    const slips: Slip[] = [
      [
        ((60 * after) / last) * factor,
        'You divided the last readings. Take the differences of both readings first.',
      ],
      [
        ((60 * after) / lasts) * factor,
        'You forgot that the counter did not start at zero: subtract its first reading.',
      ],
      [
        ((60 * counts) / last) * factor,
        'You forgot that the stopwatch did not start at zero: subtract its first reading.',
      ],
      [
        (counts / asDecimal) * factor,
        'You took the seconds as hundredths of a minute. Half a minute is 0.5 minutes.',
      ],
      ...(perSecond
        ? [[minute, 'You gave the counts in a minute. Divide by the time in seconds.'] as const]
        : [[minute / 60, 'You gave the counts in a second. Divide by the time in minutes.'] as const]),
    ]
    const print = (value: number) => `${quantity(value, '', 2)} ${perSecond ? 'counts/s' : 'counts/min'}`
    const wrong = threeSlips(random, right, slips, print)
    if (!wrong || !Number.isInteger(counts) || after > 9999) return null
    if (Math.abs(Number(right.toPrecision(2)) - right) > 1e-9) return null
    if (wrong.some(([value]) => Math.abs(value / right - 1) < 0.06)) return null
    return {
      source,
      first,
      last,
      lasts,
      before,
      after,
      counts,
      perSecond,
      right,
      wrong,
      scene: random.int(0, 2),
    }
  },
  make: ({ source, first, last, lasts, before, after, counts, perSecond, right, wrong, scene }) => {
    const unit = perSecond ? 'counts/s' : 'counts/min'
    const print = (value: number) => `${quantity(value, '', 2)}\u00a0${unit}`
    const time = perSecond ? `${lasts} s` : `${quantity(lasts / 60, '')} min`
    return {
      stem:
        (source
          ? [
              'A radiation detector is close to a radioactive source. The diagrams show the counter and a stopwatch at two moments.',
              'A student measures the radiation from a rock. She looks at the counter and the stopwatch twice, without stopping them.',
              'A detector is placed near a weak source of γ-radiation. The readings of the counter and of the stopwatch are shown at two moments.',
            ]
          : [
              'A teacher measures the background radiation in a laboratory. The diagrams show the counter and a stopwatch at two moments.',
              'There is no radioactive source near a radiation detector. The counter and the stopwatch, which are not stopped, are shown twice.',
              'A student measures the background radiation in a cellar. The readings of the counter and of the stopwatch are shown at two moments.',
            ])[scene] ?? '',
      figure: figure(
        {
          name: 'nuclear-physics/counter-and-stopwatch-twice',
          title: 'A counter and a stopwatch at two moments',
          description: `A radiation detector on a counter, and a stopwatch, drawn twice. First, the counter shows ${before} counts and the stopwatch ${clock(first)} in minutes and seconds. Later, the counter shows ${after} counts and the stopwatch ${clock(last)}.`,
          height: 164,
        },
        moment(0, 'first', before, first),
        moment(183, 'later', after, last),
      ),
      prompt: [
        'What is the average count rate between the two moments?',
        'Which average count rate do these readings give?',
      ],
      options: bySize({ right, wrong, print }),
      solution: `The counter counts ${after} − ${before} = ${quantity(counts, '')} between the two moments.

The time is ${clock(last)} − ${clock(first)} = ${clock(lasts)}, that is ${time}. Count rate = ${quantity(counts, '')} ÷ ${perSecond ? lasts : quantity(lasts / 60, '')} = ${print(right)}.`,
    }
  },
  // In seconds throughout.
  verify: ({ first, last, before, after, perSecond }) =>
    ((after - before) / (last - first)) * (perSecond ? 1 : 60),
})
