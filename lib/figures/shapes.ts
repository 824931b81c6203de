import { escapeHtml } from '@/lib/content/escape-html'
/** Every figure is built of these: strings of SVG, in canvas units, y downwards, classes instead of styles. */
export type Shape = string
export type Point = readonly [x: number, y: number]

/**
 * Lines: `l` ink, `p` pen (what the text talks about), `r` red, `g` green, `f` faint; add `dash`, `thin`, `thick`.
 * Fills: `d` ink, `pd` pen, `rd` red, `w` pen wash, `sunk` grey, `sheet` paper.
 */
export type LineClass = string

export type TextOptions = {
  anchor?: 'start' | 'middle' | 'end'
  /** `b` bold, `s` small (12), `tp` pen, `tr` red, `v` all in italics */
  cls?: string
}

export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function line(x1: number, y1: number, x2: number, y2: number, cls: LineClass = 'l'): Shape {
  return `<path class="${cls}" d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}"/>`
}

export function polyline(points: readonly Point[], cls: LineClass = 'l'): Shape {
  return `<path class="${cls}" d="${pathOf(points)}"/>`
}

export function polygon(points: readonly Point[], cls: LineClass = 'l'): Shape {
  return `<path class="${cls}" d="${pathOf(points)}Z"/>`
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('')
}

