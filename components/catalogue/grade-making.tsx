import type { AssessmentObjective, GradeThresholdTable, Scope, Syllabus } from '@/lib/catalogue/syllabus'

const SCOPE_HEAD: Record<Scope, string> = { all: 'Share', as: 'AS Level', a: 'A Level' }

function weight(objective: AssessmentObjective, scope: Scope): string | null {
  const found = objective.weights.find(each => each.scope === scope)
  if (!found) return null
  if (found.range) return `${found.range.min} to ${found.range.max}%`
  return found.percent === null ? null : `${found.percent}%`
}

/** What the examiner gives marks for. Shares that could not be confirmed are left out, and it says so. */
export function ObjectivesTable({ syllabus }: { syllabus: Syllabus }) {
  const scopes = (['all', 'as', 'a'] as const).filter(scope =>
    syllabus.assessmentObjectives.some(objective => weight(objective, scope) !== null),
  )
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Assessment objective</th>
            {scopes.map(scope => (
              <th key={scope} scope="col" className="r">
                {SCOPE_HEAD[scope]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {syllabus.assessmentObjectives.map(objective => (
            <tr key={objective.id}>
              <th scope="row">
                {objective.id}: {objective.title}
                {objective.description && <span className="sub">{objective.description}</span>}
              </th>
              {scopes.map(scope => (
                <td key={scope} className="r">
                  {weight(objective, scope)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {scopes.length === 0 && (
        <p className="table-note">The shares of the objectives are printed in the official syllabus.</p>
      )}
      {syllabus.assessmentObjectives.some(objective => objective.confidence === 'low') &&
        scopes.length > 0 && (
          <p className="table-note">
            These shares are approximate; the official syllabus has the exact ones.
          </p>
        )}
    </>
  )
}

/** Too few columns say nothing and too many do not fit a phone. */
const MAX_TABLES = 3
const MIN_GRADES = 5

/** Award tables of named series only: a threshold without its series would say more than is known. */
export function awardTables(syllabus: Syllabus): GradeThresholdTable[] {
  return syllabus.gradeThresholds.tables
    .filter(table => table.kind === 'award' && table.scope !== 'as' && table.marks.length >= MIN_GRADES)
    .filter(table => !table.series.includes('unnamed'))
    .slice(0, MAX_TABLES)
}

/** Marks that earned each grade in past series, with series and entry: a guide, never a promise. */
export function ThresholdsTable({ tables }: { tables: readonly GradeThresholdTable[] }) {
  const grades = [...new Set(tables.flatMap(table => table.marks.map(each => each.grade)))]
  const columns = tables.map(table => ({ ...table, key: `${table.series} ${table.components.join('/')}` }))
  return (
    <>
      <table className="table thresholds">
        <caption>Marks that earned each grade in past series</caption>
        <thead>
          <tr>
            <th scope="col">Grade</th>
            {columns.map(table => (
              <th key={table.key} scope="col" className="r">
                {table.series}
                <span className="sub">
                  {table.option && `${table.option}, `}papers {table.components.join(', ')}
                  <br />
                  out of {table.max}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grades.map(grade => (
            <tr key={grade}>
              <th scope="row">{grade}</th>
              {columns.map(table => (
                <td key={table.key} className="r">
                  {table.marks.find(each => each.grade === grade)?.mark ?? (
                    <span className="vh">not awarded</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="table-note">
        A guide only. Thresholds are set after every series and differ between variants of a paper. These are
        transcriptions of published tables; check the official ones before you rely on a mark.
      </p>
    </>
  )
}
