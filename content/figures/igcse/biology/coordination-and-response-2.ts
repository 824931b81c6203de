import { beside, duct, oval, smooth, tube, xy } from '@/lib/figures/biology/organic'
import { skinSection } from '@/lib/figures/biology/skin'
import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, curve, dot, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'coordination-and-response-2'

type Half = { change: string; response: string; by: string }

/** Above, what follows a rise; below, what follows a fall; both lead back to the middle. */
function feedbackLoop(middle: string, rise: Half, fall: Half): Shape {
  const normal = box(100, 96, 160, 34, middle, 'l w')
  const half = ({ change, response, by }: Half, y: number, above: boolean): Shape => {
    const [one, two] = [box(8, y, 112, 42, change), box(240, y, 112, 42, response)]
    const [out, back]: Point[] = above
      ? [
          [128, 96],
          [232, 96],
        ]
      : [
          [128, 130],
          [232, 130],
        ]
    const [first, last] = above ? [one.bottom, two.bottom] : [one.top, two.top]
    return (
      one.shape +
      two.shape +
      link(out ?? [0, 0], first) +
      link(one.right, two.left) +
      link(last, back ?? [0, 0]) +
      text(180, above ? y + 14 : y + 38, by, { anchor: 'middle' })
    )
  }
  return normal.shape + half(rise, 12, true) + half(fall, 172, false)
}

const feedback = figure(
  {
    name: `${topic}/negative-feedback`,
    title: 'Negative feedback',
    description:
      'A box in the middle says set point. An arrow leads up from it to a box, value too high, and from there, by a response, to a box, response lowers it; an arrow leads back to the set point. An arrow leads down from the middle to a box, value too low, and from there, by a response, to a box, response raises it; an arrow leads back to the set point.',
    height: 226,
  },
  feedbackLoop(
    'set point',
    { change: 'value\ntoo high', response: 'response\nlowers it', by: 'detected' },
    { change: 'value\ntoo low', response: 'response\nraises it', by: 'detected' },
  ),
)

const glucose = figure(
  {
    name: `${topic}/control-of-glucose`,
    title: 'The control of blood glucose',
    description:
      'A box in the middle says normal glucose concentration. Above: from the middle an arrow leads to glucose too high; an arrow marked insulin leads on to liver, glucose to glycogen; an arrow leads back to the middle. Below: from the middle an arrow leads to glucose too low; an arrow marked glucagon leads on to liver, glycogen to glucose; an arrow leads back to the middle.',
    height: 226,
  },
  feedbackLoop(
    'normal concentration',
    { change: 'glucose\ntoo high', response: 'liver: glucose\nto glycogen', by: 'insulin' },
    { change: 'glucose\ntoo low', response: 'liver: glycogen\nto glucose', by: 'glucagon' },
  ),
)

/** Blood glucose after a drink: it starts at `base`, is highest after `peak` minutes and falls again. */
export const glucoseAt =
  (base: number, rise: number, peak: number) =>
  (minutes: number): number =>
    base + rise * ((minutes / peak) * Math.exp(1 - minutes / peak)) ** 1.5

const twoPeople = graph({
  x: { label: 'time after the drink / min', max: 180, ticks: [0, 30, 60, 90, 120, 150, 180], grid: true },
  y: { label: 'blood glucose / mmol per dm^{3}', max: 20, ticks: [0, 4, 8, 12, 16, 20], grid: true },
  height: 160,
})

const diabetes = figure(
  {
    name: `${topic}/glucose-after-a-drink`,
    title: 'Blood glucose after a drink of glucose',
    description:
      'A graph of blood glucose concentration, 0 to 20 mmol per dm³, against time, 0 to 180 minutes. The curve without diabetes starts at 5, rises to 8 at 30 minutes and is back near 5 at 120 minutes. The curve Type 1 diabetes starts at 9, rises to 16 at 90 minutes and is still above 13 at 180 minutes.',
    height: 246,
  },
  twoPeople.axes,
  twoPeople.plot(glucoseAt(5, 3, 30), 0, 180, 'p'),
  twoPeople.plot(glucoseAt(9, 7, 90), 0, 180, 'r'),
  twoPeople.label(106, 6.6, 'without diabetes', { cls: 'tp' }),
  twoPeople.label(92, 17, 'Type 1 diabetes', { cls: 'tr' }),
)

const shift = (points: readonly Point[], x: number): Point[] => points.map(([px, py]) => [px + x, py])

