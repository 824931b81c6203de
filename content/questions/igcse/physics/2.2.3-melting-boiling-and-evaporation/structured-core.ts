import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { ESCAPE_FROM_SURFACE, SOLIDIFYING } from './points-core'

const { core, templates } = questionsOf('structured', '2.2.3', { calculator: 'needed' })

export { templates }

const SUBSTANCES = [
  { name: 'stearic acid', freezes: [68, 70] },
  { name: 'wax', freezes: [56, 62] },
  { name: 'lauric acid', freezes: [43, 45] },
  { name: 'palmitic acid', freezes: [62, 63] },
] as const

const VOLATILE = ['ethanol', 'propanone', 'perfume', 'nail varnish remover'] as const

core('cooling-curve-to-plot-and-read', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const item = random.pick(SUBSTANCES)
    const freezes = random.int(item.freezes[0], item.freezes[1])
    const first = freezes + random.int(17, 22)
    const [drop, slower] = [random.int(11, 13), random.int(5, 6)]
    const level = random.pick([3, 4])
    const after = random.int(3, 5)
    const temperatures = [
      first,
      first - drop,
      first - drop - slower,
      ...Array.from({ length: level }, () => freezes),
      freezes - after,
      freezes - 2 * after - random.int(1, 3),
      freezes - 3 * after - random.int(3, 5),
    ].slice(0, 9)
    // The third reading is still above the freezing point, and the curve gets less steep.
    const third = temperatures[2] ?? 0
    if (third <= freezes || third - freezes > slower - 1 || first > 90) return null
    return {
      item,
      freezes,
      level,
      temperatures,
      first,
      drop,
      liquid: random.pick(VOLATILE),
      place: random.pick(['hand', 'arm', 'finger']),
    }
  },
  make: ({ item, freezes, level, temperatures, first, drop, liquid, place }) => {
    const { name } = item
    const times = temperatures.map((_, at) => at * 2)
    const spots = times.map((time, at): Spot => [time, temperatures[at] ?? 0])
    // In the middle of the level part.
    const middle = 7
    const last = times.at(-1) ?? 16
    return {
      stem: `A test-tube contains hot, liquid ${name}. It is left to cool in air. The table shows the temperature of the ${name} every ${quantity(2, 'min')}.`,
      table: {
        head: ['time / min', 'temperature / °C'],
        rows: spots.map(([time, temperature]) => [String(time), String(temperature)]),
      },
      parts: {
        a: plotPart({
          name: 'thermal-physics/grid-for-a-cooling-curve',
          title: 'Grid for a cooling curve',
          description: `Graph paper without points. The horizontal axis is the time from 0 to 16 minutes, the vertical one the temperature from 20 to 100 degrees Celsius.`,
          prompt: 'Plot the readings of the table on the grid.',
          command: 'Plot',
          objective: 'AO2',
          axes: {
            x: { label: 'time / min', min: 0, max: 16, large: 2, parts: 2 },
            y: { label: 'temperature / °C', min: 20, max: 100, large: 10, parts: 5 },
          },
          tasks: [{ task: 'points', wanted: spots, marks: 2 }],
          scheme: ['at least five points within half a small square', 'all nine points'],
          solution:
            'One small square is 2 °C upwards and 1 min across. Each cross stands above its time, at the height of its temperature.',
        }),
        b: ask.number({
          prompt: `Calculate the average rate at which the temperature falls during the first ${quantity(2, 'min')}.`,
          answer: drop / 2,
          unit: '°C/min',
          signFree: true,
          scheme: steps(`(${first} − ${first - drop}) ÷ 2, or ${drop} ÷ 2`, quantity(drop / 2, '°C/min')),
          solution: `The temperature falls by ${first} − ${first - drop} = ${quantity(drop, '°C')} in ${quantity(2, 'min')}. Rate = ${drop} ÷ 2 = ${quantity(drop / 2, '°C/min')}.`,
        }),
        'c.i': ask.number({
          prompt: `State the melting point of ${name}.`,
          objective: 'AO2',
          answer: freezes,
          unit: '°C',
          tolerance: 0.5,
          scheme: [quantity(freezes, '°C')],
          solution: `While the ${name} solidifies its temperature does not change. The same reading, ${quantity(freezes, '°C')}, stands in the table ${level === 3 ? 'three' : 'four'} times. Melting point and freezing point are the same temperature.`,
        }),
        'c.ii': words({
          subject: 'igcse/physics',
          prompt: `State the **two** states in which the ${name} is present at a time of ${quantity(middle, 'min')}.`,
          subtopic: '2.1.1',
          objective: 'AO2',
          asked: 2,
          marks: 1,
          scheme: ['liquid and solid'],
          answers: [{ text: 'liquid' }, { text: 'solid' }],
          reject: [
            { text: 'gas', why: `The ${name} boils at a much higher temperature. Here it solidifies.` },
          ],
          solution: `At this time the temperature is constant, because the ${name} is solidifying. Part of it is solid, the rest is still liquid. At ${quantity(last, 'min')} all of it is solid.`,
        }),
        d: ask.written({
          prompt: `Describe how the arrangement **and** the motion of the particles change as the liquid ${name} becomes a solid.`,
          scheme: SOLIDIFYING,
          modelAnswer:
            'The particles take up fixed positions in a regular arrangement. They no longer move past each other but only vibrate.',
          solution:
            'Liquid: no pattern, and particles slide past each other. Solid: a regular pattern, in which particles can only vibrate about fixed positions.',
        }),
        e: ask.written({
          lead: `The student spills some ${liquid} on one ${place}. The ${liquid} evaporates, and the ${place} feels cold.`,
          prompt: `Describe, in terms of particles, how the ${liquid} evaporates.`,
          scheme: ESCAPE_FROM_SURFACE,
          modelAnswer: 'The more energetic particles escape from the surface of the liquid.',
          solution:
            'Say which particles leave the liquid, and from where. Those that stay have less energy on average, so the liquid cools.',
        }),
      },
    }
  },
  verify: ({ temperatures }) => {
    // The melting point is the reading that comes most often.
    const count = (wanted: number) => temperatures.filter(each => each === wanted).length
    const [most = 0] = [...temperatures].sort((one, other) => count(other) - count(one))
    const [one = 0, two = 0] = temperatures
    return { b: one / 2 - two / 2, 'c.i': most }
  },
})
