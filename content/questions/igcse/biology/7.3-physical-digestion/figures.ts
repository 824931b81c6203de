import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'

/** Two lines that rise to the same value, one sooner than the other. */
function twoLines({
  facts,
  x,
  y,
  fast,
  slow,
}: {
  facts: { name: string; title: string; told: string }
  x: { label: string; max: number; every: number; parts?: number }
  y: { label: string; max: number; every: number; end: number }
  fast: { at: number; label: string }
  slow: { at: number; label: string }
}): Figure {
  const ticks = (max: number, every: number) =>
    Array.from({ length: Math.round(max / every) + 1 }, (_, at) => at * every)
  const g = graph({
    x: { label: x.label, max: x.max, ticks: ticks(x.max, x.every), grid: true, parts: x.parts ?? 5 },
    y: { label: y.label, max: y.max, ticks: ticks(y.max, y.every), grid: true, parts: 4 },
    height: 180,
  })
  const rise = (at: number, cls: string) =>
    g.line(
      [
        [0, 0],
        [at, y.end],
        [x.max, y.end],
      ],
      cls,
    )
  return figure(
    {
      name: `human-nutrition/${facts.name}`,
      title: facts.title,
      description: `${facts.told} The line “${fast.label}” rises straight from zero to ${y.end} at ${fast.at} minutes and stays there. The line “${slow.label}” rises straight to ${y.end} at ${slow.at} minutes.`,
      height: 254,
    },
    g.axes,
    rise(fast.at, 'p'),
    rise(slow.at, 'r'),
    g.label(fast.at, y.end, fast.label, { dx: 5, dy: 16, cls: 's' }),
    g.label(slow.at * 0.6, y.end * 0.6, slow.label, { dx: 8, dy: 14, cls: 's' }),
  )
}

export const piecesFigure = (name: string, fast: number, slow: number) =>
  twoLines({
    facts: {
      name,
      title: 'Digestion of a food by protease',
      told: 'A graph of the percentage of the food that is digested against time in minutes.',
    },
    x: { label: 'time / min', max: 80, every: 20, parts: 4 },
    y: { label: 'food digested / %', max: 100, every: 20, end: 100 },
    fast: { at: fast, label: 'chopped' },
    slow: { at: slow, label: 'single piece' },
  })

export const lipaseFigure = (name: string, fast: number, slow: number) =>
  twoLines({
    facts: {
      name,
      title: 'Fatty acids formed by lipase',
      told: 'A graph of the mass of fatty acids in milligrams against time in minutes.',
    },
    x: { label: 'time / min', max: 30, every: 5 },
    y: { label: 'fatty acids / mg', max: 250, every: 50, end: 200 },
    fast: { at: fast, label: 'bile' },
    slow: { at: slow, label: 'no bile' },
  })
