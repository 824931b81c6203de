'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { changeNoteMemory, readNoteMemory } from '@/lib/client/notes-store'

/** Kept in this browser; the tree and the topic page show it. */
export function LearnedButton() {
  const pathname = usePathname() ?? ''
  const [learned, setLearned] = useState(false)
  useEffect(() => {
    let stopped = false
    void readNoteMemory(pathname).then(memory => !stopped && setLearned(memory?.learned === true))
    return () => {
      stopped = true
    }
  }, [pathname])
  function toggle() {
    setLearned(!learned)
    void changeNoteMemory(pathname, { learned: !learned })
  }
  return (
    <button type="button" className={learned ? 'btn' : 'btn btn-pen'} aria-pressed={learned} onClick={toggle}>
      <Icon name="tick" />
      {learned ? 'Learned' : 'Mark as learned'}
    </button>
  )
}
