/** Unbranched alcohols, acids and their esters, by number of carbon atoms. */

export const PREFIXES = ['meth', 'eth', 'prop', 'but'] as const

export const prefix = (carbons: number) => PREFIXES[carbons - 1] ?? 'meth'

export const alcoholName = (carbons: number) =>
  carbons < 3 ? `${prefix(carbons)}anol` : `${prefix(carbons)}an-1-ol`

export const acidName = (carbons: number) => `${prefix(carbons)}anoic acid`

/** Of an alcohol and an acid with so many carbon atoms. */
export const esterName = (alcohol: number, acid: number) => `${prefix(alcohol)}yl ${prefix(acid)}anoate`

const alkyl = (carbons: number) => (carbons === 0 ? 'H' : `CH3${'CH2'.repeat(carbons - 1)}`)

/** From its free end towards the oxygen atom, reversed: CH2CH3. */
const turned = (carbons: number) => `${'CH2'.repeat(carbons - 1)}CH3`

export const acidFormula = (carbons: number) => `${alkyl(carbons - 1)}COOH`

export const alcoholFormula = (carbons: number) => `${alkyl(carbons)}OH`

export const esterFormula = (alcohol: number, acid: number) => `${alkyl(acid - 1)}COO${turned(alcohol)}`

const COUNTED = ['no', 'one', 'two', 'three', 'four'] as const

/** What the drawing of an ester shows. */
export function esterSeen(alcohol: number, acid: number): string {
  const left =
    acid === 1
      ? 'a carbon atom that carries one H atom'
      : `a chain of ${COUNTED[acid]} carbon atoms, the last of which carries`
  return `from the left ${acid === 1 ? `${left} and` : left} an O atom by a double bond; then an O atom in the chain, joined by single bonds; then ${COUNTED[alcohol]} carbon atom${alcohol === 1 ? '' : 's'} with H atoms only`
}
