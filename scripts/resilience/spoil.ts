/** How often a call is made with a jar that something has spoilt. */
const SHARE = 0.25

const WAYS: readonly ((value: string) => string)[] = [
  value => value.slice(0, Math.floor(value.length / 2)),
  value => `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`,
  () => '',
  () => '%E0%A4%A',
  // Bytes that are no UTF-8, as a broken program or an older site on the same host leaves them.
  () => '\u00ff\u00fe\u0080{"a":1}',
  value => value.repeat(8).padEnd(5000, 'x'),
  // More than nginx takes for all headers together.
  () => 'x'.repeat(40_000),
]

/** Damages one cookie of a jar in one of many ways, now and then. */
export function spoilOne(cookies: Map<string, string>): void {
  const names = [...cookies.keys()]
  if (names.length === 0 || Math.random() > SHARE) return
  const name = names[Math.floor(Math.random() * names.length)] as string
  const way = WAYS[Math.floor(Math.random() * WAYS.length)] as (value: string) => string
  cookies.set(name, way(cookies.get(name) ?? ''))
}
