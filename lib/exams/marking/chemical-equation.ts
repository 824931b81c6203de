import {
  chargeText,
  formulaHtml,
  plainFormula,
  readFormula,
  type Species,
  speciesKey,
} from './chemical-formula'

export const STATES = ['s', 'l', 'g', 'aq'] as const
export type MatterState = (typeof STATES)[number]

/** One substance of an equation. `readings`: the ways to read its formula, likeliest first. */
type Term = { count: number; readings: Species[]; state: MatterState | null; typed: string }
export type ChemicalEquation = { left: Term[]; right: Term[]; isReversible: boolean }

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

/** `=`, `->`, `→`, `⇌` and their kin. A dash right behind a formula may be its charge: "OH-->". */
const ARROW = /<-*>|<=+>|-*>|=+>?|[→⟶⇌⇄⇋↔]/g

/**
 * An equation as students type it: "2H2 + O2 -> 2H2O", "Cu^2+(aq) + 2e- → Cu(s)".
 * @returns null when there are not two sides with a formula on each
 */
export function readEquation(typed: string): ChemicalEquation | null {
  const { text, arrows } = prepared(typed)
  const [arrow] = arrows
  if (arrows.length !== 1 || !arrow) return null
  const readings = ends(text, arrow[0], arrow.index).flatMap(([left, right]) => {
    const sides = readSides(left, right)
    return sides ? [{ ...sides, isReversible: /[<⇌⇄⇋↔]/.test(arrow[0]) }] : []
  })
  return readings.find(isBalanced) ?? readings[0] ?? null
}

function prepared(typed: string): { text: string; arrows: RegExpExecArray[] } {
  const decimals = typed.replace(/(\d*)\s*([½¼¾⅓⅔])/g, (_, whole: string, part: string) =>
    String(Number(whole || 0) + (FRACTIONS[part] ?? 0)),
  )
  const text = plainFormula(decimals).replace(/\u2044/g, '/')
  return { text, arrows: [...text.matchAll(ARROW)] }
}

/** Why `readEquation` has no reading, as a sentence to the student. */
export function unreadableEquation(typed: string): string {
  const { text, arrows } = prepared(typed)
  const [arrow] = arrows
  if (!arrow) return 'There is no arrow: write -> between what reacts and what forms.'
  if (arrows.length > 1) return 'There is more than one arrow.'
  const sides = { left: text.slice(0, arrow.index), right: text.slice(arrow.index + arrow[0].length) }
  for (const [name, side] of Object.entries(sides)) {
    if (side.trim() === '') return `Nothing stands on the ${name} of the arrow.`
    const wrong = separated(side).find(term => readTerm(term) === null)
    if (wrong !== undefined)
      return `"${wrong.trim()}" does not read as a formula. Each symbol of an element begins with a capital letter.`
  }
  return 'This does not read as an equation.'
}

function ends(text: string, arrow: string, at: number): [string, string][] {
  const right = text.slice(at + arrow.length)
  const whole: [string, string] = [text.slice(0, at), right]
  const hasCharge = arrow.startsWith('--') && /\w$/.test(whole[0])
  return hasCharge ? [[`${whole[0]}-`, right], whole] : [whole]
}

function readSides(left: string, right: string): Pick<ChemicalEquation, 'left' | 'right'> | null {
  const [before, after] = [taken(left), taken(right)]
  const terms = [readSide(before.side), readSide(after.side)] as const
  if (!terms[0] || !terms[1]) return null
  // "2Cl- - 2e- → Cl2" says that the electrons leave.
  return { left: [...terms[0], ...after.electrons], right: [...terms[1], ...before.electrons] }
}

function taken(side: string): { side: string; electrons: Term[] } {
  const match = /^(.*\S)\s+-\s*(\d*)\s*(e(?:\^?-)?)\s*$/.exec(side)
  if (!match?.[1]) return { side, electrons: [] }
  const electron = readTerm(`${match[2] ?? ''}e-`)
  return { side: match[1], electrons: electron ? [electron] : [] }
}

function readSide(side: string): Term[] | null {
  const terms = separated(side).map(readTerm)
  return terms.length > 0 && terms.every(term => term !== null) ? terms : null
}

