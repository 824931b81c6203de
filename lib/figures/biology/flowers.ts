import { circle, curve, dot, line, type Point, type Shape } from '@/lib/figures/shapes'
import { drawing } from './drawing'
import { blob, chance, joined, mirrored, oval, ovalPoints, pieces, smooth, tube, xy } from './organic'
import { placed } from './placed'

function petalAndStamen(): Shape {
  return (
    curve(xy('174 186, 150 176, 122 146, 104 96, 106 56, 124 44, 140 66, 154 110, 166 160'), 'l rw', true) +
    curve(xy('174 192, 150 192, 128 180, 112 160, 132 166, 156 176'), 'l gw', true) +
    tube(smooth(xy('170 178, 158 150, 150 118, 148 84')), [2.2, 1.8, 1.6, 1.4], 'l sheet') +
    oval(148, 74, 6, 12, 0, 'l sunk') +
    line(148, 64, 148, 84, 'l thin') +
    oval(168, 178, 4, 3, 30, 'l thin sunk')
  )
}

export const insectFlower = drawing({
  title: 'An insect-pollinated flower, cut in half',
  height: 240,
  left: 98,
  right: 262,
  tells:
    'A flower cut in half, the same on both sides. Large coloured leaves stand outside, small green leaves below them. Inside them stand thin stalks with a swollen head each. In the middle is a bottle-shaped organ with a flat sticky top, a narrow neck and a swollen base that holds small round bodies. Yellow spots lie at the base.',
  parts: {
    anther: { at: [146, 74], side: 'left', seen: 'the swollen head of a thin stalk' },
    filament: { at: [150, 122], side: 'left', seen: 'a thin stalk' },
    sepal: { at: [124, 170], side: 'left', seen: 'a small green leaf' },
    nectary: { at: [168, 179], side: 'left', seen: 'a spot at the base' },
    petal: { at: [246, 92], side: 'right', seen: 'a large coloured leaf' },
    stigma: { at: [186, 72], side: 'right', seen: 'the top of the bottle-shaped organ' },
    style: { at: [182, 104], side: 'right', seen: 'the neck of the bottle-shaped organ' },
    ovary: { at: [194, 140], side: 'right', seen: 'the swollen base of the bottle-shaped organ' },
    ovule: { at: [185, 160], side: 'right', seen: 'a small round body' },
    receptacle: { at: [190, 196], side: 'right', seen: 'the thick end of the stalk' },
  },
  draw: () =>
    petalAndStamen() +
    placed(petalAndStamen(), { x: 360, flip: true }) +
    tube(smooth(xy('180 182, 180 192, 180 206, 180 236')), [12, 14, 7, 6], 'l gw') +
    curve(
      mirrored(
        xy('180 68, 170 68, 168 73, 176 79, 177 104, 174 124, 162 144, 160 166, 170 182, 180 184'),
        180,
      ),
      'l gw',
      true,
    ) +
    oval(180, 158, 13, 19, 0, 'l thin sheet') +
    xy('175 149, 185 160, 175 170')
      .map(([x = 0, y = 0]) => oval(x, y, 4.5, 4, 0, 'l thin sunk'))
      .join(''),
})

function featherAndStamen(): Shape {
  const barbs = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8
    const [x, y] = [171 - 26 * t - 6 * t * t, 122 - 38 * t]
    return (
      line(x, y, x - 9 * (1 - t * 0.4), y - 8, 'l thin') + line(x, y, x + 7 * (1 - t * 0.4), y - 10, 'l thin')
    )
  })
  return (
    curve(xy('172 128, 160 110, 140 84')) +
    barbs.join('') +
    curve(xy('172 158, 150 146, 126 142, 114 156, 112 172')) +
    oval(107, 186, 4, 15, 6, 'l sunk') +
    oval(117, 186, 4, 15, -6, 'l sunk')
  )
}

export const windFlower = drawing({
  title: 'A wind-pollinated flower of a grass',
  height: 236,
  left: 98,
  right: 262,
  tells:
    'A small green flower, the same on both sides, between two narrow pointed leaves; it has no large coloured leaves. Two feathery structures spread out above. Long thin stalks hang out of the flower and each carries a large, loosely hanging head.',
  parts: {
    stigma: { at: [142, 88], side: 'left', seen: 'a feathery structure' },
    filament: { at: [124, 142.5], side: 'left', seen: 'a long thin stalk' },
    anther: { at: [108, 190], side: 'left', seen: 'a loosely hanging head' },
    bract: { at: [206, 60], side: 'right', seen: 'a narrow pointed leaf' },
    ovary: { at: [188, 146], side: 'right', seen: 'the rounded body in the middle' },
  },
  draw: () => {
    const bract = curve(
      xy('176 196, 160 168, 152 120, 156 70, 164 22, 169 70, 170 120, 176 166'),
      'l gw',
      true,
    )
    return (
      bract +
      placed(bract, { x: 360, flip: true }) +
      featherAndStamen() +
      placed(featherAndStamen(), { x: 360, flip: true }) +
      tube(xy('180 186, 180 206, 180 232'), [7, 5, 5], 'l gw') +
      curve(mirrored(xy('180 124, 170 128, 163 146, 167 164, 180 172'), 180), 'l sheet', true) +
      oval(180, 150, 7, 9, 0, 'l thin sunk')
    )
  },
})

type TubeValues = {
  /** how far the tube has grown from the stigma (0) to the ovule (1) */
  growth: number
}

