import { whenIdle } from '@/lib/client/when-idle'

/**
 * Draws the parts of a note that wait below the window (note.css), one at a time while the page is idle, so that no reader
 * meets an empty place however fast they scroll, and heights are true. @returns how to stop
 */
export function drawParts(note: Element): () => void {
  const waiting = [...note.querySelectorAll('.note-part')]
  let stop = () => {}
  const drawNext = () => {
    waiting.shift()?.setAttribute('data-drawn', '')
    if (waiting.length > 0) stop = whenIdle(drawNext)
  }
  stop = whenIdle(drawNext)
  return () => stop()
}
