import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { createToasts } from '../kit/state/toasts.js'
import { anAvailability, fakeServer, refuseWith } from '../testing/index.js'
import {
  addAvailability,
  getAvailabilityNeedsUpdate,
  updateAvailability,
  listAvailabilities,
  removeAvailability,
} from './availabilityCalls.js'
import { createAvailabilityForm } from './availabilityForm.js'
import { availabilityTexts } from './availability.js'
import { createAvailabilityStore } from './availabilityStore.js'

function setUp() {
  const server = fakeServer()
  const toasts = createToasts(() => {})
  const reported: ApiError[] = []
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return {
    server,
    toasts,
    reported,
    store: createAvailabilityStore(care, toasts, (error) => reported.push(error)),
  }
}

it('availabilities are added, changed and deleted in place; a failed read is reported alone', async () => {
  const { server, toasts, reported, store } = setUp()
  const saved = anAvailability()
  const { id: _, ...draft } = saved
  server
    .on(listAvailabilities, () => [saved])
    .on(addAvailability, () => ({ ...saved, id: 99 }))
    .on(updateAvailability, () => ({ ...saved, start_time: '10:00' }))
    .on(removeAvailability, () => undefined)
    .on(getAvailabilityNeedsUpdate, () => ({ needs_update: true, updated_at: null }))
  await Promise.all([store.records.load(), store.status.load()])
  await store.save.run(draft)
  await store.save.run(draft, saved)
  expect([
    store.records.data.value?.map(({ id, start_time }) => [id, start_time]),
    store.status.data.value?.needs_update,
  ]).toEqual([
    [
      [saved.id, '10:00'],
      [99, saved.start_time],
    ],
    true,
  ])
  await store.remove.run({ ...saved, id: 99 })
  expect([store.records.data.value?.length, toasts.list.value.map(({ text }) => text)]).toEqual([
    1,
    [availabilityTexts.saved, availabilityTexts.removed],
  ])
  server.on(listAvailabilities, () => refuseWith(500))
  await store.records.load()
  expect([reported.length, store.records.data.value?.length, toasts.list.value.length]).toEqual([1, 1, 2])
})

it('the editor sends days as calls have them, and says what is wrong beside its field', async () => {
  const { server, store } = setUp()
  server.on(addAvailability, ({ body }) => ({ ...body, id: 5, end_date: body.end_date ?? null }))
  const form = createAvailabilityForm(store, '2026-11-21', null, '2026-11-23')
  expect(form.data.value).toEqual({
    ...{ start_date: '11/23/2026', end_date: '', start_time: '09:00', end_time: '17:00' },
    repeats_weekly: false,
  })
  form.fields.end_date.set('soon')
  expect(await form.submit()).toBe(false)
  expect(form.fields.end_date.shownError.value).toBe(availabilityTexts.dateRequired)
  form.fields.end_date.set('11/24/2026')
  expect(await form.submit()).toBe(true)
  expect(server.seen.at(-1)?.body).toEqual({
    ...{ start_date: '2026-11-23', end_date: '2026-11-24', start_time: '09:00', end_time: '17:00' },
    repeats_weekly: false,
  })
})

it('the editor changes a saved one, and keeps what was typed when that fails', async () => {
  const { server, store } = setUp()
  const saved = anAvailability()
  server.on(updateAvailability, () => refuseWith(500))
  const form = createAvailabilityForm(store, saved.start_date, saved)
  form.fields.start_time.set('06:00')
  expect(await form.submit()).toBe(false)
  expect([form.fields.start_time.value.value, server.seen.at(-1)?.params]).toEqual([
    '06:00',
    { id: String(saved.id) },
  ])
})
