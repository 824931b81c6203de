import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, centred, circle, line, type Point, rect, text } from '@/lib/figures/shapes'

export type Boiled = { begins: number; ends: number }

/** Temperature against time of four liquids, A to D, heated until they boil. */
export function fourLiquids(all: readonly Boiled[]): Figure {
  const g = graph({
    x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
    y: {
      label: 'temperature / °C',
      min: 60,
      max: 120,
      ticks: [60, 70, 80, 90, 100, 110, 120],
      grid: true,
      parts: 5,
    },
    width: 262,
    height: 200,
  })
  return figure(
    {
      name: `chemistry-of-the-environment/four-liquids-${all.map(({ begins, ends }) => `${begins}-${ends}`).join('-')}`,
      title: 'Four liquids heated until they boil',
      description: `Temperature against time for liquids A to D, which all begin at 60 °C. ${all.map(({ begins, ends }, at) => `${'ABCD'.charAt(at)} boils from ${begins} °C; after 10 minutes it is at ${ends} °C.`).join(' ')}`,
      height: 278,
    },
    g.axes,
    ...all.map(
      ({ begins, ends }, at) =>
        g.line([
          [0, 60],
          [(begins - 60) / 12, begins],
          [10, ends],
        ]) + g.label(10, ends, 'ABCD'.charAt(at), { dx: 8, dy: 4, cls: 'b' }),
    ),
  )
}

/** Temperature against time of one liquid that is heated until it boils. */
export function oneLiquid({ begins, ends }: Boiled): Figure {
  const g = graph({
    x: { label: 'time / min', max: 10, ticks: [0, 2, 4, 6, 8, 10], grid: true },
    y: {
      label: 'temperature / °C',
      min: 80,
      max: 110,
      ticks: [80, 85, 90, 95, 100, 105, 110],
      grid: true,
      parts: 5,
    },
    height: 180,
  })
  return figure(
    {
      name: `chemistry-of-the-environment/one-liquid-${begins}-${ends}`,
      title: 'A liquid heated until it boils',
      description: `Temperature against time. The liquid is at 80 °C at first and at ${begins} °C after 4 minutes, when it begins to boil. While it boils the temperature changes to ${ends} °C at 10 minutes.`,
      height: 258,
    },
    g.axes,
    g.line([
      [0, 80],
      [4, begins],
      [10, ends],
    ]),
  )
}

export type River = { enters: number; falls: number; recovers: number }

/** Oxygen, from 10 mg/dm3 down to 2 and back, along 20 km of a river. */
export const riverPoints = ({ enters, falls, recovers }: River): Point[] => [
  [0, 10],
  [enters, 10],
  [enters + falls, 2],
  [enters + falls + recovers, 10],
  [20, 10],
]

export function riverFigure(river: River): Figure {
  const points = riverPoints(river)
  const g = graph({
    x: {
      label: 'distance along the river / km',
      max: 20,
      ticks: [0, 4, 8, 12, 16, 20],
      grid: true,
      parts: 4,
    },
    y: {
      label: 'dissolved oxygen / mg/dm^{3}',
      max: 12,
      ticks: [0, 2, 4, 6, 8, 10, 12],
      grid: true,
      parts: 2,
    },
    height: 180,
  })
  return figure(
    {
      name: `chemistry-of-the-environment/river-${river.enters}-${river.falls}-${river.recovers}`,
      title: 'Dissolved oxygen along a river',
      description: `Straight lines join these points: ${points.map(([x, y]) => `${x} km, ${y} mg/dm³`).join('; ')}.`,
      height: 258,
    },
    g.axes,
    g.line(points),
  )
}

