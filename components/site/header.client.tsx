'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { SearchButton } from '@/components/notes/search-button.client'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { logout } from '@/lib/client/logout'
import { useUser } from '@/lib/client/visitor-store'
import { HEADER_SCROLLED_PX } from '@/lib/contracts/limits'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { initials, type UserData } from '@/lib/session/visitor-record'
import { AccountMenu } from './account-menu.client'
import { AuthLink } from './auth-link'
import { Dropdown } from './dropdown.client'
import { Logo } from './logo'
import { levelOf, MOBILE_MENU_ID, PLAIN_LINKS, SUBJECT_MENUS } from './menus'

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > HEADER_SCROLLED_PX)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return scrolled
}

/**
 * The signed-in state is in no page: an inline script marks the document before the first paint
 * (session-script.tsx), both states stand in the HTML, and CSS shows one. This keeps the mark up to date.
 */
function useSessionMark(): UserData | null {
  const user = useUser()
  const signedIn = user !== null
  useEffect(() => {
    document.documentElement.dataset.session = signedIn ? 'in' : 'out'
  }, [signedIn])
  return user
}

export function Header() {
  const pathname = usePathname() ?? '/'
  const scrolled = useScrolled()
  const user = useSessionMark()
  const level = levelOf(pathname)

  return (
    <header className={scrolled ? 'header is-scrolled' : 'header'}>
      <div className="header-in">
        <Logo />
        <nav className="header-nav" aria-label="Main">
          {SUBJECT_MENUS.map(menu => (
            <Dropdown key={`${menu.id}-${level}`} menu={menu} current={menu.owns(pathname)} level={level} />
          ))}
          {PLAIN_LINKS.map(link => (
            <div key={link.href} className={link.signedOutOnly ? 'header-item when-out' : 'header-item'}>
              <Link
                className="header-link"
                href={link.href}
                aria-current={pathname.startsWith(link.href) ? 'true' : undefined}
              >
                {link.label}
              </Link>
            </div>
          ))}
          <div className="header-item">
            <ExternalLink className="header-link" href={publicEnv.pastPapersUrl}>
              Past Papers <Icon name="out" />
            </ExternalLink>
          </div>
        </nav>
        <SearchButton className="btn btn-quiet header-search" />
        <SessionButtons user={user} />
        <button type="button" className="menu-btn" popoverTarget={MOBILE_MENU_ID}>
          <Icon name="menu" />
          <span>Menu</span>
        </button>
      </div>
    </header>
  )
}

function SessionButtons({ user }: { user: UserData | null }) {
  return (
    <>
      <div className="header-session when-out">
        <AuthLink className="btn btn-quiet" mode="login">
          Login
        </AuthLink>
        <AuthLink className="btn btn-pen" mode="register">
          Register
        </AuthLink>
      </div>
      <AuthLink className="btn btn-pen header-quick when-out" mode="register">
        Register
      </AuthLink>
      <div className="header-session when-in">
        <Link className="btn" href={routes.door}>
          <Icon name="hub" small />
          Learning Hub
        </Link>
        {user ? (
          <AccountMenu user={user} onLogout={() => void logout()} />
        ) : (
          <span className="avatar" aria-hidden="true" />
        )}
      </div>
      <span className="avatar header-quick when-in" aria-hidden="true">
        {user && initials(user.fullName)}
      </span>
    </>
  )
}
