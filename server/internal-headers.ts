import type { IncomingHttpHeaders } from 'node:http'

/**
 * What parts of the server say to each other, and what asks for features that we do not use (server actions, on-demand
 * revalidation, resumed renders). Next takes away some of them (server/lib/server-ipc/utils.js), after its caches and
 * ours have looked. Not `rsc`, `next-url` and `next-router-*`: with these its router in the browser asks for data.
 */
const INTERNAL =
  /^(x-(middleware|nextjs|next|invoke|matched|prerender|now|action)-.*|x-invocation-id|next-(action|resume|hmr-refresh))$/

/** Whatever a client says in the name of the server is forgotten. */
export function forgetInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name)) delete headers[name]
  }
}