/** Living microbes against the chlorine added; 100 of them are left at the dose. */
export function chlorineFigure(dose: number): Figure {
  const g = graph({
    x: {
      label: 'chlorine added / mg/dm^{3}',
      max: 3,
      ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3],
      grid: true,
      parts: 5,
    },
    y: {
      label: 'living microbes in 1 dm^{3}',
      max: 1000,
      ticks: [0, 200, 400, 600, 800, 1000],
      grid: true,
      parts: 2,
    },
    height: 180,
  })
  const left = (chlorine: number) => 1000 * 10 ** (-chlorine / dose)
  return figure(
    {
      name: `chemistry-of-the-environment/chlorine-${Math.round(dose * 10)}`,
      title: 'Living microbes in water against the chlorine added',
      description: `A falling curve, steep at first. It begins at 1000 living microbes without chlorine and passes ${[0.4, 1, 1.4].map(part => `${plain(Math.round(left(dose * part) / 10) * 10)} at ${plain(dose * part)} mg/dm³`).join(', ')}.`,
      height: 258,
    },
    g.axes,
    g.plot(left, 0, 3),
  )
}

export type Removed = { solids: number; odours: number; microbes: number }

/** How much of three kinds of impurity a water works removes. */
export function removedBars({ solids, odours, microbes }: Removed): Figure {
  const g = graph({
    x: { label: '', max: 3 },
    y: { label: 'removed or killed / %', max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 2 },
    height: 150,
  })
  const bars: [string, number][] = [
    ['insoluble\nsolids', solids],
    ['tastes and\nodours', odours],
    ['microbes', microbes],
  ]
  return figure(
    {
      name: `chemistry-of-the-environment/removed-${solids}-${odours}-${microbes}`,
      title: 'What a water works removes',
      description: `Bars in per cent of what was in the river water. ${bars.map(([name, value]) => `${name.replace('\n', ' ')}: ${value}.`).join(' ')}`,
      height: 226,
    },
    g.axes,
    ...bars.map(([name, value], at) => {
      const [x0, y0] = g.at(at + 0.25, 0)
      const [x1, y1] = g.at(at + 0.75, value)
      return (
        rect(x0, y1, x1 - x0, y0 - y1, 'l w') +
        text((x0 + x1) / 2, y0 + 17, name, { anchor: 'middle', cls: 's' })
      )
    }),
  )
}

export type Letters4 = readonly [string, string, string, string]

/** Four stages of a water works in section, each with a letter; names of what they hold where they do not tell the answer. */
export function worksFigure(letters: Letters4, isNamed = true): Figure {
  const names = isNamed
    ? ['tank: water\nstands still', 'sand and\ngravel', 'grains\nof carbon', 'chlorine\nadded']
    : ['tank: water\nstands still', 'sand and\ngravel', 'grains of\nsubstance X', 'gas Y\nadded']
  const vessel = (at: number) => {
    const x = 20 + at * 86
    return (
      rect(x, 62, 62, 66, 'l w', 2) +
      centred(x + 31, 46, letters[at] ?? '', 'b') +
      text(x + 31, 148, names[at] ?? '', { anchor: 'middle', cls: 's' }) +
      (at < 3 ? arrow(x + 62, 78, x + 86, 78, { head: 6 }) : '')
    )
  }
  const grains = (x: number, cls: string) =>
    [0, 1, 2]
      .map(row => [0, 1, 2, 3, 4].map(at => circle(x + 9 + at * 11, 99 + row * 11, 4, cls)).join(''))
      .join('')
  return figure(
    {
      name: `chemistry-of-the-environment/works-${letters.join('')}${isNamed ? '' : '-x-y'}`.toLowerCase(),
      title: 'A water works',
      description: `River water flows through four vessels from left to right. ${letters.map((letter, at) => `${letter}: ${(names[at] ?? '').replace('\n', ' ')}.`).join(' ')} In the first, solid particles lie on the bottom.`,
      height: 180,
    },
    text(4, 22, 'river water'),
    arrow(4, 78, 20, 78, { head: 6 }),
    line(4, 30, 4, 78),
    ...[0, 1, 2, 3].map(vessel),
    rect(21, 116, 60, 11.5, 'hl'),
    grains(106, 'l hl'),
    grains(192, 'd'),
    arrow(309, 62, 309, 96, { head: 6 }),
    arrow(340, 78, 357, 78, { head: 6 }),
    text(356, 22, 'to homes', { anchor: 'end' }),
  )
}
