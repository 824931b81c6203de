import { Faq } from '@/components/site/faq'
import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

const STUDY = [
  {
    question: 'I cannot find my topic',
    answer:
      'Open Revision notes, choose your subject, and unfold the topics. They stand in the order and with the numbers of the syllabus. Additional Maths 0606 and Extended Maths 0580 are different subjects; a switch at the top of their pages leads from one to the other.',
  },
  {
    question: 'Which exam years are the pages for?',
    answer:
      'The box beside the title of each subject page names the syllabus and its years. If your exam is in another year, compare the topic list with the official syllabus first.',
  },
  {
    question: 'Can my class sit the same paper?',
    answer:
      'Yes. In the list of mock exams press Start beside a paper, then Give this paper to others, and pass on its address or its number. Each student has an attempt of their own, and nobody needs an account. The questions can also be printed without the mark scheme.',
  },
  {
    question: 'Something on a page is wrong',
    answer:
      'Trust the official syllabus and your teacher first. Then press Report a problem at the end of the note, choose what it is about and name the sentence: it goes straight to the editors, without your name. (The button needs JavaScript.)',
  },
] as const

const ACCOUNT = [
  {
    question: 'I forgot my password',
    answer:
      'Press Login, then Forgot password?, and enter your email address. You get a link that works for 30 minutes. If nothing arrives, look in the spam folder and check the address for slips.',
  },
  {
    question: 'Can I use the site without an account?',
    answer:
      'Yes. Everything can be read without one. An account is free and keeps your place on every device.',
  },
  {
    question: 'I share this computer with others',
    answer:
      'Log out when you leave: Logout at the top of every page, under your initials. It clears what this site has kept in the browser.',
  },
] as const

/** The embedded help centre, used as long as no other address is configured. */
export function HelpPage() {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Help centre', href: routes.help }]}
          heading="Help centre"
          lead="Short answers to what students ask most."
        />
        <Section id="study" title="Notes and papers">
          <Faq questions={STUDY} />
          <p>
            <Link href={routes.checkDevice}>Check your device</Link> before a mock exam and take the
            one-minute tour again. <Link href={routes.sheets}>Sheets</Link> holds the formula lists, data and
            periodic tables that the papers give you. How numbers, drawings and sentences are marked, and how
            well, says <Link href={routes.marking}>How your answers are marked</Link>.
          </p>
        </Section>
        <Section id="account" title="Account and login">
          <Faq questions={ACCOUNT} />
        </Section>
        <Section id="rules" title="Your rights">
          <p>
            <Link href={routes.privacy}>Privacy</Link> says what is kept about you and how to get it or delete
            it, <Link href={routes.cookies}>Cookies</Link> lists every item by name, and{' '}
            <Link href={routes.accessibility}>Accessibility</Link> says what works with which aids.
          </p>
        </Section>
      </div>
    </main>
  )
}
