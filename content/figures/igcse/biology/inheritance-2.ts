import { chromosome } from '@/lib/figures/biology/dna'
import { type Figure, figure } from '@/lib/figures/figure'
import { box, link } from '@/lib/figures/flow'
import { graph } from '@/lib/figures/graph'
import { arrow, circle, ellipse, line, rect, type Shape, text } from '@/lib/figures/shapes'

const topic = 'inheritance-2'

/**
 * The chromosomes of a nucleus, a letter each: `L` long, `S` short, capitals filled (of the mother), small letters open (of the father).
 * `LlSs` is a cell with two pairs.
 */
export type Chromosomes = string

const WORDS: Readonly<Record<string, string>> = {
  L: 'long filled',
  l: 'long open',
  S: 'short filled',
  s: 'short open',
}

/** What is seen in a nucleus, for its description. */
export function chromosomesInWords(list: Chromosomes): string {
  const kinds = [...new Set(list)]
  return kinds.map(kind => `${[...list].filter(each => each === kind).length} ${WORDS[kind]}`).join(', ')
}

const TURNS = [10, -14, 24, -30, 6, -8, 30, -24] as const

/** A round cell with these chromosomes, single or of two copies. */
export function cellOf(x: number, y: number, radius: number, list: Chromosomes, copies: 1 | 2 = 1): Shape {
  const columns = list.length > 4 ? 4 : list.length > 2 ? Math.ceil(list.length / 2) : list.length
  const lines = Math.ceil(list.length / columns)
  const inside = [...list].map((kind, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const inRow = Math.min(columns, list.length - row * columns)
    const dx = (column - (inRow - 1) / 2) * radius * (columns > 3 ? 0.36 : columns > 2 ? 0.42 : 0.56)
    const dy = (row - (lines - 1) / 2) * radius * 0.78
    const long = kind.toUpperCase() === 'L'
    return chromosome(x + dx, y + dy, {
      reach: radius * (long ? 0.33 : 0.19),
      turn: (TURNS[at % TURNS.length] ?? 0) * (columns > 3 ? 0.35 : 1),
      chromatids: copies,
      centromere: 0.5,
      cls: kind === kind.toUpperCase() ? 'l rd' : 'l sheet',
    })
  })
  return circle(x, y, radius, 'l sheet') + inside.join('')
}

/** Cells side by side with a name below each. */
export function cellsFigure(
  name: string,
  cells: readonly (readonly [label: string, list: Chromosomes])[],
  title = 'Chromosomes in the nuclei of cells',
): Figure {
  const step = 344 / cells.length
  const radius = Math.min(42, step / 2 - 5)
  return figure(
    {
      name: `${topic}/${name}`,
      title,
      description: `${cells.length} cells side by side with chromosomes. ${cells.map(([label, list]) => `${label}: ${chromosomesInWords(list)}.`).join(' ')}`,
      height: radius * 2 + 38,
    },
    ...cells.map(([label, list], at) => {
      const x = 8 + step * (at + 0.5)
      return cellOf(x, radius + 6, radius, list) + text(x, radius * 2 + 28, label, { anchor: 'middle' })
    }),
  )
}

/** A parent cell, the same cell with copied chromosomes, and its two daughter cells; `labels` below them. */
export function mitosisFigure(
  name: string,
  list: Chromosomes,
  [before, copied, after]: readonly [string, string, string],
): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A cell divides',
      description: `A cell with chromosomes (${chromosomesInWords(list)}), labelled ${before}. An arrow leads to the same cell in which each chromosome consists of two joined copies, labelled ${copied}. Two arrows lead from it to two cells, labelled ${after}, with ${chromosomesInWords(list)} each.`,
      height: 216,
    },
    cellOf(54, 100, 44, list),
    arrow(102, 100, 126, 100, { cls: 'p' }),
    cellOf(174, 100, 44, list, 2),
    arrow(220, 82, 252, 62, { cls: 'p' }),
    arrow(220, 118, 252, 138, { cls: 'p' }),
    cellOf(300, 50, 44, list),
    cellOf(300, 148, 44, list),
    text(54, 166, before, { anchor: 'middle' }),
    text(174, 166, copied, { anchor: 'middle' }),
    text(292, 210, after, { anchor: 'middle' }),
  )
}

const redCell = (x: number, y: number) => circle(x, y, 17, 'l rw') + circle(x, y, 8, 'l thin sheet')
const roundCell = (x: number, y: number) => circle(x, y, 20, 'l sheet') + circle(x, y, 15, 'l sunk')
const lobedCell = (x: number, y: number) =>
  ellipse(x, y, 22, 20, 'l sheet') +
  circle(x - 7, y - 4, 6, 'd') +
  circle(x + 4, y - 6, 6, 'd') +
  circle(x + 4, y + 6, 6, 'd')
const plainCell = (x: number, y: number) => circle(x, y, 24, 'l w') + circle(x, y, 10, 'l sunk')

