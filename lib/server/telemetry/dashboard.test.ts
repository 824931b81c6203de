/** @jest-environment ./scripts/testing/database-environment.cjs */
import { readFileSync } from 'node:fs'
import { ENDPOINTS } from '@/lib/contracts/endpoints'
import { startTestServer } from '../testing/test-server'
import { readMetrics } from './metrics'

type Target = { refId: string; expr: string }
type Panel = {
  id: number
  type: string
  title: string
  targets?: Target[]
  gridPos: { x: number; y: number; w: number; h: number }
}
type Dashboard = {
  title: string
  schemaVersion: number
  panels: Panel[]
  templating: { list: { name: string; query: unknown }[] }
}

const text = readFileSync('deploy/grafana/markwell.json', 'utf8')
const dashboard = JSON.parse(text) as Dashboard
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Every name that a scrape may hold: a histogram has three. */
async function exportedNames(): Promise<Set<string>> {
  const test = await startTestServer()
  const { body } = await readMetrics(test.server)
  await test.close()
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map(suffix => name + suffix) : [name],
  )
  return new Set(types.flat())
}

it('asks for nothing that the instances do not export', async () => {
  const named = new Set(text.match(/markwell_\w+/g))
  expect(named.size).toBeGreaterThan(8)
  const exported = await exportedNames()
  expect([...named].filter(name => !exported.has(name))).toEqual([])
}, 60_000)

it('names calls that exist', () => {
  const paths = new Set<string>(Object.values(ENDPOINTS).map(({ path }) => path))
  const named = expressions.flatMap(expr => expr.match(/(?<=route!?=")[^"]+/g) ?? [])
  expect(named.filter(path => !paths.has(path))).toEqual([])
})

it('has panels with titles of their own that do not lie upon each other, and closed brackets', () => {
  const { panels } = dashboard
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  for (const expr of expressions)
    for (const [open = '', close = ''] of ['()', '{}', '[]'])
      expect(expr.split(open).length).toBe(expr.split(close).length)
})

it('uses only variables that it declares', () => {
  const declared = dashboard.templating.list.map(({ name }) => name)
  const used = text.match(/(?<=\$\{?)[a-z]\w*/g) ?? []
  expect([...new Set(used)].filter(name => !declared.includes(name))).toEqual([])
})
