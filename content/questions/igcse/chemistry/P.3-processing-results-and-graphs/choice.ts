import { crossing, gasCurves, massLine } from '@/content/figures/igcse/chemistry/practical-skills-3'
import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'

const { core, templates } = choiceQuestions('P.3', { calculator: 'needed' })

export { templates }

core('mean-without-the-odd-one', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const middle = random.int(40, 70)
    const kept = [middle - 2, middle, middle + 2]
    const odd = middle + random.pick([-1, 1]) * random.int(14, 22)
    const all = kept.reduce((total, each) => total + each, odd)
    const wrong = threeSlips(
      random,
      middle,
      [
        [all / 4, 'You took the anomalous time into the mean.'],
        [all / 3, 'You left the anomalous time in the sum, but divided by three.'],
        [(3 * middle) / 4, 'You left out the anomalous time, but still divided by four.'],
        [odd, 'You chose the anomalous time.'],
      ],
      value => figures(value, 3),
    )
    return wrong && { kept, odd, middle, readings: random.shuffle([...kept, odd]), wrong }
  },
  make: ({ kept, odd, middle, readings, wrong }) => {
    const list = readings.map(each => quantity(each, 's'))
    const told = `${list.slice(0, 3).join(', ')} and ${list[3]}`
    return {
      stem: [
        `A piece of magnesium is dissolved in acid four times under the same conditions. The times are ${told}.`,
        `A student times how long a cross takes to disappear in four trials: ${told}.`,
        `Four equal volumes of gas are collected under the same conditions. The times are ${told}.`,
      ],
      prompt: ['Which mean should be used?', 'What is the best value of the mean time?'],
      options: bySize({ right: middle, wrong, print: value => `${figures(value, 3)} s` }),
      solution: `${quantity(odd, 's')} does not fit and is left out: (${kept.join(' + ')}) ÷ 3 = ${quantity(middle, 's')}.`,
    }
  },
  verify: ({ readings, odd }) =>
    readings.filter(each => each !== odd).reduce((total, each) => total + each / 3, 0),
})

core('rate-from-two-readings', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [early, late] = [random.pick([20, 30]), random.pick([70, 80])]
    const rate = random.pick([0.3, 0.4, 0.6, 0.7])
    const low = random.int(9, 24)
    const high = roundTo(low + rate * (late - early), 1)
    const wrong = threeSlips(
      random,
      rate,
      [
        [high / late, 'You divided the second volume by its time and left out the first reading.'],
        [(late - early) / (high - low), 'You divided the time by the volume, which is the wrong way round.'],
        [(high - low) / late, 'You divided the change in volume by the whole time.'],
        [low / early, 'You used the first reading alone.'],
      ],
      value => figures(value, 2),
    )
    return wrong && { early, late, rate, low, high, wrong }
  },
  make: ({ early, late, rate, low, high, wrong }) => ({
    stem: [
      `The volume of hydrogen in a gas syringe is ${quantity(low, 'cm^3')} after ${quantity(early, 's')} and ${quantity(high, 'cm^3')} after ${quantity(late, 's')}.`,
      `Carbon dioxide is collected. The readings are ${quantity(low, 'cm^3')} at ${quantity(early, 's')} and ${quantity(high, 'cm^3')} at ${quantity(late, 's')}.`,
      `During a reaction a measuring cylinder holds ${quantity(low, 'cm^3')} of gas at ${quantity(early, 's')} and ${quantity(high, 'cm^3')} at ${quantity(late, 's')}.`,
    ],
    prompt: ['What is the mean rate between the two readings?', 'What is the mean rate in this time?'],
    options: numbers({ right: rate, wrong, unit: 'cm^3/s', sigFigs: 2 }),
    solution: `Change in volume ÷ change in time = (${plain(high)} − ${low}) ÷ (${late} − ${early}) = ${quantity(rate, 'cm^3/s')}.`,
  }),
  verify: ({ early, late, low, high }) => high / (late - early) - low / (late - early),
})

core('where-the-lines-cross', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const start = random.int(18, 20)
    const at = random.pick([16, 18, 26, 28])
    const up = 0.5
    const wrong = threeSlips(
      random,
      at,
      [
        [at - (at % 10) / 2, 'You took one small square as 1 cm^{3}; it is 2 cm^{3}.'],
        [at - 4, 'You read where the falling line begins, but it is extended beyond the crossing.'],
        [start + up * at, 'You read the temperature where the lines cross.'],
        [40, 'You read the last volume that was added.'],
      ],
      value => plain(value),
    )
    return wrong && { start, up, at, down: 0.2, wrong }
  },
  make: ({ start, up, at, down, wrong }) => ({
    stem: [
      'An acid is added in portions to an alkali, and the temperature is plotted.',
      'A student adds acid to 25 cm^{3} of alkali in a cup. The graph shows the temperatures.',
      'The temperature of an alkali is measured as acid is added to it.',
    ],
    figure: crossing('lines-of-temperature', { start, up, at, down }),
    prompt: [
      'Which volume of acid neutralises the alkali?',
      'What volume of acid is needed to neutralise the alkali?',
    ],
    options: numbers({ right: at, wrong, unit: 'cm^3' }),
    solution: `The alkali is neutral where the two lines cross. One small square is 2 cm^{3} across: ${quantity(at, 'cm^3')}.`,
  }),
  verify: ({ start, up, at, down }) => {
    const fallFrom = start + up * at + down * at
    return (fallFrom - start) / (up + down)
  },
})

