'use client'

import { Icon } from '@/components/ui/icon'
import { latePart } from '@/components/ui/late-part.client'
import type { Subject } from '@/lib/catalogue/subjects'
import { late } from '@/lib/client/late'
import { sizeText } from '@/lib/offline/pack'
import { type KeepState, useKeepSubject } from './use-keep-subject.client'
import '@/components/catalogue/toc.css'

/** Only for those who keep the subject. */
const KeepMock = latePart(late(() => import('./keep-mock.client').then(module => module.KeepMock)))

/** `papers`: what can be sat in it, for those who take a mock along. */
export type KeepSubjectFacts = Pick<Subject, 'level' | 'slug' | 'name'> & {
  papers: readonly { paperId: string; title: string }[]
}
type Actions = { keep: () => void; remove: () => void; stop: () => void }

/** Copying takes a while on a slow line: the bar says how far it is, the text says it to everybody. */
function Keeping({ state, stop }: { state: Extract<KeepState, { kind: 'keeping' }>; stop: () => void }) {
  return (
    <>
      <p className="keep-text">
        {sizeText(state.done)} of {sizeText(state.bytes)}
      </p>
      <progress className="keep-bar" aria-label="Copied" value={state.done} max={state.bytes || 1} />
      <button type="button" className="btn btn-quiet" onClick={stop}>
        Stop
      </button>
    </>
  )
}

function Kept({
  state,
  name,
  actions,
}: {
  state: Extract<KeepState, { kind: 'kept' }>
  name: string
  actions: Actions
}) {
  return (
    <>
      <p className="keep-text">
        <Icon name="saved" /> {name} is kept on this device.
      </p>
      <p className="btn-row">
        {state.newerBytes !== null && (
          <button type="button" className="btn" onClick={actions.keep}>
            Update ({sizeText(state.newerBytes)})
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={actions.remove}>
          Remove from this device
        </button>
      </p>
    </>
  )
}

function Body({ state, name, actions }: { state: KeepState; name: string; actions: Actions }) {
  switch (state.kind) {
    case 'looking':
      return <p className="keep-text">Looking what is kept on this device…</p>
    case 'impossible':
      return <p className="keep-text">This browser cannot keep pages for reading offline.</p>
    case 'keeping':
      return <Keeping state={state} stop={actions.stop} />
    case 'kept':
      return <Kept state={state} name={name} actions={actions} />
    case 'absent':
      return (
        <button type="button" className="btn" disabled={state.bytes === null} onClick={actions.keep}>
          {state.bytes === null
            ? 'Can be kept when you are online'
            : `Keep ${name} offline (${sizeText(state.bytes)})`}
        </button>
      )
  }
}

/** Keeps all notes of a subject on this device, its size shown first. */
export function KeepSubject({ subject }: { subject: KeepSubjectFacts }) {
  const { state, keep, remove, stop } = useKeepSubject(subject)
  const actions: Actions = { keep: () => void keep(), remove: () => void remove(), stop }
  const fault = state.kind === 'absent' || state.kind === 'kept' ? state.fault : null
  return (
    <div className="keep" data-keep={state.kind}>
      <Body state={state} name={subject.name} actions={actions} />
      {state.kind === 'kept' && subject.papers.length > 0 && <KeepMock subject={subject} />}
      <p role="status" className="keep-fault">
        {fault}
      </p>
    </div>
  )
}
