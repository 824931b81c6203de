'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { keepTextSize, readTextSize, type TextSize } from '@/lib/client/notes-store'

const SIZES: readonly TextSize[] = ['normal', 'large', 'larger']
const SIZE_NAME: Record<TextSize, string> = { normal: 'normal', large: 'large', larger: 'very large' }

function useTextSize() {
  const [size, setSize] = useState<TextSize>('normal')
  useEffect(() => {
    void readTextSize().then(setSize)
  }, [])
  useEffect(() => {
    document.documentElement.dataset.noteText = size
  }, [size])
  function next() {
    const following = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? 'normal'
    setSize(following)
    void keepTextSize(following)
  }
  return { size, next }
}

/** The link without parameters, by the phone's own share sheet, else copied. */
async function share(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = `${window.location.origin}${window.location.pathname}`
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Text size, link, print. Without JavaScript they are hidden: the browser has all three itself. */
export function NoteTools({ title }: { title: string }) {
  const { size, next } = useTextSize()
  const [shared, setShared] = useState('')
  async function onShare() {
    const result = await share(title)
    setShared(result === 'copied' ? 'Link copied' : '')
  }
  return (
    <li className="note-tools">
      <button type="button" className="link" onClick={next}>
        Text size: {SIZE_NAME[size]}
      </button>
      <button type="button" className="link" onClick={() => void onShare()}>
        {shared || 'Share link'}
      </button>
      <button type="button" className="link" onClick={() => window.print()}>
        <Icon name="print" small />
        Print
      </button>
      <span className="vh" role="status">
        {shared}
      </span>
    </li>
  )
}
