import fc from 'fast-check'

/** How many times the usual number of cases, and other ones each time: `npm run fuzz`. */
const FUZZ = Number(process.env.FUZZ ?? 0)

/**
 * CI must say the same of a commit each time, so there the cases of a property are the same each time; looking for
 * new ones is the work of `npm run fuzz`. What it finds becomes an example beside the property.
 */
fc.configureGlobal(FUZZ > 0 ? { numRuns: 100 * FUZZ } : { seed: 20_261_123 })

/** For a property with dear cases: `usual` is how many CI tries. */
export const runs = (usual: number): number => usual * Math.max(FUZZ, 1)

/** Signs of our markup and of LaTeX, and names that every object answers to. */
const PITFALLS = [
  ...[
    '$',
    '$$',
    '\\$',
    '\\',
    '{',
    '}',
    '^',
    '^{',
    '_{',
    '*',
    '**',
    '<b>',
    '&',
    '"',
    '- ',
    '\n\n',
    '\u0000',
    '\ud800',
  ],
  ...['1', '-', '.', '/', ' ', 'x', 'm', '=', '√', '(', ')', 'e9', '\\frac'],
  ...['valueOf', 'constructor', '__proto__', 'toString'],
]

/** Whatever may stand in a text field: any text, and texts of what code trips over. */
export function typedText(maxLength: number): fc.Arbitrary<string> {
  const pitfalls = fc.array(fc.constantFrom(...PITFALLS), { maxLength: 12 })
  return fc.oneof(
    fc.string({ maxLength }),
    pitfalls.map(pieces => pieces.join('').slice(0, maxLength)),
  )
}

const ALGEBRA = [
  ...['x', 'X', 'y', 'c', 'e', 'i', 'π', 'θ', '2', '-3', '0.5', '½', '10', '999999999', '1e9', '7C2', 'n!'],
  ...['(', ')', '[', ']', '{', '}', '|', '^', '²', '⁻¹', '/', '*', '+', '-', '!', '°', '√', '∛', '_', '...'],
  ...['sin', 'cosec', 'arctan', 'ln', 'log_2', 'exp', '=', '<', '>=', '≠', '±', ',', ';', '\n', ' '],
  ...[' or ', ' and ', '∪', '∈', '∞', 'no solution', 'f(x)=', ' cm', 'in R', '⇒'],
]

/** Algebra and what looks like it, now and then the same again and again up to the length of a field. */
export function algebraText(maxLength: number): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...ALGEBRA)
  const mixed = fc.array(piece, { maxLength: 40 }).map(list => list.join(''))
  const repeated = fc
    .array(piece, { minLength: 1, maxLength: 4 })
    .map(list => list.join('').repeat(Math.ceil(maxLength / list.join('').length)))
  return fc.oneof(mixed, repeated).map(text => text.slice(0, maxLength))
}

export { fc }
