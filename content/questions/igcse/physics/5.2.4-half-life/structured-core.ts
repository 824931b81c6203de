import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'
import { decayGrid } from './decay-grid'
import { DECAY_BY_CHANCE, PARTICLES, SOURCE_HANDLED } from './points-core'

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

const LABORATORIES = [
  'A hospital tests two radioactive sources.',
  'A teacher prepares a lesson about two radioactive sources.',
  'A technician compares two radioactive sources for a factory.',
  'A student studies data about two radioactive sources.',
] as const

/** Half-lives on one scale of time, its unit and its last number. */
const TWO_LIVES = [
  { unit: 'days', max: 20, steps: 2, lives: [2, 6] },
  { unit: 'days', max: 40, steps: 4, lives: [4, 12] },
  { unit: 'hours', max: 20, steps: 2, lives: [3, 8] },
  { unit: 'hours', max: 40, steps: 4, lives: [6, 14] },
  { unit: 'minutes', max: 20, steps: 2, lives: [3, 7] },
  { unit: 'minutes', max: 40, steps: 4, lives: [5, 12] },
] as const

const EMITTED = [
  {
    sign: 'β',
    a: 'a',
    is: 'It is an electron that comes from the nucleus.',
    told: 'A β-particle is a fast-moving electron that comes from the nucleus.',
  },
  {
    sign: 'α',
    a: 'an',
    is: 'It is a helium nucleus.',
    told: 'An α-particle is the same as a helium nucleus: two protons and two neutrons.',
  },
] as const

core('two-decay-curves-compared', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    stem: random.pick(LABORATORIES),
    scale: random.pick(TWO_LIVES),
    // Which of the two has the shorter half-life.
    shortFirst: random.chance(0.5),
    ofShort: random.chance(0.5),
    emitted: random.pick(EMITTED),
    rate: random.pick([160, 240, 320, 400, 480, 640, 800]), // of another source
    count: random.pick([2, 3]),
  }),
  make: ({ stem, scale, shortFirst, ofShort, emitted, rate, count }) => {
    const { unit, max, steps: division, lives } = scale
    const [short, long] = lives
    const names = shortFirst ? (['X', 'Y'] as const) : (['Y', 'X'] as const)
    const [shortName, longName] = names
    const [asked, halfLife] = ofShort ? [shortName, short] : [longName, long]
    const [other, otherLife] = ofShort ? [longName, long] : [shortName, short]
    const within = division / 8 // half a small square
    const left = rate / 2 ** count
    const later = count * otherLife
    const halving = Array.from({ length: count + 1 }, (_, at) => plain(rate / 2 ** at)).join(' → ')
    const chart = graph({
      x: {
        label: `time / ${unit}`,
        max,
        ticks: Array.from({ length: max / division + 1 }, (_, at) => at * division),
        grid: true,
        parts: 4,
      },
      y: {
        label: 'count rate / counts per second',
        max: 80,
        ticks: [0, 20, 40, 60, 80],
        grid: true,
        parts: 5,
      },
      height: 190,
    })
    const valueAt = (time: number, life: number) => 80 * 0.5 ** (time / life)
    return {
      stem: `${stem} The graph shows how the count rate of source X and the count rate of source Y change with time. Background radiation is not included.`,
      figure: figure(
        {
          name: 'nuclear-physics/two-decay-curves',
          title: 'Count rates of two sources against time',
          description: `Count rate in counts per second, from 0 to 80, against time in ${unit}, from 0 to ${max}, on a grid of small squares: five of them are 20 counts per second, and four of them are ${division} ${unit}. Two smooth curves begin at 80 and fall, steeply at first and then less and less. The curve of ${shortName} falls more steeply than the curve of ${longName}.`,
          height: 268,
        },
        chart.axes,
        chart.curve(decayPoints(80, short, max)),
        chart.curve(decayPoints(80, long, max), 'r'),
        chart.label(short * 1.3, valueAt(short * 1.3, short), shortName, {
          dx: -10,
          dy: 14,
          anchor: 'end',
          cls: 'b',
        }),
        chart.label(long * 1.3, valueAt(long * 1.3, long), longName, { dx: 8, dy: -8, cls: 'b' }),
      ),
      parts: {
        a: ask.number({
          prompt: `Determine the half-life of the isotope in source ${asked}.`,
          answer: halfLife,
          unit,
          tolerance: within,
          scheme: steps(
            'time in which the count rate halves, such as from 80 to 40',
            `${quantity(halfLife, unit)} (${plain(halfLife - within)} to ${plain(halfLife + within)} accepted)`,
          ),
          solution: `The count rate of ${asked} falls from 80 to 40 counts per second in ${quantity(halfLife, unit)}.`,
        }),
        b: ask.number({
          prompt: `The half-life of the isotope in source ${other} is ${quantity(otherLife, unit)}. The count rate of a new source of the same isotope is ${quantity(rate, 'counts/s')}. Calculate its count rate after ${quantity(later, unit)}. Background radiation is not included.`,
          command: 'Calculate',
          answer: left,
          unit: 'counts/s',
          scheme: steps(
            `${later} ÷ ${otherLife} = ${count} half-lives, or ${halving}`,
            quantity(left, 'counts/s'),
          ),
          solution: `${later} ÷ ${otherLife} = ${count} half-lives. The count rate halves in each of them: ${halving}, so it is ${quantity(left, 'counts/s')}.`,
        }),
        'c.i': ask.written({
          lead: `Both sources emit ${emitted.sign}-particles.`,
          prompt: `State what ${emitted.a} ${emitted.sign}-particle is.`,
          command: 'State',
          subtopic: '5.2.2',
          lines: 1,
          scheme: [PARTICLES[emitted.sign]],
          modelAnswer: emitted.is,
          solution: emitted.told,
        }),
        'c.ii': ask.written({
          lead: 'In an experiment the measured count rates are not exactly on a smooth curve.',
          prompt: 'Explain why.',
          command: 'Explain',
          subtopic: '5.2.3',
          lines: 1,
          scheme: [judged('radioactive decay is random', DECAY_BY_CHANCE)],
          modelAnswer: 'Radioactive decay is a random process.',
          solution:
            'Nobody can say when a nucleus decays. So the number of decays in equal times varies by chance.',
        }),
        d: ask.written({
          prompt: 'State **two** safety precautions for somebody who works with these sources.',
          command: 'State',
          subtopic: '5.2.5',
          marks: 2,
          lines: 2,
          scheme: SOURCE_HANDLED,
          modelAnswer: 'Hold the source with tongs. Keep it in a lead-lined box when it is not used.',
          solution:
            'Name what keeps radiation away from people. “Be careful” or “wear goggles” does not score.',
        }),
      },
    }
  },
  verify: ({ scale, ofShort, rate, count }) => {
    const [short, long] = scale.lives
    return { a: ofShort ? short : long, b: rate * Math.exp(-count * Math.LN2) }
  },
})
