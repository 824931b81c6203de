/** `npm run up`: install, build, start. Safe to run again: it installs only what changed. */
import { createServer } from 'node:net'
import { install, requireNode, runNpm, stay } from './run.mjs'

const port = Number(process.env.PORT || 3000)

/** Asked before the build, so that nobody waits half a minute to hear that the port is taken. */
function isFree() {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

requireNode()
if (!(await isFree())) {
  console.error(`Port ${port} is taken. Stop what runs there, or choose another: PORT=3001 npm run up`)
  process.exit(1)
}
if (install() !== 0 || runNpm(['run', '--silent', 'build']) !== 0) process.exit(1)
console.log(`\nMarkwell starts on http://localhost:${port}  (Ctrl+C ends it)\n`)
stay(process.execPath, ['.next/server/main.js', '-p', String(port)], {
  NEXT_TELEMETRY_DISABLED: '1',
})
