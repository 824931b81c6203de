import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { distillation, filtration } from '@/lib/figures/laboratory/separation'
import { rect, text } from '@/lib/figures/shapes'

const topic = 'experimental-techniques-4'

export const filterFigure = (): Figure =>
  assembled(
    `${topic}/funnel-with-two-letters`,
    filtration({ residue: 'X', filtrate: 'Y', labels: { paper: '', funnel: '', beaker: '' } }),
    {
      title: 'A mixture in a funnel',
      description:
        'A funnel lined with folded paper stands over a beaker. A solid, X, lies in the point of the paper under some liquid. Drops of a clear liquid, Y, fall into the beaker.',
    },
  )

export const stillFigure = (): Figure =>
  assembled(
    `${topic}/still-with-four-letters`,
    distillation({ liquid: 'S', distillate: 'R', labels: { thermometer: 'P', condenser: 'Q' } }),
    {
      title: 'Apparatus with the letters P, Q, R and S',
      description:
        'A round flask with a boiling liquid, S, is heated. P is an instrument with its bulb level with the side arm of the flask. Vapour passes through the side arm into Q, a sloping tube in a jacket with water. A liquid, R, drops from it into a flask.',
    },
  )

/** The same still, which does not say where the cooling water goes in. */
export const stillWithoutArrows = (): Figure =>
  assembled(
    `${topic}/still-without-arrows`,
    distillation({
      liquid: 'S',
      distillate: 'R',
      labels: { thermometer: 'P', condenser: 'Q', waterIn: '', waterOut: '' },
    }),
    {
      title: 'Apparatus with the letters P, Q, R and S',
      description:
        'A round flask with a boiling liquid, S, is heated. P is an instrument with its bulb level with the side arm of the flask. Vapour passes through the side arm into Q, a sloping tube in a jacket that has an opening at each end. A liquid, R, drops from it into a flask.',
    },
  )

export const columnFigure = (): Figure =>
  assembled(
    `${topic}/tall-still-with-letters`,
    distillation({
      fractional: true,
      liquid: 'mixture',
      distillate: '',
      labels: { thermometer: 'P', column: 'Q', condenser: 'R', distillate: '' },
    }),
    {
      title: 'Apparatus with the letters P, Q and R',
      description:
        'A mixture boils in a round flask. On the flask stands Q, a tall tube filled with glass beads. P is an instrument with its bulb level with the side arm at the top. Vapour passes through the side arm into R, a sloping tube in a jacket with water, and drops fall into a flask.',
    },
  )

export type Range = readonly [from: number, to: number]

/** The temperatures at which four samples begin and end to melt, as bars. */
export function rangesFigure(ranges: readonly Range[], low: number): Figure {
  const ticks = [0, 5, 10, 15, 20, 25].map(each => low + each)
  const g = graph({
    x: { label: 'temperature / °C', min: low, max: low + 25, ticks, grid: true, parts: 5 },
    y: { label: '', max: 4, ticks: [] },
    height: 150,
  })
  const bars = ranges.map(([from, to], at) => {
    const [left, top] = g.at(from, 3.75 - at)
    const [right, bottom] = g.at(to, 3.25 - at)
    const bar = rect(left - 2, top, right - left + 4, bottom - top, 'l w')
    return (
      bar + text(g.at(low, 0)[0] - 10, (top + bottom) / 2 + 5, 'ABCD'.charAt(at), { anchor: 'end', cls: 'b' })
    )
  })
  return figure(
    {
      name: `${topic}/melting-of-four-samples`,
      title: 'Temperatures at which four samples melt',
      description: ranges
        .map(
          ([from, to], at) =>
            `${'ABCD'.charAt(at)}: ${from === to ? `all of it at ${from} °C` : `from ${from} °C to ${to} °C`}.`,
        )
        .join(' '),
      height: 226,
    },
    g.axes,
    ...bars,
  )
}

/** The temperature of the vapour against the volume collected: two levels. */
export function fractionsFigure(
  volumes: readonly [number, number],
  boils: readonly [number, number],
): Figure {
  const total = volumes[0] + volumes[1]
  const g = graph({
    x: {
      label: 'total volume collected / cm^{3}',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 10,
    },
    y: {
      label: 'temperature of vapour / °C',
      min: 20,
      max: 140,
      ticks: [20, 60, 100, 140],
      grid: true,
    },
    height: 190,
  })
  return figure(
    {
      name: `${topic}/vapour-and-volume`,
      title: 'Temperature of the vapour against the volume collected',
      description: `The line is level at ${boils[0]} °C from 0 to ${volumes[0]} cm³. It rises steeply to ${boils[1]} °C, is level again, and ends at ${total} cm³.`,
      height: 266,
    },
    g.axes,
    g.line([
      [0, boils[0]],
      [volumes[0], boils[0]],
      [volumes[0], boils[1]],
      [total, boils[1]],
    ]),
  )
}

/** A solid that is heated: the line bends where it begins and ends to melt. */
export function heatingFigure(begins: number, ends: number, low: number): Figure {
  const ticks = [0, 10, 20, 30, 40].map(each => low + each)
  const g = graph({
    x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
    y: { label: 'temperature / °C', min: low, max: low + 40, ticks, grid: true, parts: 5 },
    height: 220,
  })
  return figure(
    {
      name: `${topic}/solid-that-is-heated`,
      title: 'Temperature of a solid that is heated',
      description: `The temperature rises steeply from ${low + 2} °C to ${begins} °C at 3 minutes, then more slowly to ${ends} °C at 7 minutes, and then steeply again.`,
      height: 296,
    },
    g.axes,
    g.line([
      [0, low + 2],
      [3, begins],
      [7, ends],
      [9, low + 39],
    ]),
  )
}
