import { type Figure, figure } from '@/lib/figures/figure'
import { line, rect, text } from '@/lib/figures/shapes'

/** A tube of blood that was spun, beside a scale in cm³ (10 in all); the cells lie at the bottom. */
export function spunTube(total: number, cells: number): Figure {
  const [foot, perUnit] = [226, 20]
  const y = (volume: number) => foot - volume * perUnit
  const ticks = Array.from({ length: 51 }, (_, at) => at / 5)
  return figure(
    {
      name: 'transport-in-animals/tube-of-blood',
      title: 'A tube of blood that was spun',
      description: `A tube with a scale from 0 to 10 cm³, each small division 0.2 cm³. A dark lower layer reaches from the bottom to ${cells} cm³. Above it a clear, pale yellow layer reaches to ${total} cm³.`,
      height: 240,
    },
    rect(150, y(total), 60, (total - cells) * perUnit, 'hl'),
    rect(150, y(cells), 60, cells * perUnit, 'rd'),
    line(150, y(total), 210, y(total)),
    line(150, y(cells), 210, y(cells)),
    line(150, 14, 150, foot),
    line(210, 14, 210, foot),
    line(150, foot, 210, foot),
    ...ticks.map(at => line(Number.isInteger(at) ? 136 : 142, y(at), 150, y(at), 'l thin')),
    ...[0, 2, 4, 6, 8, 10].map(at => text(130, y(at) + 4, String(at), { anchor: 'end', cls: 's' })),
    text(96, 18, 'cm^{3}', { anchor: 'end', cls: 's' }),
  )
}
