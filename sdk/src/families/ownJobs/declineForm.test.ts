import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { fakeServer } from '../../testing/fakeServer.js'
import { declineCaregiver } from '../jobCalls.js'
import { createDeclineForm } from './declineForm.js'

describe('declining somebody', () => {
  it.each([
    ['with words for the staff', '  Too far ', { job_id: 71, feedback: 'Too far' }],
    ['without a word', ' ', { job_id: 71 }],
  ])('%s', async (_, feedback, body) => {
    const answer = { accepted: false, declined: true, undo_until: null, connection_id: null }
    const server = fakeServer().on(declineCaregiver, () => answer)
    const care = createClient({ fetch: server.fetch, pause: async () => {} })
    const told: unknown[] = []
    const form = createDeclineForm(care, { id: 71, caregiver_id: 51 }, (got) => told.push(got))
    form.fields.feedback.set(feedback)
    expect(await form.submit()).toBe(true)
    expect([server.seen[0]?.body, told]).toEqual([body, [answer]])
  })
})
