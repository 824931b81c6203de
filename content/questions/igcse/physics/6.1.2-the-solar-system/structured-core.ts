import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { circle, dot, type Point, text } from '@/lib/figures/shapes'
import { LIGHT } from '../shared'
import { CLOUD_TOGETHER, DISC, FIELD_WEAKENS, FORCE_OF_THE_SUN, fieldStronger } from './points-core'

const { core, templates } = questionsOf('structured', '6.1.2', { calculator: 'needed' })

export { templates }

/** Name, radius in the drawing, average distance from the Sun in millions of kilometres. */
const PLANETS = [
  ['Mercury', 4, 58],
  ['Venus', 6, 110],
  ['Earth', 6, 150],
  ['Mars', 5, 230],
  ['Jupiter', 22, 780],
  ['Saturn', 19, 1400],
  ['Uranus', 13, 2900],
  ['Neptune', 13, 4500],
] as const

const STEMS = [
  'The diagram in **(a)** shows the Sun and its eight planets. It is not to scale.',
  'A poster shows the Sun and the eight planets in order, as in the diagram in **(a)**. It is not to scale.',
  'A student makes a model of the Solar System with the Sun and eight planets. The diagram in **(a)** shows the order of the planets, not to scale.',
] as const

const Y = 88
const ACROSS = [52, 80, 108, 136, 212, 258, 300, 337] as const
const placeOf = (at: number): Point => [ACROSS[at] ?? 0, Y]
const BELT: Point = [164, Y]

