import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { say } from '../kit/text.js'
import { createToasts } from '../kit/state/toasts.js'
import { fakeServer, refuseWith } from '../testing/index.js'
import { createPhotoReviews, createRefusalForm, type PhotoReviews } from './photoReview.js'
import { reviewPhoto, takeBackPhotoReview, type PhotoToReview } from './photoReviewCalls.js'
import { photoVerdictTexts } from './photoReviewTexts.js'

const photo: PhotoToReview = {
  id: 51,
  first_name: 'Nadia',
  last_name: 'Rahman',
  version: 'a1b2',
  photo: '/photos/51/768.webp?v=a1b2',
  shown: null,
  uploaded_at: '2026-11-20T10:00:00.000Z',
}
const other = { ...photo, id: 52 }
function open(answer: () => { state: string }) {
  const bodies: unknown[] = []
  const server = fakeServer().on(reviewPhoto, ({ body }) => {
    bodies.push(body)
    return answer()
  })
  server.on(takeBackPhotoReview, ({ body }) => {
    bodies.push(body)
    return { state: 'waiting' }
  })
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return { bodies, toasts, reviews: createPhotoReviews(care, toasts, [photo, other]) }
}

function said({ last }: PhotoReviews): string | null {
  const decided = last.peek()
  return decided && say('en', decided.said)
}

it('a photo that is shown leaves the list, by its version', async () => {
  const { reviews, bodies, toasts } = open(() => ({ state: 'approved' }))
  await reviews.decide(photo, { approved: true })
  expect([reviews.waiting.peek(), bodies]).toEqual([[other], [{ version: 'a1b2', approved: true }]])
  expect(said(reviews)).toBe('Families can see the new photo of Nadia.')
  await reviews.last.peek()?.undo.run()
  expect([bodies.at(-1), said(reviews), toasts.list.peek()]).toEqual([{ version: 'a1b2' }, null, []])
})

it('one that is turned down needs a reason, and may have a word more', async () => {
  const { reviews, bodies } = open(() => ({ state: 'refused' }))
  const form = createRefusalForm(reviews, photo)
  expect([await form.submit(), form.fields.refusal.shownError.peek()]).toEqual([
    false,
    photoVerdictTexts.reasonMissing,
  ])
  form.fields.refusal.set('people')
  form.fields.note.set(' Only you, please. ')
  expect(await form.submit()).toBe(true)
  expect([reviews.waiting.peek(), bodies]).toEqual([
    [other],
    [{ version: 'a1b2', approved: false, refusal: 'people', note: 'Only you, please.' }],
  ])
  expect(said(reviews)).toBe('We told Nadia why.')
})

it('one that no longer waits leaves the list too, and it is said', async () => {
  const { reviews, toasts } = open(() => refuseWith(409))
  await reviews.decide(photo, { approved: true })
  expect([reviews.waiting.peek(), toasts.list.peek().map(({ kind }) => kind)]).toEqual([[other], ['error']])
})

it('a refusal that fails is kept, to be sent again', async () => {
  const { reviews } = open(() => refuseWith(500))
  const form = createRefusalForm(reviews, photo)
  form.fields.refusal.set('dark')
  form.fields.note.set('A lamp helps.')
  expect(await form.submit()).toBe(false)
  expect([reviews.waiting.peek(), form.fields.note.value.peek()]).toEqual([[photo, other], 'A lamp helps.'])
})
