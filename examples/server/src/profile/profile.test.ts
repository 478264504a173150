import {
  getApplicationNote,
  getHireEligibility,
  getCaregiver,
  inviteCaregiver,
  getLatestApplication,
  listReviews,
  notifyCaregiver,
  listOthersViewed,
} from '@homecare/sdk/caregivers'
import { searchCaregivers } from '@homecare/sdk/search'
import { addFavorite, listFavorites, removeFavorite } from '@homecare/sdk/families'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { caregiverInvites, favorites } from '../tables/families.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { caregivers, licenses, reviews } from '../tables/caregivers.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const marisol = actors.caregiver

describe('a public profile', () => {
  it('is there for everybody, with a whole number of miles for a family only', async () => {
    const seen = await server.visitor().care.call(getCaregiver, { id: marisol })
    expect(seen).toMatchObject({ first_name: 'Marisol', last_initial: 'R', city: 'Oakland', distance: null })
    const family = await server.as('family')
    const { distance } = await family.call(getCaregiver, { id: marisol })
    expect(Number.isInteger(distance)).toBe(true)
  })

  it('of somebody unknown, inactive or no caregiver is not there', async () => {
    const { care } = server.visitor()
    await server.db
      .update(caregivers)
      .set({ profile_state_name: 'pending' })
      .where(eq(caregivers.id, marisol))
    for (const id of [marisol, actors.family, 999_999]) {
      await expect(care.call(getCaregiver, { id })).rejects.toMatchObject({ kind: 'notFound' })
      await expect(care.call(listReviews, { id })).rejects.toMatchObject({ kind: 'notFound' })
    }
  })

  it('calls a license without its number pending, but not CPR', async () => {
    await server.db.delete(licenses).where(eq(licenses.caregiver_id, marisol))
    const blank = { caregiver_id: marisol, license_name: '', license_number: null, state: 'CA' }
    await server.db.insert(licenses).values([
      { ...blank, map_id: 1 },
      { ...blank, map_id: 3 },
    ])
    const seen = await server.visitor().care.call(getCaregiver, { id: marisol })
    expect(seen.licenses.map(({ map_id, pending }) => [map_id, pending])).toEqual([
      [1, false],
      [3, true],
    ])
  })

  it('pages its approved reviews, latest first, and counts their stars', async () => {
    const { care } = server.visitor()
    await server.db.insert(reviews).values({
      caregiver_id: marisol,
      reviewer: 'Nobody N.',
      review_text: 'Not looked at yet',
      rating: 1,
      approved: false,
      created: new Date(server.clock.now()),
    })
    const all = await care.call(listReviews, { id: marisol, query: { limit: 100 } })
    expect(all.data.every(({ approved }) => approved)).toBe(true)
    expect(all.records).toBe(all.data.length)
    expect(all.distribution.reduce((sum, count) => sum + count, 0)).toBe(all.records)
    const days = all.data.map(({ created }) => created)
    expect(days).toEqual(days.toSorted().toReversed())
    const second = await care.call(listReviews, { id: marisol, query: { limit: 2, offset: 2 } })
    expect(second.data).toEqual(all.data.slice(2, 4))
  })

  it('names others like her, never herself', async () => {
    const others = await server.visitor().care.call(listOthersViewed, { id: marisol })
    expect(others.length).toBeGreaterThan(0)
    expect(others.map(({ id }) => id)).not.toContain(marisol)
    expect(others.every(({ distance }) => distance === null)).toBe(true)
  })
})

