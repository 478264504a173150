import { expect, it, vi } from 'vitest'
import { once } from './once'

it('does a thing once for all who ask, and again only after a failure', async () => {
  const make = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('made')
  const made = once(make)
  const [first, second] = [made(), made()]
  await expect(first).rejects.toThrow('gone')
  await expect(second).rejects.toThrow('gone')
  expect(await Promise.all([made(), made()])).toEqual(['made', 'made'])
  expect(make).toHaveBeenCalledTimes(2)
})
