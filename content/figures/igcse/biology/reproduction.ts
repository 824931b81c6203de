import { chromosome } from '@/lib/figures/biology/dna'
import { drawing } from '@/lib/figures/biology/drawing'
import { mould } from '@/lib/figures/biology/microbes'
import { oval, smooth, tube, xy } from '@/lib/figures/biology/organic'
import { figure } from '@/lib/figures/figure'
import {
  arrow,
  circle,
  curve,
  dot,
  line,
  type Point,
  polygon,
  rect,
  type Shape,
  text,
} from '@/lib/figures/shapes'

const topic = 'reproduction'

const middle = (x: number, y: number, words: string, cls?: string) =>
  text(x, y, words, cls === undefined ? { anchor: 'middle' } : { anchor: 'middle', cls })

/** A leaf of three leaflets on a stalk from one point to another. */
function threeLeaflets(x1: number, y1: number, x2: number, y2: number, size: number): Shape {
  return (
    line(x1, y1, x2, y2) +
    oval(x2, y2 - size * 0.9, size * 0.6, size, 0, 'l gw') +
    oval(x2 - size * 0.95, y2 - size * 0.1, size, size * 0.55, -15, 'l gw') +
    oval(x2 + size * 0.95, y2 - size * 0.1, size, size * 0.55, 15, 'l gw')
  )
}

function rootlets(x: number, y: number, length: number): Shape {
  return [-0.55, -0.2, 0.15, 0.5]
    .map(way =>
      curve(
        xy(`${x} ${y}, ${x + way * length * 0.5} ${y + length * 0.5}, ${x + way * length} ${y + length}`),
        'l thin',
      ),
    )
    .join('')
}

/** A strawberry plant with a stem that lies on the soil and has a young plant at its end. */
export const runnerPlant = drawing({
  title: 'A strawberry plant and a young plant',
  height: 150,
  left: 92,
  right: 276,
  tells:
    'A plant with several leaves of three leaflets stands in the soil. From its base a long thin stem runs along the soil to a smaller plant, which has leaves and roots of its own.',
  parts: {
    'parent plant': { at: [118, 62], side: 'left', seen: 'a leaf of the larger plant' },
    runner: { at: [186, 98.5], side: 'right', level: 28, seen: 'the long thin stem along the soil' },
    'new plant': { at: [258, 92], side: 'right', seen: 'a leaf of the smaller plant' },
    root: { at: [236, 122], side: 'right', level: 134, seen: 'a root of the smaller plant' },
  },
  draw: () =>
    line(94, 108, 276, 108, 'l thin dash') +
    threeLeaflets(126, 108, 112, 76, 13) +
    threeLeaflets(128, 108, 154, 82, 12) +
    threeLeaflets(127, 108, 134, 46, 14) +
    rootlets(127, 109, 28) +
    tube(smooth(xy('128 107, 150 102, 176 98, 204 98, 224 102, 238 108')), 1.8, 'l gw') +
    threeLeaflets(239, 108, 228, 92, 8) +
    threeLeaflets(240, 108, 254, 94, 8) +
    rootlets(239, 109, 20),
})

