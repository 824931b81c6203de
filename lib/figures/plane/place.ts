import { type Point, type Shape, text } from '@/lib/figures/shapes'

/** Where a label stands as seen from the thing it names. */
export type Place =
  | 'above'
  | 'below'
  | 'left'
  | 'right'
  | 'above left'
  | 'above right'
  | 'below left'
  | 'below right'

/** A label beside a point of the canvas. */
export function beside(
  [x, y]: Point,
  content: string,
  place: Place = 'above right',
  cls?: string,
  gap = 7,
): Shape {
  const across = place.includes('left') ? -1 : place.includes('right') ? 1 : 0
  const down = place.includes('above') ? -1 : place.includes('below') ? 1 : 0
  const slanted = across !== 0 && down !== 0
  const dx = across * (slanted ? gap * 0.7 : gap)
  const dy = down === 0 ? 4.5 : down < 0 ? -gap * (slanted ? 0.7 : 1) : gap * (slanted ? 0.7 : 1) + 9.5
  const anchor = across < 0 ? 'end' : across > 0 ? 'start' : 'middle'
  const lines = content.split('\n').length - 1
  const raised = down < 0 ? lines * 16 : down === 0 ? lines * 8 : 0
  return text(x + dx, y + dy - raised, content, cls === undefined ? { anchor } : { anchor, cls })
}

const PLACES: readonly Place[] = [
  'right',
  'above left',
  'above right',
  'below right',
  'left',
  'below left',
  'above',
  'below',
]

type Box = { left: number; top: number; right: number; bottom: number }

/** The room that a label takes beside a point; letters counted as `figureFaults` counts them. */
function roomOf([x, y]: Point, content: string, place: Place, gap = 7): Box {
  const plain = content.replace(/[*{}]|[_^](?=\{)/g, '')
  const width = [...plain].length * 7.4
  const across = place.includes('left') ? -1 : place.includes('right') ? 1 : 0
  const down = place.includes('above') ? -1 : place.includes('below') ? 1 : 0
  const slanted = across !== 0 && down !== 0
  const start = x + across * (slanted ? gap * 0.7 : gap)
  const left = across < 0 ? start - width : across > 0 ? start : x - width / 2
  const reach = gap * (slanted ? 0.7 : 1)
  const bottom = down === 0 ? y + 6 : down < 0 ? y - reach + 3 : y + reach + 12
  return { left, right: left + width, top: bottom - 14, bottom }
}

/** Points all over the room of a label, so that the next label keeps off it. */
export function taken(point: Point, content: string, place: Place): Point[] {
  const { left, right, top, bottom } = roomOf(point, content, place)
  const columns = Math.max(2, Math.ceil((right - left) / 5))
  return [top, (top + bottom) / 2, bottom].flatMap(y =>
    Array.from({ length: columns + 1 }, (_, at): Point => [left + ((right - left) * at) / columns, y]),
  )
}

/** How much a label at a place would cover of what it should avoid; far more when it leaves the canvas. */
export function crowding(point: Point, content: string, place: Place, avoid: readonly Point[]): number {
  const room = roomOf(point, content, place)
  const hits = avoid.filter(
    ([x, y]) => x > room.left - 2 && x < room.right + 2 && y > room.top - 1 && y < room.bottom + 1,
  ).length
  return hits + (room.left < 2 || room.right > 358 || room.top < 1 ? 1000 : 0)
}

/** The place beside a point where a label meets the fewest of the points to avoid and stays on the canvas. */
export function clearest(
  point: Point,
  content: string,
  avoid: readonly Point[],
  places: readonly Place[] = PLACES,
): Place {
  const ranked = places.map((place, rank) => ({
    place,
    cost: crowding(point, content, place, avoid) + rank * 0.01,
  }))
  return ranked.sort((one, other) => one.cost - other.cost)[0]?.place ?? 'right'
}
