import { demoAccounts } from '@homecare/sdk'
import { sample } from '../testing/samples.ts'

export const demoSamples = [sample(demoAccounts, {})]
