import { signal } from '@preact/signals-core'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, type ErrorKind } from '../kit/error.js'
import { isRecord } from '../kit/shape.js'
import { createTestClock } from '../testing/clock.js'
import { mapStorage } from '../testing/mapStorage.js'
import fc from '../testing/properties.js'
import { hasDeeds, type Deed } from './deeds.js'
import { pageLock, webLock, type Lock } from './lock.js'
import { createOutbox, outboxRetryMs, type DeedKind, type Outbox } from './outbox.js'

/** A server that does each key once, on a network that fails as it is told. */
function world() {
  const done: { by: string; key: string; note: string }[] = []
  const network = { fate: 'answers' as Fate, refuses: 'conflict' as ErrorKind }
  const sends: (() => void)[] = []
  let isHeld = false
  const kindOf = (by: string): DeedKind<{ note: string }> => ({
    kind: 'note',
    isContent: (found): found is { note: string } => isRecord(found) && typeof found.note === 'string',
    async send({ key, content: { note } }) {
      if (isHeld) await new Promise<void>((go) => sends.push(go))
      const { fate } = network
      if (fate === 'never arrives') throw new ApiError('offline')
      if (fate === 'refuses') throw new ApiError(network.refuses, { serverMessage: 'No.' })
      if (!done.some((one) => one.key === key)) done.push({ by, key, note })
      if (fate === 'answer lost') throw new ApiError('timeout')
      return { note }
    },
  })
  const kept = new Map<string, string>()
  const lock = pageLock()
  let made = 0
  const open = (name = 'one', person = signal<number | null>(1), own: Partial<{ lock: Lock }> = {}) =>
    createOutbox({
      person,
      kinds: [kindOf(name)],
      storage: mapStorage(kept),
      lock,
      newKey: () => `key ${(made += 1)}`,
      ...own,
    })
  return {
    ...{ done, network, kept, open, lock },
    hold: () => (isHeld = true),
    /** Lets every sending go on. */
    release() {
      isHeld = false
      for (const go of sends.splice(0)) go()
    },
  }
}
type Fate = 'answers' | 'never arrives' | 'answer lost' | 'refuses'
const note = (words: string, subject = 'a') => ({ kind: 'note', subject, content: { note: words }, at: 5 })
const states = (outbox: Outbox) => outbox.deeds.value.map(({ state }) => state)
const quiet = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

