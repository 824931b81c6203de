import { allDiffer, inThisOrder, numbers, pairs, type Wrong } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { quantity, standardForm, toSigFigs } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { arrow, circle, dot, line, polar, text } from '@/lib/figures/shapes'
import { moonPhase, orbitArrow, sunlight } from '@/lib/figures/space'
import { fourDrawings, lettered } from '../shared'

const { core, supplement, templates } = choiceQuestions('6.1.1')

export { templates }

const MOTIONS = [
  { motion: 'the Earth spins once on its axis', time: 'about 24 hours', cause: 'day and night' },
  { motion: 'the Earth orbits the Sun once', time: 'about 365 days', cause: 'the cycle of the seasons' },
  { motion: 'the Moon orbits the Earth once', time: 'about one month', cause: 'the phases of the Moon' },
] as const

core('time-and-effect-of-a-motion', {
  facts: { difficulty: 1, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const [item, one, other] = random.shuffle(MOTIONS)
    return item && one && other ? { item, one, other } : null
  },
  make: ({ item, one, other }) => ({
    stem: '',
    prompt: `Which row gives the time in which ${item.motion}, and an effect of this motion?`,
    columns: 'time | effect',
    right: `${item.time} | ${item.cause}`,
    wrong: {
      [`${one.time} | ${item.cause}`]: `You gave the time in which ${one.motion}.`,
      [`${item.time} | ${other.cause}`]: `You gave the effect of another motion: ${other.motion}.`,
      [`${one.time} | ${one.cause}`]: `You described another motion: ${one.motion}.`,
    },
    solution: `In ${item.time}, ${item.motion}. This motion is the reason for ${item.cause}.`,
  }),
})

const SKY = [
  'The Sun rises in the east, moves across the sky and sets in the west.',
  'In the morning the Sun is seen in the east, and in the evening in the west.',
  'During the day, the Sun appears to move across the sky from east to west.',
]

core('apparent-motion-of-the-sun', {
  facts: { difficulty: 2, objective: 'AO1', checked: '2026-11-20' },
  values: random => {
    const wrong: Wrong[] = pairs({
      'The Earth spins on its axis from east to west.':
        'You chose the wrong direction of spin. The Sun seems to move opposite to the spin of the Earth.',
      'The Earth orbits the Sun once in about 24 hours.':
        'You confused the spin with the orbit, which takes about 365 days.',
      'The Sun orbits the Earth once in about 24 hours.':
        'You took the apparent motion for a real one. The Earth orbits the Sun.',
      'The axis of the Earth is tilted.':
        'You gave the reason for the seasons. The daily motion would be seen without a tilt as well.',
    })
    return { opening: random.pick(SKY), wrong: random.sample(wrong, 3) }
  },
  make: ({ opening, wrong }) => ({
    stem: opening,
    prompt: 'What is the reason?',
    right: 'The Earth spins on its axis from west to east.',
    wrong,
    solution:
      'The Earth spins on its axis once in about 24 hours, from west to east. To an observer on the Earth the Sun seems to move the other way, from east to west.',
  }),
})

/** The day and the night side of a ball: under lines in ink, or bare. */
const SIDES = { drawnOver: ['l sheet', 'sunk'], bare: ['lit', 'shade'] } as const

/** A ball of which the half away from the light is dark. */
function lit(
  x: number,
  y: number,
  radius: number,
  lightFrom: 'left' | 'right',
  sides: keyof typeof SIDES = 'bare',
): string {
  const [day, night] = SIDES[sides]
  const sweep = lightFrom === 'left' ? 1 : 0
  return (
    circle(x, y, radius, day) +
    `<path class="${night}" d="M${x} ${y - radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + radius}Z"/>` +
    circle(x, y, radius)
  )
}

/** Parallel rays from one side of the canvas. */
function rays(from: 'left' | 'right', top: number, bottom: number, long = 54): string {
  const [start, end] = from === 'left' ? [8, 8 + long] : [352, 352 - long]
  return (
    [0, 1, 2, 3]
      .map(at => top + ((bottom - top) * at) / 3)
      .map(y => arrow(start, y, end, y, { cls: 'r' }))
      .join('') + text(start, top - 12, 'sunlight', { anchor: from === 'left' ? 'start' : 'end' })
  )
}

