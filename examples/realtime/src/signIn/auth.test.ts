import { signInWithCustomToken, signOut } from 'firebase/auth'
import { get, onValue, ref, set } from 'firebase/database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryLeafStore, type LeafStore } from '../index.ts'
import { startRealtime, untilValue, type Running } from '../testing/startRealtime.ts'

const HOUR = 3_600_000
let clock: number
let running: Running
let store: LeafStore
beforeEach(async () => {
  clock = Date.now()
  store = memoryLeafStore()
  running = await startRealtime({ now: () => clock, store })
})
afterEach(() => running.stop())

function post(path: string, body: object | URLSearchParams): Promise<Response> {
  const isForm = body instanceof URLSearchParams
  const headers = { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }
  return fetch(`http://127.0.0.1:${running.port}${path}`, {
    method: 'POST',
    headers,
    body: isForm ? body : JSON.stringify(body),
  })
}

const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local'
const renewPath = '/securetoken.googleapis.com/v1/token?key=local'

/** Resolves with the code when a listen on `path` is cancelled. */
function cancelled(
  db: Parameters<typeof ref>[0],
  path: string,
  ready: () => void = () => undefined,
): Promise<string> {
  return new Promise((resolve) => {
    onValue(ref(db, path), ready, (error) => resolve((error as Error & { code: string }).code))
  })
}

test('a custom token signs in, with its claims', async () => {
  const { auth } = await running.client()
  const { user } = await signInWithCustomToken(
    auth,
    await running.realtime.mintCustomToken('42', { role: 'family' }),
  )
  expect(user.uid).toBe('42')
  expect((await user.getIdTokenResult()).expirationTime).toBe(
    new Date(Math.floor(clock / 1000) * 1000 + HOUR).toUTCString(),
  )
})

test.each([
  ['not a token', () => 'nonsense'],
  ['a token of another server', () => startOther()],
])('%s does not sign in', async (_, token) => {
  const { auth } = await running.client()
  await expect(signInWithCustomToken(auth, await token())).rejects.toMatchObject({
    code: 'auth/invalid-custom-token',
  })
})

async function startOther(): Promise<string> {
  const other = await startRealtime({ secret: 'another secret' })
  const token = await other.realtime.mintCustomToken('42')
  await other.stop()
  return token
}

test('one kind of token does not pass for another', async () => {
  const token = await running.realtime.mintCustomToken('42')
  const signedIn = (await (await post(signInPath, { token })).json()) as {
    idToken: string
    refreshToken: string
  }
  expect((await post(signInPath, { token: signedIn.idToken })).status).toBe(400)
  expect((await post(renewPath, new URLSearchParams({ refresh_token: signedIn.idToken }))).status).toBe(400)
  const { db } = await running.client()
  await expect(get(ref(db, 'a'))).rejects.toThrow()
})

test('an expired custom token is refused', async () => {
  const token = await running.realtime.mintCustomToken('42')
  clock += HOUR + 1_000
  const { auth } = await running.client()
  await expect(signInWithCustomToken(auth, token)).rejects.toMatchObject({
    code: 'auth/invalid-custom-token',
  })
})

test('an id token is renewed, and the client goes on', async () => {
  const { auth, db } = await running.client('42')
  await set(ref(db, 'a'), 1)
  clock += HOUR / 2
  const first = await auth.currentUser!.getIdToken()
  const renewed = await auth.currentUser!.getIdToken(true)
  expect(renewed).not.toBe(first)
  await set(ref(db, 'a'), 2)
  expect(running.realtime.get('a')).toBe(2)
})

test('when the id token expires on the server, the client renews it and its listens come back', async () => {
  const { db } = await running.client('42')
  await running.realtime.set('a', 1)
  const states: boolean[] = []
  onValue(ref(db, '.info/connected'), (at) => states.push(at.val() as boolean))
  await untilValue(ref(db, 'a'), (value) => value === 1)
  clock += HOUR + 1_000
  // The next touch finds the token expired: the server says so and the client signs in anew.
  const revived = untilValue(ref(db, '.info/connected'), (yes) => yes === true && states.includes(false))
  await get(ref(db, 'b'))
  await revived
  await set(ref(db, 'a'), 2)
  expect(running.realtime.get('a')).toBe(2)
})

test('signing out cancels the listens', async () => {
  const { auth, db } = await running.client('42')
  let ready = (): void => undefined
  const listening = new Promise<void>((resolve) => (ready = resolve))
  const end = cancelled(db, 'a', ready)
  await listening
  await signOut(auth)
  expect(await end).toBe('PERMISSION_DENIED')
})

