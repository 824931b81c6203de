'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { PublicFigure, PublicTable } from '@/lib/exams/public-paper'
import { HeadAndRows } from './head-and-rows'
import { Html } from './html'

type ToolsProps = { figure: PublicFigure; isLarge: boolean; onLarge: (isLarge: boolean) => void }

/** Below a figure: twice as large or not, and what it shows in words. */
export function FigureTools({ figure, isLarge, onLarge }: ToolsProps) {
  return (
    <div className="fig-tools">
      <button
        type="button"
        className="btn btn-quiet"
        aria-pressed={isLarge}
        onClick={() => onLarge(!isLarge)}
      >
        <Icon name="search" small />
        {isLarge ? 'Smaller' : 'Larger'}
      </button>
      <details className="fig-words">
        <summary>Figure in words</summary>
        <p>{figure.description || figure.title}</p>
      </details>
    </div>
  )
}

/** A drawing with its description in words; it can be made twice as large and then scrolls in its own frame. */
export function PaperFigure({ figure }: { figure: PublicFigure }) {
  const [isLarge, setLarge] = useState(false)
  return (
    <figure className="paper-fig">
      <div
        className={isLarge ? 'fig fig-frame is-large' : 'fig fig-frame'}
        tabIndex={isLarge ? 0 : undefined}
      >
        <Html html={figure.svg} />
      </div>
      <FigureTools figure={figure} isLarge={isLarge} onLarge={setLarge} />
    </figure>
  )
}

export function PaperTable({ table }: { table: PublicTable }) {
  return (
    <div className="paper-table">
      <table className="table">
        {table.caption && (
          <caption>
            <Html as="span" html={table.caption} />
          </caption>
        )}
        <HeadAndRows table={table} />
      </table>
    </div>
  )
}
