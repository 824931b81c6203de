import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { line, type Point, rect, type Shape } from '@/lib/figures/shapes'
import { fourDrawings, lettered } from '../shared'

const { core, templates } = choiceQuestions('3.1')

export { templates }

const WAVES = [
  'The two graphs are for the same water wave. One shows the displacement of the water along the wave at one time, the other the displacement at one place.',
  'A wave travels along a rope. The first graph shows the shape of the rope at one moment. The second shows how one point of the rope moves.',
  'A wave travels along a stretched spring. One graph shows the displacement of the coils at different places at one time, the other shows how the displacement of one coil changes.',
] as const

core('speed-from-two-graphs-of-a-wave', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const wavelength = random.step(8, 40, 4) // cm
    const period = random.step(0.2, 1.2, 0.2)
    const amplitude = random.int(1, 3)
    const right = wavelength / period
    const slips: Slip[] = [
      [
        wavelength * period,
        'You multiplied the wavelength by the period. The speed is the wavelength multiplied by the frequency, or divided by the period.',
      ],
      [wavelength / 2 / period, 'You took half a wavelength, from one crossing of the axis to the next.'],
      [(2 * wavelength) / period, 'You took half a period, from one crossing of the axis to the next.'],
      [amplitude / period, 'You took the amplitude for the wavelength.'],
      [period / wavelength, 'You divided the period by the wavelength.'],
      [(2.5 * wavelength) / period, 'You took the whole length of the first graph for the wavelength.'],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'cm/s', 2))
    return wrong && { wavelength, period, amplitude, right, wrong, scene: random.int(0, 2) }
  },
  make: ({ wavelength, period, amplitude, right, wrong, scene }) => {
    const sheet = (top: number, name: string, whole: number, cycles: number) => {
      const ticks = Array.from({ length: Math.round(cycles * 2) + 1 }, (_, at) => (at * whole) / 2)
      const chart = graph({
        x: { label: name, max: whole * cycles, ticks, grid: true },
        y: { label: 'displacement / cm', min: -3, max: 3, ticks: [-3, 0, 3], grid: true, parts: 3 },
        top,
        height: 78,
      })
      return (
        chart.axes + chart.plot(at => amplitude * Math.sin((2 * Math.PI * at) / whole), 0, whole * cycles)
      )
    }
    return {
      stem: WAVES[scene] ?? '',
      figure: figure(
        {
          name: 'waves/one-wave-in-two-graphs',
          title: 'Displacement against distance and against time',
          description: `Two graphs of displacement in centimetres. Against distance, the wave repeats every ${wavelength} cm; against time, it repeats every ${quantity(period, 's')}. Both go up to ${amplitude} cm and down to −${amplitude} cm.`,
          height: 312,
        },
        sheet(30, 'distance / cm', wavelength, 2.5),
        sheet(190, 'time / s', period, 2),
      ),
      prompt: 'What is the speed of the wave?',
      options: numbers({ right, unit: 'cm/s', sigFigs: 2, wrong }),
      solution: `From the first graph, the wavelength is ${quantity(wavelength, 'cm')}. From the second, one cycle takes ${quantity(period, 's')}, so the frequency is 1 ÷ ${quantity(period, '')} = ${quantity(1 / period, 'Hz', 2)}.

*v* = *fλ* = ${wavelength} ÷ ${quantity(period, '')} = ${quantity(right, 'cm/s', 2)}.`,
    }
  },
  verify: ({ wavelength, period }) => (wavelength * 10) / (period * 10),
})

