import { dayText } from '@/lib/blogs/post'
import { counted } from '@/lib/catalogue/wording'
import type { LedgerEntry } from '@/lib/exams/ledger'

/** What stands behind the questions of one paper: from the ledger of checks. */
export function Checks({ entry }: { entry: LedgerEntry }) {
  const { templates, draws, derived, read, on, readOn, changed } = entry
  return (
    <details className="fold checks">
      <summary>
        <span className="fold-name">
          Checked on {dayText(on)}: {counted(templates, 'question template')}, {draws} draws each
        </span>
      </summary>
      <div className="checks-body">
        <ul>
          <li>
            {derived} of {templates} work the answer out a second way.
          </li>
          <li>
            {read} of {templates} were read by a second person{readOn && <>, the last on {dayText(readOn)}</>}
            .
          </li>
          {changed > 0 && (
            <li>
              {counted(changed, 'file')} of this paper changed since and are not counted here; they are
              checked again before the next release.
            </li>
          )}
        </ul>
      </div>
    </details>
  )
}

/** What a check does and what it cannot do, once for all papers of a page. */
export function HowChecked({ draws }: { draws: number | undefined }) {
  if (draws === undefined) return null
  return (
    <div className="panel">
      <h2>How questions are checked</h2>
      <p>
        Every question is a template that draws its own numbers. A program drew each of them {draws} times and
        looked for wrong answers among its own options, marks that do not add up, answers that our marker
        would refuse, unreadable numbers and figures that run over their edge. It found no fault.
      </p>
      <p>
        A check cannot tell whether a question is a good one, and two ways may share an author’s mistake. If a
        mark seems wrong, dispute it in the result: what is corrected reaches papers that were sat before, and
        who sat them is told.
      </p>
    </div>
  )
}
