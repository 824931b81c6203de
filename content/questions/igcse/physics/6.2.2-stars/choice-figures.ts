import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { dot, text } from '@/lib/figures/shapes'
import { squares } from '../squares'

const { core, templates } = choiceQuestions('6.2.2')

export { templates }

/** In squares from the Sun: across to the right, and up. */
type Place = readonly [across: number, up: number]

const far = ([across, up]: Place) => Math.abs(across) + Math.abs(up)

const told = ([across, up]: Place) =>
  `${Math.abs(across || up)} squares ${across > 0 ? 'to the right' : across < 0 ? 'to the left' : up > 0 ? 'above' : 'below'}`

core('year-of-a-reply-from-a-star-on-a-map', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const scale = random.pick([2, 3, 4, 5])
    const sun: Place = [random.int(5, 9), random.int(3, 5)]
    const stars: Place[] = random.shuffle([
      [-random.int(3, 5), 0],
      [random.int(3, 5), 0],
      [0, random.int(2, 3)],
    ])
    const [asked = [3, 0], other = [0, 2]] = stars
    const year = random.int(1990, 2030)
    const [squaresAway, otherAway] = [far(asked), far(other)]
    if (new Set(stars.map(far)).size < 3) return null
    const right = year + 2 * squaresAway * scale
    const slips: Slip[] = [
      [
        year + squaresAway * scale,
        'You found when the signal arrives at the star. The reply needs as long again.',
      ],
      [
        year + 2 * squaresAway,
        `You took each square as one light-year. Its side stands for ${quantity(scale, 'light-years')}.`,
      ],
      [year + squaresAway, `You took each square as one light-year, and left out the time for the reply.`],
      [year + 4 * squaresAway * scale, 'You doubled the time twice. There and back is twice the distance.'],
      [
        year + 2 * (squaresAway + 1) * scale,
        'You counted the grid lines, with that on which the Sun is, instead of the squares.',
      ],
      [year + 2 * otherAway * scale, 'You counted the squares to another star.'],
    ]
    const wrong = threeSlips(random, right, slips, value => plain(value))
    return (
      wrong && { scale, sun, stars, year, right, wrong, letter: random.int(0, 2), scene: random.int(0, 2) }
    )
  },
  make: ({ scale, sun, stars, year, right, wrong, letter, scene }) => {
    const [cell, left, top] = [22, 26, 24]
    const names = [0, 1, 2].map(at => 'PQR'[(at + letter) % 3] ?? '')
    const star = names[0] ?? ''
    const away = far(stars[0] ?? [0, 0])
    const place = ([across, up]: Place) =>
      [left + (sun[0] + across) * cell, top + (sun[1] - up) * cell] as const
    return {
      stem: `${
        [
          `The map shows the Sun and three stars, P, Q and R. In the year ${year} a radio signal is sent from the Earth to a planet of star ${star}. Suppose that a reply is sent back as soon as the signal arrives.`,
          `In a story, people on the Earth send a radio signal to star ${star} in the year ${year}. A spacecraft near this star answers at once. The map shows the Sun and three stars, P, Q and R.`,
          `Three stars, P, Q and R, are shown on a map with the Sun. Suppose that a radio signal leaves the Earth for star ${star} in the year ${year}, and that a reply is sent as soon as it gets there.`,
        ][scene] ?? ''
      } Radio waves travel at the speed of light. The side of each square stands for ${quantity(scale, 'light-years')}. On this scale the Earth is at the Sun.`,
      figure: figure(
        {
          name: 'space-physics/map-of-the-sun-and-three-stars',
          title: 'The Sun and three stars on squared paper',
          description:
            `A map on squared paper. ${stars.map((each, at) => `Star ${names[at]} is ${told(each)} of the Sun`).join('. ')}.`.replace(
              /(above|below) of/g,
              '$1',
            ),
          height: 210,
        },
        squares(left, top, 14, 8, cell),
        dot(...place([0, 0]), 'd', 5),
        text(place([0, 0])[0] + 8, place([0, 0])[1] + 17, 'Sun', { cls: 's' }),
        ...stars.map((each, at) => {
          const [x, y] = place(each)
          return dot(x, y, 'pd', 4) + text(x + 8, y - 6, names[at] ?? '', { cls: 'b' })
        }),
      ),
      prompt: ['In which year does the reply arrive at the Earth?', 'When does the reply reach the Earth?'],
      options: numbers({ right, unit: '', wrong }),
      solution: `The star is ${away} squares from the Sun: ${away} × ${scale} = ${quantity(away * scale, 'light-years')}. A light-year is the distance that light travels in one year, so the signal needs ${away * scale} years, and the reply another ${away * scale} years.

${year} + ${2 * away * scale} = ${right}.`,
    }
  },
  // In kilometres and kilometres in a year.
  verify: ({ scale, stars, year }) => {
    const lightYear = 9.46e12
    const distance = far(stars[0] ?? [0, 0]) * scale * lightYear
    return Math.round(year + distance / lightYear + distance / lightYear)
  },
})
