import type { Figure } from './figure'

type Box = { left: number; top: number; right: number; bottom: number; what: string }

const TEXT = /<text([^>]*)>(.*?)<\/text>/g
const PATH = /<path class="[^"]*" d="([^"]*)"/g
const ROUND = /<(circle|ellipse)([^>]*)\/>/g
const RECT = /<rect([^>]*)\/>/g

function attribute(source: string, name: string): number {
  return Number(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(source)?.[1] ?? 0)
}

/** Width by counting letters: 0.54 em each is close for the faces of the site. */
function textBox(head: string, inner: string): Box {
  const content = inner.replace(/<[^>]*>/g, '').replace(/&\w+;/g, 'x')
  const size = /class="[^"]*\bs\b/.test(head) ? 12 : 13
  const width = [...content].length * size * 0.54
  const anchor = /text-anchor="(\w+)"/.exec(head)?.[1] ?? 'start'
  const x = attribute(head, 'x')
  const y = attribute(head, 'y')
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  if (/transform="rotate\(-90/.test(head)) {
    const top = anchor === 'start' ? y - width : anchor === 'end' ? y : y - width / 2
    return { left: x - size * 0.75, right: x + 2, top, bottom: top + width, what: content }
  }
  return { left, right: left + width, top: y - size * 0.72, bottom: y + 2, what: content }
}

function pathBox(path: string): Box {
  const xs: number[] = []
  const ys: number[] = []
  for (const [, command, list] of path.matchAll(/([MLCQA])([^MLCQAZ]*)/g)) {
    const numbers = (list ?? '').match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
    const points = command === 'A' ? numbers.slice(5) : numbers
    for (const [at, value] of points.entries()) (at % 2 === 0 ? xs : ys).push(value)
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    what: 'a line',
  }
}

function boxesOf(svg: string): { drawn: Box[]; texts: Box[] } {
  const texts = [...svg.matchAll(TEXT)].map(([, head = '', inner = '']) => textBox(head, inner))
  const drawn = [...svg.matchAll(PATH)].map(([, path = '']) => pathBox(path))
  for (const [, kind, head = ''] of svg.matchAll(ROUND)) {
    const rx = attribute(head, kind === 'circle' ? 'r' : 'rx')
    const ry = attribute(head, kind === 'circle' ? 'r' : 'ry')
    const [x, y] = [attribute(head, 'cx'), attribute(head, 'cy')]
    drawn.push({ left: x - rx, right: x + rx, top: y - ry, bottom: y + ry, what: `a ${kind}` })
  }
  for (const [, head = ''] of svg.matchAll(RECT)) {
    const [x, y] = [attribute(head, 'x'), attribute(head, 'y')]
    const [right, bottom] = [x + attribute(head, 'width'), y + attribute(head, 'height')]
    drawn.push({ left: x, right, top: y, bottom, what: 'a rectangle' })
  }
  return { drawn, texts }
}

const SLACK = 1.5

/** What is wrong with a drawing, in words an author can act on. An empty list is a good figure. */
export function figureFaults({ name, title, description, width, height, svg }: Figure): string[] {
  const faults: string[] = []
  const { drawn, texts } = boxesOf(svg)
  if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name)) faults.push('name must look like topic/what-it-shows')
  if (title.length < 8) faults.push('title is missing or too short')
  if (description.length < 60)
    faults.push('description must tell what the drawing shows (60 characters or more)')
  if (width > 360) faults.push(`is ${width} units wide; 360 at most`)
  if (/ style=/.test(svg)) faults.push('has a style attribute')
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('has a number that is not a number')
  for (const box of [...drawn, ...texts]) {
    const out =
      box.left < -SLACK || box.top < -SLACK || box.right > width + SLACK || box.bottom > height + SLACK
    if (out)
      faults.push(
        `“${box.what}” leaves the canvas (${[box.left, box.top, box.right, box.bottom].map(Math.round)})`,
      )
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 2 && down > 2) faults.push(`texts “${one.what}” and “${other.what}” overlap`)
    }
  }
  return faults
}