/** The part of a straight line inside a rectangle; nothing where it lies outside. */
function inside([x, y]: Point, [dx, dy]: Point, box: { l: number; r: number; t: number; b: number }): Shape {
  let [from, to] = [-1e3, 1e3]
  for (const [at, by, low, high] of [
    [x, dx, box.l, box.r],
    [y, dy, box.t, box.b],
  ] as const) {
    if (Math.abs(by) < 1e-9) {
      if (at < low || at > high) return ''
      continue
    }
    const ends = [(low - at) / by, (high - at) / by]
    from = Math.max(from, Math.min(...ends))
    to = Math.min(to, Math.max(...ends))
  }
  return to - from > 2 ? line(x + dx * from, y + dy * from, x + dx * to, y + dy * to, 'p') : ''
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Wavefronts on both sides of a level boundary, which meet on it; angles are between fronts and boundary. */
function fronts(x: number, y: number, above: number, below: number, along: number): Shape {
  const [l, r, t, b, middle] = [x + 26, x + 170, y + 6, y + 118, y + 62]
  const drawn = Array.from({ length: 15 }, (_, at) => {
    const start = l - 120 + at * along
    const side = (angle: number, box: { l: number; r: number; t: number; b: number }) =>
      inside([start, middle], [Math.cos(radians(angle)), -Math.sin(radians(angle))], box)
    return side(above, { l, r, t, b: middle }) + side(below, { l, r, t: middle, b })
  })
  return rect(l, t, r - l, b - t) + drawn.join('') + line(l, middle, r, middle, 'l dash')
}

const BENDS = [
  { key: 'slower', below: 20, told: 'closer together and at a smaller angle to the boundary' },
  { key: 'faster', below: 52, told: 'further apart and at a larger angle to the boundary' },
  { key: 'same', below: 34, told: 'as far apart and at the same angle as above' },
  { key: 'back', below: -24, told: 'tilted the other way and closer together' },
] as const

core('wavefronts-on-both-sides-of-a-boundary', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    slower: random.chance(0.5),
    shown: random.shuffle([...BENDS]),
    steep: random.int(31, 37),
  }),
  make: ({ slower, shown, steep }) => {
    const [from, to] = slower ? ['deep', 'shallow'] : ['shallow', 'deep']
    const wanted = slower ? 'slower' : 'faster'
    const errors = {
      slower:
        'You let the waves become slower. In deeper water they are faster, so the wavelength increases.',
      faster:
        'You let the waves become faster. In shallower water they are slower, so the wavelength decreases.',
      same: 'You drew no refraction. The speed changes with the depth, so the wavelength and the direction change.',
      back: 'You bent the waves past the normal. They stay on the other side of the normal after refraction.',
    }
    return {
      stem: [
        `In a ripple tank, plane waves pass from ${from} water (above the dashed boundary) into ${to} water (below it). The diagrams show wavefronts seen from above.`,
        `Plane water waves travel from ${from} water into ${to} water. In each diagram, the ${to} water is below the dashed boundary.`,
        `Sea waves pass from a region of ${from} water into a region of ${to} water, below the dashed line. Wavefronts are seen from above.`,
      ],
      figure: figure(
        {
          name: 'waves/four-refracted-wavefronts',
          title: 'Four drawings of wavefronts at a boundary',
          description: `Four drawings, A to D. Above a level boundary, the wavefronts are the same in all; they travel down and to the right and meet the boundary at an angle. Below it: ${shown.map(({ told }, at) => `in ${'ABCD'[at]} they are ${told}`).join('; ')}.`,
          height: 268,
        },
        fourDrawings(130, (at, x, y) => {
          const bend = shown[at]
          return fronts(x, y, steep, bend?.key === 'same' ? steep : (bend?.below ?? 0), 26)
        }),
      ),
      prompt: ['Which diagram is correct?', 'Which diagram shows the wavefronts correctly?'],
      options: lettered(shown.map(({ key }) => (key === wanted ? null : errors[key]))),
      solution: `In ${to} water the waves are ${slower ? 'slower' : 'faster'} and the frequency is unchanged, so the wavelength is ${slower ? 'shorter' : 'longer'}. The direction of travel bends ${slower ? 'towards' : 'away from'} the normal, so the wavefronts make a ${slower ? 'smaller' : 'larger'} angle with the boundary.`,
    }
  },
})
