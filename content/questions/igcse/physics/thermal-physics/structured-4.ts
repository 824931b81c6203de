import { rows, statements } from '@/lib/exams/authoring/options'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { circle, dot, line, polygon, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

/** One independent mark for each text. */
const b1 = (...texts: string[]): MarkPoint[] => texts.map(each => ({ code: 'B1', text: each }))

/** A calculation: the last mark is for the answer, those before it for the way. */
const steps = (...texts: string[]): MarkPoint[] =>
  texts.map((each, at) => ({ code: at === texts.length - 1 ? 'A1' : 'C1', text: each }))

const STRIP_METALS = [
  { name: 'invar', expands: 0.001 },
  { name: 'steel', expands: 0.012 },
  { name: 'copper', expands: 0.017 },
  { name: 'brass', expands: 0.019 },
  { name: 'aluminium', expands: 0.023 },
  { name: 'zinc', expands: 0.03 },
] as const

/** A bell circuit with a strip over a contact. */
function alarm(above: string, below: string): Shape {
  return (
    rect(30, 60, 26, 46, 'l sunk') +
    rect(56, 76, 150, 7, 'l w') +
    rect(56, 83, 150, 7, 'l sunk') +
    line(190, 108, 190, 122) +
    line(180, 108, 200, 108, 'l thick') +
    polyline([
      [190, 122],
      [190, 170],
      [250, 170],
    ]) +
    line(250, 158, 250, 182) +
    line(258, 163, 258, 177, 'l thick') +
    line(258, 170, 318, 170) +
    line(318, 170, 318, 120) +
    circle(318, 104, 16) +
    text(318, 109, 'bell', { anchor: 'middle', cls: 's' }) +
    polyline([
      [318, 88],
      [318, 34],
      [43, 34],
      [43, 60],
    ]) +
    text(100, 66, above) +
    text(100, 108, below) +
    text(206, 112, 'contact') +
    text(43, 124, 'support', { anchor: 'middle' })
  )
}

const fireAlarm = template({
  name: 'bimetallic-fire-alarm',
  subtopic: '2.2.1',
  style: 'structured',
  tier: 'core',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => {
    const metals = random.sample(STRIP_METALS, 4).sort((one, other) => one.expands - other.expands)
    const [least, second, third, most] = metals
    if (!least || !second || !third || !most) return null
    const differences = [
      second.expands - least.expands,
      third.expands - second.expands,
      most.expands - third.expands,
    ]
    if (differences.some(difference => difference < 0.0015)) return null
    return { least, second, third, most, shown: random.shuffle(metals), rings: random.int(52, 72) }
  },
  make: ({ least, second, third, most, shown, rings }) => ({
    stem: 'The diagram shows a fire alarm. A strip of two metals, joined along their whole length, is held at one end above a contact. At room temperature the strip is straight.',
    figure: figure(
      {
        name: 'thermal-physics/bimetallic-fire-alarm',
        title: 'A strip of two metals in the circuit of a bell',
        description: `A strip made of ${most.name} on top and ${second.name} below is held level at its left end by a support. Below its free end is a contact with a gap between them. Wires join the support and the contact to a cell and a bell, in one circuit.`,
        height: 194,
      },
      alarm(most.name, second.name),
    ),
    table: {
      caption: 'Increase in the length of 1.0 m of four metals when the temperature rises by 1.0 °C',
      head: ['metal', 'increase in length / mm'],
      rows: shown.map(metal => [metal.name, plain(metal.expands, 3)]),
    },
    parts: [
      {
        kind: 'written',
        label: 'a',
        prompt: 'Explain how a fire near the strip makes the bell ring.',
        command: 'Explain',
        subtopic: '2.2.1',
        objective: 'AO1',
        marks: 3,
        lines: 4,
        scheme: b1(
          'the strip is heated and the metals expand',
          `${most.name} expands more than ${second.name}`,
          'so the strip bends down and touches the contact / completes the circuit',
        ),
        solution: `The metal that expands more is on the outside of the bend. Here that is ${most.name}, on top, so the strip bends downwards.`,
        modelAnswer: `The fire heats the strip and both metals expand. The ${most.name} expands more than the ${second.name}, so the strip bends downwards. It touches the contact and completes the circuit of the bell.`,
      },
      {
        kind: 'choice',
        label: 'b',
        prompt:
          'Four strips of the same size are made of pairs of the metals in the table. Which pair bends most for the same rise in temperature?',
        command: 'Deduce',
        subtopic: '2.2.1',
        objective: 'AO2',
        marks: 1,
        scheme: b1(`${most.name} and ${least.name}`),
        solution: `A strip bends because one metal expands more than the other, so the difference matters. It is largest for ${most.name} (${plain(most.expands, 3)} mm) and ${least.name} (${plain(least.expands, 3)} mm).`,
        ...rows(
          ['one metal', 'other metal'],
          [most.name, least.name],
          [
            [
              [most.name, third.name],
              'You took the two that expand most, but it is their difference that bends the strip.',
            ],
            [
              [second.name, least.name],
              'You took the two that expand least, but it is their difference that bends the strip.',
            ],
            [
              [most.name, second.name],
              'You took the pair of the diagram. Another pair in the table has a larger difference.',
            ],
          ],
        ),
      },
      {
        kind: 'numeric',
        label: 'c',
        prompt: `The bell rings when the temperature of the strip is ${quantity(rings, '°C')}. Calculate this temperature in kelvin.`,
        command: 'Calculate',
        subtopic: '2.1.3',
        objective: 'AO2',
        marks: 1,
        answer: rings + 273,
        unit: 'K',
        unitMode: 'given',
        sigFigs: 3,
        form: 'any',
        scheme: [{ code: 'B1', text: quantity(rings + 273, 'K') }],
        solution: `*T* (in K) = *θ* (in °C) + 273 = ${rings} + 273 = ${quantity(rings + 273, 'K')}.`,
      },
      {
        kind: 'choice',
        label: 'd',
        prompt: 'Why is the fire alarm fixed to the ceiling and not near the floor?',
        command: 'Explain',
        subtopic: '2.3.2',
        objective: 'AO1',
        marks: 1,
        scheme: b1('Hot air above a fire is less dense and rises.'),
        solution:
          'Air that is heated by the fire expands, becomes less dense than the cooler air around it and rises to the ceiling.',
        ...statements('Hot air above a fire is less dense and rises.', [
          [
            'Hot air above a fire is denser and rises.',
            'Heated air expands, so its density becomes smaller. Denser air sinks.',
          ],
          [
            'Air is a good conductor of thermal energy upwards.',
            'Air is a very bad conductor, in every direction.',
          ],
          ['Radiation from a fire travels only upwards.', 'A fire emits radiation in all directions.'],
        ]),
      },
    ],
  }),
  verify: ({ rings, shown }) => {
    const [most] = [...shown].sort((one, other) => other.expands - one.expands)
    return { c: 546 - (273 - rings), b: most?.name ?? '' }
  },
})

/** Section through a flask; the letters A to D point at its parts in the order given. */
function flask(letters: readonly string[]): Shape {
  const [stopper = '', vacuum = '', silver = '', glass = ''] = letters
  const pointer = (y: number, toX: number, toY: number, letter: string) =>
    line(238, y - 4, toX, toY, 'l thin') + dot(toX, toY, 'd', 2) + text(243, y, letter, { cls: 'b' })
  return (
    polygon(
      [
        [98, 196],
        [98, 70],
        [120, 46],
        [120, 34],
        [180, 34],
        [180, 46],
        [202, 70],
        [202, 196],
      ],
      'l thick sheet',
    ) +
    polygon(
      [
        [124, 176],
        [124, 82],
        [134, 34],
        [166, 34],
        [176, 82],
        [176, 176],
      ],
      'l thick w',
    ) +
    rect(134, 20, 32, 34, 'l sunk') +
    rect(126, 10, 48, 12, 'l sunk') +
    line(103, 191, 103, 74, 'p dash') +
    line(197, 191, 197, 74, 'p dash') +
    line(119, 178, 119, 84, 'p dash') +
    line(181, 178, 181, 84, 'p dash') +
    text(150, 130, 'liquid', { anchor: 'middle' }) +
    pointer(30, 158, 34, stopper) +
    pointer(84, 189, 98, vacuum) +
    pointer(136, 197, 136, silver) +
    pointer(190, 202, 176, glass)
  )
}

const vacuumFlask = template({
  name: 'drink-in-a-vacuum-flask',
  subtopic: '2.3.4',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => ({
    letters: random.shuffle(['A', 'B', 'C', 'D']),
    drink: random.pick(['tea', 'coffee', 'soup', 'cocoa']),
    mass: random.step(0.4, 0.9, 0.05),
    hot: random.int(84, 94),
    fall: random.int(9, 22),
    hours: random.pick([3, 4, 5, 6]),
  }),
  make: ({ letters, drink, mass, hot, fall, hours }) => {
    const energy = mass * 4200 * fall
    const power = energy / (hours * 3600)
    const [stopper = '', vacuum = '', silver = '', glass = ''] = letters
    return {
      stem: `The diagram shows a section through a vacuum flask that contains hot ${drink}. Four parts are labelled A to D. The dashed lines are thin coatings on the surfaces of the walls.`,
      figure: figure(
        {
          name: 'thermal-physics/drink-in-a-vacuum-flask',
          title: 'Section through a vacuum flask',
          description: `A vessel with a double wall, closed at the top, with liquid inside. Label ${stopper} points at the piece that closes the top, ${vacuum} at the space between the two walls, ${silver} at a coating (dashed) on the surface of a wall that faces this space, and ${glass} at the outer wall itself.`,
          height: 206,
        },
        flask(letters),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify each of the labelled parts.',
          command: 'Identify',
          subtopic: '2.3.4',
          objective: 'AO1',
          marks: 2,
          items: ['A', 'B', 'C', 'D'].map(letter => ({ id: letter, text: letter })),
          targets: [
            { id: 'stopper', text: 'plastic stopper' },
            { id: 'vacuum', text: 'vacuum' },
            { id: 'silver', text: 'silvered surface' },
            { id: 'glass', text: 'glass wall' },
          ],
          answer: { [stopper]: 'stopper', [vacuum]: 'vacuum', [silver]: 'silver', [glass]: 'glass' },
          scheme: b1('two or three right: 1 mark', 'all four right: 2 marks'),
          solution: `${stopper} closes the top: the stopper. ${vacuum} is between the two walls: the vacuum. ${silver} is a thin coating: the silvered surface. ${glass} is the wall itself.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt:
            'Explain how the vacuum **and** the silvered surfaces reduce the transfer of thermal energy from the liquid. Name each method of transfer.',
          command: 'Explain',
          subtopic: '2.3.4',
          objective: 'AO1',
          marks: 3,
          lines: 4,
          scheme: b1(
            'vacuum: no conduction and no convection',
            'because there are no particles (no medium) in it',
            'silvered surfaces: less radiation, because they are bad emitters / good reflectors (of infrared)',
          ),
          solution:
            'Link each part with a method and a reason. Conduction and convection need particles; radiation does not, so the surfaces must deal with it.',
          modelAnswer:
            'There are no particles in the vacuum, so there is no conduction and no convection across it. The silvered surfaces are bad emitters and good reflectors of infrared, so little energy is transferred by radiation.',
        },
        {
          kind: 'numeric',
          label: 'c',
          lead: `The flask contains ${quantity(mass, 'kg', 2)} of ${drink} at ${quantity(hot, '°C')}. After ${quantity(hours, 'hours')} its temperature is ${quantity(hot - fall, '°C')}. The specific heat capacity of the ${drink} is ${quantity(4200, 'J/(kg °C)')}.`,
          prompt: `Calculate the energy that the ${drink} has lost.`,
          command: 'Calculate',
          subtopic: '2.2.2',
          objective: 'AO2',
          marks: 2,
          answer: energy,
          unit: 'J',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `Δ*E* = *mc*Δ*θ*, or ${plain(mass)} × 4200 × ${fall}`,
            `${quantity(energy, 'J', 2)} (${quantity(energy / 1000, 'kJ', 2)})`,
          ),
          solution: `The temperature falls by ${hot} − ${hot - fall} = ${quantity(fall, '°C')}. Δ*E* = *mc*Δ*θ* = ${plain(mass)} × 4200 × ${fall} = ${quantity(energy, 'J', 2)}.`,
        },
        {
          kind: 'numeric',
          label: 'd',
          prompt:
            'Calculate the average rate, in W, at which energy is transferred out of the flask in this time.',
          command: 'Calculate',
          subtopic: '2.3.4',
          objective: 'AO2',
          marks: 2,
          answer: power,
          unit: 'W',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          follow: { from: 'c', formula: `x/${hours * 3600}` },
          scheme: steps(
            `*P* = Δ*E* ÷ *t*, or ${plain(toSigFigs(energy, 3))} ÷ (${hours} × 3600)`,
            quantity(power, 'W', 2),
          ),
          solution: `The time in seconds is ${hours} × 3600 = ${quantity(hours * 3600, 's')}. *P* = Δ*E* ÷ *t* = ${plain(toSigFigs(energy, 3))} ÷ ${plain(hours * 3600)} = ${quantity(power, 'W', 2)}.`,
        },
      ],
    }
  },
  verify: ({ mass, hot, fall, hours }) => {
    const perDegree = 4200 * mass
    const energy = perDegree * hot - perDegree * (hot - fall)
    return { c: energy, d: (perDegree / 60) * (fall / (60 * hours)) }
  },
})

const ENGINES = ['car', 'van', 'lorry', 'bus'] as const

const radiator = template({
  name: 'cooling-system-of-an-engine',
  subtopic: '2.3.4',
  style: 'structured',
  tier: 'supplement',
  difficulty: 3,
  calculator: 'needed',
  checked: '2026-11-20',
  values: random => ({
    vehicle: random.pick(ENGINES),
    flow: random.step(0.4, 1.4, 0.1),
    capacity: random.step(3400, 3800, 100),
    hot: random.int(86, 95),
    fall: random.int(6, 14),
  }),
  make: ({ vehicle, flow, capacity, hot, fall }) => {
    const energy = flow * capacity * fall
    return {
      stem: `A pump moves a liquid, the coolant, round and round through the engine and the radiator of a ${vehicle}. The radiator consists of many thin metal tubes with metal fins, painted dull black. Air can flow between the fins.`,
      parts: [
        {
          kind: 'order',
          label: 'a',
          prompt:
            'Give the order in which thermal energy passes through these, from the engine to the surroundings.',
          command: 'Give',
          subtopic: '2.3.4',
          objective: 'AO1',
          marks: 2,
          items: [
            { id: 'gas', text: 'hot gases of the burning fuel' },
            { id: 'block', text: 'metal of the engine' },
            { id: 'coolant', text: 'coolant' },
            { id: 'fins', text: 'metal tubes and fins' },
            { id: 'air', text: 'air between the fins' },
          ],
          answer: ['gas', 'block', 'coolant', 'fins', 'air'],
          scheme: sequenceScheme(5, 2),
          solution:
            'Burning fuel heats the metal of the engine. The coolant takes energy from this metal, flows to the radiator and heats its tubes and fins, and these heat the air.',
        },
        {
          kind: 'match',
          label: 'b',
          prompt: 'Identify the method of thermal energy transfer in each statement.',
          command: 'Identify',
          subtopic: '2.3.4',
          objective: 'AO1',
          marks: 2,
          items: [
            {
              id: 'wall',
              text: 'Energy passes through the metal wall of a tube, from its inside to its outside',
            },
            {
              id: 'air',
              text: `When the ${vehicle} stands still, air warmed by the fins rises and cooler air takes its place`,
            },
            { id: 'wave', text: 'The hot surface of the radiator emits infrared waves' },
          ],
          targets: [
            { id: 'conduction', text: 'conduction' },
            { id: 'convection', text: 'convection' },
            { id: 'radiation', text: 'radiation' },
          ],
          answer: { wall: 'conduction', air: 'convection', wave: 'radiation' },
          scheme: b1('two right: 1 mark', 'all three right: 2 marks'),
          solution:
            'Through a solid: conduction. By the movement of a gas that has been heated: convection. By infrared waves: radiation.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'Explain why the radiator has many fins and why they are painted dull black.',
          command: 'Explain',
          subtopic: '2.3.3',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: b1(
            'fins: large(r) surface area, so energy is transferred (to the air) at a greater rate',
            'dull black surfaces are good emitters of (infrared) radiation',
          ),
          solution:
            'The rate at which energy leaves a surface depends on its area, and the rate of emission of radiation on its colour and texture as well.',
          modelAnswer:
            'The fins give the radiator a large surface area, so that energy is transferred to the air and emitted at a greater rate. Dull black surfaces are the best emitters of infrared radiation.',
        },
        {
          kind: 'numeric',
          label: 'd',
          lead: `In each second ${quantity(flow, 'kg', 2)} of coolant flows through the radiator and its temperature falls from ${quantity(hot, '°C')} to ${quantity(hot - fall, '°C')}. The specific heat capacity of the coolant is ${quantity(capacity, 'J/(kg °C)')}.`,
          prompt: 'Calculate the energy that is transferred from the coolant in each second.',
          command: 'Calculate',
          subtopic: '2.2.2',
          objective: 'AO2',
          marks: 2,
          answer: energy,
          unit: 'J',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: steps(
            `Δ*E* = *mc*Δ*θ*, or ${plain(flow)} × ${capacity} × ${fall}`,
            `${quantity(energy, 'J', 2)} (${quantity(energy / 1000, 'kJ', 2)})`,
          ),
          solution: `The temperature falls by ${hot} − ${hot - fall} = ${quantity(fall, '°C')}. Δ*E* = *mc*Δ*θ* = ${plain(flow)} × ${capacity} × ${fall} = ${quantity(energy, 'J', 2)}.`,
        },
      ],
    }
  },
  verify: ({ flow, capacity, hot, fall }) => ({
    d: ((hot - (hot - fall)) / (1 / capacity)) * flow,
  }),
})

export const templates = [fireAlarm, vacuumFlask, radiator]
