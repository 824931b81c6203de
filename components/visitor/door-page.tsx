import Link from 'next/link'
import { routes } from '@/lib/routes'
import { HubDoor } from './hub-door.client'

/** What a page can say before it knows who is there: the prompt, hidden at once from who is signed in. */
export function DoorPage() {
  return (
    <main id="main" className="wrap blank">
      <div className="blank-in when-out">
        <h1>Log in to open the Learning Hub</h1>
        <p>It keeps your place in every subject. An account is free.</p>
        <div className="btn-row">
          <Link className="btn btn-pen" href={routes.auth('login')} prefetch={false} scroll={false}>
            Login
          </Link>
          <Link className="btn" href={routes.auth('register')} prefetch={false} scroll={false}>
            Register
          </Link>
        </div>
      </div>
      <HubDoor />
    </main>
  )
}