/** A stem cell in bone marrow, its daughter cells, and what becomes of one of them. */
export function stemCellFigure(
  name: string,
  [stem, division, specialised]: readonly [string, string, string],
): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A cell in bone marrow and cells that come from it',
      description: `A simple round cell, labelled ${stem}. Two arrows with the label ${division} lead to two cells that look like it. From one of them, three arrows lead to a red blood cell without a nucleus and two white blood cells, one with a round nucleus and one with a nucleus of lobes. These three are labelled ${specialised}.`,
      height: 236,
    },
    plainCell(50, 96),
    text(50, 142, stem, { anchor: 'middle' }),
    arrow(80, 84, 128, 56, { cls: 'p' }),
    arrow(80, 108, 128, 136, { cls: 'p' }),
    text(112, 100, division, { anchor: 'middle', cls: 's' }),
    plainCell(160, 46),
    plainCell(160, 146),
    arrow(190, 134, 262, 46, { cls: 'p' }),
    arrow(192, 146, 262, 116, { cls: 'p' }),
    arrow(190, 158, 262, 184, { cls: 'p' }),
    redCell(292, 36),
    roundCell(292, 108),
    lobedCell(292, 186),
    line(320, 18, 326, 18),
    line(326, 18, 326, 206),
    line(320, 206, 326, 206),
    specialised.length > 2 ? text(278, 228, specialised, { anchor: 'middle' }) : text(334, 116, specialised),
  )
}

export type Amounts = { start: number; copies: readonly [number, number]; parts: number; end: number }

/** DNA in one nucleus against time: level, doubled while it is copied, level, and halved when the nucleus divides. */
export function dnaGraph(
  name: string,
  { start, copies: [from, to], parts, end }: Amounts,
  letters: readonly string[] = [],
): Figure {
  const top = start * 2.5
  const g = graph({
    x: {
      label: 'time / h',
      max: end,
      ticks: Array.from({ length: end / 2 + 1 }, (_, at) => at * 2),
      grid: true,
    },
    y: {
      label: 'mass of DNA in one nucleus / pg',
      max: top,
      ticks: [0, 0.5, 1, 1.5, 2, 2.5].map(at => at * start),
      grid: true,
    },
    height: 170,
  })
  const middles = [from / 2, (from + to) / 2, (to + parts) / 2, (parts + end) / 2]
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'DNA in a nucleus over time',
      description: `A graph of the mass of DNA in one nucleus in picograms against time in hours. It is level at ${start} until ${from} h, rises in a straight line to ${2 * start} at ${to} h, is level until ${parts} h, falls at once to ${start} and is level until ${end} h.${letters.length > 0 ? ` Above the graph, ${letters[0]} stands over the first level part, ${letters[1]} over the rise, ${letters[2]} over the level part at ${2 * start}, and ${letters[3]} over the last level part.` : ''}`,
      height: 252,
    },
    g.axes,
    g.line([
      [0, start],
      [from, start],
      [to, 2 * start],
      [parts, 2 * start],
      [parts, start],
      [end, start],
    ]),
    ...letters.flatMap((letter, at) => [
      g.label(middles[at] ?? 0, start * 2.25, letter, { anchor: 'middle', cls: 'b' }),
    ]),
    ...(letters.length > 0
      ? [from, to, parts].map(at =>
          g.line(
            [
              [at, 0],
              [at, top],
            ],
            'l dash thin',
          ),
        )
      : []),
  )
}

/** A thin slice of a growing root: cells with a round nucleus, and cells in which chromosomes can be seen. */
export function sliceFigure(
  name: string,
  rows: number,
  columns: number,
  dividing: readonly number[],
): Figure {
  const [width, height] = [Math.min(52, 336 / columns), 34]
  const left = 180 - (width * columns) / 2
  const cell = (at: number): Shape => {
    const [x, y] = [left + (at % columns) * width, 8 + Math.floor(at / columns) * height]
    const [cx, cy] = [x + width / 2, y + height / 2]
    const threads = [-7, -2.5, 2.5, 7]
      .map(dx => line(cx + dx, cy - 6, cx + dx + 2, cy + 6, 'l thick'))
      .join('')
    return (
      rect(x, y, width, height, 'l sheet') + (dividing.includes(at) ? threads : circle(cx, cy, 9, 'l sunk'))
    )
  }
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'Cells in a thin slice of a root',
      description: `${rows} rows of ${columns} cells. In ${dividing.length} of the cells, short dark threads are seen. Each of the others has a round nucleus.`,
      height: rows * height + 16,
    },
    ...Array.from({ length: rows * columns }, (_, at) => cell(at)),
  )
}

const meiosisCells = ['Ls', 'Ls', 'lS', 'lS'] as const

