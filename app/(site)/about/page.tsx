import { LegalPage } from '@/components/legal/legal-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'
import { readLegal } from '@/lib/server/content/read-content'

export async function generateMetadata() {
  return pageMetadata({ ...(await readLegal('about')), path: routes.about })
}

export default async function Page() {
  return <LegalPage text={await readLegal('about')} path={routes.about} />
}
