import type { PhrasingContent } from 'mdast'
import { counted } from '@/lib/catalogue/wording'
import { made, words } from './blocks'
import type { RenderInput } from './render-note'

/** Text with `$` formulas but no Markdown, such as a syllabus point. */
function phraseWithFormulas(text: string): PhrasingContent[] {
  return text
    .split(/(?<!\\)\$((?:\\.|[^$\\])+)\$/)
    .map((piece, at) =>
      at % 2 === 0
        ? { type: 'text', value: piece.replaceAll('\\$', '$') }
        : { type: 'inlineMath', value: piece },
    ) as PhrasingContent[]
}

export function aimsOf({ aims, frontMatter }: Pick<RenderInput, 'aims' | 'frontMatter'>): unknown {
  return made('details', { className: ['aims'] }, [
    made('summary', {}, [words(`What the syllabus asks for: ${counted(aims.length, 'point')}`)]),
    made(
      'ol',
      { role: 'list' },
      aims.map((aim, at) =>
        made('li', {}, [
          made('a', { href: `#${frontMatter.covers[at] ?? ''}` }, phraseWithFormulas(aim.text)),
          ...(aim.tier === 'supplement'
            ? [made('span', { className: ['tier'] }, [words(' Supplement')])]
            : []),
        ]),
      ),
    ),
  ])
}
