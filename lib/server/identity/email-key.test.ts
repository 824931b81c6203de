import { emailKey, storedEmail } from './email-key'

it('trims, lowers the case, and writes a domain of other letters in ASCII', () => {
  expect(storedEmail(' Ada@Example.org ')).toBe('Ada@Example.org')
  expect(emailKey(' Ada@Example.ORG ')).toBe('ada@example.org')
  expect(emailKey('ada@bücher.example')).toBe('ada@xn--bcher-kva.example')
  expect(emailKey('jose\u0301@example.org')).toBe('josé@example.org')
})

it.each([
  ['a homoglyph (Cyrillic а)', '\u0430da@example.org'],
  ['a full-width letter', '\uff41da@example.org'],
  ['a small capital', '\u1d00da@example.org'],
  ['a mathematical letter', '\u{1d41a}da@example.org'],
  ['a letter in a circle', '\u24d0da@example.org'],
  ['a homoglyph in the domain', 'ada@ex\u0430mple.org'],
])('folds no %s into another address', (_name, address) =>
  expect(emailKey(address)).not.toBe('ada@example.org'),
)

it('keeps the dotless ı, the long ſ and ß apart in the name of an address', () => {
  expect(emailKey('m\u0131ke@example.org')).not.toBe('mike@example.org')
  expect(emailKey('ro\u017fe@example.org')).not.toBe('rose@example.org')
  expect(emailKey('stra\u00dfe@example.org')).not.toBe('strasse@example.org')
})
