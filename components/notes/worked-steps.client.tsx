'use client'

import { useEffect } from 'react'
import { useIsNear } from '@/components/practice/near'
import { useLate } from '@/components/ui/late-part.client'
import { late } from '@/lib/client/late'

const stepButtons = late(() => import('./step-buttons.client').then(module => module.StepButtons))

/**
 * Worked examples open step by step, answers after a try (note.css hides both); where the code for that does not come, at
 * once.
 */
export function WorkedSteps() {
  const { code: StepButtons, fault } = useLate(stepButtons, useIsNear('.steps, .try'))
  useEffect(() => {
    document.documentElement.toggleAttribute('data-all-steps', fault !== null)
  }, [fault])
  return StepButtons && <StepButtons />
}
