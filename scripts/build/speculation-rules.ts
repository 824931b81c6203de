/**
 * What a browser may fetch or render ahead of a visit (https://wicg.github.io/nav-speculation/speculation-rules.html), by the marks of the
 * links: the next note (next-note-link.client.tsx), and steps from lists (pages-ahead.client.tsx), which `data-soon` asks for at once.
 */
const RULES = {
  prerender: [
    { where: { selector_matches: 'a[data-next-note]' }, eagerness: 'eager' },
    { where: { selector_matches: 'a[data-next-note][data-soon]' }, eagerness: 'immediate' },
  ],
  prefetch: [
    { where: { selector_matches: 'a[data-ahead]' }, eagerness: 'moderate' },
    { where: { selector_matches: 'a[data-ahead][data-soon]' }, eagerness: 'immediate' },
  ],
}

/**
 * Behind the text, where a header that names a file has browsers ask for it before they read the document. The policy names
 * it by its hash like a script.
 */
export const SPECULATION_RULES = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`
