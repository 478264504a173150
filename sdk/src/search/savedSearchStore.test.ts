import { expect, it } from 'vitest'
import { updateSettings } from '../account/calls.js'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { noticeSettingsOf, withNoticeChange } from '../notices/choices.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { noticeWays, type NoticeWay } from '../vocabulary/notices/catalogue.js'
import { addSavedSearch, removeSavedSearch, type SavedSearch } from './savedCalls.js'
import { createSavedSearches } from './savedSearchStore.js'

const oakland: SavedSearch = {
  id: 3,
  address: '/caregivers-search/california/oakland',
  place: { city: 'Oakland', state: 'CA', county: 'Alameda' },
  created_at: '2026-11-20T18:00:00.000Z',
}
const berkeley = { ...oakland, id: 4, address: '/caregivers-search/california/berkeley' }

function setUp(ways: readonly NoticeWay[] = ['mail']) {
  const server = fakeServer()
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const store = createSavedSearches(care, toasts, { searches: [oakland, berkeley], ways })
  return { server, toasts, store, first: () => store.all.value[0]! }
}

it('keeps the place of a search that is removed, and saves it again', async () => {
  const { server, store, first } = setUp()
  const sent: unknown[] = []
  server.on(removeSavedSearch, ({ params }) => void sent.push(params.id))
  server.on(addSavedSearch, ({ body }) => {
    sent.push(body)
    return { ...oakland, id: 9 }
  })
  await store.toggle.run(first())
  expect(store.all.value.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
    [3, true],
    [4, false],
  ])
  await store.toggle.run(first())
  expect(store.all.value.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
    [9, false],
    [4, false],
  ])
  expect(sent.map(String)).toEqual(['3', String({ address: oakland.address })])
})

it('changes nothing where the server could not, and says so', async () => {
  const { server, store, toasts, first } = setUp()
  server.on(removeSavedSearch, () => refuseWith(500))
  server.on(updateSettings, () => refuseWith(500))
  await store.toggle.run(first())
  await store.toggleLetters.run()
  expect([first().isRemoved, store.letters.value, toasts.list.value.length]).toEqual([false, true, 1])
})

it('stops the letters and lets them come again, and leaves the other ways', async () => {
  const { server, store } = setUp(['mail', 'push'])
  const sent: unknown[] = []
  server.on(updateSettings, ({ body }) => {
    const { choices } = withNoticeChange(null, 'family', body.notices!, noticeWays.ids)
    sent.push(choices.new_caregivers)
    const notices = { ...noticeSettingsOf({ choices }, 'family') }
    return { ...settings, notices }
  })
  await store.toggleLetters.run()
  expect(store.letters.value).toBe(false)
  await store.toggleLetters.run()
  expect(store.letters.value).toBe(true)
  expect(sent).toEqual([['push'], ['mail', 'push']])
})

const settings = {
  first_name: 'Carol',
  last_name: 'Ito',
  email: 'carol@example.com',
  email_verified: true,
  phone: '5105550101',
  phone_verified: true,
  language: 'en' as const,
  max_job_distance_preference: 20,
  jobs_may_be_indexed: null,
  notices: noticeSettingsOf(null, 'family'),
  tutorials: {},
}
