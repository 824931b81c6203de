import { numbers } from '@/lib/exams/authoring/options'
import { choiceQuestions } from '@/lib/exams/authoring/question-file'
import { type Slip, threeSlips } from '@/lib/exams/authoring/slips'
import { plain, quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, dot, line, polyline, type Shape, text } from '@/lib/figures/shapes'
import { lettered, PANELS, smallAxes } from '../shared'

const { core, templates } = choiceQuestions('1.2')

export { templates }

/** A motion in two parts: whether the speed rises in one of them, and whether this part comes first. */
type Motion = { rises: boolean; changesFirst: boolean }

const TRACKS = [
  {
    what: 'car',
    how: 'Oil drips from a car at equal intervals of time',
    marks: 'drops on the road',
    one: 'drops',
  },
  {
    what: 'trolley',
    how: 'A bottle on a trolley lets a drop of ink fall on the floor every half second',
    marks: 'drops on the floor',
    one: 'drops',
  },
  {
    what: 'toy train',
    how: 'A photograph of a toy train is taken in the dark while a small lamp on it flashes at equal intervals of time',
    marks: 'flashes on the photograph',
    one: 'flashes',
  },
  {
    what: 'bicycle',
    how: 'Paint drips from a tin on the back of a bicycle at equal intervals of time',
    marks: 'drops on the path',
    one: 'drops',
  },
] as const

/** The spaces from one drop to the next. */
function spaces({ rises, changesFirst }: Motion, steps: number): number[] {
  const ramp = Array.from({ length: steps }, (_, at) => 1 + (4 * (at + 0.5)) / steps)
  const change = rises ? ramp : ramp.toReversed()
  const steady = Array.from({ length: 10 - steps }, () => (rises === changesFirst ? 5 : 1))
  return changesFirst ? [...change, ...steady] : [...steady, ...change]
}

const isSame = (one: Motion, other: Motion) =>
  one.rises === other.rises && one.changesFirst === other.changesFirst

function told({ rises, changesFirst }: Motion): string {
  const change = `spaces that get ${rises ? 'wider' : 'narrower'}`
  const steady = `equal ${rises === changesFirst ? 'wide' : 'narrow'} spaces`
  return changesFirst ? `${change}, then ${steady}` : `${steady}, then ${change}`
}

function errorOf(shown: Motion, right: Motion, what: string, one: string): string | null {
  if (isSame(shown, right)) return null
  if (shown.rises === right.rises)
    return `You exchanged the two parts of the motion. The graph begins with the part on its left.`
  return shown.changesFirst === right.changesFirst
    ? `You put the ${one} closer together where the ${what} is faster. In equal times it then travels further.`
    : `You read the ${one} against the direction of travel.`
}

