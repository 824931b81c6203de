import { hydrogensOf, type Molecule } from '@/lib/exams/marking/molecule'
import { type Neighbour, neighboursOf } from './molecule-source'

export type GroupName =
  | 'alkene'
  | 'alcohol'
  | 'aldehyde'
  | 'ketone'
  | 'carboxylic acid'
  | 'ester'
  | 'amide'
  | 'acyl chloride'
  | 'amine'
  | 'nitrile'
  | 'halogen'

const HALOGENS = ['F', 'Cl', 'Br', 'I']

type Place = { molecule: Molecule; near: readonly Neighbour[][]; at: number }

function element({ molecule }: Place, at: number): string {
  return molecule.atoms[at]?.element ?? ''
}

/** Hydrogens of an atom, whether drawn or carried. */
function hydrogens(place: Place, at: number): number {
  const drawn = (place.near[at] ?? []).filter(({ to }) => element(place, to) === 'H').length
  return drawn + (hydrogensOf(place.molecule, at) ?? 0)
}

/** What a carbon with =O is, with the atoms of its group. */
function carbonyl(place: Place, oxygen: number): readonly [GroupName, number[]] {
  const { near, at } = place
  const own = (near[at] ?? []).filter(({ to }) => to !== oxygen)
  const beside = (name: string) => own.find(({ to }) => element(place, to) === name)?.to
  const single = beside('O')
  const [nitrogen, chlorine] = [beside('N'), beside('Cl')]
  if (single !== undefined)
    return [hydrogens(place, single) > 0 ? 'carboxylic acid' : 'ester', [at, oxygen, single]]
  if (nitrogen !== undefined) return ['amide', [at, oxygen, nitrogen]]
  if (chlorine !== undefined) return ['acyl chloride', [at, oxygen, chlorine]]
  return [hydrogens(place, at) > 0 ? 'aldehyde' : 'ketone', [at, oxygen]]
}

function groupsAt(place: Place): (readonly [GroupName, number[]])[] {
  const { near, at } = place
  if (element(place, at) !== 'C') return []
  const own = near[at] ?? []
  const oxygen = own.find(({ to, order }) => order === 2 && element(place, to) === 'O')?.to
  const found: (readonly [GroupName, number[]])[] = oxygen === undefined ? [] : [carbonyl(place, oxygen)]
  for (const { to, order } of own) {
    const other = element(place, to)
    if (other === 'C' && order === 2 && to > at) found.push(['alkene', [at, to]])
    if (other === 'N' && order === 3) found.push(['nitrile', [at, to]])
    if (oxygen !== undefined) continue
    if (other === 'O' && hydrogens(place, to) > 0) found.push(['alcohol', [to]])
    if (HALOGENS.includes(other)) found.push(['halogen', [to]])
    const isAmide = (near[to] ?? []).some(({ to: carbon }) =>
      (near[carbon] ?? []).some(each => each.order === 2 && element(place, each.to) === 'O'),
    )
    if (other === 'N' && order === 1 && !isAmide) found.push(['amine', [to]])
  }
  return found
}

/** Groups whose hydrogens are not part of them: of an alkene it is the double bond. */
const BARE: readonly GroupName[] = ['alkene', 'ketone', 'ester']

/** Atoms of each functional group of the given names; hydrogens that are drawn belong to it. */
export function functionalGroups(molecule: Molecule, names: readonly GroupName[]): number[][] {
  const near = neighboursOf(molecule)
  return molecule.atoms.flatMap((_, at) => {
    const place: Place = { molecule, near, at }
    return groupsAt(place)
      .filter(([name]) => names.includes(name))
      .map(([name, atoms]) => {
        const carriers = BARE.includes(name) ? [] : atoms
        const drawn = carriers.flatMap(each =>
          (near[each] ?? []).filter(({ to }) => element(place, to) === 'H').map(({ to }) => to),
        )
        return [...atoms, ...drawn]
      })
  })
}
