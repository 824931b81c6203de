import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { curve, type Point, polyline } from '@/lib/figures/shapes'
import { fourDrawings, lettered, smallAxes } from '../shared'

const { core, supplement, templates } = choiceQuestions('1.2')

export { templates }

const straight = (points: readonly Point[]) => polyline(points, 'p')

type Sketch = { points: readonly Point[]; told: string; error: string | null }

const many = (f: (x: number) => number, from = 0, to = 1): Point[] =>
  Array.from({ length: 13 }, (_, at): Point => {
    const x = from + ((to - from) * at) / 12
    return [x, f(x)]
  })

const flat = (from: number, to: number, y: number) => many(() => y, from, to)

/** Sharp corners where a point comes twice, and a smooth line between them. */
function cornered(points: readonly Point[]): string {
  const corners = points.flatMap(([x], at) => (Math.abs(x - (points[at - 1]?.[0] ?? -1)) < 1e-6 ? [at] : []))
  return [0, ...corners].map((from, at) => curve(points.slice(from, corners[at]), 'p')).join('')
}

const FALLS: readonly { scenes: readonly string[]; why: string; sketches: readonly Sketch[] }[] = [
  {
    scenes: [
      'A small steel ball is released from rest at the surface of a tall column of oil. It reaches terminal velocity long before it reaches the bottom.',
      'A hailstone starts to fall from rest from a high cloud. It reaches terminal velocity long before it reaches the ground.',
      'A shuttlecock is dropped from the top of a tall building. It reaches terminal velocity before it reaches the ground.',
    ],
    why: 'The resistive force grows with the speed, so the resultant force and the acceleration decrease: the line gets less steep. At terminal velocity the forces balance and the line is level.',
    sketches: [
      {
        points: many(x => 0.85 * (1 - Math.exp(-5 * x))),
        told: 'rises from the origin, gets less steep and becomes level',
        error: null,
      },
      {
        points: many(x => 0.9 * x),
        told: 'is a straight line that rises from the origin',
        error: 'You left out the resistive force, without which the acceleration would be constant.',
      },
      {
        points: many(x => 0.9 * x ** 2.2),
        told: 'rises from the origin and gets steeper',
        error: 'You let the acceleration increase. The growing resistive force makes it decrease.',
      },
      {
        points: many(x => 0.85 * Math.exp(-4 * x)),
        told: 'starts high, falls, gets less steep and becomes level',
        error: 'You drew the acceleration. The speed starts at zero and increases.',
      },
    ],
  },
  {
    scenes: [
      'A ball is thrown vertically upwards and caught at the same height. There is no air resistance.',
      'A stone is thrown straight up from the surface of the Moon, where there is no air, and falls back to where it started.',
      'A coin is tossed vertically upwards and caught at the same height. The effect of the air is negligible.',
    ],
    why: 'The acceleration is *g* all the time, so the speed falls at a constant rate to zero at the highest point and then rises at the same rate: two straight lines of equal steepness.',
    sketches: [
      {
        points: [
          [0, 0.85],
          [0.5, 0],
          [1, 0.85],
        ],
        told: 'falls in a straight line to zero and rises in a straight line to its first value',
        error: null,
      },
      {
        points: [
          [0, 0],
          [0.5, 0.85],
          [1, 0],
        ],
        told: 'rises in a straight line from zero and falls in a straight line to zero',
        error: 'You let the speed be greatest at the highest point. There it is zero.',
      },
      {
        points: many(x => 0.85 * 4 * (x - 0.5) ** 2),
        told: 'falls in a curve to zero, where it is level, and rises in a curve to its first value',
        error: 'You let the acceleration become smaller near the highest point. It is *g* all the time.',
      },
      {
        points: many(x => 0.85 * 4 * (x - x * x)),
        told: 'rises in a curve from zero and falls in a curve to zero',
        error: 'You drew how the height changes, not the speed.',
      },
    ],
  },
  {
    scenes: [
      'A skydiver falls at terminal velocity and then opens the parachute. After some time the skydiver falls at a new terminal velocity.',
      'A parcel falls at terminal velocity. Its parachute then opens, and after some time it reaches a new terminal velocity.',
      'A space capsule falls through the air at terminal velocity. It then opens its parachute and after some time reaches a new terminal velocity.',
    ],
    why: 'When the parachute opens, the air resistance is larger than the weight, so the speed falls. The air resistance falls with it until it balances the weight again, at a smaller constant speed above zero.',
    sketches: [
      {
        points: [...flat(0, 0.35, 0.85), ...many(x => 0.25 + 0.6 * Math.exp(-12 * (x - 0.35)), 0.35, 1)],
        told: 'is level at a high value, then falls, steeply at first, and becomes level at a lower value above zero',
        error: null,
      },
      {
        points: [...flat(0, 0.35, 0.85), ...many(x => 0.85 * Math.exp(-14 * (x - 0.35)), 0.35, 1)],
        told: 'is level at a high value, then falls, steeply at first, and becomes level at zero',
        error: 'You let the fall come to a stop. The new terminal velocity is smaller, but not zero.',
      },
      {
        points: [...flat(0, 0.35, 0.35), ...many(x => 0.85 - 0.5 * Math.exp(-12 * (x - 0.35)), 0.35, 1)],
        told: 'is level at a low value, then rises, steeply at first, and becomes level at a higher value',
        error: 'You let the speed increase. The larger air resistance makes it smaller.',
      },
      {
        points: [
          ...flat(0, 0.35, 0.85),
          ...many(x => 0.06 + 0.79 * Math.exp(-14 * (x - 0.35)), 0.35, 0.62),
          ...many(x => 0.85 - 0.77 * Math.exp(-10 * (x - 0.62)), 0.62, 1),
        ],
        told: 'is level at a high value, falls steeply almost to zero, then rises again to its first value',
        error:
          'You let the speed return to its old value. With the parachute open, the forces balance at a smaller speed.',
      },
    ],
  },
]

