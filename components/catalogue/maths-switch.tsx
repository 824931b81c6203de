import { Link } from '@/components/ui/link'
import { findSubject, type Subject } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'

const PAIR = ['additional-maths', 'extended-maths'] as const

/**
 * Lists send Extended Maths to the additional-maths page (docs/product/site.md); this switch, the first thing on
 * both pages, keeps anybody from revising the wrong syllabus. Other subjects have none.
 */
export function MathsSwitch({ section, subject }: { section: 'notes' | 'mocks'; subject: Subject }) {
  if (subject.level !== 'igcse' || !PAIR.some(slug => slug === subject.slug)) return null
  return (
    <nav className="switch maths-switch" aria-label="Choose your syllabus">
      {PAIR.map(slug => {
        const each = findSubject('igcse', slug)
        return (
          each && (
            <Link
              key={slug}
              href={routes[section](each)}
              data-subject={slug}
              aria-current={slug === subject.slug ? 'page' : undefined}
            >
              {each.name} <span className="code">{each.code}</span>
            </Link>
          )
        )
      })}
    </nav>
  )
}
