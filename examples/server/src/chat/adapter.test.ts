import { createFirebaseRealtime, type FirebaseRealtime } from '@homecare/sdk/firebase'
import { afterEach, beforeEach, expect, test } from 'vitest'
import rules from '../../database.rules.json' with { type: 'json' }
import { startRealtime, type Running } from '@homecare/realtime/testing'

let running: Running
let open: FirebaseRealtime[] = []
beforeEach(async () => {
  running = await startRealtime({ rules })
  await running.realtime.set('conversations/c1/members', { 1: true, 2: true })
})
afterEach(async () => {
  for (const each of open) await each.close()
  open = []
  await running.stop()
})

async function signedIn(uid: string): Promise<FirebaseRealtime> {
  const realtime = createFirebaseRealtime({
    databaseURL: `ws://127.0.0.1:${running.port}?ns=homecare-test`,
    projectId: 'homecare-test',
    apiKey: 'local',
    authEmulator: `http://127.0.0.1:${running.port}`,
  })
  open.push(realtime)
  await realtime.signIn(await running.realtime.mintCustomToken(uid))
  return realtime
}

const messages = 'conversations/c1/messages'
const message = (timestamp: number) => ({
  uid: 2,
  timestamp,
  content: `No. ${timestamp}`,
  message_id: timestamp,
})

test('the SDK follows the latest messages, reads older ones, and sets its read mark', async () => {
  const keys: string[] = []
  for (const timestamp of [1, 2, 2, 3, 4])
    keys.push(await running.realtime.push(messages, message(timestamp)))
  const care = await signedIn('1')
  const events: string[] = []
  let happened = (): void => undefined
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      happened = () => events.length >= count && resolve()
      happened()
    })
  const note = (what: string) => (key: string) => {
    events.push(`${what}${keys.indexOf(key)}`)
    happened()
  }
  care.watchLatest(
    messages,
    { orderBy: 'timestamp', limit: 2 },
    { added: note('+'), changed: note('~'), removed: note('-') },
  )
  await until(2)
  keys.push(await running.realtime.push(messages, message(5)))
  await until(4)
  await care.set(`${messages}/${keys[5]}/readBy/1`, true)
  await until(5)
  expect(events.slice(0, 2)).toEqual(['+3', '+4'])
  expect(events.slice(2, 4).sort()).toEqual(['+5', '-3'])
  expect(events.slice(4)).toEqual(['~5'])
  const older = await care.before<{ timestamp: number }>(messages, {
    orderBy: 'timestamp',
    limit: 2,
    before: { value: 2, key: keys[2]! },
  })
  expect(older.map(([key, value]) => [keys.indexOf(key), value.timestamp])).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('the SDK watches its counter, is told of a refusal, and knows whether it is connected', async () => {
  await running.realtime.set('message-count-by-user/1', 4)
  const care = await signedIn('1')
  const next = (path: string, wanted: number) =>
    new Promise<void>((resolve, reject) =>
      care.watch<number>(path, (value) => value === wanted && resolve(), reject),
    )
  await next('message-count-by-user/1', 4)
  await running.realtime.increment('message-count-by-user/1', 1)
  await next('message-count-by-user/1', 5)
  await expect(next('message-count-by-user/2', 0)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  await new Promise<void>((resolve) => care.connected((yes) => yes && resolve()))
  const refused = new Promise((resolve) => {
    care.watchLatest(
      'conversations/c9/messages',
      { orderBy: 'timestamp', limit: 2 },
      { added() {}, changed() {}, removed() {} },
      resolve,
    )
  })
  expect(await refused).toMatchObject({ code: 'PERMISSION_DENIED' })
  await expect(care.signIn('nonsense')).rejects.toMatchObject({ code: 'auth/invalid-custom-token' })
})

test('signing out ends the watches', async () => {
  const care = await signedIn('1')
  const ended = new Promise((resolve) => {
    care.watch('message-count-by-user/1', () => void care.signOut(), resolve)
  })
  expect(await ended).toMatchObject({ code: 'PERMISSION_DENIED' })
})
