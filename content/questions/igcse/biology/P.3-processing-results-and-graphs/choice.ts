import {
  faultyGraph,
  GRAPH_FAULTS,
  gasLine,
  waterLoss,
} from '@/content/figures/igcse/biology/practical-skills-graphs'
import { bySize, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { threeSlips } from '@/lib/exams/authoring/slips'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { total } from '@/lib/figures/statistics/statistics'

const { core, templates } = choiceQuestions('P.3', { calculator: 'needed' })

export { templates }

core('percentage-change', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const start = random.step(20, 60, 2)
    const end = start + random.step(3, 15, 1)
    const right = ((end - start) / start) * 100
    const wrong = threeSlips(
      random,
      right,
      [
        [((end - start) / end) * 100, 'You divided by the value at the end, not by the one at the start.'],
        [(end / start) * 100, 'You gave the end as a percentage of the start, not the change.'],
        [end - start, 'You gave the change itself and did not divide by the start.'],
        [(start / end) * 100, 'You gave the start as a percentage of the end.'],
      ],
      value => figures(value, 3),
    )
    return wrong && right <= 60 ? { start, end, right, wrong } : null
  },
  make: ({ start, end, right, wrong }) => ({
    stem: [
      `Dry pea seeds have a mass of ${quantity(start, 'g')}. After some hours in water their mass is ${quantity(end, 'g')}.`,
      `A seedling of a bean is ${quantity(start, 'mm')} tall. Two days later it is ${quantity(end, 'mm')} tall.`,
      `Before a run, a student takes ${quantity(start, '')} breaths in two minutes. After it he takes ${quantity(end, '')} breaths in the same time.`,
    ],
    prompt: ['What is the percentage change?', 'What is the percentage increase?'],
    options: bySize({ right, wrong, print: value => `${figures(value, 3)}%` }),
    solution: `Percentage change = change ÷ value at the start × 100. ${end - start} ÷ ${start} × 100 = ${figures(right, 3)}%.`,
  }),
  verify: ({ start, end }) => 100 * (end / start - 1),
})

const READINGS = [
  { what: 'The time for the starch in a tube to be digested', unit: 's', base: [60, 90] },
  { what: 'The height of the foam in a tube of yeast', unit: 'mm', base: [40, 70] },
  { what: 'The number of bubbles from pondweed in one minute', unit: '', base: [36, 60] },
] as const

core('mean-of-four-readings', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const { what, unit, base } = random.pick(READINGS)
    const middle = random.int(base[0], base[1])
    const kept = [middle - 1, middle, middle + 1].map(each => each + random.pick([-1, 0, 1]))
    const odd = middle + random.pick([-1, 1]) * random.int(16, 24)
    const right = total(kept) / 3
    const whole = total(kept) + odd
    const wrong = threeSlips(
      random,
      right,
      [
        [whole / 4, 'You took the anomalous reading into the mean.'],
        [whole / 3, 'You left the anomalous reading in the sum, but divided by three.'],
        [total(kept) / 4, 'You left out the anomalous reading, but still divided by four.'],
        [odd, 'You chose the anomalous reading.'],
      ],
      value => figures(value, 3),
    )
    return Number.isInteger(right) && new Set(kept).size > 1 && wrong
      ? { what, unit, readings: random.shuffle([...kept, odd]), kept, odd, right, wrong }
      : null
  },
  make: ({ what, unit, readings, kept, odd, right, wrong }) => {
    const list = readings.map(each => quantity(each, unit))
    const written = `${list.slice(0, 3).join(', ')} and ${list[3]}`
    return {
      stem: [
        `${what} is measured four times: ${written}.`,
        `A student repeats a measurement. ${what} is ${written}.`,
        `${what} is found in four trials that should give the same result: ${written}.`,
      ],
      prompt: ['Which mean should be used?', 'What is the best value of the mean?'],
      options: bySize({
        right,
        wrong,
        print: value => (unit ? `${figures(value, 3)} ${unit}` : figures(value, 3)),
      }),
      solution: `${quantity(odd, unit)} does not fit and is left out. Divide by three, the number of readings that are left: (${kept.join(' + ')}) ÷ 3 = ${quantity(right, unit)}.`,
    }
  },
  verify: ({ readings, odd }) =>
    readings.filter(each => each !== odd).reduce((all, each) => all + each / 3, 0),
})

