import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { quantity, standardForm } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { circle, dimension, dot, line, text } from '@/lib/figures/shapes'
import { LIGHT } from '../shared'

const { core, templates } = choiceQuestions('6.1.2', { calculator: 'needed' })

export { templates }

/** Distances from the Sun in metres. */
const EARTH = 1.5e11
const PLANETS = [
  { name: 'Mercury', far: 5.8e10 },
  { name: 'Venus', far: 1.1e11 },
  { name: 'Mars', far: 2.3e11 },
  { name: 'Jupiter', far: 7.8e11 },
] as const

core('radio-signal-between-two-planets', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const { name, far } = random.pick(PLANETS)
    const opposite = random.chance(0.5)
    const answered = random.chance(0.4)
    const ways = answered ? 2 : 1
    const minutes = (metres: number) => metres / LIGHT / 60
    const [between, other] = opposite
      ? [EARTH + far, Math.abs(EARTH - far)]
      : [Math.abs(EARTH - far), EARTH + far]
    const right = ways * minutes(between)
    const slips: Slip[] = [
      [
        ways * minutes(other),
        opposite
          ? 'You subtracted the two distances. The planets are on opposite sides of the Sun, so add them.'
          : 'You added the two distances. The planets are on the same side of the Sun, so subtract them.',
      ],
      [
        ways * minutes(far),
        `You used the distance of ${name} from the Sun. The signal travels between ${name} and the Earth.`,
      ],
      [
        ways * minutes(EARTH),
        `You used the distance of the Earth from the Sun. The signal travels between ${name} and the Earth.`,
      ],
      answered
        ? [minutes(between), 'You left out the way back: the answer has to travel the same distance.']
        : [2 * minutes(between), 'You took the way there and back. The question is about one way only.'],
      [
        (ways * between) / LIGHT / 100,
        'You took 100 seconds for one minute. There are 60 seconds in a minute.',
      ],
    ]
    const wrong = threeSlips(random, right, slips, value => quantity(value, 'minutes', 2))
    if (!wrong || wrong.some(([value]) => Math.abs(value / right - 1) < 0.08)) return null
    return {
      name,
      far,
      opposite,
      answered,
      between,
      right,
      wrong,
      flip: random.chance(0.5),
      scene: random.int(0, 2),
    }
  },
  make: ({ name, far, opposite, answered, between, right, wrong, flip, scene }) => {
    const [sunX, sunY] = [180, 122]
    const [outer, inner] = far > EARTH ? [name, 'Earth'] : ['Earth', name]
    const side = flip ? -1 : 1
    const [outerX, innerX] = [sunX + side * 110, sunX + (opposite ? -side : side) * 66]
    const metres = (planet: string) => `${standardForm(planet === 'Earth' ? EARTH : far, 2)} m`
    const wayOf = (x: number) => (x > sunX ? 1 : -1)
    // Side by side, with the names below, where the Sun is between the planets; else one above the other.
    const [lowest, names] = opposite ? [252, 1] : [274, -1]
    const measured = (x: number, y: number, planet: string) =>
      line(x, sunY, x, y + 6, 'l thin dash') +
      dimension(sunX, y, x, y, `Sun–${planet} ${metres(planet)}`, [
        sunX + names * wayOf(x) * (opposite ? 88 : 92),
        y + (opposite ? 26 : 4.5),
      ])
    const sum = opposite ? 'add' : 'subtract'
    return {
      stem: `${
        [
          `A radio signal is sent from the Earth to a spacecraft that is in orbit close to ${name}.`,
          `Engineers on the Earth send a command by radio to a spacecraft near ${name}.`,
          `A spacecraft near ${name} receives a radio signal from the Earth.`,
        ][scene] ?? ''
      } The diagram, which is not to scale, shows the positions of the two planets at that time.${opposite ? ' The signal passes close to the Sun.' : ''} Radio waves travel at 3.0 × 10^{8} m/s.${answered ? ' The spacecraft sends its answer at once.' : ''}`,
      figure: figure(
        {
          name: 'space-physics/two-planets-and-the-sun-in-line',
          title: 'Two planets in their orbits around the Sun',
          description: `Two circular orbits around the Sun, not to scale: the inner one of ${inner === 'Earth' ? 'the Earth' : inner}, the outer one of ${outer === 'Earth' ? 'the Earth' : outer}. The Sun and the two planets are in line, ${opposite ? 'the Sun between the planets' : 'both planets on the same side of the Sun'}. From the Sun to ${outer === 'Earth' ? 'the Earth' : outer} it is ${metres(outer)}, to ${inner === 'Earth' ? 'the Earth' : inner} ${metres(inner)}.`,
          height: 286,
        },
        circle(sunX, sunY, 66, 'f'),
        circle(sunX, sunY, 110, 'f'),
        line(sunX, sunY, sunX, lowest + 6, 'l thin dash'),
        circle(sunX, sunY, 14, 'l hl'),
        text(sunX, sunY - 20, 'Sun', { anchor: 'middle' }),
        measured(innerX, 252, inner),
        measured(outerX, lowest, outer),
        dot(outerX, sunY, 'pd', 7),
        text(outerX + side * 11, sunY + 4.5, outer, { anchor: side > 0 ? 'start' : 'end' }),
        dot(innerX, sunY, 'pd', 6),
        text(innerX - wayOf(innerX) * 5, sunY + 27, inner, { anchor: innerX > sunX ? 'end' : 'start' }),
      ),
      prompt: answered
        ? [
            'How long after the signal is sent does the answer reach the Earth?',
            'What is the time between sending the signal and receiving the answer on the Earth?',
          ]
        : [
            'How long does the signal take to reach the spacecraft?',
            'What is the time between sending the signal and its arrival at the spacecraft?',
          ],
      options: numbers({ right, unit: 'minutes', sigFigs: 2, wrong }),
      solution: `The planets are on ${opposite ? 'opposite sides' : 'the same side'} of the Sun, so ${sum} their distances from it: the signal travels ${standardForm(between, 2)} m${answered ? ', and the answer as far again' : ''}.

Time = distance ÷ speed = ${answered ? '2 × ' : ''}${standardForm(between, 2)} ÷ (3.0 × 10^{8}) = ${quantity(Math.round(((answered ? 2 : 1) * between) / LIGHT), 's')} = ${quantity(right, 'minutes', 2)}.`,
    }
  },
  // On a line through the Sun, in light-minutes.
  verify: ({ far, opposite, answered }) => {
    const lightMinute = 1.8e10
    const [home, there] = [EARTH / lightMinute, ((opposite ? -1 : 1) * far) / lightMinute]
    return Math.abs(home - there) * (answered ? 2 : 1)
  },
})
