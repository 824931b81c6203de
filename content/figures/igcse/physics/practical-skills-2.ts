import { type Figure, figure } from '@/lib/figures/figure'
import { spring } from '@/lib/figures/forces'
import { protractor } from '@/lib/figures/laboratory/instruments'
import { describeScale, rule, thermometerReading, tubeReading } from '@/lib/figures/laboratory/measuring'
import { slottedMasses } from '@/lib/figures/laboratory/mechanics-practicals'
import { linearScale, type Scale, windowOf } from '@/lib/figures/laboratory/scales'
import { balance, bench, clamp, stand, stopwatch } from '@/lib/figures/laboratory/stands'
import { eye, lens } from '@/lib/figures/rays'
import {
  arc,
  circle,
  dimension,
  line,
  type Point,
  polar,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'practical-skills-2'

// --- Reading a scale ---

/** A forcemeter that hangs from (x, 8); its scale is long enough to read half a division. */
function forcemeterAt(x: number, value: number, scale: Scale): Shape {
  const drawn = linearScale({ ...scale, x: x - 6, y: 50, length: 152, way: 'down', side: 'right' })
  const [, at] = drawn.at(value)
  return (
    circle(x, 15, 7, 'l') +
    rect(x - 28, 22, 64, 196, 'l sheet', 5) +
    line(x - 6, 42, x - 6, 210) +
    drawn.shape +
    polygon(
      [
        [x - 7, at],
        [x - 19, at - 5],
        [x - 19, at + 5],
      ],
      'pd',
    ) +
    text(x - 17, 40, 'N', { anchor: 'middle', cls: 's' }) +
    line(x, 218, x, 230) +
    arc(x, 235, 5, 90, -120)
  )
}

/** Forcemeters side by side, each with words below it. */
export function forcemeters(
  name: string,
  scale: Scale,
  shown: readonly (readonly [value: number, words: string])[],
): Figure {
  const places = shown.length === 1 ? [180] : [100, 260]
  return figure(
    {
      name: `${topic}/${name}`,
      title: shown.length === 1 ? 'A forcemeter' : 'Two forcemeters',
      description: `${shown.length === 1 ? 'A forcemeter' : 'The same forcemeter twice'}, marked in newtons, zero at the top. ${shown.map(([value, words]) => `${words}: ${describeScale(scale, value, 'N')}`).join(' ')}`,
      height: 264,
    },
    ...shown.map(
      ([value, words], at) =>
        forcemeterAt(places[at] ?? 180, value, scale) +
        text(places[at] ?? 180, 258, words, { anchor: 'middle' }),
    ),
  )
}

const THERMOMETER: Scale = { from: 50, to: 80, division: 1, numbered: 10 }

const halfDegree = figure(
  {
    name: `${topic}/half-a-degree`,
    title: 'Part of a thermometer',
    description: `Part of a level thermometer. ${describeScale(THERMOMETER, 63.5, '°C')}`,
    height: 72,
  },
  thermometerReading({ x: 20, y: 12, value: 63.5, scale: THERMOMETER }),
)

const protractorAngle = figure(
  {
    name: `${topic}/protractor-and-ray`,
    title: 'A protractor and two lines',
    description:
      'A protractor with two rows of numbers: the outer row begins at 0 on the left, the inner row at 0 on the right. One line lies along its base to the right. Another line from the middle of the base crosses the curved edge between 40 and 60 of the inner row, half-way between the marks for 52 and 54, which is between 140 and 120 of the outer row. The angle between the two lines is marked with the letter theta.',
    height: 196,
  },
  protractor(180, 172, 130),
  line(180, 172, 350, 172, 'p'),
  line(180, 172, ...polar(180, 172, 158, 53), 'p'),
  arc(180, 172, 30, 0, 53, 'p thin'),
  text(222, 162, '*θ*'),
)

// --- Parallax ---

const RULE: Scale = { from: 10, to: 15, division: 0.1, numbered: 1 }
const TENS: Scale = { from: 0, to: 100, division: 1, numbered: 10 }

export type Read = 'pointer' | 'cylinder' | 'thermometer'

type Seen = { shape: Shape; target: Point; far: number; told: string }

const EDGE = 78
const TUBE = { x: 90, y: 10, height: 196, width: 60 }

/** The height at which a value stands in the part of a tube that the kit draws. */
function levelIn(scale: Scale, value: number): number {
  const length = TUBE.height - 24
  const part = windowOf(scale, value, length)
  return linearScale({ ...part, x: 0, y: TUBE.y + TUBE.height - 12, length, way: 'up' }).at(value)[1]
}

function pointerAtRule(): Seen {
  const drawn = linearScale({ ...RULE, x: EDGE, y: 18, length: 180, way: 'down', side: 'left' })
  const [, y] = drawn.at(12.4)
  return {
    shape:
      rect(EDGE - 44, 8, 44, 200, 'l sheet') +
      drawn.shape +
      spring(134, 8, 134, y - 8, 7, 9) +
      polygon(
        [
          [134, y - 8],
          [118, y],
          [134, y + 4],
        ],
        'pd',
      ) +
      slottedMasses(134, y + 4, 2, 24),
    target: [118, y],
    far: EDGE,
    told: 'A rule stands upright, with its numbers growing downwards. The pointer of a spring is a little way in front of it.',
  }
}

/** What is read, where the eyes look, and the canvas x where their lines of sight end. */
function seen(what: Read): Seen {
  if (what === 'pointer') return pointerAtRule()
  const thread = what === 'thermometer'
  const value = thread ? 62 : 58
  return {
    shape: tubeReading({ ...TUBE, value, scale: TENS, thread }),
    target: [TUBE.x, levelIn(TENS, value)],
    far: TUBE.x,
    told: thread
      ? 'Part of an upright thermometer, with its numbers growing upwards. The thread of liquid is inside the glass.'
      : 'Part of a measuring cylinder, with its numbers growing upwards. The surface of the water is curved and lowest in the middle.',
  }
}

/** Eyes that look at a reading, from the top; each is so many canvas units above (−) or below it. */
export function eyesAt(
  name: string,
  what: Read,
  heights: readonly number[],
  told: readonly string[] = [],
): Figure {
  const { shape, target, far, told: thing } = seen(what)
  const where = (height: number) =>
    height === 0 ? 'is level with it' : `looks ${height < 0 ? 'down from above' : 'up from below'}`
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Eyes at several heights look at a reading',
      description: `${thing} ${heights.map((height, at) => `Eye ${'ABCD'.charAt(at)} ${where(height)}${told[at] ? ` and reads ${told[at].replace('\n', ' ')}` : ''}.`).join(' ')}`,
      height: 218,
    },
    shape,
    ...heights.map((height, at) => {
      const [x, y] = [262, target[1] + height]
      const end = y - (height * (x - far)) / (x - target[0])
      return (
        line(x, y, far, end, height === 0 && told.length > 0 ? 'p' : 'l dash thin') +
        eye(272, y, 'left') +
        text(300, y + 5, 'ABCD'.charAt(at), { cls: 'b' }) +
        (told[at] ? text(314, y + 5, told[at] ?? '', { cls: 's' }) : '')
      )
    }),
  )
}

