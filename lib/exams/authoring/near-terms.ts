import { findSyllabus } from '@/lib/catalogue/syllabuses'
import { remembered } from '@/lib/remembered'
import { slipsBetween } from '../marking/distance'
import { forgivenSlips } from '../marking/nearness'
import { isLetters, tokensOf } from '../marking/word-forms'

/**
 * The terms against which no misspelling is read. One module for all files of templates (compile-banks.ts): the terms of all
 * subjects are half a megabyte, and what is near a word need not be found twice.
 */

const LETTERS_MIN = 4

/** All words of a syllabus, in the singular. @throws Error where there is no such syllabus */
export const syllabusTerms = remembered(20, (subject: string): readonly string[] => {
  const [level = '', slug = ''] = subject.split('/')
  const syllabus = findSyllabus(level, slug)
  if (!syllabus) throw new Error(`There is no syllabus ${subject}`)
  const texts = syllabus.topics.flatMap(({ title, subtopics }) => [
    title,
    ...subtopics.flatMap(subtopic => [subtopic.title, ...subtopic.points.map(({ text }) => text)]),
  ])
  const all = texts.flatMap(text => text.split(/[^\p{L}’'-]+/u)).flatMap(word => tokensOf(word))
  return [...new Set(all)].filter(word => word.length >= LETTERS_MIN).sort()
})

/** As they are compared: what is no word of letters is mistaken for none. */
const comparable = remembered(20, (subject: string) =>
  syllabusTerms(subject)
    .flatMap(term => tokensOf(term))
    .filter(isLetters),
)

const nearInSyllabus = remembered(2000, (subject: string, word: string) =>
  comparable(subject).filter(term => isNear(word, term)),
)

/**
 * The terms near enough in spelling to be mistaken for an accepted text: what its part must know of them.
 * @param subject 'igcse/biology' @param more further terms beside those of its syllabus
 */
export function nearTerms(
  subject: string,
  accept: readonly string[],
  more: readonly string[] = [],
): string[] {
  const others = more.flatMap(tokensOf).filter(isLetters)
  const wanted = new Set(accept.flatMap(tokensOf).filter(isLetters))
  const near = [...wanted].flatMap(word => [
    ...nearInSyllabus(subject, word),
    ...others.filter(term => isNear(word, term)),
  ])
  return [...new Set(near)].filter(term => !wanted.has(term)).sort()
}

const INFLECTED = /(?:e?d|ing|ly|e)$/
const rootOf = (word: string) => word.replace(INFLECTED, '')

function isNear(word: string, term: string): boolean {
  // A misspelling lies between the two; one word in another form is no other term.
  const reach = 2 * Math.max(1, forgivenSlips(word.length))
  return slipsBetween(word, term, reach) <= reach && rootOf(word) !== rootOf(term)
}
