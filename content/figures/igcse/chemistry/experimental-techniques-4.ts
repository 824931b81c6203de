import { figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { burette, gasSyringe, pipette } from '@/lib/figures/laboratory/glassware'
import { buretteReading, describeScale, measuringCylinder } from '@/lib/figures/laboratory/measuring'
import { crystallisation, distillation, filtration } from '@/lib/figures/laboratory/separation'
import { line, text } from '@/lib/figures/shapes'

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

const funnelUnnamed = assembled(
  'experimental-techniques-4/funnel-unnamed',
  filtration({ labels: { paper: '', funnel: '', beaker: '', residue: '?', filtrate: '?' } }),
)

const small = (x: number, y: number, content: string) => text(x, y, content, { anchor: 'middle', cls: 's' })

const volumes = figure(
  {
    name: 'experimental-techniques-4/four-instruments',
    title: 'Four instruments that measure volumes',
    description:
      'A measuring cylinder, a wide upright tube with a scale and a foot. A volumetric pipette, a narrow tube with a bulb in the middle and one ring above it. A burette, a long narrow tube with a scale whose zero is above, and a tap below. A gas syringe, a wide level tube with a scale and a plunger that slides.',
    height: 314,
  },
  measuringCylinder({
    x: 70,
    y: 206,
    value: 33,
    scale: { from: 0, to: 50, division: 5, numbered: 10 },
    height: 176,
    width: 44,
  }),
  small(70, 228, 'measuring cylinder'),
  pipette(190, 200, 184),
  small(190, 228, 'volumetric pipette'),
  burette(296, 14, { length: 156, level: 0.12 }),
  small(296, 228, 'burette'),
  gasSyringe(40, 264, { length: 160, volume: 0.5 }),
  small(150, 304, 'gas syringe'),
)

const CYLINDER = { from: 0, to: 50, division: 1, numbered: 10 }

const meniscus = figure(
  {
    name: 'experimental-techniques-4/reading-a-cylinder',
    title: 'Reading a measuring cylinder',
    description: `A measuring cylinder marked in cubic centimetres. The surface of the liquid is curved: lower in the middle than at the glass. A dashed line shows that the bottom of the curve is read, at eye level. ${describeScale(CYLINDER, 36, 'cm³')}`,
    height: 254,
  },
  measuringCylinder({ x: 110, y: 246, value: 36, scale: CYLINDER }),
  line(140, 92.6, 250, 92.6, 'r dash'),
  text(254, 89, 'eye level,', { cls: 's' }),
  text(254, 105, 'bottom of curve', { cls: 's' }),
)

const BURETTE = { from: 0, to: 50, division: 0.1, numbered: 1 }

const readings = figure(
  {
    name: 'experimental-techniques-4/two-readings',
    title: 'A burette at the start and at the end',
    description: `Parts of a burette, zero above. At the start: ${describeScale(BURETTE, 1.4, 'cm³')} At the end: ${describeScale(BURETTE, 22.65, 'cm³')}`,
    height: 200,
  },
  buretteReading({ x: 90, y: 10, value: 1.4 }),
  text(90, 184, 'start', { anchor: 'middle' }),
  buretteReading({ x: 250, y: 10, value: 22.65 }),
  text(250, 184, 'end', { anchor: 'middle' }),
)

export const figures = [
  filter,
  crystals,
  simple,
  fractional,
  melting,
  lettered,
  funnelUnnamed,
  volumes,
  meniscus,
  readings,
]
