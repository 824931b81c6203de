import { ask } from '@/lib/exams/authoring/ask'
import { steps } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { wordsCell } from '@/lib/exams/authoring/words'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { arrow, curve, dimension, line, type Point, polar, rect, text } from '@/lib/figures/shapes'
import { planeFronts, transverse } from '@/lib/figures/waves'
import { WAVE_EQUATION } from '../equations'
import { squares } from '../squares'
import { TURNED_AT_THE_BOUNDARY } from './points'
import { GROUND_MOVES, MOVES_ACROSS, WAVES_PER_SECOND } from './points-core'

const { core, templates } = questionsOf('structured', '3.1', { calculator: 'needed' })

export { templates }

const SHAKEN = [
  {
    stem: 'A student moves one end of a long rope up and down. A wave travels along the rope. A piece of tape is stuck to the rope.',
    what: 'the rope',
    part: 'tape',
    along: 'along the rope',
    square: [10, 20],
    frequency: [1.5, 4, 0.5],
  },
  {
    stem: 'A bar at one end of a long glass tank makes water waves. A small cork floats on the water. The waves are seen from the side.',
    what: 'the surface of the water',
    part: 'cork',
    along: 'along the tank',
    square: [1, 2],
    frequency: [2, 5, 0.5],
  },
  {
    stem: 'A teacher moves one end of a long rubber tube up and down, so that a wave travels along it. A ring of red paint marks one point of the tube.',
    what: 'the tube',
    part: 'red ring',
    along: 'along the tube',
    square: [5, 10],
    frequency: [1.5, 3.5, 0.5],
  },
] as const

/** Wavelengths in squares: of the first wave and of the one that is to be drawn. */
const LENGTHS = [
  { first: 8, next: 4 },
  { first: 4, next: 8 },
  { first: 6, next: 12 },
] as const

const HEIGHTS = [
  { first: 1, next: 2 },
  { first: 1.5, next: 3 },
  { first: 2, next: 1 },
  { first: 3, next: 1.5 },
] as const

const inSquares = (count: number) => `${plain(count)} ${count === 1 ? 'square' : 'squares'}`

const AS = { 2: 'twice', 0.5: 'half' } as const

