'use client'

import { useContext, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { latePart } from '@/components/ui/late-part.client'
import { Link } from '@/components/ui/link'
import { late } from '@/lib/client/late'
import type { AnswerKind } from '@/lib/exams/answers'
import { isByLevels } from '@/lib/exams/kinds/scales'
import type { CheckedPart } from '@/lib/exams/marked-paper'
import type { JudgedPoint } from '@/lib/exams/marking/verdict'
import { hasMethod, mayTick } from '@/lib/exams/self-marking'
import { routes } from '@/lib/routes'
import { Html } from '../html'
import { JudgedReason } from './judged-reason'
import { OpinionsContext } from './opinions'
import { ScaleMarks } from './scale-marks.client'

const SecondOpinion = latePart(
  late(() => import('./second-opinion.client').then(module => module.SecondOpinion)),
)

type Props = { result: CheckedPart; kind: AnswerKind; onTicks?: (points: boolean[]) => void }

function introOf(kind: AnswerKind, judged: CheckedPart['judged']): string {
  if (hasMethod(kind)) return 'Tick a method mark that your working earns. It is then shown as given by you.'
  return judged
    ? 'We looked in your answer for what each point asks. Tick what we missed, untick what we misread: the last word is yours, and the marks are then shown as marked by you.'
    : 'No program marks this part well, so you do: tick each point that your answer makes. The marks are shown as marked by you.'
}

type PointProps = {
  point: CheckedPart['explanation']['scheme'][number]
  has: boolean
  judged: JudgedPoint | null
  /** Key of the part, and the place of the point in its scheme. */
  partKey: string
  place: number
  onToggle?: () => void
}

function Point({ point: { code, html }, has, judged, partKey, place, onToggle }: PointProps) {
  const opinions = useContext(OpinionsContext)
  const text = (
    <>
      <Html as="span" className="scheme-text" html={html} />
      <b className="scheme-code">{code}</b>
    </>
  )
  return (
    <li className={has ? 'is-earned' : undefined}>
      {onToggle ? (
        <label className="scheme-tick">
          <input type="checkbox" checked={has} onChange={onToggle} />
          {text}
        </label>
      ) : (
        <span className="scheme-tick">
          <span className="scheme-sign">
            {has && <Icon name="tick" small />}
            <span className="vh">{has ? 'earned: ' : 'not earned: '}</span>
          </span>
          {text}
        </span>
      )}
      {judged && <JudgedReason {...judged} has={has} />}
      {opinions && onToggle && judged?.verdict === 'undecided' && (
        <SecondOpinion {...opinions} partKey={partKey} point={place} />
      )}
    </li>
  )
}

/** The points as a list for each scale, or as one. */
function groupsOf({ scheme, scales }: CheckedPart['explanation']) {
  const all = scheme.map((point, at) => ({ point, at }))
  if (!scales) return [{ name: null, outOf: 0, points: all }]
  return scales.map(({ name, outOf }) => ({
    name,
    outOf,
    points: all.filter(({ point }) => point.scale === name),
  }))
}

/** The points with what was earned; where the student is the examiner, as boxes to tick. */
export function MarkScheme({ result, kind, onTicks }: Props) {
  const [ticks, setTicks] = useState(result.points)
  const { scheme, scales } = result.explanation
  if (scales && isByLevels(scales)) return <ScaleMarks result={result} scales={scales} onTicks={onTicks} />
  const isOpen = onTicks !== undefined && result.verdict !== 'everyone' && mayTick(kind, result)
  function toggle(at: number) {
    const next = scheme.map((_, each) => (each === at ? !ticks[each] : (ticks[each] ?? false)))
    setTicks(next)
    onTicks?.(next)
  }
  return (
    <div className="scheme">
      <p className="given-head">Mark scheme</p>
      {isOpen && (
        <p className="hint">
          {introOf(kind, result.judged)}
          {result.judged && (
            <>
              {' '}
              <Link href={routes.marking}>How this works</Link>
            </>
          )}
        </p>
      )}
      {groupsOf(result.explanation).map(({ name, outOf, points }) => (
        <section key={name ?? ''} aria-label={name ?? undefined}>
          {name && (
            <p className="scale-name">
              {name}, up to {outOf} {outOf === 1 ? 'mark' : 'marks'}
            </p>
          )}
          <ul role="list">
            {points.map(({ point, at }) => (
              <Point
                key={at}
                point={point}
                judged={result.judged?.[at] ?? null}
                partKey={result.key}
                place={at + 1}
                has={(isOpen ? ticks[at] : result.points[at]) ?? false}
                onToggle={isOpen ? () => toggle(at) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      {isOpen && result.judged && result.state === 'toSelfMark' && (
        <button
          type="button"
          className="btn"
          onClick={() => onTicks?.(scheme.map((_, at) => ticks[at] ?? false))}
        >
          Give these marks
        </button>
      )}
    </div>
  )
}
