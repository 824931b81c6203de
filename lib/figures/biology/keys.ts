import { centred, line, polyline, rect, type Shape, text } from '@/lib/figures/shapes'

/** A branching diagram: a name or question, and what follows, each with words on its branch if any. */
export type Branch = { name: string; branches?: readonly (Branch & { on?: string })[] }

const leavesOf = ({ branches = [] }: Branch): number =>
  branches.length === 0 ? 1 : branches.reduce((sum, each) => sum + leavesOf(each), 0)
const depthOf = ({ branches = [] }: Branch): number =>
  branches.length === 0 ? 1 : 1 + Math.max(...branches.map(depthOf))

/** Words broken into lines no wider than the room. */
export function wrapped(words: string, room: number): string {
  const most = Math.max(4, Math.floor(room / 6.9))
  return words
    .split('\n')
    .flatMap(part =>
      part.split(' ').reduce<string[]>((lines, word) => {
        const last = lines.at(-1)
        if (last !== undefined && `${last} ${word}`.length <= most)
          lines[lines.length - 1] = `${last} ${word}`
        else lines.push(word)
        return lines
      }, []),
    )
    .join('\n')
}

export type TreeOptions = {
  x?: number
  y?: number
  width?: number
  gap?: number
  /** boxes round what branches on; leaves stand without */
  boxes?: boolean
}

/** A tree from the top down: a dichotomous key, or a classification. Leaves share the width evenly. */
export function branching(root: Branch, options: TreeOptions = {}): { shape: Shape; height: number } {
  const { x = 6, y = 6, width = 348, gap = 84, boxes = true } = options
  const slot = width / leavesOf(root)
  const draw = (node: Branch, left: number, top: number): { shape: Shape; middle: number } => {
    const { branches = [] } = node
    const wide = slot * leavesOf(node)
    let from = left
    const below = branches.map(each => {
      const made = { each, ...draw(each, from, top + gap) }
      from += slot * leavesOf(each)
      return made
    })
    const middle =
      below.length === 0 ? left + wide / 2 : ((below[0]?.middle ?? 0) + (below.at(-1)?.middle ?? 0)) / 2
    // A question may be wider than its leaves, as long as it stays on the canvas.
    const room = Math.min(branches.length === 0 ? slot - 6 : Math.max(wide - 8, 90), 190)
    const lines = wrapped(node.name, room - 12)
    const parts = lines.split('\n')
    const boxWide = Math.max(...parts.map(part => part.length)) * 7.1 + 12
    const tall = parts.length * 16 + 8
    const bend = top + gap - 34
    const joints = below
      .map(({ each, middle: to, shape }) => {
        const word = each.on
          ? text(to + (to < middle ? -5 : 5), bend + 17, each.on, {
              anchor: to < middle ? 'end' : 'start',
              cls: 's',
            })
          : ''
        const path = polyline([
          [middle, top + tall],
          [middle, bend],
          [to, bend],
          [to, top + gap],
        ])
        return path + word + shape
      })
      .join('')
    const framed = boxes && branches.length > 0
    return {
      middle,
      shape:
        joints +
        (framed ? rect(middle - boxWide / 2, top, boxWide, tall, 'l sheet', 2) : '') +
        centred(middle, top + tall / 2, lines),
    }
  }
  return { shape: draw(root, x, y).shape, height: y + (depthOf(root) - 1) * gap + 42 }
}

/** A question with yes and no, the usual step of a key. */
export function question(name: string, yes: Branch | string, no: Branch | string): Branch {
  const branch = (to: Branch | string): Branch => (typeof to === 'string' ? { name: to } : to)
  return {
    name,
    branches: [
      { ...branch(yes), on: 'yes' },
      { ...branch(no), on: 'no' },
    ],
  }
}

/** Groups within groups as boxes in boxes: domains, kingdoms, down to a species. */
export function nestedGroups(
  names: readonly string[],
  options: { x?: number; y?: number; width?: number; step?: number; examples?: readonly string[] } = {},
): { shape: Shape; height: number } {
  const { x = 6, y = 6, width = 348, step = 28, examples = [] } = options
  const count = names.length
  const height = count * step + count * 6 + 6
  const shape = names
    .map((name, at) => {
      const inset = at * 7
      const top = y + at * step
      const example = examples[at]
      return (
        rect(
          x + inset,
          top,
          width - inset * 2,
          height - at * (step + 6),
          at % 2 === 0 ? 'l sheet' : 'l w',
          4,
        ) +
        text(x + inset + 9, top + 19, name, { cls: 'b' }) +
        (example ? text(x + width - inset - 9, top + 19, example, { anchor: 'end' }) : '')
      )
    })
    .join('')
  return { shape, height: y + height + 6 }
}

/** A tree of descent read from left to right: species at the right, each fork an ancestor they share. */
export function evolutionTree(
  root: Branch,
  options: { x?: number; y?: number; width?: number; row?: number; letters?: boolean } = {},
): { shape: Shape; height: number } {
  const { x = 12, y = 16, width = 336, row = 28 } = options
  const namesAt = x + width - 100
  const step = (namesAt - x) / depthOf(root)
  let next = 0
  const draw = (node: Branch, level: number): { shape: Shape; y: number } => {
    const { branches = [] } = node
    const at = x + level * step
    if (branches.length === 0) {
      const place = y + next * row
      next += 1
      return { shape: line(at, place, namesAt, place) + text(namesAt + 6, place + 4.5, node.name), y: place }
    }
    const made = branches.map(each => draw(each, level + 1))
    const [top, foot] = [made[0]?.y ?? y, made.at(-1)?.y ?? y]
    const middle = (top + foot) / 2
    return {
      y: middle,
      shape:
        line(at, middle, at + step, middle) +
        line(at + step, top, at + step, foot) +
        (node.name === '' ? '' : text(at + step - 5, middle - 5, node.name, { anchor: 'end', cls: 's' })) +
        made.map(({ shape }) => shape).join(''),
    }
  }
  const { shape } = draw(root, 0)
  return { shape, height: y + (next - 1) * row + 16 }
}