core('order-of-the-planets-and-light-time', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    // Planets with a letter of their own.
    const asked = [random.pick([1, 3]), random.pick([4, 5, 6])]
    const light = random.pick([0, 1, 3, 4, 5, 6, 7].filter(at => !asked.includes(at)))
    return { stem: random.pick(STEMS), asked, light, innerFirst: random.chance(0.5) }
  },
  make: ({ stem, asked, light, innerFirst }) => {
    const letterOf = (at: number) => (PLANETS[at]?.[0] ?? '').charAt(0)
    const items = [
      ...asked.map(at => ({
        letter: letterOf(at),
        name: PLANETS[at]?.[0] ?? '',
        place: placeOf(at),
        within: at < 4 ? 12 : (PLANETS[at]?.[1] ?? 0) + 5,
      })),
      { letter: 'A', name: 'the main belt of asteroids', place: BELT, within: 20 },
    ]
    const facts = {
      name: 'space-physics/eight-planets-without-names',
      title: 'The Sun and eight planets in a row',
      description:
        'The Sun is on the left. To its right are eight circles in a row: four small ones and then four larger ones. There is some free space between any two. No planet is named.',
      height: 150,
    }
    const given = [
      `<path class="l hl" d="M0 32A60 60 0 0 1 0 144Z"/>`,
      text(4, 92, 'Sun'),
      ...PLANETS.map(([, radius], at) => circle(...placeOf(at), radius, at < 4 ? 'l rw' : 'l w')),
    ]
    const [name, , far] = PLANETS[light] ?? ['', 0, 0]
    const metres = far * 1e9
    const seconds = metres / LIGHT
    const inner = [
      { text: 'the four nearest the Sun' },
      wordsCell('near', 'rock', {
        subject: 'igcse/physics',
        accept: [
          'rocks',
          'rocky',
          'rocky material',
          'solid rock',
          'rock and metal',
          'rocks and metals',
          'stone',
        ],
        reject: ['gas', 'ice', 'hydrogen', 'dust'],
      }),
    ]
    const outer = [
      { text: 'the four furthest from the Sun' },
      wordsCell('far', 'gas', {
        subject: 'igcse/physics',
        accept: ['gases', 'gaseous', 'gas and ice', 'hydrogen and helium', 'hydrogen', 'gas and liquid'],
        reject: ['rock', 'solid', 'dust'],
      }),
    ]
    return {
      stem,
      parts: {
        a: ask.draw({
          prompt: `On the diagram, put ${items
            .map(({ letter, name: what }) => `the label ${letter} at ${what}`)
            .join(', ')
            .replace(/, (?=[^,]*$)/, ' and ')}.`,
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['label'],
          labels: items.map(({ letter }) => ({ id: letter, text: letter })),
          checks: items.map(({ letter, place, within }) => ({ label: letter, in: { at: place, within } })),
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The Sun and the row of eight circles as before, with the labels ${items.map(({ letter }) => letter).join(', ')} set down on the row.`,
            },
            ...given,
            ...items.map(
              ({ letter, place: [x, y] }) =>
                dot(x, y, 'gd', 2.5) + text(x + 6, y + 4.5, letter, { cls: 'tp' }),
            ),
          ),
          scheme: items.map(({ letter, name: what }, at) =>
            at === 2
              ? 'A between the fourth planet (Mars) and the fifth (Jupiter)'
              : `${letter}: ${what} is number ${(asked[at] ?? 0) + 1} from the Sun`,
          ),
          solution: `The order from the Sun is Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune. Most asteroids orbit between Mars and Jupiter.`,
        }),
        b: ask.written({
          prompt: 'State the force that keeps the planets in orbit round the Sun.',
          lines: 1,
          scheme: [judged('gravitational force / attraction (of the Sun)', FORCE_OF_THE_SUN)],
          modelAnswer: 'The gravitational attraction of the Sun keeps the planets in orbit.',
          solution:
            'The Sun contains most of the mass of the Solar System. Its gravity attracts all the planets.',
        }),
        c: ask.written({
          lead: 'The planets formed from a cloud of gas and dust round the young Sun.',
          prompt: 'Describe what gravity and the rotation of the cloud did when the planets formed.',
          scheme: [
            judged('gravity pulled gas and dust (pieces of material) together', CLOUD_TOGETHER),
            judged('because of the rotation the material formed a (flat) disc', DISC),
          ],
          modelAnswer:
            'Gravity pulled the gas and dust together. Because the cloud was rotating, it formed a flat disc round the Sun, in which the planets grew.',
          solution:
            'In the accretion model gravity gathers the material, and the rotation makes it a disc. This is why the planets orbit the Sun in nearly the same plane and in the same direction.',
        }),
        d: ask.table({
          prompt: 'Complete the table to compare the two groups of planets.',
          command: 'Complete',
          head: ['planets', 'what they mostly consist of'],
          rows: innerFirst ? [inner, outer] : [outer, inner],
          scheme: innerFirst ? ['rock', 'gas'] : ['gas', 'rock'],
          solution:
            'Near the hot young Sun only rock and metal could stay solid, so the four planets nearest the Sun are rocky and small. Further out there was much more gas, and those planets are gaseous and large.',
        }),
        e: ask.number({
          lead: `The average distance of ${name} from the Sun is ${plain(far)} million km. The speed of light is 3.0 × 10^{8} m/s.`,
          prompt: `Calculate the time, in minutes, that light takes to travel from the Sun to ${name}.`,
          command: 'Calculate',
          answer: seconds / 60,
          unit: 'minutes',
          scheme: steps(
            'time = distance ÷ speed',
            `${standardForm(metres, 2)} (m) ÷ (3.0 × 10^{8}), or ${quantity(seconds, 's', 3)}`,
            quantity(seconds / 60, 'minutes', 2),
          ),
          solution: `${plain(far)} million km is ${standardForm(metres, 2)} m. Time = distance ÷ speed = ${standardForm(metres, 2)} ÷ (3.0 × 10^{8}) = ${quantity(seconds, 's', 3)}. In minutes: ÷ 60 = ${quantity(seconds / 60, 'minutes', 2)}.`,
        }),
      },
    }
  },
  verify: ({ light }) => ({
    // Light goes 18 million km in a minute.
    e: (PLANETS[light]?.[2] ?? 0) / 18,
  }),
})

const OBJECTS = [
  {
    name: 'moon',
    what: 'It orbits a planet. Some planets have many of them.',
    accept: ['moons', 'natural satellite', 'a moon'],
    reject: ['planet', 'asteroid', 'comet'],
  },
  {
    name: 'asteroid',
    what: 'It is made of rock and much smaller than a planet. Most of them orbit the Sun between Mars and Jupiter.',
    accept: ['asteroids', 'minor planet'],
    reject: ['planet', 'moon', 'comet', 'dwarf planet', 'meteor'],
  },
  {
    name: 'comet',
    what: 'It is made of ice and dust. It has a long tail when it is near the Sun.',
    accept: ['comets'],
    reject: ['planet', 'moon', 'asteroid', 'star'],
  },
  {
    name: 'dwarf planet',
    what: 'It orbits the Sun and is round, but it is not one of the eight planets. An example is Pluto.',
    accept: ['dwarf planets', 'minor planet', 'dwarf'],
    reject: ['planet', 'moon', 'asteroid', 'comet'],
  },
] as const

const EXPLORERS = [
  { who: 'A space agency plans to send a satellite to a planet X.', what: 'satellite' },
  { who: 'Scientists plan to send a space probe to a planet X.', what: 'probe' },
  {
    who: 'Engineers design a small spacecraft that will take photographs of a planet X.',
    what: 'spacecraft',
  },
] as const

/** Radius of the planet in thousands of kilometres, and field strength at its surface. */
const FIELDS = [
  { radius: 4, surface: 8 },
  { radius: 5, surface: 10 },
  { radius: 5, surface: 8 },
  { radius: 6, surface: 12 },
  { radius: 6, surface: 10 },
  { radius: 7, surface: 12 },
] as const

core('field-strength-around-a-planet', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    explorer: random.pick(EXPLORERS),
    field: random.pick(FIELDS),
    objects: random.sample(OBJECTS, 2),
    mass: random.step(120, 480, 20),
    other: random.pick(['Y', 'Z']),
  }),
  make: ({ explorer, field, objects, mass, other }) => {
    const { radius, surface } = field
    const far = 2 * radius
    const strength = surface / 4
    const weight = mass * strength
    const chart = graph({
      x: {
        label: 'distance from the centre of the planet / 1000 km',
        max: 20,
        ticks: [0, 5, 10, 15, 20],
        grid: true,
        parts: 5,
      },
      y: {
        label: 'gravitational field strength / N/kg',
        max: 12,
        ticks: [0, 2, 4, 6, 8, 10, 12],
        grid: true,
        parts: 4,
      },
      height: 190,
    })
    return {
      stem: explorer.who,
      parts: {
        a: ask.table({
          lead: 'The Solar System contains the Sun, eight planets and other objects.',
          prompt: 'Complete the table. Write the name of the kind of object that is described.',
          command: 'Complete',
          head: ['description', 'name'],
          rows: objects.map(({ name, what, accept, reject }) => [
            { text: what },
            wordsCell(name.replace(' ', '-'), name, {
              subject: 'igcse/physics',
              accept: [...accept],
              reject: [...reject],
            }),
          ]),
          scheme: objects.map(({ name }) => name),
          solution: objects
            .map(
              ({ name, what }) =>
                `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
            )
            .join(' '),
        }),
        'b.i': ask.number({
          lead: `The graph shows the strength of the gravitational field of planet X at different distances from the centre of the planet. The curve begins at the surface of the planet.`,
          figure: figure(
            {
              name: 'space-physics/field-strength-and-distance',
              title: 'Gravitational field strength against distance from the centre of a planet',
              description: `Gravitational field strength in newtons per kilogram, from 0 to 12, against the distance from the centre of the planet in thousands of kilometres, from 0 to 20, on a grid of small squares: 0.5 newtons per kilogram and 1 thousand kilometres. A smooth curve begins at ${surface} newtons per kilogram at a distance of ${radius} thousand kilometres. To the right it comes closer and closer to the level axis.`,
              height: 268,
            },
            chart.axes,
            chart.plot(distance => surface * (radius / distance) ** 2, radius, 20),
          ),
          prompt: `Determine the gravitational field strength at a distance of ${plain(far * 1000)} km from the centre of planet X.`,
          answer: strength,
          unit: 'N/kg',
          tolerance: 0.2,
          scheme: [
            `${quantity(strength, 'N/kg')} (${plain(strength - 0.2, 1)} to ${plain(strength + 0.2, 1)} accepted)`,
          ],
          solution: `The scale across is in thousands of kilometres, so read the curve at ${far}: ${quantity(strength, 'N/kg')}.`,
        }),
        'b.ii': ask.number({
          prompt: `The mass of the ${explorer.what} is ${quantity(mass, 'kg')}. Calculate the weight of the ${explorer.what} at this distance.`,
          command: 'Calculate',
          subtopic: '1.3',
          answer: weight,
          unit: 'N',
          follow: { from: 'b.i', formula: `${mass}*x` },
          scheme: steps(`*W* = *mg*, or ${mass} × ${plain(strength)}`, quantity(weight, 'N')),
          solution: `*W* = *mg* = ${mass} × ${plain(strength)} = ${quantity(weight, 'N')}.`,
        }),
        'b.iii': ask.written({
          prompt:
            'State how the strength of the gravitational field changes as the distance from a planet increases.',
          command: 'State',
          lines: 1,
          scheme: [judged('it decreases (becomes weaker)', FIELD_WEAKENS)],
          modelAnswer: 'The strength of the field decreases.',
          solution: 'The curve falls all the way: the further from the planet, the weaker is its field.',
        }),
        c: ask.written({
          prompt: `Another planet, ${other}, has the same diameter as planet X but a greater mass. State how the strength of the gravitational field at the surface of planet ${other} compares with that at the surface of planet X.`,
          command: 'State',
          lines: 1,
          scheme: [judged(`it is greater (stronger) on planet ${other}`, fieldStronger(other))],
          modelAnswer: `The field at the surface of planet ${other} is stronger.`,
          solution:
            'The strength of the field at the surface depends on the mass of the planet. Of two planets of the same size, the one with the greater mass has the stronger field.',
        }),
      },
    }
  },
  verify: ({ field, mass }) => {
    const strength = (field.surface * field.radius ** 2) / (field.radius + field.radius) ** 2
    return { 'b.i': strength, 'b.ii': strength * mass }
  },
})