/** The vessels below the surface of the skin, 150 wide from x; blood enters on the left and leaves on the right. */
export function skinVessels(x: number, wide: boolean): Shape {
  const [arteriole, venule] = wide ? [9, 7] : [3, 4]
  const loops = [60, 71, 82].map((y): Point[] => [
    [40, 92],
    [44, y + 6],
    [58, y],
    [92, y],
    [106, y + 6],
    [110, 92],
  ])
  const entering: Point[] = [
    [22, 164],
    [23, 132],
    [28, 108],
    [41, 92],
  ]
  const leaving: Point[] = [
    [109, 92],
    [122, 108],
    [127, 132],
    [128, 164],
  ]
  return (
    rect(x, 40, 150, 124, 'l sheet') +
    rect(x, 40, 150, 10, 'l thin sunk') +
    loops.map(points => curve(shift(points, x), wide ? 'r thick' : 'r thin')).join('') +
    duct(shift(entering, x), arteriole, 'rw') +
    duct(shift(leaving, x), venule, 'w') +
    arrow(x + 22, 160, x + 22, 138, { head: 6 }) +
    arrow(x + 128, 138, x + 128, 160, { head: 6 })
  )
}

const heat = (x: number, many: boolean): Shape =>
  (many ? [30, 60, 90, 120] : [75])
    .map(at => arrow(x + at, 34, x + at, many ? 8 : 20, { cls: 'r', head: 6 }))
    .join('')

const vessels = figure(
  {
    name: `${topic}/vessels-of-the-skin`,
    title: 'Vessels of the skin in the cold and in the heat',
    description:
      'Two blocks of skin side by side. In each, an arteriole leads up from below to thin loops of capillaries close below the surface, and another vessel leads back down. Left, vasoconstriction: the arteriole is narrow, the loops are thin lines, and one short arrow for heat leaves the surface. Right, vasodilation: the arteriole is wide, the loops are thick lines, and four long arrows for heat leave the surface.',
    height: 224,
  },
  skinVessels(16, false),
  skinVessels(194, true),
  heat(16, false),
  heat(194, true),
  text(91, 184, 'vasoconstriction', { anchor: 'middle', cls: 'b' }),
  text(91, 202, 'narrow arteriole,\nless heat lost', { anchor: 'middle' }),
  text(269, 184, 'vasodilation', { anchor: 'middle', cls: 'b' }),
  text(269, 202, 'wide arteriole,\nmore heat lost', { anchor: 'middle' }),
)

/** Two blocks of skin, P and Q, one with a wide and one with a narrow arteriole. */
export function lettered(firstIsWide: boolean): Figure {
  const tell = (wide: boolean) =>
    wide
      ? 'the vessel that brings blood is wide and the fine loops are full'
      : 'the vessel that brings blood is narrow and the fine loops are thin'
  return figure(
    {
      name: `${topic}/skin-p-q-${firstIsWide ? 'one' : 'two'}`,
      title: 'Vessels below the surface of the skin, P and Q',
      description: `Two blocks of skin, P and Q. In each, a vessel leads up from below to fine loops near the surface, and another vessel leads back down; arrows show the flow of blood. In P ${tell(firstIsWide)}. In Q ${tell(!firstIsWide)}.`,
      height: 196,
    },
    skinVessels(16, firstIsWide),
    skinVessels(194, !firstIsWide),
    text(91, 28, 'P', { anchor: 'middle', cls: 'b' }),
    text(269, 28, 'Q', { anchor: 'middle', cls: 'b' }),
    text(180, 186, 'the line at the top is the surface of the skin', { anchor: 'middle', cls: 's' }),
  )
}

const skin = skinSection.figure({
  name: `${topic}/skin-parts`,
  title: 'The parts of the skin',
  labels: {
    hair: 'hair',
    receptor: 'receptor',
    'sensory neurone': 'sensory neurone',
    'hair erector muscle': 'hair erector muscle',
    'fatty tissue': 'fatty tissue',
    capillary: 'blood vessel',
    'sweat duct': 'sweat duct',
    'sweat gland': 'sweat gland',
  },
})

const middle = (x: number, y: number, words: string, cls?: string) =>
  text(x, y, words, cls === undefined ? { anchor: 'middle' } : { anchor: 'middle', cls })

/** The middle line of a shoot that stands at (x, base) and whose upper part leans by `bend`. */
function shootPath(x: number, base: number, height: number, bend: number): Point[] {
  return smooth([
    [x, base],
    [x, base - height * 0.4],
    [x + bend * 0.15, base - height * 0.68],
    [x + bend * 0.55, base - height * 0.88],
    [x + bend, base - height],
  ])
}

/** The width of a shoot along that line; it is rounded at its tip. */
const shootRadius = (width: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => width * (at > count - 2 ? 0.3 : at > count - 3 ? 0.75 : 1))

export type Cover = 'whole' | 'no tip' | 'cap' | 'sleeve'

const SOIL = 130

