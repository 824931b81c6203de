import 'server-only'
import { SUBJECTS } from '@/lib/catalogue/subjects'
import { findSyllabus } from '@/lib/catalogue/syllabuses'
import { TEST_PAPER_TYPE, type TestPaperType } from '@/lib/contracts/dto'

/** A topic test is ours, not the board's: short enough for one sitting after class. */
const TOPIC_TEST = { durationMinutes: 30, totalMarks: 25 } as const

/** Core and Extended papers of a syllabus bear the same name otherwise. */
const TIER_SUFFIX = { core: ' (Core)', extended: ' (Extended)', both: '' } as const

export type PaperRow = {
  id: string
  subjectId: string
  title: string
  testPaperType: TestPaperType
  durationMinutes: number
  totalMarks: number
  position: number
}

/** One mock exam for each paper of a syllabus, one topic test for each of its topics. */
export function cataloguePapers(): PaperRow[] {
  const rows = SUBJECTS.flatMap(({ level, slug, subjectId }) => {
    const syllabus = findSyllabus(level, slug)
    const subject = subjectId ?? `${level}-${slug}`
    const mocks = (syllabus?.papers ?? []).map(paper => ({
      id: `${subject}-paper-${paper.number}`,
      subjectId: subject,
      title: `Paper ${paper.number}: ${paper.name}${TIER_SUFFIX[paper.tier ?? 'both']}`,
      testPaperType: TEST_PAPER_TYPE.mockExam,
      durationMinutes: paper.durationMinutes,
      totalMarks: paper.marks,
    }))
    const tests = (syllabus?.topics ?? []).map(topic => ({
      id: `${subject}-topic-${topic.slug}`,
      subjectId: subject,
      title: `Topic test: ${topic.title}`,
      testPaperType: TEST_PAPER_TYPE.topicTest,
      ...TOPIC_TEST,
    }))
    return [...mocks, ...tests]
  })
  return rows.map((row, index) => ({ ...row, position: index }))
}
