/** Next calls this once per process, before the first request. Nothing of it runs during a build. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces this very expression, so that the edge bundle stays empty
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('./lib/server/boot')
    boot()
  }
}
