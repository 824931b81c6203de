import { Marks } from '@/components/ui/marks'
import type { Paper, Scope, Syllabus } from '@/lib/catalogue/syllabus'
import { durationText, TIER_NAME } from '@/lib/catalogue/wording'

const SHARE_HEAD: Record<Scope, string> = { all: 'Share', as: 'Share of AS', a: 'Share of A Level' }

function share(paper: Paper, scope: Scope): string | null {
  const weight = paper.weights.find(each => each.scope === scope)
  return weight ? `${weight.percent}%` : null
}

function under(paper: Paper): string {
  const who = paper.tier ? `, ${TIER_NAME[paper.tier]}` : ''
  return `${paper.name}${who}${paper.calculator ? '' : ', no calculator'}`
}

/** The papers of a syllabus with time, marks and share, as the title page of the real paper has them. */
export function PapersTable({ syllabus }: { syllabus: Syllabus }) {
  const scopes = (['all', 'as', 'a'] as const).filter(scope =>
    syllabus.papers.some(paper => paper.weights.some(weight => weight.scope === scope)),
  )
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Paper</th>
          <th scope="col" className="r">
            Time
          </th>
          <th scope="col" className="r">
            Marks
          </th>
          {scopes.map(scope => (
            <th key={scope} scope="col" className={scope === 'as' ? 'r opt' : 'r'}>
              {SHARE_HEAD[scope]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {syllabus.papers.map(paper => (
          <tr key={paper.number}>
            <th scope="row">
              Paper {paper.number} <span className="sub">{under(paper)}</span>
            </th>
            <td className="r">{durationText(paper.durationMinutes)}</td>
            <td className="r">
              <Marks count={paper.marks} />
            </td>
            {scopes.map(scope => (
              <td key={scope} className={scope === 'as' ? 'r opt' : 'r'}>
                {share(paper, scope) ?? <span className="vh">none</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
