import { figure } from '@/lib/figures/figure'
import { arrow, centred, ellipse, text } from '@/lib/figures/shapes'
import { plainText } from '@/lib/figures/statistics/chart'

/** Two ovals with numbers or letters, joined by arrows, as a mapping diagram is drawn. */
export function mappingDiagram(left: readonly string[], right: readonly string[], arrows: readonly number[]) {
  const gap = 34
  const height = 40 + gap * Math.max(left.length, right.length)
  const at = (list: readonly string[], index: number) =>
    30 + height / 2 + (index - (list.length - 1) / 2) * gap
  return figure(
    {
      name: 'algebra-and-graphs/mapping-diagram',
      title: 'A mapping diagram',
      description: plainText(
        `A mapping diagram with two ovals. The left oval holds ${left.join(', ')}, the right oval ${right.join(', ')}. Arrows go ${left.map((each, index) => `from ${each} to ${right[arrows[index] ?? 0]}`).join(', ')}.`,
      ),
      height: height + 40,
    },
    ellipse(92, 30 + height / 2, 46, height / 2, 'l'),
    ellipse(268, 30 + height / 2, 46, height / 2, 'l'),
    text(92, 20, '*x*', { anchor: 'middle' }),
    text(268, 20, 'f(*x*)', { anchor: 'middle' }),
    ...left.map((each, index) => centred(92, at(left, index), each)),
    ...right.map((each, index) => centred(268, at(right, index), each)),
    ...left.map((_, index) => arrow(112, at(left, index), 244, at(right, arrows[index] ?? 0), { cls: 'p' })),
  )
}
