import { visit } from 'unist-util-visit'
import { parseMarkdown } from './markdown'

it('gives each cell the head of its column, which a phone shows beside it', async () => {
  const { tree } = await parseMarkdown('| Name | How *long* | |\n| - | - | - |\n| a | b | c |\n')
  const heads: unknown[] = []
  visit(tree, { tagName: 'td' }, cell => void heads.push(cell.properties.dataHead))
  expect(heads).toEqual(['Name', 'How long', null])
})
