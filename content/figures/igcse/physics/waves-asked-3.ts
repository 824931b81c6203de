import { figure } from '@/lib/figures/figure'
import { ground } from '@/lib/figures/forces'
import { graph } from '@/lib/figures/graph'
import { display } from '@/lib/figures/laboratory/measuring'
import {
  arrow,
  circle,
  dimension,
  line,
  type Point,
  pointer,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'
import { oscilloscope, spectrumBar } from '@/lib/figures/waves'

const letters = figure(
  {
    name: 'waves-asked-3/spectrum-by-wavelength',
    title: 'The electromagnetic spectrum with six regions hidden',
    description:
      'A bar of seven parts shows the regions of the electromagnetic spectrum in order. From left to right: A, B, C, visible light, E, F, G. An arrow above the bar points right: the wavelength increases.',
    height: 88,
  },
  text(6, 18, 'wavelength increases'),
  arrow(156, 14, 352, 14),
  spectrumBar(5, 34, 350, ['A', 'B', 'C', 'visible\nlight', 'E', 'F', 'G'], 44),
)

const twoOrbits = figure(
  {
    name: 'waves-asked-3/two-satellites',
    title: 'Two satellites, seen from above the North Pole',
    description:
      'The Earth is seen from above the North Pole, with a dish at its equator. Satellite S is on a small circle close to the Earth and goes round once in 95 minutes. Satellite T is on a much larger circle, straight above the dish, and goes round once in 24 hours. The figure is not to scale.',
    height: 216,
  },
  circle(108, 108, 30, 'l w'),
  text(108, 113, 'Earth', { anchor: 'middle' }),
  circle(108, 108, 46, 'l thin dash'),
  circle(108, 108, 98, 'l thin dash'),
  rect(70, 64, 12, 12, 'l sunk'),
  text(76, 56, 'S', { anchor: 'middle', cls: 'b' }),
  rect(200, 101, 14, 14, 'l sunk'),
  text(222, 94, 'T', { cls: 'b' }),
  polyline(
    [
      [146, 101],
      [140, 105],
      [140, 111],
      [146, 115],
    ],
    'l',
  ),
  pointer(150, 146, 146, 117, 'dish'),
  text(222, 30, 'S goes round\nonce in 95 minutes'),
  text(222, 136, 'T goes round\nonce in 24 hours'),
  text(222, 206, 'not to scale', { cls: 's' }),
)

const NOISE = [1, -2, 3, -1, 2, -3, 1, 2, -2, 3, -3, 1, -1, 2, -2]
const BITS = [0, 1, 1, 0, 1, 0, 0, 1]

function signalAxes(x: number, y: number, name: string): Shape {
  return (
    arrow(x, y, x + 154, y, { head: 6 }) +
    arrow(x, y, x, y - 84, { head: 6 }) +
    text(x + 154, y + 17, 'time', { anchor: 'end' }) +
    text(x + 7, y - 78, 'voltage') +
    text(x + 76, y + 17, name, { anchor: 'middle', cls: 'b' })
  )
}

function bits(x: number, y: number, noise: number, height: number): Shape {
  const points = BITS.flatMap((bit, at): Point[] =>
    [0, 1, 2, 3, 4].map(part => [
      x + 4 + at * 18 + part * 4.5,
      y - 8 - bit * height + (NOISE[(at * 5 + part) % NOISE.length] ?? 0) * noise,
    ]),
  )
  return polyline(points, 'p')
}

const received = figure(
  {
    name: 'waves-asked-3/two-signals-received',
    title: 'Two signals after a long journey',
    description:
      'Two graphs of voltage against time, both with small irregular changes on them. P rises and falls smoothly through many different values. Q jumps between a low and a high level: low, high, high, low, high, low, low, high.',
    height: 136,
  },
  signalAxes(12, 104, 'P'),
  signalAxes(192, 104, 'Q'),
  polyline(
    Array.from({ length: 46 }, (_, at): Point => {
      const smooth = 22 * Math.sin(at / 5) + 9 * Math.sin(at / 2.3)
      return [16 + at * 3, 66 - smooth + (NOISE[at % NOISE.length] ?? 0) * 0.9]
    }),
    'p',
  ),
  bits(192, 104, 1.4, 46),
)

const regenerated = figure(
  {
    name: 'waves-asked-3/signal-regenerated',
    title: 'Signal Q after regeneration',
    description:
      'Voltage against time. The signal has only two levels, without any small changes, and straight jumps between them: low, high, high, low, high, low, low, high.',
    height: 136,
    width: 180,
  },
  signalAxes(12, 104, 'Q'),
  bits(12, 104, 0, 54),
)

/** A building with windows, its foot at y. */
function building(x: number, y: number, width: number, height: number): Shape {
  const windows = [0, 1, 2, 3].flatMap(row =>
    [0, 1].map(column => rect(x + 8 + column * 18, y - height + 12 + row * 22, 10, 12, 'l thin')),
  )
  return rect(x, y - height, width, height, 'l sunk') + windows.join('')
}

const drum = figure(
  {
    name: 'waves-asked-3/drum-and-building',
    title: 'A drum in front of a tall building',
    description:
      'A student with a drum stands 85 m from the flat wall of a tall building. The display of a stopwatch shows 9.90 s, the time in which 20 beats have gone out and come back.',
    height: 174,
  },
  circle(30, 58, 10),
  line(30, 68, 30, 104),
  polyline([
    [18, 132],
    [30, 104],
    [42, 132],
  ]),
  polyline([
    [30, 78],
    [50, 86],
  ]),
  rect(46, 88, 20, 16, 'l sunk'),
  text(12, 36, 'student with drum'),
  building(306, 132, 44, 108),
  ground(6, 132, 352, 132),
  dimension(56, 164, 306, 164, '85 m', [181, 157]),
  display(184, 52, '9.90', 's'),
  text(222, 42, 'time of 20 beats', { anchor: 'middle', cls: 's' }),
)

const traces = figure(
  {
    name: 'waves-asked-3/traces-a-and-b',
    title: 'Traces of two sounds with the same settings',
    description:
      'Two oscilloscope screens with grids of ten by six squares and the same settings. Trace A shows 2 waves across the screen; its crests are 2 squares above the middle line. Trace B shows 5 waves; its crests are 1 square above the middle line.',
    height: 134,
  },
  oscilloscope(12, 10, 16, { cycles: 2, divisions: 2 }),
  oscilloscope(188, 10, 16, { cycles: 5, divisions: 1 }),
  text(92, 126, 'A', { anchor: 'middle', cls: 'b' }),
  text(268, 126, 'B', { anchor: 'middle', cls: 'b' }),
)

const traceC = figure(
  {
    name: 'waves-asked-3/trace-c',
    title: 'Trace of sound C',
    description:
      'An oscilloscope screen with a grid of ten by six squares. Five waves cross the screen; the crests are 2 squares above the middle line.',
    height: 134,
    width: 184,
  },
  oscilloscope(12, 10, 16, { cycles: 5, divisions: 2 }),
  text(92, 126, 'C', { anchor: 'middle', cls: 'b' }),
)

const pulses = graph({
  x: { label: 'time / μs', max: 50, ticks: [0, 10, 20, 30, 40, 50], grid: true, parts: 5 },
  y: { label: 'strength of the pulse', max: 1.2 },
  left: 24,
  width: 316,
  height: 110,
})

function pulse(time: number, height: number): Shape {
  return pulses.line([
    [Math.max(0, time - 0.7), 0],
    [time, height],
    [time + 0.7, 0],
  ])
}

const crack = figure(
  {
    name: 'waves-asked-3/echoes-in-steel',
    title: 'Pulses received from a steel block',
    description:
      'Strength of the pulse against time in microseconds, from 0 to 50. A tall pulse is sent at time 0. A small echo comes back at the third fine line after 10, where each fine line is 2 microseconds. A larger echo comes back at 40.',
    height: 186,
  },
  pulses.axes,
  pulse(0, 1.05),
  pulse(16, 0.34),
  pulse(40, 0.66),
  pulses.label(0, 1.05, 'pulse sent', { dx: 8, dy: 6 }),
  pulses.label(16, 0.34, 'echo 1', { dy: -7, anchor: 'middle' }),
  pulses.label(40, 0.66, 'echo 2', { dy: -7, anchor: 'middle' }),
)

export const figures = [letters, twoOrbits, received, regenerated, drum, traces, traceC, crack]
