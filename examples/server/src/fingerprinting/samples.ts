import {
  answerFingerprinting,
  cancelFingerprinting,
  fingerprintConsentVersion,
  getFingerprintCase,
  getFingerprinting,
  recordFingerprints,
  requestFingerprinting,
  sendForFingerprints,
  type FingerprintingState,
} from '@homecare/sdk/hiring'
import { eq } from 'drizzle-orm'
import { fingerprintRequests } from '../tables/fingerprinting.ts'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

/** Two who work together, for the call alone. */
async function someHired(server: TestServer): Promise<{ id: number }> {
  const connection = await connectionBetween(server, { hire_stage: 3 })
  await server.db.delete(fingerprintRequests).where(eq(fingerprintRequests.connection_id, connection.id))
  return connection
}

/** A request between the two, in a state, for the call alone: of its connection, and its own number. */
async function someRequest(server: TestServer, state: FingerprintingState) {
  const { id: connection_id } = await someHired(server)
  const at = new Date(server.clock.now())
  const consent = { consented_at: at, consent_version: fingerprintConsentVersion, answered_at: at }
  const appointment = { appointment_day: '2026-11-20', appointment_place: '1200 Harrison St, Oakland' }
  const [row] = await server.db
    .insert(fingerprintRequests)
    .values({
      ...{ connection_id, program: 'ca_home_care_aides', state, paid_by: 'family', requested_at: at },
      ...(state !== 'requested' && consent),
      ...(state === 'sent' && appointment),
    })
    .returning()
  return { connection: connection_id, request: row!.id }
}

const ofConnection = (state: FingerprintingState) => async (server: TestServer) => ({
  id: (await someRequest(server, state)).connection,
})

export const fingerprintSamples = [
  sample(getFingerprinting, ofConnection('requested'), { members: ['family', 'caregiver'] }),
  sample(
    requestFingerprinting,
    async (server) => ({ ...(await someHired(server)), body: { paid_by: 'family' as const } }),
    { members: ['family'] },
  ),
  sample(
    cancelFingerprinting,
    async (server) => ({ ...(await ofConnection('requested')(server)), body: { version: 1 } }),
    { members: ['family'] },
  ),
  sample(
    answerFingerprinting,
    async (server) => ({
      ...(await ofConnection('requested')(server)),
      body: { version: 1, agrees: true, consent_version: fingerprintConsentVersion },
    }),
    { members: ['caregiver'] },
  ),
  sample(getFingerprintCase, async (server) => ({ id: (await someRequest(server, 'agreed')).request })),
  sample(sendForFingerprints, async (server) => ({
    id: (await someRequest(server, 'agreed')).request,
    body: { version: 1, day: '2026-12-03', place: '1200 Harrison St, Oakland' },
  })),
  sample(recordFingerprints, async (server) => ({
    id: (await someRequest(server, 'sent')).request,
    body: { version: 1, result: 'cleared' as const, day: '2026-11-20' },
  })),
]
