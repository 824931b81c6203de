'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import { GoLink } from '@/components/ui/go-link'
import { SubjectLink } from '@/components/ui/subject-link'
import { LEVELS, type LevelId } from '@/lib/catalogue/levels'
import { subjectsOf } from '@/lib/catalogue/subjects'
import type { SubjectMenu } from './menus'

type Props = { menu: SubjectMenu; startWith: LevelId; onNavigate: () => void; compact?: boolean }

/**
 * The IGCSE / A Levels switch with its grid of subjects. Without JavaScript both grids are shown
 * (site.css), so that no subject is out of reach.
 */
export function LevelTabs({ menu, startWith, onNavigate, compact = false }: Props) {
  const [chosen, setChosen] = useState<LevelId>(startWith)
  const id = useId()

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    event.stopPropagation()
    const other = chosen === 'igcse' ? 'alevels' : 'igcse'
    setChosen(other)
    document.getElementById(`${id}-tab-${other}`)?.focus()
  }

  return (
    <>
      <div className={compact ? undefined : 'drop-head'}>
        <div className="switch" role="tablist" aria-label="Level">
          {LEVELS.map(level => (
            <button
              key={level.id}
              type="button"
              role="tab"
              id={`${id}-tab-${level.id}`}
              aria-controls={`${id}-panel-${level.id}`}
              aria-selected={level.id === chosen}
              tabIndex={level.id === chosen ? 0 : -1}
              onClick={() => setChosen(level.id)}
              onKeyDown={onKeyDown}
            >
              {level.name}
            </button>
          ))}
        </div>
      </div>
      {LEVELS.map(level => (
        <div
          key={level.id}
          className="level-panel"
          role="tabpanel"
          id={`${id}-panel-${level.id}`}
          aria-labelledby={`${id}-tab-${level.id}`}
          data-chosen={level.id === chosen}
        >
          <div className={compact ? undefined : 'drop-grid'}>
            {subjectsOf(level.id).map(subject => (
              <SubjectLink
                key={subject.slug}
                subject={subject}
                href={menu.subjectHref(subject)}
                onNavigate={onNavigate}
              />
            ))}
          </div>
          <p className="level-all">
            <GoLink href={menu.allHref(level.id)} onNavigate={onNavigate}>
              {menu.allLabel(level.name)}
            </GoLink>
          </p>
        </div>
      ))}
    </>
  )
}
