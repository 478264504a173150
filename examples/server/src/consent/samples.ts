import { updateOwnConsent } from '@homecare/sdk/consent'
import { sample } from '../testing/samples.ts'

export const consentSamples = [
  sample(updateOwnConsent, async ({ deps }) => ({
    body: { version: deps.config.outsiders.version, to: ['chat' as const] },
  })),
]
