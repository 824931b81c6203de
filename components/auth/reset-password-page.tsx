import { NewPassword } from './new-password.client'
import './reset-password.css'

export function ResetPasswordPage() {
  return (
    <main id="main" className="wrap">
      <div className="reset">
        <NewPassword />
      </div>
    </main>
  )
}
