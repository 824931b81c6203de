import 'server-only'
import { peerAddress } from '../http/client-address'
import { checkAnswer } from './check-answer'

type Handler = (request: Request) => Promise<Response>

export type Answered = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test compares it with what it expects
  body: any
}

type Extra = { method?: string; headers?: Record<string, string>; token?: string }

const SITE = 'http://localhost:3000'

/** A browser as the handlers see it: keeps cookies, sends Origin, comes from one address. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  address: string
  userAgent = ''

  constructor(address = '198.51.100.7') {
    this.address = address
  }

  get(handler: Handler, path: string, extra: Extra = {}): Promise<Answered> {
    return this.send(
      handler,
      new Request(SITE + path, { method: extra.method, headers: this.headers(extra) }),
    )
  }

  post(handler: Handler, path: string, body: unknown, extra: Extra = {}): Promise<Answered> {
    return this.write('POST', handler, path, body, extra)
  }

  write(method: string, handler: Handler, path: string, body: unknown, extra: Extra = {}): Promise<Answered> {
    const headers = { 'content-type': 'application/json', origin: SITE, ...this.headers(extra) }
    return this.send(handler, new Request(SITE + path, { method, headers, body: JSON.stringify(body) }))
  }

  async send(handler: Handler, request: Request): Promise<Answered> {
    const response = await peerAddress.run(this.address, () => handler(request))
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const text = await response.text()
    const body = text === '' ? null : JSON.parse(text)
    if (request.method !== 'HEAD') checkAnswer(request, response.status, body)
    return { status: response.status, headers: response.headers, body }
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, decodeURIComponent(pair.slice(at + 1)))
  }

  private headers({ headers, token }: Extra): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    return {
      ...(cookie ? { cookie } : {}),
      ...(this.userAgent ? { 'user-agent': this.userAgent } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    }
  }
}
