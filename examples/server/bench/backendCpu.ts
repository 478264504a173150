import { readFileSync } from 'node:fs'
import type { PoolClient } from 'pg'

/** Milliseconds of a tick in which Linux counts the time of processes. */
const tick = 10

/**
 * Milliseconds of processor that a connection's own process takes for one of some runs; null where that is not to be read, as
 * of a server elsewhere. What others do on the machine does not count in it; nor is anything left to other processes meanwhile.
 */
export async function backendCpu(
  client: PoolClient,
  run: () => Promise<unknown>,
  runs: number,
): Promise<number | null> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('set max_parallel_workers_per_gather = 0')
  const before = cpuOf(rows[0]!.pid)
  for (let at = 0; at < runs; at++) await run()
  const after = cpuOf(rows[0]!.pid)
  await client.query('reset max_parallel_workers_per_gather')
  return before === null || after === null ? null : (after - before) / runs
}

/** What a process of Postgres on this machine has taken so far. */
function cpuOf(pid: number): number | null {
  try {
    const [name, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    if (!name?.endsWith('(postgres')) return null
    const fields = rest!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return null
  }
}
