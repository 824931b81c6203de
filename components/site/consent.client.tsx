'use client'

import { useLate } from '@/components/ui/late-part.client'
import { ANALYTICS_CONFIGURED, chooseConsent, useConsent } from '@/lib/client/consent'
import { late } from '@/lib/client/late'
import { publicEnv } from '@/lib/public-env'

const analytics = late(() => import('./analytics.client').then(module => module.Analytics))

/** The question about counting visits: two equal buttons, no page is blocked, and never without a tool. */
export function Consent() {
  return ANALYTICS_CONFIGURED ? <ConsentStrip /> : null
}

function ConsentStrip() {
  const consent = useConsent()
  const { code: Analytics } = useLate(analytics, consent === 'yes')
  if (consent === 'yes') return Analytics && <Analytics />
  if (consent !== null) return null
  return (
    <section className="consent" aria-label="Counting visits">
      <p>
        May {publicEnv.productName} count visits and see which parts of a page are used? The site works the
        same either way.
      </p>
      <div className="btn-row">
        <button type="button" className="btn" onClick={() => chooseConsent('yes')}>
          Yes
        </button>
        <button type="button" className="btn" onClick={() => chooseConsent('no')}>
          No
        </button>
      </div>
    </section>
  )
}

/** On the cookies page: take the choice back. Shown only where there is one. */
export function ConsentReset() {
  const consent = useConsent()
  if (!ANALYTICS_CONFIGURED || consent === 'unknown' || consent === null) return null
  return (
    <p className="article-end">
      You have chosen “{consent === 'yes' ? 'Yes' : 'No'}” about counting visits.{' '}
      <button type="button" className="btn" onClick={() => chooseConsent(null)}>
        Ask me again
      </button>
    </p>
  )
}