/** A potato plant with swollen parts of its underground stems. */
export const tuberPlant = drawing({
  title: 'A potato plant',
  height: 172,
  left: 104,
  right: 256,
  tells:
    'A leafy plant stands in the soil. Below the soil thin roots spread, and pale stems grow sideways from the main stem. Each of them ends in a swollen, rounded body with small marks on it.',
  parts: {
    leaf: { at: [156, 40], side: 'left', seen: 'a leaf above the soil' },
    root: { at: [166, 126], side: 'left', level: 150, seen: 'a thin root' },
    'underground stem': {
      at: [206, 98],
      side: 'right',
      level: 78,
      seen: 'a pale stem that grows sideways below the soil',
    },
    tuber: { at: [238, 116], side: 'right', seen: 'a swollen, rounded body' },
  },
  draw: () => {
    const tuber = (x: number, y: number, degrees: number) =>
      oval(x, y, 20, 13, degrees, 'l sunk') +
      [-9, 1, 9]
        .map((dx, at) =>
          curve(
            xy(
              `${x + dx - 2} ${y - 3 + at * 2}, ${x + dx} ${y - 1 + at * 2}, ${x + dx + 2} ${y - 3 + at * 2}`,
            ),
            'l thin',
          ),
        )
        .join('')
    return (
      line(106, 78, 254, 78, 'l thin dash') +
      tube(smooth(xy('180 100, 180 70, 178 40, 180 18')), 3, 'l gw') +
      [
        [158, 42, 150],
        [202, 36, 30],
        [156, 64, 160],
        [204, 60, 20],
        [168, 24, 130],
        [192, 24, 50],
      ]
        .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 20, 8, turn, 'l gw'))
        .join('') +
      rootlets(180, 100, 36) +
      tube(smooth(xy('180 90, 200 96, 216 106, 226 112')), 2, 'l sheet') +
      tube(smooth(xy('180 92, 162 96, 146 104, 138 110')), 2, 'l sheet') +
      tube(smooth(xy('181 98, 190 116, 194 130, 194 140')), 2, 'l sheet') +
      tuber(232, 118, -20) +
      tuber(128, 116, 20) +
      tuber(194, 150, 0)
    )
  },
})

/** A bulb cut in half, with a smaller bulb beside it. */
export const bulbSection = drawing({
  title: 'A bulb cut in half',
  height: 176,
  left: 110,
  right: 250,
  tells:
    'A rounded body cut in half, underground, with leaves that grow out of its pointed top. Thick layers lie inside one another around its middle. At the bottom is a flat plate from which roots grow. A smaller body of the same shape grows from the plate at one side.',
  parts: {
    'green leaf': { at: [170, 26], side: 'left', seen: 'a leaf that grows out of the top' },
    'fleshy leaf': { at: [148, 112], side: 'left', seen: 'one of the thick layers' },
    root: { at: [160, 164], side: 'left', seen: 'a root' },
    'new bulb': { at: [228, 122], side: 'right', seen: 'the smaller body at one side' },
    'short stem': { at: [180, 146], side: 'right', level: 156, seen: 'the flat plate at the bottom' },
  },
  draw: () => {
    const layer = (half: number, top: number) =>
      curve(
        [
          [176, top],
          [176 - half * 0.55, top + (148 - top) * 0.3],
          [176 - half, 118],
          [176 - half * 0.7, 142],
          [176, 148],
          [176 + half * 0.7, 142],
          [176 + half, 118],
          [176 + half * 0.55, top + (148 - top) * 0.3],
        ],
        half > 30 ? 'l sunk' : 'l thin sheet',
        true,
      )
    const small = (half: number) =>
      curve(
        [
          [228, 92],
          [228 - half * 0.6, 106],
          [228 - half, 122],
          [228 - half * 0.6, 136],
          [228, 140],
          [228 + half * 0.6, 136],
          [228 + half, 122],
          [228 + half * 0.6, 106],
        ],
        half > 14 ? 'l sunk' : 'l thin sheet',
        true,
      )
    return (
      rootlets(172, 148, 22) +
      rootlets(184, 148, 22) +
      tube(smooth(xy('174 78, 170 50, 168 26, 160 8')), [4, 4, 3, 1], 'l gw') +
      tube(smooth(xy('178 78, 184 50, 186 30, 196 12')), [4, 4, 3, 1], 'l gw') +
      small(17) +
      small(9) +
      layer(40, 66) +
      layer(29, 74) +
      layer(18, 84) +
      layer(8, 96) +
      rect(156, 141, 80, 7, 'l d2', 3) +
      line(112, 84, 134, 84, 'l thin dash') +
      line(244, 84, 250, 84, 'l thin dash')
    )
  },
})

