const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** "20 Nov 2026", on the reader's own clock. */
export function dayOf(iso: string): string {
  return DAY.format(new Date(iso))
}

/** "Fri 20 Nov, 16:40", on the reader's own clock. */
export function momentOf(iso: string): string {
  return MOMENT.format(new Date(iso))
}
