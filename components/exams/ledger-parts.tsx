import type { FieldOf } from './sit/fields/field-props'

/** What an account shows on the screen and on paper. */

export const LEDGER_SIDES = ['debit', 'credit'] as const
export type Side = (typeof LEDGER_SIDES)[number]

export const SIDE_NAMES = { debit: 'Debit', credit: 'Credit' } as const

/** The heads of one side of an account. */
export function LedgerHead({ side, dated, currency }: { side: Side; dated: boolean; currency: string }) {
  return (
    <thead>
      <tr>
        {dated && (
          <th scope="col" className="ledger-date">
            Date
          </th>
        )}
        <th scope="col">{SIDE_NAMES[side]}</th>
        <th scope="col" className="ledger-amount">
          {currency}
        </th>
      </tr>
    </thead>
  )
}

/** What is printed already on one side. */
export function GivenEntries({ field, side }: { field: FieldOf<'ledger'>; side: Side }) {
  return field.given
    .filter(entry => entry.side === side)
    .map(({ date, narrative, amount }) => (
      <tr key={`${date} ${narrative} ${amount}`}>
        {field.dated && <td>{date}</td>}
        <td>{narrative}</td>
        <td className="num">{amount}</td>
      </tr>
    ))
}