core('gradient-of-a-line', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const right = random.pick([0.0064, 0.008, 0.0096, 0.012])
    const start = random.pick([4.04, 4.08, 4.12, 4.16])
    const end = roundTo(start + 50 * right, 2)
    const rise = roundTo(end - start, 2)
    const wrong = threeSlips(
      random,
      right,
      [
        [50 / rise, 'You divided the time by the mass, which is the wrong way round.'],
        [rise, 'You gave the rise in 50 min and did not divide it by the time.'],
        [end / 50, 'You divided the mass at 50 min by the time, and left out the mass at the start.'],
        [right / 2, 'You took one large square upwards as 0.1 g; it is 0.2 g.'],
      ],
      value => figures(value, 2),
    )
    return wrong && { right, start, end, wrong }
  },
  make: ({ right, start, end, wrong }) => ({
    stem: [
      'The cathode is weighed during the electrolysis of aqueous copper(II) sulfate. The line of best fit is shown.',
      'The graph shows how the mass of a copper cathode changes during an electrolysis.',
      'A student plots the mass of a copper cathode and draws the line of best fit.',
    ],
    figure: massLine('line-of-mass', right, { from: start }),
    prompt: ['What is the gradient of the line?', 'At which rate does the cathode gain mass?'],
    options: numbers({ right, wrong, unit: 'g/min', sigFigs: 2 }),
    solution: `From 0 to 50 min the line rises from ${plain(start, 2)} g to ${plain(end, 2)} g: ${plain(end - start, 2)} ÷ 50 = ${figures(right, 2)} g/min.`,
  }),
  verify: ({ start, end }) => (end - start) / 50,
})

const CHANGES = [
  { fast: 12, said: 'half of the mass of magnesium, in smaller pieces' },
  { fast: 2, said: 'half of the mass of magnesium, at a lower temperature' },
] as const

core('sketch-of-a-change', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => ({ change: random.pick([0, 1] as const), total: random.pick([40, 48, 56]) }),
  make: ({ change, total }) => {
    const { fast, said } = CHANGES[change]
    return {
      stem: [
        'Magnesium reacts with an excess of acid. Curve P is the first experiment, curve Q a second one with one or more changes.',
        'A student measures the gas from magnesium in an excess of dilute acid. He changes the conditions and plots curve Q beside curve P.',
        'Curve P shows the gas from magnesium and an excess of acid. Curve Q shows the gas when the conditions were changed.',
      ],
      figure: gasCurves('curves-of-gas', total, { fast, final: total / 2 }),
      prompt: ['Which change gives curve Q?', 'What was changed to give curve Q?'],
      right: said,
      wrong: {
        [CHANGES[change === 0 ? 1 : 0].said]:
          'You compared the final volumes only, and not how steep the curves are at the start.',
        'the same mass of magnesium, in smaller pieces':
          'You forgot that the same mass gives the same final volume.',
        'the same mass of magnesium, at a lower temperature':
          'You forgot that temperature does not change the final volume.',
      },
      solution: `Q ends at ${total / 2} cm^{3}, half of ${total} cm^{3}, so half of the mass was used. At the start it is ${change === 0 ? 'steeper, so the reaction was faster' : 'less steep, so the reaction was slower'}: ${said}.`,
    }
  },
})

core('a-good-scale', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [highest, squares, right, small] = random.pick([
      [46, 10, 5, 2],
      [88, 10, 10, 5],
      [17, 10, 2, 1],
      [36, 8, 5, 2],
      [72, 8, 10, 5],
      [14, 8, 2, 1],
    ] as const)
    return { highest, squares, right, small }
  },
  make: ({ highest, squares, right, small }) => ({
    stem: [
      `Temperature rises from 0 °C to ${highest} °C are to be plotted on an axis with ${squares} large squares.`,
      `An axis has ${squares} large squares. Volumes from 0 to ${highest} cm^{3} are to be plotted on it.`,
      `A grid is ${squares} large squares high. Times from 0 to ${highest} s are to be plotted upwards from zero.`,
    ],
    prompt: [
      'How much should one large square stand for?',
      'Which value of one large square gives a good scale?',
    ],
    options: bySize({
      right,
      wrong: [
        [small, 'You chose a value with which the highest point does not fit on the grid.'],
        [
          highest / squares,
          'You chose a value that just fits, but points between the lines are hard to plot.',
        ],
        [right * 2, 'You chose a value with which the points fill less than half of the grid.'],
      ],
      print: value => plain(value),
    }),
    solution: `${highest} ÷ ${squares} = ${plain(highest / squares)}: at least so much for each large square. The next easy number is ${right}, and the points fill more than half of the grid.`,
  }),
  verify: ({ highest, squares }) => [1, 2, 5, 10, 20].find(each => each * squares >= highest) ?? 0,
})
