const KEY = 'reloadedAt'
/** A page that fails again within this time would fail for ever. */
const AGAIN_AFTER_MS = 30_000

/** Whether the page may be loaded anew without anybody's doing; false soon after it was. */
export function mayReload(nowMs = Date.now()): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(KEY))
    if (nowMs - last < AGAIN_AFTER_MS) return false
    window.sessionStorage.setItem(KEY, String(nowMs))
    return true
  } catch {
    return false // storage is refused, so nothing could end the circle
  }
}
