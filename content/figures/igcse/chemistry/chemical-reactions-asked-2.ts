import { gasFormed } from '@/content/figures/igcse/chemistry/chemical-reactions-2'
import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

const topic = 'chemical-reactions-asked-2'

const volumes = graph({
  x: { label: 'time / s', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
  y: { label: 'volume of gas / cm^{3}', max: 80, ticks: [0, 20, 40, 60, 80], grid: true, parts: 5 },
})

const zincAndAcid = figure(
  {
    name: `${topic}/zinc-and-acid`,
    title: 'Volume of hydrogen against time',
    description:
      'A curve from the origin, steepest there, and level from 60 s on. Finer lines are 4 cm³ apart. At 20 s it passes through 40, at 40 s through the first fine line above 60, and it is level three fine lines above 60.',
    height: 248,
  },
  volumes.axes,
  volumes.plot(gasFormed(72, 60), 0, 60),
  volumes.line([
    [60, 72],
    [100, 72],
  ]),
)

const oneCurve = volumes.plot(gasFormed(64, 80), 0, 80)
const levelAt64 = volumes.line([
  [80, 64],
  [100, 64],
])

const gasAndTime = figure(
  {
    name: `${topic}/gas-and-time`,
    title: 'Volume of gas against time at 20 °C',
    description:
      'A curve from the origin, steepest there, and level from 80 s on. Finer lines are 4 cm³ apart. At 20 s it passes two fine lines above 20, at 40 s two fine lines above 40; it is level one fine line above 60.',
    height: 248,
  },
  volumes.axes,
  oneCurve,
  levelAt64,
)

const gasAtTwoTemperatures = figure(
  {
    name: `${topic}/gas-at-two-temperatures`,
    title: 'Volume of gas against time at 20 °C and at 40 °C',
    description:
      'The curve of 20 °C is level from 80 s on. A dashed curve, 40 °C, starts at the origin too, is steeper and becomes level earlier, at the same volume.',
    height: 248,
  },
  volumes.axes,
  oneCurve,
  levelAt64,
  volumes.plot(gasFormed(64, 40), 0, 40, 'r dash'),
  volumes.line(
    [
      [40, 64],
      [80, 64],
    ],
    'r dash',
  ),
  volumes.label(17, 46, '40 °C', { dx: -8, anchor: 'end', cls: 'b' }),
  volumes.label(32, 36, '20 °C', { dx: 6, dy: 8, cls: 'b' }),
)

const threeCurves = figure(
  {
    name: `${topic}/three-curves`,
    title: 'Volume of gas against time in three experiments',
    description:
      'Three curves from the origin. A is the steepest and becomes level first, at 60 cm³. B is less steep and reaches the same volume at 100 s. C is the least steep and reaches half this volume at 100 s.',
    height: 248,
  },
  volumes.axes,
  volumes.plot(gasFormed(60, 40), 0, 40),
  volumes.line([
    [40, 60],
    [100, 60],
  ]),
  volumes.plot(gasFormed(60, 100), 0, 100, 'r dash'),
  volumes.plot(gasFormed(30, 100), 0, 100, 'g'),
  volumes.label(14, 40, 'A', { dx: -8, anchor: 'end', cls: 'b' }),
  volumes.label(50, 45, 'B', { dy: -8, anchor: 'middle', cls: 'b' }),
  volumes.label(70, 27, 'C', { dy: -8, anchor: 'middle', cls: 'b' }),
)

export const figures = [zincAndAcid, gasAndTime, gasAtTwoTemperatures, threeCurves]
