import { Icon } from '@/components/ui/icon'
import type { JudgedPoint } from '@/lib/exams/marking/verdict'

const SIGNS = { earned: 'tick', notEarned: 'cross', undecided: 'info' } as const

/** How a point was read, and why. @param has the student's own word on it, where one is asked for */
export function JudgedReason({ verdict, reason, has }: JudgedPoint & { has?: boolean }) {
  const isOverruled = has !== undefined && verdict !== 'undecided' && has !== (verdict === 'earned')
  return (
    <span className={`scheme-reason is-${verdict}`}>
      <Icon name={SIGNS[verdict]} small /> {reason}
      {isOverruled && ' You decided otherwise.'}
    </span>
  )
}
