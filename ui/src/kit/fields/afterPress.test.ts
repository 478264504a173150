import { expect, test, vi } from 'vitest'
import { afterPress } from './afterPress'

const point = (type: string) => document.dispatchEvent(new Event(type))

test('runs at once when nothing is pressed', () => {
  const run = vi.fn<() => void>()
  afterPress(run)
  expect(run).toHaveBeenCalledTimes(1)
})

test.each(['pointerup', 'pointercancel'])(
  'waits for the press under way to end, by %s, and runs once',
  async (end) => {
    const run = vi.fn<() => void>()
    point('pointerdown')
    afterPress(run)
    expect(run).not.toHaveBeenCalled()
    point(end)
    await expect.poll(() => run.mock.calls.length).toBe(1)
    point('pointerdown')
    point(end)
    const after = vi.fn<() => void>()
    afterPress(after)
    expect([run.mock.calls.length, after.mock.calls.length]).toEqual([1, 1])
  },
)
