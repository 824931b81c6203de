import { bubblePositions, potometerFrom } from '@/content/figures/igcse/biology/practical-skills-measuring'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import { NOT_ALL_LOST, PARALLAX, RESET, SHOOT_KEPT } from './points-others'

const { core, templates } = questionsOf('practical', 'P.2', { calculator: 'needed' })

export { templates }

const AO3 = { objective: 'AO3' } as const
const TIMES = [0, 2, 4, 6, 8] as const

core('bubble-in-still-and-moving-air', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const start = random.pick([80, 85, 90])
    const rate = random.pick([3, 3.5, 4, 4.5])
    const slip = random.pick([
      [0, 1, -1, 0, 1],
      [0, -1, 1, 0, 0],
      [0, 0, -1, 1, 0],
    ])
    const positions = TIMES.map((time, at) => start - rate * time + (slip[at] ?? 0))
    const mean = rate * 8 * random.pick([1.5, 1.75, 2])
    const spread = random.pick([
      [-1, 0, 1],
      [-2, 1, 1],
      [-1, -1, 2],
    ])
    const odd = Math.round(mean * random.pick([0.5, 0.6]))
    const trials = random.shuffle([odd, ...spread.map(each => mean + each)])
    return Number.isInteger(mean)
      ? {
          start,
          rate,
          positions,
          mean,
          trials,
          odd,
          area: random.pick([0.5, 0.6, 0.8]),
          plant: random.pick(['laurel', 'lilac', 'privet', 'hazel']),
        }
      : null
  },
  make: ({ start, rate, positions, mean, trials, odd, area, plant }) => {
    const fast = mean / 8
    const kept = trials.filter(each => each !== odd)
    const wrongTrial = trials.indexOf(odd) + 1
    const last = TIMES[4]
    return {
      stem: [
        `A student measures how fast a ${plant} shoot takes up water in still air and in moving air. The figure shows the apparatus at the start. The left-hand end of the air bubble is at ${quantity(start, 'mm')}.`,
        `The apparatus in the figure measures the uptake of water by a shoot. A student uses it with a ${plant} shoot, first in still air, then in front of a fan. At the start the left-hand end of the air bubble is at ${quantity(start, 'mm')}.`,
        `A gardener thinks that ${plant} needs more water where it is windy. A student tests this with a shoot in the apparatus in the figure. The left-hand end of the air bubble is at ${quantity(start, 'mm')} at the start.`,
      ],
      figure: potometerFrom(start),
      parts: {
        'a.i': ask.table({
          ...AO3,
          lead: 'The next figure shows the bubble after 2, 4, 6 and 8 minutes in **still air**, with part of the scale drawn larger and with all its marks.',
          prompt: 'Read the position of the left-hand end of the bubble each time, and complete the table.',
          command: 'Complete',
          figure: bubblePositions(
            'bubble-in-still-air',
            TIMES.map((time, at) => ({ name: `${time} min`, value: positions[at] ?? 0 })).slice(1),
          ),
          head: ['time / min', 'position of the bubble / mm'],
          rows: TIMES.map((time, at) => [
            { text: String(time) },
            at === 0
              ? { text: String(start) }
              : {
                  blank: `position-${time}`,
                  answer: positions[at] ?? 0,
                  sigFigs: 2,
                  tolerance: 0.5,
                  marks: 1,
                },
          ]),
          scheme: positions.slice(1).map((each, at) => `${TIMES[at + 1]} min: ${each} mm (± 0.5 mm)`),
          solution: `Each small division is 1 mm. The positions are ${positions.slice(1).join(', ')} mm.`,
        }),
        'a.ii': ask.written({
          ...AO3,
          prompt: 'Explain why the eye must be straight in front of the end of the bubble for each reading.',
          lines: 2,
          scheme: [PARALLAX],
          modelAnswer: 'To avoid a parallax error: from the side the reading is too large or too small.',
          solution:
            'The bubble and the marks of the scale are not at the same distance from the eye. From the side, a wrong mark stands beside the bubble.',
        }),
        'a.iii': ask.written({
          ...AO3,
          prompt: `Describe how the student moves the bubble back to ${quantity(start, 'mm')} before the next trial.`,
          lines: 2,
          scheme: [RESET],
          modelAnswer: 'The student opens the tap of the reservoir until enough water has run in.',
          solution: 'Water that runs from the reservoir pushes the bubble away from the shoot.',
        }),
        'b.i': plotPart({
          ...AO3,
          name: 'practical-skills-measuring/grid-for-bubble',
          title: 'Grid for a graph of the position of the bubble against time',
          description:
            'Graph paper. The horizontal axis is the time from 0 to 10 minutes, the vertical one the position of the bubble from 0 to 100 millimetres. The point at 0 minutes is there.',
          prompt:
            'The first point is plotted already. Plot the other four positions and draw the straight line of best fit.',
          command: 'Plot',
          axes: {
            x: { label: 'time / min', min: 0, max: 10, large: 2, parts: 5 },
            y: { label: 'position / mm', min: 0, max: 100, large: 20, parts: 10 },
          },
          given: [{ tool: 'point', at: [0, start] }],
          tasks: [
            {
              task: 'points',
              wanted: TIMES.map((time, at) => [time, positions[at] ?? 0] as const).slice(1),
              follow: TIMES.slice(1).map(time => ({ part: 'a.i', cell: `position-${time}` })),
              marks: 2,
            },
            {
              task: 'line',
              gradient: [-rate - 0.4, -rate + 0.4],
              intercept: [start - 3, start + 3],
              covers: [0, last],
              marks: 1,
            },
          ],
          scheme: [
            'at least two points within half a small square',
            'all four points',
            'straight line of best fit',
          ],
          solution:
            'One small square is 0.4 min across and 2 mm upwards. The line has as many points above it as below.',
        }),
        'b.ii': ask.number({
          ...AO3,
          prompt: 'Determine, from your line, the rate at which the bubble moves in still air.',
          answer: rate,
          unit: 'mm/min',
          signFree: true,
          sigFigs: 1,
          tolerance: 0.4,
          scheme: [
            'C1 change in position ÷ time, read from the line',
            `A1 ${plain(rate)} mm/min (± 0.4 mm/min)`,
          ],
          solution: `The line falls from ${start} mm to about ${plain(start - rate * last)} mm in ${last} minutes: ${plain(rate * last)} ÷ ${last} = ${plain(rate)} mm per minute.`,
        }),
        'b.iii': ask.number({
          ...AO3,
          lead: `The hole of the tube has a cross-sectional area of ${quantity(area, 'mm^2')}. Volume = distance × area.`,
          prompt: 'Calculate the volume of water that the shoot takes up in one hour in still air.',
          answer: rate * area * 60,
          unit: 'mm^3',
          tolerance: 0.5,
          follow: { from: 'b.ii', formula: `x*${area}*60` },
          via: [
            { value: rate * area, formula: 'x*60' },
            { value: rate * 60, formula: `x*${area}` },
          ],
          scheme: [`C1 ${plain(rate)} × ${area} × 60`, `A1 ${plain(rate * area * 60)} mm^{3}`],
          solution: `In one minute the bubble moves ${quantity(rate, 'mm')}: ${plain(rate)} × ${area} = ${quantity(Number((rate * area).toFixed(3)), 'mm^3')}. In 60 minutes it is ${plain(rate * area * 60)} mm^{3}.`,
        }),
        'c.i': ask.number({
          ...AO3,
          lead: 'With the **fan**, the student measures the distance that the bubble moves in 8 minutes in four trials.',
          table: {
            head: ['trial', 'distance in 8 minutes / mm'],
            rows: trials.map((each, at) => [String(at + 1), String(each)]),
          },
          prompt: 'Calculate the mean distance. Leave out the anomalous result.',
          answer: mean,
          unit: 'mm',
          scheme: [`C1 leaves out trial ${wrongTrial}: (${kept.join(' + ')}) ÷ 3`, `A1 ${mean} mm`],
          solution: `${odd} mm does not fit the other three. Leave it out: (${kept.join(' + ')}) ÷ 3 = ${mean} mm.`,
        }),
        'c.ii': ask.number({
          ...AO3,
          prompt: 'Calculate the percentage increase in the rate from still air to moving air.',
          answer: ((fast - rate) / rate) * 100,
          unit: '%',
          tolerance: 1,
          follow: { from: 'b.ii', formula: `(${fast}-x)/x*100` },
          scheme: [
            `C1 ${mean} ÷ 8 = ${plain(fast)} mm/min`,
            `A1 (${plain(fast)} − ${plain(rate)}) ÷ ${plain(rate)} × 100 = ${plain(((fast - rate) / rate) * 100)}%`,
          ],
          solution: `The rate with the fan is ${mean} ÷ 8 = ${plain(fast)} mm/min. The increase is ${plain(fast - rate)} mm/min, which is ${plain(((fast - rate) / rate) * 100)}% of the rate in still air.`,
        }),
        d: ask.written({
          ...AO3,
          prompt: 'State **two** variables that must be the same in still air and in moving air.',
          marks: 2,
          lines: 2,
          scheme: [...SHOOT_KEPT],
          modelAnswer: 'The temperature and the number of leaves.',
          solution:
            'Only the movement of the air may change. Temperature, light, humidity and the shoot with its leaves must be the same.',
        }),
        e: ask.written({
          ...AO3,
          prompt:
            'Suggest why the volume of water taken up is not exactly the volume that the shoot loses by transpiration.',
          lines: 2,
          scheme: [NOT_ALL_LOST],
          modelAnswer: 'Some of the water is used in photosynthesis or stays in the cells.',
          solution:
            'Most of the water evaporates, but a little is used in photosynthesis and to keep cells turgid.',
        }),
      },
    }
  },
  verify: ({ start, rate, area, mean, trials, odd }) => {
    const end = start - 8 * rate
    const sum = trials.reduce((all, each) => all + each, 0) - odd
    return {
      'b.ii': (start - end) / 8,
      'b.iii': ((start - end) * area * 60) / 8,
      'c.i': sum / 3,
      'c.ii': (mean / (start - end)) * 100 - 100,
    }
  },
})
