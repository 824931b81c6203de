import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const OLDEST_NODE = [20, 9]

/**
 * Options of Node's with a larger space for young objects, in MiB: who compiles makes many that do not last, and with the
 * usual 16 a fifth of the time goes into clearing them away.
 */
export const ROOMY = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

/** Runs a command to its end. @returns its exit code, 1 when it could not be started */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

/**
 * Runs a command and keeps what it prints; `shows` prints it at once as well, which beside others would mix their lines.
 * One that does not end within `minutes` is told to stop, says so, and is not waited for.
 * @returns its exit code and output
 */
export function runKept(command, args, { env = {}, shows = false, minutes }) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  })
  const chunks = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      chunks.push(chunk)
      if (shows) process.stdout.write(chunk)
    })
  return new Promise(resolve => {
    const end = status => {
      clearTimeout(timer)
      resolve({ status, output: Buffer.concat(chunks).toString() })
    }
    const timer = setTimeout(() => {
      child.kill()
      chunks.push(Buffer.from(`\nStopped: it did not end within ${minutes} minutes.\n`))
      end(1)
    }, minutes * 60_000)
    child.once('error', () => end(1))
    child.once('close', code => end(code ?? 1))
  })
}

export function runNpm(args, env) {
  return run(npm, args, env)
}

/** Starts a command that stays, and passes on the signals that end it. */
export function stay(command, args, env = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', code => process.exit(code ?? 0))
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  console.error(`Markwell needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs from the lock file, unless what is installed is at least as new as it. */
export function install() {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return 0
  return runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
}
