import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { towards } from '@/lib/figures/geometry/points'
import { type SectorOptions, sector, segment } from '@/lib/figures/geometry/sectors'

// E5.3 Circles, arcs and sectors

const BOX = { left: 50, top: 30, width: 230, height: 136 }
const NOTE = 'The diagram is not to scale.'

const round = drawing(
  { O: [0, 0], A: [-10, 0], B: [10, 0], C: towards([0, 0], 55, 10) },
  {
    around: [
      [0, 10],
      [0, -10],
    ],
    box: { left: 60, top: 22, width: 240, height: 150 },
  },
)
const parts = figure(
  {
    name: 'mensuration-3/circle',
    title: 'Radius, diameter and circumference',
    description:
      'A circle with its centre marked. A line from the centre to the circle is labelled r. A line from one side of the circle to the other, through the centre, is labelled d. The curve itself is labelled circumference.',
    height: 200,
  },
  round.circle('O', 10),
  round.line('AB'),
  round.line('OC', 'p'),
  round.dots('O'),
  round.side('OC', '*r*', { away: 'B' }),
  labelBeside(round.at('O'), 270, '*d*', 6),
  labelBeside(round.place(towards([0, 0], 330, 10)), 330, 'circumference', 6),
)

function sectorOf(
  name: string,
  title: string,
  description: string,
  options: SectorOptions,
  shaded = false,
): Figure {
  const all = { box: BOX, ...options }
  return figure(
    { name: `mensuration-3/${name}`, title, description: `${description} ${NOTE}`, height: 200 },
    (shaded ? segment(all) : sector(all)).shape,
    notToScale(),
  )
}

const minor = sectorOf(
  'sector',
  'A sector of a circle',
  'Sector OAB of a circle with centre O and radius 9 cm. The angle at O is 80°. The arc AB is labelled arc.',
  { radius: 9, angle: 80, unit: 'cm', mark: { arc: 'arc' }, fill: 'w' },
)

const major = sectorOf(
  'major-sector',
  'A major sector of a circle',
  'Sector OAB of a circle with centre O and radius 5 cm. The angle of the sector is 290°, more than half of the circle.',
  { radius: 5, angle: 290, unit: 'cm', mark: {}, fill: 'w' },
)

const unknown = sectorOf(
  'unknown-angle',
  'A sector with an unknown angle',
  'Sector OAB of a circle with centre O and radius 6 cm. The angle at O is labelled x°.',
  { radius: 6, angle: 118, unit: 'cm', mark: { angle: '*x*°' } },
)

const shaded = sectorOf(
  'segment',
  'A segment of a circle',
  'Sector OAB of a circle with centre O and radius 8 cm. The angle at O is 110°. The chord AB is drawn, and the segment between the chord and the arc is shaded.',
  { radius: 8, angle: 110, unit: 'cm', mark: {} },
  true,
)

const exact = sectorOf(
  'check-sector',
  'A sector of a circle with centre O',
  'Sector OAB of a circle with centre O and radius 12 cm. The angle at O is 150°.',
  { radius: 12, angle: 150, unit: 'cm', mark: {} },
)

const last = sectorOf(
  'check-segment',
  'A sector of a circle and its chord',
  'Sector OAB of a circle with centre O and radius 12 m. The angle at O is 100°. The chord AB is drawn, and the segment between the chord and the arc is shaded.',
  { radius: 12, angle: 100, unit: 'm', mark: {} },
  true,
)

export const figures = [parts, minor, unknown, major, shaded, exact, last]
