import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { rounded } from '../shared'

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
    why: 'Δ*p* = *ρg*Δ*h*: the depth is the same, but the density of fresh water is lower than that of sea water.',
  },
  {
    place: 'a deep lake whose water is much saltier than the sea',
    right: 'larger, because the water of the lake is denser than sea water',
    why: 'Δ*p* = *ρg*Δ*h*: the depth is the same, but the salt makes the water of the lake denser than sea water.',
  },
] as const

supplement('submarine-under-water', {
  facts: { difficulty: 4 },
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
          scheme: ['force per unit area, or: force ÷ area'],
          modelAnswer: 'Pressure is force per unit area.',
          solution: 'Both quantities and “per unit area” (or “divided by area”) are needed.',
        }),
        b: ask.written({
          prompt: `Explain why the pressure on the ${name} increases as it moves down.`,
          scheme: [
            'the depth increases, so there is more water (a taller column of water) above it',
            'the weight of this water is larger, so the force on each unit of area is larger',
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
          scheme: [water.right],
          modelAnswer: `The increase in pressure is ${water.right}.`,
          solution: water.why,
        }),
        e: ask.written({
          lead: `To return to the surface, the ${name} drops a heavy block of steel.`,
          prompt: 'Explain, in terms of density, why it then rises.',
          subtopic: '1.4',
          scheme: [
            'its mass decreases much more than its volume (in proportion), so its (average) density decreases',
            'its (average) density is now less than the density of the sea water, and an object floats if it is less dense than the liquid',
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
