/**
 * A format that is made when first used: browsers load their tables of dates for it, which takes a slow phone a tenth
 * of a second, and most visits show no date.
 */
function lazily(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return moment => {
    format ??= new Intl.DateTimeFormat('en-GB', options)
    return format.format(moment)
  }
}

const day = lazily({ day: 'numeric', month: 'short', year: 'numeric' })
const moment = lazily({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const clock = lazily({ hour: '2-digit', minute: '2-digit' })

/** "20 Nov 2026", on the reader's own clock. */
export function dayOf(iso: string): string {
  return day(new Date(iso))
}

/** "Fri 20 Nov, 16:40", on the reader's own clock. */
export function momentOf(iso: string): string {
  return moment(new Date(iso))
}

/** "16:40", on the reader's own clock. */
export function clockOf(ms: number): string {
  return clock(new Date(ms))
}
