import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { stream } from '@/lib/figures/particles'
import { arrow, circle, dot, line, type Point, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
import { fourDrawings, lettered, PANELS } from '../shared'

const { core, templates } = choiceQuestions('2.1.2')

export { templates }

type Look = { volume: -1 | 0 | 1; speed: -1 | 0 | 1; size: -1 | 0 | 1 }

const look = (volume: Look['volume'], speed: Look['speed'], size: Look['size'] = 0): Look => ({
  volume,
  speed,
  size,
})

/** Where the particles are, as parts of the space, and where they go, in degrees. */
const PARTICLES = [
  [0.04, 0.1, -14, 1],
  [0.97, 0.16, -94, 0.9],
  [0.92, 0.94, 164, 1.1],
  [0.06, 0.86, 74, 0.9],
  [0.34, 0.52, 22, 1],
] as const

/** A gas in a level cylinder with its piston on the right. */
function gas(x: number, y: number, { volume, speed, size }: Look): Shape {
  const [width, height] = [96 + 32 * volume, 70]
  const particles = PARTICLES.map(([across, down, degrees, part]) => {
    const [px, py] = [x + 7 + across * (width - 14), y + 7 + down * (height - 14)]
    const length = (17.5 + 7 * speed) * part
    const angle = (degrees * Math.PI) / 180
    const tip: Point = [px + length * Math.cos(angle), py - length * Math.sin(angle)]
    return arrow(px, py, ...tip, { cls: 'p', head: 6 }) + dot(px, py, 'd', 3.7 + 1.7 * size)
  })
  return (
    polyline([
      [x + 142, y],
      [x, y],
      [x, y + height],
      [x + 142, y + height],
    ]) +
    rect(x + width, y + 1, 7, height - 2, 'l sunk') +
    line(x + width + 7, y + height / 2, x + 150, y + height / 2, 'l thick') +
    particles.join('')
  )
}

const said = ({ volume, speed, size }: Look) =>
  [
    ['the piston further in', 'the piston where it was', 'the piston further out'][volume + 1],
    ['shorter arrows', 'arrows as long as before', 'longer arrows'][speed + 1],
    ['smaller particles', 'particles of the same size', 'larger particles'][size + 1],
  ].join(', ')

const SIZE_ERROR =
  'You changed the size of the particles. They keep their size; only their distances and speeds can change.'

const CHANGES = [
  {
    words: 'pushed in slowly, so that the temperature of the gas stays constant',
    right: look(-1, 0),
    wrong: [
      [
        look(-1, 1),
        'You made the particles faster because there is less space. Their average speed rises only with temperature.',
      ],
      [
        look(-1, -1),
        'You made the particles slower because there is less space. At the same temperature their average speed is the same.',
      ],
      [look(-1, 0, -1), SIZE_ERROR],
    ],
    why: 'The volume is smaller, so the same particles are closer together. The temperature is the same, so their average speed is the same',
  },
  {
    words: 'pulled out slowly, so that the temperature of the gas stays constant',
    right: look(1, 0),
    wrong: [
      [
        look(1, 1),
        'You made the particles faster because there is more space. Their average speed rises only with temperature.',
      ],
      [
        look(1, -1),
        'You linked the fall of the pressure with slower particles. They hit the walls less often, but at the same temperature their average speed is the same.',
      ],
      [look(1, 0, 1), SIZE_ERROR],
    ],
    why: 'The volume is larger, so the same particles are further apart. The temperature is the same, so their average speed is the same',
  },
  {
    words: 'free to move, so that the pressure stays constant while the gas is heated',
    right: look(1, 1),
    wrong: [
      [
        look(1, 0),
        'You let the gas expand but kept the speed. At a higher temperature the particles are faster.',
      ],
      [
        look(0, 1),
        'You kept the volume, as if the piston were fixed. Faster particles would then give a higher pressure.',
      ],
      [look(1, 0, 1), SIZE_ERROR],
    ],
    why: 'At the higher temperature the particles are faster. For the pressure to stay the same they must be further apart, so the piston moves out',
  },
  {
    words: 'free to move, so that the pressure stays constant while the gas is cooled',
    right: look(-1, -1),
    wrong: [
      [
        look(-1, 0),
        'You let the gas contract but kept the speed. At a lower temperature the particles are slower.',
      ],
      [
        look(0, -1),
        'You kept the volume, as if the piston were fixed. Slower particles would then give a lower pressure.',
      ],
      [look(-1, 0, -1), SIZE_ERROR],
    ],
    why: 'At the lower temperature the particles are slower. For the pressure to stay the same they must be closer together, so the piston moves in',
  },
  {
    words: 'fixed in its place, and the gas is heated',
    right: look(0, 1),
    wrong: [
      [
        look(1, 1),
        'You let the gas expand, but the piston is fixed, so the volume and the spacing of the particles stay the same.',
      ],
      [
        look(0, -1),
        'You made the particles slower because the pressure rises. At a higher temperature they are faster.',
      ],
      [look(0, 0, 1), SIZE_ERROR],
    ],
    why: 'The volume is the same, so the average distance of the particles is the same. At the higher temperature they are faster',
  },
  {
    words: 'fixed in its place, and the gas is cooled',
    right: look(0, -1),
    wrong: [
      [
        look(-1, -1),
        'You let the gas contract, but the piston is fixed, so the volume and the spacing of the particles stay the same.',
      ],
      [look(0, 1), 'You made the particles faster. At a lower temperature they are slower.'],
      [look(0, 0, -1), SIZE_ERROR],
    ],
    why: 'The volume is the same, so the average distance of the particles is the same. At the lower temperature they are slower',
  },
] as const

core('particles-of-a-gas-after-a-change', {
  facts: { difficulty: 3, checked: '2026-11-24', objective: 'AO1' },
  values: random => ({
    change: random.pick(CHANGES),
    places: random.shuffle([0, 1, 2, 3]),
    name: random.pick(['air', 'nitrogen', 'helium', 'a gas']),
  }),
  make: ({ change, places, name }) => {
    const all = [[change.right, null], ...change.wrong] as const
    const shown = places.map(at => all[at] ?? all[0])
    return {
      stem: `The first diagram shows the particles of ${name} in a cylinder. The arrows show their speeds. The piston is ${change.words}. No gas escapes.`,
      figure: figure(
        {
          name: 'thermal-physics/gas-before-and-four-times-after',
          title: 'Particles of a gas in a cylinder, before and after a change',
          description: `Above, five particles with arrows in a cylinder that is closed by a piston. Below, four cylinders, each with five particles: ${shown.map(([each], at) => `${PANELS[at]} has ${said(each)}`).join('; ')}.`,
          height: 302,
        },
        text(62, 46, 'before', { anchor: 'end' }),
        gas(100, 8, look(0, 0)),
        fourDrawings(104, (at, x, y) => gas(x + 22, y + 8, (shown[at] ?? all[0])[0]), 98),
      ),
      prompt: [
        'Which diagram shows the particles afterwards?',
        'Which diagram shows the gas after the change?',
      ],
      options: lettered(shown.map(([, error]) => error)),
      solution: `${change.why}: diagram ${PANELS[places.indexOf(0)]}. The particles keep their size and their number.`,
    }
  },
})

/** What is there, from the lowest temperatures to the highest. */
const STAGES = [
  'a solid only',
  'solid and liquid together',
  'a liquid only',
  'liquid and gas together',
  'a gas only',
] as const

const STAGE_TOLD = [
  'all the particles in regular rows, touching',
  'a block of regular rows on the left, and touching particles without rows beside it',
  'all the particles touching, without rows',
  'touching particles without rows below, and a few far apart above',
  'a few particles far apart',
] as const

const RADIUS = 5

/** Particles that lie on each other without rows: one after the other at one of the lowest places. */
function piled(width: number, height: number, count: number, others: readonly Point[]): Point[] {
  const next = stream(3)
  const all = [...others]
  for (let at = 0; at < count; at += 1) {
    const places = Array.from({ length: 7 }, (): Point => {
      const px = RADIUS + 1 + next() * (width - 2 * RADIUS - 2)
      let py = height - RADIUS - 1
      while (all.some(([ox, oy]) => Math.hypot(px - ox, py - oy) < 2 * RADIUS)) py -= 0.5
      return [px, py]
    })
    const lowest = places.reduce((best, each) => (each[1] > best[1] ? each : best))
    if (lowest[1] > RADIUS) all.push(lowest)
  }
  return all
}

const lattice = (columns: number, rows: number, height: number): Point[] =>
  Array.from({ length: columns * rows }, (_, at) => [
    RADIUS + 2 + (at % columns) * 2.1 * RADIUS,
    height - RADIUS - 1 - Math.floor(at / columns) * 2.1 * RADIUS,
  ])

const SPREAD: readonly Point[] = [
  [12, 14],
  [44, 10],
  [82, 20],
  [60, 34],
  [24, 44],
  [90, 54],
  [52, 60],
]

/** A box of 100 by 70. */
function particlesOf(x: number, y: number, stage: number): Shape {
  const [width, height] = [100, 70]
  const points = [
    lattice(9, 5, height),
    piled(width, height, 17, lattice(4, 5, height)),
    piled(width, height, 36, []),
    [...piled(width, height, 21, []), ...SPREAD.slice(0, 3)],
    SPREAD,
  ][stage]
  return (
    rect(x, y, width, height) +
    (points ?? []).map(([px, py]) => circle(x + px, y + py, RADIUS, 'p w')).join('')
  )
}

core('particles-at-a-point-of-a-temperature-graph', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'not-needed' },
  values: random => {
    const melting = random.step(20, 60, 10)
    const boiling = random.step(100, 140, 10)
    const cools = random.chance(0.5)
    const melts = random.chance(0.5)
    const phase = random.int(0, 2)
    // On cooling the graph goes through the same stages from the other end.
    const level = melts ? 1 : 3
    const right = cools ? level + 1 - phase : level - 1 + phase
    const others = [0, 1, 2, 3, 4].filter(each => each !== right)
    return {
      melting,
      boiling,
      cools,
      melts,
      phase,
      level,
      right,
      shown: random.shuffle([right, ...random.sample(others, 3)]),
      scene: random.int(0, 2),
    }
  },
  make: ({ melting, boiling, cools, melts, phase, level, right, shown, scene }) => {
    const flat = melts ? melting : boiling
    const [start, end] = cools ? [flat + 20, flat - 20] : [flat - 20, flat + 20]
    const chart = graph({
      x: { label: 'time / min', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12] },
      y: { label: 'temperature / °C', max: 160, ticks: [0, 20, 40, 60, 80, 100, 120, 140, 160], grid: true },
      height: 120,
    })
    const [time, degrees] = [2, 6, 10].map(
      (each, at): Point => [each, [(start + flat) / 2, flat, (flat + end) / 2][at] ?? flat],
    )[phase] ?? [6, flat]
    const change = cools ? (melts ? 'solidifies' : 'condenses') : melts ? 'melts' : 'boils'
    const why =
      phase === 1
        ? `The temperature stays at ${flat} °C, the ${melts ? 'melting' : 'boiling'} point, while the substance ${change}, so at X there is ${STAGES[right]}.`
        : `The level part is at ${flat} °C, the ${melts ? 'melting' : 'boiling'} point. X is at a ${degrees > flat ? 'higher' : 'lower'} temperature, so at X there is ${STAGES[right]}.`
    const error = (stage: number) => {
      if (stage === 2 * level - right && phase !== 1)
        return `You took the substance to be ${cools ? 'heated' : 'cooled'}, or X to be on the other side of the level part. ${why}`
      if (Math.abs(stage - right) === 2)
        return `You took the level part for the other change of state. ${why}`
      if (stage === level) return `You chose what is there during the level part. ${why}`
      return phase === 1
        ? `You chose a single state, but during the level part two states are there. ${why}`
        : `You chose what is there at another temperature than that of X. ${why}`
    }
    return {
      stem:
        [
          `A pure substance has a melting point of ${melting} °C and a boiling point of ${boiling} °C. It is ${cools ? 'cooled' : 'heated'}, and the graph shows its temperature. Evaporation can be ignored.`,
          `The graph shows how the temperature of a pure substance changes while it is ${cools ? 'cooled' : 'heated'}. The substance melts at ${melting} °C and boils at ${boiling} °C. Evaporation can be ignored.`,
          `A student ${cools ? 'lets a hot pure substance cool' : 'heats a pure substance'} and plots its temperature against time. Its melting point is ${melting} °C and its boiling point ${boiling} °C. Evaporation can be ignored.`,
        ][scene] ?? '',
      figure: figure(
        {
          name: 'thermal-physics/temperature-graph-above-four-boxes-of-particles',
          title: 'A temperature–time graph above four boxes of particles',
          description: `The temperature ${cools ? 'falls' : 'rises'} from ${start} °C to ${flat} °C in 4 minutes, stays level until 8 minutes, and then ${cools ? 'falls' : 'rises'} to ${end} °C at 12 minutes. Point X is on the line at ${time} minutes. Below are four boxes: ${shown.map((stage, at) => `${PANELS[at]}, ${STAGE_TOLD[stage]}`).join('; ')}.`,
          height: 382,
        },
        chart.axes,
        chart.line([
          [0, start],
          [4, flat],
          [8, flat],
          [12, end],
        ]),
        dot(...chart.at(time, degrees), 'd', 4),
        chart.label(time, degrees, 'X', { dx: 8, dy: degrees > 130 ? 14 : -8, cls: 'b' }),
        fourDrawings(86, (at, x, y) => particlesOf(x + 40, y + 4, shown[at] ?? 0), 208),
      ),
      prompt: [
        'Which diagram shows the particles of the substance at X?',
        'Which diagram shows how the particles are arranged at point X?',
      ],
      options: lettered(shown.map(stage => (stage === right ? null : error(stage)))),
      solution: `${why}

Diagram ${PANELS[shown.indexOf(right)]} shows this: ${STAGE_TOLD[right]}.`,
    }
  },
  // By the temperature at X alone, and whether it is that of a change.
  verify: ({ melting, boiling, cools, melts, phase, shown }) => {
    const flat = melts ? melting : boiling
    const at = flat + (phase - 1) * (cools ? -10 : 10)
    const stage = at < melting ? 0 : at === melting ? 1 : at < boiling ? 2 : at === boiling ? 3 : 4
    return PANELS[shown.indexOf(stage)] ?? ''
  },
})
