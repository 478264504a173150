import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry, type GaugeConfiguration } from 'prom-client'
import type { Db } from '../db/connect.ts'
import type { Realtime } from '@homecare/realtime'
import type { Log } from '../log/log.ts'
import { queues, type Queue } from './queues.ts'

/** What one process tells of itself, in the text form of Prometheus. No label holds anything of a person. */
export interface Metrics {
  /** Counts a request from now on; the function it answers takes the status, once the answer begins. */
  begin(method: string, route: string): (status: number) => void
  read(): Promise<string>
  /** Of what is read: `text/plain` with its version. */
  readonly contentType: string
}

interface Measured {
  readonly version: string
  readonly db: Db
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** Null with a Firebase project, whose sockets are not ours. */
  readonly realtime: Pick<Realtime, 'sockets'> | null
  readonly log: Pick<Log, 'warn'>
}

/** Seconds: from an answer out of memory to a page that somebody leaves. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function createMetrics({ version, db, pool, realtime, log }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const gauge = <T extends string>(told: GaugeConfiguration<T>) => new Gauge({ ...told, registers })
  // Event loop, memory, garbage collection, processor time, open files.
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, with the seconds until their answer began.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  })
  const inFlight = gauge({
    name: 'http_requests_in_flight',
    help: 'Requests whose answer has not begun.',
  })
  gauge({
    name: 'homecare_build_info',
    help: 'The version that runs; its value is always 1.',
    labelNames: ['version'] as const,
  }).set({ version }, 1)
  gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database: busy, idle; and who waits for one.',
    labelNames: ['state'] as const,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })
  if (realtime)
    gauge({
      name: 'realtime_sockets',
      help: 'Open sockets of the realtime database.',
      labelNames: ['signed_in'] as const,
      collect() {
        const { members, strangers } = realtime.sockets()
        this.set({ signed_in: 'yes' }, members)
        this.set({ signed_in: 'no' }, strangers)
      },
    })
  for (const queue of queues) {
    gauge({
      name: queue.name,
      help: queue.help,
      async collect() {
        // Without a database nothing is known, and the rest is told all the more.
        this.reset()
        const waiting = await countOf(db, queue).catch((error: unknown) =>
          log.warn('A queue could not be counted', { queue: queue.name, error }),
        )
        if (waiting === undefined) this.remove()
        else this.set(waiting)
      },
    })
  }

  return {
    begin(method, route) {
      const end = requests.startTimer({ method: methods.has(method) ? method : 'other', route })
      inFlight.inc()
      return (status) => {
        inFlight.dec()
        end({ status })
      }
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

const countOf = (db: Db, { table }: Queue): Promise<number> =>
  db
    .select({ waiting: sql<number>`count(*)`.mapWith(Number) })
    .from(table)
    .then(([row]) => row?.waiting ?? 0)
