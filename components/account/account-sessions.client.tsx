'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { failureOf } from '@/lib/client/api-error'
import { momentOf } from '@/lib/client/moments'
import { notifyError, notifySuccess } from '@/lib/client/notify'
import { sessionsApi } from '@/lib/client/sessions'
import type { SessionItem, SessionsResult } from '@/lib/contracts/dto'
import { generalMessage } from '@/lib/contracts/messages'
import './account.css'

const nameOf = ({ device }: SessionItem) => device ?? 'A browser that we do not know by name'

type LoginProps = { login: SessionItem; busy: boolean; onEnd: () => void }

function Login({ login, busy, onEnd }: LoginProps) {
  const name = nameOf(login)
  const began = momentOf(login.startedAt)
  return (
    <li>
      <div>
        <p>
          <b>{name}</b>{' '}
          {login.isThis && (
            <span className="tag is-good">
              <Icon name="saved" />
              This device
            </span>
          )}
        </p>
        <p className="muted">
          Logged in {began}. {login.isThis ? 'In use now.' : `Last used ${momentOf(login.lastUsedAt)}.`}
        </p>
      </div>
      {!login.isThis && (
        <button
          type="button"
          className="btn"
          aria-busy={busy}
          aria-label={`End this one: ${name}, logged in ${began}`}
          onClick={onEnd}
        >
          End this one
        </button>
      )}
    </li>
  )
}

/** Every login of the account, each of the others with a way to end it. */
export function AccountSessions() {
  const [logins, setLogins] = useState<readonly SessionItem[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  const load = useCallback(() => {
    setFault(null)
    sessionsApi.list().then(
      ({ sessions }) => setLogins(sessions),
      (error: unknown) => setFault(generalMessage(failureOf(error))),
    )
  }, [])
  useEffect(load, [load])

  async function end(which: string, work: () => Promise<SessionsResult>, said: string) {
    if (busy !== null) return
    setBusy(which)
    try {
      setLogins((await work()).sessions)
      notifySuccess(said)
      // The button that had the focus has gone with its row.
      list.current?.focus()
    } catch (error) {
      notifyError(generalMessage(failureOf(error)))
    }
    setBusy(null)
  }

  if (fault) {
    return (
      <>
        <p role="alert">{fault}</p>
        <button type="button" className="btn" onClick={load}>
          Try again
        </button>
      </>
    )
  }
  if (logins === null) return <div className="logins-wait" aria-busy="true" />
  return (
    <>
      <ul className="logins" ref={list} tabIndex={-1} aria-label="Where you are logged in">
        {logins.map(login => (
          <Login
            key={login.id}
            login={login}
            busy={busy === login.id}
            onEnd={() => void end(login.id, () => sessionsApi.end(login.id), 'That login has ended.')}
          />
        ))}
      </ul>
      {logins.some(({ isThis }) => !isThis) && (
        <button
          type="button"
          className="btn"
          aria-busy={busy === 'others'}
          onClick={() => void end('others', sessionsApi.endOthers, 'All other logins have ended.')}
        >
          End all others
        </button>
      )}
    </>
  )
}
