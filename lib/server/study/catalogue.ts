import 'server-only'
import { courseTitle, SUBJECTS, type Subject } from '@/lib/catalogue/subjects'
import { requireSyllabus } from '@/lib/catalogue/syllabuses'
import { allBlueprints } from '@/lib/exams/blueprints'
import type { StudySubject } from '@/lib/study/catalogue'
import { minutesOfTopic } from '../content/notes'

/** What the hub has to know of the site, in the order of the catalogue. */
export function studyCatalogue(): StudySubject[] {
  return SUBJECTS.map(studySubject)
}

function studySubject(subject: Subject): StudySubject {
  const { level, slug, code } = subject
  const syllabus = requireSyllabus(level, slug)
  const blueprints = allBlueprints().filter(each => each.level === level && each.subject === slug)
  const idOf = (ending: string) => blueprints.find(({ paperId }) => paperId.endsWith(ending)) ?? null
  return {
    level,
    slug,
    name: courseTitle(subject),
    code,
    papers: syllabus.papers.map(({ number, name, durationMinutes, marks }) => ({
      number,
      name,
      minutes: durationMinutes,
      marks,
      paperId: idOf(`-paper-${number}`)?.paperId ?? null,
    })),
    topics: syllabus.topics.map(topic => {
      const minutes = minutesOfTopic({ level, subject: slug, topic: topic.slug })
      const test = idOf(`-topic-${topic.slug}`)
      return {
        number: topic.number,
        slug: topic.slug,
        title: topic.title,
        test: test && { paperId: test.paperId, minutes: test.durationMinutes },
        subtopics: topic.subtopics.map(subtopic => ({
          number: subtopic.number,
          slug: subtopic.slug,
          title: subtopic.title,
          minutes: minutes.get(subtopic.slug) ?? null,
        })),
      }
    }),
  }
}
