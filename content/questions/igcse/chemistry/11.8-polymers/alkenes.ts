import type { AlkeneGroups } from '@/lib/figures/chemistry/polymers'

/** A monomer of an addition polymer: `said` names the four groups, `empirical` the formula of monomer and polymer. */
export type Alkene = {
  name: string
  typed: string
  shown: string
  mass: number
  empirical: string
  groups: AlkeneGroups
  said: string
}

export const ALKENES: readonly Alkene[] = [
  {
    name: 'propene',
    typed: 'CH2=CHCH3',
    shown: 'CH_{2}=CHCH_{3}',
    mass: 42,
    empirical: 'CH2',
    groups: { topRight: 'CH_{3}' },
    said: 'H and H on the left carbon atom, CH3 and H on the right one',
  },
  {
    name: 'chloroethene',
    typed: 'CH2=CHCl',
    shown: 'CH_{2}=CHCl',
    mass: 62.5,
    empirical: 'C2H3Cl',
    groups: { topRight: 'Cl' },
    said: 'H and H on the left carbon atom, Cl and H on the right one',
  },
  {
    name: 'fluoroethene',
    typed: 'CH2=CHF',
    shown: 'CH_{2}=CHF',
    mass: 46,
    empirical: 'C2H3F',
    groups: { topRight: 'F' },
    said: 'H and H on the left carbon atom, F and H on the right one',
  },
  {
    name: 'but-1-ene',
    typed: 'CH2=CHCH2CH3',
    shown: 'CH_{2}=CHCH_{2}CH_{3}',
    mass: 56,
    empirical: 'CH2',
    groups: { topRight: 'C_{2}H_{5}' },
    said: 'H and H on the left carbon atom, C2H5 and H on the right one',
  },
  {
    name: 'tetrafluoroethene',
    typed: 'CF2=CF2',
    shown: 'CF_{2}=CF_{2}',
    mass: 100,
    empirical: 'CF2',
    groups: { topLeft: 'F', topRight: 'F', bottomLeft: 'F', bottomRight: 'F' },
    said: 'F and F on each carbon atom',
  },
]

/** Monomers of condensation polymers, with their relative molecular masses. */
export const CONDENSATIONS = {
  polyester: { link: 'ester', second: 'diol', pieces: ['CO', '{A}', 'CO', 'O', '{B}', 'O'] },
  polyamide: { link: 'amide', second: 'diamine', pieces: ['CO', '{A}', 'CO', 'NH', '{B}', 'NH'] },
} as const

export type Condensation = keyof typeof CONDENSATIONS
