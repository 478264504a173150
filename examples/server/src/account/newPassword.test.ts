import { changePassword, createPassword, login, resetPassword, whoami } from '@homecare/sdk/account'
import { getRealtimeToken } from '@homecare/sdk/chat'
import { createClient } from '@homecare/sdk/client'
import { signUpFamily } from '@homecare/sdk/families'
import { makeCalendarFeed } from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../tables/server.ts'
import { testOrigin } from '../testing/jar.ts'
import { fieldsOf } from '../testing/refusal.ts'
import { type Visitor } from '../testing/testServer.ts'
import { smallWorld } from '../testing/world.ts'
import { linkTimes, makeLink } from '../people/links.ts'
import { acceptOffer, judgeSocial, offerCookie } from './socialAccounts.ts'
import { outbox, passwordLinks, socialAccounts, users } from '../tables/account.ts'

const server = smallWorld()
beforeEach(() => server.db.delete(rateLimits))

const old = 'the old one of them all'
const fresh = 'four words make one'
let counted = 0
const freshBody = () => ({
  email: `reset${++counted}@example.com`,
  password: old,
  first_name: 'Rosa',
  last_name: 'Example',
  phone: '5105550133',
  care_for: 2,
  city: 'Oakland',
  state: 'CA',
  zip_code: '94612',
  terms: true,
})
const idOf = async ({ care }: Visitor) => (await care.call(whoami)).data.user_id
const key = (name: string) => ({ idempotencyKey: `${name} ${counted}` })

/** Somebody who has signed up, and knows the old password. */
async function newcomer() {
  const body = freshBody()
  const visitor = server.visitor()
  const { identity } = await visitor.care.call(signUpFamily, { body }, key('sign-up'))
  return { id: identity.user_id ?? 0, body, visitor }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

/** Every way to a new password, as its owner goes it in a browser of their own. */
const ways: Record<string, (person: Newcomer) => Promise<unknown>> = {
  'a mailed reset link': async ({ id }) => {
    const token = await makeLink(server.db, id, 'reset', server.clock.now())
    return server.visitor().care.call(resetPassword, { token, body: { password: fresh } })
  },
  'a link for the first password': async ({ id }) => {
    const token = await makeLink(server.db, id, 'create', server.clock.now())
    return server.visitor().care.call(createPassword, { token, body: { password: fresh } })
  },
  'the settings': async ({ body: { email } }) => {
    const { care } = server.visitor()
    await care.call(login, { body: { email, password: old } })
    return care.call(changePassword, { body: { old_password: old, new_password: fresh } })
  },
}

/** Whether somebody gets in. */
type Attempt = () => Promise<boolean>
const got = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  )
async function linkOf(id: number, purpose: keyof typeof linkTimes) {
  return makeLink(server.db, id, purpose, server.clock.now())
}
const social = (subject: string, email: string, isVerified: boolean) => ({
  ...{ provider: 'google', subject, email, isVerified },
})
async function linkedSocially({ id, body }: Newcomer, isVerified: boolean): Promise<Attempt> {
  const person = social(`g-${id}-${isVerified}`, body.email, isVerified)
  const visitor = server.visitor()
  const verdict = await judgeSocial(server.deps, person, server.clock.now())
  visitor.jar.set(offerCookie, (verdict.kind === 'password' && verdict.offer) || '')
  await visitor.care.call(login, { body: { email: body.email, password: old } })
  return async () => (await judgeSocial(server.deps, person, server.clock.now())).kind === 'signIn'
}
async function realtime(path: string, body: BodyInit): Promise<Record<string, string> | null> {
  const answer = await server.fetch(path, { method: 'POST', body })
  return answer.ok ? ((await answer.json()) as Record<string, string>) : null
}
const signInChat = (token: string) =>
  realtime('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', JSON.stringify({ token }))

