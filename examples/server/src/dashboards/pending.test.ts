import { getOwnPending, listOwnAlerts } from '@homecare/sdk/dashboards'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { someOffer } from '../offers/samples.ts'
import { updateScore } from '../profile/score.ts'
import { users } from '../tables/account.ts'
import { caregivers, licenses, profilePhotos, references } from '../tables/caregivers.ts'
import { documentFiles, documents } from '../tables/documents.ts'
import { families } from '../tables/families.ts'
import { backgroundChecks } from '../tables/screening.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { someCaregiver } from '../testing/someone.ts'
import { unconnectedWorld } from '../testing/world.ts'

const server = unconnectedWorld()
const marisol = actors.caregiver
/** Nobody waits for anything, and Marisol has all that is asked of her. */
beforeEach(async () => {
  const db = server.change()
  await db.delete(references)
  await db.delete(licenses)
  await db.delete(backgroundChecks)
  await db.delete(documents)
  await db.delete(profilePhotos)
  await db.update(caregivers).set({ profile_state_name: 'active' })
})

const pendingOf = async (who: Actor) => (await server.as(who)).call(getOwnPending)
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const square = { raw_version: 'a', raw_width: 800, raw_height: 800, version: 'b' }

describe('what is under review', () => {
  it('is nothing where nothing was handed in', async () => {
    expect(await pendingOf('caregiver')).toMatchObject({ reviews: [], returned: [], offers: [] })
    for (const who of ['family', 'facility', 'staff', 'careManager', 'agencyCaregiver'] as const)
      expect((await pendingOf(who)).reviews).toEqual([])
  })

  it('is what waits in the queues of the staff, the longest wait first, with how many came before', async () => {
    const db = server.db
    await db
      .update(caregivers)
      .set({ profile_state_name: 'pending', submitted_at: at('2026-11-19') })
      .where(eq(caregivers.id, marisol))
    await db.insert(profilePhotos).values([
      { user_id: marisol, ...square, uploaded_at: at('2026-11-18') },
      { user_id: someCaregiver, ...square, uploaded_at: at('2026-11-10') },
      { user_id: someCaregiver + 1, ...square, uploaded_at: at('2026-11-20') },
    ])
    const license = { map_id: 2, license_name: 'CNA', license_number: '12', state: 'CA' }
    await db.insert(licenses).values([
      { caregiver_id: marisol, ...license, changed_at: at('2026-11-17') },
      { caregiver_id: marisol, ...license, changed_at: at('2026-11-12') },
    ])
    await db.insert(backgroundChecks).values({
      ...{ caregiver_id: marisol, status: 'ordered', started_on: '2026-11-01' },
      steps: { 'electronic-signature': '2026-11-15T12:00:00.000Z' },
    })
    expect((await pendingOf('caregiver')).reviews).toEqual([
      { queue: 'licenses', count: 2, since: '2026-11-12T12:00:00.000Z', ahead: 0 },
      { queue: 'background', count: 1, since: '2026-11-15T12:00:00.000Z', ahead: 0 },
      { queue: 'photos', count: 1, since: '2026-11-18T12:00:00.000Z', ahead: 1 },
      { queue: 'profiles', count: 1, since: '2026-11-19T12:00:00.000Z', ahead: 0 },
    ])
    expect((await pendingOf('otherCaregiver')).reviews).toEqual([])
  })

  it('of a profile goes by when it was handed in, anew each time', async () => {
    const [user] = await server.db.select().from(users).where(eq(users.id, marisol))
    const submitted = async () =>
      (await server.db.select().from(caregivers).where(eq(caregivers.id, marisol)))[0]!.submitted_at
    await server.db
      .update(caregivers)
      .set({ profile_state_name: 'draft', submitted_at: null })
      .where(eq(caregivers.id, marisol))
    await updateScore(server.db, user!)
    const [{ profile_state_name } = { profile_state_name: '' }] = await server.db
      .select()
      .from(caregivers)
      .where(eq(caregivers.id, marisol))
    expect(profile_state_name).toBe('pending')
    const first = await submitted()
    expect(first).not.toBeNull()
    await updateScore(server.db, user!)
    expect(await submitted()).toEqual(first)
    await server.db.update(caregivers).set({ profile_state_name: 'draft', submitted_at: at('2020-01-01') })
    await updateScore(server.db, user!)
    expect((await submitted())!.getTime()).toBeGreaterThan(at('2020-01-02').getTime())
  })

  it('of a family are documents, and offers that wait for their caregivers', async () => {
    const [document] = await server.db
      .insert(documents)
      .values({ user_id: actors.family, name: 'Power of attorney', uploaded_at: at('2026-11-20') })
      .returning()
    await server.db.insert(documentFiles).values({
      ...{ document_id: document!.id, place: 1, name: 'power.pdf', stored_as: 'x' },
      ...{ size: 1, media_type: 'application/pdf' },
    })
    await someOffer(server)
    const { reviews, offers } = await pendingOf('family')
    expect(reviews).toEqual([{ queue: 'documents', count: 1, since: '2026-11-20T12:00:00.000Z', ahead: 0 }])
    expect(offers).toMatchObject([
      { name: 'Marisol R.', since: '2026-11-21T12:00:00.000Z', until: '2026-11-28' },
    ])
    expect((await pendingOf('caregiver')).offers).toEqual([])
  })
})

describe('what can be done meanwhile', () => {
  it('is what was given back, and what the home points out of one’s own papers', async () => {
    await server.db
      .insert(profilePhotos)
      .values({ user_id: marisol, ...square, uploaded_at: at('2026-11-18'), refusal: 'dark' })
    await server.db.insert(backgroundChecks).values({
      ...{ caregiver_id: marisol, status: 'returned', started_on: '2026-11-01', note: 'The ZIP code.' },
    })
    await server.db.update(users).set({ email_verified: false }).where(eq(users.id, marisol))
    const { returned, todo, reviews } = await pendingOf('caregiver')
    expect([returned, reviews]).toEqual([['photos', 'background'], []])
    const kinds = (await (await server.as('caregiver')).call(listOwnAlerts)).map(({ kind }) => kind)
    expect(todo.map(({ kind }) => kind)).toContain('email_unverified')
    for (const { kind } of todo) expect(kinds).toContain(kind)
    expect(todo.map(({ kind }) => kind)).not.toContain('unread')
  })

  it('of a family is its sign-up and its address, and of anybody else their address', async () => {
    await server.db.update(families).set({ onboarding_completed: false })
    await server.db.update(users).set({ email_verified: false })
    const kinds = async (who: Actor) => (await pendingOf(who)).todo.map(({ kind }) => kind)
    expect(await kinds('family')).toEqual(['signup_unfinished', 'email_unverified'])
    expect(await kinds('staff')).toEqual(['email_unverified'])
    await server.db.update(users).set({ email_verified: true })
    expect(await kinds('facility')).toEqual([])
  })
})