core('season-from-the-tilt', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    from: random.pick(['left', 'right'] as const),
    leans: random.pick(['left', 'right'] as const),
    north: random.chance(0.5),
  }),
  make: ({ from, leans, north }) => {
    const northTowards = from === leans
    const summer = northTowards === north
    const [season, other] = summer ? ['summer', 'winter'] : ['winter', 'summer']
    const [hours, otherHours] = summer ? ['more than 12', 'fewer than 12'] : ['fewer than 12', 'more than 12']
    const tilt = leans === 'left' ? 23.4 : -23.4
    const [x, y, radius] = [190, 102, 56]
    const end = (away: number, angle: number) => polar(x, y, away, angle + tilt)
    const [top, low] = [end(radius + 20, 90), end(radius + 20, 270)]
    const [one, two] = [end(radius, 0), end(radius, 180)]
    const half = north ? 'northern' : 'southern'
    return {
      stem: 'The diagram shows the Earth and sunlight that reaches it at one time of the year. The dashed line is the equator.',
      figure: figure(
        {
          name: 'space-physics/tilted-earth-in-sunlight',
          title: 'The tilted Earth in sunlight',
          description: `Parallel rays of sunlight come from the ${from}. The ${from} half of the Earth is lit and the other half is dark. The axis is tilted: its north end leans to the ${leans}. The equator is a dashed line at a right angle to the axis. Not to scale.`,
          height: 206,
        },
        rays(from, 58, 146),
        lit(x, y, radius, from, 'drawnOver'),
        line(...top, ...low, 'p'),
        line(...one, ...two, 'l dash thin'),
        text(top[0] + (leans === 'left' ? -6 : 6), top[1] + 10, 'North Pole', {
          anchor: leans === 'left' ? 'end' : 'start',
          cls: 's',
        }),
        text(low[0] + (leans === 'left' ? 8 : -8), low[1] - 2, 'axis', {
          anchor: leans === 'left' ? 'start' : 'end',
          cls: 's',
        }),
        text(from === 'left' ? 352 : 8, 200, 'not to scale', {
          anchor: from === 'left' ? 'end' : 'start',
          cls: 's',
        }),
      ),
      prompt: `Which row describes a town half-way between the equator and the ${north ? 'North' : 'South'} Pole at this time?`,
      columns: 'season | hours of daylight in one day',
      right: `${season} | ${hours}`,
      wrong: {
        [`${season} | ${otherHours}`]:
          'You gave the hours of daylight the wrong way round: days are long in summer and short in winter.',
        [`${other} | ${hours}`]:
          'You gave the season the wrong way round: it is summer in the half that leans towards the Sun.',
        [`${other} | ${otherHours}`]: `You described the other half of the Earth. The ${half} half leans ${summer ? 'towards' : 'away from'} the Sun.`,
      },
      solution: `The north end of the axis leans ${northTowards ? 'towards' : 'away from'} the Sun, so the ${half} half of the Earth leans ${summer ? 'towards' : 'away from'} it: ${season} there.

In ${season}, a town in this half is in the light for ${summer ? 'more' : 'less'} than half of each day: ${hours} hours.`,
    }
  },
  verify: ({ from, leans, north }) => {
    // Sign of the angle between the pole of this half and the direction of the Sun.
    const sun = from === 'left' ? -1 : 1
    const pole = (leans === 'left' ? -1 : 1) * (north ? 1 : -1)
    return sun * pole > 0 ? 'summer' : 'winter'
  },
})

const TIMES = ['sunrise', 'midday', 'sunset', 'midnight'] as const

