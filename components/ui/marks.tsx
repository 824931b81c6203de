/** Marks as printed on a paper, "[3]", read aloud as "3 marks". */
export function Marks({ count }: { count: number }) {
  return (
    <span className="marks">
      <span aria-hidden="true">[{count}]</span>
      <span className="vh"> {count === 1 ? '1 mark' : `${count} marks`}</span>
    </span>
  )
}
