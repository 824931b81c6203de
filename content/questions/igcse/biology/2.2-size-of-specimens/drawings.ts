import { aboveRuler, lyingAt, PER_MM } from '@/lib/figures/biology/above-ruler'
import { cellSheet } from '@/lib/figures/biology/cells'
import { oval } from '@/lib/figures/biology/organic'
import { measuredLength, scaleBar } from '@/lib/figures/biology/scale-bar'
import { type Figure, figure } from '@/lib/figures/figure'
import { circle, dot, type Shape, text } from '@/lib/figures/shapes'
import type { Specimen } from './specimens'

/** Narrower than elsewhere, so that two drawings stand side by side. */
const SMALL_MM = 3

function organism(x: number, y: number, half: number, seed: number): Shape {
  return (
    oval(x, y, half, half * 0.44, 0, 'l sheet') +
    circle(x - half * 0.2, y, half * 0.2, 'l sunk') +
    dot(x + half * 0.45, y - half * 0.12, 'd2', 1.5) +
    dot(x + half * (0.3 + 0.05 * seed), y + half * 0.16, 'd2', 1.5)
  )
}

export function fourOrganisms(drawings: readonly { image: number; times: number }[]): Figure {
  const magnified = (value: number) => `× ${value}`
  return figure(
    {
      name: 'size-of-specimens/four-organisms',
      title: 'Drawings of four single-celled organisms',
      description: drawings
        .map(
          ({ image, times }, at) =>
            `Drawing ${'ABCD'.charAt(at)} is ${image} mm long and its magnification is ${magnified(times)}.`,
        )
        .join(' '),
      height: 266,
    },
    drawings
      .map(({ image, times }, at) => {
        const [x, y] = [92 + (at % 2) * 180, 40 + Math.floor(at / 2) * 134]
        const half = (image * SMALL_MM) / 2
        return (
          organism(x, y, half, at) +
          text(x - 80, y - 26, 'ABCD'.charAt(at), { cls: 'b' }) +
          measuredLength(x - half, y + 54, x + half, y + 54, `${image} mm`) +
          text(x, y + 74, magnified(times), { anchor: 'middle' })
        )
      })
      .join(''),
  )
}

export function rowOfCells(cells: number, total: number, start: number): Figure {
  const size = (total * PER_MM) / (1.5 * cells)
  return aboveRuler({
    name: 'size-of-specimens/row-of-cells',
    title: 'A row of cells above a ruler',
    seen: `A drawing of a row of ${cells} cells, end to end.`,
    start,
    image: total,
    draw: (x, y) => ({ shape: cellSheet(x, y, cells, 1, size), height: size }),
  })
}

/** A specimen over its scale bar; both lengths are given. */
export function withScaleBar(
  specimen: Specimen,
  facts: { image: number; bar: number; stands: number },
): Figure {
  const { image, bar, stands } = facts
  const left = 180 - (image * PER_MM) / 2
  const { shape, height } = lyingAt(specimen, left, 8, image)
  const [x1, x2] = [180 - (bar * PER_MM) / 2, 180 + (bar * PER_MM) / 2]
  const top = 8 + height
  return figure(
    {
      name: 'size-of-specimens/scale-bar',
      title: `A drawing of ${specimen.name} with a scale bar`,
      description: `A drawing of ${specimen.name}. An arrow shows that it is ${image} mm long. Under it is a scale bar marked ${stands} µm; an arrow shows that the bar is ${bar} mm long.`,
      height: Math.ceil(top + 88),
    },
    shape,
    measuredLength(left, top + 28, left + image * PER_MM, top + 28, `${image} mm`),
    scaleBar({ x: x1, y: top + 66, length: x2 - x1, label: `${stands} µm` }),
    measuredLength(x1, top + 56, x2, top + 56, `${bar} mm`),
  )
}
