import { type Figure, figure } from '@/lib/figures/figure'
import { drawing } from '@/lib/figures/geometry/drawing'
import { labelBeside, notToScale } from '@/lib/figures/geometry/marks'
import { type SectorOptions, sector, segment } from '@/lib/figures/geometry/sectors'

const BOX = { left: 50, top: 30, width: 230, height: 140 }
const said = (label: string) => label.replaceAll('*', '')

/** A circle with its radius or its diameter labelled. */
export function circle(kind: 'radius' | 'diameter', label: string): Figure {
  const shape = drawing(
    { A: [-10, 0], O: [0, 0], B: [10, 0] },
    {
      around: [
        [0, 10],
        [0, -10],
      ],
      box: { left: 60, top: 16, width: 200, height: 144 },
    },
  )
  const ends = kind === 'radius' ? 'OB' : 'AB'
  return figure(
    {
      name: `circles/circle-${kind}`,
      title: `A circle with its ${kind}`,
      description: `A circle with centre O. A level ${kind === 'radius' ? 'line from O to the circle' : 'line through O from one side of the circle to the other'} is labelled ${said(label)}. The diagram is not to scale.`,
      height: 176,
    },
    shape.circle('O', 10),
    shape.line(ends),
    shape.dots('O'),
    shape.name('O', 270),
    kind === 'radius' ? shape.side('OB', label, { gap: 6 }) : labelBeside(shape.at('O'), 90, label, 6),
    notToScale(),
  )
}

type Marks = NonNullable<SectorOptions['mark']>

/** A sector OAB, or with its chord and the segment shaded; what has no label stays unlabelled. */
export function sectorFigure(angle: number, mark: Marks, shaded = false): Figure {
  const marks = { radius: '', angle: '', ...mark }
  // A flat triangle under a segment leaves no room for the angle; the diagram is not to scale.
  const drawn = shaded ? Math.min(angle, 130) : angle
  const options = { radius: 10, angle: drawn, mark: marks, box: BOX, start: 90 - drawn / 2 }
  const labels = [
    marks.radius && `The radius OA is labelled ${said(marks.radius)}.`,
    marks.angle && `The angle of the sector at O is labelled ${said(marks.angle)}.`,
    marks.arc && `The arc AB is labelled ${said(marks.arc)}.`,
    marks.chord && `The chord AB is labelled ${said(marks.chord)}.`,
  ].filter(Boolean)
  const what = shaded ? 'Its chord AB is drawn, and the segment between chord and arc is shaded. ' : ''
  return figure(
    {
      name: `circles/${shaded ? 'sector-with-segment' : angle > 180 ? 'major-sector' : 'sector'}`,
      title: `A sector OAB of a circle with centre O`,
      description: `A sector OAB of a circle with centre O. ${what}${labels.join(' ')} The diagram is not to scale.`,
      height: 204,
    },
    (shaded ? segment(options) : sector(options)).shape,
    notToScale(),
  )
}