const GRAPHS = {
  'a line graph': [
    ['the rate of photosynthesis at six light intensities', 'both variables are continuous'],
    ['the mass of a growing pumpkin on each of ten days', 'both variables are continuous'],
    ['the volume of gas from yeast at seven temperatures', 'both variables are continuous'],
    ['the height of a seedling after 2, 4, 6, 8 and 10 days', 'both variables are continuous'],
  ],
  'a bar chart, with gaps between its bars': [
    ['the mean height of five species of grass', 'species are separate groups'],
    ['the vitamin C content of five different fruits', 'the fruits are separate groups'],
    ['the energy in one gram of six kinds of nut', 'the kinds of nut are separate groups'],
    ['the mean pulse rate of players of four different sports', 'the sports are separate groups'],
  ],
  'a histogram, whose bars touch': [
    [
      'how many leaves of a bush are 20–29, 30–39, 40–49 or 50–59 mm long',
      'length is continuous and is put into classes',
    ],
    [
      'how many students have a hand span in each class of 2 cm',
      'hand span is continuous and is put into classes',
    ],
    ['how many seeds have a mass in each class of 0.1 g', 'mass is continuous and is put into classes'],
    ['how many fish of a lake are in each class of length', 'length is continuous and is put into classes'],
  ],
} as const

type Kind = keyof typeof GRAPHS

const NOT_SO: Record<Kind | 'pie', string> = {
  'a line graph':
    'You chose a graph for two continuous variables, which is not what was counted or compared here.',
  'a bar chart, with gaps between its bars':
    'You chose a chart for separate groups, but the variable here is continuous.',
  'a histogram, whose bars touch':
    'You chose a diagram for one continuous variable in classes, which these data are not.',
  pie: 'You chose a chart of shares of a whole, which does not show these data on two axes.',
}

core('which-graph-to-draw', {
  facts: { difficulty: 2, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const kind = random.pick(Object.keys(GRAPHS) as Kind[])
    const [data, why] = random.pick<readonly [string, string]>(GRAPHS[kind])
    return { kind, data, why }
  },
  make: ({ kind, data, why }) => ({
    stem: [
      `A student wants to show ${data}.`,
      `The results of an investigation are ${data}.`,
      `A table holds ${data}.`,
    ],
    prompt: ['Which graph is the most suitable?', 'How should the results be shown?'],
    right: kind,
    wrong: Object.fromEntries([
      ...(Object.keys(GRAPHS) as Kind[]).filter(each => each !== kind).map(each => [each, NOT_SO[each]]),
      ['a pie chart, with a sector for each value', NOT_SO.pie],
    ]),
    solution: `It is ${kind}, because ${why}.`,
  }),
})

core('rate-from-a-line', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [start, rate] = [random.int(2, 8), random.pick([0.8, 1.2, 1.4, 1.6, 1.8, 2.2])]
    const end = start + 10 * rate
    const wrong = threeSlips(
      random,
      rate,
      [
        [
          end / 10,
          'You divided the volume at 10 min by the time, and forgot the gas that was there at the start.',
        ],
        [10 / (end - start), 'You divided the time by the change in volume, which is the wrong way round.'],
        [end - start, 'You gave the change in volume and did not divide by the time.'],
        [(end - start) / 5, 'You divided by half of the time.'],
      ],
      value => figures(value, 2),
    )
    return wrong && { start, rate, end, wrong }
  },
  make: ({ start, rate, end, wrong }) => ({
    stem: [
      'Gas from yeast is collected in a syringe that was not empty at the start. The line of best fit is shown.',
      'Liver is added to hydrogen peroxide, and the gas is collected in a syringe that already holds some air. The graph shows the volume of gas.',
      'The graph shows the volume of gas in a syringe that is joined to a flask of fermenting fruit juice. Some air was in the syringe at the start.',
    ],
    figure: gasLine(start, rate),
    prompt: ['What is the rate at which gas is given off?', 'What is the rate of the reaction?'],
    options: numbers({ right: rate, wrong, unit: 'cm^3/min', sigFigs: 2 }),
    solution: `The rate is the gradient: change in volume ÷ time = (${plain(end)} − ${start}) ÷ 10 = ${quantity(rate, 'cm^3/min', 2)}.`,
  }),
  verify: ({ start, end }) => (start + (end - start) / 2 - start) / 5,
})

