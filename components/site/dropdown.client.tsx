'use client'

import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import type { LevelId } from '@/lib/catalogue/levels'
import { LevelTabs } from './level-tabs.client'
import type { SubjectMenu } from './menus'
import { useHoverMenu } from './use-hover-menu.client'

type Props = { menu: SubjectMenu; current: boolean; level: LevelId }

export function Dropdown({ menu, current, level }: Props) {
  const { isOpen, close, trigger, rootProps, onClick } = useHoverMenu()
  const panelId = useId()
  return (
    <div className="header-item" {...rootProps}>
      <button
        type="button"
        className="header-link"
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={current || undefined}
        onClick={onClick}
      >
        {menu.label} <Icon name="down" />
      </button>
      <div className={isOpen ? 'drop is-open' : 'drop'} id={panelId} data-panel>
        <LevelTabs menu={menu} startWith={level} onNavigate={close} />
      </div>
    </div>
  )
}