const strip = (x: number, apart: number, words: string): Shape => {
  const drawn = linearScale({
    from: 0,
    to: 1,
    division: 0.1,
    numbered: 0.5,
    x,
    y: 58,
    length: 120,
    way: 'right',
    side: 'above',
  })
  const [at] = drawn.at(0.6)
  return (
    rect(x - 14, 20, 148, 108, 'l sheet') +
    drawn.shape +
    line(x, 58, x + 120, 58) +
    rect(x, 74, 120, 22, 'l w') +
    (apart === 0 ? '' : line(at + apart, 74, at + apart, 96, 'r dash')) +
    line(at, 48, at, 122, 'p') +
    text(x + 60, 146, words, { anchor: 'middle' })
  )
}

const mirrorStrip = figure(
  {
    name: `${topic}/needle-over-a-mirror`,
    title: 'A needle over a strip of mirror, seen from two places',
    description:
      'Twice the scale of a meter with a strip of mirror below it and a needle in front. On the left the image of the needle in the mirror is seen beside the needle: the eye is too far to one side. On the right the needle covers its image: the eye is straight in front.',
    height: 156,
  },
  strip(30, -9, 'image seen: wrong'),
  strip(210, 0, 'image hidden: right'),
  text(34, 114, 'mirror', { cls: 's' }),
  text(214, 114, 'mirror', { cls: 's' }),
)

// --- Zero error ---

const BALANCE_WIDTH = 140

/** A balance with nothing on it, and with an object; both displays are printed as they are. */
export function balances(empty: string, loaded: string, object: string): Figure {
  return figure(
    {
      name: `${topic}/two-readings`,
      title: 'A balance with and without an object',
      description: `The same balance twice. With nothing on it the display shows ${empty} g. With the ${object} on it the display shows ${loaded} g.`,
      height: 132,
    },
    balance(92, 108, empty, 'g', BALANCE_WIDTH),
    balance(268, 108, loaded, 'g', BALANCE_WIDTH),
    circle(268, 48, 20, 'l sunk'),
    text(92, 126, 'nothing on it', { anchor: 'middle' }),
    text(268, 126, object, { anchor: 'middle' }),
  )
}

