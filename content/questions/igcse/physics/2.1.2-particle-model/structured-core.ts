import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { particleBox } from '@/lib/figures/particles'
import { circle, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { LIQUID_PARTICLES, MOVE_FASTER } from './points-core'

const { core, templates } = questionsOf('structured', '2.1.2', { calculator: 'needed' })

export { templates }

const SUBSTANCES = [
  { name: 'bromine', melts: -7, boils: 59, solid: -30, gas: 80 },
  { name: 'mercury', melts: -39, boils: 357, solid: -60, gas: 400 },
  { name: 'ethanol', melts: -114, boils: 78, solid: -130, gas: 110 },
  { name: 'water', melts: 0, boils: 100, solid: -15, gas: 130 },
  { name: 'propanone', melts: -95, boils: 56, solid: -110, gas: 90 },
] as const

/** Places of a gas in the box: gaps larger than a particle, no rows. */
const GAS: readonly Point[] = [
  [72, 16],
  [38, 70],
  [20, 22],
  [114, 36],
  [89, 68],
  [20, 114],
  [67, 108],
  [113, 103],
]

const [SIZE, RADIUS, TOP, LEFT] = [130, 9, 12, 115]

const placed = ([x, y]: Point): Point => [LEFT + x, TOP + y]
const STEP = RADIUS * 2.05

/** Places of a lattice of six columns, row by row from the floor. */
function lattice(rows: readonly number[]): Point[] {
  const side = (SIZE - 6 * STEP) / 2 + RADIUS
  return rows.flatMap(row =>
    [0, 1, 2, 3, 4, 5].map(
      (column): Point => [LEFT + side + column * STEP, TOP + SIZE - RADIUS - 2 - row * STEP],
    ),
  )
}

const cross = ([x, y]: Point, cls: string) =>
  line(x - 5, y - 5, x + 5, y + 5, cls) + line(x - 5, y + 5, x + 5, y - 5, cls)

const particles = (places: readonly Point[]): Shape =>
  places.map(([x, y]) => circle(x, y, RADIUS, 'p w')).join('')

core('particles-of-a-liquid-and-another-state', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const item = random.pick(SUBSTANCES)
    const state = random.pick(['solid', 'gas'] as const)
    const least = Math.max(item.melts + 5, 2)
    const first = random.int(least, 24)
    const rise = random.pick([8, 12, 15, 18, 20])
    return first + rise > item.boils - 4 ? null : { item, state, first, rise }
  },
  make: ({ item, state, first, rise }) => {
    const { name } = item
    const isSolid = state === 'solid'
    const given = isSolid ? lattice([0]) : GAS.slice(0, 2).map(placed)
    const missing = isSolid ? lattice([1, 2]) : GAS.slice(2).map(placed)
    const box = rect(LEFT, TOP, SIZE, SIZE) + particles(given)
    const start = isSolid
      ? 'The first row of particles is drawn already, along the bottom of the box.'
      : 'Two of the particles are drawn already.'
    const facts = { height: 158 }
    return {
      stem: `The diagram shows how the particles of ${name} are arranged when it is a liquid.`,
      figure: figure(
        {
          name: 'thermal-physics/particles-of-a-liquid',
          title: 'Particles in a box',
          description:
            'A square box with about twenty circles of the same size. They touch their neighbours, do not form rows, and fill the lower part of the box.',
          height: 168,
        },
        particleBox(LEFT, TOP, SIZE, 'liquid', RADIUS),
        text(LEFT + SIZE / 2, 160, `${name} as a liquid`, { anchor: 'middle' }),
      ),
      parts: {
        a: ask.draw({
          lead: `At ${quantity(isSolid ? item.solid : item.gas, '°C')} the ${name} is a ${state}. The box below is for a drawing of its particles. ${start}`,
          prompt: `Complete the drawing. Show where the centres of ${isSolid ? 'twelve' : 'six'} more particles are, with a cross for each.`,
          figure: figure(
            {
              ...facts,
              name: 'thermal-physics/box-for-particles',
              title: 'Box for a drawing of particles',
              description: isSolid
                ? 'A square box with six circles in a row along its bottom. The rest of the box is empty.'
                : 'A square box with two circles in it, far from each other. The rest of the box is empty.',
            },
            box,
          ),
          tools: ['point'],
          modelFigure: figure(
            {
              ...facts,
              name: 'thermal-physics/box-with-its-particles',
              title: 'The finished drawing of particles',
              description: isSolid
                ? 'Two more rows of crosses stand right above the row of circles, each cross above a circle.'
                : 'Six crosses are spread at random over the whole box, with large gaps between them.',
            },
            box,
            missing.map(each => cross(each, 'g')).join(''),
          ),
          scheme: isSolid
            ? [
                'particles in a regular pattern (straight rows, all over one another or all half-way between)',
                'each particle so close to its neighbours that they (almost) touch and do not overlap',
              ]
            : [
                'particles far apart: gaps clearly larger than a particle',
                'no pattern, and spread over the whole box',
              ],
          solution: isSolid
            ? 'In a solid the particles are close together in a regular arrangement. Neighbours touch, so the centres of the next row are one diameter higher.'
            : 'In a gas the particles are far apart and at random. They fill the whole container, the upper part too.',
        }),
        b: ask.written({
          prompt: `Describe the arrangement, the separation and the motion of the particles in **liquid** ${name}.`,
          scheme: LIQUID_PARTICLES,
          modelAnswer:
            'The particles are arranged at random, without a pattern. They are close together, so that they touch. They move about and slide past each other.',
          solution:
            'Say one thing of each: the arrangement has no pattern, the separation is small, and the particles can move past one another, unlike those of a solid.',
        }),
        'c.i': ask.number({
          lead: `The temperature of the liquid ${name} is ${quantity(first, '°C')} at first. It rises by ${quantity(rise, '°C')}.`,
          prompt: 'Calculate its new temperature in kelvin.',
          subtopic: '2.1.3',
          answer: first + rise + 273,
          alsoRight: [first + rise + 273.15],
          unit: 'K',
          sigFigs: 3,
          keepUnit: true,
          scheme: [
            `C1 ${first} + ${rise}, or ${quantity(first + rise, '°C')}, or + 273`,
            `A1 ${quantity(first + rise + 273, 'K')}`,
          ],
          solution: `The new temperature is ${first} + ${rise} = ${quantity(first + rise, '°C')}. *T* (in K) = *θ* (in °C) + 273 = ${quantity(first + rise + 273, 'K')}.`,
        }),
        'c.ii': ask.written({
          prompt: `State how the motion of the particles changes when the temperature of the ${name} rises.`,
          lines: 1,
          scheme: [judged('they move faster / have more kinetic energy', MOVE_FASTER)],
          modelAnswer: 'The particles move faster.',
          solution: 'The higher the temperature, the faster the particles move.',
        }),
        'd.i': words({
          subject: 'igcse/physics',
          lead: 'There is a lowest possible temperature, at which the particles of every substance have the least kinetic energy.',
          prompt: 'State the name of this temperature.',
          answers: [{ text: 'absolute zero', accept: ['zero kelvin'] }],
          reject: [
            {
              text: 'freezing point',
              why: 'At the freezing point a liquid becomes a solid. Its particles still vibrate, and it can be cooled further.',
            },
          ],
          solution: 'The lowest possible temperature is called absolute zero.',
        }),
        'd.ii': ask.number({
          prompt: 'State its value in °C.',
          answer: -273,
          alsoRight: [-273.15],
          unit: '°C',
          sigFigs: 3,
          keepUnit: true,
          objective: 'AO1',
          scheme: [quantity(-273, '°C')],
          solution: `Absolute zero is 0 K, which is ${quantity(-273, '°C')}.`,
        }),
      },
    }
  },
  verify: ({ first, rise }) => {
    let kelvin = 273
    for (let degree = 0; degree < first + rise; degree += 1) kelvin += 1
    return { 'c.i': kelvin, 'd.ii': 0 - 273 }
  },
})
