import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import nextEnv from '@next/env'
import { ROOMY } from './run.mjs'

/** `npm run build`: configuration, pictures, pages, policy, offline, and on request one folder with all that a server needs. Each step stops the build when it fails. */
async function build(standalone: boolean): Promise<void> {
  process.env.NODE_OPTIONS = ROOMY
  nextEnv.loadEnvConfig(process.cwd())
  const { parseEnv } = await import('@/lib/server/env')
  parseEnv(process.env)
  const { drawPictures } = await import('./build/pictures')
  console.log(`✓ ${drawPictures('public')} pictures drawn`)
  const { compileAll } = await import('./content/compile-all')
  const { notes, banks } = await compileAll()
  console.log(
    `✓ ${notes.compiled} of ${notes.all} notes compiled, and ${banks.compiled.length} modules for ${banks.all} files of templates`,
  )
  const next = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(standalone ? { STANDALONE: '1' } : {}) },
  })
  if (next.status !== 0) process.exit(next.status ?? 1)
  const { bundleServer } = await import('./build/bundle-server')
  console.log(`✓ Server bundled: ${await bundleServer('.next/server/main.js')} bytes`)
  const { refuseTemplates } = await import('./build/no-templates')
  console.log(`✓ No template in ${refuseTemplates('.next')} files of the server`)
  const { finishPages } = await import('./build/finish-pages')
  const kib = (...weights: number[]) => weights.map(each => each.toFixed(1)).join(' + ')
  for (const { family, pages, document, first, scripts } of await finishPages('.next'))
    console.log(
      `✓ ${family}: ${pages} pages, at most ${kib(document, scripts)} KiB, first screen ${kib(first)}`,
    )
  const version = readFileSync('.next/BUILD_ID', 'utf8').trim()
  const { bundleServiceWorker } = await import('./build/service-worker')
  console.log(
    `✓ Service worker bundled: ${await bundleServiceWorker('.next', version, 'public/sw.js')} bytes`,
  )
  const { writeOfflinePacks } = await import('./build/offline-packs')
  console.log(
    `✓ ${writeOfflinePacks('.next', version, 'public')} lists of what subjects and exams need offline`,
  )
  if (!standalone) return
  const { gatherStandalone } = await import('./build/standalone')
  console.log(`✓ Everything that a server needs: ${gatherStandalone('.next', '.standalone')}`)
}

build(process.argv[2] === 'standalone').catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error)
  process.exit(1)
})
