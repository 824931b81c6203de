import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, dot, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { orbitArrow, sunlight } from '@/lib/figures/space'
import { FACES_THE_SUN, SPINS } from './points-core'

const { core, templates } = questionsOf('structured', '6.1.1', { calculator: 'needed' })

export { templates }

const STEMS = [
  'A student makes two drawings for a talk about the Earth and the Moon, as they are seen from above the North Pole. They are not to scale.',
  'Two drawings on a wall of a planetarium show the Earth and the Moon from above the North Pole. They are not to scale.',
  'A teacher draws the Earth and the Moon as they are seen from above the North Pole. The drawings are not to scale.',
] as const

const TIMES = {
  midday: { letter: 'D', name: 'midday' },
  midnight: { letter: 'M', name: 'midnight' },
  sunrise: { letter: 'R', name: 'sunrise' },
  sunset: { letter: 'S', name: 'sunset' },
} as const
type Time = keyof typeof TIMES

/** A ball whose half away from the Sun is dark. */
function halfLit(x: number, y: number, radius: number, fromLeft: boolean): Shape {
  return (
    circle(x, y, radius, 'l sheet') +
    `<path class="sunk" d="M${x} ${y - radius}A${radius} ${radius} 0 0 ${fromLeft ? 1 : 0} ${x} ${y + radius}Z"/>` +
    circle(x, y, radius)
  )
}

const rays = (fromLeft: boolean, height: number): Shape =>
  fromLeft
    ? sunlight(14, 44, height, 4, 54)
    : Array.from({ length: 4 }, (_, at) => {
        const y = 44 + (height * at) / 3
        return arrow(346, y, 292, y, { cls: 'p' })
      }).join('')

const sunlightName = (fromLeft: boolean) =>
  text(fromLeft ? 14 : 346, 26, 'sunlight', { anchor: fromLeft ? 'start' : 'end' })

const setDown = (letter: string, [x, y]: Point): Shape =>
  dot(x, y, 'gd', 2.5) + text(x + 6, y + 4.5, letter, { cls: 'tp' })

