import { plain, roundTo, toSigFigs } from '../format'
import { type CellKey, cellAmount, isMoney, judgeCellNumber, unitNamed } from '../marking/cell-number'
import { judgeExact, judgeFormula } from '../marking/chemical-text'
import { readUnit } from '../marking/units'
import type { Judgement } from '../marking/verdict'
import { judgeWords, remarkOn } from '../marking/words'
import type { TablePart } from '../question'
import { aroundOf, type Blank } from './blanks'

/** What the cell says of its unit, else its head, its row, or what stands after it. */
function unitOf(blank: Blank, { column, row, after }: ReturnType<typeof aroundOf>): string {
  return blank.unit ?? unitNamed(column) ?? unitNamed(row) ?? (readUnit(after) ? after : '')
}

export const isOfMoney = (part: TablePart, blank: Blank): boolean =>
  isMoney(unitOf(blank, aroundOf(part, blank)))

/** A number's key with what the table says around it; `answer` may be the student's own figure. */
function cellKey(part: TablePart, blank: Blank, answer: number): CellKey {
  const around = aroundOf(part, blank)
  const { column, row, others } = around
  return {
    answer,
    unit: unitOf(blank, around),
    isPure: blank.unit === '',
    sigFigs: blank.sigFigs,
    tolerance: blank.tolerance,
    // What is taken away may stand in brackets.
    signFree: blank.signFree || /^less\b/i.test(row),
    own: `${column} ${row}`,
    others,
  }
}

/** The amount in a cell, for cells that follow from it. */
export function amountTyped(part: TablePart, blank: Blank, typed: string): number | null {
  return cellAmount(typed, cellKey(part, blank, Number(blank.answer)))
}

/** A number against a figure, the key's or one that follows from the student's own. */
export function judgeFigure(part: TablePart, blank: Blank, typed: string, figure: number): Judgement {
  return judgeCellNumber(typed, cellKey(part, blank, figure))
}

export function judgeCell(part: TablePart, blank: Blank, typed: string): Judgement {
  const keys = [blank.answer, ...(blank.otherKeys ?? [])]
  if (typeof blank.answer === 'number') {
    return best(keys.map(key => judgeFigure(part, blank, typed, Number(key))))
  }
  const wanted = [...keys.map(String), ...(blank.accept ?? [])]
  switch (blank.mode) {
    case 'pick':
      return { isRight: keys.includes(typed.trim()), remark: null }
    case 'exact':
      return best(wanted.map(each => judgeExact(typed, each)))
    case 'formula':
      return best(wanted.map(each => judgeFormula(typed, each, blank.states)))
    case 'words':
    case undefined: {
      const { column, row } = aroundOf(part, blank)
      const { reject, confusable } = blank
      const verdict = judgeWords(typed, { accept: wanted, reject, confusable, asked: `${column} ${row}` })
      return { isRight: verdict.is === 'right', remark: remarkOn(verdict) }
    }
  }
}

/** Of several accepted texts: the one that is met, or whose reason is known. */
function best(judged: readonly Judgement[]): Judgement {
  const known = judged.find(({ isRight }) => isRight) ?? judged.find(({ remark }) => remark !== null)
  return known ?? { isRight: false, remark: null }
}

export function isRightCell(part: TablePart, blank: Blank, typed: string): boolean {
  return judgeCell(part, blank, typed).isRight
}

const FIGURES_SHOWN = 3

/** A quotient, unrounded for the marker, is shown to three figures; what ends by itself is shown in full. */
function shownKey(key: number, { sigFigs, tolerance = Number.POSITIVE_INFINITY }: Blank): string {
  const rounded = toSigFigs(key, Math.max(FIGURES_SHOWN, sigFigs ?? 0))
  const endsSoon = Math.abs(key - roundTo(key, 4)) < 1e-9
  return plain(sigFigs === undefined || endsSoon || Math.abs(rounded - key) > tolerance ? key : rounded)
}

export function keyText(blank: Blank): string {
  const keys = [blank.answer, ...(blank.otherKeys ?? [])]
  return keys.map(key => (typeof key === 'number' ? shownKey(key, blank) : key)).join(' or ')
}

/** Without a mode a text is compared as words: signs and capitals would not count. */
export const NEEDS_MODE = /\p{Lu}|[+±=<>^_]|[-−–—](?!\p{L})|(?<!\p{L})[-−–—]/u

/** What an author did wrong in one cell. */
export function cellFaults(part: TablePart, blank: Blank): string[] {
  const { answer, mode, accept = [], choices } = blank
  const isText = typeof answer === 'string'
  const texts = isText ? [answer, ...accept] : []
  const faults = [
    ...(isText && answer.trim() === '' ? ['has no answer'] : []),
    ...(!isText && !Number.isFinite(answer) ? ['has no number for an answer'] : []),
    ...(!isText && (mode || accept.length > 0) ? ['is a number: mode and accept are for texts'] : []),
    ...(isText && (blank.sigFigs ?? blank.tolerance ?? blank.unit ?? blank.signFree) !== undefined
      ? ['is a text: figures, range, unit and sign are for numbers']
      : []),
    ...(mode === undefined && texts.some(text => NEEDS_MODE.test(text))
      ? ['has signs or capitals in its key and no mode: words, exact, formula or pick']
      : []),
    ...(blank.unit !== undefined && blank.unit !== '$' && readUnit(blank.unit) === null
      ? [`has a unit that the marker does not know: ${blank.unit}`]
      : []),
    ...(mode === 'pick' ? pickFaults(blank) : choices ? ['has choices, but its mode is not pick'] : []),
    ...(mode !== 'words' && mode !== undefined && (blank.reject || blank.confusable)
      ? ['rejects words, but its mode is not words']
      : []),
    ...(mode !== 'formula' && blank.states ? ['asks for a state, but its mode is not formula'] : []),
  ]
  const taken = [...(blank.reject ?? []), ...(blank.confusable ?? [])].filter(text =>
    isRightCell(part, blank, text),
  )
  return [
    ...faults,
    ...texts
      .filter(text => !isRightCell(part, blank, text))
      .map(text => `does not take its own key "${text}"`),
    ...taken.map(text => `takes "${text}", which it rejects`),
    ...(!isText && faults.length === 0 && !isRightCell(part, blank, plain(answer))
      ? [`does not take its own key "${plain(answer)}"`]
      : []),
  ].map(fault => `cell ${blank.blank} ${fault}`)
}

function pickFaults({ answer, accept, choices = [] }: Blank): string[] {
  return [
    ...(choices.length >= 2 ? [] : ['has fewer than two choices']),
    ...(choices.includes(String(answer)) ? [] : ['has an answer that is not among its choices']),
    ...(new Set(choices).size === choices.length ? [] : ['has choices that coincide']),
    ...(accept ? ['is picked: nothing else can be accepted'] : []),
  ]
}
