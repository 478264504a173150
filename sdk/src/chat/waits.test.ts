import { expect, test } from 'vitest'
import { retryPause } from './channel.js'

test('the chat tries again after 2, 10 and then every 30 seconds', () => {
  expect([0, 1, 2, 3, 50].map(retryPause)).toEqual([2_000, 10_000, 30_000, 30_000, 30_000])
})
