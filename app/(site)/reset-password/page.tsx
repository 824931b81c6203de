import type { Metadata } from 'next'
import { ResetPasswordPage } from '@/components/auth/reset-password-page'

export const metadata: Metadata = {
  title: 'Set a new password',
  robots: { index: false, follow: false },
}

export default function Page() {
  return <ResetPasswordPage />
}