core('labels-on-the-earth-and-on-the-orbit-of-the-moon', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => ({
    stem: random.pick(STEMS),
    fromLeft: random.chance(0.5),
    times: random.pick([
      ['midday', 'sunrise'],
      ['midday', 'sunset'],
      ['midnight', 'sunrise'],
      ['midnight', 'sunset'],
    ] as const),
    hours: random.pick([2, 3, 4, 5, 7, 8, 9, 10]),
  }),
  make: ({ stem, fromLeft, times, hours }) => {
    const toSun = fromLeft ? 180 : 0
    // Anticlockwise, as seen from above the North Pole: out of the night at sunrise, a quarter turn before midday.
    const angles: Record<Time, number> = {
      midday: toSun,
      midnight: toSun + 180,
      sunrise: toSun - 90,
      sunset: toSun + 90,
    }
    const [x, y, radius] = [180, 92, 56]
    const side = fromLeft ? 'left' : 'right'
    const placeOf = (time: Time) => polar(x, y, radius, angles[time])
    const earth = {
      name: 'space-physics/earth-from-above-the-north-pole',
      title: 'The Earth seen from above the North Pole',
      description: `Parallel rays of sunlight come from the ${side}. The half of the Earth on the ${side} is light, the other half is dark. The North Pole is a dot in the middle, and an arrow round it points anticlockwise.`,
      height: 168,
    }
    const earthGiven = [
      rays(fromLeft, 96),
      sunlightName(fromLeft),
      halfLit(x, y, radius, fromLeft),
      dot(x, y, 'rd', 3.5),
      orbitArrow(x, y, 28, fromLeft ? 130 : -50, fromLeft ? 230 : 50, 'r'),
      text(x, y + radius + 18, 'Earth', { anchor: 'middle' }),
    ]
    const [mx, my, orbit] = [180, 108, 78]
    const moonPlaces: readonly (readonly [letter: string, angle: number])[] = [
      ['N', toSun],
      ['F', toSun + 180],
    ]
    const moon = {
      name: 'space-physics/orbit-of-the-moon-without-the-moon',
      title: 'The orbit of the Moon round the Earth',
      description: `Parallel rays of sunlight come from the ${side}. The Earth is in the middle of a circle, the orbit of the Moon. An arrow on the orbit points anticlockwise. The Moon is not drawn.`,
      height: 216,
    }
    const moonGiven = [
      rays(fromLeft, 128),
      sunlightName(fromLeft),
      circle(mx, my, orbit, 'f'),
      orbitArrow(mx, my, orbit, 50, 72),
      halfLit(mx, my, 16, fromLeft),
      text(mx, my + 34, 'Earth', { anchor: 'middle' }),
      text(mx, 206, 'orbit of the Moon', { anchor: 'middle', cls: 's' }),
    ]
    const angle = (360 * hours) / 24
    return {
      stem,
      parts: {
        a: ask.table({
          prompt: 'Complete the table.',
          command: 'Complete',
          head: ['motion', 'time', 'unit'],
          rows: [
            [
              { text: 'one spin of the Earth on its axis' },
              { blank: 'spin', answer: 24, marks: 1, unit: '', tolerance: 0.1 },
              { text: 'hours' },
            ],
            [
              { text: 'one orbit of the Earth round the Sun' },
              { blank: 'orbit', answer: 365, marks: 1, unit: '', tolerance: 0.5 },
              { text: 'days' },
            ],
          ],
          scheme: ['24 (hours)', '365 (days)'],
          solution:
            'The Earth spins on its axis once in about 24 hours: one day. It orbits the Sun once in about 365 days: one year.',
        }),
        b: ask.draw({
          prompt: `The drawing shows the Earth. The arrow shows how it spins. On the **edge** of the Earth, put ${times.map(time => `the label ${TIMES[time].letter} where it is ${TIMES[time].name}`).join(' and ')}.`,
          command: 'Draw',
          figure: figure(earth, ...earthGiven),
          tools: ['label'],
          labels: times.map(time => ({ id: TIMES[time].letter, text: TIMES[time].letter })),
          checks: times.map(time => {
            const [px, py] = placeOf(time)
            return { label: TIMES[time].letter, in: { at: [px, py] as const, within: 18 } }
          }),
          modelFigure: figure(
            {
              ...earth,
              name: `${earth.name}-model`,
              description: `The drawing as before, with the labels ${times.map(time => TIMES[time].letter).join(' and ')} on the edge of the Earth.`,
            },
            ...earthGiven,
            ...times.map(time => setDown(TIMES[time].letter, placeOf(time))),
          ),
          scheme: times.map(time =>
            time === 'midday'
              ? 'D on the edge, in the middle of the light half'
              : time === 'midnight'
                ? 'M on the edge, in the middle of the dark half'
                : time === 'sunrise'
                  ? 'R on the edge, where a place moves from the dark half into the light half'
                  : 'S on the edge, where a place moves from the light half into the dark half',
          ),
          solution: `It is ${TIMES[times[0]].name} in the middle of the ${times[0] === 'midday' ? 'light' : 'dark'} half. The Earth spins anticlockwise here. A place has ${TIMES[times[1]].name} when it moves ${times[1] === 'sunrise' ? 'out of the dark half' : 'into the dark half'}.`,
        }),
        c: ask.written({
          prompt: 'Explain why a place on the Earth has day and night.',
          scheme: [
            judged('the Earth spins (rotates) on its axis', SPINS),
            judged(
              'it is day on the half that faces the Sun (and night on the half that faces away)',
              FACES_THE_SUN,
            ),
          ],
          modelAnswer:
            'The Earth spins on its axis. It is day at the place while it faces the Sun, and night while it faces away from the Sun.',
          solution:
            'The Sun lights one half of the Earth. The spin carries each place through the lit half and the dark half in about 24 hours.',
        }),
        d: ask.draw({
          prompt:
            'The drawing shows the orbit of the Moon. On the orbit, put the label F where the Moon is at full Moon, and the label N where it is at new Moon.',
          command: 'Draw',
          figure: figure(moon, ...moonGiven),
          tools: ['label'],
          labels: ['F', 'N'].map(id => ({ id, text: id })),
          checks: ['F', 'N'].map(letter => {
            const place = moonPlaces.find(([name]) => name === letter)?.[1] ?? 0
            const [px, py] = polar(mx, my, orbit, place)
            return { label: letter, in: { at: [px, py] as const, within: 22 } }
          }),
          modelFigure: figure(
            {
              ...moon,
              name: `${moon.name}-model`,
              description: 'The drawing as before, with the labels F and N on opposite sides of the orbit.',
            },
            ...moonGiven,
            ...moonPlaces.map(([letter, place]) => setDown(letter, polar(mx, my, orbit, place))),
          ),
          scheme: ['F on the side of the Earth that is away from the Sun', 'N between the Earth and the Sun'],
          solution:
            'At full Moon the lit half of the Moon faces the Earth: the Earth is between the Sun and the Moon. At new Moon it faces away from the Earth: the Moon is between the Earth and the Sun.',
        }),
        e: ask.number({
          prompt: `Calculate the angle through which the Earth turns on its axis in ${quantity(hours, 'hours')}.`,
          answer: angle,
          unit: '°',
          scheme: steps('360° in 24 hours, or 15° in one hour', `${angle}°`),
          solution: `A whole turn is 360° and takes 24 hours. In one hour the Earth turns through 360 ÷ 24 = 15°, so in ${quantity(hours, 'hours')} it turns through ${hours} × 15 = ${angle}°.`,
        }),
      },
    }
  },
  verify: ({ hours }) => ({
    e: Array.from({ length: hours }, () => 15).reduce((sum, each) => sum + each, 0),
  }),
})
