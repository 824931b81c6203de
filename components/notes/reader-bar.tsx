import { Logo } from '@/components/site/logo'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SearchButton } from './search-button.client'

export const TOPICS_ID = 'topics'
export const CONTENTS_ID = 'contents'

type Props = { back: { href: string; name: string }; where: string; contents?: 'link' | 'panel' }

/**
 * The slim bar of a deep notes page, which has no site header (docs/product/site.md). Topics and contents are popovers
 * below the widths where they stand beside the text, so they open without JavaScript.
 */
export function ReaderBar({ back, where, contents }: Props) {
  return (
    <header className="rbar">
      <div className="rbar-in">
        <Logo className="logo rbar-home" />
        <Link className="rbar-back" href={back.href}>
          <Icon name="back" />
          {back.name}
        </Link>
        <span className="rbar-where">{where}</span>
        <nav className="rbar-tools" aria-label="Page">
          <SearchButton className="btn btn-quiet" />
          <button type="button" className="btn btn-quiet only-below-wide" popoverTarget={TOPICS_ID}>
            <Icon name="note" small />
            <span className="label">Topics</span>
          </button>
          {contents === 'link' && (
            <a className="btn btn-quiet" href={`#${CONTENTS_ID}`}>
              <Icon name="list" small />
              <span className="label">Contents</span>
            </a>
          )}
          {contents === 'panel' && (
            <button type="button" className="btn btn-quiet only-narrow" popoverTarget={CONTENTS_ID}>
              <Icon name="list" small />
              <span className="label">Contents</span>
            </button>
          )}
        </nav>
      </div>
      <div className="rbar-read" aria-hidden="true" />
    </header>
  )
}
