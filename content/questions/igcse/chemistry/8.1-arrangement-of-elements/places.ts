import type { Property } from '@/content/figures/igcse/chemistry/the-periodic-table'

/** A property that changes steadily down a group, from Period 2 or 3 to Period 6. */
export type Trend = {
  group: number
  name: string
  unit: string
  axis: Property
  /** element, period, value */
  values: readonly (readonly [name: string, period: number, value: number])[]
}

const PM = 'atomic radius / pm'

export const TRENDS: readonly Trend[] = [
  {
    group: 1,
    name: 'radius of the atoms',
    unit: 'pm',
    axis: { label: PM, max: 300, every: 50 },
    values: [
      ['lithium', 2, 152],
      ['sodium', 3, 186],
      ['potassium', 4, 227],
      ['rubidium', 5, 248],
      ['caesium', 6, 265],
    ],
  },
  {
    group: 2,
    name: 'radius of the atoms',
    unit: 'pm',
    axis: { label: PM, max: 250, every: 50 },
    values: [
      ['beryllium', 2, 112],
      ['magnesium', 3, 160],
      ['calcium', 4, 197],
      ['strontium', 5, 215],
      ['barium', 6, 222],
    ],
  },
  {
    group: 6,
    name: 'boiling point',
    unit: '°C',
    axis: { label: 'boiling point / °C', min: -200, max: 1000, every: 200, parts: 4 },
    values: [
      ['oxygen', 2, -183],
      ['sulfur', 3, 445],
      ['selenium', 4, 685],
      ['tellurium', 5, 988],
    ],
  },
  {
    group: 7,
    name: 'boiling point',
    unit: '°C',
    axis: { label: 'boiling point / °C', min: -200, max: 200, every: 100 },
    values: [
      ['fluorine', 2, -188],
      ['chlorine', 3, -35],
      ['bromine', 4, 59],
      ['iodine', 5, 184],
    ],
  },
  {
    group: 8,
    name: 'boiling point',
    unit: '°C',
    axis: { label: 'boiling point / °C', min: -250, max: 0, every: 50 },
    values: [
      ['neon', 2, -246],
      ['argon', 3, -186],
      ['krypton', 4, -153],
      ['xenon', 5, -108],
      ['radon', 6, -62],
    ],
  },
]

/** Elements that few students know, with what their place tells. */
export const UNFAMILIAR = [
  { name: 'rubidium', symbol: 'Rb', group: 1, period: 5 },
  { name: 'caesium', symbol: 'Cs', group: 1, period: 6 },
  { name: 'strontium', symbol: 'Sr', group: 2, period: 5 },
  { name: 'barium', symbol: 'Ba', group: 2, period: 6 },
  { name: 'indium', symbol: 'In', group: 3, period: 5 },
  { name: 'selenium', symbol: 'Se', group: 6, period: 4 },
  { name: 'bromine', symbol: 'Br', group: 7, period: 4 },
] as const

/** The charge of the ion of a group as it is written: 2+. */
export function chargeOf(group: number): string {
  const size = group <= 3 ? group : 8 - group
  return `${size}${group <= 3 ? '+' : '−'}`
}

/** A charge and the ways it may be typed. */
export function typedCharge(group: number): { text: string; accept: string[] } {
  const text = chargeOf(group)
  const sign = group <= 3 ? '+' : '−'
  const size = text[0] ?? '1'
  return { text, accept: [`${sign}${size}`, ...(size === '1' ? [sign] : [])] }
}

const LOW = ['', '', '_{2}', '_{3}']

/** The formula of a compound of two elements known by letters; the metal stands first. */
export function formulaOf(metal: string, metalGroup: number, other: string, otherGroup: number): string {
  const [positive, negative] = [metalGroup, 8 - otherGroup]
  const shared = positive === negative ? positive : 1
  return `${metal}${LOW[negative / shared]}${other}${LOW[positive / shared]}`
}
