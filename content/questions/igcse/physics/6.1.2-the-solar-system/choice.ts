import { inThisOrder, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { curve, dot, type Point, polar, text } from '@/lib/figures/shapes'
import { ellipticalOrbit } from '@/lib/figures/space'
import { fourDrawings, lettered, smallAxes } from '../shared'

const { core, supplement, templates } = choiceQuestions('6.1.2')

export { templates }

const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']

const called = (name: string) => (name === 'Earth' ? 'the Earth' : name)

core('planet-between-two-others', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const at = random.int(1, 6)
    const others = PLANETS.filter((name, place) => Math.abs(place - at) > 1 && name !== 'Earth')
    return { at, wrong: random.sample(others, 3) }
  },
  make: ({ at, wrong }) => {
    const [inner = '', right = '', outer = ''] = PLANETS.slice(at - 1, at + 2)
    return {
      stem: '',
      prompt: `Which planet has its orbit between the orbits of ${called(inner)} and ${called(outer)}?`,
      right: right === 'Earth' ? 'the Earth' : right,
      wrong: wrong.map(name => [
        called(name),
        `You chose a planet that is ${PLANETS.indexOf(name) < at ? 'closer to' : 'further from'} the Sun. ${name} is planet number ${PLANETS.indexOf(name) + 1} from the Sun.`,
      ]),
      solution: `In order from the Sun: ${PLANETS.join(', ')}. So ${called(right)} is between ${called(inner)} and ${called(outer)}.`,
    }
  },
})

const ORDERS = [0, 1, 2, 3, 4]

core('list-of-planets-in-order', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const first = random.pick(ORDERS)
    const four = PLANETS.slice(first, first + 4)
    const swaps = random.sample([0, 1, 2], 2).map(at => {
      const list = [...four]
      const [one = '', other = ''] = list.slice(at, at + 2)
      list.splice(at, 2, other, one)
      return { list, one, other }
    })
    return { four, swaps, outwards: random.chance(0.7) }
  },
  make: ({ four, swaps, outwards }) => {
    const show = (list: readonly string[]) => (outwards ? list : [...list].reverse()).join(', ')
    return {
      stem: '',
      prompt: `Which list gives the planets in order, with the planet ${outwards ? 'closest to' : 'furthest from'} the Sun first?`,
      right: show(four),
      wrong: [
        [show([...four].reverse()), 'You listed the planets in the opposite order.'],
        ...swaps.map(
          ({ list, one, other }): Wrong => [
            show(list),
            `You exchanged ${called(one)} and ${called(other)}: ${called(one)} is closer to the Sun.`,
          ],
        ),
      ],
      solution: `From the Sun outwards the planets are ${PLANETS.join(', ')}.`,
    }
  },
})

const BODIES = [
  {
    name: 'an asteroid',
    is: 'a small rocky body of irregular shape that orbits the Sun between Mars and Jupiter',
  },
  { name: 'a comet', is: 'a small body of ice and dust that orbits the Sun in a very elliptical orbit' },
  { name: 'a moon', is: 'a body that orbits a planet' },
  {
    name: 'a dwarf planet',
    is: 'a nearly round body such as Pluto, which orbits the Sun but is not one of the eight planets',
  },
  { name: 'a galaxy', is: 'a group of many billions of stars' },
  { name: 'a star', is: 'a large ball of hot gas that emits its own light' },
] as const

core('name-of-a-body', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [item, ...wrong] = random.shuffle(BODIES)
    return item && item.name !== 'a galaxy' && item.name !== 'a star'
      ? { item, wrong: wrong.slice(0, 3) }
      : null
  },
  make: ({ item, wrong }) => ({
    stem: `An astronomer observes ${item.is}.`,
    prompt: 'What is the object?',
    right: item.name,
    wrong: wrong.map(({ name, is }) => [name, `You chose ${name}, which is ${is}.`]),
    solution: `The object is ${item.name}: ${item.is}.`,
  }),
})

