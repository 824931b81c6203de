import type { ReactNode } from 'react'
import { lookOf, type SketchField } from '@/lib/client/exams/sketch-frames'
import type { PublicFigure } from '@/lib/exams/public-paper'
import { type Stroke, sketchShapes } from '@/lib/exams/sketch'
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

type InkProps = { field: SketchField; figure: PublicFigure; strokes: readonly Stroke[]; isDashed?: boolean }

/** What was drawn over a figure, only to be looked at. */
export function DrawnInk({ field, figure, strokes, isDashed = false }: InkProps) {
  return (
    <svg
      className={isDashed ? 'sketch-ink is-dashed' : 'sketch-ink'}
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      aria-hidden="true"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own kit, texts escaped */}
      <g dangerouslySetInnerHTML={{ __html: sketchShapes(strokes, lookOf(field)) }} />
    </svg>
  )
}
