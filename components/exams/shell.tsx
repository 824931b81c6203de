import type { ReactNode } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import { courseTitle } from '@/lib/catalogue/subjects'
import { routes } from '@/lib/routes'
import { ReadingMenu } from './reading/reading-menu.client'

type ShellSubject = Pick<Subject, 'level' | 'slug' | 'name' | 'code'>

/** The slim bar of review and print: back to the papers, nothing else. */
export function ExamShell({ subject, children }: { subject: ShellSubject; children: ReactNode }) {
  return (
    <div className="exam" data-subject={subject.slug}>
      <header className="exam-bar exam-bar-slim">
        <div className="exam-bar-in">
          <Link className="exam-back" href={routes.mocks(subject)}>
            <Icon name="back" />
            <span className="exam-name">
              {courseTitle(subject)}
              <span className="exam-back-what"> mock exams</span>
            </span>
          </Link>
          <span className="code">{subject.code}</span>
          <ReadingMenu />
        </div>
      </header>
      {children}
    </div>
  )
}

/** While the paper is fetched, and all that a browser without JavaScript gets. */
export function ShellWaiting({ subject, what }: { subject: ShellSubject; what: string }) {
  return (
    <ExamShell subject={subject}>
      <main id="main" className="exam-message">
        <h1>{what}</h1>
        <div className="waiting" role="status">
          <span className="vh">Loading</span>
          <span className="sk sk-a" />
          <span className="sk sk-b" />
          <span className="sk sk-c" />
        </div>
        <p className="without-js">This page needs JavaScript. The list of papers can be read without it.</p>
      </main>
    </ExamShell>
  )
}

/** The address names no attempt. */
export function NoAttempt({ subject }: { subject: ShellSubject }) {
  return (
    <ExamShell subject={subject}>
      <main id="main" className="exam-message">
        <h1>There is no paper open here</h1>
        <p>A paper is opened from the list: choose one, and whether the clock shall run.</p>
        <GoLink href={routes.mocks(subject)}>{courseTitle(subject)} mock exams</GoLink>
      </main>
    </ExamShell>
  )
}
