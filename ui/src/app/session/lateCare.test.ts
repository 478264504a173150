import { whoami } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import { isApiError } from '@homecare/sdk/kit'
import { expect, it, vi } from 'vitest'
import { lateCare } from './lateCare'

/** A client that answers every call with a word, and renews its session by what it was last told. */
function clientThatAnswers(answer: unknown) {
  const onSessionEnd = vi.fn<Client['onSessionEnd']>()
  const call = vi.fn<() => Promise<unknown>>(async () => answer)
  return { call, onSessionEnd } as unknown as Client & { onSessionEnd: typeof onSessionEnd }
}

it('loads the client with the first call, and once', async () => {
  const load = vi.fn<() => Promise<Client>>(async () => clientThatAnswers('answer'))
  const care = lateCare(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([care.call(whoami), care.call(whoami)])).toEqual(['answer', 'answer'])
  expect(load).toHaveBeenCalledTimes(1)
})

it('tells code that does not come as no connection, and tries again with the next call', async () => {
  const load = vi
    .fn<() => Promise<Client>>()
    .mockRejectedValueOnce(new Error('no such file'))
    .mockResolvedValue(clientThatAnswers('answer'))
  const care = lateCare(load)
  const thrown: unknown = await care.call(whoami).catch((error: unknown) => error)
  expect(isApiError(thrown) && thrown.kind).toBe('offline')
  expect(await care.call(whoami)).toBe('answer')
})

it('hands on how a session is renewed, whether it was said before or after the client was there', async () => {
  const client = clientThatAnswers('answer')
  const care = lateCare(async () => client)
  const [first, second] = [async () => true, async () => false]
  care.onSessionEnd(first)
  await care.call(whoami)
  expect(client.onSessionEnd).toHaveBeenLastCalledWith(first)
  care.onSessionEnd(second)
  expect(client.onSessionEnd).toHaveBeenLastCalledWith(second)
})
