import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { fakeServer, refuseWith } from '../../testing/fakeServer.js'
import { declineCaregiver, updateDeclineFeedback } from './calls.js'
import { createDeclineFeedbackForm, createDeclineForm } from './declineForm.js'
import { declineTexts } from './declineTexts.js'

const answer = { accepted: false, declined: true, undo_until: null, connection_id: null }
const careOf = (server: ReturnType<typeof fakeServer>) =>
  createClient({ fetch: server.fetch, pause: async () => {} })

describe('declining somebody', () => {
  it.each([
    ['to a job', 71, { job_id: 71, reason: 'distance' }],
    ['as a whole', null, { reason: 'distance' }],
  ])('%s, for a reason', async (_, job, body) => {
    const server = fakeServer().on(declineCaregiver, () => answer)
    const told: unknown[] = []
    const form = createDeclineForm(careOf(server), { caregiver: 51, job }, (got) => told.push(got))
    form.fields.reason.set('distance')
    expect(await form.submit()).toBe(true)
    expect([server.seen[0]?.body, told]).toEqual([body, [answer]])
  })
  it('takes a reason', async () => {
    const server = fakeServer().on(declineCaregiver, () => answer)
    const form = createDeclineForm(careOf(server), { caregiver: 51, job: 71 }, () => {})
    expect([await form.submit(), server.seen.length]).toEqual([false, 0])
    expect(form.fields.reason.shownError.value).toBe(declineTexts.reasonMissing)
  })
})

describe('more of why', () => {
  it('goes to the staff, trimmed, and stays where it is typed when it could not be sent', async () => {
    const server = fakeServer().on(updateDeclineFeedback, () => refuseWith(503))
    const form = createDeclineFeedbackForm(careOf(server), { caregiver: 51, job: 71 })
    form.fields.feedback.set('  Too far ')
    expect(await form.submit()).toBe(false)
    expect([form.data.value.feedback, form.errors.value.length]).toEqual(['  Too far ', 1])
    server.on(updateDeclineFeedback, () => undefined)
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({ job_id: 71, feedback: 'Too far' })
  })
})
