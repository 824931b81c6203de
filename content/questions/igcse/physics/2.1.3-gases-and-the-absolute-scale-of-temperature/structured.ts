import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { cylinder, scatter } from '@/lib/figures/particles'
import { circle, text } from '@/lib/figures/shapes'

const { supplement, templates } = questionsOf('structured', '2.1.3', { calculator: 'needed' })

export { templates }

const PISTONS = [
  { what: 'a syringe', seal: 'seals the outlet of a syringe with a cap', volume: [30, 60] },
  {
    what: 'a bicycle pump',
    seal: 'blocks the outlet of a bicycle pump with a rubber bung',
    volume: [80, 150],
  },
  { what: 'a cylinder', seal: 'closes the tap of a cylinder that has a movable piston', volume: [200, 400] },
] as const

supplement('air-trapped-by-a-piston', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const device = random.pick(PISTONS)
    const first = random.step(device.volume[0], device.volume[1], device.volume[0] >= 200 ? 20 : 2)
    const pressure = random.int(99, 104)
    const asksPressure = random.chance(0.5)
    const second = Math.round(first * random.step(0.35, 0.65, 0.05))
    const pushed = random.step(160, 280, 10)
    const answer = asksPressure ? (pressure * first) / second : (pressure * first) / pushed
    return { device, first, pressure, asksPressure, second, pushed, answer }
  },
  make: ({ device, first, pressure, asksPressure, second, pushed, answer }) => {
    const unit = asksPressure ? 'kPa' : 'cm^3'
    const known = asksPressure
      ? `the volume of the air is ${quantity(second, 'cm^3')}`
      : `the pressure of the air is ${quantity(pushed, 'kPa')}`
    const divisor = asksPressure ? second : pushed
    const after = asksPressure ? `${second} cm³` : `${pushed} kPa`
    return {
      stem: `A student ${device.seal}. The volume of the trapped air is ${quantity(first, 'cm^3')} and its pressure is ${quantity(pressure, 'kPa')}. The student then pushes the piston in slowly, so that the temperature of the air does not change. No air escapes. The diagram, which is not to scale, shows the air before and after.`,
      figure: figure(
        {
          name: 'thermal-physics/air-trapped-by-a-piston',
          title: 'Air trapped by a piston, before and after',
          description: `Two drawings, not to scale, of the same cylinder with the same number of gas particles in it. Before: the piston is high and the label says ${first} cubic centimetres, ${pressure} kilopascals. After: the piston is much lower and the label says ${asksPressure ? `${second} cubic centimetres` : `${pushed} kilopascals`}.`,
          height: 206,
        },
        cylinder(60, 28, 80, 130, 40),
        cylinder(220, 28, 80, 130, 98),
        ...scatter(60, 50, 80, 3, 14, 3, 106).map(([x, y]) => circle(x, y, 3, 'pd')),
        ...scatter(220, 108, 80, 3, 14, 8, 48).map(([x, y]) => circle(x, y, 3, 'pd')),
        text(100, 178, 'before', { anchor: 'middle', cls: 'b' }),
        text(260, 178, 'after', { anchor: 'middle', cls: 'b' }),
        text(100, 196, `${first} cm³, ${pressure} kPa`, { anchor: 'middle' }),
        text(260, 196, after, { anchor: 'middle' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Explain, in terms of particles, how the trapped air exerts a pressure on the piston.',
          subtopic: '2.1.2',
          scheme: [
            'particles (molecules) of the air move randomly / in all directions (at high speed)',
            'they collide with the piston and exert a force on it',
            'pressure is the (total) force per unit area (of the piston)',
          ],
          solution:
            'Start from the motion of the particles, go on to their collisions with the piston, and end with pressure as force per unit area.',
          modelAnswer:
            'The particles of the air move randomly at high speed. Many of them collide with the piston, and each collision exerts a small force on it. The total force of all the collisions on each unit of area is the pressure.',
        }),
        b: ask.number({
          prompt: `Calculate the ${asksPressure ? 'pressure' : 'volume'} of the air when ${known}.`,
          answer,
          unit,
          scheme: steps(
            `*p*_{1}*V*_{1} = *p*_{2}*V*_{2} in any form, or ${pressure} × ${first} ÷ ${divisor}`,
            quantity(answer, unit, 2),
          ),
          solution: `The temperature is constant and no air escapes, so *pV* is constant: ${pressure} × ${first} = ${plain(pressure * first)}. Divide by ${divisor}: ${plain(pressure * first)} ÷ ${divisor} = ${quantity(answer, unit, 2)}.`,
        }),
        c: ask.match({
          prompt: 'For each quantity, identify what happens to it as the piston is pushed in.',
          command: 'Identify',
          items: [
            { id: 'speed', text: 'average speed of the particles' },
            { id: 'rate', text: 'number of collisions with 1 cm^{2} of the piston in each second' },
            { id: 'apart', text: 'average distance between the particles' },
          ],
          targets: [
            { id: 'up', text: 'increases' },
            { id: 'same', text: 'stays the same' },
            { id: 'down', text: 'decreases' },
          ],
          answer: { speed: 'same', rate: 'up', apart: 'down' },
          scheme: ['two right: 1 mark', 'all three right: 2 marks'],
          solution:
            'The temperature is constant, so the average speed stays the same. The same number of particles is in a smaller volume, so they are closer together and hit each part of the piston more often.',
        }),
        d: ask.written({
          lead: `The air in ${device.what} like this is replaced with water. The student pushes the piston as hard as before, and the piston hardly moves.`,
          prompt: 'State the property of liquids that this shows.',
          subtopic: '2.1.1',
          scheme: ['liquids are (very) hard to compress / have a fixed volume'],
          solution: 'A liquid has a fixed volume and, unlike a gas, is very hard to compress.',
          modelAnswer: 'A liquid is very hard to compress: its volume is (almost) fixed.',
        }),
      },
    }
  },
  verify: ({ first, pressure, asksPressure, second, pushed }) => ({
    b: asksPressure ? pressure / (second / first) : first / (pushed / pressure),
  }),
})

