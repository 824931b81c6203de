import { plain } from '@/lib/exams/format'
import { type Figure, figure } from '@/lib/figures/figure'
import { graph } from '@/lib/figures/graph'
import { assembled } from '@/lib/figures/laboratory/assembly'
import { potometer } from '@/lib/figures/laboratory/field-apparatus'
import type { Point } from '@/lib/figures/shapes'

const NO_LABELS = { shoot: 'leafy shoot', bubble: 'air bubble', reservoir: 'reservoir' }

/** A potometer whose bubble stands at a value of its scale, which has a mark every 5 mm. */
export function potometerAt(bubble: number): Figure {
  const below = bubble - (bubble % 20)
  return assembled(`transport-in-plants/potometer-${bubble}`, potometer({ bubble, labels: NO_LABELS }), {
    description: `A leafy shoot is fixed by a bung in a tube full of water. The tube leads to a level capillary tube with a scale from 0 to 100 mm, which has a mark every 5 mm and a number every 20 mm, with its zero nearer to the shoot. The other end of the tube is in a beaker of water. A reservoir with a tap joins between them. The air bubble is ${bubble % 20 === 0 ? `level with ${bubble}` : `${bubble % 20} mm beyond ${below}`}.`,
  })
}

const HOURS = [0, 4, 8, 12, 16, 20, 24]

/** Water lost by the leaves and taken up by the roots of one plant through a day; the loss leads, by so many hours. */
export function dayGraph(peak: number, most: number, letters: readonly number[] = []): Figure {
  const on = graph({
    x: { label: 'time of day / h', max: 24, ticks: HOURS, grid: true, parts: 4 },
    y: { label: 'water / g per hour', max: 30, ticks: [0, 5, 10, 15, 20, 25, 30], grid: true, parts: 5 },
    height: 190,
  })
  const bump = (at: number, height: number, width: number) => (hour: number) =>
    2 + (height - 2) * Math.exp(-(((hour - at) / width) ** 2))
  const lost = bump(peak, most, 3.6)
  const taken = bump(peak + 3, most - 6, 4.4)
  return figure(
    {
      name: `transport-in-plants/day-${peak}-${most}${letters.join('-')}`,
      title: 'Water lost and water taken up in 24 hours',
      description: `A graph of water in grams per hour, 0 to 30, against the time of day, 0 to 24 h. The curve "lost" rises to its highest value, ${most}, at ${peak} h and falls again. The curve "taken up" rises later, to ${most - 6} at ${peak + 3} h. ${letters.map((hour, at) => `${'ABCD'.charAt(at)} marks ${plain(hour)} h.`).join(' ')}`,
      height: 282,
    },
    on.axes,
    on.plot(lost, 0, 24, 'r'),
    on.plot(taken, 0, 24, 'p'),
    on.label(peak - 3.4, most * 0.62, 'lost', { anchor: 'end', dx: -2, cls: 'tr s' }),
    on.label(peak + 2.3, most - 4.6, 'taken up', { cls: 'tp s' }),
    letters
      .map((hour, at) => on.label(hour, 28.4, 'ABCD'.charAt(at), { anchor: 'middle', cls: 'b' }))
      .join(''),
    letters
      .map(hour =>
        on.line(
          [
            [hour, 0],
            [hour, 28],
          ] as Point[],
          'l dash thin',
        ),
      )
      .join(''),
  )
}
