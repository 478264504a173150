import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { aJobDetail, aJobSummary, anApplication, fakeServer, refuseWith } from '../testing/index.js'
import { listOwnApplications } from './applicationCalls.js'
import { getJob, searchJobs } from './searchCalls.js'
import { createApplications, createJobSearch, createJobStore, jobPage } from './store.js'
import { jobTexts } from './texts.js'

function setUp() {
  const server = fakeServer()
    .on(searchJobs, () => ({
      data: [aJobSummary()],
      records: 21,
      fitting: null,
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
    ['applied', true, jobTexts.applied],
    ['withdrawn', false, jobTexts.withdrawn],
    ['not_interested', false, jobTexts.markedNotInterested],
  ] as const)('takes an application that is %s in its place, and says so', async (state, applied, text) => {
    const { care, toasts } = setUp()
    const job = createJobStore(care, toasts)
    await job.job.load(5)
    expect(job.state.value).toBe('not_applied')
    job.take(anApplication({ proposal_state: state }))
    expect([job.state.value, job.job.data.value?.job.has_applied, toasts.list.value[0]?.text]).toEqual([
      state,
      applied,
      text,
    ])
  })
  it('begins with what its page came with, and says nothing of a state that nobody knows', () => {
    const { care, toasts, server } = setUp()
    const application = anApplication({ proposal_state: 'applied' })
    const job = createJobStore(care, toasts, { job: aJobDetail({ id: 5 }), application })
    expect([job.state.value, server.seen]).toEqual(['applied', []])
    job.take(anApplication({ proposal_state: 'something new' }))
    expect([job.state.value, toasts.list.value]).toEqual(['not_applied', []])
  })
  it('is listed with the applications', async () => {
    const { care, server } = setUp()
    server.on(listOwnApplications, () => [{ ...anApplication(), job: aJobSummary() }])
    const applications = createApplications(care)
    await applications.load()
    expect(applications.data.value).toHaveLength(1)
  })
})
