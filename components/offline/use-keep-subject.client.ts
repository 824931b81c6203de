'use client'

import { useEffect, useRef, useState } from 'react'
import { canKeepOffline } from '@/lib/client/offline/fill-cache'
import { keepFault } from '@/lib/client/offline/keep-fault'
import {
  type KeptPack,
  keepPack,
  keptPacks,
  missingFiles,
  readPack,
  removePack,
} from '@/lib/client/offline/packs'
import { bytesOf, type OfflinePack } from '@/lib/offline/pack'

type SubjectKey = { level: string; slug: string }

export type KeepState =
  | { kind: 'looking' }
  | { kind: 'impossible' }
  | { kind: 'absent'; bytes: number | null; fault?: string | null }
  | { kind: 'keeping'; done: number; bytes: number }
  | { kind: 'kept'; kept: KeptPack; newerBytes: number | null; fault?: string | null }

type Found = { kept: KeptPack | undefined; pack: OfflinePack | null; missingBytes: number | null }

async function look(subject: SubjectKey): Promise<Found> {
  const kept = (await keptPacks()).find(each => each.level === subject.level && each.subject === subject.slug)
  const pack = await readPack(subject).catch(() => null) // offline: then only what is kept can be told
  if (!pack) return { kept, pack, missingBytes: null }
  const { files, app } = await missingFiles(subject, pack)
  return { kept, pack, missingBytes: bytesOf(files) + bytesOf(app) }
}

function stateOf({ kept, pack, missingBytes }: Found, fault: string | null = null): KeepState {
  if (!kept) return { kind: 'absent', bytes: missingBytes, fault }
  return {
    kind: 'kept',
    kept,
    newerBytes: pack && pack.version !== kept.version ? missingBytes : null,
    fault,
  }
}

/** The state of one subject on this device, and what can be done about it. */
export function useKeepSubject({ level, slug }: SubjectKey) {
  const [state, setState] = useState<KeepState>({ kind: 'looking' })
  const stopping = useRef<AbortController | null>(null)

  useEffect(() => {
    let isOver = false
    if (!canKeepOffline()) return setState({ kind: 'impossible' })
    look({ level, slug }).then(
      found => !isOver && setState(stateOf(found)),
      () => !isOver && setState({ kind: 'impossible' }), // storage may be forbidden
    )
    return () => {
      isOver = true
      stopping.current?.abort()
    }
  }, [level, slug])

  async function keep() {
    const subject = { level, slug }
    const controller = new AbortController()
    stopping.current = controller
    let fault: string | null = null
    try {
      const pack = await readPack(subject)
      const { files, app } = await missingFiles(subject, pack)
      const bytes = bytesOf(files) + bytesOf(app)
      let done = 0
      setState({ kind: 'keeping', done, bytes })
      await keepPack(subject, pack, {
        signal: controller.signal,
        onProgress: more => {
          done += more
          setState({ kind: 'keeping', done, bytes })
        },
      })
    } catch (error) {
      controller.abort() // the other fetches of the same work
      fault = keepFault(error)
    }
    setState(stateOf(await look(subject), fault))
  }

  async function remove() {
    await removePack({ level, slug })
    setState(stateOf(await look({ level, slug })))
  }

  return { state, keep, remove, stop: () => stopping.current?.abort() }
}
