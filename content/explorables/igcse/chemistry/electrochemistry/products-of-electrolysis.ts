import { electrolysisCell } from '@/lib/figures/chemistry/electrolysis'
import { explorable, type Said } from '@/lib/figures/explorable'
import { circle, text } from '@/lib/figures/shapes'

type Product = {
  /** as it is counted: atoms of a metal, molecules of a gas */
  name: string
  /** electrons for one of them */
  electrons: 2 | 4
  atoms: 1 | 2
  /** goes from the electrode into the solution instead of leaving it */
  isLost?: boolean
}

const HYDROGEN: Product = { name: 'hydrogen', electrons: 2, atoms: 2 }
const OXYGEN: Product = { name: 'oxygen', electrons: 4, atoms: 2 }
const COPPER: Product = { name: 'copper', electrons: 2, atoms: 1 }

type Electrolyte = {
  name: string
  short: string
  electrodes: string
  ions: readonly string[]
  cathode: Product
  anode: Product
  becomes: string
}

const ELECTROLYTES: readonly Electrolyte[] = [
  {
    name: 'molten lead(II) bromide',
    short: 'molten PbBr_{2}',
    electrodes: 'carbon',
    ions: ['Pb^{2+}', 'Br^{−}', 'Br^{−}'],
    cathode: { name: 'lead', electrons: 2, atoms: 1 },
    anode: { name: 'bromine', electrons: 2, atoms: 2 },
    becomes: 'stays lead(II) bromide, less of it',
  },
  {
    name: 'concentrated NaCl(aq)',
    short: 'concentrated NaCl(aq)',
    electrodes: 'carbon',
    ions: ['Na^{+}', 'Cl^{−}', 'H^{+}'],
    cathode: HYDROGEN,
    anode: { name: 'chlorine', electrons: 2, atoms: 2 },
    becomes: 'becomes sodium hydroxide solution',
  },
  {
    name: 'dilute sulfuric acid',
    short: 'dilute H_{2}SO_{4}',
    electrodes: 'carbon',
    ions: ['H^{+}', 'SO_{4}^{2−}', 'H^{+}'],
    cathode: HYDROGEN,
    anode: OXYGEN,
    becomes: 'becomes more concentrated, as water is used up',
  },
  {
    name: 'CuSO₄(aq), carbon electrodes',
    short: 'CuSO_{4}(aq)',
    electrodes: 'carbon',
    ions: ['Cu^{2+}', 'SO_{4}^{2−}'],
    cathode: COPPER,
    anode: OXYGEN,
    becomes: 'its blue fades; it becomes sulfuric acid',
  },
  {
    name: 'CuSO₄(aq), copper electrodes',
    short: 'CuSO_{4}(aq)',
    electrodes: 'copper',
    ions: ['Cu^{2+}', 'SO_{4}^{2−}'],
    cathode: COPPER,
    anode: { ...COPPER, isLost: true },
    becomes: 'stays as blue as it was',
  },
]

type Set = { electrolyte: number; electrons: number }

const chosen = ({ electrolyte }: Set) => ELECTROLYTES[electrolyte] ?? (ELECTROLYTES[0] as Electrolyte)
const countOf = ({ electrons }: Set, product: Product) => electrons / product.electrons

/** So many atoms, or molecules of two, in a row from the middle to both sides. */
function row(x: number, y: number, count: number, product: Product): string {
  const step = product.atoms === 2 ? 25 : 17
  return Array.from({ length: count }, (_, at) => {
    const middle = x + (at - (count - 1) / 2) * step
    const cls = product.isLost ? 'l dash' : 'p w'
    return product.atoms === 2
      ? circle(middle - 5, y, 5, cls) + circle(middle + 5, y, 5, cls)
      : circle(middle, y, 6.5, cls)
  }).join('')
}

const changeOf = (product: Product) =>
  product.isLost ? ('eaten' as const) : product.atoms === 1 ? ('deposit' as const) : undefined

/** What an electrode shows once electrons have passed. */
function electrodeOf(values: Set, product: Product, label: string) {
  const change = values.electrons > 0 ? changeOf(product) : undefined
  return {
    label,
    hasBubbles: values.electrons > 0 && product.atoms === 2,
    ...(change ? { change } : {}),
  }
}

function draw(values: Set): string {
  const { short, electrodes, ions, cathode, anode } = chosen(values)
  const cell = electrolysisCell(90, 0, {
    left: electrodeOf(values, anode, `${electrodes}\nanode`),
    right: electrodeOf(values, cathode, `${electrodes}\ncathode`),
    ions,
    liquid: short,
    width: 180,
    height: 104,
  })
  const under = (x: number, product: Product) =>
    row(x, 228, countOf(values, product), product) +
    text(x, 256, product.isLost ? `${product.name} (lost)` : product.name, { anchor: 'middle', cls: 's' })
  return cell.shape + under(92, anode) + under(268, cathode)
}

function told(values: Set, product: Product): string {
  const count = countOf(values, product)
  const what = product.atoms === 2 ? 'molecule' : 'atom'
  const many = `${count} ${what}${count === 1 ? '' : 's'} of ${product.name}`
  return product.isLost ? `${many} lost as ions` : many
}

function says(values: Set): Said {
  const { name, electrodes, cathode, anode, becomes } = chosen(values)
  const seen = ({ isLost, atoms }: Product) =>
    isLost ? 'its edge is eaten away' : atoms === 2 ? 'bubbles rise from it' : 'it is coated'
  const after =
    values.electrons === 0
      ? 'No electrons have passed yet.'
      : `${values.electrons} electrons have passed. At the anode ${seen(anode)}, at the cathode ${seen(cathode)}.`
  return {
    description: `Electrolysis of ${name.split(',')[0]}: two ${electrodes} electrodes joined to a d.c. supply, the anode on the left. Positive ions move to the cathode, negative ions to the anode. ${after} Below stand what was formed at each, as circles: ${told(values, anode)} at the anode, ${told(values, cathode)} at the cathode.`,
    readings: [
      ['At the cathode', told(values, cathode)],
      ['At the anode', told(values, anode)],
      ['Electrolyte', values.electrons === 0 ? 'as it was' : becomes],
    ],
  }
}

export const moving = explorable({
  title: 'What forms at the electrodes',
  height: 266,
  values: {
    electrolyte: {
      label: 'Electrolyte',
      min: 0,
      max: ELECTROLYTES.length - 1,
      step: 1,
      start: 0,
      choices: ELECTROLYTES.map(({ name }) => name),
    },
    electrons: { label: 'Electrons that have passed', min: 0, max: 12, step: 4, start: 4 },
  },
  draw,
  says,
})
