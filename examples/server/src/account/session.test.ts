import { changePassword, getSettings, login, logout, resetPassword, whoami } from '@homecare/sdk/account'
import { getRealtimeToken } from '@homecare/sdk/chat'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { rateLimits } from '../tables/server.ts'
import { actors } from '../testing/actors.ts'
import { type Visitor } from '../testing/testServer.ts'
import { smallWorld } from '../testing/world.ts'
import { makeLink } from '../people/links.ts'
import { hashPassword } from './password.ts'
import { endSessionsOf, livingSessions, sessionTimes, sweepSessions, whyEnded } from '../people/session.ts'
import { endedSessions, sessions, userSecrets } from '../tables/account.ts'
import { clockRecords, shifts } from '../tables/shifts.ts'
import { removeClocks, removeVisits } from '../testing/removeWork.ts'

const server = smallWorld()
beforeEach(() => server.db.delete(rateLimits))

const email = 'carol@example.com'
const minutes = (count: number) => count * 60_000

async function loggedIn(remember_me = false): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.care.call(login, { body: { email, password: DEMO_PASSWORD, remember_me } })
  return visitor
}
const setPassword = async (password: string) =>
  server.db
    .update(userSecrets)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(userSecrets.user_id, actors.family))
const isIn = async ({ care }: Visitor) => (await care.call(whoami)).data.user_type === 'family'

