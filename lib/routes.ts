import type { LevelId } from './catalogue/levels'
import type { Subject } from './catalogue/subjects'

type SubjectAddress = Pick<Subject, 'level' | 'slug'>

/** Sign-in is asked for in the address, so that any page can be linked with its dialog open. */
export type AuthMode = 'login' | 'register' | 'forgot'

/** Static shells: which attempt they show stands in the query. */
function examPage(
  { level, slug }: SubjectAddress,
  page: 'sit' | 'review' | 'print',
  attemptId: string | undefined,
): string {
  return `/mock-exam/${level}/${slug}/${page}${attemptId ? `?attempt=${attemptId}` : ''}`
}

/** Every internal address of the site. No page writes an address of its own. */
export const routes = {
  home: '/',
  door: '/home',
  hub: '/hub',
  revisionNotes: '/revision-notes',
  mockExams: '/mock-exam',
  tutorSupport: '/tutor-support',
  learningHub: '/learning-hub',
  blogs: '/blogs',
  blogsFeed: '/blogs/feed.xml',
  account: '/account',
  securityText: '/.well-known/security.txt',
  offline: '/offline',
  help: '/help',
  resetPassword: '/reset-password',
  search: '/search',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibility',
  blog: (slug: string) => `/blogs/${slug}`,
  level: (level: LevelId) => `/${level}`,
  subject: ({ level, slug }: SubjectAddress) => `/${level}/${slug}`,
  notes: ({ level, slug }: SubjectAddress) => `/revision-notes/${level}/${slug}`,
  topic: (subject: SubjectAddress, topic: string) =>
    `/revision-notes/${subject.level}/${subject.slug}/${topic}`,
  note: (subject: SubjectAddress, topic: string, subtopic: string) =>
    `/revision-notes/${subject.level}/${subject.slug}/${topic}/${subtopic}`,
  mocks: ({ level, slug }: SubjectAddress) => `/mock-exam/${level}/${slug}`,
  sit: (subject: SubjectAddress, attemptId?: string) => examPage(subject, 'sit', attemptId),
  review: (subject: SubjectAddress, attemptId?: string) => examPage(subject, 'review', attemptId),
  printPaper: (subject: SubjectAddress, attemptId?: string) => examPage(subject, 'print', attemptId),
  auth: (mode: AuthMode) => `?auth=${mode}`,
} as const

/**
 * Where an entry of the revision list or the mock list leads. The specification sends Extended Maths to
 * the additional-maths page of the section (decision 1), which opens with a switch to its own page.
 */
export function listEntry(section: 'notes' | 'mocks', subject: SubjectAddress): string {
  const target: SubjectAddress =
    subject.slug === 'extended-maths' ? { level: subject.level, slug: 'additional-maths' } : subject
  return routes[section](target)
}
