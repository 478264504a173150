import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import { loadScreen } from './screenCode'

/** A screen whose file never comes. */
vi.mock('../../account/ForgotScreen', () => new Promise(() => {}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives up the code of a screen after 120 seconds, and no sooner', async () => {
  const gaveUp = vi.fn<(reason: unknown) => void>()
  loadScreen('account/ForgotScreen').catch(gaveUp)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(gaveUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(gaveUp).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError))
})

it('loads a screen once for all who ask meanwhile, and again after a failure', async () => {
  const first = loadScreen('account/NoScreen')
  expect(loadScreen('account/NoScreen')).toBe(first)
  await expect(first).rejects.toBeInstanceOf(ChunkLoadError)
  const second = loadScreen('account/NoScreen')
  expect(second).not.toBe(first)
  await expect(second).rejects.toBeInstanceOf(ChunkLoadError)
})