core('time-of-day-at-a-place', {
  facts: { difficulty: 4, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({ from: random.pick(['left', 'right'] as const), at: random.pick([0, 90, 180, 270]) }),
  make: ({ from, at }) => {
    const sun = from === 'left' ? 180 : 0
    const turned = (at - sun + 360) % 360
    const right = turned === 0 ? 'midday' : turned === 90 ? 'sunset' : turned === 180 ? 'midnight' : 'sunrise'
    const [x, y, radius] = [190, 104, 58]
    const place = polar(x, y, radius, at)
    const label = polar(x, y, radius + 16, at)
    const ways = { 0: 'right', 90: 'top', 180: 'left', 270: 'bottom' }
    const errorFor = (time: string) => {
      if (right === 'midday' || right === 'midnight')
        return time === 'midday' || time === 'midnight'
          ? 'You confused the side that faces the Sun with the side that faces away from it.'
          : 'You put the place on the line between day and night, but it is in the middle of one side.'
      return time === 'sunrise' || time === 'sunset'
        ? 'You let the Earth spin the wrong way. Follow the place in the direction of the arrow.'
        : 'You did not see that the place is on the line between day and night.'
    }
    return {
      stem: 'The diagram shows the Earth, seen from above the North Pole. P is a place on the equator. The arrow shows the direction in which the Earth spins.',
      figure: figure(
        {
          name: 'space-physics/earth-from-above-the-pole',
          title: 'The Earth seen from above the North Pole',
          description: `Sunlight comes from the ${from}. The ${from} half of the Earth is lit and the other half is dark. The North Pole is at the centre of the circle. Place P is at the ${ways[at as 0]} of the circle. An arrow shows that the Earth spins anticlockwise. Not to scale.`,
          height: 206,
        },
        rays(from, 60, 148),
        lit(x, y, radius, from, 'drawnOver'),
        dot(x, y, 'd', 3),
        text(x, y + 20, 'North Pole', { anchor: 'middle', cls: 's' }),
        orbitArrow(x, y, radius + 10, at === 90 ? 305 : 35, at === 90 ? 335 : 65),
        dot(place[0], place[1], 'pd', 5),
        text(label[0], label[1] + 4.5, 'P', { anchor: 'middle', cls: 'b' }),
        text(from === 'left' ? 352 : 8, 200, 'not to scale', {
          anchor: from === 'left' ? 'end' : 'start',
          cls: 's',
        }),
      ),
      prompt: 'What is the time of day at P?',
      options: inThisOrder(
        TIMES.map((time): string | Wrong => (time === right ? time : [time, errorFor(time)])),
      ),
      solution:
        right === 'midday' || right === 'midnight'
          ? `P is in the middle of the ${right === 'midday' ? 'lit side: it faces the Sun, so it is midday' : 'dark side: it faces away from the Sun, so it is midnight'}.`
          : `P is on the line between the lit and the dark side. The spin is just carrying it into the ${right === 'sunrise' ? 'light' : 'dark'}, so it is ${right}.`,
    }
  },
  verify: ({ from, at }) => {
    // How far P is towards the Sun now, and a little later.
    const sun = from === 'left' ? Math.PI : 0
    const now = (at * Math.PI) / 180
    const [height, later] = [Math.cos(now - sun), Math.cos(now + 0.01 - sun)]
    if (Math.abs(height) > 0.5) return height > 0 ? 'midday' : 'midnight'
    return later > height ? 'sunrise' : 'sunset'
  },
})

core('position-of-the-moon-for-a-phase', {
  facts: { difficulty: 3, objective: 'AO1', checked: '2026-11-20' },
  values: random => ({
    from: random.pick(['left', 'right'] as const),
    full: random.chance(0.5),
    letters: random.shuffle(['P', 'Q', 'R', 'S']),
  }),
  make: ({ from, full, letters }) => {
    const sun = from === 'left' ? 180 : 0
    const wanted = (sun + (full ? 180 : 0)) % 360
    const [x, y] = [186, 120]
    const positions = [0, 90, 180, 270].map((angle, at) => ({ angle, letter: letters[at] ?? '' }))
    const sorted = [...positions].sort((one, other) => one.letter.localeCompare(other.letter))
    const phase = full ? 'full Moon' : 'new Moon'
    const where = { 0: 'to the right of', 90: 'above', 180: 'to the left of', 270: 'below' }
    return {
      stem: 'The diagram shows the Moon at four positions in its orbit around the Earth.',
      figure: figure(
        {
          name: 'space-physics/four-positions-of-the-moon',
          title: 'Four positions of the Moon',
          description: `Sunlight comes from the ${from}. The Earth is at the centre of a circle, the orbit of the Moon. ${positions.map(({ angle, letter }) => `Position ${letter} is ${where[angle as 0]} the Earth.`).join(' ')} In every position the ${from} half of the Moon is lit. Not to scale.`,
          height: 244,
        },
        rays(from, 70, 170),
        circle(x, y, 84, 'f'),
        lit(x, y, 20, from),
        text(x, y + 36, 'Earth', { anchor: 'middle', cls: 's' }),
        ...positions.map(({ angle, letter }) => {
          const [px, py] = polar(x, y, 84, angle)
          const [tx, ty] = polar(x, y, 106, angle)
          return lit(px, py, 11, from) + text(tx, ty + 4.5, letter, { anchor: 'middle', cls: 'b' })
        }),
        text(from === 'left' ? 352 : 8, 238, 'not to scale', {
          anchor: from === 'left' ? 'end' : 'start',
          cls: 's',
        }),
      ),
      prompt: `Which letter shows the position of the Moon at ${phase}?`,
      options: inThisOrder(
        sorted.map(({ angle, letter }): string | Wrong =>
          angle === wanted
            ? letter
            : [
                letter,
                (angle - wanted + 360) % 360 === 180
                  ? `You chose the position of ${full ? 'a new Moon: there the lit half faces away from' : 'a full Moon: there all of the lit half faces'} the Earth.`
                  : 'You chose a position from which half of the lit side is seen from the Earth.',
              ],
        ),
      ),
      solution: full
        ? 'At full Moon all of the lit half faces the Earth. The Moon is then on the side of the Earth that is away from the Sun.'
        : 'At new Moon the lit half faces away from the Earth. The Moon is then on the same side of the Earth as the Sun.',
    }
  },
  verify: ({ from, full, letters }) => {
    // The part of the lit half that is seen: (1 − cos of the angle between Sun and Moon) ÷ 2.
    const sun = from === 'left' ? Math.PI : 0
    const seen = [0, 1, 2, 3].map(at => (1 - Math.cos((at * Math.PI) / 2 - sun)) / 2)
    return letters[seen.indexOf(full ? Math.max(...seen) : Math.min(...seen))] ?? ''
  },
})

const PHASES = ['new Moon', 'first quarter', 'full Moon', 'last quarter']

const WEEKS = ['about 1 week', 'about 2 weeks', 'about 3 weeks', 'about 4 weeks']

core('time-between-two-phases', {
  facts: { difficulty: 2, objective: 'AO2', checked: '2026-11-20' },
  values: random => ({
    first: random.int(0, 3),
    later: random.int(1, 4),
    when: random.pick(['Tonight', 'Today', 'On the first day of a month']),
  }),
  make: ({ first, later, when }) => {
    const right = later - 1
    const [start, end] = [PHASES[first] ?? '', PHASES[(first + later) % 4] ?? '']
    const shown = (phase: string) => (phase.includes('Moon') ? `a ${phase}` : `in its ${phase}`)
    return {
      stem: `The phases of the Moon follow each other in this order: new Moon, first quarter (the half Moon after it), full Moon, last quarter, and then new Moon again. ${when}, the Moon is ${shown(start)}.`,
      prompt: `After what time will the Moon next be ${shown(end)}?`,
      options: inThisOrder(
        WEEKS.map((weeks, at): string | Wrong =>
          at === right
            ? weeks
            : [
                weeks,
                at + later === 3 && later !== 2
                  ? 'You counted backwards through the phases.'
                  : `You counted ${at + 1} quarter${at === 0 ? '' : 's'} of the month, but it is ${later} from one phase to the other.`,
              ],
        ),
      ),
      solution: `The Moon orbits the Earth in about one month, so there is about one week between one of these phases and the next. From ${start} to ${end} it is ${later} such step${later === 1 ? '' : 's'}: ${WEEKS[right]}.`,
    }
  },
  verify: ({ first, later }) => {
    let days = 0
    let phase = first
    do {
      phase = (phase + 1) % 4
      days += 29.5 / 4
    } while (phase !== (first + later) % 4)
    return WEEKS[Math.round(days / 7.4) - 1] ?? ''
  },
})

const ORBITERS: readonly {
  what: string
  around: string
  radius: number
  period: number
  unit: 'hours' | 'days'
}[] = [
  { what: 'The Moon', around: 'the Earth', radius: 3.8e8, period: 27, unit: 'days' },
  { what: 'Mars', around: 'the Sun', radius: 2.3e11, period: 690, unit: 'days' },
  { what: 'Venus', around: 'the Sun', radius: 1.1e11, period: 220, unit: 'days' },
  { what: 'Mercury', around: 'the Sun', radius: 5.8e10, period: 88, unit: 'days' },
  { what: 'A communications satellite', around: 'the Earth', radius: 4.2e7, period: 24, unit: 'hours' },
  { what: 'A navigation satellite', around: 'the Earth', radius: 2.7e7, period: 12, unit: 'hours' },
  { what: 'Io, a moon of Jupiter,', around: 'Jupiter', radius: 4.2e8, period: 42, unit: 'hours' },
  { what: 'Europa, a moon of Jupiter,', around: 'Jupiter', radius: 6.7e8, period: 85, unit: 'hours' },
  { what: 'Titan, a moon of Saturn,', around: 'Saturn', radius: 1.2e9, period: 16, unit: 'days' },
  { what: 'Triton, a moon of Neptune,', around: 'Neptune', radius: 3.5e8, period: 5.9, unit: 'days' },
]

supplement('orbital-speed-from-radius-and-period', {
  facts: { difficulty: 4, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const item = random.pick(ORBITERS)
    const seconds = item.period * (item.unit === 'days' ? 86400 : 3600)
    const circumference = 2 * Math.PI * item.radius
    const right = circumference / seconds
    const minutes = circumference / (seconds / 60)
    const half = random.chance(0.5)
    return { item, seconds, right, minutes, half }
  },
  make: ({ item: { what, around, radius, period, unit }, seconds, right, minutes, half }) => ({
    stem: `${what} orbits ${around} once in ${quantity(period, unit)}. The average radius of the orbit is ${standardForm(radius, 2)} m.`,
    prompt: 'What is the average orbital speed?',
    options: numbers({
      right,
      unit: 'm/s',
      sigFigs: 2,
      wrong: [
        [radius / seconds, 'You divided the radius by the period. The distance is the circumference, 2π*r*.'],
        half
          ? [right / 2, 'You used π*r* for the circumference. It is 2π*r*.']
          : [right * 2, 'You doubled the radius first, but *r* is already the radius of the orbit.'],
        [minutes, 'You changed the period to minutes, not to seconds.'],
      ],
    }),
    solution: `*T* = ${period} × ${unit === 'days' ? '24 × 3600' : '3600'} = ${standardForm(seconds, 3)} s.

*v* = 2π*r* ÷ *T* = 2π × ${standardForm(radius, 2)} ÷ ${standardForm(seconds, 3)} = ${quantity(right, 'm/s', 2)}.`,
  }),
  verify: ({ item, seconds }) => {
    // The length of a polygon with very many corners.
    const corners = 100000
    return (corners * 2 * item.radius * Math.sin(Math.PI / corners)) / seconds
  },
})

const BODIES = [
  { name: 'the Earth', radius: 6.4e6, pull: 3.99e14, heights: [1.4e6, 2.0e6, 3.6e6, 8.0e6, 2.0e7] },
  { name: 'Mars', radius: 3.4e6, pull: 4.28e13, heights: [1.0e6, 1.6e6, 2.6e6, 6.0e6] },
  { name: 'the Moon', radius: 1.7e6, pull: 4.9e12, heights: [3.0e5, 5.0e5, 8.0e5, 1.3e6] },
] as const

supplement('period-of-a-satellite-from-its-height', {
  facts: { difficulty: 5, objective: 'AO2', calculator: 'needed', checked: '2026-11-20' },
  values: random => {
    const { name, radius, pull, heights } = random.pick(BODIES)
    const height = random.pick(heights)
    const orbit = radius + height
    const speed = toSigFigs(Math.sqrt(pull / orbit), 2)
    const period = (long: number) => (2 * Math.PI * long) / speed
    const [right, bare, above, straight] = [period(orbit), period(radius), period(height), orbit / speed]
    return allDiffer([right, bare, above, straight], 2)
      ? { name, radius, height, orbit, speed, right, bare, above, straight, doubled: random.chance(0.5) }
      : null
  },
  make: ({ name, radius, height, orbit, speed, right, bare, above, straight, doubled }) => ({
    stem: `A satellite is in a circular orbit at a height of ${standardForm(height, 2)} m above the surface of ${name}. Its orbital speed is ${quantity(speed, 'm/s', 2)}. The radius of ${name} is ${standardForm(radius, 2)} m.`,
    prompt: 'What is the orbital period of the satellite?',
    options: numbers({
      right,
      unit: 's',
      sigFigs: 2,
      wrong: [
        [bare, `You used the radius of ${name}. Add the height to find the radius of the orbit.`],
        [above, `You used the height as the radius of the orbit. Add the radius of ${name}.`],
        doubled
          ? [right * 2, 'You used the diameter of the orbit in 2π*r*. Use the radius.']
          : [straight, 'You divided the radius of the orbit by the speed. The distance is 2π*r*.'],
      ],
    }),
    solution: `Radius of the orbit: *r* = ${standardForm(radius, 2)} + ${standardForm(height, 2)} = ${standardForm(orbit, 3)} m.

*T* = 2π*r* ÷ *v* = 2π × ${standardForm(orbit, 3)} ÷ ${quantity(speed, '', 2)} = ${quantity(right, 's', 2)}.`,
  }),
  verify: ({ radius, height, speed }) => (radius / speed + height / speed) * Math.PI * 2,
})

/** Where the Moon is seen from above the north pole, sunlight from the left; how much of it is lit and on which side. */
const MOONS = [
  { degrees: 0, lit: 1, growing: true, told: 'all bright' },
  { degrees: 180, lit: 0, growing: true, told: 'all dark' },
  { degrees: 270, lit: 0.5, growing: true, told: 'bright in the right half' },
  { degrees: 90, lit: 0.5, growing: false, told: 'bright in the left half' },
] as const

core('phase-of-the-moon-from-its-place', {
  facts: { difficulty: 4, checked: '2026-11-24', objective: 'AO2' },
  values: random => ({
    right: random.int(0, 3),
    shown: random.shuffle([0, 1, 2, 3]),
    scene: random.int(0, 2),
  }),
  make: ({ right, shown, scene }) => {
    const moon = MOONS[right] ?? MOONS[0]
    const [mx, my] = polar(210, 84, 58, moon.degrees)
    const place = {
      0: 'on the far side of the Earth from the Sun',
      90: 'above the Earth',
      180: 'between the Earth and the Sun',
      270: 'below the Earth',
    }[moon.degrees]
    return {
      stem:
        [
          'The first diagram shows the Earth and the Moon from far above the North Pole, with light from the Sun. The Moon goes round the Earth anticlockwise. The others show the Moon as seen by an observer in the northern hemisphere.',
          'Light from the Sun falls on the Earth and the Moon, which are seen in the first diagram from above the North Pole (not to scale). Diagrams A to D show how the Moon can look to an observer in Europe.',
          'The first diagram, not to scale, is seen from above the North Pole. It shows where the Moon is in its orbit. A to D show four views of the Moon for an observer in the northern hemisphere of the Earth.',
        ][scene] ?? '',
      figure: figure(
        {
          name: 'space-physics/moon-in-orbit-and-four-views',
          title: 'The Moon in its orbit above four views of the Moon',
          description: `Above, sunlight comes from the left and the Moon is ${place} on the page. Below, four views of the Moon: ${shown.map((each, at) => `${'ABCD'[at]} is ${MOONS[each]?.told}`).join('; ')}.`,
          height: 356,
        },
        sunlight(20, 44, 80, 4, 66),
        text(20, 146, 'light from\nthe Sun', { cls: 's' }),
        circle(210, 84, 58, 'f dash'),
        circle(210, 84, 17, 'l w'),
        text(210, 116, 'Earth', { cls: 's', anchor: 'middle' }),
        circle(mx, my, 8, 'l sunk'),
        text(mx + (moon.degrees === 180 ? 0 : 13), my + (moon.degrees === 180 ? 24 : 4.5), 'Moon', {
          cls: 's',
          anchor: moon.degrees === 180 ? 'middle' : 'start',
        }),
        fourDrawings(
          92,
          (at, x, y) => {
            const view = MOONS[shown[at] ?? 0] ?? MOONS[0]
            return moonPhase(x + 90, y + 42, 34, view.lit, view.growing)
          },
          170,
        ),
      ),
      prompt: [
        'Which diagram shows how the Moon looks to the observer?',
        'Which view of the Moon does the observer have?',
      ],
      options: lettered(
        shown.map(each => {
          if (each === right) return null
          const view = MOONS[each] ?? MOONS[0]
          if (view.lit === 0.5 && moon.lit === 0.5)
            return 'You saw the bright half on the wrong side. Turn the page so that you look from the Earth to the Moon: the bright side is the one towards the Sun.'
          if (view.lit + moon.lit === 1 && moon.lit !== 0.5)
            return 'You exchanged the sides of the Moon. The half towards the Sun is bright: think which half the Earth sees.'
          return moon.lit === 0.5
            ? 'You overlooked that half of the bright side and half of the dark side are seen from the Earth.'
            : 'You let half of the side towards the Earth be bright. Here it is all bright or all dark.'
        }),
      ),
      solution: `The half of the Moon towards the Sun is always bright. With the Moon ${place} on the page, the side that faces the Earth is ${moon.told}, as seen from the northern hemisphere.`,
    }
  },
})
