import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { ApiError } from '../client/error.js'
import { aClockRecord, fakeServer, refuseWith } from '../testing/index.js'
import { clockInOrOut, type ClockRecord } from './clockCalls.js'
import { createShiftClock, type ClockTarget } from './clockStore.js'

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
  const open = (target: ClockTarget = { shift_id: 7 }) =>
    createShiftClock(care, {
      target,
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

it('a press without a connection is kept with its instant, and sent once there is one', async () => {
  const { server, open, records, failures, keys, kept, goOnline, later } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  goOnline(false)
  const clock = open()
  await clock.press.run('clock_in', async () => position)
  expect(clock.pending.value).toEqual({
    event: 'clock_in',
    event_timestamp: '2026-11-21T15:00:00.000Z',
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
  // Its place is not known any more, and a key stands for one content.
  expect([...new Set(keys)]).toEqual(['key 1', 'key 2'])
  expect([records.length, reopened.pending.value, kept.size]).toEqual([1, null, 0])
})

it('a press whose answer was lost is sent again as it was, with its place and its key', async () => {
  const { server, open, records, failures, keys, later } = setUp()
  server.on(clockInOrOut, () => refuseWith(502))
  const clock = open()
  await clock.press.run('clock_out', async () => position)
  expect([clock.pending.value?.event, failures]).toEqual(['clock_out', []])
  later()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  await clock.resend()
  const bodies = server.seen.map(({ body }) => JSON.stringify(body))
  expect([new Set(bodies).size, new Set(keys).size, records.length]).toEqual([1, 1, 1])
  expect(server.seen.at(-1)?.body).toMatchObject({ event: 'clock_out', position })
  // The next press is another one, at another time and place.
  await clock.press.run('clock_in', async () => null)
  expect(server.seen.at(-1)?.body).toMatchObject({
    ...{ event: 'clock_in', position: null },
    event_timestamp: '2026-11-21T16:00:00.000Z',
  })
  expect(new Set(keys).size).toBe(2)
})

it.each([
  ['401', 1],
  ['429', 1],
  ['500', 1],
  ['403', 0],
  ['404', 0],
  ['409', 0],
  ['422', 0],
])('a press that is answered with %s waits: %d', async (status, count) => {
  const { server, open, failures, kept } = setUp()
  server.on(clockInOrOut, () => refuseWith(Number(status) as 409))
  const clock = open()
  await clock.press.run('clock_in')
  const [waits, refused] = [clock.pending.value, clock.refused.value].map((press) => press?.event_timestamp)
  const at = '2026-11-21T15:00:00.000Z'
  expect([waits, refused]).toEqual(count === 1 ? [at, undefined] : [undefined, at])
  expect([kept.size, failures.length]).toEqual([1, 1 - count])
})

it('a press is sent also where the browser keeps nothing, and says while it waits that it is not kept', async () => {
  const { server, open, records } = setUp(
    new (class extends Map<string, string> {
      override set(): this {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })(),
  )
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  const clock = open()
  server.offline()
  await clock.press.run('clock_in')
  expect([clock.pending.value?.event, clock.isKept.value]).toEqual(['clock_in', false])
  server.online()
  await clock.resend()
  expect([records.length, clock.isKept.value]).toEqual([1, true])
})

it('what waits is of one shift or one visit alone, and nothing is sent again where nothing waits', async () => {
  const { server, open } = setUp(new Map([['clock:4:7', '{"event":"clock_in","event_timestamp":"x"}']]))
  const clock = open()
  await clock.resend()
  expect([clock.pending.value, server.seen]).toEqual([null, []])
  expect(open({ connection_id: 4, shift_id: 7 }).pending.value?.event).toBe('clock_in')
  expect(open({ connection_id: 5, shift_id: 7 }).pending.value).toBeNull()
})

it('a press counts from its instant, however long the device looks for its place, and outlives the page', async () => {
  const { server, open, kept, later } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  const clock = open()
  await clock.press.run('clock_in', async () => {
    later()
    expect([clock.press.busy.value, kept.size]).toEqual([true, 1])
    return position
  })
  expect(server.seen[0]?.body).toMatchObject({ event_timestamp: '2026-11-21T15:00:00.000Z', position })
})

it('a press that is refused keeps its instant and its reason, over a reload, until it is settled', async () => {
  const { server, open, failures, records, kept, later } = setUp()
  server.on(clockInOrOut, () => refuseWith(409, 'You are at work somewhere else.'))
  await open().press.run('clock_out', async () => position)
  later()
  const reopened = open()
  expect([reopened.pending.value, failures.length]).toEqual([null, 1])
  expect(reopened.refused.value).toMatchObject({
    event: 'clock_out',
    event_timestamp: '2026-11-21T15:00:00.000Z',
    error: { kind: 'conflict', serverMessage: 'You are at work somewhere else.' },
  })
  // A connection that comes back sends nothing that was refused.
  await reopened.resend()
  expect(server.seen).toHaveLength(1)
  await reopened.tryAgain()
  expect([server.seen.length, reopened.refused.value?.event_timestamp]).toEqual([
    2,
    '2026-11-21T15:00:00.000Z',
  ])
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  await reopened.tryAgain()
  expect(server.seen.at(-1)?.body).toMatchObject({ event_timestamp: '2026-11-21T15:00:00.000Z' })
  expect([records.length, reopened.refused.value, kept.size]).toEqual([1, null, 0])
})

it('a press that is refused is given up, or another takes its place', async () => {
  const { server, open, kept, later } = setUp()
  server.on(clockInOrOut, () => refuseWith(409, 'Too early'))
  const clock = open()
  await clock.press.run('clock_in')
  clock.discard()
  expect([clock.refused.value, kept.size]).toEqual([null, 0])
  await clock.tryAgain()
  expect(server.seen).toHaveLength(1)
  await clock.press.run('clock_in')
  later()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  await clock.press.run('clock_in')
  expect(server.seen.at(-1)?.body).toMatchObject({ event_timestamp: '2026-11-21T16:00:00.000Z' })
  expect([clock.refused.value, kept.size]).toEqual([null, 0])
})

it('what is no press is not taken out of the storage', () => {
  for (const text of ['{', '7', '{"event":"dance"}', '{"event":"clock_in"}'])
    expect(setUp(new Map([['clock::7', text]])).open().pending.value).toBeNull()
  const press = '"event":"clock_in","event_timestamp":"x"'
  for (const text of [
    '{',
    `{${press}}`,
    `{${press},"kind":"joke","says":null}`,
    `{${press},"kind":"conflict"}`,
  ])
    expect(setUp(new Map([['clock::7:refused', text]])).open().refused.value).toBeNull()
})