const MELTING = [
  { what: 'tin as it melts', kelvin: 505 },
  { what: 'lead as it melts', kelvin: 600 },
  { what: 'zinc as it melts', kelvin: 693 },
  { what: 'sulfur as it melts', kelvin: 388 },
  { what: 'a wax as it melts', kelvin: 331 },
] as const

supplement('gas-warmed-in-a-sealed-flask', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const gas = random.pick(['air', 'nitrogen', 'helium', 'argon'] as const)
    const start = random.int(12, 24)
    const rise = random.pick([12, 15])
    const pressure = random.int(98, 104)
    const volume = random.step(200, 500, 50)
    const other = volume * random.pick([2, 3])
    const melting = random.pick(MELTING)
    return { gas, start, rise, pressure, volume, other, melting }
  },
  make: ({ gas, start, rise, pressure, volume, other, melting }) => {
    const at = (celsius: number) => (pressure * (celsius + 273)) / (start + 273)
    const rows = [0, 1, 2, 3].map(step => start + step * rise)
    const last = rows[3] ?? 0
    const high = start + 5 * rise
    const printed = (celsius: number) => roundTo(at(celsius), 1)
    return {
      stem: `A sealed glass flask of volume ${quantity(volume, 'cm^3')} contains ${gas}. A student warms the flask in a water bath and measures the pressure of the gas. The volume of the flask does not change. The table shows the results. Equal rises in temperature give equal rises in pressure.`,
      table: {
        head: ['temperature / °C', 'pressure / kPa'],
        rows: rows.map(celsius => [String(celsius), plain(at(celsius), 1)]),
      },
      parts: {
        a: ask.table({
          prompt: 'Give the two missing temperatures.',
          objective: 'AO2',
          head: ['', 'temperature / °C', 'temperature / K'],
          rows: [
            [
              { text: `${gas} in the flask at the start` },
              { text: String(start) },
              { blank: 'kelvin', answer: start + 273, marks: 1 },
            ],
            [
              { text: melting.what },
              { blank: 'celsius', answer: melting.kelvin - 273, marks: 1 },
              { text: String(melting.kelvin) },
            ],
          ],
          scheme: [`${start + 273}`, plain(melting.kelvin - 273)],
          solution: `*T* (in K) = *θ* (in °C) + 273. So ${start} + 273 = ${start + 273}, and the other way round ${melting.kelvin} − 273 = ${plain(melting.kelvin - 273)}.`,
        }),
        b: ask.number({
          prompt: `Use the results to determine the pressure of the gas at ${quantity(high, '°C')}, to the nearest kilopascal.`,
          command: 'Determine',
          answer: at(high),
          unit: 'kPa',
          sigFigs: 3,
          tolerance: 1,
          scheme: steps(
            `pressure rises by ${plain(printed(last) - printed(start), 1)} kPa for ${quantity(3 * rise, '°C')} (or about ${plain(at(start + rise) - at(start), 1)} kPa for each ${quantity(rise, '°C')})`,
            `${quantity(at(high), 'kPa', 3)} (accept 1 kPa more or less)`,
          ),
          solution: `From ${quantity(start, '°C')} to ${quantity(last, '°C')}, a rise of ${quantity(3 * rise, '°C')}, the pressure rises by ${plain(printed(last) - printed(start), 1)} kPa. From ${quantity(start, '°C')} to ${quantity(high, '°C')} the temperature rises by ${quantity(5 * rise, '°C')}, so the pressure rises by ${plain(printed(last) - printed(start), 1)} × 5 ÷ 3. Pressure = ${plain(at(start), 1)} + ${plain(((printed(last) - printed(start)) * 5) / 3, 1)} = ${quantity(at(high), 'kPa', 3)}.`,
        }),
        c: ask.written({
          prompt: 'Explain, in terms of particles, why the pressure of the gas rises when it is warmed.',
          scheme: [
            'particles move faster / have more kinetic energy',
            'they collide with the walls more often',
            'and harder / each collision exerts a larger force',
          ],
          solution:
            'The volume is fixed, so the walls do not move. What changes is the speed of the particles: they hit the walls more often and harder, so the force on each unit of area is larger.',
          modelAnswer:
            'At a higher temperature the particles move faster. They collide with the walls of the flask more often, and each collision exerts a larger force. So the total force on each unit of area, which is the pressure, is larger.',
        }),
        d: ask.number({
          prompt:
            'State the temperature, in °C, at which the particles of a substance have the least kinetic energy.',
          subtopic: '2.1.2',
          objective: 'AO1',
          answer: -273,
          unit: '°C',
          sigFigs: 3,
          scheme: [quantity(-273, '°C')],
          solution: `This is absolute zero: 0 K, or ${quantity(-273, '°C')}.`,
        }),
        e: ask.number({
          lead: `The flask is joined by a short thin tube with a closed tap to a second flask of volume ${quantity(other, 'cm^3')}, which is empty (it contains a vacuum). The tap is then opened.`,
          prompt: `State the total volume that the ${gas} now fills.`,
          subtopic: '2.1.1',
          answer: volume + other,
          unit: 'cm^3',
          sigFigs: 3,
          scheme: [quantity(volume + other, 'cm^3')],
          solution: `A gas has no fixed volume: it fills its container, which is now both flasks. ${volume} + ${other} = ${quantity(volume + other, 'cm^3')}.`,
        }),
      },
    }
  },
  verify: ({ start, rise, pressure, volume, other }) => {
    const perDegree = pressure / (start + 273)
    return { b: pressure + perDegree * rise * 5, d: 0 - 273, e: volume * (1 + other / volume) }
  },
})
