/** The first that is found counts: most browsers name others, too, so that old pages take them for those. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

type Names = readonly (readonly [sign: string, name: string])[]

function nameIn(userAgent: string, names: Names): string | null {
  return names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null
}

/**
 * "Chrome on Android": as much of a User-Agent as its owner needs in order to know a device again, and no more. Only
 * words of the two lists, so that nothing which singles a device out is ever stored. Null when neither is known.
 */
export function deviceName(userAgent: string): string | null {
  const browser = nameIn(userAgent, BROWSERS)
  const system = nameIn(userAgent, SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system
}