const loop = (x: number, y: number) =>
  curve(
    xy(
      `${x - 10} ${y}, ${x - 4} ${y - 6}, ${x + 3} ${y - 2}, ${x + 10} ${y - 4}, ${x + 8} ${y + 4}, ${x} ${y + 3}, ${x - 6} ${y + 6}`,
    ),
    'p',
    true,
  )

/** A bacterium before, during and after its division, from x on 300 wide. */
export function fission(x: number, y: number): Shape {
  const cell = (cx: number, half: number, cy = y) => rect(cx - half, cy - 15, half * 2, 30, 'l sheet', 15)
  return (
    cell(x + 30, 26) +
    loop(x + 30, y) +
    arrow(x + 66, y, x + 88, y, { head: 7 }) +
    cell(x + 138, 42) +
    loop(x + 118, y) +
    loop(x + 158, y) +
    line(x + 138, y - 15, x + 138, y - 6) +
    line(x + 138, y + 15, x + 138, y + 6) +
    arrow(x + 190, y, x + 212, y, { head: 7 }) +
    cell(x + 256, 26, y - 19) +
    loop(x + 256, y - 19) +
    cell(x + 256, 26, y + 19) +
    loop(x + 256, y + 19)
  )
}

/** One yeast cell, with a bud or without. */
export function yeast(x: number, y: number, budding: boolean, turn = 0): Shape {
  const angle = (turn * Math.PI) / 180
  const at = (far: number): Point => [x + far * Math.cos(angle), y - far * Math.sin(angle)]
  const [bx, by] = at(17)
  const [nx, ny] = at(-3)
  return (
    (budding ? circle(bx, by, 7, 'l sheet') : '') +
    circle(x, y, 12, 'l sheet') +
    (budding
      ? polygon(
          [at(9), at(15)].flatMap(([px, py], row): Point[] => [
            [px + (row === 0 ? 3 : -3) * Math.sin(angle), py + (row === 0 ? 3 : -3) * Math.cos(angle)],
            [px - (row === 0 ? 3 : -3) * Math.sin(angle), py - (row === 0 ? 3 : -3) * Math.cos(angle)],
          ]),
          'sheet',
        )
      : '') +
    dot(nx, ny, 'd2', 3.4) +
    (budding ? dot(bx, by, 'd2', 2) : '')
  )
}

const microbes = figure(
  {
    name: `${topic}/division-and-budding`,
    title: 'A bacterium divides, and a yeast cell forms a bud',
    description:
      'Top: a rod-shaped bacterium with a loop of DNA; then a longer cell with two loops and a narrow middle; then two cells with one loop each. Bottom: a yeast cell with a nucleus; then the cell with a small outgrowth, the bud, which has a nucleus of its own; then a large cell and a small cell that have parted.',
    height: 208,
  },
  fission(30, 42),
  middle(180, 98, 'bacterium: DNA is copied, the cell divides'),
  yeast(62, 148, false),
  arrow(98, 148, 120, 148, { head: 7 }),
  yeast(156, 148, true, 30),
  arrow(200, 148, 222, 148, { head: 7 }),
  yeast(258, 150, false),
  circle(290, 140, 8, 'l sheet'),
  dot(290, 140, 'd2', 2),
  line(172, 139, 186, 126, 'l thin'),
  text(188, 128, 'bud'),
  middle(180, 188, 'yeast: a bud grows and breaks off'),
)

const spores = mould.figure({
  name: `${topic}/spores-of-a-mould`,
  title: 'A mould with spores',
  labels: { sporangium: 'case of spores', spore: 'spore', hypha: 'hypha' },
})

/** What one living thing inherits: two strips of four genes, `X` filled and `O` empty. */
export function geneStrips(x: number, y: number, [one, other]: readonly [string, string]): Shape {
  const strip = (left: number, genes: string) =>
    [...genes].map((gene, at) => rect(left, y + at * 11, 11, 11, gene === 'X' ? 'l d2' : 'l sheet')).join('')
  return strip(x - 13, one) + strip(x + 2, other)
}

