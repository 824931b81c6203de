import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figures, plain, quantity } from '@/lib/exams/format'

const { core, templates } = questionsOf('structured', 'E1.12')

export { templates }

const BLOCKS = ['metal', 'stone', 'wood', 'plastic'] as const

core('density-of-a-block', {
  facts: { difficulty: 3, checked: '2026-11-28', calculator: 'needed' },
  values: random => {
    const what = random.pick(BLOCKS)
    const density = { metal: 7.9, stone: 2.6, wood: 0.68, plastic: 1.2 }[what]
    const [a, b, c] = [random.int(8, 24), random.int(5, 12), random.int(3, 9)]
    const mass = Math.round(a * b * c * density * (1 + random.int(-4, 4) / 100))
    const [force, side] = [random.step(120, 480, 10), random.step(1.2, 3.4, 0.2)]
    return { what, a, b, c, mass, force, side }
  },
  make: ({ what, a, b, c, mass, force, side }) => {
    const density = mass / (a * b * c)
    return {
      stem: `A block of ${what} is a cuboid that measures ${quantity(a, 'cm')} by ${quantity(b, 'cm')} by ${quantity(c, 'cm')}. Its mass is ${quantity(mass, 'g')}.`,
      parts: {
        a: ask.number({
          command: 'Calculate',
          objective: 'AO1',
          prompt: [
            'Calculate the density of the block, in g/cm^{3}.',
            `Calculate the density of the ${what}, in g/cm^{3}.`,
          ],
          sigFigs: 3,
          unit: 'g/cm^3',
          scheme: [`M1 $\\frac{${mass}}{${a} \\times ${b} \\times ${c}}$`, `A1 ${figures(density, 3)}`],
          solution: `Volume $= ${a} \\times ${b} \\times ${c} = ${a * b * c}$ cm^{3}. Density = mass ÷ volume $= \\frac{${mass}}{${a * b * c}} = ${figures(density, 4)}$ g/cm^{3}.`,
          answer: density,
        }),
        b: ask.number({
          command: 'Calculate',
          prompt: `Another block of the same ${what} has a volume of ${quantity(a * b, 'cm^3')}. Calculate its mass.`,
          sigFigs: 3,
          unit: 'g',
          scheme: [`M1 their density × ${a * b}`, `A1 ${figures(density * a * b, 3)}`],
          solution: `Mass = density × volume $= \\frac{${mass}}{${a * b * c}} \\times ${a * b} = ${figures(density * a * b, 4)}$ g.`,
          answer: density * a * b,
          via: [{ value: density, formula: `${a * b}*x` }],
          follow: { from: 'a', formula: `${a * b}*x` },
        }),
        c: ask.number({
          command: 'Calculate',
          lead: 'Pressure = force ÷ area.',
          prompt: `A force of ${quantity(force, 'N')} acts on a square plate with sides of ${quantity(side, 'm')}. Calculate the pressure on the plate, in N/m^{2}.`,
          sigFigs: 3,
          unit: 'N/m^2',
          scheme: [`M1 $\\frac{${force}}{${side}^2}$`, `A1 ${figures(force / side ** 2, 3)}`],
          solution: `Area $= ${side}^2 = ${plain(side ** 2)}$ m^{2}. Pressure $= \\frac{${force}}{${plain(side ** 2)}} = ${figures(force / side ** 2, 4)}$ N/m^{2}.`,
          answer: force / side ** 2,
        }),
      },
    }
  },
  verify: ({ a, b, c, mass, force, side }) => ({
    a: mass / a / b / c,
    b: mass / c,
    c: force / side / side,
  }),
})

const TRIPS = [
  { who: 'A cyclist', goes: 'rides', stops: 'rests', low: 12, high: 24 },
  { who: 'A coach', goes: 'travels', stops: 'stops', low: 48, high: 84 },
  { who: 'A boat', goes: 'sails', stops: 'stops', low: 10, high: 20 },
] as const

core('average-of-a-whole-journey', {
  facts: { difficulty: 4, checked: '2026-11-28' },
  values: random => {
    const trip = random.pick(TRIPS)
    const [first, second] = [random.step(trip.low, trip.high, 2), random.step(trip.low, trip.high, 2)]
    const one = random.pick([0.5, 1, 1.5, 2])
    const two = random.pick([0.5, 0.75, 1, 1.5, 2.5])
    const rest = random.pick([0.25, 0.5])
    const far = first * one + second * two
    const average = far / (one + two + rest)
    return Math.abs(first - second) < 4 || !Number.isInteger(second * two) || !Number.isInteger(average * 2)
      ? null
      : { trip, first, second, one, two, rest, far, average }
  },
  make: ({ trip: { who, goes, stops }, first, second, one, two, rest, far, average }) => {
    const clock = (hours: number) => {
      const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)]
      return [whole > 0 ? `${whole} h` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' ')
    }
    return {
      stem: `${who} ${goes} at ${quantity(first, 'km/h')} for ${clock(one)}, ${stops} for ${clock(rest)}, and then ${goes} ${quantity(second * two, 'km')} at ${quantity(second, 'km/h')}.`,
      parts: {
        a: ask.whole({
          command: 'Work out',
          objective: 'AO1',
          prompt: `Work out the time taken for the last ${quantity(second * two, 'km')} of the journey, in minutes.`,
          unit: 'min',
          scheme: [`M1 $\\frac{${second * two}}{${second}}$`, `A1 ${plain(two * 60)}`],
          solution: `Time = distance ÷ speed $= \\frac{${second * two}}{${second}} = ${two}$ h, which is ${two * 60} min.`,
          answer: two * 60,
        }),
        b: ask.number({
          command: 'Work out',
          prompt: [
            `Work out the average speed for the whole journey, including the ${stops.slice(0, -1)}, in km/h.`,
            `Work out the average speed from the start to the end, with the ${stops.slice(0, -1)} included, in km/h.`,
          ],
          sigFigs: 3,
          unit: 'km/h',
          scheme: [
            `M1 $${first} \\times ${one} + ${second * two}$, or ${plain(far)}`,
            `M1 their distance ÷ $(${one} + ${rest} + ${two})$`,
            `A1 ${plain(average)}`,
          ],
          solution: `Distance $= ${first} \\times ${one} + ${second * two} = ${far}$ km. Time $= ${one} + ${rest} + ${two} = ${one + rest + two}$ h. Average speed $= \\frac{${far}}{${one + rest + two}} = ${average}$ km/h.`,
          answer: average,
          follow: { from: 'a', formula: `${far}/(${one + rest} + x/60)` },
        }),
      },
    }
  },
  verify: ({ first, second, one, two, rest }) => {
    const minutes = (second * two * 60) / second
    return { a: minutes, b: ((first * one + second * two) * 60) / (60 * one + 60 * rest + minutes) }
  },
})
