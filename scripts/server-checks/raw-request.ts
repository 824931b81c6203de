import net from 'node:net'

/** A request as it is written: fetch and http would mend its address before it leaves. */
export type RawRequest = {
  method?: string
  target: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Sends the body without saying how long it is. */
  chunked?: boolean
}
export type RawAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string }

/** A busy machine may take its time; a server that proxies to itself takes half a minute, and then 500. */
const PATIENCE_MS = 25_000

function written(
  { method = 'GET', target, headers = {}, body = '', chunked }: RawRequest,
  port: number,
): Buffer {
  const fields = { host: `localhost:${port}`, connection: 'close', ...headers }
  const size = body.length.toString(16)
  const length = chunked ? 'transfer-encoding: chunked\r\n' : `content-length: ${body.length}\r\n`
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  const content = chunked ? `${size}\r\n${body}\r\n0\r\n\r\n` : body
  const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}${body ? length : ''}\r\n`
  // One letter is one byte, so that a target may hold any.
  return Buffer.from(head + content, 'latin1')
}

/** @throws when nothing that is an answer has come in 25 seconds, or in `patienceMs` */
export function askRaw(port: number, request: RawRequest, patienceMs = PATIENCE_MS): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      const answer = parsed(Buffer.concat(chunks).toString('latin1'))
      if (answer) resolve(answer)
      else reject(new Error(`no answer to ${request.method ?? 'GET'} ${request.target.slice(0, 200)}`))
    }
    const timer = setTimeout(end, patienceMs)
    socket.on('data', chunk => chunks.push(chunk)).on('close', end)
    socket.on('error', () => undefined) // "close" follows; what has come is judged
    socket.write(written(request, port))
  })
}

function parsed(text: string): RawAnswer | null {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
  if (!status) return null
  const headers = lines.map(line => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return { status, headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}
