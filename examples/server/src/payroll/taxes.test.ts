import { randomBytes } from 'node:crypto'
import {
  enrollInTaxes,
  getTaxData,
  taxConsentVersion,
  updateTaxData,
  updateTaxId,
} from '@homecare/sdk/payments'
import { deleteAccount } from '@homecare/sdk/account'
import { addDays } from '@homecare/sdk/kit'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeyRing, keyNameOf } from '../secrets/keyRing.ts'
import { taxAudit, taxProfiles } from '../tables/money/payroll.ts'
import { actors } from '../testing/actors.ts'
import { emptyWorld, smallWorld } from '../testing/world.ts'
import { rotateTaxNumbers } from './rotation.ts'
import { placeOf } from './taxNumbers.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const carol = () => server.as('family')
const ssn = '123456789'
const employer_id = '471234568'
const today = '2026-11-21'
const paying = {
  ...{ legal_name: 'Carol Ito', pay_frequency: 'weekly' as const, first_pay_date: '2026-12-04' },
  consent_version: taxConsentVersion,
}
const address = { address: '88 Grand Ave', city: 'Oakland', state: 'CA', zip_code: '94612' }
const sign = { full_name: 'carol  ito', consent_version: taxConsentVersion }
const row = async () =>
  (await server.db.select().from(taxProfiles).where(eq(taxProfiles.user_id, actors.family)))[0]!
const audits = async () =>
  (await server.db.select().from(taxAudit).where(eq(taxAudit.about_user, actors.family))).map(
    ({ action, subject, actor_kind }) => [action, subject, actor_kind],
  )

describe('a tax number', () => {
  it('answers its last four digits, and no other is ever read', async () => {
    const care = await carol()
    expect(await care.call(updateTaxId, { body: { ssn } })).toEqual({
      ...{ ssn_last4: '6789', employer_id_last4: null },
    })
    expect(await care.call(updateTaxId, { body: { employer_id } })).toEqual({
      ...{ ssn_last4: '6789', employer_id_last4: '4568' },
    })
    expect(await care.call(getTaxData)).toMatchObject({ ssn_last4: '6789', employer_id_last4: '4568' })
    expect(await audits()).toEqual([
      ['save', 'ssn', 'family'],
      ['save', 'employer_id', 'family'],
    ])
  })

  it.each([
    ['000123456', 'ssn'],
    ['666123456', 'ssn'],
    ['912345678', 'ssn'],
    ['111111111', 'ssn'],
    ['071234567', 'employer_id'],
    ['12345678', 'ssn'],
    ['123-45-6789', 'ssn'],
  ])('%s is refused at its field', async (number, field) => {
    await expect((await carol()).call(updateTaxId, { body: { [field]: number } })).rejects.toMatchObject({
      fieldErrors: { [field]: [expect.any(String)] },
    })
    expect(await server.db.$count(taxProfiles)).toBe(0)
  })

  it('is of nobody where none is sent', async () =>
    expect((await carol()).call(updateTaxId, { body: {} })).rejects.toMatchObject({ kind: 'invalid' }))

  it('is bound to its row and version: an old one put back does not open', async () => {
    const care = await carol()
    const ring = server.deps.keyRing!
    await care.call(updateTaxId, { body: { ssn } })
    const old = (await row()).ssn_sealed!
    expect(ring.open(placeOf('ssn', actors.family, 1), old)).toBe(ssn)
    await care.call(updateTaxId, { body: { ssn: '234567891' } })
    const now = await row()
    expect(ring.open(placeOf('ssn', actors.family, now.ssn_version), now.ssn_sealed!)).toBe('234567891')
    expect(() => ring.open(placeOf('ssn', actors.family, now.ssn_version), old)).toThrow()
    expect(() => ring.open(placeOf('ssn', actors.otherFamily, now.ssn_version), now.ssn_sealed!)).toThrow()
  })

  it('is found nowhere in the database, in the log or in an answer, in no form', async () => {
    const written: string[] = []
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        written.push(String(text))
        return true
      })
    const { jar } = await server.visitorAs('family')
    const care = await carol()
    const answers = [
      await care.call(updateTaxId, { body: { ssn } }),
      await care.call(updateTaxId, { body: { employer_id } }, { idempotencyKey: 'kept-nowhere' }),
      await care.call(updateTaxId, { body: { ssn: `${ssn}0` } }).catch(String),
      await care.call(updateTaxId, { body: { employer_id: ssn, kind: ssn } as never }).catch(String),
      await care.call(updateTaxData, { body: { ssn } as never }).catch(String),
      await care.call(updateTaxData, { body: { ...paying, ...address } }),
      await care.call(enrollInTaxes, { body: sign }),
      await care.call(getTaxData),
      // Without a token, as a page of somebody else's would send it.
      await (await jar.fetch(updateTaxId.path, { method: 'PUT', body: JSON.stringify({ ssn }) })).text(),
    ]
    const dump = JSON.stringify([await everyRow(), answers, written])
    vi.restoreAllMocks()
    for (const number of [ssn, employer_id])
      for (const form of formsOf(number)) expect([form, dump.includes(form)]).toEqual([form, false])
    expect(dump).toContain('6789')
  })
})

