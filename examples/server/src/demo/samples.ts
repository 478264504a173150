import { demoAccounts } from '@homecare/sdk/account'
import { sample } from '../testing/samples.ts'

export const demoSamples = [sample(demoAccounts, {})]