describe('a session', () => {
  test('begins at login, says who it is, and says no secret', async () => {
    const visitor = await loggedIn()
    const { data } = await visitor.care.call(whoami)
    expect(data).toMatchObject({ user_id: actors.family, user_type: 'family', email, has_pin: false })
    expect(Object.keys(data)).not.toContain('pin')
  })

  test('has a new id at each login, and the old one is gone', async () => {
    const visitor = await loggedIn()
    const before = visitor.jar.get('session')
    await visitor.care.call(login, { body: { email, password: DEMO_PASSWORD } })
    expect(visitor.jar.get('session')).not.toBe(before)
    const old = server.visitor()
    old.jar.set('session', before ?? '')
    expect(await isIn(old)).toBe(false)
  })

  test('is in a cookie that no script can read', async () => {
    const visitor = server.visitor()
    await visitor.care.call(whoami)
    const response = await visitor.jar.fetch('/v1/web/accounts/login/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': visitor.jar.get('csrftoken') ?? '' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    })
    const line = response.headers.getSetCookie().find((one) => one.startsWith(`session=`))
    expect(line).toMatch(/; SameSite=Lax; HttpOnly$/)
  })

  test('ends at logout, in every tab of the browser', async () => {
    const visitor = await loggedIn()
    const tab = server.visitor()
    tab.jar.set('session', visitor.jar.get('session') ?? '')
    expect(await isIn(tab)).toBe(true)
    await visitor.care.call(logout)
    expect(visitor.jar.get('session')).toBeUndefined()
    expect(await isIn(tab)).toBe(false)
  })

  test('ends after thirty idle minutes', async () => {
    const visitor = await loggedIn()
    server.clock.advance(minutes(29))
    expect(await isIn(visitor)).toBe(true)
    server.clock.advance(minutes(29))
    expect(await isIn(visitor)).toBe(true)
    server.clock.advance(minutes(31))
    expect(await isIn(visitor)).toBe(false)
  })

  test('ends after twelve hours, however busy', async () => {
    const visitor = await loggedIn()
    for (let used = 0; used < sessionTimes.absolute - minutes(20); used += minutes(20)) {
      server.clock.advance(minutes(20))
      expect(await isIn(visitor)).toBe(true)
    }
    server.clock.advance(minutes(20))
    expect(await isIn(visitor)).toBe(false)
  })

  test('that is remembered outlives both, for thirty days', async () => {
    const visitor = await loggedIn(true)
    server.clock.advance(sessionTimes.absolute * 2)
    expect(await isIn(visitor)).toBe(true)
    server.clock.advance(sessionTimes.remembered)
    expect(await isIn(visitor)).toBe(false)
  })

  test('of a call that needs one is missed with 401', async () => {
    await expect(server.visitor().care.call(getSettings)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('a password', () => {
  test('that is changed ends every other session, and goes on with a new one', async () => {
    const [here, elsewhere] = [await loggedIn(), await loggedIn()]
    const before = here.jar.get('session')
    const body = { old_password: DEMO_PASSWORD, new_password: 'four words make one' }
    await here.care.call(changePassword, { body })
    expect(here.jar.get('session')).not.toBe(before)
    expect(await isIn(here)).toBe(true)
    expect(await isIn(elsewhere)).toBe(false)
    await setPassword(DEMO_PASSWORD)
  })

  test('is not changed without the old one, nor to a weak one', async () => {
    const { care } = await loggedIn()
    await expect(
      care.call(changePassword, { body: { old_password: 'wrong', new_password: 'four words make one' } }),
    ).rejects.toMatchObject({ kind: 'invalid', fieldErrors: { old_password: [expect.any(String)] } })
    await expect(
      care.call(changePassword, { body: { old_password: DEMO_PASSWORD, new_password: 'short' } }),
    ).rejects.toMatchObject({ kind: 'invalid', fieldErrors: { new_password: [expect.any(String)] } })
  })

  test('is reset by a mailed link once, within an hour', async () => {
    const elsewhere = await loggedIn()
    const token = await makeLink(server.db, actors.family, 'reset', server.clock.now())
    const visitor = server.visitor()
    const identity = await visitor.care.call(resetPassword, {
      token,
      body: { password: 'four words make one' },
    })
    expect(identity.user_id).toBe(actors.family)
    expect(await isIn(visitor)).toBe(true)
    expect(await isIn(elsewhere)).toBe(false)
    const again = visitor.care.call(resetPassword, { token, body: { password: 'another long one' } })
    await expect(again).rejects.toMatchObject({ kind: 'notFound' })

    const late = await makeLink(server.db, actors.family, 'reset', server.clock.now())
    server.clock.advance(minutes(61))
    const tooLate = visitor.care.call(resetPassword, { token: late, body: { password: 'another long one' } })
    await expect(tooLate).rejects.toMatchObject({ kind: 'notFound' })
    await setPassword(DEMO_PASSWORD)
  })
})

describe('the realtime sign-in of a session', () => {
  const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken'
  /** A device that chats: it holds a realtime token, which it can use again and again. */
  async function chatting(): Promise<{ visitor: Visitor; token: string }> {
    const visitor = await loggedIn()
    return { visitor, token: (await visitor.care.call(getRealtimeToken)).token }
  }
  async function isTaken(token: string): Promise<boolean> {
    return (
      (await server.fetch(signInPath, { method: 'POST', body: JSON.stringify({ token }) })).status === 200
    )
  }

  test('ends with a changed password on every device, and the one that goes on gets a fresh one', async () => {
    const [here, elsewhere] = [await chatting(), await chatting()]
    expect(await isTaken(elsewhere.token)).toBe(true)
    const old_password = DEMO_PASSWORD
    await here.visitor.care.call(changePassword, {
      body: { old_password, new_password: 'four words make one' },
    })
    expect(await isTaken(here.token)).toBe(false)
    expect(await isTaken(elsewhere.token)).toBe(false)
    expect(await isTaken((await here.visitor.care.call(getRealtimeToken)).token)).toBe(true)
    await setPassword(DEMO_PASSWORD)
  })

  test('ends with a reset password', async () => {
    const { token } = await chatting()
    const link = await makeLink(server.db, actors.family, 'reset', server.clock.now())
    await server
      .visitor()
      .care.call(resetPassword, { token: link, body: { password: 'four words make one' } })
    expect(await isTaken(token)).toBe(false)
    await setPassword(DEMO_PASSWORD)
  })

  test('ends at logout, and only there: another device goes on', async () => {
    const [here, elsewhere] = [await chatting(), await chatting()]
    await here.visitor.care.call(logout)
    expect(await isTaken(here.token)).toBe(false)
    expect(await isTaken(elsewhere.token)).toBe(true)
  })

  test('ends with a session that gives way to another in the same browser', async () => {
    const { visitor, token } = await chatting()
    await visitor.care.call(login, { body: { email, password: DEMO_PASSWORD } })
    expect(await isTaken(token)).toBe(false)
  })

  test('is not renewed once the session has idled out, however often it was until then', async () => {
    const { visitor, token } = await chatting()
    const signedIn = await server.fetch(signInPath, { method: 'POST', body: JSON.stringify({ token }) })
    const { refreshToken } = (await signedIn.json()) as { refreshToken: string }
    const renew = async () => {
      const body = new URLSearchParams({ refresh_token: refreshToken })
      return (await server.fetch('/securetoken.googleapis.com/v1/token', { method: 'POST', body })).status
    }
    for (let round = 0; round < 3; round++) {
      server.clock.advance(minutes(20))
      expect(await isIn(visitor)).toBe(true)
      expect(await renew()).toBe(200)
    }
    // Renewing is no activity: it goes on by itself in a page that nobody looks at.
    server.clock.advance(minutes(20))
    expect(await renew()).toBe(200)
    server.clock.advance(minutes(20))
    expect(await renew()).toBe(400)
    expect(await isIn(visitor)).toBe(false)
  })
})

describe('a caregiver who is clocked in', () => {
  /** Marisol at work from now on, for eight hours as planned. */
  async function atWork() {
    await removeClocks(server.change())
    await removeVisits(server.db)
    const [shift] = await server.db
      .insert(shifts)
      .values({
        ...{ facility_id: 1, user_id: actors.caregiver, day: '2026-11-21', shift_block_type: 1, rate: 3900 },
        ...{ start: new Date(server.clock.now()), end: new Date(server.clock.now() + minutes(480)) },
        status: 'confirmed',
      })
      .returning()
    const clocked = {
      user_id: actors.caregiver,
      shift_id: shift!.id,
      clock_in_at: new Date(server.clock.now()),
    }
    await server.db.insert(clockRecords).values(clocked)
    const visitor = server.visitor()
    await visitor.care.call(login, { body: { email: 'marisol@example.com', password: DEMO_PASSWORD } })
    return { visitor, clocked }
  }
  const isShe = async ({ care }: Visitor) => (await care.call(whoami)).data.user_id === actors.caregiver

  test('is not logged out before an hour after the planned end, and is then', async () => {
    const { visitor } = await atWork()
    const said = (await visitor.care.call(whoami)).data.on_shift
    expect(said).toMatchObject({ connection_id: null, clock_breaks: [] })
    server.clock.advance(minutes(8 * 60 + 59))
    await sweepSessions(server.db, server.clock.now(), server.deps.realtime)
    expect(await livingSessions(server.db, await idsOf(actors.caregiver), server.clock.now())).toHaveProperty(
      'size',
      1,
    )
    expect(await isShe(visitor)).toBe(true)
    server.clock.advance(minutes(31))
    expect(await isShe(visitor)).toBe(false)
  })

  test('also outlasts the longest session, and is logged out as others are once they have clocked out', async () => {
    const { visitor, clocked } = await atWork()
    await server.db.update(sessions).set({ expires_at: new Date(server.clock.now() + minutes(60)) })
    server.clock.advance(minutes(61))
    expect(await isShe(visitor)).toBe(true)
    await server.db
      .update(clockRecords)
      .set({ clock_out_at: new Date(server.clock.now()) })
      .where(eq(clockRecords.shift_id, clocked.shift_id))
    expect(await isShe(visitor)).toBe(false)
    expect((await visitor.care.call(whoami)).data.on_shift).toBeNull()
  })
})

const idsOf = async (userId: number) =>
  (await server.db.select().from(sessions).where(eq(sessions.user_id, userId))).map(({ id_hash }) => id_hash)

test('why a session ended is known, before it is swept and after', async () => {
  for (const table of [sessions, endedSessions]) await server.db.delete(table)
  const [idle, old, elsewhere] = [await loggedIn(), await loggedIn(true), await loggedIn(true)]
  const why = (visitor: Visitor) => whyEnded(server.db, visitor.jar.get('session'), server.clock.now())
  await endSessionsOf(server.db, 0, server.clock.now())
  expect([await why(idle), await why(old)]).toEqual([null, null])
  server.clock.advance(minutes(31))
  expect([await why(idle), await why(old)]).toEqual(['idle', null])
  server.clock.advance(sessionTimes.remembered)
  expect([await why(idle), await why(old)]).toEqual(['long', 'long'])
  server.clock.advance(-sessionTimes.remembered)
  await sweepSessions(server.db, server.clock.now(), server.deps.realtime)
  await endSessionsOf(server.db, actors.family, server.clock.now())
  expect([await why(idle), await why(elsewhere), await why(server.visitor())]).toEqual([
    ...['idle', 'elsewhere', null],
  ])
  server.clock.advance(sessionTimes.why + 1)
  await sweepSessions(server.db, server.clock.now(), server.deps.realtime)
  expect(await server.db.$count(endedSessions)).toBe(0)
})

test('sweeping removes the sessions that have ended, by their age or by idleness', async () => {
  await server.db.delete(sessions)
  const [idle, busy, remembered] = [await loggedIn(), await loggedIn(), await loggedIn(true)]
  server.clock.advance(minutes(20))
  await isIn(busy)
  server.clock.advance(minutes(20))
  await sweepSessions(server.db, server.clock.now(), server.deps.realtime)
  expect(await server.db.$count(sessions)).toBe(2)
  expect([await isIn(idle), await isIn(busy), await isIn(remembered)]).toEqual([false, true, true])
})
