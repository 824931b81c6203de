import { num, type Shape } from '@/lib/figures/shapes'

export type Placement = { x?: number; y?: number; scale?: number; flip?: boolean }

/**
 * Any shapes again, elsewhere: scaled about the origin, mirrored left to right when asked, then moved. It rewrites
 * the numbers, because `figureFaults` measures numbers and because letters must keep their size.
 */
export function placed(shape: Shape, { x = 0, y = 0, scale = 1, flip = false }: Placement): Shape {
  const sx = (value: number) => num(x + (flip ? -1 : 1) * scale * value)
  const sy = (value: number) => num(y + scale * value)
  const path = (d: string) =>
    d.replace(/([MLCQA])([^MLCQAZ]*)/g, (_, command: string, list: string) => {
      const values = list.trim().split(/[ ,]+/).map(Number)
      if (command === 'A') {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = values
        const way = flip ? 1 - sweep : sweep
        const turned = num(flip ? -turn : turn)
        return `A${num(rx * scale)} ${num(ry * scale)} ${turned} ${large} ${way} ${sx(toX)} ${sy(toY)}`
      }
      return command + values.map((value, at) => (at % 2 === 0 ? sx(value) : sy(value))).join(' ')
    })
  return shape.replace(/<(path|circle|ellipse|rect|text)([^>]*)>/g, (_, tag: string, head: string) => {
    const width = Number(/ width="([^"]*)"/.exec(head)?.[1] ?? 0)
    const moved = head.replace(/ (d|cx|cy|x|y|r|rx|ry|width|height)="([^"]*)"/g, (_all, name, value) => {
      if (name === 'd') return ` d="${path(value)}"`
      if (name === 'cx') return ` cx="${sx(Number(value))}"`
      if (name === 'x') return ` x="${sx(Number(value) + (flip ? width : 0))}"`
      if (name === 'y' || name === 'cy') return ` ${name}="${sy(Number(value))}"`
      return ` ${name}="${num(Number(value) * scale)}"`
    })
    return `<${tag}${moved}>`
  })
}

/** One command of a path. An arc that was turned by t is turned by 90 − t, the other way round. */
function exchanged(all: string, command: string, list: string): string {
  if (command !== 'A') return all.replace(/(-?[\d.]+) (-?[\d.]+)/g, '$2 $1')
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = list
    .trim()
    .split(/[ ,]+/)
    .map(Number)
  return `A${num(rx)} ${num(ry)} ${num(90 - turn)} ${large} ${1 - sweep} ${num(toY)} ${num(toX)}`
}

/** The same shapes with x and y exchanged: what was drawn lying now stands, its right end below. No texts. */
export function standing(shape: Shape): Shape {
  const swapped: Record<string, string> = {
    x: 'y',
    y: 'x',
    cx: 'cy',
    cy: 'cx',
    rx: 'ry',
    ry: 'rx',
    width: 'height',
    height: 'width',
  }
  return shape.replace(/<(path|circle|ellipse|rect)([^>]*)>/g, (_, tag: string, head: string) => {
    const turned = head.replace(
      / (d|cx|cy|x|y|rx|ry|width|height)="([^"]*)"/g,
      (_all, name: string, value: string) => {
        if (name !== 'd') return ` ${tag === 'rect' && name === 'rx' ? name : swapped[name]}="${value}"`
        return ` d="${value.replace(/([MLCQA])([^MLCQAZ]*)/g, exchanged)}"`
      },
    )
    return `<${tag}${turned}>`
  })
}
