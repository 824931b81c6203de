import type { LevelId } from './catalogue/levels'
import type { Subject } from './catalogue/subjects'
import type { SheetName } from './sheets/names'

type SubjectAddress = Pick<Subject, 'level' | 'slug'>

/** Sign-in is asked for in the address, so that any page can be linked with its dialog open. */
export type AuthMode = 'login' | 'register' | 'forgot'

/** Static shells: which attempt or very paper they show stands in the query. */
function paperPage(
  { level, slug }: SubjectAddress,
  page: 'sit' | 'review' | 'print' | 'paper',
  name: 'attempt' | 'id' | 'paper',
  id: string | undefined,
): string {
  return `/mock-exam/${level}/${slug}/${page}${id ? `?${name}=${id}` : ''}`
}

/** Every internal address of the site. No page writes an address of its own. */
export const routes = {
  home: '/',
  door: '/home',
  hub: '/hub',
  hubPlan: '/hub/plan',
  hubSubjects: '/hub/subjects',
  hubTutor: '/hub/tutor',
  hubResults: '/hub/results',
  hubCatalogue: '/hub/catalogue.json',
  revisionNotes: '/revision-notes',
  mockExams: '/mock-exam',
  checkDevice: '/mock-exam/check',
  tutorSupport: '/tutor-support',
  /** With a question of a handed-in paper attached to the form. */
  askTutor: (attemptId: string, question: number) =>
    `/tutor-support?attempt=${attemptId}&question=${question}#ask`,
  tutorAnswer: '/tutor/answer',
  learningHub: '/learning-hub',
  blogs: '/blogs',
  blogsFeed: '/blogs/feed.xml',
  sheets: '/sheets',
  account: '/account',
  securityText: '/.well-known/security.txt',
  offline: '/offline',
  help: '/help',
  resetPassword: '/reset-password',
  search: '/search',
  flashcards: '/flashcards',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibility',
  marking: '/marking',
  about: '/about',
  /** What is shown in the place of an address that cannot be read. */
  unreadable: '/unreadable',
  blog: (slug: string) => `/blogs/${slug}`,
  level: (level: LevelId) => `/${level}`,
  subject: ({ level, slug }: SubjectAddress) => `/${level}/${slug}`,
  notes: ({ level, slug }: SubjectAddress) => `/revision-notes/${level}/${slug}`,
  topic: (subject: SubjectAddress, topic: string) =>
    `/revision-notes/${subject.level}/${subject.slug}/${topic}`,
  note: (subject: SubjectAddress, topic: string, subtopic: string) =>
    `/revision-notes/${subject.level}/${subject.slug}/${topic}/${subtopic}`,
  mocks: ({ level, slug }: SubjectAddress) => `/mock-exam/${level}/${slug}`,
  /** Where a paper of the syllabus, or a topic test, is started. */
  mockPaper: ({ level, slug }: SubjectAddress, paper: number) => `/mock-exam/${level}/${slug}#paper-${paper}`,
  topicTest: ({ level, slug }: SubjectAddress, paperId: string) => `/mock-exam/${level}/${slug}#${paperId}`,
  sit: (subject: SubjectAddress, attemptId?: string) => paperPage(subject, 'sit', 'attempt', attemptId),
  review: (subject: SubjectAddress, attemptId?: string) => paperPage(subject, 'review', 'attempt', attemptId),
  printPaper: (subject: SubjectAddress, attemptId?: string) =>
    paperPage(subject, 'print', 'attempt', attemptId),
  /** A very paper that was given to others, and its questions to print. */
  givenPaper: (subject: SubjectAddress, examId?: string) => paperPage(subject, 'paper', 'id', examId),
  printQuestions: (subject: SubjectAddress, examId: string) => paperPage(subject, 'print', 'paper', examId),
  sheet: (name: SheetName) => `/sheets/${name}`,
  /** The same for the exam screen, made at build time. */
  sheetData: (name: SheetName) => `/sheets/${name}/sheet.json`,
  glossary: ({ level, slug }: SubjectAddress) => `/revision-notes/${level}/${slug}/glossary`,
  deck: ({ level, slug }: SubjectAddress) => `/flashcards/${level}/${slug}`,
  topicCards: ({ level, slug }: SubjectAddress, topic: string) => `/flashcards/${level}/${slug}#${topic}`,
  noteCards: ({ level, slug }: SubjectAddress, topic: string, subtopic: string) =>
    `/flashcards/${level}/${slug}#cards-${topic}-${subtopic}`,
  auth: (mode: AuthMode) => `?auth=${mode}`,
} as const

/**
 * Where an entry of the revision list or the mock list leads. The product sends Extended Maths to
 * the additional-maths page of the section (docs/product/site.md), which opens with a switch to its own page.
 */
export function listEntry(section: 'notes' | 'mocks', subject: SubjectAddress): string {
  const target: SubjectAddress =
    subject.slug === 'extended-maths' ? { level: subject.level, slug: 'additional-maths' } : subject
  return routes[section](target)
}
