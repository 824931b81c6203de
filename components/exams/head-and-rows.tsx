import type { PublicTable } from '@/lib/exams/public-paper'
import { Html } from './html'
import { TableHead } from './table-head'

/** The inside of a table of a paper. Its places never change, so they are good keys. */
export function HeadAndRows({ table }: { table: Pick<PublicTable, 'head' | 'rows'> }) {
  return (
    <>
      <TableHead head={table.head} />
      <tbody>
        {table.rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
          <tr key={line}>
            {row.map((html, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
              <td key={at}>
                <Html as="span" html={html} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
