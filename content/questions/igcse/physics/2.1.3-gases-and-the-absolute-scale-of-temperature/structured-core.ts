import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { figure } from '@/lib/figures/figure'
import { thermometer } from '@/lib/figures/laboratory/glassware'
import { waterBath } from '@/lib/figures/laboratory/heating'
import { dialMeter } from '@/lib/figures/laboratory/measuring'
import { roundFlask } from '@/lib/figures/laboratory/vessels'
import { polyline, rect, text } from '@/lib/figures/shapes'
import { PRESSURE_EQUATION } from '../equations'
import { HOTTER_GAS } from './points-core'

const { core, templates } = questionsOf('structured', '2.1.3', { calculator: 'needed' })

export { templates }

const GASES = [
  {
    gas: 'air',
    stem: 'A student traps some air in a glass flask and warms it in a water bath. A gauge shows the pressure of the air.',
  },
  {
    gas: 'nitrogen',
    stem: 'A flask that contains nitrogen is warmed in a water bath. A gauge is connected to the flask and shows the pressure of the nitrogen.',
  },
  {
    gas: 'helium',
    stem: 'A teacher shows how the pressure of helium in a sealed flask depends on temperature. The flask stands in a water bath and is joined to a pressure gauge.',
  },
  {
    gas: 'argon',
    stem: 'In an experiment, argon in a sealed flask is warmed slowly in a water bath. The pressure is read from a gauge.',
  },
] as const

const TIMES = [10, 30, 50, 70, 90] as const

