import { NewPassword } from './new-password.client'
import '@/components/account/account.css'

export function ResetPasswordPage() {
  return (
    <main id="main" className="wrap">
      <div className="reset">
        <NewPassword />
      </div>
    </main>
  )
}
