import { pause, type RunningServer, startProcess, untilReady } from '../server-checks/running-server'

/** One place in the row of instances, and whoever runs there now. */
export type Instance = {
  address: string
  running: () => RunningServer
  /** What all who ran there had to say. */
  output: () => string
  /** As a crash, and as a supervisor that starts it again after a while. @returns when it was killed */
  killAndRestart: (afterMs: number) => Promise<number>
  /** As a release does it: asked to end, waited for, started anew. `env` goes on top of what it had at first. */
  roll: (env?: Record<string, string>) => Promise<void>
}

export async function startInstance(port: number, env: Record<string, string>): Promise<Instance> {
  let server = startProcess(port, env)
  const servers = [server]
  const begin = async (extra: Record<string, string> = {}) => {
    server = startProcess(port, { ...env, ...extra })
    servers.push(server)
    await untilReady(server)
  }
  await untilReady(server)
  return {
    address: `127.0.0.1:${port}`,
    running: () => server,
    output: () => servers.map(each => each.output()).join(''),
    killAndRestart: async afterMs => {
      const killedAtMs = performance.now()
      await server.end('SIGKILL')
      await pause(afterMs)
      await begin()
      return killedAtMs
    },
    roll: async extra => {
      await server.end('SIGTERM')
      await begin(extra)
    },
  }
}
