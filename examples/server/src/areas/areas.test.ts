import { areaWaitDays, getServedArea, listWaitingAreas, waitForArea } from '@homecare/sdk/places'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outbox } from '../tables/account.ts'
import { areaWaits } from '../tables/asking/areas.ts'
import { rateLimits } from '../tables/server.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { areaMailTexts } from './texts.ts'
import { tellOfAreas } from './waiting.ts'

const server = smallWorld()
beforeEach(async () => {
  await server.db.delete(areaWaits)
  await server.db.delete(rateLimits)
})

/** Oakland, where the small world has caregivers; and an island of Alaska, where nobody is. */
const [near, far] = ['94601', '99547']
const wait = (change: Partial<{ email: string; zip_code: string; who: 'family' | 'caregiver' }> = {}) =>
  server.visitor().care.call(waitForArea, {
    body: { email: 'Ana@Example.com', zip_code: far, who: 'family', ...change },
  })
const lettersTo = (email: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)
const waiting = () => server.db.select().from(areaWaits)

test('an area is served where there are caregivers near, and its place is named', async () => {
  const ask = (zip_code: string) =>
    server.visitor().care.call(getServedArea, { query: { zip_code, who: 'family' } })
  expect(await ask(near)).toMatchObject({ city: 'Oakland', state: 'CA', served: true })
  expect(await ask(far)).toMatchObject({ state: 'AK', served: false, nearby: 0 })
  expect(await fieldsOf(ask('00000'))).toEqual(['zip_code'])
})

test('an address waits once, whatever its letters, and is checked', async () => {
  await wait()
  await wait({ email: ' ana@example.com ' })
  expect((await waiting()).map(({ email, zip_code }) => [email, zip_code])).toEqual([
    ['ana@example.com', far],
  ])
  expect(await fieldsOf(wait({ email: 'ana' }))).toEqual(['email'])
  expect(await fieldsOf(wait({ zip_code: '00000' }))).toEqual(['zip_code'])
})

test('nobody makes us write more than ten letters a day to an address, whatever the areas', async () => {
  const zips = ['94601', '94602', '94603', '94605', '94606', '94607', '94608', '94609', '94610', '94611']
  for (const zip_code of zips) await wait({ email: 'meant@example.com', zip_code })
  // The count of whoever asks begins anew, that of the address does not.
  server.clock.advance(2 * 3_600_000)
  expect(await kindOf(wait({ email: 'Meant@example.com', zip_code: '94612' }))).toBe('tooMany')
  expect(await kindOf(wait({ email: 'another@example.com', zip_code: '94612' }))).toBe('answered')
})

test('whoever waits is written to once, when there are enough, and forgotten with that', async () => {
  await wait({ email: 'near@example.com', zip_code: near })
  await wait({ email: 'far@example.com' })
  await tellOfAreas(server.deps, server.clock.now())
  await tellOfAreas(server.deps, server.clock.now())
  const letters = await lettersTo('near@example.com')
  expect(letters).toHaveLength(1)
  expect(letters[0]!.body).toContain(areaMailTexts.careBody[0])
  expect(letters[0]!.body).toContain('/appsignup-next?who=family&zip=94601')
  expect(await lettersTo('far@example.com')).toHaveLength(0)
  expect((await waiting()).map(({ email }) => email)).toEqual(['far@example.com'])
})

test('whoever has waited for a year is forgotten without a letter', async () => {
  await wait()
  await server.db.update(areaWaits).set({
    created_at: new Date(server.clock.now() - (areaWaitDays + 1) * 86_400_000),
  })
  await tellOfAreas(server.deps, server.clock.now())
  expect(await waiting()).toEqual([])
})

test('staff alone see how many wait where, without addresses', async () => {
  await wait()
  await wait({ email: 'bo@example.com' })
  await wait({ who: 'caregiver' })
  const areas = await (await server.as('staff')).call(listWaitingAreas)
  expect(areas.map(({ who, waiting: count, served }) => [who, count, served])).toEqual([
    ['family', 2, false],
    ['caregiver', 1, false],
  ])
  expect(JSON.stringify(areas)).not.toContain('example.com')
  for (const who of ['family', 'caregiver', 'facility', 'careManager'] as const)
    expect(await kindOf((await server.as(who)).call(listWaitingAreas))).toBe('forbidden')
})
