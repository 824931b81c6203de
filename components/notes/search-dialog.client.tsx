'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { SearchBox } from './search-box.client'

/** Opens as soon as it is on the page; the browser gives the focus back when it closes. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const pathname = usePathname()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    dialog.current?.querySelector('input')?.focus()
  }, [])

  // A result that was opened by its link closes the dialog, whatever opened it.
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current !== pathname) dialog.current?.close()
    opened.current = pathname
  }, [pathname])

  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className="finder-dialog" aria-label="Search">
      <div className="finder-top">
        <b>Search</b>
        <button type="button" className="btn-icon" aria-label="Close search" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <SearchBox query={query} onQuery={setQuery} onGo={close} />
    </dialog>
  )
}
