import type { LevelId } from '@/lib/catalogue/levels'
import type { Subject } from '@/lib/catalogue/subjects'
import { listEntry, routes } from '@/lib/routes'

/** One of the three menus of subjects, the same in the bar and in the mobile menu. */
export type SubjectMenu = {
  id: 'levels' | 'notes' | 'mocks'
  label: string
  /** Where a subject leads; where "all of this level" leads, and how that link reads. */
  subjectHref: (subject: Subject) => string
  allHref: (level: LevelId) => string
  allLabel: (levelName: string) => string
  /** Whether an address belongs to this menu, so that its word is marked as the current section. */
  owns: (pathname: string) => boolean
}

export const SUBJECT_MENUS: readonly SubjectMenu[] = [
  {
    id: 'levels',
    label: 'Levels',
    subjectHref: routes.subject,
    allHref: routes.level,
    allLabel: level => `All ${level} subjects`,
    owns: pathname => /^\/(igcse|alevels)(\/|$)/.test(pathname),
  },
  {
    id: 'notes',
    label: 'Revision Notes',
    subjectHref: subject => listEntry('notes', subject),
    allHref: level => `${routes.revisionNotes}#${level}`,
    allLabel: level => `All ${level} revision notes`,
    owns: pathname => pathname.startsWith(routes.revisionNotes),
  },
  {
    id: 'mocks',
    label: 'Mock Exams',
    subjectHref: subject => listEntry('mocks', subject),
    allHref: level => `${routes.mockExams}#${level}`,
    allLabel: level => `All ${level} mock exams`,
    owns: pathname => pathname.startsWith(routes.mockExams),
  },
]

/** The plain links beside the menus. Signed in, the Learning Hub has a button of its own instead. */
export const PLAIN_LINKS = [
  { label: 'Tutor Support', href: routes.tutorSupport, signedOutOnly: false },
  { label: 'Learning Hub', href: routes.learningHub, signedOutOnly: true },
  { label: 'Blogs', href: routes.blogs, signedOutOnly: false },
] as const

/** The level whose subjects the menus show first at an address. */
export const levelOf = (pathname: string): LevelId => (/\/alevels(\/|$)/.test(pathname) ? 'alevels' : 'igcse')

/** The button in the header opens the mobile menu by this name. */
export const MOBILE_MENU_ID = 'menu'
