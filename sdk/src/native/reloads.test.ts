import { expect, it } from 'vitest'
import { createReloads } from './reloads.js'

function memory(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('lets a page be reloaded once in thirty seconds, over the reloads', () => {
  let now = 1_000_000
  const tab = memory()
  expect(createReloads(tab, () => now)()).toBe(true)
  now += 1
  const next = createReloads(tab, () => now)
  expect(next()).toBe(false)
  now += 29_998
  expect(next()).toBe(false)
  now += 1
  expect([next(), next()]).toEqual([true, false])
})

it('waits half a minute from the beginning where nothing is remembered', () => {
  let now = 0
  const reloads = createReloads(null, () => now)
  now = 29_999
  expect(reloads()).toBe(false)
  now = 30_000
  expect(reloads()).toBe(true)
})

it('is not held up by a clock that was set back, nor by what it did not write', () => {
  let now = 1_000_000
  const tab = memory()
  createReloads(tab, () => now)()
  now = 5
  expect(createReloads(tab, () => now)()).toBe(true)
  expect(createReloads(memory(new Map([['homecare.reloadedAt', 'soon']])), () => now)()).toBe(true)
})

it('reloads, and no more than once, where storing fails', () => {
  const full = {
    getItem: (): string | null => {
      throw new Error('no')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  const reloads = createReloads(full, () => 0)
  expect([reloads(), reloads()]).toEqual([true, false])
})
