import { expect, it } from 'vitest'
import { fakeServer, refuseWith } from '../testing/index.js'
import { createClient } from '../client/client.js'
import { say } from '../kit/text.js'
import { createToasts } from '../kit/state/toasts.js'
import { createGiveBackForm, createProfileReviews } from './profileReview.js'
import { reviewProfile, takeBackProfileReview, type ProfileToReview } from '../profile/reviewCalls.js'

const profile: ProfileToReview = {
  id: 51,
  first_name: 'Nadia',
  last_name: 'Rahman',
  photo: null,
  about: 'Here I am.',
  city: 'Oakland',
  state: 'CA',
  provider_types: [2],
  cg_profile_score: 70,
  waits_since: '2026-11-20T10:00:00.000Z',
}
const other = { ...profile, id: 52 }
const clientOf = ({ fetch }: { fetch: typeof globalThis.fetch }) =>
  createClient({ fetch, pause: async () => {} })

it('a profile that is shown leaves the list', async () => {
  const bodies: unknown[] = []
  const server = fakeServer().on(reviewProfile, ({ body }) => {
    bodies.push(body)
    return { profile_state_name: 'active' }
  })
  const reviews = createProfileReviews(
    clientOf(server),
    createToasts(() => {}),
    [profile, other],
  )
  await reviews.decide(profile, { approved: true })
  expect(reviews.waiting.peek()).toEqual([other])
  expect(bodies).toEqual([{ approved: true }])
})

it('one that is given back needs words about what to change', async () => {
  const bodies: unknown[] = []
  const server = fakeServer().on(reviewProfile, ({ body }) => {
    bodies.push(body)
    return { profile_state_name: 'draft' }
  })
  const reviews = createProfileReviews(
    clientOf(server),
    createToasts(() => {}),
    [profile],
  )
  const form = createGiveBackForm(reviews, profile)
  expect(await form.submit()).toBe(false)
  form.fields.note.set(' A photo of you, please. ')
  expect(await form.submit()).toBe(true)
  expect([reviews.waiting.peek(), bodies]).toEqual([
    [],
    [{ approved: false, note: 'A photo of you, please.' }],
  ])
})

it.each([
  [409, 'Somebody was quicker.', [other]],
  [500, undefined, [profile, other]],
])(
  'a decision that is refused with %i is told; a profile that was decided meanwhile leaves',
  async (status, words, left) => {
    const toasts = createToasts(() => {})
    const server = fakeServer().on(reviewProfile, () => refuseWith(status, words))
    const reviews = createProfileReviews(clientOf(server), toasts, [profile, other])
    const form = createGiveBackForm(reviews, profile)
    form.fields.note.set('A photo, please.')
    expect(await form.submit()).toBe(false)
    expect(form.data.peek().note).toBe('A photo, please.')
    expect(reviews.waiting.peek()).toEqual(left)
    expect(toasts.list.peek()).toMatchObject([{ kind: 'error', ...(words && { text: words }) }])
  },
)

it('what was said names whose profile it was, and is taken back, or says why where it cannot be', async () => {
  const toasts = createToasts(() => {})
  const server = fakeServer()
    .on(reviewProfile, () => ({ profile_state_name: 'active' }))
    .on(takeBackProfileReview, () => ({ profile_state_name: 'pending' }))
  const reviews = createProfileReviews(clientOf(server), toasts, [profile, other])
  const words = () => reviews.last.peek() && say('en', reviews.last.peek()!.said)
  await reviews.decide(profile, { approved: true })
  expect(words()).toBe('Families can see Nadia now.')
  await reviews.decide(other, { approved: false, note: 'A photo, please.' })
  expect(words()).toBe('We told Nadia what to change.')
  await reviews.last.peek()!.undo.run()
  expect([server.seen.at(-1)?.params, words(), toasts.list.peek()]).toEqual([{ id: '52' }, null, []])

  reviews.set([profile])
  await reviews.decide(profile, { approved: true })
  server.on(takeBackProfileReview, () => refuseWith(409))
  await reviews.last.peek()!.undo.run()
  expect([words(), toasts.list.peek().map(({ kind }) => kind)]).toEqual([null, ['error']])
})
