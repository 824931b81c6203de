import type { AnswerOf } from '../answers'
import { ANSWER_LIMITS } from '../answers'
import { exactText, isSameFormula } from '../marking/chemical-text'
import type { EntryVerdict, Marking } from '../marking/verdict'
import { judgePhrase, piecesOf, readKey, remarkOn, UNLISTED, type WordsVerdict } from '../marking/words'
import { inlineHtml, plainText } from '../prose'
import type { WordsAnswer, WordsPart } from '../question'
import { type KindRules, noMarks } from './rules'
import { NEEDS_MODE } from './table-cells'

const textsOf = ({ text, accept = [], allow = [] }: WordsAnswer): string[] => [text, ...accept, ...allow]

/** The things that a question names, "the gas", "two structures": an answer may repeat them. */
function named(prompt: string): string {
  const things = /\b(?:the|this|these|that|an?|which|what|each|one|two|three|four)\s+(\p{L}+(?:\s\p{L}+)?)/giu
  return [...plainText(prompt).matchAll(things)].map(([, thing]) => thing).join(' ')
}

type Judge = (typed: string) => WordsVerdict

/** A list of the part as a judge of what is typed. */
function judgeOf(part: WordsPart, accept: readonly string[]): Judge {
  const reject = (part.reject ?? []).map(({ text }) => text)
  const { mode } = part
  if (mode !== 'exact' && mode !== 'formula') {
    const key = readKey({ accept, reject, confusable: part.confusable, asked: named(part.prompt) })
    return typed => judgePhrase(typed, key)
  }
  return typed => {
    const same = (text: string) =>
      mode === 'exact' ? exactText(text) === exactText(typed) : isSameFormula(typed, text)
    const as = accept.find(same)
    if (as !== undefined) return { is: 'right', as, forgiven: false }
    const rejected = reject.find(same)
    return rejected === undefined ? { is: 'unknown' } : { is: 'rejected', as: rejected }
  }
}

/** All lists of a part, read once. */
type Judges = { part: WordsPart; answers: Judge[]; against: Judge[]; ignore: Judge }

function judgesOf(part: WordsPart): Judges {
  return {
    part,
    answers: part.answers.map(answer => judgeOf(part, textsOf(answer))),
    against: part.answers.map(({ against = [] }) => judgeOf(part, against)),
    ignore: judgeOf(part, part.ignore ?? []),
  }
}

type Response = { line: number; typed: string } & (
  | { is: 'right'; answer: number; remark: string | null }
  | { is: 'wrong'; contradicts: number | null; error: string | null; remark: string }
  | { is: 'ignored'; remark: string }
)

const IGNORED = 'Neither right nor wrong: it takes no place.'

function wrong(line: number, typed: string, remark: string): Response {
  return { line, typed, is: 'wrong', contradicts: null, error: null, remark }
}

/** What one thing that was said is; null when it is on no list. */
function respond({ part, answers, against, ignore }: Judges, typed: string, line: number): Response | null {
  const verdicts = answers.map(judge => judge(typed))
  const exact = verdicts.findIndex(verdict => verdict.is === 'right' && !verdict.forgiven)
  const at = exact >= 0 ? exact : verdicts.findIndex(({ is }) => is === 'right')
  const [verdict, answer] = [verdicts[at], part.answers[at]]
  if (verdict?.is === 'right' && answer) {
    const allowed = answer.allow?.includes(verdict.as) ? `Allowed, for “${answer.text}”.` : null
    return { line, typed, is: 'right', answer: at, remark: remarkOn(verdict) ?? allowed }
  }
  const contradicts = against.findIndex(judge => judge(typed).is === 'right')
  if (contradicts >= 0)
    return { line, typed, is: 'wrong', contradicts, error: null, remark: 'Contradicts what is right.' }
  const rejected = verdicts.find(({ is }) => is === 'rejected')
  if (rejected?.is === 'rejected') {
    const why = part.reject?.find(({ text }) => text === rejected.as)?.why ?? ''
    return { line, typed, is: 'wrong', contradicts: null, error: why, remark: `Rejected: ${why}` }
  }
  if (ignore(typed).is === 'right') return { line, typed, is: 'ignored', remark: IGNORED }
  const other = verdicts.find(({ is }) => is === 'mistakable')
  return other ? wrong(line, typed, remarkOn(other) ?? UNLISTED) : null
}

/** All that was said, line by line: a line with several answers is taken apart where it is none as a whole. */
function responsesTo(part: WordsPart, answer: AnswerOf<'words'>): Response[] {
  const judges = judgesOf(part)
  return answer.texts.slice(0, LINES_MAX).flatMap((text, line) => {
    if (text.trim() === '') return []
    const whole = respond(judges, text, line)
    const { pieces, brackets } = piecesOf(text)
    const isOne = pieces.length + brackets.length < 2 && pieces[0]?.trim() === text.trim()
    if (whole && (whole.is !== 'wrong' || isOne)) return [whole]
    if (isOne) return [wrong(line, text, UNLISTED)]
    // What stands in brackets explains; it only counts where it is on a list.
    const explained = brackets.flatMap(typed => respond(judges, typed, line) ?? [])
    const said = pieces.map(typed => respond(judges, typed, line))
    return [...said.map((each, at) => each ?? wrong(line, pieces[at] ?? '', UNLISTED)), ...explained]
  })
}

const LINES_MAX = 8

type Judged = { entries: EntryVerdict[]; right: Set<number>; wrong: number; error: string | null }

