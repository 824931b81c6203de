import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plain, quantity } from '@/lib/exams/format'
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
  facts: { difficulty: 3, checked: '2026-11-20' },
  values: random => ({
    world: random.pick(WORLDS),
    mass: random.step(120, 900, 5),
    what: random.pick(['rover', 'robot vehicle']),
    sample: random.pick(['block of aluminium', 'piece of rock', 'steel cylinder', 'bag of sand']),
  }),
  make: ({ world, mass, what, sample }) => {
    const [earth, there] = [mass * 9.8, mass * world.field]
    const same = 'the same'
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
            'mass is (a measure of) the quantity of matter in an object (at rest relative to the observer)',
            'weight is the gravitational force on an object (that has mass)',
          ],
          modelAnswer:
            'Mass is a measure of the quantity of matter in an object. Weight is the gravitational force on the object.',
          solution: 'Say what each of the two **is**. Naming the units alone does not score.',
        }),
        'b.i': ask.number({
          prompt: `Calculate the mass of the ${what}. Give the unit.`,
          answer: mass,
          unit: 'kg',
          unitMode: 'asked',
          scheme: [`C1 *m* = *W* ÷ *g*, or ${plain(earth)} ÷ 9.8`, `A1 ${quantity(mass, 'kg')}`],
          solution: `The weight on the Earth goes with the field strength on the Earth: *m* = *W* ÷ *g* = ${plain(earth)} ÷ 9.8 = ${quantity(mass, 'kg')}.`,
        }),
        'b.ii': ask.number({
          prompt: `Calculate the weight of the ${what} on ${world.short === 'Moon' ? 'the Moon' : world.short}.`,
          answer: there,
          unit: 'N',
          follow: { from: 'b.i', formula: `${world.field}*x` },
          scheme: [`C1 *W* = *mg*, or ${mass} × ${world.field}`, `A1 ${rounded(there, 'N')}`],
          solution: `The mass is the same everywhere. *W* = *mg* = ${mass} × ${world.field} = ${rounded(there, 'N')}.`,
        }),
        c: ask.choice({
          lead: `A ${sample} is put on one pan of a beam balance and standard masses on the other until the beam is level. Then the ${sample} is hung from a newton meter. This is done on the Earth and again on ${world.short === 'Moon' ? 'the Moon' : world.short}.`,
          prompt: `Which row compares the results on ${world.short === 'Moon' ? 'the Moon' : world.short} with those on the Earth?`,
          scheme: ['standard masses the same; reading of the newton meter smaller'],
          solution:
            'A beam balance compares masses: the weights on both pans fall in the same proportion, so the same standard masses are needed. A newton meter measures the weight, which is smaller in a weaker field.',
          columns: 'standard masses on the balance | reading of the newton meter',
          right: `${same} | smaller`,
          wrong: {
            [`${same} | ${same}`]:
              'You took the newton meter for an instrument that measures mass. It measures a force.',
            'smaller | smaller':
              'You overlooked that both pans become lighter in the same proportion, so the beam stays level.',
            [`smaller | ${same}`]:
              'You exchanged the two: the balance compares masses, the newton meter measures weight.',
          },
        }),
        d: ask.written({
          prompt: `The surface is covered with ${world.soil}. Explain, in terms of pressure, why the ${what} has very wide wheels.`,
          command: 'Explain',
          subtopic: '1.8',
          scheme: [
            'wide wheels have a larger area in contact with the surface',
            'so the pressure is smaller for the same force (weight), and the wheels do not sink in',
          ],
          modelAnswer: `Wide wheels have a larger area in contact with the surface. Pressure is force divided by area, so for the same weight the pressure is smaller and the wheels do not sink in.`,
          solution: 'Name area, then force (the same weight), then pressure, then what follows from it.',
        }),
      },
    }
  },
  verify: ({ world, mass }) => {
    const earth = mass * 9.8
    return { 'b.i': earth / 9.8, 'b.ii': (earth * world.field) / 9.8 }
  },
})
