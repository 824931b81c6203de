/** @jest-environment ./scripts/testing/database-environment.cjs */
import net from 'node:net'
import { GET as grades } from '@/app/api/grade/dropdown/route'
import { GET as live } from '@/app/api/health/live/route'
import { GET as healthReady } from '@/app/api/health/ready/route'
import { POST as reset } from '@/app/api/identity/password/reset/route'
import { newBrowser } from '@/app/api/people.testing'
import { openPostgres } from '@/lib/server/db/postgres'
import { assembleServer, installServer, lazyDatabase, type Server } from '@/lib/server/server'
import { ON_POSTGRES } from '@/lib/server/testing/test-database'
import { startTestServer, type TestServer } from '@/lib/server/testing/test-server'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
}, 60_000)
afterAll(() => test.close())

const ready = () => newBrowser().get(healthReady, '/api/health/ready')
const ask = () =>
  newBrowser().post(reset, '/api/identity/password/reset', { email: 'a@example.org', isLandingWebSite: true })

function serverOver(database: ReturnType<typeof lazyDatabase>, pool: TestServer['database']['pool']): Server {
  const { env, log, keys, now, mail } = test.server
  return assembleServer({ env, log, keys, now, mail, database, pool, dataDir: '' })
}

it('answers 503 while the database cannot be opened, and recovers by itself', async () => {
  let away = true
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const open = () => (away ? Promise.reject(refused) : Promise.resolve(test.database))
  installServer(serverOver(lazyDatabase(open), test.database.pool))
  expect(await ready()).toMatchObject({ status: 503, body: { error: { status: 503, code: 'unavailable' } } })
  const answer = await ask()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect((await newBrowser().get(live, '/api/health/live')).status).toBe(200)
  away = false
  await new Promise(resolve => setTimeout(resolve, 1100))
  expect((await ready()).status).toBe(200)
  expect((await ask()).status).toBe(200)
  installServer(test.server)
})

const onPostgres = ON_POSTGRES ? it : it.skip
onPostgres('survives a cut connection to Postgres', async () => {
  const relay = await startRelay(new URL(test.database.url))
  const url = new URL(test.database.url)
  url.port = String(relay.port)
  const opened = openPostgres(url.href, () => undefined)
  installServer(
    serverOver(
      lazyDatabase(() => Promise.resolve(opened)),
      opened.pool,
    ),
  )
  expect((await ask()).status).toBe(200)
  await relay.cut()
  expect((await ask()).status).toBe(503)
  expect((await ready()).status).toBe(503)
  expect((await newBrowser().get(grades, '/api/grade/dropdown')).status).toBe(503)
  await relay.restore()
  expect((await ready()).status).toBe(200)
  expect((await ask()).status).toBe(200)
  installServer(test.server)
  await opened.close()
  await relay.cut()
})

/** Stands between the pool and Postgres, and can be cut. */
async function startRelay(target: URL) {
  const sockets = new Set<net.Socket>()
  const relay = net.createServer(client => {
    const upstream = net.connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
  })
  const listen = (port: number) =>
    new Promise<void>(resolve => relay.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = relay.address() as net.AddressInfo
  return {
    port,
    cut: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => relay.close(resolve))
    },
    restore: () => listen(port),
  }
}
