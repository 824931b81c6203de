import { centred, line, type Point, rect, type Shape, text } from '@/lib/figures/shapes'
import { bondShape } from './molecule-drawing'
import { reactionArrow, squareBrackets } from './reaction-signs'

/** The four groups of a monomer C=C, as formulas: `{ topRight: 'CH_{3}' }` is propene. Hydrogen where none is named. */
export type AlkeneGroups = { topLeft?: string; topRight?: string; bottomLeft?: string; bottomRight?: string }

const REACH = 30
const TALL = 30
const CLEAR = 9

/** A letter group above or below a carbon: its first letter stands over the bond. */
function group(x: number, y: number, content: string): Shape {
  return content.length === 1 ? centred(x, y, content) : text(x - 4.8, y + 4.5, content, { anchor: 'start' })
}

function carbonPair(x: number, y: number, order: 1 | 2, groups: AlkeneGroups): Shape {
  const { topLeft = 'H', topRight = 'H', bottomLeft = 'H', bottomRight = 'H' } = groups
  const half = REACH / 2
  const ends: Point[] = [
    [x - half, y],
    [x + half, y],
  ]
  const upright = ends.map(
    ([at]) => line(at, y - CLEAR, at, y - TALL + CLEAR) + line(at, y + CLEAR, at, y + TALL - CLEAR),
  )
  // A formula on the left ends above its carbon, so that it never meets the one on the right.
  const left = (content: string, level: number) =>
    content.length === 1
      ? centred(x - half, level, content)
      : text(x - half + 6, level + 4.5, content, { anchor: 'end' })
  return (
    bondShape({ order }, [x - half, y], [x + half, y], {
      labels: [
        { before: '', lead: 'C', after: '' },
        { before: '', lead: 'C', after: '' },
      ],
    }) +
    upright.join('') +
    ends.map(([at]) => centred(at, y, 'C')).join('') +
    left(topLeft, y - TALL) +
    left(bottomLeft, y + TALL) +
    group(x + half, y - TALL, topRight) +
    group(x + half, y + TALL, bottomRight)
  )
}

/** The monomer of an addition polymer, C=C in the middle at (x, y). */
export function alkeneMonomer(x: number, y: number, groups: AlkeneGroups = {}): Shape {
  return carbonPair(x, y, 2, groups)
}

/** Letters of a formula, its marks not counted. */
function lettersOf(content: string): number {
  return content.replace(/[_^]\{([^}]*)\}/g, '$1').length
}

/** What the longest formula on one side needs beyond a single letter. */
function overhang(first: string | undefined, second: string | undefined): number {
  return Math.max(0, Math.max(lettersOf(first ?? 'H'), lettersOf(second ?? 'H')) - 2) * 8
}

/** The repeat unit of an addition polymer, with bonds through its brackets and n. */
export function repeatUnit(x: number, y: number, groups: AlkeneGroups = {}, count = 'n'): Shape {
  const [left, right] = [
    x - REACH / 2 - 23 - overhang(groups.topLeft, groups.bottomLeft),
    x + REACH / 2 + 23 + overhang(groups.topRight, groups.bottomRight),
  ]
  return (
    carbonPair(x, y, 1, groups) +
    line(left - 11, y, x - REACH / 2 - CLEAR, y) +
    line(x + REACH / 2 + CLEAR, y, right + 11, y) +
    squareBrackets({ left, right, top: y - TALL - 11, bottom: y + TALL + 11 }, { count: `*${count}*` })
  )
}

/** A part of a polymer chain: some repeat units, and bonds that lead on. */
export function polymerChain(x: number, y: number, groups: AlkeneGroups = {}, units = 3): Shape {
  const wide =
    REACH * 2 + overhang(groups.topRight, groups.bottomRight) + overhang(groups.topLeft, groups.bottomLeft)
  const first = x - ((units - 1) * wide) / 2
  return Array.from({ length: units }, (_, at) => {
    const middle = first + at * wide
    const leads =
      line(middle - REACH / 2 - (at === 0 ? 26 : wide - REACH - CLEAR), y, middle - REACH / 2 - CLEAR, y) +
      (at === units - 1 ? line(middle + REACH / 2 + CLEAR, y, middle + REACH / 2 + 26, y) : '')
    return leads + carbonPair(middle, y, 1, groups)
  }).join('')
}

