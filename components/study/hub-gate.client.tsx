'use client'

import dynamic from 'next/dynamic'
import { useSignedIn } from '@/lib/client/use-signed-in'
import { HubSkeleton } from './hub-skeleton'
import type { HubPart } from './parts'

const HubBody = dynamic(() => import('./hub-body.client').then(module => module.HubBody), {
  ssr: false,
  loading: () => <HubSkeleton />,
})

/** The hub's code and data come for who is signed in; until then the ruled lines that wait for them. */
export function HubGate({ part }: { part: HubPart }) {
  return useSignedIn() ? <HubBody part={part} /> : <HubSkeleton />
}
