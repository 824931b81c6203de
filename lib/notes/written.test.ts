import { requireSubject } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { routes } from '@/lib/routes'
import { writtenIn, writtenText } from './written'

it('counts the sub-topics of a topic whose note is finished', () => {
  const subject = requireSubject({ level: 'alevels', subject: 'chemistry' })
  const [first, second] = requireSyllabus('alevels', 'chemistry').topics
  if (!first?.subtopics[0] || !second) throw new Error('no topics')
  const finished = new Set([routes.note(subject, first.slug, first.subtopics[0].slug)])
  expect([writtenIn(subject, first, finished), writtenIn(subject, second, finished)]).toEqual([1, 0])
})

it('says in words how much is written', () => {
  expect([writtenText(0, 4), writtenText(2, 4), writtenText(4, 4), writtenText(1, 1)]).toEqual([
    'no note yet',
    '2 of 4 notes',
    '4 notes',
    '1 note',
  ])
})
