import { getBadgeProgress } from '@homecare/sdk/badges'
import type { Client } from '@homecare/sdk/client'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import {
  agreeToBackgroundStep,
  beginBackgroundCheck,
  getBackgroundCheck,
  getBackgroundOrder,
  getBackgroundPerson,
  getBackgroundReport,
  getCaregiverReport,
  getScreening,
  listBackgroundOrders,
  recordBackgroundResult,
  returnBackgroundCheck,
  revealBackgroundNumber,
  updateBackgroundPerson,
  updateScreening,
  signBackgroundCheck,
  verifyBirthday,
  type BackgroundPerson,
} from '@homecare/sdk/screening'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { idempotencyKeys } from '../tables/server.ts'
import { actorNames, actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { backgroundChecks } from '../tables/screening.ts'
import { screeningServerTexts } from './texts.ts'

const server = smallWorld()
beforeEach(async () => {
  await server.change().delete(backgroundChecks).where(eq(backgroundChecks.caregiver_id, marisol))
  await server.db
    .update(caregivers)
    .set({ background_checked: false, background_checked_on: null, birthday: null })
    .where(eq(caregivers.id, marisol))
})

const marisol = actors.caregiver
const person: BackgroundPerson = {
  first_name: 'Marisol',
  last_name: 'Rivera',
  birthday: '1988-02-29',
  ssn: '123456789',
  address: ' 88 Grand Ave ',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
}
async function agree(care: Client): Promise<void> {
  for (const step of ['disclosure', 'release', 'authorization-addendum'] as const)
    await care.call(agreeToBackgroundStep, { body: { step, agreed: true } })
}
async function sign(care: Client) {
  await agree(care)
  await care.call(updateBackgroundPerson, { body: person })
  return care.call(signBackgroundCheck, { body: { signature: 'marisol rivera' } })
}
const result = {
  passed: true,
  sections: [{ title: 'County records', result: 'Clear', details: ['Alameda'] }],
}
const returnedSubject = screeningServerTexts.returnedSubject[0]
const stored = async () =>
  (await server.db.select().from(backgroundChecks).where(eq(backgroundChecks.caregiver_id, marisol)))[0]

describe('a background check', () => {
  it('tells the staff whether its address is the verified one of the profile', async () => {
    await sign(await server.as('caregiver'))
    const staff = await server.as('staff')
    const told = async (change: Partial<typeof users.$inferInsert>) => {
      await server.db.update(users).set(change).where(eq(users.id, marisol))
      return (await staff.call(getBackgroundOrder, { id: marisol })).address_verified
    }
    const { city, state, zip_code } = person
    const same = { address: '88 GRAND AVE', city, state, zip_code }
    expect(await told({ ...same, address_verified: false })).toBe(false)
    expect(await told({ address_verified: true })).toBe(true)
    expect(await told({ address: '90 Grand Ave' })).toBe(false)
  })

  it('goes from its first agreement to a report', async () => {
    const care = await server.as('caregiver')
    expect(await care.call(getBackgroundCheck)).toEqual({
      status: 'none',
      steps_done: [],
      started_on: null,
      completed_on: null,
      note: null,
    })
    expect(await sign(care)).toMatchObject({
      status: 'ordered',
      started_on: '2026-11-21',
      completed_on: null,
    })
    expect(await kindOf(care.call(getBackgroundReport))).toBe('notFound')
    const staff = await server.as('staff')
    expect(await staff.call(listBackgroundOrders)).toMatchObject([
      { caregiver_id: marisol, name: 'Marisol Rivera', status: 'ordered' },
    ])
    const order = await staff.call(getBackgroundOrder, { id: marisol })
    const { ssn: _, ...saved } = { ...person, address: '88 Grand Ave' }
    expect(order).toMatchObject({ person: saved, signature: 'marisol rivera' })
    await staff.call(beginBackgroundCheck, { id: marisol })
    expect((await care.call(getBackgroundCheck)).status).toBe('running')
    await staff.call(recordBackgroundResult, { id: marisol, body: result })
    expect(await care.call(getBackgroundReport)).toMatchObject({
      status: 'passed',
      completed_on: '2026-11-21',
      sections: result.sections,
    })
    expect((await care.call(getOwnCaregiver)).background_checked).toBe(true)
    const { badges } = await care.call(getBadgeProgress)
    expect(badges.find(({ name }) => name === 'Background check')?.status).toBe('completed')
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'marisol@example.com'))
      .orderBy(outbox.id)
    expect(letters.map(({ subject }) => subject)).toEqual([
      'We received your background check',
      'Your background check is complete',
    ])
    expect(JSON.stringify(letters)).not.toMatch(/Clear|passed/)
  })

  it('keeps the number sealed, and erases it with the result', async () => {
    const care = await server.as('caregiver')
    const answer = await sign(care)
    const row = await stored()
    expect(JSON.stringify([answer, row, await care.call(getBackgroundCheck)])).not.toContain(person.ssn)
    expect(row?.sealed_ssn).toEqual(expect.any(String))
    const staff = await server.as('staff')
    const said = JSON.stringify([
      await care.call(getBackgroundPerson),
      await staff.call(getBackgroundOrder, { id: marisol }),
      await server.db.select().from(idempotencyKeys),
    ])
    expect(said).not.toContain(person.ssn)
    expect(await staff.call(revealBackgroundNumber, { id: marisol })).toEqual({ ssn: person.ssn })
    await staff.call(recordBackgroundResult, { id: marisol, body: { ...result, passed: false } })
    expect(await stored()).toMatchObject({ sealed_ssn: null, status: 'failed' })
    expect((await care.call(getOwnCaregiver)).background_checked).toBe(false)
    expect(await kindOf(staff.call(revealBackgroundNumber, { id: marisol }))).toBe('conflict')
    expect(
      await kindOf(
        staff.call(recordBackgroundResult, { id: marisol, body: result }, { idempotencyKey: 'another' }),
      ),
    ).toBe('conflict')
  })

  it('leaves no trace of the number that could be found by trying', async () => {
    const care = await server.as('caregiver')
    await agree(care)
    await care.call(updateBackgroundPerson, { body: person }, { idempotencyKey: 'a key of a client' })
    const kept = await server.db.select().from(idempotencyKeys)
    expect(kept.filter(({ route }) => route.includes('personal'))).toEqual([])
  })

  it('is given back with what is to be corrected, and signed again', async () => {
    const care = await server.as('caregiver')
    await sign(care)
    const staff = await server.as('staff')
    const note = 'The number belongs to another name.'
    expect(await fieldsOf(staff.call(returnBackgroundCheck, { id: marisol, body: { note: '  ' } }))).toEqual([
      'note',
    ])
    await staff.call(returnBackgroundCheck, { id: marisol, body: { note } })
    expect(await care.call(getBackgroundCheck)).toMatchObject({
      status: 'returned',
      note,
      steps_done: ['disclosure', 'release', 'authorization-addendum'],
    })
    expect(await stored()).toMatchObject({ sealed_ssn: null, signature: null })
    expect((await care.call(getBackgroundPerson))?.city).toBe('Oakland')
    expect(await staff.call(listBackgroundOrders)).toEqual([])
    expect(await staff.call(listBackgroundOrders, { query: { show: 'done' } })).toContainEqual(
      expect.objectContaining({ caregiver_id: marisol, status: 'returned' }),
    )
    const [letter] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.subject, returnedSubject))
      .orderBy(outbox.id)
    expect(letter?.body).not.toContain(note)
    expect(await kindOf(care.call(signBackgroundCheck, { body: { signature: 'Marisol Rivera' } }))).toBe(
      'invalid',
    )
    expect(await sign(care)).toMatchObject({ status: 'ordered', note: null })
  })

  it('is moved on by the staff once, from where it stands', async () => {
    const staff = await server.as('staff')
    const again = (key: string) => staff.call(beginBackgroundCheck, { id: marisol }, { idempotencyKey: key })
    expect(await kindOf(again('early'))).toBe('conflict')
    expect(await kindOf(staff.call(getBackgroundOrder, { id: marisol }))).toBe('notFound')
    const care = await server.as('caregiver')
    await agree(care)
    // What was not sent is not for the staff.
    expect(await kindOf(staff.call(getBackgroundOrder, { id: marisol }))).toBe('notFound')
    await sign(care)
    await again('first')
    expect(await kindOf(again('second'))).toBe('conflict')
    expect(
      await kindOf(staff.call(recordBackgroundResult, { id: marisol, body: { ...result, sections: [] } })),
    ).toBe('invalid')
    expect(await kindOf(staff.call(getCaregiverReport, { id: marisol }))).toBe('notFound')
    await staff.call(recordBackgroundResult, { id: marisol, body: result })
    expect(await staff.call(getCaregiverReport, { id: marisol })).toEqual(
      await care.call(getBackgroundReport),
    )
    expect(
      await kindOf(staff.call(returnBackgroundCheck, { id: marisol, body: { note: 'Too late.' } })),
    ).toBe('conflict')
  })

  it('is nobody’s but its caregiver’s and the staff’s', async () => {
    await sign(await server.as('caregiver'))
    for (const who of actorNames.filter((name) => name !== 'staff')) {
      const care = await server.as(who)
      const refusals = await Promise.all(
        [
          care.call(listBackgroundOrders),
          care.call(getBackgroundOrder, { id: marisol }),
          care.call(revealBackgroundNumber, { id: marisol }),
          care.call(getCaregiverReport, { id: marisol }),
          care.call(recordBackgroundResult, { id: marisol, body: result }),
        ].map(kindOf),
      )
      expect([who, new Set(refusals)]).toEqual([
        who,
        new Set([who === 'anonymous' ? 'unauthenticated' : 'forbidden']),
      ])
    }
    expect((await stored())?.status).toBe('ordered')
  })

  it('takes its steps in their order, and none once it was sent', async () => {
    const care = await server.as('caregiver')
    const early = { kind: 'invalid', formErrors: ['Please complete the earlier steps first.'] }
    await expect(
      care.call(agreeToBackgroundStep, { body: { step: 'release', agreed: true } }),
    ).rejects.toMatchObject(early)
    await expect(care.call(updateBackgroundPerson, { body: person })).rejects.toMatchObject(early)
    await expect(
      care.call(signBackgroundCheck, { body: { signature: 'Marisol Rivera' } }),
    ).rejects.toMatchObject(early)
    expect(
      await fieldsOf(
        care.call(agreeToBackgroundStep, { body: { step: 'electronic-signature', agreed: true } }),
      ),
    ).toEqual(['step'])
    await sign(care)
    await expect(care.call(updateBackgroundPerson, { body: person })).rejects.toMatchObject({
      formErrors: ['You have already sent your background check, so you can no longer change it.'],
    })
  })

  it('is refused beside the fields of the person, and without the full name', async () => {
    const care = await server.as('caregiver')
    await agree(care)
    await expect(
      care.call(updateBackgroundPerson, { body: { ...person, ssn: '000000000', zip_code: '1' } }),
    ).rejects.toMatchObject({ fieldErrors: { ssn: [expect.any(String)], zip_code: [expect.any(String)] } })
    expect((await stored())?.person).toBeNull()
    await care.call(updateBackgroundPerson, { body: person })
    expect(await fieldsOf(care.call(signBackgroundCheck, { body: { signature: 'M. R.' } }))).toEqual([
      'signature',
    ])
  })

  it('that was made before there were steps is known by its day', async () => {
    await server.db
      .update(caregivers)
      .set({ background_checked: true, background_checked_on: '2025-03-04' })
      .where(eq(caregivers.id, marisol))
    const check = await (await server.as('caregiver')).call(getBackgroundCheck)
    expect(check).toMatchObject({ status: 'passed', completed_on: '2025-03-04' })
    expect(check.steps_done).toHaveLength(5)
  })
})

