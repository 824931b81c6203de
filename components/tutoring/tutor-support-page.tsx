import { AuthLink } from '@/components/site/auth-link'
import { Faq } from '@/components/site/faq'
import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { Steps } from '@/components/site/steps'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ANSWER_WITHIN_HOURS, WELCOME_CREDITS } from '@/lib/contracts/tutoring'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { ExampleReply } from './example-reply'
import { TutorPanel } from './tutor-panel.client'
import './tutoring.css'

const { productName } = publicEnv

const STEPS = [
  {
    title: 'Ask about one step',
    text: 'Write on this page, or open a question of a marked paper and press “Ask a tutor about this question”: then the question, your answer and the mark scheme go along. You see all of it before you send.',
  },
  {
    title: 'A tutor answers in writing',
    text: `The question is mailed to our tutors without your name or address. Whoever knows the subject best writes the answer, within ${ANSWER_WITHIN_HOURS} hours.`,
  },
  {
    title: 'Read it, keep it',
    text: 'The answer appears here while the page is open, and a mail tells you that it is there. It stays in your list for as long as you have your account.',
  },
] as const

const RULES = [
  [`${WELCOME_CREDITS} for each account`, `Every new account gets ${WELCOME_CREDITS} Tutor Credits, once.`],
  ['Free', 'They cost nothing. None are sold, so nobody can buy an answer before you.'],
  ['One credit, one question', 'It is taken when you send the question, and once however often you press.'],
  ['No expiry', 'A credit that you do not use stays in your account.'],
  [
    'Back by itself',
    `If nobody has answered after ${ANSWER_WITHIN_HOURS} hours, the credit returns. You need not ask for it.`,
  ],
  ['Open books', 'Your list shows every credit that came or went, with its date.'],
] as const

const GOOD = [
  ['The question as printed', 'With its marks and command word. Or attach it from a marked paper.'],
  ['What you wrote', 'Even if it is half a line. The missing mark only shows beside your own work.'],
  [
    'The step that stops you',
    '“Why is it divided by 2?” gets a better answer than “I do not get electricity”.',
  ],
] as const

const QUESTIONS = [
  {
    question: 'Who answers?',
    answer: `The ${productName} team. We show no names and no photographs of tutors, and a tutor does not learn yours: the question comes to them from “a student”.`,
  },
  {
    question: 'Will a tutor do my homework?',
    answer:
      'No. An answer explains the step you are stuck on and shows how it is marked. The next step is yours.',
  },
  {
    question: 'Who can read my question?',
    answer:
      'The tutors and you. Nothing is published, and students cannot write to each other. Please leave out your name, school, address and phone number: a tutor has no need of them and will never ask for them.',
  },
  {
    question: 'I am a parent. What is kept, and for how long?',
    answer:
      'The question, its answer and the record of credits, with your child’s account. They are in the copy of all data that the account page gives, and they are deleted together with the account. The mails that we send hold neither the question nor the answer.',
  },
  {
    question: 'Can I write back?',
    answer:
      'Not in the same thread. If the answer leaves something open, ask it as a new question and say which part.',
  },
  {
    question: 'My credits are used up. What now?',
    answer:
      'Each marked question has a worked solution and names the note that it belongs to, and all notes and papers stay free. There is no way to buy credits.',
  },
] as const

function Ask() {
  return (
    <Section id="ask" title="Ask a tutor" lead="One question, one credit.">
      <div className="when-out">
        <p>
          Log in to ask, or register: an account is free and comes with {WELCOME_CREDITS} Tutor Credits. A
          question that you wanted to attach stays attached.
        </p>
        <p className="btn-row ask-doors">
          <AuthLink className="btn btn-pen" mode="login">
            Login
          </AuthLink>
          <AuthLink className="btn" mode="register">
            Register
          </AuthLink>
        </p>
      </div>
      <div className="when-in">
        <TutorPanel />
        <noscript>
          <p>The form needs JavaScript: it shows your questions to you alone.</p>
        </noscript>
      </div>
    </Section>
  )
}

function Terms({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="rules">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function TutorSupportPage() {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Tutor support', href: routes.tutorSupport }]}
          heading="Stuck on one line? Ask a tutor."
          lead={`A tutor answers in writing and shows where the marks are. Every account starts with ${WELCOME_CREDITS} Tutor Credits, free.`}
          actions={
            <>
              <AuthLink className="btn btn-pen btn-big when-out" mode="register">
                Get your FREE account
              </AuthLink>
              <a className="btn btn-pen btn-big when-in" href="#ask">
                <Icon name="pencil" />
                Write a question
              </a>
              <Link className="btn btn-big" href={routes.revisionNotes}>
                <Icon name="note" />
                Look it up first
              </Link>
            </>
          }
        />
        <Ask />
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
        <Section id="credits" title="Tutor Credits" lead="All of the rules.">
          <Terms rows={RULES} />
        </Section>
        <Section id="good" title="A good question" lead="Three things make the answer twice as useful.">
          <Terms rows={GOOD} />
          <p className="rules-more">
            <GoLink href={routes.blog('describe-or-explain')}>
              Describe or explain: what the words want
            </GoLink>
          </p>
          <p>
            <GoLink href={routes.mockExams}>Sit a paper: each of its questions can be sent along</GoLink>
          </p>
        </Section>
        <Section id="questions" title="Questions">
          <Faq questions={QUESTIONS} />
        </Section>
      </div>
    </main>
  )
}
