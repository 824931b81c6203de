import { plain } from '@/lib/exams/format'
import { fuelCell } from '@/lib/figures/chemistry/cells'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, centred, rect, text } from '@/lib/figures/shapes'

export type Letters = readonly [left: string, right: string, out: string]

export const letteredFuelCell = ([left, right, out]: Letters): Figure =>
  figure(
    {
      name: 'electrochemistry/fuel-cell-with-letters',
      title: 'A hydrogen–oxygen fuel cell',
      description: `Gas ${left} enters at the negative electrode on the left, gas ${right} at the positive electrode on the right, and ${out} leaves on the right. An electrolyte is between the electrodes, which are joined to a lamp.`,
      height: 212,
    },
    fuelCell(28, 4, { left: `gas ${left}`, right: `gas ${right}`, out }),
  )

export type Device = { takes: readonly [string, string]; gives: readonly [string, string] }

/** Four devices, A to D, as boxes: what goes in on the left, what comes out on the right. */
export const fourDevices = (all: readonly Device[]): Figure =>
  figure(
    {
      name: `electrochemistry/devices-${all.map(({ takes: [a], gives: [b] }) => `${a[0]}${b[0]}`).join('-')}`,
      title: 'Four devices with what goes in and what comes out',
      description: all
        .map(
          ({ takes, gives }, at) =>
            `${'ABCD'.charAt(at)}: in, ${takes.join(' and ')}; out, ${gives.join(' and ')}.`,
        )
        .join(' '),
      height: 232,
    },
    ...all.map(({ takes, gives }, at) => {
      const y = 6 + at * 56
      return (
        rect(154, y, 52, 44, 'l sheet', 2) +
        centred(180, y + 22, 'ABCD'.charAt(at), 'b') +
        takes
          .map((name, row) => {
            const py = y + 12 + row * 21
            return text(116, py + 4.5, name, { anchor: 'end' }) + arrow(121, py, 152, py, { head: 6 })
          })
          .join('') +
        gives
          .map((name, row) => {
            const py = y + 12 + row * 21
            return arrow(208, py, 238, py, { head: 6 }) + text(243, py + 4.5, name)
          })
          .join('')
      )
    }),
  )

/** The mass of hydrogen in a tank against the distance driven. */
export function tankFigure(full: number, perHundred: number): Figure {
  const g = graph({
    x: {
      label: 'distance driven / km',
      max: 500,
      ticks: [0, 100, 200, 300, 400, 500],
      grid: true,
      parts: 5,
    },
    y: {
      label: 'mass of hydrogen in the tank / kg',
      max: 6,
      ticks: [0, 1, 2, 3, 4, 5, 6],
      grid: true,
      parts: 5,
    },
    height: 180,
  })
  const end = full - 5 * perHundred
  return figure(
    {
      name: `electrochemistry/tank-${Math.round(full * 10)}-${Math.round(perHundred * 10)}`,
      title: 'Hydrogen in a tank against distance',
      description: `The mass of hydrogen is ${plain(full)} kg at the beginning. It falls in a straight line to ${plain(end)} kg at 500 km.`,
      height: 256,
    },
    g.axes,
    g.line([
      [0, full],
      [500, end],
    ]),
  )
}

export type Emissions = { name: string; making: number; driving: number }

/** Bars for carbon dioxide from making the fuel and from driving, for each vehicle. */
export function emissionBars(all: readonly Emissions[]): Figure {
  const top = 200
  const g = graph({
    x: { label: '', max: all.length },
    y: {
      label: 'carbon dioxide / g per km',
      max: top,
      ticks: [0, 50, 100, 150, 200],
      grid: true,
      parts: 5,
    },
    height: 150,
  })
  const bars = all.map(({ name, making, driving }, at) => {
    const [x0, y0] = g.at(at + 0.18, 0)
    const [x1, yMaking] = g.at(at + 0.48, making)
    const [x2, yDriving] = g.at(at + 0.78, driving)
    const middle = g.at(at + 0.48, 0)[0]
    return (
      (making > 0 ? rect(x0, yMaking, x1 - x0, y0 - yMaking, 'l w') : '') +
      (driving > 0 ? rect(x1, yDriving, x2 - x1, y0 - yDriving, 'l sunk') : '') +
      text(middle, y0 + 17, name, { anchor: 'middle', cls: 's' })
    )
  })
  return figure(
    {
      name: `electrochemistry/emissions-${all.map(({ making, driving }) => `${making}-${driving}`).join('-')}`,
      title: 'Carbon dioxide from vehicles',
      description: `Two bars for each vehicle, in grams of carbon dioxide per kilometre. ${all.map(({ name, making, driving }) => `${name.replaceAll('\n', ' ')}: ${making} from making the fuel, ${driving} from driving.`).join(' ')}`,
      height: 252,
    },
    g.axes,
    ...bars,
    rect(62, 232, 12, 12, 'l w'),
    text(79, 242.5, 'making the fuel', { cls: 's' }),
    rect(196, 232, 12, 12, 'l sunk'),
    text(213, 242.5, 'driving', { cls: 's' }),
  )
}
