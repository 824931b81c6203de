import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { LEVELS } from '@/lib/catalogue/levels'
import { courseTitle, SUBJECTS, subjectsOf } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import { keepFacts } from './keep-facts'
import { KeepSubject } from './keep-subject.client'
import { NotKept } from './not-kept.client'
import { OpenPapers } from './open-papers.client'

const COURSES = SUBJECTS.map(subject => ({
  level: subject.level,
  slug: subject.slug,
  title: courseTitle(subject),
}))

/**
 * Shows what is kept on this device, and stands in for every page that is not, when there is no connection: then the
 * address in the bar is another one, and the first lines say so.
 */
export function OfflinePage() {
  return (
    <main id="main">
      <div className="wrap">
        <NotKept />
        <OpenPapers courses={COURSES} />
        <PageTitle
          trail={[{ name: 'Reading offline', href: routes.offline }]}
          heading="Take your subjects with you"
          lead="A kept subject opens without a connection: all its notes, its list of papers and the screens in which a paper is sat. Everything stays on this device until you remove it."
        />
        {LEVELS.map(level => (
          <Section key={level.id} id={level.id} title={level.name}>
            <ul role="list" className="keep-list">
              {subjectsOf(level.id).map(subject => (
                <li key={subject.slug}>
                  <h3>{courseTitle(subject)}</h3>
                  <KeepSubject subject={keepFacts(subject)} />
                  <GoLink href={routes.notes(subject)}>Notes</GoLink>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </main>
  )
}
