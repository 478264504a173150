import { listOwnAlerts } from '@homecare/sdk/dashboards'
import { answerConnectionAgreement } from '@homecare/sdk/documents'
import { listCaregiverConnections } from '@homecare/sdk/hiring'
import { listJobsNearMe } from '@homecare/sdk/jobs'
import { isApiError } from '@homecare/sdk/kit'
import { getOwnCaregiver, missingParts } from '@homecare/sdk/ownProfile'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { connectionAgreement } from '../documents/agreementTexts.ts'
import { documents } from '../tables/documents.ts'
import { connections } from '../tables/hiring.ts'
import { applications } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { caregivers, licenses } from '../tables/caregivers.ts'
import { removeConnections } from '../testing/removeWork.ts'

const server = smallWorld()

const marisol = actors.caregiver

describe('the own record', () => {
  test('has what is private to her, and a score that follows from it', async () => {
    const record = await (await server.as('caregiver')).call(getOwnCaregiver)
    expect(record).toMatchObject({ id: marisol, user: { email: 'marisol@example.com' } })
    expect(record.spoken_languages.every(({ id }) => id > 0)).toBe(true)
    const lost = missingParts(record).reduce((sum, { points }) => sum + points, 0)
    expect(record.cg_profile_score).toBe(100 - lost)
  })

  test('is hers before it is shown to anybody', async () => {
    await server
      .change()
      .update(caregivers)
      .set({ profile_state_name: 'pending' })
      .where(eq(caregivers.id, marisol))
    const record = await (await server.as('caregiver')).call(getOwnCaregiver)
    expect([record.id, record.profile_state_name]).toEqual([marisol, 'pending'])
    const alerts = await (await server.as('caregiver')).call(listOwnAlerts)
    expect(alerts.map(({ kind }) => kind)).toContain('profile_hidden')
  })
})

describe('alerts', () => {
  test('come in order of urgency, in her language', async () => {
    const database = server.change()
    await database.update(caregivers).set({ about: ' ' }).where(eq(caregivers.id, marisol))
    await database
      .update(users)
      .set({ phone_verified: false, portrait: null, language: 'es' })
      .where(eq(users.id, marisol))
    await database.delete(licenses).where(eq(licenses.caregiver_id, marisol))
    const license = { caregiver_id: marisol, map_id: 2, license_name: 'CNA', state: 'CA' }
    await database.insert(licenses).values([
      { ...license, expires: '2026-12-21' },
      { ...license, expires: '2026-12-22' },
      { ...license, expires: '2026-11-20' },
    ])
    const alerts = await (await server.as('caregiver')).call(listOwnAlerts)
    const withoutMessages = alerts.filter(
      ({ href, kind }) => !href?.startsWith('/messages') && !kind.startsWith('document'),
    )
    expect(withoutMessages.map(({ kind, title }) => [kind, title])).toEqual([
      ['license_expired', 'Su licencia «Asistencia de enfermería certificada» venció'],
      ['offer_waiting', expect.stringMatching(/le ofrece trabajo$/)],
      ['phone_unverified', 'Su número de teléfono no está verificado'],
      ['account_missing', 'Díganos dónde llega su pago'],
      ['license_expiring', 'Su licencia «Asistencia de enfermería certificada» vence en 30 días'],
      ['photo_missing', 'Su perfil no tiene foto'],
      ['about_missing', 'Todavía no se ha presentado'],
    ])
  })

  test('tell of documents that are asked for or have expired, and of an agreement to sign', async () => {
    const database = server.change()
    await database.delete(documents).where(eq(documents.user_id, marisol))
    const [asked, old] = await database
      .insert(documents)
      .values([
        { user_id: marisol, name: 'TB test', requested_at: new Date(server.clock.now()) },
        { user_id: marisol, name: 'CPR card', expiry_date: '2026-11-20' },
        { user_id: marisol, name: 'Insurance', expiry_date: '2026-11-21' },
      ])
      .returning()
    await removeConnections(database, eq(connections.caregiver_id, marisol))
    const [hired] = await database
      .insert(connections)
      .values([
        // The work with one of them ends today, with the other it ended yesterday.
        { family_id: actors.family, caregiver_id: marisol, hire_stage: 3, end_date: '2026-11-21' },
        { family_id: actors.family, caregiver_id: marisol, hire_stage: 3, end_date: '2026-11-20' },
        { family_id: actors.otherFamily, caregiver_id: marisol, hire_stage: 1 },
      ])
      .returning()
    const care = await server.as('caregiver')
    const waiting = async () =>
      (await care.call(listOwnAlerts))
        .filter(({ kind }) => kind.startsWith('document') || kind.startsWith('agreement'))
        .map(({ title, href }) => [title, href])
    expect(await waiting()).toEqual([
      ['Your document “CPR card” has expired', `/documents/view/${old!.id}`],
      ['We asked you for “TB test”', `/documents/edit/${asked!.id}`],
      ['You have not signed your agreement with Carol I.', `/connections/${hired!.id}/agreement`],
    ])
    await care.call(answerConnectionAgreement, {
      id: hired!.id,
      body: { version: connectionAgreement.version, consents: true, full_name: 'Marisol Rivera' },
    })
    expect((await waiting()).map(([title]) => title)).toEqual([
      'Your document “CPR card” has expired',
      'We asked you for “TB test”',
    ])
  })

  test('have a number of their own', async () => {
    const alerts = await (await server.as('caregiver')).call(listOwnAlerts)
    expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length)
  })
})

