import { type Figure, figure } from '@/lib/figures/figure'
import { notToScale } from '@/lib/figures/geometry/marks'
import {
  cone,
  cylinderSolid,
  type RoundOptions,
  type RoundSolid,
  sphere,
} from '@/lib/figures/geometry/round-solids'

export const SOLID_BOX = { left: 60, top: 30, width: 210, height: 150 }

/** A round solid with its marks, not to scale. */
export function roundFigure(name: string, title: string, labels: string, solid: RoundSolid): Figure {
  return figure(
    {
      name: `solids/${name}`,
      title,
      description: `${labels} The diagram is not to scale.`,
      height: 214,
    },
    solid.shape,
    notToScale(),
  )
}

type Sizes = { radius: number; height: number }
type Marks = NonNullable<RoundOptions['mark']>

/** Sizes with a proportion that can be drawn. */
function drawable({ radius, height }: Sizes): Sizes {
  return { radius, height: Math.min(Math.max(height, 1.1 * radius), 3.4 * radius) }
}

const said = (label: string) => label.replaceAll('*', '')

export const cylinderFigure = (sizes: Sizes, radius: string, height: string) =>
  roundFigure(
    'cylinder',
    'A cylinder with its radius and height',
    `A cylinder. Its radius is labelled ${said(radius)} and its height ${said(height)}.`,
    cylinderSolid(drawable(sizes), { mark: { top: radius, heights: [height] }, box: SOLID_BOX }),
  )

export function coneFigure(sizes: Sizes, mark: Marks): Figure {
  const labels = Object.entries(mark).map(
    ([name, label]) => `Its ${name === 'slant' ? 'slant height' : name} is labelled ${said(String(label))}.`,
  )
  const solid = cone(drawable(sizes), { mark, box: SOLID_BOX })
  return roundFigure(
    'cone',
    'A cone on its circular base',
    `A cone on its circular base. ${labels.join(' ')}`,
    solid,
  )
}

export const sphereFigure = (radius: string) =>
  roundFigure(
    'sphere',
    'A sphere with its radius',
    `A sphere with its equator drawn. Its radius is labelled ${said(radius)}.`,
    sphere(6, { mark: { radius }, box: SOLID_BOX }),
  )
