import { ask } from '@/lib/exams/authoring/ask'
import { judged, steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { words } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { sequenceScheme } from '@/lib/exams/rising-scheme'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, dot, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { moonPhase, orbitArrow, sunlight } from '@/lib/figures/space'
import {
  FACES_THE_SUN,
  MOON_ORBITS,
  MORE_OR_LESS_OF_THE_LIT_HALF,
  REFLECTS_SUNLIGHT,
  SPINS,
} from './points-core'

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

const WATCHERS = [
  'A student draws the Moon four times between one new Moon and the next.',
  'A farmer takes four photographs of the Moon between one new Moon and the next.',
  'Visitors to an observatory draw the Moon four times between one new Moon and the next.',
  'The keeper of a lighthouse sketches the Moon four times between one new Moon and the next.',
] as const

/** Parts of the time from one new Moon to the next, in eighths; how much of the Moon is seen lit. */
const SEEN = [
  { eighths: 1, lit: 0.2, told: 'a thin crescent' },
  { eighths: 2, lit: 0.5, told: 'one half' },
  { eighths: 3, lit: 0.8, told: 'more than half, but not all,' },
  { eighths: 4, lit: 1, told: 'the whole disc' },
  { eighths: 5, lit: 0.8, told: 'more than half, but not all,' },
  { eighths: 6, lit: 0.5, told: 'one half' },
  { eighths: 7, lit: 0.2, told: 'a thin crescent' },
] as const

/** From one new Moon to the next, in days. */
const MONTH = 29.5

const FRACTIONS = { 2: 'one quarter', 4: 'one half', 6: 'three quarters' } as const

core('drawings-of-the-moon-put-in-order', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => ({
    stem: random.pick(WATCHERS),
    // Always the full Moon, and a half that is seen before or after it.
    nights: random.shuffle([
      4,
      random.pick([2, 6]),
      ...random.pick([
        [1, 5],
        [3, 7],
        [1, 7],
        [3, 5],
      ] as const),
    ]),
    rightFirst: random.chance(0.5),
    full: random.chance(0.5),
  }),
  make: ({ stem, nights, rightFirst, full }) => {
    const letters = ['P', 'Q', 'R', 'S']
    const letterOf = (night: number) => letters[nights.indexOf(night)] ?? ''
    const inOrder = [...nights].sort((one, other) => one - other).map(letterOf)
    const half = nights.find(night => night === 2 || night === 6) ?? 2
    const asked = full ? 4 : (half as 2 | 6)
    const days = (MONTH * asked) / 8
    const [side, other] = rightFirst ? ['right', 'left'] : ['left', 'right']
    const seen = nights.map(night => SEEN[night - 1] ?? SEEN[0])
    const told = seen
      .map(({ eighths, told: what }, at) => {
        const where = eighths === 4 ? '' : ` on the ${eighths < 4 ? side : other}`
        return `${letters[at]}: ${what} is bright${where}`
      })
      .join('; ')
    return {
      stem: `${stem} The diagram shows the four pictures P, Q, R and S. They are not in the right order. At this place the ${side}-hand side of the Moon is bright between new Moon and full Moon, and the ${other}-hand side between full Moon and the next new Moon.`,
      figure: figure(
        {
          name: 'space-physics/four-pictures-of-the-moon',
          title: 'Four pictures of the Moon',
          description: `Four discs in a row. ${told}. The rest of each disc is dark.`,
          height: 112,
        },
        ...seen.map(({ eighths, lit }, at) => {
          const x = 52 + at * 85
          return (
            moonPhase(x, 48, 32, lit, eighths < 4 === rightFirst) +
            text(x, 102, letters[at] ?? '', { anchor: 'middle', cls: 'b' })
          )
        }),
      ),
      parts: {
        a: ask.order({
          prompt: 'Put the four pictures in the order in which they are seen. Begin after new Moon.',
          command: 'State',
          objective: 'AO2',
          marks: 2,
          items: letters.map(letter => ({ id: letter, text: `picture ${letter}` })),
          answer: inOrder,
          scheme: sequenceScheme(4, 2),
          solution: `After new Moon the bright part on the ${side} grows until full Moon, ${letterOf(4)}. Then the bright part becomes smaller and is on the ${other}. The order is ${inOrder.join(', ')}.`,
        }),
        b: words({
          subject: 'igcse/physics',
          mode: 'words',
          prompt: 'State the name of the phase of the Moon in which no bright part of it can be seen.',
          answers: [{ text: 'new Moon', accept: ['new', 'the new Moon', 'new moon phase'] }],
          reject: [
            { text: 'full Moon', why: 'At full Moon the whole of the bright half is seen.' },
            { text: 'half Moon', why: 'At half Moon one half of the disc is bright.' },
            { text: 'eclipse', why: 'An eclipse is not a phase.' },
          ],
          solution: 'At new Moon the bright half of the Moon faces away from the Earth.',
        }),
        c: ask.number({
          prompt: `The time from one new Moon to the next is ${quantity(MONTH, 'days', 3)}. Calculate the time from new Moon to picture ${letterOf(asked)}.`,
          command: 'Calculate',
          answer: days,
          unit: 'days',
          scheme: steps(
            `picture ${letterOf(asked)} is ${FRACTIONS[asked]} of the way from one new Moon to the next`,
            `${plain(days, 1)} days`,
          ),
          solution: `In picture ${letterOf(asked)} ${asked === 4 ? 'the whole disc is bright' : `the ${half === 2 ? side : other}-hand half of the disc is bright`}: this is ${FRACTIONS[asked]} of the way from one new Moon to the next. ${plain(asked / 8)} × 29.5 = ${quantity(days, 'days', 3)}.`,
        }),
        d: ask.written({
          prompt: 'The Moon does not give out light of its own. Explain why it can be seen.',
          command: 'Explain',
          lines: 1,
          scheme: [judged('it reflects the light of the Sun', REFLECTS_SUNLIGHT)],
          modelAnswer: 'The Moon reflects light from the Sun.',
          solution:
            'The Sun lights the half of the Moon that faces it. Some of this light is reflected to the Earth.',
        }),
        e: ask.written({
          prompt: 'Explain why the shape of the bright part that is seen changes during the month.',
          scheme: [
            judged('the Moon orbits the Earth', MOON_ORBITS),
            judged(
              'so more or less of the lit half of the Moon is seen from the Earth (faces the Earth)',
              MORE_OR_LESS_OF_THE_LIT_HALF,
            ),
          ],
          modelAnswer:
            'The Moon orbits the Earth. In different positions we see more or less of the half that is lit by the Sun.',
          solution:
            'One half of the Moon is always lit. The phases are not a shadow of the Earth: they show how much of this half faces the Earth.',
        }),
      },
    }
  },
  verify: ({ nights, full }) => {
    // New Moon, half, full, half: a quarter of the time between any two.
    const quarters = full ? 2 : nights.includes(6) ? 3 : 1
    return { c: quarters * 7.375 }
  },
})
