'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { askFor } from '@/lib/client/ask-late'
import { late } from '@/lib/client/late'

/** Loaded with the first search only. */
const searchDialog = late(() => import('./search-dialog.client').then(module => module.SearchDialog))

/** Opens the search; so does `/` or Ctrl+K anywhere outside a field. Without JavaScript it is hidden by CSS. */
export function SearchButton({ className }: { className: string }) {
  const [wanted, setWanted] = useState(0)
  const SearchDialog = searchDialog.now()
  const [open] = useState(() => () => askFor(searchDialog, () => setWanted(count => count + 1)))

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]')
      const isShortcut =
        event.key === '/'
          ? !inField && !event.ctrlKey && !event.metaKey
          : event.key === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        <Icon name="search" small />
        <span className="label">Search</span>
      </button>
      {wanted > 0 && SearchDialog && <SearchDialog key={wanted} />}
    </>
  )
}
