import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

// E2.9 Graphs in practical situations

const clock = (value: number) =>
  `${String(9 + Math.floor(value)).padStart(2, '0')}:${value % 1 === 0 ? '00' : '30'}`

const travel = graph({
  x: {
    label: 'time of day',
    max: 3,
    ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3],
    parts: 2,
    grid: true,
    format: clock,
  },
  y: { label: 'distance from home / km', max: 20, ticks: [0, 5, 10, 15, 20], parts: 5, grid: true },
})

const journey = figure(
  {
    name: 'algebra-and-graphs-9/travel',
    title: 'A travel graph',
    description:
      'Time of day from 09:00 to 12:00, distance from home from 0 to 20 km. A straight line rises from 09:00 and 0 km to 10:00 and 15 km, a level line goes on to 10:30, and a straight line falls to 0 km at 11:15. Labels: ride out, rest, ride home.',
    height: 250,
  },
  travel.axes,
  travel.line([
    [0, 0],
    [1, 15],
    [1.5, 15],
    [2.25, 0],
  ]),
  travel.label(0.08, 11.4, 'ride out'),
  travel.label(1.25, 16.6, 'rest', { anchor: 'middle' }),
  travel.label(2.02, 8.4, 'ride home'),
)

const convert = graph({
  x: { label: 'distance / miles', max: 50, ticks: [0, 10, 20, 30, 40, 50], parts: 5, grid: true },
  y: { label: 'distance / km', max: 80, ticks: [0, 20, 40, 60, 80], parts: 5, grid: true },
})

const conversion = figure(
  {
    name: 'algebra-and-graphs-9/conversion',
    title: 'A conversion graph for miles and kilometres',
    description:
      'Miles from 0 to 50 across, kilometres from 0 to 80 up. A straight line from the origin to (50, 80). Dashed lines lead from 30 miles up to the line and across to 48 km.',
    height: 250,
  },
  convert.axes,
  convert.line([
    [0, 0],
    [50, 80],
  ]),
  convert.guide(30, 48),
)

const speed = graph({
  x: { label: 'time / s', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], parts: 2, grid: true },
  y: { label: 'speed / (m/s)', max: 15, ticks: [0, 5, 10, 15], parts: 5, grid: true },
})

const area = figure(
  {
    name: 'algebra-and-graphs-9/speed-time',
    title: 'Distance as the area below a speed–time graph',
    description:
      'Time from 0 to 60 s, speed from 0 to 15 m/s. The graph rises straight from 0 to 12 m/s at 20 s, is level until 45 s and falls straight to 0 at 60 s. The area below it is shaded.',
    height: 250,
  },
  speed.area(
    [
      [0, 0],
      [20, 12],
      [45, 12],
      [60, 0],
    ],
    'w',
  ),
  speed.axes,
  speed.line([
    [0, 0],
    [20, 12],
    [45, 12],
    [60, 0],
  ]),
  speed.label(32, 5.5, 'distance', { anchor: 'middle' }),
  speed.label(0.6, 13, 'acceleration'),
  speed.label(30.5, 13, 'constant speed', { anchor: 'middle' }),
  speed.label(45.6, 13, 'deceleration'),
)

const stops = figure(
  {
    name: 'algebra-and-graphs-9/tram',
    title: 'Speed–time graph of a tram',
    description:
      'Time from 0 to 60 s, speed from 0 to 15 m/s. The graph rises straight from 0 to 10 m/s at 10 s, is level until 40 s and falls straight to 0 at 60 s.',
    height: 250,
  },
  speed.axes,
  speed.line([
    [0, 0],
    [10, 10],
    [40, 10],
    [60, 0],
  ]),
)

const cool = graph({
  x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], parts: 4, grid: true },
  y: { label: 'temperature / °C', max: 100, ticks: [0, 20, 40, 60, 80, 100], parts: 4, grid: true },
})
const warmth = (t: number) => 20 + 70 * 0.8 ** t
const slope = (t: number) => 70 * Math.log(0.8) * 0.8 ** t
const touching = (t: number) => warmth(3) + slope(3) * (t - 3)

const cooling = figure(
  {
    name: 'algebra-and-graphs-9/cooling',
    title: 'A tangent to a cooling curve',
    description:
      'Time from 0 to 10 min, temperature from 0 to 100 °C. A curve falls from 90 °C at 0 through about 56 °C at 3 min to about 28 °C at 10 min, less and less steeply. A straight line touches it at P, at 3 min; it passes through about (0, 80) and (10, 0).',
    height: 250,
  },
  cool.axes,
  cool.plot(warmth, 0, 10),
  cool.line(
    [
      [0, touching(0)],
      [9.95, touching(9.95)],
    ],
    'r',
  ),
  cool.points([[3, warmth(3)]]),
  cool.label(3.2, 61, '*P*'),
)

export const figures = [journey, conversion, area, stops, cooling]
