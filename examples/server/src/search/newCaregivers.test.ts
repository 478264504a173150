import { updateSettings } from '@homecare/sdk/account'
import { answerNoticeLink, getNoticeLink } from '@homecare/sdk/notices'
import { reviewProfile } from '@homecare/sdk/profile'
import { addSavedSearch, searchCaregivers } from '@homecare/sdk/search'
import { and, asc, eq, inArray, like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { savedSearches } from '../tables/families.ts'
import { notices } from '../tables/notices.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'
import { tellOfNewCaregivers } from './newCaregivers.ts'

const server = smallWorld()
const hour = 3_600_000
const day = 24 * hour
const dementia = 2
const oakland = '/caregivers-search/california/oakland'
/** Two caregivers of Oakland whom nobody can find yet. */
let newcomers: number[]
beforeEach(async () => {
  // The demo family keeps a search already.
  await server.change().delete(savedSearches)
  await server.db.delete(outbox)
  await server.db.delete(notices)
  const found = await server
    .visitor()
    .care.call(searchCaregivers, { query: { city: 'Oakland', state: 'CA' } })
  newcomers = found.data
    .map(({ id }) => id)
    .filter((id) => id !== someCaregiver && id !== actors.caregiver)
    .slice(0, 2)
  await server.db
    .update(caregivers)
    .set({ profile_state_name: 'pending', conditions: [dementia], vetted: false })
    .where(inArray(caregivers.id, newcomers))
})

/** Whoever comes does so later. */
const save = async (address: string, who: Actor = 'family') => {
  const saved = await (await server.as(who)).call(addSavedSearch, { body: { address } })
  server.clock.advance(60_000)
  return saved
}
const approve = async (id: number) =>
  (await server.as('staff')).call(reviewProfile, { id, body: { approved: true } })
const letters = async (email = 'carol@example.com') =>
  server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), like(outbox.subject, 'New caregivers%')))
    .orderBy(asc(outbox.id))
/** A failure of the round is not swallowed here; all letters are handed over. */
const round = async () => {
  await tellOfNewCaregivers(server.deps)
  await server.notice()
}
/** The first round of the next day at nine in California: noon in London is four there. */
const nextMorning = async () => {
  server.clock.advance(day + 5 * hour + 60_000)
  await round()
}
const dayLater = async () => {
  server.clock.advance(day)
  await round()
}

describe('a family is told of who is new in its searches', () => {
  test('once a day, of those alone who can be found since it was saved, or since the last look', async () => {
    const before = await save(oakland)
    await round()
    await nextMorning()
    expect(await letters()).toEqual([])
    await approve(newcomers[0]!)
    await round()
    expect(await letters()).toEqual([])
    await dayLater()
    await round()
    expect(await letters()).toHaveLength(1)
    const { body } = (await letters())[0]!
    expect(body).toContain('Oakland, CA, saved on November 21, 2026: 1 new caregiver\n')
    expect(body).toContain(`/caregivers-search/saved?open=${before.id}`)
    await dayLater()
    expect(await letters()).toHaveLength(1)
    await approve(newcomers[1]!)
    await dayLater()
    expect(await letters()).toHaveLength(2)
    expect((await letters())[1]!.body).toContain('1 new caregiver\n')
  })

  test('each search with its own number, and of those alone who fulfil all that it asks for', async () => {
    await save(`${oakland}?conditions=${dementia}`)
    await save(`${oakland}?vetted=1`)
    await save('/caregivers-search/new-york/new-york')
    await save('/caregivers-search?place=california')
    for (const id of newcomers) await approve(id)
    await nextMorning()
    const { subject, body } = (await letters())[0]!
    expect(body.match(/: \d new caregivers?\n/g)).toEqual([': 2 new caregivers\n', ': 2 new caregivers\n'])
    expect(body).toContain('California, saved on')
    // Of health there is nothing, neither in words nor in an address.
    expect(subject).toBe('New caregivers for your saved searches')
    expect(body).not.toMatch(/dementia|conditions/i)
  })

  test('of one who comes between two looks in exactly one of them', async () => {
    await save(oakland)
    server.clock.advance(day + 5 * hour)
    await approve(newcomers[0]!)
    await round()
    expect(await letters()).toEqual([])
    await dayLater()
    expect((await letters())[0]!.body).toContain('1 new caregiver\n')
    await dayLater()
    expect(await letters()).toHaveLength(1)
  })

  test('once by any number of processes, and once of what was missed for days', async () => {
    await save(oakland)
    await save(oakland, 'otherFamily')
    for (const id of newcomers) await approve(id)
    server.clock.advance(9 * day)
    await Promise.all([1, 2, 3].map(() => tellOfNewCaregivers(server.deps)))
    await round()
    expect(await letters()).toHaveLength(1)
    const others = await server.db.select().from(notices).where(eq(notices.kind, 'new_caregivers'))
    expect(others.map(({ user_id }) => user_id).toSorted()).toEqual(
      [actors.family, actors.otherFamily].toSorted(),
    )
    const due = await server.db.select().from(savedSearches)
    expect(due.every(({ due_at }) => due_at.getTime() > server.clock.now())).toBe(true)
  })

  test('in their language', async () => {
    await server.db.update(users).set({ language: 'es' }).where(eq(users.id, actors.family))
    await save(oakland)
    await approve(newcomers[0]!)
    await nextMorning()
    const [letter] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.subject, 'Cuidadores nuevos en sus búsquedas guardadas'))
      .orderBy(outbox.id)
    expect(letter!.body).toContain('1 cuidador nuevo\n')
  })
})

describe('who does not want it', () => {
  test('stops it by one press from the letter, without a password, and hears no more', async () => {
    await save(oakland)
    await approve(newcomers[0]!)
    await nextMorning()
    const { body } = (await letters())[0]!
    const token = /\/answer\/([\w-]+)/.exec(body)![1]!
    const visitor = server.visitor().care
    expect(await visitor.call(getNoticeLink, { token })).toMatchObject({
      deed: 'stop_notices',
      kind: 'new_caregivers',
    })
    expect(await visitor.call(answerNoticeLink, { token })).toEqual({ done: true, state: 'used' })
    await approve(newcomers[1]!)
    await dayLater()
    expect(await letters()).toHaveLength(1)
    // Wanted again, it is of what comes from then on.
    const choices = { new_caregivers: ['mail' as const] }
    await (await server.as('family')).call(updateSettings, { body: { notices: { choices } } })
    await dayLater()
    expect(await letters()).toHaveLength(1)
  })

  test('gets a text message instead, which says nothing of what was searched for', async () => {
    await server.db.update(users).set({ phone_verified: true }).where(eq(users.id, actors.family))
    const choices = { new_caregivers: ['text' as const] }
    await (await server.as('family')).call(updateSettings, { body: { notices: { choices } } })
    await save(`${oakland}?conditions=${dementia}`)
    await approve(newcomers[0]!)
    await nextMorning()
    expect(await letters()).toEqual([])
    const texts = await server.db.select().from(outbox).where(eq(outbox.channel, 'sms')).orderBy(outbox.id)
    const [text] = texts.filter(({ body }) => body.includes('saved searches'))
    expect(text!.body).toContain('Somebody new fits your saved searches.')
    expect(text!.body).not.toMatch(/dementia|conditions|Oakland/i)
  })
})