core('wave-drawn-on-a-grid', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const medium = random.pick(SHAKEN)
    const square = random.pick(medium.square)
    const frequency = random.step(medium.frequency[0], medium.frequency[1], medium.frequency[2])
    const length = random.pick(LENGTHS)
    const speed = length.first * square * frequency
    if (speed < 20 || speed > 400) return null
    return { medium, square, frequency, length, height: random.pick(HEIGHTS) }
  },
  make: ({ medium, square, frequency, length, height }) => {
    const [x, y, cell] = [20, 12, 20]
    const middle = y + 4 * cell
    const [wavelength, amplitude] = [length.first * square, height.first * square]
    const wave = (long: number, high: number, cls: string) =>
      transverse({ x, y: middle, wavelength: long * cell, amplitude: high * cell, cycles: 16 / long }, cls)
    const paper = squares(x, y, 16, 8, cell) + line(x, middle, x + 16 * cell, middle, 'l dash thin')
    const facts = {
      name: 'waves/wave-on-a-grid',
      title: 'A wave on a grid of squares',
      description: `A grid of sixteen squares across and eight squares up, with a dashed level line along its middle. A wave begins on the dashed line at the left edge and rises. It first comes back to the dashed line after ${plain(length.first / 2)} squares. Its highest points are ${inSquares(height.first)} above the dashed line and its lowest points as far below it.`,
      height: 184,
    }
    const faster = length.next < length.first ? 2 : 0.5
    const higher = height.next > height.first ? 2 : 0.5
    const speed = wavelength * frequency
    return {
      stem: `${medium.stem} The diagram shows ${medium.what} at one moment. The dashed line is its position without a wave. Each square of the grid is ${quantity(square, 'cm')} wide and ${quantity(square, 'cm')} high.`,
      figure: figure(facts, paper, wave(length.first, height.first, 'p')),
      parts: {
        'a.i': ask.number({
          prompt: 'Determine the amplitude of the wave.',
          answer: amplitude,
          unit: 'cm',
          tolerance: 0.1 * square,
          scheme: [quantity(amplitude, 'cm')],
          solution: `The amplitude is the height of a crest above the dashed line: ${inSquares(height.first)}, which is ${plain(height.first)} × ${square} = ${quantity(amplitude, 'cm')}. It is not measured from a trough to a crest.`,
        }),
        'a.ii': ask.number({
          prompt: 'Determine the wavelength of the wave.',
          answer: wavelength,
          unit: 'cm',
          tolerance: 0.2 * square,
          scheme: [quantity(wavelength, 'cm')],
          solution: `From one crest to the next there are ${length.first} squares: ${length.first} × ${square} = ${quantity(wavelength, 'cm')}.`,
        }),
        'b.i': ask.written({
          prompt: 'State the equation that links the speed, the frequency and the wavelength of a wave.',
          lines: 1,
          scheme: [WAVE_EQUATION],
          modelAnswer: 'speed = frequency × wavelength',
          solution: 'In symbols it is *v* = *f*λ.',
        }),
        'b.ii': ask.number({
          prompt: `The frequency of the wave is ${quantity(frequency, 'Hz', 2)}. Calculate the speed of the wave. Give the unit.`,
          command: 'Calculate',
          answer: speed,
          unit: 'cm/s',
          unitMode: 'asked',
          follow: { from: 'a.ii', formula: `${frequency}*x` },
          scheme: steps(
            `${plain(frequency, 1)} × ${wavelength}`,
            `${quantity(speed, 'cm/s')} (${quantity(speed / 100, 'm/s')})`,
          ),
          solution: `*v* = *f*λ = ${plain(frequency, 1)} × ${wavelength} = ${quantity(speed, 'cm/s')}. The wavelength is in centimetres, so the speed is in centimetres per second.`,
        }),
        c: ask.draw({
          prompt: `The frequency is now made ${AS[faster]} as large and the amplitude ${AS[higher]} as large. The speed of the wave stays the same. The first wave is printed again as a thin line. On the same grid, draw the new wave. Draw at least one complete wave.`,
          command: 'Draw',
          objective: 'AO2',
          figure: figure(
            { ...facts, name: `${facts.name}-again` },
            paper,
            wave(length.first, height.first, 'l thin'),
          ),
          tools: ['curve'],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `The new wave rises ${inSquares(height.next)} above the dashed line and falls as far below it. One complete wave is ${length.next} squares long.`,
            },
            paper,
            wave(length.first, height.first, 'l thin'),
            wave(length.next, height.next, 'g thick'),
          ),
          scheme: [
            `amplitude of ${inSquares(height.next)}, at crests and troughs`,
            `one complete wave in ${inSquares(length.next)}`,
          ],
          solution: `The amplitude is ${AS[higher]} as large: ${inSquares(height.next)}. *v* = *f*λ with the same speed: ${faster === 2 ? 'twice the frequency gives half the wavelength' : 'half the frequency gives twice the wavelength'}, ${length.next} squares.`,
        }),
        d: ask.written({
          prompt: `Describe how the ${medium.part} moves while the wave passes it. State what the wave transfers ${medium.along}.`,
          command: 'Describe',
          lines: 2,
          scheme: MOVES_ACROSS(medium.part),
          modelAnswer: `The ${medium.part} moves up and down about the same place. The wave transfers energy.`,
          solution: `This is a transverse wave: each point vibrates at right angles to the direction in which the wave travels. The wave carries energy ${medium.along}, but no matter.`,
        }),
      },
    }
  },
  verify: ({ square, frequency, length, height }) => {
    const [crest, trough] = [height.first * square, -height.first * square]
    const between = (length.first * 5) / 4 - length.first / 4
    const period = 1 / frequency
    return { 'a.i': (crest - trough) / 2, 'a.ii': between * square, 'b.ii': (between * square) / period }
  },
})

