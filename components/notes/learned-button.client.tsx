'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { NOTES_CHANGED_EVENT } from '@/lib/client/kept'
import { keepLearned, readNoteMemory } from '@/lib/client/notes-store'
import { keepDay } from '@/lib/client/study/study-store'

/** Kept in this browser, for a signed-in reader by the server too; the tree and the topic page show it. */
export function LearnedButton() {
  const pathname = usePathname() ?? ''
  const [learned, setLearned] = useState(false)
  useEffect(() => {
    let stopped = false
    const read = () =>
      void readNoteMemory(pathname).then(memory => !stopped && setLearned(memory?.learned === true))
    read()
    window.addEventListener(NOTES_CHANGED_EVENT, read)
    return () => {
      stopped = true
      window.removeEventListener(NOTES_CHANGED_EVENT, read)
    }
  }, [pathname])
  function toggle() {
    setLearned(!learned)
    void keepLearned(pathname, !learned)
    if (!learned) void keepDay()
  }
  return (
    <button type="button" className={learned ? 'btn' : 'btn btn-pen'} aria-pressed={learned} onClick={toggle}>
      <Icon name="tick" />
      {learned ? 'Learned' : 'Mark as learned'}
    </button>
  )
}
