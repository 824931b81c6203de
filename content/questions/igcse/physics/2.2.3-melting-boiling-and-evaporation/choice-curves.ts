import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { type Point, polyline } from '@/lib/figures/shapes'
import { fourDrawings, lettered, smallAxes } from '../shared'

const { supplement, templates } = choiceQuestions('2.2.3')

export { templates }

/** Times of the ends of four sections and heights of the two temperatures that mark them. */
type Heating = { times: readonly [number, number, number]; melts: number; told: string; error: string | null }

const FIRST: Heating['times'] = [0.2, 0.5, 0.7]

const heated = ({ times: [one, two, three], melts }: Pick<Heating, 'times' | 'melts'>): Point[] => [
  [0, 0.08],
  [one, melts],
  [two, melts],
  [three, 0.95],
]

const HALVED: readonly Heating[] = [
  {
    times: [0.1, 0.25, 0.35],
    melts: 0.45,
    told: 'has both slopes steeper and a shorter level part at the same temperature',
    error: null,
  },
  {
    times: [0.1, 0.4, 0.5],
    melts: 0.45,
    told: 'has both slopes steeper and a level part as long as before, at the same temperature',
    error: 'You left the time of melting unchanged. It changes in the same way as the times of warming.',
  },
  {
    times: [0.2, 0.35, 0.55],
    melts: 0.45,
    told: 'has both slopes as before and a shorter level part, at the same temperature',
    error: 'You changed the time of melting only. The temperature rises faster too.',
  },
  {
    times: [0.1, 0.25, 0.35],
    melts: 0.32,
    told: 'has both slopes steeper and a shorter level part at a lower temperature',
    error: 'You changed the melting point. It depends on the substance only.',
  },
]

const DOUBLED: readonly Heating[] = [
  {
    times: [0.28, 0.7, 0.98],
    melts: 0.45,
    told: 'has both slopes less steep and a longer level part at the same temperature',
    error: null,
  },
  {
    times: [0.28, 0.58, 0.86],
    melts: 0.45,
    told: 'has both slopes less steep and a level part as long as before, at the same temperature',
    error: 'You left the time of melting unchanged. It changes in the same way as the times of warming.',
  },
  {
    times: [0.2, 0.62, 0.82],
    melts: 0.45,
    told: 'has both slopes as before and a longer level part, at the same temperature',
    error: 'You changed the time of melting only. The temperature rises more slowly too.',
  },
  {
    times: [0.28, 0.7, 0.98],
    melts: 0.55,
    told: 'has both slopes less steep and a longer level part at a higher temperature',
    error: 'You changed the melting point. It depends on the substance only.',
  },
]

const CHANGES = [
  {
    change: 'half the mass of the substance is heated by the same heater',
    less: true,
    why: 'Half the mass needs half the energy',
  },
  {
    change: 'the same mass is heated by a heater with twice the power',
    less: true,
    why: 'Twice the power supplies the same energy in half the time',
  },
  {
    change: 'a larger mass of the substance is heated by the same heater',
    less: false,
    why: 'A larger mass needs more energy',
  },
  {
    change: 'the same mass is heated by a heater with a smaller power',
    less: false,
    why: 'A smaller power takes longer to supply the same energy',
  },
] as const

supplement('heating-curve-after-a-change', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const change = random.pick(CHANGES)
    return {
      ...change,
      shown: random.shuffle(change.less ? HALVED : DOUBLED),
      what: random.pick(['Solid wax', 'Ice', 'Solid stearic acid', 'A solid metal']),
    }
  },
  make: ({ change, why, shown, what }) => ({
    stem: `${what} is heated at a constant rate until it is a hot liquid. In each diagram, the dashed line shows its temperature. The experiment is then repeated, but ${change}. No energy is lost.`,
    figure: figure(
      {
        name: 'thermal-physics/four-pairs-of-heating-curves',
        title: 'Four pairs of heating curves',
        description: `Four sketch graphs of temperature against time, A to D. The dashed line is the same in all: it rises, is level, and rises again. ${shown.map(({ told }, at) => `The full line in ${'ABCD'[at]} ${told}.`).join(' ')}`,
        height: 252,
      },
      fourDrawings(126, (at, x, y) => {
        const { axes, at: place } = smallAxes(x, y, 'temperature', 'time', 78)
        const drawn = (points: readonly Point[]) => points.map(([across, up]) => place(across, up))
        const full = shown[at]
        return (
          axes +
          polyline(drawn(heated({ times: FIRST, melts: 0.45 })), 'l dash') +
          (full ? polyline(drawn(heated(full)), 'p') : '')
        )
      }),
    ),
    prompt: [
      'In which diagram does the full line show the temperature in the second experiment?',
      'Which full line is for the second experiment?',
    ],
    options: lettered(shown.map(({ error }) => error)),
    solution: `${why}, so all the times, of warming and of melting, change by the same factor. The melting point is the same.`,
  }),
})
