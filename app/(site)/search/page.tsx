import { SearchPage } from '@/components/notes/search-page.client'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Search',
  description: 'Search all revision notes, key terms, topics and pages.',
  path: routes.search,
  indexed: false,
})

export default function Page() {
  return <SearchPage />
}
