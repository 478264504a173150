import type { AnyCall } from '@homecare/sdk/client'
import type { TrailAction, TrailReason, TrailSubject } from '@homecare/sdk/trail'
import { sql } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Db } from '../db/connect.ts'
import type { Touch, Trail, When } from '../calls/trail.ts'
import { records, type TouchedRecord } from './records.ts'
import { trailEntries } from '../tables/trail.ts'

/** What is noted of one thing that somebody did. */
export interface Noted extends When {
  readonly action: TrailAction
  readonly subject: TrailSubject
  readonly number?: number | null
  readonly reason?: TrailReason | null
}

/** Entries that a statement writes. */
const atOnce = 1000

/** Writes to the trails of these people what somebody did with a record of theirs: of one's own, nothing. */
export async function note(
  db: Db,
  by: Pick<SessionUser, 'id' | 'role'>,
  about: readonly number[],
  { action, subject, number = null, reason = null, now, requestId }: Noted,
): Promise<void> {
  const all = [...new Set(about)]
  for (let from = 0; from < all.length; from += atOnce)
    await db.insert(trailEntries).values(
      all.slice(from, from + atOnce).map((about_user) => ({
        ...{ about_user, actor_user: by.id, actor_kind: by.role },
        ...{ action, subject, subject_id: number, reason },
        ...{ at: new Date(now), request_id: requestId },
      })),
    )
}

/** Costs a statement, and another where the record's owner has to be looked up. */
async function readyToNote(
  call: AnyCall,
  touch: Touch,
  when: When,
): Promise<((out: unknown) => Promise<void>) | null> {
  const record = records.get(call)
  if (!record) return null
  const about = await othersOf(record, touch)
  const changes = (await record.changes?.(touch)) ?? []
  const changed = about.filter((one) => changes.includes(one))
  return async (out) => {
    const shown = record.shown?.(out, touch).filter((one) => one !== touch.session.user.id) ?? []
    const noted = {
      ...{ subject: record.subject, number: record.number?.(touch) ?? null },
      reason: record.reason?.(touch) ?? null,
      ...when,
    }
    const { db, session } = touch
    const others = [...about, ...shown].filter((one) => !changed.includes(one))
    await note(db, session.user, changed, { ...noted, action: 'change' })
    await note(db, session.user, others, { ...noted, action: record.action })
  }
}

/** Milliseconds in which the same refusal is noted once, so that nobody fills a trail by trying. */
const refusalOnceMs = 3_600_000

async function noteRefusal(call: AnyCall, touch: Touch, { now, requestId }: When): Promise<void> {
  const record = records.get(call)
  if (!record) return
  const { db, session } = touch
  const { id, role } = session.user
  const at = new Date(now).toISOString()
  const since = new Date(now - refusalOnceMs).toISOString()
  const number = record.number?.(touch) ?? null
  for (const about of await othersOf(record, touch)) {
    await db.execute(sql`
      insert into trail_entries (about_user, actor_user, actor_kind, action, subject, subject_id, at, request_id)
      select ${about}::int, ${id}::int, ${role}, 'refusal', ${record.subject}, ${number}::int, ${at}::timestamptz,
        ${requestId}
      where exists (select 1 from users where id = ${about}::int) and not exists (
        select 1 from trail_entries
        where about_user = ${about}::int and actor_user = ${id}::int and action = 'refusal'
          and subject = ${record.subject} and subject_id is not distinct from ${number}::int
          and at > ${since}::timestamptz)`)
  }
}

async function othersOf(record: TouchedRecord, touch: Touch): Promise<number[]> {
  const whose = (await record.whose?.(touch)) ?? []
  return whose.filter((one) => one !== touch.session.user.id)
}

/** What `records` says of the calls, kept in the database. */
export const trail: Trail = { readyToNote, noteRefusal }
