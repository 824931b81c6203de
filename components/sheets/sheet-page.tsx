import { PageTitle } from '@/components/site/page-title'
import { GoLink } from '@/components/ui/go-link'
import { courseTitle, requireSubject } from '@/lib/catalogue/subjects'
import { inlineHtml } from '@/lib/exams/prose'
import { routes } from '@/lib/routes'
import type { Sheet } from '@/lib/sheets/sheet'
import { sheetHtml } from '@/lib/sheets/sheet-html'
import { Html } from '../exams/html'
import { PrintSheet } from './print-sheet.client'
import { SheetView } from './sheet-view.client'

/** One sheet: to look things up, to print, to learn what need not be learnt. */
export function SheetPage({ sheet }: { sheet: Sheet }) {
  const subject = requireSubject({ level: sheet.level, subject: sheet.subject })
  return (
    <main id="main" className="sheet-page" data-subject={subject.slug}>
      <div className="wrap">
        <PageTitle
          trail={[
            { name: 'Sheets', href: routes.sheets },
            { name: sheet.title, href: routes.sheet(sheet.name) },
          ]}
          subject={subject}
          heading={sheet.title}
          lead={sheet.lead}
          actions={<PrintSheet />}
        />
        <SheetView html={sheetHtml(sheet)} />
        <footer className="sheet-basis">
          <p>
            <Html as="span" html={inlineHtml(sheet.basis)} /> If a value differs from your paper, the paper is
            right: please tell us.
          </p>
          <p className="btn-row">
            <GoLink href={routes.mocks(subject)}>{courseTitle(subject)} mock exams</GoLink>
            <GoLink href={routes.notes(subject)}>{subject.name} notes</GoLink>
            <GoLink href={routes.sheets}>All sheets</GoLink>
          </p>
        </footer>
      </div>
    </main>
  )
}
