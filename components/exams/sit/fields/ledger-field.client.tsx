'use client'

import { Html } from '@/components/exams/html'
import {
  GivenEntries,
  LEDGER_SIDES,
  LedgerHead,
  SIDE_NAMES,
  type Side,
} from '@/components/exams/ledger-parts'
import { ANSWER_LIMITS, type LedgerRow } from '@/lib/exams/answers'
import type { FieldOf, FieldProps } from './field-props'
import { PickOne } from './pick-one.client'

const EMPTY: LedgerRow = { date: '', narrative: '', amount: '' }

type InputProps = {
  id: string
  name: string
  value: string
  readOnly: boolean
  maxLength: number
  className: string
  onValue: (value: string) => void
}

function CellInput({ id, name, value, readOnly, maxLength, className, onValue }: InputProps) {
  return (
    <input
      className={`input ${className}`}
      id={id}
      aria-label={name}
      value={value}
      readOnly={readOnly}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={event => onValue(event.target.value)}
    />
  )
}

type LineProps = {
  field: FieldOf<'ledger'>
  row: LedgerRow
  id: string
  /** "Debit, line 2" */
  name: string
  readOnly: boolean
  onRow: (row: LedgerRow) => void
}

function Line({ field, row, id, name, readOnly, onRow }: LineProps) {
  const set = (key: keyof LedgerRow) => ({
    id: `${id}-${key}`,
    name: `${name}, ${key}`,
    value: row[key],
    readOnly,
    onValue: (value: string) => onRow({ ...row, [key]: value }),
  })
  return (
    <tr>
      {field.dated && (
        <td>
          <CellInput {...set('date')} maxLength={ANSWER_LIMITS.date} className="input-cell" />
        </td>
      )}
      <td>
        {field.narratives ? (
          <PickOne {...set('narrative')} choices={field.narratives} />
        ) : (
          <CellInput {...set('narrative')} maxLength={ANSWER_LIMITS.narrative} className="input-cell" />
        )}
      </td>
      <td>
        <CellInput {...set('amount')} maxLength={ANSWER_LIMITS.amount} className="input-cell is-number" />
      </td>
    </tr>
  )
}

/** Two sides of an account; narratives are typed or chosen. On a narrow screen the sides stand below each other. */
export function LedgerField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'ledger'>) {
  const rowsOf = (side: Side) =>
    Array.from({ length: field.lines }, (_, line) => answer?.[side][line] ?? EMPTY)
  const rows = { debit: rowsOf('debit'), credit: rowsOf('credit') }
  return (
    <fieldset className="ledger-entry">
      <legend className="vh">{name}</legend>
      <Html as="div" className="ledger-account" html={field.account} />
      <div className="ledger">
        {LEDGER_SIDES.map(side => (
          <table className="table table-entry" key={side}>
            <caption className="vh">{SIDE_NAMES[side]} side</caption>
            <LedgerHead side={side} dated={field.dated} currency={field.currency} />
            <tbody>
              <GivenEntries field={field} side={side} />
              {rows[side].map((row, line) => (
                <Line
                  // biome-ignore lint/suspicious/noArrayIndexKey: fixed lines
                  key={line}
                  field={field}
                  row={row}
                  id={`${id}-${side}-${line}`}
                  name={`${SIDE_NAMES[side]}, line ${line + 1}`}
                  readOnly={readOnly}
                  onRow={next => onAnswer({ kind: 'ledger', ...rows, [side]: rows[side].with(line, next) })}
                />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </fieldset>
  )
}
