'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Subject } from '@/lib/catalogue/subjects'
import { NOTES_CHANGED_EVENT } from '@/lib/client/kept'
import { readLearned } from '@/lib/client/read-learned'
import { markLinks } from './mark-learned'
import { fetchLists } from './tree-lists'

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
}

type Props = { treeId: string } & Pick<Subject, 'level' | 'slug'>

/** Fills a tree that the server drew for every page alike when it is seen; marks the open note and the learned ones in it. */
export function TreeMarks({ treeId, level, slug }: Props) {
  const pathname = usePathname() ?? ''
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    const tree = document.getElementById(treeId)
    if (!tree || isFull) return
    const fill = () => void fetchLists(tree, { level, slug }).then(done => done && setIsFull(true))
    // It stands beside the text on a wide window, else behind a button.
    const look = () => {
      if (tree.getClientRects().length > 0) fill()
    }
    look()
    tree.addEventListener('beforetoggle', fill)
    window.addEventListener('resize', look)
    return () => {
      tree.removeEventListener('beforetoggle', fill)
      window.removeEventListener('resize', look)
    }
  }, [treeId, level, slug, isFull])

  useEffect(() => {
    const tree = document.getElementById(treeId)
    if (tree && isFull) markCurrent(tree, pathname)
  }, [treeId, pathname, isFull])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes on the way to another note
  useEffect(() => {
    const tree = document.getElementById(treeId)
    if (tree?.matches(':popover-open')) tree.hidePopover()
  }, [treeId, pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: lists that have come are marked anew
  useEffect(() => {
    const mark = () => {
      const tree = document.getElementById(treeId)
      if (tree) void readLearned().then(learned => markLinks(tree, learned))
    }
    mark()
    window.addEventListener(NOTES_CHANGED_EVENT, mark)
    return () => window.removeEventListener(NOTES_CHANGED_EVENT, mark)
  }, [treeId, isFull])

  return null
}
