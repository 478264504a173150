import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { ApiError } from '../client/error.js'
import { aClockRecord, fakeServer, refuseWith } from '../testing/index.js'
import { clockInOrOut, type ClockRecord } from './clockCalls.js'
import { createShiftClock } from './clockStore.js'

function setUp(kept: Map<string, string> = new Map()) {
  const server = fakeServer()
  let isOnline = true
  const keys: (string | null)[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'))
    return isOnline ? server.fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'))
  }
  const care = createClient({ fetch, pause: async () => {} })
  const records: ClockRecord[] = []
  const failures: ApiError[] = []
  let now = Date.UTC(2026, 10, 21, 15)
  let made = 0
  const open = () =>
    createShiftClock(care, {
      target: { shift_id: 7 },
      now: () => now,
      newKey: () => `key ${(made += 1)}`,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, text) => void kept.set(name, text),
        removeItem: (name) => void kept.delete(name),
      },
      done: (record) => records.push(record),
      failed: (error) => failures.push(error),
    })
  return {
    ...{ server, open, records, failures, keys, kept },
    goOnline: (on: boolean) => (isOnline = on),
    later: () => (now += 3_600_000),
  }
}
const position = { latitude: 37.8, longitude: -122.2 }

it('a press without a connection is kept with its instant and key, and counts once when it is sent', async () => {
  const { server, open, records, failures, keys, kept, goOnline, later } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  goOnline(false)
  const clock = open()
  await clock.press.run('clock_in', position)
  expect(clock.pending.value).toEqual({
    event: 'clock_in',
    event_timestamp: '2026-11-21T15:00:00.000Z',
    key: 'key 1',
  })
  expect([records, failures]).toEqual([[], []])
  // Where somebody was is not kept in the browser.
  expect([...kept.values()].join()).not.toContain('latitude')
  later()
  goOnline(true)
  const reopened = open()
  expect(reopened.pending.value).toEqual(clock.pending.value)
  await reopened.resend()
  expect(server.seen.at(-1)?.body).toEqual({
    ...{ event: 'clock_in', shift_id: 7, position: null },
    event_timestamp: '2026-11-21T15:00:00.000Z',
  })
  expect(new Set(keys)).toEqual(new Set(['key 1']))
  expect([records.length, reopened.pending.value, kept.size]).toEqual([1, null, 0])
})

it('a press that is refused is not kept, and says why', async () => {
  const { server, open, failures, kept } = setUp()
  server.on(clockInOrOut, () => refuseWith(409, 'Too early'))
  const clock = open()
  await clock.press.run('clock_in')
  expect([clock.pending.value, kept.size, failures[0]?.serverMessage]).toEqual([null, 0, 'Too early'])
})

it('what is no press is not taken out of the storage', () => {
  for (const text of ['{', '7', '{"event":"dance"}', '{"event":"clock_in"}'])
    expect(setUp(new Map([['clock::7', text]])).open().pending.value).toBeNull()
})
