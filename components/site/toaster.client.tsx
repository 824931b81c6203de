'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Notice, takeBackPlain, toastArea } from '@/lib/client/notify'

const ICONS = {
  success: <Icon name="saved" />,
  error: <Icon name="alert" />,
  warning: <Icon name="offline" />,
  loading: <span className="spinner" aria-hidden="true" />,
  close: <Icon name="close" />,
}

const SEEN_AT_ONCE = 3

/** Below the bar of a page, and the title of a dialog on a phone, with what closes them: neither is covered. */
const FROM_TOP = { wide: { top: 72, right: 16 }, phone: { top: 68, left: 8, right: 8 } }

const TONES = { success: 'toast-good', error: 'toast-bad', warning: 'toast-warn', loading: '', message: '' }

const CLASSES = {
  ...TONES,
  toast: 'toast',
  title: 'toast-text',
  closeButton: 'btn-icon toast-close',
  actionButton: 'btn btn-quiet toast-action',
}

const none: readonly Notice[] = []

/** What has to be said while the library cannot be loaded, drawn alike but for its movement. */
function PlainToasts() {
  const notices = useSyncExternalStore(toastArea.subscribe, toastArea.plain, () => none)
  return (
    <section className="toasts-plain" aria-label="Messages" aria-live="polite">
      {notices.length > 0 && (
        <ol role="list">
          {notices.slice(0, SEEN_AT_ONCE).map(({ kind, text, action }) => (
            <li key={text} className={`toast ${TONES[kind]}`}>
              {kind !== 'message' && <div data-icon="">{ICONS[kind]}</div>}
              <div data-content="">{text}</div>
              {action && (
                <button
                  type="button"
                  className={CLASSES.actionButton}
                  onClick={() => {
                    takeBackPlain(text)
                    action.onTake()
                  }}
                >
                  {action.label}
                </button>
              )}
              <button
                type="button"
                className={CLASSES.closeButton}
                aria-label="Close"
                onClick={() => takeBackPlain(text)}
              >
                {ICONS.close}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/**
 * The place where messages appear; nothing of it is loaded until the first message. Top right, close button, 12 px
 * corners, newest on top, three at most.
 */
export function Toaster() {
  const wanted = useSyncExternalStore(toastArea.subscribe, toastArea.isWanted, () => false)
  const library = useSyncExternalStore(toastArea.library.subscribe, toastArea.library.now, () => null)
  if (!wanted) return null
  return (
    <>
      <PlainToasts />
      {library && (
        <library.Toaster
          position="top-right"
          closeButton
          visibleToasts={SEEN_AT_ONCE}
          expand
          offset={FROM_TOP.wide}
          mobileOffset={FROM_TOP.phone}
          containerAriaLabel="Messages"
          icons={ICONS}
          toastOptions={{ unstyled: true, closeButtonAriaLabel: 'Close', classNames: CLASSES }}
        />
      )}
    </>
  )
}
