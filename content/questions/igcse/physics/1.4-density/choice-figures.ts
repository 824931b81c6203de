import { inThisOrder } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { LETTERS, letter } from '../shared'

const { core, templates } = choiceQuestions('1.4', { calculator: 'needed' })

export { templates }

const PAIRS = [
  { light: 'oil', low: 0.9, heavy: 'water', high: 1 },
  { light: 'alcohol', low: 0.8, heavy: 'water', high: 1 },
  { light: 'water', low: 1, heavy: 'a sugar solution', high: 1.25 },
  { light: 'oil', low: 0.85, heavy: 'salt water', high: 1.15 },
  { light: 'alcohol', low: 0.8, heavy: 'glycerol', high: 1.26 },
] as const

const OBJECTS = [
  'solid plastic shapes',
  'solid blocks',
  'pieces of different woods and plastics',
  'solid toys',
]

const ASKED = ['between', 'both', 'neither'] as const

core('object-on-a-graph-that-floats-in-one-liquid', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const pair = random.pick(PAIRS)
    const volumes = random.shuffle([40, 50, 60, 70, 80, 90, 100]).slice(0, 4)
    const points = volumes.map(volume => ({ volume, mass: random.step(30, 110, 10) }))
    const where = points.map(({ volume, mass }) => {
      const density = mass / volume
      if ([pair.low, pair.high].some(each => Math.abs(density - each) < 0.04)) return null
      return density < pair.low ? 'both' : density > pair.high ? 'neither' : 'between'
    })
    const asked = random.pick(ASKED)
    const place = where.indexOf(asked)
    if (where.includes(null) || where.filter(each => each === asked).length !== 1) return null
    // All three kinds are there, and no two objects have the same mass or lie too close together.
    if (new Set(where).size < 3 || new Set(points.map(({ mass }) => mass)).size < 3) return null
    if (points.some(({ volume, mass }) => mass / volume < 0.5 || mass / volume > 2)) return null
    return { pair, points, where, asked, place, objects: random.pick(OBJECTS) }
  },
  make: ({ pair, points, where, asked, place, objects }) => {
    const plane = graph({
      x: {
        label: 'volume / cm^{3}',
        max: 110,
        ticks: [0, 20, 40, 60, 80, 100],
        grid: true,
        parts: 2,
      },
      y: { label: 'mass / g', max: 120, ticks: [0, 20, 40, 60, 80, 100, 120], grid: true, parts: 2 },
      height: 192,
    })
    const density = (at: number) => quantity((points[at]?.mass ?? 0) / (points[at]?.volume ?? 1), 'g/cm^3', 2)
    const behaves = {
      between: `sinks in ${pair.light} but floats in ${pair.heavy}`,
      both: `floats in both liquids`,
      neither: `sinks in both liquids`,
    }
    const compared = (at: number) =>
      ({
        both: 'less than that of both liquids',
        neither: 'greater than that of both liquids',
        between: 'between those of the liquids',
      })[where[at] ?? 'both']
    const errorOf = (at: number) => {
      const last = `The density of ${letter(at)} is ${density(at)}, which is ${compared(at)}.`
      const masses = points.map(each => each.mass)
      const volumes = points.map(each => each.volume)
      const [mass, volume] = [masses[at] ?? 0, volumes[at] ?? 0]
      if (asked !== 'neither' && mass === Math.min(...masses))
        return `You looked for the smallest mass. ${last}`
      if (asked === 'neither' && mass === Math.max(...masses))
        return `You looked for the largest mass. ${last}`
      if (asked !== 'neither' && volume === Math.max(...volumes))
        return `You looked for the largest volume. ${last}`
      if (asked === 'neither' && volume === Math.min(...volumes))
        return `You looked for the smallest volume. ${last}`
      return `You did not divide the mass by the volume, or divided the wrong way. ${last}`
    }
    return {
      stem: `The graph shows the masses and the volumes of four ${objects}, P, Q, R and S. The density of ${pair.light} is ${quantity(pair.low, 'g/cm^3', pair.low < 1 ? 2 : 3)} and the density of ${pair.heavy} is ${quantity(pair.high, 'g/cm^3', 3)}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/mass-and-volume-of-four-objects',
          title: 'Four points on axes of mass and volume',
          description: `Axes with a grid: volume from 0 to 110 cm³, mass from 0 to 120 g. ${points.map(({ volume, mass }, at) => `Point ${letter(at)} is at ${volume} cm³ and ${mass} g.`).join(' ')}`,
          height: 268,
        },
        plane.axes,
        plane.points(points.map(({ volume, mass }) => [volume, mass] as const)),
        ...points.map(({ volume, mass }, at) =>
          plane.label(volume, mass, letter(at), { dx: 7, dy: -6, cls: 'b' }),
        ),
      ),
      prompt: `Which of them ${behaves[asked]}?`,
      options: inThisOrder(LETTERS.map((name, at) => (at === place ? name : [name, errorOf(at)]))),
      solution: `Density = mass ÷ volume: ${points.map((_, at) => `${letter(at)} ${density(at)}`).join(', ')}.

An object floats in a liquid if its density is less than that of the liquid. ${letter(place)} ${behaves[asked]}, because its density is ${compared(place)}.`,
    }
  },
  // By the mass of as much liquid as the object has volume.
  verify: ({ pair, points, asked }) => {
    const found = points.findIndex(({ volume, mass }) => {
      const sinks = [pair.low, pair.high].filter(each => mass > each * volume).length
      return sinks === { both: 0, between: 1, neither: 2 }[asked]
    })
    return letter(found)
  },
})
