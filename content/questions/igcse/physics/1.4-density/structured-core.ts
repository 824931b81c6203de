import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { measuringCylinder, tubeReading } from '@/lib/figures/laboratory/measuring'
import { balance, bench } from '@/lib/figures/laboratory/stands'
import { beaker } from '@/lib/figures/laboratory/vessels'
import { dimension, line, polygon, rect, type Shape, text } from '@/lib/figures/shapes'
import { DENSITY_EQUATION } from '../equations'
import { rounded } from '../shared'
import {
  BOTTOM_OF_MENISCUS,
  floats,
  INTO_WATER,
  reasonToFloat,
  VOLUME_IS_DIFFERENCE,
  WATER_FIRST,
} from './points-core'

const { core, templates } = questionsOf('structured', '1.4', { calculator: 'needed' })

export { templates }

const LIQUIDS = [
  { name: 'cooking oil', density: [0.9, 0.93] },
  { name: 'salt solution', density: [1.1, 1.18] },
  { name: 'sugar solution', density: [1.15, 1.3] },
  { name: 'alcohol', density: [0.79, 0.82] },
  { name: 'glycerine', density: [1.24, 1.27] },
] as const

const SMALL_THINGS = [
  { name: 'a piece of wax', of: 'wax', density: 0.88 },
  { name: 'a rubber ball', of: 'ball', density: 1.2 },
  { name: 'a wooden bead', of: 'bead', density: 0.68 },
  { name: 'a plastic button', of: 'button', density: 1.4 },
  { name: 'a plastic block', of: 'block', density: 1.05 },
  { name: 'a nylon ball', of: 'ball', density: 1.15 },
] as const

const TUBE = { from: 0, to: 100, division: 1, numbered: 10 }

