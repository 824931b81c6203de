import type { CompetencyItem, CountryItem, GradeItem, SubjectItem } from '../dto'
import { operation } from '../operation'
import { anything, count, exact, list, needed, oneOf, otherwise, text } from '../shape'

/** The lists that are the same for everybody. */

export const gradeDropdown = operation({
  method: 'GET',
  path: '/api/grade/dropdown',
  summary: 'The levels a student can study at.',
  needs: 'nothing',
  response: list(exact<GradeItem>({ id: needed(text()), name: needed(text()) })),
  cache: 'shared',
  credentials: false,
})

export const countryDropdown = operation({
  method: 'GET',
  path: '/api/country/dropdown',
  summary: 'The countries of ISO 3166-1 by English name.',
  needs: 'nothing',
  response: list(
    exact<CountryItem>({
      id: needed(text()),
      name: needed(text()),
      alpha2Code: otherwise(text(), ''),
      alpha3Code: otherwise(text(), ''),
    }),
  ),
  cache: 'shared',
  credentials: false,
})

export const competency = operation({
  method: 'GET',
  path: '/api/cie/competency',
  summary: 'Test papers: type 2 is a mock exam, type 1 a topic test.',
  needs: 'nothing',
  response: list(
    exact<CompetencyItem>({
      id: text(),
      subjectId: text(),
      subjectName: text(),
      level: oneOf(['igcse', 'alevels']),
      title: text(),
      testPaperType: anything({ enum: [1, 2] }),
      durationMinutes: count(),
      totalMarks: count(),
    }),
  ),
  cache: 'public',
})

export const subjects = operation({
  method: 'GET',
  path: '/api/cie/subjects',
  summary: 'The subjects by name and syllabus code.',
  needs: 'nothing',
  response: list(exact<SubjectItem>({ subjectId: text(), subjectName: text() })),
  cache: 'public',
})
