import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import { type Clock, type LineSettings, Link, PHONE_LINE, SlowStart } from './line'

const REAL: Clock = {
  now: () => performance.now(),
  after: (ms, work) => void setTimeout(work, Math.max(0, ms)),
}
/** What a server may have given for one connection that has not gone on; then it has to wait. */
const HELD_MAX_BYTES = 256 * 1024

export type Relay = { origin: string; close: () => void }

/** Down with slow start. Up go requests, which fit into the first flight: they take their time and no room. */
function join(browser: Socket, server: Socket, link: Link, settings: LineSettings): void {
  const half = settings.roundTripMs / 2
  // A browser may speak when its SYN has been answered; here its own machine has answered at once.
  const setUpAt = REAL.now() + settings.roundTripMs
  const down = new SlowStart({
    clock: REAL,
    link,
    settings,
    deliver: data => {
      browser.write(data)
      if (down.pending < HELD_MAX_BYTES) server.resume()
    },
  })
  const afterRest = (work: () => void) => {
    if (down.pending === 0) work()
    else REAL.after(half, () => afterRest(work))
  }
  // In the order that they came in: timers of nearly the same moment may not keep it.
  const goingUp: (() => void)[] = []
  const up = (work: () => void) => {
    goingUp.push(work)
    REAL.after(Math.max(setUpAt, REAL.now()) + half - REAL.now(), () => goingUp.shift()?.())
  }
  browser.on('data', data => up(() => void server.write(data)))
  browser.on('end', () => up(() => void server.end()))
  server.on('data', data => {
    down.send(data)
    if (down.pending >= HELD_MAX_BYTES) server.pause()
  })
  server.on('end', () => afterRest(() => void browser.end()))
  browser.on('error', () => server.destroy())
  server.on('error', () => browser.destroy())
  browser.on('close', () => server.destroy())
}

/**
 * Puts a line between a browser and the server on a port of this machine, for the connections of `port`. The
 * developer tools' throttling knows no connection set-up, no slow start and no head of an answer; this does.
 */
export async function startRelay(
  port: number,
  to: number,
  settings: LineSettings = PHONE_LINE,
): Promise<Relay> {
  const link = new Link(REAL, settings)
  const sockets = new Set<Socket>()
  const relay: Server = createServer({ allowHalfOpen: true, noDelay: true }, browser => {
    const server = dial({ port: to, host: 'localhost', allowHalfOpen: true, noDelay: true })
    for (const socket of [browser, server]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    join(browser, server, link, settings)
  })
  await new Promise<void>((resolve, reject) => relay.once('error', reject).listen(port, resolve))
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      relay.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
