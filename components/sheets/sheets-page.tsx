import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { SHEETS } from '@/content/sheets/sheets'
import { LEVELS } from '@/lib/catalogue/levels'
import { routes } from '@/lib/routes'

/** All sheets, by level. */
export function SheetsPage() {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[{ name: 'Sheets', href: routes.sheets }]}
          heading="Sheets you are given"
          lead="Formula lists, data and periodic tables, as the papers hand them to you. Know what stands on them, and you know what you still have to learn by heart."
        />
        {LEVELS.map(level => (
          <Section key={level.id} id={level.id} title={level.name}>
            <ul role="list" className="rows">
              {SHEETS.filter(sheet => sheet.level === level.id).map(sheet => (
                <li key={sheet.name} className="sheet-row">
                  <h3>
                    <GoLink href={routes.sheet(sheet.name)}>{sheet.title}</GoLink>
                  </h3>
                  <p className="muted">{sheet.lead}</p>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </main>
  )
}
