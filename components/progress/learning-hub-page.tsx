import { AuthLink } from '@/components/site/auth-link'
import { Faq } from '@/components/site/faq'
import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import '@/components/tutoring/tutoring.css'

/** Pictures of the real pages (`npm run pictures:site`), 1120 by 760 CSS pixels; on a phone 390 by 520. */
const PARTS = [
  {
    picture: 'today',
    title: 'Carry on where you stopped',
    text: 'The hub opens at the line that you were reading, on every device you log in to. Beside it: what is planned for today, the cards that are due, papers that wait for you, and how many days are left until your exam.',
    alt: 'The hub’s first page: the note to go on with, today’s work, the subjects with bars for notes and papers, the days until the next exam and the flashcards of today.',
  },
  {
    picture: 'plan',
    title: 'Spread what is left over the days you have',
    text: 'Enter the day of your exam and how long you want to study. Unlearned notes, topic tests and mocks are spread over the days that remain, weak topics first. If it cannot fit, the plan says so. Miss a day, and it is made anew; nobody scolds you.',
    alt: 'The study plan: the next seven days with their notes and tests, minutes for each day, and a sentence that says whether it fits.',
  },
  {
    picture: 'results',
    title: 'Know your weak topics',
    text: 'Marked papers are added up by topic, so that the next hour goes where it earns most. Each weak topic leads to its note and to a test of it. Too few marks to judge by? Then it says that.',
    alt: 'Strengths and weaknesses: a bar for each topic with the share of its marks that were earned, and a list of all marked papers.',
  },
] as const

function Picture({ name, alt }: { name: string; alt: string }) {
  const file = (scheme: 'light' | 'dark', size = '') => `/pictures/hub-${name}${size}-${scheme}.webp`
  const phone = { width: 390, height: 520 }
  return (
    <picture>
      <source
        media="(max-width: 599px) and (prefers-color-scheme: dark)"
        srcSet={file('dark', '-phone')}
        {...phone}
      />
      <source media="(max-width: 599px)" srcSet={file('light', '-phone')} {...phone} />
      <source media="(prefers-color-scheme: dark)" srcSet={file('dark')} />
      <img className="hub-picture" src={file('light')} alt={alt} width={1120} height={760} loading="lazy" />
    </picture>
  )
}

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
              <Link className="btn btn-pen btn-big when-in" href={routes.door}>
                Open the Learning Hub
              </Link>
            </>
          }
        />
        <Section id="what" title="What it does">
          {PARTS.map(({ picture, title, text, alt }) => (
            <div key={picture} className="hub-shown">
              <h3>{title}</h3>
              <p>{text}</p>
              <Picture name={picture} alt={alt} />
            </div>
          ))}
          <p>
            The hub also holds your <Link href={routes.flashcards}>flashcards</Link>, your questions to a{' '}
            <Link href={routes.tutorSupport}>tutor</Link> with their answers, and your data: one press saves
            all of it, another deletes it.
          </p>
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
