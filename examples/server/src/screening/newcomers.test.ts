import { getOwnPending } from '@homecare/sdk/dashboards'
import type { Client } from '@homecare/sdk/client'
import {
  decideNewcomer,
  getNewcomer,
  getScreening,
  listNewcomers,
  saveScreeningDraft,
  updateScreening,
} from '@homecare/sdk/screening'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outbox } from '../tables/account.ts'
import { screenings } from '../tables/screening.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { screeningServerTexts } from './texts.ts'

const server = smallWorld()
const id = actors.caregiver
beforeEach(async () => {
  server.change()
  await server.db.delete(screenings)
})

const interview = { why: 'My grandmother.', hard_day: 'She fell. I stayed.' }
const questionnaire = { lift: 'Yes', drive: 'No', pets: 'No', smoke: 'No', begin: 'At once' }
async function handIn(care: Client): Promise<string> {
  await care.call(updateScreening, { body: { step: 'interview', answers: interview } })
  await care.call(updateScreening, { body: { step: 'questionnaire', answers: questionnaire } })
  const { submitted_at } = await care.call(updateScreening, { body: { step: 'nextsteps', answers: {} } })
  return submitted_at!
}
const letters = (subject: string) =>
  server.db.select().from(outbox).where(eq(outbox.subject, subject)).orderBy(outbox.id)

test('what is typed is kept before it is enough, and an answer that is emptied goes', async () => {
  const care = await server.as('caregiver')
  const keep = (answers: Record<string, string>) =>
    care.call(saveScreeningDraft, { body: { step: 'interview', answers } })
  await keep({ why: 'My gr' })
  expect(await care.call(getScreening)).toMatchObject({ step: 'interview', answers: { why: 'My gr' } })
  await keep({ why: '', hard_day: 'She fell.' })
  expect((await care.call(getScreening)).answers).toEqual({ hard_day: 'She fell.' })
  expect(await fieldsOf(keep({ lift: 'Yes' }))).toEqual(['answers.lift'])
  // The step itself still asks for what is missing.
  expect(
    await fieldsOf(care.call(updateScreening, { body: { step: 'interview', answers: { hard_day: 'x' } } })),
  ).toEqual(['answers.why'])
})

test('staff read what was handed in, and accept it: once, with a letter', async () => {
  const care = await server.as('caregiver')
  const staff = await server.as('staff')
  expect(await kindOf(staff.call(getNewcomer, { id }))).toBe('notFound')
  const submitted_at = await handIn(care)
  expect((await care.call(getOwnPending)).reviews.map(({ queue }) => queue)).toContain('screening')
  expect(await staff.call(listNewcomers, { query: {} })).toMatchObject([{ caregiver_id: id, submitted_at }])
  const read = await staff.call(getNewcomer, { id })
  expect(read.answers).toContainEqual(expect.objectContaining({ id: 'why', answer: 'My grandmother.' }))
  const decide = () => staff.call(decideNewcomer, { id, body: { decision: 'accepted', submitted_at } })
  expect(await decide()).toMatchObject({ decision: 'accepted' })
  expect(await kindOf(decide())).toBe('conflict')
  expect(await letters(screeningServerTexts.acceptedSubject[0])).toHaveLength(1)
  expect(await care.call(getScreening)).toMatchObject({ decision: 'accepted', note: null })
  expect(await staff.call(listNewcomers, { query: {} })).toEqual([])
  expect(await staff.call(listNewcomers, { query: { show: 'done' } })).toHaveLength(1)
})

test('staff ask for a change with a note, and what is handed in anew waits anew', async () => {
  const care = await server.as('caregiver')
  const staff = await server.as('staff')
  const submitted_at = await handIn(care)
  const give = (note?: string) =>
    staff.call(decideNewcomer, {
      id,
      body: { decision: 'returned', submitted_at, ...(note !== undefined && { note }) },
    })
  expect(await fieldsOf(give())).toEqual(['note'])
  expect(await fieldsOf(give('  '))).toEqual(['note'])
  await give('Tell us more of the hard day.')
  expect(await letters(screeningServerTexts.askedSubject[0])).toHaveLength(1)
  const back = await care.call(getScreening)
  expect(back).toMatchObject({
    decision: 'returned',
    note: 'Tell us more of the hard day.',
    submitted_at: null,
  })
  expect(back.answers).toMatchObject(interview)
  expect((await care.call(getOwnPending)).returned).toContain('screening')
  // What is being changed is nobody's to read before it is handed in anew.
  const draft = { step: 'interview' as const, answers: { why: 'Not for you yet.' } }
  await care.call(saveScreeningDraft, { body: draft })
  expect(await staff.call(getNewcomer, { id })).toMatchObject({
    ...{ decision: 'returned', note: 'Tell us more of the hard day.', submitted_at: null, answers: [] },
  })
  server.clock.advance(1000)
  await handIn(care)
  expect(await care.call(getScreening)).toMatchObject({ decision: null, note: null })
  // What was read before is not what waits now.
  expect(await kindOf(give('Again'))).toBe('conflict')
})

test('nobody but staff reads them', async () => {
  await handIn(await server.as('caregiver'))
  for (const who of ['family', 'otherCaregiver', 'facility', 'careManager'] as const) {
    const care = await server.as(who)
    expect(await kindOf(care.call(getNewcomer, { id }))).toBe('forbidden')
    expect(await kindOf(care.call(listNewcomers, { query: {} }))).toBe('forbidden')
  }
})
