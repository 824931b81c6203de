import { ResetPasswordPage } from '@/components/auth/reset-password-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { routes } from '@/lib/routes'

export const metadata = pageMetadata({
  title: 'Set a new password',
  description: 'Choose a new password with the link from your email. The link works once, for 30 minutes.',
  path: routes.resetPassword,
  indexed: false,
})

export default function Page() {
  return <ResetPasswordPage />
}