/** Everything that could sign in before: each is shown to work, and is tried again afterwards. */
const things: Record<string, (person: Newcomer) => Promise<Attempt>> = {
  'a session': async ({ visitor, id }) => {
    return async () => (await idOf(visitor)) === id
  },
  'the old password': async ({ body: { email } }) => {
    return () => got(server.visitor().care.call(login, { body: { email, password: old } }))
  },
  'the sign-up sent again with its key': async ({ body, id }) => {
    const name = key('sign-up')
    return async () => {
      const again = server.visitor()
      await got(again.care.call(signUpFamily, { body }, name))
      return (await idOf(again)) === id
    }
  },
  'a login sent again with its key': async ({ body: { email }, id }) => {
    const [body, name] = [{ email, password: old }, key('login')]
    await server.visitor().care.call(login, { body }, name)
    return async () => {
      const again = server.visitor()
      await got(again.care.call(login, { body }, name))
      return (await idOf(again)) === id
    }
  },
  'the sign-up sent again by a guest': async ({ body }) => {
    const name = key('sign-up')
    const care = createClient({ baseUrl: testOrigin, guest: true, fetch: server.visitor().jar.fetch })
    return () => got(care.call(signUpFamily, { body }, name))
  },
  'a link to go on from a partner’s page': async ({ id }) => {
    const token = await linkOf(id, 'continue')
    return async () => {
      const visitor = server.visitor()
      await visitor.jar.fetch(`/accounts/continue/${token}`, { redirect: 'manual' })
      return (await idOf(visitor)) === id
    }
  },
  'a link for the first password': async ({ id }) => {
    const token = await linkOf(id, 'create')
    return () =>
      got(server.visitor().care.call(createPassword, { token, body: { password: 'of the intruder' } }))
  },
  'a reset link': async ({ id }) => {
    const token = await linkOf(id, 'reset')
    return () =>
      got(server.visitor().care.call(resetPassword, { token, body: { password: 'of the intruder' } }))
  },
  'the address at which a calendar reads their visits': async ({ visitor }) => {
    const { url } = await visitor.care.call(makeCalendarFeed, { body: { shows_names: true } })
    return async () => (await server.fetch(new URL(url!).pathname)).ok
  },
  'a social link whose address nobody vouched for': (person) => linkedSocially(person, false),
  'an offer to link': async ({ id, body }) => {
    const verdict = await judgeSocial(server.deps, social(`o-${id}`, body.email, true), server.clock.now())
    const offer = (verdict.kind === 'password' && verdict.offer) || ''
    return async () => {
      const request = new Request(testOrigin, { headers: { Cookie: `${offerCookie}=${offer}` } })
      const [user] = await server.db.select().from(users).where(eq(users.id, id))
      await acceptOffer(server.deps, request, user!, server.clock.now())
      return (await server.db.$count(socialAccounts, eq(socialAccounts.subject, `o-${id}`))) > 0
    }
  },
  'a token of the chat': async ({ visitor }) => {
    const { token } = await visitor.care.call(getRealtimeToken)
    return async () => (await signInChat(token)) !== null
  },
  'a renewal of the chat’s sign-in': async ({ visitor }) => {
    const { token } = await visitor.care.call(getRealtimeToken)
    const refresh_token = (await signInChat(token))?.['refreshToken'] ?? ''
    return async () =>
      (await realtime('/securetoken.googleapis.com/v1/token', new URLSearchParams({ refresh_token }))) !==
      null
  },
}

test.each(Object.entries(things))('%s lets in while the password stays', async (_, prepare) => {
  expect(await (await prepare(await newcomer()))()).toBe(true)
})

test.each(Object.entries(ways))('by %s a new password ends each of them', async (_, choose) => {
  const person = await newcomer()
  const attempts: [string, Attempt][] = []
  for (const [thing, prepare] of Object.entries(things)) attempts.push([thing, await prepare(person)])
  await choose(person)
  for (const [thing, attempt] of attempts) expect([thing, await attempt()]).toEqual([thing, false])
})

test.each(Object.entries(ways))('a social link of a proven address outlives %s', async (_, choose) => {
  const person = await newcomer()
  const attempt = await linkedSocially(person, true)
  await choose(person)
  expect(await attempt()).toBe(true)
})

test('whoever loses a social link is told by letter', async () => {
  const person = await newcomer()
  await linkedSocially(person, false)
  await server.db.delete(outbox)
  await ways['a mailed reset link']!(person)
  const subjects = (await server.db.select().from(outbox).orderBy(outbox.id)).map(({ subject }) => subject)
  expect(subjects).toEqual(['You can no longer log in with Google'])
})

test('whoever was asked for a new password does not take the old one, whichever way they choose', async () => {
  for (const purpose of ['reset', 'create'] as const) {
    const { id } = await newcomer()
    await server.db.update(users).set({ must_change_password: true }).where(eq(users.id, id))
    const token = await linkOf(id, purpose)
    const choose = (password: string) =>
      server.visitor().care.call(purpose === 'reset' ? resetPassword : createPassword, {
        ...{ token, body: { password } },
      })
    expect(await fieldsOf(choose(old))).toEqual(['password'])
    // The link is not spent by it.
    await choose(fresh)
    const [user] = await server.db.select().from(users).where(eq(users.id, id))
    expect(user?.must_change_password).toBe(false)
  }
})

test('a followed letter link proves the address; the settings do not', async () => {
  for (const [way, choose] of Object.entries(ways)) {
    const person = await newcomer()
    await choose(person)
    const [user] = await server.db.select().from(users).where(eq(users.id, person.id))
    expect([way, user?.email_verified]).toEqual([way, way !== 'the settings'])
  }
})

test('the link that was used does not choose again, and nothing of it is left', async () => {
  const { id } = await newcomer()
  const token = await linkOf(id, 'reset')
  await server.visitor().care.call(resetPassword, { token, body: { password: fresh } })
  const again = server.visitor().care.call(resetPassword, { token, body: { password: old } })
  await expect(again).rejects.toMatchObject({ kind: 'notFound' })
  expect(await server.db.$count(passwordLinks, eq(passwordLinks.user_id, id))).toBe(0)
})

test('of a login and a reset at the same instant, the login is refused or ended', async () => {
  for (let round = 0; round < 4; round++) {
    const person = await newcomer()
    const visitor = server.visitor()
    const { email } = person.body
    await Promise.allSettled([
      visitor.care.call(login, { body: { email, password: old } }),
      ways['a mailed reset link']!(person),
    ])
    // Whichever came first: the old password opens nothing now.
    expect(await idOf(visitor)).toBeNull()
  }
})