test('revoking a user cancels their listens and refuses every older token, also after a restart', async () => {
  const custom = await running.realtime.mintCustomToken('7')
  const { refreshToken } = (await (await post(signInPath, { token: custom })).json()) as {
    refreshToken: string
  }
  const [revoked, other] = [await running.client('7'), await running.client('8')]
  await untilValue(ref(other.db, 'a'), (value) => value === null)
  let ready = (): void => undefined
  const listening = new Promise<void>((resolve) => (ready = resolve))
  const end = cancelled(revoked.db, 'a', ready)
  await listening
  const signedOut = new Promise<void>((resolve) => {
    revoked.auth.onIdTokenChanged((user) => user === null && resolve())
  })
  await running.realtime.revoke('7')
  expect(await end).toBe('PERMISSION_DENIED')
  await signedOut
  await set(ref(other.db, 'a'), 'still here')

  await running.stop()
  running = await startRealtime({ now: () => clock, store })
  expect((await post(signInPath, { token: custom })).status).toBe(400)
  const renewal = await post(
    renewPath,
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  )
  expect(await renewal.json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } })
  const back = await running.client('7')
  await set(ref(back.db, 'a'), 'signed in anew')
})

/** A server that knows sessions, of which those in `living` go on. */
async function withSessions(living: Set<string>): Promise<void> {
  await running.stop()
  const livingSessions = (asked: readonly string[]) =>
    Promise.resolve(new Set(asked.filter((one) => living.has(one))))
  running = await startRealtime({ now: () => clock, store, livingSessions })
}
async function chatting(session: string) {
  const one = await running.client()
  await signInWithCustomToken(one.auth, await running.realtime.mintCustomToken('7', { session }))
  let ready = (): void => undefined
  const listening = new Promise<void>((resolve) => (ready = resolve))
  const end = cancelled(one.db, 'a', ready)
  const signedOut = new Promise<void>((resolve) => {
    one.auth.onIdTokenChanged((user) => user === null && resolve())
  })
  await listening
  return { ...one, end, signedOut }
}

test('the end of a session closes its connections, and those of no other', async () => {
  const living = new Set(['here', 'there'])
  await withSessions(living)
  const [here, there] = [await chatting('here'), await chatting('there')]
  living.delete('here')
  await running.realtime.endSession('7', 'here')
  expect(await here.end).toBe('PERMISSION_DENIED')
  await here.signedOut
  await set(ref(there.db, 'a'), 'still here')
})

test('a connection whose session ended elsewhere is closed by the clock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const living = new Set(['here', 'there'])
  await withSessions(living)
  const [here, there] = [await chatting('here'), await chatting('there')]
  living.delete('here')
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  expect(await here.end).toBe('PERMISSION_DENIED')
  await here.signedOut
  await set(ref(there.db, 'a'), 'still here')
})

test('a token of an ended session, or of none, is refused where sessions are known', async () => {
  await withSessions(new Set(['here']))
  const statusOf = async (session?: string) => {
    const token = await running.realtime.mintCustomToken('7', session === undefined ? {} : { session })
    return (await post(signInPath, { token })).status
  }
  expect([await statusOf('here'), await statusOf('gone'), await statusOf()]).toEqual([200, 400, 400])
})

test('a refresh token and the data survive a restart', async () => {
  const token = await running.realtime.mintCustomToken('9')
  const { refreshToken } = (await (await post(signInPath, { token })).json()) as { refreshToken: string }
  const writer = await running.client('9')
  await set(ref(writer.db, 'kept'), { deep: { text: 'yes' }, n: 1.5, flag: false })
  await set(ref(writer.db, 'kept/n'), null)
  await running.stop()
  running = await startRealtime({ now: () => clock, store })
  const renewal = await post(
    renewPath,
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  )
  expect(await renewal.json()).toMatchObject({
    user_id: '9',
    project_id: 'homecare-test',
    expires_in: '3600',
  })
  const reader = await running.client('9')
  expect((await get(ref(reader.db, 'kept'))).val()).toEqual({ deep: { text: 'yes' }, flag: false })
})

test('any page may ask for a token renewal: the endpoints answer a preflight', async () => {
  const response = await fetch(`http://127.0.0.1:${running.port}${renewPath}`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://elsewhere.test',
      'access-control-request-headers': 'content-type,x-client-version',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-client-version')
})

test.each([
  ['', 400],
  ['[]', 400],
  ['{"token":5}', 400],
  [`{"token":"${'x'.repeat(70_000)}"}`, 400],
])('a bad body (%.20s) gets a clear refusal', async (body, status) => {
  const response = await fetch(`http://127.0.0.1:${running.port}${signInPath}`, { method: 'POST', body })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code: status } })
})
