import Link from 'next/link'
import { Icon } from '@/components/ui/icon'

type Props = { back: { href: string; name: string }; where: string; hasContents?: boolean }

/** The slim bar of a deep notes page, which has no site header (decision 2). */
export function ReaderBar({ back, where, hasContents = false }: Props) {
  return (
    <header className="rbar">
      <div className="rbar-in">
        <Link className="rbar-back" href={back.href}>
          <Icon name="back" />
          {back.name}
        </Link>
        <span className="rbar-where">{where}</span>
        {hasContents && (
          <nav className="rbar-tools" aria-label="Page">
            <a className="btn btn-quiet" href="#contents">
              <Icon name="list" small />
              <span className="label">Contents</span>
            </a>
          </nav>
        )}
      </div>
      <div className="rbar-read" aria-hidden="true" />
    </header>
  )
}