// --- Many at once ---

/** A digital stop-watch that shows minutes, seconds and tenths of a second. */
export function watch(shown: string): Figure {
  return figure(
    {
      name: `${topic}/stop-watch`,
      title: 'A digital stop-watch',
      description: `A stop-watch whose display shows ${shown}, minutes before the colon, seconds and tenths of a second after it.`,
      height: 116,
    },
    stopwatch(160, 60, shown),
    text(208, 54, 'minutes', { cls: 's' }),
    text(208, 72, 'and seconds', { cls: 's' }),
  )
}

// --- Lengths that are hard to reach ---

const BLOCKS: Scale = { from: 0, to: 8, division: 0.1, numbered: 1 }

/** A ball between two blocks that stand against a rule; the inner faces stand at two values in centimetres. */
export function ballBetweenBlocks(name: string, left: number, right: number): Figure {
  const ruled = rule({ x: 28, y: 104, length: 288, scale: BLOCKS })
  const [from, to] = [ruled.at(left)[0], ruled.at(right)[0]]
  const radius = (to - from) / 2
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A ball between two blocks on a rule',
      description: `A rule in centimetres. Two rectangular blocks stand upright on its edge and touch a ball between them on both sides. Inner face of the block on the left: ${describeScale(BLOCKS, left, 'cm')} Inner face of the block on the right: ${describeScale(BLOCKS, right, 'cm')}`,
      height: 150,
    },
    circle(from + radius, 104 - radius, radius, 'l hl'),
    rect(from - 40, 18, 40, 86, 'l sunk'),
    rect(to, 18, 40, 86, 'l sunk'),
    ruled.shape,
  )
}

/** A spring with a round loop at each end, from the top of the upper one to the end of the lower one. */
const loopedSpring = (x: number, top: number, end: number): Shape =>
  circle(x, top + 8, 8, 'l') + spring(x, top + 16, x, end - 16, 9, 11) + circle(x, end - 8, 8, 'l')

type Length = { at: readonly [number, number]; says: string }
type Lengths = {
  shape: Shape
  lengths: readonly [Length, Length, Length, Length]
  height: number
  title: string
  told: string
}

const pendulumLengths: Lengths = {
  title: 'A pendulum and four lengths',
  told: 'A bob hangs on a thread from the jaws of a clamp, above a bench.',
  height: 246,
  shape:
    bench(234) +
    stand(30, 234, 222, 'right') +
    clamp(30, 34, 120, 8) +
    line(120, 42, 120, 160) +
    circle(120, 176, 16, 'l sunk') +
    [42, 160, 176, 192].map(y => line(138, y, 344, y, 'l dash thin')).join(''),
  lengths: [
    { at: [42, 176], says: 'from the clamp to the centre of the bob' },
    { at: [42, 160], says: 'from the clamp to the top of the bob' },
    { at: [42, 192], says: 'from the clamp to the bottom of the bob' },
    { at: [176, 234], says: 'from the centre of the bob to the bench' },
  ],
}

const springLengths: Lengths = {
  title: 'A spring and four lengths',
  told: 'A spring with a wire loop at each end hangs from the jaws of a clamp. Masses hang from its lower loop.',
  height: 256,
  shape:
    bench(244) +
    stand(30, 244, 232, 'right') +
    clamp(30, 30, 120, 8) +
    line(120, 30, 120, 42) +
    loopedSpring(120, 42, 168) +
    slottedMasses(120, 166, 2) +
    [42, 66, 144, 168].map(y => line(134, y, 344, y, 'l dash thin')).join(''),
  lengths: [
    { at: [66, 144], says: 'from the first coil to the last coil' },
    { at: [42, 168], says: 'from the top of the upper loop to the end of the lower loop' },
    { at: [42, 144], says: 'from the top of the upper loop to the last coil' },
    { at: [66, 168], says: 'from the first coil to the end of the lower loop' },
  ],
}

const COLUMNS = [196, 240, 284, 328] as const

/** A pendulum or a spring with four lettered lengths; `order` says which length stands in which place. */
export function fourLengths(of: 'pendulum' | 'spring', order: readonly number[]): Figure {
  const { shape, lengths, height, title, told } = of === 'pendulum' ? pendulumLengths : springLengths
  return figure(
    {
      name: `${topic}/four-lengths-of-a-${of}`,
      title,
      description: `${told} Four upright arrows with two heads. ${order.map((which, at) => `${'ABCD'.charAt(at)}: ${lengths[which]?.says}.`).join(' ')}`,
      height,
    },
    shape,
    ...order.map((which, at) => {
      const [from, to] = lengths[which]?.at ?? [0, 0]
      const x = COLUMNS[at] ?? 0
      return (
        dimension(x, from, x, to, '') +
        text(x - 7, (from + to) / 2 + 5, 'ABCD'.charAt(at), { anchor: 'end', cls: 'b' })
      )
    }),
  )
}

