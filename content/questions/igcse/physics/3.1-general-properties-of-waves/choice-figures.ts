import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { arc, arrow, line, polar, rect, type Shape } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS } from '../shared'
import { squares } from '../squares'

const { core, templates } = choiceQuestions('3.1', { calculator: 'needed' })

export { templates }

const MEDIA = [
  { what: 'a long rope', on: 'rope' },
  { what: 'a long rubber cord', on: 'cord' },
  { what: 'a stretched spring', on: 'spring' },
] as const

const print = (value: number) => quantity(value, 'Hz', 2)

core('frequency-from-a-wave-at-two-moments', {
  facts: { difficulty: 5, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const square = random.pick([0.1, 0.2, 0.5]) // metres to a small square
    const squares = random.pick([4, 8]) // to a wavelength
    const shift = random.int(1, squares === 4 ? 1 : 3)
    const time = random.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5])
    const [wavelength, distance] = [square * squares, square * shift]
    const speed = distance / time
    const right = speed / wavelength
    const neat = [right, speed].every(each => Math.abs(toSigFigs(each, 2) - each) < 1e-9)
    if (!neat || right < 0.3 || right > 8) return null
    const slips: Slip[] = [
      [
        1 / time,
        'You took the time between the two moments for the period. The wave moves less than one wavelength in it.',
      ],
      [speed, 'You calculated the speed. The frequency is the speed divided by the wavelength.'],
      [speed * wavelength, 'You multiplied the speed by the wavelength. *v* = *fλ* gives *f* = *v* ÷ *λ*.'],
      [wavelength / speed, 'You divided the wavelength by the speed, which gives the time of one vibration.'],
      [
        speed / (wavelength / 2),
        'You used the distance from a crest to the next trough. This is half a wavelength.',
      ],
      [
        wavelength / time,
        'You divided the wavelength by the time. In this time the wave moves by less than a wavelength.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, print)
    return wrong
      ? {
          medium: random.pick(MEDIA),
          square,
          squares,
          shift,
          time,
          wavelength,
          distance,
          speed,
          right,
          wrong,
        }
      : null
  },
  make: ({ medium, square, squares, shift, time, wavelength, distance, speed, right, wrong }) => {
    const most = 16 * square
    const plane = graph({
      x: {
        label: 'distance / m',
        max: most,
        ticks: [0, 2, 4, 6, 8, 10, 12, 14, 16].map(at => at * square),
        format: value => plain(value, square < 0.5 ? 1 : 0),
        grid: true,
        parts: 2,
      },
      y: { label: 'displacement / cm', min: -3, max: 3, ticks: [-2, 0, 2], grid: true, parts: 2 },
      top: 34,
      height: 130,
    })
    const wave = (moved: number, cls: string) =>
      plane.plot(
        x => 2 * Math.cos((2 * Math.PI * (x / square - moved - squares / 4)) / squares),
        0,
        most,
        cls,
      )
    return {
      stem: `A wave travels to the right along ${medium.what}. On the graph, the full line is the ${medium.on} at one moment and the dashed line is the ${medium.on} ${quantity(time, 's')} later. In this time the wave moves by less than half a wavelength.`,
      figure: figure(
        {
          name: 'waves/wave-at-two-moments',
          title: 'A graph of displacement against distance with two waves of the same shape',
          description: `Displacement from −3 to 3 cm against distance from 0 to ${plain(most)} m, with a grid of squares of ${square} m. Both waves have an amplitude of 2 cm. The full line has a crest at ${plain((squares / 4) * square)} m and its next crest at ${plain((squares / 4 + squares) * square)} m. The dashed line has the same shape, with a crest at ${plain((squares / 4 + shift) * square)} m.`,
          height: 222,
        },
        plane.axes,
        wave(0, 'p'),
        wave(shift, 'r dash'),
      ),
      prompt: [
        'What is the frequency of the wave?',
        `What is the frequency of the vibrations of the ${medium.on}?`,
      ],
      options: numbers({ right, wrong, unit: 'Hz', sigFigs: 2 }),
      solution: `From one crest to the next the full line shows a wavelength of ${quantity(wavelength, 'm', 2)}. The crests of the dashed line are ${quantity(distance, 'm', 2)} further to the right, so the speed is ${quantity(distance, 'm', 2)} ÷ ${quantity(time, 's', 2)} = ${quantity(speed, 'm/s', 2)}.

*v* = *fλ*, so *f* = ${quantity(speed, 'm/s', 2)} ÷ ${quantity(wavelength, 'm', 2)} = ${print(right)}.`,
    }
  },
  // By the part of a wave that passes in the time.
  verify: ({ squares, shift, time }) => shift / squares / time,
})

