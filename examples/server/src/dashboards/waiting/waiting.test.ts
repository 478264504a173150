import { countWaiting, whoami } from '@homecare/sdk/account'
import { addresses, barPages, placeOf, type BarPlace, type Pattern } from '@homecare/sdk/addresses'
import { agencyDay, getAgencyDesk } from '@homecare/sdk/agency'
import { listConversations, unreadCount } from '@homecare/sdk/chat'
import { countOwnWaiting, getOwnDay, listOwnAlerts } from '@homecare/sdk/dashboards'
import { documentStatus, listDocuments } from '@homecare/sdk/documents'
import { alertPlace, awaitsAnswer, getFamilyDashboard, listCallsToMake } from '@homecare/sdk/families'
import { listFacilityShifts } from '@homecare/sdk/shifts'
import { declineOffer } from '@homecare/sdk/hiring'
import { someOffer } from '../../offers/samples.ts'
import { askSupport } from '@homecare/sdk/support'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { unreadOf } from '../../chat/conversations.ts'
import { agencyDesks } from '../../tables/agencies.ts'
import { conversations, messages } from '../../tables/chat.ts'
import { agreementAnswers, documents } from '../../tables/documents.ts'
import { connections, hireOffers } from '../../tables/hiring.ts'
import { applications, jobs } from '../../tables/jobs.ts'
import { screenings } from '../../tables/screening.ts'
import { shifts } from '../../tables/shifts.ts'
import { nursingTimesheets } from '../../tables/timesheets.ts'
import { actorNames, actors, type Actor } from '../../testing/actors.ts'
import { smallWorld } from '../../testing/world.ts'

const server = smallWorld()

const countsOf = async (actor: Actor): Promise<Readonly<Record<string, number>>> =>
  (await (await server.as(actor)).call(countOwnWaiting)).counts
/** The counts of places alone. */
const placesOf = async (actor: Actor) =>
  Object.fromEntries(Object.entries(await countsOf(actor)).filter(([name]) => !name.startsWith('/')))
const everybody = actorNames.filter((actor) => actor !== 'anonymous')

test.each(everybody)(
  'counts for %s in places of their bar, and in its pages what adds up to them',
  async (actor) => {
    const { data: identity } = await (await server.as(actor)).call(whoami)
    const rows = identity.user_type === 'anonymous' ? [] : barPages[identity.user_type]
    const counts = await countsOf(actor)
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0)
    const places: readonly string[] = rows.map(({ place }) => place)
    const sums: Record<string, number> = {}
    for (const [name, count] of Object.entries(counts)) {
      const place = name.startsWith('/') ? placeOf(addresses[name as Pattern], identity) : name
      expect(places).toContain(place)
      if (place !== name) sums[place ?? ''] = (sums[place ?? ''] ?? 0) + count
    }
    for (const { place, pages: within } of rows)
      if (within.length > 1 || sums[place]) expect(sums[place] ?? 0).toBe(counts[place] ?? 0)
  },
)

/** What a home lists under what waits for an answer, by the place of the bar where each is answered. */
async function listedOf(actor: Actor): Promise<Record<string, number>> {
  const reader = await server.as(actor)
  const { data: identity } = await reader.call(whoami)
  const found: (BarPlace | null)[] = []
  if (identity.user_type === 'family') {
    const { jobs: own, alerts } = await reader.call(getFamilyDashboard)
    const open = own.filter(({ status }) => status === 'open')
    found.push(
      ...open
        .flatMap(({ applicants_list }) => applicants_list.filter(awaitsAnswer))
        .map(() => 'find' as const),
    )
    found.push(...alerts.filter(({ kind }) => kind !== 'applicants').map(alertPlace))
  } else {
    const day = await reader.call(getOwnDay)
    found.push(...day.to_confirm.map(() => 'work' as const))
    found.push(...[...day.sheets, ...day.hours, ...day.closed].map(() => 'schedule' as const))
    found.push(...day.alerts.map(alertPlace))
  }
  const sums: Record<string, number> = {}
  for (const place of found) if (place) sums[place] = (sums[place] ?? 0) + 1
  return sums
}

test.each(['family', 'otherFamily', 'b2bFamily', 'caregiver', 'otherCaregiver', 'agencyCaregiver'] as const)(
  'what waits on the home of %s adds up to the counts of the bar, place by place',
  async (actor) => {
    const { messages: _, ...counts } = await placesOf(actor)
    expect(counts).toEqual(await listedOf(actor))
  },
)

test('a care manager’s are the calls that families asked for, and no messages', async () => {
  const calls = await (await server.as('careManager')).call(listCallsToMake, { query: {} })
  expect(calls.length).toBeGreaterThan(0)
  expect(await countsOf('careManager')).toEqual({ today: calls.length })
})

