import { statements, structured, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

/** Two significant figures, and a third in brackets where it tells more. */
function rounded(value: number, unit: string): string {
  const short = quantity(value, unit, 2)
  return toSigFigs(value, 2) === toSigFigs(value, 3) ? short : `${short} (${quantity(value, unit, 3)})`
}

/** Two significant figures, as the data are given. */
const two = (value: number) => quantity(value, '', 2)

// 1.7.3 Energy resources

const STEAM = [
  'The steam turns a turbine.',
  'The turbine turns a generator.',
  'The generator supplies an electric current to the consumers.',
]
const BOILER = 'Water in a boiler is heated and becomes steam at high pressure.'

const STATIONS = [
  {
    name: 'coal-fired power station',
    source: 'the coal',
    begin: ['Coal is burnt in a furnace.', BOILER],
    input: [1200, 2400, 50],
    share: [0.33, 0.4],
    minus:
      'it produces carbon dioxide (or adds to global warming), or it produces sulfur dioxide (or acid rain), or coal is not renewable',
    minusText: 'it produces carbon dioxide, which adds to global warming',
  },
  {
    name: 'gas-fired power station',
    source: 'the gas',
    begin: ['Natural gas is burnt in a furnace.', BOILER],
    input: [600, 1500, 50],
    share: [0.38, 0.46],
    minus: 'it produces carbon dioxide (or adds to global warming), or gas is not renewable',
    minusText: 'natural gas is not renewable, so it will run out',
  },
  {
    name: 'power station that burns wood',
    source: 'the wood',
    begin: ['Wood is burnt in a furnace.', BOILER],
    input: [80, 300, 5],
    share: [0.28, 0.36],
    minus:
      'it produces carbon dioxide (or smoke) when it runs, or much land is needed to grow the trees, or fuel must be brought to it',
    minusText: 'it produces smoke and carbon dioxide when it runs',
  },
  {
    name: 'nuclear power station',
    source: 'the nuclear fuel',
    begin: ['Uranium nuclei are split in a reactor and release energy.', BOILER],
    input: [2200, 3600, 50],
    share: [0.32, 0.36],
    minus:
      'it produces radioactive waste, or nuclear fuel is not renewable, or an accident can release radioactive substances',
    minusText: 'it produces radioactive waste, which must be stored safely for a very long time',
  },
  {
    name: 'geothermal power station',
    source: 'the hot rocks',
    begin: [
      'Cold water is pumped down to hot rocks deep below the ground.',
      'The rocks heat the water, and it comes up as steam at high pressure.',
    ],
    input: [150, 500, 10],
    share: [0.12, 0.18],
    minus:
      'it can be built in few places only (where hot rocks are near the surface), or deep holes must be drilled',
    minusText: 'it can be built only in the few places where hot rocks lie near the surface',
  },
] as const

const RIVALS = [
  { name: 'a wind farm', lack: 'the wind', when: 'when there is no wind' },
  { name: 'a field of solar cells', lack: 'daylight', when: 'at night' },
] as const

const FROM_SUN = [
  { name: 'wind', chain: 'The Sun heats the air unevenly, and this makes the wind blow.' },
  { name: 'waves', chain: 'The Sun heats the air unevenly; this makes wind, and wind makes waves.' },
  {
    name: 'hydroelectric dams',
    chain: 'Radiation from the Sun evaporates the water that later fills the lake.',
  },
  { name: 'biofuels', chain: 'The plants grew with energy from sunlight.' },
  { name: 'fossil fuels', chain: 'They were formed from living things, which depended on sunlight.' },
]
const NOT_FROM_SUN = [
  { name: 'tides', why: 'Tides are caused mainly by the gravitational pull of the Moon.' },
  { name: 'geothermal', why: 'Geothermal energy comes from inside the Earth.' },
  { name: 'nuclear fuel', why: 'The energy of nuclear fuel is stored in the nuclei of uranium.' },
]

const station = template({
  name: 'power-station-and-efficiency',
  subtopic: '1.7.3',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const kind = random.pick(STATIONS)
    const [least, most, step] = kind.input
    const input = random.step(least, most, step)
    const output = Math.round((input * random.step(kind.share[0], kind.share[1], 0.01)) / 5) * 5
    const share = output / input
    if (share < kind.share[0] || share > kind.share[1]) return null
    const sunny = random.sample(FROM_SUN, 3)
    return {
      kind,
      input,
      output,
      minutes: random.pick([2, 5, 10, 15, 20, 30]),
      rival: random.pick(RIVALS),
      sunny,
      other: random.pick(NOT_FROM_SUN),
    }
  },
  make: ({ kind, input, output, minutes, rival, sunny, other }) => {
    const steps = [...kind.begin, ...STEAM]
    const share = (100 * output) / input
    const energy = output * minutes * 60
    return structured({
      stem: `The table gives data for a ${kind.name}.`,
      table: {
        head: ['quantity', 'power / MW'],
        rows: [
          [`total power input from ${kind.source}`, plain(input)],
          ['electrical power output', plain(output)],
        ],
      },
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt: 'Describe how the power station generates electricity: put the steps in the correct order.',
          command: 'Describe',
          subtopic: '1.7.3',
          objective: 'AO1',
          marks: 3,
          items: steps.map((each, at) => ({ id: `s${at}`, text: each })),
          answer: steps.map((_, at) => `s${at}`),
          scheme: sequenceScheme(5, 3),
          solution: `Follow the energy from ${kind.source} to the steam, to the turbine, to the generator and to the consumers: only the way in which the water is heated differs between such power stations.`,
        },
        {
          kind: 'numeric',
          label: 'b.i',
          prompt: 'Calculate the efficiency of the power station.',
          command: 'Calculate',
          subtopic: '1.7.3',
          objective: 'AO2',
          marks: 2,
          answer: share,
          unit: '%',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(
              `efficiency = useful power output ÷ total power input (× 100%), or ${plain(output)} ÷ ${plain(input)}`,
            ),
            A1(rounded(share, '%')),
          ],
          solution: `Efficiency = useful power output ÷ total power input × 100% = ${plain(output)} ÷ ${plain(input)} × 100% = ${rounded(share, '%')}.`,
        },
        {
          kind: 'numeric',
          label: 'b.ii',
          prompt: `Calculate the electrical energy that the power station supplies in ${minutes} minutes.`,
          command: 'Calculate',
          subtopic: '1.7.4',
          objective: 'AO2',
          marks: 2,
          answer: energy,
          unit: 'MJ',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [C1(`Δ*E* = *Pt*, or ${plain(output)} × ${minutes} × 60`), A1(rounded(energy, 'MJ'))],
          solution: `The time must be in seconds: ${minutes} × 60 = ${quantity(minutes * 60, 's')}. Δ*E* = *Pt* = ${plain(output)} × ${plain(minutes * 60)} = ${rounded(energy, 'MJ')}, because one megawatt is one megajoule per second.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `State **one** advantage and **one** disadvantage of this power station, compared with ${rival.name}.`,
          command: 'State',
          subtopic: '1.7.3',
          objective: 'AO1',
          marks: 2,
          lines: 4,
          scheme: [
            B1(
              `advantage: available at any time / reliable / does not depend on ${rival.lack}${kind.source === 'the wood' ? '' : '; or: needs a smaller area for the same output'}`,
            ),
            B1(`disadvantage: ${kind.minus}`),
          ],
          modelAnswer: `Advantage: it can supply electricity at any time, also ${rival.when}. Disadvantage: ${kind.minusText}.`,
          solution:
            'Give a reason in each case. Words such as “cheap”, “clean” or “eco-friendly” alone do not score.',
        },
        {
          kind: 'choice',
          label: 'd',
          prompt: 'For which energy resource is the Sun **not** the main source of the energy?',
          command: 'Identify',
          subtopic: '1.7.3',
          objective: 'AO1',
          marks: 1,
          ...statements(
            other.name,
            sunny.map(
              ({ name, chain }): Wrong => [
                name,
                `You overlooked how this resource depends on the Sun. ${chain}`,
              ],
            ),
          ),
          scheme: [B1(other.name)],
          solution: `${other.why} The other three go back to radiation from the Sun.`,
        },
      ],
    })
  },
  verify: ({ input, output, minutes }) => {
    let energy = 0
    for (let minute = 0; minute < minutes; minute += 1) energy += 60 * output
    return { 'b.i': 100 - ((input - output) / input) * 100, 'b.ii': energy }
  },
})

// 1.7.4 Power

const CLIMBS = [
  {
    what: 'runs up a flight of stairs',
    height: [2.8, 6, 0.2],
    time: [3, 8],
    measure: 'vertical height of the stairs, with a ruler or tape (height of one step × number of steps)',
    model:
      'The vertical height of the stairs is found with a ruler: the height of one step multiplied by the number of steps.',
  },
  {
    what: 'climbs a vertical rope in a sports hall',
    height: [3, 6, 0.2],
    time: [6, 14],
    measure: 'vertical height climbed, with a tape measure (or metre rule)',
    model: 'The vertical height that is climbed is measured with a tape measure.',
  },
  {
    what: 'climbs a vertical climbing wall',
    height: [5, 9.5, 0.5],
    time: [14, 40],
    measure: 'vertical height climbed, with a tape measure (or metre rule)',
    model: 'The vertical height that is climbed is measured with a tape measure.',
  },
  {
    what: 'climbs a ladder to the roof of a building',
    height: [3, 7, 0.2],
    time: [6, 16],
    measure: 'vertical height climbed, with a tape measure (or metre rule)',
    model: 'The vertical height that is climbed is measured with a tape measure.',
  },
] as const

const climb = template({
  name: 'power-of-a-climbing-student',
  subtopic: '1.7.4',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const way = random.pick(CLIMBS)
    const [least, most, step] = way.height
    const [mass, height, time] = [
      random.int(42, 78),
      random.step(least, most, step),
      random.int(way.time[0], way.time[1]),
    ]
    const power = (mass * 9.8 * height) / time
    return power < 110 || power > 560 ? null : { way, mass, height, time, better: random.chance(0.5) }
  },
  make: ({ way, mass, height, time, better }) => {
    const work = mass * 9.8 * height
    const power = work / time
    const [word, other] = better ? ['smaller', 'larger'] : ['larger', 'smaller']
    return structured({
      stem: `A student ${way.what} in order to find the useful power of the student’s own body.`,
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'Define *power*.',
          command: 'Define',
          subtopic: '1.7.4',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1('work done per unit time, or: energy transferred per unit time')],
          modelAnswer: 'Power is the work done (or the energy transferred) per unit time.',
          solution:
            'The words “per unit time” (or “rate of”) are needed: “energy in a certain time” is too loose.',
        },
        {
          kind: 'written',
          label: 'b',
          prompt:
            'The student measures the mass of the body with scales. State the **two** other measurements that are needed, and how each is made.',
          command: 'State',
          subtopic: '1.7.4',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [B1(way.measure), B1('time for the climb, with a stop-watch (digital timer)')],
          modelAnswer: `${way.model} The time for the climb is measured with a stop-watch.`,
          solution:
            'Useful power = *mgh* ÷ *t*. So, besides the mass, the **vertical** height and the time are needed.',
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: `The mass of the student is ${quantity(mass, 'kg')}. The student climbs a vertical height of ${quantity(height, 'm', 2)} in ${quantity(time, 's', 2)}. Calculate the useful power. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.7.4',
          objective: 'AO2',
          marks: 2,
          answer: power,
          unit: 'W',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(
              `*P* = *W* ÷ *t*, or ${mass} × 9.8 × ${two(height)} ÷ ${two(time)}, or work = ${quantity(work, 'J', 3)}`,
            ),
            A1(rounded(power, 'W')),
          ],
          solution: `Work done against the weight = *mgh* = ${mass} × 9.8 × ${two(height)} = ${quantity(work, 'J', 3)}.

Power is work done per unit time: ${quantity(work, '', 3)} ÷ ${two(time)} = ${rounded(power, 'W')}.`,
        },
        {
          kind: 'choice',
          label: 'd',
          prompt: `An electric motor lifts a load of the same mass as the student through the same height in the same time. The motor is ${better ? 'more' : 'less'} efficient than the body of the student. Which statement is correct?`,
          command: 'Identify',
          subtopic: '1.7.3',
          objective: 'AO1',
          marks: 1,
          ...statements(`The total power input of the motor is ${word} than that of the body.`, [
            [
              `The total power input of the motor is ${other} than that of the body.`,
              `You turned it round: for the same useful output, a ${better ? 'more' : 'less'} efficient device needs ${better ? 'less' : 'more'} input.`,
            ],
            [
              `The useful power output of the motor is ${other} than that of the body.`,
              'Work and time are the same, so the useful power output is the same. Only the input differs.',
            ],
            [
              'The total power input of the motor is the same as that of the body.',
              'You took input for useful output. They would be the same only if nothing were wasted.',
            ],
          ]),
          scheme: [B1(`the total power input of the motor is ${word}`)],
          solution: `The useful power output is the same, because work and time are the same. A ${better ? 'more' : 'less'} efficient device turns a ${better ? 'larger' : 'smaller'} share of its input into useful output, so it needs a ${word} input.`,
        },
      ],
    })
  },
  verify: ({ mass, height, time }) => ({ c: (mass / (1 / 9.8)) * (height / time) }),
})

