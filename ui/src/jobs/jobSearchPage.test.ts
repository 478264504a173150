import { searchJobs } from '@homecare/sdk/jobs'
import { findLocations } from '@homecare/sdk/places'
import { aPlace, fakeServer, refuseWith } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf } from '../app/testing'
import { loadJobSearchPage } from './jobSearchPage'

function open(query: string, places: readonly ReturnType<typeof aPlace>[]) {
  const server = fakeServer()
    .on(searchJobs, () => refuseWith(404, 'We do not know that place.'))
    .on(findLocations, ({ body }) => (body.location_str === 'Oakland' ? [...places] : []))
  return loadJobSearchPage({
    care: careOf(server),
    params: {},
    query: new URLSearchParams(query),
    signal: new AbortController().signal,
  })
}

it('goes to the city of what was typed where that is no place as a whole', async () => {
  const page = open('place=Fruitvale, Oakland', [aPlace({ city: 'Oakland', state: 'CA' })])
  expect(await page.catch((error: unknown) => error)).toMatchObject({
    to: '/caregiver-jobs/california/oakland',
  })
})

it('says that nobody knows a place, with what was typed in its field', async () => {
  const { notice, head, placeName } = await open('place=Atlantis', [])
  expect([notice?.kind, head.status, placeName]).toEqual(['unknownPlace', 404, 'Atlantis'])
})
