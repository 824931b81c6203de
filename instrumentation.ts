/**
 * Next calls this once per process, before the first request. Only `next dev` needs it, where Next answers calls, too; the
 * built site is started by server/main.ts.
 */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces these very expressions, so that the other bundles stay empty
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'development') {
    const { readConfiguration, startWork } = await import('./lib/server/boot')
    const running = readConfiguration()
    if (running) startWork(running)
  }
}
