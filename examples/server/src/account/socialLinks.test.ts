import { forgotPassword, listSocialLinks, unlinkSocial } from '@homecare/sdk/account'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { outbox, socialAccounts, socialOffers, users } from '../tables/account.ts'

const server = smallWorld()
const day = (date: number) => new Date(Date.UTC(2026, 2, date))

beforeEach(async () => {
  for (const table of [socialAccounts, socialOffers, outbox]) await server.db.delete(table)
})

async function link(user_id: number, provider: string, subject: string, linked_at = day(1)) {
  await server.db.insert(socialAccounts).values({ provider, subject, user_id, linked_at })
}
const mailsTo = (recipient: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id)

/** Somebody who has only ever signed in by a provider. */
async function withoutPassword(email: string) {
  const id = await server.addUser({ role: 'family', email, first_name: 'Nia' })
  return { id, care: await server.as(id) }
}

describe('the providers that sign somebody in', () => {
  test('are the caller’s own, each once, the first linked first', async () => {
    await link(actors.family, 'google', 'g-1', day(3))
    await link(actors.family, 'google', 'g-2', day(2))
    await link(actors.family, 'apple', 'a-1', day(1))
    await link(actors.otherFamily, 'facebook', 'f-1')
    expect(await (await server.as(actors.family)).call(listSocialLinks)).toEqual({
      links: [
        { provider: 'apple', linked_at: day(1).toISOString() },
        { provider: 'google', linked_at: day(2).toISOString() },
      ],
      has_password: true,
    })
  })

  test('are taken away one by one, with what waits to be linked, and a letter says so', async () => {
    await link(actors.family, 'google', 'g-1')
    await link(actors.family, 'apple', 'a-1', day(2))
    await link(actors.otherFamily, 'google', 'g-9')
    const expires_at = day(28)
    await server.db
      .insert(socialOffers)
      .values({ id_hash: 'x', provider: 'google', subject: 'g-3', user_id: actors.family, expires_at })
    const care = await server.as(actors.family)
    const left = await care.call(unlinkSocial, { provider: 'google' })
    expect(left.links.map(({ provider }) => provider)).toEqual(['apple'])
    expect(await server.db.$count(socialOffers)).toBe(0)
    const others = await server.db.select().from(socialAccounts).where(eq(socialAccounts.provider, 'google'))
    expect(others.map(({ user_id }) => user_id)).toEqual([actors.otherFamily])
    const [user] = await server.db.select().from(users).where(eq(users.id, actors.family))
    expect((await mailsTo(user!.email)).map(({ subject }) => subject)).toEqual([
      'You can no longer log in with Google',
    ])
    await expect(care.call(unlinkSocial, { provider: 'google' })).rejects.toMatchObject({ kind: 'notFound' })
  })

  test('stay where one is the only way in; of two at once one stays', async () => {
    const { id, care } = await withoutPassword('nia.links@example.com')
    await link(id, 'google', 'g-5')
    await expect(care.call(unlinkSocial, { provider: 'google' })).rejects.toMatchObject({ kind: 'conflict' })
    await link(id, 'apple', 'a-5')
    const outcomes = await Promise.allSettled(
      ['google', 'apple'].map((provider) => care.call(unlinkSocial, { provider })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await server.db.$count(socialAccounts, eq(socialAccounts.user_id, id))).toBe(1)
    // The way to a password of one's own is open.
    await care.call(forgotPassword, { body: { email: 'nia.links@example.com' } })
    await expect
      .poll(async () => (await mailsTo('nia.links@example.com')).map(({ body }) => body).join())
      .toContain('/accounts/password/reset/confirm/')
  })
})
