import { formulasIn } from './prose'
import type { Prose, Question } from './question'

/** What a question prints before the field of a part, and the prompt of it. */
export function printedBefore({ stem, parts }: Question, label: string): Prose[] {
  const until = parts.findIndex(part => part.label === label) + 1
  return [stem, ...parts.slice(0, until).flatMap(({ lead = '', prompt }) => [lead, prompt])]
}

/** The formulas of a text, each as a student would type it. */
export function typedFormulas(prose: Prose): string[] {
  return formulasIn(prose).map(typedFromLatex)
}

const SIGNS: Record<string, string> = {
  times: '*',
  cdot: '*',
  div: '/',
  le: '<=',
  leq: '<=',
  leqslant: '<=',
  ge: '>=',
  geq: '>=',
  geqslant: '>=',
  ne: '<>',
  neq: '<>',
  pm: '±',
}
/** Commands that set the size or the look of what follows. */
const LOOKS = /\\(?:left|right|displaystyle|mathrm|mathbf|mathit|text|operatorname|[,;:! ]|q?quad)/g
const GROUP = String.raw`\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}`
const FRACTION = new RegExp(String.raw`\\[dt]?frac(?:${GROUP}${GROUP}|(\d)(\d))`)
const ROOT = new RegExp(String.raw`\\sqrt(\[3\])?(?:${GROUP}|(\d))`)

/** "\frac{x + 1}{3}" as "((x + 1)/(3))". What has no keys on a keyboard stays as it is, and is read by nobody. */
export function typedFromLatex(latex: string): string {
  let text = latex.replace(/\\[dt]frac/g, '\\frac').replace(LOOKS, ' ')
  for (let found = FRACTION.exec(text); found; found = FRACTION.exec(text)) {
    const [all, above = found[3], below = found[4]] = found
    text = text.replace(all, () => `((${above})/(${below}))`)
  }
  for (let found = ROOT.exec(text); found; found = ROOT.exec(text)) {
    const [all, cube, inside = found[3]] = found
    text = text.replace(all, () => `${cube ? 'cbrt' : 'sqrt'}(${inside})`)
  }
  return text
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\\(log_)\{?(\w+)\}?/g, '$1$2 ')
    .replace(/\{/g, '(')
    .replace(/\}/g, ')')
    .replace(/\\([a-z]+)/gi, (_, name: string) => SIGNS[name] ?? ` ${name} `)
    .trim()
}
