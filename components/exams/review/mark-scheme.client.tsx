'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { CheckedPart } from '@/lib/contracts/exams'
import type { AnswerKind } from '@/lib/exams/answers'
import { Html } from '../html'

type Props = { result: CheckedPart; kind: AnswerKind; onTicks?: (points: boolean[]) => void }

/** Written answers, and the method marks behind a number or an expression; the rest is marked for good. */
const HAS_WORKING: readonly AnswerKind[] = ['written', 'numeric', 'expression']

function mayTick({ state, earned, available }: CheckedPart, kind: AnswerKind): boolean {
  if (state === 'unanswered' || !HAS_WORKING.includes(kind)) return false
  return state !== 'marked' || earned < available
}

function Intro({ kind }: { kind: AnswerKind }) {
  const text =
    kind === 'written'
      ? 'No program marks this part well, so you do: tick each point that your answer makes. The marks are shown as marked by you.'
      : 'Tick a method mark that your working earns. It is then shown as given by you.'
  return <p className="hint">{text}</p>
}

/** The points with what was earned; where the student is the examiner, as boxes to tick. */
export function MarkScheme({ result, kind, onTicks }: Props) {
  const [ticks, setTicks] = useState(result.points)
  const { scheme } = result.explanation
  const isOpen = onTicks !== undefined && mayTick(result, kind)
  function toggle(at: number) {
    const next = scheme.map((_, each) => (each === at ? !ticks[each] : (ticks[each] ?? false)))
    setTicks(next)
    onTicks?.(next)
  }
  return (
    <div className="scheme">
      <p className="given-head">Mark scheme</p>
      {isOpen && <Intro kind={kind} />}
      <ul role="list">
        {scheme.map(({ code, html }, at) => {
          const has = (isOpen ? ticks[at] : result.points[at]) ?? false
          const point = (
            <>
              <Html as="span" className="scheme-text" html={html} />
              <b className="scheme-code">{code}</b>
            </>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no name of their own
            <li className={has ? 'is-earned' : undefined} key={at}>
              {isOpen ? (
                <label className="scheme-tick">
                  <input type="checkbox" checked={has} onChange={() => toggle(at)} />
                  {point}
                </label>
              ) : (
                <span className="scheme-tick">
                  <span className="scheme-sign">
                    {has && <Icon name="tick" small />}
                    <span className="vh">{has ? 'earned: ' : 'not earned: '}</span>
                  </span>
                  {point}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
