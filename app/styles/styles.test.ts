import { readFileSync } from 'node:fs'
import postcss, { type Node } from 'postcss'
import { filesBelow } from '@/scripts/build/build-files'

const code = ['app', 'components', 'lib', 'content']
  .flatMap(root => ['.ts', '.tsx', '.md'].flatMap(ending => filesBelow(root, ending)))
  .filter(file => !/\.test\.tsx?$/.test(file))
  .map(file => readFileSync(file, 'utf8'))
const words = new Set(code.flatMap(text => text.match(/[\w-]+/g) ?? []))
/** Names that are put together: `grade-${n}`. */
const beginnings = [...new Set(code.flatMap(text => text.match(/[a-z][\w-]*-(?=\$\{)/g) ?? []))]

const sheets = ['app', 'components'].flatMap(root => filesBelow(root, '.css'))

it.each(sheets)('%s names no class that the code does not', file => {
  const selectors = readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, '{}')
  const classes = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
  const unknown = [...classes].filter(
    name => !words.has(name) && !beginnings.some(beginning => name.startsWith(beginning)),
  )
  expect(unknown).toEqual([])
})

/** Without scripts it opens the menus of wide screens, where a tap hovers, too. */
const OPENS_A_MENU = / > \.drop$/

function isForAMouse(rule: Node): boolean {
  for (let node = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && 'params' in node && node.params === '(hover: hover)') return true
  return false
}

// What a finger touched last stays "hovered": a button would stay lit, and move while the next page is waited for.
it.each(sheets)('%s lights nothing under a finger', sheet => {
  const lit: string[] = []
  postcss.parse(readFileSync(sheet, 'utf8')).walkRules(rule => {
    if (rule.selector.includes(':hover') && !OPENS_A_MENU.test(rule.selector) && !isForAMouse(rule))
      lit.push(rule.selector)
  })
  expect(lit).toEqual([])
})
