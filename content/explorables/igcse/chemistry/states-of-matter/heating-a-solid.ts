import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { graph } from '@/lib/figures/graph'
import { circle, dot, type Point, polyline, rect, text } from '@/lib/figures/shapes'

/** In whole degrees Celsius, at normal pressure. */
const SUBSTANCES = [
  { name: 'water', melts: 0, boils: 100 },
  { name: 'ethanoic acid', melts: 17, boils: 118 },
  { name: 'bromine', melts: -7, boils: 59 },
] as const
const FROM = -40
const TO = 140
/** Of the heater, while no state changes. */
const DEGREES_PER_MINUTE = 30
const MELTING = 2
const BOILING = 3
const MINUTES = (TO - FROM) / DEGREES_PER_MINUTE + MELTING + BOILING

const BOX = { x: 226, y: 40, wide: 118, high: 128 }
const RADIUS = 5
const [COLUMNS, ROWS] = [7, 4]

type Set = { time: number; substance: number }

const substanceOf = ({ substance }: Set) => SUBSTANCES[substance] ?? SUBSTANCES[0]

/** Corners of the line. */
function cornersOf(values: Set): Point[] {
  const { melts, boils } = substanceOf(values)
  const melting = (melts - FROM) / DEGREES_PER_MINUTE
  const boiling = melting + MELTING + (boils - melts) / DEGREES_PER_MINUTE
  return [
    [0, FROM],
    [melting, melts],
    [melting + MELTING, melts],
    [boiling, boils],
    [boiling + BOILING, boils],
    [MINUTES, TO],
  ]
}

/** Between which corners, and how far. */
function placeOf(values: Set): { stage: number; share: number; temperature: number } {
  const corners = cornersOf(values)
  const stage = corners.findIndex((_, index) => values.time <= (corners[index + 1]?.[0] ?? MINUTES))
  const [from, to] = [corners[stage], corners[stage + 1]]
  if (!from || !to) return { stage: 4, share: 1, temperature: TO }
  const share = (values.time - from[0]) / (to[0] - from[0])
  return { stage, share, temperature: from[1] + share * (to[1] - from[1]) }
}

/** Parts of the particles that have left the solid, and the liquid. */
function partsOf({ stage, share }: { stage: number; share: number }): { melted: number; boiled: number } {
  return {
    melted: stage < 1 ? 0 : stage === 1 ? share : 1,
    boiled: stage < 3 ? 0 : stage === 3 ? share : 1,
  }
}

const part = (at: number, of: number) => (at * of) % 1

function between(walls: number, way: number): number {
  const turned = ((way % (2 * walls)) + 2 * walls) % (2 * walls)
  return turned > walls ? 2 * walls - turned : turned
}

function particles(values: Set): string {
  const { melted, boiled } = partsOf(placeOf(values))
  const count = COLUMNS * ROWS
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)]
    // The upper ones leave first.
    const rank = (count - at) / count
    const turn = 2 * Math.PI * (part(at, 0.618) + values.time * (1 + part(at, 0.414)))
    const floor = BOX.y + BOX.high - RADIUS - 2
    if (rank <= boiled) {
      const [wide, high] = [BOX.wide - 2 * RADIUS - 4, BOX.high - 2 * RADIUS - 4]
      const way = 2 * Math.PI * part(at, 0.618)
      const own = 90 * (0.6 + 0.8 * part(at, 0.414)) * values.time
      const x = between(wide, part(at, 0.755) * wide + Math.cos(way) * own)
      const y = between(high, part(at, 0.57) * high + Math.sin(way) * own)
      return circle(BOX.x + 2 + RADIUS + x, BOX.y + 2 + RADIUS + y, RADIUS, 'p w')
    }
    const isFree = rank <= melted
    const [step, swing] = isFree ? [15.4, 2.2] : [11, 0.6]
    const aside = isFree ? 2 + 5 * part(row, 0.618) : 14
    return circle(
      BOX.x + RADIUS + 3 + aside + column * step + swing * Math.cos(turn),
      floor - row * (isFree ? 13.4 : 11) - (isFree ? 2.5 : 0.8) + swing * Math.sin(turn),
      RADIUS,
      'p w',
    )
  }).join('')
}

/** Counted from the lowest temperature, so that the time axis lies at the bottom and not at 0 °C. */
const CHART = graph({
  x: { label: 'time / min', max: 11, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: {
    label: 'temperature / °C',
    max: TO - FROM,
    ticks: [0, 40, 80, 120, 160],
    format: above => fixed(FROM + above),
    grid: true,
  },
  width: 150,
  top: 40,
  height: 128,
})
const at = ([time, temperature]: Point) => CHART.at(time, temperature - FROM)

const STATES = ['solid', 'solid and liquid', 'liquid', 'liquid and gas', 'gas'] as const

function draw(values: Set): string {
  const { stage, temperature } = placeOf(values)
  return (
    CHART.axes +
    polyline(cornersOf(values).map(at), 'p') +
    dot(...at([values.time, temperature]), 'pd', 5) +
    rect(BOX.x, BOX.y, BOX.wide, BOX.high) +
    particles(values) +
    text(BOX.x + BOX.wide / 2, BOX.y + BOX.high + 22, STATES[stage] ?? 'gas', { anchor: 'middle' })
  )
}

function says(values: Set): Said {
  const { stage, temperature } = placeOf(values)
  const { name } = substanceOf(values)
  const state = STATES[stage] ?? 'gas'
  const isLevel = stage === 1 || stage === 3
  return {
    description: `A graph of the temperature of ${name} against time, heated steadily: it rises, is level, rises, is level and rises again. The point stands at ${fixed(values.time, 1)} minutes and ${fixed(temperature)} °C, on a part that ${isLevel ? 'is level' : 'rises'}. Beside it a box of particles: ${['a regular block in which each shakes about its place', 'some still in a regular block, others in disorder above it', 'close together in disorder at the bottom', 'some in disorder at the bottom, others far apart', 'all far apart, in the whole box'][stage]}.`,
    readings: [
      ['Temperature', `${fixed(temperature)} °C`],
      ['State', state],
      ['The energy of the heater', isLevel ? 'overcomes attractive forces' : 'makes particles move faster'],
    ],
  }
}

export const moving = explorable({
  title: 'A pure substance is heated',
  height: 218,
  values: {
    time: { label: 'Time', unit: 'min', min: 0, max: MINUTES, step: 0.05, start: 0.5, plays: 0.5 },
    substance: {
      label: 'Substance',
      min: 0,
      max: 2,
      step: 1,
      start: 0,
      choices: SUBSTANCES.map(({ name }) => name),
    },
  },
  draw,
  says,
  grips: [
    {
      at: values => at([values.time, placeOf(values).temperature]),
      to: ([x]) => ({ time: ((x - 52) / 150) * 11 }),
    },
  ],
})
