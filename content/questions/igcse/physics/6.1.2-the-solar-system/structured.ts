import { ask } from '@/lib/exams/authoring/ask'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, text } from '@/lib/figures/shapes'
import { ellipticalOrbit } from '@/lib/figures/space'
import { LIGHT, large } from '../shared'

const { supplement, templates } = questionsOf('structured', '6.1.2', { calculator: 'needed' })

export { templates }

const YEAR = 365 * 24 * 3600

type Planet = { distance: number; period: number; density: number; g: number }

const INNER: readonly Planet[] = [
  { distance: 5.8e10, period: 0.24, density: 5400, g: 3.7 },
  { distance: 1.1e11, period: 0.62, density: 5200, g: 8.9 },
  { distance: 2.3e11, period: 1.9, density: 3900, g: 3.7 },
]

const OUTER: readonly Planet[] = [
  { distance: 7.8e11, period: 12, density: 1300, g: 23 },
  { distance: 1.4e12, period: 29, density: 690, g: 9 },
  { distance: 2.9e12, period: 84, density: 1300, g: 8.7 },
  { distance: 4.5e12, period: 160, density: 1600, g: 11 },
]

supplement('data-of-four-planets', {
  facts: { difficulty: 4, checked: '2026-11-20' },
  values: random => {
    const four = [...random.sample(INNER, 2), ...random.sample(OUTER, 2)].sort(
      (one, other) => one.distance - other.distance,
    )
    return { four, lightTo: random.int(0, 3), speedOf: random.int(0, 3) }
  },
  make: ({ four, lightTo, speedOf }) => {
    const far = four[lightTo]?.distance ?? 0
    const moving = four[speedOf] ?? { distance: 1, period: 1, density: 1, g: 1 }
    const speed = (2 * Math.PI * moving.distance) / (moving.period * YEAR)
    const seconds = moving.period * YEAR
    const names = ['K', 'L', 'M', 'N']
    return {
      stem: 'The table gives data for four of the planets of the Solar System.',
      table: {
        head: [
          'planet',
          'average distance from the Sun / m',
          'orbital period / years',
          'density / (kg/m^{3})',
          '*g* at the surface / (N/kg)',
        ],
        rows: four.map(({ distance, period, density, g }, at) => [
          names[at] ?? '',
          standardForm(distance, 2),
          plain(period),
          plain(density),
          plain(g, g < 10 ? 1 : 0),
        ]),
      },
      parts: {
        a: ask.written({
          prompt:
            'Identify the **two** planets that consist mainly of gas. Give a reason for your answer, using the data.',
          objective: 'AO2',
          scheme: [
            'M and N',
            'they have a (much) lower density, or: they are the furthest from the Sun (longest orbital periods)',
          ],
          modelAnswer:
            'M and N consist mainly of gas, because their densities are much lower than those of K and L.',
          solution:
            'The four inner planets are rocky and small, with densities of about 4000 to 5500 kg/m^{3}. The four outer planets are large, consist mainly of gas and have low densities.',
        }),
        b: ask.number({
          prompt: `Calculate the time that light takes to travel from the Sun to planet ${names[lightTo]}. Give the unit.`,
          answer: far / LIGHT,
          unit: 's',
          unitMode: 'asked',
          scheme: [
            `C1 *t* = *d* ÷ *c*, or ${standardForm(far, 2)} ÷ (3.0 × 10^{8})`,
            `A1 ${quantity(far / LIGHT, 's', 2)}`,
          ],
          solution: `The speed of light in space is 3.0 × 10^{8} m/s. Time = distance ÷ speed = ${standardForm(far, 2)} ÷ (3.0 × 10^{8}) = ${quantity(far / LIGHT, 's', 2)}.`,
        }),
        c: ask.number({
          prompt: `Calculate the average orbital speed of planet ${names[speedOf]} in m/s. Take one year as 365 days.`,
          subtopic: '6.1.1',
          answer: speed,
          unit: 'm/s',
          scheme: [
            `C1 ${plain(moving.period)} × 365 × 24 × 3600 or ${standardForm(seconds, 3)}\u00a0s`,
            `C1 *v* = 2π*r* ÷ *T*, or 2π × ${standardForm(moving.distance, 2)} ÷ *T*`,
            `A1 ${quantity(speed, 'm/s', 2)}`,
          ],
          solution: `The period in seconds: ${plain(moving.period)} × 365 × 24 × 3600 = ${standardForm(seconds, 3)}\u00a0s.

*v* = 2π*r* ÷ *T* = 2π × ${standardForm(moving.distance, 2)} ÷ (${standardForm(seconds, 3)}) = ${quantity(speed, 'm/s', 2)}.`,
        }),
        d: ask.written({
          prompt: 'Explain why the orbital speed of planet N is less than that of planet K.',
          scheme: ['planet N is further from the Sun, where the gravitational field of the Sun is weaker'],
          modelAnswer:
            'Planet N is further from the Sun. The gravitational field of the Sun is weaker there, so the orbital speed is less.',
          solution:
            'As the distance from the Sun increases, the gravitational field strength of the Sun decreases, and so do the orbital speeds of the planets.',
        }),
      },
    }
  },
  verify: ({ four, lightTo, speedOf }) => {
    const far = four[lightTo]
    const moving = four[speedOf]
    return {
      b: ((far?.distance ?? 0) / 3) * 1e-8,
      c: ((moving?.distance ?? 0) * ((2 * Math.PI) / 86_400)) / (365 * (moving?.period ?? 1)),
    }
  },
})

