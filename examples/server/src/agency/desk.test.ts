import { getAgencyCaregiver, getAgencyDesk, removeAgencyCaregiver } from '@homecare/sdk/agency'
import { deleteAccount } from '@homecare/sdk/account'
import { AGENCY_DESK_ID, DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { agencyPeople } from '@homecare/demo-world/office/agency'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { agencies, agencyCaregivers, agencyDesks } from '../tables/agencies.ts'
import { licenses } from '../tables/caregivers.ts'
import { documents } from '../tables/documents.ts'
import { shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const grace = actors.agencyCaregiver
const [, teresa] = agencyPeople
const desk = async () => (await server.as('agency')).call(getAgencyDesk)
const one = async (id: number) => (await server.as('agency')).call(getAgencyCaregiver, { id })

/** A second agency with a desk and a caregiver of its own. */
async function anotherAgency() {
  const db = server.change()
  const [agency] = await db.insert(agencies).values({ name: 'Hillside Care' }).returning()
  const sits = await server.addUser({ role: 'agency', email: 'hillside@example.com' })
  const works = await server.addUser({ role: 'agency_caregiver', email: 'ines@example.com' })
  await db.insert(agencyDesks).values({ user_id: sits, agency_id: agency!.id })
  const joined_at = new Date(server.clock.now())
  await db.insert(agencyCaregivers).values({ agency_id: agency!.id, user_id: works, joined_at })
  return { sits, works }
}

test('an agency sees who works for it, with papers and shifts, and nobody else', async () => {
  const { agency, caregivers, papers, shifts: seen, today } = await desk()
  expect(agency.name).toBe('Bayside Home Nursing')
  expect(today).toBe('2026-11-21')
  expect(caregivers.map(({ id }) => id).toSorted()).toEqual(agencyPeople.map(({ id }) => id))
  const ids = new Set<number>(agencyPeople.map(({ id }) => id))
  for (const { caregiver_id } of [...papers, ...seen]) expect(ids.has(caregiver_id)).toBe(true)
  expect(papers).toContainEqual(
    expect.objectContaining({ name: 'TB test', state: 'requested', expires: null }),
  )
  expect(papers).toContainEqual(
    expect.objectContaining({
      caregiver_id: teresa.id,
      name: 'CPR card',
      expires: '2026-11-18',
      state: 'expired',
    }),
  )
  expect(seen).toContainEqual(
    expect.objectContaining({ caregiver_id: teresa.id, status: 'assigned', kind: 'shift' }),
  )
  // What is open to all, and what others work, is not theirs.
  const [others] = await server.db
    .select()
    .from(shifts)
    .where(eq(shifts.user_id, actors.otherCaregiver))
    .limit(1)
  expect(seen.some(({ kind, id }) => kind === 'shift' && id === others!.id)).toBe(false)
})

test('a caregiver’s page has two weeks back and four ahead, their licenses, and no file', async () => {
  const { caregiver, papers, shifts: seen } = await one(grace)
  expect(caregiver).toMatchObject({ first_name: 'Grace', last_name: 'Mendoza', email: 'grace@example.com' })
  expect(JSON.stringify(papers)).not.toMatch(/files|stored|user_note|license_number/)
  expect(seen.some(({ clock_out_at }) => clock_out_at !== null)).toBe(true)
  expect(seen.map(({ start }) => start)).toEqual(seen.map(({ start }) => start).toSorted())
})

test('papers stand where their own rules say, which know more than whether somebody has looked', async () => {
  const db = server.change()
  const about = { caregiver_id: grace, map_id: 2, license_name: 'Nursing assistant', expires: '2028-01-01' }
  await db.insert(licenses).values([
    { ...about, state: 'CA', license_number: null },
    { ...about, state: 'CA', license_number: 'N-1', license_name: 'With its number' },
  ])
  const added = { user_id: grace, created_at: new Date(server.clock.now()) }
  await db.insert(documents).values([
    { ...added, name: 'Without a file' },
    { ...added, name: 'Asked for by somebody', requested_by: actors.staff },
  ])
  const { papers } = await one(grace)
  const stateOf = (name: string) => papers.find((paper) => paper.name === name)?.state
  expect(stateOf('Certified Nursing Assistant')).toBe('verified')
  expect(stateOf('Nursing assistant')).toBe('incomplete')
  expect(stateOf('With its number')).toBe('waiting')
  expect(stateOf('Without a file')).toBe('incomplete')
  expect(stateOf('Asked for by somebody')).toBe('requested')
})

test('the desk costs as many statements for many caregivers as for few', async () => {
  const db = server.change()
  const care = await server.as('agency')
  let sent = 0
  server.connection.pool.on('acquire', () => (sent += 1))
  const count = async () => {
    const before = sent
    const { caregivers } = await care.call(getAgencyDesk)
    return { statements: sent - before, caregivers: caregivers.length }
  }
  await count()
  const few = await count()
  const joined_at = new Date(server.clock.now())
  for (let n = 0; n < 5; n++) {
    const user_id = await server.addUser({ role: 'agency_caregiver', email: `more-${n}@example.com` })
    await db.insert(agencyCaregivers).values({ agency_id: 1, user_id, joined_at })
  }
  expect(await count()).toEqual({ statements: few.statements, caregivers: few.caregivers + 5 })
})

test('neither of two agencies sees the other’s, and nobody but an agency asks', async () => {
  const { sits, works } = await anotherAgency()
  const hillside = await server.as(sits)
  expect((await hillside.call(getAgencyDesk)).caregivers.map(({ id }) => id)).toEqual([works])
  expect(await kindOf(hillside.call(getAgencyCaregiver, { id: grace }))).toBe('notFound')
  expect(await kindOf(hillside.call(removeAgencyCaregiver, { id: grace }))).toBe('notFound')
  expect(await kindOf(one(works))).toBe('notFound')
  expect(await kindOf(one(actors.caregiver))).toBe('notFound')
  for (const who of ['family', 'caregiver', 'agencyCaregiver', 'facility', 'staff', 'careManager'] as const) {
    const care = await server.as(who)
    expect(await kindOf(care.call(getAgencyDesk))).toBe('forbidden')
    expect(await kindOf(care.call(getAgencyCaregiver, { id: grace }))).toBe('forbidden')
    expect(await kindOf(care.call(removeAgencyCaregiver, { id: grace }))).toBe('forbidden')
  }
  // An account that sits at no desk sees none.
  const nowhere = await server.addUser({ role: 'agency', email: 'nowhere@example.com' })
  expect(await kindOf((await server.as(nowhere)).call(getAgencyDesk))).toBe('notFound')
})

test('whoever has left is gone from the desk, keeps what is theirs, and is told', async () => {
  const db = server.change()
  const care = await server.as('agency')
  const before = await db.$count(documents, eq(documents.user_id, grace))
  expect(await care.call(removeAgencyCaregiver, { id: grace })).toEqual({ left_on: '2026-11-21' })
  expect((await desk()).caregivers.some(({ id }) => id === grace)).toBe(false)
  expect(JSON.stringify(await desk())).not.toContain(`"caregiver_id":${grace},`)
  expect(await kindOf(care.call(getAgencyCaregiver, { id: grace }))).toBe('notFound')
  expect(await kindOf(care.call(removeAgencyCaregiver, { id: grace }))).toBe('notFound')
  expect(await db.$count(documents, eq(documents.user_id, grace))).toBe(before)
  const [letter] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, 'grace@example.com'))
    .orderBy(outbox.id)
  expect(letter?.subject).toContain('Bayside Home Nursing')
  // They may work for another, and be seen there alone.
  const { sits } = await anotherAgency()
  const [there] = await db.select().from(agencyDesks).where(eq(agencyDesks.user_id, sits))
  await db
    .insert(agencyCaregivers)
    .values({ agency_id: there!.agency_id, user_id: grace, joined_at: new Date(server.clock.now()) })
  expect((await (await server.as(sits)).call(getAgencyDesk)).caregivers.some(({ id }) => id === grace)).toBe(
    true,
  )
  expect((await desk()).caregivers.some(({ id }) => id === grace)).toBe(false)
})

test('an account that ends is at no desk, and on none', async () => {
  const db = server.change()
  const gone = (await server.as(teresa.id)).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  expect(await kindOf(gone)).toBe('answered')
  expect(
    await db.$count(
      agencyCaregivers,
      and(eq(agencyCaregivers.user_id, teresa.id), isNull(agencyCaregivers.left_at)),
    ),
  ).toBe(0)
  await (await server.as('agency')).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  expect(await db.$count(agencyDesks, eq(agencyDesks.user_id, AGENCY_DESK_ID))).toBe(0)
  const [user] = await db.select().from(users).where(eq(users.id, AGENCY_DESK_ID))
  expect(user?.deleted_at).not.toBeNull()
})
