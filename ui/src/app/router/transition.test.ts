import { signal } from '@preact/signals-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Progress } from '../../frame/navigation'
import { createTransitions, slowAfterMs } from './transition'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ends what is on its way when another begins: its signal tells, and neither its page nor its fault arrives', async () => {
  const { run } = createTransitions(window, signal<Progress>('none'))
  const signals: AbortSignal[] = []
  const first = run(async (signal) => signals.push(signal))
  const second = run((signal) => Promise.reject(new Error(`${signals.push(signal)}`)))
  const third = run(async () => 'third')
  expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, 'third'])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

it('tells no progress of one that has ended, has failed or is quiet', async () => {
  const progress = signal<Progress>('none')
  const { run, end } = createTransitions(window, progress)
  const never = () => new Promise(() => {})
  void run(never)
  end()
  await expect(run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  void run(never, { quiet: true })
  await vi.advanceTimersByTimeAsync(slowAfterMs)
  expect(progress.peek()).toBe('none')
})
