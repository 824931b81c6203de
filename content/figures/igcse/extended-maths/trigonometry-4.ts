import { figure } from '@/lib/figures/figure'
import { asymptote, functionCurve } from '@/lib/figures/plane/curves'
import { mark, plane } from '@/lib/figures/plane/plane'
import { degreesAxis, inDegrees } from '@/lib/figures/plane/sketches'
import { line } from '@/lib/figures/shapes'

// E6.4 Trigonometric functions

const wave = plane({
  x: degreesAxis(),
  y: { min: -1.4, max: 1.4, ticks: [-1, 0, 1] },
  numbers: 'edge',
  origin: '',
  height: 170,
})
const steep = plane({ x: degreesAxis(), y: { min: -4, max: 4 }, numbers: 'edge', origin: '', height: 190 })
const AXES = 'Axes with x from 0° to 360°, marked every 90°, and y marked at −1, 0 and 1.'

const sine = figure(
  {
    name: 'trigonometry-4/sine',
    title: 'The graph of y = sin x',
    description: `${AXES} The curve y = sin x starts at (0, 0), rises to its maximum (90, 1), falls through (180, 0) to its minimum (270, −1) and rises to (360, 0).`,
    height: wave.canvasHeight,
  },
  wave.axes,
  functionCurve(wave, inDegrees.sin),
  mark(wave, [90, 1], '(90, 1)', { place: 'above' }),
  mark(wave, [270, -1], '(270, −1)', { place: 'below' }),
)

const cosine = figure(
  {
    name: 'trigonometry-4/cosine',
    title: 'The graph of y = cos x',
    description: `${AXES} The curve y = cos x starts at its maximum (0, 1), falls through (90, 0) to its minimum (180, −1), rises through (270, 0) and ends at its maximum (360, 1).`,
    height: wave.canvasHeight,
  },
  wave.axes,
  functionCurve(wave, inDegrees.cos),
  mark(wave, [90, 0], '(90, 0)', { place: 'above right' }),
  mark(wave, [180, -1], '(180, −1)', { place: 'below' }),
  mark(wave, [270, 0], '(270, 0)', { place: 'above left' }),
)

const tangent = figure(
  {
    name: 'trigonometry-4/tangent',
    title: 'The graph of y = tan x',
    description:
      'Axes with x from 0° to 360°, marked every 90°. The curve y = tan x has three branches, each rising from left to right. They pass through (0, 0), (180, 0) and (360, 0). Dashed vertical lines at x = 90 and x = 270 are the asymptotes.',
    height: steep.canvasHeight,
  },
  steep.axes,
  asymptote(steep, 'x = 90', { label: '' }),
  asymptote(steep, 'x = 270', { label: '' }),
  functionCurve(steep, inDegrees.tan),
)

const cosineSolved = figure(
  {
    name: 'trigonometry-4/cosine-solved',
    title: 'The line y = ½ and the graph of y = cos x',
    description: `${AXES} The curve y = cos x meets the level line y = ½ at two points, where dashed lines lead down to x = 60 and x = 300.`,
    height: wave.canvasHeight,
  },
  wave.axes,
  functionCurve(wave, inDegrees.cos),
  line(...wave.at(0, 0.5), ...wave.at(360, 0.5), 'r'),
  line(...wave.at(60, 0.5), ...wave.at(60, 0), 'l dash thin'),
  line(...wave.at(300, 0.5), ...wave.at(300, 0), 'l dash thin'),
  mark(wave, [60, 0.5], '60°', { place: 'above right' }),
  mark(wave, [300, 0.5], '300°', { place: 'above left' }),
)

const sineSolved = figure(
  {
    name: 'trigonometry-4/sine-solved',
    title: 'The line y = −½ and the graph of y = sin x',
    description: `${AXES} The curve y = sin x meets the level line y = −½ at two points, both to the right of 180°, labelled 210° and 330°.`,
    height: wave.canvasHeight,
  },
  wave.axes,
  functionCurve(wave, inDegrees.sin),
  line(...wave.at(0, -0.5), ...wave.at(360, -0.5), 'r'),
  mark(wave, [210, -0.5], '210°', { place: 'below left' }),
  mark(wave, [330, -0.5], '330°', { place: 'below right' }),
)

const named = figure(
  {
    name: 'trigonometry-4/named-points',
    title: 'A curve with three named points',
    description: `${AXES} The curve y = cos x with the points A at its left end, B where it first crosses the x-axis, and C at its lowest place.`,
    height: wave.canvasHeight,
  },
  wave.axes,
  functionCurve(wave, inDegrees.cos),
  mark(wave, [0, 1], '*A*', { place: 'above right' }),
  mark(wave, [90, 0], '*B*', { place: 'above right' }),
  mark(wave, [180, -1], '*C*', { place: 'below' }),
)

const meeting = figure(
  {
    name: 'trigonometry-4/line-and-curve',
    title: 'A level line that meets the sine curve',
    description: `${AXES} The curve y = sin x meets the level line y = 0.7 at P and, further to the right, at Q.`,
    height: wave.canvasHeight,
  },
  wave.axes,
  functionCurve(wave, inDegrees.sin),
  line(...wave.at(0, 0.7), ...wave.at(360, 0.7), 'l'),
  mark(wave, [44.4, 0.7], '*P*', { place: 'above left' }),
  mark(wave, [135.6, 0.7], '*Q*', { place: 'above right' }),
)

export const figures = [sine, cosine, tangent, cosineSolved, sineSolved, named, meeting]
