import { listOwnTrail, readTrail } from '@homecare/sdk/trail'
import { sample } from '../testing/samples.ts'

export const trailSamples = [
  sample(listOwnTrail, { query: {} }),
  sample(readTrail, { body: { email: 'carol@example.com', reason: 'asked' } }),
]
