import { countWaiting } from '@homecare/sdk/account'
import { listDocumentOwners } from '@homecare/sdk/documents'
import { listPhotosToReview } from '@homecare/sdk/photos'
import { listProfilesToReview } from '@homecare/sdk/profile'
import { listReferencesToCall } from '@homecare/sdk/references'
import { listBackgroundOrders } from '@homecare/sdk/screening'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { caregivers, references } from '../tables/caregivers.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

it('counts for the staff who waits at each desk, by what its list shows', async () => {
  await server
    .change()
    .update(caregivers)
    .set({ profile_state_name: 'pending' })
    .where(eq(caregivers.id, actors.caregiver))
  const care = await server.as('staff')
  const lists = await Promise.all([
    care.call(listProfilesToReview),
    care.call(listReferencesToCall),
    care.call(listPhotosToReview),
    care.call(listDocumentOwners),
    care.call(listBackgroundOrders, { query: { show: 'open' } }),
  ])
  const [profiles, of_references, photos, documents, background] = lists.map(({ length }) => length)
  expect(await care.call(countWaiting)).toEqual({
    ...{ profiles, references: of_references, photos, documents, background },
  })
  expect(profiles).toBeGreaterThan(0)
})

it('counts on where the list ends', async () => {
  const care = await server.as('staff')
  const { references: before } = await care.call(countWaiting)
  await server
    .change()
    .insert(references)
    .values(
      Array.from({ length: 60 }, (_, at) => ({
        ...{ caregiver_id: actors.caregiver, name: `Reference ${at}`, relationship: 'Family' },
        ...{ phone: '5105550100', created_at: new Date(server.clock.now()) },
      })),
    )
  expect(await care.call(listReferencesToCall)).toHaveLength(50)
  expect((await care.call(countWaiting)).references).toBe(before + 60)
})

it('is the staff’s alone', async () => {
  for (const actor of ['family', 'caregiver', 'careManager'] as const)
    expect(await kindOf((await server.as(actor)).call(countWaiting))).toBe('forbidden')
})
