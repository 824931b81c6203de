import type { PublicTable } from '@/lib/exams/public-paper'
import { Html } from './html'

/** The inside of a table of a paper. Its places never change, so they are good keys. */
export function HeadAndRows({ table }: { table: Pick<PublicTable, 'head' | 'rows'> }) {
  return (
    <>
      <thead>
        <tr>
          {table.head.map((html, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
            <th scope="col" key={at}>
              <Html as="span" html={html} />
            </th>
          ))}
        </tr>
      </thead>
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
