import { expect, it } from 'vitest'
import { getOwnCaregiver } from '../ownProfile/profileCalls.js'
import { createClient } from '../client/client.js'
import { getOwnFamily } from '../families/calls.js'
import { aFamily, aOwnCaregiver, anIdentity } from '../testing/builders.js'
import { fakeServer } from '../testing/fakeServer.js'
import { createOwnRecord } from './ownRecord.js'

function setUp() {
  const server = fakeServer()
    .on(getOwnFamily, () => aFamily())
    .on(getOwnCaregiver, () => aOwnCaregiver())
  return { server, record: createOwnRecord(createClient({ fetch: server.fetch })) }
}

it.each([
  ['family', getOwnFamily],
  ['caregiver', getOwnCaregiver],
] as const)('of a %s is loaded after login, once', async (user_type, call) => {
  const { server, record } = setUp()
  record.load(anIdentity({ user_type }))
  record.load(anIdentity({ user_type }))
  await expect.poll(() => record[user_type].data.value).toBeDefined()
  record.load(anIdentity({ user_type }))
  expect(record[user_type].loading.value).toBe(false)
  expect(server.seen.map((seen) => seen.call)).toEqual([call])
})

it.each(['staff', 'care_manager', 'facility', 'agency_caregiver', 'anonymous'] as const)(
  'is nothing for %s',
  (user_type) => {
    const { server, record } = setUp()
    record.load(anIdentity({ user_type }))
    expect(server.seen).toEqual([])
  },
)

it('of another person takes the place of the one before, even without a logout', async () => {
  const { server, record } = setUp()
  record.load(anIdentity({ user_id: 1 }))
  await expect.poll(() => record.family.data.value).toBeDefined()
  record.load(anIdentity({ user_id: 2, user_type: 'caregiver' }))
  expect(record.family.data.value).toBeUndefined()
  await expect.poll(() => record.caregiver.data.value).toBeDefined()
  expect(server.seen.map((seen) => seen.call)).toEqual([getOwnFamily, getOwnCaregiver])
})

it('is forgotten at logout, and loaded anew for the next person', async () => {
  const { server, record } = setUp()
  record.load(anIdentity())
  await expect.poll(() => record.family.data.value).toBeDefined()
  record.forget()
  expect(record.family.data.value).toBeUndefined()
  record.load(anIdentity())
  await expect.poll(() => server.seen.length).toBe(2)
})
