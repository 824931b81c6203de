import type { Random } from '@/lib/exams/random'
import type { Measurable } from '@/lib/figures/biology/above-ruler'
import { arthropod } from '@/lib/figures/biology/arthropods'
import { lymphocyte } from '@/lib/figures/biology/blood-cells'
import { animalCell, plantCell } from '@/lib/figures/biology/cells'
import { chloroplast, mitochondrion } from '@/lib/figures/biology/organelles'
import { standing } from '@/lib/figures/biology/placed'
import { palisadeCell } from '@/lib/figures/biology/specialised-cells'

export type Specimen = Measurable & {
  /** the length that is measured, from X to Y */
  length: string
  /** lengths of the drawing in mm, true lengths in µm */
  image: readonly [number, number]
  actual: readonly [number, number]
  magnifications: readonly number[]
  /** where X may stand on the ruler, in mm */
  starts: readonly number[]
}

const plain = { labels: 'none' } as const

export const SPECIMENS = {
  cheek: {
    name: 'a cheek cell',
    length: 'width of the cell',
    draw: () => animalCell(plain),
    ends: [112.4, 250.9],
    rows: [10, 178],
    image: [30, 44],
    actual: [50, 80],
    magnifications: [500, 600, 750, 800],
    starts: [0, 5, 10],
  },
  leaf: {
    name: 'a cell of a leaf',
    length: 'length of the cell',
    draw: () => standing(plantCell(plain)),
    ends: [8, 202],
    rows: [110, 250],
    image: [36, 62],
    actual: [60, 100],
    magnifications: [500, 600, 700, 800],
    starts: [0, 5, 10],
  },
  palisade: {
    name: 'a palisade mesophyll cell',
    length: 'length of the cell',
    draw: () => standing(palisadeCell(plain)),
    ends: [6, 194],
    rows: [136, 224],
    image: [40, 68],
    actual: [50, 90],
    magnifications: [600, 750, 800, 1000],
    starts: [0, 2, 5],
  },
  white: {
    name: 'a white blood cell',
    length: 'width of the cell',
    draw: () => lymphocyte(plain),
    ends: [129.5, 230.3],
    rows: [8, 108],
    image: [30, 45],
    actual: [8, 15],
    magnifications: [2500, 3000, 4000],
    starts: [0, 5, 10],
  },
  chloroplast: {
    name: 'a chloroplast',
    length: 'length of the chloroplast',
    draw: () => chloroplast(plain),
    ends: [106, 254],
    rows: [21, 129],
    image: [30, 60],
    actual: [4, 8],
    magnifications: [6000, 7500, 8000, 10_000],
    starts: [0, 5, 10],
  },
  mitochondrion: {
    name: 'a mitochondrion',
    length: 'length of the mitochondrion',
    draw: () => mitochondrion(plain),
    ends: [106, 254],
    rows: [23, 107],
    image: [36, 64],
    actual: [2, 5],
    magnifications: [12_000, 15_000, 16_000, 20_000],
    starts: [0, 5, 10],
  },
  insect: {
    name: 'an insect',
    length: 'length of the body, without legs and feelers,',
    draw: () => standing(arthropod('insect', 0, 0)),
    ends: [-37, 51],
    rows: [-41, 41],
    image: [32, 54],
    actual: [3000, 15_000],
    magnifications: [3, 4, 5, 6, 8, 10],
    starts: [10, 15, 20],
  },
  spider: {
    name: 'a spider',
    length: 'length of the body, without legs,',
    draw: () => standing(arthropod('arachnid', 0, 0)),
    ends: [-26, 44],
    rows: [-47, 47],
    image: [24, 40],
    actual: [3000, 12_000],
    magnifications: [3, 4, 5, 6, 8],
    starts: [15, 20, 25],
  },
} as const satisfies Record<string, Specimen>

export type Measured = { image: number; actual: number; magnification: number }

const clean = (value: number) => Number(value.toPrecision(10))
const isShort = (value: number) => clean(value) === Number(value.toPrecision(2))

/** A length of the drawing in whole mm with a true length in mm of one or two figures. */
export function measuredOf(random: Random, { image, actual, magnifications }: Specimen): Measured | null {
  const all = magnifications.flatMap(magnification =>
    Array.from({ length: image[1] - image[0] + 1 }, (_, at): Measured => {
      const length = image[0] + at
      return { image: length, actual: clean(length / magnification), magnification }
    }).filter(
      each => isShort(each.actual) && each.actual * 1000 >= actual[0] && each.actual * 1000 <= actual[1],
    ),
  )
  return all.length > 0 ? random.pick(all) : null
}

/** What the bar of a scale stands for, in µm. */
export const SCALED = [
  { ...SPECIMENS.cheek, stands: 20 },
  { ...SPECIMENS.leaf, stands: 20 },
  { ...SPECIMENS.palisade, stands: 20 },
  { ...SPECIMENS.white, stands: 5 },
  { ...SPECIMENS.chloroplast, stands: 2 },
  { ...SPECIMENS.mitochondrion, stands: 1 },
] as const

export type Barred = { image: number; bar: number; actual: number }

/** A length of the drawing and one of the bar in whole mm, with a true length in µm of one or two figures. */
export function barredOf(random: Random, { image, actual }: Specimen, stands: number): Barred | null {
  const images = Array.from({ length: image[1] - image[0] + 1 }, (_, at) => image[0] + at)
  const all = images.flatMap(length =>
    Array.from({ length: 13 }, (_, at): Barred => {
      const bar = 8 + at
      return { image: length, bar, actual: clean((length / bar) * stands) }
    }).filter(each => isShort(each.actual) && each.actual >= actual[0] && each.actual <= actual[1]),
  )
  return all.length > 0 ? random.pick(all) : null
}
