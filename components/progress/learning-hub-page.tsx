import Link from 'next/link'
import { AuthLink } from '@/components/site/auth-link'
import { Faq } from '@/components/site/faq'
import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { Steps } from '@/components/site/steps'
import { GoLink } from '@/components/ui/go-link'
import { routes } from '@/lib/routes'
import '@/components/tutoring/tutoring.css'

const PARTS = [
  {
    title: 'Carry on where you stopped',
    text: 'The hub remembers the sub-topic you were in, on every device you log in to.',
  },
  {
    title: 'See what is left',
    text: 'Each subject shows how much of its syllabus you have ticked off, topic by topic, against your exam date.',
  },
  {
    title: 'Know your weak topics',
    text: 'Marked papers are added up by topic, so that the next hour goes where it earns most.',
  },
] as const

const QUESTIONS = [
  {
    question: 'How do I open it?',
    answer:
      'Log in, then press Learning Hub at the top of any page. It opens in a tab of its own and knows who you are.',
  },
  {
    question: 'What does it cost?',
    answer: 'Nothing. The hub belongs to the free account.',
  },
  {
    question: 'Do I need it to read the notes?',
    answer: 'No. Notes, papers and articles are open to everybody. The hub is for keeping track.',
  },
] as const

export function LearningHubPage() {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Learning Hub', href: routes.learningHub }]}
          heading="The Learning Hub keeps your place"
          lead="One desk for all your subjects: what you have done, what is left, and what to do next. For everybody with a free account."
          actions={
            <>
              <AuthLink className="btn btn-pen btn-big when-out" mode="register">
                Sign up for FREE
              </AuthLink>
              <AuthLink className="btn btn-big when-out" mode="login">
                Login
              </AuthLink>
              <Link className="btn btn-pen btn-big when-in" href={routes.door} prefetch={false}>
                Open the Learning Hub
              </Link>
            </>
          }
        />
        <Section id="what" title="What it is for">
          <Steps steps={PARTS} />
        </Section>
        <Section id="without" title="Without an account" lead="Nothing below needs one.">
          <div className="two">
            <div>
              <h3>Read</h3>
              <p>Every syllabus, topic by topic, with the points you have to know.</p>
              <GoLink href={routes.revisionNotes}>Revision notes</GoLink>
            </div>
            <div>
              <h3>Prepare</h3>
              <p>The papers of your subject: length, marks, pace and share of the grade.</p>
              <GoLink href={routes.mockExams}>Mock exams</GoLink>
            </div>
            <div>
              <h3>Remember</h3>
              <p>Key terms and formulas as flashcards that come back in time for your exam.</p>
              <GoLink href={routes.flashcards}>Flashcards</GoLink>
            </div>
          </div>
        </Section>
        <Section id="questions" title="Questions">
          <Faq questions={QUESTIONS} />
        </Section>
      </div>
    </main>
  )
}
