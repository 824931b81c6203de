import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import type { Spot } from '@/lib/exams/sketch'
import { UP_DOWN } from '../ideas'
import { isNeat, rounded } from '../shared'

const { supplement, templates } = questionsOf('structured', '1.8', { calculator: 'needed' })

export { templates }

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

const WATERS = [
  {
    place: 'a deep lake of fresh water',
    right: 'smaller, because fresh water is less dense than sea water',
    earns: `
      LESS = less/low/small
      DENSER = denser/higher | more/great/high/large density/dense
      reject larger/greater/bigger/equal | increase large/great
      reject lake/fresh/it ...(no sea/salt).. denser | lake/fresh/it ...(no sea/salt/than/LESS).. more/great/high dense/density
      accept small & LESS dense/density | dense/density LESS
      accept pressure ...(no dense/density).. LESS & LESS dense/density | dense/density LESS
      accept small | pressure ... LESS & sea/salt ...(no LESS).. DENSER
      accept LESS because/as/since ... LESS dense/density | LESS because/as/since ... dense/density ... LESS
      unsure small/less
      earns: smaller, because fresh water has a lower density
      earns: it is smaller since the densty of the fresh water is less
      earns: the pressure is less because fresh water is less dense
      misses: larger because fresh water is denser
      misses: equal, because the depth is the same
      misses: larger, since there is more water`,
    why: 'Δ*p* = *ρg*Δ*h*: the depth is the same, but the density of fresh water is lower than that of sea water.',
  },
  {
    place: 'a deep lake whose water is much saltier than the sea',
    right: 'larger, because the water of the lake is denser than sea water',
    earns: `
      MORE = more/high/large/great/big/increase
      DENSER = denser/heavier | MORE density/dense | density/dense ...(no pressure/so).. MORE
      reject smaller/equal | pressure same
      reject lake/it/salt ...(no sea/than).. less/low dense/density
      accept large/great/high/bigger ... because/as/since/due ... DENSER
      accept large/great/big | pressure ...(no dense/density).. MORE & DENSER
      unsure DENSER | larger/greater
      earns: larger, because salt water has a higher density
      earns: it is larger since the water is densser
      earns: the pressure is greater. The density of the lake is higher
      misses: smaller because the water is less dense
      misses: equal, because the depth is the same
      misses: smaller, since there is less water`,
    why: 'Δ*p* = *ρg*Δ*h*: the depth is the same, but the salt makes the water of the lake denser than sea water.',
  },
] as const

