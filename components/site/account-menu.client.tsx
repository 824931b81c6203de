'use client'

import { useId } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { initials, type UserData } from '@/lib/session/visitor-record'
import { useHoverMenu } from './use-hover-menu.client'

type Props = { user: UserData; onLogout: () => void }

/** The avatar with the account's menu. It opens on click or key only; hovering does nothing here. */
export function AccountMenu({ user, onLogout }: Props) {
  const { isOpen, close, trigger, rootProps, onClick } = useHoverMenu()
  const { onPointerEnter: _ignored, ...withoutHover } = rootProps
  const panelId = useId()
  const letters = initials(user.fullName)
  return (
    <div className="header-item" {...withoutHover}>
      <button
        type="button"
        className="avatar-btn"
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`Account of ${user.fullName}, ${letters}`}
        onClick={onClick}
      >
        <span className="avatar" aria-hidden="true">
          {letters}
        </span>
        <Icon name="down" />
      </button>
      <div
        className={isOpen ? 'drop drop-right account is-open' : 'drop drop-right account'}
        id={panelId}
        data-panel
      >
        <div className="account-who">
          <b>{user.fullName}</b>
          <span>{user.email}</span>
        </div>
        <div className="menu-list">
          <Link href={routes.door} onClick={close}>
            <Icon name="hub" />
            Learning Hub
          </Link>
          <Link href={routes.account} onClick={close}>
            <Icon name="user" />
            Your account
          </Link>
          <ExternalLink href={publicEnv.helpCentreUrl}>
            <Icon name="info" />
            Help centre
          </ExternalLink>
          <button
            type="button"
            onClick={() => {
              close()
              onLogout()
            }}
          >
            <Icon name="logout" />
            Logout
          </button>
        </div>
      </div>
    </div>
  )
}
