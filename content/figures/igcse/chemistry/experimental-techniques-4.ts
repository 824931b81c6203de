import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { crystallisation, distillation, filtration } from '@/lib/figures/laboratory/separation'

const filter = assembled(
  'experimental-techniques-4/filtering',
  filtration({ residue: 'residue', filtrate: 'filtrate' }),
)

const crystals = assembled(
  'experimental-techniques-4/heating-a-solution',
  crystallisation({ solution: 'solution of the salt' }),
)

const simple = assembled(
  'experimental-techniques-4/water-from-salt-solution',
  distillation({ liquid: 'salt solution', distillate: 'pure water' }),
)

const fractional = assembled(
  'experimental-techniques-4/ethanol-and-water',
  distillation({ fractional: true, liquid: 'ethanol and water', distillate: 'ethanol' }),
)

const g = graph({
  x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
  y: { label: 'temperature / °C', min: 100, max: 140, ticks: [100, 110, 120, 130, 140], grid: true },
  height: 200,
})

const melting = figure(
  {
    name: 'experimental-techniques-4/pure-and-impure',
    title: 'Temperature of a pure and of an impure solid while they are heated',
    description:
      'Temperature against time. The line of the pure sample rises to 122 °C, is level from 3 to 7 minutes, and rises again. The line of the impure sample rises to 110 °C and bends; while the sample melts, the line slopes slowly upwards to 118 °C; then it rises faster again.',
    height: 276,
  },
  g.axes,
  g.line([
    [0, 104],
    [3, 122],
    [7, 122],
    [10, 138],
  ]),
  g.line(
    [
      [0, 101],
      [2, 110],
      [7, 118],
      [10, 132],
    ],
    'r dash',
  ),
  g.label(3.2, 126, 'pure', { anchor: 'start' }),
  g.label(5, 111, 'impure', { anchor: 'start' }),
)

const lettered = assembled(
  'experimental-techniques-4/still-with-letters',
  distillation({ liquid: 'S', distillate: 'R', labels: { thermometer: 'P', condenser: 'Q' } }),
  {
    title: 'Distillation with parts P, Q, R and S',
    description:
      'A round flask with a boiling liquid, S, is heated. P stands upright in the neck of the flask with its bulb level with the side arm. Vapour passes through the side arm into Q, a tube that slopes down in a jacket: water enters the jacket at the lower end and leaves at the upper end. A liquid, R, drops into a flask.',
  },
)

export const figures = [filter, crystals, simple, fractional, melting, lettered]
