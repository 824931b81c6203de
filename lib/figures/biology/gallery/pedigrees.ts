import { figure } from '@/lib/figures/figure'
import { describePedigree, type Family, type Person, pedigree, pedigreeKey } from '../pedigrees'

const CYSTIC: Record<number, Person> = {
  1: 'carrier male',
  2: 'carrier female',
  3: 'female',
  4: 'affected male',
  5: 'carrier female',
  6: 'carrier male',
  7: 'affected female',
  8: 'male',
  9: 'female',
}
const FAMILIES: Family[] = [
  [1, 2, [3, 4, 5]],
  [6, 5, [7, 8, 9]],
]

const BLIND: Record<number, Person> = {
  1: 'affected male',
  2: 'female',
  3: 'male',
  4: 'female',
  5: 'female',
  6: 'male',
  7: 'affected male',
  8: 'female',
  9: 'male',
  10: 'affected male',
}
const BLIND_FAMILIES: Family[] = [
  [1, 2, [4, 5]],
  [3, 4, [7, 8]],
  [6, 5, [9, 10]],
]

const chart = pedigree(CYSTIC, FAMILIES)
const blind = pedigree(BLIND, BLIND_FAMILIES)

export const pieces = [
  figure(
    {
      name: 'kit/pedigree-carriers',
      title: 'A pedigree of three generations with carriers',
      description: describePedigree(CYSTIC, FAMILIES),
      height: chart.height,
    },
    chart.shape,
  ),
  figure(
    {
      name: 'kit/pedigree',
      title: 'Red-green colour blindness in a family',
      description: describePedigree(BLIND, BLIND_FAMILIES),
      height: blind.height,
    },
    blind.shape,
  ),
  figure(
    {
      name: 'kit/pedigree-key',
      title: 'The key of a pedigree chart',
      description:
        'A square is a male, a circle a female; filled symbols have the condition; half filled ones are carriers.',
      height: 90,
    },
    pedigreeKey([
      ['male', 'unaffected male'],
      ['female', 'unaffected female'],
      ['affected male', 'affected male'],
      ['affected female', 'affected female'],
      ['carrier male', 'carrier male'],
      ['carrier female', 'carrier female'],
    ]),
  ),
]
