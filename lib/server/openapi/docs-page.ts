import 'server-only'
import { createHash } from 'node:crypto'
import { ENDPOINTS, type EndpointName } from '@/lib/contracts/endpoints'
import { ERRORS } from '@/lib/contracts/errors'
import { OPERATIONS } from '@/lib/contracts/operations'
import { publicEnv } from '@/lib/public-env'
import { escapeHtml } from '../mail/templates'
import { jsonSchema } from './json-schema'

const STYLE = `body{max-width:56rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1c232e;background:#fff}
h2{margin-top:2.5rem;font-size:1.125rem;overflow-wrap:anywhere}code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{padding:1rem;overflow:auto;background:#f4f5f7;border-radius:.5rem}table{border-collapse:collapse}
td,th{padding:.25rem .75rem .25rem 0;text-align:left;vertical-align:top}
@media(prefers-color-scheme:dark){body{color:#e6e9ee;background:#12161c}pre{background:#1c232e}a{color:#9cc1ff}}`

/** A page without scripts: the policy allows nothing but this very style. */
export function docsPage(): { html: string; policy: string } {
  const hash = createHash('sha256').update(STYLE).digest('base64')
  const sections = (Object.keys(ENDPOINTS) as EndpointName[]).map(section).join('\n')
  const title = `${escapeHtml(publicEnv.productName)} API`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p>Every answer is the envelope <code>{isSuccess, result, error}</code>. The same as a document:
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections}</main></body></html>
`
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}

function section(name: EndpointName): string {
  const { method, path } = ENDPOINTS[name]
  const { summary, request, response, errors } = OPERATIONS[name]
  const rows = errors.map(
    code =>
      `<tr><td>${ERRORS[code].status}</td><td><code>${code}</code></td><td>${escapeHtml(ERRORS[code].message)}</td></tr>`,
  )
  return `<section aria-labelledby="${name}"><h2 id="${name}"><code>${method} ${path}</code></h2>
<p>${escapeHtml(summary)}</p>
${request ? `<h3>Body</h3>${block(jsonSchema(request))}` : ''}<h3>Result</h3>${block(response.schema)}
<details><summary>Errors</summary><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Words</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></details></section>`
}

function block(schema: object): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}
