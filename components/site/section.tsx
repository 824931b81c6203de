import type { ReactNode } from 'react'

type Props = { id: string; title: string; lead?: ReactNode; more?: ReactNode; children: ReactNode }

/** A section with a side-head, as in a textbook. The id names the section in the address as well. */
export function Section({ id, title, lead, more, children }: Props) {
  return (
    <section className="section" id={id} aria-labelledby={`${id}-head`}>
      <div className="section-head">
        <h2 id={`${id}-head`}>{title}</h2>
        {lead && <p>{lead}</p>}
        {more}
      </div>
      <div>{children}</div>
    </section>
  )
}
