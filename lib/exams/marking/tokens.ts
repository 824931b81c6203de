import type { CallName } from './tree'

/** An answer in pieces for the reader. `isClose`: nothing stands between it and the token before it. */
export type Token = { isClose: boolean } & (
  | { is: 'number'; value: number; text: string }
  | { is: 'letter'; name: string }
  | { is: 'constant'; name: 'pi' | 'e' | 'i' }
  | { is: 'name'; name: CallName | 'exp' | 'lg' | 'cis' }
  | { is: 'choose'; name: 'choose' | 'arrange'; of: readonly [string, string] }
  | { is: 'raised'; power: 2 | 3 }
  | { is: 'sign'; sign: string }
)

const GREEK: Record<string, string> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', ζ: 'zeta', η: 'eta', θ: 'theta' },
  ...{ κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', ρ: 'rho', σ: 'sigma', τ: 'tau', φ: 'phi' },
  ...{ χ: 'chi', ψ: 'psi', ω: 'omega' },
}
export const GREEK_SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(GREEK).map(([sign, name]) => [name, sign]),
)
/** Shorter names are read only where the question has them: xi may be x times i. */
const LONG_GREEK = ['alpha', 'beta', 'gamma', 'delta', 'theta', 'lambda', 'sigma', 'omega']

const NAMES: Record<string, Extract<Token, { is: 'name' }>['name']> = {
  ...{ sin: 'sin', cos: 'cos', tan: 'tan', sec: 'sec', cosec: 'cosec', csc: 'cosec', cot: 'cot' },
  ...{ arcsin: 'arcsin', arccos: 'arccos', arctan: 'arctan', asin: 'arcsin', acos: 'arccos', atan: 'arctan' },
  ...{ ln: 'ln', lg: 'lg', log: 'log', exp: 'exp', cis: 'cis' },
  ...{ sqrt: 'sqrt', root: 'sqrt', cbrt: 'cbrt', abs: 'abs', mod: 'abs' },
}

/** Letters as the reader names them: θ is theta. */
export function canonicalLetters(letters: readonly string[]): string[] {
  return letters.map(letter => GREEK[letter.toLowerCase()] ?? letter)
}

/** In vectors i is a unit vector, elsewhere the root of -1. */
export function isImaginary(letters: readonly string[]): boolean {
  return !letters.includes('j')
}

