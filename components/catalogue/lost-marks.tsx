import type { LostMark } from '@/content/subjects/subject-prose'

/** A student's answer with the words that lose the mark underlined in red, as an examiner would. */
function Said({ text }: { text: string }) {
  return (
    <p className="said">
      {text.split(/[{}]/).map((piece, index) => {
        const key = `${index}${piece}`
        return index % 2 === 1 ? <s key={key}>{piece}</s> : <span key={key}>{piece}</span>
      })}
    </p>
  )
}

export function LostMarks({ items }: { items: readonly LostMark[] }) {
  return (
    <ol role="list" className="losses">
      {items.map(({ title, said, why }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Said text={said} />
          <p>{why}</p>
        </li>
      ))}
    </ol>
  )
}
