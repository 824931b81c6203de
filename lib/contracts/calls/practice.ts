import { operation } from '../operation'
import type { PracticeQuestions, PracticeResult } from '../practice'
import { exact, list, needed, text } from '../shape'
import { checkedPart, question } from './exam-shapes'

export const practiceQuestions = operation({
  method: 'GET',
  path: '/api/practice/questions',
  summary:
    'Fresh questions on one sub-topic, for anyone; who is known is asked first what they have not met. Nothing is kept.',
  needs: 'nothing',
  limit: 'practice',
  query: {
    level: 'igcse or alevels',
    subject: 'Slug of the subject',
    subtopic: 'Number of the sub-topic',
    names: 'Of templates, with commas: only these',
    difficulty: 'recall, standard or exam: only of these difficulties',
    count: 'How many, 1 unless said, at most 5',
    first: 'Number of the first of them on the page, 1 unless said',
  },
  response: exact<PracticeQuestions>({
    questions: needed(list(exact({ template: text(), seed: text(), question }))),
  }),
  errors: ['notFound'],
})

export const practiceCheck = operation({
  method: 'POST',
  path: '/api/practice/check',
  summary:
    'Marks a question of practice. What the latest answer to each template earned counts for the strengths of its sub-topics.',
  needs: 'sessionOrVisitor',
  limit: 'practice',
  request: ({ practiceCheckRequest }) => practiceCheckRequest,
  response: exact<PracticeResult>({ parts: needed(list(checkedPart)) }),
  errors: ['notFound'],
})
