import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { curve, line, type Point, polygon, type Shape, text } from '@/lib/figures/shapes'
import { rounded } from '../shared'

const { supplement, templates } = questionsOf('structured', '1.4', { calculator: 'needed' })

export { templates }

const SOLIDS = [
  { name: 'glass stopper', density: [2.4, 2.6] },
  { name: 'piece of granite', density: [2.6, 2.8] },
  { name: 'brass lock', density: [8.3, 8.6] },
  { name: 'iron bolt', density: [7.7, 7.9] },
  { name: 'piece of marble', density: [2.6, 2.7] },
  { name: 'aluminium bracket', density: [2.65, 2.75] },
  { name: 'clay figure', density: [1.8, 2.1] },
] as const

const LAYERS = [
  { one: 'olive oil', light: 0.92, other: 'water', heavy: 1 },
  { one: 'paraffin', light: 0.8, other: 'salt solution', heavy: 1.1 },
  { one: 'petrol', light: 0.74, other: 'water', heavy: 1 },
  { one: 'sunflower oil', light: 0.92, other: 'vinegar', heavy: 1.01 },
  { one: 'water', light: 1, other: 'mercury', heavy: 13.6 },
] as const

/** Any word of a name, for the rules of a point. */
const anyOf = (name: string) =>
  name
    .split(' ')
    .filter(word => word !== 'of')
    .join('/')

/** Part of a measuring cylinder, 11 units to 1 cm³: from 2 cm³ below the tens of the volume to 12 cm³ above. */
function cylinder(x: number, top: number, volume: number): Shape {
  const base = Math.floor(volume / 10) * 10
  const [width, floor] = [76, top + 168]
  const at = (value: number) => floor - 7 - (value - base + 2) * 11
  const level = at(volume)
  const surface: Point[] = [
    [x, level - 7],
    [x + 12, level - 3],
    [x + width / 2, level],
    [x + width - 12, level - 3],
    [x + width, level - 7],
  ]
  const marks = Array.from({ length: 15 }, (_, index) => {
    const value = base - 2 + index
    const number = value % 10 === 0
    return (
      line(x, at(value), x + (number ? 26 : value % 5 === 0 ? 20 : 12), at(value), 'l thin') +
      (number ? text(x - 6, at(value) + 4, String(value), { anchor: 'end' }) : '')
    )
  })
  return (
    polygon([...surface, [x + width, floor], [x, floor]], 'w') +
    curve(surface, 'p') +
    line(x, top, x, floor) +
    line(x + width, top, x + width, floor) +
    marks.join('')
  )
}

