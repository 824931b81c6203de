import { type ComponentKind, component, current, junction, terminal, transformer, wire } from '../circuit'
import { sample } from './sample'

const KINDS: ComponentKind[] = [
  'cell',
  'battery',
  'dc-supply',
  'ac-supply',
  'switch',
  'switch-closed',
  'lamp',
  'resistor',
  'variable-resistor',
  'ldr',
  'thermistor',
  'diode',
  'led',
  'ammeter',
  'voltmeter',
  'galvanometer',
  'fuse',
  'motor',
  'generator',
  'heater',
  'capacitor',
  'bell',
]

export const pieces = [
  sample(
    'components',
    400,
    ...KINDS.map((kind, at) => {
      const [x, y] = [8 + (at % 4) * 88, 46 + Math.floor(at / 4) * 64]
      return component(kind, x, y, x + 78, y, { label: `*R*_{${at}}` })
    }),
  ),
  sample(
    'circuit',
    220,
    wire([
      [60, 190],
      [60, 40],
      [110, 40],
    ]),
    component('ammeter', 110, 40, 200, 40),
    wire([
      [200, 40],
      [300, 40],
    ]),
    component('ldr', 300, 40, 300, 115, { label: 'LDR', side: 'left' }),
    component('resistor', 300, 115, 300, 190, { label: '*R*' }),
    wire([
      [300, 190],
      [60, 190],
    ]),
    component('cell', 60, 90, 60, 140, { label: '6 V', side: 'right' }),
    junction(300, 115),
    terminal(330, 115),
    current(80, 40, 'right'),
  ),
  sample('transformer', 150, transformer(60, 16, [8, 4])),
]
