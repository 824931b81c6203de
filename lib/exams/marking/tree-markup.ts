import { GREEK_SIGNS } from './tokens'
import { isNumber, type Tree } from './tree'

/** An expression as MathML, with the brackets that its meaning needs, and in words for screen readers. */

/** How closely a node holds together: a sum least, a letter most. */
function strength(tree: Tree): number {
  if (tree.is === 'sum') return 0
  if (tree.is === 'minus') return 1
  if (tree.is === 'product') return 2
  if (tree.is === 'power' || tree.is === 'degrees') return 3
  return tree.is === 'call' && !['abs', 'sqrt', 'cbrt'].includes(tree.name) ? 2.5 : 4
}

const bracketed = (markup: string) =>
  `<mrow><mo stretchy="false">(</mo>${markup}<mo stretchy="false">)</mo></mrow>`
const row = (markup: string) => `<mrow>${markup}</mrow>`

function atLeast(tree: Tree, least: number): string {
  return strength(tree) < least ? bracketed(treeMarkup(tree)) : row(treeMarkup(tree))
}

function letterMarkup(name: string): string {
  const [letter = '', index] = name.split('_')
  const sign = `<mi>${GREEK_SIGNS[letter] ?? letter}</mi>`
  return index === undefined ? sign : `<msub>${sign}<mn>${index}</mn></msub>`
}

const CONSTANTS = { pi: 'π', e: 'e', i: 'i' } as const

export function treeMarkup(tree: Tree): string {
  switch (tree.is) {
    case 'number':
      return `<mn>${tree.text}</mn>`
    case 'letter':
      return letterMarkup(tree.name)
    case 'constant':
      return `<mi>${CONSTANTS[tree.name]}</mi>`
    case 'sum':
      return tree.terms.map(termMarkup).join('')
    case 'minus':
      return `<mo>−</mo>${atLeast(tree.of, 1.5)}`
    case 'product':
      return tree.factors.map(factorMarkup).join('')
    case 'over':
      return `<mfrac>${row(treeMarkup(tree.above))}${row(treeMarkup(tree.below))}</mfrac>`
    case 'power':
      return `<msup>${atLeast(tree.base, 3.5)}${row(treeMarkup(tree.exponent))}</msup>`
    case 'degrees':
      return `${atLeast(tree.of, 3)}<mo>°</mo>`
    case 'call':
      return callMarkup(tree)
  }
}

function termMarkup(term: Tree, at: number): string {
  if (at === 0) return treeMarkup(term)
  return term.is === 'minus' ? treeMarkup(term) : `<mo>+</mo>${treeMarkup(term)}`
}

/** Two numbers side by side would be one. */
function factorMarkup(factor: Tree, at: number, factors: readonly Tree[]): string {
  const markup = atLeast(factor, 2)
  const isAfter = at > 0 && /^<mrow>(?:<[a-z]+>)*<m(?:n|frac)>/.test(markup)
  return isAfter && factors[at - 1] ? `<mo>×</mo>${markup}` : markup
}

type Call = Extract<Tree, { is: 'call' }>

function callMarkup({ name, of }: Call): string {
  // Before the rest is written: nothing may be written twice, or 9!!!! would double with every sign.
  if (name === 'factorial') return `${of[0] ? atLeast(of[0], 4) : ''}<mo>!</mo>`
  const [one, two] = of.map(treeMarkup)
  if (name === 'sqrt') return `<msqrt>${one}</msqrt>`
  if (name === 'cbrt') return `<mroot>${row(one ?? '')}<mn>3</mn></mroot>`
  if (name === 'abs') return `<mrow><mo stretchy="false">|</mo>${one}<mo stretchy="false">|</mo></mrow>`
  if (name === 'choose' || name === 'arrange') {
    const sign = `<mi mathvariant="normal">${name === 'choose' ? 'C' : 'P'}</mi>`
    return `<mmultiscripts>${sign}${row(two ?? '')}<none/><mprescripts/><none/>${row(one ?? '')}</mmultiscripts>`
  }
  const upright = `<mi mathvariant="normal">${name}</mi>`
  const isTen = of[1] !== undefined && isNumber(of[1], 10)
  const head = two === undefined || isTen ? upright : `<msub>${upright}${row(two)}</msub>`
  return `${head}<mo>\u2061</mo>${bracketed(one ?? '')}`
}

const CALL_WORDS: Partial<Record<Call['name'], string>> = {
  sqrt: 'the square root of',
  cbrt: 'the cube root of',
  abs: 'the modulus of',
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  ln: 'natural log of',
}

function wordsWithin(tree: Tree, least: number): string {
  return strength(tree) < least ? `open bracket ${treeWords(tree)} close bracket` : treeWords(tree)
}

export function treeWords(tree: Tree): string {
  switch (tree.is) {
    case 'number':
      return tree.text
    case 'letter':
      return tree.name.replace('_', ' sub ')
    case 'constant':
      return tree.name
    case 'sum':
      return tree.terms
        .map((term, at) => (at > 0 && term.is !== 'minus' ? `plus ${treeWords(term)}` : treeWords(term)))
        .join(' ')
    case 'minus':
      return `minus ${wordsWithin(tree.of, 1.5)}`
    case 'product':
      return tree.factors.map((factor, at) => spokenFactor(factor, tree.factors[at - 1])).join(' ')
    case 'over':
      return `the fraction ${treeWords(tree.above)}, over ${treeWords(tree.below)}, end fraction`
    case 'power':
      return `${wordsWithin(tree.base, 3.5)} ${powerWords(tree.exponent)}`
    case 'degrees':
      return `${wordsWithin(tree.of, 3)} degrees`
    case 'call':
      return callWords(tree)
  }
}

function spokenFactor(factor: Tree, before: Tree | undefined): string {
  const isPlain = before === undefined || (factor.is !== 'number' && strength(factor) > 2.5)
  return `${isPlain ? '' : 'times '}${wordsWithin(factor, 2)}`
}

function powerWords(exponent: Tree): string {
  if (isNumber(exponent, 2)) return 'squared'
  if (isNumber(exponent, 3)) return 'cubed'
  return `to the power ${treeWords(exponent)}${strength(exponent) < 3 ? ', end power' : ''}`
}

function callWords({ name, of }: Call): string {
  const [one, two] = of
  const first = one ? wordsWithin(one, 2) : ''
  if (name === 'factorial') return `${first} factorial`
  if (name === 'choose' || name === 'arrange')
    return `${first} ${name === 'choose' ? 'choose' : 'arrange'} ${two ? treeWords(two) : ''}`
  if (name === 'log') return `log${two && !isNumber(two, 10) ? ` to base ${treeWords(two)}` : ''} of ${first}`
  return `${CALL_WORDS[name] ?? name} ${first}`
}