function judgeAll(part: WordsPart, responses: readonly Response[]): Judged {
  const cancelled = new Set(
    responses.flatMap(each => (each.is === 'wrong' && each.contradicts !== null ? [each.contradicts] : [])),
  )
  const right = new Set<number>()
  let wrong = 0
  let error: string | null = null
  const entries = responses.map((response): EntryVerdict => {
    const { line, typed } = response
    const what = part.asked === 1 ? 'Answer' : `Answer ${line + 1}`
    const entry = (verdict: EntryVerdict['verdict'], remark: string | null) => ({
      what,
      yours: typed.trim(),
      right: '',
      verdict,
      remark,
    })
    if (response.is === 'ignored') return entry('ignored', response.remark)
    if (response.is === 'wrong') {
      // With what it contradicts it takes one place, not two.
      if (response.contradicts === null || !responses.some(isAnswer(response.contradicts))) wrong += 1
      error ??= response.error
      return entry('wrong', response.remark)
    }
    if (cancelled.has(response.answer)) {
      wrong += 1
      return entry('wrong', 'Cancelled: another of your answers contradicts it.')
    }
    if (right.has(response.answer)) return entry('ignored', 'Says the same as an answer before it.')
    right.add(response.answer)
    return entry('right', response.remark)
  })
  return { entries, right, wrong, error }
}

const isAnswer = (answer: number) => (response: Response) =>
  response.is === 'right' && response.answer === answer

/** The list rule: wrong answers use up the places that the question has. */
function markWords(part: WordsPart, answer: AnswerOf<'words'>): Marking {
  const { entries, right, wrong, error } = judgeAll(part, responsesTo(part, answer))
  const credited = Math.max(0, Math.min(right.size, part.asked - wrong))
  const earned = Math.floor((part.marks * credited) / part.asked + 1e-9)
  const crowded =
    credited < Math.min(right.size, part.asked)
      ? 'You gave more answers than were asked for: each wrong one takes the place of a right one.'
      : null
  if (earned === 0) return { ...noMarks(part, { error: error ?? crowded }), entries }
  const named = part.scheme.length === part.answers.length
  let left = earned
  const points = part.scheme.map((_, at) => {
    const has = left > 0 && (!named || right.has(at))
    if (has) left -= 1
    return has
  })
  return {
    state: 'marked',
    earned,
    available: part.marks,
    verdict: earned === part.marks ? 'right' : 'partly',
    points,
    error: earned === part.marks ? null : (error ?? crowded),
    readAs: null,
    entries,
  }
}

const COUNT = ['', 'one', 'two', 'three', 'four', 'five', 'six']

function answerText({ answers, asked }: WordsPart): string {
  const texts = answers.map(({ text, accept = [] }) => [text, ...accept].map(inlineHtml).join(' or '))
  if (answers.length === 1) return texts[0] ?? ''
  return `${answers.length > asked ? `Any ${COUNT[asked] ?? asked} of: ` : ''}${texts.join('; ')}`
}

function wordsFaults(part: WordsPart): string[] {
  const { answers, asked, reject = [], ignore = [], confusable = [], mode, scheme, marks } = part
  const texts = answers.flatMap(textsOf)
  const all = [
    ...texts,
    ...reject.map(({ text }) => text),
    ...ignore,
    ...answers.flatMap(each => each.against ?? []),
  ]
  const judges = judgesOf(part)
  const readAs = (text: string) => respond(judges, text, 0)
  return [
    ...(Number.isInteger(asked) && asked >= 1 && asked <= COUNT.length - 1
      ? []
      : [`asks for ${asked} answers: one to six`]),
    ...(answers.length >= asked ? [] : [`${answers.length} answers, but ${asked} are asked for`]),
    ...(marks <= asked ? [] : ['more marks than answers asked for']),
    ...(scheme.length === answers.length || scheme.length === marks
      ? []
      : ['the scheme has neither a point for each answer nor one for each mark']),
    ...(all.some(text => text.trim() === '') ? ['an answer or another text of a list is empty'] : []),
    ...(all.some(text => text.length > ANSWER_LIMITS.words) ? ['a text is longer than can be typed'] : []),
    ...(mode === undefined && all.some(text => NEEDS_MODE.test(text))
      ? ['signs or capitals in its lists and no mode: words, exact or formula']
      : []),
    ...((mode === 'exact' || mode === 'formula') && confusable.length > 0
      ? ['confusable terms, but its mode is not words']
      : []),
    ...reject.flatMap(({ text, why }) =>
      why.trim().length >= 10 ? [] : [`the rejected "${text}" has no reason`],
    ),
    ...answers.flatMap((answer, at) =>
      textsOf(answer).flatMap(text => {
        const read = readAs(text)
        if (read?.is !== 'right') return [`the marker does not take its own answer "${text}"`]
        return read.answer === at ? [] : [`"${text}" stands for two answers`]
      }),
    ),
    ...[...reject.map(({ text }) => text), ...ignore, ...confusable].flatMap(text =>
      readAs(text)?.is === 'right' ? [`takes "${text}", which it must not`] : [],
    ),
    ...answers.flatMap(({ text, against = [] }) =>
      against.flatMap(each =>
        readAs(each)?.is === 'right' ? [`"${each}" is right and contradicts "${text}"`] : [],
      ),
    ),
  ]
}

export const wordsRules: KindRules<'words'> = {
  toPublic: part => ({ kind: 'words', lines: part.asked }),
  mark: markWords,
  explain: part => ({ answer: answerText(part), errors: null, keyed: null, scales: null }),
  faults: wordsFaults,
}
