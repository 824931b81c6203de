import postcss, { type AtRule, type Rule } from 'postcss'

/**
 * The styles of all pages are one text of some 50 KB, of which a page uses half for what it shows at first. That half goes
 * into the document; the sheets themselves come as soon as the text has been painted, before the scripts that draw what
 * needs them (late-scripts.ts), and stand behind it in their own order, so that nothing is overruled that was not before.
 */

type Choice = { text: string; needs: readonly string[] }
type Node =
  | { kind: 'rule'; selectors: readonly Choice[]; body: string }
  | { kind: 'group'; opening: string; nodes: readonly Node[] }
  | { kind: 'text'; text: string }

/** Pseudo-classes and attributes may become true of what stands there; names and elements come with scripts alone. */
const CONDITIONS = /::?[a-z-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|\[[^\]]*\]/g
const NAMES = /(?:^|(?<=[\s>+~,]))[a-z][a-z0-9-]*|[.#][\w-]+/g
/** Neither is met before the sheets have come. */
const NEVER_AT_FIRST = /:(?:hover|active)\b/

function choiceOf(text: string): Choice {
  return { text, needs: text.replace(CONDITIONS, '').match(NAMES) ?? [] }
}

const ruleOf = (rule: Rule): Node => ({
  kind: 'rule',
  selectors: rule.selectors.filter(each => !NEVER_AT_FIRST.test(each)).map(choiceOf),
  body: (rule.nodes ?? []).join(';'),
})

function groupOf(rule: AtRule): Node[] {
  if (rule.name === 'media' && rule.params === 'print') return []
  if (!rule.nodes || /keyframes$|^font-face$|^property$/.test(rule.name))
    return [{ kind: 'text', text: `${rule}${rule.nodes ? '' : ';'}` }]
  return [{ kind: 'group', opening: `@${rule.name} ${rule.params}`, nodes: nodesOf(rule.nodes) }]
}

function nodesOf(nodes: readonly postcss.ChildNode[]): Node[] {
  return nodes.flatMap(node =>
    node.type === 'rule' ? [ruleOf(node)] : node.type === 'atrule' ? groupOf(node) : [],
  )
}

function textOf(nodes: readonly Node[], has: ReadonlySet<string>): string {
  return nodes
    .map(node => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'group') {
        const inner = textOf(node.nodes, has)
        return inner && `${node.opening}{${inner}}`
      }
      const met = node.selectors.filter(({ needs }) => needs.every(each => has.has(each)))
      return met.length > 0 ? `${met.map(({ text }) => text).join(',')}{${node.body}}` : ''
    })
    .join('')
}

/** Elements, classes and ids of a document, as selectors name them. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(
    /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi,
  )) {
    names.add(tag.toLowerCase())
    for (const name of /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? []) names.add(`.${name}`)
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1]
    if (id) names.add(`#${id}`)
  }
  return names
}

/** The texts of all pages are a few, and each is read once. */
const read = new Map<string, Node[]>()

const KEYFRAMES = /@keyframes ([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g
const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g

/** Without what no rule here asks for: movements by name, and properties of our own. */
function withoutUnused(css: string): string {
  const moving = (css.match(/animation(?:-name)?:[^;}]*/g) ?? []).join(' ').split(/[\s:,]+/)
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return css
    .replace(KEYFRAMES, (all, name: string) => (moving.includes(name) ? all : ''))
    .replace(PROPERTY, (all, name: string) => (asked.has(name) ? all : ''))
}

/** What of these styles can apply to a document with these names before scripts change it. @throws postcss.CssSyntaxError */
export function firstRules(styles: string, names: ReadonlySet<string>): string {
  const nodes = read.get(styles) ?? nodesOf(postcss.parse(styles).nodes)
  read.set(styles, nodes)
  return withoutUnused(textOf(nodes, names))
}
