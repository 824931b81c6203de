import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plotPart } from '@/lib/exams/authoring/sketch'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, text } from '@/lib/figures/shapes'
import { ellipticalOrbit } from '@/lib/figures/space'
import { fromStoreToStore, KINETIC, POTENTIAL } from '../ideas'
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
            judged(
              'M and N',
              `
              reject k and l | l and k, without m
              reject k/l and m/n | m/n and k/l, without m and n
              accept m and n | n and m | m n | n m | "m&n" | "n&m" | "m,n" | "mn"
              accept m, n, without k/l
              unsure m & n
              earns: M and N
              earns: N and M
              earns: M and N are furthest so they are gass, becouse
              misses: K and L
              misses: L and M
              misses: the outer planets`,
            ),
            judged(
              'they have a (much) lower density, or: they are the furthest from the Sun (longest orbital periods)',
              `
              reject high/great/large density | density ...(no k/l/than).. high/great/large | close ... Sun
              accept low/less/small/small density | less dense | density ...(no k/l).. low/less/small
              accept far/furthest/farthest ... Sun | Sun ... far | distance ... large/great/long/far/big/high | large/great/long/big/high distance | long/large/great/high ... period | period ... long/large/great/high
              unsure density/dense/far/distance/period
              earns: they have a low density
              earns: because they are the furthest from the Sun
              earns: their densities are lowwer, the denssity is less
              misses: they have a high density
              misses: they are close to the Sun
              misses: they are big`,
            ),
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
          scheme: [
            judged(
              'planet N is further from the Sun, where the gravitational field of the Sun is weaker',
              `
              GRAVITY = gravity/gravitational/attraction/pull
              WEAK = weak/weaker/less/small/low/reduce/decrease
              reject n ...(no k/than).. close/near | n ...(no k/WEAK).. strong GRAVITY | k ...(no n/than).. far/furthest
              reject GRAVITY ...(no WEAK/k/close).. strong/stronger, without k
              reject surface
              accept GRAVITY ... WEAK | WEAK ... GRAVITY | k ... strong/stronger/greater/more ... GRAVITY | k ... GRAVITY ... strong/stronger/greater/more
              unsure far/distance/close/GRAVITY
              earns: N is further from the Sun, so the gravitational force is weaker
              earns: there is less gravity at N
              earns: the gravitational feild of the Sun is weeker there
              misses: N is bigger
              misses: N is closer to the Sun where gravity is stronger
              misses: it has a longer orbit`,
            ),
          ],
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

/** The letter of a position is right in lower case too. */
const spellings = (letter: string) =>
  [letter.toLowerCase(), letter]
    .flatMap(each => [each, `position ${each}`, `Position ${each}`])
    .filter(each => each !== letter)

