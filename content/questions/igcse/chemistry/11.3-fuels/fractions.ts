/** The fractions of petroleum from the top of the column to the bottom, with their uses. */
export type PetroleumFraction = {
  name: string
  capital: string
  use: string
}

export const FRACTIONS = [
  {
    name: 'refinery gas',
    capital: 'Refinery gas',
    use: 'heating and cooking',
  },
  { name: 'gasoline', capital: 'Gasoline', use: 'fuel in cars' },
  {
    name: 'naphtha',
    capital: 'Naphtha',
    use: 'chemical feedstock',
  },
  { name: 'kerosene', capital: 'Kerosene', use: 'jet fuel' },
  {
    name: 'diesel oil',
    capital: 'Diesel oil',
    use: 'fuel in diesel engines',
  },
  {
    name: 'fuel oil',
    capital: 'Fuel oil',
    use: 'fuel in ships and home heating',
  },
  {
    name: 'lubricating oil',
    capital: 'Lubricating oil',
    use: 'lubricants, waxes and polishes',
  },
  { name: 'bitumen', capital: 'Bitumen', use: 'making roads' },
] as const satisfies readonly PetroleumFraction[]
