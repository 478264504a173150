import { listMyTrail, readTrail } from '@homecare/sdk/trail'
import { sample } from '../testing/samples.ts'

export const trailSamples = [
  sample(listMyTrail, { query: {} }),
  sample(readTrail, { body: { email: 'carol@example.com', reason: 'asked' } }),
]
