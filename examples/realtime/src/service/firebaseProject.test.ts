import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, importSPKI, jwtVerify } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { createFirebaseProject, FirebaseError } from './firebaseProject.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const serviceAccount = { project_id: 'care', client_email: 'server@care.test', private_key: privateKey }

interface Call {
  method: string
  url: string
  body: string
  authorization: string | null
}
let clock: number
let calls: Call[]
let answers: Record<string, () => Response>
beforeEach(() => {
  clock = 1_800_000_000_000
  calls = []
  answers = {
    'https://oauth2.googleapis.com/token': () => Response.json({ access_token: `access-${calls.length}` }),
  }
})

function project() {
  return createFirebaseProject({
    databaseURL: 'https://care.firebaseio.test/',
    serviceAccount,
    now: () => clock,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { method, url } = request
      calls.push({
        method,
        url,
        body: await request.text(),
        authorization: request.headers.get('authorization'),
      })
      return answers[url]?.() ?? Response.json(null)
    },
  })
}

const toDatabase = () => calls.filter(({ url }) => url.startsWith('https://care.firebaseio.test/'))

test('a custom token is signed for the identity toolkit by the service account', async () => {
  const token = await project().mintCustomToken('42', { role: 'family' })
  const { payload } = await jwtVerify(token, await importSPKI(publicKey, 'RS256'), {
    currentDate: new Date(clock),
  })
  expect(payload).toMatchObject({
    iss: 'server@care.test',
    sub: 'server@care.test',
    aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    uid: '42',
    claims: { role: 'family' },
    exp: clock / 1000 + 3_600,
  })
})

test('each write is one authorised request', async () => {
  const realtime = project()
  await realtime.set('a/b c', { x: 1 })
  await realtime.set('gone', null)
  await realtime.update('', { 'a/x': 1, 'b/y': null })
  await realtime.increment('n', 2)
  expect(toDatabase().map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
    ['PUT', '/a/b%20c.json', '{"x":1}'],
    ['PUT', '/gone.json', 'null'],
    ['PATCH', '/.json', '{"a/x":1,"b/y":null}'],
    ['PUT', '/n.json', '{".sv":{"increment":2}}'],
  ])
  expect(toDatabase().every(({ authorization }) => authorization === 'Bearer access-1')).toBe(true)
})

test('a push gives the key, and a read the value', async () => {
  answers['https://care.firebaseio.test/list.json'] = () => Response.json({ name: '-Mkey' })
  answers['https://care.firebaseio.test/n.json'] = () => Response.json(7)
  const realtime = project()
  expect(await realtime.push('list', { x: 1 })).toBe('-Mkey')
  expect(await realtime.get('n')).toBe(7)
})

test('one access token serves many requests, and is renewed before it ends', async () => {
  const realtime = project()
  await Promise.all([realtime.set('a', 1), realtime.set('b', 1)])
  const grants = () => calls.filter(({ url }) => url.endsWith('/token'))
  expect(grants()).toHaveLength(1)
  const assertion = new URLSearchParams(grants()[0]!.body).get('assertion')!
  expect(decodeJwt(assertion)).toMatchObject({
    aud: 'https://oauth2.googleapis.com/token',
    iss: 'server@care.test',
  })
  clock += 56 * 60_000
  await realtime.set('a', 2)
  expect(grants()).toHaveLength(2)
})

test('a refusal is told, shows in the health, and the next success clears it', async () => {
  const realtime = project()
  const address = 'https://care.firebaseio.test/a.json?print=silent'
  answers[address] = () => Response.json({ error: 'Permission denied' }, { status: 401 })
  await expect(realtime.set('a', 1)).rejects.toMatchObject({ name: 'FirebaseError', status: 401 })
  expect(realtime.health()).toContain('401')
  answers[address] = () => {
    throw new TypeError('no network')
  }
  await expect(realtime.set('a', 1)).rejects.toEqual(
    new FirebaseError(0, 'care.firebaseio.test cannot be reached: no network'),
  )
  delete answers[address]
  await realtime.set('a', 1)
  expect(realtime.health()).toBe('ok')
})

test('after a failed grant the next request asks anew', async () => {
  const realtime = project()
  const grant = answers['https://oauth2.googleapis.com/token']!
  answers['https://oauth2.googleapis.com/token'] = () => new Response('busy', { status: 503 })
  await expect(realtime.set('a', 1)).rejects.toMatchObject({ status: 503 })
  answers['https://oauth2.googleapis.com/token'] = grant
  await realtime.set('a', 1)
})

test('a revocation names the user and the moment; who never signed in has nothing to revoke', async () => {
  const realtime = project()
  await realtime.revoke('42')
  expect(calls.at(-1)).toMatchObject({
    url: 'https://identitytoolkit.googleapis.com/v1/projects/care/accounts:update',
    body: '{"localId":"42","validSince":"1800000000"}',
  })
  answers[calls.at(-1)!.url] = () => Response.json({ error: { message: 'USER_NOT_FOUND' } }, { status: 400 })
  await realtime.revoke('43')
  expect(realtime.health()).toBe('ok')
})

test('the end of one session ends what its person holds: the project knows people alone, and asks again for who stays', async () => {
  const realtime = project()
  await realtime.endSession('42', 'hash-of-a-session')
  expect(calls.at(-1)).toMatchObject({
    url: 'https://identitytoolkit.googleapis.com/v1/projects/care/accounts:update',
    body: '{"localId":"42","validSince":"1800000000"}',
    authorization: 'Bearer access-1',
  })
})
