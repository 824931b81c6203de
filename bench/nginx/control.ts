import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { askAlone } from '../../scripts/server-checks/running-server'

/** As the shipped configuration: without the path of a file the same bytes, compressed at the same level. */
const GZIP = `gzip_comp_level 6; gzip_min_length 600; gzip_vary on;
  gzip_types application/javascript;`

export type Files = {
  folder: string
  plain: string
  withHead: string
  compressing: string
  remove: () => void
}

/**
 * The yardstick: the answers of the instance as files, and two configurations that send them. `plain` finds them
 * compressed beforehand, which is the least that nginx can do; `withHead` sends what the site says of a page, too (its policy
 * alone is 2 KB); `compressing` compresses each answer anew.
 * @param origin of the running instance
 */
export async function keepAsFiles(origin: string, paths: readonly string[]): Promise<Files> {
  const folder = mkdtempSync(join(tmpdir(), 'markwell-files-'))
  const types = new Map<string, string>()
  const heads = new Map<string, string>()
  for (const path of paths) {
    const answer = await askAlone(origin + path, { 'accept-encoding': 'identity' })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const body = Buffer.from(await answer.arrayBuffer())
    const file = join(folder, fileOf(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
    writeFileSync(`${file}.gz`, gzipSync(body))
    heads.set(path, addHeaders(answer.headers))
    types.set(path, (answer.headers.get('content-type') ?? 'text/html').replace(/;.*/, ''))
  }
  const location = (path: string, head: string) => `  location = ${path} {
    types {}
    default_type "${types.get(path)}";
    try_files ${fileOf(path)} =404;
${head}  }`
  const server = (name: string, gzip: string, headOf = (_: string) => '') => {
    const file = join(folder, name)
    writeFileSync(
      file,
      `server {\n  listen 80;\n  server_tokens off;\n  tcp_nopush off;\n  charset utf-8;\n  root ${folder};\n  ${gzip}\n${paths.map(path => location(path, headOf(path))).join('\n')}\n}\n`,
    )
    return file
  }
  return {
    folder,
    plain: server('plain.conf', `gzip_static on; gzip_vary on;`),
    withHead: server('with-head.conf', `gzip_static on; gzip_vary on;`, path => heads.get(path) ?? ''),
    compressing: server('compressing.conf', `gzip on; ${GZIP}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What nginx says by itself of a file is left to it. */
const OF_FILES = /^(content-(type|length|encoding)|date|etag|vary|connection|keep-alive|transfer-encoding)$/

function addHeaders(headers: Headers): string {
  return [...headers]
    .filter(([name]) => !OF_FILES.test(name))
    .map(([name, value]) => `    add_header ${name} '${value.replaceAll("'", "\\'")}';\n`)
    .join('')
}

/** A page's address is also the folder of other pages. */
function fileOf(path: string): string {
  return path.startsWith('/_next/') ? path : `/pages${path === '/' ? '/home' : path}.html`
}
