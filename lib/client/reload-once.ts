const KEY = 'reloadedAt'
/** A page that fails again within this time would fail for ever. */
const AGAIN_AFTER_MS = 30_000

/** Whether this page may be loaded anew without anybody's doing; false soon after it was. */
export function mayReload(nowMs = Date.now()): boolean {
  try {
    const [path, at] = (window.sessionStorage.getItem(KEY) ?? '').split(' ')
    const { pathname } = window.location
    if (path === pathname && nowMs - Number(at) < AGAIN_AFTER_MS) return false
    window.sessionStorage.setItem(KEY, `${pathname} ${nowMs}`)
    return true
  } catch {
    return false // storage is refused, so nothing could end the circle
  }
}
