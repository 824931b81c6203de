import { SheetsPage } from '@/components/sheets/sheets-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Formula lists, data sheets and periodic tables',
  description:
    'What the real papers hand you, typed and printable: formula lists for 0580, 0606 and 9709, data and formulae for 9702, data, tests and periodic tables for 0620 and 9701.',
  path: routes.sheets,
})

export default function Page() {
  return <SheetsPage />
}
