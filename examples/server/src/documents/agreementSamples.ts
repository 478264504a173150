import {
  answerConnectionAgreement,
  answerConsultingAgreement,
  getConnectionAgreement,
  getConsultingAgreement,
} from '@homecare/sdk'
import { connections } from '../hiring/tables.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

// Turned down for its version: nobody has agreed to anything.
const body = { version: '1900-01-01', consents: false }
const sides = { members: ['family', 'caregiver'] } as const

async function someConnection({ db }: TestServer): Promise<{ id: number }> {
  const [row] = await db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id: actors.caregiver })
    .returning({ id: connections.id })
  return row!
}

export const agreementSamples = [
  sample(getConsultingAgreement, {}),
  sample(answerConsultingAgreement, { body }),
  sample(getConnectionAgreement, someConnection, sides),
  sample(answerConnectionAgreement, async (server) => ({ ...(await someConnection(server)), body }), sides),
]