/** A diploid cell, the same with copied chromosomes, and the four cells that meiosis makes of it. */
export function meiosisFigure(
  name: string,
  list: Chromosomes,
  four: readonly Chromosomes[],
  [before, copied, after]: readonly [string, string, string],
): Figure {
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'A cell divides twice',
      description: `A cell with chromosomes (${chromosomesInWords(list)}), labelled ${before}. An arrow leads to the same cell in which each chromosome consists of two joined copies, labelled ${copied}. Four arrows lead from it to four smaller cells, labelled ${after}: ${four.map(each => chromosomesInWords(each)).join('; ')}.`,
      height: 262,
    },
    cellOf(54, 118, 44, list),
    arrow(102, 118, 126, 118, { cls: 'p' }),
    cellOf(174, 118, 44, list, 2),
    ...four.map((each, at) => {
      const y = 32 + at * 57
      return (
        arrow(221, 118 + (at - 1.5) * 12, 266, y + (118 - y) * 0.08, { cls: 'p' }) + cellOf(300, y, 26, each)
      )
    }),
    text(54, 184, before, { anchor: 'middle' }),
    text(174, 184, copied, { anchor: 'middle' }),
    text(294, 252, after, { anchor: 'middle' }),
  )
}

export type LifeWords = {
  /** body cells of the parents, sperm cell, egg cell, zygote, body cells of the child */
  boxes: readonly [string, string, string, string, string, string]
  /** the divisions in the parents, the fusion, and the division of the zygote */
  arrows: readonly [string, string, string]
}

/** From the body cells of two parents to those of their child. */
export function lifeCycle(name: string, { boxes, arrows }: LifeWords): Figure {
  const [father, mother, sperm, egg, zygote, child] = [
    box(16, 12, 132, 46, boxes[0]),
    box(212, 12, 132, 46, boxes[1]),
    box(16, 104, 132, 46, boxes[2]),
    box(212, 104, 132, 46, boxes[3]),
    box(114, 188, 132, 46, boxes[4]),
    box(114, 280, 132, 46, boxes[5]),
  ]
  const flat = (words: string) => words.replace('\n', ', ')
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'From parents to a child',
      description: `Boxes joined by arrows. “${flat(boxes[0])}” leads by an arrow labelled ${arrows[0]} to “${flat(boxes[2])}”, and “${flat(boxes[1])}” by another arrow labelled ${arrows[0]} to “${flat(boxes[3])}”. Both lead, with the label ${arrows[1]}, to “${flat(boxes[4])}”. From there an arrow labelled ${arrows[2]} leads to “${flat(boxes[5])}”.`,
      height: 338,
    },
    ...[father, mother, sperm, egg, zygote, child].map(each => each.shape),
    link(father.bottom, sperm.top, arrows[0]),
    link(mother.bottom, egg.top, arrows[0]),
    link([82, 150], [126, 186]),
    link([278, 150], [234, 186]),
    text(180, 176, arrows[1], { anchor: 'middle' }),
    link(zygote.bottom, child.top, arrows[2]),
  )
}

/** DNA in a nucleus on its way through meiosis and fertilisation; four letters over level parts. */
export function meiosisGraph(name: string, start: number, letters: readonly string[]): Figure {
  const g = graph({
    x: { label: 'time', max: 22 },
    y: {
      label: 'mass of DNA in one nucleus / pg',
      max: start * 2.5,
      ticks: [0, 0.5, 1, 1.5, 2, 2.5].map(at => at * start),
      grid: true,
    },
    height: 170,
  })
  const middles = [2, 8, 15, 20] as const
  return figure(
    {
      name: `${topic}/${name}`,
      title: 'DNA in a nucleus over time',
      description: `A graph of the mass of DNA in one nucleus in picograms against time. It is level at ${start} (${letters[0]}), rises in a straight line to ${2 * start} and is level there (${letters[1]}), falls at once to ${start}, shortly after that to ${start / 2}, is level there (${letters[2]}), and rises at once to ${start}, where it stays level (${letters[3]}).`,
      height: 246,
    },
    g.axes,
    g.line([
      [0, start],
      [4, start],
      [6, 2 * start],
      [10, 2 * start],
      [10, start],
      [12, start],
      [12, start / 2],
      [18, start / 2],
      [18, start],
      [22, start],
    ]),
    ...letters.map((letter, at) =>
      g.label(middles[at] ?? 0, start * 2.25, letter, { anchor: 'middle', cls: 'b' }),
    ),
    ...[4, 6, 10, 12, 18].map(at =>
      g.line(
        [
          [at, 0],
          [at, start * 2.5],
        ],
        'l dash thin',
      ),
    ),
  )
}

export const figures = [
  mitosisFigure('mitosis', 'LlSs', ['parent cell', 'chromosomes copied', 'two daughter cells']),
  stemCellFigure('stem-cell', ['stem cell', 'mitosis', 'specialised blood cells']),
  meiosisFigure('meiosis', 'LlSs', meiosisCells, [
    'diploid cell',
    'chromosomes copied',
    'four haploid cells',
  ]),
  lifeCycle('life-cycle', {
    boxes: [
      'father: body cells\n46 (diploid)',
      'mother: body cells\n46 (diploid)',
      'sperm cell\n23 (haploid)',
      'egg cell\n23 (haploid)',
      'zygote\n46 (diploid)',
      'child: body cells\n46 (diploid)',
    ],
    arrows: ['meiosis', 'fertilisation', 'mitosis'],
  }),
]