supplement('speed-time-sketch-of-a-fall', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const { scenes, why, sketches } = random.pick(FALLS)
    return { scene: random.pick(scenes), why, shown: random.shuffle(sketches) }
  },
  make: ({ scene, why, shown }) => ({
    stem: scene,
    figure: figure(
      {
        name: 'motion-forces-and-energy/four-speed-time-sketches',
        title: 'Four sketches of speed against time',
        description: `Four sketch graphs of speed against time, A to D. ${shown.map(({ told }, at) => `Line ${'ABCD'[at]} ${told}.`).join(' ')}`,
        height: 236,
      },
      fourDrawings(118, (at, x, y) => {
        const { axes, at: place } = smallAxes(x, y, 'speed', 'time')
        const points = (shown[at]?.points ?? []).map(([across, up]) => place(across, up))
        return axes + (points.length === 3 ? straight(points) : cornered(points))
      }),
    ),
    prompt: [
      'Which graph shows how the speed changes with time?',
      'Which is the speed–time graph of this motion?',
    ],
    options: lettered(shown.map(({ error }) => error)),
    solution: why,
  }),
})

const PAIRS: readonly { speed: readonly Point[]; told: string; why: string; sketches: readonly Sketch[] }[] =
  [
    {
      speed: [
        [0, 0],
        [0.35, 0.8],
        [0.65, 0.8],
        [1, 0],
      ],
      told: 'rises straight from the origin, is level, and falls straight to zero',
      why: 'The distance rises all the time: at first more and more quickly (a curve that gets steeper), then at a constant rate (a straight line), at last more and more slowly (a curve that becomes level).',
      sketches: [
        {
          points: [
            ...many(x => 1.1 * x * x, 0, 0.35),
            ...many(x => 0.135 + 0.77 * (x - 0.35), 0.36, 0.65),
            ...many(x => 0.5 - 1.1 * (1 - x) ** 2, 0.66, 1),
          ].map(([x, y]): Point => [x, 1.75 * y]),
          told: 'rises all the time, in a curve that gets steeper, a straight part, and a curve that becomes level',
          error: null,
        },
        {
          points: [
            [0, 0],
            [0.35, 0.8],
            [0.65, 0.8],
            [1, 0],
          ],
          told: 'rises straight from the origin, is level, and falls straight to zero',
          error:
            'You copied the shape of the speed–time graph. The distance does not decrease when the speed does.',
        },
        {
          points: [
            [0, 0],
            [0.35, 0.25],
            [0.65, 0.25],
            [1, 0.85],
          ],
          told: 'rises in a straight line, is level, and rises in a steeper straight line',
          error: 'You took the level part for rest. There the speed is constant, so the distance rises.',
        },
        {
          points: [
            ...many(x => 0.28 - 2.3 * (0.35 - x) ** 2, 0, 0.35),
            ...many(() => 0.28, 0.37, 0.63),
            ...many(x => 0.28 + 4.6 * (x - 0.65) ** 2, 0.65, 1),
          ],
          told: 'rises in a curve that becomes level, is level, and rises in a curve that gets steeper',
          error: 'You exchanged speeding up and slowing down, and took the constant speed for rest.',
        },
      ],
    },
    {
      speed: [
        [0, 0.8],
        [0.4, 0.8],
        [0.8, 0],
        [1, 0],
      ],
      told: 'is level at a high value, falls straight to zero, and stays at zero',
      why: 'At constant speed the distance rises in a straight line. As the speed falls to zero the line gets less steep and becomes level; at rest the distance no longer changes, but it does not go back to zero.',
      sketches: [
        {
          points: [
            ...many(x => 1.3 * x, 0, 0.4),
            ...many(x => 0.78 - 1.62 * (0.8 - x) ** 2, 0.42, 0.8),
            ...flat(0.82, 1, 0.78),
          ],
          told: 'rises in a straight line from the origin, then in a curve that becomes level, and stays level',
          error: null,
        },
        {
          points: [
            [0, 0.8],
            [0.4, 0.8],
            [0.8, 0],
            [1, 0],
          ],
          told: 'is level at a high value, falls straight to zero, and stays at zero',
          error: 'You copied the shape of the speed–time graph.',
        },
        {
          points: [
            [0, 0],
            [0.4, 0.8],
            [0.8, 0],
            [1, 0],
          ],
          told: 'rises straight from the origin, falls straight to zero, and stays at zero',
          error: 'You let the distance decrease while the speed falls. It still moves forwards.',
        },
        {
          points: [
            ...many(x => 0.75 * x, 0, 0.4),
            ...many(x => 0.3 + 0.75 * (x - 0.4) + 1.2 * (x - 0.4) ** 2, 0.42, 0.8),
            ...flat(0.82, 1, 0.8),
          ],
          told: 'rises in a straight line, then in a curve that gets steeper, and is then level',
          error:
            'You drew the slowing down with a line that gets steeper. A smaller speed is a smaller gradient.',
        },
      ],
    },
    {
      speed: [
        [0, 0],
        [0.5, 0.8],
        [1, 0.8],
      ],
      told: 'rises straight from the origin and is then level',
      why: 'While the speed rises, the distance–time graph gets steeper. At constant speed it goes on as a straight line, as steep as it was at the end of the curve.',
      sketches: [
        {
          points: [...many(x => 1.15 * x * x, 0, 0.5), ...many(x => 0.2875 + 1.15 * (x - 0.5), 0.52, 1)],
          told: 'rises in a curve that gets steeper, then in a straight line',
          error: null,
        },
        {
          points: [
            [0, 0],
            [0.5, 0.8],
            [1, 0.8],
          ],
          told: 'rises straight from the origin and is then level',
          error: 'You copied the shape of the speed–time graph. A level line would mean rest.',
        },
        {
          points: [
            ...many(x => 1.15 * x, 0, 0.5),
            ...many(x => 0.575 + 1.1 * (x - 0.5) - 1.1 * (x - 0.5) ** 2, 0.52, 1),
          ],
          told: 'rises in a straight line, then in a curve that gets less steep and becomes level',
          error: 'You exchanged the two parts and let the speed fall to zero at the end.',
        },
        {
          points: [...many(x => 0.55 - 2.2 * (0.5 - x) ** 2, 0, 0.5), ...flat(0.52, 1, 0.55)],
          told: 'rises in a curve that gets less steep, and is then level',
          error: 'You drew a speed that falls to zero, and then rest.',
        },
      ],
    },
  ]