test('an agency’s are what its home lists', async () => {
  const desk = await (await server.as('agency')).call(getAgencyDesk)
  const { unconfirmed, papers, beginners } = agencyDay(desk, new Date(server.clock.now()))
  const listed = unconfirmed.length + papers.length + beginners.length
  expect(listed).toBeGreaterThan(0)
  expect(await countsOf('agency')).toEqual({ today: listed })
  await server.change().delete(agencyDesks)
  expect(await countsOf('agency')).toEqual({})
})

test('one rule says what is unread: the server’s counts, its list’s and the chat’s of the browser agree', async () => {
  const database = server.change()
  const check = async () => {
    for (const actor of ['family', 'otherFamily', 'caregiver', 'otherCaregiver', 'facility'] as const) {
      const me = actors[actor]
      const listed = await (await server.as(actor)).call(listConversations)
      const whole = await Promise.all(
        listed.map(async ({ id, from_user_block }) => ({
          from_user_block,
          messages: await database.select().from(messages).where(eq(messages.conversation_id, id)),
        })),
      )
      const [told] = await unreadOf(database, [me])
      const open = listed.filter(({ from_user_block }) => !from_user_block)
      const unread = open.reduce((sum, one) => sum + one.unread, 0)
      const says = (await countsOf(actor))['messages'] ?? 0
      expect([actor, says, told?.unread ?? 0, unreadCount(whole, me)]).toEqual([
        actor,
        unread,
        unread,
        unread,
      ])
    }
  }
  await check()
  await database.update(messages).set({ readBy: [] })
  await check()
  await database.update(conversations).set({ from_user_block: true, blocked_by: actors.caregiver })
  await check()
  await database.update(conversations).set({ blocked_by: null, blocked_by_both: true })
  await check()
})

test('is nobody’s without a session, and also a partner’s family’s', async () => {
  expect((await server.fetch('/v1/waiting/')).status).toBe(401)
  expect(await countsOf('b2bFamily')).toBeDefined()
})

test('the checks of the staff are what their home counts', async () => {
  const at = await (await server.as('staff')).call(countWaiting)
  const all = Object.values(at).reduce((sum, count) => sum + count, 0)
  expect(all).toBeGreaterThan(0)
  const { checks = 0, people = 0 } = await countsOf('staff')
  expect(checks + people).toBe(all)
})

test('each queue of the staff counts in a place of theirs, and at its own page', async () => {
  const database = server.change()
  const at = new Date(server.clock.now())
  await database.insert(screenings).values({
    ...{ caregiver_id: actors.caregiver, step: 'thankyou', updated_at: at, submitted_at: at },
  })
  const family = await server.as('family')
  await family.call(askSupport, { body: { topic: 'account', body: 'How do I change my address?' } })
  const queues = await (await server.as('staff')).call(countWaiting)
  const all = Object.values(queues).reduce((sum, count) => sum + count, 0)
  const counts = await countsOf('staff')
  expect((counts['people'] ?? 0) + (counts['checks'] ?? 0)).toBe(all)
  expect(counts).toMatchObject({
    ...{ '/staff/screening': queues.screening, '/staff/support': queues.support },
  })
  expect([queues.screening, queues.support]).toEqual([1, 1])
})

test('a family’s are its drafts and those who applied to an open job, as its home asks about them', async () => {
  const waiting = async () => (await countsOf('family')).find ?? 0
  const { jobs: own } = await (await server.as('family')).call(getFamilyDashboard)
  const asked = own
    .filter(({ status }) => status === 'open')
    .flatMap(({ applicants_list }) => applicants_list.filter(awaitsAnswer))
  expect(asked.length).toBeGreaterThan(0)
  expect(await waiting()).toBe(asked.length)
  const database = server.change()
  await database.insert(jobs).values({ family_id: actors.family, status: 'draft' })
  expect(await waiting()).toBe(asked.length + 1)
  const [first] = asked
  await database.update(applications).set({ accepted: true }).where(eq(applications.id, first!.id))
  expect(await waiting()).toBe(asked.length)
  await database.update(applications).set({ declined: true })
  expect(await waiting()).toBe(1)
})

test('messages are the unread ones', async () => {
  const unread = async () => (await countsOf('caregiver')).messages ?? 0
  const database = server.change()
  await database.update(messages).set({ readBy: [actors.caregiver] })
  expect(await unread()).toBe(0)
  await database.update(messages).set({ readBy: [] })
  const [theirs] = await unreadOf(database, [actors.caregiver])
  expect(theirs!.unread).toBeGreaterThan(0)
  expect(await unread()).toBe(theirs!.unread)
})

