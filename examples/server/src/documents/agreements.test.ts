import {
  answerConnectionAgreement,
  answerConsultingAgreement,
  getConnectionAgreement,
  getConsultingAgreement,
} from '@homecare/sdk/documents'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { actors } from '../testing/actors.ts'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { agreementAnswers } from '../tables/documents.ts'

const server = smallWorld()
beforeEach(async () => {
  await server.db.delete(agreementAnswers)
})

const version = '2026-11-01'

describe('the consulting agreement', () => {
  it('is read, declined, and consented to with the full name', async () => {
    const care = await server.as('caregiver')
    const read = await care.call(getConsultingAgreement)
    expect(read).toMatchObject({ version, consented: null, answered_at: null, title: 'Consulting agreement' })
    const declined = await care.call(answerConsultingAgreement, { body: { version, consents: false } })
    expect(declined).toMatchObject({ consented: false, answered_at: '2026-11-21T12:00:00.000Z' })
    const body = { version, consents: true, full_name: 'Marisol Rivera' }
    expect(await care.call(answerConsultingAgreement, { body })).toMatchObject({ consented: true })
    const other = await (await server.as('otherCaregiver')).call(getConsultingAgreement)
    expect(other.consented).toBeNull()
  })

  it('is refused without the name, and in a version that is no longer current', async () => {
    const care = await server.as('caregiver')
    for (const full_name of [undefined, 'Somebody Else']) {
      const unsigned = care.call(answerConsultingAgreement, { body: { version, consents: true, full_name } })
      expect(await fieldsOf(unsigned)).toEqual(['full_name'])
    }
    const former = { version: '2018-01-01', consents: false }
    expect(await kindOf(care.call(answerConsultingAgreement, { body: former }))).toBe('conflict')
    expect(await server.db.$count(agreementAnswers)).toBe(0)
  })

  it('of another person is the staff’s to read', async () => {
    const care = await server.as('caregiver')
    const body = { version, consents: true, full_name: 'Marisol Rivera' }
    await care.call(answerConsultingAgreement, { body })
    const query = { user_id: actors.caregiver }
    expect(await (await server.as('staff')).call(getConsultingAgreement, { query })).toMatchObject({
      consented: true,
    })
    const another = await server.as('otherCaregiver')
    expect(await kindOf(another.call(getConsultingAgreement, { query }))).toBe('forbidden')
  })

  it('is answered once however often it is sent', async () => {
    const care = await server.as('caregiver')
    const body = { version, consents: false }
    const send = () => care.call(answerConsultingAgreement, { body }, { idempotencyKey: 'one answer' })
    expect(await send()).toEqual(await send())
    expect(await server.db.$count(agreementAnswers)).toBe(1)
  })
})

describe('who signed when', () => {
  const signed = { version, consents: true, full_name: 'Marisol  Rivera' }

  it('stays as it was once signed: nobody signs twice, nor takes it back', async () => {
    const care = await server.as('caregiver')
    const first = await care.call(answerConsultingAgreement, { body: signed })
    expect(first.signatures).toEqual([
      {
        side: 'caregiver',
        name: 'Marisol Rivera',
        full_name: 'Marisol  Rivera',
        consented: true,
        answered_at: '2026-11-21T12:00:00.000Z',
      },
    ])
    for (const body of [signed, { version, consents: false }])
      expect(await kindOf(care.call(answerConsultingAgreement, { body }))).toBe('conflict')
    expect(await care.call(getConsultingAgreement)).toEqual(first)
  })

  it('is decided once, however many tabs press at the same time', async () => {
    const care = await server.as('caregiver')
    const presses = Array.from({ length: 4 }, () => care.call(answerConsultingAgreement, { body: signed }))
    const outcomes = await Promise.allSettled(presses)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await server.db.$count(agreementAnswers)).toBe(1)
  })

  it('there is none of for somebody who is no caregiver, or is not there', async () => {
    const staff = await server.as('staff')
    for (const user_id of [actors.family, 999_999, actors.staff!])
      expect(await kindOf(staff.call(getConsultingAgreement, { query: { user_id } }))).toBe('notFound')
  })

  it('shows each side the other, by an initial until it has signed with its name', async () => {
    const { id } = await connectionBetween({ db: server.change() })
    const [caregiver, family] = [await server.as('caregiver'), await server.as('family')]
    const before = await caregiver.call(getConnectionAgreement, { id })
    expect(before.signatures.map(({ side, name, full_name }) => [side, name, full_name])).toEqual([
      ['caregiver', 'Marisol Rivera', null],
      ['family', 'Carol I.', null],
    ])
    await family.call(answerConnectionAgreement, {
      id,
      body: { version, consents: true, full_name: 'Carol Ito' },
    })
    const after = await caregiver.call(getConnectionAgreement, { id })
    expect(after).toMatchObject({ consented: null, answered_at: null })
    expect(after.signatures[1]).toMatchObject({ full_name: 'Carol Ito', consented: true })
  })
})

describe('the agreement of a connection', () => {
  it('is each side’s own to answer, and nobody else’s to read', async () => {
    const { id } = await connectionBetween({ db: server.change() })
    const caregiver = await server.as('caregiver')
    const body = { version, consents: true, full_name: 'Marisol Rivera' }
    expect(await caregiver.call(answerConnectionAgreement, { id, body })).toMatchObject({ consented: true })
    expect(await (await server.as('family')).call(getConnectionAgreement, { id })).toMatchObject({
      consented: null,
    })
    for (const actor of ['otherFamily', 'otherCaregiver'] as const)
      expect(await kindOf((await server.as(actor)).call(getConnectionAgreement, { id }))).toBe('notFound')
    const [kept] = await server.db
      .select()
      .from(agreementAnswers)
      .where(eq(agreementAnswers.connection_id, id))
    expect(kept).toMatchObject({
      user_id: actors.caregiver,
      full_name: 'Marisol Rivera',
      agreement: 'connection',
    })
  })
})
