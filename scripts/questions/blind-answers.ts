import { ANSWER_LIMITS, type Answer, labelText, OPTION_LETTERS } from '@/lib/exams/answers'
import { explainPart, markPart } from '@/lib/exams/kinds/registry'
import { printedBefore } from '@/lib/exams/printed'
import type { Part } from '@/lib/exams/question'
import type { Drawn } from './blind-draws'

export type Reading = { answers: ReadonlyMap<string, string>; ok: ReadonlySet<string> }

/** '7(c)(ii)', '7c.ii' and '7cii' are the same part. */
const keyOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** @throws Error naming lines that are neither an answer nor empty */
export function readAnswers(text: string): Reading {
  const answers = new Map<string, string>()
  const ok = new Set<string>()
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, named] = /^ok:\s*(\S+)$/.exec(line) ?? []
    const [, part = '', typed] = /^(\d+[a-z().\s]*?)\s*:\s*(.*)$/i.exec(line) ?? []
    if (named !== undefined) ok.add(named)
    else if (typed === undefined) throw new Error(`"${line}" is no line of answers`)
    else if (answers.has(keyOf(part))) throw new Error(`${part} is answered twice`)
    else answers.set(keyOf(part), typed.trim())
  }
  return { answers, ok }
}

const pieces = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map(each => each.trim())
    .filter(Boolean)
const pairs = (list: readonly string[]) =>
  Object.fromEntries(
    list.map(each => [each.split('=')[0]?.trim() ?? '', each.split('=').slice(1).join('=').trim()]),
  )

/** As if it were typed into the field; null for what only an eye can judge. @throws Error for a letter that is none */
export function answerOf(part: Part, text: string): Answer | null {
  const { kind } = part
  switch (kind) {
    case 'choice': {
      const choice = OPTION_LETTERS.find(letter => letter === text.toUpperCase())
      if (!choice) throw new Error(`"${text}" is no letter of an option`)
      return { kind, choice }
    }
    case 'numeric':
      return { kind, value: text.slice(0, ANSWER_LIMITS.value), unit: '' }
    case 'expression':
    case 'equation':
    case 'solutions':
      return { kind, text }
    case 'structure':
      return { kind, text, drawn: null }
    case 'match':
      return { kind, pairs: pairs(pieces(text, /[,;\s]+(?=\w+\s*=)/)) }
    case 'order':
      return { kind, ids: pieces(text, /[\s,;]+/) }
    case 'table':
      return { kind, cells: pairs(pieces(text, /;/)) }
    case 'words':
      return { kind, texts: pieces(text, /;/) }
    case 'written':
    case 'ledger':
    case 'plot':
    case 'draw':
      return null
  }
}

export type Compared = {
  place: string
  verdict: 'agrees' | 'differs' | 'missing' | 'eye'
  typed: string
  right: string
}

/** Each part by the marker: it agrees when it earns all its marks, with the reader's own earlier answers before it. */
export function compare({ number, question }: Drawn, { answers }: Reading): Compared[] {
  const typedFor = (part: Part) => answers.get(keyOf(`${number}${part.label}`))
  const answerFor = (part: Part | undefined) => {
    const typed = part && typedFor(part)
    return typed === undefined ? null : answerOf(part as Part, typed)
  }
  return question.parts.map(part => {
    const typed = typedFor(part) ?? ''
    const facts = { place: `${number}${labelText(part.label)}`, typed, right: explainPart(part).answer }
    if (isForEye(part)) return { ...facts, verdict: 'eye' }
    const answer = answerFor(part)
    if (answer === null) return { ...facts, verdict: 'missing' }
    const earlier = (label: string) => {
      const other = question.parts.find(each => each.label === label)
      const theirs = answerFor(other)
      return other && theirs ? { part: other, answer: theirs } : null
    }
    const { state, earned, available } = markPart(part, answer, {
      earlier,
      printed: () => printedBefore(question, part.label),
    })
    if (state === 'toSelfMark') return { ...facts, verdict: 'eye' }
    return { ...facts, verdict: earned === available ? 'agrees' : 'differs' }
  })
}

const FOR_EYE: readonly Part['kind'][] = ['written', 'ledger', 'plot', 'draw']

/** A structure that is given as a drawing cannot be typed either. */
function isForEye(part: Part): boolean {
  return FOR_EYE.includes(part.kind) || (part.kind === 'structure' && typeof part.answer !== 'string')
}
