const ROWS = [0, 1, 2, 3]

/** Ruled lines where words are on their way. */
export function WaitLines({ count }: { count: number }) {
  return ROWS.slice(0, count).map(row => (
    <span className="wait-lines" key={row}>
      <span className="sk" />
      <span className="sk sk-short" />
    </span>
  ))
}
