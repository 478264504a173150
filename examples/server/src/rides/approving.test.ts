import { approveRides, listRides, rideApprovalRecord, type RideApproval } from '@homecare/sdk/rides'
import { versionFor } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import { publicConfig } from '../web/pages.ts'
import { smallWorld } from '../testing/world.ts'
import { hiredPair } from './testing/rideScene.ts'

const server = smallWorld()
let id: number
beforeEach(async () => {
  id = await hiredPair(server, null)
})

const carol = () => server.as('family')
const approve = async (cap_cents?: number, version?: string) =>
  (await carol()).call(approveRides, { id, body: { approved: true, cap_cents, version } })
const takeBack = async (version?: string) =>
  (await carol()).call(approveRides, { id, body: { approved: false, version } })
const read = async () => (await (await carol()).call(listRides, { id })).approval
const subjects = async () => {
  await server.notice()
  const letters = await server.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, 'marisol@example.com'))
    .orderBy(outbox.id)
  return letters.flatMap(({ subject }) => (subject?.includes('rides') ? [subject] : []))
}

describe('a family', () => {
  it('approves rides up to a limit, changes it and takes the approval back', async () => {
    const none = { lyft_approved_at: null, cap_cents: null, used_cents: 0, month: '2026-11' }
    expect(await read()).toEqual({ id, changed: false, ...none })
    const since = new Date(server.clock.now()).toISOString()
    expect(await approve(15_000)).toEqual({
      ...{ id, ...none, changed: true, lyft_approved_at: since, cap_cents: 15_000 },
    })
    server.clock.advance(60_000)
    expect(await approve(20_000)).toMatchObject({ lyft_approved_at: since, cap_cents: 20_000, changed: true })
    expect(await takeBack()).toEqual({ id, ...none, changed: true })
    expect(await read()).toEqual({ id, ...none, changed: false })
    server.clock.advance(60_000)
    expect(await approve(20_000)).toMatchObject({
      lyft_approved_at: new Date(server.clock.now()).toISOString(),
    })
  })

  it('does each once, however often it is pressed; the caregiver is told of the approval and its end alone', async () => {
    const pressed = await Promise.all(Array.from({ length: 5 }, () => approve(15_000)))
    expect(pressed.filter(({ changed }) => changed)).toHaveLength(1)
    await approve(20_000)
    expect(await subjects()).toEqual(['Carol I. pays for your rides'])
    const stopped = [await takeBack(), await takeBack()]
    expect(stopped.map(({ changed }) => changed)).toEqual([true, false])
    expect((await subjects()).toSorted()).toEqual([
      'Carol I. no longer pays for rides',
      'Carol I. pays for your rides',
    ])
  })

  it('overwrites nothing of another tab’s in silence', async () => {
    const seen = await approve(15_000)
    const version = versionFor(rideApprovalRecord, seen)
    await approve(20_000)
    const stale = {
      kind: 'conflict',
      current: expect.objectContaining({ cap_cents: 20_000 }) as RideApproval,
    }
    await expect(approve(30_000, version)).rejects.toMatchObject(stale)
    await expect(takeBack(version)).rejects.toMatchObject(stale)
    expect(await read()).toMatchObject({ cap_cents: 20_000 })
    // The same limit from both is no conflict.
    expect(await approve(20_000, version)).toMatchObject({ changed: false })
  })

  it.each([[undefined], [1_999], [100_001], [20.5]])('is refused %j cents at the field', async (cents) => {
    await expect(approve(cents)).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: { cap_cents: [expect.any(String)] },
    })
    expect(await read()).toMatchObject({ lyft_approved_at: null })
  })

  it('pays for nobody who is not hired, or whose work has ended; what was paid for may still be taken back', async () => {
    await approve(15_000)
    for (const values of [{ hire_stage: 2 }, { hire_stage: 3, end_date: '2026-11-20' }] as const) {
      await server.db.update(connections).set(values).where(eq(connections.id, id))
      await expect(approve(20_000)).rejects.toMatchObject({ kind: 'conflict' })
    }
    expect(await takeBack()).toMatchObject({ lyft_approved_at: null })
  })
})

describe('a server that offers no rides', () => {
  const other = smallWorld({ DEMO: '' })
  it('says so, and shows what there was', async () => {
    expect([
      publicConfig(other.deps.config, '/', null).rides,
      publicConfig(server.deps.config, '/', null).rides,
    ]).toEqual([false, true])
    const own = await hiredPair(other, 15_000)
    const care = await other.as('family')
    const refused = care.call(approveRides, { id: own, body: { approved: true, cap_cents: 20_000 } })
    await expect(refused).rejects.toMatchObject({ status: 503, serverMessage: 'Rides are not offered here.' })
    expect(await care.call(listRides, { id: own })).toMatchObject({
      approval: { cap_cents: 15_000 },
      total: 0,
    })
  })
})