const WORD = new RegExp(
  `(?:${[...Object.keys(NAMES), ...Object.values(GREEK), 'pi', 'squared', 'cubed', 'degrees', 'degree', 'deg']
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
  'iy',
)
const NUMBER = /(?:\d{1,3}(?: \d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)/y
const MIXED = /(\d+) +(\d+)\/(\d+)(?![\d.])/y
const CHOOSE = /\^?\(?(\d+|n)\)?\s*([CP])\s*_?\(?(\d+|[rk])\)?(?!\s*\()/iy
const CHOOSE_CALL = /(?:n?\s*([CP])r?)\s*\(\s*(\d+|n)\s*,\s*(\d+|[rk])\s*\)/iy
const CHOOSE_WORD = /(\d+|n)\s+choose\s+(\d+|[rk])/iy
/** Most texts hold none of these, and are not looked through for them at every sign. */
const MAY_CHOOSE = /(?:\d|n)\)?\s*[CP]\s*_?\(?(?:\d|[rk])|[CP]r?\s*\(|choose/i
const SUBSCRIPT = /_\(?([a-z0-9]+)\)?/iy

type Found = { token: DistributiveOmit<Token, 'isClose'>; length: number }
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A place in a text, and the letters of the question. */
type Place = { text: string; at: number; letters: readonly string[] }

function match(pattern: RegExp, { text, at }: Place): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Null where a sign means nothing in algebra. The letters are those of the question. */
export function tokenize(text: string, letters: readonly string[]): Token[] | null {
  const tokens: Token[] = []
  const mayChoose = MAY_CHOOSE.test(text)
  const place: Place = { text, at: 0, letters }
  let isClose = false
  while (place.at < text.length) {
    if (/\s/.test(text[place.at] ?? '')) {
      isClose = false
      place.at += 1
      continue
    }
    const found = (mayChoose && chosen(place)) || next(place, tokens.at(-1))
    if (!found) return null
    tokens.push(Object.assign(found.token, { isClose }))
    isClose = true
    place.at += found.length
  }
  return tokens
}

const SIGNS = '+-*/^()|!,_°'

function next(place: Place, before: Token | undefined): Found | null {
  const sign = place.text[place.at] ?? ''
  if (SIGNS.includes(sign)) return { token: { is: 'sign', sign }, length: 1 }
  if (/[\d.]/.test(sign)) return numberAt(place)
  if (sign === '√') return { token: { is: 'name', name: 'sqrt' }, length: 1 }
  if (sign === '∛') return { token: { is: 'name', name: 'cbrt' }, length: 1 }
  if (sign === 'π') return { token: { is: 'constant', name: 'pi' }, length: 1 }
  if (/[a-z]/i.test(sign)) return word(place, before) ?? letter(place)
  const greek = GREEK[sign.toLowerCase()]
  return greek ? { token: { is: 'letter', name: greek }, length: 1 } : null
}

function numberAt(place: Place): Found | null {
  const mixed = match(MIXED, place)
  if (mixed && Number(mixed[3]) !== 0) {
    const value = Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3])
    return { token: { is: 'number', value, text: mixed[0] }, length: mixed[0].length }
  }
  const number = match(NUMBER, place)?.[0]
  if (number === undefined) return null
  const digits = number.replace(/ /g, '')
  return { token: { is: 'number', value: Number(digits), text: digits }, length: number.length }
}

function chosen(place: Place): Found | null {
  const { letters } = place
  const call = match(CHOOSE_CALL, place)
  const infix = match(CHOOSE, place)
  const spoken = match(CHOOSE_WORD, place)
  const [whole, sign, n, k] = call
    ? [call[0], call[1], call[2], call[3]]
    : infix
      ? [infix[0], infix[2], infix[1], infix[3]]
      : [spoken?.[0], 'C', spoken?.[1], spoken?.[2]]
  if (whole === undefined || n === undefined || k === undefined || sign === undefined) return null
  const isLetter = (name: string) => !/\d/.test(name) && !letters.includes(name)
  if (letters.includes(sign) || isLetter(n.toLowerCase()) || isLetter(k.toLowerCase())) return null
  const name = sign.toUpperCase() === 'C' ? 'choose' : 'arrange'
  return { token: { is: 'choose', name, of: [n.toLowerCase(), k.toLowerCase()] }, length: whole.length }
}

function word(place: Place, before: Token | undefined): Found | null {
  const { letters } = place
  const [found] = match(WORD, place) ?? []
  if (found === undefined) return null
  const length = found.length
  const lower = found.toLowerCase()
  if (letters.includes(lower)) return { token: { is: 'letter', name: lower }, length }
  if (lower === 'pi') return { token: { is: 'constant', name: 'pi' }, length }
  if (lower === 'squared' || lower === 'cubed')
    return { token: { is: 'raised', power: lower === 'squared' ? 2 : 3 }, length }
  if (lower.startsWith('deg'))
    return before?.is === 'number' || (before?.is === 'sign' && before.sign === ')')
      ? { token: { is: 'sign', sign: '°' }, length }
      : null
  const name = NAMES[lower]
  if (name === undefined)
    return LONG_GREEK.includes(lower) ? { token: { is: 'letter', name: lower }, length } : null
  // a sin x is not arcsin x where the question has an a.
  if (/^a(?:sin|cos|tan)$/.test(lower) && letters.includes('a')) return null
  return { token: { is: 'name', name }, length }
}

function letter({ text, at, letters }: Place): Found {
  const sign = text[at] ?? ''
  const subscript = match(SUBSCRIPT, { text, at: at + 1, letters })
  const indexed = subscript ? `${sign}_${subscript[1]}` : ''
  if (subscript && letters.includes(indexed))
    return { token: { is: 'letter', name: indexed }, length: 1 + subscript[0].length }
  if (sign === 'e' && (!letters.includes('E') || text[at + 1] === '^') && !letters.includes('e'))
    return { token: { is: 'constant', name: 'e' }, length: 1 }
  if (isImaginary(letters) && sign === 'i') return { token: { is: 'constant', name: 'i' }, length: 1 }
  if (letters.includes(sign)) return { token: { is: 'letter', name: sign }, length: 1 }
  const other = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()
  if (isImaginary(letters) && sign === 'I' && letters.includes('i'))
    return { token: { is: 'constant', name: 'i' }, length: 1 }
  if (letters.includes(other)) return { token: { is: 'letter', name: other }, length: 1 }
  if (sign === 'E') return { token: { is: 'constant', name: 'e' }, length: 1 }
  return { token: { is: 'letter', name: sign }, length: 1 }
}
