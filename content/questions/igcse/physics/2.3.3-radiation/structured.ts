import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'

const { supplement, templates } = questionsOf('structured', '2.3.3', { calculator: 'needed' })

export { templates }

const GROUNDS = [
  { name: 'dry sand', capacity: 800 },
  { name: 'dry soil', capacity: 850 },
  { name: 'rock', capacity: 840 },
] as const

supplement('land-and-sea-on-a-sunny-day', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const place = random.pick([
      { name: 'sea', at: 'At the coast' },
      { name: 'lake', at: 'On the shore of a large lake' },
    ] as const)
    return { place, ground: random.pick(GROUNDS), energy: random.step(9000, 16000, 500) }
  },
  make: ({ place, ground, energy }) => {
    const rise = energy / ground.capacity
    return {
      stem: `${place.at}, the land and the water are at the same temperature at sunrise. Until noon each kilogram of ${ground.name} at the surface of the land gains ${quantity(energy, 'J')} from the radiation of the Sun. Each kilogram of water at the surface of the ${place.name} gains no more than that. The specific heat capacity of ${ground.name} is ${quantity(ground.capacity, 'J/(kg °C)')}; that of water is ${quantity(4200, 'J/(kg °C)')}.`,
      parts: {
        a: ask.choice({
          prompt: 'Why can energy from the Sun reach the Earth only by radiation?',
          command: 'Explain',
          scheme: ['Radiation needs no medium.'],
          solution:
            'Between the Sun and the Earth there is almost a vacuum. Conduction and convection need particles; radiation does not.',
          right: 'Radiation needs no medium.',
          wrong: {
            'Radiation needs no source.': 'All radiation is emitted by something, here by the Sun.',
            'Radiation is the only method that transfers energy in air.':
              'Convection takes place in air as well. The question is about the space beyond the air.',
            'Radiation is a kind of convection in space.':
              'Convection is the movement of a liquid or a gas. In space there is almost none.',
          },
        }),
        b: ask.number({
          prompt: `Calculate the rise in the temperature of the ${ground.name}.`,
          subtopic: '2.2.2',
          answer: rise,
          unit: '°C',
          alsoUnits: ['K'],
          scheme: steps(
            `Δ*θ* = Δ*E* ÷ (*mc*), or ${plain(energy)} ÷ (1.0 × ${ground.capacity})`,
            quantity(rise, '°C', 2),
          ),
          solution: `From *c* = Δ*E* ÷ (*m*Δ*θ*), Δ*θ* = Δ*E* ÷ (*mc*) = ${plain(energy)} ÷ (1.0 × ${ground.capacity}) = ${quantity(rise, '°C', 2)}. The water gains the same energy or less for each kilogram, and its specific heat capacity is much larger, so its temperature rises much less.`,
        }),
        c: ask.written({
          prompt: `In the afternoon a wind blows from the ${place.name} towards the land. Explain how the difference in temperature causes this wind.`,
          command: 'Explain',
          subtopic: '2.3.2',
          scheme: [
            'the land is warmer, and the air above it is heated and expands',
            'this air becomes less dense and rises',
            `cooler, denser air from above the ${place.name} flows in to take its place`,
          ],
          solution:
            'This is a convection current: heated, expands, less dense, rises, and cooler denser air flows in below.',
          modelAnswer: `The land is warmer than the ${place.name}. The air above the land is heated, expands, becomes less dense and rises. Cooler, denser air from above the ${place.name} flows in to replace it, and this is the wind.`,
        }),
        d: ask.choice({
          prompt: `At night the land cools more than the ${place.name}. Which row describes the air near the surface?`,
          command: 'Predict',
          subtopic: '2.3.2',
          objective: 'AO2',
          scheme: [`rises above the ${place.name}; wind from the land to the ${place.name}`],
          solution: `Now the ${place.name} is the warmer surface. Air rises above it, and cooler air flows from the land to take its place.`,
          columns: 'warm air rises above | wind near the surface blows',
          right: `the ${place.name} | from the land to the ${place.name}`,
          wrong: {
            [`the land | from the land to the ${place.name}`]:
              'Air rises above the warmer surface, and at night that is the water.',
            [`the ${place.name} | from the ${place.name} to the land`]:
              'Near the surface air flows towards the place where the air rises.',
            [`the land | from the ${place.name} to the land`]:
              'You described the day. At night the land is the cooler surface.',
          },
        }),
      },
    }
  },
  verify: ({ place, ground, energy }) => {
    // Heats one kilogram in steps of a thousandth of a degree.
    const step = ground.capacity / 1000
    return { b: energy / step / 1000, d: `the ${place.name}` }
  },
})

