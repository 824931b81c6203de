import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { plain, quantity } from '@/lib/exams/format'
import { UP_DOWN } from '../ideas'
import { rounded } from '../shared'

const { supplement, templates } = questionsOf('structured', '1.3', { calculator: 'needed' })

export { templates }

const WORLDS = [
  { name: 'the Moon', short: 'Moon', field: 1.6, soil: 'soft dust' },
  { name: 'Mars', short: 'Mars', field: 3.7, soil: 'loose sand and dust' },
  { name: 'Titan, a moon of Saturn', short: 'Titan', field: 1.4, soil: 'loose sand' },
  { name: 'Europa, a moon of Jupiter', short: 'Europa', field: 1.3, soil: 'soft grains of ice' },
]

supplement('rover-on-another-world', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    world: random.pick(WORLDS),
    mass: random.step(120, 900, 5),
    what: random.pick(['rover', 'robot vehicle']),
  }),
  make: ({ world, mass, what }) => {
    const [earth, there] = [mass * 9.8, mass * world.field]
    const where = world.short === 'Moon' ? 'the Moon' : world.short
    return {
      stem: `Engineers build a ${what} on the Earth, where its weight is ${quantity(earth, 'N')}. It is sent to ${world.name}. The table shows the gravitational field strength in the two places.`,
      table: {
        head: ['place', 'gravitational field strength / (N/kg)'],
        rows: [
          ['surface of the Earth', '9.8'],
          [`surface of ${world.name.split(',')[0] ?? ''}`, plain(world.field)],
        ],
      },
      parts: {
        a: ask.written({
          prompt: 'State the difference between mass and weight.',
          scheme: [
            judged(
              'mass is (a measure of) the quantity of matter in an object (at rest relative to the observer)',
              `
              reject mass ...(no weight/while/and).. force
              accept mass ...(no weight).. matter
              accept amount/quantity/measure matter
              unsure amount/quantity of stuff/substance/particles/material
              earns: mass is how much matter there is in something
              earns: the amount of mater in a body is its mass, weight is a force
              earns: Mass is the quantity of matter
              misses: mass is a force and weight is not
              misses: mass is measured in kg
              misses: mass is how heavy something is`,
            ),
            judged(
              'weight is the gravitational force on an object (that has mass)',
              `
              GRAVITY = gravity/gravitational/Earth/planet
              reject weight ... not force
              accept weight ...(no mass).. force/pull/attraction ... GRAVITY
              accept weight ...(no mass).. GRAVITY ... force/pull/attraction/act
              accept GRAVITY ... force/pull ...(no mass).. weight
              accept force ... GRAVITY
              accept GRAVITY force/pull/attraction
              unsure weight, force
              earns: weight is the force of gravity on the object
              earns: Weight is the pull of the Earth on it
              earns: mass is matter but wieght is a gravitatonal force
              misses: weight is how heavy it is
              misses: weight is measured in newtons
              misses: weight is the amount of matter`,
            ),
          ],
          modelAnswer:
            'Mass is a measure of the quantity of matter in an object. Weight is the gravitational force on the object.',
          solution: 'Say what each of the two **is**. Naming the units alone does not score.',
        }),
        b: ask.number({
          prompt: `Calculate the weight of the ${what} on ${where}.`,
          answer: there,
          unit: 'N',
          via: [{ value: mass, formula: `${world.field}*x` }],
          scheme: [
            `C1 *m* = *W* ÷ *g*, or ${plain(earth)} ÷ 9.8, or ${quantity(mass, 'kg')}`,
            `C1 *W* = *mg*, or ${mass} × ${world.field}`,
            `A1 ${rounded(there, 'N')}`,
          ],
          solution: `The weight on the Earth goes with the field strength on the Earth: *m* = *W* ÷ *g* = ${plain(earth)} ÷ 9.8 = ${quantity(mass, 'kg')}. The mass is the same everywhere, so *W* = *mg* = ${mass} × ${world.field} = ${rounded(there, 'N')}.`,
        }),
        c: plotPart({
          name: 'motion-forces-and-energy/weight-against-mass',
          title: 'Grid for a graph of weight against mass',
          description:
            'Graph paper. The horizontal axis is the mass from 0 to 10 kilograms, the vertical one the weight from 0 to 100 newtons. A straight line, for the Earth, runs from the origin to 98 newtons at 10 kilograms.',
          lead: `The grid shows how weight depends on mass for objects on the Earth.`,
          prompt: `Draw the line for objects of mass 0 to ${quantity(10, 'kg')} on ${where}.`,
          objective: 'AO2',
          axes: {
            x: { label: 'mass / kg', min: 0, max: 10, large: 2, parts: 5 },
            y: { label: 'weight / N', min: 0, max: 100, large: 20, parts: 10 },
          },
          given: [{ tool: 'line', from: [0, 0], to: [10, 98] }],
          tasks: [
            {
              task: 'line',
              gradient: [world.field - 0.2, world.field + 0.2],
              intercept: [-1, 1],
              covers: [0, 10],
              marks: 2,
            },
          ],
          scheme: [
            `straight line of gradient ${plain(world.field)}`,
            `which starts at the origin and reaches ${quantity(10 * world.field, 'N')} at ${quantity(10, 'kg')}`,
          ],
          solution: `Weight is proportional to mass, so the line is straight and starts at the origin. At ${quantity(10, 'kg')} the weight is 10 × ${plain(world.field)} = ${quantity(10 * world.field, 'N')}.`,
        }),
        d: ask.written({
          prompt: `The surface is covered with ${world.soil}. Explain, in terms of pressure, why the ${what} has very wide wheels.`,
          command: 'Explain',
          subtopic: '1.8',
          scheme: [
            judged(
              'wide wheels have a larger area in contact with the surface',
              `
              ${UP_DOWN}
              reject small/less/reduce ...(no pressure/large/big/great/force).. area
              accept UP/wide ...(no pressure/small/less/reduce).. area | area ...(no pressure).. UP/wide
              accept spread/distribute ... area/surface
              accept more/large/great contact
              unsure area
              earns: wide wheels have a bigger area
              earns: the weight is spread over a large surface
              earns: the surface aera touching the ground is greater
              misses: the wheels have a smaller area
              misses: wide wheels are stronger
              misses: the pressure is smaller`,
            ),
            judged(
              'so the pressure is smaller for the same force (weight), and the wheels do not sink in',
              `
              ${UP_DOWN}
              reject increase/high/more/great ...(no area/DOWN).. pressure
              reject pressure ...(no area).. UP
              accept pressure ...(no area).. DOWN | DOWN ...(no area).. pressure
              unsure pressure, DOWN
              unsure spread ... pressure/weight/force
              unsure not sink
              earns: the pressure on the ground is smaller so it does not sink
              earns: less presure is exerted on the surface
              earns: It reduces the pressure
              misses: wide wheels have a larger area
              misses: the pressure is larger
              misses: so that it can move faster`,
            ),
          ],
          modelAnswer: `Wide wheels have a larger area in contact with the surface. Pressure is force divided by area, so for the same weight the pressure is smaller and the wheels do not sink in.`,
          solution: 'Name area, then force (the same weight), then pressure, then what follows from it.',
        }),
      },
    }
  },
  verify: ({ world, mass }) => {
    const earth = mass * 9.8
    return { b: (earth * world.field) / 9.8 }
  },
})
