import { getSettings } from '@homecare/sdk/account'
import { getCaregiver } from '@homecare/sdk/caregivers'
import { listOwnLicenses } from '@homecare/sdk/credentials'
import { versionFor } from '@homecare/sdk/kit'
import {
  updateCaregiver,
  getOwnCaregiver,
  profileRecord,
  refreshScore,
  type CaregiverChange,
  type CaregiverUserChange,
} from '@homecare/sdk/ownProfile'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { caregivers, licenses } from '../tables/caregivers.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const marisol = actors.caregiver
const denise = actors.otherCaregiver

describe('a change of the own profile', () => {
  it('is kept, and shown to her and to families', async () => {
    const care = await server.as('caregiver')
    await care.call(updateCaregiver, {
      body: {
        caregiver: { desired_wage: 3150, spoken_languages: [20, 1, 20], about: ' Patient and on time. ' },
        user: { settings: { max_job_distance_preference: 50 } },
      },
    })
    const mine = await care.call(getOwnCaregiver)
    expect(mine).toMatchObject({ desired_wage: 3150, about: 'Patient and on time.' })
    expect(mine.spoken_languages).toEqual([{ id: 1 }, { id: 20 }])
    expect(await care.call(getSettings)).toMatchObject({ max_job_distance_preference: 50 })
    const seen = await server.visitor().care.call(getCaregiver, { id: marisol })
    expect(seen).toMatchObject({ desired_wage: 3150, spoken_languages: [1, 20] })
  })

  it.each<[string, { caregiver?: CaregiverChange; user?: CaregiverUserChange }, string, string]>([
    ['about', { caregiver: { about: ' ' } }, 'caregiver.about', 'Debe escribir algo sobre usted.'],
    [
      'wage',
      { caregiver: { desired_wage: 10_001 } },
      'caregiver.desired_wage',
      'Indique una tarifa por hora que no pase de $100.',
    ],
    [
      'languages',
      { caregiver: { spoken_languages: [] } },
      'caregiver.spoken_languages',
      'Seleccione al menos un idioma',
    ],
    [
      'distance',
      { user: { settings: { max_job_distance_preference: 15 } } },
      'user.settings.max_job_distance_preference',
      'Elija una distancia de 10 a 70 millas.',
    ],
    [
      'street',
      { user: { address: 'Grand Ave' } },
      'user.address',
      'Se requiere una dirección válida con número de calle',
    ],
  ])('is refused beside its field, in her language: %s', async (_, body, field, says) => {
    await server.db.update(users).set({ language: 'es' }).where(eq(users.id, marisol))
    const care = await server.as('caregiver')
    const before = await care.call(getOwnCaregiver)
    await expect(care.call(updateCaregiver, { body })).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: { [field]: [says] },
    })
    expect(await care.call(getOwnCaregiver)).toEqual(before)
  })

  it.each([
    ['caregiver', 'phone_verified', true],
    ['caregiver', 'background_checked', true],
    ['caregiver', 'avg_rating', 5],
    ['caregiver', 'is_hcp', true],
    ['caregiver', 'cg_profile_score', 100],
    ['caregiver', 'profile_state_name', 'active'],
    ['caregiver', 'vetted', true],
    ['caregiver', 'id', denise],
    ['caregiver', 'user_id', denise],
    ['user', 'id', denise],
    ['user', 'role', 'staff'],
    ['user', 'phone', '5105550100'],
    ['user', 'email', 'else@example.com'],
    ['user', 'is_admin', true],
  ] as const)('never takes %s.%s', async (part, field, value) => {
    const { jar, care } = await server.visitorAs('caregiver')
    const everything = () =>
      Promise.all([
        server.db.select().from(caregivers).where(eq(caregivers.id, marisol)),
        server.db.select().from(users).where(eq(users.id, marisol)),
        server.db.select().from(caregivers).where(eq(caregivers.id, denise)),
      ])
    await care.call(getOwnCaregiver)
    const before = await everything()
    const answer = await jar.fetch('/v1/caregivers/', {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': jar.get('csrftoken')! },
      body: JSON.stringify({ caregiver: { desired_wage: 3150 }, [part]: { [field]: value } }),
    })
    expect(answer.status).toBe(400)
    const told = (await answer.json()) as { message: { error_data: object } }
    expect(Object.keys(told.message.error_data)).toContain(`${part}.${field}`)
    expect(await everything()).toEqual(before)
  })

  it('counts once however often it is sent', async () => {
    const care = await server.as('caregiver')
    const send = (desired_wage: number) =>
      care.call(updateCaregiver, { body: { caregiver: { desired_wage } } }, { idempotencyKey: 'the same' })
    await send(3150)
    await server.db.update(caregivers).set({ desired_wage: 2000 }).where(eq(caregivers.id, marisol))
    await send(3150)
    expect((await care.call(getOwnCaregiver)).desired_wage).toBe(2000)
    await expect(send(4000)).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('is refused where another tab has changed the same meanwhile, with the record as it is now', async () => {
    const care = await server.as('caregiver')
    const seen = await care.call(getOwnCaregiver)
    const save = (caregiver: CaregiverChange, user?: CaregiverUserChange) => {
      const change = { caregiver, ...(user && { user }) }
      return care.call(updateCaregiver, {
        body: { ...change, version: versionFor(profileRecord, seen, change) },
      })
    }
    await save({ about: 'From the first tab.' })
    // Another part of the same profile overwrites nothing.
    await save({ desired_wage: 3150 })
    await expect(save({ about: 'From the second tab.' })).rejects.toMatchObject({
      kind: 'conflict',
      current: { about: 'From the first tab.', desired_wage: 3150 },
    })
    await expect(save({ desired_wage: 4000, about: 'Both.' })).rejects.toMatchObject({ kind: 'conflict' })
    await save({}, { first_name: 'Mari' })
    await expect(save({}, { first_name: 'Maria' })).rejects.toMatchObject({ kind: 'conflict' })
    const now = await care.call(getOwnCaregiver)
    expect(now).toMatchObject({
      about: 'From the first tab.',
      desired_wage: 3150,
      user: { first_name: 'Mari' },
    })
    await care.call(updateCaregiver, { body: { caregiver: { about: 'Without a version.' } } })
  })

  it('merges licenses by their numbers, and never takes another’s', async () => {
    const care = await server.as('caregiver')
    await server.db.delete(licenses).where(eq(licenses.caregiver_id, marisol))
    const change = (...drafts: NonNullable<CaregiverChange['licenses']>) =>
      care.call(updateCaregiver, { body: { caregiver: { licenses: drafts } } })
    await change({ map_id: 1, expires: '2027-01-01' }, { map_id: 3, license_number: 'HH-1', state: 'CA' })
    const [cpr, hha] = await care.call(listOwnLicenses)
    await change({ id: cpr!.id, map_id: 1, expires: '2028-01-01' })
    expect(await care.call(listOwnLicenses)).toMatchObject([{ id: cpr!.id, expires: '2028-01-01' }, hha!])
    const [hers] = await (await server.as('otherCaregiver')).call(listOwnLicenses)
    await expect(change({ id: hers!.id, map_id: 2, license_number: 'X' })).rejects.toMatchObject({
      kind: 'notFound',
    })
    expect((await (await server.as('otherCaregiver')).call(listOwnLicenses))[0]).toEqual(hers)
  })

  it('takes no photo but her own', async () => {
    const care = await server.as('caregiver')
    await expect(
      care.call(updateCaregiver, { body: { caregiver: { photo_id: denise } } }),
    ).rejects.toMatchObject({ fieldErrors: { 'caregiver.photo_id': [expect.any(String)] } })
  })

  it('of one shift duration clears the other', async () => {
    const care = await server.as('caregiver')
    for (const [on, off] of [
      ['shift_preferences_duration_12hr', 'shift_preferences_duration_8hr'],
      ['shift_preferences_duration_8hr', 'shift_preferences_duration_12hr'],
    ] as const) {
      await care.call(updateCaregiver, { body: { caregiver: { [on]: true } } })
      expect(await care.call(getOwnCaregiver)).toMatchObject({ [on]: true, [off]: false })
    }
  })

  it('to nursing makes her a nurse, and nothing else does', async () => {
    const care = await server.as('caregiver')
    await care.call(updateCaregiver, { body: { caregiver: { provider_types: [2, 0] } } })
    expect(await care.call(getOwnCaregiver)).toMatchObject({ is_hcp: true, provider_types: [2, 0] })
  })
})

