import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { decayPoints } from '@/lib/figures/nuclear'

const { core, templates } = choiceQuestions('5.2.4', { calculator: 'needed' })

export { templates }

const ISOTOPES = [
  { name: 'iodine-131', into: 'xenon-131', unit: 'days', half: [8] },
  { name: 'sodium-24', into: 'magnesium-24', unit: 'hours', half: [15] },
  { name: 'isotope X', into: 'isotope Y', unit: 'minutes', half: [4, 6, 10, 12] },
  { name: 'isotope X', into: 'isotope Y', unit: 'years', half: [5, 6, 8, 12] },
] as const

core('ratio-of-daughter-to-parent-from-a-curve', {
  facts: { difficulty: 5, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const { half, ...isotope } = random.pick(ISOTOPES)
    const life = random.pick<number>(half)
    const lives = random.pick([2, 3, 4])
    const parts = 2 ** lives - 1
    const right = lives * life
    const slips: Slip[] = [
      [(lives - 1) * life, 'You counted one half-life too few. Make a table of how much is left after each.'],
      [(lives + 1) * life, `You took ${parts + 1} times as many for one half-life more than it needs.`],
      [
        parts * life,
        `You took one half-life for each of the ${parts} parts. The number halves in each half-life.`,
      ],
      [life, 'You gave the half-life.'],
      [
        (lives + 2) * life,
        'You counted two half-lives too many. Make a table of how much is left after each.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, isotope.unit))
    return wrong && { isotope, life, lives, parts, right, wrong, start: random.pick([40, 60, 80]) }
  },
  make: ({ isotope: { name, into, unit }, life, lives, parts, right, wrong, start }) => {
    const chart = graph({
      x: {
        label: `time / ${unit}`,
        max: 2 * life,
        ticks: [0, 1, 2, 3, 4].map(at => (at * life) / 2),
        grid: true,
        parts: 5,
      },
      y: {
        label: 'number of nuclei / 10^{15}',
        max: start * 1.25,
        ticks: [0, 1, 2, 3, 4, 5].map(at => (at * start) / 4),
        grid: true,
        parts: 5,
      },
    })
    return {
      stem: [
        `A sample contains only ${name} at the start. It decays into ${into}, which is stable. The graph shows the number of nuclei of ${name} that are left.`,
        `${name[0]?.toUpperCase()}${name.slice(1)} decays into stable ${into}. The graph shows how many nuclei of ${name} a sample contains, which has no ${into} at first.`,
      ],
      figure: figure(
        {
          name: 'nuclear-physics/nuclei-left-in-a-sample',
          title: 'Number of nuclei left against time',
          description: `Number of nuclei, in units of ten to the fifteen, against time in ${unit}, on a fine grid. A curve falls from ${start} at zero, less and less steeply, to ${start / 4} at ${2 * life} ${unit}.`,
          height: 250,
        },
        chart.axes,
        chart.curve(decayPoints(start, life, 2 * life)),
      ),
      prompt: [
        `After which time are there ${parts} times as many nuclei of ${into} as of ${name}?`,
        `At which time is the ratio of nuclei of ${into} to nuclei of ${name} equal to ${parts}?`,
      ],
      options: numbers({ right, unit, wrong }),
      solution: `The number falls from ${start} to ${start / 2} in ${quantity(life, unit)}: this is the half-life.

With ${parts} times as many of ${into}, 1 nucleus in ${parts + 1} of ${name} is left. ${parts + 1} = 2^{${lives}}, so ${lives} half-lives have passed: ${lives} × ${life} = ${quantity(right, unit)}.`,
    }
  },
  verify: ({ life, parts }) => {
    let [left, made, time] = [1, 0, 0]
    while (made < parts * left - 1e-9) {
      made += left / 2
      left /= 2
      time += life
    }
    return time
  },
})

core('count-rate-beyond-the-end-of-a-curve', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const life = random.pick([2, 3, 4, 5, 6])
    const start = random.pick([320, 480, 640, 800])
    const lives = random.pick([4, 5])
    const right = start / 2 ** lives
    const slips: Slip[] = [
      [2 * right, 'You halved once too few.'],
      [right / 2, 'You halved once too often.'],
      [
        start / (2 * lives),
        'You divided by twice the number of half-lives. Each half-life halves what is left.',
      ],
      [start / lives, 'You divided by the number of half-lives. Each half-life halves what is left.'],
      [0, 'You let everything decay in two half-lives.'],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'counts/s', 2))
    return wrong && { life, start, lives, right, wrong, unit: random.pick(['hours', 'days', 'minutes']) }
  },
  make: ({ life, start, lives, right, wrong, unit }) => {
    const chart = graph({
      x: {
        label: `time / ${unit}`,
        max: 2 * life + 2,
        ticks: Array.from({ length: life + 2 }, (_, at) => 2 * at),
        grid: true,
        parts: 2,
      },
      y: {
        label: 'count rate / (counts/s)',
        max: 800,
        ticks: [0, 160, 320, 480, 640, 800],
        grid: true,
        parts: 4,
      },
    })
    return {
      stem: [
        'The graph shows the count rate of a radioactive sample. Background radiation has been subtracted.',
        'The decay curve of a radioactive source is shown. The count rates are corrected for background radiation.',
        'A hospital measures the count rate of a sample. The graph shows the corrected count rate.',
      ],
      figure: figure(
        {
          name: 'nuclear-physics/first-part-of-a-decay-curve',
          title: 'Corrected count rate against time',
          description: `Count rate in counts per second against time in ${unit}, on a fine grid. A curve falls from ${start} at zero, less and less steeply, and ends a little after ${quantity(1.6 * life, unit)}.`,
          height: 250,
        },
        chart.axes,
        chart.curve(decayPoints(start, life, 1.7 * life)),
      ),
      prompt: [
        `What is the count rate after ${quantity(lives * life, unit)}?`,
        `Which count rate is expected ${quantity(lives * life, unit)} after the start?`,
      ],
      options: numbers({ right, unit: 'counts/s', sigFigs: 2, wrong }),
      solution: `The count rate falls from ${start} to ${start / 2} in ${quantity(life, unit)}: this is the half-life.

${quantity(lives * life, unit)} are ${lives} half-lives: ${start} ÷ 2^{${lives}} = ${quantity(right, 'counts/s', 2)}.`,
    }
  },
  verify: ({ life, start, lives }) => start * Math.exp((-Math.LN2 * lives * life) / life),
})