core('inner-and-outer-planets', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ inner: random.chance(0.5), one: random.int(0, 3), other: random.int(0, 3) }),
  make: ({ inner, one, other }) => {
    const base = inner ? 0 : 4
    const [first, second] = one === other ? [one, (other + 1) % 4] : [one, other]
    const names = [
      PLANETS[base + Math.min(first, second)] ?? '',
      PLANETS[base + Math.max(first, second)] ?? '',
    ]
    const [matter, otherMatter] = inner ? ['rocky', 'gaseous'] : ['gaseous', 'rocky']
    const [size, otherSize] = inner ? ['small', 'large'] : ['large', 'small']
    const group = inner
      ? 'the four inner planets are rocky and small'
      : 'the four outer planets are gaseous and large'
    return {
      stem: `Two of the planets are ${called(names[0] ?? '')} and ${called(names[1] ?? '')}.`,
      prompt: 'Which row describes both of them, compared with the other group of planets?',
      columns: 'type of planet | size',
      right: `${matter} | ${size}`,
      wrong: {
        [`${matter} | ${otherSize}`]: `You gave the wrong size: ${group}.`,
        [`${otherMatter} | ${size}`]: `You gave the wrong kind of matter: ${group}.`,
        [`${otherMatter} | ${otherSize}`]: `You described the other group: ${group}.`,
      },
      solution: `They belong to the four ${inner ? 'inner' : 'outer'} planets. In the Solar System ${group}.`,
    }
  },
})

const FORMATION: readonly { ask: string; right: string; wrong: readonly Wrong[]; why: string }[] = [
  {
    ask: 'What pulled the cloud of gas and dust together when the Solar System formed?',
    right: 'gravitational attraction',
    wrong: pairs({
      'magnetic attraction':
        'You chose the wrong force. Gas and dust attract each other because of their mass.',
      'electrostatic attraction': 'You chose the wrong force. The cloud as a whole is not charged.',
      'nuclear fusion': 'You chose a reaction that began later, in the centre of the young Sun.',
    }),
    why: 'Gravitational attraction between the particles of the cloud pulled it together.',
  },
  {
    ask: 'Why are the four inner planets rocky and small?',
    right: 'Near the young Sun it was too hot for light substances to become solid.',
    wrong: pairs({
      'Near the young Sun it was too cold for gases to reach these planets.':
        'You reversed the temperatures: it was hot near the young Sun.',
      'The cloud contained only rock and metal.':
        'You left out the gases: the cloud was mostly hydrogen and helium.',
      'The four inner planets spin too fast to hold gases.':
        'You explained it by spin. It was the temperature near the young Sun that mattered.',
    }),
    why: 'Close to the Sun only substances such as rock and metal could be solid. There was little of them, so the planets there are small and rocky.',
  },
  {
    ask: 'Why do the planets orbit the Sun in the same direction?',
    right: 'They formed from a disc of material that was rotating around the Sun.',
    wrong: pairs({
      'They were thrown out of the Sun one after the other.':
        'You let the planets come out of the Sun. They formed from the disc around it.',
      'They were captured by the Sun one after the other.':
        'You let the planets arrive from elsewhere. Then their directions would differ.',
      'They are pulled around the Sun by its magnetic field.':
        'You chose the wrong force: gravity keeps planets in orbit.',
    }),
    why: 'The material of the cloud formed a rotating disc, the accretion disc. The planets formed in it and still move in the direction of its rotation.',
  },
  {
    ask: 'What was in the cloud from which the Solar System formed?',
    right: 'gas and dust that contained many elements',
    wrong: pairs({
      'hydrogen gas and nothing else': 'You left out the heavier elements, of which rocky planets are made.',
      'liquid water and solid rock': 'You thought of the Earth today. The cloud was of gas and dust.',
      'pieces of planets that had broken up': 'You started with planets, but planets formed from the cloud.',
    }),
    why: 'It was an interstellar cloud of gas and dust. Besides hydrogen and helium it contained many other elements.',
  },
]