function trial(x: number, cover: Cover, bend: number): Shape {
  const path = shootPath(x, SOIL, 84, bend)
  const shoot =
    cover === 'no tip'
      ? tube(shootPath(x, SOIL, 60, 0).slice(0, 22), 7, 'l gw')
      : tube(path, shootRadius(7, path.length), 'l gw')
  const dark =
    cover === 'cap'
      ? tube(path.slice(-8), shootRadius(8.8, 8), 'd2')
      : cover === 'sleeve'
        ? tube(path.slice(0, 9), 8.8, 'd2')
        : ''
  return shoot + dark + line(x - 36, SOIL, x + 36, SOIL)
}

const lightFrom = (x: number, side: 'left' | 'right', levels: readonly number[], far = 42): Shape => {
  const way = side === 'right' ? 1 : -1
  return levels.map(y => arrow(x + way * far, y, x + way * 18, y, { cls: 'r', head: 6 })).join('')
}

/** Four shoots in a row, lit from one side, before the experiment (`bend` 0) or after it. */
export function tipTrials(
  covers: readonly Cover[],
  names: readonly string[],
  side: 'left' | 'right',
  grown: boolean,
): Shape {
  const way = side === 'right' ? 26 : -26
  return covers
    .map((cover, at) => {
      const x = 48 + at * 88
      const bends = grown && (cover === 'whole' || cover === 'sleeve')
      return (
        trial(x, cover, bends ? way : 0) +
        lightFrom(x, side, [88, 102, 116]) +
        middle(x, SOIL + 20, names[at] ?? '', (names[at] ?? '').length === 1 ? 'b' : undefined)
      )
    })
    .join('')
}

const tips = figure(
  {
    name: `${topic}/tip-experiments`,
    title: 'Four shoots after two days of light from the right',
    description:
      'Four shoots, each lit by arrows from the right. The whole shoot bends to the right. The shoot whose tip was removed is shorter and straight. The shoot whose tip has a dark cover is straight and tall. The shoot with a dark cover around its base bends to the right above the cover.',
    height: 172,
  },
  tipTrials(
    ['whole', 'no tip', 'cap', 'sleeve'],
    ['whole', 'tip\nremoved', 'tip\ncovered', 'base\ncovered'],
    'right',
    true,
  ),
)

const FEW = [9, 17]
const MANY = [3, 6, 9, 12, 15, 18, 21]

/** A large shoot with dots for auxin along both sides. */
export function auxinShoot(
  x: number,
  bend: number,
  left: readonly number[],
  right: readonly number[],
): Shape {
  const path = shootPath(x, 170, 124, bend)
  const dots = (distance: number, places: readonly number[]) => {
    const side = beside(path, distance)
    return places.map(at => dot(side[at]?.[0] ?? 0, side[at]?.[1] ?? 0, 'rd', 3)).join('')
  }
  return (
    tube(path, shootRadius(17, path.length), 'l gw') +
    dots(-9, left) +
    dots(9, right) +
    line(x - 50, 170, x + 50, 170)
  )
}

const auxin = figure(
  {
    name: `${topic}/auxin-and-light`,
    title: 'Auxin in a shoot lit from all sides and in a shoot lit from the right',
    description:
      'Two shoots with dots for auxin. The left shoot is lit from above: it is straight and has as many dots on its left as on its right side. The right shoot is lit by arrows from the right: it has many dots on its left side, the shaded side, few on its right side, and it bends to the right, towards the light.',
    height: 216,
  },
  auxinShoot(86, 0, [3, 8, 13, 18, 22], [3, 8, 13, 18, 22]),
  arrow(86, 8, 86, 32, { cls: 'r', head: 6 }),
  arrow(66, 8, 66, 32, { cls: 'r', head: 6 }),
  arrow(106, 8, 106, 32, { cls: 'r', head: 6 }),
  auxinShoot(244, 44, MANY, FEW),
  [96, 116, 136].map(y => arrow(346, y, 296, y, { cls: 'r', head: 6 })).join(''),
  text(328, 84, 'light', { anchor: 'middle' }),
  line(234, 120, 208, 104, 'l thin'),
  text(204, 102, 'auxin', { anchor: 'end' }),
  middle(86, 190, 'auxin spread evenly,\ngrows straight'),
  middle(256, 190, 'more auxin on the shaded\nside, bends to the light'),
)

function leaves(x: number, y: number): Shape {
  return oval(x - 6, y - 2, 7, 3, -20, 'l thin gw') + oval(x + 6, y - 2, 7, 3, 20, 'l thin gw')
}

/** A dish with three seedlings that all lean by so much, or each by its own. */
export function dishOfSeedlings(x: number, y: number, bends: readonly number[]): Shape {
  return (
    bends
      .map((bend, at) => {
        const path = shootPath(x + (at - 1) * 17, y - 10, 38, bend)
        const [tipX, tipY] = path[path.length - 1] ?? [x, y]
        return tube(path, 1.8, 'l thin gw') + leaves(tipX, tipY)
      })
      .join('') + rect(x - 32, y - 12, 64, 12, 'l sheet')
  )
}