supplement('cooling-of-two-cans', {
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => {
    const start = random.int(78, 88)
    const room = random.int(18, 23)
    const fast = random.step(0.034, 0.044, 0.002)
    const slow = fast * random.step(0.5, 0.62, 0.04)
    const gap = random.pick([4, 5])
    const times = [0, 1, 2, 3].map(each => each * gap)
    const of = (rate: number) => times.map(time => Math.round(room + (start - room) * Math.exp(-rate * time)))
    const blackFirst = random.chance(0.5)
    const [black, shiny] = [of(fast), of(slow)]
    const asked = random.pick(['P', 'Q'] as const)
    const column = (asked === 'P') === blackFirst ? black : shiny
    const drop = start - (column[3] ?? 0)
    return { start, room, times, black, shiny, blackFirst, asked, drop }
  },
  make: ({ start, room, times, black, shiny, blackFirst, asked, drop }) => {
    const [p, q] = blackFirst ? [black, shiny] : [shiny, black]
    const minutes = times[3] ?? 1
    const rate = drop / minutes
    const [dull, bright] = blackFirst ? ['P', 'Q'] : ['Q', 'P']
    return {
      stem: `Two metal cans, P and Q, have the same size and shape. One is painted dull black, the other is shiny silver. Both are filled with the same mass of hot water at ${quantity(start, '°C')}, closed with identical lids and left on a cork mat. The table shows the temperature of the water in each.`,
      table: {
        head: ['time / min', 'temperature in P / °C', 'temperature in Q / °C'],
        rows: times.map((time, at) => [String(time), String(p[at]), String(q[at])]),
      },
      parts: {
        a: ask.choice({
          prompt: 'Which statement about thermal radiation is correct?',
          scheme: ['It is infrared radiation, and all objects emit it.'],
          solution:
            'Thermal radiation is infrared radiation. Every object emits it, whatever its temperature.',
          right: 'It is infrared radiation, and all objects emit it.',
          wrong: {
            'It is infrared radiation, and only hot objects emit it.':
              'Cool objects emit infrared radiation too, at a lower rate.',
            'It is ultraviolet radiation, and all objects emit it.':
              'Thermal radiation lies beyond the red end of visible light: it is infrared.',
            'It is ultraviolet radiation, and only hot objects emit it.':
              'Thermal radiation is infrared, and all objects emit it.',
          },
        }),
        b: ask.number({
          prompt: `Calculate the average rate at which the temperature of the water in ${asked} falls during the ${minutes} minutes.`,
          answer: rate,
          unit: '°C/min',
          scheme: steps(
            `(${start} − ${start - drop}) ÷ ${minutes}, or ${drop} ÷ ${minutes}`,
            quantity(rate, '°C/min', 2),
          ),
          solution: `The temperature falls by ${start} − ${start - drop} = ${quantity(drop, '°C')} in ${quantity(minutes, 'min')}. Rate = ${drop} ÷ ${minutes} = ${quantity(rate, '°C/min', 2)}.`,
        }),
        c: ask.written({
          prompt: 'Deduce which can, P or Q, is painted dull black. Justify your answer.',
          objective: 'AO2',
          scheme: [
            `${dull}, because its temperature falls faster (by more in the same time)`,
            'a dull black surface is a better emitter of (infrared) radiation than a shiny one',
          ],
          solution: `Everything else is the same for both cans, so the difference is due to the surfaces. The better emitter cools faster: that is the dull black one, ${dull}.`,
          modelAnswer: `${dull} is the dull black can. Its water cools faster than that in ${bright}, because a dull black surface is a better emitter of infrared radiation than a shiny silver one.`,
        }),
        d: ask.written({
          prompt: `Much later the water in both cans stays at the temperature of the room, ${quantity(room, '°C')}. Explain, in terms of rates of energy transfer, why the temperature is constant although the cans still emit radiation.`,
          command: 'Explain',
          scheme: [
            'the cans also absorb radiation / receive energy from the surroundings',
            'the rate at which they receive energy is equal to the rate at which they transfer energy away',
          ],
          solution:
            'An object has a constant temperature when it receives energy at the same rate as it transfers energy away.',
          modelAnswer:
            'The cans also absorb radiation from the walls of the room. They receive energy at the same rate as they transfer it away, so their temperature does not change.',
        }),
        e: ask.choice({
          prompt: 'Why do the cans stand on a cork mat and not on a metal plate?',
          command: 'Explain',
          subtopic: '2.3.1',
          scheme: ['Cork is a bad conductor, so little energy is conducted from the cans.'],
          solution:
            'Cork is a thermal insulator. Little energy leaves through the bottom, so the cooling depends mostly on the surfaces that are compared.',
          right: 'Cork is a bad conductor, so little energy is conducted from the cans.',
          wrong: {
            'Cork is a good conductor, so the cans soon reach the same temperature.':
              'Cork contains much trapped air and is a bad conductor.',
            'Cork is a bad conductor, so it stops the radiation from the cans.':
              'The sides of the cans still emit radiation; the mat is only below them.',
            'Cork is a good emitter, so it transfers energy back to the cans.':
              'The mat is no warmer than the cans, so it does not heat them. What matters is that it conducts badly.',
          },
        }),
      },
    }
  },
  verify: ({ black, shiny, blackFirst, asked, times, start }) => {
    const column = asked === 'P' ? (blackFirst ? black : shiny) : blackFirst ? shiny : black
    let fallen = 0
    for (let at = 1; at < column.length; at += 1) fallen += (column[at - 1] ?? start) - (column[at] ?? 0)
    return { b: fallen / (times.at(-1) ?? 1) }
  },
})
