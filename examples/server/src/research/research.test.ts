import type { AnyCall } from '@homecare/sdk/client'
import { dayIn, pacificTimeZone, say } from '@homecare/sdk/kit'
import {
  askAfterOperation,
  changedWords,
  confirmPostopCare,
  enrollInResearch,
  exportStudy,
  getHealthRecordAccess,
  getHealthRecordLink,
  getPatientSearch,
  getPostopQuestion,
  getResearchEnrollment,
  getStudy,
  getStudyPatient,
  listResearchConsents,
  listStudies,
  logEncounter,
  registerHealthRecordAccess,
  researchAgreements,
  researchLimits,
  searchPatients,
  updateResearchStep,
  verifyHealthRecordUser,
  withdrawFromResearch,
} from '@homecare/sdk/research'
import { inputTexts, researchTexts } from '@homecare/sdk/texts'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { registerRoutes } from '../boot/routes.ts'
import { lettersTo } from '../limits/rateLimit.ts'
import { eraseUser } from '../settings/erase.ts'
import { outbox, users } from '../tables/account.ts'
import {
  healthRecordAccess,
  studies,
  studyAnswers,
  studyConsents,
  studyEncounters,
  studyEnrollments,
  studyLooks,
  studyPatients,
  studyVersions,
} from '../tables/research.ts'
import { trailEntries } from '../tables/trail.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { kindOf, refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import * as enrolling from './testing.ts'
import { anEnrollment, answers, person, study } from './testing.ts'

const server = smallWorld()
const hour = 3_600_000
const day = 24 * hour
beforeEach(() => void server.change())

const as = (actor: Actor) => server.as(actor)
const agreeToAll = (actor: Actor, code?: string) => enrolling.agreeToAll(server, actor, code)
const takePart = (actor: Actor, shares: boolean, code?: string) =>
  enrolling.takePart(server, actor, shares, code)
/** Another version of the first study, of which the words are the same. */
async function newWords() {
  const [first] = await server.db.select().from(studyVersions).where(eq(studyVersions.study_id, 1))
  const published_at = new Date(server.clock.now())
  await server.db.insert(studyVersions).values({ ...first!, version: 2, published_at })
}
const limitsOf = (call: AnyCall) =>
  registerRoutes(true)
    .all()
    .find((one) => one.call === call)!.limits
const consentsOf = (userId: number) =>
  server.db.select().from(studyConsents).where(eq(studyConsents.user_id, userId)).orderBy(studyConsents.id)

describe('a study', () => {
  test('speaks the reader’s language, and another code is another study', async () => {
    const { care } = server.visitor()
    const found = await care.call(getStudy, { study })
    expect(found).toMatchObject({ code: study, version: 1, language: 'en', is_open: true, is_staff: false })
    expect(found.questions).toHaveLength(6)
    const other = await care.call(getStudy, { study: 'night-rest' })
    expect(other.questions.map(({ id }) => id)).toEqual(['waking', 'help_at_night'])
    expect(await kindOf(care.call(getStudy, { study: 'nobody' }))).toBe('notFound')
    expect((await care.call(listStudies)).map(({ code }) => code)).toEqual([study, 'night-rest'])
  })

  test('that is closed takes nobody new, and is listed for those who have to do with it', async () => {
    await agreeToAll('family', 'night-rest')
    await server.db.update(studies).set({ is_open: false }).where(eq(studies.code, 'night-rest'))
    const others = await as('otherFamily')
    const body = { step: 'protection-privacy' as const, version: 1, agreed: true }
    expect(await kindOf(others.call(updateResearchStep, { study: 'night-rest', body }))).toBe('conflict')
    expect((await others.call(listStudies)).map(({ code }) => code)).toEqual([study])
    expect(
      (await (await as('family')).call(listStudies)).map(({ code, state }) => [code, state]),
    ).toContainEqual(['night-rest', 'agreeing'])
    expect((await (await as('facility')).call(listStudies)).map(({ is_staff }) => is_staff)).toEqual([
      true,
      true,
    ])
  })
})

