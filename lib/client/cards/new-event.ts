import type { CardEvent } from '@/lib/cards/log'

/** `crypto.randomUUID` needs https, which a school's test server may lack. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) =>
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function newEvent(
  kind: CardEvent['kind'],
  card: string,
  nowMs: number,
  more: Partial<Pick<CardEvent, 'rating' | 'undoes' | 'durationMs'>> = {},
): CardEvent {
  const at = new Date(nowMs).toISOString()
  return { id: newId(), card, kind, at, rating: null, undoes: null, durationMs: 0, ...more }
}
