import { escapeHtml } from '@/lib/content/escape-html'

/** What a formula stands for: atoms by symbol, and the charge in units of the charge of a proton. */
export type Species = {
  atoms: ReadonlyMap<string, number>
  charge: number
  /** The formula without its charge, as it was typed. */
  body: string
}

/** The elements, in order of proton number. */
const ELEMENTS = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr ' +
    'Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir ' +
    'Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl ' +
    'Mc Lv Ts Og'
  ).split(' '),
)

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

/** One spelling of what students type: raised signs become ^2+, lowered digits _2, every dash a minus. */
export function plainFormula(typed: string): string {
  return typed
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]/g, run => `^${[...run].map(raisedSign).join('')}`)
    .replace(/[₀₁₂₃₄₅₆₇₈₉]+/g, run => `_${[...run].map(each => LOWERED.indexOf(each)).join('')}`)
    .normalize('NFKC')
    .replace(/[−–—‒]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
}

function raisedSign(each: string): string {
  return each === '⁺' ? '+' : each === '⁻' ? '-' : String(RAISED.indexOf(each))
}

/**
 * The ways to read a typed formula, likeliest first: "SO42-" is sulfate to a student, and might be S, O₄₂ and one
 * minus. Empty when it is no formula, such as "h2o": capitals are part of a symbol.
 */
export function readFormula(typed: string): Species[] {
  const text = plainFormula(typed).trim()
  if (/^e(?:\s*\^?\s*[({]?\s*1?-\s*[)}]?)?$/.test(text)) return [{ atoms: new Map(), charge: -1, body: 'e' }]
  return chargeReadings(text).flatMap(({ body, charge }) => {
    const atoms = atomsOf(body)
    return atoms ? [{ atoms, charge, body }] : []
  })
}

type Charged = { body: string; charge: number }

const sizeOf = (digits: string) => (digits === '' ? 1 : Number(digits))

function chargeReadings(text: string): Charged[] {
  const marked = /^(.+?)(?:\s*\^\s*[({]?|\s*\(\s*|\s+)(\d*)([+-])(\d*)\s*[)}]?$/.exec(text)
  if (marked) {
    const [, body = '', before = '', sign, after = ''] = marked
    return [{ body, charge: sizeOf(before || after) * (sign === '-' ? -1 : 1) }]
  }
  const doubled = /^(.+?)(\+{2,4}|-{2,4})$/.exec(text)
  if (doubled?.[1] && doubled[2]) {
    return [{ body: doubled[1], charge: doubled[2].length * (doubled[2][0] === '-' ? -1 : 1) }]
  }
  const bare = /^(.+?)(\d*)([+-])(\d*)$/.exec(text)
  if (!bare) return [{ body: text, charge: 0 }]
  const [, front = '', digits = '', sign, after = ''] = bare
  const unit = sign === '-' ? -1 : 1
  if (after !== '') return [{ body: front + digits, charge: unit * Number(after) }]
  const asCount = { body: front + digits, charge: unit }
  if (digits === '') return [asCount]
  const asCharge = { body: front + digits.slice(0, -1), charge: unit * Number(digits.slice(-1)) }
  // Fe3+, SO42- and [Cu(NH3)4]2+ end in their charge, NH4+ in a count.
  const isCharge = digits.length > 1 || ELEMENTS.has(front) || front.endsWith(']')
  return isCharge ? [asCharge, asCount] : [asCount, asCharge]
}

/** The atoms of a formula without charge, water of crystallisation included; null when it is none. */
function atomsOf(body: string): Map<string, number> | null {
  const total = new Map<string, number>()
  for (const part of body.replace(/\s+/g, '').split(/[.·•⋅*]/)) {
    const match = /^(\d*)(.+)$/.exec(part)
    const atoms = match?.[2] ? groupAtoms(match[2]) : null
    if (!match || !atoms) return null
    addAtoms(total, atoms, sizeOf(match[1] ?? ''))
  }
  return total
}

const TOKEN = /([A-Z][a-z]?)|([([{])|([)\]}])|_?\{?(\d+)\}?/y

function groupAtoms(text: string): Map<string, number> | null {
  const open: Map<string, number>[] = [new Map()]
  let last: Map<string, number> | null = null
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match) return null
    const [, symbol, opens, closes, digits] = match
    const top = open.at(-1) ?? new Map()
    // A number multiplies what stands before it: once more than it has been counted already.
    if (digits) {
      if (!last || Number(digits) === 0) return null
      addAtoms(top, last, Number(digits) - 1)
      last = null
    } else if (symbol) {
      const known = ELEMENTS.has(symbol) ? symbol : null
      if (!known) return null
      last = new Map([[known, 1]])
      addAtoms(top, last, 1)
    } else if (opens) {
      open.push(new Map())
      last = null
    } else if (closes) {
      const group = open.pop()
      const outer = open.at(-1)
      if (!group || !outer || group.size === 0) return null
      addAtoms(outer, group, 1)
      last = group
    }
  }
  const [only] = open
  return open.length === 1 && only && only.size > 0 ? only : null
}

function addAtoms(total: Map<string, number>, atoms: ReadonlyMap<string, number>, times: number): void {
  for (const [symbol, count] of atoms) total.set(symbol, (total.get(symbol) ?? 0) + times * count)
}

/** The same text for the same atoms and charge, in whatever order they were written. */
export function speciesKey({ atoms, charge }: Pick<Species, 'atoms' | 'charge'>): string {
  const counts = [...atoms].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${counts.map(([symbol, count]) => `${symbol}${count}`).join(' ')} ${charge}`
}

/** Counts lowered, the charge raised. */
export function formulaHtml({ body, charge }: Pick<Species, 'body' | 'charge'>): string {
  const counts = escapeHtml(body)
    .replace(/\s+/g, '')
    .replace(/_\{?(\d+)\}?/g, '<sub>$1</sub>')
    .replace(/([A-Za-z)\]}])(\d+)/g, '$1<sub>$2</sub>')
    .replace(/[.•⋅*]/g, '·')
  return `${counts}${charge === 0 ? '' : `<sup>${chargeText(charge)}</sup>`}`
}

/** 2+, −, as chemists write it. */
export function chargeText(charge: number): string {
  const sign = charge < 0 ? '−' : '+'
  return charge === 0 ? '0' : `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${sign}`
}
