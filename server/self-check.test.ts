import { peerAddress } from '@/lib/server/http/client-address'
import type { Handler, Routes } from './calls'
import { checkOurselves } from './self-check'
import { createSite } from './site'

/** A site whose handlers are reached in another way. */
const reached = (way: (handler: Handler) => Handler) => {
  const changed = (routes: Routes): Routes =>
    new Map(
      Array.from(routes, ([path, all]) => [
        path,
        new Map(Array.from(all, ([name, each]) => [name, way(each)])),
      ]),
    )
  return (parts: Parameters<typeof createSite>[0]) => createSite({ ...parts, routes: changed(parts.routes) })
}

it('passes where a handler is told the address of the socket', () =>
  expect(checkOurselves()).resolves.toBeUndefined())

it('fails where that gets lost, or is another', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const lost = reached(handler => request => peerAddress.exit(() => handler(request)))
  await expect(checkOurselves(lost)).rejects.toThrow('in place of the client')
  const others = reached(handler => request => peerAddress.run('203.0.113.9', () => handler(request)))
  await expect(checkOurselves(others)).rejects.toThrow('"203.0.113.9"')
  write.mockRestore()
})
