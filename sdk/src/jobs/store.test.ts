import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/toasts.js'
import { aJobDetail, aJobSummary, anApplication, fakeServer, refuseWith } from '../testing/index.js'
import { applyToJob, listMyApplications, markNotInterested, withdrawApplication } from './applicationCalls.js'
import { getJob, searchJobs } from './searchCalls.js'
import { createApplications, createJobSearch, createJobStore, jobPage } from './store.js'
import { jobTexts } from './texts.js'

function setUp() {
  const server = fakeServer()
    .on(searchJobs, () => ({
      data: [aJobSummary()],
      records: 21,
      meta: { place: null, nearby: [{ city: 'Reno', state: 'NV', jobs: 2 }] },
    }))
    .on(getJob, () => ({ job: aJobDetail({ id: 5, has_applied: false }), application: null }))
  const toasts = createToasts(() => {})
  return { server, toasts, care: createClient({ fetch: server.fetch, pause: async () => {} }) }
}

describe('the search of jobs', () => {
  it.each([
    [1, 0],
    [2, 10],
    [7, 60],
    [0, 0],
    [-3, 0],
    [1.5, 0],
    [Number.NaN, 0],
  ])('page %j begins at %j', (page, offset) => expect(jobPage(page)).toEqual({ limit: 10, offset }))
  it('asks for ten rows of its page', async () => {
    const { care, server } = setUp()
    const search = createJobSearch(care)
    await search.page.load({ distance: 30 }, 3)
    expect(server.seen[0]?.query).toEqual({ distance: '30', limit: '10', offset: '20' })
    expect([search.count.value, search.pages.value, search.jobs.value, search.nearby.value.length]).toEqual([
      21,
      3,
      [aJobSummary()],
      1,
    ])
  })
  it('is emptied when it fails', async () => {
    const { care, server } = setUp()
    const search = createJobSearch(care)
    await search.page.load({}, 1)
    server.on(searchJobs, () => refuseWith(500))
    await search.page.reload()
    expect([
      search.jobs.value,
      search.nearby.value,
      search.count.value,
      search.pages.value,
      search.page.error.value?.kind,
    ]).toEqual([[], [], 0, 0, 'server'])
  })
})

describe('a job', () => {
  it.each([
    ['apply', applyToJob, 'applied', true, jobTexts.applied],
    ['withdraw', withdrawApplication, 'withdrawn', false, jobTexts.withdrawn],
    ['notInterested', markNotInterested, 'not_interested', false, jobTexts.markedNotInterested],
  ] as const)('%s changes its state in place', async (name, call, proposal_state, has_applied, text) => {
    const { care, server, toasts } = setUp()
    const job = createJobStore(care, toasts)
    await job.job.load(5)
    expect(job.state.value).toBe('not_applied')
    server.on(call as typeof applyToJob, () => anApplication({ proposal_state }))
    await job[name].run(' Hello ')
    expect([job.state.value, job.job.data.value?.job.has_applied, toasts.list.value[0]?.text]).toEqual([
      proposal_state,
      has_applied,
      text,
    ])
    expect([server.seen.at(-1)?.params, server.seen.at(-1)?.body]).toEqual([{ id: '5' }, { note: 'Hello' }])
    await job[name].run()
    expect(server.seen.at(-1)?.body).toEqual({})
  })
  it('stays as it is when that fails, and says why', async () => {
    const { care, server, toasts } = setUp()
    const job = createJobStore(care, toasts)
    await job.job.load(5)
    server.on(applyToJob, () => refuseWith(403, 'Verify your phone'))
    await job.apply.run()
    expect([job.state.value, toasts.list.value[0]?.text]).toEqual(['not_applied', 'Verify your phone'])
  })
  it('is listed with the applications', async () => {
    const { care, server } = setUp()
    server.on(listMyApplications, () => [{ ...anApplication(), job: aJobSummary() }])
    const applications = createApplications(care)
    await applications.load()
    expect(applications.data.value).toHaveLength(1)
  })
})
