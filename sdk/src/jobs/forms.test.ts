import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { checkNote } from '../kit/fields/note.js'
import { aJobDetail, anApplication, fakeServer, refuseWith } from '../testing/index.js'
import { applyWithScreening, withdrawApplication } from './applicationCalls.js'
import type { Application } from '../vocabulary/jobs/applicationEntities.js'
import { createApplyForm, createJobNoteForm } from './forms.js'
import { applyQuestionTexts } from './applyQuestionTexts.js'

function setUp() {
  const server = fakeServer()
  const done: Application[] = []
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return { server, care, done, take: (application: Application) => void done.push(application) }
}
const job = aJobDetail({ housing: 1, conditions: [20], schedule_type: 2 })

describe('the form of an application', () => {
  it('wants an answer to each question of the job and to no other', async () => {
    const { server, care, take } = setUp()
    const { form } = createApplyForm(care, job, take)
    expect(await form.submit()).toBe(false)
    expect(form.fields.travel.shownError.value).toBe(applyQuestionTexts.answerMissing)
    expect(form.fields.live_in.error.value).toBeNull()
    expect(server.seen).toEqual([])
  })

  it('sends what was answered, and hands over the application', async () => {
    const { server, care, done, take } = setUp()
    server.on(applyWithScreening, () => ({ passed: true, application: anApplication() }))
    const { form, passed } = createApplyForm(care, job, take)
    for (const id of ['travel', 'start', 'hours', 'conditions'] as const) form.fields[id].set(true)
    form.fields.note.set(' Hello ')
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({
      answers: { travel: true, start: true, hours: true, conditions: true },
      note: 'Hello',
    })
    expect([passed.value, done]).toEqual([true, [anApplication()]])
  })

  it('says that the answers did not suffice, and keeps them', async () => {
    const { server, care, done, take } = setUp()
    server.on(applyWithScreening, () => ({ passed: false, application: null }))
    const { form, passed } = createApplyForm(care, job, take)
    for (const id of ['travel', 'start', 'hours'] as const) form.fields[id].set(true)
    form.fields.conditions.set(false)
    await form.submit()
    expect([passed.value, done, form.fields.conditions.value.value]).toEqual([false, [], false])
  })

  it('puts a refusal where it belongs and keeps the note', async () => {
    const { server, care, take } = setUp()
    server.on(applyWithScreening, () => refuseWith(400, 'Verify your phone'))
    const { form } = createApplyForm(
      care,
      aJobDetail({ housing: 1, conditions: [], schedule_type: 1, start_date: null }),
      take,
    )
    form.fields.travel.set(true)
    form.fields.note.set('Mine')
    expect(await form.submit()).toBe(false)
    expect([form.errors.value, form.fields.note.value.value]).toEqual([['Verify your phone'], 'Mine'])
  })
})

describe('the form of a reason', () => {
  it('sends it, or nothing', async () => {
    const { server, care, done, take } = setUp()
    server.on(withdrawApplication, () => anApplication({ proposal_state: 'withdrawn' }))
    const form = createJobNoteForm(care, withdrawApplication, 71, take)
    await form.submit()
    form.fields.note.set(' Found one ')
    await form.submit()
    expect(server.seen.map(({ body }) => body)).toEqual([{}, { note: 'Found one' }])
    expect(done).toHaveLength(2)
  })

  it('is not too long', async () => {
    const { care, take } = setUp()
    const form = createJobNoteForm(care, withdrawApplication, 71, take)
    form.fields.note.set('x'.repeat(1001))
    expect(await form.submit()).toBe(false)
    expect(form.fields.note.shownError.value).toEqual(checkNote('x'.repeat(1001)))
  })
})