core('formation-of-the-solar-system', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({ item: random.pick(FORMATION) }),
  make: ({ item: { ask, right, wrong, why } }) => ({
    stem: 'The accretion model describes how the Solar System was formed.',
    prompt: ask,
    right,
    wrong,
    solution: why,
  }),
})
const TRAVEL = [
  { from: 'the Sun', to: 'Mercury', km: 5.8e7 },
  { from: 'the Sun', to: 'Venus', km: 1.1e8 },
  { from: 'the Sun', to: 'Mars', km: 2.3e8 },
  { from: 'the Sun', to: 'Jupiter', km: 7.8e8 },
  { from: 'the Sun', to: 'Saturn', km: 1.4e9 },
  { from: 'a spacecraft near Mars', to: 'the Earth', km: 9.0e7 },
  { from: 'a spacecraft near Jupiter', to: 'the Earth', km: 6.6e8 },
  { from: 'a spacecraft near Saturn', to: 'the Earth', km: 1.3e9 },
] as const

core('light-travel-time', {
  facts: { difficulty: 3, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { from, to, km } = random.pick(TRAVEL)
    const distance = km * random.pick([1, 0.98, 1.02])
    const shown = Number(distance.toPrecision(2))
    const right = (shown * 1000) / 3e8 / 60
    const picked = random.sample([0, 1, 2, 3, 4], 3)
    return { from, to, km: shown, right, craft: from.includes('craft'), picked }
  },
  make: ({ from, to, km, right, craft, picked }) => ({
    stem: `${craft ? `Radio waves travel from ${from} to ${to}` : `Light travels from ${from} to ${to}`}, a distance of ${standardForm(km, 2)} km. The speed of ${craft ? 'radio waves' : 'light'} in space is 3.0 × 10^{8} m/s.`,
    prompt: 'How long does this take?',
    options: numbers({
      right,
      unit: 'minutes',
      sigFigs: 2,
      wrong: (
        [
          [right * 60, 'You gave the time in seconds. Divide by 60 to find minutes.'],
          [(right * 60) / 1000, 'You did not change kilometres to metres, and gave the time in seconds.'],
          [right / 60, 'You divided by 60 twice. That gives the time in hours.'],
          [right * 3600, 'You multiplied the time in seconds by 60. Divide by 60 to find minutes.'],
          [right / 1000, 'You did not change kilometres to metres.'],
        ] satisfies [number, string][]
      ).filter((_, at) => picked.includes(at)),
    }),
    solution: `*d* = ${standardForm(km, 2)} × 1000 = ${standardForm(km * 1000, 2)} m.

*t* = *d* ÷ *c* = ${standardForm(km * 1000, 2)} ÷ (3.0 × 10^{8}) = ${quantity(right * 60, 's', 3)}, which is ${quantity(right, 'minutes', 2)}.`,
  }),
  verify: ({ km }) => km / 1.8e7,
})

const DATA = [
  { name: 'Mercury', far: 58, years: 0.24, density: 5400 },
  { name: 'Venus', far: 110, years: 0.62, density: 5200 },
  { name: 'Earth', far: 150, years: 1.0, density: 5500 },
  { name: 'Mars', far: 230, years: 1.9, density: 3900 },
  { name: 'Jupiter', far: 780, years: 12, density: 1300 },
  { name: 'Saturn', far: 1400, years: 29, density: 690 },
  { name: 'Uranus', far: 2900, years: 84, density: 1300 },
  { name: 'Neptune', far: 4500, years: 160, density: 1600 },
] as const