supplement('comet-in-an-elliptical-orbit', {
  facts: { difficulty: 3 },
  values: random => ({
    letters: random.shuffle(['W', 'X', 'Y', 'Z']),
    distance: random.step(1.2, 7.8, 0.2) * 1e12,
    inwards: random.chance(0.5),
    hours: random.chance(0.5),
  }),
  make: ({ letters, distance, inwards, hours }) => {
    const [near = '', far = '', above = '', below = ''] = letters
    const [x, y, a, e] = [80, 108, 140, 0.8]
    const centre = x + a * e
    const minor = a * Math.sqrt(1 - e * e)
    const time = distance / LIGHT
    const on = (angle: number): [number, number] => [
      centre + a * Math.cos((angle * Math.PI) / 180),
      y - minor * Math.sin((angle * Math.PI) / 180),
    ]
    const places: [string, number, number, number][] = [
      [near, 180, -12, 5],
      [far, 0, 13, 5],
      [above, 75, 0, -10],
      [below, 285, 0, 20],
    ]
    return {
      stem: 'The diagram shows the elliptical orbit of a comet round the Sun and four positions of the comet. It is not to scale.',
      figure: figure(
        {
          name: 'space-physics/orbit-of-a-comet',
          title: 'The orbit of a comet with four positions',
          description: `A long ellipse with the Sun inside it, close to its left end. Position ${near} is at the left end of the ellipse, position ${far} at the right end, position ${above} on the upper side and position ${below} on the lower side, both right of the centre.`,
          height: 224,
        },
        ellipticalOrbit(x, y, a, e),
        text(x + 18, y + 5, 'Sun'),
        ...places.map(([letter, angle, dx, dy]) => {
          const [px, py] = on(angle)
          return dot(px, py, 'd', 4) + text(px + dx, py + dy, letter, { anchor: 'middle', cls: 'b' })
        }),
      ),
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: `State the position at which the comet has its ${inwards ? 'greatest' : 'smallest'} speed.`,
          mode: 'exact',
          answers: [{ text: inwards ? near : far, accept: [`position ${inwards ? near : far}`] }],
          solution: `An object in an elliptical orbit moves faster when it is closer to the Sun. The ${inwards ? 'closest' : 'furthest'} position is ${inwards ? near : far}.`,
        }),
        b: ask.written({
          prompt: `Explain, in terms of energy, how the speed of the comet changes as it moves ${inwards ? `from ${far} to ${near}` : `from ${near} to ${far}`}.`,
          scheme: [
            inwards
              ? 'gravitational potential energy is transferred to kinetic energy'
              : 'kinetic energy is transferred to gravitational potential energy',
            `kinetic energy ${inwards ? 'increases' : 'decreases'}, so the speed ${inwards ? 'increases' : 'decreases'} (total energy is conserved)`,
          ],
          modelAnswer: inwards
            ? 'The comet moves closer to the Sun, and gravitational potential energy is transferred to kinetic energy. The kinetic energy increases, so the speed increases.'
            : 'The comet moves away from the Sun, and kinetic energy is transferred to gravitational potential energy. The kinetic energy decreases, so the speed decreases.',
          solution:
            'The total energy of the comet is conserved. What it loses as gravitational potential energy it gains as kinetic energy, and the other way round.',
        }),
        'c.i': ask.written({
          prompt: 'State the force that keeps the comet in its orbit.',
          lines: 1,
          scheme: ['gravitational force (attraction) of the Sun (accept gravity)'],
          modelAnswer: 'The gravitational attraction of the Sun keeps the comet in its orbit.',
          solution:
            'The Sun holds most of the mass of the Solar System. Its gravity acts on all that orbits it.',
        }),
        'c.ii': ask.written({
          prompt:
            'State how the position of the Sun in this orbit differs from its position in a nearly circular orbit.',
          scheme: [
            'the Sun is not at the centre of this orbit, and it is (almost) at the centre of a circular orbit',
          ],
          modelAnswer:
            'The Sun is not at the centre of the elliptical orbit, but it is almost at the centre of a nearly circular one.',
          solution:
            'In an elliptical orbit the Sun is not at the centre. It is near one end of this long ellipse.',
        }),
        d: ask.number({
          prompt: `At position ${far} the comet is ${large(distance, 'm')} from the Sun. Calculate the time, in ${hours ? 'hours' : 'minutes'}, that light takes to travel from the Sun to the comet.`,
          command: 'Calculate',
          answer: time / (hours ? 3600 : 60),
          unit: hours ? 'hours' : 'minutes',
          scheme: [
            `C1 ${standardForm(distance, 2)} ÷ (3.0 × 10^{8}) or ${quantity(time, 's', 3)}`,
            `A1 ${quantity(time / (hours ? 3600 : 60), hours ? 'hours' : 'minutes', 2)}`,
          ],
          solution: `*t* = *d* ÷ *c* = ${standardForm(distance, 2)} ÷ (3.0 × 10^{8}) = ${quantity(time, 's', 3)}.

In ${hours ? 'hours' : 'minutes'}: ÷ ${hours ? 3600 : 60} = ${quantity(time / (hours ? 3600 : 60), hours ? 'hours' : 'minutes', 2)}.`,
        }),
      },
    }
  },
  verify: ({ distance, hours }) => ({ d: distance / (hours ? 1.08e12 : 1.8e10) }),
})
