import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { serverFacts } from '../tables/server.ts'

/** The clock of a demonstration: the real one, ahead by what it was advanced, for the whole product and every process. */
export interface DemoClock {
  now(): number
  /** Moves it ahead by so many milliseconds. */
  advance(ms: number): Promise<void>
  /** Takes up by how much other processes have moved it. */
  refresh(): Promise<void>
  readonly aheadMs: number
  stop(): void
}

const name = 'demo_clock'
const refreshEveryMs = 1000

/** `alone`: no other process may move it. */
export async function openDemoClock(db: Db, real: () => number, alone: boolean): Promise<DemoClock> {
  let ahead = 0
  const refresh = async () => {
    const [row] = await db.select().from(serverFacts).where(eq(serverFacts.name, name))
    ahead = Number(row?.value ?? 0)
  }
  await refresh()
  const timer = alone
    ? undefined
    : setInterval(() => void refresh().catch(() => undefined), refreshEveryMs).unref()
  return {
    now: () => real() + ahead,
    async advance(ms) {
      const [row] = await db
        .insert(serverFacts)
        .values({ name, value: String(ms) })
        .onConflictDoUpdate({
          target: serverFacts.name,
          set: { value: sql`(${serverFacts.value}::bigint + ${ms}::bigint)::text` },
        })
        .returning()
      ahead = Number(row!.value)
    },
    refresh,
    get aheadMs() {
      return ahead
    },
    stop: () => clearInterval(timer),
  }
}
