import { getJob, listJobsNearMe, searchJobs, type JobSummary } from '@homecare/sdk/jobs'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { jobs } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { insertJob, oakland } from './testing/insertJob.ts'

const server = smallWorld()
const marisol = actors.caregiver
const says: Partial<typeof caregivers.$inferInsert> = {
  ...{ conditions: [20], home_support: [1, 5], spoken_languages: [1, 20] },
  ...{ housing: 1, desired_wage: 2400 },
}
const inFull = ({ why }: JobSummary) => why!.every(({ fits }) => fits)

describe('jobs, for a caregiver', () => {
  test('come in the order in which they fit, and each says why', async () => {
    await server.change().update(jobs).set({ status: 'closed' })
    await server.change().update(caregivers).set(says).where(eq(caregivers.id, marisol))
    const near = { latitude: oakland.latitude, longitude: oakland.longitude }
    const far = { latitude: oakland.latitude + 0.1 }
    const asks: Parameters<typeof insertJob>[1][] = [
      {},
      { conditions: [20, 6] },
      { conditions: [6] },
      { assistance: [1] },
      { assistance: [1, 8] },
      { preferred_languages: [1, 20] },
      { preferred_languages: [21] },
      { housing: 0 },
      { housing: 2 },
      { wage_max: 2400 },
      { wage_min: 2000, wage_max: 2399 },
      { wage_min: 2300 },
      { provider_type: 2 },
    ]
    const whole: number[] = []
    for (const [index, ask] of asks.entries()) {
      const id = await insertJob(server, { ...(index % 2 ? near : far), ...ask })
      whole.push(id)
    }
    const care = await server.as('caregiver')
    const query = { city: 'Oakland', state: 'CA', limit: 100 }
    const { data, fitting } = await care.call(searchJobs, { query })
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(whole)
    expect(data.map(inFull)).toEqual(data.map((_, index) => index < fitting!))
    expect(fitting).toBe(6)
    for (const job of data) expect((await care.call(getJob, { id: job.id })).job.why).toEqual(job.why)
    const home = (await care.call(listJobsNearMe, { query: { limit: 15 } })).data
    expect(home.map(inFull)).toEqual(home.map(inFull).toSorted((a, b) => Number(b) - Number(a)))
  })

  test('tell nobody else, and of the person nothing to whom may not read it', async () => {
    const query = { city: 'Oakland', state: 'CA', limit: 100 }
    const id = await insertJob(server, { conditions: [6], assistance: [8], preferred_languages: [21] })
    for (const actor of ['anonymous', 'family', 'agencyCaregiver', 'staff'] as const) {
      const found = await (await server.as(actor)).call(searchJobs, { query })
      expect([found.fitting, found.data.find((job) => job.id === id)?.why]).toEqual([null, null])
    }
    await server.change().update(users).set({ phone_verified: false }).where(eq(users.id, marisol))
    const { data } = await (await server.as('caregiver')).call(searchJobs, { query })
    expect(data.find((job) => job.id === id)?.why?.filter(({ about }) => about !== 'housing')).toEqual([])
  })
})
