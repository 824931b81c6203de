/**
 * Adds to package-lock.json the optional packages of other platforms that the registry at hand does not
 * serve. npm leaves them out of the lock file and then refuses its own file in `npm ci`; with them the
 * same file installs everywhere. Run after every change of dependencies: `npm run lock`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../package-lock.json', import.meta.url)
const OS = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
]
const CPU = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

/** os, cpu and libc as the package's name tells them: "@next/swc-linux-x64-musl". */
function platformOf(name) {
  const words = name.toLowerCase().split(/[/-]/)
  const os = OS.filter(each => words.includes(each))
  const cpu = CPU.filter(each =>
    words.some(word => word === each || (each === 'arm' && /^arm(v\d|eabi)/.test(word))),
  )
  if (words.includes('armv7')) cpu.push('arm')
  const libc = words.includes('musl') ? ['musl'] : os[0] === 'linux' && words.includes('gnu') ? ['glibc'] : []
  return { os, cpu: [...new Set(cpu)], libc }
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`
    const hoisted = `node_modules/${name}`
    if (lock.packages[hoisted] || lock.packages[nested]) continue
    const version = range.replace(/^[\^~]/, '')
    const { os, cpu, libc } = platformOf(name)
    if (!/^\d/.test(version) || os.length + cpu.length === 0) continue
    lock.packages[hoisted] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(entry.dev && { dev: true }),
      ...(libc.length > 0 && { libc }),
      optional: true,
      ...(os.length > 0 && { os }),
    }
    added.push(`${name}@${version}`)
  }
}
if (added.length > 0) {
  const root = lock.packages['']
  const rest = Object.keys(lock.packages)
    .filter(key => key !== '')
    .sort()
  lock.packages = { '': root, ...Object.fromEntries(rest.map(key => [key, lock.packages[key]])) }
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(added.length > 0 ? `Added to the lock file:\n  ${added.join('\n  ')}` : 'The lock file is whole.')
