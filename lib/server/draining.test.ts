import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { beginDraining, closeWhenDraining } from './draining'

/** Asks again on the same connection as soon as it is answered, as a proxy under load does, until refused. */
async function askOn(agent: http.Agent, port: number, answered: () => void): Promise<void> {
  for (;;) {
    const went = await new Promise<boolean>(resolve => {
      const request = http.get({ agent, port, host: '127.0.0.1' }, response =>
        response.resume().once('end', () => resolve(true)),
      )
      request.once('error', () => resolve(false))
    })
    if (!went) return
    answered()
  }
}

it('a server ends though a proxy keeps sending on the connections that it has', async () => {
  const server = http.createServer((_, response) => {
    closeWhenDraining(response)
    setTimeout(() => response.end('ok'), 5)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let answers = 0
  const asking = askOn(agent, (server.address() as AddressInfo).port, () => {
    answers += 1
  })
  while (answers < 3) await new Promise(resolve => setTimeout(resolve, 5))
  beginDraining()
  await new Promise(resolve => server.close(resolve))
  await asking
  agent.destroy()
  expect(answers).toBeGreaterThanOrEqual(3)
})
