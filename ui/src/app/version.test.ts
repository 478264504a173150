import { expect, it, vi } from 'vitest'
import { createUnsaved, watchVersion } from './version'

it('reloads once for each version, and offers it instead while something is typed', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const reload = vi.fn<() => void>()
  const unsaved = createUnsaved()
  const watch = watchVersion({ version: '1.4', unsaved, storage, reload })
  watch.seen('1.4.0')
  expect(reload).not.toHaveBeenCalled()
  const release = unsaved.hold()
  watch.seen('1.10')
  expect([reload.mock.calls.length, watch.offered.peek()]).toEqual([0, true])
  release()
  watch.seen('1.10')
  watch.seen('1.10')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('offers it where nothing remembers that the page was reloaded, or it would go on for ever', () => {
  const reload = vi.fn<() => void>()
  const watch = watchVersion({ version: '1.4', unsaved: createUnsaved(), storage: null, reload })
  watch.seen('1.10')
  expect([reload.mock.calls.length, watch.offered.peek()]).toEqual([0, true])
  watch.reload()
  expect(reload).toHaveBeenCalledTimes(1)
})