describe('a birthday', () => {
  it('is noted at first, and compared with what was signed afterwards', async () => {
    const care = await server.as('caregiver')
    const tell = (birthday: string) => care.call(verifyBirthday, { body: { birthday } })
    const kept = async () => (await care.call(getOwnCaregiver)).birthday
    expect([await tell('1990-01-01'), await kept()]).toEqual([{ verified: false }, '1990-01-01'])
    await sign(care)
    expect([await tell('1991-01-01'), await kept()]).toEqual([{ verified: false }, '1990-01-01'])
    expect([await tell('1988-02-29'), await kept()]).toEqual([{ verified: true }, '1988-02-29'])
    expect(await fieldsOf(tell('2020-01-01'))).toEqual(['birthday'])
  })
})

describe('the screening', () => {
  const interview = { why: 'I like people.', hard_day: 'It rained.' }
  const questionnaire = { lift: 'Sí', drive: 'No', pets: 'No', smoke: 'Solo afuera', begin: 'De inmediato' }

  it('asks in the language of the caregiver, keeps each step, and is handed in once', async () => {
    await server.db.update(users).set({ language: 'es' }).where(eq(users.id, marisol))
    const care = await server.as('caregiver')
    const first = await care.call(getScreening)
    expect(first).toMatchObject({ step: 'interview', answers: {}, submitted_at: null })
    expect(first.questions[0]?.text).toBe('¿Por qué se dedica a cuidar a otras personas?')
    const next = await care.call(updateScreening, { body: { step: 'interview', answers: interview } })
    expect(next).toMatchObject({ step: 'questionnaire', answers: interview })
    await care.call(updateScreening, { body: { step: 'questionnaire', answers: questionnaire } })
    const done = await care.call(updateScreening, { body: { step: 'nextsteps', answers: {} } })
    expect(done).toMatchObject({
      step: 'thankyou',
      answers: { ...interview, ...questionnaire },
      submitted_at: '2026-11-21T12:00:00.000Z',
    })
    await server.db.update(users).set({ language: 'en' }).where(eq(users.id, marisol))
    expect((await (await server.as('caregiver')).call(getScreening)).answers).toMatchObject({
      smoke: 'Only outside',
    })
    await expect(
      care.call(updateScreening, { body: { step: 'interview', answers: interview } }),
    ).rejects.toMatchObject({ kind: 'invalid', formErrors: [expect.any(String)] })
  })

  it('is refused beside its questions, for one that is not asked, and before all are answered', async () => {
    const care = await server.as('caregiver')
    const save = (step: 'interview' | 'questionnaire' | 'nextsteps', answers: Record<string, unknown>) =>
      care.call(updateScreening, { body: { step, answers } })
    expect(await fieldsOf(save('interview', { why: 'x' }))).toEqual(['answers.hard_day'])
    expect(await fieldsOf(save('interview', { ...interview, lift: 'Yes' }))).toEqual(['answers.lift'])
    await expect(save('nextsteps', {})).rejects.toMatchObject({ formErrors: [expect.any(String)] })
    expect(await care.call(getScreening)).toMatchObject({ step: 'interview', answers: {} })
  })
})
