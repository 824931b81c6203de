import { bestFit, normalFit } from '@/content/questions/igcse/results'
import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { figures, plain, quantity, roundTo } from '@/lib/exams/format'
import { dishOnRule, threeWidths } from './heat-figures'

const { core, templates } = questionsOf('practical', 'P.5', { calculator: 'needed' })

export { templates }

const AREAS = [15, 25, 35, 50, 65] as const

const NOT_PROPORTIONAL = judged(
  'not directly proportional',
  `
  reject yes
  accept no | not (proportional/proportion/directly/support/supported/agree/show/true/correct/right) | "isn't"/"isnt" | wrong/incorrect/disagree
  earns: no, it is not proportional
  earns: the student is wrong
  earns: it is not directly propotional
  misses: yes, the line is straight
  misses: the line goes up
  misses: it is proportional`,
)

const NOT_THROUGH_ORIGIN = judged(
  'because the (straight) line does not pass through the origin (it cuts the vertical axis above 0; at twice the area the fall is not doubled)',
  `
  GO = go/pass/start/begin/cross/cut/meet/intersect/through/reach/at/from/touch
  ANY = 1*/2*/3*/4*/5*/6*/7*/8*/9*
  accept GO ... (above/over) ... (origin/zero)
  accept not GO ... (origin/"(0") | not through
  unsure (must/should/would/need) ... (origin/zero)
  reject (line/graph/it) ... GO ...(no above/over).. (origin/"(0,0)") | because ... (straight/linear)
  accept not GO ... (origin/zero/"0"/"(0,0)") | not (origin/zero) | not through
  accept (y/vertical/axis/intercept) ... (above/positive/at/about/2/3/4/more/greater/intercept) | GO ... (y/vertical) axis | intercept | (above/over) (0/zero/origin)
  accept (double/doubled/doubles/doubling/twice) ... not (double/doubled/doubles/twice) | not (double/doubled/doubles/twice) | ratio ... (different/changes) | ratio ... not (constant/same)
  accept (area/a) ... (0/zero) ... (fall/cool/lose) | (0/zero) area ... (fall/cool/lose) | (fall/cool/lose) ... (area/a) ... (0/zero)
  unsure ANY ... ANY ... ANY
  earns: the line does not go through the origin
  earns: it cuts the vertical axis above zero
  earns: the line does not pass thruogh the orgin
  earns: when the area doubles the fall does not double
  misses: the line is straight
  misses: the fall increases with the area
  misses: the line goes through the origin`,
)

const THROUGH_SIDES = judged(
  'thermal energy is also lost through the sides (and the base) of the containers',
  `
  PLACE = side/sides/wall/walls/base/bottom/container/beaker/glass/bench/table/conduction/thermometer
  HEAT = heat/energy/thermal/cool/cools/cooling/lose/lost/loss/escape/escapes/transfer/conduct/conducts/conducted/radiation/radiate
  reject not HEAT ... PLACE
  accept HEAT ... PLACE | PLACE ... HEAT | HEAT ... other ... (way/surface/place/part)
  unsure conduct/conduction
  earns: heat is lost through the sides as well
  earns: the walls and the base conduct heat
  earns: some enrgy is lost through the sides of the container
  misses: heat is lost from the surface
  misses: the thread was not read correctly
  misses: the water evaporates`,
)

