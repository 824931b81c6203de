import { Html, wordsOf } from './html'

/** The columns of a table of a paper; one without a name heads nothing. Its places never change, so they are good keys. */
export function TableHead({ head }: { head: readonly string[] }) {
  return (
    <thead>
      <tr>
        {head.map((html, at) =>
          wordsOf(html) === '' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
            <td key={at} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
            <th scope="col" key={at}>
              <Html as="span" html={html} />
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
