import { readFileSync, writeFileSync } from 'node:fs'
import { compileBanks } from './compile-banks'
import { drawnHash } from './drawn-hash'
import { readTemplates, templateAddresses } from './question-files'

/**
 * `npm run questions:draws -- write before.json`, and after a rewrite of templates `-- compare before.json`: whether each
 * template still draws, byte for byte, what it drew. Papers that were given to others by their address depend on it.
 */
const DRAWS = 200

/** By template, a hash of what it draws from 200 seeds. */
async function hashesOfDraws(): Promise<Record<string, string>> {
  await compileBanks()
  const hashes: Record<string, string> = {}
  for (const address of templateAddresses()) {
    const { level, subject, templates } = readTemplates(address)
    for (const template of templates)
      hashes[`${level}/${subject}/${template.id}`] = drawnHash(template, DRAWS)
  }
  return hashes
}

async function main([action, file]: readonly string[]): Promise<void> {
  if ((action !== 'write' && action !== 'compare') || file === undefined)
    throw new Error('Say `write <file>` or `compare <file>`')
  const hashes = await hashesOfDraws()
  if (action === 'write') return writeFileSync(file, `${JSON.stringify(hashes, null, 1)}\n`)
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const keys = Object.keys(before)
  const gone = keys.filter(key => hashes[key] === undefined)
  const other = keys.filter(key => hashes[key] !== undefined && hashes[key] !== before[key])
  for (const key of gone) console.log(`✗ ${key} is gone`)
  for (const key of other) console.log(`✗ ${key} draws something else`)
  console.log(`${keys.length - gone.length - other.length} of ${keys.length} templates draw what they drew`)
  if (gone.length + other.length > 0) process.exitCode = 1
}

await main(process.argv.slice(2))
