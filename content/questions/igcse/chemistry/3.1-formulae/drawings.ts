import {
  describeParticles,
  type Particle,
  particlesIn,
  repeated,
} from '@/content/figures/igcse/chemistry/atoms-elements-and-compounds'
import {
  ballModel,
  ionBeaker,
  ionLayer,
  LAYER_STEP,
  type LayerIon,
} from '@/content/figures/igcse/chemistry/stoichiometry'
import { moleculeGraph, withHydrogens } from '@/lib/figures/chemistry/molecule-source'
import { displayed } from '@/lib/figures/chemistry/molecules'
import { type Figure, figure } from '@/lib/figures/figure'
import { arrow, text } from '@/lib/figures/shapes'

const bold = { anchor: 'middle', cls: 'b' } as const
const small = { anchor: 'middle', cls: 's' } as const

const STICKS = ['', 'one stick', 'two sticks', 'three sticks'] as const

/** Who is joined to whom, atom by atom. */
function joined(what: string): string {
  const { atoms, bonds } = withHydrogens(moleculeGraph(what))
  const isHydrogen = (at: number) => atoms[at]?.element === 'H'
  const names = atoms.map(({ element }, at) => `${element} number ${at + 1}`)
  const hydrogens = names.flatMap((name, at) => {
    const count = bonds.filter(({ a, b }) => a === at && isHydrogen(b)).length
    return isHydrogen(at) ? [] : [`${name} carries ${count} H`]
  })
  const sticks = bonds.flatMap(({ a, b, order }) =>
    isHydrogen(a) || isHydrogen(b) ? [] : [`${names[a]} and ${names[b]} are joined by ${STICKS[order]}`],
  )
  return [...hydrogens, ...sticks].join('; ')
}

/** One molecule as balls and sticks. */
export const modelFigure = (what: string, at: number): Figure =>
  figure(
    {
      name: `stoichiometry/model-${at}`,
      title: 'Model of a molecule',
      description: `Balls with symbols, joined by sticks. ${joined(what)}.`,
      height: 132,
    },
    ballModel(180, 66, what, 38),
  )

/** Two molecules under their letters. */
export const twoModels = (one: string, other: string, at: number): Figure =>
  figure(
    {
      name: `stoichiometry/two-models-${at}`,
      title: 'Models of two molecules',
      description: `Balls with symbols, joined by sticks. P: ${joined(one)}. Q: ${joined(other)}.`,
      height: 150,
    },
    ballModel(88, 62, one, 35),
    ballModel(272, 62, other, 35),
    text(88, 140, 'P', bold),
    text(272, 140, 'Q', bold),
  )

export const displayedFigure = (what: string, at: number): Figure =>
  figure(
    {
      name: `stoichiometry/displayed-${at}`,
      title: 'Displayed formula of a molecule',
      description: `Symbols joined by lines. ${joined(what).replaceAll('stick', 'line')}.`,
      height: 128,
    },
    displayed(180, 64, what, { bond: 34 }).shape,
  )

export type Counted = readonly (readonly [count: number, atoms: Particle])[]

export const beforeAndAfter = (before: Counted, after: Counted, seed: number): Figure =>
  figure(
    {
      name: 'stoichiometry/before-and-after',
      title: 'Particles before and after a reaction',
      description: `Before: ${describeParticles(before)}. After: ${describeParticles(after)}.`,
      height: 146,
    },
    particlesIn([12, 8], [142, 112], repeated(before), seed),
    arrow(162, 64, 198, 64),
    particlesIn([206, 8], [142, 112], repeated(after), seed + 1),
    text(83, 138, 'before', small),
    text(277, 138, 'after', small),
  )

const spoken = (label: string) =>
  label
    .replace(/_\{(\d)\}/g, '$1')
    .replace(/\^\{(\d?)(.)\}/, (_, n: string, sign: string) =>
      ` ${n} ${sign === '+' ? 'plus' : 'minus'}`.replace('  ', ' '),
    )

/** One layer of an ionic compound: three or four rows. */
export function layerFigure(one: LayerIon, other: LayerIon): Figure {
  const all = one.count + other.count
  const [columns, rows] = all === 5 ? [5, 4] : all === 4 ? [8, 3] : [6, 3]
  const units = (columns * rows) / all
  return figure(
    {
      name: 'stoichiometry/layer',
      title: 'Part of an ionic compound',
      description: `${rows} rows of ${columns} circles: ${units * one.count} small ones marked ${spoken(one.label)}, ${units * other.count} large ones marked ${spoken(other.label)}.`,
      height: rows * LAYER_STEP + 16,
    },
    ionLayer(180 - (columns * LAYER_STEP) / 2, 8, one, other, columns, rows),
  )
}

/** How many of each ion the layer shows. */
export function layerCounts(one: number, other: number): readonly [number, number] {
  const all = one + other
  const places = all === 5 ? 20 : all === 4 ? 24 : 18
  return [(places / all) * one, (places / all) * other]
}

/** The ions in two solutions before they are mixed. */
export const twoSolutions = (
  solutions: readonly [readonly string[], readonly string[]],
  names: readonly [string, string],
): Figure =>
  figure(
    {
      name: 'stoichiometry/two-solutions',
      title: 'Ions in two solutions',
      description: solutions.map((ions, at) => `${names[at]}: ${ions.map(spoken).join(', ')}.`).join(' '),
      height: 152,
    },
    ionBeaker(40, 4, solutions[0]),
    ionBeaker(208, 4, solutions[1]),
    text(96, 144, names[0], small),
    text(264, 144, names[1], small),
  )
