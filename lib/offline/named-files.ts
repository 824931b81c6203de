/** The script for browsers without modules; none of those has service workers. */
const FOR_OLD_BROWSERS = /<script\b[^>]*\bnoModule\b[^>]*>/gi
const SCRIPT = /\/_next\/static\/[\w./~-]+\.js/g
/** They come when the text has been painted (scripts/build/document.ts); the style that stands there is not all of them. */
const SHEET = /<link rel="stylesheet"[^>]* href="(\/_next\/static\/[\w./~-]+\.css)"/g
const FILE = /\bstatic\/[\w./~-]+\.(?:js|css|woff2|wasm)/g

/** Addresses of what a document asks for: scripts in its tags, its late list and its flight data, and sheets of style. */
export function filesOfDocument(html: string): string[] {
  const scripts = html.replace(FOR_OLD_BROWSERS, '').match(SCRIPT) ?? []
  return [...new Set([...scripts, ...Array.from(html.matchAll(SHEET), ([, sheet = '']) => sheet)])]
}

/** Addresses of what a script may load later: the bundler names chunks relative to its public folder. */
export function filesNamedIn(script: string): string[] {
  return [...new Set(script.match(FILE))].map(file => `/_next/${file}`)
}
