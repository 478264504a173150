import { fileURLToPath } from 'node:url'
import { addDays } from '@homecare/sdk/kit'
import { asc, eq } from 'drizzle-orm'
import { beginSession } from '../src/people/session.ts'
import { openPrepared } from '../src/seed/prepare.ts'
import { carePlans, planTasks, taskDays, taskEntries } from '../src/tables/care/careplans.ts'
import { actors } from '../src/testing/actors.ts'
import { compareP50, startServer, throughSession } from './latency.ts'
import type { Row } from './row.ts'
import { replay, statementsOf } from './statements.ts'

const world = { caregivers: 100, families: 12, today: '2026-11-21' }
const cache = fileURLToPath(new URL('../../../.data/cache', import.meta.url))
const [from, to] = ['2026-11-01', '2026-11-30']
const taskCount = 500
const pageSize = 30

/**
 * A month of a plan of five hundred tasks that repeat, of which every tenth was done on each day so far: the counts of every day
 * and the first thirty rows through HTTP, beside the very statements that this sends, one after the other, through `pg`.
 */
export default async function plan(): Promise<Row[]> {
  const connection = await openPrepared({}, world, cache)
  const server = await startServer(connection, undefined)
  try {
    const { db, pool } = connection
    const [own] = await db
      .select({ id: carePlans.id })
      .from(carePlans)
      .where(eq(carePlans.family_id, actors.family))
      .orderBy(asc(carePlans.id))
    if (!own) throw new Error('The family has no plan')
    await fill(connection.db, own.id)
    const session = await beginSession(db, actors.family, true, Date.now())
    const path = `/v1/plan/${own.id}/tasks/?start_date=${from}&end_date=${to}&limit=${pageSize}`
    const ours = throughSession(server.port, path, session.id)
    const page = (await ours()) as { data: unknown[]; total_tasks: number }
    if (page.data.length !== pageSize || page.total_tasks < 5000)
      throw new Error(`${page.data.length} rows of ${page.total_tasks} tasks`)
    const sent = await statementsOf(ours)
    return [
      {
        name: `care plan: a month of ${taskCount} tasks, its ${sent.length} statements (p50)`,
        unit: 'ms',
        peerName: 'the same SQL through pg',
        budget: 2.5,
        ...(await compareP50(ours, replay(pool, sent), 1)),
      },
    ]
  } finally {
    await server.end()
    await connection.close()
  }
}

const kinds = [
  { schedule_type: 'daily' as const },
  { schedule_type: 'weekly' as const, day_of_week: 3 },
  { schedule_type: 'monthly' as const, day_of_month: 18 },
]

async function fill(db: Awaited<ReturnType<typeof openPrepared>>['db'], plan_id: number): Promise<void> {
  const at = new Date('2026-10-01T12:00:00Z')
  const added = await db
    .insert(planTasks)
    .values(
      Array.from({ length: taskCount }, (_, nth) => ({
        ...{
          plan_id,
          title: `Task ${nth}`,
          instructions: 'As it was shown.',
          created_at: at,
          modified_at: at,
        },
        due_time: `${String(nth % 24).padStart(2, '0')}:00`,
      })),
    )
    .returning({ id: planTasks.id })
  await db.insert(taskEntries).values(
    added.map(({ id: task_id }, nth) => ({
      ...{ task_id, interval: 1, start_date: addDays('2025-11-01', nth % 300) },
      ...kinds[nth % kinds.length]!,
    })),
  )
  const done = added.filter((_, nth) => nth % kinds.length === 0 && nth % 10 === 0)
  await db.insert(taskDays).values(
    done.flatMap(({ id: task_id }) =>
      Array.from({ length: 21 }, (_, day) => ({
        ...{ task_id, plan_id, day: addDays(from, day), state: 'done' as const, by_user: actors.family, at },
        kept: {
          ...{ title: 'Task', instructions: '', adl_map_id: null, due_time: null, assigned_to: null },
          ...{ nurse_only: false, questions: [], prompts: [] },
        },
      })),
    ),
  )
}
