import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { display } from '@/lib/figures/laboratory/measuring'
import { centred, rect, type Shape, text } from '@/lib/figures/shapes'

const { core, templates } = choiceQuestions('4.2.5', { calculator: 'needed' })

export { templates }

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const reading = (tenths: number) => `${String(Math.floor(tenths / 10)).padStart(5, '0')}.${tenths % 10}`

function meter(x: number, minutes: number, tenths: number): Shape {
  return (
    rect(x, 10, 156, 96, 'l sunk', 6) +
    centred(x + 78, 28, 'electricity meter', 's') +
    display(x + 14, 42, reading(tenths), '', 84) +
    text(x + 106, 59, 'kWh') +
    centred(x + 78, 86, `time ${clock(minutes)}`, 'b')
  )
}

core('appliance-from-two-readings-of-a-meter', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const { what, from, to } = random.pick([
      { what: 'an electric heater', from: 1, to: 2.5 },
      { what: 'an oven', from: 2, to: 3.5 },
      { what: 'a water heater', from: 1.5, to: 4 },
      { what: 'an air-conditioning unit', from: 0.8, to: 2 },
    ])
    const kilowatts = random.step(from, to, 0.1)
    const hours = random.step(1.5, 5.5, 0.5)
    const start = 60 * random.int(7, 17) + 15 * random.int(0, 3)
    const before = random.int(11_000, 480_000)
    const mains = random.pick([230, 240, 220, 120])
    const current = random.chance(0.6)
    const energy = kilowatts * hours
    const tenths = Math.round(10 * energy)
    if (Math.abs(tenths - 10 * energy) > 1e-6) return null
    const right = current ? (1000 * kilowatts) / mains : kilowatts
    // 2 h 30 min, written as 2.3 h.
    const clocked = Math.floor(hours) + (hours % 1) * 0.6
    const slips: Slip[] = current
      ? [
          [(1000 * energy) / mains, 'You used the energy in kWh as a power. Divide it by the time first.'],
          [(1000 * energy) / clocked / mains, 'You took half an hour as 0.3 h. It is 0.5 h.'],
          [
            (1000 * energy * hours) / mains,
            'You multiplied the energy by the time. Power is energy divided by time.',
          ],
          [mains / (1000 * kilowatts), 'You divided the voltage by the power.'],
          [(100 * kilowatts) / mains, 'You took 1 kW as 100 W. It is 1000 W.'],
          [(10_000 * kilowatts) / mains, 'You took 1 kW as 10 000 W. It is 1000 W.'],
        ]
      : [
          [energy, 'You gave the energy in kWh. Divide it by the time in hours.'],
          [energy / clocked, 'You took half an hour as 0.3 h. It is 0.5 h.'],
          [energy * hours, 'You multiplied the energy by the time. Power is energy divided by time.'],
          [hours / energy, 'You divided the time by the energy.'],
          [energy / 24, 'You divided by the 24 hours of a day, and not by the time for which it was on.'],
        ]
    const print = (value: number) => quantity(value, current ? 'A' : 'kW', 2)
    const wrong = threeSlips(random, right, slips, print)
    if (!wrong || start + 60 * hours >= 24 * 60) return null
    return { what, kilowatts, hours, start, before, tenths, mains, current, right, wrong }
  },
  make: ({ what, kilowatts, hours, start, before, tenths, mains, current, right, wrong }) => {
    const the = what.replace(/^an? /, 'the ')
    const end = start + 60 * hours
    const supply = current ? ` The mains voltage is ${quantity(mains, 'V')}.` : ''
    return {
      stem: [
        `The diagrams show the electricity meter of a house when ${what} is switched on, and when it is switched off again on the same day. Nothing else is in use.${supply}`,
        `Only ${what} is in use in a house. The display of the electricity meter is shown at the time at which it is switched on and, later on the same day, at the time at which it is switched off.${supply}`,
        `To find out about ${what}, a student switches off everything else in the house. She reads the electricity meter at the beginning and at the end of the time for which it is on, on the same day.${supply}`,
      ],
      figure: figure(
        {
          name: 'electricity-and-magnetism/electricity-meter-at-two-times',
          title: 'An electricity meter at two times',
          description: `The display of an electricity meter, twice. On the left, at ${clock(start)}, it shows ${reading(before)} kilowatt-hours. On the right, at ${clock(end)}, it shows ${reading(before + tenths)} kilowatt-hours.`,
          height: 116,
        },
        meter(14, start, before),
        meter(190, end, before + tenths),
      ),
      prompt: current
        ? [`What is the current in ${the}?`, `What is the current in ${the} while it is on?`]
        : [`What is the power of ${the}?`, `What is the power of ${the} while it is on?`],
      options: numbers({ right, unit: current ? 'A' : 'kW', sigFigs: 2, wrong }),
      solution: `Energy = ${reading(before + tenths).replace(/^0+/, '')} − ${reading(before).replace(/^0+/, '')} = ${quantity(tenths / 10, 'kWh')} in ${quantity(hours, 'h')}. Power = ${tenths / 10} ÷ ${hours} = ${quantity(kilowatts, 'kW', 2)}.${
        current
          ? `

*I* = *P* ÷ *V* = ${quantity(Math.round(1000 * kilowatts), 'W')} ÷ ${quantity(mains, 'V')} = ${quantity(right, 'A', 2)}.`
          : ''
      }`,
    }
  },
  // In joules and seconds.
  verify: ({ tenths, hours, mains, current }) => {
    const watts = (tenths * 1e5 * 3.6) / (hours * 3600)
    return current ? watts / mains : watts / 1000
  },
})
