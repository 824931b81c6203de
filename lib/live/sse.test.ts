import { fc } from '@/lib/testing/properties'
import { createSseReader, type SseEvent, sseComment, sseEvent } from './sse'

it('reads what it writes, wherever the stream is cut', () => {
  const events = fc.array(fc.record({ id: fc.string(), kind: fc.constantFrom('news', 'hello') }), {
    maxLength: 5,
  })
  fc.assert(
    fc.property(events, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (list, sizes) => {
      const text = list.map(({ id, kind }) => sseComment('beat') + sseEvent(kind, { id })).join('')
      const read = createSseReader()
      const found: SseEvent[] = []
      for (let at = 0; at < text.length; ) {
        const size = sizes.next().value as number
        found.push(...read(text.slice(at, at + size)))
        at += size
      }
      expect(found).toEqual(list.map(({ id, kind }) => ({ event: kind, data: JSON.stringify({ id }) })))
    }),
  )
})

it('passes comments, unknown fields and events without data over', () => {
  const read = createSseReader()
  expect(read(': beat\n\nretry: 5\n\nevent: news\n\ndata:one\ndata: two\r\n\r\nda')).toEqual([
    { event: 'message', data: 'one\ntwo' },
  ])
  expect(read('ta: 3\n\n')).toEqual([{ event: 'message', data: '3' }])
})
