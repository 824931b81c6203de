import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { RunningServer } from '../../scripts/server-checks/running-server'
import { processorMs } from '../shared/processor'
import { type Row, row } from '../shared/results'
import { type CallName, nameOf, type PARTS } from './names'

type Reading = Record<keyof typeof PARTS, number>

/** Reads what an instance and its Postgres have used so far. */
export class Meter {
  private constructor(
    private readonly server: RunningServer,
    private readonly client: Client,
    private readonly postmaster: number,
  ) {}

  /** @throws Error where processors cannot be read: anywhere but on Linux */
  static async open(server: RunningServer, url: string): Promise<Meter> {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const [pid] = readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')
    return new Meter(server, client, Number(pid))
  }

  close(): Promise<void> {
    return this.client.end()
  }

  private async read(): Promise<Reading> {
    // Backends tell the size of what they wrote; that it lies still in memory does not matter here.
    const { rows } = await this.client.query<{ wal: string; disk: string }>(
      "select pg_current_wal_insert_lsn() - '0/0' as wal, pg_database_size(current_database()) as disk",
    )
    const web = processorMs(this.server.child.pid ?? 0)
    const database = processorMs(this.postmaster)
    if (web === null || database === null) throw new Error('Processors can only be read on Linux.')
    return { web, database, wal: Number(rows[0]?.wal), disk: Number(rows[0]?.disk) }
  }

  /** Rows of one kind of call, from `count` of them, eight at once. */
  async costOf(call: CallName, count: number, work: (n: number) => Promise<unknown>): Promise<Row[]> {
    const before = await this.read()
    await inTurn(count, 8, work)
    const after = await this.read()
    const each = (part: keyof Reading) => [Math.max(0, (after[part] - before[part]) / count)]
    return [
      row(nameOf(call, 'web'), 'ms', each('web')),
      row(nameOf(call, 'database'), 'ms', each('database')),
      row(nameOf(call, 'wal'), 'bytes', each('wal')),
      row(nameOf(call, 'disk'), 'bytes', each('disk')),
    ]
  }
}

/** `count` pieces of work, `width` of them at once. */
export async function inTurn(
  count: number,
  width: number,
  work: (n: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: width }, lane))
}
