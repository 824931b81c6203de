import { inThisOrder, numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
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

const POURED = [
  { liquid: 'cooking oil', vessel: 'a jug', densities: [0.9] },
  { liquid: 'alcohol', vessel: 'a beaker', densities: [0.8] },
  { liquid: 'salt solution', vessel: 'a beaker', densities: [1.1, 1.2] },
  { liquid: 'sugar syrup', vessel: 'a cup', densities: [1.2, 1.3] },
  { liquid: 'liquid soap', vessel: 'a bowl', densities: [1.1] },
  { liquid: 'paraffin', vessel: 'a flask', densities: [0.8] },
] as const

core('density-from-a-graph-of-the-balance-reading', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const { liquid, vessel, densities } = random.pick(POURED)
    const density: number = random.pick(densities)
    const empty = random.step(20, 60, 10)
    const full = empty + 100 * density
    const right = 1000 * density
    const slips: Slip[] = [
      [
        full * 10,
        `You used the reading of the balance as the mass of the liquid. It includes ${quantity(empty, 'g')} for the empty vessel.`,
      ],
      [1000 / density, 'You divided the volume by the mass. Density is mass divided by volume.'],
      [right / 10, 'You multiplied by 100 to change to kg/m^{3}. From g/cm^{3} it is by 1000.'],
      [(full + empty) * 10, 'You added the mass of the empty vessel instead of subtracting it.'],
      [
        100_000 / full,
        'You divided the volume by the reading of the balance, which includes the vessel. Density is mass divided by volume.',
      ],
      [(full - 2 * empty) * 10, 'You subtracted the mass of the empty vessel twice.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      // None so near the right one that a small slip of reading would lead to it.
      slips.filter(([value]) => value > 0 && Math.abs(value - right) > right / 20),
      value => quantity(value, 'kg/m^3', 2),
    )
    return wrong && { liquid, vessel, empty, full, right, wrong, scene: random.int(0, 2) }
  },
  make: ({ liquid, vessel, empty, full, right, wrong, scene }) => {
    const chart = graph({
      x: { label: 'volume / cm^{3}', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
      y: {
        label: 'reading of balance / g',
        max: 200,
        ticks: [0, 40, 80, 120, 160, 200],
        grid: true,
        parts: 4,
      },
      height: 196,
    })
    return {
      stem:
        [
          `${vessel.replace('a ', 'A ')} stands on a balance, and ${liquid} is poured into it. The graph shows the reading of the balance for different volumes of the ${liquid}.`,
          `To find the density of ${liquid}, a student pours more and more of it into ${vessel} that stands on a balance. The graph shows the results.`,
          `The graph shows the reading of a balance on which ${vessel} stands, while ${liquid} is poured in.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'motion-forces-and-energy/balance-reading-against-volume',
          title: 'Graph of the reading of a balance against the volume of a liquid',
          description: `Reading of a balance in grams against volume in cubic centimetres, on a grid of squares of 10 g and 10 cubic centimetres. A straight line rises from ${empty} g at zero volume to ${full} g at 100 cubic centimetres.`,
          height: 274,
        },
        chart.axes,
        chart.line([
          [0, empty],
          [100, full],
        ]),
      ),
      prompt: [`What is the density of the ${liquid}?`, `What is the density of the ${liquid} in kg/m^{3}?`],
      options: numbers({ right, unit: 'kg/m^3', sigFigs: 2, wrong }),
      solution: `With no liquid the reading is ${quantity(empty, 'g')}: this is the mass of the empty vessel. At ${quantity(100, 'cm^3')} it is ${quantity(full, 'g')}, so this volume of liquid has a mass of ${full} − ${empty} = ${quantity(full - empty, 'g')}.

Density = ${plain(full - empty)} ÷ 100 = ${quantity((full - empty) / 100, 'g/cm^3', 2)}, which is ${quantity(right, 'kg/m^3', 2)}.`,
    }
  },
  // In kilograms and cubic metres from the start, between two other points of the line.
  verify: ({ empty, full }) => {
    const at = (volume: number) => empty + ((full - empty) * volume) / 100
    return (at(60) / 1000 - at(10) / 1000) / (60e-6 - 10e-6)
  },
})
