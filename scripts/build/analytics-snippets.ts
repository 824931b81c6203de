import { createRequire } from 'node:module'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { publicEnv } from '@/lib/public-env'

const require = createRequire(import.meta.url)

function inlineScripts(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(inlineScripts)
  if (!isValidElement(node)) return []
  const props = (node as ReactElement<{ children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }>)
    .props
  return props.dangerouslySetInnerHTML
    ? [props.dangerouslySetInnerHTML.__html]
    : inlineScripts(props.children)
}

/**
 * The inline scripts that @next/third-parties adds after consent, for their hashes. They are read from
 * the components themselves, called outside React with their effect switched off.
 */
export function analyticsSnippets(): string[] {
  if (!publicEnv.gaId && !publicEnv.gtmId) return []
  const react = require('react') as { useEffect: unknown }
  const effect = react.useEffect
  react.useEffect = () => undefined
  try {
    const google = require('@next/third-parties/google') as typeof import('@next/third-parties/google')
    return [
      ...(publicEnv.gaId ? inlineScripts(google.GoogleAnalytics({ gaId: publicEnv.gaId })) : []),
      ...(publicEnv.gtmId ? inlineScripts(google.GoogleTagManager({ gtmId: publicEnv.gtmId })) : []),
    ]
  } finally {
    react.useEffect = effect
  }
}
