import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { arrow, dot, line, type Point, polyline, rect, type Shape, text } from '@/lib/figures/shapes'
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
