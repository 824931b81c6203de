import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import type { Shape } from '@/lib/figures/shapes'
import { isNeat } from '../shared'
import { changeOfState, DIFFERENCES, FASTER, FREEZING, REST_COOLS } from './points'

const { supplement, templates } = questionsOf('structured', '2.2.3', { calculator: 'needed' })

export { templates }

type Heating = { power: number; mass: number; melts: number; boils: number; times: readonly number[] }

/** Heating curves of a wax-like substance: sensible heat capacities, corners on the grid of two minutes. */
const HEATINGS: Heating[] = [40, 60, 80].flatMap(power =>
  [0.1, 0.15, 0.2, 0.25, 0.3].flatMap(mass =>
    [40, 60, 80].flatMap(melts =>
      [120, 140, 160].flatMap(boils =>
        [2, 4, 6].flatMap(start =>
          [4, 6, 8].flatMap(melting =>
            [4, 6, 8, 10, 12, 14].flatMap(warming => {
              const energy = (minutes: number) => (power * minutes * 60) / mass
              const solid = energy(start) / (melts - 20)
              const liquid = energy(warming) / (boils - melts)
              const change = energy(melting)
              const isReal =
                solid > 1100 &&
                solid < liquid &&
                liquid > 1600 &&
                liquid < 2500 &&
                change > 9e4 &&
                change < 2.2e5
              const end = start + melting + warming
              return isReal && end <= 24
                ? [{ power, mass, melts, boils, times: [start, start + melting, end, end + 4] }]
                : []
            }),
          ),
        ),
      ),
    ),
  ),
)

function heatingCurve({ melts, boils, times }: Heating): Shape {
  const [melting = 0, liquid = 0, boiling = 0, last = 0] = times
  const chart = graph({
    x: {
      label: 'time / min',
      max: 28,
      ticks: Array.from({ length: 15 }, (_, at) => at * 2),
      grid: true,
    },
    y: {
      label: 'temperature / °C',
      max: 180,
      ticks: Array.from({ length: 10 }, (_, at) => at * 20),
      grid: true,
    },
    height: 200,
  })
  return (
    chart.axes +
    chart.line([
      [0, 20],
      [melting, melts],
      [liquid, melts],
      [boiling, boils],
      [last, boils],
    ]) +
    chart.label(0, 20, 'P', { dx: 5, dy: 15 }) +
    chart.label(melting, melts, 'Q', { dx: -6, dy: -7, anchor: 'middle' }) +
    chart.label(liquid, melts, 'R', { dx: 5, dy: 14 }) +
    chart.label(boiling, boils, 'S', { dx: -4, dy: -7, anchor: 'middle' }) +
    chart.label(last, boils, 'T', { dx: 2, dy: -7, anchor: 'middle' })
  )
}