// 1.8 Pressure

const DIVES = [
  { name: 'research submarine', part: 'window', depth: [60, 400, 10], area: [400, 1400, 50] },
  { name: 'robot submarine', part: 'lid of its battery box', depth: [100, 600, 20], area: [300, 900, 50] },
  {
    name: 'diving camera',
    part: 'front glass of the camera',
    depth: [20, 90, 5],
    area: [30, 80, 5],
  },
  { name: 'tourist submarine', part: 'hatch', depth: [20, 60, 2], area: [2400, 4800, 200] },
] as const

const WATERS: readonly { place: string; right: string; wrong: readonly Wrong[]; why: string }[] = [
  {
    place: 'a deep lake of fresh water',
    right: 'smaller, because fresh water is less dense than sea water',
    wrong: [
      [
        'smaller, because the lake contains less water than the sea',
        'You let the amount of water count. Only the depth and the density of the liquid matter.',
      ],
      [
        'the same, because the depth is the same',
        'You overlooked the density: at equal depths, a less dense liquid causes a smaller pressure.',
      ],
      [
        'larger, because fresh water is less dense than sea water',
        'You turned the effect round: a less dense liquid causes a smaller pressure.',
      ],
    ],
    why: 'Δ*p* = *ρg*Δ*h*: the depth is the same, but the density of fresh water is lower than that of sea water.',
  },
  {
    place: 'a deep lake whose water is much saltier than the sea',
    right: 'larger, because the water of the lake is denser than sea water',
    wrong: [
      [
        'smaller, because the lake contains less water than the sea',
        'You let the amount of water count. Only the depth and the density of the liquid matter.',
      ],
      [
        'the same, because the depth is the same',
        'You overlooked the density: at equal depths, a denser liquid causes a larger pressure.',
      ],
      [
        'smaller, because the water of the lake is denser than sea water',
        'You turned the effect round: a denser liquid causes a larger pressure.',
      ],
    ],
    why: 'Δ*p* = *ρg*Δ*h*: the depth is the same, but the salt makes the water of the lake denser than sea water.',
  },
]

