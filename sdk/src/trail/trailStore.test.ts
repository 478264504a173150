import { expect, test } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { fakeServer } from '../testing/index.js'
import { listOwnTrail, readTrail, type TrailEntry } from './calls.js'
import { createReadTrail, createTrail, createTrailForm, loadTrail, type TrailQuestion } from './trailStore.js'

const careOf = (server: ReturnType<typeof fakeServer>) =>
  createClient({ fetch: server.fetch, pause: async () => {} })
const toasts = () => createToasts(() => {})

const total = 45
/** Of the trail of somebody, with the newest first: 45, 44 … */
function page({ limit = 20, offset = 0 }: { limit?: number; offset?: number }) {
  const entries: TrailEntry[] = Array.from(
    { length: Math.max(0, Math.min(limit, total - offset)) },
    (_, n) => ({
      ...{ id: total - offset - n, at: '2026-11-21T12:00:00Z', action: 'view', subject: 'document' },
      ...{ subject_id: 4, actor_kind: 'staff', actor_name: null, own: false, reason: null },
    }),
  )
  return { entries, total }
}

test('one’s own trail comes page by page, each entry once', async () => {
  const server = fakeServer()
  server.on(listOwnTrail, ({ query }) => page(query))
  const store = createTrail(
    careOf(server),
    toasts(),
    await loadTrail(careOf(server), new AbortController().signal),
  )
  expect([store.entries.value.length, store.total.value, store.hasMore.value]).toEqual([20, 45, true])
  await store.more.run()
  await store.more.run()
  expect(store.entries.value.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, n) => 45 - n))
  expect(store.hasMore.value).toBe(false)
  store.set(page({}))
  expect([store.entries.value.length, store.hasMore.value]).toEqual([20, true])
})

test('staff give an address and a reason, with each page', async () => {
  const server = fakeServer()
  const asked: TrailQuestion[] = []
  server.on(readTrail, ({ body }) => {
    asked.push({ email: body.email, reason: body.reason })
    return { person: { id: 4, name: 'Marisol Rivera' }, ...page(body) }
  })
  const found: ReturnType<typeof createReadTrail>[] = []
  const form = createTrailForm(careOf(server), (question, answer) =>
    found.push(createReadTrail(careOf(server), toasts(), question, answer)),
  )
  await form.submit()
  expect(asked).toEqual([])
  expect([form.fields.email.error.value, form.fields.reason.error.value].every(Boolean)).toBe(true)
  form.fields.email.set(' marisol@example.com ')
  form.fields.reason.set('complaint')
  await form.submit()
  await found[0]!.more.run()
  expect(asked).toEqual(
    Array.from({ length: 2 }, () => ({ email: 'marisol@example.com', reason: 'complaint' })),
  )
  expect(found[0]!.entries.value).toHaveLength(40)
})
