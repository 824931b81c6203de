import Link from 'next/link'
import { AuthLink } from '@/components/site/auth-link'
import { Faq } from '@/components/site/faq'
import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { Steps } from '@/components/site/steps'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { Marks } from '@/components/ui/marks'
import { routes } from '@/lib/routes'
import './tutoring.css'

const STEPS = [
  {
    title: 'Say what you tried',
    text: 'Copy the question as printed, then your own answer or the line where you stopped. A reply can only show the missing mark if it can see your work.',
  },
  {
    title: 'One credit, one question',
    text: 'Every new account starts with Tutor Credits, free. One credit pays for one question, and it comes back if nobody answers.',
  },
  {
    title: 'Keep the answer',
    text: 'Replies are in writing, so you can read them again before the exam. They stay in your Learning Hub.',
  },
] as const

const QUESTIONS = [
  {
    question: 'Can I send a question today?',
    answer:
      'Not yet. The form opens on this page together with the Learning Hub. Until then the notes pages list every syllabus point, and each subject page shows answers that lose marks beside the words that earn them.',
  },
  {
    question: 'Will a tutor do my homework?',
    answer:
      'No. A reply explains the step you are stuck on and shows how it is marked. The next step is yours.',
  },
  {
    question: 'Who can read my question?',
    answer:
      'The tutor for your subject, and you. Nothing is published, and students cannot write to each other. Please leave out your school, your address and your phone number.',
  },
] as const

/** An exchange made up to show the form of a reply; no real person is quoted. */
function ExampleReply() {
  return (
    <div className="thread sheet" data-subject="chemistry">
      <article className="msg">
        <p className="msg-who">
          <b>A student</b> <span className="code">0620</span> <span>Acids, bases and salts</span>
        </p>
        <p className="msg-q">
          Both acids are 0.1 mol/dm³. Why does ethanoic acid have a higher pH than hydrochloric acid? I wrote
          “because it is weaker” and got 0 out of 2.
        </p>
      </article>
      <article className="msg msg-a">
        <p className="msg-who">
          <b>A chemistry tutor</b>
        </p>
        <p>
          “Weaker” is the right idea, but it is the name of the effect, not the reason. The mark scheme wants
          what is happening to the particles:
        </p>
        <p className="part-row">
          <span>
            Ethanoic acid is only <mark>partially dissociated</mark> in water.
          </span>
          <Marks count={1} />
        </p>
        <p className="part-row">
          <span>
            So it has a <mark>lower concentration of H⁺ ions</mark>.
          </span>
          <Marks count={1} />
        </p>
        <p>Next time a question says “in terms of ions”, put the word “ions” in both sentences.</p>
      </article>
    </div>
  )
}

export function TutorSupportPage() {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Tutor support', href: routes.tutorSupport }]}
          heading="Stuck on one line? Ask a tutor."
          lead="A tutor for your subject answers in writing and shows where the marks are. New accounts start with Tutor Credits, so the first questions are free."
          actions={
            <>
              <AuthLink className="btn btn-pen btn-big" mode="register">
                Get your FREE account
              </AuthLink>
              <Link className="btn btn-big" href={routes.revisionNotes}>
                <Icon name="note" />
                Look it up first
              </Link>
            </>
          }
        />
        <Section
          id="reply"
          title="What a reply looks like"
          lead="An example: the kind of question, and the kind of answer."
        >
          <ExampleReply />
        </Section>
        <Section id="how" title="How it works">
          <Steps steps={STEPS} />
        </Section>
        <Section id="first" title="Before you ask" lead="One of these may answer it at once.">
          <ul role="list" className="steps">
            <li>
              <h3>Read the point again</h3>
              <p>
                The checklist of each sub-topic says what you must be able to state, explain or calculate.
              </p>
              <GoLink href={routes.revisionNotes}>Revision notes</GoLink>
            </li>
            <li>
              <h3>Read the command word</h3>
              <p>Describe and explain want different answers to the same question.</p>
              <GoLink href={routes.blog('describe-or-explain')}>Describe or explain</GoLink>
            </li>
            <li>
              <h3>Look at the paper</h3>
              <p>Its length and pace tell you how much an answer should hold.</p>
              <GoLink href={routes.mockExams}>Papers</GoLink>
            </li>
          </ul>
        </Section>
        <Section id="questions" title="Questions">
          <Faq questions={QUESTIONS} />
        </Section>
      </div>
    </main>
  )
}
