import { Icon } from '@/components/ui/icon'
import type { EntryVerdict } from '@/lib/exams/marking/verdict'

const SAID: Record<EntryVerdict['verdict'], string> = {
  right: 'right',
  own: 'own figure',
  wrong: 'not right',
  blank: 'blank',
  ignored: 'not counted',
  missing: 'missing',
}

function iconOf(verdict: EntryVerdict['verdict']): 'tick' | 'cross' | 'info' {
  if (verdict === 'right' || verdict === 'own') return 'tick'
  return verdict === 'ignored' || verdict === 'blank' ? 'info' : 'cross'
}

/** Each answer that was given, with its verdict and the reason; then what is missing. */
export function JudgedEntries({ entries }: { entries: readonly EntryVerdict[] }) {
  const saysRight = entries.some(({ right }) => right !== '')
  return (
    <table className="table compared">
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Yours</th>
          {saysRight && <th scope="col">Right</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ what, yours, right, verdict, remark }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never rearranged
          <tr key={at}>
            <th scope="row">{what}</th>
            <td>
              {yours && <span className="entry-text">{yours}</span>} <Icon name={iconOf(verdict)} small />{' '}
              <span className={verdict === 'right' || verdict === 'wrong' ? 'vh' : 'muted'}>
                {SAID[verdict]}
              </span>
              {remark && <span className="option-error">{remark}</span>}
            </td>
            {saysRight && <td>{right}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
