import { HelpPage } from '@/components/site/help-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Help centre',
  description:
    'Answers to what students ask most: finding topics, exam years, passwords, accounts and shared computers.',
  path: routes.help,
})

export default function Page() {
  return <HelpPage />
}
