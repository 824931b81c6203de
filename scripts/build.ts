import { spawnSync } from 'node:child_process'
import nextEnv from '@next/env'

/** `npm run build`: configuration, pictures, pages, policy. Each step stops the build when it fails. */
async function build(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd())
  const { parseEnv } = await import('@/lib/server/env')
  parseEnv(process.env)
  const { drawPictures } = await import('./build/pictures')
  console.log(`✓ ${drawPictures('public')} pictures drawn`)
  const { compileContent } = await import('./content/compile')
  console.log(`✓ ${await compileContent()} notes compiled`)
  const next = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (next.status !== 0) process.exit(next.status ?? 1)
  const { applyPolicy } = await import('./build/apply-policy')
  console.log(`✓ Content-Security-Policy written for ${await applyPolicy('.next')} pages`)
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error)
  process.exit(1)
})