const BENCH = { lamp: 44, object: 96, lens: 196, screen: 326 }
const DISTANCES = [
  { from: BENCH.object, to: BENCH.lens, says: 'from the object to the centre of the lens' },
  { from: BENCH.lens, to: BENCH.screen, says: 'from the centre of the lens to the screen' },
  { from: BENCH.lamp, to: BENCH.lens, says: 'from the lamp to the centre of the lens' },
  { from: BENCH.object, to: BENCH.screen, says: 'from the object to the screen' },
] as const

/** A lamp, an object, a lens and a screen in line, with four lettered distances below. */
export function fourDistances(order: readonly number[]): Figure {
  return figure(
    {
      name: `${topic}/four-distances`,
      title: 'A lamp, an object, a lens and a screen',
      description: `From left to right, in line: a lamp, an illuminated object, a converging lens, and a screen with a sharp image. Four level arrows with two heads below them. ${order.map((which, at) => `${'ABCD'.charAt(at)}: ${DISTANCES[which]?.says}.`).join(' ')}`,
      height: 274,
    },
    circle(BENCH.lamp, 80, 13, 'l hl'),
    line(BENCH.lamp - 9, 71, BENCH.lamp + 9, 89),
    line(BENCH.lamp - 9, 89, BENCH.lamp + 9, 71),
    line(BENCH.object, 46, BENCH.object, 114, 'l thick'),
    lens(BENCH.lens, 80, 38),
    line(BENCH.screen, 40, BENCH.screen, 120, 'l thick'),
    text(BENCH.lamp, 34, 'lamp', { anchor: 'middle' }),
    text(BENCH.object, 34, 'object', { anchor: 'middle' }),
    text(BENCH.lens, 34, 'lens', { anchor: 'middle' }),
    text(BENCH.screen - 4, 34, 'screen', { anchor: 'middle' }),
    ...Object.values(BENCH).map(x => line(x, 126, x, 266, 'l dash thin')),
    ...order.map((which, at) => {
      const each = DISTANCES[which] ?? DISTANCES[0]
      const y = 150 + at * 36
      return (
        dimension(each.from, y, each.to, y, '') +
        text((each.from + each.to) / 2 + 8, y - 6, 'ABCD'.charAt(at), { anchor: 'middle', cls: 'b' })
      )
    }),
  )
}

const rightLengths = figure(
  {
    name: `${topic}/where-a-length-ends`,
    title: 'The length of a pendulum and the length of a spring',
    description:
      'On the left a pendulum: its length l is marked from the lower edge of the clamp to the centre of the bob. On the right a spring with a loop at each end and masses below: its length l is marked from the first coil to the last, without the loops.',
    height: 236,
  },
  rect(58, 16, 50, 16, 'l sunk'),
  line(83, 32, 83, 172),
  circle(83, 188, 16, 'l sunk'),
  line(83, 188, 150, 188, 'l dash thin'),
  line(110, 32, 150, 32, 'l dash thin'),
  dimension(142, 32, 142, 188, ''),
  text(150, 114, '*l*'),
  rect(204, 16, 50, 16, 'l sunk'),
  line(229, 32, 229, 38),
  loopedSpring(229, 38, 160),
  slottedMasses(229, 158, 2),
  line(244, 62, 300, 62, 'l dash thin'),
  line(244, 136, 300, 136, 'l dash thin'),
  dimension(292, 62, 292, 136, ''),
  text(300, 102, '*l*'),
  text(83, 230, 'to the centre', { anchor: 'middle', cls: 's' }),
  text(229, 230, 'only the coils', { anchor: 'middle', cls: 's' }),
)

const NEWTONS: Scale = { from: 0, to: 2, division: 0.1, numbered: 0.5 }

export const figures = [
  halfDegree,
  protractorAngle,
  eyesAt('three-eyes', 'pointer', [-62, 0, 62], ['too\nmuch', '12.4', 'too\nlittle']),
  eyesAt('three-lettered-eyes', 'cylinder', [-58, 0, 58]),
  mirrorStrip,
  forcemeters('zero-error', NEWTONS, [
    [0.15, 'no load'],
    [1.4, 'stone'],
  ]),
  rightLengths,
  ballBetweenBlocks('ball-between-blocks', 1.8, 4.2),
  ballBetweenBlocks('marble-between-blocks', 3.2, 4.8),
]