core('surface-and-cooling', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const slope = random.pick([0.1, 0.11, 0.12, 0.13])
    const base = random.pick([2.5, 3, 3.5])
    const scatter = random.shuffle([0.2, -0.2, 0.1, -0.1, 0])
    const falls = AREAS.map((area, at) => Math.round(2 * (base + slope * area + (scatter[at] ?? 0))) / 2)
    const fit = bestFit(AREAS, falls)
    if (Math.abs(fit.gradient - slope) > 0.008 || fit.intercept < 2) return null
    const left = random.pick([0.8, 1, 1.2])
    const diameter = random.pick([7, 7.2, 7.4, 7.6, 7.8])
    return { falls, fit, left, right: roundTo(left + diameter, 1), diameter, minutes: random.pick([4, 5, 6]) }
  },
  make: ({ falls, fit, left, right, diameter, minutes }) => {
    const area = (Math.PI * diameter ** 2) / 4
    const at = (x: number) => fit.intercept + fit.gradient * x
    return {
      stem: [
        `A student investigates how the cooling of hot water depends on the area of its surface. She uses round containers of different width. She pours 100 cm^{3} of water at 80 °C into each of them and measures by how much its temperature falls in ${minutes} minutes.`,
        `Soup cools faster on a wide plate than in a tall cup. To test this, a student pours 100 cm^{3} of water at 80 °C into round containers of different width, one after the other. For each he records the fall in temperature during ${minutes} minutes.`,
        `Engineers who plan a cooling pond study the effect of the surface of the water. As a model they use 100 cm^{3} of water at 80 °C in round containers of different width. They measure the fall in temperature in ${minutes} minutes for each of them.`,
      ],
      figure: threeWidths(),
      parts: {
        'a.i': ask.number({
          lead: 'The next figure shows container K on a rule. Its left edge is **not** at the zero of the scale.',
          figure: dishOnRule(left, right),
          prompt: 'Determine the diameter of K.',
          objective: 'AO3',
          answer: diameter,
          unit: 'cm',
          sigFigs: 2,
          tolerance: 0.05,
          scheme: [`${plain(right, 1)} − ${plain(left, 1)} = ${plain(diameter, 1)} cm`],
          solution: `Read both edges: ${plain(left, 1)} cm and ${plain(right, 1)} cm. The diameter is the difference, ${plain(diameter, 1)} cm.`,
        }),
        'a.ii': ask.number({
          lead: 'The area *A* of the surface is *A* = π*d*^{2} ÷ 4, where *d* is the diameter.',
          prompt: 'Calculate *A* for container K.',
          objective: 'AO3',
          answer: area,
          unit: 'cm^{2}',
          sigFigs: 2,
          alsoRight: [roundTo((3.14 * diameter ** 2) / 4, 4)],
          follow: { from: 'a.i', formula: '3.14159265*x^2/4' },
          scheme: [`3.14 × ${plain(diameter, 1)}^{2} ÷ 4 = ${quantity(area, 'cm^2', 3)}`],
          solution: `Square the diameter first: ${plain(diameter, 1)}^{2} = ${plain(roundTo(diameter ** 2, 2))}. Multiply by π and divide by 4: ${quantity(area, 'cm^2', 3)}.`,
        }),
        b: plotPart({
          name: 'heat-practicals/grid-for-areas',
          title: 'Grid for a graph of the fall in temperature against area',
          description:
            'Graph paper. The horizontal axis is the area of the surface from 0 to 70 square centimetres, the vertical one the fall in temperature from 0 to 14 °C.',
          lead: 'The table shows the results of five other containers.',
          table: {
            head: ['*A* / cm^{2}', 'fall in temperature / °C'],
            rows: AREAS.map((each, row) => [String(each), plain(falls[row] ?? 0, 1)]),
          },
          prompt: 'Plot the five results on the grid and draw the straight line of best fit.',
          objective: 'AO3',
          axes: {
            x: { label: '*A* / cm^{2}', min: 0, max: 70, large: 10, parts: 2 },
            y: { label: 'fall in temperature / °C', min: 0, max: 14, large: 2, parts: 4 },
          },
          tasks: [
            {
              task: 'points',
              wanted: AREAS.map((each, row) => [each, falls[row] ?? 0] as const),
              marks: 2,
            },
            {
              task: 'line',
              gradient: [fit.gradient - 0.015, fit.gradient + 0.015],
              intercept: [fit.intercept - 0.7, fit.intercept + 0.7],
              covers: [15, 65],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points within half a small square',
            'one straight line of best fit',
          ],
          solution:
            'One small square is 5 cm^{2} across and 0.5 °C upwards. Points lie on both sides of the line. It is not forced through the origin.',
        }),
        'c.i': ask.number({
          command: 'Determine',
          prompt: 'Determine the gradient of your line.',
          objective: 'AO3',
          answer: fit.gradient,
          unit: '°C/cm^{2}',
          sigFigs: 2,
          tolerance: 0.015,
          scheme: [
            `C1 rise ÷ run from two points of the line that are more than half of it apart, such as ${plain(at(60) - at(10), 1)} ÷ 50`,
            `A1 ${figures(fit.gradient, 2)} °C/cm^{2} (within 0.015)`,
          ],
          solution: `From 10 to 60 cm^{2} the line rises by about ${plain(at(60) - at(10), 1)} °C. Gradient = ${plain(at(60) - at(10), 1)} ÷ 50 = ${figures(fit.gradient, 2)} °C/cm^{2}. A small triangle would give a large error.`,
        }),
        'c.ii': ask.number({
          command: 'Predict',
          prompt: 'Use your line to predict the fall in temperature in container K.',
          objective: 'AO3',
          answer: at(area),
          unit: '°C',
          sigFigs: 1,
          tolerance: 0.5,
          follow: {
            from: 'a.ii',
            formula: `${roundTo(fit.gradient, 4)}*x + ${roundTo(fit.intercept, 3)}`,
          },
          scheme: [`about ${plain(at(area), 1)} °C, read at ${quantity(area, 'cm^2', 2)}`],
          solution: `Go up from ${quantity(area, 'cm^2', 2)} to the line, and across to the vertical axis: about ${plain(at(area), 1)} °C.`,
        }),
        'd.i': ask.written({
          lead: 'A student says that the fall in temperature is directly proportional to the area.',
          prompt: 'State whether the graph supports this. Give a reason.',
          objective: 'AO3',
          scheme: [NOT_PROPORTIONAL, NOT_THROUGH_ORIGIN],
          modelAnswer: 'No, it is not proportional. The line does not pass through the origin.',
          solution:
            'A straight line means that equal steps of area give equal steps of fall. Only a straight line through the origin means direct proportion.',
        }),
        'd.ii': ask.written({
          prompt: 'Suggest why there would be some fall even if the area of the surface was very small.',
          objective: 'AO3',
          scheme: [THROUGH_SIDES],
          modelAnswer: 'Thermal energy is also lost through the sides and the base.',
          solution:
            'The surface is not the only way out: glass conducts, so the sides and the base lose energy too.',
        }),
      },
    }
  },
  verify: ({ falls, left, right }) => {
    const { gradient, intercept } = normalFit(AREAS, falls)
    const radius = (right - left) / 2
    return {
      'a.i': right - left,
      'a.ii': Math.PI * radius * radius,
      'c.i': gradient,
      'c.ii': intercept + gradient * Math.PI * radius * radius,
    }
  },
})