supplement('body-between-two-planets-from-data', {
  facts: { difficulty: 3, objective: 'AO2', checked: '2026-11-20' },
  values: random => {
    const [far, years] = random.pick([
      [410, 4.5],
      [500, 6.1],
      [2000, 49],
      [2200, 56],
      [3600, 120],
    ] as const)
    return {
      far,
      years,
      rocky: random.chance(0.5),
      dense: random.pick([4000, 4200, 4600, 5000]),
      light: random.pick([800, 1100, 1400]),
      tooFar: random.chance(0.5),
    }
  },
  make: ({ far, years, rocky, dense, light, tooFar }) => {
    const [density, other] = rocky ? [dense, light] : [light, dense]
    const inner = [...DATA].reverse().find(each => each.far < far) ?? DATA[0]
    const outer = DATA.find(each => each.far > far) ?? DATA[7]
    const wrongYears = Number((tooFar ? outer.years * 1.5 : inner.years / 2).toPrecision(2))
    const place = `You chose a period that belongs to a body ${tooFar ? 'further from the Sun than' : 'closer to the Sun than'} ${called(tooFar ? outer.name : inner.name)}.`
    const matter = `You chose a density like that of a ${rocky ? 'gaseous' : 'rocky'} planet.`
    return {
      stem: `The table shows data for the eight planets. Imagine a ${rocky ? 'rocky' : 'gaseous'} planet that orbits the Sun at a distance of ${far} × 10^{6} km.`,
      table: {
        head: ['planet', 'distance from Sun / 10^{6} km', 'orbital period / years', 'density / kg/m^{3}'],
        rows: DATA.map(each => [each.name, plain(each.far), plain(each.years), plain(each.density)]),
      },
      prompt: 'Which row is likely for the imagined planet?',
      columns: 'orbital period | density',
      right: `${quantity(years, 'years')} | ${quantity(density, 'kg/m^3')}`,
      wrong: {
        [`${quantity(years, 'years')} | ${quantity(other, 'kg/m^3')}`]: matter,
        [`${quantity(wrongYears, 'years')} | ${quantity(density, 'kg/m^3')}`]: place,
        [`${quantity(wrongYears, 'years')} | ${quantity(other, 'kg/m^3')}`]: `${place} The density does not fit either.`,
      },
      solution: `The distance is between those of ${called(inner.name)} and ${called(outer.name)}, so the period is between ${plain(inner.years)} and ${plain(outer.years)} years.

Rocky planets have densities of about 4000 to 5500 kg/m^{3}, gaseous planets of about 700 to 1600 kg/m^{3}, so ${quantity(density, 'kg/m^3')} fits.`,
    }
  },
  verify: ({ far }) => (far / 150) ** 1.5,
})

