import { Html } from './html'

/** The columns of a table of a paper. Its places never change, so they are good keys. */
export function TableHead({ head }: { head: readonly string[] }) {
  return (
    <thead>
      <tr>
        {head.map((html, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed table
          <th scope="col" key={at}>
            <Html as="span" html={html} />
          </th>
        ))}
      </tr>
    </thead>
  )
}