/** n monomers become a polymer: the whole equation, 260 units wide, its left edge at x. */
export function additionPolymerisation(x: number, y: number, groups: AlkeneGroups = {}): Shape {
  return (
    text(x, y + 4.5, '*n*') +
    alkeneMonomer(x + 48, y, groups) +
    reactionArrow(x + 102, x + 158, y) +
    repeatUnit(x + 216, y, groups)
  )
}

/**
 * Pieces of a condensation polymer in a row: `-` a bond that leads on, `CO` with its oxygen above, `NH` with its
 * hydrogen below, `O`, `{A}` a block with a letter (or empty); anything else is written as it is: `HO`, `H_{2}N`.
 */
export type BlockPiece = string

type Placed = { shape: Shape; wide: number }

const BLOCK = { wide: 38, tall: 22 } as const
const ATOM_WIDE = 13

function pieceAt(piece: BlockPiece, x: number, y: number): Placed {
  if (piece === '-') return { shape: '', wide: 8 }
  const middle = x + ATOM_WIDE / 2
  if (piece === 'CO')
    return {
      shape:
        centred(middle, y, 'C') +
        centred(middle, y - 28, 'O') +
        line(middle - 2.6, y - 9, middle - 2.6, y - 19) +
        line(middle + 2.6, y - 9, middle + 2.6, y - 19),
      wide: ATOM_WIDE,
    }
  if (piece === 'NH')
    return {
      shape: centred(middle, y, 'N') + line(middle, y + 8, middle, y + 18) + centred(middle, y + 27, 'H'),
      wide: ATOM_WIDE,
    }
  if (piece === 'O') return { shape: centred(middle, y, 'O'), wide: ATOM_WIDE }
  const block = /^\{(.*)\}$/.exec(piece)
  if (block) {
    const label = block[1] ?? ''
    const shape = rect(x, y - BLOCK.tall / 2, BLOCK.wide, BLOCK.tall, 'l sunk')
    return { shape: shape + (label ? centred(x + BLOCK.wide / 2, y, label) : ''), wide: BLOCK.wide }
  }
  const wide = lettersOf(piece) * 9.4 + 1
  return { shape: text(x, y + 4.5, piece), wide }
}

export type BlockFormula = { shape: Shape; left: number; right: number }

/** A condensation monomer or polymer as blocks: `blockFormula(180, 60, ['-', 'CO', '{}', 'CO', 'O', '{}', 'O', '-'])`. */
export function blockFormula(x: number, y: number, pieces: readonly BlockPiece[], bond = 12): BlockFormula {
  const widths = pieces.map(piece => pieceAt(piece, 0, 0).wide)
  const total = widths.reduce((sum, wide) => sum + wide, 0) + bond * (pieces.length - 1)
  let at = x - total / 2
  let shape = ''
  for (const [index, piece] of pieces.entries()) {
    const { shape: drawn, wide } = pieceAt(piece, at, y)
    shape += drawn
    const [from, to] = [at + wide, at + wide + bond]
    const reach = (each: string | undefined) => (each === '-' ? 8 : each?.startsWith('{') ? 0 : -1)
    if (index < pieces.length - 1) shape += line(from - reach(piece), y, to + reach(pieces[index + 1]), y)
    at = to
  }
  return { shape, left: x - total / 2, right: x + total / 2 }
}

/** The repeat unit of a condensation polymer in brackets, its bonds leading through them. */
export function blockRepeatUnit(
  x: number,
  y: number,
  pieces: readonly BlockPiece[],
  count = 'n',
  bond = 12,
): Shape {
  const { shape, left, right } = blockFormula(x, y, ['-', ...pieces, '-'], bond)
  return (
    shape +
    squareBrackets(
      { left: left + 10, right: right - 10, top: y - 42, bottom: y + 40 },
      { count: `*${count}*` },
    )
  )
}