export type Opening = 'left' | 'right' | 'top'

/** A dark box, 110 wide, with a dish of seedlings in it; `turning` puts the dish on a clinostat. */
export function lightBox(
  x: number,
  y: number,
  opening: Opening | null,
  bends: readonly number[],
  turning = false,
): Shape {
  const [mid, top] = [x + 55, y]
  const gap =
    opening === 'top'
      ? rect(mid - 14, top - 3, 28, 6, 'sheet') +
        [-8, 8].map(dx => arrow(mid + dx, top - 24, mid + dx, top + 4, { cls: 'r', head: 6 })).join('')
      : opening === 'right'
        ? rect(x + 107, top + 34, 6, 26, 'sheet') +
          [40, 54].map(dy => arrow(x + 132, top + dy, x + 104, top + dy, { cls: 'r', head: 6 })).join('')
        : opening === 'left'
          ? rect(x - 3, top + 34, 6, 26, 'sheet') +
            [40, 54].map(dy => arrow(x - 22, top + dy, x + 6, top + dy, { cls: 'r', head: 6 })).join('')
          : ''
  const table = turning
    ? rect(mid - 38, top + 82, 76, 5, 'l d2') +
      rect(mid - 4, top + 87, 8, 13, 'l sheet') +
      curve(
        [
          [mid - 30, top + 91],
          [mid - 8, top + 96],
          [mid + 22, top + 93],
        ],
        'l thin',
      ) +
      arrow(mid + 22, top + 93, mid + 32, top + 89, { head: 6 })
    : ''
  return (
    rect(x, top, 110, 100, 'l sheet') +
    gap +
    dishOfSeedlings(mid, turning ? top + 82 : top + 98, bends) +
    table
  )
}

const boxes = figure(
  {
    name: `${topic}/one-sided-light`,
    title: 'Seedlings in two boxes after two days',
    description:
      'Two dark boxes, each with an opening on its right through which light comes. In the left box a dish of three seedlings stands still, and all three bend to the right, towards the light. In the right box the dish stands on a turning table, a clinostat, and the seedlings grow straight up.',
    height: 168,
  },
  lightBox(24, 12, 'right', [14, 14, 14]),
  lightBox(204, 12, 'right', [0, 0, 0], true),
  text(172, 44, 'light', { anchor: 'end' }),
  middle(79, 132, 'not turned:\nbend to the light'),
  middle(259, 132, 'on a clinostat:\ngrow straight'),
)

/** A bean on its side: the root points left, the shoot right; `grown` lets the root bend down and the shoot up. */
export function beanOnSide(x: number, y: number, grown: boolean): Shape {
  const root = grown
    ? xy('-6 0, -26 0, -46 2, -60 12, -65 32, -66 52')
    : xy('-6 0, -18 0, -30 0, -40 0, -50 0, -58 0')
  const shoot = grown
    ? xy('6 0, 26 0, 46 -2, 58 -12, 62 -30, 63 -48')
    : xy('6 0, 18 0, 30 0, 38 0, 46 0, 52 0')
  const moved = (points: readonly Point[]) => smooth(points.map(([px, py]): Point => [x + px, y + py]))
  const [tipX, tipY] = moved(shoot).at(-1) ?? [x, y]
  const leaf = grown
    ? oval(tipX - 9, tipY - 5, 11, 5, -35, 'l gw') + oval(tipX + 9, tipY - 5, 11, 5, 35, 'l gw')
    : oval(tipX + 6, tipY - 6, 9, 4, 40, 'l gw') + oval(tipX + 6, tipY + 6, 9, 4, -40, 'l gw')
  return (
    tube(moved(root), 3.6, 'l sheet') +
    tube(moved(shoot), 3.6, 'l gw') +
    leaf +
    oval(x, y, 19, 13, 0, 'l sunk')
  )
}

const bean = figure(
  {
    name: `${topic}/bean-on-its-side`,
    title: 'A bean seedling turned on its side, at the start and three days later',
    description:
      'Two drawings of a bean seedling in the dark. At the start its root points to the left and its shoot to the right, both level. Three days later the tip of the root has bent and points straight down, and the tip of the shoot has bent and points straight up.',
    height: 168,
  },
  beanOnSide(78, 76, false),
  beanOnSide(278, 76, true),
  text(32, 60, 'root', { anchor: 'middle' }),
  text(122, 56, 'shoot', { anchor: 'middle' }),
  middle(78, 152, 'start'),
  middle(278, 152, 'three days later'),
  arrow(172, 108, 172, 136, { head: 7 }),
  text(172, 102, 'gravity', { anchor: 'middle' }),
)

export const figures = [feedback, glucose, diabetes, skin, vessels, boxes, bean, auxin, tips]