describe('somebody who takes part', () => {
  test('goes step by step, and nothing of theirs is taken before its consent', async () => {
    const care = await as('family')
    const step = (body: Parameters<typeof care.call<typeof updateResearchStep>>[1]['body']) =>
      care.call(updateResearchStep, { study, body })
    expect(await kindOf(care.call(enrollInResearch, { study, body: { ...person, version: 1 } }))).toBe(
      'conflict',
    )
    expect(await kindOf(step({ step: 'adl-questions', version: 1, answers }))).toBe('conflict')
    expect(await kindOf(step({ step: 'share-data', version: 1, shares_data: true }))).toBe('conflict')
    expect(await kindOf(step({ step: 'data-use', version: 1, agreed: true }))).toBe('conflict')
    for (const body of [
      { step: 'protection-privacy', version: 1, agreed: false },
      { step: 'protection-privacy', version: 1 },
    ] as const)
      expect((await refusal(step(body))).fieldErrors).toEqual({ agreed: [say('en', inputTexts.required)] })
    expect((await refusal(step({ step: 'share-data', version: 1 }))).fieldErrors).toEqual({
      shares_data: [say('en', inputTexts.required)],
    })
    expect(await refusal(step({ step: 'protection-privacy', version: 2, agreed: true }))).toMatchObject({
      ...{ kind: 'conflict', code: changedWords },
    })
    for (const agreement of researchAgreements) {
      expect(await kindOf(care.call(enrollInResearch, { study, body: { ...person, version: 1 } }))).toBe(
        'conflict',
      )
      await step({ step: agreement, version: 1, agreed: true })
    }
    expect(await kindOf(step({ step: 'adl-questions', version: 1, answers }))).toBe('conflict')
    expect(
      await refusal(care.call(enrollInResearch, { study, body: { ...person, version: 2 } })),
    ).toMatchObject({ kind: 'conflict', code: changedWords })
    const registered = await care.call(enrollInResearch, {
      study,
      body: { ...person, phone: '(510) 555-0123', version: 1 },
    })
    expect(registered).toMatchObject({
      state: 'answering',
      step: 'adl-questions',
      person: { phone: '5105550123' },
    })
    expect(await kindOf(step({ step: 'share-data', version: 1, shares_data: true }))).toBe('conflict')
    expect(await kindOf(step({ step: 'adl-questions', version: 1, answers: { bathing: 'alone' } }))).toBe(
      'invalid',
    )
    expect(
      await kindOf(step({ step: 'adl-questions', version: 1, answers: { ...answers, eating: 'fork' } })),
    ).toBe('invalid')
    await step({ step: 'adl-questions', version: 1, answers })
    const done = await step({ step: 'share-data', version: 1, shares_data: false })
    expect(done).toMatchObject({ state: 'complete', step: 'thank-you', shares_data: false, answers })
    expect(await care.call(getResearchEnrollment, { study })).toEqual(done)
    const log = await consentsOf(actors.family)
    expect(log.map(({ step: at, kind }) => [at, kind])).toEqual([
      ...researchAgreements.map((at) => [at, 'agreed']),
      ['share-data', 'keeps'],
    ])
    expect(log[0]!.words).toContain('A review board')
    // The words of the choice are those that the page shows beside it.
    expect(log.at(-1)!.words.split('\n\n').at(-1)).toBe(say('en', researchTexts.keeps))
  })

  test('is asked in their language, and the log keeps the words as they were shown', async () => {
    await server.db.update(users).set({ language: 'es' }).where(eq(users.id, actors.otherFamily))
    const { care } = await agreeToAll('otherFamily')
    const shown = (await care.call(getStudy, { study })).texts.find(({ step }) => step === 'data-use')!
    const kept = (await consentsOf(actors.otherFamily)).find(({ step }) => step === 'data-use')!
    expect(shown.title).toBe('Para qué se usan las respuestas')
    expect(kept).toMatchObject({
      language: 'es',
      version: 1,
      words: [shown.title, ...shown.paragraphs].join('\n\n'),
    })
  })

  test('agrees twice at once, and it is written once', async () => {
    const care = await as('caregiver')
    const before = (await consentsOf(actors.caregiver)).length
    const press = () =>
      care.call(updateResearchStep, { study, body: { step: 'protection-privacy', version: 1, agreed: true } })
    await Promise.all([press(), press(), press()])
    expect((await consentsOf(actors.caregiver)).length - before).toBe(1)
    const open = and(eq(studyEnrollments.user_id, actors.caregiver), eq(studyEnrollments.state, 'agreeing'))
    expect(await server.db.$count(studyEnrollments, open)).toBe(1)
  })

  test('leaves: what was told is gone, the log stays and says so, and one may begin anew', async () => {
    const care = await takePart('family', true)
    const before = await consentsOf(actors.family)
    const left = await care.call(withdrawFromResearch, { study })
    expect(left).toMatchObject({ state: 'withdrawn', person: null, answers: {}, agreed: [], step: 'welcome' })
    expect(await server.db.$count(studyAnswers)).toBe(0)
    const after = await consentsOf(actors.family)
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ kind: 'withdrew' })
    // Pressed twice is once.
    await care.call(withdrawFromResearch, { study })
    expect(await consentsOf(actors.family)).toHaveLength(after.length)
    expect(await kindOf(care.call(enrollInResearch, { study, body: { ...person, version: 1 } }))).toBe(
      'conflict',
    )
    await agreeToAll('family')
    expect(await care.call(getResearchEnrollment, { study })).toMatchObject({
      state: 'agreeing',
      step: 'register',
    })
    const copy = await care.call(listResearchConsents)
    expect(copy.map(({ kind }) => kind)).toContain('withdrew')
    expect(copy.every(({ study_title }) => study_title === 'Daily living at home')).toBe(true)
  })

  test('chooses the same under newer words, and that is written again, once', async () => {
    const care = await takePart('family', true)
    const choices = async () =>
      (await consentsOf(actors.family))
        .filter(({ step }) => step === 'share-data')
        .map(({ version }) => version)
    const choose = (version: number) =>
      care.call(updateResearchStep, { study, body: { step: 'share-data', version, shares_data: true } })
    await choose(1)
    expect(await choices()).toEqual([1])
    await newWords()
    await agreeToAll('family')
    await choose(2)
    await choose(2)
    expect(await choices()).toEqual([1, 2])
  })

  test('is told nothing of others, and others nothing of them', async () => {
    await takePart('family', true)
    const other = await as('otherFamily')
    expect(await other.call(getResearchEnrollment, { study })).not.toMatchObject({ state: 'complete' })
    expect((await other.call(listResearchConsents)).some(({ words }) => words.includes('Carol'))).toBe(false)
    expect(await kindOf((await as('staff')).call(getResearchEnrollment, { study }))).toBe('forbidden')
  })

  test('the log refuses to be changed or emptied', async () => {
    await agreeToAll('family')
    await (await as('facility')).call(searchPatients, { study, body: { last_name: 'Oka' } })
    for (const statement of [
      sql`update study_consents set words = ''`,
      sql`delete from study_consents`,
      sql`truncate study_consents`,
      sql`delete from study_looks`,
      sql`update study_versions set published_at = now()`,
      sql`truncate study_versions`,
    ])
      await expect(
        server.db.execute(statement).catch((error: { cause?: Error }) => {
          throw error.cause ?? error
        }),
      ).rejects.toThrow(/^study_\w+ is append-only/)
  })
})

