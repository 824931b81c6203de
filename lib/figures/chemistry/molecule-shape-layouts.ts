export type BondStyle = 'plain' | 'wedge' | 'hash'

export type Ligand = {
  symbol: string
  /** direction on paper, degrees anticlockwise from the right */
  degrees: number
  style?: BondStyle
  order?: 1 | 2 | 3
  length?: number
}

export type ShapeAngle = {
  between: readonly [number, number]
  label: string
  /** of the arc */
  radius?: number
  /** direction in which its value stands, where that is not the middle */
  at?: number
}

export type ShapeFacts = {
  centre: string
  ligands: readonly Ligand[]
  /** directions of lone pairs on the central atom */
  lonePairs?: readonly number[]
  angle?: ShapeAngle
  charge?: string
}

export type Vsepr =
  | 'linear'
  | 'trigonal planar'
  | 'tetrahedral'
  | 'pyramidal'
  | 'bent'
  | 'trigonal bipyramidal'
  | 'octahedral'
  | 'square planar'
  | 'T-shaped'
  | 'see-saw'

type Layout = {
  ligands: readonly Omit<Ligand, 'symbol'>[]
  lonePairs?: readonly number[]
  angle?: ShapeAngle
}

/** How each shape is drawn on paper: wedges come forward, hatched bonds go back. */
export const LAYOUTS: Readonly<Record<Vsepr, Layout>> = {
  linear: {
    ligands: [{ degrees: 180 }, { degrees: 0 }],
    angle: { between: [1, 0], label: '180°', radius: 16 },
  },
  'trigonal planar': {
    ligands: [{ degrees: 90 }, { degrees: 210 }, { degrees: 330 }],
    angle: { between: [2, 0], label: '120°' },
  },
  tetrahedral: {
    ligands: [
      { degrees: 90 },
      { degrees: 205 },
      { degrees: 258, style: 'hash' },
      { degrees: 325, style: 'wedge' },
    ],
    angle: { between: [0, 1], label: '109.5°' },
  },
  pyramidal: {
    ligands: [{ degrees: 192 }, { degrees: 262, style: 'hash' }, { degrees: 325, style: 'wedge' }],
    lonePairs: [90],
    angle: { between: [0, 1], label: '107°', radius: 20 },
  },
  bent: {
    ligands: [{ degrees: 218 }, { degrees: 322 }],
    lonePairs: [55, 125],
    angle: { between: [0, 1], label: '104.5°', radius: 20 },
  },
  'trigonal bipyramidal': {
    ligands: [
      { degrees: 90 },
      { degrees: 270 },
      { degrees: 180 },
      { degrees: 32, style: 'hash' },
      { degrees: 328, style: 'wedge' },
    ],
    angle: { between: [0, 2], label: '90°', radius: 18 },
  },
  octahedral: {
    ligands: [
      { degrees: 90 },
      { degrees: 270 },
      { degrees: 160, style: 'hash' },
      { degrees: 20, style: 'hash' },
      { degrees: 200, style: 'wedge' },
      { degrees: 340, style: 'wedge' },
    ],
    angle: { between: [0, 2], label: '90°', radius: 18, at: 112 },
  },
  'square planar': {
    ligands: [
      { degrees: 160, style: 'hash' },
      { degrees: 20, style: 'hash' },
      { degrees: 200, style: 'wedge' },
      { degrees: 340, style: 'wedge' },
    ],
    lonePairs: [90, 270],
  },
  'T-shaped': { ligands: [{ degrees: 90 }, { degrees: 270 }, { degrees: 180 }], lonePairs: [30, 330] },
  'see-saw': {
    ligands: [
      { degrees: 90 },
      { degrees: 270 },
      { degrees: 32, style: 'hash' },
      { degrees: 328, style: 'wedge' },
    ],
    lonePairs: [180],
  },
}
