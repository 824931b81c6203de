import type { Figure } from '@/lib/figures/figure'
import type { Point } from '@/lib/figures/shapes'
import { lengthInside, type Segment } from './clearance'
import { pieces as angles } from './gallery/angles'
import { pieces as bearings } from './gallery/bearings'
import { pieces as circles } from './gallery/circle-theorems'
import { pieces as constructions } from './gallery/constructions'
import { pieces as nets } from './gallery/nets'
import { pieces as polygons } from './gallery/polygons'
import { pieces as sectors } from './gallery/sectors'
import { pieces as solids } from './gallery/solids'
import { pieces as triangles } from './gallery/triangles'

/** Straight lines of a drawing, without washes that have no outline. */
function linesOf(svg: string): Segment[] {
  const paths = [...svg.matchAll(/<path class="([^"]*)" d="([^"A]*)"/g)].filter(([, cls]) =>
    /\b[lprg]\b/.test(cls ?? ''),
  )
  return paths.flatMap(([, , path = '']) => {
    const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]): Point => [Number(x), Number(y)],
    )
    const closed = path.endsWith('Z') ? points.slice(0, 1) : []
    const all = [...points, ...closed]
    return all.slice(1).map((to, at): Segment => [all[at] ?? to, to])
  })
}

function struckLabels({ svg }: Figure): string[] {
  const lines = linesOf(svg)
  return [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].flatMap(([, head = '', inner = '']) => {
    const content = inner.replace(/<[^>]*>/g, '')
    const width = content.length * 6.6
    const anchor = /text-anchor="(\w+)"/.exec(head)?.[1] ?? 'start'
    const [x, y] = [/ x="([^"]*)"/.exec(head)?.[1], / y="([^"]*)"/.exec(head)?.[1]].map(Number)
    const shift = anchor === 'middle' ? 0 : anchor === 'start' ? width / 2 : -width / 2
    const middle: Point = [(x ?? 0) + shift, (y ?? 0) - 4.5]
    return lines.some(each => lengthInside(each, middle, width, 8) > 1) ? [content] : []
  })
}

describe('labels of geometry', () => {
  it('stand on no line', () => {
    const all = [
      ...angles,
      ...bearings,
      ...circles,
      ...constructions,
      ...nets,
      ...polygons,
      ...sectors,
      ...solids,
      ...triangles,
    ]
    const struck = all.map(each => [each.name, ...struckLabels(each)]).filter(each => each.length > 1)
    expect(struck).toEqual([])
  })
})