core('pressure-of-a-gas-in-a-flask', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const slope = random.step(0.333, 0.368, 0.001)
    const at = (celsius: number) => slope * (celsius + 273)
    const pressures = TIMES.map(celsius => Math.round(at(celsius)))
    const gauge = pressures[3] ?? 0
    const asked = random.pick([40, 60, 80])
    const area = random.step(3, 9, 0.5)
    const high = pressures[4] ?? 0
    // Rounded points must lie near one line, the gauge between numbers, and the last point inside the grid.
    const isNear = pressures.every((pressure, index) => Math.abs(pressure - at(TIMES[index] ?? 0)) < 0.45)
    if (!isNear || gauge % 10 === 0 || gauge % 2 !== 0 || at(0) < 90.5 || high > 138) return null
    return { item: random.pick(GASES), slope, pressures, gauge, asked, area }
  },
  make: ({ item, slope, pressures, gauge, asked, area }) => {
    const { gas, stem } = item
    const read = slope * (asked + 273)
    const high = pressures[4] ?? 0
    const force = high * 1000 * area * 1e-4
    const shown = [0, 1, 2, 4]
    const past = (gauge % 10) / 2
    return {
      stem: `${stem} The volume of the ${gas} stays the same, and no gas escapes.`,
      figure: figure(
        {
          name: 'thermal-physics/flask-and-pressure-gauge',
          title: 'A flask in a water bath and a pressure gauge',
          description: `A round flask, closed with a bung, stands in a water bath beside a thermometer. A tube leads from the flask to a gauge with a scale in kilopascals. The numbered marks are 10 kilopascals apart, with five equal divisions between them. The needle stands ${past === 1 ? '1 division' : `${past} divisions`} after the mark of ${Math.floor(gauge / 10) * 10}.`,
          height: 200,
        },
        waterBath(92, 190, { width: 148, height: 92 }),
        roundFlask({ x: 80, y: 176, level: 0 }),
        thermometer(142, 168, 110),
        rect(73, 62, 14, 14, 'l sunk'),
        polyline([
          [80, 76],
          [80, 30],
          [184, 30],
        ]),
        text(80, 156, gas, { anchor: 'middle', cls: 's' }),
        dialMeter({
          x: 184,
          y: 10,
          value: gauge,
          scale: { from: 90, to: 140, division: 2, numbered: 10 },
          unit: 'kPa',
          width: 172,
        }),
      ),
      table: {
        head: ['temperature / °C', 'pressure / kPa'],
        rows: TIMES.map((celsius, index) => [
          String(celsius),
          shown.includes(index) ? String(pressures[index]) : '',
        ]),
      },
      parts: {
        a: ask.number({
          prompt: `The gauge in the diagram shows the pressure at ${quantity(70, '°C')}, which is missing in the table. State this pressure.`,
          command: 'State',
          objective: 'AO2',
          answer: gauge,
          unit: 'kPa',
          sigFigs: 3,
          tolerance: 1,
          scheme: [`${quantity(gauge, 'kPa')} (±1 kPa)`],
          solution: `Between two numbers there are five divisions for 10 kPa, so one division is 2 kPa. The needle shows ${quantity(gauge, 'kPa')}.`,
        }),
        'b.i': plotPart({
          name: 'thermal-physics/grid-of-pressure-and-temperature',
          title: 'Grid of pressure against temperature',
          description: `Graph paper. The horizontal axis is the temperature from 0 to 100 degrees Celsius, the vertical one the pressure from 90 to 140 kilopascals. Three crosses are drawn: at 10, 30 and 50 degrees.`,
          lead: 'The first three results are plotted on the grid.',
          prompt: `Plot the results at ${quantity(70, '°C')} and at ${quantity(90, '°C')}, and draw the straight line of best fit across the whole grid.`,
          command: 'Plot',
          objective: 'AO2',
          axes: {
            x: { label: 'temperature / °C', min: 0, max: 100, large: 20, parts: 5 },
            y: { label: 'pressure / kPa', min: 90, max: 140, large: 10, parts: 5 },
          },
          given: TIMES.slice(0, 3).map((celsius, index) => ({
            tool: 'point' as const,
            at: [celsius, pressures[index] ?? 0] as Spot,
          })),
          tasks: [
            {
              task: 'points',
              wanted: TIMES.slice(3).map((celsius, index): Spot => [celsius, pressures[index + 3] ?? 0]),
              marks: 1,
              // The pressure at 70 °C as the student read it; the other is printed.
              follow: [{ part: 'a' }, {}],
            },
            {
              task: 'line',
              gradient: [slope - 0.03, slope + 0.03],
              intercept: [slope * 273 - 1.5, slope * 273 + 1.5],
              covers: [0, 100],
              marks: 1,
            },
          ],
          scheme: ['both points within half a small square', 'one straight line of best fit'],
          solution:
            'One small square is 2 kPa upwards and 4 °C across. The line passes as near as possible to all five points.',
        }),
        'b.ii': ask.number({
          prompt: `Use your line to determine the pressure of the ${gas} at ${quantity(asked, '°C')}.`,
          command: 'Determine',
          answer: read,
          unit: 'kPa',
          sigFigs: 3,
          tolerance: 1.5,
          scheme: [`${quantity(read, 'kPa', 3)} (±1.5 kPa)`],
          solution: `Go up from ${quantity(asked, '°C')} to the line and across to the axis: about ${quantity(read, 'kPa', 3)}.`,
        }),
        c: ask.written({
          prompt: `Explain, in terms of particles, why the pressure of the ${gas} rises as its temperature rises.`,
          scheme: HOTTER_GAS,
          modelAnswer:
            'The particles move faster. They collide with the walls of the flask more often and harder.',
          solution:
            'The volume is the same, so the particles are no closer together. What changes is their speed: faster particles hit the walls more often, and each collision exerts a greater force.',
        }),
        'd.i': ask.written({
          prompt: 'State the equation that links pressure, force and area.',
          subtopic: '1.8',
          lines: 1,
          scheme: [PRESSURE_EQUATION],
          modelAnswer: 'pressure = force ÷ area',
          solution: 'Pressure is the force on each unit of area: *p* = *F* ÷ *A*.',
        }),
        'd.ii': ask.number({
          prompt: `The area of the lower side of the bung is ${plain(area / 1e4)} m^{2}. At ${quantity(90, '°C')} the pressure of the ${gas} is ${quantity(high * 1000, 'Pa')}. Calculate the force of the ${gas} on the bung.`,
          command: 'Calculate',
          subtopic: '1.8',
          answer: force,
          unit: 'N',
          scheme: steps(
            `*F* = *pA*, or ${plain(high * 1000)} × ${plain(area / 1e4)}`,
            quantity(force, 'N', 2),
          ),
          solution: `*F* = *p* × *A* = ${plain(high * 1000)} × ${plain(area / 1e4)} = ${quantity(force, 'N', 2)}.`,
        }),
      },
    }
  },
  verify: ({ slope, pressures, gauge, asked, area }) => ({
    a: 2 * (gauge / 2),
    'b.ii': slope * 273 + slope * asked,
    // One square centimetre at a time: a kilopascal is a tenth of a newton on each.
    'd.ii': (pressures[4] ?? 0) * 0.1 * area,
  }),
})
