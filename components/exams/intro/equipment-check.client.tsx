'use client'

import { useCallback, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import {
  askServer,
  checkStorage,
  clockFinding,
  connectionFinding,
  type Finding,
} from '@/lib/client/exams/equipment'
import './intro.css'

type Findings = { storage: Finding; connection: Finding; clock: Finding } | null

const SIGN = { good: 'tick', warn: 'info', bad: 'alert' } as const
const WORD = { good: 'fine', warn: 'note', bad: 'problem' } as const

function Row({ name, finding }: { name: string; finding: Finding | null }) {
  return (
    <div className={finding ? `check check-${finding.state}` : 'check'}>
      <dt>{name}</dt>
      <dd>
        {finding ? (
          <>
            <Icon name={SIGN[finding.state]} small />
            <span>
              <span className="vh">{WORD[finding.state]}: </span>
              {finding.text}
            </span>
          </>
        ) : (
          'Being checked'
        )}
      </dd>
    </div>
  )
}

/** The keyboard is checked by using it; a phone has none, which is fine as well. */
function KeyCheck() {
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => setKey(event.key === ' ' ? 'Space' : event.key)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const finding: Finding =
    key === null
      ? { state: 'warn', text: 'Press any key to try it. Without one, everything works by touch.' }
      : { state: 'good', text: `Works: you pressed ${key}.` }
  return <Row name="Keyboard" finding={finding} />
}

/** What a sitting needs of this device, tried out here and now. */
export function EquipmentCheck() {
  const [findings, setFindings] = useState<Findings>(null)
  const run = useCallback(() => {
    setFindings(null)
    void Promise.all([checkStorage(), askServer()]).then(([storage, connection]) =>
      setFindings({
        storage,
        connection: connectionFinding(connection),
        clock: clockFinding(connection?.serverMs ?? null, Date.now()),
      }),
    )
  }, [])
  useEffect(run, [run])
  return (
    <div className="equipment">
      <dl aria-live="polite">
        <Row name="Storage" finding={findings?.storage ?? null} />
        <Row name="Connection" finding={findings?.connection ?? null} />
        <Row name="Clock" finding={findings?.clock ?? null} />
        <KeyCheck />
      </dl>
      <button type="button" className="btn btn-quiet" onClick={run}>
        Check again
      </button>
    </div>
  )
}
