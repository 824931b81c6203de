import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { decayGrid } from './decay-grid'

const { core, templates } = questionsOf('structured', '5.2.4', { calculator: 'needed' })

export { templates }

const SAMPLES = [
  {
    isotope: 'iodine-131',
    use: 'A hospital uses iodine-131 to treat a gland in the neck.',
    halfLife: 8,
    within: 0.6,
    unit: 'days',
    times: [0, 4, 8, 12, 20, 28],
    max: 30,
    large: 5,
  },
  {
    isotope: 'sodium-24',
    use: 'Engineers use sodium-24 to find leaks in a water pipe.',
    halfLife: 15,
    within: 1,
    unit: 'hours',
    times: [0, 5, 15, 25, 40, 55],
    max: 60,
    large: 10,
  },
  {
    isotope: 'radon-222',
    use: 'A scientist takes a sample of radon-222 from the air of a cellar.',
    halfLife: 3.8,
    within: 0.3,
    unit: 'days',
    times: [0, 2, 4, 6, 9, 13],
    max: 14,
    large: 2,
  },
  {
    isotope: 'gold-198',
    use: 'Engineers use gold-198 to follow sand that moves on the bed of a river.',
    halfLife: 2.7,
    within: 0.2,
    unit: 'days',
    times: [0, 1, 2, 4, 6, 9],
    max: 10,
    large: 2,
  },
  {
    isotope: 'bismuth-212',
    use: 'A laboratory studies a sample of bismuth-212.',
    halfLife: 60,
    within: 4,
    unit: 'minutes',
    times: [0, 20, 50, 80, 140, 200],
    max: 240,
    large: 40,
  },
] as const

/** Of the sample that is reckoned with; none has the half-life that is read from the graph. */
const OTHERS = [
  { name: 'technetium-99m', life: 6, unit: 'hours' },
  { name: 'phosphorus-32', life: 14, unit: 'days' },
  { name: 'carbon-11', life: 20, unit: 'minutes' },
  { name: 'iodine-123', life: 13, unit: 'hours' },
  { name: 'chromium-51', life: 28, unit: 'days' },
] as const

const LEFT = ['', '', '\\frac{1}{4}', '\\frac{1}{8}', '\\frac{1}{16}'] as const

const HALF_LIFE = `
  HALF = half/halve/"50%"/"1/2"/"½"/halves
  WHAT = nuclei/nucleus/atom/sample/isotope/activity/rate/count/radioactivity/substance/mass/amount/number/material/source/it/particle/radiation
  reject "half a nucleus"/"half a atom"/"half an atom"/"half of a nucleus"/"half of an atom" | half of/the time | half life of ... time it take to decay | half ... time ... all
  reject time ...(no HALF).. all/completely
  accept time/long/period/minute/hour/day/duration ... HALF ... WHAT
  accept time/long/period ... WHAT ... HALF
  accept HALF ...(no life/live).. WHAT ... time
  earns: the time taken for half of the nuclei to decay
  earns: the time in which the count rate halves
  earns: how long it takes for half the atoms to decay
  earns: time it takes for the acttivity to fall to half
  earns: the time it takes for the mass of the isotope to halve
  misses: half the time it takes to decay
  misses: the time until all of it has decayed
  misses: the time for a nucleus to decay
  misses: half of the life of the sample
  misses: the time for half a nucleus to decay
  misses: the half-life of a sample is the time it takes to decay
  misses: the half-life of the isotope`

core('plot-of-a-decay-curve', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const sample = random.pick(SAMPLES)
    const lives = random.pick([2, 3, 4])
    return {
      sample,
      start: random.step(320, 400, 10),
      lives,
      other: random.pick(OTHERS),
      mass: random.pick([16, 24, 32, 40, 48, 64, 80]),
      decayed: random.chance(0.5),
    }
  },
  make: ({ sample, start, lives, other, mass, decayed }) => {
    const { isotope, use, halfLife, within, unit, times } = sample
    const rate = (time: number) => start * 2 ** (-time / halfLife)
    const rates = times.map(time => Math.round(rate(time)))
    const left = mass / 2 ** lives
    const halving = Array.from({ length: lives + 1 }, (_, at) => plain(mass / 2 ** at)).join(' → ')
    return {
      stem: `${use} A detector near a sample measures the count rate at different times. The background count rate has been taken off. The table shows the results.`,
      table: {
        head: [`time / ${unit}`, ...times.map(time => plain(time))],
        rows: [['count rate / counts per minute', ...rates.map(each => plain(each))]],
      },
      parts: {
        a: ask.written({
          prompt: 'State what is meant by the *half-life* of an isotope.',
          lines: 2,
          scheme: [
            judged(
              'the time taken for half the nuclei (in any sample of the isotope) to decay (accept: for the count rate to halve)',
              HALF_LIFE,
            ),
          ],
          modelAnswer: 'It is the time taken for half the nuclei of the isotope in any sample to decay.',
          solution:
            'It is a time, and it is the same for any sample of the isotope. “Half the time until everything has decayed” is wrong.',
        }),
        b: ask.draw({
          prompt: 'Plot the six results on the grid, and draw the curve of best fit.',
          command: 'Draw',
          objective: 'AO2',
          ...decayGrid(sample, {
            rate,
            plotted: rates,
            label: 'count rate / counts per minute',
            name: 'nuclear-physics/grid-for-a-count-rate',
            called: 'count rate',
          }),
          solution:
            'Each cross stands at its time and its count rate. The curve falls steeply at first and then less and less. It has no corners.',
        }),
        c: ask.number({
          prompt: `Use your graph to determine the half-life of ${isotope}.`,
          command: 'Determine',
          answer: halfLife,
          unit,
          tolerance: within * 1.001, // both ends of the printed range
          scheme: steps(
            `time in which the count rate halves, such as from ${start} to ${plain(start / 2)}`,
            `${quantity(halfLife, unit)} (${plain(halfLife - within, 1)} to ${plain(halfLife + within, 1)} accepted)`,
          ),
          solution: `The count rate falls from ${start} to ${plain(start / 2)} counts per minute in about ${quantity(halfLife, unit)}. It takes as long to halve from any other point of the curve.`,
        }),
        d: ask.number({
          lead: `The half-life of another isotope, ${other.name}, is ${quantity(other.life, other.unit)}. A sample contains ${quantity(mass, 'mg')} of it.`,
          prompt: `Calculate the mass of ${other.name} that ${decayed ? 'has **decayed**' : 'is **left**'} after ${quantity(other.life * lives, other.unit)}.`,
          answer: decayed ? mass - left : left,
          unit: 'mg',
          scheme: steps(
            `${plain(other.life * lives)} ÷ ${plain(other.life)} = ${lives} half-lives`,
            `${halving}${decayed ? ' (mg left)' : ''}, or $${LEFT[lives]}$ of ${mass}${decayed ? ' left' : ''}`,
            quantity(decayed ? mass - left : left, 'mg'),
          ),
          solution: `${plain(other.life * lives)} ÷ ${plain(other.life)} = ${lives} half-lives. The mass halves in each of them: ${halving}. So ${quantity(left, 'mg')} is left${decayed ? `, and ${mass} − ${plain(left)} = ${quantity(mass - left, 'mg')} has decayed` : ''}.`,
        }),
      },
    }
  },
  verify: ({ sample, other, lives, mass, decayed }) => {
    const left = mass * Math.exp((-Math.LN2 * other.life * lives) / other.life)
    return { c: sample.halfLife, d: decayed ? mass - left : left }
  },
})
