/** Failures that the visitor need not hear of. The one place where the browser's code may use the console. */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a log is wanted, and the browser has no other
  console.warn(what, error instanceof Error ? error.message : error)
}
