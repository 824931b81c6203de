import { AnswerDesk } from './answer-desk.client'
import './tutoring.css'

/** The page of the link that is mailed to the tutors. The token stands in the fragment, so the page is static. */
export function AnswerPage() {
  return (
    <main id="main" className="wrap">
      <div className="answer-page">
        <AnswerDesk />
        <noscript>
          <p>
            This page shows the question by JavaScript: the link in the mail is private, and no server sees
            it.
          </p>
        </noscript>
      </div>
    </main>
  )
}
