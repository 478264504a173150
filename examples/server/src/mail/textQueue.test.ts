import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Presence } from '../db/presence.ts'
import { outbox } from '../tables/account.ts'
import { textMessages } from '../tables/mail.ts'
import { emptyWorld } from '../testing/world.ts'
import { outboxSms, RefusedBySms, type Sms, type TextMessage } from './sms.ts'
import { startTexting } from './textQueue.ts'

// Before the world opens: its own server looks when it is told to, and takes nothing away from these tests.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterAll(() => {
  vi.useRealTimers()
})
const world = emptyWorld()
const minute = 60_000
const code = (body = '482 is your code', about = 'code 7'): TextMessage => ({
  ...{ to: '4155550123', body, about },
  goodUntil: world.clock.now() + 10 * minute,
})

type Texting = ReturnType<typeof startTexting>
const begun: Texting[] = []
let sent: { to: string; body: string; key: string | undefined }[]
let said: string[]
let failure: Error | null
beforeEach(async () => {
  ;[sent, said, failure] = [[], [], null]
  await world.db.delete(textMessages)
})
afterEach(async () => {
  for (const texting of begun.splice(0)) await texting.stop()
})

const remembering: Sms = {
  async send(to, body, key) {
    if (failure) throw failure
    sent.push({ to, body, key })
  },
  call: null,
}
const down = new Error('The text message was refused (503)')

/** A process that is present under this number. */
function process(presence: Presence = world.deps.presence): Texting {
  const texting = startTexting({
    ...{ db: world.db, transport: remembering, secret: 'a secret', presence, now: world.clock.now },
    log: { error: (message) => void said.push(message) },
  })
  begun.push(texting)
  return texting
}
const waiting = () => world.db.select().from(textMessages)
const look = () => begun.at(-1)!.settle()

test('a message is sent once what it is kept with is committed, and once', async () => {
  const { keep } = process()
  await world.db.transaction(async () => {
    await keep(code())
    expect(sent).toEqual([])
  })
  await look()
  expect(sent).toEqual([
    { to: '4155550123', body: '482 is your code', key: expect.stringMatching(/^\d+\.\d+$/) },
  ])
  expect(await waiting()).toEqual([])
})

test('what is taken back takes its message with it', async () => {
  const { keep } = process()
  const failed = world.db.transaction(async () => {
    await keep(code())
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  await look()
  expect([sent, await waiting()]).toEqual([[], []])
})

test('one whose process died is sent by another, under the same key and once', async () => {
  const { keep } = process({ ...world.deps.presence, id: 1 })
  failure = down
  await keep(code())
  // As it lay when the process died.
  await world.db
    .update(textMessages)
    .set({ taken_by: 1, due_at: new Date(world.clock.now() + minute), failures: 0 })
  failure = null
  const [first, second] = [process(), process()]
  await Promise.all([first.settle(), second.settle()])
  expect([sent.length, await waiting()]).toEqual([1, []])
})

test('one that could not be handed over is tried again ever later, while it is good', async () => {
  failure = down
  expect(await process().keep(code())).toEqual({ isRefused: false })
  const pauses: number[] = []
  for (let row = (await waiting())[0]; row; row = (await waiting())[0]) {
    pauses.push((row.due_at.getTime() - world.clock.now()) / 1000)
    world.clock.advance(pauses.at(-1)! * 1000)
    process()
    await look()
  }
  expect(pauses.slice(0, 5)).toEqual([5, 10, 20, 40, 60])
  expect(pauses.reduce((all, one) => all + one)).toBeGreaterThanOrEqual(600)
  expect([said[0], said.at(-1)]).toEqual(['A text message was not sent yet', 'A text message was given up'])

  failure = down
  await process().keep(code())
  failure = null
  world.clock.advance(5_000)
  process()
  await look()
  expect([sent.length, await waiting()]).toEqual([1, []])
})

test('one that the service refuses for good is given up at once, which is told', async () => {
  failure = new RefusedBySms('The text message was refused (400)')
  const first = await world.db.transaction(async () => process().keep(code()))
  expect(first).toEqual({ isRefused: true })
  expect([await waiting(), said]).toEqual([[], ['A text message was given up']])
})

test('a newer one takes the place of what waits about the same, and of nothing else', async () => {
  failure = down
  const { keep, drop } = process()
  await keep(code('111'))
  await keep(code('222', 'code 8'))
  await keep(code('333'))
  expect((await waiting()).map(({ about }) => about)).toEqual(['code 8', 'code 7'])
  failure = null
  world.clock.advance(5_000)
  await drop('code 8')
  await look()
  expect(sent.map(({ body }) => body)).toEqual(['333'])
})

test('what waits says nothing of the number, nor of the code', async () => {
  failure = down
  await process().keep(code())
  expect(JSON.stringify(await waiting())).not.toMatch(/4155550123|482/)
})

test('an outbox has a message once that comes twice', async () => {
  await world.db.delete(outbox)
  const sms = outboxSms(world.db, world.clock.now)
  for (const key of ['1.5', '1.5', '2.5']) await sms.send('4155550123', '482', key)
  expect(await world.db.$count(outbox)).toBe(2)
})