describe('an outbox', () => {
  it('keeps a deed before it is sent, and forgets it once it is answered', async () => {
    const { open, hold, release, kept, done } = world()
    hold()
    const outbox = open()
    const answered = vi.fn<(deed: Deed, answer: unknown) => void>()
    outbox.follow({ answered })
    const adding = outbox.add(note('Hello'))
    expect([kept.size, states(outbox), outbox.isKept.value]).toEqual([1, ['sending'], true])
    expect(outbox.discard('key 1')).toBeUndefined()
    await quiet()
    release()
    await adding
    expect([kept.size, outbox.deeds.value, done.length]).toEqual([0, [], 1])
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key 1' }), {
      note: 'Hello',
    })
  })

  it.each<[ErrorKind, 'waiting' | 'refused']>([
    ['offline', 'waiting'],
    ['timeout', 'waiting'],
    ['aborted', 'waiting'],
    ['unauthenticated', 'waiting'],
    ['tooMany', 'waiting'],
    ['server', 'waiting'],
    ['malformed', 'waiting'],
    ['forbidden', 'refused'],
    ['notFound', 'refused'],
    ['conflict', 'refused'],
    ['invalid', 'refused'],
  ])('a deed that ends as %s is %s, also after the tab was killed', async (kind, state) => {
    const { open, network, done } = world()
    Object.assign(network, { fate: 'refuses', refuses: kind })
    const outbox = open()
    await outbox.add(note('Hello'))
    expect(outbox.deeds.value).toMatchObject([{ state, at: 5, error: { kind, serverMessage: 'No.' } }])
    const reopened = open()
    await quiet()
    expect(reopened.deeds.value).toMatchObject([{ state, error: { kind, serverMessage: 'No.' } }])
    network.fate = 'answers'
    await reopened.send()
    expect(done.length).toBe(state === 'waiting' ? 1 : 0)
    await reopened.retry('key 1')
    expect([done.length, reopened.deeds.value]).toEqual([1, []])
  })

  it('a deed that waits holds back those after it of the same subject alone; a refused one holds back nobody', async () => {
    const { open, network, done } = world()
    const outbox = open()
    network.fate = 'never arrives'
    await outbox.add(note('first'))
    await outbox.add(note('second'))
    network.fate = 'answers'
    await outbox.add(note('elsewhere', 'b'))
    expect(done.map((one) => one.note)).toEqual(['elsewhere'])
    network.fate = 'refuses'
    await outbox.send()
    expect(states(outbox)).toEqual(['refused', 'refused'])
    network.fate = 'answers'
    await outbox.add(note('third'))
    expect(done.map((one) => one.note)).toEqual(['elsewhere', 'third'])
    expect(outbox.discard('key 2')?.content).toEqual({ note: 'second' })
    expect(outbox.deeds.value.map(({ key }) => key)).toEqual(['key 1'])
  })

  it('is of one person: another neither sees nor sends, and the first finds it again', async () => {
    const { open, network, done, kept } = world()
    const person = signal<number | null>(1)
    const outbox = open('one', person)
    network.fate = 'never arrives'
    await outbox.add(note('mine'))
    network.fate = 'answers'
    for (const other of [null, 2]) {
      person.value = other
      await outbox.send()
      await quiet()
      expect([outbox.deeds.value, done, kept.size]).toEqual([[], [], 1])
    }
    person.value = 1
    await quiet()
    expect([done.length, kept.size]).toEqual([1, 0])
    person.value = null
    await outbox.add(note('of nobody'))
    expect([done.length, kept.size]).toEqual([1, 0])
  })

  it('what was under way for one who is gone comes back for them, and its answer is nobody else’s', async () => {
    const { open, hold, release, done, kept } = world()
    const person = signal<number | null>(1)
    const outbox = open('one', person)
    hold()
    const adding = outbox.add(note('mine'))
    await quiet()
    person.value = 2
    release()
    await adding
    expect([outbox.deeds.value, done.length, kept.size]).toEqual([[], 1, 1])
    person.value = 1
    await quiet()
    expect([done.length, kept.size]).toEqual([1, 0])
  })

  it('forgets everything at logout', async () => {
    const { open, network, kept } = world()
    const outbox = open()
    network.fate = 'never arrives'
    await outbox.add(note('mine'))
    expect(hasDeeds(mapStorage(kept))).toBe(true)
    outbox.clear()
    expect([outbox.deeds.value, kept.size, hasDeeds(mapStorage(kept)), hasDeeds(null)]).toEqual([
      [],
      0,
      false,
      false,
    ])
  })

  it.each(['full', 'closed', 'none'])('says that it keeps nothing where the storage is %s', async (how) => {
    const { network } = world()
    network.fate = 'never arrives'
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
    const storage = {
      full: { ...mapStorage(), setItem: refuse },
      closed: { length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse },
      none: undefined,
    }[how]
    let isOnline = false
    const outbox = createOutbox({
      person: signal(1),
      storage,
      kinds: [
        {
          kind: 'note',
          isContent: (_): _ is unknown => true,
          send: () => (isOnline ? Promise.resolve() : Promise.reject(new ApiError('offline'))),
        },
      ],
    })
    await outbox.add(note('mine'))
    expect([states(outbox), outbox.isKept.value]).toEqual([['waiting'], false])
    isOnline = true
    await outbox.send()
    expect([outbox.deeds.value, outbox.isKept.value]).toEqual([[], true])
  })

  it('passes over what is no deed, and leaves a kind that it does not know where it is', async () => {
    const { open, kept, done } = world()
    const deed = { key: 'k', kind: 'note', subject: 'a', content: { note: 'x' }, at: 1, order: 1 }
    const odd = [
      '{',
      '7',
      { ...deed, order: 'x' },
      { ...deed, key: 4 },
      { ...deed, kind: 'dance' },
      { ...deed, content: 9 },
      { ...deed, refused: { kind: 'joke', says: null } },
      { ...deed, refused: { kind: 'conflict', says: 4 } },
    ]
    for (const [index, found] of odd.entries())
      kept.set(`outbox.1.${index}`, typeof found === 'string' ? found : JSON.stringify(found))
    const outbox = open()
    await quiet()
    expect([outbox.deeds.value, done, kept.size]).toEqual([[], [], odd.length])
  })

  it('tries again by itself, ever more seldom; not before the person is back who must sign in', async () => {
    const { network, kept } = world()
    const clock = createTestClock()
    let tries = 0
    const outbox = createOutbox({
      person: signal(1),
      storage: mapStorage(kept),
      after: clock.after,
      kinds: [
        {
          kind: 'note',
          isContent: (_): _ is unknown => true,
          send() {
            tries += 1
            return Promise.reject(new ApiError(network.refuses))
          },
        },
      ],
    })
    network.refuses = 'server'
    await outbox.add(note('mine'))
    for (const pause of [...outboxRetryMs, outboxRetryMs.at(-1) ?? 0]) {
      const before = tries
      clock.advance(pause - 1)
      await quiet()
      expect(tries).toBe(before)
      clock.advance(1)
      await quiet()
      expect(tries).toBe(before + 1)
    }
    network.refuses = 'unauthenticated'
    await outbox.send()
    clock.advance(60_000)
    await quiet()
    const before = tries
    clock.advance(600_000)
    await quiet()
    expect(tries).toBe(before)
  })

  it('a deed that is added while another is sent goes out after it; one that arrived otherwise is settled', async () => {
    const { open, hold, release, done } = world()
    const outbox = open()
    hold()
    const first = outbox.add(note('first'))
    const second = outbox.add(note('second'))
    await quiet()
    expect(states(outbox)).toEqual(['sending', 'sending'])
    outbox.arrived('key 1')
    expect(outbox.deeds.value.map(({ key }) => key)).toEqual(['key 2'])
    release()
    await Promise.all([first, second])
    expect([done.map((one) => one.note), outbox.deeds.value]).toEqual([['first', 'second'], []])
  })

  it('two tabs send a deed once, and each sees what the other has done', async () => {
    const { open, network, done } = world()
    const [one, other] = [open('one'), open('other')]
    network.fate = 'never arrives'
    await one.add(note('mine'))
    other.refresh()
    expect(states(other)).toEqual(['waiting'])
    network.fate = 'answers'
    await Promise.all([one.send(), other.send(), one.send()])
    one.refresh()
    expect([done.length, one.deeds.value, other.deeds.value]).toEqual([1, [], []])
  })

  it('tells a tab what another one has settled of the same person’s, and nothing of anybody else’s', async () => {
    const { open, network, kept } = world()
    const [one, other, stranger] = [open('one'), open('other'), open('stranger', signal<number | null>(2))]
    const told: (readonly [string, Deed])[] = []
    other.follow({ settledElsewhere: (deed) => told.push(['other', deed]) })
    stranger.follow({ settledElsewhere: (deed) => told.push(['stranger', deed]) })
    network.fate = 'never arrives'
    await one.add(note('mine'))
    const [[name, was]] = [...kept] as [[string, string]]
    for (const tab of [other, stranger]) tab.refresh()
    network.fate = 'answers'
    await one.send()
    for (const tab of [other, stranger]) {
      tab.refresh({ name, was })
      for (const odd of ['', '{', '{"key":7}']) tab.refresh({ name, was: odd })
      tab.refresh({ name: `${name}x`, was })
    }
    expect(told.map(([tab, { key, content }]) => [tab, key, content])).toEqual([
      ['other', 'key 1', { note: 'mine' }],
    ])
  })

  it('sends under the browser’s own lock, one for each subject of a person', async () => {
    const { open } = world()
    const request = vi.fn<(name: string, run: () => Promise<unknown>) => Promise<unknown>>((_, run) => run())
    const outbox = open('one', signal<number | null>(1), { lock: webLock({ request }) })
    await outbox.add(note('mine'))
    expect(request.mock.calls.map(([name]) => name)).toEqual(['outbox.1.a'])
  })
})

