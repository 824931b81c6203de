/**
 * The calculator of the exam: what is typed is read by a small grammar of our own, never run as code. Rules as on
 * school calculators: implied multiplication binds like a product, powers bind to the right, −3² is −9, percent
 * divides by 100, ! is for whole numbers to 170.
 */
export type AngleMode = 'deg' | 'rad'
export type Settings = { angle: AngleMode; answer: number; memory: number }
export type Outcome = { ok: true; value: number } | { ok: false; fault: string }

class Fault extends Error {}

type Token = { kind: 'number'; value: number } | { kind: 'name' | 'sign'; text: string }

const FUNCTIONS = [
  'asin',
  'acos',
  'atan',
  'sin',
  'cos',
  'tan',
  'sqrt',
  'cbrt',
  'log',
  'ln',
  'abs',
  'exp',
] as const
type FunctionName = (typeof FUNCTIONS)[number]
const CONSTANTS = ['pi', 'e', 'Ans', 'M'] as const

const TOKEN = new RegExp(
  String.raw`\s*(?:(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|(${[...FUNCTIONS, ...CONSTANTS].join('|')})|([-+*/^()!%²³√π]))`,
  'y',
)

/** Signs as people paste and type them. */
function plainSigns(text: string): string {
  return text
    .replace(/[−–]/g, '-')
    .replace(/[×·⋅]/g, '*')
    .replace(/÷/g, '/')
    .replace(/\*\*/g, '^')
    .replace(/\b(?:arc|a?)(sin|cos|tan)(?:⁻¹|\^\(?-1\)?)/g, 'a$1')
}

function tokensOf(text: string): Token[] {
  const source = plainSigns(text).trimEnd()
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(source)
    if (!match) throw new Fault(`"${source.slice(at).trim().slice(0, 8)}" is not understood`)
    const [, number, name, sign] = match
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else tokens.push({ kind: 'sign', text: sign ?? '' })
  }
  return tokens
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170)
    throw new Fault('! needs a whole number from 0 to 170')
  let product = 1
  for (let each = 2; each <= value; each += 1) product *= each
  return product
}

/** Exact where schools expect it: sin 180° is 0, tan 90° is an error, not 1.6 × 10¹⁶. */
function trigonometric(name: 'sin' | 'cos' | 'tan', x: number, angle: AngleMode): number {
  const degrees = angle === 'deg' ? x : (x * 180) / Math.PI
  const quarter = Math.round(degrees / 90)
  const isQuarter = Math.abs(degrees - quarter * 90) < 1e-12 * Math.max(1, Math.abs(degrees))
  if (isQuarter) {
    const turn = ((quarter % 4) + 4) % 4
    const sine = [0, 1, 0, -1][turn] ?? 0
    const cosine = [1, 0, -1, 0][turn] ?? 0
    if (name === 'tan' && cosine === 0) throw new Fault('tan has no value there')
    return name === 'sin' ? sine : name === 'cos' ? cosine : 0
  }
  return Math[name](angle === 'deg' ? (x * Math.PI) / 180 : x)
}

function apply(name: FunctionName, x: number, angle: AngleMode): number {
  const back = (radians: number) => (angle === 'deg' ? (radians * 180) / Math.PI : radians)
  switch (name) {
    case 'sin':
    case 'cos':
    case 'tan':
      return trigonometric(name, x, angle)
    case 'asin':
      return back(Math.asin(x))
    case 'acos':
      return back(Math.acos(x))
    case 'atan':
      return back(Math.atan(x))
    case 'sqrt':
      return Math.sqrt(x)
    case 'cbrt':
      return Math.cbrt(x)
    case 'log':
      return Math.log10(x)
    case 'ln':
      return Math.log(x)
    case 'abs':
      return Math.abs(x)
    case 'exp':
      return Math.exp(x)
  }
}

class Reader {
  private at = 0
  constructor(
    private readonly tokens: readonly Token[],
    private readonly settings: Settings,
  ) {}

