'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { LevelId } from '@/lib/catalogue/levels'
import { logout } from '@/lib/client/logout'
import { useUser } from '@/lib/client/visitor-store'
import { MOBILE_MENU_CLOSES_ABOVE_PX } from '@/lib/contracts/limits'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { initials, type UserData } from '@/lib/session/visitor-record'
import { AuthLink } from './auth-link'
import { LevelTabs } from './level-tabs.client'
import { Logo } from './logo'
import { levelOf, MOBILE_MENU_ID, PLAIN_LINKS, SUBJECT_MENUS } from './menus'

/** Above this width the navigation stands in the bar. */
const WIDE = `(min-width: ${MOBILE_MENU_CLOSES_ABOVE_PX + 1}px)`

/**
 * The menu up to 1400 px. It is a popover, so that the browser opens it, closes it on Escape and on a click outside, goes
 * into it from its button, and does all that without JavaScript. It stands behind the page's content, which a slow phone
 * can so paint before it has read the menu.
 */
export function MobileMenu() {
  const level = levelOf(usePathname() ?? '/')
  // Made anew in the other level: its switches begin with that one.
  return <Menu key={level} level={level} />
}

function Menu({ level }: { level: LevelId }) {
  const user = useUser()
  const menu = useRef<HTMLDivElement>(null)

  function close() {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }

  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const closeWhenWide = () => {
      if (wide.matches && menu.current?.matches(':popover-open')) menu.current.hidePopover()
    }
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [])

  return (
    <div
      className="mobile"
      id={MOBILE_MENU_ID}
      ref={menu}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      onBlur={event => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <div className="mobile-top">
        <Logo />
        <button
          type="button"
          className="btn-icon"
          aria-label="Close menu"
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="mobile-body" aria-label="Menu">
        {user && <Who user={user} />}
        {SUBJECT_MENUS.map(each => (
          <details key={each.id} className="mobile-group" name="mobile-group">
            <summary className="mobile-row">
              {each.label}
              <Icon name="down" />
            </summary>
            <div className="mobile-sub">
              <LevelTabs menu={each} startWith={level} onNavigate={close} compact />
            </div>
          </details>
        ))}
        {PLAIN_LINKS.map(link => (
          <div key={link.href} className={link.signedOutOnly ? 'mobile-group when-out' : 'mobile-group'}>
            <Link className="mobile-row" href={link.href} onClick={close}>
              {link.label}
            </Link>
          </div>
        ))}
        <div className="mobile-group">
          <ExternalLink className="mobile-row" href={publicEnv.pastPapersUrl}>
            Past Papers
            <Icon name="out" />
          </ExternalLink>
        </div>
        <div className="mobile-group">
          <ExternalLink className="mobile-row" href={publicEnv.helpCentreUrl}>
            Help Centre
          </ExternalLink>
        </div>
      </nav>
      <div className="mobile-foot when-out">
        <AuthLink className="btn" mode="login" onClick={close}>
          Login
        </AuthLink>
        <AuthLink className="btn btn-pen" mode="register" onClick={close}>
          Register
        </AuthLink>
      </div>
      <div className="mobile-foot when-in">
        <button
          type="button"
          className="btn"
          onClick={() => {
            close()
            void logout()
          }}
        >
          Logout
        </button>
        <Link className="btn btn-pen" href={routes.door} onClick={close}>
          Learning Hub
        </Link>
      </div>
    </div>
  )
}

function Who({ user }: { user: UserData }) {
  return (
    <div className="mobile-who">
      <span className="avatar" aria-hidden="true">
        {initials(user.fullName)}
      </span>
      <div>
        <b>{user.fullName}</b>
        <span>{user.email}</span>
      </div>
    </div>
  )
}
