import Link from 'next/link'
import { PostRows } from '@/components/blogs/post-rows'
import { AuthLink } from '@/components/site/auth-link'
import { JsonLd } from '@/components/site/json-ld'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { SubjectLink } from '@/components/ui/subject-link'
import type { Post } from '@/lib/blogs/post'
import { LEVELS } from '@/lib/catalogue/levels'
import { subjectsOf } from '@/lib/catalogue/subjects'
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
    title: 'Know the paper',
    text: 'How long it is, what it asks, how many seconds each mark is worth, and what it counts for in the grade.',
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
    text: 'Plans, command words and ways of practising that survive a bad week.',
    link: { href: routes.blogs, text: 'Blogs' },
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

export function HomePage({ posts }: { posts: readonly Post[] }) {
  return (
    <main id="main">
      <section className="hero wrap">
        <div>
          <h1>
            Know what earns <mark>the mark</mark>
          </h1>
          <p className="hero-lead">
            Your syllabus point by point, every paper as it is really sat, and the small slips that cost
            marks. For Cambridge IGCSE and A Level.
          </p>
          <div className="btn-row">
            <AuthLink className="btn btn-pen btn-big" mode="register">
              Sign up for FREE
            </AuthLink>
            <a className="btn btn-big" href="#subjects">
              Find your subject
            </a>
          </div>
          <p className="hero-note">No account needed to start reading.</p>
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
        <section className="cover sheet" aria-labelledby="cover-head">
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
