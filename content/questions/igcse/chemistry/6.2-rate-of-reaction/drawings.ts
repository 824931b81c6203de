import { gasFormed } from '@/content/figures/igcse/chemistry/chemical-reactions-2'
import { energyProfile } from '@/lib/figures/chemistry/energetics'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, line, text } from '@/lib/figures/shapes'

const bold = { cls: 'b' } as const

export type Course = 'faster' | 'slower' | 'double' | 'half'

/** What levels off at which volume and when; the reference levels off at 40 at the time 70. */
const COURSES: Record<Course, readonly [final: number, end: number]> = {
  faster: [40, 40],
  slower: [40, 115],
  double: [80, 70],
  half: [20, 70],
}

const PLACES: Record<Course, readonly [time: number, volume: number, dx: number, dy: number]> = {
  faster: [36, 40, 0, -5],
  slower: [58, 30, 8, 12],
  double: [104, 80, 0, -6],
  half: [104, 20, 0, -6],
}

const SEEN: Record<Course, string> = {
  faster: 'is steeper than X and levels off sooner at the same volume',
  slower: 'is less steep than X and levels off later at the same volume',
  double: 'is steeper than X and levels off at twice the volume',
  half: 'is less steep than X and levels off at half the volume',
}

/** A curve X, and four others under the letters A to D. */
export function fiveCurves(order: readonly Course[]): Figure {
  const g = graph({ x: { label: 'time', max: 120 }, y: { label: 'volume of gas', max: 88 } })
  return figure(
    {
      name: `chemical-reactions-2/curves-${order.map(each => COURSES[each].join('-')).join('-')}`,
      title: 'Volume of gas against time for five experiments',
      description: `All curves start at the origin. ${order.map((each, at) => `Curve ${'ABCD'.charAt(at)} ${SEEN[each]}.`).join(' ')}`,
      height: 236,
    },
    g.axes,
    g.plot(gasFormed(40, 70), 0, 120, 'l dash'),
    g.label(31.5, 21.5, 'X', bold),
    ...order.map((each, at) => {
      const [time, volume, dx, dy] = PLACES[each]
      return (
        g.plot(gasFormed(...COURSES[each]), 0, 120) +
        g.label(time, volume, 'ABCD'.charAt(at), { dx, dy, ...bold })
      )
    }),
  )
}

export type Levelled = { final: number; end: number; letter?: string }

/** Curves on a grid for reading; the last small square of the axes is above the highest. */
export function volumeGraph(curves: readonly Levelled[], longest: number, gas: string): Figure {
  const most = Math.max(...curves.map(({ final }) => final))
  const step = most > 50 ? 20 : most > 25 ? 10 : 5
  const top = Math.ceil((most * 1.05) / step) * step
  const long = longest / 6
  const ticks = (by: number, max: number) =>
    Array.from({ length: Math.round(max / by) + 1 }, (_, at) => at * by)
  const g = graph({
    x: { label: 'time / s', max: longest, ticks: ticks(long, longest), grid: true, parts: 4 },
    y: { label: `volume of ${gas} / cm^{3}`, max: top, ticks: ticks(step, top), grid: true, parts: 5 },
    height: 180,
  })
  return figure(
    {
      name: `chemical-reactions-2/volumes-${curves.map(({ final, end }) => `${final}-${end}`).join('-')}`,
      title: `Volume of ${gas} against time`,
      description: curves
        .map(
          ({ final, end, letter }) =>
            `${letter ? `Curve ${letter}` : 'The curve'} starts at the origin, rises less and less steeply and levels off at ${final} cm³ at ${end} s. ${[0.2, 0.4, 0.5, 0.6].map(part => `It is at ${Math.round(gasFormed(final, end)(part * end) * 10) / 10} cm³ at ${Math.round(part * end)} s.`).join(' ')}`,
        )
        .join(' '),
      height: 256,
    },
    g.axes,
    ...curves.map(
      ({ final, end, letter }, at) =>
        g.plot(gasFormed(final, end), 0, longest) +
        (letter
          ? g.label(end * 0.4, final * 0.64, letter, {
              dx: at === 0 ? 8 : -6,
              dy: at === 0 ? 14 : -6,
              anchor: at === 0 ? 'start' : 'end',
              ...bold,
            })
          : ''),
    ),
  )
}

/** Mass of a flask and what is in it; it ends 0.4 g above the lowest line. */
export function massGraph(base: number, lost: number, end: number): Figure {
  const g = graph({
    x: { label: 'time / min', max: 12, ticks: [0, 2, 4, 6, 8, 10, 12], grid: true, parts: 2 },
    y: {
      label: 'mass of flask and contents / g',
      min: base,
      max: base + 3,
      ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3].map(each => base + each),
      format: value => value.toFixed(1),
      grid: true,
      parts: 5,
    },
    height: 180,
  })
  const mass = (time: number) => base + 0.4 + lost - gasFormed(lost, end)(time)
  const say = (value: number) => value.toFixed(1)
  return figure(
    {
      name: `chemical-reactions-2/mass-${base}-${Math.round(lost * 10)}-${end}`,
      title: 'Mass of a flask and its contents against time',
      description: `The curve starts at ${say(mass(0))} g, falls less and less steeply, is at ${say(mass(end / 2))} g at ${end / 2} min and is level at ${say(mass(end))} g from ${end} min. The axis of mass begins at ${base} g.`,
      height: 256,
    },
    g.axes,
    g.plot(mass, 0, 12),
  )
}

export type Gap = 'without' | 'with' | 'change' | 'back'

/** A pathway with four arrows under letters. */
export function fourArrows(
  letters: Record<Gap, string>,
  activation: number,
  lower: number,
  change: number,
): Figure {
  const y = (energy: number) => 42 + ((activation - energy) / (activation - change)) * 120
  return figure(
    {
      name: `chemical-reactions-2/arrows-${activation}-${lower}-${-change}`,
      title: 'Reaction pathway diagram of a reaction with and without a catalyst',
      description: `Energy against progress of reaction. The solid path, without catalyst, leads from the reactants over a high peak to the products, which lie lower. The dashed path, with catalyst, has a lower peak. Arrow ${letters.without}: from the level of the reactants to the high peak. Arrow ${letters.with}: from the level of the reactants to the lower peak. Arrow ${letters.change}: from the level of the reactants down to the level of the products. Arrow ${letters.back}: from the level of the products to the high peak.`,
      height: 228,
    },
    energyProfile({
      reactants: 'reactants',
      products: 'products',
      change,
      activation,
      catalysed: lower,
      activationLabel: '',
      catalysedLabel: '',
      changeLabel: letters.change,
    }),
    text(172, (y(activation) + y(lower)) / 2 + 5, letters.without, { anchor: 'end' }),
    text(191, y(0) - 4, letters.with),
    line(178, y(activation), 336, y(activation), 'l dash thin'),
    arrow(326, y(change), 326, y(activation), { head: 7 }),
    text(333, y(0) - 30, letters.back),
  )
}