describe('the staff of a study', () => {
  test('find patients by how names begin, and every look is written down', async () => {
    const care = await as('facility')
    const before = await server.db.$count(studyLooks)
    const found = await care.call(searchPatients, { study, body: { last_name: 'oka' } })
    expect(found.patients.map(({ first_name }) => first_name)).toEqual(['Hank', 'Harriet', 'Luisa'])
    expect(Object.keys(found.patients[0]!).toSorted()).toEqual([
      'birth_year',
      'first_name',
      'id',
      'last_initial',
    ])
    const one = await care.call(searchPatients, { study, body: { last_name: 'Oka', birthday: '1952-07-18' } })
    expect(one.patients.map(({ first_name }) => first_name)).toEqual(['Luisa'])
    expect((await care.call(searchPatients, { study, body: { last_name: '%' } })).patients).toEqual([])
    expect(
      (await care.call(searchPatients, { study: 'night-rest', body: { last_name: 'Oka' } })).patients,
    ).toEqual([])
    await care.call(getStudyPatient, { study, patientId: found.patients[0]!.id })
    expect((await server.db.$count(studyLooks)) - before).toBe(5)
    expect(await care.call(getPatientSearch, { study, searchId: found.id })).toEqual(found)
    server.clock.advance(hour + 1)
    const later = await as('facility')
    expect(await kindOf(later.call(getPatientSearch, { study, searchId: found.id }))).toBe('notFound')
  })

  test.each(['family', 'caregiver', 'staff', 'careManager', 'agencyCaregiver'] as const)(
    'are they alone: to %s there is no such record',
    async (actor) => {
      const care = await as(actor)
      expect(await kindOf(care.call(searchPatients, { study, body: { last_name: 'Oka' } }))).toBe('notFound')
      expect(await kindOf(care.call(getStudyPatient, { study, patientId: 1 }))).toBe('notFound')
      expect(await kindOf(care.call(exportStudy, { study }))).toBe('notFound')
    },
  )

  test('note a visit, whose code lets one person join, once and in time', async () => {
    const care = await as('facility')
    expect(
      await kindOf(
        care.call(logEncounter, { study, body: { patient_id: 1, date: '2999-01-01', provider: 'Dr. Lee' } }),
      ),
    ).toBe('invalid')
    const body = { patient_id: 1, date: '2026-11-20', provider: 'Dr. Lee', note: 'Hip.' }
    const made = await care.call(logEncounter, { study, body })
    expect(made.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const [kept] = await server.db.select().from(studyEncounters).where(eq(studyEncounters.id, made.id))
    expect(JSON.stringify(kept)).not.toContain(made.code.replace('-', ''))
    const family = (await agreeToAll('family')).care
    const bad = family.call(enrollInResearch, { study, body: { ...person, version: 1, code: 'AAAA-2222' } })
    await expect(bad).rejects.toMatchObject({ fieldErrors: { code: [expect.any(String)] } })
    await family.call(enrollInResearch, {
      study,
      body: { ...person, version: 1, code: made.code.toLowerCase() },
    })
    const second = (await agreeToAll('otherFamily')).care
    expect(
      await kindOf(
        second.call(enrollInResearch, { study, body: { ...person, version: 1, code: made.code } }),
      ),
    ).toBe('invalid')
    const { encounters } = await care.call(getStudyPatient, { study, patientId: 1 })
    expect(encounters[0]).toMatchObject({ joined: true, code_until: null, note: 'Hip.' })
    expect(JSON.stringify(encounters)).not.toMatch(/Carol|1950|carol/)
    const late = await care.call(logEncounter, { study, body })
    server.clock.advance(31 * day)
    expect(
      await kindOf(
        (await as('otherFamily')).call(enrollInResearch, {
          study,
          body: { ...person, version: 1, code: late.code },
        }),
      ),
    ).toBe('invalid')
  })

  test('take out what is shared, without names; the participants see it, and nobody else is in it', async () => {
    await takePart('family', true)
    await takePart('otherFamily', false)
    await anEnrollment(server, actors.caregiver, 'deciding')
    const before = await server.db.$count(trailEntries, eq(trailEntries.about_user, actors.family))
    const file = await (await as('facility')).call(exportStudy, { study })
    expect(file.participants).toBe(1)
    const lines = file.answers.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^\d+,1,2026-\d\d-\d\d,1950,alone,alone,alone,alone,alone,alone$/)
    expect(file.answers + file.dictionary).not.toMatch(/Carol|Ito|carol|02-28/)
    expect(file.dictionary).toContain('bathing,')
    expect(await server.db.$count(trailEntries, eq(trailEntries.about_user, actors.family))).toBe(before + 1)
    expect(await server.db.$count(studyLooks, eq(studyLooks.what, 'export'))).toBeGreaterThan(0)
  })

  test('get nothing of whoever has not agreed to the words in force', async () => {
    const care = await takePart('family', true)
    await newWords()
    const facility = await as('facility')
    expect((await facility.call(exportStudy, { study })).participants).toBe(0)
    expect(await care.call(getResearchEnrollment, { study })).toMatchObject({
      state: 'complete',
      step: 'protection-privacy',
      agreed: [],
    })
    await agreeToAll('family')
    expect((await facility.call(exportStudy, { study })).participants).toBe(1)
  })

  test('take out a file that is named by the day of the Pacific, as its days are', async () => {
    await takePart('family', true)
    // Two in the morning by UTC is the evening before.
    server.clock.advance(14 * hour)
    const file = await (await as('facility')).call(exportStudy, { study })
    expect(file.name).toBe(`${study}-${dayIn(pacificTimeZone, new Date(server.clock.now()))}`)
    expect(file.name).not.toContain(new Date(server.clock.now()).toISOString().slice(0, 10))
    expect(file.dictionary).toContain('answers_version,')
  })

  test('and whoever tries to leaves no mark on those who share', async () => {
    await takePart('family', true)
    const before = await server.db.$count(trailEntries)
    for (const actor of ['otherFamily', 'staff', 'caregiver'] as const)
      expect(await kindOf((await as(actor)).call(exportStudy, { study }))).toBe('notFound')
    expect(await server.db.$count(trailEntries)).toBe(before)
  })

  test('are told when there are more than are shown', async () => {
    const care = await as('facility')
    const add = (count: number) =>
      server.db.insert(studyPatients).values(
        Array.from({ length: count }, () => ({
          ...{ study_id: 1, first_name: 'Zoe', last_name: 'Zuber', birthday: '1950-01-01' },
        })),
      )
    const look = () => care.call(searchPatients, { study, body: { last_name: 'Zub' } })
    await add(researchLimits.found)
    expect(await look()).toMatchObject({ has_more: false, patients: { length: researchLimits.found } })
    await add(1)
    const found = await look()
    expect(found).toMatchObject({ has_more: true, patients: { length: researchLimits.found } })
    expect(await care.call(getPatientSearch, { study, searchId: found.id })).toEqual(found)
  })

  test('look at a patient no oftener than they look for one', () => {
    const [looking] = limitsOf(searchPatients)
    expect(limitsOf(getStudyPatient)).toContain(looking)
  })
})

