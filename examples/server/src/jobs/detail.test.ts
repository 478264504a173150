import { getJob } from '@homecare/sdk/jobs'
import { describe, expect, test } from 'vitest'
import { actors } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { applications } from '../tables/jobs.ts'
import { insertJob } from './testing/insertJob.ts'

const server = smallWorld()
const marisol = actors.caregiver
const aJob = (given: Parameters<typeof insertJob>[1] = {}) => insertJob(server, given)

describe('one job', () => {
  test('is told without last name, street or coordinates; what is said of the person is for caregivers and its family', async () => {
    const id = await aJob()
    const visitor = await (await server.as('anonymous')).call(getJob, { id })
    expect(visitor.application).toBeNull()
    expect(visitor.job).toMatchObject({
      id,
      care_recipient_desc: null,
      family: null,
    })
    expect(JSON.stringify(visitor)).not.toMatch(/latitude|longitude|@|zip/)
    const caregiver = await (await server.as('caregiver')).call(getJob, { id })
    const own = await (await server.as('family')).call(getJob, { id })
    expect(caregiver.job.care_recipient_desc).toBe(own.job.care_recipient_desc)
    expect(own.job.family).toEqual({ first_name: 'Carol', last_initial: 'I' })
  })

  test.each(['draft', 'closed', 'filled'] as const)(
    'that is %s is there for its family alone',
    async (status) => {
      const id = await aJob({ status })
      expect((await (await server.as('family')).call(getJob, { id })).job.status).toBe(status)
      for (const who of ['anonymous', 'caregiver', 'otherFamily', 'staff'] as const) {
        expect((await refusal((await server.as(who)).call(getJob, { id }))).kind).toBe('notFound')
      }
    },
  )

  test('stays there for whoever applied', async () => {
    const id = await aJob({ status: 'filled' })
    await server
      .change()
      .insert(applications)
      .values({ job_id: id, caregiver_id: marisol, proposal_state: 'applied' })
    const seen = await (await server.as('caregiver')).call(getJob, { id })
    expect([seen.job.status, seen.application?.proposal_state]).toEqual(['filled', 'applied'])
  })
})