supplement('density-with-a-displacement-can', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const item = random.pick(SOLIDS)
    const volume = random.int(14, 46)
    if (volume % 10 === 0) return null
    const mass = Math.round(volume * random.step(item.density[0], item.density[1], 0.01))
    return { item, volume, mass, layer: random.pick(LAYERS), swap: random.chance(0.5) }
  },
  make: ({ item, volume, mass, layer, swap }) => {
    const { name } = item
    const density = mass / volume
    const pair = [
      `${layer.one} (density ${quantity(layer.light, 'g/cm^3', layer.light < 1 ? 2 : 3)})`,
      `${layer.other} (density ${quantity(layer.heavy, 'g/cm^3', 3)})`,
    ]
    const [upper, lower] = [anyOf(layer.one), anyOf(layer.other)]
    const ideas = `
      UPPER = ${upper}
      LOWER = ${lower}
      LESS = less/low/small
      MORE = more/high/great/large
      DENSE = dense/density
      DENSER = denser/heavier`
    return {
      stem: `A student determines the density of ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} of mass ${quantity(mass, 'g')}. The student uses a displacement can (a can with a spout).`,
      parts: {
        a: ask.written({
          prompt: `Describe how the student uses the can and a measuring cylinder to find the volume of the ${name}.`,
          subtopic: '1.1',
          scheme: [
            judged(
              'fill the can with water until some runs out of the spout, and wait until no more drips',
              `
              accept fill/full/pour/add ... spout/overflow/brim/drip/hole/outlet/lip
              accept fill/full/pour/add ... run/flow/come/spill/pour out
              unsure full | fill ... top
              earns: fill the can up to the spout
              earns: Fill it with water until it overflows
              earns: pour in water until it is level with the spowt
              misses: fill the can with water
              misses: put the ${name} into the water
              misses: measure the mass with a balance`,
            ),
            judged(
              'put the (empty) measuring cylinder under the spout',
              `
              OUT = run/flow/overflow/spill/displace/come/go/pour/collect/fall
              accept cylinder ...(no read).. under/below/beneath/spout/outlet/collect/catch
              accept under/beneath/below spout
              accept collect/catch ... cylinder
              accept OUT ... into/in/to ... cylinder
              earns: put a measuring cylinder under the spout
              earns: the displaced water is colected in a measuring cylinder
              earns: water flows into the measuring cylinder
              misses: read the measuring cylinder
              misses: fill the can to the spout
              misses: put the ${name} into the measuring cylinder`,
            ),
            judged(
              `lower the ${name} (on a thread) into the can until it is completely under water`,
              `
              OBJECT = ${anyOf(name)}/object/solid
              PUT = lower/put/place/drop/submerge/immerse/insert/add/dip/sink
              reject PUT ... OBJECT ...(no can/spout/and/collect/overflow/displace/run/flow).. cylinder
              accept PUT ...(no cylinder).. OBJECT ...(no cylinder).. in/into/inside/under/below/water/can
              accept OBJECT ...(no cylinder).. PUT ...(no cylinder).. in/into/inside/under/below/completely/fully/water/can
              accept lower/submerge/immerse/dip/drop OBJECT/it
              accept OBJECT ... submerge/immerse
              earns: lower the ${name} into the can
              earns: the object is completely submereged in the water
              earns: put the ${name} in the water of the can gently
              misses: put the measuring cylinder under the spout
              misses: fill the can with water
              misses: weigh the ${name}`,
            ),
            judged(
              `read the volume of the water in the measuring cylinder, which is the volume of the ${name}`,
              `
              WATER = water/displace/overflow/collect
              accept volume, WATER
              accept read/record/note ... cylinder/volume/level/scale
              accept measure/amount ... WATER
              earns: read the volume of water in the cylinder
              earns: the volume of the displaced water is the volume of the ${name}
              earns: Record the voleme of the water
              misses: weigh the ${name}
              misses: put the cylinder under the spout
              misses: fill the can until it is full`,
            ),
          ],
          modelAnswer: `The student fills the can with water until some runs out of the spout and waits until no more drips. An empty measuring cylinder is put under the spout. The ${name} is lowered on a thread until it is completely under water. The volume of the water that runs into the measuring cylinder is the volume of the ${name}.`,
          solution: `The can must be full to the spout before the measurement. Then every cubic centimetre that runs into the empty measuring cylinder was pushed out by the ${name}, so the reading is its volume.`,
        }),
        'b.i': ask.number({
          lead: `The diagram shows part of the measuring cylinder at the end. Its scale is in cm^{3}.`,
          figure: figure(
            {
              name: 'motion-forces-and-energy/water-from-a-displacement-can',
              title: 'Part of a measuring cylinder with water',
              description: `Part of a measuring cylinder that contains water. The marks at ${Math.floor(volume / 10) * 10} and ${Math.floor(volume / 10) * 10 + 10} have numbers; there are ten small divisions between them. The bottom of the meniscus is ${volume % 10 === 1 ? 'one small division' : `${volume % 10} small divisions`} above the mark ${Math.floor(volume / 10) * 10}.`,
              height: 196,
            },
            cylinder(142, 14, volume),
            text(230, 30, 'cm³'),
          ),
          prompt: `Determine the volume of the ${name}.`,
          subtopic: '1.1',
          objective: 'AO1',
          answer: volume,
          unit: 'cm^3',
          tolerance: 0.5,
          scheme: [`${quantity(volume, 'cm^3')} (to half a division)`],
          solution: `There are ten divisions between two numbers, so one division is ${quantity(1, 'cm^3')}. Read the bottom of the meniscus: ${quantity(volume, 'cm^3')}. The can was full, so this is the volume of the ${name}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the density of the ${name} in kg/m^{3}.`,
          answer: density * 1000,
          unit: 'kg/m^3',
          keepUnit: true,
          follow: { from: 'b.i', formula: `1000*${mass}/x` },
          via: [{ value: density, formula: '1000*x' }],
          scheme: [
            `C1 *ρ* = *m* ÷ *V*, or ${mass} ÷ ${volume}`,
            `C1 ${rounded(density, 'g/cm^3')}, or mass in kg and volume in m^{3}`,
            `A1 ${rounded(density * 1000, 'kg/m^3')}`,
          ],
          solution: `Density is mass per unit volume: *ρ* = *m* ÷ *V* = ${mass} ÷ ${volume} = ${rounded(density, 'g/cm^3')}. 1 g/cm^{3} is 1000 kg/m^{3}, so multiply by 1000: ${rounded(density * 1000, 'kg/m^3')}.`,
        }),
        c: ask.written({
          prompt: `Two liquids are poured into the same jar: ${pair[swap ? 1 : 0]} and ${pair[swap ? 0 : 1]}. They do not mix. State which liquid forms the upper layer. Explain your answer.`,
          command: 'State and explain',
          lines: 2,
          scheme: [
            judged(
              layer.one,
              `
              ${ideas}
              reject LOWER ...(no UPPER).. top/upper/float | UPPER ...(no LOWER).. bottom/sink
              reject LOWER because/as/since, without float/top/above/upper/on
              accept UPPER
              earns: ${layer.one}
              earns: the ${layer.one} is at the top
              earns: the ${layer.one} flaots on the ${layer.other}
              misses: ${layer.other}
              misses: the ${layer.other} floats on the ${layer.one}
              misses: the ${layer.other} because it is less dense than the ${layer.one}`,
            ),
            judged(
              `it has the lower density, so it floats on the ${layer.other}, or: a less dense liquid floats on a denser one`,
              `
              ${ideas}
              reject UPPER ...(no LOWER/LESS).. MORE DENSE | UPPER ...(no LOWER/LESS).. DENSER
              reject LOWER ...(no UPPER/MORE).. LESS DENSE
              reject LOWER because/as/since, without float/top/above/upper/on
              accept LESS ...(no UPPER/LOWER/MORE).. DENSE | DENSE ...(no UPPER/LOWER/MORE).. LESS
              accept LOWER ...(no UPPER).. denser | LOWER ...(no UPPER).. MORE DENSE | MORE dense liquid
              unsure light/heavy/dense/density
              earns: because it is less dense than the ${layer.other}
              earns: its densety is lower
              earns: the ${layer.other} is denser
              misses: the ${layer.one} is denser than the ${layer.other}
              misses: because it floats
              misses: they do not mix`,
            ),
          ],
          modelAnswer: `The ${layer.one} forms the upper layer, because it is less dense than the ${layer.other}.`,
          solution: `Immiscible liquids form layers, and the less dense liquid floats on the denser one: ${quantity(layer.light, '', layer.light < 1 ? 2 : 3)} is less than ${quantity(layer.heavy, '', 3)}.`,
        }),
      },
    }
  },
  verify: ({ volume, mass }) => {
    const each = mass / 1000 / (volume * 1e-6)
    return { 'b.i': volume, 'b.ii': each }
  },
})
