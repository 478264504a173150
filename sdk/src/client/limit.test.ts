import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitOf, wait } from './limit.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a limit', () => {
  it('ends by its time', () => {
    const limit = limitOf(undefined, 100)
    vi.advanceTimersByTime(99)
    expect([limit.signal.aborted, limit.reason()]).toEqual([false, 'offline'])
    vi.advanceTimersByTime(1)
    expect([limit.signal.aborted, limit.reason()]).toEqual([true, 'timeout'])
  })

  it('ends as the caller gives up, before or meanwhile, with the caller’s reason', () => {
    for (const early of [true, false]) {
      const caller = new AbortController()
      if (early) caller.abort('enough')
      const limit = limitOf(caller.signal, 100)
      caller.abort('enough')
      expect([limit.signal.reason, limit.reason()]).toEqual(['enough', 'aborted'])
      limit.done()
    }
  })

  it('leaves nothing behind', () => {
    const caller = new AbortController()
    const limit = limitOf(caller.signal, 100)
    limit.done()
    caller.abort()
    expect([limit.signal.aborted, vi.getTimerCount()]).toEqual([false, 0])
  })
})

describe('waiting', () => {
  it('takes its time, or until the signal', async () => {
    const done: string[] = []
    const signal = new AbortController()
    const long = wait(1000, signal.signal).then(() => done.push('long'))
    void wait(10, new AbortController().signal).then(() => done.push('short'))
    await vi.advanceTimersByTimeAsync(10)
    expect(done).toEqual(['short'])
    signal.abort()
    await long
    expect([done, vi.getTimerCount()]).toEqual([['short', 'long'], 0])
  })
})
