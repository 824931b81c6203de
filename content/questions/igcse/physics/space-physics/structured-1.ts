import { inThisOrder, structured, type Wrong } from '@/lib/exams/authoring/options'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import type { MarkPoint } from '@/lib/exams/question'
import { template } from '@/lib/exams/template'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, dot, polar, text } from '@/lib/figures/shapes'
import { ellipticalOrbit, orbitArrow, sunlight, tiltedEarth } from '@/lib/figures/space'

const facts = { style: 'structured', tier: 'supplement', calculator: 'needed' } as const

const B1 = (point: string): MarkPoint => ({ code: 'B1', text: point })
const C1 = (point: string): MarkPoint => ({ code: 'C1', text: point })
const A1 = (point: string): MarkPoint => ({ code: 'A1', text: point })

const YEAR = 365 * 24 * 3600
const LIGHT = 3e8
/** A large quantity in standard form to two figures. */
const large = (value: number, unit: string) => `${standardForm(value, 2)}\u00a0${unit}`

// 6.1.1 The Earth: the Moon

const MOONS = [
  { name: 'Io', planet: 'Jupiter', radius: 4.2e8, days: 1.8 },
  { name: 'Europa', planet: 'Jupiter', radius: 6.7e8, days: 3.6 },
  { name: 'Ganymede', planet: 'Jupiter', radius: 1.1e9, days: 7.2 },
  { name: 'Callisto', planet: 'Jupiter', radius: 1.9e9, days: 17 },
  { name: 'Rhea', planet: 'Saturn', radius: 5.3e8, days: 4.5 },
  { name: 'Titan', planet: 'Saturn', radius: 1.2e9, days: 16 },
  { name: 'Triton', planet: 'Neptune', radius: 3.5e8, days: 5.9 },
] as const