/** A number as it might be written anywhere. */
function formsOf(number: string): string[] {
  const parted = [
    number.replace(/^(...)(..)(....)$/, '$1-$2-$3'),
    number.replace(/^(...)(..)(....)$/, '$1 $2 $3'),
    number.replace(/^(..)(.*)$/, '$1-$2'),
  ]
  const plain = [number, ...parted]
  return [
    ...plain,
    Array.from(number).reverse().join(''),
    ...plain.flatMap((text) => {
      const bytes = Buffer.from(text)
      const base64 = bytes.toString('base64').replace(/=+$/, '')
      return [base64, bytes.toString('base64url'), bytes.toString('hex'), bytes.toString('hex').toUpperCase()]
    }),
    Number(number).toString(16),
  ]
}

async function everyRow(): Promise<unknown[]> {
  const { rows } = await server.db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)
  const names = (rows as { tablename: string }[]).map(({ tablename }) => tablename)
  // What nobody has written in this test would be most of the dump.
  const still = ['places', 'caregivers', 'reviews', 'users', 'realtime_leaves', 'shifts', 'messages']
  const found = []
  for (const name of names.filter((one) => !still.includes(one)))
    found.push([name, (await server.db.execute(sql.raw(`select t::text from "${name}" t`))).rows])
  return found
}

describe('tax data', () => {
  it('begin with what the account says, and are saved part by part', async () => {
    const care = await carol()
    expect(await care.call(getTaxData)).toMatchObject({
      ...{ legal_name: 'Carol Ito', city: 'Oakland', choice: null, enrolled_at: null, ssn_last4: null },
    })
    expect(await care.call(updateTaxData, { body: { choice: 'self' } })).toMatchObject({ choice: 'self' })
    const saved = await care.call(updateTaxData, { body: { ...paying, ...address, address2: ' 4B ' } })
    expect(saved).toMatchObject({ ...paying, ...address, address2: '4B', choice: 'self' })
  })

  it.each([
    [{ first_pay_date: '2026-11-20' }, 'first_pay_date'],
    [{ first_pay_date: addDays(today, 367) }, 'first_pay_date'],
    [{ state: 'XX' }, 'state'],
    [{ address: ' ' }, 'address'],
    [{ legal_name: ' ' }, 'legal_name'],
    [{ consent_version: 'old' }, 'consent_version'],
    [{ ssn }, 'ssn'],
    [{ employer_id }, 'employer_id'],
  ])('with %j are refused at the field', async (body, field) =>
    expect((await carol()).call(updateTaxData, { body: body as never })).rejects.toMatchObject({
      fieldErrors: { [field]: [expect.any(String)] },
    }),
  )
})

describe('an enrollment', () => {
  it('needs how is paid, a number and an address, and the signature of the legal name', async () => {
    const care = await carol()
    const send = (body = sign) => care.call(enrollInTaxes, { body })
    await expect(send()).rejects.toMatchObject({ kind: 'conflict' })
    await care.call(updateTaxData, { body: { ...paying, ...address } })
    await expect(send()).rejects.toMatchObject({ kind: 'conflict' })
    await care.call(updateTaxId, { body: { ssn } })
    await expect(send({ ...sign, full_name: 'Carol' })).rejects.toMatchObject({
      fieldErrors: { full_name: [expect.any(String)] },
    })
    await expect(send({ ...sign, consent_version: '2020-01-01' })).rejects.toMatchObject({ kind: 'conflict' })
    const enrolled = await send()
    expect(enrolled).toMatchObject({
      choice: 'enroll',
      enrolled_at: new Date(server.clock.now()).toISOString(),
    })
    server.clock.advance(60_000)
    expect((await send()).enrolled_at).toBe(enrolled.enrolled_at)
    expect((await audits()).filter(([action]) => action === 'enroll')).toHaveLength(1)
    expect(await row()).toMatchObject({ signed_name: 'carol  ito', consent_version: taxConsentVersion })
    await expect(care.call(updateTaxData, { body: { choice: 'later' } })).rejects.toMatchObject({
      kind: 'conflict',
    })
    await care.call(updateTaxData, { body: { city: 'Berkeley' } })
  })

  it('stays when the account goes, since its records have to be kept; without one nothing does', async () => {
    const care = await carol()
    await care.call(updateTaxData, { body: { ...paying, ...address } })
    await care.call(updateTaxId, { body: { ssn } })
    await care.call(deleteAccount, { body: { password: DEMO_PASSWORD } })
    expect(await server.db.$count(taxProfiles)).toBe(0)
    expect((await audits()).at(-1)).toEqual(['erase', 'tax_data', 'family'])
  })
})

