import { getPersonRecord } from '@homecare/sdk/account'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'

export const dashboardSamples = [sample(getPersonRecord, { id: actors.caregiver })]
