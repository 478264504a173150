import { getSettings, whoami } from '@homecare/sdk/account'
import { answerNoticeLink, getNoticeLink, noticeLinkTimes } from '@homecare/sdk/notices'
import { updateFacilityShift } from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox, sessions, users } from '../tables/account.ts'
import { rateLimits } from '../tables/server.ts'
import { shiftApplications, shifts } from '../tables/shifts.ts'
import { noticeLinks } from '../tables/notices.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { makeNoticeLink } from '../notices/links.ts'
import { removeShifts } from '../testing/removeWork.ts'

const server = smallWorld()
const denise = actors.otherCaregiver
const hour = 3_600_000
beforeEach(async () => {
  server.change()
  await removeShifts(server.db)
  for (const table of [outbox, rateLimits, noticeLinks]) await server.db.delete(table)
})

async function aShift(given: Partial<typeof shifts.$inferInsert> = {}): Promise<number> {
  const [row] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, day: '2026-11-24', shift_block_type: 1, iso_type: 3, license_types: [6, 8] },
      ...{ start: new Date('2026-11-24T15:00:00Z'), end: new Date('2026-11-25T03:00:00Z'), rate: 3900 },
      ...{ status: 'assigned' as const, user_id: denise },
      ...given,
    })
    .returning()
  return row!.id
}
const link = (recordId: number, deed: 'confirm_shift' | 'decline_shift' = 'confirm_shift') =>
  makeNoticeLink(server.db, { userId: denise, deed, kind: 'offers', recordId }, server.clock.now())
const look = (token: string) => server.visitor().care.call(getNoticeLink, { token })
const press = (token: string) => server.visitor().care.call(answerNoticeLink, { token })
const statusOf = async (id: number) =>
  (await server.db.select().from(shifts).where(eq(shifts.id, id)))[0]?.status

describe('a link', () => {
  test('that came with an offered shift confirms it: looking changes nothing, and no session comes of it', async () => {
    const facility = actors.facility
    const id = await aShift({ status: 'open', user_id: null })
    await server.db.insert(shiftApplications).values({
      ...{ shift_id: id, user_id: denise, state: 'applied', created_at: new Date(server.clock.now()) },
    })
    await (
      await server.as(facility!)
    ).call(updateFacilityShift, {
      body: { id, action: 'assign', provider_id: denise },
    })
    const [letter] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.channel, 'mail'))
      .orderBy(outbox.id)
    const tokens = [...letter!.body.matchAll(/\/answer\/(\S+)/g)].map(([, token]) => token!)
    expect(tokens).toHaveLength(3)
    const [confirm, decline] = tokens as [string, string]
    const found = await look(confirm)
    expect(found).toMatchObject({ deed: 'confirm_shift', state: 'open', shift: { rate: 3900 } })
    expect(await statusOf(id)).toBe('assigned')
    const before = await server.db.$count(sessions)
    const visitor = server.visitor()
    expect(await visitor.care.call(answerNoticeLink, { token: confirm })).toEqual({
      done: true,
      state: 'used',
    })
    expect(await statusOf(id)).toBe('confirmed')
    expect((await visitor.care.call(whoami)).data.user_type).toBe('anonymous')
    expect(await server.db.$count(sessions)).toBe(before)
    // The other answer is too late, and says so.
    expect(await press(decline)).toEqual({ done: false, state: 'over' })
    expect(await statusOf(id)).toBe('confirmed')
  })

  test('declines, once: the facility hears of it once, and says nothing of it a second time', async () => {
    const id = await aShift()
    const token = await link(id, 'decline_shift')
    const both = await Promise.all([press(token), press(token)])
    expect(both.map(({ done }) => done).toSorted()).toEqual([false, true])
    expect(await press(token)).toEqual({ done: false, state: 'used' })
    expect(await look(token)).toEqual({ deed: 'decline_shift', state: 'used', shift: null, kind: null })
    expect(await statusOf(id)).toBe('open')
    expect(await server.db.$count(outbox)).toBe(1)
  })

  test('does nothing to another shift, to somebody else’s, nor for somebody else', async () => {
    const [own, other] = [await aShift(), await aShift({ user_id: actors.caregiver })]
    const foreign = await link(other)
    expect(await look(foreign)).toMatchObject({ state: 'over', shift: null })
    expect(await press(foreign)).toEqual({ done: false, state: 'over' })
    await press(await link(own))
    expect([await statusOf(own), await statusOf(other)]).toEqual(['confirmed', 'assigned'])
  })

  test('ends by itself, at the latest when the shift begins, and says that it is too old', async () => {
    const id = await aShift()
    const token = await link(id)
    server.clock.advance(noticeLinkTimes.confirm_shift)
    expect(await look(token)).toMatchObject({ state: 'expired', shift: null })
    expect(await press(token)).toEqual({ done: false, state: 'expired' })
    expect(await statusOf(id)).toBe('assigned')
    const soon = new Date(server.clock.now() + hour)
    const short = await makeNoticeLink(
      server.db,
      { userId: denise, deed: 'confirm_shift', kind: 'offers', recordId: id, until: soon },
      server.clock.now(),
    )
    server.clock.advance(hour)
    expect(await press(short)).toEqual({ done: false, state: 'expired' })
  })

  test('stops one kind of notice, and no other', async () => {
    const token = await makeNoticeLink(
      server.db,
      { userId: denise, deed: 'stop_notices', kind: 'messages' },
      server.clock.now(),
    )
    expect(await look(token)).toMatchObject({ deed: 'stop_notices', kind: 'messages', state: 'open' })
    expect(await press(token)).toEqual({ done: true, state: 'used' })
    const { notices } = await (await server.as('otherCaregiver')).call(getSettings)
    expect(notices.choices).toMatchObject({ messages: [], offers: ['mail'] })
  })

  test('that never was is not found, is kept as a hash alone, and cannot be tried for long', async () => {
    const token = await link(await aShift())
    const rows = await server.db.select().from(noticeLinks)
    expect(JSON.stringify(rows)).not.toContain(token)
    const refusals = await Promise.all(Array.from({ length: 70 }, (_, time) => kindOf(look(`guess-${time}`))))
    expect(new Set(refusals)).toEqual(new Set(['notFound', 'tooMany']))
  })

  test('of somebody who is gone is none', async () => {
    const token = await link(await aShift())
    await server.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, denise))
    expect(await kindOf(press(token))).toBe('notFound')
  })
})
