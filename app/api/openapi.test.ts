import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { GET as docs } from '@/app/api/docs/route'
import { GET as openApi } from '@/app/api/openapi.json/route'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { ERRORS } from '@/lib/contracts/errors'

const get = (handler: (request: Request) => Promise<Response>) =>
  handler(new Request('http://localhost:3000/api/x'))

it('is OpenAPI 3.1 and describes every call, each of which has a route', async () => {
  const document = await (await get(openApi)).json()
  expect(document.openapi).toBe('3.1.0')
  for (const { method, path: address } of Object.values(ENDPOINTS)) {
    expect(document.paths[address][method.toLowerCase()].responses[200]).toBeDefined()
    expect(existsSync(path.join(process.cwd(), 'app', address, 'route.ts'))).toBe(true)
  }
})

it('says the body of a call as its contract does', async () => {
  const document = await (await get(openApi)).json()
  expect(document.paths['/api/identity/login'].post.requestBody.content['application/json'].schema).toEqual({
    type: 'object',
    properties: {
      emailAddress: { type: 'string', minLength: 1 },
      password: { type: 'string', minLength: 1 },
      reCAPTCHA: { type: 'string', maxLength: 8192 },
    },
    required: ['emailAddress', 'password'],
    additionalProperties: false,
  })
})

it('mentions every error code of the table', async () => {
  const text = await (await get(openApi)).text()
  const written = Object.keys(ERRORS).filter(code => text.includes(`${code}: `))
  expect(written).toEqual(Object.keys(ERRORS))
})

it('has a readable page that may run nothing', async () => {
  const response = await get(docs)
  const html = await response.text()
  const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  expect(html).not.toMatch(/<script|style=|https?:\/\//)
  for (const { path: address } of Object.values(ENDPOINTS)) expect(html).toContain(address)
})
