import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOfPages } from './page-files'

describe('what pages may load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-files-'))
  const write = (path: string, text: string) => {
    const file = join(folder, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  const chunk = (name: string) => `/_next/static/chunks/${name}`

  beforeAll(() => {
    write('server/app/offline.html', `<script>let n=["${chunk('a.js')}"]</script>`)
    write('server/app/sit.html', `<script src="${chunk('c.js')}" async=""></script>`)
    write('static/chunks/a.js', 'load("static/chunks/b.js")')
    write('static/chunks/b.js', 'load("static/chunks/a.js","static/chunks/b.css")')
    write('static/chunks/b.css', 'a{}')
    write('static/chunks/c.js', '')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is what they name, and what that names in turn', () => {
    expect(filesOfPages(folder, ['/offline'])).toEqual(['a.js', 'b.css', 'b.js'].map(chunk))
    expect(filesOfPages(folder, ['/offline', '/sit'])).toContain(chunk('c.js'))
  })

  it('must be there: a list with a file that is not stops the build', () => {
    write('server/app/broken.html', `<script src="${chunk('gone.js')}" async=""></script>`)
    expect(() => filesOfPages(folder, ['/broken'])).toThrow(/gone\.js/)
  })
})
