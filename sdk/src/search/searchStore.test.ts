import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { addFavorite, removeFavorite } from '../families/calls.js'
import { kitTexts } from '../kit/texts.js'
import { createToasts } from '../kit/state/toasts.js'
import { aFoundCaregiver, aCaregiverPage } from '../testing/builders.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { searchCaregivers } from './calls.js'
import { emptySearch } from './searchAddress.js'
import { createCaregiverSearch } from './searchStore.js'

const marisol = aFoundCaregiver()
const denise = aFoundCaregiver({ id: 52, first_name: 'Denise', has_favorited: true })

function setUp() {
  const server = fakeServer().on(searchCaregivers, () => aCaregiverPage([marisol, denise], { records: 31 }))
  const toasts = createToasts(() => {})
  return {
    server,
    toasts,
    search: createCaregiverSearch(createClient({ fetch: server.fetch, pause: async () => {} }), toasts),
  }
}

describe('a search', () => {
  it('asks for fifteen rows of its page and knows how many pages there are', async () => {
    const { search, server } = setUp()
    await search.page.load({ ...emptySearch, page: 2 })
    expect(server.seen[0]?.query).toMatchObject({ limit: '15', offset: '15' })
    expect([
      search.count.value,
      search.pages.value,
      search.caregivers.value,
      search.nearby.value.length,
    ]).toEqual([31, 3, [marisol, denise], 1])
  })

  it('is emptied when it fails, and says that it failed', async () => {
    const { search, server } = setUp()
    await search.page.load(emptySearch)
    server.on(searchCaregivers, () => refuseWith(500))
    await search.page.reload()
    expect([
      search.caregivers.value,
      search.nearby.value,
      search.count.value,
      search.page.error.value?.kind,
    ]).toEqual([[], [], 0, 'server'])
  })
})

describe('a heart', () => {
  it('is set at once, and as the server says', async () => {
    const { search, server } = setUp()
    await search.page.load(emptySearch)
    let answered = () => {}
    server.on(
      addFavorite,
      () => new Promise((resolve) => (answered = () => resolve({ has_favorited: true }))),
    )
    const toggling = search.favorites.toggle.run(marisol)
    expect(search.caregivers.value[0]?.has_favorited).toBe(true)
    await expect.poll(() => server.seen.length).toBe(2)
    answered()
    await toggling
    expect([server.seen[1]?.params, search.caregivers.value[0]?.has_favorited]).toEqual([{ id: '51' }, true])
  })

  it('goes back to what it was when it could not be set, with a toast', async () => {
    const { search, server, toasts } = setUp()
    await search.page.load(emptySearch)
    server.on(removeFavorite, () => refuseWith(500))
    await search.favorites.toggle.run(denise)
    expect(search.caregivers.value[1]?.has_favorited).toBe(true)
    expect(toasts.list.value).toMatchObject([{ kind: 'error', text: kitTexts.somethingWentWrong }])
  })
})
