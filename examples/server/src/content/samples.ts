import { getHomePage } from '@homecare/sdk'
import { sample } from '../testing/samples.ts'

export const contentSamples = [sample(getHomePage, {})]
