/**
 * The style sheet that sonner puts into the document when it loads. It is read from the library itself,
 * by letting it run against a document that only listens, so that a new version cannot slip past its hash.
 */
export async function sonnerStyles(): Promise<string[]> {
  // The element joins the page empty and is filled afterwards: browsers check it both times.
  const styles: string[] = ['']
  const element = {
    appendChild: (child: unknown) => child,
    getElementsByTagName: () => [element],
    setAttribute: () => undefined,
    insertBefore: (child: unknown) => child,
  }
  const listening = {
    head: element,
    getElementsByTagName: () => [element],
    createElement: () => ({ ...element }),
    createTextNode: (text: string) => styles.push(text),
  }
  const holder = globalThis as { document?: unknown }
  const before = holder.document
  holder.document = listening
  try {
    await import('sonner')
  } finally {
    if (before === undefined) delete holder.document
    else holder.document = before
  }
  return styles
}
