import type { Client } from '../../client/client.js'
import { listPlanSeen, seenPageSize, verifySeen, type PlanSeen, type SeenVerdict } from './seen.js'

/** All of who saw a plan as a file: what `verifySeen` needs, and no more. */
export interface SeenFile {
  readonly kind: 'plan-seen'
  readonly plan_id: number
  readonly rows: readonly Omit<PlanSeen, 'by'>[]
}

/** Loads all of who saw a plan, page by page. */
export async function loadAllSeen(care: Client, id: number): Promise<SeenFile> {
  const rows: PlanSeen[] = []
  let before: number | undefined
  for (;;) {
    const query = { limit: seenPageSize, ...(before !== undefined && { before }) }
    const page = await care.call(listPlanSeen, { id, query })
    rows.push(...page.rows)
    const last = page.rows.at(-1)
    if (!last || page.rows.length < seenPageSize) break
    before = last.n
  }
  return { kind: 'plan-seen', plan_id: id, rows: rows.map(({ by: _, ...row }) => row) }
}

/** Verifies a file of who saw a plan; null for what is no such file. */
export async function verifySeenFile(file: unknown): Promise<SeenVerdict | null> {
  const { kind, plan_id, rows } = (file ?? {}) as Partial<SeenFile>
  if (kind !== 'plan-seen' || typeof plan_id !== 'number' || !Array.isArray(rows)) return null
  return verifySeen(plan_id, rows as SeenFile['rows'])
}
