import { getBadgeProgress, listBadges, listCurrentBadges } from '@homecare/sdk/badges'
import { getCaregiver, listReviews } from '@homecare/sdk/caregivers'
import { getOwnCaregiver, listOwnReviews, refreshScore } from '@homecare/sdk/ownProfile'
import { chooseBackgroundPhoto, getBackgroundPhotos } from '@homecare/sdk/photos'
import {
  addReference,
  updateReference,
  listReferences,
  listReferencesToCall,
  noteReferenceCall,
  removeReference,
} from '@homecare/sdk/references'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { caregiverBadges, references, reviews } from '../tables/caregivers.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const marisol = actors.caregiver

describe('badges', () => {
  const statusOf = async (code: 'Phone verified' | 'Background check') => {
    const { badges } = await (await server.as('caregiver')).call(getBadgeProgress)
    return badges.find(({ name }) => name === code)!
  }

  it('are told with how far she is, the completed ones and all of them', async () => {
    const care = await server.as('caregiver')
    const { badges, completed, total } = await care.call(getBadgeProgress)
    expect(badges).toHaveLength(total)
    expect(await care.call(listBadges, { query: { filter: 'completed' } })).toHaveLength(completed)
    expect(await care.call(listBadges)).toEqual(badges)
    expect(badges.every(({ status, progress }) => (status === 'completed') === (progress === 100))).toBe(true)
    const current = await care.call(listCurrentBadges, { query: { filter: 'profile' } })
    expect(current.every(({ progress }) => progress > 0)).toBe(true)
  })

  it('for a phone come with its verification and go with it, and so does being vetted', async () => {
    const care = await server.as('caregiver')
    const verify = async (phone_verified: boolean) => {
      await server.db.update(users).set({ phone_verified }).where(eq(users.id, marisol))
      await care.call(refreshScore, { id: 0 })
    }
    await server.db
      .update(caregiverBadges)
      .set({ status: 'completed' })
      .where(eq(caregiverBadges.caregiver_id, marisol))
    await verify(false)
    expect(await statusOf('Phone verified')).toMatchObject({
      status: 'in_progress',
      progress: 50,
      completed_at: null,
    })
    expect((await care.call(getCaregiver, { id: marisol })).vetted).toBe(false)
    await verify(true)
    expect(await statusOf('Phone verified')).toMatchObject({ status: 'completed', progress: 100 })
  })

  it('that somebody has to confirm are not given by a number of records', async () => {
    await server.db.delete(references).where(eq(references.caregiver_id, marisol))
    await server.db.delete(caregiverBadges).where(eq(caregiverBadges.caregiver_id, marisol))
    const care = await server.as('caregiver')
    for (const phone of ['5105550111', '5105550112', '5105550113'])
      await care.call(addReference, { body: { name: 'Ana Souza', relationship: 'Supervisor', phone } })
    await care.call(refreshScore, { id: 0 })
    const { badges } = await care.call(getBadgeProgress)
    expect(badges.find(({ name }) => name === 'References called')).toMatchObject({
      status: 'in_progress',
      progress: 99,
    })
  })
})

