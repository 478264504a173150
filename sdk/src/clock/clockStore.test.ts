import { signal } from '@preact/signals-core'
import { expect, it, vi } from 'vitest'
import { createClient } from '../client/client.js'
import { createOutbox } from '../outbox/outbox.js'
import { aClockRecord, fakeServer, mapStorage, refuseWith } from '../testing/index.js'
import { clockInOrOut, type ClockEvent, type ClockRecord } from './clockCalls.js'
import { clockDeeds, type ClockTarget } from './clockDeeds.js'
import { afterPresses, createShiftClock } from './clockStore.js'

function setUp(kept: Map<string, string> = new Map()) {
  const server = fakeServer()
  let isOnline = true
  const keys: (string | null)[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'))
    return isOnline ? server.fetch(input, init) : Promise.reject(new TypeError('Failed to fetch'))
  }
  const care = createClient({ fetch, pause: async () => {}, cookies: () => '' })
  const records: ClockRecord[] = []
  let now = Date.UTC(2026, 10, 21, 15)
  let made = 0
  let ahead: number | null = null
  /** A page with the clock of some work; pages share the device. */
  const open = (target: ClockTarget = { shift_id: 7 }) => {
    const outbox = createOutbox({
      person: signal(31),
      kinds: [clockDeeds(care, async () => ahead ?? 0)],
      storage: mapStorage(kept),
      newKey: () => `key ${(made += 1)}`,
    })
    const clock = createShiftClock(outbox, {
      ...{ target, now: () => now, zone: 'America/New_York' },
      isUnsure: () => ahead === null,
    })
    clock.follow((record) => records.push(record))
    return { ...clock, outbox }
  }
  return {
    ...{ server, open, records, keys, kept },
    goOnline: (on: boolean) => (isOnline = on),
    later: () => (now += 3_600_000),
    tell: (by: number) => (ahead = by),
  }
}
const work = {
  ...{ start: '2026-11-21T15:00:00Z', end: '2026-11-21T23:00:00Z' },
  ...{ clock_in_at: null, clock_out_at: null },
}
const position = { latitude: 37.8, longitude: -122.2 }
const at = '2026-11-21T15:00:00.000Z'

it('a press without a connection is kept with its instant, and sent once there is one', async () => {
  const { server, open, records, keys, kept, goOnline, later } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  goOnline(false)
  const clock = open()
  await clock.press('clock_in', async () => position)
  expect(clock.pending.value).toEqual([{ event: 'clock_in', event_timestamp: at }])
  expect([clock.busy.value, clock.waits.value, clock.refused.value, records]).toEqual([false, true, null, []])
  // Where somebody was is not kept in the browser.
  expect([...kept.values()].join()).not.toContain('latitude')
  later()
  clock.outbox.stop()
  const reopened = open()
  expect(reopened.pending.value).toEqual([{ event: 'clock_in', event_timestamp: at }])
  goOnline(true)
  await reopened.resend()
  await vi.waitFor(() => expect(kept.size).toBe(0))
  expect(server.seen.at(-1)?.body).toEqual({
    ...{ event: 'clock_in', shift_id: 7, position: null, event_timestamp: at },
  })
  // Its place is not known any more, and a key stands for one content.
  expect([...new Set(keys)]).toEqual(['key 1', 'key 1-unplaced'])
  expect([records.length, reopened.pending.value]).toEqual([1, []])
})

it('a press whose answer was lost is sent again as it was, with its place and its key', async () => {
  const { server, open, records, keys, later } = setUp()
  server.on(clockInOrOut, () => refuseWith(502))
  const clock = open()
  await clock.press('clock_out', async () => position)
  expect([clock.pending.value[0]?.event, clock.refused.value]).toEqual(['clock_out', null])
  later()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  await clock.resend()
  const bodies = server.seen.map(({ body }) => JSON.stringify(body))
  expect([new Set(bodies).size, new Set(keys).size, records.length]).toEqual([1, 1, 1])
  expect(server.seen.at(-1)?.body).toMatchObject({ event: 'clock_out', position })
  // The next press is another one, at another time and place.
  await clock.press('clock_in', async () => null)
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
])(
  'a press that is answered with %s waits: %d; the others are kept with their instant',
  async (status, count) => {
    const { server, open, kept } = setUp()
    server.on(clockInOrOut, () => refuseWith(Number(status) as 409))
    const clock = open()
    await clock.press('clock_in')
    const [waits, refused] = [clock.pending.value[0], clock.refused.value].map(
      (press) => press?.event_timestamp,
    )
    expect([waits, refused]).toEqual(count === 1 ? [at, undefined] : [undefined, at])
    expect(kept.size).toBe(1)
  },
)

