import { ArithmeticFault, BEHIND, type Grammar, MINUS, reckon, SIGNS } from '@/lib/arithmetic'

/**
 * The calculator of the exam: what is typed is read by a small grammar of our own, never run as code. Rules as on
 * school calculators: implied multiplication binds like a product, powers bind to the right, −3² is −9, percent
 * divides by 100, ! is for whole numbers to 170. A bracket that is still open at the end counts as closed.
 */
export type AngleMode = 'deg' | 'rad'
export type Settings = { angle: AngleMode; answer: number; memory: number }
export type Outcome = { ok: true; value: number } | { ok: false; fault: string }

/** Signs as people paste and type them. */
function plainSigns(text: string): string {
  return text
    .replace(/[−–]/g, '-')
    .replace(/[×·⋅]/g, '*')
    .replace(/÷/g, '/')
    .replace(/\*\*/g, '^')
    .replace(/\b(?:arc|a?)(sin|cos|tan)(?:⁻¹|\^\(?-1\)?)/g, 'a$1')
}

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170)
    throw new ArithmeticFault('! needs a whole number from 0 to 170')
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
    if (name === 'tan' && cosine === 0) throw new ArithmeticFault('tan has no value there')
    return name === 'sin' ? sine : name === 'cos' ? cosine : 0
  }
  return Math[name](angle === 'deg' ? (x * Math.PI) / 180 : x)
}

function angleOf(radians: number, angle: AngleMode): number {
  return angle === 'deg' ? (radians * 180) / Math.PI : radians
}

const FUNCTIONS: Readonly<Record<string, (x: number, angle: AngleMode) => number>> = {
  asin: (x, angle) => angleOf(Math.asin(x), angle),
  acos: (x, angle) => angleOf(Math.acos(x), angle),
  atan: (x, angle) => angleOf(Math.atan(x), angle),
  sin: (x, angle) => trigonometric('sin', x, angle),
  cos: (x, angle) => trigonometric('cos', x, angle),
  tan: (x, angle) => trigonometric('tan', x, angle),
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  log: Math.log10,
  ln: Math.log,
  abs: Math.abs,
  exp: Math.exp,
}

const TOKEN = new RegExp(
  String.raw`\s*((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|${Object.keys(FUNCTIONS).join('|')}|pi|e|Ans|M|[-+*/^()!%²³√π])`,
  'y',
)

function divided(value: number, by: number): number {
  if (by === 0) throw new ArithmeticFault('Nothing can be divided by 0')
  return value / by
}

const behind = (of: (value: number) => number) => ({ binds: BEHIND, of })

const OWN_SIGNS: Grammar['signs'] = {
  ...SIGNS,
  '/': { ...SIGNS['/'], of: divided },
  '²': behind(value => value ** 2),
  '³': behind(value => value ** 3),
  '!': behind(factorial),
  '%': behind(value => value / 100),
}

function grammarOf({ angle, answer, memory }: Settings): Grammar {
  const constants: Readonly<Record<string, number>> = {
    π: Math.PI,
    pi: Math.PI,
    e: Math.E,
    Ans: answer,
    M: memory,
  }
  return {
    token: TOKEN,
    signs: OWN_SIGNS,
    begun(token, { value, take, until }, binds) {
      if (token === '√') return Math.sqrt(value(BEHIND))
      if (token === '+' && binds <= MINUS) return value(MINUS)
      return FUNCTIONS[token]?.(take('(') ? until(')') : value(MINUS), angle) ?? constants[token]
    },
    // "2π", "3(4+1)", "2sin30"
    multiplies: /^[\da-z√π(.]/i,
    endCloses: true,
  }
}

export function calculate(text: string, settings: Settings): Outcome {
  if (text.trim() === '') return { ok: false, fault: '' }
  try {
    const value = reckon(plainSigns(text), grammarOf(settings))
    if (Number.isNaN(value)) return { ok: false, fault: 'This has no real value' }
    if (!Number.isFinite(value)) return { ok: false, fault: 'Too large' }
    return { ok: true, value }
  } catch (error) {
    if (error instanceof ArithmeticFault) return { ok: false, fault: error.message }
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
