/** Where a tool stands on the screen, in CSS pixels from the top left of the window. */
export type Box = { x: number; y: number; width: number; height: number }
export type View = { width: number; height: number }

export const LEAST = { width: 240, height: 160 } as const
/** Between a tool and the edge of the window, or the control that it makes room for. */
export const MARGIN = 8

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The same box, small enough for the window and wholly inside it. */
export function fitted(box: Box, view: View): Box {
  const width = within(box.width, LEAST.width, Math.max(LEAST.width, view.width - 2 * MARGIN))
  const height = within(box.height, LEAST.height, Math.max(LEAST.height, view.height - 2 * MARGIN))
  return {
    width,
    height,
    x: within(box.x, MARGIN, Math.max(MARGIN, view.width - width - MARGIN)),
    y: within(box.y, MARGIN, Math.max(MARGIN, view.height - height - MARGIN)),
  }
}

export function covers(box: Box, other: Box): boolean {
  return (
    box.x < other.x + other.width &&
    other.x < box.x + box.width &&
    box.y < other.y + other.height &&
    other.y < box.y + box.height
  )
}

/**
 * The nearest place where the tool leaves the control free (WCAG 2.4.11): beside it, above it or below it; where it
 * fits on no side, it becomes as small as the largest side asks. Null when no side has room.
 */
export function clearOf(box: Box, control: Box, view: View): Box | null {
  if (!covers(box, control)) return box
  const places: Box[] = [
    { ...box, x: control.x - box.width - MARGIN },
    { ...box, x: control.x + control.width + MARGIN },
    { ...box, y: control.y - box.height - MARGIN },
    { ...box, y: control.y + control.height + MARGIN },
  ]
  const way = (place: Box) => Math.abs(place.x - box.x) + Math.abs(place.y - box.y)
  const free = places
    .map(place => fitted(place, view))
    .filter(place => !covers(place, control))
    .sort((one, other) => way(one) - way(other))
  return free[0] ?? shrunk(box, control, view)
}

function shrunk(box: Box, control: Box, view: View): Box | null {
  const below = control.y + control.height + MARGIN
  const right = control.x + control.width + MARGIN
  const sides: Box[] = [
    { ...box, y: MARGIN, height: Math.min(box.height, control.y - 2 * MARGIN) },
    { ...box, y: below, height: Math.min(box.height, view.height - below - MARGIN) },
    { ...box, x: MARGIN, width: Math.min(box.width, control.x - 2 * MARGIN) },
    { ...box, x: right, width: Math.min(box.width, view.width - right - MARGIN) },
  ]
  return (
    sides
      .filter(side => side.width >= LEAST.width && side.height >= LEAST.height)
      .map(side => fitted(side, view))
      .filter(side => !covers(side, control))
      .sort((one, other) => other.width * other.height - one.width * one.height)[0] ?? null
  )
}

const STEP = 16

/** What an arrow key does to the box: moves it, or with Shift changes its size. Null for any other key. */
export function byKey(box: Box, key: string, resize: boolean, view: View): Box | null {
  const [dx, dy] =
    key === 'ArrowLeft'
      ? [-STEP, 0]
      : key === 'ArrowRight'
        ? [STEP, 0]
        : key === 'ArrowUp'
          ? [0, -STEP]
          : key === 'ArrowDown'
            ? [0, STEP]
            : [0, 0]
  if (dx === 0 && dy === 0) return null
  return fitted(
    resize
      ? { ...box, width: box.width + dx, height: box.height + dy }
      : { ...box, x: box.x + dx, y: box.y + dy },
    view,
  )
}

/** The next corner of the window, clockwise: a click instead of a drag (WCAG 2.5.7). */
export function nextCorner(box: Box, view: View): Box {
  const right = view.width - box.width - MARGIN
  const bottom = view.height - box.height - MARGIN
  const corners = [
    { x: right, y: MARGIN },
    { x: right, y: bottom },
    { x: MARGIN, y: bottom },
    { x: MARGIN, y: MARGIN },
  ]
  const far = ({ x, y }: { x: number; y: number }) => Math.abs(x - box.x) + Math.abs(y - box.y)
  const here = corners.reduce(
    (best, corner, at) => (far(corner) < far(corners[best] ?? corner) ? at : best),
    0,
  )
  return fitted({ ...box, ...corners[(here + 1) % corners.length] }, view)
}

const SIZES = [0.3, 0.45, 0.7] as const

/** The next of three sizes, as shares of the window; the largest is followed by the smallest. */
export function nextSize(box: Box, view: View): Box {
  const share = box.width / view.width
  const next = SIZES.find(each => each > share + 0.02) ?? SIZES[0]
  return fitted({ ...box, width: view.width * next, height: view.height * (next + 0.1) }, view)
}
