import { arc, centred, dot, line, num, type Point, polar, type Shape, text } from '@/lib/figures/shapes'
import { bondShape } from './molecule-drawing'
import { LAYOUTS, type Ligand, type ShapeAngle, type ShapeFacts, type Vsepr } from './molecule-shape-layouts'
import { squareBrackets } from './reaction-signs'

const REACH = 44
const LETTER = 10

function lettersOf(symbol: string): number {
  return symbol.replace(/[_^]\{[^}]*\}/g, '').length
}

function bondTo(
  [x, y]: Point,
  { symbol, degrees, style = 'plain', order = 1, length = REACH }: Ligand,
  centre: string,
) {
  const room = lettersOf(symbol) > 1 ? 12 : LETTER
  const start = polar(x, y, centre.length > 1 ? 12 : LETTER, degrees)
  const end = polar(x, y, length - room, degrees)
  if (style === 'plain') return bondShape({ order }, start, end)
  return bondShape({ order: 1, wedge: style === 'wedge' ? 'up' : 'down' }, start, end)
}

/** A lone pair as a lobe with its two electrons. */
function lobe([x, y]: Point, degrees: number): Shape {
  const angle = (degrees * Math.PI) / 180
  const at = (along: number, across: number) =>
    `${num(x + along * Math.cos(angle) + across * Math.sin(angle))} ${num(y - along * Math.sin(angle) + across * Math.cos(angle))}`
  const dots = [90, -90].map(turn => dot(...polar(...polar(x, y, 26, degrees), 4, degrees + turn), 'd', 2))
  return `<path class="p w" d="M${at(9, 0)}C${at(18, 15)} ${at(40, 17)} ${at(40, 0)}C${at(40, -17)} ${at(18, -15)} ${at(9, 0)}Z"/>${dots.join('')}`
}

/** Groups as they are written when their bond comes from the right. */
const TURNED: Readonly<Record<string, string>> = {
  OH: 'HO',
  'CH_{3}': 'H_{3}C',
  'NH_{2}': 'H_{2}N',
  'NH_{3}': 'H_{3}N',
  COOH: 'HOOC',
  CHO: 'OHC',
  CN: 'NC',
  'OH_{2}': 'H_{2}O',
  'H_{2}O': 'H_{2}O',
}

/** A group's letters: written outwards, so that the atom which is bonded stands at the end of its bond. */
function ligandText([x, y]: Point, { symbol, degrees, length = REACH }: Ligand): Shape {
  const [px, py] = polar(x, y, length, degrees)
  const isElement = /^[A-Z][a-z]?$/.test(symbol)
  if (isElement) return centred(px, py, symbol)
  const isLeft = Math.cos((degrees * Math.PI) / 180) < -0.3
  if (isLeft) return text(px + 5, py + 4.5, TURNED[symbol] ?? symbol, { anchor: 'end' })
  return text(px - 5, py + 4.5, symbol)
}

/** The arc of an angle with its value outside it. */
function angleShape(
  [x, y]: Point,
  ligands: readonly Ligand[],
  { between, label, radius = 19, at }: ShapeAngle,
): Shape {
  const [from = 0, to = 0] = between.map(index => ligands[index]?.degrees ?? 0)
  const end = to < from ? to + 360 : to
  const middle = at ?? (from + end) / 2
  const [across, up] = [Math.cos((middle * Math.PI) / 180), Math.sin((middle * Math.PI) / 180)]
  const [lx, ly] = polar(x, y, radius + (Math.abs(up) > 0.5 ? 10 : 6), middle)
  const lift = Math.abs(across) < 0.3 ? (up > 0 ? 0 : 9) : 4.5
  return (
    arc(x, y, radius, from + 6, end - 6, 'p thin') +
    text(lx, ly + lift, label, {
      anchor: across > 0.3 ? 'start' : across < -0.3 ? 'end' : 'middle',
      cls: 's tp',
    })
  )
}

/** Brackets around all letters of an ion. */
function chargeShape([x, y]: Point, ligands: readonly Ligand[], charge: string): Shape {
  const ends = [{ degrees: 0, length: 0 }, ...ligands].map(({ degrees, length = REACH }) =>
    polar(x, y, length, degrees),
  )
  const [xs, ys] = [ends.map(end => end[0]), ends.map(end => end[1])]
  const letters = Math.max(1, ...ligands.map(({ symbol }) => symbol.replace(/[_{}]/g, '').length))
  return squareBrackets(
    {
      left: Math.min(...xs, x - 20) - 8 - letters * 8,
      right: Math.max(...xs, x + 20) + 8 + letters * 8,
      top: Math.min(...ys, y - 40) - 12,
      bottom: Math.max(...ys) + 12,
    },
    { charge },
  )
}

/** Bonds in space around one atom, drawn as told: for what `vsepr` does not know. */
export function spatial(x: number, y: number, facts: ShapeFacts): Shape {
  const { centre, ligands, lonePairs = [], angle, charge } = facts
  const at: Point = [x, y]
  return (
    lonePairs.map(degrees => lobe(at, degrees)).join('') +
    ligands.map(ligand => bondTo(at, ligand, centre) + ligandText(at, ligand)).join('') +
    centred(x, y, centre) +
    (angle ? angleShape(at, ligands, angle) : '') +
    (charge ? chargeShape(at, ligands, charge) : '')
  )
}

export type VseprOptions = {
  /** false hides the arc, a text replaces its angle */
  angle?: string | false
  /** false where a question asks how many there are */
  lonePairs?: boolean
  order?: 1 | 2 | 3
  /** puts brackets around it */
  charge?: string
}

/** The shape of a molecule or ion: `vsepr(90, 80, 'pyramidal', 'N', ['H', 'H', 'H'])`; one ligand stands for all. */
export function vsepr(
  x: number,
  y: number,
  shape: Vsepr,
  centre: string,
  ligands: readonly string[],
  { angle, lonePairs = true, order = 1, charge }: VseprOptions = {},
): Shape {
  const layout = LAYOUTS[shape]
  const marked = angle === false ? undefined : layout.angle
  return spatial(x, y, {
    centre,
    ligands: layout.ligands.map((each, at) => ({
      ...each,
      order,
      symbol: ligands[at] ?? ligands.at(-1) ?? '',
    })),
    ...(lonePairs && layout.lonePairs ? { lonePairs: layout.lonePairs } : {}),
    ...(charge ? { charge } : {}),
    ...(marked ? { angle: { ...marked, label: angle || marked.label } } : {}),
  })
}

/** A carbon atom with four different groups, and its mirror image: optical isomers. */
export function enantiomers(
  x: number,
  y: number,
  groups: readonly [top: string, side: string, back: string, front: string],
  centre = 'C',
): Shape {
  const hand = (isMirrored: boolean): Ligand[] =>
    LAYOUTS.tetrahedral.ligands.map((each, at) => ({
      ...each,
      symbol: groups[at] ?? '',
      degrees: isMirrored ? 180 - each.degrees : each.degrees,
    }))
  return (
    spatial(x - 86, y, { centre, ligands: hand(true) }) +
    spatial(x + 86, y, { centre, ligands: hand(false) }) +
    line(x, y - 58, x, y + 58, 'l dash thin')
  )
}
