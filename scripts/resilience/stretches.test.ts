import type { CallRecord } from '../traffic/watched-browser'
import { longestStretches } from './stretches'

const windows = [
  { phase: 'steady', fromMs: 0, toMs: 100 },
  { phase: 'kill', fromMs: 100, toMs: 200 },
]
const call = (startedMs: number, endedMs: number, error: string | null = null): CallRecord => ({
  kind: 'autosave',
  phase: '',
  startedMs,
  endedMs,
  error,
  clean: true,
})
const stretch = (phase: string, ...records: CallRecord[]) =>
  longestStretches(records, windows).get(phase)?.get('autosave')

it('reaches from the first failure to the next success, whoever else fails in between', () =>
  expect(stretch('kill', call(90, 95), call(110, 111, '503'), call(120, 122, '503'), call(130, 150))).toEqual(
    { ms: 40, recovered: true },
  ))

it('is the longest call where nothing fails; a pause of the students is none', () =>
  expect(stretch('steady', call(0, 5), call(80, 92))).toEqual({ ms: 12, recovered: true }))

it('belongs to where it began, and tells when the traffic ended without a success', () =>
  expect(stretch('kill', call(150, 160, '503'), call(260, 270, '503'))).toEqual({
    ms: 120,
    recovered: false,
  }))

it('is not there for what nobody asked for', () => expect(stretch('kill', call(0, 5))).toBeUndefined())
