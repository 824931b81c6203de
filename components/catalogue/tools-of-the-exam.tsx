import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { MathText } from '@/components/ui/math-text'
import { sheetsOfSubject } from '@/content/sheets/sheets'
import type { Syllabus } from '@/lib/catalogue/syllabus'
import { counted, sentence } from '@/lib/catalogue/wording'
import { routes } from '@/lib/routes'
import { SHEET_TOOLS } from '@/lib/sheets/names'
import { FormulaTable } from './formula-table'

function Fold({ title, count, children }: { title: string; count: string; children: React.ReactNode }) {
  return (
    <details className="fold">
      <summary>
        <span className="fold-name">{title}</span> <span className="muted small">{count}</span>
      </summary>
      {children}
    </details>
  )
}

/** Formulas, data sheets and command words: what the paper gives, and what has to be known by heart. */
export function ToolsOfTheExam({ syllabus }: { syllabus: Syllabus }) {
  const given = syllabus.formulae.filter(formula => formula.given)
  const learned = syllabus.formulae.filter(formula => !formula.given)
  const words = syllabus.commandWords
  return (
    <Section
      id="tools"
      title="What you get, what you know"
      lead={syllabus.calculatorNote ?? syllabus.dataSheetsNote ?? undefined}
      more={sheetsOfSubject(syllabus.level, syllabus.slug).map(({ name }) => (
        <GoLink key={name} href={routes.sheet(name)}>
          {SHEET_TOOLS[name]} to print
        </GoLink>
      ))}
    >
      {learned.length > 0 && (
        <Fold title="Formulas to learn by heart" count={counted(learned.length, 'formula')}>
          <FormulaTable formulae={learned} />
        </Fold>
      )}
      {given.length > 0 && (
        <Fold title="Formulas given in the exam" count={counted(given.length, 'formula')}>
          <FormulaTable formulae={given} />
        </Fold>
      )}
      {syllabus.dataSheets.map(sheet => (
        <Fold key={sheet.name} title={sheet.name} count={sheet.provided ?? 'printed in the paper'}>
          {sheet.items.length > 0 && (
            <ul>
              {sheet.items.map(item => (
                <li key={item}>
                  <MathText>{sentence(item)}</MathText>
                </li>
              ))}
            </ul>
          )}
        </Fold>
      ))}
      <Fold title="Command words" count={counted(words.length, 'word')}>
        <dl className="words">
          {words.map(({ word, meaning }) => (
            <div key={word}>
              <dt>{word}</dt>
              {meaning && <dd>{meaning}</dd>}
            </div>
          ))}
        </dl>
      </Fold>
    </Section>
  )
}
