/** The text of a stream of server-sent events, written by the server and read by the browser. */

export type SseEvent = { event: string; data: string }

export function sseEvent(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Heard by nobody; it keeps proxies from closing a silent connection. */
export function sseComment(text: string): string {
  return `: ${text}\n\n`
}

/**
 * Takes pieces of a stream as they come, cut anywhere, and gives the whole events among them. Comments and unknown
 * fields are passed over; an event without data is none, as the standard has it.
 */
export function createSseReader(): (piece: string) => SseEvent[] {
  let rest = ''
  return piece => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(readBlock)
  }
}

function readBlock(block: string): SseEvent[] {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [field = '', ...parts] = line.split(':')
    const value = parts.join(':').replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return data.length > 0 ? [{ event, data: data.join('\n') }] : []
}
