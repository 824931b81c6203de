import { GoLink } from '@/components/ui/go-link'
import { courseTitle } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import type { OfferSubject } from '../list/paper-offer'

/** There is no such paper, or no connection. */
export function PaperFault(props: { subject: OfferSubject; message: string; retry: () => void }) {
  const { subject, message, retry } = props
  return (
    <main id="main" className="exam-message">
      <h1>This paper could not be opened</h1>
      <p role="alert">{message}</p>
      <div className="btn-row">
        <button type="button" className="btn btn-pen" onClick={retry}>
          Try again
        </button>
      </div>
      <GoLink href={routes.mocks(subject)}>{courseTitle(subject)} mock exams</GoLink>
    </main>
  )
}
