/** Made of the files below app/api by scripts/build/bundle-server.ts: the folder of each, and what it exports. */
declare module 'markwell:routes' {
  export const modules: readonly (readonly [path: string, handlers: Readonly<Record<string, unknown>>])[]
}
