import { readFileSync } from 'node:fs'
import { readEnvelope } from '@/lib/contracts/envelope'
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors'
import { renderSite } from './running-nginx'

const template = readFileSync('deploy/nginx/markwell.conf.template', 'utf8')
const answers = [...template.matchAll(/return (\d{3}) '(\{.*\})';/g)].map(([, status, body]) => ({
  status: Number(status),
  body: JSON.parse(body ?? '') as { error: { code: ErrorCode; errorMessage: string } },
}))

it('answers of nginx itself are rows of the error table', () => {
  expect(answers.map(({ body }) => body.error.code).sort()).toEqual([
    'notFound',
    'notFound',
    'tooLarge',
    'unavailable',
  ])
  for (const { status, body } of answers) {
    const { code, errorMessage } = body.error
    expect({ status, message: errorMessage }).toEqual(ERRORS[code])
    expect(readEnvelope(body)?.error?.status).toBe(status)
  }
})

describe('a site made of the template', () => {
  const settings = { upstreams: ['127.0.0.1:1', '127.0.0.1:2', '127.0.0.1:3'], port: 9, directory: '/d' }

  it('differs from it by nothing but addresses', () => {
    const lines = renderSite(template, settings).split('\n')
    const own = lines.filter(line => !template.includes(line))
    expect(own).toEqual([
      expect.stringMatching(/^# 1 is filled in by the template step/),
      expect.stringMatching(/^proxy_cache_path \/d\/cache\/markwell /),
      ...settings.upstreams.map(address => `  server ${address} max_fails=1 fail_timeout=1s;`),
      '  listen 127.0.0.1:9;',
      expect.stringMatching(/^ {4}proxy_cache_key "1\$/),
    ])
  })

  it('is refused when the template has no place for an address', () => {
    expect(() => renderSite('listen 80;', settings)).toThrow('names no instances')
    expect(() => renderSite('  server web1:3000;\n', settings)).toThrow('port 80')
  })
})