supplement('submarine-under-water', {
  facts: { difficulty: 4, checked: '2026-11-24' },
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
    return {
      stem: `A ${name} moves down into the sea. The density of sea water is ${quantity(density, 'kg/m^3')}.`,
      parts: {
        a: ask.written({
          prompt: 'Define *pressure*.',
          lines: 1,
          scheme: [
            judged(
              'force per unit area, or: force ÷ area',
              `
              PER = per/divide/over/by/"/"/"÷"/on/each
              reject area ... per/divide/over/"/"/"÷" ... force
              reject force ... times/multiply/"x"/"×" ... area
              accept force ... PER ... area/metre/"m2"
              accept "F/A"
              accept "F÷A"
              unsure force, area
              earns: the force on each square metre
              earns: p = F/A
              earns: Presure is forse divided by aera
              misses: the area divided by force
              misses: force times area
              misses: how hard something pushes`,
            ),
          ],
          modelAnswer: 'Pressure is force per unit area.',
          solution: 'Both quantities and “per unit area” (or “divided by area”) are needed.',
        }),
        b: ask.written({
          prompt: `Explain why the pressure on the ${name} increases as it moves down.`,
          scheme: [
            judged(
              'the depth increases, so there is more water (a taller column of water) above it',
              `
              ${UP_DOWN}
              reject less water | water ...(no more/UP).. less
              accept more/greater/increase/heavy/lot ... water/liquid/column ... above/top/over/on/push
              accept more/greater water | water ...(no weight/pressure/force).. above/top/over
              accept column ... UP/tall/long/deep | tall/long/large/high column
              unsure depth/deep/height
              earns: there is more water above it
              earns: the colunm of water is taller
              earns: the water on top of it increases
              misses: it is heavier
              misses: the pressure increases
              misses: there is less water above it`,
            ),
            judged(
              'the weight of this water is larger, so the force on each unit of area is larger',
              `
              ${UP_DOWN}
              WEIGHT = weight/force/heavy/push
              reject WEIGHT ...(no area).. DOWN | less WEIGHT
              accept WEIGHT ...(no pressure).. UP | UP ...(no pressure/water/depth).. WEIGHT | more ... water ... weight/push/force
              accept weight ... water/column | heavier
              unsure force/weight | "ρgh"
              earns: the weight of the water is larger
              earns: so there is more force on each square metre
              earns: the wieght of the water above pushes on it
              misses: the depth increases
              misses: there is more pressure
              misses: the area is smaller`,
            ),
          ],
          modelAnswer:
            'The deeper it is, the taller is the column of water above each unit of its area. The weight of this column is larger, so the force per unit area, the pressure, is larger.',
          solution:
            'Link depth to the weight of the water above, and this weight to the force on each unit of area.',
        }),
        c: ask.number({
          prompt: `The ${name} moves from the surface to a depth of ${quantity(depth, 'm')}. The ${part} has an area of ${quantity(area, 'cm^2')}. Calculate the extra force on the ${part} due to the increase in pressure.`,
          command: 'Calculate',
          answer: force,
          unit: 'N',
          via: [{ value: pressure, formula: `x*${area}/10000` }],
          scheme: [
            `C1 Δ*p* = *ρg*Δ*h*, or ${density} × 9.8 × ${depth}`,
            `C1 ${rounded(pressure, 'Pa')}`,
            `C1 *F* = *pA*, with area = ${quantity(area / 10000, 'm^2')}`,
            `A1 ${rounded(force, 'N')}`,
          ],
          solution: `Δ*p* = *ρg*Δ*h* = ${density} × 9.8 × ${depth} = ${rounded(pressure, 'Pa')}.

One square metre is 10 000 cm^{2}, so the area is ${plain(area)} ÷ 10 000 = ${quantity(area / 10000, 'm^2')}. *F* = *pA* = ${quantity(pressure, '', 3)} × ${plain(area / 10000)} = ${rounded(force, 'N')}.`,
        }),
        d: ask.written({
          prompt: `The ${name} is taken to the same depth in ${water.place}. State whether the increase in pressure is smaller than, equal to or larger than that in the sea, and give the reason.`,
          command: 'State',
          lines: 2,
          scheme: [judged(water.right, water.earns)],
          modelAnswer: `The increase in pressure is ${water.right}.`,
          solution: water.why,
        }),
        e: ask.written({
          lead: `To return to the surface, the ${name} drops a heavy block of steel.`,
          prompt: 'Explain, in terms of density, why it then rises.',
          subtopic: '1.4',
          scheme: [
            judged(
              'its mass decreases but its volume is nearly the same, so its (average) density decreases',
              `
              ${UP_DOWN}
              reject density ...(no water/sea).. increase | mass ...(no density/volume).. increase
              accept mass/weight ... DOWN/lighter | DOWN ... mass/weight | lose ... mass/weight
              unsure lighter
              accept density DOWN | DOWN density
              unsure dense
              earns: its mass gets smaller but the volume is the same
              earns: its density decreses
              earns: it has less mass now
              misses: its density increases
              misses: it has a greater volume
              misses: the water pushes it up`,
            ),
            judged(
              'its (average) density is now less than the density of the sea water, and an object floats if it is less dense than the liquid',
              `
              ${UP_DOWN}
              WATER = water/sea/liquid/surrounding
              DENSE = dense/density
              reject WATER ...(no than).. less DENSE | more/higher/greater DENSE than WATER | denser than WATER
              accept DENSE ... less/small/low ... than ... WATER/that | less/small/low DENSE than ... WATER/that
              accept less/small/low DENSE ... WATER | WATER ... denser | WATER ... higher/greater/more DENSE
              unsure DENSE ... DOWN | less DENSE
              earns: it is less dense than the water
              earns: its density is now lower than that of the sea
              earns: the sea water is densser so it floats
              misses: it is denser than the water
              misses: its mass decreases
              misses: the pressure is smaller`,
            ),
          ],
          modelAnswer: `Without the steel, the ${name} has a much smaller mass but nearly the same volume, so its average density is smaller. It is now less than the density of the sea water, so the ${name} floats up.`,
          solution:
            'Density is mass per unit volume. Compare it with the density of the liquid, before you say that it floats or sinks.',
        }),
      },
    }
  },
  verify: ({ depth, area, density }) => {
    // The weight of the column of water that stands on the area.
    const column = (area / 100 / 100) * depth
    const weight = column * density * 9.8
    return { c: weight }
  },
})

const LIQUIDS = [
  { where: 'the sea', liquid: 'sea water', density: [1020, 1040], part: 'lamp glass of a diving robot' },
  { where: 'a salt lake', liquid: 'salt water', density: [1080, 1180], part: 'window of a diving bell' },
  { where: 'a deep tank of oil', liquid: 'oil', density: [860, 920], part: 'lid of an inspection hatch' },
] as const

const DEPTHS = [4, 8, 12, 16, 20]