describe('a new address', () => {
  const address = { address: '100 Main St', city: 'Sacramento', state: 'CA', zip_code: '95814' }
  const stored = async () => (await server.db.select().from(users).where(eq(users.id, marisol)))[0]!

  it('brings its county and coordinates from the table of places', async () => {
    const care = await server.as('caregiver')
    await care.call(updateCaregiver, { body: { user: address } })
    const { county, latitude, longitude } = await stored()
    expect(county).toBe('Sacramento')
    expect([latitude! - 38.58, longitude! + 121.49].every((off) => Math.abs(off) < 0.2)).toBe(true)
    expect((await care.call(getOwnCaregiver)).user).toMatchObject(address)
  })

  it('keeps the coordinates that came with it only where they fit', async () => {
    const care = await server.as('caregiver')
    const near = { latitude: 38.601234, longitude: -121.501234 }
    await care.call(updateCaregiver, { body: { user: { ...address, ...near } } })
    expect(await stored()).toMatchObject(near)
    await care.call(updateCaregiver, { body: { user: { ...address, latitude: 40.7, longitude: -74 } } })
    expect((await stored()).latitude).toBeLessThan(39)
  })

  it('that nobody can find is refused, and nothing of it kept', async () => {
    const care = await server.as('caregiver')
    const before = await stored()
    for (const user of [
      { ...address, city: 'Nowhere', zip_code: '' },
      { ...address, state: 'TX' },
    ]) {
      await expect(care.call(updateCaregiver, { body: { user } })).rejects.toMatchObject({
        fieldErrors: { 'user.address': ['A valid address is required'] },
      })
    }
    expect(await stored()).toEqual(before)
  })

  it('takes every ZIP code of the country, and says of one that is none', async () => {
    const care = await server.as('caregiver')
    const orinda = { ...address, city: 'Orinda', zip_code: '94563' }
    await care.call(updateCaregiver, { body: { user: orinda } })
    expect(await stored()).toMatchObject({ county: 'Contra Costa', latitude: 37.88 })
    for (const [zip_code, said] of [
      ['99999', 'We cannot find the ZIP code 99999. Check the number.'],
      ['09001', '09001 is a military post office. Enter the ZIP code where you live.'],
    ])
      await expect(
        care.call(updateCaregiver, { body: { user: { ...address, zip_code } } }),
      ).rejects.toMatchObject({ fieldErrors: { 'user.zip_code': [said] } })
  })
})

describe('the score', () => {
  it('is worked out anew by her own number and by 0, and for nobody else', async () => {
    const care = await server.as('caregiver')
    const mine = await care.call(getOwnCaregiver)
    expect(await care.call(refreshScore, { id: 0 })).toMatchObject({
      cg_profile_score: mine.cg_profile_score,
      profile_state_name: 'active',
      state_of_caregiver: 2,
    })
    expect(await care.call(refreshScore, { id: marisol })).toEqual(await care.call(refreshScore, { id: 0 }))
    await expect(care.call(refreshScore, { id: denise })).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('puts a draft that has all that families must know in the line to be looked at', async () => {
    await server.db
      .update(caregivers)
      .set({ profile_state_name: 'draft', about: '' })
      .where(eq(caregivers.id, marisol))
    const care = await server.as('caregiver')
    expect(await care.call(refreshScore, { id: 0 })).toMatchObject({
      profile_state_name: 'draft',
      cg_profile_state: 'incomplete',
    })
    await care.call(updateCaregiver, { body: { caregiver: { about: 'Here I am.' } } })
    expect(await care.call(getOwnCaregiver)).toMatchObject({
      profile_state_name: 'pending',
      state_of_caregiver: 1,
    })
  })
})