const TUBE_WAY = smooth(xy('176 26, 178 50, 178 92, 174 122, 160 150, 162 184, 174 190'))

export const pollenTube = drawing({
  title: 'A pollen tube growing towards an ovule',
  height: 216,
  left: 122,
  right: 238,
  tells: ({ growth = 1 }: Partial<TubeValues>) =>
    `A bottle-shaped organ cut lengthwise. Grains lie on its flat top. From one grain a narrow tube with ${growth > 0.3 ? 'small dots near its tip ' : ''}${growth > 0.95 ? 'leads down the neck and ends at an opening of the round body in the swollen base' : 'has grown part of the way down the neck towards the round body in the swollen base'}.`,
  parts: {
    'pollen grain': { at: [174, 21], side: 'left', seen: 'a grain on the top' },
    'pollen tube': { at: [178, 58], side: 'left', seen: 'the narrow tube from a grain' },
    'ovary wall': { at: [141, 150], side: 'left', seen: 'the wall of the swollen base' },
    micropyle: { at: [173, 190], side: 'left', seen: 'the opening of the round body' },
    stigma: { at: [204, 36], side: 'right', seen: 'the flat top' },
    style: { at: [188, 84], side: 'right', seen: 'the neck' },
    'female nucleus': { at: [182, 170], side: 'right', seen: 'the dot in the round body' },
    ovule: { at: [196, 156], side: 'right', seen: 'the round body' },
  },
  draw: ({ growth = 1 }: Partial<TubeValues>) => {
    const count = Math.max(3, Math.round(TUBE_WAY.length * Math.min(1, Math.max(0, growth))))
    const way = TUBE_WAY.slice(0, count)
    const tip = way.slice(-6)
    return (
      curve(
        mirrored(
          xy(
            '180 32, 160 30, 150 35, 156 43, 168 52, 169 90, 164 112, 142 136, 138 166, 152 196, 172 208, 180 209',
          ),
          180,
        ),
        'l gw',
        true,
      ) +
      curve(mirrored(xy('180 124, 166 128, 150 146, 148 168, 160 190, 180 199'), 180), 'l thin sheet', true) +
      joined([{ outline: ovalPoints(186, 164, 21, 24, 0, 20) }], 'sunk') +
      oval(184, 168, 13, 16, 10, 'l thin sheet') +
      dot(182, 170, 'd', 3.4) +
      line(168.5, 182, 175.5, 188, 'sheet') +
      tube(way, 2.6, 'p sheet') +
      (growth > 0.3
        ? tip
            .slice(0, 5)
            .filter((_, at) => at % 2 === 0)
            .map(([x, y]) => dot(x, y, 'pd', 1.6))
            .join('')
        : '') +
      xy('174 21, 192 23, 162 24')
        .map(([x = 0, y = 0]) => circle(x, y, 7, 'l sunk'))
        .join('')
    )
  },
})

/** A bean seed with one half removed. */
export const seedSection = drawing({
  title: 'A bean seed cut open',
  height: 170,
  left: 112,
  right: 248,
  tells:
    'A kidney-shaped seed with a skin around it, one of its two halves removed. At the indented side lies a small plant: a pointed part directed down and a part with tiny leaves directed up into the seed. The rest is filled by one pale thick body.',
  parts: {
    testa: { at: [238, 46], side: 'right', seen: 'the skin' },
    cotyledon: { at: [206, 94], side: 'right', seen: 'the pale thick body' },
    plumule: { at: [152, 70], side: 'left', seen: 'the part of the small plant with tiny leaves' },
    radicle: { at: [136, 110], side: 'left', seen: 'the pointed part of the small plant' },
    micropyle: { at: [123, 132], side: 'left', seen: 'the small hole in the skin' },
  },
  draw: () => {
    const outline: Point[] = xy(
      '132 60, 144 30, 184 12, 226 28, 246 70, 238 118, 204 150, 158 156, 126 142, 124 120, 132 104, 136 84',
    )
    const inner = outline.map(([x, y]): Point => [184 + (x - 184) * 0.93, 86 + (y - 86) * 0.94])
    return (
      curve(outline, 'l sunk', true) +
      curve(inner, 'l sheet', true) +
      curve(xy('128 134, 132 114, 140 96, 146 80, 154 84, 152 100, 144 118'), 'l gw', true) +
      pieces([xy('147 82, 144 68, 156 56'), xy('156 56, 158 68, 150 82')], 'l gw') +
      pieces([xy('149 82, 160 76, 164 62'), xy('164 62, 168 76, 154 86')], 'l gw') +
      circle(124, 132, 2, 'd')
    )
  },
})

/** Grains as wind and insects carry them: smooth and light, or large with spikes. */
export function pollenGrain(x: number, y: number, radius: number, kind: 'insect' | 'wind'): Shape {
  const spikes =
    kind === 'wind'
      ? ''
      : Array.from({ length: 18 }, (_, at) => {
          const angle = (at * Math.PI) / 9
          const point = (reach: number, turn: number): Point => [
            x + reach * Math.cos(angle + turn),
            y + reach * Math.sin(angle + turn),
          ]
          return pieces([[point(radius, -0.1), point(radius * 1.22, 0), point(radius, 0.1)]], 'l sheet')
        }).join('')
  return (
    spikes +
    blob(x, y, radius, radius, 'l sheet', 0.015, chance(x) * 9) +
    dot(x + radius * 0.2, y, 'd2', radius * 0.16)
  )
}
