import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Paper } from '@/lib/exams/build-paper'
import { lacksRules, withRulesOf } from '@/lib/exams/rules-of-today'
import { errorFields } from '../log'
import { server } from '../server'
import type { Attempt } from './attempt-row'
import { findTemplate } from './bank'

const KEPT_MAX = 64
const known = new LRUCache<string, Paper>({ max: KEPT_MAX })

/**
 * The paper with what earns its points, where that was written after it was drawn. Templates that have gone from the bank,
 * or draw something else now, leave it as it is.
 */
export function paperOfToday({ paper, blueprint }: Pick<Attempt, 'paper' | 'blueprint'>): Paper {
  if (!paper.questions.some(lacksRules)) return paper
  const kept = known.get(paper.id)
  if (kept) return kept
  const questions = paper.questions.map(question => {
    if (!lacksRules(question)) return question
    try {
      const today = findTemplate(blueprint, question.template)?.draw(question.seed).question
      return today ? withRulesOf(question, today) : question
    } catch (error) {
      server().log.warn({ ...errorFields(error), detail: question.template }, 'a template did not draw')
      return question
    }
  })
  const read = { ...paper, questions }
  known.set(paper.id, read)
  return read
}