const TANKS = [
  {
    stem: 'A vibrating bar makes straight water waves in a ripple tank.',
    barrier: 'a straight strip of metal',
    shallow: 'A sheet of glass on the bottom makes part of the tank shallower.',
    unit: 'cm',
    wavelength: [1.5, 3, 0.5],
    frequency: [5, 12, 1],
    speed: [12, 36],
  },
  {
    stem: 'Straight waves on the sea travel towards a harbour.',
    barrier: 'the straight wall of the harbour',
    shallow: 'Beside the harbour there is a sandbank, where the sea is shallower.',
    unit: 'm',
    wavelength: [20, 40, 5],
    frequency: [0.15, 0.25, 0.05],
    speed: [3, 10],
  },
  {
    stem: 'A machine makes straight waves on the water of a large swimming pool.',
    barrier: 'the straight side of the pool',
    shallow: 'At one end the pool is shallower.',
    unit: 'm',
    wavelength: [2, 4, 0.5],
    frequency: [0.5, 0.8, 0.1],
    speed: [1, 3.2],
  },
] as const

core('wavefronts-reflected-at-a-barrier', {
  facts: { difficulty: 4, checked: '2026-11-29' },
  values: random => {
    const tank = random.pick(TANKS)
    const wavelength = random.step(tank.wavelength[0], tank.wavelength[1], tank.wavelength[2])
    const frequency = random.step(tank.frequency[0], tank.frequency[1], tank.frequency[2])
    const speed = wavelength * frequency
    if (speed < tank.speed[0] || speed > tank.speed[1]) return null
    return {
      tank,
      wavelength,
      frequency,
      spaces: random.int(3, 5),
      incidence: random.pick([35, 40, 45, 50]),
      mirrored: random.chance(0.5),
    }
  },
  make: ({ tank, wavelength, frequency, spaces, incidence, mirrored }) => {
    const { unit } = tank
    const speed = wavelength * frequency
    const gap = 44
    const across = spaces * wavelength
    const [left, top] = [60, 56]
    const base = 134
    // From the middle of the barrier: where the direction of travel meets it, and where the two wavefronts do.
    const flip = (x: number) => (mirrored ? 360 - x : x)
    const place = (at: Point): Point => [flip(at[0]), at[1]]
    const middle: Point = [246, base]
    const meets: readonly Point[] = [
      [88, base],
      [156, base],
    ]
    const before = meets.map((at): readonly [Point, Point] => [at, polar(...at, 92, incidence)])
    const after = meets.map(at => ({
      at,
      near: polar(...at, 20, 180 - incidence),
      far: polar(...at, 70, 180 - incidence),
    }))
    const arrives = polar(...middle, 128, 90 + incidence)
    const leaves = polar(...middle, 118, 90 - incidence)
    const given = [
      ground(20, base, 340, base),
      ...before.map(([from, to]) => line(...place(from), ...place(to), 'p')),
      arrow(...place(arrives), ...place(polar(...middle, 4, 90 + incidence))),
      text(flip(246), base + 26, 'P', { anchor: 'middle', cls: 'b' }),
      text(flip(20), base + 26, 'barrier', { anchor: mirrored ? 'end' : 'start', cls: 's' }),
    ]
    const side = mirrored ? 'right' : 'left'
    const facts = {
      name: 'waves/wavefronts-at-a-barrier',
      title: 'Two wavefronts that have reached a barrier',
      description: `View from above. A level line at the bottom is the barrier. An arrow from the upper ${side} ends at P on the barrier and shows the direction in which the waves arrive. Two straight, parallel wavefronts, at right angles to this arrow, each have one end on the barrier, to the ${side} of P.`,
      height: 168,
    }
    return {
      stem: `${tank.stem} The diagram shows wavefronts from above, at one moment.`,
      figure: figure(
        {
          name: 'waves/straight-wavefronts',
          title: 'Straight wavefronts seen from above',
          description: `${spaces + 1} straight, parallel wavefronts with equal spaces between them. The distance from the first to the last is marked ${plain(across)} ${unit}. An arrow shows that the waves travel to the right.`,
          height: 146,
        },
        planeFronts(left, top, spaces + 1, gap, 82),
        dimension(left, 36, left + spaces * gap, 36, quantity(across, unit)),
        line(left, 28, left, top, 'l dash thin'),
        line(left + spaces * gap, 28, left + spaces * gap, top, 'l dash thin'),
        arrow(left + spaces * gap + 12, top + 41, left + spaces * gap + 56, top + 41),
      ),
      parts: {
        'a.i': ask.number({
          prompt: 'Determine the wavelength of the waves.',
          answer: wavelength,
          unit,
          scheme: steps(
            `${spaces} wavelengths from the first wavefront to the last, or ${plain(across)} ÷ ${spaces}`,
            quantity(wavelength, unit),
          ),
          solution: `The wavelength is the distance from one wavefront to the next. There are ${spaces + 1} wavefronts, so there are ${spaces} spaces between them: ${plain(across)} ÷ ${spaces} = ${quantity(wavelength, unit)}.`,
        }),
        'a.ii': ask.number({
          prompt: `The frequency of the waves is ${quantity(frequency, 'Hz')}. Calculate the speed of the waves.`,
          command: 'Calculate',
          answer: speed,
          unit: `${unit}/s`,
          follow: { from: 'a.i', formula: `${plain(frequency)}*x` },
          scheme: steps(
            `*v* = *f*λ, or ${plain(frequency)} × ${plain(wavelength)}`,
            quantity(speed, `${unit}/s`),
          ),
          solution: `*v* = *f*λ = ${plain(frequency)} × ${plain(wavelength)} = ${quantity(speed, `${unit}/s`)}.`,
        }),
        b: ask.draw({
          lead: `The waves arrive at a barrier, ${tank.barrier}, and are reflected. The diagram shows two of the wavefronts. The part of each wavefront that has reached the barrier is already reflected, but the reflected part is not drawn.`,
          prompt:
            'On the diagram, draw the reflected part of each of the two wavefronts, and an arrow from P to show the direction in which the reflected waves travel.',
          command: 'Draw',
          figure: figure(facts, ...given),
          tools: ['line', 'arrow'],
          checks: [
            ...after.map(({ near, far }) => ({
              as: 'line' as const,
              passes: [
                { at: place(near), within: 8 },
                { at: place(far), within: 11 },
              ],
            })),
            {
              as: 'arrow',
              passes: [
                { at: place(polar(...middle, 6, 90 - incidence)), within: 10 },
                { at: place(polar(...middle, 80, 90 - incidence)), within: 13 },
              ],
            },
          ],
          modelFigure: figure(
            {
              ...facts,
              name: `${facts.name}-model`,
              description: `From the end of each wavefront on the barrier a straight line goes up to the ${side}, at the same angle to the barrier as the wavefront itself. An arrow from P points away from the barrier, to the upper ${mirrored ? 'left' : 'right'}, at right angles to these lines.`,
            },
            ...given,
            ...after.map(({ at }) => line(...place(at), ...place(polar(...at, 92, 180 - incidence)), 'g')),
            arrow(...place(middle), ...place(leaves), { cls: 'g' }),
          ),
          scheme: [
            'reflected part of one wavefront: a straight line from its end on the barrier, at the same angle to the barrier',
            'reflected part of the other wavefront, parallel to the first',
            'arrow from P away from the barrier, at the angle at which the waves arrive',
          ],
          solution:
            'The angle of reflection equals the angle of incidence, so the waves leave at the angle at which they arrive. Wavefronts are at right angles to the direction of travel. Each reflected part begins where the wavefront meets the barrier.',
        }),
        c: ask.written({
          lead: `${tank.shallow} Waves that cross the boundary at an angle change their direction there.`,
          prompt: 'State the name of this effect, and state why it happens.',
          command: 'State',
          lines: 2,
          scheme: TURNED_AT_THE_BOUNDARY,
          modelAnswer: 'It is refraction. It happens because the speed of the waves changes.',
          solution: 'Waves are slower in shallow water. A change of speed at a boundary makes waves refract.',
        }),
      },
    }
  },
  verify: ({ wavelength, frequency, spaces }) => {
    const across = wavelength * (spaces + 1 - 1)
    const period = 1 / frequency
    return { 'a.i': across / spaces, 'a.ii': across / (spaces * period) }
  },
})

