import { expect, it } from 'vitest'
import { keptProviderType } from './providerTypeChoice.js'

function storage(found: Record<string, string> = {}) {
  const kept = new Map(Object.entries(found))
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

it('is kept on the device, and nothing where there is none', () => {
  const device = storage()
  expect(keptProviderType(device).read()).toBeNull()
  expect(keptProviderType(device).write(2)).toBe(true)
  expect(keptProviderType(device).read()).toBe(2)
  expect(keptProviderType(null).read()).toBeNull()
})

it.each(['1', '"2"', 'null', '{', '[2]'])('reads %s as nothing', (found) => {
  expect(keptProviderType(storage({ 'homecare.providerType': found })).read()).toBeNull()
})
