import { describe, expect, it } from 'vitest'
import { ApiError } from '../error.js'
import { createTestClock } from '../../testing/clock.js'
import { action } from './action.js'
import { resource } from './resource.js'
import { createToasts } from './toasts.js'
import type { Text } from '../text.js'

const saved: Text = ['Saved', 'Guardado']

function deferred<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((yes, no) => ((resolve = yes), (reject = no)))
  return { promise, resolve, reject }
}

describe('a resource', () => {
  it('is loading until loaded', async () => {
    const answer = deferred<number>()
    const pets = resource(() => answer.promise)
    expect([pets.data.value, pets.loading.value]).toEqual([undefined, false])
    const loading = pets.load()
    expect(pets.loading.value).toBe(true)
    answer.resolve(3)
    await loading
    expect([pets.data.value, pets.loading.value, pets.error.value]).toEqual([3, false, null])
  })

  it('keeps old data when a load fails, stops loading, and forgets the error at the next success', async () => {
    const answers: (() => Promise<number>)[] = [
      async () => 1,
      () => Promise.reject(new ApiError('server')),
      async () => 2,
    ]
    const pets = resource(() => (answers.shift() as () => Promise<number>)())
    await pets.load()
    await pets.reload()
    expect([pets.data.value, pets.loading.value, pets.error.value?.kind]).toEqual([1, false, 'server'])
    await pets.reload()
    expect([pets.data.value, pets.error.value]).toEqual([2, null])
  })

  it('aborts the load under way, and a late answer never takes the place of a newer one', async () => {
    const [first, second] = [deferred<string>(), deferred<string>()]
    const signals: AbortSignal[] = []
    const pets = resource((signal, which: 'first' | 'second') => {
      signals.push(signal)
      return (which === 'first' ? first : second).promise
    })
    const loads = [pets.load('first'), pets.load('second')]
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false])
    second.resolve('new')
    first.resolve('old')
    await Promise.all(loads)
    expect(pets.data.value).toBe('new')
  })

  it('tells a fault of ours as a server error instead of rejecting', async () => {
    const pets = resource(() => Promise.reject(new TypeError('bug')))
    await pets.load()
    expect(pets.error.value?.kind).toBe('server')
  })

  it('changes in place, and clears what is under way', async () => {
    const answer = deferred<number>()
    const pets = resource(() => answer.promise)
    pets.set((n) => (n ?? 0) + 1)
    expect(pets.data.value).toBe(1)
    const loading = pets.load()
    pets.clear()
    answer.resolve(9)
    await loading
    expect([pets.data.value, pets.loading.value]).toEqual([undefined, false])
  })
})

describe('an action', () => {
  it('does nothing at a second press while busy', async () => {
    const answer = deferred<string>()
    let runs = 0
    const save = action(() => (runs++, answer.promise))
    const [one, two] = [save.run(), save.run()]
    expect([save.busy.value, await two]).toEqual([true, undefined])
    answer.resolve('ok')
    expect([await one, save.busy.value, runs]).toEqual(['ok', false, 1])
  })

  it('tells success and failure, but not an abort', async () => {
    const heard: unknown[] = []
    const outcomes: unknown[] = [1, new ApiError('conflict'), new ApiError('aborted')]
    const save = action(
      async () => {
        const next = outcomes.shift()
        if (next instanceof Error) throw next
        return next
      },
      { done: (value) => heard.push(value), failed: (error) => heard.push(error.kind) },
    )
    await save.run()
    await save.run()
    expect(save.error.value?.kind).toBe('conflict')
    await save.run()
    expect([heard, save.error.value]).toEqual([[1, 'conflict'], null])
  })

  it('leaves it to a form to say what failed, and keeps it', async () => {
    const heard: unknown[] = []
    const outcomes: unknown[] = [1, new ApiError('conflict'), new ApiError('aborted')]
    const save = action(
      async () => {
        const next = outcomes.shift()
        if (next instanceof Error) throw next
        return next
      },
      { done: (value) => heard.push(value), failed: (error) => heard.push(error.kind) },
    )
    const [first, second] = [save.attempt(), save.attempt()]
    expect([await first, await second]).toEqual([1, undefined])
    await expect(save.attempt()).rejects.toMatchObject({ kind: 'conflict' })
    expect(save.error.value?.kind).toBe('conflict')
    await expect(save.attempt()).rejects.toMatchObject({ kind: 'aborted' })
    expect([heard, save.error.value]).toEqual([[1], null])
  })
})

describe('toasts', () => {
  it('show 5 ms after being set, hide after 3000 ms, and are cleared 500 ms later', () => {
    const clock = createTestClock()
    const toasts = createToasts(clock.after)
    const states: unknown[] = []
    const look = () => states.push(toasts.list.value.map((toast) => toast.visible))
    toasts.success(saved)
    look()
    clock.advance(4)
    look()
    clock.advance(1)
    look()
    clock.advance(2999)
    look()
    clock.advance(1)
    look()
    clock.advance(499)
    look()
    clock.advance(1)
    look()
    expect(states).toEqual([[false], [false], [true], [true], [false], [false], []])
  })

  it('of an error stay until dismissed', () => {
    const clock = createTestClock()
    const toasts = createToasts(clock.after)
    toasts.error('No.')
    clock.advance(60_000)
    expect(toasts.list.value).toMatchObject([{ kind: 'error', visible: true }])
    toasts.dismiss(toasts.list.value[0]?.id ?? 0)
    toasts.dismiss(99)
    clock.advance(500)
    expect(toasts.list.value).toEqual([])
  })

  it('do not pile up when they say the same', () => {
    const toasts = createToasts(createTestClock().after)
    for (let n = 0; n < 3; n++) toasts.error(saved)
    expect(toasts.list.value).toHaveLength(1)
  })
})
