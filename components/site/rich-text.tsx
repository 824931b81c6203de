import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { publicEnv } from '@/lib/public-env'

/** `help:` stands for the configured help centre, which a text cannot know. */
function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href === 'help:') return <ExternalLink href={publicEnv.helpCentreUrl}>{children}</ExternalLink>
  if (href.startsWith('#')) return <a href={href}>{children}</a>
  return href.startsWith('/') ? (
    <Link href={href}>{children}</Link>
  ) : (
    <ExternalLink href={href}>{children}</ExternalLink>
  )
}

/** A table that is wider than a phone scrolls by itself, and can be scrolled from the keyboard. */
function ProseTable({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, a scrolling region must be reachable
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="prose-table" role="group" tabIndex={0} aria-label="Table">
      <table className="table">{children}</table>
    </div>
  )
}

export function RichText({ tree }: { tree: Root }) {
  return (
    <div className="prose">
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        components: { a: ProseLink, table: ProseTable },
        // An attribute instead: the policy forbids styles in the markup.
        tableCellAlignToStyle: false,
      })}
    </div>
  )
}