const moon = template({
  ...facts,
  checked: '2026-11-20',
  name: 'phases-and-orbits-of-moons',
  subtopic: '6.1.1',
  difficulty: 3,
  values: random => ({
    moon: random.pick(MOONS),
    letters: random.shuffle(['P', 'Q', 'R']),
    quarter: random.pick([90, 270]),
    fromLeft: random.chance(0.5),
  }),
  make: ({ moon: { name, planet, radius, days }, letters, quarter, fromLeft }) => {
    const [first = '', full = '', half = ''] = letters
    const [x, y, orbit] = [fromLeft ? 200 : 160, 104, 72]
    const toSun = fromLeft ? 180 : 0
    const places: [string, number][] = [
      [first, toSun],
      [full, 180 - toSun],
      [half, quarter],
    ]
    const lit = (px: number, py: number, r: number) =>
      circle(px, py, r, 'l sheet') +
      `<path class="d2" d="M${px} ${py - r}A${r} ${r} 0 0 ${fromLeft ? 1 : 0} ${px} ${py + r}Z"/>` +
      circle(px, py, r)
    const speed = (2 * Math.PI * radius) / (days * 86_400)
    const seconds = days * 24 * 3600
    return structured({
      stem: 'The diagram shows the Earth and the Moon in three positions P, Q and R of its orbit, seen from above the North Pole. It is not to scale.',
      figure: figure(
        {
          name: 'space-physics/three-positions-of-the-moon',
          title: 'Three positions of the Moon in its orbit',
          description: `Sunlight comes from the ${fromLeft ? 'left' : 'right'}. The Moon orbits the Earth anticlockwise. Position ${first} is between the Earth and the Sun, position ${full} is on the other side of the Earth, and position ${half} is ${quarter === 90 ? 'above' : 'below'} the Earth, a quarter of the orbit away from both.`,
          height: 212,
        },
        circle(x, y, orbit, 'f'),
        orbitArrow(x, y, orbit, 35, 58),
        lit(x, y, 20),
        text(x, y + 36, 'Earth', { anchor: 'middle' }),
        ...places.map(([letter, angle]) => {
          const [px, py] = polar(x, y, orbit, angle)
          const [lx, ly] = polar(x, y, orbit + 22, angle)
          return (
            lit(Math.round(px), Math.round(py), 10) + text(lx, ly + 5, letter, { anchor: 'middle', cls: 'b' })
          )
        }),
        fromLeft
          ? sunlight(20, 50, 108, 4, 56)
          : [50, 86, 122, 158].map(py => arrow(340, py, 284, py, { cls: 'p' })).join(''),
        text(fromLeft ? 20 : 340, 36, 'sunlight', { anchor: fromLeft ? 'start' : 'end' }),
      ),
      parts: [
        {
          kind: 'match',
          label: 'a',
          prompt: 'Identify what an observer on the Earth sees when the Moon is in each position.',
          command: 'Identify',
          subtopic: '6.1.1',
          objective: 'AO1',
          marks: 2,
          items: ['P', 'Q', 'R'].map(id => ({ id, text: `position ${id}` })),
          targets: [
            { id: 'new', text: 'new Moon: no part of the lit half is seen' },
            { id: 'half', text: 'half of the lit half is seen' },
            { id: 'full', text: 'full Moon: all of the lit half is seen' },
          ],
          answer: { [first]: 'new', [full]: 'full', [half]: 'half' },
          scheme: [B1('two of the three right'), B1('all three right')],
          solution: `In position ${first} the lit half of the Moon faces away from the Earth. In position ${full} all of it faces the Earth, and in position ${half} half of it does.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt: 'Explain why the Moon shows phases.',
          command: 'Explain',
          subtopic: '6.1.1',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1('one half of the Moon is (always) lit by the Sun'),
            B1('the Moon orbits the Earth, so the part of the lit half that is seen from the Earth changes'),
          ],
          modelAnswer:
            'The Sun always lights one half of the Moon. As the Moon orbits the Earth, we see this lit half from different sides, so the part of it that we see changes.',
          solution:
            'The phases are not a shadow of the Earth. Two facts are needed: the half that is lit, and the orbit round the Earth.',
        },
        {
          kind: 'written',
          label: 'c',
          prompt: 'State the approximate time between one full Moon and the next.',
          command: 'State',
          subtopic: '6.1.1',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1('one month (accept 27 to 30 days)')],
          modelAnswer: 'The time from one full Moon to the next is about one month.',
          solution: 'The Moon orbits the Earth in about one month, and the phases repeat with each orbit.',
        },
        {
          kind: 'numeric',
          label: 'd',
          lead: `${name} moves round ${planet} in an orbit of average radius ${large(radius, 'm')}. Its orbital period is ${quantity(days, 'days')}.`,
          prompt: `Calculate the average orbital speed of ${name}. Give the unit.`,
          command: 'Calculate',
          subtopic: '6.1.1',
          objective: 'AO2',
          marks: 3,
          answer: speed,
          unit: 'm/s',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`${plain(days)} × 24 × 3600 or ${standardForm(seconds, 3)}\u00a0s`),
            C1(`*v* = 2π*r* ÷ *T*, or 2π × ${standardForm(radius, 2)} ÷ *T*`),
            A1(quantity(speed, 'm/s', 2)),
          ],
          solution: `The period in seconds: ${plain(days)} × 24 × 3600 = ${standardForm(seconds, 3)}\u00a0s.

In one period the circumference 2π*r* is travelled: *v* = 2π × ${standardForm(radius, 2)} ÷ (${standardForm(seconds, 3)}) = ${quantity(speed, 'm/s', 2)}.`,
        },
      ],
    })
  },
  verify: ({ moon: { radius, days } }) => {
    // Angle per second times the radius.
    const degreesPerHour = 360 / (days * 24)
    return { d: ((degreesPerHour * Math.PI) / 180 / 3600) * radius }
  },
})

// 6.1.1 The seasons, 6.2.1 The Sun

const seasons = template({
  ...facts,
  checked: '2026-11-20',
  name: 'season-in-two-towns',
  subtopic: '6.1.1',
  tier: 'core',
  calculator: 'not-needed',
  difficulty: 2,
  values: random => ({
    towards: random.chance(0.5),
    north: random.chance(0.5),
    region: random.shuffle(['infrared', 'visible light', 'ultraviolet']),
  }),
  make: ({ towards, north, region }) => {
    const warm = towards === north
    const [first, second, third] = region
    const [x, y, radius] = [230, 112, 62]
    const place = (angle: number): [number, number] => {
      const [px, py] = polar(x, y, radius, angle)
      return [px, py]
    }
    const [px, py] = place(180 + (towards ? 23.4 : -23.4) + (north ? -45 : 45))
    const season = warm ? 'summer' : 'winter'
    const options = ['summer', 'autumn', 'winter', 'spring'].map((name): string | Wrong =>
      name === season
        ? name
        : [
            name,
            name === 'autumn' || name === 'spring'
              ? `You overlooked the tilt: in ${name} neither hemisphere leans towards the Sun.`
              : `You took the other hemisphere: this one leans ${warm ? 'towards' : 'away from'} the Sun.`,
          ],
    )
    return structured({
      stem: `The diagram shows the Earth on one day of the year. Town X is in the ${north ? 'northern' : 'southern'} hemisphere.`,
      figure: figure(
        {
          name: 'space-physics/earth-with-town-x',
          title: 'The Earth with its axis and a town X',
          description: `Parallel rays of sunlight come from the left. The left half of the Earth is lit. The upper end of the axis, marked N, leans to the ${towards ? 'left' : 'right'}, and a dashed line shows the equator. Town X is on the lit side, in the ${north ? 'upper' : 'lower'} half.`,
          height: 226,
        },
        sunlight(40, 62, 100, 4, 90),
        text(40, 48, 'sunlight'),
        tiltedEarth(x, y, radius, towards ? -23.4 : 23.4),
        text(...polar(x, y + 5, radius + 28, towards ? 113.4 : 66.6), 'N', { anchor: 'middle', cls: 'b' }),
        dot(px, py, 'd', 4),
        text(px - 13, py + (north ? -3 : 13), 'X', { anchor: 'middle', cls: 'b' }),
      ),
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt: 'State the motion of the Earth that causes day and night.',
          command: 'State',
          subtopic: '6.1.1',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [B1('rotation (spin) of the Earth on its axis')],
          modelAnswer: 'The Earth spins on its axis once in about 24 hours.',
          solution:
            'The spin on its axis carries each place into the sunlight and out of it in about 24 hours. The orbit round the Sun takes about 365 days.',
        },
        {
          kind: 'choice',
          label: 'b',
          prompt: 'What is the season in town X on this day?',
          command: 'Deduce',
          subtopic: '6.1.1',
          objective: 'AO2',
          marks: 1,
          ...inThisOrder(options),
          scheme: [B1(season)],
          solution: `The ${north ? 'northern' : 'southern'} hemisphere leans ${warm ? 'towards' : 'away from'} the Sun, so it is ${season} in town X.`,
        },
        {
          kind: 'written',
          label: 'c',
          prompt: `Explain why the average temperature in town X is ${warm ? 'higher' : 'lower'} at this time of the year than six months later.`,
          command: 'Explain',
          subtopic: '6.1.1',
          objective: 'AO1',
          marks: 2,
          lines: 4,
          scheme: [
            B1(
              `any two from: the axis of the Earth is tilted, so this hemisphere leans ${warm ? 'towards' : 'away from'} the Sun`,
            ),
            B1(`there are ${warm ? 'more' : 'fewer'} hours of daylight`),
            B1(
              `the Sun is ${warm ? 'higher' : 'lower'} in the sky, or: its radiation is spread over a ${warm ? 'smaller' : 'larger'} area of the ground`,
            ),
          ],
          modelAnswer: `The axis of the Earth is tilted, and the ${north ? 'northern' : 'southern'} hemisphere now leans ${warm ? 'towards' : 'away from'} the Sun. There are ${warm ? 'more' : 'fewer'} hours of daylight and the Sun is ${warm ? 'higher' : 'lower'} in the sky, so each square metre of the ground receives ${warm ? 'more' : 'less'} energy in a day. Six months later it is the other way round.`,
          solution:
            'The cause of the seasons is the tilt of the axis, not the distance of the Earth from the Sun: the two hemispheres have opposite seasons at the same time.',
        },
        {
          kind: 'written',
          label: 'd',
          prompt: `The Sun radiates most of its energy in three regions of the electromagnetic spectrum. One of them is ${first}. State the other **two**.`,
          command: 'State',
          subtopic: '6.2.1',
          objective: 'AO1',
          marks: 2,
          lines: 1,
          scheme: [B1(`${second}`), B1(`${third}`)],
          modelAnswer: `The other two regions are ${second} and ${third}.`,
          solution: 'Most of the energy of the Sun is radiated as infrared, visible light and ultraviolet.',
        },
      ],
    })
  },
})

// 6.1.2 The Solar System: planetary data

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

const planets = template({
  ...facts,
  checked: '2026-11-20',
  name: 'data-of-four-planets',
  subtopic: '6.1.2',
  difficulty: 4,
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
    return structured({
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
      parts: [
        {
          kind: 'written',
          label: 'a',
          prompt:
            'Identify the **two** planets that consist mainly of gas. Give a reason for your answer, using the data.',
          command: 'Identify',
          subtopic: '6.1.2',
          objective: 'AO2',
          marks: 2,
          lines: 3,
          scheme: [
            B1('M and N'),
            B1(
              'they have a (much) lower density, or: they are the furthest from the Sun (longest orbital periods)',
            ),
          ],
          modelAnswer:
            'M and N consist mainly of gas, because their densities are much lower than those of K and L.',
          solution:
            'The four inner planets are rocky and small, with densities of about 4000 to 5500 kg/m^{3}. The four outer planets are large, consist mainly of gas and have low densities.',
        },
        {
          kind: 'numeric',
          label: 'b',
          prompt: `Calculate the time that light takes to travel from the Sun to planet ${names[lightTo]}. Give the unit.`,
          command: 'Calculate',
          subtopic: '6.1.2',
          objective: 'AO2',
          marks: 2,
          answer: far / LIGHT,
          unit: 's',
          unitMode: 'asked',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`*t* = *d* ÷ *c*, or ${standardForm(far, 2)} ÷ (3.0 × 10^{8})`),
            A1(quantity(far / LIGHT, 's', 2)),
          ],
          solution: `The speed of light in space is 3.0 × 10^{8} m/s. Time = distance ÷ speed = ${standardForm(far, 2)} ÷ (3.0 × 10^{8}) = ${quantity(far / LIGHT, 's', 2)}.`,
        },
        {
          kind: 'numeric',
          label: 'c',
          prompt: `Calculate the average orbital speed of planet ${names[speedOf]} in m/s. Take one year as 365 days.`,
          command: 'Calculate',
          subtopic: '6.1.1',
          objective: 'AO2',
          marks: 3,
          answer: speed,
          unit: 'm/s',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`${plain(moving.period)} × 365 × 24 × 3600 or ${standardForm(seconds, 3)}\u00a0s`),
            C1(`*v* = 2π*r* ÷ *T*, or 2π × ${standardForm(moving.distance, 2)} ÷ *T*`),
            A1(quantity(speed, 'm/s', 2)),
          ],
          solution: `The period in seconds: ${plain(moving.period)} × 365 × 24 × 3600 = ${standardForm(seconds, 3)}\u00a0s.

*v* = 2π*r* ÷ *T* = 2π × ${standardForm(moving.distance, 2)} ÷ (${standardForm(seconds, 3)}) = ${quantity(speed, 'm/s', 2)}.`,
        },
        {
          kind: 'written',
          label: 'd',
          prompt: 'Explain why the orbital speed of planet N is less than that of planet K.',
          command: 'Explain',
          subtopic: '6.1.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            B1('planet N is further from the Sun, where the gravitational field of the Sun is weaker'),
          ],
          modelAnswer:
            'Planet N is further from the Sun. The gravitational field of the Sun is weaker there, so the orbital speed is less.',
          solution:
            'As the distance from the Sun increases, the gravitational field strength of the Sun decreases, and so do the orbital speeds of the planets.',
        },
      ],
    })
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

// 6.1.2 The Solar System: a comet

const comet = template({
  ...facts,
  checked: '2026-11-20',
  name: 'comet-in-an-elliptical-orbit',
  subtopic: '6.1.2',
  difficulty: 3,
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
    return structured({
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
      parts: [
        {
          kind: 'choice',
          label: 'a',
          prompt: `At which position does the comet have its ${inwards ? 'greatest' : 'smallest'} speed?`,
          command: 'Identify',
          subtopic: '6.1.2',
          objective: 'AO1',
          marks: 1,
          ...inThisOrder(
            ['W', 'X', 'Y', 'Z'].map((letter): string | Wrong =>
              letter === (inwards ? near : far)
                ? letter
                : [
                    letter,
                    letter === near || letter === far
                      ? 'You took it the other way round: an object in an elliptical orbit is faster when it is nearer to the Sun.'
                      : 'You chose a position that is neither the nearest to the Sun nor the furthest from it.',
                  ],
            ),
          ),
          scheme: [B1(inwards ? near : far)],
          solution: `An object in an elliptical orbit moves faster when it is closer to the Sun. The ${inwards ? 'closest' : 'furthest'} position is ${inwards ? near : far}.`,
        },
        {
          kind: 'written',
          label: 'b',
          prompt: `Explain, in terms of energy, how the speed of the comet changes as it moves ${inwards ? `from ${far} to ${near}` : `from ${near} to ${far}`}.`,
          command: 'Explain',
          subtopic: '6.1.2',
          objective: 'AO1',
          marks: 2,
          lines: 3,
          scheme: [
            B1(
              inwards
                ? 'gravitational potential energy is transferred to kinetic energy'
                : 'kinetic energy is transferred to gravitational potential energy',
            ),
            B1(
              `kinetic energy ${inwards ? 'increases' : 'decreases'}, so the speed ${inwards ? 'increases' : 'decreases'} (total energy is conserved)`,
            ),
          ],
          modelAnswer: inwards
            ? 'The comet moves closer to the Sun, and gravitational potential energy is transferred to kinetic energy. The kinetic energy increases, so the speed increases.'
            : 'The comet moves away from the Sun, and kinetic energy is transferred to gravitational potential energy. The kinetic energy decreases, so the speed decreases.',
          solution:
            'The total energy of the comet is conserved. What it loses as gravitational potential energy it gains as kinetic energy, and the other way round.',
        },
        {
          kind: 'written',
          label: 'c.i',
          prompt: 'State the force that keeps the comet in its orbit.',
          command: 'State',
          subtopic: '6.1.2',
          objective: 'AO1',
          marks: 1,
          lines: 1,
          scheme: [B1('gravitational force (attraction) of the Sun (accept gravity)')],
          modelAnswer: 'The gravitational attraction of the Sun keeps the comet in its orbit.',
          solution:
            'The Sun holds most of the mass of the Solar System. Its gravity acts on all that orbits it.',
        },
        {
          kind: 'written',
          label: 'c.ii',
          prompt:
            'State how the position of the Sun in this orbit differs from its position in a nearly circular orbit.',
          command: 'State',
          subtopic: '6.1.2',
          objective: 'AO1',
          marks: 1,
          lines: 2,
          scheme: [
            B1(
              'the Sun is not at the centre of this orbit, and it is (almost) at the centre of a circular orbit',
            ),
          ],
          modelAnswer:
            'The Sun is not at the centre of the elliptical orbit, but it is almost at the centre of a nearly circular one.',
          solution:
            'In an elliptical orbit the Sun is not at the centre. It is near one end of this long ellipse.',
        },
        {
          kind: 'numeric',
          label: 'd',
          prompt: `At position ${far} the comet is ${large(distance, 'm')} from the Sun. Calculate the time, in ${hours ? 'hours' : 'minutes'}, that light takes to travel from the Sun to the comet.`,
          command: 'Calculate',
          subtopic: '6.1.2',
          objective: 'AO2',
          marks: 2,
          answer: time / (hours ? 3600 : 60),
          unit: hours ? 'hours' : 'minutes',
          unitMode: 'given',
          sigFigs: 2,
          form: 'any',
          scheme: [
            C1(`${standardForm(distance, 2)} ÷ (3.0 × 10^{8}) or ${quantity(time, 's', 3)}`),
            A1(quantity(time / (hours ? 3600 : 60), hours ? 'hours' : 'minutes', 2)),
          ],
          solution: `*t* = *d* ÷ *c* = ${standardForm(distance, 2)} ÷ (3.0 × 10^{8}) = ${quantity(time, 's', 3)}.

In ${hours ? 'hours' : 'minutes'}: ÷ ${hours ? 3600 : 60} = ${quantity(time / (hours ? 3600 : 60), hours ? 'hours' : 'minutes', 2)}.`,
        },
      ],
    })
  },
  verify: ({ distance, hours }) => ({ d: distance / (hours ? 1.08e12 : 1.8e10) }),
})

export const templates = [moon, seasons, planets, comet]
