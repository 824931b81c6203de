import type { Line } from './drawings'

export type Oxide = {
  metal: string
  oxide: string
  symbol: string
  formula: string
  equation: string
  /** metal and oxygen in one formula of the oxide */
  masses: readonly [number, number]
  line: Line
}

/** Metals with their oxides, and the line of a graph whose end can be read exactly. */
export const OXIDES: readonly Oxide[] = [
  {
    metal: 'magnesium',
    oxide: 'magnesium oxide',
    symbol: 'Mg',
    formula: 'MgO',
    equation: '2Mg + O2 -> 2MgO',
    masses: [24, 16],
    line: { x: 3, y: 5, maxX: 3, maxY: 6, stepX: 0.5, stepY: 1 },
  },
  {
    metal: 'copper',
    oxide: 'copper(II) oxide',
    symbol: 'Cu',
    formula: 'CuO',
    equation: '2Cu + O2 -> 2CuO',
    masses: [64, 16],
    line: { x: 4, y: 5, maxX: 4, maxY: 6, stepX: 1, stepY: 1 },
  },
  {
    metal: 'calcium',
    oxide: 'calcium oxide',
    symbol: 'Ca',
    formula: 'CaO',
    equation: '2Ca + O2 -> 2CaO',
    masses: [40, 16],
    line: { x: 5, y: 7, maxX: 5, maxY: 8, stepX: 1, stepY: 2 },
  },
]
