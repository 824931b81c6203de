import { findLevel, type LevelId } from './levels'

export const SUBJECT_SLUGS = [
  'biology',
  'chemistry',
  'physics',
  'additional-maths',
  'extended-maths',
  'economics',
  'accounting',
  'mathematics',
] as const
export type SubjectSlug = (typeof SUBJECT_SLUGS)[number]

/**
 * One subject at one level. `name` stands without the code, `displayName` with it. `icon` names a symbol of the icon set. `subjectId` is the id under which the API knows
 * the subject; it is optional because an external API may number some subjects itself.
 */
export type Subject = {
  level: LevelId
  slug: SubjectSlug
  name: string
  code: string
  displayName: string
  icon: SubjectSlug
  subjectId?: string
}

function subject(level: LevelId, slug: SubjectSlug, name: string, code: string): Subject {
  return {
    level,
    slug,
    name,
    code,
    displayName: `${name} ${code}`,
    icon: slug,
    subjectId: `${level}-${slug}`,
  }
}

/** In the order in which lists show them; Extended Maths is 0580 everywhere (docs/product/site.md). */
export const SUBJECTS: readonly Subject[] = [
  subject('igcse', 'biology', 'Biology', '0610'),
  subject('igcse', 'chemistry', 'Chemistry', '0620'),
  subject('igcse', 'physics', 'Physics', '0625'),
  subject('igcse', 'additional-maths', 'Additional Maths', '0606'),
  subject('igcse', 'extended-maths', 'Extended Maths', '0580'),
  subject('alevels', 'biology', 'Biology', '9700'),
  subject('alevels', 'chemistry', 'Chemistry', '9701'),
  subject('alevels', 'physics', 'Physics', '9702'),
  subject('alevels', 'economics', 'Economics', '9708'),
  subject('alevels', 'accounting', 'Accounting', '9706'),
  subject('alevels', 'mathematics', 'Mathematics', '9709'),
]

/** The subjects of a level, without those whose display name contains `excluding` (any case). */
export function subjectsOf(level: LevelId, excluding = ''): Subject[] {
  const hidden = excluding.trim().toLowerCase()
  return SUBJECTS.filter(
    each => each.level === level && (hidden === '' || !each.displayName.toLowerCase().includes(hidden)),
  )
}

export function findSubject(level: string, slug: string): Subject | null {
  return SUBJECTS.find(each => each.level === level && each.slug === slug) ?? null
}

/** Takes the parameters of a page as they are. @throws when the catalogue has no such subject */
export function requireSubject({ level, subject }: { level: string; subject: string }): Subject {
  const found = findSubject(level, subject)
  if (!found) throw new Error(`Unknown subject ${level}/${subject}`)
  return found
}

/** Name of a subject's picture for link previews, without its ending (public/og, made by the build). */
export function ogImageOf({ level, slug }: Pick<Subject, 'level' | 'slug'>): string {
  return `${level}-${slug}`
}

/** The course as headings name it: "A Level Physics". */
export function courseTitle({ level, name }: Pick<Subject, 'level' | 'name'>): string {
  return `${findLevel(level)?.courseName} ${name}`
}