const ways = figure(
  {
    name: `${topic}/asexual-and-sexual`,
    title: 'Offspring of asexual and of sexual reproduction',
    description:
      'Each individual is drawn as two strips of four squares, filled or empty, which stand for its genes. Asexual: from one parent, arrows lead to three offspring whose strips are the same as those of the parent. Sexual: two parents have different strips. Arrows lead to three offspring, each with one strip from each parent; their strips differ from one another and from those of the parents.',
    height: 236,
  },
  middle(84, 22, 'asexual', 'b'),
  middle(266, 22, 'sexual', 'b'),
  geneStrips(84, 38, ['XOXX', 'OXXO']),
  geneStrips(236, 38, ['XOXX', 'OXXO']),
  geneStrips(296, 38, ['OOXO', 'XXOX']),
  [36, 84, 132].map(x => arrow(84 + (x - 84) * 0.2, 92, x, 132, { cls: 'p' })).join(''),
  [218, 266, 314].map(x => arrow(266 + (x - 266) * 0.2, 92, x, 132, { cls: 'p' })).join(''),
  [36, 84, 132].map(x => geneStrips(x, 142, ['XOXX', 'OXXO'])).join(''),
  geneStrips(218, 142, ['XOXX', 'OOXO']),
  geneStrips(266, 142, ['OXXO', 'XXOX']),
  geneStrips(314, 142, ['XOXX', 'XXOX']),
  middle(84, 208, 'all identical\nto the parent'),
  middle(266, 208, 'all different'),
)

type Kind = 'long filled' | 'short filled' | 'long open' | 'short open'

/** A round nucleus with chromosomes; those of one parent are filled, those of the other open. */
function nucleusWith(x: number, y: number, radius: number, kinds: readonly Kind[]): Shape {
  const spots: Point[] =
    kinds.length > 2
      ? [
          [-10, -7],
          [10, -8],
          [-8, 11],
          [10, 10],
        ]
      : [
          [-6, 0],
          [7, 2],
        ]
  return (
    circle(x, y, radius, 'l sheet') +
    kinds
      .map((kind, at) => {
        const [dx, dy] = spots[at] ?? [0, 0]
        return chromosome(x + dx, y + dy, {
          reach: kind.startsWith('long') ? 9 : 5,
          cls: kind.endsWith('filled') ? 'l rd' : 'l sheet',
          chromatids: 1,
          turn: at % 2 === 0 ? 12 : -14,
        })
      })
      .join('')
  )
}

const nuclei = figure(
  {
    name: `${topic}/haploid-and-diploid`,
    title: 'Nuclei of gametes and of a zygote',
    description:
      'Left: the nucleus of a male gamete with two filled chromosomes, one long and one short. Below it the nucleus of a female gamete with two open chromosomes, one long and one short. Both are marked haploid, 2 chromosomes. Arrows from both lead, marked fertilisation, to one nucleus of a zygote with four chromosomes, a long and a short one of each kind, marked diploid, 4 chromosomes.',
    height: 196,
  },
  nucleusWith(88, 42, 22, ['long filled', 'short filled']),
  nucleusWith(88, 122, 22, ['long open', 'short open']),
  middle(88, 160, 'gametes: haploid\n2 chromosomes each'),
  arrow(120, 46, 206, 70, { cls: 'p' }),
  arrow(120, 118, 206, 94, { cls: 'p' }),
  middle(162, 86, 'fertilisation'),
  nucleusWith(256, 82, 32, ['long filled', 'long open', 'short filled', 'short open']),
  middle(256, 136, 'zygote: diploid\n4 chromosomes'),
)

export const figures = [
  microbes,
  spores,
  runnerPlant.figure({ name: `${topic}/runner` }),
  tuberPlant.figure({ name: `${topic}/tubers` }),
  bulbSection.figure({ name: `${topic}/bulb` }),
  ways,
  nuclei,
]
