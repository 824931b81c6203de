import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { circle, dot, line, polar, text } from '@/lib/figures/shapes'
import { LIGHT, large } from '../shared'
import { LIGHT_YEAR_POINTS } from './points-core'

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
