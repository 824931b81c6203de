import { LegalPage } from '@/components/legal/legal-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'
import { readLegal } from '@/lib/server/content/read-content'

export async function generateMetadata() {
  return pageMetadata({ ...(await readLegal('marking')), path: routes.marking })
}

export default async function Page() {
  return <LegalPage text={await readLegal('marking')} path={routes.marking} />
}
