/** What the table of tests says: ions, and what is seen. */

export type Cation = {
  name: string
  formula: string
  /** of its precipitate */
  colour: string
  /** whether the precipitate dissolves in an excess */
  inSodiumHydroxide: boolean
  inAmmonia: boolean
}

const cation = (
  name: string,
  formula: string,
  colour: string,
  inSodiumHydroxide: boolean,
  inAmmonia: boolean,
): Cation => ({ name, formula, colour, inSodiumHydroxide, inAmmonia })

export const ALUMINIUM = cation('aluminium', 'Al^{3+}', 'white', true, false)
export const ZINC = cation('zinc', 'Zn^{2+}', 'white', true, true)
export const CALCIUM = cation('calcium', 'Ca^{2+}', 'white', false, false)
export const CHROMIUM = cation('chromium(III)', 'Cr^{3+}', 'green', true, false)
export const COPPER = cation('copper(II)', 'Cu^{2+}', 'light blue', false, true)
export const IRON2 = cation('iron(II)', 'Fe^{2+}', 'green', false, false)
export const IRON3 = cation('iron(III)', 'Fe^{3+}', 'red-brown', false, false)

export const CATIONS = [ALUMINIUM, ZINC, CALCIUM, CHROMIUM, COPPER, IRON2, IRON3] as const

/** Calcium gives no precipitate, or a very slight one, with aqueous ammonia. */
export const withSodiumHydroxide = ({ colour, inSodiumHydroxide }: Cation) =>
  `${colour} ppt., ${inSodiumHydroxide ? 'soluble' : 'insoluble'} in excess`

export const withAmmonia = (ion: Cation) => {
  if (ion === CALCIUM) return 'no ppt. or very slight white ppt.'
  if (ion === COPPER) return 'light blue ppt., soluble in excess giving a dark blue solution'
  return `${ion.colour} ppt., ${ion.inAmmonia ? 'soluble' : 'insoluble'} in excess`
}

export const FLAMES = [
  { name: 'lithium', colour: 'red' },
  { name: 'sodium', colour: 'yellow' },
  { name: 'potassium', colour: 'lilac' },
  { name: 'calcium', colour: 'orange-red' },
  { name: 'barium', colour: 'light green' },
  { name: 'copper(II)', colour: 'blue-green' },
] as const

export const HALIDES = [
  { name: 'chloride', symbol: 'Cl', colour: 'white' },
  { name: 'bromide', symbol: 'Br', colour: 'cream' },
  { name: 'iodide', symbol: 'I', colour: 'yellow' },
] as const