/** Straight wavefronts that go from a point of the barrier, or towards it, with an arrow along their middle. */
function fronts(x: number, y: number, degrees: number, spacing: number, toBarrier: boolean): Shape {
  const half = 18
  const first = 40
  const lines = [0, 1, 2, 3].map(at => {
    const [mx, my] = polar(x, y, first + at * spacing, degrees)
    return line(...polar(mx, my, half, degrees + 90), ...polar(mx, my, half, degrees - 90), 'p')
  })
  const [near, far] = [polar(x, y, first - 14, degrees), polar(x, y, first + 3 * spacing + 12, degrees)]
  return (
    lines.join('') + (toBarrier ? arrow(...far, ...near, { head: 7 }) : arrow(...near, ...far, { head: 7 }))
  )
}

/** What a drawing of the reflected waves shows: the angle of their direction to the normal, and their spacing. */
type Look = { degrees: number; spacing: number; error: string | null; told: string }

core('wavefronts-after-reflection', {
  facts: { difficulty: 3, checked: '2026-11-29', objective: 'AO2', calculator: 'not-needed' },
  values: random => {
    const incidence = random.pick([25, 30, 35, 55, 60])
    const spacing = random.pick([9, 10])
    const changed = random.pick([6, 14])
    const looks: Look[] = [
      { degrees: incidence, spacing, error: null, told: `at ${incidence}° to the normal` },
      {
        degrees: 90 - incidence,
        spacing,
        error:
          'You made the angle between the barrier and the direction of the waves equal to the angle of incidence. Angles are measured from the normal.',
        told: `at ${90 - incidence}° to the normal`,
      },
      {
        degrees: incidence,
        spacing: changed,
        error: `You let the wavelength become ${changed < spacing ? 'shorter' : 'longer'}. The speed and the frequency do not change on reflection, so the wavelength does not.`,
        told: `at ${incidence}° to the normal`,
      },
      random.chance(0.5)
        ? {
            degrees: -incidence,
            spacing,
            error:
              'You sent the waves back along their own path. They leave on the other side of the normal.',
            told: `at ${incidence}° to the normal, on the side from which the waves come,`,
          }
        : {
            degrees: 0,
            spacing,
            error: 'You sent the waves off along the normal. They leave at the angle at which they arrive.',
            told: 'along the normal',
          },
    ]
    return {
      incidence,
      spacing,
      fromLeft: random.chance(0.5),
      below: random.chance(0.6),
      shown: random.shuffle(looks),
      barrier: random.pick([
        'a straight metal barrier',
        'a straight wall',
        'the flat side of a plastic block',
      ]),
    }
  },
  make: ({ incidence, spacing, fromLeft, below, shown, barrier }) => {
    const side = fromLeft ? 1 : -1
    // The barrier is the lower or the upper edge of the drawing; its normal points into it.
    const panel = (x: number, y: number, degrees: number, gap: number, toBarrier: boolean): Shape => {
      const [mx, my] = [x + 90, y + (below ? 92 : 10)]
      const wall = below ? ground(x + 22, my, x + 158, my) : ground(x + 158, my, x + 22, my)
      const way = below ? 90 - side * degrees : -90 + side * degrees
      return (
        wall + line(mx, my, mx, my + (below ? -80 : 80), 'l dash thin') + fronts(mx, my, way, gap, toBarrier)
      )
    }
    const spaces = (gap: number) =>
      gap === spacing
        ? 'as far apart as the incident ones'
        : gap < spacing
          ? 'closer together'
          : 'further apart'
    return {
      stem: `In a ripple tank, plane water waves reach ${barrier}. The upper diagram shows the incident wavefronts and the normal to the barrier, seen from above.`,
      figure: figure(
        {
          name: 'waves/incident-and-four-reflected-wavefronts',
          title: 'Wavefronts that meet a barrier, and four drawings of wavefronts that leave it',
          description: `Above, straight wavefronts that come from the ${fromLeft ? 'left' : 'right'} travel at ${incidence}° to the normal of a level barrier at the ${below ? 'lower' : 'upper'} edge. Below, four drawings of the wavefronts that leave the barrier: ${shown.map(({ told, spacing: gap }, at) => `in ${PANELS[at]} they travel ${told} and are ${spaces(gap)}`).join('; ')}.`,
          height: 344,
        },
        panel(90, 4, -incidence, spacing, true),
        fourDrawings(
          112,
          (at, x, y) => {
            const look = shown[at]
            return look ? panel(x, y + 4, look.degrees, look.spacing, false) : ''
          },
          118,
        ),
      ),
      prompt: [
        'Which diagram shows the reflected wavefronts?',
        'Which diagram shows the wavefronts correctly after their reflection?',
      ],
      options: lettered(shown.map(({ error }) => error)),
      solution: `The angle of reflection is equal to the angle of incidence, both measured from the normal, and the waves leave on the other side of the normal. The wavefronts are at right angles to the direction of travel.

Speed and frequency do not change on reflection, so the wavelength stays the same: ${PANELS[shown.findIndex(({ error }) => error === null)]}.`,
    }
  },
  // By the component along the barrier, which is kept, and by the spacing.
  verify: ({ incidence, spacing, shown }) => {
    const along = Math.sin((incidence * Math.PI) / 180)
    const kept = ({ degrees, spacing: gap }: Look) =>
      Math.abs(Math.sin((degrees * Math.PI) / 180) - along) < 1e-6 && gap === spacing
    return PANELS[shown.findIndex(kept)] ?? ''
  },
})

