let heard: Promise<string[]> | undefined

/**
 * The style sheet that sonner puts into the document when it loads, which it does once in a process. It is read from the
 * library itself, by letting it run against a document that only listens, so that a new version cannot slip past its hash.
 * @throws Error when it puts nothing there
 */
export function sonnerStyles(): Promise<string[]> {
  heard ??= listen()
  return heard
}

async function listen(): Promise<string[]> {
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
  if (styles.length < 2) throw new Error('Sonner has written no style sheet')
  return styles
}
