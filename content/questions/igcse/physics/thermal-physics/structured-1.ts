import { statements } from '@/lib/exams/authoring/options'
import { plain, quantity, roundTo } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { brownianPath, cylinder, scatter } from '@/lib/figures/particles'
import { circle, text } from '@/lib/figures/shapes'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

/** A calculation: the last mark is for the answer, those before it for the way. */
const steps = (...texts: string[]): MarkPoint[] =>
  texts.map((each, at) => ({ code: at === texts.length - 1 ? 'A1' : 'C1', text: each }))

const PISTONS = [
  { what: 'a syringe', seal: 'seals the outlet of a syringe with a cap', volume: [30, 60] },
  {
    what: 'a bicycle pump',
    seal: 'blocks the outlet of a bicycle pump with a rubber bung',
    volume: [80, 150],
  },
  { what: 'a cylinder', seal: 'closes the tap of a cylinder that has a movable piston', volume: [200, 400] },
] as const

const trappedAir = template({
  name: 'air-trapped-by-a-piston',
  subtopic: '2.1.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'Explain, in terms of particles, how the trapped air exerts a pressure on the piston.',
          command: 'Explain',
          subtopic: '2.1.2',
          objective: 'AO1',
          marks: 3,
          lines: 4,
          scheme: b1(
            'particles (molecules) of the air move randomly / in all directions (at high speed)',
            'they collide with the piston and exert a force on it',
            'pressure is the (total) force per unit area (of the piston)',
          ),
          solution:
            'Start from the motion of the particles, go on to their collisions with the piston, and end with pressure as force per unit area.',
          modelAnswer:
            'The particles of the air move randomly at high speed. Many of them collide with the piston, and each collision exerts a small force on it. The total force of all the collisions on each unit of area is the pressure.',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the ${asksPressure ? 'pressure' : 'volume'} of the air when ${known}.`,
          command: 'Calculate',
          subtopic: '2.1.3',
          objective: 'AO2',
          marks: 2,
          answer,
          unit,
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `*p*_{1}*V*_{1} = *p*_{2}*V*_{2} in any form, or ${pressure} × ${first} ÷ ${divisor}`,
            quantity(answer, unit, 2),
          ),
          solution: `The temperature is constant and no air escapes, so *pV* is constant: ${pressure} × ${first} = ${plain(pressure * first)}. Divide by ${divisor}: ${plain(pressure * first)} ÷ ${divisor} = ${quantity(answer, unit, 2)}.`,
        },
        {
          kind: 'match',
          label: 'c',
          prompt: 'For each quantity, identify what happens to it as the piston is pushed in.',
          command: 'Identify',
          subtopic: '2.1.3',
          objective: 'AO1',
          marks: 2,
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
          scheme: b1('two right: 1 mark', 'all three right: 2 marks'),
          solution:
            'The temperature is constant, so the average speed stays the same. The same number of particles is in a smaller volume, so they are closer together and hit each part of the piston more often.',
        },
        {
          kind: 'written',
          label: 'd',
          lead: `The air in ${device.what} like this is replaced with water. The student pushes the piston as hard as before, and the piston hardly moves.`,
          prompt: 'State the property of liquids that this shows.',
          command: 'State',
          subtopic: '2.1.1',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: b1('liquids are (very) hard to compress / have a fixed volume'),
          solution: 'A liquid has a fixed volume and, unlike a gas, is very hard to compress.',
          modelAnswer: 'A liquid is very hard to compress: its volume is (almost) fixed.',
        },
      ],
    }
  },
  verify: ({ first, pressure, asksPressure, second, pushed }) => ({
    b: asksPressure ? pressure / (second / first) : first / (pushed / pressure),
  }),
})

const SUSPENSIONS = [
  {
    stem: 'Some smoke is trapped with air in a small glass cell. The cell is lit from the side. Through a microscope, a student sees bright dots, where particles of smoke reflect the light. The diagram shows the path of one dot.',
    one: 'smoke particle',
    many: 'smoke particles',
    medium: 'air',
  },
  {
    stem: 'A drop of water with very small grains from pollen in it lies on a glass slide. A student looks at the grains through a microscope. The diagram shows the path of one grain.',
    one: 'grain',
    many: 'grains',
    medium: 'water',
  },
  {
    stem: 'A little milk is mixed with a lot of water, so that very small droplets of fat are suspended in it. A student looks at the droplets through a microscope. The diagram shows the path of one droplet.',
    one: 'fat droplet',
    many: 'fat droplets',
    medium: 'water',
  },
  {
    stem: 'A drop of ink contains very small grains of carbon, suspended in water. A student looks at a thin layer of the ink through a microscope. The diagram shows the path of one grain.',
    one: 'carbon grain',
    many: 'carbon grains',
    medium: 'water',
  },
] as const

const FALSE_NAMES = [
  [
    'convection',
    'Convection moves a whole region of the fluid in one direction; here each one moves at random.',
  ],
  ['conduction', 'Conduction is a transfer of thermal energy; nothing has to move along.'],
  [
    'evaporation',
    'Evaporation is a change of state at the surface of a liquid, not a movement of suspended particles.',
  ],
  ['thermal expansion', 'In expansion particles move apart; here each one moves at random.'],
  ['condensation', 'Condensation is a change from gas to liquid, not a movement of suspended particles.'],
] as const

const TRAITS = [
  { text: 'has the larger mass', big: true },
  { text: 'has the larger average speed', big: false },
  { text: 'can be seen through the microscope', big: true },
  { text: 'changes its path only a little in one collision', big: true },
] as const

const brownian = template({
  name: 'path-of-a-suspended-particle',
  subtopic: '2.1.2',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'not-needed',
  checked: '2026-11-20',
  values: random => ({
    item: random.pick(SUSPENSIONS),
    wrong: random.sample<readonly [string, string]>(FALSE_NAMES, 3),
    traits: random.shuffle([TRAITS[1], ...random.sample([TRAITS[0], TRAITS[2], TRAITS[3]], 2)]),
    seed: random.int(1, 30),
  }),
  make: ({ item, wrong, traits, seed }) => ({
    stem: item.stem,
    figure: figure(
      {
        name: 'thermal-physics/path-of-a-suspended-particle',
        title: 'Path seen through a microscope',
        description:
          'A square field of view. A line of many straight pieces of different lengths runs through it; at each corner the direction changes suddenly. A dot marks the end of the line.',
        height: 176,
      },
      brownianPath(100, 8, 160, 18, seed),
    ),
    parts: [
      {
        kind: 'choice',
        label: 'a',
        prompt: `What is the name of the motion of the ${item.many}?`,
        command: 'Identify',
        subtopic: '2.1.2',
        objective: 'AO1',
        marks: 1,
        scheme: b1('Brownian motion'),
        solution: 'Random motion of microscopic particles in a gas or a liquid is called Brownian motion.',
        ...statements(
          'Brownian motion',
          wrong.map(([name, error]) => [name, error]),
        ),
      },
      {
        kind: 'written',
        label: 'b',
        prompt: `Describe the motion of the ${item.one}.`,
        command: 'Describe',
        subtopic: '2.1.2',
        objective: 'AO1',
        marks: 1,
        lines: 2,
        scheme: b1('random / haphazard / zigzag, with sudden changes of direction'),
        solution:
          'The path has no pattern: straight pieces of different lengths, with sudden changes to any direction.',
        modelAnswer: `The ${item.one} moves randomly, in a zigzag: its direction changes suddenly and without a pattern.`,
      },
      {
        kind: 'written',
        label: 'c',
        prompt: `Explain, in terms of molecules, what causes this motion.`,
        command: 'Explain',
        subtopic: '2.1.2',
        objective: 'AO1',
        marks: 3,
        lines: 5,
        scheme: b1(
          `any three from: molecules of the ${item.medium} move fast and randomly`,
          `they collide with (bombard) the ${item.one} from all sides`,
          'at each moment more / harder collisions come from one side than from the other (uneven bombardment, resultant force)',
          `the molecules are light (very small) but so fast that they can move the much larger ${item.one}`,
        ),
        solution: `The ${item.one} does not move by itself: it is pushed about by collisions with molecules of the ${item.medium}, which are much too small to be seen.`,
        modelAnswer: `Molecules of the ${item.medium} move fast and at random, and collide with the ${item.one} from all sides. At any moment the collisions on one side are more than those on the other, so there is a resultant force in a direction that keeps changing. Although the molecules are very light, they are fast enough to move the much larger ${item.one}.`,
      },
      {
        kind: 'match',
        label: 'd',
        prompt: `Compare a ${item.one} with a molecule of the ${item.medium}. Identify to which of the two each statement applies.`,
        command: 'Identify',
        subtopic: '2.1.2',
        objective: 'AO1',
        marks: 2,
        items: traits.map((trait, at) => ({ id: `trait${at}`, text: trait.text })),
        targets: [
          { id: 'big', text: `the ${item.one}` },
          { id: 'small', text: `the molecule of the ${item.medium}` },
        ],
        answer: Object.fromEntries(traits.map((trait, at) => [`trait${at}`, trait.big ? 'big' : 'small'])),
        scheme: b1('two right: 1 mark', 'all three right: 2 marks'),
        solution: `The ${item.one} is microscopic: far larger than a molecule, with a far larger mass and therefore moved only a little by each collision. The molecules are much lighter and much faster.`,
      },
    ],
  }),
})

const MELTING = [
  { what: 'tin as it melts', kelvin: 505 },
  { what: 'lead as it melts', kelvin: 600 },
  { what: 'zinc as it melts', kelvin: 693 },
  { what: 'sulfur as it melts', kelvin: 388 },
  { what: 'a wax as it melts', kelvin: 331 },
] as const

const sealed = template({
  name: 'gas-warmed-in-a-sealed-flask',
  subtopic: '2.1.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
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
      parts: [
        {
          kind: 'table',
          label: 'a',
          prompt: 'Give the two missing temperatures.',
          command: 'Give',
          subtopic: '2.1.3',
          objective: 'AO2',
          marks: 2,
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
          scheme: b1(`${start + 273}`, plain(melting.kelvin - 273)),
          solution: `*T* (in K) = *θ* (in °C) + 273. So ${start} + 273 = ${start + 273}, and the other way round ${melting.kelvin} − 273 = ${plain(melting.kelvin - 273)}.`,
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Use the results to determine the pressure of the gas at ${quantity(high, '°C')}, to the nearest kilopascal.`,
          command: 'Determine',
          subtopic: '2.1.3',
          objective: 'AO2',
          marks: 2,
          answer: at(high),
          unit: 'kPa',
          unitMode: 'given',
          sigFigs: 3,
          tolerance: 1,
          form: 'any',
          scheme: steps(
            `pressure rises by ${plain(printed(last) - printed(start), 1)} kPa for ${quantity(3 * rise, '°C')} (or about ${plain(at(start + rise) - at(start), 1)} kPa for each ${quantity(rise, '°C')})`,
            `${quantity(at(high), 'kPa', 3)} (accept 1 kPa more or less)`,
          ),
          solution: `From ${quantity(start, '°C')} to ${quantity(last, '°C')}, a rise of ${quantity(3 * rise, '°C')}, the pressure rises by ${plain(printed(last) - printed(start), 1)} kPa. From ${quantity(start, '°C')} to ${quantity(high, '°C')} the temperature rises by ${quantity(5 * rise, '°C')}, so the pressure rises by ${plain(printed(last) - printed(start), 1)} × 5 ÷ 3. Pressure = ${plain(at(start), 1)} + ${plain(((printed(last) - printed(start)) * 5) / 3, 1)} = ${quantity(at(high), 'kPa', 3)}.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'Explain, in terms of particles, why the pressure of the gas rises when it is warmed.',
          command: 'Explain',
          subtopic: '2.1.3',
          objective: 'AO1',
          marks: 3,
          lines: 4,
          scheme: b1(
            'particles move faster / have more kinetic energy',
            'they collide with the walls more often',
            'and harder / each collision exerts a larger force',
          ),
          solution:
            'The volume is fixed, so the walls do not move. What changes is the speed of the particles: they hit the walls more often and harder, so the force on each unit of area is larger.',
          modelAnswer:
            'At a higher temperature the particles move faster. They collide with the walls of the flask more often, and each collision exerts a larger force. So the total force on each unit of area, which is the pressure, is larger.',
        },
        {
          kind: 'numeric',
          label: 'd',
          prompt:
            'State the temperature, in °C, at which the particles of a substance have the least kinetic energy.',
          command: 'State',
          subtopic: '2.1.2',
          objective: 'AO1',
          marks: 1,
          answer: -273,
          unit: '°C',
          unitMode: 'given',
          sigFigs: 3,
          form: 'any',
          scheme: b1(quantity(-273, '°C')),
          solution: `This is absolute zero: 0 K, or ${quantity(-273, '°C')}.`,
        },
        {
          kind: 'numeric',
          label: 'e',
          lead: `The flask is joined by a short thin tube with a closed tap to a second flask of volume ${quantity(other, 'cm^3')}, which is empty (it contains a vacuum). The tap is then opened.`,
          prompt: `State the total volume that the ${gas} now fills.`,
          command: 'State',
          subtopic: '2.1.1',
          objective: 'AO2',
          marks: 1,
          answer: volume + other,
          unit: 'cm^3',
          unitMode: 'given',
          sigFigs: 3,
          form: 'any',
          scheme: b1(quantity(volume + other, 'cm^3')),
          solution: `A gas has no fixed volume: it fills its container, which is now both flasks. ${volume} + ${other} = ${quantity(volume + other, 'cm^3')}.`,
        },
      ],
    }
  },
  verify: ({ start, rise, pressure, volume, other }) => {
    const perDegree = pressure / (start + 273)
    return { b: pressure + perDegree * rise * 5, d: 0 - 273, e: volume * (1 + other / volume) }
  },
})

const STRUCTURES = [
  {
    what: 'A bridge is made of steel sections',
    one: 'section',
    metal: 'steel',
    each: 0.012,
    length: [24, 60],
  },
  {
    what: 'A railway line is made of steel rails',
    one: 'rail',
    metal: 'steel',
    each: 0.012,
    length: [15, 36],
  },
  {
    what: 'A roof is covered with aluminium panels',
    one: 'panel',
    metal: 'aluminium',
    each: 0.024,
    length: [6, 14],
  },
  {
    what: 'A footbridge is made of aluminium sections',
    one: 'section',
    metal: 'aluminium',
    each: 0.024,
    length: [8, 20],
  },
] as const

const EXPANDERS = {
  solids: ['steel', 'glass', 'copper', 'brass'],
  liquids: ['water', 'alcohol', 'oil'],
  gases: ['air', 'nitrogen', 'oxygen'],
} as const

const structures = template({
  name: 'expansion-of-a-long-structure',
  subtopic: '2.2.1',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const item = random.pick(STRUCTURES)
    return {
      item,
      length: random.int(item.length[0], item.length[1]),
      cold: random.int(-15, 5),
      hot: random.int(32, 48),
      solid: random.pick(EXPANDERS.solids),
      liquid: random.pick(EXPANDERS.liquids),
      gas: random.pick(EXPANDERS.gases),
    }
  },
  make: ({ item, length, cold, hot, solid, liquid, gas }) => {
    const change = hot - cold
    const growth = item.each * length * change
    return {
      stem: `${item.what}. Small gaps are left between them. On the coldest day of the year, at ${quantity(cold, '°C')}, each ${item.one} is ${quantity(length, 'm')} long. On the hottest day its temperature is ${quantity(hot, '°C')}. When the temperature of 1.0 m of ${item.metal} rises by 1.0 °C, its length increases by ${quantity(item.each, 'mm')}.`,
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: `Explain, in terms of particles, why the length of a ${item.one} increases when its temperature rises.`,
          command: 'Explain',
          subtopic: '2.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'particles (atoms) vibrate more / faster / with a larger amplitude',
            'the average distance between the particles increases',
          ),
          solution: 'The particles themselves do not grow: they vibrate more and so take up more space.',
          modelAnswer:
            'At a higher temperature the particles vibrate with a larger amplitude. They push each other further apart, so the average distance between them increases.',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate by how much the length of one ${item.one} increases from the coldest day to the hottest day.`,
          command: 'Calculate',
          subtopic: '2.2.1',
          objective: 'AO2',
          marks: 3,
          answer: growth,
          unit: 'mm',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `temperature rise = ${quantity(change, '°C')}`,
            `${item.each} × ${length} × ${change}`,
            `${quantity(growth, 'mm', 2)} (${quantity(growth / 1000, 'm', 2)})`,
          ),
          solution: `The temperature rises by ${hot} − ${cold < 0 ? `(${plain(cold)})` : cold} = ${quantity(change, '°C')}. Each metre grows by ${item.each} mm for each degree, so ${length} m grow by ${item.each} × ${length} × ${change} = ${quantity(growth, 'mm', 2)}.`,
        },
        {
          kind: 'order',
          label: 'c',
          lead: `Equal volumes of ${solid}, ${liquid} and ${gas}, all at room temperature, are warmed by 10 °C at constant pressure.`,
          prompt: 'Predict the order of their increases in volume. Put the smallest increase first.',
          command: 'Predict',
          subtopic: '2.2.1',
          objective: 'AO1',
          marks: 1,
          items: [
            { id: 'gas', text: gas },
            { id: 'solid', text: solid },
            { id: 'liquid', text: liquid },
          ],
          answer: ['solid', 'liquid', 'gas'],
          scheme: b1(`${solid}, ${liquid}, ${gas}`),
          solution: 'For the same rise in temperature solids expand least, then liquids, and gases most.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `Explain, in terms of the forces between particles, why the increase in volume of the ${gas} is so different from that of the ${solid}.`,
          command: 'Explain',
          subtopic: '2.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            `in the gas (${gas}) the forces between the particles are very weak / negligible, so they move apart easily`,
            `in the solid (${solid}) the forces between the particles are strong and hold them (near fixed positions)`,
          ),
          solution:
            'In both the particles move more when heated. How far they move apart depends on how strongly they are held together.',
          modelAnswer: `In ${gas}, a gas, the forces between the particles are so weak that almost nothing stops them from moving further apart. In ${solid}, a solid, strong forces hold the particles near fixed positions, so they can move only very slightly further apart.`,
        },
      ],
    }
  },
  verify: ({ item, length, cold, hot }) => ({
    b: (item.each * hot - item.each * cold) * length,
  }),
})

export const templates = [trappedAir, brownian, sealed, structures]
