import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { circle, dot, line, polar, rect, text } from '@/lib/figures/shapes'
import { LIGHT, large } from '../shared'
import { LIGHT_YEAR_POINTS, MANY_STARS, TOO_LARGE_IN_KILOMETRES } from './points-core'

const { core, templates } = questionsOf('structured', '6.2.2', { calculator: 'needed' })

export { templates }

const [X, Y, STEP] = [172, 152, 26] as const

/** Seconds in a year, as the question gives it. */
const YEAR = 3.2e7

/** From the Sun to the Earth, in seconds of light. */
const SUN = 500

const STEMS = [
  'The diagram is a map of some stars near the Sun. The circles show distances from the Sun in light-years (ly).',
  'A student makes a map of three stars near the Sun. The circles show distances from the Sun in light-years (ly).',
  'A planetarium shows a map of some stars near the Sun. The circles show distances from the Sun in light-years (ly).',
] as const

core('map-of-the-nearest-stars', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const rings = random.sample([2, 3, 4, 5], 3) // in steps of 2 light-years
    // Between the labels of the scale, which goes to the right.
    const turn = random.int(30, 60)
    const angles = random.shuffle([turn, turn + random.int(60, 80), turn + random.int(125, 150)])
    const place = random.pick([2, 3, 4, 5].filter(each => !rings.includes(each)))
    const half = random.pick(['P', 'Q', 'R'] as const)
    const angle = turn + random.int(195, 250)
    const year = random.int(2004, 2025)
    return { stem: random.pick(STEMS), rings, angles, place, angle, half, year }
  },
  make: ({ stem, rings, angles, place, angle, half, year }) => {
    const names = ['P', 'Q', 'R'] as const
    const distances = rings.map(ring => 2 * ring)
    const asked = distances[names.indexOf(half)] ?? 0
    const first = distances[0] ?? 0
    const [tx, ty] = polar(X, Y, place * STEP, angle)
    const [endX, endY] = polar(X, Y, 5 * STEP + 4, angle)
    const facts = {
      name: 'space-physics/map-of-near-stars',
      title: 'A map of stars round the Sun',
      description: `The Sun is in the middle of five circles. A scale to the right marks them 2, 4, 6, 8 and 10 light-years. Star P is on the circle number ${rings[0]} from the inside, star Q on number ${rings[1]} and star R on number ${rings[2]}. A dashed line, marked direction of T, goes from the Sun to the outermost circle.`,
      height: 306,
    }
    const [nameX, nameY] = polar(X, Y, 5 * STEP + 14, angle)
    const given = [
      ...[1, 2, 3, 4, 5].map(ring => circle(X, Y, ring * STEP, 'f')),
      line(X, Y, X + 5 * STEP, Y, 'l thin'),
      ...[1, 2, 3, 4, 5].map(
        ring =>
          line(X + ring * STEP, Y - 3, X + ring * STEP, Y + 3, 'l thin') +
          text(X + ring * STEP, Y + 16, String(2 * ring), { anchor: 'middle', cls: 's' }),
      ),
      text(X + 5 * STEP + 12, Y + 4, 'ly', { cls: 's' }),
      circle(X, Y, 6, 'l hl'),
      text(X - 8, Y - 8, 'Sun', { anchor: 'end', cls: 's' }),
      line(X, Y, endX, endY, 'l dash thin'),
      text(nameX, nameY + 4.5, 'to T', { anchor: nameX > X ? 'start' : 'end', cls: 's' }),
      ...rings.map((ring, at) => {
        const [sx, sy] = polar(X, Y, ring * STEP, angles[at] ?? 0)
        return dot(sx, sy, 'rd', 4) + text(sx + 7, sy - 5, names[at] ?? '', { cls: 'b' })
      }),
    ]
    const seconds = first * YEAR
    const metres = seconds * LIGHT
    return {
      stem,
      parts: {
        a: words({
          subject: 'igcse/physics',
          prompt: 'State the name of the galaxy that contains the Sun and these stars.',
          mode: 'words',
          answers: [{ text: 'the Milky Way', accept: ['Milky Way', 'Milky Way galaxy', 'milkyway'] }],
          reject: [
            { text: 'Solar System', why: 'The Solar System contains one star only, the Sun.' },
            { text: 'Andromeda', why: 'Andromeda is another galaxy.' },
          ],
          solution: 'The Sun is one of many billions of stars in the galaxy that is called the Milky Way.',
        }),
        b: ask.written({
          prompt: 'State what is meant by a *light-year*.',
          scheme: [
            judged('distance that light travels (in the vacuum of space)', LIGHT_YEAR_POINTS.distance),
            judged('in one year', LIGHT_YEAR_POINTS.year),
          ],
          modelAnswer: 'A light-year is the distance that light travels in space in one year.',
          solution: 'It is a distance, although its name contains a time.',
        }),
        c: ask.draw({
          prompt: `Star T is ${2 * place} light-years from the Sun, in the direction of the dashed line. On the map, put the label T at its place.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(facts, ...given),
          tools: ['label'],
          labels: [{ id: 'T', text: 'T' }],
          checks: [{ label: 'T', in: { at: [tx, ty], within: 10 } }],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The map as before. The label T stands where the dashed line meets the circle for ${2 * place} light-years.`,
            },
            ...given,
            dot(tx, ty, 'gd', 2.5),
            text(tx + 6, ty + 4.5, 'T', { cls: 'tp' }),
          ),
          scheme: [`T on the dashed line, at the circle for ${2 * place} light-years`],
          solution: `The circles are 2 light-years apart. T stands where the dashed line crosses circle number ${place}.`,
        }),
        'd.i': ask.number({
          prompt: `In the year ${year}, astronomers saw that star ${half} became brighter. State the year in which this change took place.`,
          command: 'State',
          answer: year - asked,
          sigFigs: 4,
          scheme: [String(year - asked)],
          solution: `Star ${half} is ${asked} light-years away, so its light has travelled for ${asked} years: ${year} − ${asked} = ${year - asked}.`,
        }),
        'd.ii': ask.number({
          prompt: `One year is ${standardForm(YEAR, 2)} s. The speed of light is 3.0 × 10^{8} m/s. Calculate the distance of star P from the Sun in metres.`,
          command: 'Calculate',
          answer: metres,
          unit: 'm',
          keepUnit: true,
          scheme: steps(
            'distance = speed × time',
            `time = ${first} × ${standardForm(YEAR, 2)}, or ${standardForm(seconds, 3)} (s)`,
            large(metres, 'm'),
          ),
          alsoRight: [first * 9.5e15],
          solution: `Light takes ${first} years from star P to the Sun: ${first} × ${standardForm(YEAR, 2)} = ${standardForm(seconds, 3)} s. Distance = speed × time = 3.0 × 10^{8} × ${standardForm(seconds, 3)} = ${large(metres, 'm')}.`,
        }),
        'd.iii': ask.number({
          prompt: `Light takes ${SUN} s to travel from the Sun to the Earth. Calculate how many times further away from the Earth star P is than the Sun.`,
          command: 'Calculate',
          answer: seconds / SUN,
          scheme: steps(
            `${standardForm(seconds, 3)} ÷ ${SUN}`,
            `${standardForm(seconds / SUN, 2)} (${plain(seconds / SUN)})`,
          ),
          alsoRight: [metres / 1.5e11, (first * 9.5e15) / 1.5e11],
          solution: `Light has the same speed on both ways, so the ratio of the times is the ratio of the distances: ${standardForm(seconds, 3)} ÷ ${SUN} = ${plain(seconds / SUN)}.`,
        }),
      },
    }
  },
  verify: ({ rings, half, year }) => {
    const distances = rings.map(ring => ring + ring)
    const asked = distances[{ P: 0, Q: 1, R: 2 }[half]] ?? 0
    return {
      'd.i': year - asked,
      'd.ii': 9.6e15 * (distances[0] ?? 0),
      'd.iii': (9.6e15 * (distances[0] ?? 0)) / (3e8 * 500),
    }
  },
})

