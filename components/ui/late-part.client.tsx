'use client'

import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { type Late, type LateFault, lateFault } from '@/lib/client/late'
import { LATE_TEXTS } from '@/lib/contracts/texts'
import { Icon } from './icon'

const nothing = () => null

type Used<Code> = { code: Code | null; fault: LateFault | null; isBusy: boolean; retry: () => void }

/** Code for a part that stands in the page; asked for when the part is drawn, and again on request. */
export function useLate<Code>(part: Late<Code>, isWanted = true): Used<Code> {
  const code = useSyncExternalStore(part.subscribe, part.now, nothing)
  const [fault, setFault] = useState<LateFault | null>(null)
  const [tries, setTries] = useState(0)
  const [ended, setEnded] = useState(-1)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    part.load().catch(async (error: unknown) => {
      const found = await lateFault(error)
      if (isOver) return
      setFault(found)
      setEnded(tries)
    })
    return () => {
      isOver = true
    }
  }, [part, isWanted, tries])
  const retry = () => (fault?.isOldPage ? window.location.reload() : setTries(tries + 1))
  return { code, fault: code === null ? fault : null, isBusy: ended !== tries, retry }
}

type FaultProps = Pick<Used<unknown>, 'fault' | 'isBusy' | 'retry'>

/** Stands where the part would stand; it takes no focus. */
export function LateNotice({ fault, isBusy, retry }: FaultProps) {
  if (!fault) return null
  return (
    <div className="notice">
      <Icon name="offline" />
      <p role="alert">{fault.text}</p>
      <div className="btn-row">
        <button type="button" className="btn" aria-busy={isBusy} onClick={retry}>
          {fault.isOldPage ? LATE_TEXTS.reload : LATE_TEXTS.retry}
        </button>
      </div>
    </div>
  )
}

/** A component whose code comes late, made where a module begins. Meanwhile `waiting` stands there, and what to do when it does not come. */
export function latePart<Props extends object>(
  part: Late<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module begins
  return function LatePart(props: Props) {
    const { code: Part, ...rest } = useLate(part)
    if (Part) return <Part {...props} />
    return rest.fault ? <LateNotice {...rest} /> : waiting
  }
}
