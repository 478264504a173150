import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { describeFailure, failureTexts } from '../kit/describeFailure.js'
import type { Sayable } from '../kit/text.js'
import { kitTexts } from '../kit/texts.js'
import { answerRaw, fakeServer, refuseWith } from '../testing/fakeServer.js'
import { getLoginOptions } from './calls.js'
import { loginOptionsTexts } from './texts.js'

const failed = loginOptionsTexts.failed

it.each<[string, () => never, Sayable]>([
  ['a fault of the server', () => refuseWith(500), failed],
  ['a refusal', () => refuseWith(403), failed],
  ['an address that is none', () => refuseWith(400), failed],
  ['an answer that is none', () => answerRaw('<html>'), failed],
  ['a refusal in the server’s words', () => refuseWith(403, 'Not today.'), 'Not today.'],
  ['too many tries', () => refuseWith(429), failureTexts.tooMany],
])(
  'of login options that fail by %s is said what the documents say, or what is known better',
  async (_, answer, words) => {
    const server = fakeServer().on(getLoginOptions, answer)
    const care = createClient({ fetch: server.fetch, pause: async () => {} })
    const error = await care
      .call(getLoginOptions, { body: { email: 'ana@example.com' } })
      .catch((thrown: ApiError) => thrown)
    expect(describeFailure(error as ApiError, failed)).toEqual(words)
  },
)

it('of login options without a connection is said that there is none', async () => {
  const server = fakeServer()
  server.offline()
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const error = await care
    .call(getLoginOptions, { body: { email: 'ana@example.com' } })
    .catch((thrown: ApiError) => thrown)
  expect(describeFailure(error as ApiError, failed)).toBe(kitTexts.offline)
})