supplement('position-of-a-comet-in-its-orbit', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    asked: random.pick([
      { what: 'is the speed of the comet the highest', near: true },
      { what: 'is the speed of the comet the lowest', near: false },
      { what: 'does the comet have the most kinetic energy', near: true },
      { what: 'does the comet have the most gravitational potential energy', near: false },
      { what: 'is the gravitational force on the comet the largest', near: true },
    ]),
    sunLeft: random.chance(0.5),
    letters: random.shuffle(['P', 'Q', 'R', 'S']),
  }),
  make: ({ asked: { what, near }, sunLeft, letters }) => {
    const [major, eccentricity] = [128, 0.72]
    const minor = major * Math.sqrt(1 - eccentricity ** 2)
    const [centreX, y] = [180, 120]
    const sunX = centreX + (sunLeft ? -1 : 1) * major * eccentricity
    const places = [
      { angle: sunLeft ? 180 : 0, near: true, where: 'the end of the ellipse next to the Sun' },
      { angle: sunLeft ? 0 : 180, near: false, where: 'the end of the ellipse away from the Sun' },
      { angle: 90, near: null, where: 'the middle of the upper side' },
      { angle: sunLeft ? 300 : 240, near: null, where: 'the lower side, nearer to the far end' },
    ].map((each, at) => ({ ...each, letter: letters[at] ?? '' }))
    const sorted = [...places].sort((one, other) => one.letter.localeCompare(other.letter))
    const orbit = sunLeft
      ? ellipticalOrbit(sunX, y, major, eccentricity)
      : ellipticalOrbit(sunX, y, major, -eccentricity)
    return {
      stem: 'The diagram shows the orbit of a comet around the Sun. P, Q, R and S are positions of the comet.',
      figure: figure(
        {
          name: 'space-physics/comet-at-four-positions',
          title: 'A comet at four positions in its orbit',
          description: `A long ellipse with the Sun near its ${sunLeft ? 'left' : 'right'} end. Four positions are marked on the ellipse. ${sorted.map(({ letter, where }) => `${letter} is at ${where}.`).join(' ')} Not to scale.`,
          height: 238,
        },
        orbit,
        text(sunX, y + 30, 'Sun', { anchor: 'middle', cls: 's' }),
        ...places.map(({ angle, letter }) => {
          const [ux, uy] = polar(0, 0, 1, angle)
          const [px, py] = [centreX + ux * major, y + uy * minor]
          return (
            dot(px, py, 'd', 5) +
            text(px + ux * 18, py + uy * 16 + 4.5, letter, { anchor: 'middle', cls: 'b' })
          )
        }),
        text(352, 232, 'not to scale', { anchor: 'end', cls: 's' }),
      ),
      prompt: `At which position ${what}?`,
      options: inThisOrder(
        sorted.map(({ letter, near: isNear }): string | Wrong =>
          isNear === near
            ? letter
            : [
                letter,
                isNear === null
                  ? `You chose a position between the two ends. Look for the one that is ${near ? 'nearest to' : 'furthest from'} the Sun.`
                  : `You chose the position ${near ? 'furthest from' : 'nearest to'} the Sun, where the opposite is true.`,
              ],
        ),
      ),
      solution: `As the comet comes closer to the Sun, gravitational potential energy is transferred to kinetic energy, so it moves fastest where it is nearest to the Sun and most slowly where it is furthest away. The gravitational force is largest where it is nearest.

The position asked for is the one ${near ? 'nearest to' : 'furthest from'} the Sun.`,
    }
  },
  verify: ({ asked, sunLeft, letters }) => {
    // Distances from the Sun, which is at −0.72 of the half axis when it is on the left.
    const sun = sunLeft ? -0.72 : 0.72
    const ends = sunLeft ? [180, 0, 90, 300] : [0, 180, 90, 240]
    const away = ends.map(angle => {
      const turn = (angle * Math.PI) / 180
      return Math.hypot(Math.cos(turn) - sun, Math.sqrt(1 - 0.72 ** 2) * Math.sin(turn))
    })
    return letters[away.indexOf(asked.near ? Math.min(...away) : Math.max(...away))] ?? ''
  },
})

supplement('field-and-speed-of-two-planets', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [one, other] = random.sample([0, 1, 2, 3, 4, 5, 6, 7], 2)
    return one === undefined || other === undefined || Math.abs(one - other) < 2 ? null : { one, other }
  },
  make: ({ one, other }) => {
    const [first, second] = [called(PLANETS[one] ?? ''), called(PLANETS[other] ?? '')]
    const far = one > other
    const [field, otherField] = far ? ['weaker', 'stronger'] : ['stronger', 'weaker']
    const [speed, otherSpeed] = far ? ['lower', 'higher'] : ['higher', 'lower']
    const away = far ? 'further from' : 'closer to'
    return {
      stem: `The orbits of ${first} and ${second} are nearly circular.`,
      prompt: `Which row compares ${first} with ${second}?`,
      columns: `gravitational field of the Sun at ${first} | orbital speed of ${first}`,
      right: `${field} | ${speed}`,
      wrong: {
        [`${field} | ${otherSpeed}`]: `You gave the speed the wrong way round: planets further from the Sun are slower.`,
        [`${otherField} | ${speed}`]:
          'You gave the field the wrong way round: it becomes weaker as the distance from the Sun increases.',
        [`${otherField} | ${otherSpeed}`]: `You described ${second}, compared with ${first}.`,
      },
      solution: `${first.charAt(0).toUpperCase() + first.slice(1)} is ${away} the Sun than ${second}. As the distance from the Sun increases, its gravitational field becomes weaker and the orbital speed of the planets lower.`,
    }
  },
})

const course = (f: (part: number) => number) =>
  Array.from({ length: 25 }, (_, at): Point => [at / 24, f(at / 24)])