core('value-between-points', {
  facts: { difficulty: 3, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const [gradient, intercept] = [random.pick([10, 15]), random.pick([8, 12, 16, 20])]
    const low = random.int(1, 3)
    const x = low + random.pick([0.4, 0.6])
    const at = (speed: number) => roundTo(intercept + gradient * speed, 1)
    const right = at(x)
    const slips: [number, string][] = [
      [at(low), 'You read the point before, not the line between the points.'],
      [at(low + 1), 'You read the point after, not the line between the points.'],
      [at(low + (x - low) / 2), 'You took a small square of the horizontal axis as 0.1, but it is 0.2.'],
      [roundTo(gradient * x, 1), 'You measured from the start of the line, not from the axis.'],
    ]
    // A small square apart at least, so that nobody can read one for the other.
    const apart = slips.filter(([value]) => Math.abs(value - right) >= 4)
    const wrong = threeSlips(random, right, apart, value => figures(value, 3))
    return wrong && Number.isInteger(right) ? { gradient, intercept, x, right, wrong } : null
  },
  make: ({ gradient, intercept, x, right, wrong }) => ({
    stem: [
      'A student measures the water that a shoot loses at five wind speeds and draws the line of best fit.',
      'The graph shows how wind affects the loss of water from a leafy shoot.',
      'A fan blows on a shoot at five speeds. The loss of water is plotted in the graph.',
    ],
    figure: waterLoss(gradient, intercept),
    prompt: [
      `What is the loss of water at a wind speed of ${plain(x, 1)} m/s?`,
      `Which loss of water does the graph give for ${plain(x, 1)} m/s?`,
    ],
    options: numbers({ right, wrong, unit: 'mg/min' }),
    solution: `One small square is 0.2 m/s across and 4 mg/min upwards. At ${plain(x, 1)} m/s the line is at ${quantity(right, 'mg/min')}.`,
  }),
  verify: ({ gradient, intercept, x }) => {
    let value = intercept
    for (let tenth = 0; tenth < Math.round(x * 10); tenth += 1) value += gradient / 10
    return value
  },
})

const SAID = {
  uneven: 'The numbers on one axis do not go up in even steps.',
  unit: 'The label of one of the axes has no unit.',
  small: 'The points fill less than half of the grid.',
  point: 'One of the points is plotted in the wrong place.',
} as const

const NOT_THERE = {
  uneven: 'You took the steps of an axis as uneven, but equal distances stand for equal steps on both.',
  unit: 'You missed the unit that stands behind the stroke on both axes.',
  small: 'You took the points as too small a part of the grid, but they reach over more than half of it.',
  point: 'You took a point as wrongly plotted, but each agrees with the table and the numbers on the axes.',
} as const

core('fault-of-a-graph', {
  facts: { difficulty: 4, checked: '2026-11-28', objective: 'AO3' },
  values: random => {
    const rate = random.pick([1.4, 1.6, 1.7])
    return {
      volumes: [2, 4, 6, 8, 10].map(minute => Math.round(rate * minute)),
      fault: random.pick(GRAPH_FAULTS),
      moved: random.pick([1, 2]),
    }
  },
  make: ({ volumes, fault, moved }) => ({
    stem: [
      'The table shows results of an experiment with yeast. The figure shows the graph that a student drew.',
      'A student measures the gas that pondweed gives off and plots the results of the table as in the figure.',
      'The results in the table, from an experiment with catalase, were plotted as shown in the figure.',
    ],
    table: {
      head: ['time / min', '2', '4', '6', '8', '10'],
      rows: [['volume of gas / cm^{3}', ...volumes.map(String)]],
    },
    figure: faultyGraph(volumes, fault, moved),
    prompt: ['What is wrong with the graph?', 'Which fault does the graph have?'],
    right: SAID[fault],
    wrong: Object.fromEntries(
      GRAPH_FAULTS.filter(each => each !== fault).map(each => [SAID[each], NOT_THERE[each]]),
    ),
    solution: `Check four things: units on both axes, even steps, points over more than half of the grid, and each point against the table. Here: ${SAID[fault].charAt(0).toLowerCase()}${SAID[fault].slice(1)}`,
  }),
})
