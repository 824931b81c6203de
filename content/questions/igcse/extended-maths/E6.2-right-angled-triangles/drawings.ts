import { type Figure, figure } from '@/lib/figures/figure'
import { journey, type Leg } from '@/lib/figures/geometry/bearings'
import { drawing } from '@/lib/figures/geometry/drawing'
import { notToScale } from '@/lib/figures/geometry/marks'
import { BOX } from '../triangle-figures'

/** A cliff with two boats in line on the sea; the level line from its top is dashed. */
export function cliff(height: number, near: number, far: number): Figure {
  const shape = drawing(
    { F: [0, 0], T: [0, height], A: [near, 0], B: [far, 0], H: [far, height] },
    { box: { left: 70, top: 36, width: 230, height: 110 } },
  )
  return figure(
    {
      name: 'triangles/cliff-and-boats',
      title: 'A cliff and two boats',
      description: `A vertical line FT of ${height} m. F, A and B lie in this order on a level line. Lines join T to A and to B, and a dashed level line leads from T to the right. The angle at F is marked as a right angle. The diagram is not to scale.`,
      height: 180,
    },
    shape.line('TFB'),
    shape.line('TA'),
    shape.line('TB'),
    shape.line('TH', 'l dash thin'),
    shape.right('TFA'),
    shape.side('TF', `${height} m`, { away: 'A' }),
    shape.name('T', 150),
    shape.name('F', 250),
    shape.name('A', 270),
    shape.name('B', 270),
    notToScale(356, 14),
  )
}

/** Two legs of a ship at right angles, with the bearing of the first. */
export function ship(bearing: number, one: number, other: number, unit: string): Figure {
  const legs: Leg[] = [
    { to: 'Q', bearing, distance: one },
    { to: 'R', bearing: bearing + 90, distance: other, angle: '' },
  ]
  const options = { unit, norths: 'P', close: 'RP', box: { left: 50, top: 66, width: 230, height: 140 } }
  const shape = journey('P', legs, options)
  return figure(
    {
      name: 'triangles/two-legs',
      title: 'A journey from P to Q and on to R',
      description: `A north line stands at P. Q lies from P on a bearing marked 0${bearing}°, the line labelled ${one} ${unit}. The line from Q to R is labelled ${other} ${unit}. The angle PQR is marked as a right angle. A dashed line joins R and P. The diagram is not to scale.`,
      height: 236,
    },
    shape.shape,
    shape.right('PQR'),
    notToScale(),
  )
}

/** A straight road through A and B, and a house at P beside it. */
export function road(along: number, high: number, whole: number, mark: Record<string, string>): Figure {
  const shape = drawing({ A: [0, 0], B: [whole, 0], P: [along, high] }, { box: BOX })
  return figure(
    {
      name: 'triangles/point-and-line',
      title: 'Triangle ABP on a straight line AB',
      description: `A straight level line joins A and B. P lies above it. ${Object.entries(mark)
        .map(([ends, label]) => `${ends} is labelled ${label}.`)
        .join(' ')} The diagram is not to scale.`,
      height: 204,
    },
    shape.outline('ABP'),
    shape.corners('ABP'),
    ...Object.entries(mark).map(([ends, label]) => shape.side(ends, label)),
    notToScale(),
  )
}

/** Somebody who looks up at the top of a mast from two places. */
export function mast(far: number, step: number, height: number): Figure {
  const eye = height * 0.12
  const shape = drawing(
    { A: [0, 0], B: [step, 0], F: [far, 0], T: [far, height], E: [0, eye], G: [far, eye], C: [step, eye] },
    { box: { left: 44, top: 30, width: 240, height: 130 } },
  )
  return figure(
    {
      name: 'triangles/mast',
      title: 'The top of a mast seen from two places',
      description: `A vertical mast FT stands on level ground at F. A, B and F lie in this order on the ground. E is vertically above A, at the height of an observer’s eye. A line joins E to T, and a dashed level line leads from E to the mast. A second line leads to T from the eye above B. The diagram is not to scale.`,
      height: 194,
    },
    shape.line('AF'),
    shape.line('FT', 'l thick'),
    shape.line('AE'),
    shape.line('BC'),
    shape.line('ET'),
    shape.line('CT'),
    shape.line('EG', 'l dash thin'),
    shape.name('A', 250),
    shape.name('B', 270),
    shape.name('F', 290),
    shape.name('T', 20),
    shape.name('E', 150),
    notToScale(),
  )
}
