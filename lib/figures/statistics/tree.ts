import { line, type Shape, text } from '@/lib/figures/shapes'
import type { Chart } from './chart'

export type Branch = {
  /** the outcome at the end of the branch */
  label: string
  /** `3/5` is set as a fraction; '' leaves a dotted line for the student */
  p: string
  next?: readonly Branch[]
  /** what stands at the far right, for a last branch: `RB`, `3/5 × 1/2` */
  end?: string
}

export type TreeOptions = {
  branches: readonly Branch[]
  /** what happens at each stage: `1st counter`, `2nd counter` */
  titles?: readonly string[]
  /** joins the outcomes at the far right: RR, RB, … */
  outcomes?: boolean
}

/** A fraction set upright, centred on a point; anything else is plain text. */
export function fraction(x: number, y: number, written: string): Shape {
  const [, top, bottom] = /^([^/]+)\/([^/]+)$/.exec(written) ?? []
  if (top === undefined || bottom === undefined)
    return text(x, y + 4.3, written, { anchor: 'middle', cls: 's' })
  const half = Math.max(top.replace(/\*/g, '').length, bottom.replace(/\*/g, '').length) * 3.4 + 2
  return (
    text(x, y - 4, top, { anchor: 'middle', cls: 's' }) +
    line(x - half, y, x + half, y, 'l thin') +
    text(x, y + 12.5, bottom, { anchor: 'middle', cls: 's' })
  )
}

function stagesOf(branches: readonly Branch[]): number {
  return branches.length === 0 ? 0 : 1 + Math.max(...branches.map(each => stagesOf(each.next ?? [])))
}

function leavesOf(branches: readonly Branch[]): number {
  return branches.reduce((sum, each) => sum + Math.max(1, leavesOf(each.next ?? [])), 0)
}

function longest(branches: readonly Branch[], stage: number): number {
  return Math.max(
    ...branches.map(each => (stage === 0 ? each.label.length : longest(each.next ?? [], stage - 1))),
    0,
  )
}

type Layout = { gap: number; reach: number; rooms: number[]; outcomes: boolean; depth: number }

/** The probability beside the middle of its branch: above rising and level branches, below falling ones. */
function onBranch(x1: number, y1: number, x2: number, y2: number, p: string): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const side = y2 > y1 + 1 ? 1 : -1
  const [nx, ny] = [(-side * (y2 - y1)) / length, (side * (x2 - x1)) / length]
  // Half the box of the number in the direction away from the line, and a little room.
  const [wide, high] = p.includes('/') ? [8, 15] : [p.length * 3.6, 5]
  const away = Math.abs(nx) * wide + Math.abs(ny) * high + 4
  const [x, y] = [x1 + (x2 - x1) * 0.55 + nx * away, y1 + (y2 - y1) * 0.55 + ny * away]
  return p === '' ? line(x - 12, y + 4, x + 12, y + 4, 'l dash thin') : fraction(x, y, p)
}

type Drawn = { shape: Shape; top: number }

function grow(
  branches: readonly Branch[],
  stage: number,
  x: number,
  top: number,
  path: string,
  layout: Layout,
): Drawn & { y: number } {
  const room = layout.rooms[stage] ?? 0
  const end = x + layout.reach
  let next = top
  const grown = branches.map(branch => {
    const trail = `${path}${branch.label}`
    const { next: further = [] } = branch
    if (further.length === 0) {
      const y = next + layout.gap / 2
      next += layout.gap
      const last = branch.end ?? (layout.outcomes ? trail : '')
      const far = 18 + (layout.reach + room) * (layout.depth - stage - 1)
      return { y, branch, shape: last ? text(end + room + far - 6, y + 4.5, last) : '' }
    }
    const inner = grow(further, stage + 1, end + room, next, trail, layout)
    next = inner.top
    return { y: inner.y, branch, shape: inner.shape }
  })
  const [first, last] = [grown[0]?.y ?? top, grown.at(-1)?.y ?? top]
  const y = (first + last) / 2
  const shape = grown.map(
    each =>
      line(x, y, end, each.y) +
      onBranch(x, y, end, each.y, each.branch.p) +
      text(end + 6, each.y + 4.5, each.branch.label) +
      each.shape,
  )
  return { shape: shape.join(''), y, top: next }
}

/** A tree diagram of two or three stages, its probabilities on the branches. */
export function probabilityTree({ branches, titles = [], outcomes = false }: TreeOptions): Chart {
  const stages = stagesOf(branches)
  const rooms = Array.from({ length: stages }, (_, stage) => longest(branches, stage) * 7.4 + 14)
  const labels = rooms.reduce((sum, each) => sum + each, 0)
  const tail = endRoom(branches, outcomes)
  const reach = Math.min(116, (348 - labels - tail) / Math.max(1, stages))
  const left = Math.max(8, (360 - labels - tail - reach * stages) / 2)
  const fractions = JSON.stringify(branches).includes('/')
  const gap = fractions ? 56 : stages > 2 ? 34 : 40
  const top = titles.length > 0 ? 26 : 6
  const { shape } = grow(branches, 0, left, top, '', { gap, reach, rooms, outcomes, depth: stages })
  let x = left
  const heads = titles.map((title, stage) => {
    const middle = x + reach / 2 + 14
    x += reach + (rooms[stage] ?? 0)
    return text(middle, 16, title, { anchor: 'middle', cls: 'b' })
  })
  return {
    shape: heads.join('') + shape,
    height: top + leavesOf(branches) * gap + 6,
    description: describeTree(branches, titles),
  }
}

function endRoom(branches: readonly Branch[], outcomes: boolean, path = ''): number {
  return Math.max(
    ...branches.map(({ label, next = [], end }) => {
      if (next.length > 0) return endRoom(next, outcomes, path + label)
      const last = end ?? (outcomes ? path + label : '')
      return last === '' ? 0 : last.replace(/\*/g, '').length * 7.4 + 22
    }),
    0,
  )
}

export function describeTree(branches: readonly Branch[], titles: readonly string[] = []): string {
  const told = (list: readonly Branch[]): string =>
    list
      .map(({ label, p, next = [] }) => {
        const here = `${label.replace(/\*/g, '')} ${p === '' ? '(blank)' : p.replace(/\*/g, '')}`
        return next.length === 0 ? here : `${here}, then [${told(next)}]`
      })
      .join('; ')
  const stages = titles.length > 0 ? ` Its stages are ${titles.join(' and ')}.` : ''
  return `A tree diagram with probabilities on its branches.${stages} Branches: ${told(branches)}.`
}
