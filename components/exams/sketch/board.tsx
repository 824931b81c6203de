import type { ReactNode } from 'react'
import type { PublicFigure } from '@/lib/exams/public-paper'
import { Html } from '../html'
import './sketch.css'

type Props = {
  figure: PublicFigure
  isLarge?: boolean
  /** Lies over the figure, on the same canvas. */
  children: ReactNode
}

/** A figure with something drawn over it. */
export function Board({ figure, isLarge = false, children }: Props) {
  return (
    <div
      className={isLarge ? 'fig sketch-frame is-large' : 'fig sketch-frame'}
      tabIndex={isLarge ? 0 : undefined}
    >
      <div className="sketch-board">
        <Html html={figure.svg} />
        {children}
      </div>
    </div>
  )
}
