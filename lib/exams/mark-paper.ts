import { type Answer, partKey } from './answers'
import type { Blueprint } from './blueprint'
import type { Paper } from './build-paper'
import { markPart } from './kinds/registry'
import type { MarkContext } from './kinds/rules'
import type { Marking } from './marking/verdict'
import { printedBefore } from './printed'
import type { Part, Question } from './question'

export type Answers = ReadonlyMap<string, Answer>

/** Hears of a part that could not be marked. */
export type OnFault = (error: unknown, question: Question, part: Part) => void

/**
 * Each part's marking by its key, all of the paper; unanswered parts included. A part whose marking throws, which is
 * a fault of ours, is the student's to mark: it must not hold up the rest of the paper.
 */
export function markPaper(paper: Paper, answers: Answers, onFault: OnFault): Map<string, Marking> {
  return new Map(paper.questions.flatMap((question, at) => markQuestion(question, at + 1, answers, onFault)))
}

/** The markings of one question, by the keys that it has under its number. */
export function markQuestion(
  question: Question,
  number: number,
  answers: Answers,
  onFault: OnFault,
): [key: string, Marking][] {
  return question.parts.map(part => {
    const key = partKey(number, part.label)
    const context: MarkContext = {
      earlier: label => earlier(question, number, label, answers),
      printed: () => printedBefore(question, part.label),
    }
    try {
      return [key, markPart(part, answers.get(key), context)]
    } catch (error) {
      onFault(error, question, part)
      return [key, { state: 'toSelfMark', earned: 0, available: part.marks }]
    }
  })
}

function earlier(
  question: Question,
  number: number,
  label: string,
  answers: Answers,
): { part: Part; answer: Answer } | null {
  const part = question.parts.find(each => each.label === label)
  const answer = answers.get(partKey(number, label))
  return part && answer ? { part, answer } : null
}

/**
 * Where the candidate chooses among questions and answered more than were asked, the best ones count, as examiners do.
 * @returns numbers of the questions that count
 */
export function countedQuestions(
  blueprint: Blueprint,
  paper: Paper,
  earnedOf: (question: number) => number,
): Set<number> {
  return new Set(
    paper.sections.flatMap(({ id, questions }) => {
      const choose = blueprint.sections.find(section => section.id === id)?.choose ?? null
      if (choose === null) return questions
      return questions
        .toSorted((one, other) => earnedOf(other) - earnedOf(one) || one - other)
        .slice(0, choose)
    }),
  )
}
