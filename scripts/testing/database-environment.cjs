const { existsSync, statSync } = require('node:fs')
const { readFile, rename, writeFile } = require('node:fs/promises')
const os = require('node:os')
const path = require('node:path')
const { TestEnvironment } = require('jest-environment-node')

/** Another version of the package makes another template. */
const PACKAGE_MTIME = statSync(require.resolve('@electric-sql/pglite')).mtimeMs.toFixed(0)

/**
 * Jest for code that needs a database. PGlite loads itself by dynamic imports, which Jest's sandbox refuses,
 * so it is opened out here; or a Postgres is named by TEST_DATABASE_URL.
 */
class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.testDatabaseUrl = process.env.TEST_DATABASE_URL ?? ''
    this.global.openTestPglite = openPglite
    this.global.takeTestPglite = takePglite
    this.global.leaveTestPglite = leavePglite
  }

  /** After the last hook; later, in teardown, nothing can be required any more. */
  async handleTestEvent({ name }) {
    if (name === 'run_finish') await this.global.closeTestDatabase?.()
  }
}

/** Creating a cluster takes seconds and copying one takes half of one: the first is kept for the others. */
async function openPglite() {
  const { PGlite } = require('@electric-sql/pglite')
  const template = path.join(os.tmpdir(), `markwell-empty-pglite-${PACKAGE_MTIME}.tar`)
  if (!existsSync(template)) {
    const empty = await PGlite.create()
    const tar = Buffer.from(await (await empty.dumpDataDir('none')).arrayBuffer())
    await empty.close()
    await writeFile(`${template}.${process.pid}`, tar)
    await rename(`${template}.${process.pid}`, template)
  }
  return await PGlite.create({ loadDataDir: new Blob([await readFile(template)]) })
}

/** One of this process, emptied and with all tables, which the next file of tests takes: opening one and making the tables takes three seconds. */
let left = null

async function takePglite() {
  const taken = left ?? (await openPglite())
  left = null
  return taken
}

/** What was written since stays in memory until a checkpoint. */
async function leavePglite(client) {
  await client.exec('checkpoint')
  left = client
}

/** For the end of a run: Postgres reports its statistics every ten seconds, and that timer would keep the process. */
DatabaseEnvironment.closeLeft = async () => {
  await left?.close()
  left = null
}

module.exports = DatabaseEnvironment
