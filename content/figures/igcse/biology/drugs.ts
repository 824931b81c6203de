import { bacterialCell } from '@/lib/figures/biology/cells'
import { virus } from '@/lib/figures/biology/microbes'
import { chance } from '@/lib/figures/biology/organic'
import { scaleBar } from '@/lib/figures/biology/scale-bar'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'drugs'

const PER_MM = 2.8
const DISC = 6 // mm

/** Where the four discs lie on the plate, from its middle. */
const PLACES: readonly Point[] = [
  [-46, -44],
  [46, -44],
  [-46, 46],
  [46, 46],
]

/** A plate of bacteria with four discs; each has a letter and the diameter of its clear area in mm (6: none). */
export function plate(name: string, discs: readonly { letter: string; clear: number }[]): Figure {
  const [x, y] = [128, 118]
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Bacteria and four discs on a plate',
      description: `A round plate is covered with bacteria. Four small discs of ${DISC} mm lie on it. ${discs
        .map(({ letter, clear }) =>
          clear > DISC
            ? `Around ${letter} there is a clear round area, ${clear} mm across`
            : `Around ${letter} there is no clear area`,
        )
        .join('. ')}.`,
      height: 236,
    },
    circle(x, y, 110, 'l sheet'),
    circle(x, y, 104, 'l thin sunk'),
    ...discs.map(({ letter, clear }, at) => {
      const [dx, dy] = PLACES[at] ?? [0, 0]
      return (
        (clear > DISC ? circle(x + dx, y + dy, (clear / 2) * PER_MM, 'l thin sheet') : '') +
        circle(x + dx, y + dy, (DISC / 2) * PER_MM, 'l w') +
        text(x + dx, y + dy + 4.5, letter, { anchor: 'middle', cls: 'b' })
      )
    }),
    rect(256, 60, 16, 16, 'l thin sunk'),
    text(280, 73, 'bacteria', { cls: 's' }),
    rect(256, 88, 16, 16, 'l thin sheet'),
    text(280, 101, 'clear area', { cls: 's' }),
    circle(264, 124, 8, 'l w'),
    text(280, 128, 'disc', { cls: 's' }),
    scaleBar({ x: 256, y: 164, length: 10 * PER_MM, label: '10 mm' }),
  )
}

const STAGES = [
  { told: 'many white bacteria and two dark ones', white: 14, dark: 2 },
  { told: 'only two dark bacteria', white: 0, dark: 2 },
  { told: 'many dark bacteria', white: 0, dark: 15 },
] as const

function population(left: number, top: number, { white, dark }: { white: number; dark: number }): Shape {
  const places = Array.from(
    { length: 16 },
    (_, at): Point => [
      left + 14 + (at % 4) * 26 + 6 * (chance(at + 3) - 0.5),
      top + 14 + Math.floor(at / 4) * 25 + 6 * (chance(at + 40) - 0.5),
    ],
  )
  // The two that are there from the beginning keep their places.
  const order = [5, 10, ...places.keys()].filter((each, at, all) => all.indexOf(each) === at)
  return order
    .slice(0, dark + white)
    .map((place, at) => {
      const [x, y] = places[place] ?? [left, top]
      return rect(x - 8, y - 4, 16, 8, at < dark ? 'l d' : 'l sheet', 4)
    })
    .join('')
}

/** A population of bacteria before an antibiotic, just after it, and later: stages 0 to 2 in any order. */
export function populations(
  name: string,
  order: readonly number[],
  names: readonly string[],
  arrows = false,
): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Bacteria at three moments',
      description: `Three pictures of bacteria; dark ones are resistant, white ones are not. ${order.map((stage, at) => `${(names[at] ?? '').replace('\n', ' ')}: ${STAGES[stage]?.told ?? ''}`).join('. ')}.`,
      height: arrows ? 186 : 170,
    },
    ...order.map((stage, at) => {
      const left = 4 + at * 122
      const kind = STAGES[stage]
      return (
        rect(left, 6, 106, 104, 'l sheet', 6) +
        (kind ? population(left, 6, kind) : '') +
        text(left + 53, 130, names[at] ?? '', {
          anchor: 'middle',
          cls: names[at]?.length === 1 ? 'b' : 's',
        })
      )
    }),
    ...(arrows ? [0, 1].map(at => arrow(111 + at * 122, 58, 125 + at * 122, 58, { head: 7 })) : []),
    rect(66, arrows ? 164 : 148, 16, 8, 'l d', 4),
    text(90, arrows ? 172 : 156, 'resistant', { cls: 's' }),
    rect(194, arrows ? 164 : 148, 16, 8, 'l sheet', 4),
    text(218, arrows ? 172 : 156, 'not resistant', { cls: 's' }),
  )
}

const bacterium = bacterialCell.figure({
  name: `${topic}/bacterium`,
  title: 'A bacterium',
  only: ['cell wall', 'cell membrane', 'cytoplasm', 'circular DNA', 'ribosome'],
})

const particle = virus.figure({
  name: `${topic}/virus`,
  title: 'A virus particle',
  only: ['protein coat', 'genetic material'],
})

const discs = plate('plate-with-antibiotics', [
  { letter: 'P', clear: 24 },
  { letter: 'Q', clear: 14 },
  { letter: 'R', clear: 6 },
  { letter: 'S', clear: 19 },
])

const selection = populations(
  'how-resistance-spreads',
  [0, 1, 2],
  ['before the\nantibiotic', 'just after', 'some days later'],
  true,
)

/** Bacteria in a patient (millions in 1 cm³) on each day of treatment; tablets are stopped on one day. */
export function stoppedAt(day: number, start: number): number[] {
  return Array.from({ length: 9 }, (_, at) =>
    at <= day ? start / 2 ** at : Math.min(start, (start / 2 ** day) * 2 ** (at - day)),
  )
}

export function tabletsGraph(name: string, day: number, start: number): Figure {
  const g = graph({
    x: { label: 'day', max: 8, ticks: [0, 1, 2, 3, 4, 5, 6, 7, 8], grid: true },
    y: {
      label: 'bacteria / millions per cm^{3}',
      max: 100,
      ticks: [0, 20, 40, 60, 80, 100],
      grid: true,
      parts: 4,
    },
  })
  const counts = stoppedAt(day, start)
  const points = counts.map((count, at): Point => [at, count])
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Bacteria in a patient who stops taking tablets',
      description: `A line graph of the number of bacteria in millions per cm³ against the day. It falls from ${start} on day 0 to ${counts[day]} on day ${day}, where an arrow marks that the tablets are stopped, and then rises to ${counts[8]} on day 8.`,
      height: 246,
    },
    g.axes,
    g.line(points),
    g.points(points),
    arrow(...g.at(day, 70), ...g.at(day, (counts[day] ?? 0) + 8), { head: 7 }),
    g.label(day, 75, 'tablets\nstopped', { anchor: 'middle', cls: 's', dy: -14 }),
  )
}

export const figures = [bacterium, particle, discs, selection]