supplement('heating-curve-of-a-substance', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    curve: random.pick(HEATINGS),
    steady: random.pick(['melting', 'boiling'] as const),
    name: random.pick(['substance X', 'substance Y', 'a pure compound', 'a pure substance']),
  }),
  make: ({ curve, steady, name }) => {
    const { power, mass, melts, boils, times } = curve
    const [, liquid = 0, boiling = 0] = times
    const minutes = boiling - liquid
    const energy = power * minutes * 60
    const answer = energy / (mass * (boils - melts))
    const isMelting = steady === 'melting'
    return {
      stem: `A heater of power ${quantity(power, 'W')} supplies thermal energy to ${quantity(mass, 'kg', 2)} of ${name}, which is solid at first. The graph shows how the temperature of the substance changes with time. Energy transferred to the surroundings can be ignored.`,
      figure: figure(
        {
          name: 'thermal-physics/heating-curve-of-a-substance',
          title: 'Temperature of a substance that is heated',
          description: `Graph of temperature in degrees Celsius against time in minutes, made of four straight lines. From P (0, 20) it rises to Q (${times[0]}, ${melts}), is level to R (${liquid}, ${melts}), rises to S (${boiling}, ${boils}) and is level to T (${times[3]}, ${boils}).`,
          height: 278,
        },
        heatingCurve(curve),
      ),
      parts: {
        'a.i': words({
          subject: 'igcse/physics',
          prompt: 'State whether the substance is a solid, a liquid or a gas between R and S.',
          subtopic: '2.1.1',
          answers: [{ text: 'liquid' }],
          reject: [
            { text: 'solid', why: 'The solid has melted at R.' },
            { text: 'gas', why: 'The substance becomes a gas from S on.' },
          ],
          solution:
            'From Q to R the solid melts, and from S to T the liquid boils. In between there is liquid only.',
        }),
        'a.ii': words({
          subject: 'igcse/physics',
          prompt: 'State the **two** states that are present between S and T.',
          subtopic: '2.1.1',
          asked: 2,
          marks: 1,
          scheme: ['liquid and gas'],
          answers: [{ text: 'liquid' }, { text: 'gas', accept: ['vapour'] }],
          reject: [{ text: 'solid', why: 'The solid has melted at R.' }],
          solution: 'The second level part is boiling: liquid turns to gas, and both are present.',
        }),
        b: ask.number({
          prompt: `State the ${isMelting ? 'melting' : 'boiling'} point of the substance.`,
          answer: isMelting ? melts : boils,
          unit: '°C',
          tolerance: 1,
          scheme: [quantity(isMelting ? melts : boils, '°C')],
          solution: `The substance ${isMelting ? 'melts' : 'boils'} where the line is level for the ${isMelting ? 'first' : 'second'} time, at ${quantity(isMelting ? melts : boils, '°C')}.`,
        }),
        c: ask.written({
          prompt: `Between ${isMelting ? 'Q and R' : 'S and T'} the heater supplies energy, but the temperature does not rise. Explain this, in terms of particles.`,
          command: 'Explain',
          scheme: changeOfState(isMelting),
          solution:
            'Temperature depends on the average kinetic energy of the particles. During a change of state the energy supplied separates particles from their neighbours and does not make them faster.',
          modelAnswer: isMelting
            ? 'The energy is used to overcome the forces that hold the particles in their fixed positions, so that they can slide past each other. The average kinetic energy of the particles does not change, so the temperature does not rise.'
            : 'The energy is used to overcome the forces between the particles, so that they leave the liquid and move far apart. The average kinetic energy of the particles does not change, so the temperature does not rise.',
        }),
        d: ask.number({
          prompt: 'Use the section from R to S to calculate the specific heat capacity of the liquid.',
          command: 'Calculate',
          subtopic: '2.2.2',
          answer,
          unit: 'J/(kg °C)',
          scheme: steps(
            `*E* = *Pt*, or time = ${quantity(minutes, 'min')} from the graph`,
            `${power} × ${minutes} × 60, or ${quantity(energy, 'J')}`,
            `*c* = Δ*E* ÷ (*m*Δ*θ*), or ${plain(energy)} ÷ (${mass} × ${boils - melts})`,
            quantity(answer, 'J/(kg °C)', 2),
          ),
          solution: `From R to S takes ${boiling} − ${liquid} = ${quantity(minutes, 'min')}, and the temperature rises by ${boils} − ${melts} = ${quantity(boils - melts, '°C')}.

Energy supplied = ${power} × ${minutes} × 60 = ${quantity(energy, 'J')}. *c* = ${plain(energy)} ÷ (${mass} × ${boils - melts}) = ${quantity(answer, 'J/(kg °C)', 2)}.`,
        }),
      },
    }
  },
  verify: ({ curve: { power, mass, melts, boils, times }, steady }) => {
    const seconds = ((times[2] ?? 0) - (times[1] ?? 0)) * 60
    const degreesPerSecond = (boils - melts) / seconds
    return {
      b: steady === 'melting' ? Math.min(melts, boils) : Math.max(melts, boils),
      d: power / mass / degreesPerSecond,
    }
  },
})

const COOLERS = [
  {
    stem: 'stores drinking water in a pot of porous clay. A little of the water passes through the clay, so that the outside of the pot is always wet',
    object: 'pot',
  },
  {
    stem: 'keeps a large metal can full of water in the shade and covers it with a wet cloth',
    object: 'can',
  },
  {
    stem: 'carries drinking water in a canvas bag. A little of the water passes through the canvas, so that the outside of the bag is always wet',
    object: 'bag',
  },
  { stem: 'wraps a large bottle full of water in a wet towel and leaves it in the shade', object: 'bottle' },
] as const

