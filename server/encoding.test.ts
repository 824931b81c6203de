import { encodingFor } from './encoding'

it.each([
  ['br', 'GZIP, BR'],
  ['gzip', 'gzip, br;q=0'],
  ['gzip', 'br; q=0.0, gzip;q=0.1'],
  ['identity', 'zstd, xbr'],
  ['identity', undefined],
])('takes %s out of %s', (encoding, taken) => {
  expect(encodingFor({ headers: { 'accept-encoding': taken } })).toBe(encoding)
})
