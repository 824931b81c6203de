'use client'

import { Html, wordsOf } from '@/components/exams/html'
import { TableHead } from '@/components/exams/table-head'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { PublicCell } from '@/lib/exams/public-paper'
import type { FieldProps } from './field-props'
import { PickOne } from './pick-one.client'

function rowName(row: readonly PublicCell[], line: number): string {
  const first = row.find(cell => 'html' in cell && wordsOf(cell.html) !== '')
  return first && 'html' in first ? wordsOf(first.html) : `row ${line + 1}`
}

type CellProps = {
  cell: Extract<PublicCell, { blank: string }>
  id: string
  name: string
  value: string
  readOnly: boolean
  onValue: (value: string) => void
}

function Cell({ cell, id, name, value, readOnly, onValue }: CellProps) {
  if (cell.choices) return <PickOne {...{ id, name, value, readOnly, onValue }} choices={cell.choices} />
  return (
    <input
      className={`input input-cell is-${cell.width}`}
      id={id}
      aria-label={name}
      value={value}
      readOnly={readOnly}
      maxLength={ANSWER_LIMITS.cell}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={event => onValue(event.target.value)}
    />
  )
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
                    <Cell
                      cell={cell}
                      id={`${id}-${cell.blank}`}
                      name={`${rowName(row, line)}, ${wordsOf(field.head[at] ?? '') || `column ${at + 1}`}`}
                      value={cells[cell.blank] ?? ''}
                      readOnly={readOnly}
                      onValue={value => onAnswer({ kind: 'table', cells: { ...cells, [cell.blank]: value } })}
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
