import { brokenApiRequest } from './before-next'

it.each([
  ['GET', '/api/health', null],
  ['POST', '/api/x?y=%', null],
  ['TRACE', '/api/health', 'methodNotAllowed'],
  ['PROPFIND', '/api', 'methodNotAllowed'],
  ['GET', '/api/%', 'notFound'],
  ['GET', '/api/%ff/x', 'notFound'],
  ['TRACE', '/apiary', null],
  ['GET', '/%', null],
])('%s %s is %p', (method, url, code) => expect(brokenApiRequest(method, url)).toBe(code))
