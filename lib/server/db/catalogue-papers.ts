import 'server-only'
import { requireSubject } from '@/lib/catalogue/subjects'
import { TEST_PAPER_TYPE, type TestPaperType } from '@/lib/contracts/dto'
import { allBlueprints } from '@/lib/exams/blueprints'

export type PaperRow = {
  id: string
  subjectId: string
  title: string
  testPaperType: TestPaperType
  durationMinutes: number
  totalMarks: number
  position: number
}

/** One row for each paper that can be sat: components of the syllabus, then tests of single topics. */
export function cataloguePapers(): PaperRow[] {
  return allBlueprints().map(
    ({ sort, paperId, level, subject, title, durationMinutes, totalMarks }, position) => ({
      id: paperId,
      subjectId: requireSubject({ level, subject }).subjectId ?? `${level}-${subject}`,
      title,
      testPaperType: sort === 'mock' ? TEST_PAPER_TYPE.mockExam : TEST_PAPER_TYPE.topicTest,
      durationMinutes,
      totalMarks,
      position,
    }),
  )
}
