import net from 'node:net'

/** Requests of one kind, sent as fast as they are answered over a fixed number of connections. */
export type Load = { port: number; connections: number; requests: number; request: (n: number) => string }

export type Figures = {
  perSecond: number
  p50Ms: number
  p99Ms: number
  statuses: Record<string, number>
}

/** A client of raw sockets: a full HTTP client would take more of the two cores than the server. */
export async function load({ port, connections, requests, request }: Load): Promise<Figures> {
  const timesMs: number[] = []
  const statuses: Record<string, number> = {}
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await connect(port)
      while (next < requests) {
        const sentAt = performance.now()
        const answer = await connection.exchange(request(next++))
        timesMs.push(performance.now() - sentAt)
        const status = answer.slice(9, 12)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      connection.end()
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  timesMs.sort((a, b) => a - b)
  const at = (share: number) => timesMs[Math.min(timesMs.length - 1, Math.floor(timesMs.length * share))] ?? 0
  return { perSecond: timesMs.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), statuses }
}

async function connect(port: number) {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received = ''
  let finish: (answer: string) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  socket.on('data', chunk => {
    received += chunk.toString('latin1')
    if (!isComplete(received)) return
    const answer = received
    received = ''
    finish(answer)
  })
  socket.on('close', () => fail(new Error('The server closed the connection.')))
  return {
    exchange: (bytes: string) =>
      new Promise<string>((resolve, reject) => {
        finish = resolve
        fail = reject
        socket.write(bytes)
      }),
    end: () => socket.destroy(),
  }
}

function isComplete(text: string): boolean {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  return length ? text.length >= head + 4 + Number(length) : text.endsWith('\r\n0\r\n\r\n')
}

/** Each request comes from an address of its own network, so that no limit for one client is met. */
function address(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

export function get(path: string): (n: number) => string {
  return n => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address(n)}\r\n\r\n`
}

export function post(path: string, body: (n: number) => object): (n: number) => string {
  return n => {
    const text = JSON.stringify(body(n))
    return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address(n)}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }
}
