import { getCaregiver } from '@homecare/sdk/caregivers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { lookAtReplies, repliesMayDiffer } from '../caregivers/replies.ts'
import { caregivers } from '../tables/caregivers.ts'
import { conversations, messages } from '../tables/chat.ts'
import { connections } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const id = someCaregiver
const hour = 3_600_000

beforeEach(async () => {
  const db = server.change()
  await db.delete(conversations)
  await db.update(connections).set({ hire_stage: 1 }).where(eq(connections.caregiver_id, id))
})

const signals = async () => {
  const now = server.clock.now()
  await server.db.transaction((tx) => repliesMayDiffer(tx, [id], now))
  await lookAtReplies(server.deps, now)
  const { reply_hours, families_returned } = await (await server.as('anonymous')).call(getCaregiver, { id })
  return [reply_hours, families_returned]
}

/** A family's conversation with the caregiver: messages by who wrote them, so many hours ago. */
async function talk(
  family: number,
  said: readonly (readonly [uid: number, hoursAgo: number])[],
  blocked = false,
) {
  const at = (hoursAgo: number) => server.clock.now() - hoursAgo * hour
  const last = new Date(at(Math.min(...said.map(([, ago]) => ago))))
  const [row] = await server.db
    .insert(conversations)
    .values({
      ...{ cid: `signals ${family}`, from_user: family, to_user: id, from_user_block: blocked },
      ...{ created_at: last, last_message_at: last },
    })
    .returning()
  await server.db.insert(messages).values(
    said.map(([uid, ago], index) => ({
      ...{ conversation_id: row!.id, key: `k${index}`, uid, timestamp: at(ago), content: 'Hello' },
    })),
  )
}

/** Families of the small world, without those of a partner. */
const families = [
  actors.otherFamily,
  actors.otherFamily + 1,
  actors.otherFamily + 2,
  actors.otherFamily + 3,
] as const

it('says within how many hours families who wrote first were answered, from three on', async () => {
  const [one, two, three, four] = families
  await talk(one, [
    [one, 100],
    [id, 97],
  ])
  await talk(two, [
    [two, 100],
    [two, 99],
    [id, 98],
  ])
  expect(await signals()).toEqual([null, null])
  await talk(three, [
    [three, 100],
    [id, 60],
  ])
  expect(await signals()).toEqual([4, null])
  // Who waits is counted once two days are over.
  await talk(four, [[four, 47]])
  expect(await signals()).toEqual([4, null])
})

it('leaves out what the caregiver began, what is blocked, and what is long ago', async () => {
  const [one, two, three, four] = families
  await talk(one, [
    [one, 100],
    [id, 99.5],
  ])
  await talk(two, [
    [two, 100],
    [id, 99.5],
  ])
  await talk(three, [
    [id, 100],
    [three, 99],
    [id, 98.9],
  ])
  await talk(
    four,
    [
      [four, 100],
      [id, 99.5],
    ],
    true,
  )
  expect(await signals()).toEqual([null, null])
  await server.db.delete(conversations)
  for (const family of [one, two, three])
    await talk(family, [
      [family, 24 * 91],
      [id, 24 * 91 - 1],
      [family, 1],
    ])
  expect(await signals()).toEqual([null, null])
})

it('says how many families hired again, from two on', async () => {
  const [one, two] = families
  const hire = (family_id: number, start_date: string, end_date: string | null, hire_stage: 1 | 3 = 3) =>
    server.db.insert(connections).values({ family_id, caregiver_id: id, hire_stage, start_date, end_date })
  await hire(one, '2026-01-05', '2026-02-01')
  await hire(one, '2026-03-05', '2026-04-01')
  await hire(two, '2026-01-05', '2026-02-01')
  await hire(two, '2026-05-01', '2026-04-30')
  expect(await signals()).toEqual([null, null])
  await hire(two, '2026-06-01', null)
  expect(await signals()).toEqual([null, 2])
})

it('keeps the day on which a caregiver was here last, and not the hour', async () => {
  await server.db
    .update(caregivers)
    .set({ last_active_at: new Date('2026-10-01T10:00:00Z') })
    .where(eq(caregivers.id, actors.caregiver))
  await (await server.as('caregiver')).call(getCaregiver, { id })
  const [row] = await server.db.select().from(caregivers).where(eq(caregivers.id, actors.caregiver))
  expect(row!.last_active_at.toISOString()).toBe('2026-11-21T00:00:00.000Z')
})
