'use client'

import { latePart } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'
import { useSignedIn } from '@/lib/client/use-signed-in'
import { HubSkeleton } from './hub-skeleton'
import type { HubPart } from './parts'

const HubBody = latePart(
  late(() => import('./hub-body.client').then(module => module.HubBody)),
  <HubSkeleton />,
)

/** The hub's code and data come for who is signed in; until then the ruled lines that wait for them. */
export function HubGate({ part }: { part: HubPart }) {
  return useSignedIn() ? <HubBody part={part} /> : <HubSkeleton />
}