supplement('pressure-and-depth-to-plot', {
  facts: { difficulty: 5, checked: '2026-11-24' },
  values: random => {
    const place = random.pick(LIQUIDS)
    const density = random.step(place.density[0], place.density[1], 10)
    const readings = DEPTHS.map(depth => Math.round(101 + (density * 9.8 * depth) / 1000))
    const at = random.pick([2, 3, 4])
    const area = random.step(0.022, 0.048, 0.002)
    const force = (readings[at] ?? 0) * 1000 * area
    return isNeat(force) ? null : { place, density, readings, at, area, force }
  },
  make: ({ place, density, readings, at, area, force }) => {
    const { liquid } = place
    const rise = (readings[4] ?? 0) - 101
    const rate = (density * 9.8) / 1000 // kPa for each metre
    const [depth, pressure] = [DEPTHS[at] ?? 0, readings[at] ?? 0]
    return {
      stem: `A sensor is lowered into ${place.where}. It measures the total pressure, which is due to the ${liquid} and to the air above it. The table shows the results.`,
      table: {
        head: ['depth / m', ...DEPTHS.map(String)],
        rows: [['total pressure / kPa', ...readings.map(String)]],
      },
      parts: {
        a: plotPart({
          name: 'motion-forces-and-energy/grid-for-pressure-and-depth',
          title: 'Grid for a graph of total pressure against depth',
          description:
            'Graph paper. The horizontal axis is the depth from 0 to 24 metres, the vertical one the total pressure from 80 to 360 kilopascals.',
          prompt:
            'Plot the results on the grid. Draw the straight line of best fit and extend it to a depth of zero.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: 'depth / m', min: 0, max: 24, large: 4, parts: 4 },
            y: { label: 'total pressure / kPa', min: 80, max: 360, large: 40, parts: 8 },
          },
          tasks: [
            {
              task: 'points',
              wanted: DEPTHS.map((each, index): Spot => [each, readings[index] ?? 0]),
              marks: 2,
            },
            {
              task: 'line',
              gradient: [rate - 0.5, rate + 0.5],
              intercept: [96, 106],
              covers: [0, 20],
              marks: 1,
            },
          ],
          scheme: [
            'at least three points within half a small square',
            'all five points',
            'straight line of best fit, to a depth of zero',
          ],
          solution: `One small square is 1 m across and 5 kPa upwards. The points lie on a straight line that meets the pressure axis near 101 kPa.`,
        }),
        b: ask.number({
          prompt: 'Determine, from your graph, the pressure of the air on the surface.',
          answer: 101,
          unit: 'kPa',
          tolerance: 5,
          scheme: ['101 kPa (96 to 106 kPa)'],
          solution: `At a depth of zero there is no ${liquid} above the sensor, so the pressure there is that of the air: the line meets the axis near 101 kPa.`,
        }),
        c: ask.number({
          prompt: `Use the gradient of your graph to determine the density of the ${liquid}.`,
          command: 'Determine',
          answer: density,
          unit: 'kg/m^3',
          tolerance: 0.06 * density,
          scheme: [
            'C1 gradient = change in pressure ÷ change in depth, from two points far apart on the line',
            `C1 ${quantity(rate, 'kPa/m', 2)}, or ${plain(toSigFigs(rate * 1000, 2))} Pa/m (within 6%)`,
            'C1 Δ*p* = *ρg*Δ*h*, so *ρ* = gradient ÷ *g*',
            `A1 ${quantity(density, 'kg/m^3')} (within 6%)`,
          ],
          solution: `From the surface to ${quantity(20, 'm')} the pressure rises by about ${rise} kPa, so the gradient is ${plain(rise * 1000)} ÷ 20 = ${plain(rise * 50)} Pa/m.

Δ*p* = *ρg*Δ*h*, so *ρ* = gradient ÷ *g* = ${plain(rise * 50)} ÷ 9.8 = ${quantity((rise * 50) / 9.8, 'kg/m^3', 3)}.`,
        }),
        d: ask.number({
          prompt: `The ${place.part} has an area of ${quantity(area, 'm^2', 2)}. It is at a depth of ${quantity(depth, 'm')}. Show that the force on it due to the total pressure is about ${quantity(force, 'N', 2)}.`,
          command: 'Calculate',
          answer: force,
          unit: 'N',
          showThat: { figures: 2 },
          scheme: [`M1 *F* = *pA*, or ${pressure} × 1000 × ${plain(area)}`, `A1 ${quantity(force, 'N', 3)}`],
          solution: `The table gives ${quantity(pressure, 'kPa')} at this depth. *F* = *pA* = ${pressure} × 1000 × ${plain(area)} = ${quantity(force, 'N', 3)}.`,
        }),
      },
    }
  },
  verify: ({ density, readings, at, area }) => {
    const column = 9.8 * density * 20 + 101000
    const perSquareCentimetre = ((readings[at] ?? 0) * 1000) / 10000
    return { b: 101, c: (column - 101000) / (9.8 * 20), d: perSquareCentimetre * area * 10000 }
  },
})