supplement('water-cooled-by-evaporation', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    cooler: random.pick(COOLERS),
    mass: random.step(1.2, 3.4, 0.2),
    hot: random.int(28, 36),
    fall: random.int(5, 11),
  }),
  make: ({ cooler, mass, hot, fall }) => {
    const energy = mass * 4200 * fall
    return {
      stem: `On a hot, dry day a traveller ${cooler.stem}. Water evaporates from the outside, and the water inside becomes cooler than the air.`,
      parts: {
        a: ask.written({
          prompt: 'State **two** differences between boiling and evaporation.',
          marks: 2,
          scheme: DIFFERENCES,
          modelAnswer:
            'Boiling takes place only at the boiling point, but evaporation at any temperature. Boiling takes place throughout the liquid, but evaporation only at the surface.',
          solution:
            'Each difference must say something of both: where, or at which temperature, the one and the other takes place.',
        }),
        b: ask.written({
          prompt: 'Explain, in terms of particles, why evaporation cools the water that remains.',
          scheme: REST_COOLS,
          solution:
            'Say which particles leave, from where, and what their loss does to the average kinetic energy of those that stay.',
          modelAnswer:
            'At the surface the most energetic particles escape from the water. The particles that remain have a smaller average kinetic energy, and the temperature depends on this average, so the temperature of the water falls.',
        }),
        c: ask.number({
          lead: `The mass of the water inside the ${cooler.object} is ${quantity(mass, 'kg', 2)}. Its temperature falls from ${quantity(hot, '°C')} to ${quantity(hot - fall, '°C')}. The specific heat capacity of water is ${quantity(4200, 'J/(kg °C)')}.`,
          prompt: 'Calculate the energy that is transferred from this water.',
          subtopic: '2.2.2',
          answer: energy,
          unit: 'J',
          unitMode: 'asked',
          scheme: steps(
            `Δ*E* = *mc*Δ*θ*, or ${mass} × 4200 × ${fall}`,
            `${quantity(energy, 'J', 2)} (${quantity(energy / 1000, 'kJ', 2)})`,
          ),
          solution: `The temperature falls by ${hot} − ${hot - fall} = ${quantity(fall, '°C')}. Δ*E* = *mc*Δ*θ* = ${mass} × 4200 × ${fall} = ${quantity(energy, 'J', 2)}.`,
        }),
        d: ask.written({
          prompt:
            'The traveller wants the water inside to cool faster. Without heating the water, suggest **one** change that increases the rate of evaporation, and explain how it works.',
          command: 'Suggest',
          objective: 'AO2',
          scheme: FASTER,
          modelAnswer: `The ${cooler.object} is put in a wind. The moving air carries the vapour away from the surface, so the rate of evaporation is greater.`,
          solution:
            'The rate of evaporation depends on temperature, surface area and the movement of air over the surface. A higher temperature would not help to cool the water.',
        }),
        e: words({
          subject: 'igcse/physics',
          lead: 'At home the traveller takes a sealed, dry glass bottle out of a refrigerator. Drops of liquid water form on the outside of this bottle.',
          prompt: 'State the name of this change of state.',
          subtopic: '2.1.1',
          answers: [{ text: 'condensation', accept: ['condensing', 'condense', 'condenses'] }],
          reject: [
            {
              text: 'evaporation',
              why: 'That is the change from liquid to gas; here a gas becomes a liquid.',
            },
            {
              text: 'melting',
              why: 'That is the change from solid to liquid; here the water was a gas in the air.',
            },
          ],
          solution: 'Water vapour, a gas, from the air becomes liquid on the cold surface: it condenses.',
        }),
      },
    }
  },
  verify: ({ mass, hot, fall }) => ({ c: 4200 * mass * hot - 4200 * mass * (hot - fall) }),
})

const COOLING = [
  { name: 'wax', freezes: [50, 65], capacity: 2400 },
  { name: 'stearic acid', freezes: [65, 70], capacity: 2300 },
  { name: 'a fat', freezes: [40, 50], capacity: 2100 },
] as const

