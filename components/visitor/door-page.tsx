import { AuthLink } from '@/components/site/auth-link'
import { HubDoor } from './hub-door.client'

/** What a page can say before it knows who is there: the prompt, hidden at once from who is signed in. */
export function DoorPage() {
  return (
    <main id="main" className="wrap blank">
      <div className="blank-in when-out">
        <h1>Log in to open the Learning Hub</h1>
        <p>It keeps your place in every subject. An account is free.</p>
        <div className="btn-row">
          <AuthLink className="btn btn-pen" mode="login">
            Login
          </AuthLink>
          <AuthLink className="btn" mode="register">
            Register
          </AuthLink>
        </div>
      </div>
      <HubDoor />
    </main>
  )
}
