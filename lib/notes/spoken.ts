import { GREEK, UNITS, WORDS } from './spoken-words'

/**
 * A formula in words, for screen readers that do not read MathML: "v equals f times lambda". Written by hand
 * because the general engine we tried read chemistry and units badly ("normal H of sub 2").
 */
export function spokenFormula(latex: string): string {
  const reader = { tokens: tokenize(latex), at: 0 }
  return phrase(reader, [])
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/(?:,| point)\s*$/, '')
    .trim()
}

type Reader = { tokens: string[]; at: number }

const UPRIGHT = /^\\(mathrm|text|operatorname|mathbf|textbf|mathit|pu|ce|textit)\s*\{([\s\S]*)\}$/
const TOKEN =
  /\\(?:mathrm|text|operatorname|mathbf|textbf|mathit|pu|ce|textit)\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\\(?:[a-zA-Z]+|.)|\d+(?:\.\d+)?|\S/g

function tokenize(latex: string): string[] {
  return latex.replace(/(\d)(?:\\,|\{,\})(?=\d{3})/g, '$1').match(TOKEN) ?? []
}

/** Reads until one of `ends` (which it takes) or the end. */
function phrase(reader: Reader, ends: readonly string[]): string {
  const said: string[] = []
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at] ?? ''
    if (ends.includes(token)) {
      reader.at += 1
      break
    }
    said.push(scripted(reader))
  }
  return said.filter(Boolean).join(' ')
}

function isSimple(text: string): boolean {
  return text.split(' ').length <= 2
}

/** One item with what stands above and below it. */
function scripted(reader: Reader): string {
  let said = item(reader)
  for (;;) {
    const sign = reader.tokens[reader.at]
    if (sign === '_') {
      reader.at += 1
      said += ` sub ${argument(reader)}`
    } else if (sign === '^') {
      reader.at += 1
      said += power(argument(reader))
    } else return said
  }
}

function power(exponent: string): string {
  if (exponent === 'degrees') return ' degrees'
  if (exponent === 'prime') return ' prime'
  if (exponent === '2') return ' squared'
  if (exponent === '3') return ' cubed'
  return isSimple(exponent) ? ` to the power ${exponent}` : ` to the power ${exponent}, end power,`
}

/** What a command without braces takes: one digit, as in \frac12, or the next item. */
function argument(reader: Reader): string {
  const token = reader.tokens[reader.at] ?? ''
  if (!/^\d{2,}$/.test(token)) return item(reader)
  reader.tokens[reader.at] = token.slice(1)
  return token.slice(0, 1)
}

function item(reader: Reader): string {
  const token = reader.tokens[reader.at] ?? ''
  reader.at += 1
  if (token === '{') return phrase(reader, ['}'])
  if (/^\\[dt]?frac$/.test(token)) {
    const before = reader.tokens[reader.at - 2] ?? ''
    const [top, bottom] = [argument(reader), argument(reader)]
    // A mixed number, such as 2 3/4
    const isMixed = [before, top, bottom].every(each => /^\d+$/.test(each))
    return `${isMixed ? 'and ' : ''}${fraction(top, bottom)}`
  }
  if (token === '\\sqrt') return root(reader)
  const [, command, content] = UPRIGHT.exec(token) ?? []
  if (command !== undefined && content !== undefined) {
    // After a superscript or subscript a single letter is an element, not a unit: the C of carbon-14.
    const isElement = /^[A-Z][a-z]?$/.test(content) && reader.tokens[reader.at - 2] === '}'
    return isElement ? content : upright(command, content)
  }
  if (/^\\(overrightarrow|vec)$/.test(token)) return `vector ${item(reader)}`
  if (token === '\\dot') return `${item(reader)} recurring`
  if (/^\\(bar|overline)$/.test(token)) return `${item(reader)} bar`
  if (token === '\\begin' || token === '\\end') {
    const name = item(reader).replaceAll(' ', '')
    if (token === '\\begin' && name === 'array') item(reader) // its columns
    return ''
  }
  const greek = GREEK.exec(token)?.[1]
  if (greek) return greek.replace(/^var/, '')
  const word = WORDS.get(token)
  if (word !== undefined) return word
  if (token.startsWith('\\') || token === '&' || token === '}') return ''
  if (token === '(') return 'open bracket'
  if (token === ')') return 'close bracket'
  return token === '[' || token === ']' ? '' : token
}