describe('her families', () => {
  test('are hers alone, by 0 and by her own number, with the job and without a last name', async () => {
    const care = await server.as('caregiver')
    const own = await care.call(listCaregiverConnections, { id: 0 })
    expect(own).toEqual(await care.call(listCaregiverConnections, { id: marisol }))
    expect(own.every(({ provider }) => provider.id === marisol)).toBe(true)
    const carol = own.find(({ family }) => family.id === actors.family)
    expect(carol).toMatchObject({ family: { first_name: 'Carol', last_initial: 'I' } })
    expect(JSON.stringify(own)).not.toMatch(/carol@|"(latitude|address|email|phone)"/)
  })

  test('of another caregiver are not there', async () => {
    const care = await server.as('otherCaregiver')
    const error = await care
      .call(listCaregiverConnections, { id: marisol })
      .catch((thrown: unknown) => thrown)
    expect(isApiError(error) && error.kind).toBe('notFound')
  })
})

describe('jobs near her', () => {
  test('are open, within her distance, nearest first, and counted whole', async () => {
    const care = await server.as('caregiver')
    const near = await care.call(listJobsNearMe, { query: { limit: 2 } })
    const all = await care.call(listJobsNearMe, { query: { limit: 15 } })
    expect(near.data).toEqual(all.data.slice(0, 2))
    expect(near.records).toBeGreaterThanOrEqual(all.data.length)
    const miles = all.data.map(({ distance }) => distance!)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
  })

  test('leave out what she has applied to', async () => {
    const care = await server.as('caregiver')
    const [first] = (await care.call(listJobsNearMe)).data
    await server.change().insert(applications).values({
      job_id: first!.id,
      caregiver_id: marisol,
      proposal_state: 'applied',
      applied_date: '2026-11-20',
    })
    expect((await care.call(listJobsNearMe)).data.map(({ id }) => id)).not.toContain(first!.id)
  })
})

describe('an agency caregiver', () => {
  test('has alerts and families, but no record of her own', async () => {
    const care = await server.as('agencyCaregiver')
    expect(await care.call(listCaregiverConnections, { id: 0 })).toEqual([])
    expect(await care.call(listOwnAlerts)).toEqual([])
    const error = await care.call(getOwnCaregiver).catch((thrown: unknown) => thrown)
    expect(isApiError(error) && error.kind).toBe('notFound')
  })
})
