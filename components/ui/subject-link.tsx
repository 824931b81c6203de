import { Link } from '@/components/ui/link'
import type { Subject } from '@/lib/catalogue/subjects'
import { Icon } from './icon'

type Props = { subject: Subject; href: string; leader?: boolean; onNavigate?: () => void }

/** A subject with its icon and syllabus code, as every menu and index shows it. */
export function SubjectLink({ subject, href, leader = false, onNavigate }: Props) {
  return (
    <Link className="subject" data-subject={subject.slug} href={href} onClick={onNavigate}>
      <Icon name={subject.icon} />
      <span className="subject-name">{subject.name}</span>
      {leader && <span className="leader-dots" />}
      <span className="code">{subject.code}</span>
    </Link>
  )
}
