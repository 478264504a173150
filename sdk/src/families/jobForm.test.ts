import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { aJob } from '../testing/builders.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { addJob } from './calls.js'
import { addJobDraftVersion, createNewJobForm } from './jobForm.js'
import { getOnboardingDraft, updateOnboardingDraft } from './signupCalls.js'

const complete = {
  care_for: 2,
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  assistance: [1],
  start_date: '12/01/2026',
  schedule_type: 2 as const,
  specific_schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
  hours_week: 4,
}

/** A form whose drafts arrive when they are let. */
function setUp() {
  const arrived: unknown[] = []
  const posted: string[] = []
  const waiting: (() => void)[] = []
  const server = fakeServer()
    .on(updateOnboardingDraft, async ({ body }) => {
      arrived.push(body.data['title'])
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { ...body, saved_at: '2026-11-21T12:00:00Z' }
    })
    .on(addJob, () => {
      posted.push('posted')
      return aJob()
    })
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const form = createNewJobForm(care, '2026-11-21', complete, () => posted.push('done'))
  const arrives = (count: number) => expect.poll(() => arrived.length).toBe(count)
  return { server, form, arrived, posted, arrives, answer: () => waiting.shift()?.() }
}

it('puts aside one after the other, each time what is written by then', async () => {
  const { form, arrived, arrives, answer } = setUp()
  form.fields.title.set('Morn')
  const first = form.putAside()
  await arrives(1)
  form.fields.title.set('Mornings')
  const others = [form.putAside(), form.putAside()]
  form.fields.title.set('Mornings with my father')
  answer()
  await arrives(2)
  answer()
  await Promise.all([first, ...others])
  expect(arrived).toEqual(['Morn', 'Mornings with my father'])
  await form.putAside()
  expect(arrived).toHaveLength(2)
})

it('tries again what did not arrive', async () => {
  const { server, form, arrived } = setUp()
  form.fields.title.set('Mornings')
  server.on(updateOnboardingDraft, () => refuseWith(500))
  await form.putAside()
  server.on(updateOnboardingDraft, ({ body }) => {
    arrived.push(body.data['title'])
    return { ...body, saved_at: '2026-11-21T12:00:00Z' }
  })
  await form.putAside()
  expect(arrived).toEqual(['Mornings'])
})

it('posts the job once what is on its way has arrived, and puts nothing aside after that', async () => {
  const { form, arrived, posted, arrives, answer } = setUp()
  form.fields.title.set('Mornings')
  void form.putAside()
  await arrives(1)
  form.fields.title.set('Mornings with my father')
  const sent = form.submit()
  void form.putAside()
  expect(posted).toEqual([])
  answer()
  await sent
  expect(posted).toEqual(['posted', 'done'])
  form.fields.title.set('Evenings')
  await form.putAside()
  expect(arrived).toEqual(['Mornings'])
})

it('puts aside what was written before the draft of before had come', async () => {
  const { server, form, arrived, arrives, answer } = setUp()
  const data = { title: 'Of before', description: 'Kept.' }
  server.on(getOnboardingDraft, () => ({
    ...{ version: addJobDraftVersion, step: 'needs', data, saved_at: '2026-11-21T12:00:00Z' },
  }))
  form.fields.title.set('Of now')
  await form.resume()
  expect(form.data.value).toMatchObject({ title: 'Of now', description: 'Kept.' })
  const putting = form.putAside()
  await arrives(1)
  answer()
  await putting
  expect(arrived).toEqual(['Of now'])
})
