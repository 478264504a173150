import { describe, expect, it } from 'vitest'
import { aReview } from '../testing/builders.js'
import { answerRaw } from '../testing/fakeServer.js'
import { openCare } from '../testing/openCare.js'
import {
  answerReview,
  decideReview,
  takeBackReviewDecision,
  reportReview,
  updateFamilyReview,
  type FamilyReview,
  type ReviewToRead,
} from './calls.js'
import { reviewErrorTexts as wrong } from './errorTexts.js'
import { createReviewAnswerForm, createReviewForm, createReviewReportForm } from './forms.js'
import { createReviewDecision, createReviewQueue } from './queue.js'

const conflict = () => answerRaw('{"status":"fail","message":{}}', { status: 409 })
const words = 'On time every day, and kind.'

const waiting: FamilyReview = {
  ...{ id: 61, rating: 4, review_text: words, created: '2026-11-27', state: 'waits' },
  ...{ note: null, reason: null },
}

describe('a review by a family', () => {
  it('asks for stars and words, and is sent trimmed', async () => {
    const { server, care } = openCare()
    server.on(updateFamilyReview, ({ body }) => ({ may: true, review: { ...waiting, ...body } }))
    const saved: unknown[] = []
    const form = createReviewForm(care, 51, null, (now) => saved.push(now.review?.rating))
    expect(await form.submit()).toBe(false)
    expect(form.fields.rating.shownError.value).toBe(wrong.stars)
    expect(form.fields.review_text.shownError.value).toBe(wrong.empty)
    form.fields.rating.set(2)
    form.fields.review_text.set(` ${words} `)
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ rating: 2, review_text: words })
    expect(saved).toEqual([2])
  })

  it('begins with what was written, and keeps it where it is refused', async () => {
    const { server, care } = openCare()
    server.on(updateFamilyReview, () => answerRaw('{"status":"fail","message":{}}', { status: 403 }))
    const form = createReviewForm(care, 51, waiting, () => expect.fail('nothing was saved'))
    form.fields.review_text.set(`${words} Always.`)
    expect(await form.submit()).toBe(false)
    expect(form.data.value).toEqual({ rating: 4, review_text: `${words} Always.` })
  })
})

describe('what a caregiver does with a review', () => {
  it('answers it', async () => {
    const { server, care } = openCare()
    server.on(answerReview, ({ body }) => ({
      ...aReview(),
      answer: { text: body.answer!, state: 'waits' as const, note: null },
    }))
    const saved: unknown[] = []
    const form = createReviewAnswerForm(care, aReview(), (now) => saved.push(now.answer?.state))
    expect(await form.submit()).toBe(false)
    expect(form.fields.answer.shownError.value).toBe(wrong.emptyAnswer)
    form.fields.answer.set(' Thank you. ')
    expect(await form.submit()).toBe(true)
    expect([server.seen[0]?.body, saved]).toEqual([{ answer: 'Thank you.' }, ['waits']])
  })

  it('reports it, with a reason', async () => {
    const { server, care } = openCare()
    server.on(reportReview, () => ({ ...aReview(), reported: true }))
    const saved: unknown[] = []
    const form = createReviewReportForm(care, 61, (now) => saved.push(now.reported))
    form.fields.note.set('It names our street.')
    expect(await form.submit()).toBe(false)
    expect(form.fields.reason.shownError.value).toBe(wrong.reason)
    form.fields.reason.set('private')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ reason: 'private', note: 'It names our street.' })
    expect(saved).toEqual([true])
  })
})

describe('the queue of the staff', () => {
  const toRead: ReviewToRead = {
    ...{ id: 61, person: 51, name: 'Marisol Rivera', family: 3, reviewer: 'Carol I.' },
    ...{ rating: 4, review_text: words, created: '2026-11-27', answer: null, report: null },
    ...{ asks: ['words'], since: '2026-11-27T09:00:00.000Z', seen: '2026-11-27T09:00:00.000Z' },
  }
  const decidedAt = '2026-11-27T10:00:00.000Z'

  it('says why and what to change, names what was read, and lets go of it', async () => {
    const { server, care, toasts } = openCare()
    server.on(decideReview, () => ({ next: null, seen: decidedAt }))
    server.on(takeBackReviewDecision, () => ({ ...toRead, seen: '2026-11-27T11:00:00.000Z' }))
    const queue = createReviewQueue(care, toasts, [toRead])
    const form = createReviewDecision(queue, toRead, 'words')
    form.fields.decision.set('removed')
    expect(await form.submit()).toBe(false)
    expect(form.fields.reason.shownError.value).toBe(wrong.reason)
    form.fields.decision.set('returned')
    expect(await form.submit()).toBe(false)
    expect(form.fields.note.shownError.value).toBe(wrong.note)
    form.fields.note.set(' A street. ')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      ...{ about: 'words', decision: 'returned', note: 'A street.', seen: toRead.seen },
    })
    expect(queue.waiting.value).toEqual([])
    await queue.last.value?.undo.run()
    expect(server.seen.at(-1)?.body).toEqual({ about: 'words', seen: decidedAt })
    expect(queue.last.value).toBe(null)
  })

  it('keeps a review of which more waits, as it is then', async () => {
    const { server, care, toasts } = openCare()
    const next: ReviewToRead = { ...toRead, asks: ['report'], seen: '2026-11-27T10:00:00.000Z' }
    server.on(decideReview, () => ({ next, seen: next.seen }))
    const queue = createReviewQueue(care, toasts, [{ ...toRead, asks: ['answer', 'report'] }])
    expect(await queue.decide(queue.waiting.value[0]!, { about: 'answer', decision: 'shown' })).toBe(null)
    expect(queue.waiting.value).toEqual([next])
  })

  it('lets go of what somebody else has decided', async () => {
    const { server, care, toasts } = openCare()
    server.on(decideReview, conflict)
    const queue = createReviewQueue(care, toasts, [toRead])
    expect((await queue.decide(toRead, { about: 'words', decision: 'shown' }))?.kind).toBe('conflict')
    expect(queue.waiting.value).toEqual([])
  })
})
