import { methodTexts } from '@homecare/sdk/texts'
import { afterEach, expect, it, vi } from 'vitest'
import { confirmSetup } from './embeddedProvider'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['no line', () => Promise.reject(new TypeError('fetch failed'))],
  ['no answer of the provider', () => Promise.resolve(new Response(null, { status: 504 }))],
  ['words in its place', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
])('%s: the payment service is not answering', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  const setup = { client_secret: 'seti_1_secret_2', publishable_key: 'pk_test' }
  await expect(
    confirmSetup(setup as Parameters<typeof confirmSetup>[0], 'pm_card_visa'),
  ).rejects.toMatchObject({
    cause: { says: methodTexts.providerSilent },
  })
})
