'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { NOTES_CHANGED_EVENT } from '@/lib/client/kept'
import { readLearned } from '@/lib/client/read-learned'
import { markLinks } from './mark-learned'

function markCurrent(tree: HTMLElement, pathname: string): void {
  for (const link of tree.querySelectorAll('li a')) {
    const isCurrent = link.getAttribute('href') === pathname
    if (isCurrent) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  const topic = pathname.split('/')[4]
  const open = tree.querySelector<HTMLDetailsElement>(`details[data-topic="${CSS.escape(topic ?? '')}"]`)
  if (open) open.open = true
  const current = tree.querySelector<HTMLElement>('[aria-current]')
  if (current && tree.scrollHeight > tree.clientHeight) {
    const above = current.offsetTop - tree.clientHeight / 2
    tree.scrollTop = Math.max(0, above)
  }
  if (tree.matches(':popover-open')) tree.hidePopover()
}

/** Marks the open note and the learned ones in a tree that the server drew for every page alike. */
export function TreeMarks({ treeId }: { treeId: string }) {
  const pathname = usePathname() ?? ''

  useEffect(() => {
    const tree = document.getElementById(treeId)
    if (tree) markCurrent(tree, pathname)
  }, [treeId, pathname])

  useEffect(() => {
    const mark = () => {
      const tree = document.getElementById(treeId)
      if (tree) void readLearned().then(learned => markLinks(tree, learned))
    }
    mark()
    window.addEventListener(NOTES_CHANGED_EVENT, mark)
    return () => window.removeEventListener(NOTES_CHANGED_EVENT, mark)
  }, [treeId])

  return null
}
