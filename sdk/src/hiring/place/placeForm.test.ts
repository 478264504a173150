import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { fakeServer, refuse } from '../../testing/fakeServer.js'
import { updateCarePlace, type CarePlace } from './calls.js'
import { createCarePlaceForm } from './placeForm.js'

const home: CarePlace = {
  ...{ address: '418 Lester Avenue', address2: '', city: 'Oakland', state: 'CA', zip_code: '94606' },
  ...{ access_note: '', time_zone: 'America/Los_Angeles' },
}
const austin = { city: 'Austin', state: 'TX', zip_code: '78701' }

function setUp() {
  const server = fakeServer().on(updateCarePlace, ({ body }) => ({
    place: { ...home, ...body, time_zone: 'America/Chicago' } as CarePlace,
    moves: [{ minutes: -120, visits: 8 }],
    kept: 0,
    connection: null,
  }))
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const saved: unknown[] = []
  return { server, saved, store: createCarePlaceForm(care, 81, home, (moved) => saved.push(moved)) }
}

describe('changing the place of care', () => {
  it('says what another place brings with it, once for each, and saves nothing by that', async () => {
    const { server, store, saved } = setUp()
    store.look()
    expect(server.seen).toEqual([])
    store.form.fields.address.set('12 Congress Avenue')
    store.form.fields.place.set(austin)
    store.look()
    store.form.fields.address2.set('Apt 4')
    store.look()
    await expect.poll(() => store.preview.data.value?.moves).toEqual([{ minutes: -120, visits: 8 }])
    expect(server.seen.map(({ query }) => query)).toEqual([{ dry: '1' }])
    expect([store.shown.value, saved]).toEqual(['Austin, TX 78701', []])
  })

  it('saves it with the version of what was seen', async () => {
    const { server, store, saved } = setUp()
    store.form.fields.address.set(' 12 Congress Avenue ')
    store.form.fields.place.set(austin)
    expect(await store.form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toMatchObject({
      ...{ address: '12 Congress Avenue', ...austin },
      version: expect.any(String) as string,
    })
    expect(saved.length).toBe(1)
  })

  it('shows a refusal beside the place', async () => {
    const { server, store } = setUp()
    store.form.fields.address.set('12 Congress Avenue')
    server.on(updateCarePlace, () => refuse({ city: ['The minimum there is $16.90 an hour.'] }))
    expect(await store.form.submit()).toBe(false)
    expect(store.form.fields.place.shownError.value).toBe('The minimum there is $16.90 an hour.')
  })
})