describe('the question about care after an operation', () => {
  test('goes to the address that was registered, once, and is answered once', async () => {
    const facility = await as('facility')
    const made = await facility.call(logEncounter, {
      study,
      body: { patient_id: 1, date: '2026-11-20', provider: 'Dr. Lee' },
    })
    const ask = () => facility.call(askAfterOperation, { study, encounterId: made.id })
    expect(await kindOf(ask())).toBe('conflict')
    await takePart('family', true, made.code)
    await Promise.all([ask(), ask()])
    const asks = and(eq(studyLooks.what, 'postop'), eq(studyLooks.by_user, actors.facility))
    expect(await server.db.$count(studyLooks, asks)).toBe(2)
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, person.email))
      .orderBy(outbox.id)
    expect(letters).toHaveLength(1)
    const token = /confirm-care\/(\S+)/.exec(letters[0]!.body)![1]!
    const { care } = server.visitor()
    expect(await care.call(getPostopQuestion, { token })).toMatchObject({
      state: 'open',
      provider: 'Dr. Lee',
    })
    const [yes, no] = await Promise.all([
      care.call(confirmPostopCare, { token, body: { received: true, note: 'All well.' } }),
      care.call(confirmPostopCare, { token, body: { received: false } }),
    ])
    expect(yes.confirmed).toBe(no.confirmed)
    expect(await care.call(getPostopQuestion, { token })).toEqual({
      ...{ state: 'used', date: '2026-11-20', provider: 'Dr. Lee' },
    })
    expect(await kindOf(care.call(getPostopQuestion, { token: 'other' }))).toBe('notFound')
    const { encounters } = await facility.call(getStudyPatient, { study, patientId: 1 })
    expect(encounters[0]!.postop).toMatchObject({ received: yes.confirmed })
    // What was told goes with whoever leaves.
    await (await as('family')).call(withdrawFromResearch, { study })
    const left = await facility.call(getStudyPatient, { study, patientId: 1 })
    expect(left.encounters[0]).toMatchObject({ joined: false, postop: null })
  })

  test('cannot be answered after thirty days', async () => {
    const facility = await as('facility')
    const body = { patient_id: 1, date: '2026-11-20', provider: 'Dr. Lee' }
    const made = await facility.call(logEncounter, { study, body })
    await takePart('family', true, made.code)
    await facility.call(askAfterOperation, { study, encounterId: made.id })
    const [letter] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, person.email))
      .orderBy(outbox.id)
    const token = /confirm-care\/(\S+)/.exec(letter!.body)![1]!
    server.clock.advance(31 * day)
    const { care } = server.visitor()
    expect(await care.call(getPostopQuestion, { token })).toMatchObject({ state: 'expired' })
    expect(await kindOf(care.call(confirmPostopCare, { token, body: { received: true } }))).toBe('notFound')
  })
})

