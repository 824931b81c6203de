import { JsonLd } from '@/components/site/json-ld'
import { findLevel } from '@/lib/catalogue/levels'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import type { NoteProps } from './note-page'

/** The note for search engines: what it teaches, for which syllabus, how long it takes. */
export function NoteData({ subject, place: { topic, subtopic }, note }: NoteProps) {
  const level = findLevel(subject.level)?.courseName ?? ''
  const course = `${level} ${subject.name}`
  const publisher = { '@type': 'Organization', name: publicEnv.productName, url: publicEnv.siteUrl }
  return (
    <JsonLd
      data={{
        '@type': ['LearningResource', 'Article'],
        name: `${subtopic.title}, ${course} ${subject.code}`,
        headline: subtopic.title,
        description: note.summary,
        url: `${publicEnv.siteUrl}${routes.note(subject, topic.slug, subtopic.slug)}`,
        image: `${publicEnv.siteUrl}/og/${subject.level}-${subject.slug}.png`,
        learningResourceType: 'revision notes',
        educationalLevel: level,
        educationalUse: 'revision',
        teaches: note.keyTerms.length > 0 ? note.keyTerms : subtopic.title,
        about: subtopic.title,
        educationalAlignment: {
          '@type': 'AlignmentObject',
          alignmentType: 'teaches',
          educationalFramework: `Cambridge ${course} ${subject.code}`,
          targetName: `${subtopic.number} ${subtopic.title}`,
        },
        isPartOf: {
          '@type': 'Course',
          name: course,
          description: `${course} ${subject.code}`,
          provider: publisher,
        },
        timeRequired: `PT${note.minutes}M`,
        dateModified: note.updated,
        author: publisher,
        publisher,
        inLanguage: 'en-GB',
        isAccessibleForFree: true,
        accessibilityFeature: ['MathML', 'alternativeText', 'structuralNavigation', 'tableOfContents'],
        accessMode: ['textual', 'visual'],
        accessModeSufficient: 'textual',
      }}
    />
  )
}
