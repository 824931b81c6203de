import { basinDisplays } from '@/content/figures/igcse/chemistry/practical-skills-3'
import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, roundTo } from '@/lib/exams/format'
import { CONSTANT, SATURATED, SOLUBILITY_RISES, TOO_LOW } from './points'

const { core, templates } = questionsOf('practical', 'P.3', { calculator: 'needed' })

export { templates }

const DEGREES = [10, 20, 30, 40, 50, 60, 70] as const
const MEASURED = 3

// Potassium chloride: 31.2 g at 10 °C, 40.1 g at 40 °C and 48.5 g at 70 °C in 100 g of water.
const trend = (degrees: number) => 28.4 + 0.29 * degrees

core('solubility-and-temperature', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const odd = random.pick([2, 4, 5])
    const water = random.pick([15, 20, 25])
    const solubilities = DEGREES.map((each, at) =>
      roundTo(
        trend(each) +
          (at === odd ? -3 : at === MEASURED ? random.pick([-0.4, 0, 0.4]) : random.pick([-0.2, 0, 0.2])),
        1,
      ),
    )
    const empty = random.step(42.13, 58.87, 0.01)
    const solid = roundTo((water * (solubilities[MEASURED] ?? 0)) / 100, 2)
    return {
      odd,
      water,
      solubilities,
      empty,
      solid,
      full: roundTo(empty + water + solid, 2),
      dry: roundTo(empty + solid, 2),
      asked: random.pick([25, 45, 75]),
      hot: random.pick([60, 70]),
      cold: random.pick([10, 20]),
    }
  },
  make: ({ odd, water, solubilities, empty, solid, full, dry, asked, hot, cold }) => {
    const solubility = solubilities[MEASURED] ?? 0
    const [atHot, atCold] = [trend(hot), trend(cold)]
    return {
      stem: [
        'A student found how much potassium chloride dissolves in water at seven temperatures. At each of them she stirred distilled water in a water-bath with an excess of solid potassium chloride for 10 minutes. She let the solid settle, poured some of the clear solution into a weighed evaporating basin and weighed it. Then she evaporated all the water, and weighed the basin and the dry solid when they were cold.',
        'The solubility of a solid is the mass that dissolves in 100 g of water. To find that of potassium chloride at seven temperatures, a student stirred an excess of the solid with distilled water in a water-bath for 10 minutes. He poured clear solution into an evaporating basin, weighed it, evaporated all the water, let the basin cool and weighed it again.',
        'Potassium chloride in excess was stirred for 10 minutes with distilled water that was kept at one temperature in a water-bath. Some of the clear solution was weighed in an evaporating basin. The water was evaporated, and the basin was weighed again with the dry solid when it was cold. This was done at seven temperatures.',
      ],
      figure: basinDisplays(full.toFixed(2), dry.toFixed(2)),
      parts: {
        'a.i': ask.table({
          lead: 'The displays show two masses from the experiment at 40 °C.',
          prompt: 'Complete the table.',
          objective: 'AO3',
          head: ['what was weighed', 'mass / g'],
          rows: [
            [{ text: 'empty basin' }, { text: plain(empty, 2) }],
            [{ text: 'basin and solution' }, { blank: 'full', answer: full, marks: 1, sigFigs: 4 }],
            [{ text: 'basin and dry solid' }, { blank: 'dry', answer: dry, marks: 1, sigFigs: 4 }],
          ],
          scheme: [`${plain(full, 2)} g`, `${plain(dry, 2)} g`],
          solution: `Both to two decimal places: ${plain(full, 2)} g and ${plain(dry, 2)} g.`,
        }),
        'a.ii': ask.table({
          prompt: 'Calculate the two masses.',
          objective: 'AO3',
          head: ['in the experiment at 40 °C', 'mass / g'],
          rows: [
            [
              { text: 'potassium chloride in the solution' },
              {
                blank: 'solid',
                answer: solid,
                marks: 1,
                sigFigs: 3,
                follow: { from: [{ part: 'a.i', cell: 'dry' }], formula: `a-${empty}` },
              },
            ],
            [
              { text: 'water in the solution' },
              {
                blank: 'water',
                answer: water,
                marks: 1,
                sigFigs: 3,
                follow: {
                  from: [
                    { part: 'a.i', cell: 'full' },
                    { part: 'a.i', cell: 'dry' },
                  ],
                  formula: 'a-b',
                },
              },
            ],
          ],
          scheme: [
            `${plain(dry, 2)} − ${plain(empty, 2)} = ${plain(solid, 2)} g`,
            `${plain(full, 2)} − ${plain(dry, 2)} = ${plain(water, 2)} g`,
          ],
          solution: `Solid: ${plain(dry, 2)} − ${plain(empty, 2)} = ${plain(solid, 2)} g. Water is what has evaporated: ${plain(full, 2)} − ${plain(dry, 2)} = ${plain(water, 2)} g.`,
        }),
        'a.iii': ask.number({
          lead: 'Solubility = mass of solid ÷ mass of water × 100.',
          prompt: 'Calculate the solubility at 40 °C in g per 100 g of water. Give it to one decimal place.',
          objective: 'AO3',
          answer: solubility,
          unit: 'g',
          sigFigs: 3,
          scheme: [`${plain(solubility, 1)} g`],
          solution: `${plain(solid, 2)} ÷ ${plain(water, 2)} × 100 = ${plain(solubility, 1)} g in 100 g of water.`,
        }),
        b: plotPart({
          lead: 'The table shows the solubilities at all temperatures.',
          table: {
            head: ['temperature / °C', 'solubility / g per 100 g of water'],
            rows: DEGREES.map((each, at) => [
              String(each),
              at === MEASURED ? 'see (a)(iii)' : plain(solubilities[at] ?? 0, 1),
            ]),
          },
          name: 'practical-skills-3/grid-for-solubility',
          title: 'Grid for a graph of solubility against temperature',
          description:
            'Graph paper. The horizontal axis is the temperature from 0 to 80 °C, the vertical one the solubility from 25 to 55 g per 100 g of water.',
          prompt:
            'Plot the seven solubilities on the grid. Draw the straight line of best fit, and leave the anomalous point out.',
          objective: 'AO3',
          axes: {
            x: { label: 'temperature / °C', min: 0, max: 80, large: 10, parts: 5 },
            y: { label: 'solubility / g per 100 g of water', min: 25, max: 55, large: 5, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: DEGREES.map((each, at) => [each, solubilities[at] ?? 0] as const),
              marks: 2,
              follow: DEGREES.map((_, at) => (at === MEASURED ? { part: 'a.iii' } : {})),
            },
            { task: 'line', gradient: [0.27, 0.31], intercept: [27.4, 29.4], covers: [10, 70], marks: 1 },
          ],
          scheme: [
            'at least four points within half a small square',
            'all seven points',
            'straight line of best fit, not drawn towards the anomalous point',
          ],
          solution:
            'One small square is 2 °C across and 1 g upwards. Six of the points lie close to one line.',
        }),
        'c.i': ask.number({
          command: 'Identify',
          prompt: 'Identify the temperature at which the result is anomalous.',
          objective: 'AO3',
          answer: DEGREES[odd] ?? 0,
          unit: '°C',
          scheme: [`${DEGREES[odd]} °C`],
          solution: `The point at ${DEGREES[odd]} °C lies about 3 g below the line.`,
        }),
        'c.ii': ask.written({
          prompt: 'Suggest **one** error in the experiment that would explain the anomalous result.',
          objective: 'AO3',
          scheme: [TOO_LOW],
          modelAnswer: 'The solution was not saturated, because it was not stirred for long enough.',
          solution: 'The result is too low, so too little solid was in the basin for the mass of water.',
        }),
        d: ask.number({
          command: 'Determine',
          prompt: `Use your graph to find the solubility at ${asked} °C.`,
          objective: 'AO3',
          answer: trend(asked),
          unit: 'g',
          tolerance: 0.9,
          scheme: [`${plain(trend(asked), 1)} g per 100 g of water (within 0.9)`],
          solution: `${asked > 70 ? 'Extend the line with a ruler. ' : ''}At ${asked} °C the line is at about ${plain(trend(asked), 1)} g.`,
        }),
        e: ask.number({
          lead: `A saturated solution with 50 g of water is cooled from ${hot} °C to ${cold} °C.`,
          prompt:
            'Use your graph to calculate the mass of potassium chloride that crystallises. Show your working.',
          command: 'Calculate',
          objective: 'AO3',
          answer: (atHot - atCold) / 2,
          unit: 'g',
          tolerance: 0.7,
          scheme: [
            `C1 difference of two readings, about ${plain(atHot, 1)} − ${plain(atCold, 1)}`,
            `A1 half of it, ${plain((atHot - atCold) / 2, 1)} g (within 0.7)`,
          ],
          solution: `In 100 g of water: ${plain(atHot, 1)} − ${plain(atCold, 1)} = ${plain(atHot - atCold, 1)} g. In 50 g of water it is half: about ${plain((atHot - atCold) / 2, 1)} g.`,
        }),
        f: ask.written({
          prompt: 'Describe how the solubility of potassium chloride depends on the temperature.',
          objective: 'AO3',
          scheme: [SOLUBILITY_RISES],
          modelAnswer: 'The higher the temperature, the greater the solubility.',
          solution: 'The line rises by about 2.9 g for every 10 °C.',
        }),
        g: ask.written({
          prompt: 'Explain why an excess of solid potassium chloride is used.',
          objective: 'AO3',
          scheme: [SATURATED],
          modelAnswer: 'So that the solution is saturated.',
          solution: 'If some solid is left after stirring, no more can dissolve at this temperature.',
        }),
        h: ask.written({
          prompt: 'Describe how the student can make sure that all the water has evaporated.',
          objective: 'AO3',
          scheme: [CONSTANT],
          modelAnswer: 'Heat and weigh again until the mass stays the same.',
          solution: 'As long as water evaporates, the mass falls.',
        }),
      },
    }
  },
  verify: ({ odd, empty, full, dry, asked, hot, cold }) => ({
    'a.iii': roundTo((100 * (dry - empty)) / (full - dry), 1),
    'c.i': 10 + 10 * odd,
    d: 31.3 + ((48.7 - 31.3) * (asked - 10)) / 60,
    e: (((48.7 - 31.3) / 60) * (hot - cold)) / 2,
  }),
})