const dive = template({
  name: 'submarine-under-water',
  subtopic: '1.8',
  style: 'structured',
  tier: 'supplement',
  difficulty: 4,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const vessel = random.pick(DIVES)
    const draw = ([least, most, step]: readonly [number, number, number]) => random.step(least, most, step)
    return {
      vessel,
      depth: draw(vessel.depth),
      area: draw(vessel.area),
      density: random.pick([1020, 1025, 1030]),
      water: random.pick(WATERS),
    }
  },
  make: ({ vessel, depth, area, density, water }) => {
    const { name, part } = vessel
    const pressure = density * 9.8 * depth
    const force = (pressure * area) / 10000
    return structured({
      stem: `A ${name} moves down into the sea. The density of sea water is ${quantity(density, 'kg/m^3')}.`,
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'Define *pressure*.',
          command: 'Define',
          subtopic: '1.8',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1('force per unit area, or: force ÷ area')],
          modelAnswer: 'Pressure is force per unit area.',
          solution: 'Both quantities and “per unit area” (or “divided by area”) are needed.',
        },
        {
          kind: 'written',
          label: 'b',
          prompt: `Explain why the pressure on the ${name} increases as it moves down.`,
          command: 'Explain',
          subtopic: '1.8',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('the depth increases, so there is more water (a taller column of water) above it'),
            B1('the weight of this water is larger, so the force on each unit of area is larger'),
          ],
          modelAnswer:
            'The deeper it is, the taller is the column of water above each unit of its area. The weight of this column is larger, so the force per unit area, the pressure, is larger.',
          solution:
            'Link depth to the weight of the water above, and this weight to the force on each unit of area.',
        },
        {
          kind: 'numeric',
          label: 'c.i',
          prompt: `The ${name} moves from the surface to a depth of ${quantity(depth, 'm')}. Calculate the increase in the pressure on it. Give the unit.`,
          command: 'Calculate',
          subtopic: '1.8',
          objective: 'AO2',
          marks: 2,
          answer: pressure,
          unit: 'Pa',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`Δ*p* = *ρg*Δ*h*, or ${density} × 9.8 × ${depth}`),
            A1(`${rounded(pressure, 'Pa')} or N/m^{2}`),
          ],
          solution: `Δ*p* = *ρg*Δ*h* = ${density} × 9.8 × ${depth} = ${rounded(pressure, 'Pa')}.`,
        },
        {
          kind: 'numeric',
          label: 'c.ii',
          prompt: `The ${part} has an area of ${quantity(area, 'cm^2')}. Calculate the extra force on it due to the increase in pressure.`,
          command: 'Calculate',
          subtopic: '1.8',
          objective: 'AO2',
          marks: 2,
          answer: force,
          unit: 'N',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'c.i', formula: `x*${area}/10000` },
          scheme: [C1(`*F* = *pA*, or area = ${quantity(area / 10000, 'm^2')}`), A1(rounded(force, 'N'))],
          solution: `One square metre is 10 000 cm^{2}, so the area is ${plain(area)} ÷ 10 000 = ${quantity(area / 10000, 'm^2')}. *F* = *pA* = ${quantity(pressure, '', 3)} × ${plain(area / 10000)} = ${rounded(force, 'N')}.`,
        },
        {
          kind: 'choice',
          label: 'd',
          prompt: `How does the increase in pressure compare when the ${name} moves to the same depth in ${water.place}?`,
          command: 'Compare',
          subtopic: '1.8',
          objective: 'AO1',
          marks: 1,
          ...statements(water.right, water.wrong),
          scheme: [B1(water.right)],
          solution: water.why,
        },
        {
          kind: 'written',
          label: 'e',
          lead: `To return to the surface, the ${name} drops a heavy block of steel.`,
          prompt: 'Explain, in terms of density, why it then rises.',
          command: 'Explain',
          subtopic: '1.4',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1(
              'its mass decreases much more than its volume (in proportion), so its (average) density decreases',
            ),
            B1(
              'its (average) density is now less than the density of the sea water, and an object floats if it is less dense than the liquid',
            ),
          ],
          modelAnswer: `Without the steel, the ${name} has a much smaller mass but nearly the same volume, so its average density is smaller. It is now less than the density of the sea water, so the ${name} floats up.`,
          solution:
            'Density is mass per unit volume. Compare it with the density of the liquid, before you say that it floats or sinks.',
        },
      ],
    })
  },
  verify: ({ depth, area, density }) => {
    // The weight of the column of water that stands on the area.
    const column = (area / 100 / 100) * depth
    const weight = column * density * 9.8
    return { 'c.i': weight / (area / 100 / 100), 'c.ii': weight }
  },
})

export const templates = [station, climb, dive]
