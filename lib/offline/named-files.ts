/** The script for browsers without modules; none of those has service workers. */
const FOR_OLD_BROWSERS = /<script\b[^>]*\bnoModule\b[^>]*>/gi
const SCRIPT = /\/_next\/static\/[\w./~-]+\.js/g
const FILE = /\bstatic\/[\w./~-]+\.(?:js|css|woff2|wasm)/g

/** Addresses of the scripts that a document asks for: in its tags, its late list and its flight data. */
export function scriptsNamedIn(html: string): string[] {
  return [...new Set(html.replace(FOR_OLD_BROWSERS, '').match(SCRIPT))]
}

/** Addresses of what a script may load later: the bundler names chunks relative to its public folder. */
export function filesNamedIn(script: string): string[] {
  return [...new Set(script.match(FILE))].map(file => `/_next/${file}`)
}