describe('favorites', () => {
  it('are set once however often they are pressed, listed, and taken back', async () => {
    const family = await server.as('otherFamily')
    const listed = async () =>
      (await family.call(listFavorites, { id: 0 })).data.map(({ provider }) => provider.id)
    await server.db.delete(favorites).where(eq(favorites.family_id, actors.otherFamily))
    for (let press = 0; press < 2; press++) {
      expect(await family.call(addFavorite, { id: marisol })).toEqual({ has_favorited: true })
    }
    expect(await listed()).toEqual([marisol])
    const found = await family.call(searchCaregivers, { query: { favorites: true } })
    expect(found.data.map(({ id, has_favorited }) => [id, has_favorited])).toEqual([[marisol, true]])
    for (let press = 0; press < 2; press++) {
      expect(await family.call(removeFavorite, { id: marisol })).toEqual({ has_favorited: false })
    }
    expect(await listed()).toEqual([])
  })

  it('are a family’s own', async () => {
    const query = { favorites: true }
    await expect(server.visitor().care.call(searchCaregivers, { query })).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    const caregiver = await server.as('caregiver')
    await expect(caregiver.call(searchCaregivers, { query })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(caregiver.call(addFavorite, { id: marisol })).rejects.toMatchObject({ kind: 'forbidden' })
    const family = await server.as('family')
    await expect(family.call(listFavorites, { id: actors.otherFamily })).rejects.toMatchObject({
      kind: 'notFound',
    })
    await expect(family.call(addFavorite, { id: 999_999 })).rejects.toMatchObject({ kind: 'notFound' })
  })
})

describe('an invitation', () => {
  const jobOf = async (family: number, status: 'open' | 'closed' = 'open') => {
    const [job] = await server.db
      .insert(jobs)
      .values({ family_id: family, title: 'Evenings for Dad', city: 'Oakland', state: 'CA', status })
      .returning()
    return job!.id
  }
  const invitesFor = (job_id: number) =>
    server.db.$count(caregiverInvites, eq(caregiverInvites.job_id, job_id))

  it('goes out once, with a letter', async () => {
    const family = await server.as('family')
    const job_id = await jobOf(actors.family)
    for (let press = 0; press < 2; press++) {
      expect(
        await family.call(inviteCaregiver, { id: marisol, body: { job_id, note: 'Dad likes you.' } }),
      ).toEqual({ invited: true })
    }
    expect(await invitesFor(job_id)).toBe(1)
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'marisol@example.com'))
      .orderBy(outbox.id)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.body).toContain('Dad likes you.')
  })

  it('is refused for another family’s job, and for one that is closed', async () => {
    const family = await server.as('family')
    const theirs = await jobOf(actors.otherFamily)
    await expect(
      family.call(inviteCaregiver, { id: marisol, body: { job_id: theirs } }),
    ).rejects.toMatchObject({ kind: 'notFound' })
    const closed = await jobOf(actors.family, 'closed')
    await expect(
      family.call(inviteCaregiver, { id: marisol, body: { job_id: closed } }),
    ).rejects.toMatchObject({ kind: 'invalid' })
    expect((await invitesFor(theirs)) + (await invitesFor(closed))).toBe(0)
  })
})

describe('a reminder', () => {
  it('needs a conversation, and goes out once a day', async () => {
    const family = await server.as('family')
    expect(await family.call(notifyCaregiver, { id: marisol })).toEqual({ notified: true })
    await expect(family.call(notifyCaregiver, { id: marisol })).rejects.toMatchObject({ kind: 'tooMany' })
    server.clock.advance(25 * 3_600_000)
    const nextDay = await server.as('family')
    expect(await nextDay.call(notifyCaregiver, { id: marisol })).toEqual({ notified: true })
    const stranger = await server.as(await server.addUser({ role: 'family', email: 'new@example.com' }))
    await expect(stranger.call(notifyCaregiver, { id: marisol })).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('is refused from another site, since it changes something', async () => {
    const { jar } = await server.visitorAs('family')
    const answer = await jar.fetch(`/v1/notify_caregiver/${marisol}/`)
    expect(answer.status).toBe(403)
  })
})

describe('an application', () => {
  it('is told to the family whose job it is about, and to no other', async () => {
    const [job] = await server.db
      .insert(jobs)
      .values({ family_id: actors.family, title: 'Nights', city: 'Oakland', state: 'CA' })
      .returning()
    await server.db.delete(applications).where(eq(applications.caregiver_id, marisol))
    await server.db.insert(applications).values({
      job_id: job!.id,
      caregiver_id: marisol,
      proposal_state: 'applied',
      note: 'I can start Monday.',
      applied_date: '2026-11-20',
    })
    const family = await server.as('family')
    expect(await family.call(getLatestApplication, { id: marisol })).toMatchObject({
      job_title: 'Nights',
      proposal_state: 'applied',
    })
    expect(await family.call(getApplicationNote, { id: marisol })).toEqual({
      note_message: 'I can start Monday.',
      note_type: 'apply',
      date: '2026-11-20',
    })
    const other = await server.as('otherFamily')
    expect(await other.call(getLatestApplication, { id: marisol })).toBeNull()
    expect(await other.call(getApplicationNote, { id: marisol })).toBeNull()
    expect(await server.db.$count(applications, and(eq(applications.caregiver_id, marisol)))).toBe(1)
  })
})

describe('hiring', () => {
  it('is for families', async () => {
    expect(await (await server.as('caregiver')).call(getHireEligibility, { id: marisol })).toEqual({
      allowed: false,
      reason: 'Only families can hire.',
    })
    const other = await server.as('otherFamily')
    expect(await other.call(getHireEligibility, { id: marisol })).toEqual({ allowed: true, reason: null })
  })
})