it('a press is sent also where the browser keeps nothing, and says while it waits that it is not kept', async () => {
  const { server, open, records, goOnline } = setUp(
    new (class extends Map<string, string> {
      override set(): this {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })(),
  )
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  const clock = open()
  goOnline(false)
  await clock.press('clock_in')
  expect([clock.pending.value[0]?.event, clock.isKept.value]).toEqual(['clock_in', false])
  goOnline(true)
  await clock.resend()
  expect([records.length, clock.isKept.value]).toEqual([1, true])
})

it('what waits is of one shift or one visit alone', async () => {
  const { open, goOnline } = setUp()
  goOnline(false)
  await open({ connection_id: 4, shift_id: 7 }).press('clock_in')
  expect(open().pending.value).toEqual([])
  expect(open({ connection_id: 5, shift_id: 7 }).pending.value).toEqual([])
  expect(open({ connection_id: 4, shift_id: 7 }).pending.value[0]?.event).toBe('clock_in')
})

it('a press counts from its instant, however long the device looks for its place, and outlives the page', async () => {
  const { server, open, kept, later } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  const clock = open()
  await clock.press('clock_in', async () => {
    later()
    expect([clock.busy.value, clock.waits.value, kept.size]).toEqual([true, false, 1])
    // A second press meanwhile is the same one.
    await clock.press('clock_in')
    return position
  })
  expect(server.seen).toHaveLength(1)
  expect(server.seen[0]?.body).toMatchObject({ event_timestamp: at, position })
})

it('a press whose place cannot be found is sent without one', async () => {
  const { server, open, records } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  await open().press('clock_in', () => Promise.reject(new Error('no receiver')))
  expect([server.seen[0]?.body, records.length]).toMatchObject([{ position: null }, 1])
})

it('a press that is refused keeps its instant and its reason, over a reload, until it is settled', async () => {
  const { server, open, records, kept, later } = setUp()
  server.on(clockInOrOut, () => refuseWith(409, 'You are at work somewhere else.'))
  await open().press('clock_out', async () => position)
  later()
  const reopened = open()
  expect(reopened.pending.value).toEqual([])
  expect(reopened.refused.value).toMatchObject({
    ...{ event: 'clock_out', event_timestamp: at },
    error: { kind: 'conflict', serverMessage: 'You are at work somewhere else.' },
  })
  // A connection that comes back sends nothing that was refused.
  await reopened.outbox.send()
  expect(server.seen).toHaveLength(1)
  await reopened.tryAgain()
  expect([server.seen.length, reopened.refused.value?.event_timestamp]).toEqual([2, at])
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  await reopened.tryAgain()
  expect(server.seen.at(-1)?.body).toMatchObject({ event_timestamp: at })
  expect([records.length, reopened.refused.value, kept.size]).toEqual([1, null, 0])
})

it('a press that is refused is given up, or another takes its place', async () => {
  const { server, open, kept, later } = setUp()
  server.on(clockInOrOut, () => refuseWith(409, 'Too early'))
  const clock = open()
  await clock.press('clock_in')
  clock.discard()
  expect([clock.refused.value, kept.size]).toEqual([null, 0])
  await clock.tryAgain()
  expect(server.seen).toHaveLength(1)
  await clock.press('clock_in')
  later()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  await clock.press('clock_in')
  expect(server.seen.at(-1)?.body).toMatchObject({ event_timestamp: '2026-11-21T16:00:00.000Z' })
  expect([clock.refused.value, kept.size]).toEqual([null, 0])
})

it('what is pressed after a press that waits waits behind it, and both are sent in order, each with its instant', async () => {
  const { server, open, goOnline, later } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  goOnline(false)
  const clock = open()
  for (const event of ['clock_in', 'break_begin', 'break_end', 'clock_out'] as const) {
    await clock.press(event)
    later()
  }
  expect(afterPresses(work, clock.pending.value)).toMatchObject({
    ...{ clock_in_at: at, clock_out_at: '2026-11-21T18:00:00.000Z' },
    clock_breaks: [{ begin: '2026-11-21T16:00:00.000Z', end: '2026-11-21T17:00:00.000Z' }],
  })
  clock.outbox.stop()
  goOnline(true)
  const reopened = open()
  await reopened.outbox.send()
  expect(server.seen.map(({ body }) => (body as ClockEvent).event)).toEqual([
    ...['clock_in', 'break_begin', 'break_end', 'clock_out'],
  ])
  expect(server.seen.at(-1)?.body).toMatchObject({ event_timestamp: '2026-11-21T18:00:00.000Z' })
})

it('undoing a press that waits gives it up; undoing one that arrived is sent', async () => {
  const { server, open, goOnline } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  const clock = open()
  goOnline(false)
  await clock.press('clock_out')
  await clock.press('undo_clock_out')
  expect([clock.pending.value, server.seen]).toEqual([[], []])
  goOnline(true)
  await clock.press('undo_clock_out')
  expect(server.seen.map(({ body }) => (body as ClockEvent).event)).toEqual(['undo_clock_out'])
})

it('an instant of a device that did not know the time is set right by the server’s, the same at every try', async () => {
  const { server, open, keys, goOnline, tell } = setUp()
  server.on(clockInOrOut, () => refuseWith(502))
  goOnline(false)
  const clock = open()
  await clock.press('clock_in')
  goOnline(true)
  // The device is two hours behind; each answer tells it a little differently.
  tell(2 * 3_600_000 + 400)
  await clock.resend()
  tell(2 * 3_600_000 - 900)
  await clock.resend()
  expect(new Set(server.seen.map(({ body }) => (body as ClockEvent).event_timestamp))).toEqual(
    new Set(['2026-11-21T17:00:00.000Z']),
  )
  expect([...new Set(keys)].slice(-1)).toEqual(['key 1-unplaced-7200000'])
})

it('a press that another tab has settled is told to the clock of the same work', async () => {
  const { server, open, kept, goOnline } = setUp()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  goOnline(false)
  const [one, same, another] = [open(), open(), open({ shift_id: 8 })]
  let told = ''
  same.follow(
    () => {},
    () => (told += 'same'),
  )
  another.follow(
    () => {},
    () => (told += 'another'),
  )
  await one.press('clock_in')
  const [[name, was]] = [...kept] as [[string, string]]
  goOnline(true)
  await one.resend()
  for (const { outbox } of [same, another]) outbox.refresh({ name, was })
  expect([told, same.pending.value]).toEqual(['same', []])
})
