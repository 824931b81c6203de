import { addressBlock, clientAddress, peerAddress } from './client-address'

const seen = (peer: string, forwarded: string | null, proxies: number) =>
  peerAddress.run(peer, () =>
    clientAddress(new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), proxies),
  )

it.each([
  ['192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['::ffff:192.0.2.1', null, 0, '192.0.2.1'],
  ['10.0.0.2', '203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.2', '6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.2', '6.6.6.6, 203.0.113.9, 10.0.0.3', 2, '203.0.113.9'],
  ['10.0.0.2', 'nonsense', 1, '10.0.0.2'],
  ['10.0.0.2', null, 1, '10.0.0.2'],
  ['10.0.0.2', '203.0.113.9', 2, '10.0.0.2'],
])('from %s with %p behind %i proxies is %s', (peer, forwarded, proxies, address) =>
  expect(seen(peer, forwarded, proxies)).toBe(address),
)

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, block) => expect(addressBlock(address)).toBe(block))

it('refuses a request whose address was lost, rather than count it with all others', () =>
  expect(() => clientAddress(new Headers(), 0)).toThrow('was not noted'))
