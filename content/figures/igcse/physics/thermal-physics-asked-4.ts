import { figure } from '@/lib/figures/figure'
import { heatArrow } from '@/lib/figures/laboratory/heating'
import {
  arrow,
  centred,
  circle,
  ellipse,
  line,
  type Point,
  pointer,
  polygon,
  polyline,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'thermal-physics-asked-4'
const middle = { anchor: 'middle' } as const
const bold = { anchor: 'middle', cls: 'b' } as const

// --- Conduction ---

function waxedRod(y: number, name: string, thick: number, length: number, pins: readonly number[]): Shape {
  return (
    rect(92, y - thick / 2, length, thick, 'l sunk') +
    pins
      .map(
        at =>
          rect(92 + at - 4, y + thick / 2, 8, 5, 'l hl') +
          line(92 + at, y + thick / 2 + 5, 92 + at, y + thick / 2 + 18),
      )
      .join('') +
    text(100 + length, y + 4.5, name)
  )
}

const unfairRods = figure(
  {
    name: `${topic}/rods-not-fair`,
    title: 'Three rods in the wall of a tank of hot water',
    description:
      'Three rods stick out of the wall of a tank of hot water. A pin is fixed with wax under each. The copper rod is thick, and its pin is near the outer end, far from the tank. The steel rod and the plastic rod are thin and as long as the copper rod; the pin of steel is close to the tank, and that of plastic in the middle.',
    height: 186,
  },
  rect(12, 34, 80, 128, 'w'),
  polyline([
    [12, 18],
    [12, 162],
    [92, 162],
    [92, 18],
  ]),
  line(12, 34, 92, 34, 'p'),
  text(52, 102, 'hot\nwater', middle),
  waxedRod(56, 'copper', 16, 190, [160]),
  waxedRod(102, 'steel', 7, 190, [40]),
  waxedRod(142, 'plastic', 7, 190, [100]),
  pointer(150, 180, 189, 158, 'pin held by wax', 'end'),
)

const iceBlock = (x: number, name: string, ice: Shape): Shape =>
  rect(x, 84, 130, 52, 'l sunk') + text(x + 65, 115, name, bold) + ice

const iceOnBlocks = figure(
  {
    name: `${topic}/ice-on-p-and-q`,
    title: 'Ice on two blocks, after four minutes',
    description:
      'Two blocks of the same size, P and Q. Equal cubes of ice were put on them four minutes ago; a dashed outline shows their size at the start. On P the cube is nearly as large as at the start, with a little water round it. On Q only a small piece of ice is left in a large pool of water.',
    height: 150,
  },
  iceBlock(
    24,
    'P',
    ellipse(89, 83, 34, 3, 'p w') + rect(66, 36, 46, 46, 'l w', 4) + rect(64, 32, 50, 50, 'l dash thin'),
  ),
  iceBlock(
    206,
    'Q',
    ellipse(271, 83, 58, 4, 'p w') + rect(261, 66, 20, 16, 'l w', 6) + rect(246, 32, 50, 50, 'l dash thin'),
  ),
  text(180, 18, 'after 4 minutes', middle),
)

/** A sloping tube from lower left to upper right, its water level. */
function tube(): Shape {
  const [cos, sin] = [Math.cos(0.5), Math.sin(0.5)]
  const at = (along: number, across: number): Point => [
    64 + along * cos - across * sin,
    172 - along * sin - across * cos,
  ]
  const end = Array.from({ length: 13 }, (_, step): Point => {
    const turn = ((90 + step * 15) * Math.PI) / 180
    return at(16 * Math.cos(turn), 16 * Math.sin(turn))
  })
  const [heatX] = at(215, -16)
  return (
    polygon([at(212, 16), ...end, at(270.6, -16)], 'w') +
    polyline([at(292, 16), ...end, at(292, -16)]) +
    line(...at(212, 16), ...at(270.6, -16), 'p') +
    polygon([at(-6, 9), at(16, 11), at(18, -9), at(-4, -10)], 'l sheet') +
    line(...at(30, 15), ...at(30, -15), 'l dash thick') +
    [
      [200, 4],
      [214, -6],
      [222, 3],
      [206, -2],
      [188, -4],
    ]
      .map(([a = 0, b = 0]) => circle(...at(a, b), 3, 'l sheet'))
      .join('') +
    heatArrow(heatX, 146, 44) +
    text(heatX + 10, 142, 'heat') +
    pointer(120, 200, ...at(6, -6), 'ice') +
    pointer(160, 178, ...at(30, -12), 'metal gauze') +
    pointer(124, 40, ...at(194, 4), 'boiling water', 'end')
  )
}

const iceInTube = figure(
  {
    name: `${topic}/ice-below-boiling-water`,
    title: 'A test-tube with ice at the bottom, heated near the top',
    description:
      'A sloping test-tube full of water. A piece of ice lies at its lower end, held down by a piece of metal gauze. An arrow shows that the tube is heated near its open upper end, where bubbles of steam rise.',
    height: 206,
  },
  tube(),
)

// --- Convection ---

/** A heating element that comes through the wall of a tank. */
const element = (x: number, y: number): Shape =>
  line(x, y, x + 26, y, 'l thick') +
  polyline(
    Array.from({ length: 15 }, (_, at): Point => [x + 26 + at * 7, y + (at % 2 === 0 ? -5 : 5)]),
    'r',
  )

const twoElements = figure(
  {
    name: `${topic}/tank-with-two-elements`,
    title: 'A tank of cold water with two heating elements',
    description:
      'A closed tank full of cold water. Element X comes through the left wall a little less than a third of the way down. Element Y comes through the left wall just above the bottom. Hot water is taken from a pipe at the top of the tank.',
    height: 218,
  },
  rect(110, 34, 160, 172, 'w'),
  polyline([
    [184, 34],
    [110, 34],
    [110, 206],
    [270, 206],
    [270, 34],
    [196, 34],
  ]),
  polyline([
    [184, 34],
    [184, 8],
    [316, 8],
  ]),
  polyline([
    [196, 34],
    [196, 20],
    [316, 20],
  ]),
  arrow(322, 14, 350, 14, { cls: 'p' }),
  element(96, 84),
  element(96, 182),
  text(84, 89, 'X', { anchor: 'end', cls: 'b' }),
  text(84, 187, 'Y', { anchor: 'end', cls: 'b' }),
  text(280, 40, 'to the taps'),
  text(190, 136, 'cold water', middle),
)

const loopWalls = (): Shape =>
  rect(90, 44, 190, 140, 'l w', 14) +
  rect(112, 66, 146, 96, 'l sheet', 8) +
  rect(170, 18, 30, 26, 'l sheet') +
  rect(171.5, 30, 27, 20, 'w') +
  line(171, 30, 199, 30, 'p') +
  rect(150, 176, 9, 6, 'pd') +
  text(154, 202, 'crystal', middle) +
  heatArrow(268, 222, 34) +
  text(280, 218, 'heat')

const arrowsOfLoop = (): Shape =>
  arrow(269, 150, 269, 84, { cls: 'r' }) +
  arrow(244, 55, 130, 55) +
  arrow(101, 80, 101, 148) +
  arrow(176, 173, 240, 173)

const glassLoop = figure(
  {
    name: `${topic}/glass-loop`,
    title: 'A glass loop filled with water, heated at one corner',
    description:
      'A square loop of glass tube, upright and full of water, with an open filling tube at the middle of its top. A purple crystal lies in the bottom tube, left of the middle. The loop is heated below its lower right corner.',
    height: 226,
  },
  loopWalls(),
)

const glassLoopFlows = figure(
  {
    name: `${topic}/glass-loop-with-current`,
    title: 'The convection current in the glass loop',
    description:
      'The same loop with arrows: up in the right tube above the heated corner, to the left along the top, down in the left tube, and to the right along the bottom, past the crystal.',
    height: 226,
  },
  loopWalls(),
  arrowsOfLoop(),
)

const coastAsked = figure(
  {
    name: `${topic}/coast-with-temperatures`,
    title: 'A coast with temperatures of land and sea',
    description:
      'A coast. On the left is land, at 11 °C; on the right the sea, at 17 °C. Points in the air are marked: A just above the land, B high above the land, C high above the sea, D just above the sea.',
    height: 206,
  },
  polygon(
    [
      [10, 140],
      [180, 140],
      [206, 196],
      [10, 196],
    ],
    'l sunk',
  ),
  polygon(
    [
      [186, 152],
      [350, 152],
      [350, 196],
      [206, 196],
    ],
    'l w',
  ),
  centred(86, 170, 'land: 11 °C'),
  centred(284, 176, 'sea: 17 °C'),
  (
    [
      [86, 116, 'A'],
      [86, 36, 'B'],
      [284, 36, 'C'],
      [284, 116, 'D'],
    ] as const
  )
    .map(([x, y, name]) => circle(x, y, 3, 'd') + text(x + 8, y + 5, name, { cls: 'b' }))
    .join(''),
)

export const figures = [
  unfairRods,
  iceOnBlocks,
  iceInTube,
  twoElements,
  glassLoop,
  glassLoopFlows,
  coastAsked,
]
