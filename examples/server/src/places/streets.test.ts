import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Client } from '@homecare/sdk/client'
import { updateCaregiver, getOwnCaregiver, type CaregiverUserChange } from '@homecare/sdk/ownProfile'
import { findAddresses } from '@homecare/sdk/places'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { smallWorld } from '../testing/world.ts'
import { isAmong, webAddresses } from '../geo/addressProvider.ts'

const asked: string[] = []
let answer: { readonly status: number; readonly body: unknown }
let provider: Server
let origin: string
beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', origin).searchParams.get('text') ?? '')
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((closed) => void provider.close(() => closed())))

const foothill = {
  ...{ country_code: 'us', state_code: 'CA', county: 'Alameda County', city: 'Oakland' },
  ...{ postcode: '94601-2207', street: 'Foothill Boulevard', housenumber: '2851' },
}
const luna = {
  country_code: 'pr',
  city: 'San Juan',
  postcode: '00901',
  street: 'Calle Luna',
  housenumber: '105',
}
const knows = (...all: Record<string, unknown>[]) => {
  const features = all.map((properties) => ({ properties, geometry: { coordinates: [-122.2227, 37.7809] } }))
  answer = { status: 200, body: { features } }
}
const home = { address: '2851 Foothill Boulevard', city: 'Oakland', state: 'CA', zip_code: '94601' }
const suggestion = { ...home, latitude: 37.7809, longitude: -122.2227 }
const url = () => `${origin}/?text={text}`
beforeEach(() => {
  asked.length = 0
  knows(foothill, luna)
})

describe('streets of a provider', () => {
  const streets = () =>
    webAddresses({ url: url(), key: '' }, () => 0, { answerMs: 60_000 }).streets('2851 Foothill', 5)

  test('have their number where it is written, and a ZIP code of five digits', async () => {
    expect(await streets()).toEqual([
      suggestion,
      { ...suggestion, address: 'Calle Luna 105', city: 'San Juan', state: 'PR', zip_code: '00901' },
    ])
  })

  test.each(['housenumber', 'street', 'postcode', 'city'])('are none without %s', async (name) => {
    knows({ ...foothill, [name]: undefined }, { ...foothill, [name]: ' ' })
    expect(await streets()).toEqual([])
  })

  test.each<[boolean, object]>([
    [true, {}],
    [true, { address: ' 2851  foothill BOULEVARD', zip_code: '94601-2207' }],
    [false, { address: '2853 Foothill Boulevard' }],
    [false, { address: '2851 Foothill Blvd' }],
    [false, { address: '' }],
    [false, { zip_code: '94602' }],
    [false, { state: 'TX' }],
  ])('are the very address: %s of %j', (same, change) => {
    expect(isAmong([suggestion], { ...home, ...change })).toBe(same)
  })
})

/** Saves an address, and says what is kept of it. */
async function save(care: Client, user: CaregiverUserChange) {
  await care.call(updateCaregiver, { body: { user } })
  const { address, address_verified } = (await care.call(getOwnCaregiver)).user
  return { address, address_verified }
}

describe('with a provider', () => {
  const server = smallWorld(() => ({ ADDRESS_URL: url(), LOOKUP_PATIENCE_MS: '60000' }))
  beforeEach(() => server.clock.advance(60_000))

  test('whoever is logged in is suggested streets; a visitor is not', async () => {
    const body = { address_str: '2851 Foothill' }
    for (const who of ['caregiver', 'family', 'staff'] as const) {
      const found = await (await server.as(who)).call(findAddresses, { body })
      expect([found.provided, found.addresses[0]]).toEqual([true, suggestion])
    }
    await expect(server.visitor().care.call(findAddresses, { body })).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  })

  test('an address that it knows is verified, whatever is said of it', async () => {
    server.change()
    const care = await server.as('caregiver')
    expect(await save(care, home)).toEqual({ address: home.address, address_verified: true })
    expect(asked).toEqual(['2851 Foothill Boulevard, Oakland, CA 94601'])
  })

  test('another is taken only as it is typed, and is not verified; the same again asks nobody', async () => {
    server.change()
    const care = await server.as('caregiver')
    await save(care, home)
    const typed = { ...home, address: '9 Nowhere Lane' }
    for (const user of [typed, { ...typed, address_as_typed: false }])
      await expect(save(care, user)).rejects.toMatchObject({
        kind: 'invalid',
        fieldErrors: { 'user.address': ['A valid address is required'] },
      })
    expect(await save(care, { ...typed, address_as_typed: true })).toEqual({
      address: '9 Nowhere Lane',
      address_verified: false,
    })
    asked.length = 0
    await save(care, typed)
    await save(care, { address2: 'Apt 3' })
    expect(asked).toEqual([])
  })

  test('that fails, the street is typed, and not verified', async () => {
    server.change()
    answer = { status: 500, body: {} }
    const care = await server.as('caregiver')
    expect(await care.call(findAddresses, { body: { address_str: '2851' } })).toEqual({
      provided: false,
      addresses: [],
    })
    expect(await save(care, home)).toMatchObject({ address_verified: false })
  })

  test('an address that is gone is no more verified', async () => {
    const db = server.change()
    const care = await server.as('caregiver')
    await save(care, home)
    await care.call(updateCaregiver, {
      body: { user: { ...home, address: '1 Elsewhere', address_as_typed: true } },
    })
    const rows = await db.select({ id: users.id }).from(users).where(eq(users.address_verified, true))
    expect(rows).toEqual([])
  })
})

describe('without a provider', () => {
  const server = smallWorld()

  test('a street is typed, and the address is not verified, whatever is said of it', async () => {
    server.change()
    const care = await server.as('caregiver')
    expect(await care.call(findAddresses, { body: { address_str: '2851' } })).toEqual({
      provided: false,
      addresses: [],
    })
    expect(await save(care, home)).toEqual({ address: home.address, address_verified: false })
    await expect(
      care.call(updateCaregiver, {
        body: { user: { ...home, address_verified: true } as CaregiverUserChange },
      }),
    ).rejects.toMatchObject({ kind: 'invalid' })
    expect(asked).toEqual([])
  })
})
