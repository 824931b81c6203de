import { readFileSync } from 'node:fs'
import { filesBelow } from '@/scripts/build/build-files'

const code = ['app', 'components', 'lib', 'content']
  .flatMap(root => ['.ts', '.tsx', '.md'].flatMap(ending => filesBelow(root, ending)))
  .filter(file => !/\.test\.tsx?$/.test(file))
  .map(file => readFileSync(file, 'utf8'))
const words = new Set(code.flatMap(text => text.match(/[\w-]+/g) ?? []))
/** Names that are put together: `grade-${n}`. */
const beginnings = [...new Set(code.flatMap(text => text.match(/[a-z][\w-]*-(?=\$\{)/g) ?? []))]

it.each(['app', 'components'].flatMap(root => filesBelow(root, '.css')))(
  '%s names no class that the code does not',
  file => {
    const selectors = readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\{[^{}]*\}/g, '{}')
    const classes = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
    const unknown = [...classes].filter(
      name => !words.has(name) && !beginnings.some(beginning => name.startsWith(beginning)),
    )
    expect(unknown).toEqual([])
  },
)
