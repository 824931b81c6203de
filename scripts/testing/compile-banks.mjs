import { execFileSync } from 'node:child_process'

/** Tests read the banks that the server reads: what changed is compiled before them. */
export default function compileBanks() {
  const tsx = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'scripts/tsconfig.json']
  execFileSync(process.execPath, [...tsx, 'scripts/content/compile-content.ts', 'questions'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
