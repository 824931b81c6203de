/** An expression as it was read. Minus is a sign of a term, so a sum knows only terms. */
export type Tree =
  | { is: 'number'; value: number; text: string }
  | { is: 'letter'; name: string }
  | { is: 'constant'; name: 'pi' | 'e' | 'i' }
  | { is: 'sum'; terms: readonly Tree[] }
  | { is: 'minus'; of: Tree }
  | { is: 'product'; factors: readonly Tree[] }
  | { is: 'over'; above: Tree; below: Tree }
  | { is: 'power'; base: Tree; exponent: Tree }
  | { is: 'degrees'; of: Tree }
  /** `log` has its base as a second argument. */
  | { is: 'call'; name: CallName; of: readonly Tree[] }

export const TRIGONOMETRIC = ['sin', 'cos', 'tan', 'sec', 'cosec', 'cot'] as const
export const INVERSE = ['arcsin', 'arccos', 'arctan'] as const
export type CallName =
  | (typeof TRIGONOMETRIC)[number]
  | (typeof INVERSE)[number]
  | 'ln'
  | 'log'
  | 'sqrt'
  | 'cbrt'
  | 'abs'
  | 'factorial'
  | 'choose'
  | 'arrange'

const NONE: readonly Tree[] = []

export function childrenOf(tree: Tree): readonly Tree[] {
  switch (tree.is) {
    case 'number':
    case 'letter':
    case 'constant':
      return NONE
    case 'sum':
      return tree.terms
    case 'product':
      return tree.factors
    case 'over':
      return [tree.above, tree.below]
    case 'power':
      return [tree.base, tree.exponent]
    case 'minus':
    case 'degrees':
      return [tree.of]
    case 'call':
      return tree.of
  }
}

export function someNode(tree: Tree, test: (node: Tree) => boolean): boolean {
  return test(tree) || childrenOf(tree).some(child => someNode(child, test))
}

export function lettersOf(tree: Tree, found = new Set<string>()): Set<string> {
  if (tree.is === 'letter') found.add(tree.name)
  else for (const child of childrenOf(tree)) lettersOf(child, found)
  return found
}

export function numberNode(value: number, text = String(value)): Tree {
  return { is: 'number', value, text }
}

export function isNumber(tree: Tree, value?: number): boolean {
  return tree.is === 'number' && (value === undefined || tree.value === value)
}

/** The same for the same expression, whatever the order of terms and factors. */
export function keyOf(tree: Tree): string {
  const inside = childrenOf(tree).map(keyOf)
  if (tree.is === 'number') return String(tree.value)
  if (tree.is === 'letter') return `${tree.name} `
  if (tree.is === 'constant') return `@${tree.name}`
  if (tree.is === 'sum' || tree.is === 'product') inside.sort()
  return `${tree.is === 'call' ? tree.name : tree.is}(${inside.join(',')})`
}

/** With another expression in the place of a letter. */
export function substituted(tree: Tree, letter: string, by: Tree): Tree {
  const inside = (child: Tree) => substituted(child, letter, by)
  switch (tree.is) {
    case 'number':
    case 'constant':
      return tree
    case 'letter':
      return tree.name === letter ? by : tree
    case 'sum':
      return { ...tree, terms: tree.terms.map(inside) }
    case 'product':
      return { ...tree, factors: tree.factors.map(inside) }
    case 'over':
      return { ...tree, above: inside(tree.above), below: inside(tree.below) }
    case 'power':
      return { ...tree, base: inside(tree.base), exponent: inside(tree.exponent) }
    case 'minus':
    case 'degrees':
      return { ...tree, of: inside(tree.of) }
    case 'call':
      return { ...tree, of: tree.of.map(inside) }
  }
}

/** In the marker's spelling, with brackets around everything. */
export function textOf(tree: Tree): string {
  const inside = childrenOf(tree).map(child => `(${textOf(child)})`)
  const [one = '', two = ''] = inside
  switch (tree.is) {
    case 'number':
      return plainNumber(tree.value)
    case 'letter':
    case 'constant':
      return tree.name
    case 'sum':
      return inside.join('+')
    case 'product':
      return inside.join('*')
    case 'over':
      return `${one}/${two}`
    case 'power':
      return `${one}^${two}`
    case 'minus':
      return `-${one}`
    case 'degrees':
      return `${one}°`
    case 'call':
      return callText(tree.name, one, two)
  }
}

/** Without the e of 1e-7, which would be a number of its own. */
function plainNumber(value: number): string {
  const [digits = '0', power] = String(value).split('e')
  return power === undefined ? digits : `${digits}*10^(${Number(power)})`
}

function callText(name: CallName, one: string, two: string): string {
  if (name === 'log') return `log_${two}${one}`
  if (name === 'factorial') return `${one}!`
  if (name === 'choose') return `${one}!/(${two}!*(${one}-${two})!)`
  return name === 'arrange' ? `${one}!/(${one}-${two})!` : `${name}${one}`
}