  private sign(): string | null {
    const token = this.tokens[this.at]
    return token?.kind === 'sign' ? token.text : null
  }

  private take(text: string): boolean {
    if (this.sign() !== text) return false
    this.at += 1
    return true
  }

  whole(): number {
    const value = this.sum()
    if (this.at < this.tokens.length)
      throw new Fault(this.sign() === ')' ? 'A bracket too many' : 'A sign is missing')
    return value
  }

  private sum(): number {
    let value = this.product()
    for (;;) {
      if (this.take('+')) value += this.product()
      else if (this.take('-')) value -= this.product()
      else return value
    }
  }

  private product(): number {
    let value = this.signed()
    for (;;) {
      if (this.take('*')) value *= this.signed()
      else if (this.take('/')) value = divided(value, this.signed())
      else if (this.beginsFactor()) value *= this.power()
      else return value
    }
  }

  /** "2π", "3(4+1)", "2sin30": a product without its sign. */
  private beginsFactor(): boolean {
    const token = this.tokens[this.at]
    if (!token) return false
    return token.kind !== 'sign' || token.text === '(' || token.text === '√' || token.text === 'π'
  }

  private signed(): number {
    if (this.take('-')) return -this.signed()
    if (this.take('+')) return this.signed()
    return this.power()
  }

  private power(): number {
    const below = this.raised()
    return this.take('^') ? below ** this.signed() : below
  }

  private raised(): number {
    let value = this.atom()
    for (;;) {
      if (this.take('²')) value **= 2
      else if (this.take('³')) value **= 3
      else if (this.take('!')) value = factorial(value)
      else if (this.take('%')) value /= 100
      else return value
    }
  }

  private atom(): number {
    const token = this.tokens[this.at]
    this.at += 1
    if (!token) throw new Fault('Something is missing at the end')
    if (token.kind === 'number') return token.value
    if (token.kind === 'name') return this.named(token.text)
    if (token.text === 'π') return Math.PI
    if (token.text === '√') return apply('sqrt', this.raised(), this.settings.angle)
    if (token.text !== '(') throw new Fault('Two signs stand together')
    return this.bracket()
  }

  /** A bracket that is still open at the end counts as closed, as on calculators. */
  private bracket(): number {
    const value = this.sum()
    if (!this.take(')') && this.at < this.tokens.length) throw new Fault('A bracket is missing')
    return value
  }

  private named(name: string): number {
    if (name === 'pi') return Math.PI
    if (name === 'e') return Math.E
    if (name === 'Ans') return this.settings.answer
    if (name === 'M') return this.settings.memory
    const inside = this.take('(') ? this.bracket() : this.signed()
    return apply(name as FunctionName, inside, this.settings.angle)
  }
}

function divided(value: number, by: number): number {
  if (by === 0) throw new Fault('Nothing can be divided by 0')
  return value / by
}

export function calculate(text: string, settings: Settings): Outcome {
  if (text.trim() === '') return { ok: false, fault: '' }
  try {
    const value = new Reader(tokensOf(text), settings).whole()
    if (Number.isNaN(value)) return { ok: false, fault: 'This has no real value' }
    if (!Number.isFinite(value)) return { ok: false, fault: 'Too large' }
    return { ok: true, value }
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.message }
    throw error
  }
}

const FIGURES = 10
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Ten figures; standard form outside 10⁻³ to 10¹⁰. */
export function resultText(value: number): string {
  if (value === 0) return '0'
  const size = Math.abs(value)
  if (size >= 1e10 || size < 1e-3) {
    const [front = '', power = '0'] = value.toExponential(FIGURES - 1).split('e')
    const digits = [...power.replace('+', '')].map(each =>
      each === '-' ? '⁻' : (RAISED[Number(each)] ?? ''),
    )
    return `${trimmed(front)} × 10${digits.join('')}`.replace('-', '−')
  }
  return trimmed(value.toPrecision(FIGURES)).replace('-', '−')
}

function trimmed(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}
