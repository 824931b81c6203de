import { rows, statements } from '@/lib/exams/authoring/options'
import { plain, quantity } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { line, rect, type Shape, text } from '@/lib/figures/shapes'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

/** A calculation: the last mark is for the answer, those before it for the way. */
const steps = (...texts: string[]): MarkPoint[] =>
  texts.map((each, at) => ({ code: at === texts.length - 1 ? 'A1' : 'C1', text: each }))

const RODS = [
  { name: 'copper', slow: 1 },
  { name: 'aluminium', slow: 1.6 },
  { name: 'brass', slow: 3.2 },
  { name: 'iron', slow: 4.9 },
  { name: 'lead', slow: 9.5 },
] as const

const BAD_CONDUCTORS = [
  { name: 'glass', state: 'solid' },
  { name: 'wood', state: 'solid' },
  { name: 'plastic', state: 'solid' },
] as const

const rods = template({
  name: 'rods-heated-at-one-end',
  subtopic: '2.3.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => {
    const base = random.int(16, 26)
    const metals = random.sample(RODS, 4).map(rod => ({
      name: rod.name,
      seconds: Math.round(base * rod.slow) + random.int(0, 2),
    }))
    return {
      metals,
      bad: random.pick(BAD_CONDUCTORS),
      liquid: random.pick(['water', 'oil']),
      gas: random.pick(['air', 'nitrogen']),
    }
  },
  make: ({ metals, bad, liquid, gas }) => {
    const sorted = [...metals].sort((one, other) => one.seconds - other.seconds)
    const best = sorted[0]?.name ?? ''
    return {
      stem: `A student compares rods of four metals and a rod of ${bad.name}. A pin is fixed with wax to one end of each rod. The other ends are put into boiling water at the same moment. The table shows the time until the wax melts and the pin falls. After 10 minutes the pin on the rod of ${bad.name} has still not fallen.`,
      table: {
        head: ['metal', 'time until the pin falls / s'],
        rows: metals.map(({ name, seconds }) => [name, String(seconds)]),
      },
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt: 'Deduce the order of the four metals as thermal conductors. Put the best conductor first.',
          command: 'Deduce',
          subtopic: '2.3.1',
          objective: 'AO2',
          marks: 2,
          items: metals.map(({ name }) => ({ id: name, text: name })),
          answer: sorted.map(({ name }) => name),
          scheme: sequenceScheme(4, 2),
          solution: `The better the conductor, the sooner the wax at the far end melts. The shortest time belongs to ${best}, the best conductor.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt:
            'State **one** property of the rods that must be the same for all of them in a fair comparison.',
          command: 'State',
          subtopic: '2.3.1',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: b1('length / thickness (diameter, cross-sectional area) / temperature at the start'),
          solution:
            'The time depends on the length and the thickness of a rod too. Only the material may differ.',
          modelAnswer: 'All the rods must have the same length.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `Explain, in terms of electrons, why ${best} is a much better thermal conductor than ${bad.name}.`,
          command: 'Explain',
          subtopic: '2.3.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            `${best} / the metal has free (delocalised) electrons (and ${bad.name} has not)`,
            'which move through the metal and transfer energy (by collisions) to distant particles / quickly',
          ),
          solution: `In both solids energy is passed on by vibrations from particle to particle. Only the metal has free electrons as well, and they carry energy through it much faster.`,
          modelAnswer: `${best.charAt(0).toUpperCase()}${best.slice(1)} is a metal and has free (delocalised) electrons, but ${bad.name} has none. The free electrons gain kinetic energy at the hot end, move quickly through the metal and transfer energy to distant particles when they collide with them.`,
        },
        {
          kind: 'match',
          label: 'd',
          prompt: 'Identify the best reason for the way in which each substance conducts thermal energy.',
          command: 'Identify',
          subtopic: '2.3.1',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'gas', text: `${gas} (a gas) conducts very badly` },
            { id: 'liquid', text: `${liquid} (a liquid) conducts badly` },
            { id: 'solid', text: `${bad.name} (a solid) conducts a little` },
          ],
          targets: [
            { id: 'apart', text: 'The particles are far apart.' },
            { id: 'loose', text: 'The particles are close but are not held in a lattice.' },
            { id: 'vibrate', text: 'Vibrations are passed on from particle to particle.' },
            { id: 'electrons', text: 'Free electrons move through it.' },
          ],
          answer: { gas: 'apart', liquid: 'loose', solid: 'vibrate' },
          scheme: b1('two right: 1 mark', 'all three right: 2 marks'),
          solution:
            'In a gas the particles are far apart and meet rarely. In a liquid they are close but slide past each other, so vibrations are not passed on well. In a solid vibrations are passed on from neighbour to neighbour. Free electrons are found in metals.',
        },
      ],
    }
  },
})

/** A tank of hot water with two heaters, low and high, in a jacket of foam. */
const TANK: Shape =
  rect(112, 18, 136, 162, 'l sunk') +
  rect(126, 32, 108, 134, 'l sheet') +
  rect(127, 33, 106, 132, 'w') +
  line(98, 56, 164, 56, 'l thick') +
  line(98, 146, 164, 146, 'l thick') +
  text(92, 60, 'heater A', { anchor: 'end' }) +
  text(92, 150, 'heater B', { anchor: 'end' }) +
  line(241, 92, 262, 84, 'l thin') +
  text(266, 82, 'jacket of\nplastic foam') +
  text(196, 104, 'water', { anchor: 'middle' })

const tank = template({
  name: 'hot-water-tank',
  subtopic: '2.3.4',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => ({
    mass: random.step(60, 180, 10),
    cold: random.int(11, 19),
    hot: random.step(52, 65, 1),
  }),
  make: ({ mass, cold, hot }) => {
    const rise = hot - cold
    const energy = mass * 4200 * rise
    return {
      stem: 'The diagram shows a section through a tank in which water is heated for a house. There are two electric heaters, A near the top and B near the bottom. They can be switched on separately. At first all the water is cold.',
      figure: figure(
        {
          name: 'thermal-physics/hot-water-tank',
          title: 'A hot-water tank with two heaters',
          description:
            'Section through a closed tank full of water. Heater A enters the water near the top and heater B near the bottom. A thick jacket of plastic foam surrounds the tank.',
          height: 188,
        },
        TANK,
      ),
      parts: [
        {
          kind: 'order',
          label: 'a',
          lead: 'Heater B is switched on.',
          prompt:
            'The statements describe how all the water in the tank becomes hot. Give them in the right order.',
          command: 'Give',
          subtopic: '2.3.2',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'heat', text: 'Water near heater B is heated by the heater.' },
            { id: 'expand', text: 'This water expands.' },
            { id: 'density', text: 'It becomes less dense than the water above it.' },
            { id: 'rise', text: 'It rises to the top of the tank.' },
            { id: 'sink', text: 'Cooler, denser water takes its place and is heated in its turn.' },
          ],
          answer: ['heat', 'expand', 'density', 'rise', 'sink'],
          scheme: sequenceScheme(5, 2),
          solution:
            'Heated water expands, so the same mass has a larger volume and the density is smaller. The less dense water rises, and denser water flows down to the heater: a convection current.',
        },
        {
          kind: 'written',
          label: 'b',
          lead: 'On another day all the water is cold again, and only heater A is switched on.',
          prompt: 'Explain why only the water in the upper part of the tank becomes hot.',
          command: 'Explain',
          subtopic: '2.3.2',
          objective: 'AO2',
          marks: 2,
          lines: 3,
          scheme: b1(
            'hot water is less dense, so it stays at the top (there is no convection current below the heater)',
            'water is a bad thermal conductor, so little energy is conducted to the water below',
          ),
          solution:
            'Energy could reach the lower water by convection or by conduction. Convection needs hot water that is below cold water, and conduction needs a good conductor. There is neither.',
          modelAnswer:
            'The water that heater A has heated is less dense than the cold water, so it stays at the top and there is no convection current to the lower part. Water is also a bad conductor, so little energy is conducted downwards.',
        },
        {
          kind: 'numeric',
          label: 'c',
          lead: `The tank contains ${quantity(mass, 'kg')} of water. Heater B heats all of it from ${quantity(cold, '°C')} to ${quantity(hot, '°C')}. The specific heat capacity of water is ${quantity(4200, 'J/(kg °C)')}.`,
          prompt: 'Calculate the increase in the internal energy of the water.',
          command: 'Calculate',
          subtopic: '2.2.2',
          objective: 'AO2',
          marks: 2,
          answer: energy,
          unit: 'J',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(`Δ*E* = *mc*Δ*θ*, or ${mass} × 4200 × ${rise}`, quantity(energy, 'J', 2)),
          solution: `The temperature rises by ${hot} − ${cold} = ${quantity(rise, '°C')}. Δ*E* = *mc*Δ*θ* = ${mass} × 4200 × ${rise} = ${quantity(energy, 'J', 2)}.`,
        },
        {
          kind: 'choice',
          label: 'd',
          prompt: 'What happens to the water in the tank as it is heated?',
          command: 'Identify',
          subtopic: '2.2.1',
          objective: 'AO1',
          marks: 1,
          scheme: b1('The average distance between its particles increases.'),
          solution:
            'A liquid expands when it is heated: its particles move faster and are further apart on average. The size, the number and the mass of the particles do not change.',
          ...statements('The average distance between its particles increases.', [
            [
              'The size of each of its particles increases.',
              'The particles stay the same size; the space between them grows.',
            ],
            [
              'The number of its particles increases.',
              'No particles are made by heating; they only move further apart.',
            ],
            [
              'The mass of each of its particles increases.',
              'Heating does not change the mass of a particle.',
            ],
          ]),
        },
        {
          kind: 'written',
          label: 'e',
          prompt:
            'The foam of the jacket contains very many small bubbles of gas. Explain how the jacket helps to keep the water hot.',
          command: 'Explain',
          subtopic: '2.3.4',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'gas / foam / plastic is a bad thermal conductor (good insulator), so there is little conduction',
            'the gas is trapped, so there is no convection (current) in it',
          ),
          solution:
            'Name both methods: the gas conducts badly, and because it is trapped in small bubbles it cannot carry energy by convection either.',
          modelAnswer:
            'The gas in the bubbles and the plastic are bad conductors, so little energy is conducted to the outside. The gas is trapped in the small bubbles, so it cannot move in a convection current.',
        },
      ],
    }
  },
  verify: ({ mass, cold, hot }) => {
    let energy = 0
    for (let degree = cold; degree < hot; degree += 1) energy += 4200 * mass
    return { c: energy }
  },
})

const GROUNDS = [
  { name: 'dry sand', capacity: 800 },
  { name: 'dry soil', capacity: 850 },
  { name: 'rock', capacity: 840 },
] as const

const breeze = template({
  name: 'land-and-sea-on-a-sunny-day',
  subtopic: '2.3.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: 'Why can energy from the Sun reach the Earth only by radiation?',
          command: 'Explain',
          subtopic: '2.3.3',
          objective: 'AO1',
          marks: 1,
          scheme: b1('Radiation needs no medium.'),
          solution:
            'Between the Sun and the Earth there is almost a vacuum. Conduction and convection need particles; radiation does not.',
          ...statements('Radiation needs no medium.', [
            ['Radiation needs no source.', 'All radiation is emitted by something, here by the Sun.'],
            [
              'Radiation is the only method that transfers energy in air.',
              'Convection takes place in air as well. The question is about the space beyond the air.',
            ],
            [
              'Radiation is a kind of convection in space.',
              'Convection is the movement of a liquid or a gas. In space there is almost none.',
            ],
          ]),
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the rise in the temperature of the ${ground.name}.`,
          command: 'Calculate',
          subtopic: '2.2.2',
          objective: 'AO2',
          marks: 2,
          answer: rise,
          unit: '°C',
          unitMode: 'given',
          alsoUnits: ['K'],
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `Δ*θ* = Δ*E* ÷ (*mc*), or ${plain(energy)} ÷ (1.0 × ${ground.capacity})`,
            quantity(rise, '°C', 2),
          ),
          solution: `From *c* = Δ*E* ÷ (*m*Δ*θ*), Δ*θ* = Δ*E* ÷ (*mc*) = ${plain(energy)} ÷ (1.0 × ${ground.capacity}) = ${quantity(rise, '°C', 2)}. The water gains the same energy or less for each kilogram, and its specific heat capacity is much larger, so its temperature rises much less.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `In the afternoon a wind blows from the ${place.name} towards the land. Explain how the difference in temperature causes this wind.`,
          command: 'Explain',
          subtopic: '2.3.2',
          objective: 'AO1',
          marks: 3,
          lines: 4,
          scheme: b1(
            'the land is warmer, and the air above it is heated and expands',
            'this air becomes less dense and rises',
            `cooler, denser air from above the ${place.name} flows in to take its place`,
          ),
          solution:
            'This is a convection current: heated, expands, less dense, rises, and cooler denser air flows in below.',
          modelAnswer: `The land is warmer than the ${place.name}. The air above the land is heated, expands, becomes less dense and rises. Cooler, denser air from above the ${place.name} flows in to replace it, and this is the wind.`,
        },
        {
          kind: 'choice',
          label: 'd',
          prompt: `At night the land cools more than the ${place.name}. Which row describes the air near the surface?`,
          command: 'Predict',
          subtopic: '2.3.2',
          objective: 'AO2',
          marks: 1,
          scheme: b1(`rises above the ${place.name}; wind from the land to the ${place.name}`),
          solution: `Now the ${place.name} is the warmer surface. Air rises above it, and cooler air flows from the land to take its place.`,
          ...rows(
            ['warm air rises above', 'wind near the surface blows'],
            [`the ${place.name}`, `from the land to the ${place.name}`],
            [
              [
                ['the land', `from the land to the ${place.name}`],
                'Air rises above the warmer surface, and at night that is the water.',
              ],
              [
                [`the ${place.name}`, `from the ${place.name} to the land`],
                'Near the surface air flows towards the place where the air rises.',
              ],
              [
                ['the land', `from the ${place.name} to the land`],
                'You described the day. At night the land is the cooler surface.',
              ],
            ],
          ),
        },
      ],
    }
  },
  verify: ({ place, ground, energy }) => {
    // Heats one kilogram in steps of a thousandth of a degree.
    const step = ground.capacity / 1000
    return { b: energy / step / 1000, d: `the ${place.name}` }
  },
})

const cans = template({
  name: 'cooling-of-two-cans',
  subtopic: '2.3.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: 'Which statement about thermal radiation is correct?',
          command: 'Identify',
          subtopic: '2.3.3',
          objective: 'AO1',
          marks: 1,
          scheme: b1('It is infrared radiation, and all objects emit it.'),
          solution:
            'Thermal radiation is infrared radiation. Every object emits it, whatever its temperature.',
          ...statements('It is infrared radiation, and all objects emit it.', [
            [
              'It is infrared radiation, and only hot objects emit it.',
              'Cool objects emit infrared radiation too, at a lower rate.',
            ],
            [
              'It is ultraviolet radiation, and all objects emit it.',
              'Thermal radiation lies beyond the red end of visible light: it is infrared.',
            ],
            [
              'It is ultraviolet radiation, and only hot objects emit it.',
              'Thermal radiation is infrared, and all objects emit it.',
            ],
          ]),
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the average rate at which the temperature of the water in ${asked} falls during the ${minutes} minutes.`,
          command: 'Calculate',
          subtopic: '2.3.3',
          objective: 'AO2',
          marks: 2,
          answer: rate,
          unit: '°C/min',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `(${start} − ${start - drop}) ÷ ${minutes}, or ${drop} ÷ ${minutes}`,
            quantity(rate, '°C/min', 2),
          ),
          solution: `The temperature falls by ${start} − ${start - drop} = ${quantity(drop, '°C')} in ${quantity(minutes, 'min')}. Rate = ${drop} ÷ ${minutes} = ${quantity(rate, '°C/min', 2)}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'Deduce which can, P or Q, is painted dull black. Justify your answer.',
          command: 'Deduce',
          subtopic: '2.3.3',
          objective: 'AO2',
          marks: 2,
          lines: 3,
          scheme: b1(
            `${dull}, because its temperature falls faster (by more in the same time)`,
            'a dull black surface is a better emitter of (infrared) radiation than a shiny one',
          ),
          solution: `Everything else is the same for both cans, so the difference is due to the surfaces. The better emitter cools faster: that is the dull black one, ${dull}.`,
          modelAnswer: `${dull} is the dull black can. Its water cools faster than that in ${bright}, because a dull black surface is a better emitter of infrared radiation than a shiny silver one.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `Much later the water in both cans stays at the temperature of the room, ${quantity(room, '°C')}. Explain, in terms of rates of energy transfer, why the temperature is constant although the cans still emit radiation.`,
          command: 'Explain',
          subtopic: '2.3.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'the cans also absorb radiation / receive energy from the surroundings',
            'the rate at which they receive energy is equal to the rate at which they transfer energy away',
          ),
          solution:
            'An object has a constant temperature when it receives energy at the same rate as it transfers energy away.',
          modelAnswer:
            'The cans also absorb radiation from the walls of the room. They receive energy at the same rate as they transfer it away, so their temperature does not change.',
        },
        {
          kind: 'choice',
          label: 'e',
          prompt: 'Why do the cans stand on a cork mat and not on a metal plate?',
          command: 'Explain',
          subtopic: '2.3.1',
          objective: 'AO1',
          marks: 1,
          scheme: b1('Cork is a bad conductor, so little energy is conducted from the cans.'),
          solution:
            'Cork is a thermal insulator. Little energy leaves through the bottom, so the cooling depends mostly on the surfaces that are compared.',
          ...statements('Cork is a bad conductor, so little energy is conducted from the cans.', [
            [
              'Cork is a good conductor, so the cans soon reach the same temperature.',
              'Cork contains much trapped air and is a bad conductor.',
            ],
            [
              'Cork is a bad conductor, so it stops the radiation from the cans.',
              'The sides of the cans still emit radiation; the mat is only below them.',
            ],
            [
              'Cork is a good emitter, so it transfers energy back to the cans.',
              'The mat is no warmer than the cans, so it does not heat them. What matters is that it conducts badly.',
            ],
          ]),
        },
      ],
    }
  },
  verify: ({ black, shiny, blackFirst, asked, times, start }) => {
    const column = asked === 'P' ? (blackFirst ? black : shiny) : blackFirst ? shiny : black
    let fallen = 0
    for (let at = 1; at < column.length; at += 1) fallen += (column[at - 1] ?? start) - (column[at] ?? 0)
    return { b: fallen / (times.at(-1) ?? 1) }
  },
})

export const templates = [rods, tank, breeze, cans]
