'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { keepEntries } from '@/lib/client/study/study-store'
import { useEntriesOrNone } from '@/lib/client/study/use-entries'

/** Asks to be told when the note of this page is written: the Learning Hub says so. Pressed again, it is taken back. */
export function AwaitButton() {
  const pathname = usePathname() ?? ''
  const isAwaited = useEntriesOrNone().some(
    ({ kind, key, value }) => kind === 'awaited' && key === pathname && value !== null,
  )
  const toggle = () => void keepEntries([{ kind: 'awaited', key: pathname, value: isAwaited ? null : 'yes' }])
  return (
    <button
      type="button"
      className="btn needs-scripts"
      aria-pressed={isAwaited}
      aria-describedby="await-how"
      onClick={toggle}
    >
      <Icon name={isAwaited ? 'tick' : 'clock'} />
      {isAwaited ? 'You will be told' : 'Tell me when it is here'}
    </button>
  )
}