core('distance-time-sketch-from-a-speed-time-sketch', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => {
    const { speed, told, why, sketches } = random.pick(PAIRS)
    const what = random.pick(['a cyclist', 'a tram', 'a toy train', 'a runner'])
    return { speed, told, why, shown: random.shuffle(sketches), what }
  },
  make: ({ speed, told, why, shown, what }) => ({
    stem: `The first diagram shows how the speed of ${what} changes with time.`,
    figure: figure(
      {
        name: 'motion-forces-and-energy/speed-and-four-distances',
        title: 'A speed–time sketch above four distance–time sketches',
        description: `Above, a sketch of speed against time: the line ${told}. Below, four sketches of distance against time, A to D, over the same time. ${shown.map((each, at) => `Line ${'ABCD'[at]} ${each.told}.`).join(' ')}`,
        height: 362,
      },
      (() => {
        const { axes, at: place } = smallAxes(84, 0, 'speed', 'time')
        return axes + straight(speed.map(([across, up]) => place(across, up)))
      })(),
      fourDrawings(
        118,
        (at, x, y) => {
          const { axes, at: place } = smallAxes(x, y, 'distance', 'time')
          const points = (shown[at]?.points ?? []).map(([across, up]) => place(across, up))
          return axes + (points.length < 5 ? straight(points) : curve(points, 'p'))
        },
        126,
      ),
    ),
    prompt: [
      'Which distance–time graph is for the same motion?',
      `Which graph shows how the distance travelled by ${what.replace(/^a /, 'the ')} changes in the same time?`,
    ],
    options: lettered(shown.map(({ error }) => error)),
    solution: `The gradient of a distance–time graph is the speed. ${why}`,
  }),
})