/** From the smallest to the largest. */
const NESTED = ['the Earth', 'the Solar System', 'the Milky Way', 'the Universe'] as const

const FAR_STARS = [
  { name: 'Proxima Centauri', far: 4.2 },
  { name: 'Epsilon Eridani', far: 10.5 },
  { name: 'Sirius', far: 8.6 },
  { name: 'Wolf 359', far: 7.9 },
  { name: 'Lalande 21185', far: 8.3 },
  { name: 'Ross 154', far: 9.7 },
] as const

const SHOWN_IN = [
  'The diagram is from a book about space. It shows four boxes, one inside the other.',
  'A diagram in a museum shows four boxes, one inside the other.',
  'A student draws four boxes, one inside the other, to show the place of the Earth in space.',
] as const

core('boxes-from-the-earth-to-the-universe', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    stem: random.pick(SHOWN_IN),
    letters: random.shuffle(['P', 'Q', 'R', 'S']),
    shown: random.int(1, 3), // printed in the table, with the Earth
    star: random.pick(FAR_STARS),
    years: random.pick([16_000, 18_000, 20_000, 22_000, 25_000]),
    probe: random.pick(['A space probe', 'A spacecraft without a crew', 'A fast space probe']),
  }),
  make: ({ stem, letters, shown, star, years, probe }) => {
    const { name, far } = star
    const time = far * years
    const rows = ['P', 'Q', 'R', 'S'].map(letter => {
      const at = letters.indexOf(letter)
      return { letter, what: NESTED[at] ?? NESTED[0], isAsked: at > 0 && at !== shown }
    })
    const asked = rows.filter(({ isAsked }) => isAsked)
    return {
      stem: `${stem} Each box stands for an object or a group of objects that contains those in the smaller boxes. The diagram is not to scale.`,
      figure: figure(
        {
          name: 'space-physics/four-boxes-in-space',
          title: 'Four boxes, one inside the other',
          description: `Four boxes, one inside the other. The smallest is marked ${letters[0]}, the next ${letters[1]}, the next ${letters[2]} and the largest ${letters[3]}.`,
          height: 172,
        },
        ...letters.map((letter, at) => {
          const x = 130 - at * 38
          const top = 58 - at * 16
          const wide = 70 + at * 80
          const high = 52 + at * 32
          return (
            rect(x, top, wide, high, at === 0 ? 'l w' : 'l', 6) +
            text(x + wide - 12, top + high / 2 + 5, letter, { anchor: 'end', cls: 'b' })
          )
        }),
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          command: 'Complete',
          head: ['box', 'stands for'],
          rows: rows.map(({ letter, what, isAsked }) => [
            { text: letter },
            isAsked
              ? {
                  blank: letter.toLowerCase(),
                  answer: what,
                  mode: 'pick',
                  choices: ['the Milky Way', 'the Moon', 'the Solar System', 'the Sun', 'the Universe'],
                  marks: 1,
                }
              : { text: what },
          ]),
          scheme: asked.map(({ letter, what }) => `${letter}: ${what}`),
          solution:
            'The Earth is one of the planets of the Solar System. The Sun and its planets are in a galaxy, the Milky Way. The Milky Way is one of billions of galaxies in the Universe.',
        }),
        b: ask.written({
          prompt: 'State what is meant by a *galaxy*.',
          command: 'State',
          lines: 1,
          scheme: [judged('a (very large) group of many (billions of) stars', MANY_STARS)],
          modelAnswer: 'A galaxy is a very large group of many billions of stars.',
          solution:
            'A galaxy contains many billions of stars. The Sun and its planets are a very small part of one.',
        }),
        'c.i': ask.number({
          lead: `The distance from the Earth to the star ${name} is ${quantity(far, 'light-years')}.`,
          prompt: `State the time, in years, that light takes to travel from ${name} to the Earth.`,
          command: 'State',
          answer: far,
          unit: 'years',
          scheme: [quantity(far, 'years')],
          solution: `A light-year is the distance that light travels in space in one year. So for ${quantity(far, 'light-years')} it takes ${quantity(far, 'years')}.`,
        }),
        'c.ii': ask.number({
          prompt: `${probe} takes ${plain(years)} years to travel a distance of one light-year. Calculate the time, in years, that it takes to travel the distance to ${name}.`,
          command: 'Calculate',
          answer: time,
          unit: 'years',
          scheme: steps(`${plain(far)} × ${plain(years)}`, quantity(time, 'years')),
          solution: `It needs ${plain(years)} years for each light-year: ${plain(far)} × ${plain(years)} = ${quantity(time, 'years')}.`,
        }),
        'd.i': ask.written({
          prompt: 'Explain why the distances of stars are given in light-years and not in kilometres.',
          command: 'Explain',
          lines: 1,
          scheme: [
            judged(
              'the distances are very large / the numbers in kilometres would be too large',
              TOO_LARGE_IN_KILOMETRES,
            ),
          ],
          modelAnswer: 'The distances are so large that the numbers in kilometres would be too long to use.',
          solution: 'One light-year is nearly ten million million kilometres.',
        }),
        'd.ii': words({
          subject: 'igcse/physics',
          mode: 'words',
          prompt: 'State the name of the star that is nearest to the Earth.',
          answers: [{ text: 'the Sun', accept: ['Sun', 'our Sun'] }],
          reject: [
            {
              text: 'Proxima Centauri',
              why: 'It is the nearest star to the Sun. The Sun itself is a star, and much nearer.',
            },
            { text: 'Alpha Centauri', why: 'The Sun is a star as well, and much nearer.' },
            { text: 'Moon', why: 'The Moon is not a star.' },
          ],
          solution: 'The Sun is a star. All other stars are very much further away from the Earth.',
        }),
      },
    }
  },
  verify: ({ star, years }) => ({
    'c.i': star.far,
    // The speed of the probe is one light-year in so many years.
    'c.ii': star.far / (1 / years),
  }),
})