const SHOCKS = [
  { what: 'a strong earthquake', station: 'A station on an island' },
  { what: 'an earthquake under the sea', station: 'A station on the coast' },
  { what: 'an earthquake in the mountains', station: 'A station in a valley' },
  { what: 'an earthquake near a volcano', station: 'A station in a village' },
] as const

/** Arrival of the P-wave and of the S-wave, in seconds after the shock. */
const ARRIVALS = [
  [20, 34],
  [22, 38],
  [24, 42],
  [26, 44],
  [28, 48],
  [32, 56],
  [34, 58],
] as const

core('trace-of-two-seismic-waves', {
  facts: { difficulty: 3, checked: '2026-11-29' },
  values: random => {
    const arrival = random.pick(ARRIVALS)
    const speed = random.pick([5, 5.5, 6])
    return {
      shock: random.pick(SHOCKS),
      arrival,
      speed,
      kind: random.pick(['P', 'S'] as const),
      waves: random.int(6, 18),
      seconds: random.pick([5, 10, 20]),
      order: random.shuffle(['P', 'S'] as const),
    }
  },
  make: ({ shock, arrival, speed, kind, waves, seconds, order }) => {
    const [first, second] = arrival
    const [left, base, perSecond] = [20, 78, 4]
    const xAt = (time: number) => left + time * perSecond
    // A wavy line whose height says what has arrived.
    const height = (time: number) => {
      if (time < first) return 1
      if (time < second) return 4 + 14 * Math.exp(-(time - first) / 9)
      return 8 + 42 * Math.exp(-(time - second) / 11)
    }
    const trace = Array.from({ length: 321 }, (_, at): Point => {
      const time = at / 4
      const period = time < first ? 3 : time < second ? 1.5 : 2.5
      const since = time < first ? time : time < second ? time - first : time - second
      return [xAt(time), base - height(time) * Math.sin((2 * Math.PI * since) / period)]
    })
    const distance = first * speed
    const frequency = waves / seconds
    const kinds = { P: 'longitudinal', S: 'transverse' } as const
    return {
      stem: `${shock.station} records the vibrations of the ground after ${shock.what}. Two waves arrive one after the other: first a P-wave, then an S-wave. The diagram shows the trace, and when each wave arrives. The time is measured from the moment of the earthquake.`,
      figure: figure(
        {
          name: 'waves/trace-of-the-ground',
          title: 'A trace of the vibrations of the ground',
          description: `A trace above a scale of time from 0 to 80 seconds, in divisions of 2 seconds. The line is almost level at first. At ${first} seconds, at a dashed line marked P, a vibration of small amplitude begins. At ${second} seconds, at a dashed line marked S, a vibration of much larger amplitude begins. Then it becomes smaller.`,
          height: 190,
        },
        rect(left, 20, 320, 118),
        curve(trace, 'p thin'),
        ...[first, second].flatMap((time, at) => [
          line(xAt(time), 20, xAt(time), 138, 'l dash thin'),
          text(xAt(time), 15, 'PS'.charAt(at), { anchor: 'middle', cls: 'b' }),
        ]),
        ...Array.from({ length: 41 }, (_, at) =>
          line(xAt(at * 2), 138, xAt(at * 2), 138 + (at % 5 === 0 ? 10 : 5), 'l thin'),
        ),
        ...[0, 10, 20, 30, 40, 50, 60, 70, 80].map(each =>
          text(xAt(each), 162, String(each), { anchor: 'middle', cls: 's' }),
        ),
        text(340, 182, 'time / s', { anchor: 'end' }),
      ),
      parts: {
        a: ask.table({
          prompt: 'Complete the table. Write *transverse* or *longitudinal*.',
          command: 'Complete',
          head: ['wave', 'type of wave'],
          rows: order.map(each => [
            { text: `${each}-wave` },
            wordsCell(each.toLowerCase(), kinds[each], {
              subject: 'igcse/physics',
              accept: [`${kinds[each]} wave`],
              reject: [kinds[each === 'P' ? 'S' : 'P']],
            }),
          ]),
          scheme: order.map(each => `${each}: ${kinds[each]}`),
          solution: 'A seismic P-wave is longitudinal, like sound. A seismic S-wave is transverse.',
        }),
        'b.i': ask.number({
          prompt: 'Determine the time between the arrival of the P-wave and the arrival of the S-wave.',
          answer: second - first,
          unit: 's',
          tolerance: 1,
          scheme: [`${quantity(second - first, 's')} (1 s more or less accepted)`],
          solution: `Each small division of the scale is 2 s. The P-wave arrives at ${quantity(first, 's')} and the S-wave at ${quantity(second, 's')}: ${second} − ${first} = ${quantity(second - first, 's')}.`,
        }),
        'b.ii': ask.number({
          prompt: `The speed of the P-wave is ${quantity(speed, 'km/s', 2)}. Calculate the distance from the earthquake to the station.`,
          command: 'Calculate',
          subtopic: '1.2',
          answer: distance,
          unit: 'km',
          tolerance: speed,
          scheme: steps(
            `distance = speed × time, or ${plain(speed, 1)} × ${first}`,
            quantity(distance, 'km', 3),
          ),
          solution: `The P-wave arrives after ${quantity(first, 's')}. Distance = speed × time = ${plain(speed, 1)} × ${first} = ${quantity(distance, 'km', 3)}.`,
        }),
        c: ask.written({
          prompt: `The ${kind}-wave travels from west to east. Describe how the ground at the station moves, compared with this direction.`,
          command: 'Describe',
          lines: 1,
          scheme: [GROUND_MOVES(kind)],
          modelAnswer:
            kind === 'S'
              ? 'The ground vibrates at right angles to the direction of the wave.'
              : 'The ground vibrates parallel to the direction of the wave.',
          solution:
            kind === 'S'
              ? 'In a transverse wave the vibrations are at right angles to the direction of travel: here up and down, or from north to south and back.'
              : 'In a longitudinal wave the vibrations are along the direction of travel: here to the east and back to the west.',
        }),
        'd.i': ask.written({
          prompt: 'State what is meant by the *frequency* of a wave.',
          command: 'State',
          lines: 1,
          scheme: [WAVES_PER_SECOND],
          modelAnswer: 'It is the number of waves that pass a point in one second.',
          solution: 'Frequency is the number of complete vibrations in each second. Its unit is the hertz.',
        }),
        'd.ii': ask.number({
          prompt: `The P-wave of another earthquake has ${waves} complete vibrations in ${quantity(seconds, 's')}. Calculate the frequency of this wave.`,
          command: 'Calculate',
          answer: frequency,
          unit: 'Hz',
          scheme: [`${waves} ÷ ${seconds} = ${quantity(frequency, 'Hz', 2)}`],
          solution: `Frequency = number of vibrations ÷ time = ${waves} ÷ ${seconds} = ${quantity(frequency, 'Hz', 2)}.`,
        }),
      },
    }
  },
  verify: ({ arrival, speed, waves, seconds }) => ({
    'b.i': arrival[1] - arrival[0],
    'b.ii': arrival[0] / (1 / speed),
    'd.ii': 1 / (seconds / waves),
  }),
})
