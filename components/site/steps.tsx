export type Step = { title: string; text: string }

/** Three short texts side by side, in order. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol role="list" className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
