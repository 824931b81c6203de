import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { MOVE_FASTER } from '../2.1.2-particle-model/points-core'
import { POWER_EQUATION } from '../equations'

const { core, templates } = questionsOf('structured', '2.2.2', { calculator: 'needed' })

export { templates }

const HEATERS = [
  {
    stem: 'A student heats some water in a beaker with an electric heater.',
    powers: [100, 120, 150, 200],
    device: 'heater',
  },
  {
    stem: 'An electric travel kettle heats water for a cup of tea.',
    powers: [200, 250, 300],
    device: 'kettle',
  },
  {
    stem: 'Water for a small coffee machine is heated by an electric element.',
    powers: [150, 200, 250],
    device: 'element',
  },
  {
    stem: 'A pan of water stands on an electric camping stove.',
    powers: [250, 300, 400],
    device: 'stove',
  },
] as const

const INTERNAL = `
  UP = increase/rise/raise/grow/more/great/greater/large/larger/high/higher/gain/up/big/bigger
  DOWN = decrease/less/lower/fall/reduce/smaller/down/drop
  SAME = same/constant | not change
  reject DOWN | not increase
  reject SAME, without then/until/after/before
  accept UP, without temperature/kinetic/speed/particle/hot
  accept internal/it UP | UP as/because/since/when/due/and/with/by | UP ... temperature/kinetic/speed ... UP
  earns: it increases
  earns: the internal energy rises
  earns: it becomes greater
  earns: it incresaes
  misses: it decreases
  misses: it stays the same
  misses: it is transferred to the air
  misses: internal energy is kinetic energy`

