import { expect, it, vi } from 'vitest'
import { signal } from '@preact/signals-core'
import { createUnsaved } from './version'
import { watchVersion } from './versionWatch'

it('reloads once for each version, and offers it instead while something is typed', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const reload = vi.fn<() => void>()
  const unsaved = createUnsaved()
  const watch = watchVersion({ version: '1.4', unsaved, underWay: signal(0), storage, reload })
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
  const watch = watchVersion({
    version: '1.4',
    unsaved: createUnsaved(),
    underWay: signal(0),
    storage: null,
    reload,
  })
  watch.seen('1.10')
  expect([reload.mock.calls.length, watch.offered.peek()]).toEqual([0, true])
  watch.reload()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('offers it where the storage is full, and reloads at the press all the same', () => {
  const reload = vi.fn<() => void>()
  const storage = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const watch = watchVersion({
    ...{ version: '1.4', unsaved: createUnsaved(), underWay: signal(0), storage, reload },
  })
  watch.seen('1.10')
  expect([reload.mock.calls.length, watch.offered.peek()]).toEqual([0, true])
  watch.reload()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('waits for what is on its way, and for what follows from it', async () => {
  vi.useFakeTimers()
  const reload = vi.fn<() => void>()
  const underWay = signal(1)
  const watch = watchVersion({
    ...{ version: '1.4', unsaved: createUnsaved(), underWay, storage: window.sessionStorage, reload },
  })
  watch.seen('1.10')
  watch.seen('1.11')
  underWay.value = 0
  underWay.value = 1
  await vi.runAllTimersAsync()
  expect(reload).not.toHaveBeenCalled()
  underWay.value = 0
  await vi.runAllTimersAsync()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(window.sessionStorage.getItem('homecare.reloadedFor')).toBe('1.11')
  vi.useRealTimers()
})