describe('whatever happens', () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('add' as const), tab: fc.nat(1), subject: fc.constantFrom('a', 'b') }),
    fc.record({ does: fc.constant('send' as const), tab: fc.nat(1) }),
    fc.record({ does: fc.constant('kill' as const), tab: fc.nat(1) }),
    fc.record({ does: fc.constant('hold' as const) }),
    fc.record({ does: fc.constant('release' as const) }),
    fc.record({ does: fc.constant('wait' as const) }),
    fc.record({
      does: fc.constant('network' as const),
      fate: fc.constantFrom<Fate>('answers', 'never arrives', 'answer lost'),
    }),
  )

  it('each deed is done exactly once, in the order of its subject: two tabs, kills, lost answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { open, network, done, kept, hold, release } = world()
        const locks = killableLocks()
        const tab = (name: string) => ({ name, outbox: open(name, signal<number | null>(1), locks.of(name)) })
        let count = 0
        const tabs = [tab('0'), tab('1')]
        const added: { note: string; subject: string }[] = []
        for (const one of steps) {
          const { outbox, name } = tabs['tab' in one ? one.tab : 0] ?? tab('x')
          if (one.does === 'add') {
            const words = `${one.subject} ${(count += 1)}`
            added.push({ note: words, subject: one.subject })
            void outbox.add(note(words, one.subject))
          } else if (one.does === 'send') void outbox.send()
          else if (one.does === 'kill') {
            outbox.stop()
            locks.kill(name)
            tabs[one.tab] = tab(`${name}+`)
          } else if (one.does === 'hold') hold()
          else if (one.does === 'release') release()
          else if (one.does === 'network') network.fate = one.fate
          else await quiet()
        }
        network.fate = 'answers'
        release()
        await quiet()
        await Promise.all(tabs.map(({ outbox }) => outbox.send()))
        for (const subject of ['a', 'b'])
          expect(done.map((one) => one.note).filter((words) => words.startsWith(subject))).toEqual(
            added.filter((one) => one.subject === subject).map((one) => one.note),
          )
        expect(kept.size).toBe(0)
      }),
    )
  })
})

/** One lock over all tabs, which is free again when the tab that holds it is killed, as the browser does it. */
function killableLocks() {
  const waiting = new Map<string, { tab: string; go: () => void }[]>()
  const holders = new Map<string, string>()
  const next = (name: string) => {
    holders.delete(name)
    const [first, ...rest] = waiting.get(name) ?? []
    waiting.set(name, rest)
    if (!first) return
    holders.set(name, first.tab)
    first.go()
  }
  return {
    of(tab: string): { lock: Lock } {
      return {
        async lock(name, run) {
          if (holders.has(name))
            await new Promise<void>((go) => waiting.set(name, [...(waiting.get(name) ?? []), { tab, go }]))
          else holders.set(name, tab)
          try {
            return await run()
          } finally {
            if (holders.get(name) === tab) next(name)
          }
        },
      }
    },
    kill(tab: string) {
      for (const [name, all] of waiting)
        waiting.set(
          name,
          all.filter((one) => one.tab !== tab),
        )
      for (const [name, holder] of [...holders]) if (holder === tab) next(name)
    },
  }
}
