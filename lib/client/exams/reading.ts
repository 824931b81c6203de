import { examStore } from './exam-store'

/** How texts are set, as the student likes them; kept in this browser, used wherever a paper is shown. */
export type Reading = {
  font: 'sans' | 'serif' | 'wide'
  /** Percent of the usual size. */
  size: 100 | 115 | 130 | 150 | 175
  line: 'usual' | 'wide' | 'double'
  letters: 'usual' | 'wide' | 'wider'
  theme: 'system' | 'light' | 'dark'
  ruler: boolean
}

export const USUAL_READING: Reading = {
  font: 'sans',
  size: 100,
  line: 'usual',
  letters: 'usual',
  theme: 'system',
  ruler: false,
}

let current: Reading = USUAL_READING
let isAsked = false
const listeners = new Set<() => void>()

function show(next: Reading): void {
  current = next
  for (const listener of listeners) listener()
}

export function subscribeToReading(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) {
    isAsked = true
    void examStore.setting('reading', USUAL_READING).then(kept => show({ ...USUAL_READING, ...kept }))
  }
  return () => listeners.delete(listener)
}

export const readingNow = (): Reading => current

export function changeReading(change: Partial<Reading>): void {
  show({ ...current, ...change })
  void examStore.keepSetting('reading', current)
}

const ATTRIBUTES = ['data-read-font', 'data-read-size', 'data-read-line', 'data-read-letters'] as const

/** Attributes on the root, which the style sheet knows: the policy allows no styles in the markup. @returns undo */
export function applyReading(root: HTMLElement, reading: Reading): () => void {
  const before = root.getAttribute('data-theme')
  root.setAttribute('data-read-font', reading.font)
  root.setAttribute('data-read-size', String(reading.size))
  root.setAttribute('data-read-line', reading.line)
  root.setAttribute('data-read-letters', reading.letters)
  if (reading.theme !== 'system') root.setAttribute('data-theme', reading.theme)
  return () => {
    for (const name of ATTRIBUTES) root.removeAttribute(name)
    if (reading.theme === 'system') return
    if (before === null) root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', before)
  }
}