describe('references', () => {
  const draft = { name: ' Ana Souza ', relationship: 'Supervisor', phone: '(510) 555-0119' }

  it('are added, changed and removed', async () => {
    const care = await server.as('caregiver')
    const before = await care.call(listReferences)
    const added = await care.call(addReference, { body: draft })
    expect(added).toMatchObject({
      name: 'Ana Souza',
      phone: '5105550119',
      email: null,
      note: '',
      status: 'added',
    })
    await server.db.update(references).set({ status: 'answered' }).where(eq(references.id, added.id))
    const noted = await care.call(updateReference, { id: added.id, body: { note: 'After six.' } })
    expect(noted).toMatchObject({ note: 'After six.', status: 'answered' })
    const moved = await care.call(updateReference, { id: added.id, body: { phone: '5105550120' } })
    expect(moved).toMatchObject({ phone: '5105550120', status: 'added', name: 'Ana Souza' })
    await care.call(removeReference, { id: added.id })
    expect(await care.call(listReferences)).toEqual(before)
  })

  it('are refused beside their fields, and count once', async () => {
    const care = await server.as('caregiver')
    await expect(
      care.call(addReference, { body: { name: '', relationship: '', phone: '1', email: 'x' } }),
    ).rejects.toMatchObject({
      fieldErrors: {
        name: [expect.any(String)],
        relationship: [expect.any(String)],
        phone: [expect.any(String)],
        email: [expect.any(String)],
      },
    })
    const send = () => care.call(addReference, { body: draft }, { idempotencyKey: 'one reference' })
    expect(await send()).toEqual(await send())
  })

  it('are not her own number', async () => {
    const care = await server.as('caregiver')
    const { user } = await care.call(getOwnCaregiver)
    await expect(
      care.call(addReference, { body: { ...draft, phone: user.phone ?? '' } }),
    ).rejects.toMatchObject({ fieldErrors: { phone: [expect.any(String)] } })
  })

  it('are called by the staff: two who spoke with us earn the badge, and it stays', async () => {
    await server.db.delete(references).where(eq(references.caregiver_id, marisol))
    await server.db.delete(caregiverBadges).where(eq(caregiverBadges.caregiver_id, marisol))
    const care = await server.as('caregiver')
    const staff = await server.as('staff')
    const statusOf = async () => {
      const { badges } = await care.call(getBadgeProgress)
      const { status, progress } = badges.find(({ code }) => code === 'references')!
      return [status, progress]
    }
    const called = async (id: number, status: 'asked' | 'answered') =>
      staff.call(noteReferenceCall, { caregiverId: marisol, id, body: { status } })
    const first = await care.call(addReference, { body: draft })
    const second = await care.call(addReference, { body: { ...draft, phone: '5105550120' } })
    const waiting = async () =>
      (await staff.call(listReferencesToCall)).filter(({ caregiver_id }) => caregiver_id === marisol)
    expect(await waiting()).toMatchObject([
      { id: first.id, caregiver_name: 'Marisol Rivera', phone: '5105550119', status: 'added' },
      { id: second.id },
    ])
    await called(first.id, 'answered')
    await called(second.id, 'asked')
    expect(await waiting()).toMatchObject([{ id: second.id, status: 'asked' }])
    for (const [search, found] of [
      ['marisol riv', true],
      ['ana souza', true],
      ['%', false],
    ] as const) {
      const ids = (await staff.call(listReferencesToCall, { query: { search } })).map(({ id }) => id)
      expect([search, ids.includes(second.id)]).toEqual([search, found])
    }
    expect(await statusOf()).toEqual(['in_progress', 99])
    await called(second.id, 'answered')
    expect(await statusOf()).toEqual(['completed', 100])
    // Noted by mistake: the badge goes with it, and comes back.
    await called(second.id, 'asked')
    expect(await statusOf()).toEqual(['in_progress', 99])
    await called(second.id, 'answered')
    expect(await statusOf()).toEqual(['completed', 100])
    await care.call(removeReference, { id: second.id })
    await care.call(refreshScore, { id: 0 })
    expect(await statusOf()).toEqual(['completed', 100])
  })

  it('are two when both answers are noted at one instant', async () => {
    await server.db.delete(references).where(eq(references.caregiver_id, marisol))
    await server.db.delete(caregiverBadges).where(eq(caregiverBadges.caregiver_id, marisol))
    const care = await server.as('caregiver')
    const first = await care.call(addReference, { body: draft })
    const second = await care.call(addReference, { body: { ...draft, phone: '5105550120' } })
    const staff = await server.as('staff')
    await Promise.all(
      [first, second].map(({ id }) =>
        staff.call(noteReferenceCall, { caregiverId: marisol, id, body: { status: 'answered' } }),
      ),
    )
    const { badges } = await care.call(getBadgeProgress)
    expect(badges.find(({ code }) => code === 'references')).toMatchObject({ status: 'completed' })
  })

  it('are noted for the caregiver of the path alone', async () => {
    const added = await (await server.as('caregiver')).call(addReference, { body: draft })
    const staff = await server.as('staff')
    await expect(
      staff.call(noteReferenceCall, {
        caregiverId: actors.otherCaregiver,
        id: added.id,
        body: { status: 'answered' },
      }),
    ).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('are nobody else’s to read or change', async () => {
    const added = await (await server.as('caregiver')).call(addReference, { body: draft })
    const other = await server.as('otherCaregiver')
    expect((await other.call(listReferences)).map(({ id }) => id)).not.toContain(added.id)
    await expect(other.call(updateReference, { id: added.id, body: { note: 'x' } })).rejects.toMatchObject({
      kind: 'notFound',
    })
    await expect(other.call(removeReference, { id: added.id })).rejects.toMatchObject({ kind: 'notFound' })
    await expect((await server.as('staff')).call(listReferences)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('the picture behind the profile', () => {
  it('is one of several', async () => {
    const care = await server.as('caregiver')
    const { photos } = await care.call(getBackgroundPhotos)
    expect(await care.call(chooseBackgroundPhoto, { body: { selected_id: 3 } })).toEqual({
      selected_id: 3,
      photos,
    })
    expect((await care.call(getOwnCaregiver)).background_photo_url).toBe(photos['3'])
    for (const selected_id of [0, 9, 1.5])
      await expect(care.call(chooseBackgroundPhoto, { body: { selected_id } })).rejects.toMatchObject({
        fieldErrors: { selected_id: [expect.any(String)] },
      })
  })
})

describe('her own reviews', () => {
  it('are there before they are approved, without the number of who wrote', async () => {
    await server.db.insert(reviews).values({
      caregiver_id: marisol,
      reviewer: 'Nobody N.',
      reviewer_id: actors.otherFamily,
      review_text: 'Not looked at yet',
      rating: 1,
      approved: false,
      created: new Date(server.clock.now()),
    })
    const [first] = await (await server.as('caregiver')).call(listOwnReviews)
    expect(first).toMatchObject({ review_text: 'Not looked at yet', approved: false, created: '2026-11-21' })
    expect(first).not.toHaveProperty('reviewer_id')
    const seen = await server.visitor().care.call(listReviews, { id: marisol })
    expect(seen.data.map(({ review_text }) => review_text)).not.toContain('Not looked at yet')
  })
})
