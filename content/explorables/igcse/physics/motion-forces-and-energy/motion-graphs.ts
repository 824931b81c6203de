import { explorable, fixed, type Said } from '@/lib/figures/explorable'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { circle, line, type Point, rect, text } from '@/lib/figures/shapes'

const LAST_S = 8
const TRACK = { left: 26, metre: 4.6, y: 52 }

type Set = { first: number; acceleration: number; time: number }

/** A trolley that has come to rest stays there: its brakes hold it. */
function stateAt({ first, acceleration }: Set, time: number): { speed: number; distance: number } {
  const stops = acceleration < 0 ? first / -acceleration : Infinity
  const moved = Math.min(time, stops)
  return {
    speed: time > stops ? 0 : first + acceleration * time,
    distance: first * moved + (acceleration * moved ** 2) / 2,
  }
}

const upTo = (last: number): number[] => {
  const steps = Math.max(2, Math.ceil(last * 4))
  return Array.from({ length: steps + 1 }, (_, at) => (last * at) / steps)
}

function trolley(distance: number): string {
  const x = TRACK.left + distance * TRACK.metre
  return (
    rect(x - 12, TRACK.y - 24, 24, 14, 'l w', 2) +
    circle(x - 6, TRACK.y - 5, 5, 'l sheet') +
    circle(x + 6, TRACK.y - 5, 5, 'l sheet')
  )
}

function draw(values: Set): string {
  const now = stateAt(values, values.time)
  const time = { label: '*t* / s', max: LAST_S, ticks: [0, 2, 4, 6, 8], grid: true }
  const box = { top: 112, width: 116, height: 120 }
  const speeds = graph({
    x: time,
    y: { label: 'speed / m/s', max: 12, ticks: [0, 4, 8, 12], grid: true },
    left: 34,
    ...box,
  })
  const distances = graph({
    x: time,
    y: { label: 'distance / m', max: 70, ticks: [0, 20, 40, 60], grid: true },
    left: 218,
    ...box,
  })
  const curveOf = (of: 'speed' | 'distance', last: number) =>
    upTo(last).map((at): Point => [at, stateAt(values, at)[of]])
  const markers = [0, 10, 20, 30, 40, 50, 60].map(metres => {
    const x = TRACK.left + metres * TRACK.metre
    return (
      line(x, TRACK.y, x, TRACK.y + 8, 'l thin') +
      text(x, TRACK.y + 22, String(metres), { anchor: 'middle', cls: 's' })
    )
  })
  return (
    ground(10, TRACK.y, 350, TRACK.y) +
    markers.join('') +
    text(336, TRACK.y + 22, 'm', { anchor: 'middle', cls: 's' }) +
    trolley(now.distance) +
    speeds.area(curveOf('speed', values.time)) +
    speeds.axes +
    distances.axes +
    speeds.line(curveOf('speed', LAST_S), 'p') +
    distances.line(curveOf('distance', LAST_S), 'p') +
    speeds.guide(values.time, now.speed) +
    distances.guide(values.time, now.distance)
  )
}

function says(values: Set): Said {
  const { first, acceleration, time } = values
  const { speed, distance } = stateAt(values, time)
  const [v, s, t] = [`${fixed(speed, 1)} m/s`, `${fixed(distance, 1)} m`, `${fixed(time, 1)} s`]
  const manner =
    acceleration > 0 ? 'gets faster steadily' : acceleration < 0 ? 'slows down steadily' : 'keeps its speed'
  return {
    description: `A trolley starts at ${fixed(first, 1)} m/s and ${manner}. After ${t} its speed is ${v} and it has gone ${s}. The speed–time graph is straight, with the area under it up to ${t} shaded: that area is the distance, ${s}. The distance–time graph ${acceleration === 0 ? 'is straight' : acceleration > 0 ? 'gets steeper' : 'gets less steep'}; its gradient is the speed.`,
    readings: [
      ['Speed', v],
      ['Distance: shaded area', s],
      ['Gradient of speed–time graph', `${fixed(speed > 0 || acceleration > 0 ? acceleration : 0, 2)} m/s²`],
    ],
  }
}

export const moving = explorable({
  title: 'A trolley and its two graphs',
  height: 276,
  values: {
    first: { label: 'Speed at the start', unit: 'm/s', min: 0, max: 4, step: 0.1, start: 2 },
    acceleration: { label: 'Acceleration', unit: 'm/s²', min: -1, max: 1, step: 0.05, start: 0.5 },
    time: { label: 'Time', unit: 's', min: 0, max: LAST_S, step: 0.05, start: 4, plays: 1 },
  },
  draw,
  says,
})
