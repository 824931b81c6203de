import type { Judgement } from './verdict'

/** Formulae and charges as students type them; texts that must agree sign by sign. Letters keep their case. */

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₍₎'
const PLAIN = '0123456789+-()'

function plainSigns(text: string): string {
  return text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾]+/g, run => `^{${[...run].map(each => PLAIN[RAISED.indexOf(each)]).join('')}}`)
    .replace(/[₀₁₂₃₄₅₆₇₈₉₊₋₍₎]+/g, run => `_{${[...run].map(each => PLAIN[LOWERED.indexOf(each)]).join('')}}`)
    .normalize('NFKC')
    .replace(/[−–—‒]/g, '-')
}

/** As typed but for spaces, quotes, a stop at the end, and how a thing is raised or lowered. */
export function exactText(text: string): string {
  return plainSigns(text)
    .replace(/[_^]\{([^{}]*)\}|[_^]/g, '$1')
    .replace(/×/g, 'x')
    .replace(/["“”‘’'`\s]/g, '')
    .replace(/(?<=.)\.$/, '')
}

const STATE = /_?\{?\((?:s|l|g|aq)\)\}?$/

type Formula = { flat: string; state: string; charge: string | null; raisedNumber: boolean }

/** `flat`: SO42-, however it was typed. `charge`: null where nothing tells it from a number before it. */
function readFormula(text: string): Formula {
  const signs = plainSigns(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=.)\.$/, '')
  const state = STATE.exec(signs)?.[0].replace(/[_{}]/g, '') ?? ''
  const bare = signs
    .replace(STATE, '')
    .trim()
    .replace(/\^\(([^()]*)\)/g, '^{$1}')
    .replace(/\((\d*[+-]|[+-]\d+)\)$/, '^{$1}')
    .replace(/\[([^[\]]*)\]/g, '$1')
    .replace(/\s*[·•⋅∙*]\s*|(?<=\S)\s*\.\s*(?=\S)/g, '.')
  return {
    flat: flatFormula(bare),
    state,
    charge: chargeOf(bare),
    raisedNumber: /[A-Z)][a-z]?\^\{?\d+\}?(?![\d+-])/.test(bare),
  }
}

function signsFirst(charge: string): string {
  const run = /^([+-])\1+$/.exec(charge)
  if (run?.[1]) return `${charge.length}${run[1]}`
  return charge.replace(/^([+-])(\d+)$/, '$2$1').replace(/^1([+-])$/, '$1')
}

/** The charge where it stands apart: raised, after a space, or with its sign first. */
function chargeOf(text: string): string | null {
  const apart = /\^\{?([\d+-]+)\}?$|\s([\d+-]*[+-][\d+-]*)$|([+-]\d+|[+-]{2,})$/.exec(text)
  const charge = apart?.[1] ?? apart?.[2] ?? apart?.[3]
  return charge !== undefined && /[+-]/.test(charge) ? signsFirst(charge) : null
}

function flatFormula(text: string): string {
  return text
    .replace(/[\s_^{}]/g, '')
    .replace(/([+-]\d+|[+-]{2,})$/, charge => signsFirst(charge))
    .replace(/(?<![\d])1([+-])$/, '$1')
}

const RIGHT: Judgement = { isRight: true, remark: null }
const wrong = (remark: string | null): Judgement => ({ isRight: false, remark })

const CAPITALS = 'Capital and small letters make a difference here.'
const without = (text: string, what: RegExp) => text.replace(what, '')

/** `states`: whether the state symbol counts; without it, one that is written too does no harm. */
export function judgeFormula(typed: string, wanted: string, states = false): Judgement {
  const [one, other] = [readFormula(typed), readFormula(wanted)]
  const isSame = one.flat !== '' && one.flat === other.flat
  if (!isSame) return wrong(whyOther(one.flat, other.flat))
  if (states && one.state !== other.state)
    return wrong(one.state === '' ? 'The state symbol is missing.' : 'Right formula, wrong state symbol.')
  // A number that is raised is no number of atoms, unless the key raises it too.
  if (one.raisedNumber && !other.raisedNumber)
    return wrong('A number of atoms stands low behind its element, not raised.')
  const isCharged = one.charge === null || other.charge === null || one.charge === other.charge
  return isCharged ? RIGHT : wrong(CHARGE)
}

const CHARGE = 'The charge is not right.'

function whyOther(typed: string, wanted: string): string | null {
  if (typed.toLowerCase() === wanted.toLowerCase()) return CAPITALS
  if (without(typed, /\d*[+-]$/) === without(wanted, /\d*[+-]$/))
    return /[+-]$/.test(typed) ? CHARGE : 'The charge is missing.'
  if (without(typed, /\d/g) === without(wanted, /\d/g)) return 'Right elements, but not their numbers.'
  return null
}

export function isSameFormula(typed: string, wanted: string, states = false): boolean {
  return judgeFormula(typed, wanted, states).isRight
}

/** A text that must agree sign by sign. */
export function judgeExact(typed: string, wanted: string): Judgement {
  const [one, other] = [exactText(typed), exactText(wanted)]
  if (one === other) return RIGHT
  if (one.toLowerCase() === other.toLowerCase()) return wrong(CAPITALS)
  const isSize = /\d/.test(other) && without(one, /[+-]/g) === without(other, /[+-]/g)
  return wrong(isSize ? (/[+-]/.test(one) ? 'The sign is not right.' : 'The sign is missing.') : null)
}