describe('access to health records', () => {
  const tokenOf = async () => {
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, person.email))
      .orderBy(outbox.id)
    return letters.map(({ body }) => /verify\/(\S+)/.exec(body)![1]!)
  }
  test('is registered for, and approved by the mailed link alone', async () => {
    const care = await as('family')
    expect(await care.call(getHealthRecordAccess)).toMatchObject({
      status: 'none',
      approved: false,
      user: null,
    })
    const body = { ...person, provider: 'Lakeside' }
    expect(await care.call(registerHealthRecordAccess, { body })).toMatchObject({
      ...{ status: 'pending', approved: false, userFound: false, errors: [], authorizationURL: null },
      user: { first_name: 'Carol', last_initial: 'I' },
    })
    const [hash] = await tokenOf()
    const { care: visitor } = server.visitor()
    expect(await visitor.call(getHealthRecordLink, { hash: hash! })).toEqual({ state: 'open' })
    expect(await care.call(getHealthRecordAccess)).toMatchObject({ status: 'pending' })
    const both = await Promise.all([1, 2].map(() => visitor.call(verifyHealthRecordUser, { hash: hash! })))
    expect(both).toMatchObject([
      { approved: true, user: null, userId: null },
      { approved: true, user: null },
    ])
    expect(await visitor.call(getHealthRecordLink, { hash: hash! })).toEqual({ state: 'used' })
    expect(await care.call(getHealthRecordAccess)).toMatchObject({ status: 'approved', approved: true })
  })

  test('has a link of an hour, and a newer one makes it worthless', async () => {
    const care = await as('family')
    await care.call(registerHealthRecordAccess, { body: person })
    await care.call(registerHealthRecordAccess, { body: { ...person, first_name: 'Caroline' } })
    const [first, second] = await tokenOf()
    const { care: visitor } = server.visitor()
    expect(await kindOf(visitor.call(verifyHealthRecordUser, { hash: first! }))).toBe('notFound')
    server.clock.advance(hour + 1)
    expect(await visitor.call(getHealthRecordLink, { hash: second! })).toEqual({ state: 'expired' })
    expect(await kindOf(visitor.call(verifyHealthRecordUser, { hash: second! }))).toBe('notFound')
    expect(await (await as('family')).call(getHealthRecordAccess)).toMatchObject({ status: 'expired' })
  })

  test('writes no more letters to one address than anybody may have written there', () => {
    expect(limitsOf(registerHealthRecordAccess)).toContain(lettersTo)
  })

  test('refuses what is no person, beside its fields', async () => {
    const care = await as('family')
    const body = { ...person, birthday: '2999-01-01', email: 'carol at home' }
    await expect(care.call(registerHealthRecordAccess, { body })).rejects.toMatchObject({
      fieldErrors: { birthday: [expect.any(String)], email: [expect.any(String)] },
    })
  })
})

test('whoever leaves the product leaves every study, and the log stays under a number that names nobody', async () => {
  const care = await takePart('otherFamily', true)
  await care.call(registerHealthRecordAccess, { body: person })
  const before = (await consentsOf(actors.otherFamily)).length
  const [user] = await server.db.select().from(users).where(eq(users.id, actors.otherFamily))
  await eraseUser(server.deps, user as never, server.clock.now())
  expect(await server.db.$count(studyAnswers)).toBe(0)
  expect(await server.db.$count(healthRecordAccess, eq(healthRecordAccess.user_id, actors.otherFamily))).toBe(
    0,
  )
  const open = and(
    eq(studyEnrollments.user_id, actors.otherFamily),
    sql`(withdrawn_at is null or first_name is not null)`,
  )
  expect(await server.db.$count(studyEnrollments, open)).toBe(0)
  expect(await consentsOf(actors.otherFamily)).toHaveLength(before + 1)
})
