import { line, rect, type Shape, text } from '@/lib/figures/shapes'
import { money, ROW } from './accounts'

const end = { anchor: 'end', cls: 's' } as const

/** A line of a statement: indented details, an amount in the inner or the outer column, a total with its rule. */
export type StatementLine = {
  name: string
  inner?: number | null
  outer?: number | null
  total?: boolean
  head?: boolean
}

/** The layout of final accounts: a statement in two columns, rules above totals, a double rule at the end. */
export function statement(options: {
  title: string
  lines: readonly StatementLine[]
  currency?: string
  y?: number
}): {
  shape: Shape
  height: number
} {
  const { title, lines, currency = '$', y = 6 } = options
  const [inner, outer] = [278, 346]
  const titles = title.split('\n')
  const top = y + 14 + titles.length * 16
  const rows = lines.map(({ name, inner: in2, outer: out, total = false, head = false }, at) => {
    const py = top + 22 + at * ROW
    const last = at === lines.length - 1
    const rule = (x: number) => line(x - 50, py - 13, x, py - 13, 'l thin')
    return (
      text(head || total ? 12 : 22, py, name, { cls: head ? 's b' : 's' }) +
      (in2 === undefined ? '' : text(inner, py, money(in2), end)) +
      (out === undefined ? '' : text(outer, py, money(out), end)) +
      (out !== undefined && lines[at - 1]?.inner !== undefined
        ? line(inner - 50, py - 13, inner, py - 13, 'l thin')
        : '') +
      (total ? rule(out === undefined ? inner : outer) : '') +
      (total && last
        ? line(outer - 50, py + 4, outer, py + 4, 'l thin') +
          line(outer - 50, py + 7, outer, py + 7, 'l thin')
        : '')
    )
  })
  const height = top + 22 + lines.length * ROW + 2
  return {
    shape:
      rect(4, y, 352, height - y, 'l thin sheet') +
      text(180, y + 18, title, { anchor: 'middle', cls: 'b' }) +
      text(inner, top + 4, currency, end) +
      text(outer, top + 4, currency, end) +
      rows.join(''),
    height: height + 6,
  }
}
