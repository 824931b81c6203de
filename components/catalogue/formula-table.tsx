import { MathText } from '@/components/ui/math-text'
import type { Formula } from '@/lib/catalogue/syllabus'
import { sentence } from '@/lib/catalogue/wording'
import './formula-table.css'

export function FormulaTable({ formulae }: { formulae: readonly Formula[] }) {
  return (
    <table className="table formulae">
      <thead>
        <tr>
          <th scope="col">Formula</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {formulae.map(formula => (
          <tr key={formula.latex}>
            <td>
              <MathText>{`$${formula.latex}$`}</MathText>
            </td>
            <td>
              <MathText>{sentence(formula.meaning)}</MathText>
              {formula.tier === 'supplement' && <span className="sub">Extended only</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
