'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { PRERENDERED_KEY } from '@/lib/notes/prerendered'

type Props = { href: string; className?: string; children: ReactNode }

const canPrerender = () =>
  typeof HTMLScriptElement.supports === 'function' && HTMLScriptElement.supports('speculationrules')

/**
 * The link to the next note. Where the browser renders that note ahead (the rules are those of
 * public/speculation-rules.json), that page says so, and the tap shows what already stands there. Everywhere
 * else the note's data are fetched ahead and the tap is a soft navigation.
 */
export function NextNoteLink({ href, className, children }: Props) {
  const [soft, setSoft] = useState(false)
  const stands = useRef(false)
  useEffect(() => {
    stands.current = false
    if (!canPrerender()) {
      setSoft(true)
      return
    }
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === PRERENDERED_KEY && newValue === href) stands.current = true
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [href])
  return (
    <Link
      {...(className ? { className } : {})}
      data-next-note=""
      href={href}
      ahead={soft}
      onNavigate={event => {
        if (!stands.current) return
        event.preventDefault()
        window.location.assign(href)
      }}
    >
      {children}
    </Link>
  )
}