/** By the part of one period that has passed since the point nearest to the Sun. */
const SPEEDS = {
  high: {
    f: (part: number) => 0.12 + 0.75 * ((1 + Math.cos(2 * Math.PI * part)) / 2) ** 3,
    told: 'starts high, falls, is lowest in the middle and rises again to its first value',
  },
  low: {
    f: (part: number) => 0.12 + 0.75 * ((1 - Math.cos(2 * Math.PI * part)) / 2) ** 3,
    told: 'starts low, rises to a maximum in the middle and falls again to its first value',
  },
  level: { f: () => 0.5, told: 'is level' },
  falling: { f: (part: number) => 0.85 * Math.exp(-2.4 * part), told: 'starts high and falls all the time' },
  rising: { f: (part: number) => 0.1 + 0.78 * part ** 1.8, told: 'starts low and rises all the time' },
} as const

supplement('speed-of-a-comet-in-one-orbit', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const near = random.chance(0.5)
    const drift = random.pick(['falling', 'rising'] as const)
    return {
      near,
      shown: random.shuffle(['high', 'low', 'level', drift] as const),
      what: random.pick(['comet', 'asteroid', 'dwarf planet']),
    }
  },
  make: ({ near, shown, what }) => {
    const right = near ? 'high' : 'low'
    const errors = {
      high: 'You let the speed be least half an orbit after the farthest point. There the object is nearest to the Sun and fastest.',
      low: 'You let the speed be greatest half an orbit after the nearest point. There the object is farthest from the Sun and slowest.',
      level:
        'You took the speed as constant, as in a circular orbit. Here the distance from the Sun changes.',
      falling:
        'You let the speed fall all the time. After one orbit the object is at the same distance as before, with the same speed.',
      rising:
        'You let the speed rise all the time. After one orbit the object is at the same distance as before, with the same speed.',
    }
    const px = near ? 88 : 232
    const article = what === 'asteroid' ? 'an' : 'a'
    return {
      stem: [
        `The first diagram shows the elliptical orbit of ${article} ${what} round the Sun. The ${what} starts at X and returns to X after one orbit.`,
        `${article === 'an' ? 'An' : 'A'} ${what} moves once round the Sun along the ellipse in the first diagram, from X back to X.`,
      ],
      figure: figure(
        {
          name: 'space-physics/orbit-and-four-speed-sketches',
          title: 'An elliptical orbit above four speed–time sketches',
          description: `Above, an ellipse with the Sun near its left end. Point X is at the ${near ? 'left end, nearest to' : 'right end, farthest from'} the Sun. Below, four sketches of speed against time for one orbit: ${shown.map((each, at) => `${'ABCD'[at]} ${SPEEDS[each].told}`).join('; ')}.`,
          height: 352,
        },
        ellipticalOrbit(116, 62, 72, 0.6),
        text(116, 92, 'Sun', { anchor: 'middle', cls: 's' }),
        dot(px, 62, 'd', 4),
        text(near ? px - 12 : px + 10, 66, 'X', { anchor: near ? 'end' : 'start', cls: 'b' }),
        fourDrawings(
          114,
          (at, x, y) => {
            const { axes, at: place } = smallAxes(x, y, 'speed', 'time', 66)
            return (
              axes +
              curve(
                course(SPEEDS[shown[at] ?? 'level'].f).map(([part, height]) => place(part, height)),
                'p',
              )
            )
          },
          126,
        ),
      ),
      prompt: [
        `Which graph shows how the speed of the ${what} changes in this time?`,
        `Which is the speed–time graph of the ${what}?`,
      ],
      options: lettered(shown.map(each => (each === right ? null : errors[each]))),
      solution: `Nearer to the Sun there is less gravitational potential energy and more kinetic energy, so the speed is greatest at the nearest point and least at the farthest. From X, the ${near ? 'nearest' : 'farthest'} point, the speed ${near ? 'falls for half of the orbit and then rises' : 'rises for half of the orbit and then falls'} to its first value.`,
    }
  },
})
