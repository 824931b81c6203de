import 'server-only'
import { SUBJECTS, type Subject } from '@/lib/catalogue/subjects'
import type { CourseFacts, FirstSteps, SiteFacts } from '@/lib/content/site-facts'
import type { Blueprint } from '@/lib/exams/blueprint'
import { allBlueprints } from '@/lib/exams/blueprints'
import { deckFacts } from './decks'
import { readLedger } from './ledger'
import { finishedNotes } from './notes'

const isTopicTest = ({ sort }: Blueprint) => sort === 'topicTest'
const isMock = ({ sort }: Blueprint) => sort === 'mock'

export function courseFacts({ level, slug }: Pick<Subject, 'level' | 'slug'>): CourseFacts {
  const papers = allBlueprints().filter(each => each.level === level && each.subject === slug)
  const deck = deckFacts().find(({ subject }) => subject.level === level && subject.slug === slug)
  return {
    notes: finishedNotes().filter(note => note.level === level && note.subject === slug).length,
    mocks: papers.filter(isMock).length,
    topicTests: papers.filter(isTopicTest).length,
    cards: deck?.cards ?? 0,
  }
}

export function siteFacts(): SiteFacts {
  const courses = SUBJECTS.map(courseFacts)
  const sum = (of: (facts: CourseFacts) => number) => courses.reduce((all, each) => all + of(each), 0)
  const { draws, files } = readLedger() ?? { draws: 0, files: {} }
  return {
    notes: sum(({ notes }) => notes),
    mocks: sum(({ mocks }) => mocks),
    topicTests: sum(({ topicTests }) => topicTests),
    cards: sum(({ cards }) => cards),
    questions: Object.values(files).reduce((all, { read }) => all + read, 0),
    draws,
  }
}

/** Where a newcomer can begin at once: a note and the shortest mock of the course with the most papers, then notes. */
export function firstSteps(): FirstSteps {
  const [subject] = SUBJECTS.toSorted((one, other) => {
    const [first, second] = [courseFacts(one), courseFacts(other)]
    return second.mocks - first.mocks || second.notes - first.notes
  })
  const note =
    subject && finishedNotes().find(each => each.level === subject.level && each.subject === subject.slug)
  const [mock] = allBlueprints()
    .filter(each => each.level === subject?.level && each.subject === subject.slug && isMock(each))
    .toSorted((one, other) => one.durationMinutes - other.durationMinutes)
  return {
    note: subject && note ? { ...note, subject } : null,
    mock:
      subject && mock
        ? { subject, title: mock.title, minutes: mock.durationMinutes, marks: mock.totalMarks }
        : null,
  }
}
