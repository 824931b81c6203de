import type { TableCell, WordsPart } from '../question'
import { matchScheme } from '../rising-scheme'
import { type Loose, part } from './ask'
import { b1, type Scheme } from './marks'
import { nearTerms } from './near-terms'

/** What authors write with where words are asked: the terms of the syllabus, against which no misspelling is read. */

type WordsFacts = Omit<Loose<WordsPart>, 'asked' | 'scheme' | 'confusable'> & {
  /** Whose terms a misspelling must not come near: 'igcse/biology'. */
  subject: string
  /** How many are asked for; one. */
  asked?: number
  /** As many as are asked for, or fewer where several earn one mark. */
  marks?: number
  scheme?: Scheme
  /** Further terms beside those of the syllabus. */
  confusable?: string[]
}

/** A words part with its scheme, and with the terms that it must know to be marked by itself. */
export function words({
  subject,
  asked = 1,
  marks = asked,
  scheme,
  confusable = [],
  ...facts
}: WordsFacts): WordsPart {
  const accept = facts.answers.flatMap(({ text, accept = [], allow = [] }) => [text, ...accept, ...allow])
  const isWords = facts.mode === undefined || facts.mode === 'words'
  const near = isWords ? nearTerms(subject, accept, confusable) : []
  return part<WordsPart>('words', {
    ...facts,
    asked,
    marks,
    scheme:
      scheme ?? (marks < asked ? matchScheme(asked, marks) : b1(...facts.answers.map(({ text }) => text))),
    ...(near.length > 0 && { confusable: near }),
  })
}

/** A cell of words with the terms of the syllabus that are near it. */
export function wordsCell(
  blank: string,
  answer: string,
  { subject, ...more }: { subject: string; accept?: string[]; reject?: string[]; marks?: 0 | 1 },
): TableCell {
  const confusable = nearTerms(subject, [answer, ...(more.accept ?? [])])
  return { blank, answer, mode: 'words', marks: 1, ...more, ...(confusable.length > 0 && { confusable }) }
}
