/** A value of a whole, drawn; the words stand beside it and in the table behind. No style attributes: strict policy. */
export function Bar({ value, of }: { value: number; of: number }) {
  return (
    <svg className="measure" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="measure-ground" width="100" height="8" />
      <rect className="measure-value" width={of > 0 ? Math.min(100, (100 * value) / of) : 0} height="8" />
    </svg>
  )
}
