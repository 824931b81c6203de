import { joined } from '@/lib/figures/biology/organic'
import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { type Graph, graph } from '@/lib/figures/graph'
import {
  arrow,
  centred,
  line,
  type Point,
  pointer,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'diseases-and-immunity'

const ROUND = Array.from({ length: 9 }, (_, at): Point => {
  const angle = (at * Math.PI) / 8
  return [-8 * Math.cos(angle), 9 * Math.sin(angle)]
})

/** Outlines of antigens that point down, from their left to their right corner. */
const OUTLINES = {
  point: [
    [-8, 0],
    [0, 11],
    [8, 0],
  ],
  round: ROUND,
  square: [
    [-7, 0],
    [-7, 9],
    [7, 9],
    [7, 0],
  ],
  twin: [
    [-9, 0],
    [-4.5, 10],
    [0, 0],
    [4.5, 10],
    [9, 0],
  ],
} satisfies Record<string, Point[]>

export type AntigenKind = keyof typeof OUTLINES

export const ANTIGENS: readonly AntigenKind[] = ['point', 'round', 'square', 'twin']

export const ANTIGEN_TOLD: Record<AntigenKind, string> = {
  point: 'triangular',
  round: 'half-round',
  square: 'square',
  twin: 'two-pointed',
}

const placedAt = (points: readonly Point[], x: number, y: number, way: 1 | -1) =>
  points.map(([px, py]): Point => [x + px, y + way * py])

/** An antigen that points down, or up with `way` −1. */
export const antigen = (x: number, y: number, kind: AntigenKind, way: 1 | -1) =>
  polygon(placedAt(OUTLINES[kind], x, y, way), 'l rw')

/** An antibody whose two tips open upwards, or downwards with `way` −1. */
export function antibody(x: number, y: number, kind: AntigenKind, way: 1 | -1): Shape {
  const at = (dx: number, dy: number): Point => [x + dx, y + way * dy]
  const tip = (dx: number) =>
    polygon(
      placedAt(
        [[-12, 0], ...OUTLINES[kind], [12, 0], [12, 10], [5, 18], [-5, 18], [-12, 10]],
        x + dx,
        y,
        way,
      ),
      'l w',
    )
  return (
    joined(
      [
        { along: [at(-20, 14), at(-10, 29), at(0, 44)], radius: 4 },
        { along: [at(20, 14), at(10, 29), at(0, 44)], radius: 4 },
        { along: [at(0, 42), at(0, 58), at(0, 74)], radius: 4 },
      ],
      'w',
    ) +
    tip(-20) +
    tip(20)
  )
}

/** A pathogen with one kind of antigen above four antibodies A to D. */
export function fourAntibodies(kind: AntigenKind, order: readonly AntigenKind[]): Figure {
  return figure(
    {
      name: `${topic}/pathogen-and-four-proteins`,
      title: 'A pathogen and four antibodies',
      description: `A rod-shaped pathogen has three ${ANTIGEN_TOLD[kind]} antigens on its lower side. Below it are four Y-shaped antibodies, each with two tips that have a hollow. The hollows are: ${order.map((each, at) => `${'ABCD'.charAt(at)} ${ANTIGEN_TOLD[each]}`).join(', ')}.`,
      height: 216,
    },
    rect(80, 12, 200, 44, 'l gw', 22),
    centred(180, 34, 'pathogen'),
    ...[125, 180, 235].map(x => antigen(x, 56, kind, 1)),
    ...order.map((each, at) => antibody(52 + 85 * at, 104, each, 1)),
    ...order.map((_, at) => text(52 + 85 * at, 206, 'ABCD'.charAt(at), { anchor: 'middle', cls: 'b' })),
  )
}

const specific = figure(
  {
    name: `${topic}/antibody-that-fits`,
    title: 'An antibody that fits an antigen',
    description:
      'A rod-shaped pathogen with triangular antigens on its surface. A Y-shaped antibody whose tips have a triangular hollow is bound to one of them. A second antibody, with square hollows, does not fit and is not bound.',
    height: 210,
  },
  rect(80, 146, 200, 50, 'l gw', 25),
  centred(180, 172, 'pathogen'),
  ...[132, 184, 236].map(x => antigen(x, 146, 'point', -1)),
  antibody(112, 146, 'point', -1),
  antibody(256, 112, 'square', -1),
  pointer(72, 88, 106, 92, 'antibody', 'end'),
  pointer(154, 112, 135, 139, 'bound'),
  pointer(300, 152, 244, 142, 'antigen'),
  text(354, 62, 'other shape:', { anchor: 'end', cls: 's' }),
  text(354, 77, 'does not fit', { anchor: 'end', cls: 's' }),
)

/** Antibodies after `day` days: nothing until `lag`, then up to the peak, then down again. */
export function responseAt(
  day: number,
  {
    lag,
    rise,
    peak,
    fall,
    rest = 0.1,
  }: { lag: number; rise: number; peak: number; fall: number; rest?: number },
): number {
  if (day <= lag) return 0
  if (day <= lag + rise) return peak * Math.sin(((day - lag) / rise) * (Math.PI / 2)) ** 2
  const after = (day - lag - rise) / fall
  return peak * (rest + (1 - rest) * Math.exp(-after * after))
}

const LEVEL = 'antibodies in the blood / arbitrary units'

/** Two responses, the second from day 30; their peaks in arbitrary units. */
export function twoResponses(first: number, second: number): { graph: Graph; shape: Shape } {
  const g = graph({
    x: { label: 'time / days', max: 60, ticks: [0, 10, 20, 30, 40, 50, 60], grid: true },
    y: { label: LEVEL, max: 100, ticks: [0, 20, 40, 60, 80, 100], grid: true, parts: 5 },
  })
  const one = { lag: 4, rise: 10, peak: first, fall: 9, rest: 0.15 }
  const two = { lag: 1, rise: 8, peak: second, fall: 24, rest: 0.4 }
  const left = responseAt(30, one)
  const later = (day: number) => Math.max(left, responseAt(day - 30, two))
  return {
    graph: g,
    shape:
      g.axes + g.plot(day => responseAt(day, one), 0, 30) + g.plot(later, 30, 39) + g.plot(later, 39, 60),
  }
}

const shown = twoResponses(20, 80)

const responses = figure(
  {
    name: `${topic}/two-responses`,
    title: 'Antibodies after a vaccination and after a later infection',
    description:
      'A graph of antibodies in the blood against time. After a vaccination on day 0 nothing happens for 4 days. Then the antibodies rise slowly to 20 units on day 14 and fall again. After an infection with the same pathogen on day 30 they rise at once, to 80 units on day 39, and fall slowly.',
    height: 246,
  },
  shown.shape,
  shown.graph.label(1, 28, 'vaccination', { cls: 's' }),
  shown.graph.label(29, 60, 'infection', { anchor: 'end', cls: 's' }),
  arrow(...shown.graph.at(27, 56), ...shown.graph.at(30, 8), { cls: 'l' }),
  arrow(...shown.graph.at(3, 25), ...shown.graph.at(0.3, 4), { cls: 'l' }),
)

type GutWall = {
  name: string
  /** words at the arrow that comes first and the one that follows */
  first: string
  second: string
  /** the gut at the right */
  flip?: boolean
}

/** The wall of the small intestine between its contents and the blood, with the two movements in cholera. */
export function gutWall({ name, first, second, flip = false }: GutWall): Figure {
  const x = (at: number) => (flip ? 360 - at : at)
  const block = (from: number, width: number, y: number, height: number, cls: string) =>
    rect(flip ? 360 - from - width : from, y, width, height, cls)
  const [gut, blood] = flip ? ['right', 'left'] : ['left', 'right']
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'The wall of the small intestine in cholera',
      description: `The ${gut} side is the inside of the small intestine with a bacterium, the ${blood} side is blood. A layer of cells lies between them. An upper arrow (${first.replace('\n', ' ')}) leads from the cells into the small intestine, a lower arrow (${second.replace('\n', ' ')}) from the blood through the cells into the small intestine.`,
      height: 196,
    },
    block(8, 142, 30, 158, 'sheet'),
    block(150, 64, 30, 158, 'l gw'),
    block(214, 138, 30, 158, 'rw'),
    ...[70, 110, 150].map(y => line(x(150), y, x(214), y, 'l thin')),
    rect(8, 30, 344, 158, 'l'),
    text(x(79), 20, 'inside of the gut', { anchor: 'middle' }),
    text(x(183), 20, 'cells', { anchor: 'middle' }),
    text(x(283), 20, 'blood', { anchor: 'middle' }),
    rect(x(52) - 17, 45, 34, 14, 'l hl', 7),
    text(x(79), 80, 'cholera bacterium', { anchor: 'middle', cls: 's' }),
    arrow(x(170), 120, x(96), 120, { cls: 'r' }),
    text(x(55), first.includes('\n') ? 114 : 124, first, {
      anchor: 'middle',
      cls: first.length === 1 ? 'b' : 's',
    }),
    arrow(x(270), 168, x(96), 168, { cls: 'p' }),
    text(x(55), 172, second, { anchor: 'middle', cls: second.length === 1 ? 'b' : 's' }),
  )
}

const cholera = gutWall({ name: 'cholera', first: 'chloride\nions', second: 'water' })

function routesFigure(): Figure {
  const direct = box(12, 70, 130, 62, 'direct contact:\nblood, other\nbody fluids')
  const indirect = box(202, 70, 146, 62, 'indirect:\nsurfaces, food,\nanimals, air')
  const host = box(110, 8, 140, 32, 'infected host')
  const other = box(110, 164, 140, 32, 'new host')
  return figure(
    {
      name: `${topic}/ways-of-transmission`,
      title: 'How a pathogen reaches a new host',
      description:
        'Two ways lead from an infected host to a new host. One is direct contact: blood and other body fluids. The other is indirect: contaminated surfaces, food, animals and air.',
      height: 206,
    },
    host.shape + direct.shape + indirect.shape + other.shape,
    link([150, 40], direct.top),
    link([220, 40], indirect.top),
    link(direct.bottom, [150, 164]),
    link(indirect.bottom, [220, 164]),
  )
}

export const figures = [routesFigure(), specific, responses, cholera]