/** A smooth curve through all the points (Catmull-Rom); with `closed` it returns to the first. */
export function curve(points: readonly Point[], cls: LineClass = 'l', closed = false): Shape {
  const at = (index: number): Point => {
    const last = points.length - 1
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
    return points[wrapped] ?? [0, 0]
  }
  const [startX, startY] = at(0)
  let path = `M${num(startX)} ${num(startY)}`
  for (let index = 0; index < points.length - (closed ? 0 : 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${[...c1, ...c2, ...to].map(num).join(' ')}`
  }
  return `<path class="${cls}" d="${path}${closed ? 'Z' : ''}"/>`
}

export function circle(x: number, y: number, radius: number, cls: LineClass = 'l'): Shape {
  return `<circle class="${cls}" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, cls: LineClass = 'l'): Shape {
  return `<ellipse class="${cls}" cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"/>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  cls: LineClass = 'l',
  radius = 0,
): Shape {
  const rounded = radius > 0 ? ` rx="${num(radius)}"` : ''
  return `<rect class="${cls}" x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${rounded}/>`
}

export function dot(x: number, y: number, cls: LineClass = 'd', radius = 3): Shape {
  return circle(x, y, radius, cls)
}

/** The point at a distance and an angle: degrees, anticlockwise from the right, as in mathematics. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)]
}

/** Part of a circle, anticlockwise from one angle to another (degrees). */
export function arc(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  cls: LineClass = 'l',
): Shape {
  const [startX, startY] = polar(x, y, radius, from)
  const [endX, endY] = polar(x, y, radius, to)
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const sweep = to > from ? 0 : 1
  const r = num(radius)
  return `<path class="${cls}" d="M${num(startX)} ${num(startY)}A${r} ${r} 0 ${large} ${sweep} ${num(endX)} ${num(endY)}"/>`
}

const MARK = /\*([^*]+)\*|_\{([^}]*)\}|\^\{([^}]*)\}/g

/** `*V*_{out}` sets an italic V with a subscript; `10^{3}` a superscript. */
function marked(content: string): string {
  let result = ''
  let end = 0
  let shift = 0
  const plain = (text: string) => {
    if (text === '') return
    result += shift === 0 ? escapeHtml(text) : `<tspan dy="${num(-shift)}">${escapeHtml(text)}</tspan>`
    shift = 0
  }
  for (const match of content.matchAll(MARK)) {
    plain(content.slice(end, match.index))
    end = match.index + match[0].length
    const [, italic, sub, sup] = match
    if (italic !== undefined) {
      const back = shift === 0 ? '' : ` dy="${num(-shift)}"`
      result += `<tspan class="v"${back}>${escapeHtml(italic)}</tspan>`
      shift = 0
      continue
    }
    const target = sub === undefined ? -5 : 4
    result += `<tspan class="s" dy="${num(target - shift)}">${escapeHtml(sub ?? sup ?? '')}</tspan>`
    shift = target
  }
  plain(content.slice(end))
  return result
}

/** Text with its baseline at `y`. Several lines: separate them by a newline (16 units apart). */
export function text(x: number, y: number, content: string, options: TextOptions = {}): Shape {
  const { anchor = 'start', cls } = options
  const head = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  const kind = cls ? ` class="${cls}"` : ''
  return content
    .split('\n')
    .map((each, at) => `<text${kind} x="${num(x)}" y="${num(y + at * 16)}"${head}>${marked(each)}</text>`)
    .join('')
}

/** Text centred on a point, both ways. */
export function centred(x: number, y: number, content: string, cls?: string): Shape {
  const lines = content.split('\n').length
  return text(x, y + 4.5 - (lines - 1) * 8, content, {
    anchor: 'middle',
    ...(cls === undefined ? {} : { cls }),
  })
}

function headOf(x: number, y: number, angle: number, size: number): Point[] {
  const side = (turn: number): Point => [x - size * Math.cos(angle + turn), y - size * Math.sin(angle + turn)]
  return [[x, y], side(0.4), side(-0.4)]
}

const FILL_OF: Record<string, string> = { l: 'd', p: 'pd', r: 'rd', g: 'gd', f: 'd' }

function fillFor(cls: string): string {
  return FILL_OF[cls.split(' ')[0] ?? 'l'] ?? 'd'
}

export type ArrowOptions = {
  cls?: LineClass
  label?: string
  labelAt?: Point
  anchor?: TextOptions['anchor']
  head?: number
}

/** A straight arrow; its label stands beside the tip unless `labelAt` says where. */
export function arrow(x1: number, y1: number, x2: number, y2: number, options: ArrowOptions = {}): Shape {
  const { cls = 'l', label, head = 8 } = options
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const shaft = line(x1, y1, x2 - 0.8 * head * Math.cos(angle), y2 - 0.8 * head * Math.sin(angle), cls)
  const tip = polygon(headOf(x2, y2, angle, head), fillFor(cls))
  if (label === undefined) return shaft + tip
  const beside: Point = [
    x2 + 8 * Math.cos(angle),
    y2 + 8 * Math.sin(angle) + (Math.sin(angle) > 0.5 ? 10 : 4.5),
  ]
  const [labelX, labelY] = options.labelAt ?? beside
  const towards = Math.cos(angle) > 0.5 ? 'start' : Math.cos(angle) < -0.5 ? 'end' : 'middle'
  return shaft + tip + text(labelX, labelY, label, { anchor: options.anchor ?? towards })
}

/** A line with an arrow head at its middle: a ray, a current, a direction of travel. */
export function midArrow(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  cls: LineClass = 'l',
  at = 0.55,
): Shape {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const tip: Point = [x1 + (x2 - x1) * at + 4 * Math.cos(angle), y1 + (y2 - y1) * at + 4 * Math.sin(angle)]
  return line(x1, y1, x2, y2, cls) + polygon(headOf(tip[0], tip[1], angle, 8), fillFor(cls))
}

/** A length with arrow heads at both ends; the label stands in the middle, above or left by default. */
export function dimension(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  label: string,
  labelAt?: Point,
): Shape {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2]
  const upright = Math.abs(Math.cos(angle)) < 0.5
  const [labelX, labelY] =
    labelAt ?? (upright ? [middle[0] - 7, middle[1] + 4.5] : [middle[0], middle[1] - 7])
  return (
    line(x1, y1, x2, y2, 'l thin') +
    polygon(headOf(x1, y1, angle + Math.PI, 7), 'd') +
    polygon(headOf(x2, y2, angle, 7), 'd') +
    text(labelX, labelY, label, { anchor: labelAt || !upright ? 'middle' : 'end' })
  )
}

/** A thin pointer from a label to the thing it names. */
export function pointer(
  x: number,
  y: number,
  toX: number,
  toY: number,
  label: string,
  anchor: TextOptions['anchor'] = 'start',
): Shape {
  const gap = anchor === 'start' ? -4 : anchor === 'end' ? 4 : 0
  return line(x + gap, y - 4.5, toX, toY, 'l thin') + text(x, y, label, { anchor })
}
