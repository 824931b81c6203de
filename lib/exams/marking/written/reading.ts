import { slipsBetween } from '../distance'
import { otherTerms } from '../other-terms'
import { isLetters } from '../word-forms'
import type { Token } from './answer-words'
import { isCommon } from './common-words'
import type { Idea, Names, Rule } from './notation'
import { stemOf } from './stem'
import { isTerm } from './terms'

/** Every word that the rules look for: its text by its stem. */
export type Vocabulary = { words: ReadonlyMap<string, readonly string[]>; beginnings: readonly string[] }

function visit(idea: Idea, see: (idea: Idea) => void): void {
  see(idea)
  if (idea.is === 'either') for (const each of idea.of) visit(each, see)
  if (idea.is === 'not') visit(idea.idea, see)
  if (idea.is === 'together' || idea.is === 'all')
    for (const each of [...idea.of, ...idea.without]) visit(each, see)
  if (idea.is === 'row') {
    visit(idea.first, see)
    for (const { idea: next, barred } of idea.next) {
      visit(next, see)
      if (barred) visit(barred, see)
    }
  }
}

/** They carry no idea, and are not to be taken for words that nobody knows. */
const OFTEN_MISSPELT = ['because', 'between', 'through', 'different', 'without']

/** @param known words of the question, which an answer repeats */
export function vocabularyOf(rules: readonly Rule[], names: Names, known: string): Vocabulary {
  const words = new Map<string, string[]>()
  const beginnings: string[] = []
  const add = (text: string) => {
    const stem = stemOf(text)
    const there = words.get(stem)
    if (there === undefined) words.set(stem, [text])
    else if (!there.includes(text)) there.push(text)
  }
  const see = (idea: Idea) => {
    if (idea.is === 'word') add(idea.text)
    if (idea.is === 'beginning') beginnings.push(idea.text)
  }
  for (const { idea } of rules) visit(idea, see)
  for (const idea of names.values()) visit(idea, see)
  for (const word of OFTEN_MISSPELT) add(word)
  for (const [word] of known.toLowerCase().matchAll(/\p{L}+/gu)) add(word)
  return { words, beginnings }
}

export type Reading = {
  /** The stem that the word is read as; its own unless it was misspelt. */
  stem: string
  /** It says the contrary of that: "disconnected" of connect. */
  turned: boolean
  /** Neither an everyday word nor one that the rules know. */
  unknown: boolean
}

/** "Infront" is two words. */
const TURNS = /^(?:dis|un|in(?!front)|im|non)(?=\p{L}{4})/u
const ENDING = /(?:ions?|ing|ed|es|s|ly|d|e)$/

const forgiven = (letters: number) => (letters <= 3 ? 0 : letters <= 6 ? 1 : letters <= 11 ? 2 : 3)

/** A bit for each letter, to pass over by far the most words at once. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

function differing(one: number, other: number): number {
  let count = 0
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1
  return count
}

/** An ending of three letters may be another too. */
const ENDING_LETTERS = 4

function slips(typed: string, wanted: string, letters: number): number {
  const most = forgiven(wanted.length)
  if (most === 0 || Math.abs(typed.length - wanted.length) > most + 3) return 9
  if (differing(letters, lettersOf(wanted)) > 2 * most + ENDING_LETTERS) return 9
  const whole = slipsBetween(typed, wanted, most)
  const cut = wanted.replace(ENDING, '')
  // A short word is not the root of a long one with a long one's slips: shell is not shield(ing).
  const mostInRoot = Math.min(most, forgiven(typed.length))
  const roots = cut.length < 4 ? 9 : slipsBetween(typed.replace(ENDING, ''), cut, mostInRoot)
  // The whole word tells more than its root: extention is nearer to extension than to extend.
  const least = Math.min(whole > most ? 9 : whole, roots > mostInRoot ? 9 : roots + 0.5)
  if (least === 9) return 9
  // In a short word the first letter must stand.
  if (wanted.length <= 5 && typed[0] !== wanted[0] && typed[1] !== wanted[0]) return 9
  return least
}

/** It is another term, or nearer to one. */
function isOtherTerm(typed: string, wanted: string, distance: number): boolean {
  const others = otherTerms(wanted)
  if (others.has(typed)) return true
  const nearer = Math.ceil(distance) - 1
  if (nearer < 1) return false
  for (const other of others) if (slipsBetween(typed, other, nearer) <= nearer) return true
  return false
}

/** The word of the vocabulary that was meant; null where there is none, or two as near. */
function meant(typed: string, { words }: Vocabulary): string | null {
  const letters = lettersOf(typed)
  let [best, nearest] = [null as string | null, 9]
  for (const [stem, texts] of words) {
    for (const text of texts) {
      const distance = slips(typed, text, letters)
      if (distance > nearest || distance === 9 || isOtherTerm(typed, text, distance)) continue
      if (distance === nearest && best !== stem) best = null
      else best = stem
      nearest = distance
    }
  }
  return best
}

export function readingOf({ text, stem }: Token, vocabulary: Vocabulary): Reading {
  const plain = { stem, turned: false, unknown: false }
  if (vocabulary.words.has(stem) || !isLetters(text)) return plain
  const rest = stemOf(text.replace(TURNS, ''))
  if (rest !== stem && vocabulary.words.has(rest)) return { stem: rest, turned: true, unknown: false }
  if (isCommon(text) || isTerm(text) || text.length < 3) return plain
  const near = meant(text, vocabulary)
  if (near !== null) return { stem: near, turned: false, unknown: false }
  const turned = TURNS.test(text) ? meant(text.replace(TURNS, ''), vocabulary) : null
  if (turned !== null) return { stem: turned, turned: true, unknown: false }
  return { ...plain, unknown: !vocabulary.beginnings.some(each => text.startsWith(each)) }
}

/** "thebulb" and "positivebattery" are two words each (anaerobic is one): the first such cut, as its length; 0 for none. */
export function gluedAt(text: string, { words }: Vocabulary): number {
  const isWhole = (word: string) => isCommon(word) || words.has(stemOf(word))
  if (text.length < 6 || isTerm(text) || isWhole(text) || isWhole(text.replace(TURNS, ''))) return 0
  for (let at = 2; at <= text.length - 2; at += 1) {
    const [one, other] = [text.slice(0, at), text.slice(at)]
    const isWord = (part: string) => part.length > 3 && words.has(stemOf(part))
    if ((isWord(one) && (isWord(other) || isCommon(other))) || (isCommon(one) && isWord(other))) return at
  }
  return 0
}
