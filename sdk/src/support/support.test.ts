import { describe, expect, it } from 'vitest'
import { answerRaw } from '../testing/fakeServer.js'
import { openCare } from '../testing/openCare.js'
import { withHostileValues } from '../testing/hostile.js'
import { userTypes } from '../vocabulary/account/catalogue.js'
import { supportStates, supportTopics } from '../vocabulary/support/catalogue.js'
import {
  answerSupport,
  askSupport,
  writeToSupport,
  type SupportRequest,
  type SupportToAnswer,
} from './calls.js'
import { createAskSupportForm, createSupportNoteForm } from './supportForms.js'
import { createSupportAnswer, createSupportQueue } from './supportQueue.js'
import { supportBodyError, supportLimits, topicsFor } from './supportRules.js'
import { supportTransition } from './supportStates.js'
import { supportErrorTexts as wrong } from './supportTexts.js'

const at = '2026-11-26T12:00:00.000Z'
const request = (given: Partial<SupportRequest> = {}): SupportRequest => ({
  ...{ id: 7, topic: 'other', state: 'waiting', created_at: at, unread: false },
  notes: [{ id: 1, body: 'How?', at, ours: false, by: null }],
  ...given,
})

describe('a question to our team', () => {
  it('waits whenever its asker writes, and is answered or closed once', () => {
    const after = (event: Parameters<typeof supportTransition>[1]) =>
      supportStates.ids.map((state) => supportTransition(state, event)?.to ?? null)
    expect(after('write')).toEqual(['waiting', 'waiting', 'waiting'])
    expect(after('answer')).toEqual(['answered', null, null])
    expect(after('close')).toEqual(['closed', null, null])
  })

  it('is about what concerns its asker', () => {
    expect(topicsFor('family')).toEqual(['care', 'hours', 'account', 'other'])
    expect(topicsFor('caregiver')).toEqual(['work', 'hours', 'account', 'interview', 'other'])
    expect(topicsFor('agency_caregiver')).toContain('interview')
    expect(topicsFor('facility')).toEqual(['hours', 'account', 'other'])
    for (const type of userTypes.ids)
      expect(supportTopics.ids).toEqual(expect.arrayContaining(topicsFor(type)))
  })

  it('says something, and not too much', () => {
    expect(supportBodyError(' \n ')).toBe(wrong.empty)
    expect(supportBodyError('x'.repeat(supportLimits.body))).toBeNull()
    expect(supportBodyError(`${'x'.repeat(supportLimits.body)}y`)).toBe(wrong.tooLong)
    withHostileValues(1, supportBodyError)
  })

  it('is asked with its topic, trimmed', async () => {
    const { server, care } = openCare()
    server.on(askSupport, () => request())
    const asked: SupportRequest[] = []
    const form = createAskSupportForm(care, null, (one) => asked.push(one))
    expect(await form.submit()).toBe(false)
    expect(form.fields.topic.shownError.value).toBe(wrong.topic)
    expect(form.fields.body.shownError.value).toBe(wrong.empty)
    form.fields.topic.set('account')
    form.fields.body.set(' How? ')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ topic: 'account', body: 'How?' })
    expect(asked).toHaveLength(1)
  })

  it('is gone on with', async () => {
    const { server, care } = openCare()
    server.on(writeToSupport, () => request())
    const form = createSupportNoteForm(care, 7, () => undefined)
    form.fields.body.set('More')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ body: 'More' })
  })
})

describe('the list of the staff', () => {
  const waiting: SupportToAnswer = { ...request(), person: 3, name: 'Carol Ito', since: at }

  it('sends an answer with the last message that was read, and lets go of the question', async () => {
    const { server, care, toasts } = openCare()
    server.on(answerSupport, () => ({ ...waiting, state: 'answered' as const }))
    const queue = createSupportQueue(care, toasts, [waiting])
    const { form } = createSupportAnswer(queue, waiting, () => undefined)
    expect(await form.submit()).toBe(false)
    form.fields.body.set(' So. ')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ body: 'So.', seen: 1 })
    expect(queue.waiting.value).toEqual([])
  })

  it('keeps one in which something new was written', async () => {
    const { server, care, toasts } = openCare()
    server.on(answerSupport, () => answerRaw('{"status":"fail","message":{}}', { status: 409 }))
    const queue = createSupportQueue(care, toasts, [waiting])
    expect((await queue.decide(waiting, { body: null, notes: waiting.notes }))?.kind).toBe('conflict')
    expect(queue.waiting.value).toEqual([waiting])
  })

  it('reads anew what has changed, keeps what is typed, and then answers what is there by then', async () => {
    const { server, care, toasts } = openCare()
    const more = { ...waiting, notes: [...waiting.notes, { ...waiting.notes[0]!, id: 2 }] }
    server.on(answerSupport, ({ body }) =>
      body.seen === 2
        ? { ...more, state: 'answered' as const }
        : answerRaw('{"status":"fail","message":{}}', { status: 409 }),
    )
    const queue = createSupportQueue(care, toasts, [waiting])
    const answer = createSupportAnswer(queue, waiting, () => answer.set(more))
    const { form } = answer
    form.fields.body.set('So.')
    expect(await form.submit()).toBe(false)
    expect([form.fields.body.value.peek(), form.failure.peek()?.kind]).toEqual(['So.', 'conflict'])
    expect(await form.submit()).toBe(true)
    expect(server.seen.map(({ body }) => body)).toEqual([
      { body: 'So.', seen: 1 },
      { body: 'So.', seen: 2 },
    ])
  })
})