core('liquid-in-a-beaker-on-a-balance', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const liquid = random.pick(LIQUIDS)
    const thing = random.pick(SMALL_THINGS)
    const volume = random.int(36, 88)
    const empty = random.int(48, 72)
    const mass = Math.round(volume * random.step(liquid.density[0], liquid.density[1], 0.01))
    if (volume % 10 === 0 || Math.abs(mass / volume - thing.density) < 0.06) return null
    return { liquid, thing, volume, empty, mass }
  },
  make: ({ liquid, thing, volume, empty, mass }) => {
    const { name } = liquid
    const density = mass / volume
    const isFloating = thing.density < density
    const verb = isFloating ? 'floats' : 'sinks'
    return {
      stem: `A student determines the density of ${name}. The student puts a beaker on a balance, first empty, and then with the ${name}. After that all of the ${name} is poured into a measuring cylinder. The diagram shows the readings of the balance, and the part of the measuring cylinder near the surface of the ${name}.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/density-of-a-liquid',
          title: 'A beaker on a balance without and with a liquid, and part of a measuring cylinder',
          description: `With the empty beaker the balance reads ${empty} grams, with the liquid in the beaker ${empty + mass} grams. The scale of the measuring cylinder is in cubic centimetres, with ten small divisions between two numbers. The bottom of the meniscus is ${volume % 10} small ${volume % 10 === 1 ? 'division' : 'divisions'} above the mark ${Math.floor(volume / 10) * 10}.`,
          height: 218,
        },
        bench(188, 8, 262),
        beaker({ x: 68, y: 148, width: 62, height: 66, level: 0 }),
        balance(68, 188, String(empty), 'g', 112),
        text(68, 208, 'empty beaker', { anchor: 'middle', cls: 's' }),
        beaker({ x: 198, y: 148, width: 62, height: 66, level: 0.72 }),
        balance(198, 188, String(empty + mass), 'g', 112),
        text(198, 208, `with ${name}`, { anchor: 'middle', cls: 's' }),
        tubeReading({ x: 312, y: 32, value: volume, scale: TUBE, height: 160, width: 56 }),
        text(312, 22, 'cm^{3}', { anchor: 'middle', cls: 's' }),
      ),
      parts: {
        'a.i': ask.number({
          prompt: `State the volume of the ${name}.`,
          subtopic: '1.1',
          answer: volume,
          unit: 'cm^3',
          tolerance: 0.5,
          scheme: [`${quantity(volume, 'cm^3')} (to half a division)`],
          solution: `There are ten small divisions between two numbers, so one is ${quantity(1, 'cm^3')}. The bottom of the meniscus is at ${quantity(volume, 'cm^3')}.`,
        }),
        'a.ii': ask.written({
          prompt: `Describe how the student looks at the surface of the ${name} in order to read the volume correctly.`,
          subtopic: '1.1',
          lines: 2,
          scheme: [BOTTOM_OF_MENISCUS],
          marks: 1,
          modelAnswer: 'The student looks with the eye at the level of the bottom of the meniscus.',
          solution:
            'The surface is curved: its lowest part, the bottom of the meniscus, is read. Seen from above or below it seems to be at another mark.',
        }),
        b: ask.number({
          prompt: `Determine the mass of the ${name}.`,
          answer: mass,
          unit: 'g',
          scheme: [quantity(mass, 'g')],
          solution: `The beaker is on the balance both times, so subtract its mass: ${empty + mass} − ${empty} = ${quantity(mass, 'g')}.`,
        }),
        'c.i': ask.written({
          prompt: 'State the equation that defines density.',
          lines: 1,
          scheme: [DENSITY_EQUATION],
          modelAnswer: 'density = mass ÷ volume',
          solution: 'Density is mass per unit volume, so the mass is divided by the volume: *ρ* = *m* ÷ *V*.',
        }),
        'c.ii': ask.number({
          prompt: `Calculate the density of the ${name}. Give the unit.`,
          answer: density,
          unit: 'g/cm^3',
          unitMode: 'asked',
          alsoRight: [mass / (volume - 0.5), mass / (volume + 0.5)], // the volume may be read to half a division
          follow: { from: 'b', formula: `x/${volume}` },
          scheme: steps(`${mass} ÷ ${volume}`, `${rounded(density, 'g/cm^3')}`),
          solution: `*ρ* = *m* ÷ *V* = ${mass} ÷ ${volume} = ${rounded(density, 'g/cm^3')}. Grams are divided by cubic centimetres, so the unit is g/cm^{3}.`,
        }),
        d: ask.written({
          prompt: `The student drops ${thing.name} of density ${quantity(thing.density, 'g/cm^3')} into the ${name}. State whether the ${thing.of} floats or sinks. Explain your answer.`,
          command: 'State and explain',
          objective: 'AO2',
          lines: 2,
          scheme: [
            floats(isFloating),
            reasonToFloat({ isFloating, object: thing.of, density: plain(thing.density), liquid: name }),
          ],
          modelAnswer: `The ${thing.of} ${verb}, because its density is ${isFloating ? 'less' : 'greater'} than the density of the ${name}.`,
          solution: `An object floats if it is less dense than the liquid. Here ${quantity(thing.density, 'g/cm^3')} is ${isFloating ? 'less' : 'more'} than ${rounded(density, 'g/cm^3')}, so the ${thing.of} ${verb}.`,
        }),
      },
    }
  },
  verify: ({ volume, empty, mass }) => {
    const both = empty + mass
    return { 'a.i': volume, b: both - empty, 'c.ii': both / volume - empty / volume }
  },
})

const MATERIALS = [
  { name: 'aluminium', density: 2.7 },
  { name: 'brass', density: 8.4 },
  { name: 'steel', density: 7.8 },
  { name: 'glass', density: 2.5 },
  { name: 'marble', density: 2.7 },
] as const

/** Sides in cm, of a whole even volume. */
const BLOCKS = [
  [2, 2, 3],
  [1.5, 2, 4],
  [2, 2, 4],
  [2, 2, 4.5],
  [2, 2, 5],
  [2, 2.4, 5],
  [2, 2, 6],
  [2, 2.5, 6],
] as const

const IRREGULAR = ['stone', 'metal ornament', 'piece of rock', 'lump of clay'] as const

const CYLINDER = { from: 0, to: 100, division: 2, numbered: 10 }

const TALL = { x: 180, y: 306, height: 292 }

/** The height on the canvas of a volume in the measuring cylinder. */
const levelOf = (volume: number) => TALL.y - 18 - (volume / 100) * (TALL.height - 52)

/** A rectangular block with its three sides. */
function block([deep, wide, long]: readonly [number, number, number]): Shape {
  const [x, y, across, up, back] = [84, 128, long * 34, wide * 30, deep * 14]
  return (
    polygon(
      [
        [x, y - up],
        [x + back, y - up - back],
        [x + across + back, y - up - back],
        [x + across, y - up],
      ],
      'l sheet',
    ) +
    polygon(
      [
        [x + across, y],
        [x + across + back, y - back],
        [x + across + back, y - up - back],
        [x + across, y - up],
      ],
      'l sunk',
    ) +
    rect(x, y - up, across, up, 'l sheet') +
    dimension(x, y + 12, x + across, y + 12, quantity(long, 'cm', 2), [x + across / 2, y + 30]) +
    dimension(x - 12, y, x - 12, y - up, '') +
    text(x - 18, y - up / 2 + 4, quantity(wide, 'cm', 2), { anchor: 'end' }) +
    text(x + across + back / 2 + 10, y - back / 2 + 12, quantity(deep, 'cm', 2))
  )
}

core('block-in-a-measuring-cylinder', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const material = random.pick(MATERIALS)
    const sides = random.pick(BLOCKS)
    const volume = Math.round(sides[0] * sides[1] * sides[2])
    const water = random.step(32, 58, 2)
    if ((water + volume) % 10 === 0 || water % 10 === 0) return null
    const mass = Math.round(volume * material.density * 10) / 10
    return { material, sides, volume, water, mass, thing: random.pick(IRREGULAR) }
  },
  make: ({ material, sides, volume, water, mass, thing }) => {
    const { name } = material
    const density = mass / volume
    const after = water + volume
    const given = measuringCylinder({ ...TALL, value: water, scale: CYLINDER, width: 64 })
    const facts = { title: 'A measuring cylinder with water', height: 316 }
    const level = levelOf(after)
    return {
      stem: `A student has a rectangular block of ${name}. The diagram shows the block and the lengths of its sides.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/block-with-three-sides',
          title: `A rectangular block of ${name}`,
          description: `A rectangular block. Its sides are labelled ${plain(sides[2], 1)} centimetres, ${plain(sides[1], 1)} centimetres and ${plain(sides[0], 1)} centimetres.`,
          height: 168,
        },
        block(sides),
      ),
      parts: {
        a: ask.number({
          prompt: 'Calculate the volume of the block.',
          answer: volume,
          unit: 'cm^3',
          scheme: steps(`${sides.map(side => plain(side, 1)).join(' × ')}`, quantity(volume, 'cm^3')),
          solution: `The volume of a rectangular block is length × width × height = ${sides.map(side => plain(side, 1)).join(' × ')} = ${quantity(volume, 'cm^3')}.`,
        }),
        b: ask.draw({
          lead: `The student pours ${quantity(water, 'cm^3')} of water into a measuring cylinder, as the diagram shows. The block is then lowered into the water until it is completely under the surface.`,
          prompt: 'Draw a line across the measuring cylinder to show the new level of the water.',
          subtopic: '1.1',
          objective: 'AO2',
          figure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/cylinder-before-the-block',
              description: `A measuring cylinder from 0 to 100 cubic centimetres, with five small divisions between two numbers. The water is at ${water} cubic centimetres.`,
            },
            given,
          ),
          tools: ['line'],
          checks: [
            {
              as: 'line',
              passes: [
                { at: [160, level], within: 4 },
                { at: [200, level], within: 4 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: 'motion-forces-and-energy/cylinder-after-the-block',
              description: `The measuring cylinder again, with a level line drawn across it at ${after} cubic centimetres.`,
            },
            given,
            line(148, level, 212, level, 'g'),
          ),
          scheme: [`level line at ${quantity(after, 'cm^3')} (within one division)`],
          solution: `The block pushes aside its own volume of water, so the level rises by ${quantity(volume, 'cm^3')}: ${water} + ${volume} = ${quantity(after, 'cm^3')}. One small division is ${quantity(2, 'cm^3')}.`,
        }),
        c: ask.number({
          prompt: `The mass of the block is ${quantity(mass, 'g')}. Calculate the density of ${name}.`,
          command: 'Calculate',
          answer: density,
          unit: 'g/cm^3',
          follow: { from: 'a', formula: `${mass}/x` },
          scheme: steps(`density = mass ÷ volume, or ${plain(mass)} ÷ ${volume}`, rounded(density, 'g/cm^3')),
          solution: `Density = mass ÷ volume = ${plain(mass)} ÷ ${volume} = ${rounded(density, 'g/cm^3')}.`,
        }),
        d: ask.written({
          prompt: `The student cannot measure the sides of a ${thing}. Describe how to find its volume with the measuring cylinder and water.`,
          command: 'Describe',
          subtopic: '1.1',
          scheme: [WATER_FIRST, INTO_WATER, VOLUME_IS_DIFFERENCE],
          modelAnswer: `Pour some water into the measuring cylinder and read its volume. Lower the ${thing} into the water until it is completely under the surface, and read the new volume. The volume of the ${thing} is the difference between the two readings.`,
          solution: `The ${thing} pushes aside its own volume of water. The rise of the level, second reading − first reading, is therefore the volume of the ${thing}.`,
        }),
      },
    }
  },
  verify: ({ sides, mass }) => {
    const [one, two, three] = sides.map(side => side * 10)
    const volume = ((one ?? 0) * (two ?? 0) * (three ?? 0)) / 1000
    return { a: volume, c: (mass / 1000 / (volume * 1e-6)) * 1e-3 }
  },
})
