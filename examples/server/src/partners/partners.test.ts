import { verifyInvitation, createPassword, whoami } from '@homecare/sdk/account'
import { getOwnFamily } from '@homecare/sdk/families'
import { getBrandingFlow, signUpWithPartner, type PartnerSignup } from '@homecare/sdk/partners'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { outbox, users } from '../tables/account.ts'
import { families } from '../tables/families.ts'
import { rateLimits } from '../tables/server.ts'
import { smallWorld } from '../testing/world.ts'
import { partners, partnerSignups } from '../tables/partners.ts'

const server = smallWorld()
beforeEach(() => server.db.delete(rateLimits))

let counted = 0
const form = (change: Partial<PartnerSignup> = {}): PartnerSignup => ({
  partner_code: 'getcare',
  form_name: 'spring',
  first_name: 'Naomi',
  last_name: 'Okafor',
  email: `partnered${++counted}@example.com`,
  phone: '5105550143',
  zip_code: '94601',
  member_id: 'M-77',
  message: 'Mornings, please.',
  terms: true,
  ...change,
})
const letterTo = async (email: string) => {
  const [letter] = await server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)
  return letter
}

describe('how a partner looks', () => {
  test('is found by code, in any case, and by number', async () => {
    const { care } = server.visitor()
    const byCode = await care.call(getBrandingFlow, { flow: 'GetCare' })
    expect(byCode).toMatchObject({ name: 'Get care', lead_source: 'getcare', is_active: true })
    expect(await care.call(getBrandingFlow, { flow: byCode.id })).toEqual(byCode)
  })

  test.each(['nobody', '0', '99999999999', '%27'])('is not found for %s', async (flow) => {
    await expect(server.visitor().care.call(getBrandingFlow, { flow })).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  test('is gone while the partner is not active, and with it the form', async () => {
    await server.db.update(partners).set({ is_active: false }).where(eq(partners.code, 'aarp2019'))
    const { care } = server.visitor()
    await expect(care.call(getBrandingFlow, { flow: 'aarp2019' })).rejects.toMatchObject({ kind: 'notFound' })
    await expect(
      care.call(signUpWithPartner, { body: form({ partner_code: 'aarp2019' }) }),
    ).rejects.toMatchObject({ fieldErrors: { partner_code: [expect.any(String)] } })
  })
})

describe('a partner’s short form', () => {
  test('makes an account that the mailed link opens, and nobody is signed in before', async () => {
    const { care, jar } = server.visitor()
    const body = form()
    const { id } = await care.call(signUpWithPartner, { body })
    expect(jar.get('session')).toBeUndefined()
    const [row] = await server.db.select().from(partnerSignups).where(eq(partnerSignups.id, id))
    expect(row).toMatchObject({ partner_code: 'getcare', form_name: 'spring', message: 'Mornings, please.' })

    const letter = await letterTo(body.email)
    expect(letter?.body).toContain('Get care')
    const token = /create\/password\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
    expect(await care.call(verifyInvitation, { token })).toMatchObject({
      email: body.email,
      partner: { name: 'Get care', phone_number: '1-800-555-0111' },
    })
    await care.call(createPassword, { token, body: { password: 'four words make one' } })
    expect(await care.call(getOwnFamily)).toMatchObject({
      city: 'Oakland',
      zip_code: '94601',
      onboarding_completed: false,
    })
    const [family] = await server.db.select().from(families).where(eq(families.email, body.email))
    expect(family).toMatchObject({ partner_code: 'getcare', member_id: 'M-77' })
    // No benefit is claimed by a form: the family is not the partner's until the partner says so.
    expect((await care.call(whoami)).data).toMatchObject({ user_type: 'family', is_b2b: false })
  })

  test('answers the same for an address that is known, and only tells its owner', async () => {
    const known = form({ email: 'carol@example.com' })
    const { care } = server.visitor()
    const answer = await care.call(signUpWithPartner, { body: known })
    expect(Object.keys(answer)).toEqual(['id'])
    const letter = await letterTo('carol@example.com')
    expect(letter?.body).toContain('/accounts/login')
    expect(letter?.body).not.toContain('/create/password/')
    const [carol] = await server.db.select().from(users).where(eq(users.email, 'carol@example.com'))
    expect(carol?.first_name).toBe('Carol')
  })

  test('counts once however often one attempt is sent', async () => {
    const { care } = server.visitor()
    const body = form()
    const options = { idempotencyKey: 'one attempt of a form' }
    expect(await care.call(signUpWithPartner, { body }, options)).toEqual(
      await care.call(signUpWithPartner, { body }, options),
    )
    expect(await server.db.select().from(users).where(eq(users.email, body.email))).toHaveLength(1)
  })

  test('adds one account for two forms with one new address at one instant, and answers both', async () => {
    const [one, other] = [form(), form()]
    const send = (body: PartnerSignup) =>
      server.visitor().care.call(signUpWithPartner, { body: { ...body, email: one.email } })
    const answers = await Promise.all([send(one), send({ ...other, first_name: 'Nobody' })])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(2)
    expect(await server.db.$count(users, eq(users.email, one.email))).toBe(1)
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, one.email))
      .orderBy(outbox.id)
    expect(letters.filter(({ body }) => body.includes('/create/password/'))).toHaveLength(1)
    expect(letters).toHaveLength(2)
  })

  test('writes in the language it was filled in', async () => {
    const body = form({ language: 'es' })
    await server.visitor().care.call(signUpWithPartner, { body })
    expect((await letterTo(body.email))?.subject).toBe('Naomi, elija su contraseña')
  })

  test.each([
    ['an unknown partner', { partner_code: 'nobody' }, 'partner_code'],
    ['terms that were not agreed to', { terms: false }, 'terms'],
    ['an address that is none', { email: 'nobody' }, 'email'],
    ['a phone number that is none', { phone: 'abcdefghij' }, 'phone'],
    ['a name of blanks', { first_name: '  ' }, 'first_name'],
    ['a name with numbers', { last_name: 'R2D2' }, 'last_name'],
  ])('is turned down for %s', async (_, change, field) => {
    const body = form(change)
    const error: unknown = await server
      .visitor()
      .care.call(signUpWithPartner, { body })
      .catch((thrown: unknown) => thrown)
    expect(Object.keys((error as { fieldErrors: object }).fieldErrors)).toEqual([field])
    expect(await server.db.select().from(users).where(eq(users.email, body.email))).toEqual([])
  })
})
