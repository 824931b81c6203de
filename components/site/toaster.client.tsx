'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { toastArea } from '@/lib/client/notify'

const ToastArea = dynamic(() => import('./toast-area.client').then(module => module.ToastArea), {
  ssr: false,
})

/** The place where messages appear. Nothing of it is loaded until the first message. */
export function Toaster() {
  const wanted = useSyncExternalStore(toastArea.subscribe, toastArea.isWanted, () => false)
  return wanted ? <ToastArea /> : null
}
