import { describe, expect, it } from 'vitest'
import { number, object, string, type } from '../kit/structs/struct.js'
import type { DeviceStorage } from '../kit/state/deviceStorage.js'
import { fakeServer, refuse } from '../testing/fakeServer.js'
import { attemptKeptMs, attemptsName, createAttempts, withAttempts } from './attempts.js'
import { call } from './call.js'
import { createClient } from './client.js'

const Pet = type({ id: number() })
const addPet = call('POST /v1/owners/:owner/pets/', {
  in: object({ name: string() }),
  out: Pet,
  repeatable: true,
})
const enter = call('POST /v1/enter/', {
  in: object({ name: string(), password: string() }),
  out: Pet,
  repeatable: true,
})

/** A browser: storage that all its tabs share, and pages that are opened and reloaded. */
function openBrowser() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  let losing = false
  let made = 0
  let now = 1_800_000_000_000
  const server = fakeServer()
  for (const one of [addPet, enter]) server.on(one, () => ({ id: 1 }))
  return {
    server,
    kept,
    wait: (ms: number) => (now += ms),
    openTab(own: DeviceStorage | null = storage) {
      const attempts = createAttempts({
        storage: own ?? undefined,
        newKey: () => `key-${++made}`,
        now: () => now,
      })
      const care = createClient({ fetch: lossy, pause: async () => {}, onMismatch: 'throw' })
      return { attempts, care: withAttempts(care, attempts) }
    },
    lose: (lost: boolean) => (losing = lost),
    keys: () => server.seen.map(({ headers }) => headers.get('Idempotency-Key')),
  }
  async function lossy(...request: Parameters<typeof fetch>) {
    const answer = await server.fetch(...request)
    return losing ? new Response('<html>', { status: 500 }) : answer
  }
}

const mia = { owner: 'a', body: { name: 'Mia' } }
const lost = () => undefined

describe('an attempt', () => {
  it('has one key until it is answered, over presses, tabs and reloads', async () => {
    const browser = openBrowser()
    const first = browser.openTab()
    browser.lose(true)
    await first.care.call(addPet, mia).catch(lost)
    await first.care.call(addPet, mia).catch(lost)
    await browser.openTab().care.call(addPet, mia).catch(lost)
    browser.lose(false)
    await first.care.call(addPet, mia)
    expect(browser.keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-1'])
    await browser.openTab().care.call(addPet, mia)
    expect(browser.keys().at(-1)).toBe('key-2')
    expect(browser.kept.size).toBe(0)
  })

  it('is another one once its content changes, also back to what it was', async () => {
    const browser = openBrowser()
    const { care } = browser.openTab()
    browser.lose(true)
    await care.call(addPet, mia).catch(lost)
    await care.call(addPet, { owner: 'a', body: { name: 'Leo' } }).catch(lost)
    await care.call(addPet, mia).catch(lost)
    expect(new Set(browser.keys()).size).toBe(3)
  })

  it('does not disturb one that goes to another place', async () => {
    const browser = openBrowser()
    const { care } = browser.openTab()
    browser.lose(true)
    await care.call(addPet, mia).catch(lost)
    await care.call(addPet, { ...mia, owner: 'b' }).catch(lost)
    await care.call(addPet, mia).catch(lost)
    expect(browser.keys()).toEqual(['key-1', 'key-2', 'key-1'])
  })

  it('is over with a refusal, and with the day after which the server knows no key', async () => {
    const browser = openBrowser()
    const { care } = browser.openTab()
    browser.server.on(addPet, () => refuse({ name: ['Too short'] }))
    await care.call(addPet, mia).catch(lost)
    browser.server.on(addPet, () => ({ id: 1 }))
    browser.lose(true)
    await care.call(addPet, mia).catch(lost)
    browser.wait(attemptKeptMs)
    await care.call(addPet, mia).catch(lost)
    expect(browser.keys()).toEqual(['key-1', 'key-2', 'key-3'])
  })

  it('leaves a key alone that its caller gives', async () => {
    const browser = openBrowser()
    const { care } = browser.openTab()
    browser.lose(true)
    await care.call(addPet, mia, { idempotencyKey: 'mine' }).catch(lost)
    expect(browser.keys()).toEqual(['mine'])
    expect(browser.kept.size).toBe(0)
  })

  it('keeps nothing of a password on the device, and knows it in this page', async () => {
    const browser = openBrowser()
    const { care } = browser.openTab()
    browser.lose(true)
    for (const _ of [1, 2]) await care.call(enter, { body: { name: 'Mia', password: 'secret' } }).catch(lost)
    expect(browser.keys()).toEqual(['key-1', 'key-1'])
    expect(browser.kept.size).toBe(0)
  })

  it('keeps a digest and no word of what is sent, and forgets it at logout', async () => {
    const browser = openBrowser()
    const { care, attempts } = browser.openTab()
    browser.lose(true)
    await care.call(addPet, mia).catch(lost)
    expect(browser.kept.get(attemptsName)).not.toMatch(/Mia|owners/)
    attempts.clear()
    expect(browser.kept.size).toBe(0)
    await care.call(addPet, mia).catch(lost)
    expect(browser.keys()).toEqual(['key-1', 'key-2'])
  })

  it.each([
    ['missing', null],
    [
      'broken',
      {
        getItem: () => '{"a":1}',
        setItem: () => {
          throw new Error('QuotaExceededError')
        },
        removeItem: () => {},
      },
    ],
  ])('has one key in this page where storage is %s', async (_, storage) => {
    const browser = openBrowser()
    const { care } = browser.openTab(storage)
    browser.lose(true)
    await care.call(addPet, mia).catch(lost)
    await care.call(addPet, mia).catch(lost)
    expect(browser.keys()).toEqual(['key-1', 'key-1'])
  })
})
