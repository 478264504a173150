import { expect, it } from 'vitest'
import { tellingOffset } from './serverClock.js'

const noon = Date.parse('2026-11-22T12:00:00Z')
const hour = 3_600_000

/** What is told of answers that take so long, on a device whose clock is off by so much. */
async function told(behindMs: number, takesMs: number, date: string | null): Promise<number[]> {
  let present = noon - behindMs
  const offsets: number[] = []
  const send: typeof fetch = async () => {
    present += takesMs
    return new Response(null, date === null ? {} : { headers: { Date: date } })
  }
  await tellingOffset(
    send,
    () => present,
    (ahead) => offsets.push(ahead),
  )('/v1/whoami/')
  return offsets
}
const atNoon = new Date(noon).toUTCString()

it.each([
  [2 * hour, 0],
  [-2 * hour, 0],
  [2 * hour, 4000],
  [0, 1000],
])('of a device %i ms behind, by an answer that took %i ms', async (behind, takes) => {
  const [ahead = Number.NaN] = await told(behind, takes, atNoon)
  expect(Math.abs(ahead - behind)).toBeLessThanOrEqual(takes / 2 + 500)
})

it('is not told by an answer without a date, that took too long, or over a change of the clock', async () => {
  expect(await told(0, 0, null)).toEqual([])
  expect(await told(0, 0, 'never')).toEqual([])
  expect(await told(0, 60_000, atNoon)).toEqual([])
  expect(await told(0, -hour, atNoon)).toEqual([])
})
