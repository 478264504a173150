import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '../tables/account.ts'
import type { Presence } from '../db/presence.ts'
import { emptyWorld } from '../testing/world.ts'
import { keptForMs, startPosting } from './letterQueue.ts'
import { outboxMail, type Letter, type Mail } from './mail.ts'
import { lookEveryMs } from './sendingQueue.ts'
import { letters } from '../tables/mail.ts'

// Before the world opens: its own server looks when it is told to, and takes nothing away from these tests.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterAll(() => {
  vi.useRealTimers()
})
const world = emptyWorld()
const letter: Letter = { to: 'carol@example.com', subject: 'Hired', body: 'https://care.test/key-of-hers' }

type Posting = ReturnType<typeof startPosting>
const begun: Posting[] = []
let sent: Letter[]
let said: string[]
let refuses: boolean
beforeEach(async () => {
  ;[sent, said, refuses] = [[], [], false]
  await world.db.delete(letters)
  await world.db.delete(outbox)
})
afterEach(async () => {
  for (const posting of begun.splice(0)) await posting.stop()
})

const remembering: Mail = {
  async send(one) {
    if (refuses) throw new Error('No mail today')
    sent.push(one)
  },
}
/** A process that is present under this number. */
function process(transport: Mail = remembering, presence: Presence = world.deps.presence): Posting {
  const posting = startPosting({
    ...{ db: world.db, transport, secret: 'a secret', presence, now: world.clock.now },
    log: { error: (message) => void said.push(message) },
  })
  begun.push(posting)
  return posting
}
const waiting = () => world.db.select().from(letters)
const look = () => begun.at(-1)!.settle()

test('a letter is sent once the transaction of what it tells is committed, and once', async () => {
  const { keep } = process()
  await world.db.transaction(async () => {
    await keep(letter)
    expect(sent).toEqual([])
  })
  expect(sent).toEqual([{ ...letter, key: expect.stringMatching(/^\d+\.\d+$/) }])
  expect(await waiting()).toEqual([])
  await look()
  expect(sent).toHaveLength(1)
})

test('a transaction that is taken back takes its letter with it, and so does a part of one', async () => {
  const { keep } = process()
  const failed = world.db.transaction(async () => {
    await keep(letter)
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  await world.db.transaction(async (tx) => {
    const part = tx.transaction(async () => {
      await keep(letter)
      throw new Error('taken back')
    })
    await expect(part).rejects.toThrow('taken back')
  })
  await look()
  expect([sent, await waiting(), said]).toEqual([[], [], []])
})

test('a letter whose process died behind the commit is sent by the next, at once', async () => {
  process()
  await begun[0]!.keep(letter)
  const [first] = sent.splice(0)
  // As it lay when the process died.
  refuses = true
  await begun[0]!.keep(letter)
  await world.db.update(letters).set({ taken_by: 1, due_at: new Date(world.clock.now() + 60_000) })
  refuses = false
  process()
  await look()
  expect(sent).toEqual([{ ...first, key: expect.any(String) }])
  expect(await waiting()).toEqual([])
})

test('so it is by the clock of any process', async () => {
  await world.db.transaction(async (tx) => {
    await world.deps.mail.keep(letter)
    await tx.update(letters).set({ taken_by: 1 })
  })
  expect([await world.db.$count(outbox), (await waiting()).length]).toEqual([0, 1])
  vi.advanceTimersByTime(lookEveryMs)
  await expect.poll(() => world.db.$count(outbox)).toBe(1)
})

test('one that another process has in hand is left to it', async () => {
  const other = { ...world.deps.presence, id: 7 }
  refuses = true
  await process(remembering, other).keep(letter)
  await world.db.update(letters).set({
    taken_by: world.deps.presence.id,
    due_at: new Date(world.clock.now() + 60_000),
  })
  refuses = false
  process()
  await look()
  expect([sent, (await waiting()).length]).toEqual([[], 1])
})

test('one that is refused is told in the log and tried again, ever later, and given up after three days', async () => {
  refuses = true
  await process().keep(letter)
  expect(said).toEqual(['A letter was not sent yet'])
  const pauses: number[] = []
  for (let at = 0; at < 3; at++) {
    const [row] = await waiting()
    pauses.push(row!.due_at.getTime() - world.clock.now())
    world.clock.advance(pauses.at(-1)!)
    process()
    await look()
  }
  expect(pauses).toEqual([30_000, 60_000, 120_000])
  refuses = false
  world.clock.advance(240_000)
  process()
  await look()
  expect([sent.length, await waiting()]).toEqual([1, []])

  refuses = true
  await process().keep(letter)
  world.clock.advance(keptForMs)
  process()
  await look()
  expect(await waiting()).toEqual([])
  expect(said.at(-1)).toBe('A letter was given up')
})

test('what waits says nothing of whom it is for, nor what it holds', async () => {
  refuses = true
  await process().keep(letter)
  const [row] = await waiting()
  expect(JSON.stringify(row)).not.toMatch(/carol|Hired|key-of-hers/)
})

test('an outbox has a letter once that comes twice', async () => {
  const mail = outboxMail(world.db, world.clock.now)
  for (const key of ['1.5', '1.5', '2.5', undefined, undefined])
    await mail.send(key ? { ...letter, key } : letter)
  expect(await world.db.$count(outbox)).toBe(4)
})

test('a letter that is held is sent when its time has come, by whichever process looks then', async () => {
  await process().hold(letter, world.clock.now() + 60_000)
  process()
  await look()
  expect([sent, (await waiting()).length]).toEqual([[], 1])
  world.clock.advance(60_000)
  await look()
  expect(sent).toEqual([{ ...letter, key: expect.any(String) }])
  expect(await waiting()).toEqual([])
})

test('it is dropped until somebody has begun to send it, and comes back with the transaction that dropped it', async () => {
  const { hold, drop } = process()
  const id = await hold(letter, world.clock.now() + 60_000)
  const failed = world.db.transaction(async () => {
    expect(await drop(id)).toBe(true)
    throw new Error('taken back')
  })
  await expect(failed).rejects.toThrow('taken back')
  expect([await drop(id), await drop(id)]).toEqual([true, false])

  refuses = true
  const other = await hold(letter, world.clock.now())
  await look()
  expect(await drop(other)).toBe(false)
})