core('drops-left-by-a-moving-object', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2' },
  values: random => {
    const all = [true, false].flatMap(rises => [true, false].map(changesFirst => ({ rises, changesFirst })))
    return {
      track: random.pick(TRACKS),
      right: random.pick(all),
      shown: random.shuffle(all),
      steps: random.int(4, 6),
      toLeft: random.chance(0.5),
    }
  },
  make: ({ track, right, shown, steps, toLeft }) => {
    const { axes, at } = smallAxes(84, 0, 'speed', 'time')
    const [low, high] = [0.18, 0.9]
    const steady = right.rises === right.changesFirst ? high : low
    const other = steady === high ? low : high
    const corner = (right.changesFirst ? steps : 10 - steps) / 10
    const graphLine = right.changesFirst
      ? [at(0, other), at(corner, steady), at(1, steady)]
      : [at(0, steady), at(corner, steady), at(1, other)]
    const way = toLeft ? 'left' : 'right'
    const row = (each: Motion, y: number): Shape => {
      const gaps = spaces(each, steps)
      const scale = 290 / gaps.reduce((sum, gap) => sum + gap, 0)
      let along = 0
      const places = [0, ...gaps].map(gap => {
        along += gap * scale
        return toLeft ? 338 - along : 48 + along
      })
      return line(40, y + 7, 346, y + 7, 'l thin') + places.map(x => dot(x, y, 'pd', 3.4)).join('')
    }
    return {
      stem: `${track.how}. The ${track.what} moves in a straight line to the ${way}. The graph shows how its speed changes.`,
      figure: figure(
        {
          name: 'motion-forces-and-energy/speed-sketch-and-four-tracks',
          title: 'A speed–time sketch above four rows of dots',
          description: `Above, a sketch of speed against time: the line is ${right.changesFirst ? `${right.rises ? 'sloping up' : 'sloping down'} and then level` : `level and then ${right.rises ? 'sloping up' : 'sloping down'}`}. An arrow shows that the direction of travel is to the ${way}. Below, four rows of eleven dots. In the direction of travel, ${shown.map((each, place) => `row ${PANELS[place]} has ${told(each)}`).join('; ')}.`,
          height: 292,
        },
        axes,
        polyline(graphLine, 'p'),
        toLeft ? arrow(262, 138, 122, 138) : arrow(122, 138, 262, 138),
        text(192, 131, 'direction of travel', { anchor: 'middle', cls: 's' }),
        ...shown.map((each, place) => {
          const y = 164 + place * 36
          return text(6, y + 8, PANELS[place] ?? '', { cls: 'b' }) + row(each, y)
        }),
      ),
      prompt: [
        `Which row shows the ${track.marks}?`,
        `Which diagram shows the ${track.marks} for this motion?`,
      ],
      options: lettered(shown.map(each => errorOf(each, right, track.what, track.one))),
      solution: `The times between the ${track.one} are equal, so the wider the space, the greater the speed.

At first the speed ${right.changesFirst ? (right.rises ? 'increases: the spaces get wider' : 'decreases: the spaces get narrower') : `is constant and ${right.rises ? 'low: equal, narrow spaces' : 'high: equal, wide spaces'}`}. Then it ${right.changesFirst ? `is constant and ${right.rises ? 'high: equal, wide spaces' : 'low: equal, narrow spaces'}` : right.rises ? 'increases: the spaces get wider' : 'decreases: the spaces get narrower'}. Read to the ${way}, this is row ${PANELS[shown.findIndex(each => isSame(each, right))]}.`,
    }
  },
})

/** Arguments of `random.step`. */
type Steps = readonly [least: number, most: number, by: number]

const RUNS: readonly { what: string; on: string; speeds: Steps; starts: Steps }[] = [
  { what: 'a train', on: 'between two stations', speeds: [20, 40, 2], starts: [20, 60, 10] },
  { what: 'a lift', on: 'between two floors of a tall building', speeds: [2, 6, 1], starts: [2, 6, 1] },
  { what: 'a tram', on: 'from one stop to the next', speeds: [8, 16, 2], starts: [6, 16, 2] },
  { what: 'a cyclist', on: 'from one junction to the next', speeds: [5, 10, 1], starts: [4, 10, 2] },
]