function fraction(top: string, bottom: string): string {
  return isSimple(top) && isSimple(bottom)
    ? `${top} over ${bottom}`
    : `the fraction ${top}, over ${bottom}, end fraction`
}

function root(reader: Reader): string {
  let degree = ''
  if (reader.tokens[reader.at] === '[') {
    reader.at += 1
    degree = phrase(reader, [']'])
  }
  const inner = item(reader)
  const name =
    degree === '' ? 'the square root of' : degree === '3' ? 'the cube root of' : `root ${degree} of`
  return isSimple(inner) ? `${name} ${inner}` : `${name} ${inner}, end root,`
}

function upright(command: string, content: string): string {
  if (command === 'ce') return chemistry(content)
  if (command === 'mathrm' || command === 'pu') return unit(content)
  return content
}

/** "m / s ^ 2" in words; what is not a unit is read as it stands. */
function unit(content: string): string {
  const letters = content.replace(/\\(?:[,;: ]|cdot)/g, ' ').replace(/k ?\\Omega/g, 'kilohms')
  const said: string[] = []
  let per = ''
  for (const piece of letters.match(
    /\/|[A-Za-zΩ]+|\\[A-Za-z]+|\^ ?(?:\{ ?)?-? ?\d ?\}?|-?\d+(?:\.\d+)?|\S/g,
  ) ?? []) {
    const exponent = /^\^[^\d-]*(-? ?\d)/.exec(piece)?.[1]?.replace(' ', '')
    if (piece === '/') per = 'per '
    else if (exponent?.startsWith('-')) {
      const last = said.pop() ?? ''
      said.push(`per ${singular(last)}${exponent === '-1' ? '' : power(exponent.slice(1))}`)
    } else if (exponent) said.push(`${said.pop() ?? ''}${power(exponent)}`)
    else {
      const name =
        piece === '\\Omega' || piece === 'Ω'
          ? 'ohms'
          : piece === '\\mu'
            ? 'micro'
            : (UNITS.get(piece) ?? piece.replace(/[\\{}]/g, ''))
      said.push(`${per}${per === '' ? name : singular(name)}`)
      per = ''
    }
  }
  return said.join(' ')
}

function singular(name: string): string {
  return /^(hertz|teslas?)$/.test(name) ? name : name.replace(/s$/, '')
}

/** Formulae letter by letter, arrows as "gives", states in words. */
function chemistry(content: string): string {
  return content
    .replace(/\s+/g, ' ')
    .replace(/< ?= ?>/g, ' is in equilibrium with ')
    .replace(/- ?>(?: ?\[[^\]]*\])*/g, ' gives ')
    .replace(/\( ?a ?q ?\)/g, ' aqueous ')
    .replace(/\( ?s ?\)/g, ' solid ')
    .replace(/\( ?l ?\)/g, ' liquid ')
    .replace(/\( ?g ?\)/g, ' gas ')
    .replace(
      /\^ ?\{? ?(\d*) ?([+-]) ?\}?/g,
      (_all, size: string, sign: string) => ` ${size} ${sign === '+' ? 'positive' : 'negative'} `,
    )
    .replace(/ \+ /g, ' plus ')
    .replace(/\^ ?\{? ?(\d+) ?\}?/g, ' mass number $1 ')
    .replace(/_ ?\{? ?(\d+) ?\}?/g, ' $1 ')
    .replace(/(\d*)e ?-(?= |$)/g, (_all, count: string) => ` ${count} electrons`)
}
