const SPRITE = /(<svg class="sprite"[^>]*>)([\s\S]*?)(<\/svg>)/
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g

/** The document with the icons that it uses: a script adds the others (components/ui/icon-sprite.client.tsx). */
export function withUsedIcons(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id))
  return html.replace(
    SPRITE,
    (_, opening: string, symbols: string, closing: string) =>
      `${opening}${symbols.replace(SYMBOL, (symbol, id: string) => (used.has(id) ? symbol : ''))}${closing}`,
  )
}
