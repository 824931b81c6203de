import type { GradeRange, Share } from '@/lib/exams/marked-paper'

/** Up to this many marks each one gets its box; more are drawn as one bar. */
const BOXES_MAX = 12
const BOX = 18
const STEP = 22

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hatch" d="M0 0v5" />
      </pattern>
    </defs>
  )
}

type Run = { look: 'won' | 'to-mark' | 'lost'; marks: number }

/** From left to right: earned, still to mark, lost. */
function runsOf({ earned, toMark, available }: Share): Run[] {
  return [
    { look: 'won', marks: earned },
    { look: 'to-mark', marks: toMark },
    { look: 'lost', marks: available - earned - toMark },
  ]
}

type Piece = { look: Run['look']; x: number; width: number }

function piecesOf(share: Share): Piece[] {
  const runs = runsOf(share)
  if (share.available <= BOXES_MAX) {
    return runs
      .flatMap(({ look, marks }) => Array.from({ length: marks }, () => look))
      .map((look, at) => ({ look, x: at * STEP + 1, width: BOX }))
  }
  const scale = (BOXES_MAX * STEP - 2) / share.available
  let x = 1
  return runs.flatMap(({ look, marks }) => {
    const piece = { look, x, width: marks * scale }
    x += piece.width
    return marks > 0 ? [piece] : []
  })
}

function Marks({ share, id }: { share: Share; id: string }) {
  return (
    <svg
      className="share-boxes"
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${BOXES_MAX * STEP} ${BOX + 2}`}
      aria-hidden="true"
    >
      <Hatch id={id} />
      {piecesOf(share).map(({ look, x, width }) => (
        <rect
          key={x}
          className={look}
          fill={look === 'lost' ? `url(#${id})` : undefined}
          x={x}
          y={1}
          width={width}
          height={BOX - 2}
        />
      ))}
    </svg>
  )
}

/** Half of what is marked was lost. What waits says nothing yet. */
function isWeak({ earned, toMark, available }: Share): boolean {
  return earned * 2 < available - toMark
}

function countText({ earned, toMark, available }: Share): string {
  if (toMark === 0) return `${earned} of ${available}`
  return toMark === available ? `${toMark} to mark` : `${earned} of ${available - toMark}, ${toMark} to mark`
}

function percentText({ earned, toMark, available }: Share): string {
  return toMark === available ? 'to mark' : `${Math.round((earned / (available - toMark)) * 100)}%`
}

/** Solid: earned; dashed: to be marked; hatched: lost; in words beside it, and as a table behind it. */
export function ShareChart({ shares, id, what }: { shares: readonly Share[]; id: string; what: string }) {
  const isWaiting = shares.some(share => share.toMark > 0)
  return (
    <>
      <ul role="list" className="shares" aria-label={what}>
        {shares.map((share, at) => (
          <li key={share.id} className={isWeak(share) ? 'is-weak' : undefined}>
            <span className="share-name">{share.title}</span>
            <Marks share={share} id={`${id}-${at}`} />
            <span className="share-count num">{countText(share)}</span>
          </li>
        ))}
      </ul>
      <details className="fold">
        <summary>
          <span className="fold-name">As a table</span>
        </summary>
        <table className="table">
          <caption className="vh">{what}</caption>
          <thead>
            <tr>
              <th scope="col">
                {what.replace(/^Marks by /, '').replace(/^./, letter => letter.toUpperCase())}
              </th>
              <th scope="col" className="r">
                Earned
              </th>
              {isWaiting && (
                <th scope="col" className="r">
                  To mark
                </th>
              )}
              <th scope="col" className="r">
                Out of
              </th>
              <th scope="col" className="r">
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(share => (
              <tr key={share.id}>
                <th scope="row">{share.title}</th>
                <td className="r">{share.earned}</td>
                {isWaiting && <td className="r">{share.toMark}</td>}
                <td className="r">{share.available}</td>
                <td className="r">{percentText(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

const WIDTH = 359

/** The boundaries on a line, and where this score stands. Neighbours that would collide lose their label. */
export function GradeScale({ grade, earned, total }: { grade: GradeRange; earned: number; total: number }) {
  const at = (mark: number) => Math.round((mark / total) * WIDTH) + 0.5
  const shown = grade.scale.filter((each, index, all) => {
    const above = all[index - 1]
    return !above || at(above.mark) - at(each.mark) > 26
  })
  const words = grade.scale.map(({ grade: name, mark }) => `${name} ${mark}`).join(', ')
  return (
    <svg
      className="scale"
      viewBox="-10 -4 380 54"
      role="img"
      aria-label={`Estimated boundaries out of ${total}: ${words}. Your score is ${earned}.`}
    >
      <path className="scale-line" d={`M.5 18.5h${WIDTH}M.5 14v9M${WIDTH}.5 14v9`} />
      {grade.scale.map(({ grade: name, mark }) => (
        <path className="scale-line" key={name} d={`M${at(mark)} 12v13`} />
      ))}
      <path className="scale-won" d={`M0 18.5h${at(earned)}`} />
      <circle className="scale-dot" cx={at(earned)} cy="18.5" r="6" />
      {shown.map(({ grade: name, mark }) => (
        <text key={name} x={at(mark)} y="41">
          {name} {mark}
        </text>
      ))}
      <text className="scale-mine" x={at(earned)} y="7">
        {earned}
      </text>
    </svg>
  )
}
