import {
  getCaregiver,
  listEducation,
  listExperience,
  listReviews,
  listNearbyCaregivers,
  listOthersViewed,
} from '@homecare/sdk/caregivers'
import { countAreas, searchCaregivers } from '@homecare/sdk/search'
import type { Client } from '@homecare/sdk/client'
import { getHomePage } from '@homecare/sdk/content'
import { listFavorites } from '@homecare/sdk/families'
import { findLocations, listTopCities, listTopSpecialties } from '@homecare/sdk/places'
import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { FIRST_CAREGIVER_ID } from '@homecare/demo-world/ground/accounts'
import { smallWorld } from '../testing/world.ts'
import { caregivers } from '../tables/caregivers.ts'

const server = smallWorld()
let secrets: ReadonlySet<string>
beforeAll(async () => {
  secrets = await privateValues()
})

/** Names under which a private datum would travel. */
const privateNames =
  /^(last_name|address2?|street.*|latitude|longitude|birthday|email|phone|phone_number|zip_code|password.*|pin|license_number|reviewer_id|portrait|user|raw_photo|.*_hash)$/

/** Every answer about caregivers that a visitor or a family gets. */
const answers: Record<string, (care: Client, id: number) => Promise<unknown>> = {
  search: (care) => care.call(searchCaregivers, { query: { city: 'oakland', state: 'CA', limit: 100 } }),
  'search everywhere': (care) => care.call(searchCaregivers, { query: { limit: 100 } }),
  'areas of a map': (care) => care.call(countAreas, { query: { city: 'oakland', state: 'CA', level: 0 } }),
  'areas of a map everywhere': (care) => care.call(countAreas, { query: { level: 0 } }),
  profile: (care, id) => care.call(getCaregiver, { id }),
  reviews: (care, id) => care.call(listReviews, { id, query: { limit: 100 } }),
  education: (care, id) => care.call(listEducation, { id }),
  experience: (care, id) => care.call(listExperience, { id }),
  'similar caregivers': (care, id) => care.call(listOthersViewed, { id }),
  'caregivers near': (care) => care.call(listNearbyCaregivers),
  home: (care) => care.call(getHomePage),
  cities: (care) => care.call(listTopCities, { body: {} }),
  specialties: (care) => care.call(listTopSpecialties, { body: {} }),
}

describe.each(Object.keys(answers))('the answer of %s', (name) => {
  it.each(['anonymous', 'family', 'caregiver'] as const)('tells nothing private to %s', async (actor) => {
    const care = await server.as(actor)
    for (const id of [FIRST_CAREGIVER_ID, FIRST_CAREGIVER_ID + 3, FIRST_CAREGIVER_ID + 40]) {
      expect(leaks(await answers[name]!(care, id))).toEqual([])
    }
  })
})

it('favorites tell nothing private to their family', async () => {
  const care = await server.as('family')
  expect(leaks(await care.call(listFavorites, { id: 0 }))).toEqual([])
})

it('places are public, and so are their coordinates', async () => {
  const [place] = await server.visitor().care.call(findLocations, { body: { location_str: 'oakland' } })
  expect(place).toMatchObject({ city: 'Oakland', latitude: expect.any(Number) })
})

it('the test would notice a leak', () => {
  const [secret] = secrets
  expect(leaks({ data: [{ last_name: 'x' }, { about: `call ${secret}` }] })).toHaveLength(2)
})

/** Paths of fields with a private name, or with a private value in them. */
function leaks(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => leaks(one, `${path}[${index}]`))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      privateNames.test(name) ? [`${path}.${name}`] : leaks(inner, `${path}.${name}`),
    )
  }
  if (typeof value === 'number') return secrets.has(String(value)) ? [path] : []
  if (typeof value !== 'string') return []
  return [...secrets].some((secret) => value.includes(secret)) ? [path] : []
}

/** What must not leave: of every caregiver, whatever is long enough not to be found by chance. */
async function privateValues(): Promise<Set<string>> {
  const rows = await server.db
    .select()
    .from(users)
    .where(inArray(users.role, ['caregiver', 'agency_caregiver']))
  const people = await server.db.select({ birthday: caregivers.birthday }).from(caregivers)
  const values = rows.flatMap((user) => [user.email, user.phone, user.address, user.latitude, user.longitude])
  return new Set(
    [...values, ...people.map(({ birthday }) => birthday)]
      .map(String)
      .filter((text) => text.length >= 7 && text !== 'null'),
  )
}