core('heating-curve-of-water-and-a-stronger-heater', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const item = random.pick(HEATERS)
    const power = random.pick(item.powers)
    const first = random.pick([4, 6, 8])
    const start = random.pick([20, 16, 28, 24])
    return { item, power, first, start, end: first + random.pick([3, 4, 5]) }
  },
  make: ({ item, power, first, start, end }) => {
    const { stem, device } = item
    const energy = power * first * 60
    const rate = (100 - start) / first
    const chart = graph({
      x: {
        label: 'time / min',
        max: 14,
        ticks: [0, 2, 4, 6, 8, 10, 12, 14],
        grid: true,
        parts: 2,
      },
      y: {
        label: 'temperature / °C',
        max: 120,
        ticks: [0, 20, 40, 60, 80, 100, 120],
        grid: true,
        parts: 5,
      },
      height: 190,
    })
    const given =
      chart.axes +
      chart.line([
        [0, start],
        [first, 100],
        [end, 100],
      ])
    const facts = { height: 270 }
    const description = `Temperature, from 0 to 120 degrees Celsius, against time, from 0 to 14 minutes, on a grid whose small squares are 4 degrees and 1 minute. A straight line rises from ${start} degrees at the start to ${100} degrees at ${first} minutes. From there the line is level until ${end} minutes.`
    return {
      stem: `${stem} The power of the ${device} is ${quantity(power, 'W')}. The graph shows how the temperature of the water changes with time.`,
      figure: figure(
        {
          ...facts,
          name: 'thermal-physics/temperature-of-heated-water',
          title: 'Temperature of water that is heated',
          description,
        },
        given,
      ),
      parts: {
        a: ask.number({
          prompt: `Calculate the average rate at which the temperature of the water rises during the first ${quantity(first, 'min')}.`,
          answer: rate,
          unit: '°C/min',
          scheme: steps(
            `(100 − ${start}) ÷ ${first}, or ${100 - start} ÷ ${first}`,
            quantity(rate, '°C/min', 2),
          ),
          solution: `The temperature rises from ${start} °C to 100 °C, by ${quantity(100 - start, '°C')}, in ${quantity(first, 'min')}. Rate = ${100 - start} ÷ ${first} = ${quantity(rate, '°C/min', 2)}.`,
        }),
        'b.i': ask.written({
          prompt: 'State the equation that links power, energy and time.',
          subtopic: '1.7.4',
          lines: 1,
          scheme: [POWER_EQUATION],
          modelAnswer: 'power = energy ÷ time',
          solution: 'Power is the energy transferred in each second: *P* = Δ*E* ÷ *t*.',
        }),
        'b.ii': ask.number({
          prompt: `Calculate the energy that the ${device} transfers in the first ${quantity(first, 'min')}. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.7.4',
          answer: energy,
          unit: 'J',
          unitMode: 'asked',
          scheme: steps(
            `${power} × ${first} × 60`,
            `${quantity(energy, 'J')} (${quantity(energy / 1000, 'kJ')})`,
          ),
          solution: `The time must be in seconds: ${first} × 60 = ${quantity(first * 60, 's')}. Energy = power × time = ${power} × ${first * 60} = ${quantity(energy, 'J')}.`,
        }),
        'c.i': ask.written({
          prompt: `State what happens to the internal energy of the water during the first ${quantity(first, 'min')}.`,
          lines: 1,
          scheme: [judged('it increases', INTERNAL)],
          modelAnswer: 'The internal energy increases.',
          solution: 'When the temperature of an object rises, its internal energy increases.',
        }),
        'c.ii': ask.written({
          prompt: 'State what happens to the motion of the water particles during this time.',
          subtopic: '2.1.2',
          lines: 1,
          scheme: [judged('they move faster', MOVE_FASTER)],
          modelAnswer: 'The particles move faster.',
          solution: 'At a higher temperature the particles of a substance move faster.',
        }),
        d: words({
          subject: 'igcse/physics',
          prompt: `State the name of the change of state that the water undergoes between ${quantity(first, 'min')} and ${quantity(end, 'min')}.`,
          subtopic: '2.2.3',
          answers: [
            { text: 'boiling', accept: ['boils', 'boil', 'vaporisation', 'vaporising', 'vaporization'] },
          ],
          reject: [
            { text: 'melting', why: 'Melting is the change from solid to liquid. Here liquid turns to gas.' },
            {
              text: 'condensing',
              why: 'Condensing is the change from gas to liquid. Here liquid turns to gas.',
            },
          ],
          solution:
            'Energy is supplied and the temperature stays at 100 °C. This is the boiling point of water.',
        }),
        e: ask.draw({
          lead: `The experiment is repeated with the same mass of water, which is at ${quantity(start, '°C')} again. This time energy is transferred to the water **twice** as fast.`,
          prompt: `Draw two straight lines on the grid to show how the temperature of the water changes up to ${quantity(end, 'min')}.`,
          objective: 'AO2',
          figure: figure(
            {
              ...facts,
              name: 'thermal-physics/temperature-of-heated-water-again',
              title: 'Temperature of water in the first experiment',
              description,
            },
            given,
          ),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: chart.at(0, start), within: 5 },
                { at: chart.at(first / 2, 100), within: 5 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: chart.at(first / 2, 100), within: 6 },
                { at: chart.at(first - 0.5, 100), within: 5 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'thermal-physics/temperature-of-water-heated-twice-as-fast',
              title: 'Both experiments',
              description: `The new line rises from ${start} degrees at the start to 100 degrees at ${first / 2} minutes and is level from there on.`,
            },
            given,
            chart.line(
              [
                [0, start],
                [first / 2, 100],
                [end, 100],
              ],
              'g thick',
            ),
          ),
          scheme: [
            `straight line from ${quantity(start, '°C')} at 0 to ${quantity(100, '°C')} at ${quantity(first / 2, 'min')}`,
            `level line at ${quantity(100, '°C')} from there on`,
          ],
          solution: `The same energy is transferred in half the time, so the water reaches 100 °C after ${plain(first)} ÷ 2 = ${quantity(first / 2, 'min')}. Then it boils, and the temperature stays at 100 °C.`,
        }),
      },
    }
  },
  verify: ({ power, first, start }) => {
    let joules = 0
    for (let second = 0; second < first * 60; second += 1) joules += power
    return { a: ((100 - start) / (first * 60)) * 60, 'b.ii': joules }
  },
})
