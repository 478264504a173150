import {
  answerConnectionAgreement,
  getConnectionAgreement,
  getConsultingAgreement,
} from '@homecare/sdk/documents'
import { sides, someConnection } from '../hiring/samples.ts'
import { sample } from '../testing/samples.ts'

// Turned down for its version: nobody has agreed to anything.
const body = { version: '1900-01-01', consents: false }

export const agreementSamples = [
  // Staff read a caregiver's; they have none of their own.
  sample(getConsultingAgreement, {}, { refused: { staff: 'notFound' } }),

  sample(getConnectionAgreement, someConnection, sides),
  sample(answerConnectionAgreement, async (server) => ({ ...(await someConnection(server)), body }), sides),
]
