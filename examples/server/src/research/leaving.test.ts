import {
  askAfterOperation,
  confirmPostopCare,
  getResearchEnrollment,
  listResearchConsents,
  registerHealthRecordAccess,
  updateResearchStep,
  withdrawFromResearch,
} from '@homecare/sdk/research'
import { and, eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { healthRecordAccess, postopQuestions, studyEnrollments } from '../tables/research.ts'
import { idempotencyKeys } from '../tables/server.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { eraseResearch } from './erase.ts'
import { aJoinedVisit, anEnrollment, aPostopToken, person, study, takePart } from './testing.ts'

const server = smallWorld()
beforeEach(() => void server.change())

const keptOf = async (userId: number) =>
  JSON.stringify(await server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.user_id, userId)))

test('whoever leaves is forgotten by the answers too that are kept for a call that is sent again', async () => {
  const care = await takePart(server, 'family', true)
  await care.call(registerHealthRecordAccess, { body: person })
  expect(await keptOf(actors.family)).toMatch(
    /carol\.ito@example\.com.*"alone"|"alone".*carol\.ito@example\.com/,
  )
  await care.call(withdrawFromResearch, { study })
  const kept = await keptOf(actors.family)
  expect(kept).not.toMatch(/carol\.ito|alone|1950-\d\d-\d\d/)
  // What has nothing to do with the study stays.
  expect(kept).toContain(registerHealthRecordAccess.route)
})

test('whom a partner restricts can still read where they stand, and leave: they cannot go on', async () => {
  await anEnrollment(server, actors.b2bFamily, 'complete')
  const care = await server.as('b2bFamily')
  expect(await care.call(getResearchEnrollment, { study })).toMatchObject({ state: 'complete' })
  expect(await care.call(listResearchConsents)).not.toEqual([])
  const body = { step: 'share-data', version: 1, shares_data: true } as const
  expect(await kindOf(care.call(updateResearchStep, { study, body }))).toBe('forbidden')
  expect(await care.call(withdrawFromResearch, { study })).toMatchObject({ state: 'withdrawn' })
})

test('nothing is registered for an account that was closed meanwhile, and no letter is written', async () => {
  const care = await server.as('otherFamily')
  // Closed, and its sessions still to be ended: what one of them has begun comes too late.
  await server.db
    .update(users)
    .set({ deleted_at: new Date(server.clock.now()) })
    .where(eq(users.id, actors.otherFamily))
  expect(await kindOf(care.call(registerHealthRecordAccess, { body: person }))).not.toBe('answered')
  const begun = { step: 'protection-privacy', version: 1, agreed: true } as const
  expect(await kindOf(care.call(updateResearchStep, { study, body: begun }))).not.toBe('answered')
  const ofThem = eq(healthRecordAccess.user_id, actors.otherFamily)
  expect(await server.db.$count(healthRecordAccess, ofThem)).toBe(0)
  expect(await server.db.$count(studyEnrollments, eq(studyEnrollments.user_id, actors.otherFamily))).toBe(0)
  expect(await server.db.$count(outbox, eq(outbox.recipient, person.email))).toBe(0)
})

// What waits for a lock needs a second connection.
describe.runIf(process.env.TEST_DATABASE_URL)('side by side', () => {
  const waits = async () => {
    const { rows } = await server.connection.pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]!.n
  }
  /** Runs statements in a transaction of another process, and ends it once `meanwhile` is done. */
  async function holding(statement: string, meanwhile: (other: pg.PoolClient) => Promise<void>) {
    const other = await server.connection.pool.connect()
    try {
      await other.query('begin')
      await other.query(statement)
      await meanwhile(other)
      await other.query('commit')
    } finally {
      other.release()
    }
  }
  const askedOf = (visit: number) =>
    server.db.$count(postopQuestions, eq(postopQuestions.encounter_id, visit))

  test('a question that is on its way when somebody leaves goes with them', async () => {
    const visit = await aJoinedVisit(server)
    const care = await server.as('otherFamily')
    let leaving: Promise<unknown> = Promise.resolve()
    await holding(`select id from study_encounters where id = ${visit} for update`, async (other) => {
      leaving = care.call(withdrawFromResearch, { study })
      await expect.poll(waits).toBe(1)
      await other.query(
        `insert into postop_questions (encounter_id, token_hash, asked_at, expires_at) values (${visit}, 'x', now(), now())`,
      )
    })
    await leaving
    expect(await askedOf(visit)).toBe(0)
  })

  test('nobody is asked who has left while it was about to be', async () => {
    const visit = await aJoinedVisit(server)
    const facility = await server.as('facility')
    let asking: Promise<unknown> = Promise.resolve()
    await holding(`update study_encounters set enrollment_id = null where id = ${visit}`, async () => {
      asking = kindOf(facility.call(askAfterOperation, { study, encounterId: visit }))
      await expect.poll(waits).toBe(1)
    })
    expect(await asking).toBe('conflict')
    expect(await askedOf(visit)).toBe(0)
  })

  test('an answer waits for nobody who holds the visit', async () => {
    const visit = await aJoinedVisit(server)
    const token = await aPostopToken(server, visit)
    const { care } = server.visitor()
    await holding(`select id from study_encounters where id = ${visit} for update`, async () => {
      expect(await care.call(confirmPostopCare, { token, body: { received: true } })).toEqual({
        confirmed: true,
      })
    })
  })

  test('an account that is being closed keeps nothing of what is registered meanwhile', async () => {
    const care = await server.as('otherFamily')
    const closed = `update users set deleted_at = now() where id = ${actors.otherFamily}`
    let registering: Promise<unknown> = Promise.resolve()
    await holding(closed, async () => {
      registering = kindOf(care.call(registerHealthRecordAccess, { body: person }))
      await expect.poll(waits).toBe(1)
    })
    expect(await registering).not.toBe('answered')
    const ofThem = eq(healthRecordAccess.user_id, actors.otherFamily)
    expect(await server.db.$count(healthRecordAccess, ofThem)).toBe(0)
  })

  test('what is being registered when an account is closed goes with it', async () => {
    const [user] = await server.db.select().from(users).where(eq(users.id, actors.otherFamily))
    let closing: Promise<unknown> = Promise.resolve()
    await holding(`select id from users where id = ${actors.otherFamily} for update`, async (other) => {
      closing = server.deps.db.transaction((tx) => eraseResearch(tx, user as never, server.clock.now()))
      await expect.poll(waits).toBe(1)
      await other.query(
        `insert into study_enrollments (study_id, user_id, state, begun_at) values (1, ${actors.otherFamily}, 'agreeing', now())`,
      )
    })
    await closing
    const goesOn = and(
      eq(studyEnrollments.user_id, actors.otherFamily),
      isNull(studyEnrollments.withdrawn_at),
    )
    expect(await server.db.$count(studyEnrollments, goesOn)).toBe(0)
  })
})
