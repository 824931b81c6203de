import type { ReactNode } from 'react'
import { SearchForm } from '@/components/notes/search-form'
import { Link } from '@/components/ui/link'
import { LEVELS } from '@/lib/catalogue/levels'
import { routes } from '@/lib/routes'

/** The 404 page. */
export function NotFoundPage() {
  return (
    <BlankPage heading="There is nothing at this address">
      The page may have moved when a syllabus changed, or the link has a slip in it. Start from your subject,
      or from one of these.
    </BlankPage>
  )
}

/** The 400 page. */
export function UnreadablePage() {
  return (
    <BlankPage heading="This address cannot be read">
      It holds signs that no page of ours has, perhaps because the link was cut short. Start from your
      subject, or from one of these.
    </BlankPage>
  )
}

/** Set as the blank page of an exam paper, with ways on. */
function BlankPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main id="main" className="wrap blank">
      <div className="blank-in">
        <p className="blank-page">BLANK PAGE</p>
        <h1>{heading}</h1>
        <p>{children}</p>
        <SearchForm />
        <div className="btn-row">
          {LEVELS.map(level => (
            <Link key={level.id} className="btn" href={routes.level(level.id)}>
              {level.name}
            </Link>
          ))}
          <Link className="btn" href={routes.revisionNotes}>
            Revision notes
          </Link>
          <Link className="btn" href={routes.mockExams}>
            Mock exams
          </Link>
          <Link className="btn btn-quiet" href={routes.home}>
            Home
          </Link>
        </div>
      </div>
    </main>
  )
}
