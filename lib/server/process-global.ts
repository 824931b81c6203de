import 'server-only'

const PREFIX = 'markwell:'

/**
 * One value per process. Next compiles a module into several bundles, each with its own copy; what must be
 * single (the database, a key ring) hangs on globalThis.
 */
export function processGlobal<T>(name: string, create: () => T): T {
  const store = globalThis as unknown as Record<string, T | undefined>
  const key = PREFIX + name
  store[key] ??= create()
  return store[key]
}
