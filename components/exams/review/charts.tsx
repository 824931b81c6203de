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

function Marks({ share, id }: { share: Share; id: string }) {
  const { earned, available } = share
  if (available <= BOXES_MAX) {
    return (
      <svg
        className="share-boxes"
        preserveAspectRatio="xMinYMid"
        viewBox={`0 0 ${BOXES_MAX * STEP} ${BOX + 2}`}
        aria-hidden="true"
      >
        <Hatch id={id} />
        {Array.from({ length: available }, (_, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes in a row
            key={at}
            className={at < earned ? 'won' : 'lost'}
            fill={at < earned ? undefined : `url(#${id})`}
            x={at * STEP + 1}
            y={1}
            width={BOX}
            height={BOX - 2}
          />
        ))}
      </svg>
    )
  }
  const width = BOXES_MAX * STEP - 2
  const won = (width * earned) / available
  return (
    <svg
      className="share-boxes"
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${BOXES_MAX * STEP} ${BOX + 2}`}
      aria-hidden="true"
    >
      <Hatch id={id} />
      <rect className="lost" fill={`url(#${id})`} x={1} y={1} width={width} height={BOX - 2} />
      {won > 0 && <rect className="won" x={1} y={1} width={won} height={BOX - 2} />}
    </svg>
  )
}

/** Solid: earned; hatched: lost; in words beside it, and as a table behind it. */
export function ShareChart({ shares, id, what }: { shares: readonly Share[]; id: string; what: string }) {
  return (
    <>
      <ul role="list" className="shares" aria-label={what}>
        {shares.map((share, at) => (
          <li key={share.id} className={share.earned * 2 < share.available ? 'is-weak' : undefined}>
            <span className="share-name">{share.title}</span>
            <Marks share={share} id={`${id}-${at}`} />
            <span className="share-count num">
              {share.earned} of {share.available}
            </span>
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
                <td className="r">{share.available}</td>
                <td className="r">{Math.round((share.earned / share.available) * 100)}%</td>
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
