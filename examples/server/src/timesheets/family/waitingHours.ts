import { listWaitingHours, type WaitingHours } from '@homecare/sdk/timesheets'
import { sql } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { only } from '../../calls/policy.ts'
import { caregiverRoles } from '../../caregivers/policies.ts'
import type { Db } from '../../db/connect.ts'
import { shortName } from '../../people/person.ts'
import { nextDays } from './rows/nextDays.ts'
import { oneTerms } from './rows/terms.ts'
import { hoursDue, invoicesWaiting, sheetsBack } from './rows/worked.ts'

/** What a caregiver has to hand in. */
export function answerWaitingHours(routes: Routes): void {
  routes.on(listWaitingHours, only(...caregiverRoles), ({ db, session: { user }, now }) =>
    waitingHoursOf(db, user.id, now),
  )
}

interface HoursRow {
  readonly connection_id: number
  readonly first_name: string
  readonly last_name: string
  readonly draft_id: number | null
  readonly first_day: string
  readonly last_day: string
  readonly minutes: number
}

/** A caregiver's hours that were sent back, the latest first, and those that are not in, the longest due first. */
export async function waitingHoursOf(db: Db, caregiverId: number, now: number): Promise<WaitingHours[]> {
  const [back, due] = await Promise.all([
    db.execute(sql`select * from ${sheetsBack(caregiverId)} b order by b.decided_at desc, b.draft_id`),
    db.execute(sql`select * from ${hoursDue(caregiverId, now)} d order by d.first_day, d.connection_id`),
  ])
  const returned = back.rows as unknown as readonly (HoursRow & { readonly decision_reason: string })[]
  return [
    ...returned.map((row) => ({ ...hoursOf(row), sent_back: true, reason: row.decision_reason })),
    ...(await Promise.all(
      (due.rows as unknown as readonly HoursRow[]).map(async (row) => ({
        ...hoursOf(row),
        ...(row.draft_id === null && (await daysToBegin(db, row, now))),
        ...{ sent_back: false, reason: '' },
      })),
    )),
  ]
}

const hoursOf = (row: HoursRow) => ({
  ...{ connection_id: row.connection_id, timesheet_id: row.draft_id, name: shortName(row) },
  ...{ start_date: row.first_day, end_date: row.last_day, minutes: row.minutes },
})

async function daysToBegin(db: Db, { connection_id }: HoursRow, now: number) {
  return (await nextDays(db, await oneTerms(db, connection_id), now)) ?? {}
}

/** The hours that a family has yet to answer, as its alerts ask for them. */
export async function hoursToAnswer(db: Db, familyId: number) {
  const { rows } = await db.execute(
    sql`select * from ${invoicesWaiting(familyId)} i order by i.issued_at desc`,
  )
  const found = rows as unknown as readonly {
    readonly id: number
    readonly connection_id: number
    readonly timesheet_id: number
    readonly issued_at: string
    readonly first_name: string
    readonly last_name: string
    readonly start_date: string
    readonly end_date: string
  }[]
  return found.map(({ first_name, last_name, issued_at, ...row }) => ({
    ...row,
    name: shortName({ first_name, last_name }),
    issued_at: new Date(issued_at).toISOString(),
  }))
}
