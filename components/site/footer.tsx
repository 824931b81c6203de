import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { LEVELS, type Level } from '@/lib/catalogue/levels'
import { subjectsOf } from '@/lib/catalogue/subjects'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { Logo } from './logo'

const SOCIAL = [
  { name: 'YouTube', icon: 'youtube', href: publicEnv.youtubeUrl },
  { name: 'Instagram', icon: 'instagram', href: publicEnv.instagramUrl },
  { name: 'TikTok', icon: 'tiktok', href: publicEnv.tiktokUrl },
  { name: 'Facebook', icon: 'facebook', href: publicEnv.facebookUrl },
  { name: 'LinkedIn', icon: 'linkedin', href: publicEnv.linkedinUrl },
] as const

function Column({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list">{children}</ul>
    </nav>
  )
}

function Item({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href}>{children}</Link>
    </li>
  )
}

function SubjectColumn({ level }: { level: Level }) {
  return (
    <Column id={`footer-${level.id}`} title={level.courseName}>
      {subjectsOf(level.id).map(subject => (
        <Item key={subject.slug} href={routes.subject(subject)}>
          {subject.name} <span className="code">{subject.code}</span>
        </Item>
      ))}
    </Column>
  )
}

export function Footer() {
  return (
    <footer className="footer" id="footer">
      <div className="wrap">
        <div className="footer-top">
          <div className="footer-about">
            <Logo />
            <p>Revision notes, mock exams and tutor support for Cambridge IGCSE and A Level.</p>
          </div>
          {LEVELS.map(level => (
            <SubjectColumn key={level.id} level={level} />
          ))}
          <Column id="footer-study" title="Study">
            <Item href={routes.revisionNotes}>Revision notes</Item>
            <Item href={routes.mockExams}>Mock exams</Item>
            <Item href={routes.flashcards}>Flashcards</Item>
            <Item href={routes.tutorSupport}>Tutor support</Item>
            <Item href={routes.learningHub}>Learning Hub</Item>
            <Item href={routes.offline}>Reading offline</Item>
            <li>
              <ExternalLink href={publicEnv.pastPapersUrl}>
                Past papers <Icon name="out" />
              </ExternalLink>
            </li>
          </Column>
          <Column id="footer-site" title={publicEnv.productName}>
            <Item href={routes.blogs}>Blogs</Item>
            <Item href={routes.about}>How we check</Item>
            <li>
              <ExternalLink href={publicEnv.helpCentreUrl}>Help centre</ExternalLink>
            </li>
            <Item href={routes.privacy}>Privacy</Item>
            <Item href={routes.terms}>Terms</Item>
            <Item href={routes.cookies}>Cookies</Item>
            <Item href={routes.accessibility}>Accessibility</Item>
          </Column>
        </div>
        <div className="footer-end">
          <p>
            {publicEnv.productName} is independent. It is not connected with or endorsed by Cambridge
            University Press &amp; Assessment. Syllabus codes name the courses the material is written for.
          </p>
          <div className="social">
            {SOCIAL.map(({ name, icon, href }) => (
              <ExternalLink
                key={name}
                className="btn-icon"
                href={href}
                label={`${publicEnv.productName} on ${name} (opens in a new tab)`}
              >
                <Icon name={icon} />
              </ExternalLink>
            ))}
          </div>
        </div>
      </div>
    </footer>
  )
}
