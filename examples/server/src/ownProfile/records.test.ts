import {
  addEducation,
  addExperience,
  updateEducation,
  updateExperience,
  listOwnEducation,
  listOwnExperience,
  removeEducation,
  removeExperience,
} from '@homecare/sdk/ownProfile'
import { searchOrganizations } from '@homecare/sdk/partners'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { caregivers, educations, experiences, orgs } from '../tables/caregivers.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const marisol = actors.caregiver

describe('schools', () => {
  const typed = {
    college: ' Night school ',
    city: 'Oakland',
    state: 'CA',
    country: 'US',
    major: '',
    start_date: '2014-05-01',
  }

  it('are added, changed and removed, with years kept as the first of January', async () => {
    const care = await server.as('caregiver')
    const before = await care.call(listOwnEducation)
    const added = await care.call(addEducation, { body: typed })
    expect(added).toMatchObject({
      college: 'Night school',
      school: null,
      major: null,
      location: 'Oakland, CA',
      country_name: 'United States',
      start_date: '2014-01-01',
      end_date: null,
    })
    const changed = await care.call(updateEducation, {
      id: added.id,
      body: { ...typed, major: 'Nutrition', end_date: '2016-01-01' },
    })
    expect(changed).toMatchObject({ id: added.id, major: 'Nutrition', end_date: '2016-01-01' })
    expect(await care.call(listOwnEducation)).toHaveLength(before.length + 1)
    await care.call(removeEducation, { id: added.id })
    expect(await care.call(listOwnEducation)).toEqual(before)
  })

  it('of the list bring their own name and place', async () => {
    const care = await server.as('caregiver')
    const [school] = await care.call(searchOrganizations, { query: { school: 1, s: 'oakland' } })
    const added = await care.call(addEducation, {
      body: { ...typed, school_id: school!.id, college: 'Something grand', city: 'Boston', state: 'MA' },
    })
    expect(added).toMatchObject({ school, college: school!.name, city: school!.city, state: school!.state })
  })

  it('are refused with a business for a school, and with years that do not fit', async () => {
    const care = await server.as('caregiver')
    const [business] = await server.db.select().from(orgs).where(eq(orgs.school, 0)).limit(1)
    const refused = (body: object) => care.call(addEducation, { body: { ...typed, ...body } })
    await expect(refused({ school_id: business!.id })).rejects.toMatchObject({
      fieldErrors: { school_id: [expect.any(String)] },
    })
    await expect(refused({ end_date: '2013-01-01' })).rejects.toMatchObject({
      fieldErrors: { end_date: ['The end cannot be before the start.'] },
    })
  })

  it('are added once however often they are sent', async () => {
    const care = await server.as('caregiver')
    const send = () => care.call(addEducation, { body: typed }, { idempotencyKey: 'one school' })
    expect(await send()).toEqual(await send())
    const kept = and(eq(educations.caregiver_id, marisol), eq(educations.college, 'Night school'))
    expect(await server.db.$count(educations, kept)).toBe(1)
  })

  it('are nobody else’s to change', async () => {
    const [hers] = await (await server.as('otherCaregiver')).call(listOwnEducation)
    const care = await server.as('caregiver')
    await expect(care.call(updateEducation, { id: hers!.id, body: typed })).rejects.toMatchObject({
      kind: 'notFound',
    })
    await expect(care.call(removeEducation, { id: hers!.id })).rejects.toMatchObject({ kind: 'notFound' })
    expect(await (await server.as('otherCaregiver')).call(listOwnEducation)).toContainEqual(hers)
  })
})

describe('employers', () => {
  const typed = {
    company_name: 'Sunporch',
    position: 'Caregiver',
    city: 'Oakland',
    state: 'CA',
    country: 'US',
    start_date: '2020-03-01',
  }
  const years = async () =>
    (await server.db.select().from(caregivers).where(eq(caregivers.id, marisol)))[0]!.years_experience

  it('are added, changed and removed, and make up the years of experience', async () => {
    await server.db.delete(experiences).where(eq(experiences.caregiver_id, marisol))
    const care = await server.as('caregiver')
    const added = await care.call(addExperience, { body: typed })
    expect(added).toMatchObject({ end_date: null, description: '', location: 'Oakland, CA' })
    expect(await years()).toBe(6)
    await care.call(updateExperience, { id: added.id, body: { ...typed, end_date: '2022-03-01' } })
    expect(await years()).toBe(2)
    const { start_date: _, ...undated } = typed
    expect(await care.call(updateExperience, { id: added.id, body: undated })).toMatchObject({
      start_date: null,
    })
    expect(await years()).toBe(0)
    await care.call(removeExperience, { id: added.id })
    expect([await years(), await care.call(listOwnExperience)]).toEqual([0, []])
  })

  it('are refused where they begin in the future, or without a job title', async () => {
    const care = await server.as('caregiver')
    await expect(
      care.call(addExperience, { body: { ...typed, start_date: '2026-11-22', position: ' ' } }),
    ).rejects.toMatchObject({
      fieldErrors: {
        start_date: ['The start cannot be in the future.'],
        position: ['Please enter your job title.'],
      },
    })
  })

  it('are nobody else’s to change', async () => {
    const [hers] = await (await server.as('otherCaregiver')).call(listOwnExperience)
    const care = await server.as('caregiver')
    await expect(care.call(removeExperience, { id: hers!.id })).rejects.toMatchObject({ kind: 'notFound' })
  })
})

describe('schools and businesses', () => {
  it('are suggested by the beginning of a word, of the kind that is asked for', async () => {
    const care = await server.as('caregiver')
    const found = await care.call(searchOrganizations, { query: { school: 0, s: 'HOME' } })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ name }) => /(^| )home/i.test(name))).toBe(true)
    expect(await care.call(searchOrganizations, { query: { school: 1, s: '%' } })).toEqual([])
  })
})
