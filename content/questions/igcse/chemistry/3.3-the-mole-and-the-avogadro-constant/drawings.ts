import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { buretteReading, describeScale } from '@/lib/figures/laboratory/measuring'
import { linearScale } from '@/lib/figures/laboratory/scales'
import { volumetricFlask } from '@/lib/figures/laboratory/vessels'
import { line, type Point, polygon, rect, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

/** A bottle with a label of two lines. */
export function bottleFigure(substance: string, strength: string): Figure {
  const body: Point[] = [
    [164, 34],
    [164, 50],
    [118, 72],
    [118, 186],
    [242, 186],
    [242, 72],
    [196, 50],
    [196, 34],
  ]
  return figure(
    {
      name: 'stoichiometry/labelled-bottle',
      title: 'A bottle with a label',
      description: `A closed bottle of a clear liquid. Its label reads: ${substance}, ${strength.replace('dm^{3}', 'dm³')}.`,
      height: 196,
    },
    polygon(body, 'l w'),
    rect(158, 16, 44, 18, 'l sunk'),
    rect(124, 100, 112, 58, 'l sheet'),
    text(180, 124, substance, small),
    text(180, 146, strength, bold),
  )
}

export type Sample = { formula: string; printed: string; mass: string }

/** Four closed vessels, each with a letter above, a formula and a mass on it. */
export const samplesFigure = (samples: readonly Sample[]): Figure =>
  figure(
    {
      name: 'stoichiometry/four-samples',
      title: 'Four closed vessels with gases',
      description: `Four equal vessels with labels. ${samples.map(({ formula, mass }, at) => `${'ABCD'.charAt(at)}: ${formula}, ${mass}.`).join(' ')}`,
      height: 118,
    },
    ...samples.map(({ printed, mass }, at) => {
      const x = 6 + at * 88
      return (
        text(x + 42, 18, 'ABCD'.charAt(at), bold) +
        rect(x + 22, 26, 40, 9, 'l sunk') +
        rect(x, 35, 84, 76, 'l w') +
        text(x + 42, 69, printed, bold) +
        text(x + 42, 93, mass, small)
      )
    }),
  )

const SYRINGE = { from: 0, to: 100, division: 2, numbered: 20, longer: 10 }

/** A gas syringe with its scale. */
export function syringeFigure(gas: string, volume: number): Figure {
  const drawn = linearScale({ ...SYRINGE, x: 44, y: 74, length: 270, way: 'right' })
  const [plunger] = drawn.at(volume)
  return figure(
    {
      name: `stoichiometry/syringe-${volume}`,
      title: 'A gas syringe',
      description: `A gas syringe with a scale in cubic centimetres holds ${gas}. ${describeScale(SYRINGE, volume, 'cm³')}`,
      height: 132,
    },
    rect(44, 30, plunger - 44, 44, 'w'),
    rect(plunger, 31, 6, 42, 'l sunk'),
    rect(plunger + 6, 48, 340 - plunger, 8, 'l sheet'),
    line(326, 30, 44, 30),
    line(44, 30, 44, 46),
    line(44, 46, 14, 46),
    line(14, 58, 44, 58),
    line(44, 58, 44, 74),
    line(44, 74, 326, 74),
    drawn.shape,
    text(330, 118, 'cm^{3}', { anchor: 'middle', cls: 's' }),
    text(60, 20, gas, { cls: 's' }),
  )
}

/** A volumetric flask filled to its mark. */
export const flaskFigure = (volume: number, solute: string): Figure =>
  figure(
    {
      name: `stoichiometry/volumetric-flask-${volume}`,
      title: 'A volumetric flask',
      description: `A flask with a long neck is filled to the mark of ${volume} cubic centimetres. Its label reads: ${solute} solution.`,
      height: 206,
    },
    volumetricFlask({ x: 130, y: 196, height: 178, width: 92, level: 0.8 }),
    text(196, 60, `mark: ${volume} cm^{3}`),
    line(192, 56, 140, 56, 'l thin'),
    text(196, 160, `${solute}\nsolution`),
    line(192, 156, 158, 160, 'l thin'),
  )

const TUBES = { from: 0, to: 50, division: 0.1, numbered: 1 }

/** The burette at the start and at the end of a titration. */
export const burettesFigure = (start: number, end: number): Figure =>
  figure(
    {
      name: `stoichiometry/two-readings-${Math.round(start * 10)}-${Math.round(end * 10)}`,
      title: 'A burette at the start and at the end of a titration',
      description: `Scale in cubic centimetres, zero at the top. At the start: ${describeScale(TUBES, start, 'cm³')} At the end: ${describeScale(TUBES, end, 'cm³')}`,
      height: 226,
    },
    text(98, 18, 'at the start', bold),
    buretteReading({ x: 98, y: 28, value: start, height: 168 }),
    text(98, 216, 'cm^{3}', small),
    text(262, 18, 'at the end', bold),
    buretteReading({ x: 262, y: 28, value: end, height: 168 }),
    text(262, 216, 'cm^{3}', small),
  )

const ticks = (max: number, step: number) =>
  Array.from({ length: Math.round(max / step) + 1 }, (_, at) => Math.round(at * step * 100) / 100)

export type BentAxis = { max: number; step: number; parts: number }

/** Volume of gas against the mass of a solid: it rises to a bend, then it is level. */
export function bentGraph(solid: string, gas: string, [x, y]: Point, axis: BentAxis): Figure {
  const g = graph({
    x: {
      label: `mass of ${solid} / g`,
      max: axis.max,
      ticks: ticks(axis.max, axis.step),
      grid: true,
      parts: axis.parts,
    },
    y: { label: `volume of ${gas} / cm^{3}`, max: 300, ticks: ticks(300, 60), grid: true, parts: 5 },
  })
  return figure(
    {
      name: `stoichiometry/volume-and-mass-${Math.round(x * 100)}-${y}`,
      title: 'Volume of gas against mass of solid',
      description: `A straight line from the origin rises to the point ${x} g, ${y} cubic centimetres. From there the line is level.`,
      height: 250,
    },
    g.axes,
    g.line([
      [0, 0],
      [x, y],
      [axis.max, y],
    ]),
  )
}

/** Volume of gas against time: a curve that becomes level. */
export function gasCurve(volume: number, level: number): Figure {
  const g = graph({
    x: { label: 'time / s', max: 180, ticks: ticks(180, 30), grid: true },
    y: { label: 'volume of gas / cm^{3}', max: 240, ticks: ticks(240, 40), grid: true, parts: 5 },
  })
  const rise = [0, 0.36, 0.62, 0.8, 0.91, 0.975, 1]
  return figure(
    {
      name: `stoichiometry/gas-and-time-${volume}-${level}`,
      title: 'Volume of gas against time',
      description: `The curve starts at zero, rises steeply, then less steeply, and is level from ${level} s on. Its level on the scale in cubic centimetres: ${describeScale({ from: 0, to: 240, division: 8, numbered: 40 }, volume, 'cm³')}`,
      height: 250,
    },
    g.axes,
    g.curve(rise.map((part, at): Point => [(level * at) / 6, volume * part])),
    g.line([
      [level, volume],
      [180, volume],
    ]),
  )
}

/** The elements of a compound by mass, each with a bar. */
export const percentBar = (shares: readonly (readonly [symbol: string, percent: number])[]): Figure =>
  figure(
    {
      name: `stoichiometry/percentages-${shares.map(([, percent]) => Math.round(percent * 10)).join('-')}`,
      title: 'Composition of a compound by mass',
      description: `A chart with a bar for each of ${shares.length} elements, as percentages of the whole mass: ${shares.map(([symbol, percent]) => `${symbol} ${percent.toFixed(1)}%`).join(', ')}.`,
      height: shares.length * 30 + 32,
    },
    text(180, 18, 'percentage by mass', small),
    line(56, 26, 56, shares.length * 30 + 28),
    ...shares.map(([symbol, percent], at) => {
      const y = 31 + at * 30
      return (
        text(46, y + 15, symbol, { anchor: 'end', cls: 'b' }) +
        rect(56, y, percent * 2.3, 20, 'p w') +
        text(64 + percent * 2.3, y + 15, `${percent.toFixed(1)}%`, { cls: 's' })
      )
    }),
  )
