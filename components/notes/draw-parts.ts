import { whenIdle } from '@/lib/client/when-idle'

/** All at once: for a way to a heading that the browser does not know as its target (a soft one). */
export function drawAllParts(note: Element): void {
  for (const part of note.querySelectorAll('.note-part')) part.setAttribute('data-drawn', '')
}

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
