import { createHash } from 'node:crypto'

/** Hosts that a configured service adds to the policy; nothing by default. */
export type PolicyExtras = {
  script: readonly string[]
  connect: readonly string[]
  image: readonly string[]
  frame: readonly string[]
}

export type PageParts = { inlineScripts: string[]; inlineStyles: string[] }

/** A fault that the policy would turn into a broken page: it stops the build. */
export class PolicyFault extends Error {
  override name = 'PolicyFault'
}

export function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const DATA_BLOCK = /\btype="application\/(ld\+)?json"/

/**
 * The inline parts of a page that need a hash. Data blocks (JSON-LD) never run and need none.
 * `tolerant` is for pages that are not ours to mend.
 * @throws PolicyFault for style attributes and inline event handlers, which no hash can allow.
 */
export function inlineParts(html: string, page: string, tolerant = false): PageParts {
  const markup = html.replace(SCRIPT, '<script>').replace(STYLE, '<style>')
  const attribute = /<[a-z][^>]*\s(style|on[a-z]+)="/i.exec(markup)
  if (attribute && !tolerant) {
    throw new PolicyFault(`${page}: the attribute ${attribute[1]} is blocked by the policy: ${attribute[0]}`)
  }
  const inlineScripts: string[] = []
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (!/\bsrc=/.test(attributes) && !DATA_BLOCK.test(attributes)) inlineScripts.push(body)
  }
  return { inlineScripts, inlineStyles: Array.from(html.matchAll(STYLE), match => match[1] ?? '') }
}

/**
 * The Content-Security-Policy of one page: its own inline scripts by hash, the style sheets of the whole
 * site by hash. Styles are site-wide because a soft navigation brings the next page's styles into the
 * document of the first.
 */
export function contentPolicy(
  scripts: readonly string[],
  styleHashes: readonly string[],
  extras: PolicyExtras,
): string {
  const scriptHashes = [...new Set(scripts.map(sha256))]
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scriptHashes, ...extras.script]],
    ['style-src', ["'self'", ...styleHashes]],
    ['img-src', ["'self'", 'data:', ...extras.image]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...extras.connect]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['frame-src', extras.frame.length > 0 ? extras.frame : ["'none'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ]
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ')
}