test('a caregiver’s documents are those that were asked for, and those past their day', async () => {
  await server
    .change()
    .insert(documents)
    .values([
      { user_id: actors.caregiver, name: 'CPR', expiry_date: '2020-01-31' },
      { user_id: actors.caregiver, name: 'TB', requested_at: new Date(0), requested_by: actors.staff },
      { user_id: actors.caregiver, name: 'Old', expiry_date: '2020-01-31', deleted_at: new Date(0) },
    ])
  const own = await (await server.as('caregiver')).call(listDocuments)
  const due = own.filter((one) =>
    ['requested', 'expired'].includes(documentStatus(one, new Date(server.clock.now()))),
  )
  expect(due.length).toBeGreaterThan(1)
  // Licenses, the telephone, the profile and the account that pay goes to wait there too.
  const others = (await (await server.as('caregiver')).call(listOwnAlerts)).filter(({ kind }) =>
    [
      ...['license_expired', 'license_expiring', 'phone_unverified', 'profile_unfinished'],
      'account_missing',
    ].includes(kind),
  )
  expect((await countsOf('caregiver')).me).toBe(due.length + others.length)
})

test('agreements that a caregiver has not answered wait under Work', async () => {
  const database = server.change()
  await database.delete(agreementAnswers)
  await database.delete(hireOffers)
  await database
    .update(connections)
    .set({ hire_stage: 3, end_date: null })
    .where(eq(connections.caregiver_id, actors.caregiver))
  const alerts = await (await server.as('caregiver')).call(listOwnAlerts)
  const unsigned = alerts.filter(({ kind }) => kind === 'agreement_unsigned')
  expect(unsigned.length).toBeGreaterThan(0)
  expect((await countsOf('caregiver')).work).toBe(unsigned.length)
})

test('an offer of work waits for its caregiver, and one that came to nothing for its family', async () => {
  server.change()
  const [before, family] = [await countsOf('caregiver'), await countsOf('family')]
  const { id } = await someOffer(server)
  expect((await countsOf('caregiver')).work).toBe((before.work ?? 0) + 1)
  const body = { version: 1, reason: 'hours' } as const
  await (await server.as('caregiver')).call(declineOffer, { id, body })
  expect((await countsOf('caregiver')).work ?? 0).toBe(before.work ?? 0)
  expect((await countsOf('family')).care).toBe((family.care ?? 0) + 1)
  const { alerts } = await (await server.as('family')).call(getFamilyDashboard)
  expect(alerts.map(({ kind }) => kind)).toContain('offer_declined')
})

test('a shift that was given waits for the nurse, and a sheet that was sent back', async () => {
  const [mine] = await server.db
    .select()
    .from(shifts)
    .where(eq(shifts.user_id, actors.otherCaregiver))
    .limit(1)
  const database = server.change()
  const before = await countsOf('otherCaregiver')
  const soon = server.clock.now() + 3_600_000
  await database
    .update(shifts)
    .set({
      status: mine!.status === 'assigned' ? 'confirmed' : 'assigned',
      start: new Date(soon),
      end: new Date(soon + 1),
    })
    .where(eq(shifts.id, mine!.id))
  await database
    .insert(nursingTimesheets)
    .values({
      shift_id: mine!.id,
      user_id: actors.otherCaregiver,
      status: 5,
      start: mine!.start,
      end: mine!.end,
    })
    .onConflictDoUpdate({
      target: [nursingTimesheets.shift_id, nursingTimesheets.user_id],
      set: { status: 5 },
    })
  const after = await countsOf('otherCaregiver')
  expect(after.work).not.toBe(before.work)
  expect(after.schedule).toBe((before.schedule ?? 0) + 1)
})

test('a facility has the shifts to which somebody applied, and the sheets to approve', async () => {
  const desk = await server.as('facility')
  const page = (offset: number) => desk.call(listFacilityShifts, { query: { limit: 100, offset } })
  const { totalResults } = await page(0)
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(totalResults / 100) }, (_, i) => page(i * 100)),
  )
  const timesheets = pages.flatMap((one) => one.timesheets)
  const now = new Date(server.clock.now()).toISOString()
  const applied = timesheets.filter(
    ({ status, start, applicants }) => status === 'open' && start > now && applicants.length > 0,
  )
  const handedIn = timesheets.filter(({ timesheet }) => timesheet?.status === 1)
  const counts = await countsOf('facility')
  expect([counts.board ?? 0, counts.hours ?? 0]).toEqual([applied.length, handedIn.length])
})