supplement('cooling-curve-to-complete', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const kind = random.pick(COOLING)
    const freezes = random.step(kind.freezes[0], kind.freezes[1], 5)
    const [first, level] = [random.pick([4, 6]), random.step(6, 12, 2)]
    const start = random.step(freezes + 15, 90, 5)
    const end = first + level + random.pick([4, 6])
    const mass = random.step(0.03, 0.08, 0.005)
    const energy = mass * kind.capacity * (start - freezes)
    const low = freezes - 10
    // The third figure must be more than the two of the prompt.
    return isNeat(Number(energy.toPrecision(3))) || end > 24
      ? null
      : { kind, freezes, first, level, start, end, low, mass, energy }
  },
  make: ({ kind, freezes, first, level, start, end, low, mass, energy }) => {
    const solid = first + level
    const name = kind.name === 'a fat' ? 'fat' : kind.name
    const chart = graph({
      x: { label: 'time / min', max: 26, ticks: Array.from({ length: 14 }, (_, at) => at * 2), grid: true },
      y: {
        label: 'temperature / °C',
        min: 20,
        max: 90,
        ticks: Array.from({ length: 8 }, (_, at) => 20 + at * 10),
        grid: true,
      },
      height: 200,
    })
    const given =
      chart.axes +
      chart.line([
        [0, start],
        [first, freezes],
      ])
    const facts = { title: `Temperature of ${name} that cools`, height: 282 }
    const melted = kind.name === 'a fat' ? 'a liquid fat' : `liquid ${kind.name}`
    return {
      stem: `A test-tube contains ${quantity(mass, 'kg', 2)} of ${melted} at ${quantity(start, '°C')}. It cools in air. After ${quantity(first, 'min')} the ${name} begins to freeze. The diagram shows the temperature up to this moment. The lines may be taken as straight.`,
      parts: {
        a: ask.draw({
          lead: `The ${name} is completely solid ${quantity(level, 'min')} after it begins to freeze. The solid cools to ${quantity(low, '°C')} at time ${quantity(end, 'min')}.`,
          prompt: `Complete the graph with two straight lines, up to ${quantity(end, 'min')}.`,
          objective: 'AO2',
          figure: figure(
            {
              ...facts,
              name: 'thermal-physics/cooling-curve-unfinished',
              description: `Temperature, from 20 to 90 degrees Celsius, against time, from 0 to 26 minutes, on a grid. A straight line falls from ${start} degrees at the start to ${freezes} degrees at ${first} minutes and ends there.`,
            },
            given,
          ),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: chart.at(first, freezes), within: 5 },
                { at: chart.at(solid, freezes), within: 5 },
              ],
            },
            {
              as: 'line',
              passes: [
                { at: chart.at(solid, freezes), within: 5 },
                { at: chart.at(end, low), within: 5 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'thermal-physics/cooling-curve-finished',
              description: `The graph goes on level until ${solid} minutes and then falls to ${low} degrees at ${end} minutes.`,
            },
            given,
            chart.line(
              [
                [first, freezes],
                [solid, freezes],
                [end, low],
              ],
              'g',
            ),
          ),
          scheme: [
            `level line at ${quantity(freezes, '°C')} from ${quantity(first, 'min')} to ${quantity(solid, 'min')}`,
            `line down from there to ${quantity(low, '°C')} at ${quantity(end, 'min')}`,
          ],
          solution: `While it freezes, its temperature does not change: a level line until ${first} + ${level} = ${quantity(solid, 'min')}. The solid then cools to ${quantity(low, '°C')}.`,
        }),
        b: ask.written({
          prompt: `Explain, in terms of particles and energy, why the temperature does not change while the ${name} freezes, although it transfers energy to the air.`,
          scheme: FREEZING,
          modelAnswer: `As the ${name} freezes, its particles take up fixed positions and bonds form between them. This releases energy at the rate at which energy is transferred to the air. The average kinetic energy of the particles does not change, so the temperature does not change.`,
          solution:
            'Temperature depends on the average kinetic energy of the particles. In a change of state it is the potential energy that changes: freezing releases energy, which replaces what goes to the air.',
        }),
        c: ask.number({
          prompt: `The specific heat capacity of the liquid is ${quantity(kind.capacity, 'J/(kg °C)')}. Show that the liquid transfers about ${quantity(energy, 'J', 2)} before it begins to freeze.`,
          command: 'Calculate',
          subtopic: '2.2.2',
          answer: energy,
          unit: 'J',
          showThat: { figures: 2 },
          scheme: [
            `M1 Δ*E* = *mc*Δ*θ*, or ${plain(mass)} × ${kind.capacity} × ${start - freezes}`,
            `A1 ${quantity(energy, 'J', 3)}`,
          ],
          solution: `The temperature falls by ${start} − ${freezes} = ${quantity(start - freezes, '°C')}. Δ*E* = *mc*Δ*θ* = ${plain(mass)} × ${kind.capacity} × ${start - freezes} = ${quantity(energy, 'J', 3)}.`,
        }),
        d: words({
          subject: 'igcse/physics',
          prompt: `State the name for the change from solid back to liquid when the ${name} is heated again.`,
          answers: [{ text: 'melting', accept: ['fusion', 'melt', 'melts'] }],
          reject: [
            { text: 'freezing', why: 'Freezing is the change from liquid to solid.' },
            { text: 'boiling', why: 'Boiling is the change from liquid to gas.' },
          ],
          solution:
            'A solid that turns to liquid melts, at the same temperature at which the liquid freezes.',
        }),
      },
    }
  },
  verify: ({ kind, freezes, start, mass }) => {
    let energy = 0
    for (let degree = freezes; degree < start; degree += 1) energy += kind.capacity * mass
    return { c: energy }
  },
})
