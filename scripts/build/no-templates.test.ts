import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTemplates } from '@/lib/server/content/compiled-questions'
import { refuseTemplates } from './no-templates'

const build = mkdtempSync(join(tmpdir(), 'markwell-build-'))
afterAll(() => rmSync(build, { recursive: true }))
beforeEach(() => mkdirSync(join(build, 'server', 'chunks'), { recursive: true }))
const chunk = join(build, 'server', 'chunks', 'one.js')

it('refuses a build that holds a template, and names it', () => {
  const names = loadTemplates('igcse/physics/1.4-density/choice').map(({ name }) => name)
  const long = names.find(name => name.split('-').length > 2) ?? ''
  writeFileSync(chunk, `core("${long}",{facts:{difficulty:2}})`)
  expect(() => refuseTemplates(build)).toThrow(`${long} in ${chunk}`)
  writeFileSync(chunk, 'core("three-words-only",{})')
  expect(refuseTemplates(build)).toBe(1)
})
