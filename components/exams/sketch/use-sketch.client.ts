'use client'

import { useEffect, useRef, useState } from 'react'
import { finishCurve, type Pad, type Placed, place, type SketchFrame } from '@/lib/client/exams/sketch-pad'
import type { SketchTool, Spot, Stroke } from '@/lib/exams/sketch'

const UNDO_STEPS = 50
const NONE: readonly Stroke[] = []

type Start = {
  strokes: readonly Stroke[] | undefined
  onStrokes: (strokes: readonly Stroke[]) => void
  frame: SketchFrame
  tools: readonly SketchTool[]
  labels: readonly { id: string }[]
}

/** What is being drawn, what was drawn before (for undo), and what is said of it. */
export function useSketch({ strokes = NONE, onStrokes, frame, tools, labels }: Start) {
  const [pad, setPad] = useState<Pad>({ tool: tools[0] ?? 'point', label: labels[0]?.id ?? '', pending: [] })
  const [said, setSaid] = useState('')
  const [past, setPast] = useState<readonly (readonly Stroke[])[]>([])
  const own = useRef(strokes)
  // Taken back elsewhere ("Clear answer", another tab): what could be undone is no longer what stands there.
  useEffect(() => {
    if (own.current === strokes) return
    own.current = strokes
    setPast([])
  }, [strokes])

  function change(next: readonly Stroke[]) {
    setPast([...past, strokes].slice(-UNDO_STEPS))
    own.current = next
    onStrokes(next)
  }
  function take(placed: Placed | null) {
    if (!placed) return
    setPad(placed.pad)
    setSaid(placed.said)
    if (placed.strokes !== strokes) change(placed.strokes)
  }
  return {
    pad,
    said,
    say: setSaid,
    strokes,
    change,
    canUndo: past.length > 0 || pad.pending.length > 0,
    choose: (tool: SketchTool) => setPad({ ...pad, tool, pending: [] }),
    chooseLabel: (label: string) => setPad({ ...pad, label }),
    place: (spot: Spot) => take(place(pad, strokes, spot, frame)),
    finish: () => take(finishCurve(pad, strokes)),
    drop: () => setPad({ ...pad, pending: [] }),
    undo() {
      if (pad.pending.length > 0) return setPad({ ...pad, pending: pad.pending.slice(0, -1) })
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      own.current = last
      onStrokes(last)
      setSaid('Undone')
    },
  }
}

export type Sketch = ReturnType<typeof useSketch>
