import { AuthLink } from '@/components/site/auth-link'
import { HubGate } from './hub-gate.client'
import { HubHello } from './hub-hello.client'
import { HubNav } from './hub-nav'
import type { HubPart } from './parts'
import { VisitorGate } from './visitor-gate.client'
import '@/components/catalogue/catalogue.css'
import './hub.css'
import './plan.css'

/** A page of the embedded Learning Hub (docs/product/site.md). Both states stand in it; the session mark shows one. */
export function HubFrame({ part }: { part: HubPart }) {
  return (
    <main id="main" className="wrap">
      <div className="when-out hub-hello">
        <h1>Your Learning Hub</h1>
        <p>Log in to open the hub. An account is free, and the notes can be read without one.</p>
        <p className="btn-row">
          <AuthLink className="btn btn-pen" mode="login">
            Login
          </AuthLink>
          <AuthLink className="btn" mode="register">
            Register
          </AuthLink>
        </p>
        <VisitorGate part={part} />
      </div>
      <div className="when-in">
        <HubHello part={part} />
        <HubNav part={part} />
        <HubGate part={part} />
      </div>
    </main>
  )
}
