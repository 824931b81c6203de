import { gasFormed } from '@/content/figures/igcse/chemistry/chemical-reactions-2'
import { FERMENTER_SEEN, fermenter, routes } from '@/content/figures/igcse/chemistry/organic-chemistry-6'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { combustion } from '@/lib/figures/laboratory/reactions'

/** A flask in a water bath, and a tube of liquid, under two letters. */
export const fermenterFigure = (mixture: string, liquid: string): Figure =>
  figure(
    {
      name: `organic-chemistry-6/flask-and-tube-${mixture}${liquid}`.toLowerCase(),
      title: 'Apparatus with a flask, a delivery tube and a test-tube',
      description: `${FERMENTER_SEEN} The mixture in the flask is labelled ${mixture}, the liquid in the test-tube ${liquid}.`,
      height: 240,
    },
    fermenter(mixture, '', liquid),
  )

const by = (step: number, to: number) =>
  Array.from({ length: Math.round(to / step) + 1 }, (_, at) => at * step)

/** Volume of gas in one hour against temperature: a peak at `best`, nothing from 15 °C above it. */
export function warmthFigure(best: number, most: number): Figure {
  const g = graph({
    x: { label: 'temperature / °C', max: 60, ticks: by(10, 60), grid: true, parts: 2 },
    y: { label: 'volume of gas in one hour / cm^{3}', max: 60, ticks: by(10, 60), grid: true, parts: 2 },
  })
  const part = (share: number) => share * most
  return figure(
    {
      name: `organic-chemistry-6/gas-and-temperature-${best}-${most}`,
      title: 'Volume of gas in one hour against temperature',
      description: `The curve is near zero at 0 °C, rises more and more steeply to ${most} cm³ at ${best} °C and then falls steeply. From ${best + 16} °C to 60 °C it is at zero.`,
      height: 244,
    },
    g.axes,
    g.curve([
      [0, part(0.03)],
      [best - 20, part(0.16)],
      [best - 12, part(0.42)],
      [best - 5, part(0.85)],
      [best, most],
      [best + 4, part(0.86)],
      [best + 9, part(0.35)],
      [best + 13, part(0.06)],
      [best + 16, 0],
    ]),
    g.line([
      [best + 16, 0],
      [60, 0],
    ]),
  )
}

/** Volume of gas against time; level at `final`. */
export function gasFigure(final: number, end: number): Figure {
  const g = graph({
    x: { label: 'time / h', max: 72, ticks: by(12, 72), grid: true },
    y: { label: 'volume of gas / cm^{3}', max: 600, ticks: by(120, 600), grid: true, parts: 6 },
  })
  return figure(
    {
      name: `organic-chemistry-6/gas-and-time-${final}-${end}`,
      title: 'Volume of gas against time',
      description: `The curve starts at the origin, rises less and less steeply and is level at ${final} cm³ from ${end} h to 72 h.`,
      height: 244,
    },
    g.axes,
    g.plot(gasFormed(final, end), 0, 72),
  )
}

export function burnerFigure(): Figure {
  const { shape, height, description } = combustion({
    labels: { burner: 'alcohol', shield: 'screen' },
  })
  return figure(
    {
      name: 'organic-chemistry-6/burner-under-water',
      title: 'An alcohol burns under a can of water',
      description,
      height,
    },
    shape,
  )
}

export const routesFigure = (): Figure =>
  figure(
    {
      name: 'organic-chemistry-6/two-routes-with-steps',
      title: 'Two ways to one product',
      description:
        'Left: crops with sugar, then aqueous glucose, then by step 1 dilute ethanol, then by step 2 ethanol. Right: petroleum, then by cracking ethene, then by step 3 ethanol.',
      height: 278,
    },
    routes({
      boxes: ['crops with sugar', 'aqueous glucose', 'dilute ethanol', 'petroleum', 'ethene', 'ethanol'],
      arrows: ['step 1', 'step 2', 'cracking', 'step 3'],
    }),
  )
