import { dayMs } from '@homecare/sdk/kit'
import {
  acceptOffer,
  declineOffer,
  discardHireDraft,
  getCarePlace,
  getHiring,
  getOffer,
  hireCaregiver,
  listNextSteps,
  skipHireStep,
  updateCarePlace,
  updateHireDraft,
  withdrawOffer,
} from '@homecare/sdk/hiring'
import { eq } from 'drizzle-orm'
import { carePlaces, hireDrafts, hireOffers } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { sample } from '../testing/samples.ts'
import { someCaregiver } from '../testing/someone.ts'
import type { TestServer } from '../testing/testServer.ts'
import { keptTerms } from './send.ts'
import { someTerms } from './testing/someTerms.ts'

/** An offer of the family to the caregiver among the actors that waits, the first of their connection. */
export async function someOffer(server: TestServer): Promise<{ id: number }> {
  const { db, clock } = server
  const now = clock.now()
  const connection = await connectionBetween(server, { hire_stage: 2 })
  await db.delete(hireOffers).where(eq(hireOffers.connection_id, connection.id))
  const { address, city, state, zip_code } = someTerms
  const [place] = await db
    .insert(carePlaces)
    .values({
      ...{ family_id: actors.family, address, city, state, zip_code },
      ...{ latitude: 37.8, longitude: -122.27, time_zone: 'America/Los_Angeles', created_at: new Date(now) },
    })
    .returning({ id: carePlaces.id })
  await db.insert(hireOffers).values({
    connection_id: connection.id,
    version: 1,
    care_place_id: place!.id,
    terms: keptTerms(someTerms),
    sent_at: new Date(now),
    expires_at: new Date(now + 7 * dayMs),
  })
  return connection
}

const sides = { members: ['family', 'caregiver'] } as const

/** Two who work together, for another place of care, which is only looked at. */
async function someHome(server: TestServer) {
  const { address, city, state, zip_code } = someTerms
  return {
    ...(await connectionBetween(server, { hire_stage: 3 })),
    query: { dry: 1 as const },
    body: { address, city, state, zip_code },
  }
}

export const offerSamples = [
  sample(getCarePlace, (server) => connectionBetween(server, { hire_stage: 3 }), { members: ['family'] }),
  sample(updateCarePlace, someHome, { members: ['family'] }),
  sample(listNextSteps, {}),
  sample(getHiring, { id: someCaregiver }),
  sample(updateHireDraft, async ({ db }) => {
    await db.delete(hireDrafts).where(eq(hireDrafts.caregiver_id, someCaregiver))
    return { id: someCaregiver, body: { step: 'care-for' as const, answers: {}, version: 0 } }
  }),
  sample(discardHireDraft, { id: someCaregiver }),
  // Turned down for its terms: nobody is offered anything.
  sample(hireCaregiver, { id: someCaregiver, body: { ...someTerms, start_date: '2020-01-01' } }),
  sample(getOffer, someOffer, sides),
  sample(
    acceptOffer,
    async (server) => ({
      ...(await someOffer(server)),
      body: { version: 1, agreement_version: '2026-11-01', full_name: 'Marisol Rivera' },
    }),
    { members: ['caregiver'] },
  ),
  sample(
    declineOffer,
    async (server) => ({ ...(await someOffer(server)), body: { version: 1, reason: 'hours' as const } }),
    { members: ['caregiver'] },
  ),
  sample(
    skipHireStep,
    async (server) => ({ ...(await someOffer(server)), body: { step: 'fingerprinting' as const } }),
    { members: ['family'] },
  ),
  sample(withdrawOffer, async (server) => ({ ...(await someOffer(server)), body: { version: 1 } }), {
    members: ['family'],
  }),
]
