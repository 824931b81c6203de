import { PostRows } from '@/components/blogs/post-rows'
import { AuthLink } from '@/components/site/auth-link'
import { JsonLd } from '@/components/site/json-ld'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { Link } from '@/components/ui/link'
import { SubjectLink } from '@/components/ui/subject-link'
import type { Post } from '@/lib/blogs/post'
import { LEVELS } from '@/lib/catalogue/levels'
import { subjectsOf } from '@/lib/catalogue/subjects'
import { counted } from '@/lib/catalogue/wording'
import type { FirstSteps as FirstStepsFacts, SiteFacts } from '@/lib/content/site-facts'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { MarkedScript } from './marked-script'
import { TryOne } from './try-one'
import './home.css'

const STEPS = [
  {
    part: '(a)',
    title: 'Find the point',
    text: 'Open your syllabus topic by topic. Each sub-topic lists exactly what you must be able to state, explain or calculate.',
    link: { href: routes.revisionNotes, text: 'Revision notes' },
  },
  {
    part: '(b)',
    title: 'Sit the paper',
    text: 'A fresh mock that keeps to the real paper’s plan: timed or at your own pace, marked at once, with the scheme and a worked solution for every part.',
    link: { href: routes.mockExams, text: 'Mock exams' },
  },
  {
    part: '(c)',
    title: 'See where marks go',
    text: 'Each subject shows the answers that look right and lose the mark, with the words the examiner was waiting for.',
    link: { href: `${routes.level('igcse')}#subjects`, text: 'Choose a subject' },
  },
  {
    part: '(d)',
    title: 'Make it stick',
    text: 'Flashcards that come back just before you forget, spaced towards the day of your exam.',
    link: { href: routes.flashcards, text: 'Flashcards' },
  },
] as const

function SubjectIndex() {
  return (
    <div className="index">
      {LEVELS.map(level => (
        <div key={level.id}>
          <h3>
            {level.courseName} <GoLink href={routes.level(level.id)}>All of {level.courseName}</GoLink>
          </h3>
          <ul role="list" className="rows">
            {subjectsOf(level.id).map(subject => (
              <li key={subject.slug}>
                <SubjectLink subject={subject} href={routes.subject(subject)} leader />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function SiteData() {
  const { productName, siteUrl } = publicEnv
  return (
    <>
      <JsonLd
        data={{
          '@type': 'EducationalOrganization',
          name: productName,
          url: siteUrl,
          logo: `${siteUrl}/icons/icon-512.png`,
        }}
      />
      <JsonLd data={{ '@type': 'WebSite', name: productName, url: siteUrl, inLanguage: 'en' }} />
    </>
  )
}

/** One press from here to a note, and one to a paper. */
function FirstSteps({ first: { note, mock } }: { first: FirstStepsFacts }) {
  return (
    <ul role="list" className="first-steps">
      {note && (
        <li>
          <GoLink href={routes.note(note.subject, note.topic, note.subtopic)}>
            Read a note: {note.title}, {counted(note.minutes, 'minute')}
          </GoLink>
        </li>
      )}
      {mock && (
        <li>
          <GoLink href={routes.mocks(mock.subject)}>
            Sit a mock: {mock.subject.name} {mock.title}, {counted(mock.minutes, 'minute')}
          </GoLink>
        </li>
      )}
    </ul>
  )
}

/** Counted while the page is built. */
function HereToday({ facts }: { facts: SiteFacts }) {
  const rows = [
    [
      facts.notes,
      'revision notes',
      'each read by a second person against its syllabus',
      routes.revisionNotes,
    ],
    [
      facts.mocks,
      'mock papers',
      'each as ten numbered mocks and as many fresh ones as you like, marked at once',
      routes.mockExams,
    ],
    [facts.topicTests, 'topic tests', 'the first topic of every subject at least', routes.mockExams],
    [
      facts.questions,
      'exam questions',
      `drawn anew each time you meet them; ${facts.draws} draws of each are checked, and a second person has read it`,
      routes.mockExams,
    ],
    [facts.cards, 'flashcards', 'out of the notes, aimed at the day of your exam', routes.flashcards],
  ] as const
  return (
    <ul role="list" className="here">
      {rows.map(([count, what, how, href]) => (
        <li key={what}>
          <Link href={href}>
            <b className="num">{count.toLocaleString('en-GB')}</b> {what}
          </Link>
          <span>{how}</span>
        </li>
      ))}
    </ul>
  )
}

type Props = { posts: readonly Post[]; facts: SiteFacts; first: FirstStepsFacts }

export function HomePage({ posts, facts, first }: Props) {
  return (
    <main id="main">
      <section className="hero wrap">
        <div>
          <h1>
            Know what earns <mark>the mark</mark>
          </h1>
          <p className="hero-lead">
            Your syllabus point by point, {counted(facts.mocks, 'mock paper')} to sit as in the exam, and the
            small slips that cost marks. For Cambridge IGCSE and A Level.
          </p>
          <div className="btn-row">
            <AuthLink className="btn btn-pen btn-big when-out" mode="register">
              Sign up for FREE
            </AuthLink>
            <Link className="btn btn-pen btn-big when-in" href={routes.door}>
              Learning Hub
            </Link>
            <a className="btn btn-big" href="#subjects">
              Find your subject
            </a>
          </div>
          <FirstSteps first={first} />
          <p className="hero-note when-out">No account needed to read, or to sit a paper.</p>
        </div>
        <MarkedScript />
      </section>
      <div className="wrap">
        <Section
          id="subjects"
          title="Choose your subject"
          lead="Topics and papers of your exam year, in syllabus order."
        >
          <SubjectIndex />
        </Section>
        <Section id="here" title="What is here today" lead="Counted when this page was made.">
          <HereToday facts={facts} />
        </Section>
        <Section id="how" title="How to use it" lead="Answer all parts. Repeat until the exam.">
          <ol role="list" className="parts">
            {STEPS.map(step => (
              <li key={step.part}>
                <b className="part">{step.part}</b>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
                <GoLink href={step.link.href}>{step.link.text}</GoLink>
              </li>
            ))}
          </ol>
        </Section>
        <Section id="try" title="Try one" lead="One mark, one minute, no account.">
          <TryOne />
        </Section>
        <Section id="parents" title="For parents">
          <div className="two">
            <div>
              <h3>What it costs</h3>
              <p>
                Reading is free, and so is an account. An account keeps progress on every device and comes
                with Tutor Credits for the first questions to a tutor.
              </p>
            </div>
            <div>
              <h3>What we keep</h3>
              <p>
                A name, an email address, country and level, and the work your child does here. There are no
                advertisements, and nothing about a student is public.{' '}
                <Link href={routes.privacy}>Privacy</Link> says it in full.
              </p>
            </div>
          </div>
        </Section>
        <Section id="blog" title="From the blog" more={<GoLink href={routes.blogs}>All articles</GoLink>}>
          <PostRows posts={posts} />
        </Section>
        <section className="cover sheet when-out" aria-labelledby="cover-head">
          <div>
            <h2 id="cover-head">Put your name on it</h2>
            <p>
              <mark>It’s FREE</mark>. An account keeps your place, your answers and your plan on every device.{' '}
              <mark>Get your FREE</mark> <mark>Tutor Credits</mark> with it.
            </p>
          </div>
          <div className="cover-act">
            <AuthLink className="btn btn-pen btn-big" mode="register">
              Sign up for FREE
            </AuthLink>
          </div>
        </section>
      </div>
      <SiteData />
    </main>
  )
}
