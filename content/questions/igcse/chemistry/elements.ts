/** The first twenty elements as questions need them: the mass number is that of their most common atom. */
export type Element = { number: number; symbol: string; name: string; mass: number }

const LIST: readonly (readonly [symbol: string, name: string, mass: number])[] = [
  ['H', 'hydrogen', 1],
  ['He', 'helium', 4],
  ['Li', 'lithium', 7],
  ['Be', 'beryllium', 9],
  ['B', 'boron', 11],
  ['C', 'carbon', 12],
  ['N', 'nitrogen', 14],
  ['O', 'oxygen', 16],
  ['F', 'fluorine', 19],
  ['Ne', 'neon', 20],
  ['Na', 'sodium', 23],
  ['Mg', 'magnesium', 24],
  ['Al', 'aluminium', 27],
  ['Si', 'silicon', 28],
  ['P', 'phosphorus', 31],
  ['S', 'sulfur', 32],
  ['Cl', 'chlorine', 35],
  ['Ar', 'argon', 40],
  ['K', 'potassium', 39],
  ['Ca', 'calcium', 40],
]

export const ELEMENTS: readonly Element[] = LIST.map(([symbol, name, mass], at) => ({
  number: at + 1,
  symbol,
  name,
  mass,
}))

/** @throws Error for a symbol that is not among the first twenty */
export function element(symbol: string): Element {
  const found = ELEMENTS.find(each => each.symbol === symbol)
  if (!found) throw new Error(`${symbol} is not among the first twenty elements`)
  return found
}

/** The charge of the ion that an element of Groups I to III and V to VII forms; 0 where there is none. */
export function ionCharge(number: number): number {
  const outer = number <= 2 ? 0 : (number - 2) % 8 || 8
  if (number <= 4 || outer === 4 || outer === 8) return number === 3 ? 1 : 0
  if (number === 5) return 0
  return outer < 4 ? outer : outer - 8
}

/** A charge as it is written above a symbol: +, 2+, −. */
export const chargeText = (charge: number) =>
  charge === 0 ? '' : `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '−'}`

/** A symbol with its charge: `Mg^{2+}`. */
export const ionText = (symbol: string, charge: number) =>
  charge === 0 ? symbol : `${symbol}^{${chargeText(charge)}}`

/** An atom or ion with mass number and proton number. */
export const nuclide = (mass: number | string, number: number | string, symbol: string, charge = 0) =>
  `$\\ce{^{${mass}}_{${number}}${symbol}${charge === 0 ? '' : `^{${chargeText(charge).replace('−', '-')}}`}}$`

/** How a configuration may be typed. */
export const typedConfiguration = (shells: readonly number[]) => ({
  text: shells.join(','),
  accept: ['.', ', ', ' ', '-', ':', ';'].map(between => shells.join(between)),
})

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

export const groupOf = (number: number) =>
  number <= 2 ? (number === 2 ? 'VIII' : '') : (ROMAN[(number - 2) % 8 || 8] ?? '')
