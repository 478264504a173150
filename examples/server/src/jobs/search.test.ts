import type { Client } from '@homecare/sdk/client'
import { searchJobs, type JobQuery } from '@homecare/sdk/jobs'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { actors } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { applications } from '../tables/jobs.ts'
import { insertJob, oakland } from './testing/insertJob.ts'

const server = smallWorld()
const marisol = actors.caregiver
const aJob = (given: Parameters<typeof insertJob>[1] = {}) => insertJob(server, given)

const idsOf = async (care: Client, query: JobQuery) =>
  (await care.call(searchJobs, { query: { limit: 100, ...query } })).data.map(({ id }) => id)

describe('the search of jobs', () => {
  test('finds open jobs around a place, nearest first, without a trace of who lives where', async () => {
    const care = await server.as('anonymous')
    const near = await aJob()
    const far = await aJob({ latitude: oakland.latitude + 0.2 })
    const tooFar = await aJob({ latitude: oakland.latitude + 0.6 })
    const closed = await aJob({ status: 'closed' })
    const draft = await aJob({ status: 'draft' })
    const found = await care.call(searchJobs, { query: { city: 'Oakland', state: 'CA', limit: 100 } })
    const ids = found.data.map(({ id }) => id)
    expect(ids.indexOf(near)).toBeLessThan(ids.indexOf(far))
    for (const hidden of [tooFar, closed, draft]) expect(ids).not.toContain(hidden)
    expect(found.records).toBe(ids.length)
    expect(found.meta.place).toEqual({ city: 'Oakland', state: 'CA' })
    expect(JSON.stringify(found)).not.toMatch(/latitude|longitude|family|zip|@/)
  })

  test('gives ten a page that never overlap, and the whole count beyond the last', async () => {
    const care = await server.as('anonymous')
    for (let made = 0; made < 12; made++)
      await aJob({ city: 'Reno', state: 'NV', latitude: 39.5, longitude: -119.8 })
    const page = (offset: number) => care.call(searchJobs, { query: { city: 'Reno', state: 'NV', offset } })
    const [first, second, beyond] = [await page(0), await page(10), await page(200)]
    expect(first.data).toHaveLength(10)
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(first.records)
    expect([beyond.data, beyond.records]).toEqual([[], first.records])
  })

  test('looks from home, as far as she works, when no place is asked for', async () => {
    const [home] = await server.change().select().from(users).where(eq(users.id, marisol))
    await server.db
      .update(caregivers)
      .set({ max_job_distance_preference: 20 })
      .where(eq(caregivers.id, marisol))
    const at = { latitude: home!.latitude!, longitude: home!.longitude! }
    const near = await aJob({ ...at })
    const far = await aJob({ ...at, latitude: at.latitude + 0.4 })
    const ids = await idsOf(await server.as('caregiver'), {})
    expect([ids.includes(near), ids.includes(far)]).toEqual([true, false])
    expect(await idsOf(await server.as('caregiver'), { distance: 40 })).toContain(far)
  })

  test('filters by first day and by time of day', async () => {
    const care = await server.as('anonymous')
    const place = { city: 'Reno', state: 'NV' }
    const there = { ...place, latitude: 39.5, longitude: -119.8 }
    const early = await aJob({
      ...there,
      schedule: [{ day_of_week: 1, start_time: '08:00', end_time: '12:00' }],
    })
    const late = await aJob({
      ...there,
      start_date: '2027-01-15',
      schedule_type: 1,
      time_of_day: ['afternoon', 'overnight'],
    })
    const only = async (query: JobQuery) =>
      (await idsOf(care, { ...place, ...query })).filter((id) => id === early || id === late)
    expect(await only({ start_date: '2026-12-02' })).toEqual([late])
    expect(await only({ end_date: '2026-12-01' })).toEqual([early])
    expect(await only({ shift_block_type: 1 })).toEqual([early])
    expect(await only({ shift_block_type: 2 })).toEqual([late])
    expect(await only({ shift_block_type: 3 })).toEqual([late])
    expect(await only({ iso_type: 1 })).toEqual([])
  })

  test('knows what she said to a job', async () => {
    const care = await server.as('caregiver')
    const place = { city: 'Oakland', state: 'CA', distance: 10 }
    const [open, applied, refused, unfit] = [
      await aJob({ conditions: [] }),
      await aJob(),
      await aJob(),
      await aJob({ conditions: [26, 27, 28, 18, 3] }),
    ]
    await server
      .change()
      .insert(applications)
      .values([
        { job_id: applied, caregiver_id: marisol, proposal_state: 'applied' },
        { job_id: refused, caregiver_id: marisol, proposal_state: 'not_interested' },
      ])
    const among = async (query: JobQuery) =>
      (await idsOf(care, { ...place, ...query }))
        .filter((id) => [open, applied, refused, unfit].includes(id))
        .toSorted((a, b) => a - b)
    expect(await among({})).toEqual([open, applied, unfit])
    expect(await among({ open_shifts_status: 1 })).toEqual([open, unfit])
    expect(await among({ open_shifts_status: 2 })).toEqual([applied])
    expect(await among({ open_shifts_status: 3 })).toEqual([open])
    const { data } = await care.call(searchJobs, { query: { ...place, limit: 100 } })
    expect(data.find(({ id }) => id === applied)?.has_applied).toBe(true)
    expect(data.find(({ id }) => id === open)?.has_applied).toBe(false)
  })

  test.each([{ city: 'Atlantis', state: 'CA' }, { city: 'Atlantis' }, { zip_code: '00000' }])(
    'does not know %j',
    async (query) => {
      const error = await refusal((await server.as('anonymous')).call(searchJobs, { query }))
      expect(error.kind).toBe('notFound')
    },
  )

  test.each([
    'limit=101',
    'offset=-1',
    'distance=x',
    'shift_block_type=9',
    'start_date=2026-13-01',
    'open_shifts_status=4',
  ])('refuses %s', async (query) => {
    expect((await server.fetch(`/v1/jobs/?${query}`)).status).toBe(400)
  })
})
