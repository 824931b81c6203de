import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { errorCode } from '../db/db'
import { parseEnv } from '../env'
import { passwordResetMail } from './templates'
import { createTransport } from './transport'
import { failureCode, waitMs } from './work-outbox'

const mail = passwordResetMail('ada@example.org', 'Zoë <b>', 'secret-token')

describe('the embedded outbox', () => {
  const terminalOf = (isTTY: boolean, shown: string[]) => ({
    isTTY,
    write: (text: string) => shown.push(text),
  })
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'markwell-mail-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  it('writes an .eml file with both parts and shows the link at a terminal', async () => {
    const shown: string[] = []
    await createTransport(parseEnv({}), directory, terminalOf(true, shown)).send(mail)
    const outbox = path.join(directory, 'outbox')
    const [file = ''] = readdirSync(outbox)
    expect(file).toMatch(/\.eml$/)
    expect(statSync(path.join(outbox, file)).mode & 0o777).toBe(0o600)
    const eml = readFileSync(path.join(outbox, file), 'utf8')
    expect(eml).toMatch(/^From: Markwell <no-reply@localhost>/m)
    expect(eml).toMatch(/^To: ada@example\.org/m)
    expect(eml).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(shown.join('')).toContain('http://localhost:3000/reset-password#token=secret-token')
  })

  it('tells a log neither the link nor the address', async () => {
    const shown: string[] = []
    await createTransport(parseEnv({}), directory, terminalOf(false, shown)).send(mail)
    expect(shown.join('')).toMatch(/^Mail to a\*\*\*@example\.org: \S+\.eml\n$/)
  })
})

describe('the templates', () => {
  it('escape what a person wrote', () => {
    expect(mail.html).toContain('Hello Zoë &#60;b&#62;,')
    expect(mail.html).not.toContain('<b>')
    expect(mail.text).toContain('Hello Zoë <b>,')
  })

  it('say the same in both parts', () => {
    for (const words of ['The link works once, for 30 minutes', 'If it was not you', '#token=secret-token']) {
      expect([mail.text.includes(words), mail.html.includes(words)]).toEqual([true, true])
    }
  })
})

/** The few words of SMTP that a client needs to hear. */
function smtpServer(received: string[]): Promise<net.Server> {
  const server = net.createServer(socket => {
    let inData = false
    socket.write('220 test ESMTP\r\n')
    socket.on('data', chunk => {
      const text = chunk.toString()
      received.push(text)
      if (inData && text.endsWith('\r\n.\r\n')) {
        inData = false
        socket.write('250 queued\r\n')
      } else if (!inData) {
        inData = /^DATA/m.test(text)
        socket.write(inData ? '354 go\r\n' : /^QUIT/m.test(text) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

describe('SMTP', () => {
  it('is spoken to the configured server, and tells when that is away', async () => {
    const received: string[] = []
    const server = await smtpServer(received)
    const { port } = server.address() as net.AddressInfo
    const env = parseEnv({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Markwell <hi@markwell.example>',
    })
    const transport = createTransport(env, '')
    await transport.send(mail)
    expect(received.join('')).toMatch(/MAIL FROM:<hi@markwell\.example>[\s\S]*RCPT TO:<ada@example\.org>/)
    await new Promise(resolve => server.close(resolve))
    const code = await transport.send(mail).catch(errorCode)
    expect(code).toMatch(/^(ECONN\w*|ESOCKET)$/)
  })
})

describe('what a failure is called', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 452, response: '452 4.3.1 queue full' }, 'SMTP452'],
    [{ code: 'EPROTOCOL', responseCode: 421, response: '421 closing down' }, 'SMTP421'],
    [{ code: 'EENVELOPE', responseCode: 452, response: '452 4.2.2 mailbox full' }, 'EENVELOPE'],
    [{ code: 'EENVELOPE', responseCode: 550, response: '550 nobody here' }, 'EENVELOPE'],
    [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
    [new Error('x'), 'UNKNOWN'],
  ])('%p', (error, code) => expect(failureCode(error)).toBe(code))
})

describe('waiting before the next try', () => {
  it('is at most half a minute while the server is away', () =>
    expect([1, 2, 3, 4, 9].map(tries => waitMs(tries, true))).toEqual([5000, 10_000, 20_000, 30_000, 30_000]))
  it('grows from a minute to a day for a mail that is refused', () =>
    expect([1, 2, 3, 6, 12].map(tries => waitMs(tries, false) / 60_000)).toEqual([1, 4, 16, 1024, 1440]))
})
