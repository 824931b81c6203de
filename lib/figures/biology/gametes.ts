import { circle, curve, dot, type Point } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { mirrored, oval, pieces, xy } from './organic'

export const spermCell = drawing({
  title: 'A sperm cell',
  height: 232,
  left: 136,
  right: 224,
  tells:
    'A small cell with an oval head, a short middle piece and a very long, thin, wavy tail. The front of the head carries a cap. A large body fills most of the head and the middle piece holds two rows of small rods.',
  parts: {
    acrosome: { at: [164, 14], seen: 'the cap at the front of the head' },
    nucleus: { at: [184, 36], side: 'right', seen: 'the large body in the head' },
    'cell membrane': { at: [161, 46], seen: 'the line around the cell' },
    mitochondrion: { at: [177, 74], seen: 'a small rod in the middle piece' },
    flagellum: { at: [170, 150], side: 'right', seen: 'the long, thin tail' },
  },
  draw: () => {
    const tail = Array.from({ length: 25 }, (_, at): Point => {
      const along = at / 24
      return [180 + 12 * Math.sin(along * 12) * Math.min(1, along * 3), 92 + along * 134]
    })
    const outline = mirrored(xy('180 8, 167 11, 158 26, 160 42, 169 57, 173 64, 173 82, 178 94'), 180)
    const rods = [68, 76, 84].map(
      y => oval(176.8, y, 1.4, 3.2, 0, 'l thin rw') + oval(183.2, y, 1.4, 3.2, 0, 'l thin rw'),
    )
    const cap: Point[] = xy('159 23, 167 11, 180 8, 193 11, 201 23')
    const under: Point[] = xy('201 23, 192 16, 180 13.5, 168 16, 159 23')
    return (
      curve(tail) +
      curve(outline, 'l sheet', true) +
      pieces([cap, under], 'l thin sunk') +
      oval(180, 35, 14, 16, 0, 'l sunk') +
      rods.join('')
    )
  },
})

export const eggCell = drawing({
  title: 'An egg cell',
  height: 196,
  left: 100,
  right: 260,
  tells:
    'A large round cell with a thin line around it, a thick clear layer around that, and a ring of small cells outside. A round body lies inside, and the region around it holds many grains.',
  parts: {
    'jelly coat': { at: [125, 60], seen: 'the thick clear layer' },
    'follicle cell': { at: [107, 120], seen: 'a small cell of the outermost ring' },
    'cell membrane': { at: [231, 66], seen: 'the thin line around the large cell' },
    nucleus: { at: [196, 92], side: 'right', seen: 'the round body inside' },
    cytoplasm: { at: [212, 130], seen: 'the grainy region inside the large cell' },
  },
  draw: () => {
    const ring = Array.from({ length: 30 }, (_, at) => {
      const angle = (at * 2 * Math.PI) / 30
      return circle(180 + 79 * Math.cos(angle), 98 + 79 * Math.sin(angle), 8, 'l thin sheet')
    })
    const grains = Array.from({ length: 40 }, (_, at) => {
      const angle = at * 2.4
      const reach = 12 + 40 * Math.sqrt((at + 0.5) / 40)
      return dot(180 + reach * Math.cos(angle), 98 + reach * Math.sin(angle), 'd2', 1.2)
    })
    return (
      ring.join('') +
      circle(180, 98, 71, 'l w') +
      circle(180, 98, 58, 'l sheet') +
      grains.join('') +
      circle(190, 94, 17, 'l sunk') +
      dot(193, 97, 'd2', 4)
    )
  },
})
