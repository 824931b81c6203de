import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { POWER_EQUATION } from '../equations'
import { rounded } from '../shared'
import { ANOTHER_POWER } from './points-core'

const { core, templates } = questionsOf('structured', '1.7.4', { calculator: 'needed' })

export { templates }

const APPLIANCES = [
  { name: 'electric kettle', power: [1800, 2200, 100] },
  { name: 'fan heater', power: [1400, 2000, 100] },
  { name: 'hair dryer', power: [1200, 1800, 100] },
  { name: 'toaster', power: [700, 1000, 50] },
  { name: 'small electric heater', power: [800, 1100, 50] },
] as const

const MINUTES = [1, 2, 3, 4, 5] as const

core('energy-meter-and-graph', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const appliance = random.pick(APPLIANCES)
    const power = random.step(appliance.power[0], appliance.power[1], appliance.power[2])
    const large = power > 1100 ? 100 : 50
    // As the meter shows them, to 5 kJ: they scatter a little about the line.
    const readings = MINUTES.map(minute => Math.round((power * 60 * minute) / 5000) * 5)
    return {
      appliance,
      power,
      large,
      readings,
      at: random.pick([1.5, 2.5, 3.5, 4.5]),
      isLess: random.chance(0.5),
    }
  },
  make: ({ appliance, power, large, readings, at, isLess }) => {
    const { name } = appliance
    const rate = (power * 60) / 1000 // kJ for each minute
    const energy = rate * at
    const small = large / 5
    const margin = small
    const second = isLess ? 'smaller' : 'larger'
    return {
      stem: `A student connects ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} to a meter that measures the energy transferred by the electric current. The table shows the readings of the meter.`,
      table: {
        head: ['time / min', ...MINUTES.map(String)],
        rows: [['energy / kJ', ...readings.map(each => plain(each))]],
      },
      parts: {
        a: plotPart({
          name: 'motion-forces-and-energy/grid-for-energy-and-time',
          title: 'Grid for a graph of energy transferred against time',
          description: `Graph paper. The horizontal axis is the time from 0 to 6 minutes, the vertical one the energy from 0 to ${7 * large} kilojoules.`,
          prompt:
            'Plot the five readings on the grid. Draw the straight line of best fit through the origin.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: 'time / min', min: 0, max: 6, large: 1, parts: 4 },
            y: { label: 'energy / kJ', min: 0, max: 7 * large, large, parts: 5 },
          },
          tasks: [
            {
              task: 'points',
              wanted: MINUTES.map((minute, index): Spot => [minute, readings[index] ?? 0]),
              marks: 2,
            },
            {
              task: 'line',
              gradient: [rate - 0.04 * rate, rate + 0.04 * rate],
              intercept: [-margin, margin],
              covers: [0, 5],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit from the origin',
          ],
          solution: `One small square is 0.25 min across and ${small} kJ upwards. The points lie on a straight line through the origin, because the power is constant.`,
        }),
        b: ask.number({
          prompt: `Determine, from your graph, the energy transferred in the first ${quantity(at, 'min')}.`,
          answer: energy,
          unit: 'kJ',
          tolerance: margin,
          scheme: [`${plain(Math.round(energy))} kJ (within ${small} kJ)`],
          solution: `Go up from ${quantity(at, 'min')} to the line, and across to the energy axis: about ${plain(Math.round(energy))} kJ.`,
        }),
        'c.i': ask.written({
          prompt: 'State the equation that links power, energy transferred and time.',
          lines: 1,
          scheme: [POWER_EQUATION],
          modelAnswer: 'power = energy transferred ÷ time',
          solution: 'Power is the energy transferred in each second, so the energy is divided by the time.',
        }),
        'c.ii': ask.number({
          prompt: `Use your answer to (b) to calculate the power of the ${name}.`,
          command: 'Calculate',
          answer: power,
          unit: 'W',
          tolerance: 0.05 * power,
          follow: { from: 'b', formula: `x*1000/${at * 60}` },
          scheme: [
            `C1 ${plain(Math.round(energy))} kJ = ${plain(Math.round(energy) * 1000)} J, or ${quantity(at, 'min')} = ${plain(at * 60)} s`,
            `C1 *P* = Δ*E* ÷ *t*, or ${plain(Math.round(energy) * 1000)} ÷ ${plain(at * 60)}`,
            `A1 ${plain(power)} W (within 5%), or from the answer to (b)`,
          ],
          solution: `The energy must be in joules and the time in seconds: ${plain(Math.round(energy) * 1000)} J and ${quantity(at, 'min')} × 60 = ${plain(at * 60)} s.

*P* = Δ*E* ÷ *t* = ${plain(Math.round(energy) * 1000)} ÷ ${plain(at * 60)} = ${rounded((Math.round(energy) * 1000) / (at * 60), 'W')}.`,
        }),
        d: ask.written({
          prompt: `Another ${name} has a ${second} power. State and explain how the line on the graph for this ${name} is different.`,
          command: 'State and explain',
          objective: 'AO2',
          scheme: ANOTHER_POWER(isLess),
          modelAnswer: `The line is ${isLess ? 'less steep' : 'steeper'}, because ${isLess ? 'less' : 'more'} energy is transferred in the same time.`,
          solution: `Power is the energy transferred per unit time. With a ${second} power, ${isLess ? 'less' : 'more'} energy is transferred in each minute, so the line rises ${isLess ? 'less' : 'more'} steeply.`,
        }),
      },
    }
  },
  verify: ({ power, at }) => {
    let joules = 0
    for (let half = 0; half < at * 2; half += 1) joules += 30 * power
    return { b: joules / 1000, 'c.ii': joules / (at * 60) }
  },
})
