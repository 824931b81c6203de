'use client'

import { Html, wordsOf } from '@/components/exams/html'
import { TableHead } from '@/components/exams/table-head'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { PublicCell } from '@/lib/exams/public-paper'
import type { FieldProps } from './field-props'

function rowName(row: readonly PublicCell[], line: number): string {
  const first = row.find(cell => 'html' in cell && wordsOf(cell.html) !== '')
  return first && 'html' in first ? wordsOf(first.html) : `row ${line + 1}`
}

export function TableField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'table'>) {
  const cells = answer?.cells ?? {}
  return (
    <div className="paper-table">
      <table className="table table-entry">
        <caption className="vh">{name}</caption>
        <TableHead head={field.head} />
        <tbody>
          {field.rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
            <tr key={line}>
              {row.map((cell, at) =>
                'html' in cell ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
                  <td key={at}>
                    <Html as="span" html={cell.html} />
                  </td>
                ) : (
                  <td key={cell.blank}>
                    <input
                      className={`input input-cell is-${cell.width}`}
                      id={`${id}-${cell.blank}`}
                      aria-label={`${rowName(row, line)}, ${wordsOf(field.head[at] ?? '') || `column ${at + 1}`}`}
                      value={cells[cell.blank] ?? ''}
                      readOnly={readOnly}
                      maxLength={ANSWER_LIMITS.cell}
                      autoComplete="off"
                      spellCheck={false}
                      onChange={event =>
                        onAnswer({ kind: 'table', cells: { ...cells, [cell.blank]: event.target.value } })
                      }
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
