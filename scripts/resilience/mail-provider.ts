import net from 'node:net'

export type Delivered = { to: string; messageId: string; token: string | null; atMs: number }

/** open: takes mail. full: says 452 to each. away: nobody listens, and connections under way are cut. */
export type MailMood = 'open' | 'full' | 'away'

export type MailProvider = {
  url: string
  delivered: readonly Delivered[]
  be: (mood: MailMood) => Promise<void>
  /** The secret of the newest reset mail to the address. */
  tokenFor: (email: string) => string | null
}

/** Stands in for the provider: the few words of SMTP that a client needs to hear. */
export async function startMailProvider(port: number): Promise<MailProvider> {
  const delivered: Delivered[] = []
  const sockets = new Set<net.Socket>()
  let mood: MailMood = 'open'
  const server = net.createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    speak(socket, () => mood, delivered)
  })
  const listen = () => new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  const be = async (next: MailMood) => {
    if (mood === 'away' && next !== 'away') await listen()
    if (mood !== 'away' && next === 'away') {
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    }
    mood = next
  }
  await listen()
  const tokenFor = (email: string) =>
    delivered.findLast(mail => mail.to === email && mail.token)?.token ?? null
  return { url: `smtp://127.0.0.1:${port}`, delivered, be, tokenFor }
}

function speak(socket: net.Socket, mood: () => MailMood, delivered: Delivered[]): void {
  let mail: string | null = null
  let left = ''
  const line = (text: string) => {
    if (mail !== null && text !== '.') mail += `${text}\r\n`
    else if (mail !== null) {
      delivered.push(readMail(mail))
      mail = null
      socket.write('250 2.0.0 queued\r\n')
    } else if (/^MAIL FROM/i.test(text) && mood() === 'full') socket.write('452 4.3.1 queue full\r\n')
    else if (/^DATA/i.test(text)) {
      mail = ''
      socket.write('354 go on\r\n')
    } else if (/^QUIT/i.test(text)) socket.end('221 2.0.0 bye\r\n')
    else socket.write('250 ok\r\n')
  }
  socket.write('220 mail.example ESMTP\r\n')
  socket.on('data', chunk => {
    const lines = (left + chunk.toString()).split('\r\n')
    left = lines.pop() ?? ''
    lines.forEach(line)
  })
}

/** Quoted-printable: long lines end in "=", and "=" itself is written "=3D". */
function readMail(text: string): Delivered {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  const token = /#token=(?:3D)?([\w-]{43})/.exec(text.replace(/=\r\n/g, ''))?.[1] ?? null
  return { to: header('To'), messageId: header('Message-ID'), token, atMs: performance.now() }
}
