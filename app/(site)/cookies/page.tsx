import { LegalPage } from '@/components/legal/legal-page'
import { ConsentReset } from '@/components/site/consent.client'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'
import { readLegal } from '@/lib/server/content/read-content'

export async function generateMetadata() {
  return pageMetadata({ ...(await readLegal('cookies')), path: routes.cookies })
}

export default async function Page() {
  return <LegalPage text={await readLegal('cookies')} path={routes.cookies} end={<ConsentReset />} />
}