/** A plus separates when a substance follows; else it is a charge, as the first of "H+ + OH-" is. */
function separated(side: string): string[] {
  const found: string[] = []
  let from = 0
  for (let at = 0; at < side.length; at += 1) {
    if (side[at] !== '+' || /[\^({]\d*$/.test(side.slice(Math.max(0, at - 4), at))) continue
    if (!/^\s*[\dA-Za-z([{]/.test(side.slice(at + 1)) || /^\s*\((?:s|l|g|aq)\)/i.test(side.slice(at + 1)))
      continue
    // "Fe+3": a digit right behind the sign and nothing after it is the size of the charge.
    if (
      /^\d(?:\s*\((?:s|l|g|aq)\))?\s*(?:\+|$)/i.test(side.slice(at + 1)) &&
      /[A-Za-z)\]]$/.test(side.slice(0, at))
    )
      continue
    found.push(side.slice(from, at))
    from = at + 1
  }
  return [...found, side.slice(from)]
}

const TERM =
  /^\s*(?:(\d+)\s*\/\s*(\d+)|(\d+(?:\.\d+)?))?\s*[×*]?\s*(.*?)\s*(?:_?\(\s*(s|l|g|aq)\s*\))?\s*\.?\s*$/i

function readTerm(typed: string): Term | null {
  const match = TERM.exec(typed)
  if (!match?.[4]) return null
  const [, above, below, whole, formula, state] = match
  const count = above ? Number(above) / Number(below) : Number(whole ?? 1)
  const readings = readFormula(formula)
  if (readings.length === 0 || !Number.isFinite(count) || count <= 0) return null
  return { count, readings, state: (state?.toLowerCase() as MatterState | undefined) ?? null, typed: formula }
}

const first = (term: Term): Species => term.readings[0] as Species

type Tally = Map<string, number>

function add(tally: Tally, what: string, amount: number): void {
  tally.set(what, (tally.get(what) ?? 0) + amount)
}

const CHARGE = 'charge'
const isNone = (amount: number) => Math.abs(amount) < 1e-6

/** Atoms of each element and charge, left less right; nothing left over when it is balanced. */
function surplus({ left, right }: ChemicalEquation): { left: Tally; right: Tally; unequal: string[] } {
  const count = (terms: Term[]) => {
    const tally: Tally = new Map()
    for (const term of terms) {
      const { atoms, charge } = first(term)
      for (const [symbol, each] of atoms) add(tally, symbol, term.count * each)
      add(tally, CHARGE, term.count * charge)
    }
    return tally
  }
  const sides = { left: count(left), right: count(right) }
  const all = new Set([...sides.left.keys(), ...sides.right.keys()])
  const unequal = [...all].filter(each => !isNone((sides.left.get(each) ?? 0) - (sides.right.get(each) ?? 0)))
  return { ...sides, unequal }
}

export function isBalanced(equation: ChemicalEquation): boolean {
  return surplus(equation).unequal.length === 0
}

const amountText = (amount: number) => String(Math.round(amount * 1000) / 1000)

function unbalanced(equation: ChemicalEquation): string | null {
  const { left, right, unequal } = surplus(equation)
  const [what] = unequal
  if (what === undefined) return null
  const [before, after] = [left.get(what) ?? 0, right.get(what) ?? 0]
  return what === CHARGE
    ? `The charges do not balance: ${chargeText(before)} on the left, ${chargeText(after)} on the right.`
    : `${what} does not balance: ${amountText(before)} on the left, ${amountText(after)} on the right.`
}

/** Counts by substance, each side for itself, what was written twice added up. */
function counts(terms: readonly Term[]): Tally {
  const tally: Tally = new Map()
  for (const term of terms) add(tally, speciesKey(first(term)), term.count)
  return tally
}

/** Each typed formula read as the key has it, where one of its readings fits; the rest as is likeliest. */
function readLike(typed: ChemicalEquation, key: ChemicalEquation): ChemicalEquation {
  const known = new Set([...key.left, ...key.right].map(term => speciesKey(first(term))))
  const fit = (term: Term): Term => {
    const found = term.readings.find(each => known.has(speciesKey(each)))
    return found ? { ...term, readings: [found] } : term
  }
  return { ...typed, left: typed.left.map(fit), right: typed.right.map(fit) }
}

export type EquationVerdict = {
  /** The right substances stand on each side. */
  species: boolean
  balance: boolean
  states: boolean
  /** What is wrong, as a sentence to the student; null when nothing is. */
  fault: string | null
}

/** Judges what was typed against the key: substances, then balance by any common factor, then states. */
export function judgeEquation(typed: ChemicalEquation, key: ChemicalEquation): EquationVerdict {
  const own = readLike(typed, key)
  const wrong = speciesFault(own, key)
  if (wrong !== null) return { species: false, balance: false, states: false, fault: wrong }
  const uneven =
    unbalanced(own) ?? (hasRatio(own, key) ? null : 'It balances, but not in the ratio of this reaction.')
  const state = stateFault(own, key)
  return { species: true, balance: uneven === null, states: state === null, fault: uneven ?? state }
}

function speciesFault(own: ChemicalEquation, key: ChemicalEquation): string | null {
  const sides = { left: counts(own.left), right: counts(own.right) }
  const wanted = { left: counts(key.left), right: counts(key.right) }
  if (
    sameKeys(sides.left, wanted.right) &&
    sameKeys(sides.right, wanted.left) &&
    !sameKeys(sides.left, wanted.left)
  )
    return 'The two sides are the wrong way round: what reacts stands on the left.'
  const both = own.left.find(term => sides.right.has(speciesKey(first(term))))
  if (both) return `${both.typed} stands on both sides: leave out what does not change.`
  for (const side of ['left', 'right'] as const) {
    const stranger = own[side].find(term => !wanted[side].has(speciesKey(first(term))))
    if (stranger)
      return `${stranger.typed} is not among what ${side === 'left' ? 'reacts' : 'forms'} here, or its formula is not right.`
    if (!sameKeys(sides[side], wanted[side])) return `Something is missing on the ${side}.`
  }
  return null
}

function sameKeys(one: Tally, other: Tally): boolean {
  return one.size === other.size && [...one.keys()].every(each => other.has(each))
}

function hasRatio(own: ChemicalEquation, key: ChemicalEquation): boolean {
  const ratios = (['left', 'right'] as const).flatMap(side => {
    const wanted = counts(key[side])
    return [...counts(own[side])].map(([what, count]) => count / (wanted.get(what) ?? Number.NaN))
  })
  const [ratio = Number.NaN] = ratios
  return ratios.every(each => Math.abs(each - ratio) < 1e-6 * ratio)
}

function stateFault(own: ChemicalEquation, key: ChemicalEquation): string | null {
  for (const side of ['left', 'right'] as const) {
    const wanted = new Map(key[side].map(term => [speciesKey(first(term)), term.state]))
    for (const { readings, state, typed } of own[side].map(term => ({ ...term, readings: first(term) }))) {
      const right = wanted.get(speciesKey(readings)) ?? null
      if (right === null || state === right) continue
      return state === null ? `The state symbol of ${typed} is missing.` : `${typed} is not (${state}) here.`
    }
  }
  return null
}

/** Whether every substance has its state symbol; electrons have none. */
export function hasStates({ left, right }: ChemicalEquation): boolean {
  return [...left, ...right].every(term => term.state !== null || first(term).atoms.size === 0)
}

function termHtml(term: Term): string {
  const count = isNone(term.count - 1) ? '' : countText(term.count)
  return `${count}${formulaHtml(first(term))}${term.state ? `(${term.state})` : ''}`
}

function countText(count: number): string {
  const part = Object.entries(FRACTIONS).find(([, value]) => isNone(count - Math.floor(count) - value))
  return part ? `${Math.floor(count) || ''}${part[0]}` : amountText(count)
}

/** As it is printed; escaped, so safe to set as HTML. */
export function equationHtml({ left, right, isReversible }: ChemicalEquation): string {
  const side = (terms: readonly Term[]) => terms.map(termHtml).join(' + ')
  return `<span class="equation">${side(left)} ${isReversible ? '⇌' : '→'} ${side(right)}</span>`
}
