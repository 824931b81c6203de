/** Failures that the visitor need not hear of. The one place where the browser's code may use the console. */
export function logQuietly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log, and the browser has no other
  console.warn(what, error instanceof Error ? error.message : error)
}
