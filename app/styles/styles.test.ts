import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

function filesOf(ending: RegExp, ...roots: string[]): string[] {
  return roots.flatMap(root =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(name => ending.test(name) && !/\.test\.tsx?$/.test(name))
      .map(name => path.join(root, name)),
  )
}

const code = filesOf(/\.(tsx?|md)$/, 'app', 'components', 'lib', 'content').map(file =>
  readFileSync(file, 'utf8'),
)
const words = new Set(code.flatMap(text => text.match(/[\w-]+/g) ?? []))
/** Names that are put together: `grade-${n}`. */
const beginnings = [...new Set(code.flatMap(text => text.match(/[a-z][\w-]*-(?=\$\{)/g) ?? []))]

it.each(filesOf(/\.css$/, 'app', 'components'))('%s names no class that the code does not', file => {
  const selectors = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, '{}')
  const classes = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
  const unknown = [...classes].filter(
    name => !words.has(name) && !beginnings.some(beginning => name.startsWith(beginning)),
  )
  expect(unknown).toEqual([])
})