const CELL = 8

/** Beyond a barrier with a gap two squares wide, on squared paper of 19 by 12 squares. */
function beyondGap(x: number, y: number, spacing: number, spreads: boolean): Shape {
  const [barrier, middle] = [x + 2 * CELL, y + 6 * CELL]
  const drawn = Array.from({ length: Math.floor(16 / spacing) }, (_, at) => {
    const radius = (at + 1) * spacing * CELL
    if (!spreads) return line(barrier + radius, middle - CELL, barrier + radius, middle + CELL, 'p')
    const turn = Math.min(84, (Math.asin(Math.min(1, (5.8 * CELL) / radius)) * 180) / Math.PI)
    return arc(barrier, middle, radius, -turn, turn, 'p')
  })
  return (
    squares(x, y, 19, 12, CELL) +
    rect(barrier - 2, y, 4, 5 * CELL, 'd') +
    rect(barrier - 2, y + 7 * CELL, 4, 5 * CELL, 'd') +
    drawn.join('')
  )
}

const GAPS = [
  {
    stem: 'Water waves in a ripple tank travel to the right and reach a barrier with a narrow gap.',
    unit: 'cm',
    frequencies: [2, 4, 5, 8, 10],
  },
  {
    stem: 'A student makes plane waves in a ripple tank. They pass through a narrow gap in a barrier, from left to right.',
    unit: 'cm',
    frequencies: [2, 4, 5, 8, 10],
  },
  {
    stem: 'Waves on the sea travel to the right and pass through a narrow gap in a harbour wall. The water has the same depth on both sides.',
    unit: 'm',
    frequencies: [0.5],
  },
] as const

core('wavefronts-beyond-a-gap-on-squared-paper', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const { stem, unit, frequencies } = random.pick(GAPS)
    const [side, spacing] = random.pick([
      [0.5, 4],
      [0.5, 6],
      [2, 2],
      [2, 3],
    ] as const)
    const frequency = random.pick(frequencies)
    const speed = frequency * side * spacing
    if (!Number.isInteger(speed)) return null
    // Speeds that ripples have, and a gap of 4 m between harbour walls.
    if (unit === 'cm' ? speed < 10 || speed > 40 : side !== 2) return null
    const wrong = side * spacing
    const shown = random.shuffle([
      { spacing, spreads: true, error: null as string | null },
      {
        spacing: wrong,
        spreads: true,
        error: `You took each square as ${quantity(1, unit)}. Its side stands for ${quantity(side, unit)}.`,
      },
      {
        spacing,
        spreads: false,
        error: 'You left out diffraction. Waves spread when they pass through a narrow gap.',
      },
      {
        spacing: wrong,
        spreads: false,
        error: `You left out diffraction, and took each square as ${quantity(1, unit)}.`,
      },
    ])
    return { stem, unit, side, spacing, frequency, speed, shown }
  },
  make: ({ stem, unit, side, spacing, frequency, speed, shown }) => ({
    stem: `${stem} The speed of the waves is ${quantity(speed, `${unit}/s`)} and their frequency is ${quantity(frequency, 'Hz')}. Each diagram is drawn to scale on squared paper; the side of each square stands for ${quantity(side, unit)}. The lines beyond the gap are crests of the waves.`,
    figure: figure(
      {
        name: 'waves/four-drawings-of-crests-beyond-a-gap',
        title: 'Four drawings of crests beyond a gap, on squared paper',
        description: `Each drawing shows, on squared paper, an upright barrier with a gap two squares wide, and crests to the right of it. ${shown.map((each, at) => `${PANELS[at]}: ${each.spreads ? 'arcs of circles about the gap' : 'straight lines as long as the gap is wide'}, ${each.spacing} squares apart.`).join(' ')}`,
        height: 236,
      },
      fourDrawings(118, (at, x, y) =>
        beyondGap(x + 20, y + 6, shown[at]?.spacing ?? spacing, shown[at]?.spreads ?? true),
      ),
    ),
    prompt: [
      'Which diagram shows the crests beyond the gap?',
      'Which diagram shows the waves correctly after they have passed through the gap?',
    ],
    options: lettered(shown.map(({ error }) => error)),
    solution: `*λ* = *v* ÷ *f* = ${speed} ÷ ${frequency} = ${quantity(speed / frequency, unit)}. From one crest to the next is one wavelength, and each square is ${quantity(side, unit)}, so the crests are ${quantity(speed / frequency, '')} ÷ ${side} = ${spacing} squares apart.

Behind a narrow gap the waves spread, so the wavefronts are arcs. This is diagram ${PANELS[shown.findIndex(({ error }) => error === null)]}.`,
  }),
  // By the number of waves that leave the gap in the time in which a crest goes 12 squares.
  verify: ({ side, frequency, speed, shown }) => {
    const waves = ((12 * side) / speed) * frequency
    return PANELS[shown.findIndex(each => each.spreads && Math.abs(12 / each.spacing - waves) < 1e-9)] ?? ''
  },
})
