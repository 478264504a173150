import { getServedArea, waitForArea } from '@homecare/sdk/places'
import { sample } from '../testing/samples.ts'

export const areaSamples = [
  sample(getServedArea, { query: { zip_code: '94601', who: 'family' } }),
  sample(waitForArea, { body: { zip_code: '94601', who: 'family', email: 'ana@example.com' } }),
]