describe('a new key', () => {
  const [k1, k2] = ['k1', 'k2'].map((name) => ({ name, key: randomBytes(32) }))
  const old = createKeyRing([k1!])
  const both = createKeyRing([k2!, k1!])
  const place = placeOf('ssn', actors.family, 1)
  const keep = (sealed: string) =>
    server.db.insert(taxProfiles).values({
      ...{ user_id: actors.family, ssn_last4: '6789', ssn_sealed: sealed, ssn_version: 1 },
      updated_at: new Date(server.clock.now()),
    })
  it('closes every envelope anew once, says what the old one still closes, and is written down', async () => {
    await keep(old.seal(place, ssn))
    const rotated = await rotateTaxNumbers(server.db, both, server.clock.now)
    expect(rotated).toEqual({ rewrapped: 1, byKey: new Map([['k2', 1]]) })
    const { ssn_sealed } = await row()
    expect([keyNameOf(ssn_sealed!), createKeyRing([k2!]).open(place, ssn_sealed!)]).toEqual(['k2', ssn])
    expect((await rotateTaxNumbers(server.db, both, server.clock.now)).rewrapped).toBe(0)
    expect(await audits()).toEqual([['rotate', 'ssn', 'command']])
  })
  it('that does not know the old one changes nothing', async () => {
    const sealed = old.seal(place, ssn)
    await keep(sealed)
    await expect(rotateTaxNumbers(server.db, createKeyRing([k2!]), server.clock.now)).rejects.toThrow('k1')
    expect((await row()).ssn_sealed).toBe(sealed)
  })
})

describe('the database', () => {
  const insert = (given: Record<string, unknown>) =>
    server.db.insert(taxProfiles).values({
      ...{ user_id: actors.family, updated_at: new Date(server.clock.now()) },
      ...given,
    })
  it.each([
    [{ ssn_last4: '678', ssn_sealed: 'v1.x' }, 'tax_profiles_ssn_last4'],
    [{ employer_id_last4: '67890', employer_id_sealed: 'v1.x' }, 'tax_profiles_employer_id_last4'],
    [{ ssn_last4: '6789' }, 'tax_profiles_ssn'],
    [{ employer_id_sealed: 'v1.x' }, 'tax_profiles_employer_id'],
    [{ ssn_last4: '6789', ssn_sealed: ssn }, 'tax_profiles_ssn_sealed'],
    [{ employer_id_last4: '4568', employer_id_sealed: employer_id }, 'tax_profiles_employer_id_sealed'],
    [{ enrolled_at: new Date(0) }, 'tax_profiles_enrolled'],
  ])('refuses %j', async (given, constraint) =>
    expect(insert(given)).rejects.toMatchObject({ cause: { constraint } }),
  )
  it('neither changes nor removes what was written of tax data', async () => {
    await (await carol()).call(updateTaxData, { body: { choice: 'self' } })
    for (const statement of [
      sql`update tax_audit set actor_user = 1`,
      sql`delete from tax_audit`,
      sql`truncate tax_audit`,
    ])
      await expect(server.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      })
    expect(await audits()).toHaveLength(1)
  })
})

describe('without keys outside of the demo', () => {
  const bare = emptyWorld({ DEMO: '' })
  it('no tax number is taken, and health says so without failing', async () => {
    const id = await bare.addUser({ role: 'family', email: 'new@example.com' })
    await expect((await bare.as(id)).call(updateTaxId, { body: { ssn } })).rejects.toMatchObject({
      status: 503,
    })
    expect(await bare.db.$count(taxProfiles)).toBe(0)
    const health = await bare.fetch('/health')
    expect([health.status, await health.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'ok', tax_numbers: expect.stringContaining('DATA_KEYS') }),
    ])
    expect(await (await server.fetch('/health')).json()).toMatchObject({ tax_numbers: 'ok' })
  })
})
