import { listDemoAccounts } from '@homecare/sdk/account'
import { sample } from '../testing/samples.ts'

export const demoSamples = [sample(listDemoAccounts, {})]
