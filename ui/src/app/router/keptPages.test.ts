import { expect, it } from 'vitest'
import { pageAt } from '../testing'
import { createKeptPages } from './keptPages'

it('keeps the pages that were shown last, and forgets all of them for another person', async () => {
  const page = await pageAt('/signup')
  const kept = createKeptPages()
  const keys = Array.from({ length: 21 }, (_, at) => `key ${at}`)
  for (const key of keys.slice(0, 20)) kept.keep(key, page)
  // Shown again: now the oldest is another.
  kept.keep('key 0', page)
  kept.keep('key 20', page)
  expect(keys.filter((key) => !kept.of(key))).toEqual(['key 1'])
  kept.forget()
  expect(kept.of('key 20')).toBeUndefined()
})
