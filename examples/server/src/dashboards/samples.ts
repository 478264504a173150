import { getPersonRecord, updateMayAskForCalls } from '@homecare/sdk/account'
import { getConnectionHub } from '@homecare/sdk/dashboards'
import { sides, someConnection } from '../hiring/samples.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'

export const dashboardSamples = [
  sample(getPersonRecord, { id: actors.caregiver }),
  sample(updateMayAskForCalls, { id: actors.family, body: { allowed: true } }),
  sample(getConnectionHub, someConnection, sides),
]