core('time-at-constant-speed-from-the-distance', {
  facts: { difficulty: 4, checked: '2026-11-29', objective: 'AO2', calculator: 'needed' },
  values: random => {
    const { what, on, speeds, starts } = random.pick(RUNS)
    const speed = random.step(...speeds)
    const start = random.step(...starts)
    const stop = random.step(...starts)
    const right = starts[2] * random.int(3, 12)
    const distance = speed * (start / 2 + right + stop / 2)
    if (start === stop || !Number.isInteger(distance) || right < start) return null
    // No train or tram changes its speed by more than 2 m/s in a second.
    if (speed / Math.min(start, stop) > 2) return null
    const slips: Slip[] = [
      [
        distance / speed,
        'You divided the whole distance by the greatest speed. While the speed changes, it is less than this.',
      ],
      [
        right - (start + stop) / 2,
        'You took rectangles for the areas below the two slopes. They are triangles, half as large.',
      ],
      [right + stop / 2, 'You left out the distance travelled while the speed falls to zero.'],
      [right + start / 2, 'You left out the distance travelled while the speed rises from zero.'],
      [right + start, 'You gave the time at which the level part ends. Its start has to be subtracted.'],
      [right + start + stop, 'You gave the time for the whole journey.'],
    ]
    const wrong = threeSlips(
      random,
      right,
      slips.filter(([value]) => value > 0),
      value => quantity(value, 's'),
    )
    return wrong && { what, on, speed, start, stop, right, distance, wrong }
  },
  make: ({ what, on, speed, start, stop, right, distance, wrong }) => {
    const end = start + right + stop
    const chart = graph({
      x: {
        label: 'time / s',
        max: end,
        ticks: [0, start, start + right, end],
        format: value => (value <= start ? plain(value) : value < end ? 'X' : 'Y'),
      },
      y: { label: 'speed / (m/s)', max: speed * 1.25, ticks: [0, speed] },
    })
    const body = what.replace('a ', 'the ')
    return {
      stem: [
        `The speed–time graph is for the journey of ${what} ${on}. The whole distance is ${quantity(distance, 'm')}. The last part of the graph, from X to Y, lasts ${quantity(stop, 's')}.`,
        `${what.replace('a ', 'A ')} travels ${quantity(distance, 'm')} ${on}. The graph shows how its speed changes. It takes ${quantity(stop, 's')}, from X to Y on the time axis, to come to rest.`,
        `The graph shows the speed of ${what} ${on}. The speed falls for ${quantity(stop, 's')}, from time X to time Y, and the whole distance is ${quantity(distance, 'm')}.`,
      ],
      figure: figure(
        {
          name: 'motion-forces-and-energy/speed-that-rises-stays-constant-and-falls',
          title: 'Speed–time graph of three straight parts',
          description: `Speed in metres per second against time in seconds. A straight line rises from zero to ${speed} m/s at ${start} s. The graph is level at ${speed} m/s until time X. Then a straight line falls to zero at time Y. X and Y have no numbers.`,
          height: 246,
        },
        chart.axes,
        chart.line(
          [
            [0, speed],
            [start, speed],
          ],
          'l dash thin',
        ),
        chart.line(
          [
            [start, 0],
            [start, speed],
          ],
          'l dash thin',
        ),
        chart.line(
          [
            [start + right, 0],
            [start + right, speed],
          ],
          'l dash thin',
        ),
        chart.line([
          [0, 0],
          [start, speed],
          [start + right, speed],
          [end, 0],
        ]),
      ),
      prompt: [
        `For how long does ${body} move at constant speed?`,
        'How long does the part of the journey at constant speed last?',
      ],
      options: numbers({ right, unit: 's', wrong }),
      solution: `The area below the graph is the distance. The two triangles are ½ × ${start} × ${speed} = ${quantity((start * speed) / 2, 'm')} and ½ × ${stop} × ${speed} = ${quantity((stop * speed) / 2, 'm')}.

So the distance at constant speed is ${plain(distance)} − ${plain((start * speed) / 2)} − ${plain((stop * speed) / 2)} = ${quantity(speed * right, 'm')}, and the time is ${plain(speed * right)} ÷ ${speed} = ${quantity(right, 's')}.`,
    }
  },
  // Step by step along the journey: the time is lengthened until the distance fits.
  verify: ({ speed, start, stop, distance }) => {
    const covered = (level: number) => {
      let sum = 0
      const total = start + level + stop
      const step = 0.5
      for (let at = step / 2; at < total; at += step)
        sum += step * speed * Math.min(1, at / start, (total - at) / stop)
      return sum
    }
    let level = 0
    while (covered(level) < distance - 1e-6 && level < 2000) level += 1
    return level
  },
})
