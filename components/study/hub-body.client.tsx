'use client'

import { TutorPanel } from '@/components/tutoring/tutor-panel.client'
import { Icon } from '@/components/ui/icon'
import { failureOf } from '@/lib/client/api-error'
import { useHub } from '@/lib/client/study/use-hub'
import { generalMessage } from '@/lib/contracts/messages'
import type { Hub } from '@/lib/study/hub'
import { Under13 } from './age-band.client'
import { HubSkeleton } from './hub-skeleton'
import type { HubPart } from './parts'
import { PlanPart } from './plan-part.client'
import { ResultsPart } from './results-part.client'
import { SubjectsPart } from './subjects-part.client'
import { TodayPart } from './today-part.client'

function Failed({ error, busy, retry }: { error: unknown; busy: boolean; retry: () => void }) {
  return (
    <div className="hub-failed" role="alert">
      <div className="notice">
        <Icon name="offline" />
        <b>Your hub could not be loaded.</b>
        <p>{generalMessage(failureOf(error))} Nothing is lost: what you did is kept on this device.</p>
      </div>
      <p className="btn-row">
        <button type="button" className="btn btn-pen" aria-busy={busy} onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  )
}

const PARTS: Record<HubPart, (props: { hub: Hub }) => React.ReactNode> = {
  today: TodayPart,
  plan: PlanPart,
  subjects: SubjectsPart,
  results: ResultsPart,
  tutor: TutorPanel,
}

export function HubBody({ part }: { part: HubPart }) {
  const state = useHub()
  if (state.kind === 'loading') return <HubSkeleton />
  if (state.kind === 'failed') return <Failed error={state.error} busy={state.busy} retry={state.retry} />
  if (state.hub.settings.ageBand === 'under13') return <Under13 />
  const Part = PARTS[part]
  return <Part hub={state.hub} />
}
