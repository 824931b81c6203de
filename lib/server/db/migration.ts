import 'server-only'
/** Forward only: a released migration is never edited, a mistake is mended by the next one. */
export type Migration = { name: string; statements: readonly string[] }