supplement('comet-in-an-elliptical-orbit', {
  facts: { difficulty: 3, checked: '2026-11-24' },
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
    const [faster, slower] = [
      'increase/accelerate/fast/great/large/gain/high/more',
      'decrease/decelerate/slow/small/less/lose/low/reduce',
    ]
    const [right, wrong] = inwards ? [faster, slower] : [slower, faster]
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
          answers: [{ text: inwards ? near : far, accept: spellings(inwards ? near : far) }],
          solution: `An object in an elliptical orbit moves faster when it is closer to the Sun. The ${inwards ? 'closest' : 'furthest'} position is ${inwards ? near : far}.`,
        }),
        b: ask.written({
          prompt: `Explain, in terms of energy, how the speed of the comet changes as it moves ${inwards ? `from ${far} to ${near}` : `from ${near} to ${far}`}.`,
          scheme: [
            inwards
              ? judged(
                  'gravitational potential energy is transferred to kinetic energy',
                  `
                  ${fromStoreToStore(POTENTIAL, KINETIC)}
                  earns: gravitational potential energy is converted to kinetic energy
                  earns: it loses potential energy and gains kinetic energy
                  earns: GPE changes into kinetik energy
                  misses: kinetic energy is changed to potential energy
                  misses: it moves faster
                  misses: the Sun pulls it`,
                )
              : judged(
                  'kinetic energy is transferred to gravitational potential energy',
                  `
                  ${fromStoreToStore(KINETIC, POTENTIAL)}
                  earns: kinetic energy is converted to gravitational potential energy
                  earns: it loses kinetic energy and gains potential energy
                  earns: kinetik energy changes into GPE
                  misses: potential energy is changed to kinetic energy
                  misses: it moves slower
                  misses: the Sun pulls it`,
                ),
            judged(
              `kinetic energy ${inwards ? 'increases' : 'decreases'}, so the speed ${inwards ? 'increases' : 'decreases'} (total energy is conserved)`,
              `
              RIGHT = ${right}
              WRONG = ${wrong}
              reject speed ...(no RIGHT/potential/gravitational/when/far/close/kinetic).. WRONG
              reject ${inwards ? 'slow/decelerate' : 'fast/accelerate'}, without RIGHT
              reject WRONG ...(no RIGHT/potential/gravitational/gpe).. speed
              accept speed ...(no potential/gravitational/WRONG).. RIGHT | RIGHT ...(no potential/gravitational/WRONG).. speed | ${inwards ? 'fast/accelerate' : 'slow/decelerate'}
              unsure kinetic ... RIGHT | RIGHT kinetic
              earns: so the speed ${inwards ? 'increases' : 'decreases'}
              earns: the comet moves ${inwards ? 'faster' : 'slower'}
              earns: kinetic energy ${inwards ? 'increases' : 'decreases'} and the spead does as well, it ${inwards ? 'increases' : 'decreases'} the speed
              misses: the speed ${inwards ? 'decreases' : 'increases'}
              misses: it moves ${inwards ? 'slower' : 'faster'}
              misses: the total energy stays the same`,
            ),
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
          scheme: [
            judged(
              'gravitational force (attraction) of the Sun (accept gravity)',
              `
              reject magnetic/electric/friction
              accept gravity/gravitational/gravitation
              unsure attraction/pull
              earns: gravity
              earns: the gravitational pull of the Sun
              earns: gravitationel force
              misses: centripetal force
              misses: magnetic force
              misses: its speed`,
            ),
          ],
          modelAnswer: 'The gravitational attraction of the Sun keeps the comet in its orbit.',
          solution:
            'The Sun holds most of the mass of the Solar System. Its gravity acts on all that orbits it.',
        }),
        'c.ii': ask.written({
          prompt:
            'State how the position of the Sun in this orbit differs from its position in a nearly circular orbit.',
          scheme: [
            judged(
              'the Sun is not at the centre of this orbit (it is at, or almost at, the centre of a circular one)',
              `
              CENTRE = centre/center/middle/central
              END = end/side/edge/focus/foci
              accept not CENTRE | focus/foci/off/away/far ... CENTRE | focus/foci
              accept END | closer ... one | off-centre | offcentre
              unsure CENTRE
              earns: the Sun is not in the centre of this orbit
              earns: it is at a focus
              earns: the sun isnt in the midle here
              misses: the Sun is further away
              misses: the Sun is bigger
              misses: the orbit is longer`,
            ),
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

const SYSTEMS = [
  { star: 'A distant star', of: 'the star', planets: 'planets' },
  { star: 'A star 45 light-years from the Earth', of: 'the star', planets: 'planets' },
  { star: 'A star in another part of the Milky Way', of: 'the star', planets: 'planets' },
] as const

supplement('plot-of-orbital-speeds', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => {
    const factor = random.step(80, 150, 5)
    const radii = [
      2,
      random.pick([3, 3.5]),
      random.pick([5, 5.5, 6]),
      random.pick([8, 9]),
      random.pick([14, 15, 16]),
    ]
    const speeds = radii.map(radius => Math.round(factor / Math.sqrt(radius)))
    const shown = random.pick([1, 2, 3])
    const [radius = 2, speed = 0] = [radii[shown], speeds[shown]]
    // Of the speed before it is rounded for the table: its third figure is what part (b) asks for.
    const real = (factor / Math.sqrt(radius)) * 1000
    const period = Number(((2 * Math.PI * radius * 1e10) / real / 86_400).toPrecision(3))
    const exact = (2 * Math.PI * radius * 1e10) / (period * 86_400)
    const between = random.pick([4, 7, 11])
    // The two figures in the prompt must not be the whole value.
    return Math.abs(Number(exact.toPrecision(2)) / exact - 1) > 0.004 &&
      Math.round(exact / 1000) === speed &&
      Math.max(...speeds) <= 100
      ? { factor, radii, speeds, shown, period, between, system: random.pick(SYSTEMS) }
      : null
  },
  make: ({ factor, radii, speeds, shown, period, between, system: { star } }) => {
    const names = ['A', 'B', 'C', 'D', 'E']
    const asked = names[shown] ?? ''
    const radius = radii[shown] ?? 2
    const exact = (2 * Math.PI * radius * 1e10) / (period * 86_400)
    const estimate = factor / Math.sqrt(between)
    return {
      stem: `${star} has five planets A to E in nearly circular orbits. The table shows the radius of each orbit and the orbital speed of the planet, to the nearest km/s.`,
      table: {
        head: ['planet', ...names],
        rows: [
          ['radius of orbit / 10^{10} m', ...radii.map(each => plain(each, 1))],
          ['orbital speed / km/s', ...speeds.map(each => plain(each))],
        ],
      },
      parts: {
        a: plotPart({
          name: 'space-physics/grid-for-orbital-speeds',
          title: 'Grid for a graph of orbital speed against radius of the orbit',
          description:
            'Graph paper. The horizontal axis is the radius of the orbit from 0 to 16, in units of 10 to the 10 metres, the vertical one the orbital speed from 0 to 120 km/s.',
          prompt: 'Plot the points of the five planets on the grid.',
          command: 'Draw',
          objective: 'AO2',
          axes: {
            x: { label: 'radius of orbit / 10^{10} m', min: 0, max: 16, large: 2, parts: 4 },
            y: { label: 'orbital speed / km/s', min: 0, max: 120, large: 20, parts: 10 },
          },
          tasks: [
            { task: 'points', wanted: radii.map((each, at) => [each, speeds[at] ?? 0] as const), marks: 2 },
          ],
          marks: 2,
          scheme: ['at least three points within half a small square', 'all five points'],
          solution:
            'One small square is 0.5 × 10^{10} m across and 2 km/s up. The points lie on a falling curve.',
        }),
        b: ask.number({
          prompt: `The orbital period of planet ${asked} is ${plain(period)} days. Show that its orbital speed is about ${standardForm(exact, 2)} m/s.`,
          command: 'Determine',
          subtopic: '6.1.1',
          answer: exact,
          unit: 'm/s',
          showThat: { figures: 2 },
          scheme: [
            `M1 *v* = 2π*r* ÷ *T*, or 2π × ${standardForm(radius * 1e10, 2)} ÷ *T*`,
            `M1 *T* = ${plain(period)} × 24 × 3600 (= ${standardForm(period * 86_400, 3)} s)`,
            `A1 ${standardForm(exact, 3)} m/s`,
          ],
          solution: `The period is ${plain(period)} × 24 × 3600 = ${standardForm(period * 86_400, 3)} s. *v* = 2π*r* ÷ *T* = 2π × ${standardForm(radius * 1e10, 2)} ÷ (${standardForm(period * 86_400, 3)}) = ${standardForm(exact, 3)} m/s.`,
        }),
        c: ask.number({
          prompt: `A sixth planet is discovered. The radius of its orbit is ${standardForm(between * 1e10, 2)} m. Use the graph to estimate its orbital speed in km/s.`,
          command: 'Determine',
          answer: estimate,
          unit: 'km/s',
          tolerance: 0.05 * estimate,
          scheme: [
            `${quantity(estimate, 'km/s', 2)} (${plain(Math.ceil(estimate * 0.95))} to ${plain(Math.floor(estimate * 1.05))} accepted)`,
          ],
          solution: `On a smooth curve through the points, the speed at ${between} × 10^{10} m is about ${quantity(estimate, 'km/s', 2)}.`,
        }),
        d: ask.written({
          prompt: 'Describe how the orbital speed depends on the distance from the star, and explain why.',
          scheme: [
            judged(
              'the further from the star, the smaller the orbital speed',
              `
              FAR = far/further/furthest/distance ... increase/large/great | increase distance | more distance | great/large distance
              NEAR = close/near/nearer/distance ... decrease
              SLOW = slow/less/small/low/decrease/reduce
              FAST = fast/great/high/more/increase/large
              reject far/further ...(no close/near/SLOW/weak).. fast/faster | close/near ...(no far/FAST/strong/gravity/gravitational/field).. slow/slower
              accept far/further ...(no close/near/gravity/gravitational/field/force/attraction/pull).. SLOW ... speed | far/further ...(no close/near/gravity/gravitational/force/field).. slow/slower | speed ...(no gravity/gravitational/force).. SLOW ... far/further/distance | slow/slower ... far/further
              accept close/near ...(no far/gravity/gravitational).. fast/faster | close/near ...(no far/gravity/gravitational/force/strong).. high/great/more/large/increase ... speed
              reject speed increase ... far/distance, without decrease/close/slow
              accept distance ...(no gravity/gravitational/force).. increase/big/large/great ... speed ... decrease/slow/small/less/low | increase/more/great/large/long distance ...(no gravity/gravitational/force).. slow/slower/decrease/less/small/low
              accept speed ...(no gravity/gravitational/force).. decrease ... distance ... increase
              accept inverse/inversely proportional
              unsure speed, distance/far/close
              earns: the further away the planet is, the slower it moves
              earns: the orbital speed decreases when the distance increases
              earns: planets closer to the star move fastter
              misses: the further away the faster it moves
              misses: the speed does not depend on it
              misses: gravity is weaker further away`,
            ),
            judged(
              'the force on a planet is the gravitational attraction of the star',
              `
              GRAVITY = gravity/gravitational/gravitation
              accept GRAVITY ... force/attraction/pull/attract/field/hold/keep/star | force/attraction/pull ... GRAVITY
              accept GRAVITY
              earns: the gravity of the star keeps it in orbit
              earns: the gravitational attraction of the star
              earns: there is a gravitationel force on the planet
              misses: there is a force on it
              misses: the planets are heavy
              misses: it moves slower`,
            ),
            judged(
              'the gravitational field (of the star) is weaker further away',
              `
              GRAVITY = gravity/gravitational/gravitation/attraction/pull/field
              WEAK = weak/weaker/less/small/low/decrease/reduce
              STRONG = strong/stronger/great/large/more/increase
              reject GRAVITY ...(no WEAK/close/near).. strong/stronger ... far/further | far/further ...(no close/near/WEAK).. STRONG GRAVITY
              accept GRAVITY ...(no STRONG/speed).. WEAK | WEAK ...(no STRONG/speed/distance).. GRAVITY
              accept close/near ... STRONG ... GRAVITY | close/near ... GRAVITY ... STRONG | GRAVITY ... STRONG ... close/near
              unsure GRAVITY ... distance/far
              earns: the gravitational field is weaker there
              earns: there is less gravity further away
              earns: planets which are closer feel a stronger gravitationel force
              misses: gravity is stronger further away
              misses: the speed is lower
              misses: the star attracts the planets`,
            ),
          ],
          modelAnswer:
            'The orbital speed decreases as the distance from the star increases. The gravitational attraction of the star keeps the planets in orbit, and its gravitational field is weaker further away.',
          solution:
            'The gravity of the star keeps each planet in its orbit. Further out its field is weaker, and a planet there moves more slowly.',
        }),
      },
    }
  },
  verify: ({ factor, radii, shown, period, between }) => {
    const around = 2 * Math.PI * (radii[shown] ?? 2) * 1e10
    return { b: around / 24 / 3600 / period, c: Math.sqrt(factor ** 2 / between) }
  },
})
