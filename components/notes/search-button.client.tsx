'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'

/** Loaded with the first search only. */
const SearchDialog = dynamic(() => import('./search-dialog.client').then(module => module.SearchDialog), {
  ssr: false,
})

/** Opens the search; so does `/` or Ctrl+K anywhere outside a field. Without JavaScript it is hidden by CSS. */
export function SearchButton({ className }: { className: string }) {
  const [wanted, setWanted] = useState(0)

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
      setWanted(count => count + 1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setWanted(count => count + 1)}
      >
        <Icon name="search" small />
        <span className="label">Search</span>
      </button>
      {wanted > 0 && <SearchDialog key={wanted} />}
    </>
  )
}
