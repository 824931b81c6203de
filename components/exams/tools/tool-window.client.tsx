'use client'

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { type Box, byKey, fitted, nextCorner, nextSize } from '@/lib/client/exams/tool-place'
import { type ToolBox, useToolBox, viewNow } from './use-tool-box.client'

type Props = {
  name: string
  title: string
  /** Beside the title, such as what the memory holds. */
  aside?: ReactNode
  className?: string
  /** Wide content floats from the start where there is room. */
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** Less than this is a click, not a drag. */
const DRAG_MIN_PX = 4

type Drag = { from: Box; x: number; y: number; moved: boolean }

/** One handle for both: dragging and arrow keys change the box, a plain click takes the next corner or size. */
function useHandle({ box, setBox }: ToolBox, kind: 'move' | 'size') {
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const at = ({ from, x, y }: Drag, event: PointerEvent): Box => {
    const [dx, dy] = [event.clientX - x, event.clientY - y]
    return fitted(
      kind === 'move'
        ? { ...from, x: from.x + dx, y: from.y + dy }
        : { ...from, width: from.width + dx, height: from.height + dy },
      viewNow(),
    )
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: box, x: event.clientX, y: event.clientY, moved: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current
      if (!now) return
      now.moved ||= Math.hypot(event.clientX - now.x, event.clientY - now.y) > DRAG_MIN_PX
      if (now.moved) setBox(at(now, event))
    },
    onPointerUp() {
      wasDragged.current = drag.current?.moved ?? false
      drag.current = null
    },
    onPointerCancel() {
      drag.current = null
    },
    onClick() {
      if (wasDragged.current) {
        wasDragged.current = false
        return
      }
      setBox(kind === 'move' ? nextCorner(box, viewNow()) : nextSize(box, viewNow()))
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey) return // moves between questions, as everywhere
      const next = byKey(box, event.key, kind === 'size' || event.shiftKey, viewNow())
      if (!next) return
      event.preventDefault()
      event.stopPropagation()
      setBox(next)
    },
  }
}

/**
 * A tool: docked beside the question (at the foot of a phone), or floating, moved and resized by pointer, click or
 * keyboard. A region, not a dialog: the question stays in reach.
 */
export function ToolWindow({ name, title, aside, className = '', isWide = false, onClose, children }: Props) {
  const element = useRef<HTMLElement>(null)
  const id = useId()
  const place = useToolBox(name, element, isWide)
  const move = useHandle(place, 'move')
  const size = useHandle(place, 'size')
  const { floats, setFloats } = place
  const lower = title.charAt(0).toLowerCase() + title.slice(1)

  useEffect(() => element.current?.focus({ preventScroll: true }), [])

  return (
    <section
      className={`tool ${className}${floats ? ' is-floating' : ''}`}
      aria-labelledby={id}
      ref={element}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className="tool-head">
        <h2 id={id}>
          {title} {aside}
        </h2>
        {floats && (
          <button
            type="button"
            className="btn-icon tool-grip"
            aria-label={`Move the ${lower}`}
            aria-describedby={`${id}-keys`}
            {...move}
          >
            <Icon name="move" />
          </button>
        )}
        <button
          type="button"
          className="btn-icon tool-float"
          aria-label={floats ? `Put the ${lower} back beside the question` : `Let the ${lower} float`}
          onClick={() => setFloats(!floats)}
        >
          <Icon name={floats ? 'dock' : 'out'} />
        </button>
        <button type="button" className="btn-icon" aria-label={`Close the ${lower}`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="tool-body">{children}</div>
      {floats && (
        <>
          <span className="vh" id={`${id}-keys`}>
            Arrow keys move it, with Shift they change its size; Enter takes the next corner.
          </span>
          <button
            type="button"
            className="btn-icon tool-size"
            aria-label={`Change the size of the ${lower}`}
            {...size}
          >
            <Icon name="resize" small />
          </button>
        </>
      )}
    </section>
  )
}
