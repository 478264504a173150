import { getSettings, login, whoami } from '@homecare/sdk/account'
import { getCaregiver } from '@homecare/sdk/caregivers'
import { updateCaregiver, getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { signUpCaregiver, type CaregiverSignup } from '@homecare/sdk/registration'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { agreementAnswers } from '../tables/documents.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { caregivers } from '../tables/caregivers.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const person: CaregiverSignup['user'] = {
  first_name: ' Nadia ',
  last_name: 'Rahman',
  email: ' Nadia.R@example.com',
  password: 'four words make one',
  phone: '5105550119',
  zip_code: '94601',
  provider_type: 2,
  terms: true,
}
const signUp = (change: Partial<typeof person> = {}) => {
  const { care } = server.visitor()
  return { care, answer: care.call(signUpCaregiver, { body: { user: { ...person, ...change } } }) }
}
const found = async () => {
  const [user] = await server.db.select().from(users).where(eq(users.email, 'Nadia.R@example.com'))
  return user
}

describe('a registration', () => {
  it('makes a nurse’s account, signs in, and gives her a profile to fill', async () => {
    const { care, answer } = signUp({ invite_code: ' FRIEND ' })
    const identity = await answer
    expect(identity).toMatchObject({ user_type: 'caregiver', first_name: 'Nadia', is_hcp: true, photo: null })
    expect((await care.call(whoami)).data).toEqual(identity)
    expect(await care.call(getOwnCaregiver)).toMatchObject({
      id: identity.id,
      provider_types: [2],
      is_hcp: true,
      about: '',
      phone_verified: false,
      cg_profile_score: 0,
      profile_state_name: 'draft',
      user: { city: 'Oakland', state: 'CA', zip_code: '94601', phone: '5105550119' },
    })
    expect(await care.call(getSettings)).toMatchObject({ max_job_distance_preference: 30 })
    const [row] = await server.db.select().from(caregivers).where(eq(caregivers.id, identity.id!))
    expect(row?.invite_code).toBe('FRIEND')
    await server
      .visitor()
      .care.call(login, { body: { email: 'nadia.r@example.com', password: person.password! } })
  })

  it('makes an aide’s where nothing else is said, and lets her go on at once', async () => {
    const { care, answer } = signUp({ provider_type: undefined, zip_code: undefined, phone: undefined })
    expect((await answer).is_hcp).toBe(false)
    await care.call(updateCaregiver, { body: { caregiver: { desired_wage: 2200, spoken_languages: [1] } } })
    expect((await care.call(getOwnCaregiver)).cg_profile_score).toBe(10)
  })

  it('says beside the field that a ZIP code is not known, and takes none instead', async () => {
    const error = await refusal(signUp({ zip_code: '00000' }).answer)
    expect(error.fieldErrors).toEqual({
      'user.zip_code': ['We cannot find the ZIP code 00000. Check the number.'],
    })
    expect(await found()).toBeUndefined()
    const { care, answer } = signUp({ zip_code: '' })
    await answer
    expect((await care.call(getOwnCaregiver)).user).toMatchObject({ zip_code: '', city: '', latitude: null })
  })

  it('is hidden from families until it is ready and looked at', async () => {
    const { id } = await signUp().answer
    await expect(server.visitor().care.call(getCaregiver, { id: id! })).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  it('keeps the consent to the terms of the day, and writes a letter', async () => {
    const { user_id } = await signUp({ language: 'es' }).answer
    const consents = await server.db
      .select()
      .from(agreementAnswers)
      .where(eq(agreementAnswers.user_id, user_id!))
    expect(consents).toMatchObject([{ agreement: 'terms', version: '2026-11-01', consented: true }])
    const [letter] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'Nadia.R@example.com'))
      .orderBy(outbox.id)
    expect(letter?.subject).toBe('Le damos la bienvenida, Nadia')
  })

  it('is refused beside the fields', async () => {
    await expect(signUp({ terms: false, password: 'short', first_name: '' }).answer).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: {
        'user.terms': [expect.any(String)],
        'user.password': [expect.any(String)],
        'user.first_name': [expect.any(String)],
      },
    })
    expect(await found()).toBeUndefined()
  })

  it('is refused for an address that has an account, in any case of letters', async () => {
    await expect(signUp({ email: 'MARISOL@example.com' }).answer).rejects.toMatchObject({ kind: 'conflict' })
    const both = await Promise.allSettled([signUp().answer, signUp().answer])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('counts once however often it is sent, and signs in each time', async () => {
    const { care } = server.visitor()
    const again = server.visitor().care
    const send = (client: typeof care) =>
      client.call(signUpCaregiver, { body: { user: person } }, { idempotencyKey: 'one registration' })
    const first = await send(care)
    expect(await send(again)).toEqual(first)
    expect((await again.call(whoami)).data).toEqual(first)
  })

  it('believes no social sign-in that nobody has checked', async () => {
    const social = { accessToken: 'x', expiresIn: 60, socialUserId: '1' }
    await expect(
      server.visitor().care.call(signUpCaregiver, { body: { user: person, social } }),
    ).rejects.toMatchObject({ fieldErrors: { social: [expect.any(String)] } })
    expect(await found()).toBeUndefined()
  })
})
