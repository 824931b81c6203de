'use client'

import { latePart } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'
import { useSignedIn } from '@/lib/client/use-signed-in'
import { TutorWait } from './tutor-wait'
import './tutoring.css'

const Desk = latePart(
  late(() => import('./tutor-desk.client').then(module => module.TutorDesk)),
  <TutorWait />,
)

/**
 * Tutor support of a signed-in person: balance, form, questions. For any page, without props; it shows nothing to
 * anybody else. Its code comes only to those who are signed in.
 */
export function TutorPanel() {
  // In the page as it is built, too: for those who are signed in the place is kept from the first paint.
  return useSignedIn() ? <Desk /> : <TutorWait className="when-in" />
}
