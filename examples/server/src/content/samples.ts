import { getHomePage, sendReport } from '@homecare/sdk'
import { sample } from '../testing/samples.ts'

export const contentSamples = [
  sample(getHomePage, {}),
  sample(sendReport, { body: { level: 'error', message: 'A list was empty' } }),
]
