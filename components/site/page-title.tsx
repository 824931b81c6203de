import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Subject } from '@/lib/catalogue/subjects'
import { type Crumb, Crumbs } from './crumbs'

type Props = {
  trail: readonly Crumb[]
  heading: string
  lead?: string
  subject?: Subject
  /** Buttons below the lead. */
  actions?: ReactNode
  /** Facts or a switch, at the right from 1100 px. */
  aside?: ReactNode
}

/** The title block of a page, like the cover of a paper. */
export function PageTitle({ trail, heading, lead, subject, actions, aside }: Props) {
  return (
    <>
      <Crumbs trail={trail} />
      <div className="title">
        <div>
          {subject && (
            <p className="title-kicker">
              <Icon name={subject.icon} />
              <span className="code">{subject.code}</span>
            </p>
          )}
          <h1>{heading}</h1>
          {lead && <p className="title-lead">{lead}</p>}
          {actions && <div className="btn-row">{actions}</div>}
        </div>
        {aside}
      </div>
    </>
  )
}

export function Facts({ facts }: { facts: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className="facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
