import { dayMs } from '@homecare/sdk/kit'
import { offerDays } from '@homecare/sdk/hiring'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { carePlaces, hireOffers } from '../tables/hiring.ts'
import { backToContact } from './answers.ts'
import { tellOfOffer } from './letters.ts'
import { settleOffer } from './offers.ts'

/** How many lapse in one transaction. */
const atOnce = 20

/** Reminds caregivers of offers that wait, and ends those that waited too long: by the clock of any process, each once. */
export async function lapseOffers(deps: Deps, now: number): Promise<void> {
  while ((await lapseSome(deps, now)) === atOnce);
  await remind(deps, now)
}

function lapseSome(deps: Deps, now: number): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select({ offer: hireOffers, place: carePlaces })
      .from(hireOffers)
      .innerJoin(carePlaces, eq(carePlaces.id, hireOffers.care_place_id))
      .where(and(eq(hireOffers.state, 'sent'), lte(hireOffers.expires_at, new Date(now))))
      .limit(atOnce)
      .for('update', { of: hireOffers, skipLocked: true })
    for (const { offer, place } of due) {
      await settleOffer(tx, offer, 'lapsed', now)
      await backToContact(tx, offer.connection_id)
      await tellOfOffer(deps, tx, { offer, place }, 'lapsed')
    }
    return due.length
  })
}

/** Of one reminder somebody is told once, however often this looks. */
async function remind(deps: Deps, now: number): Promise<void> {
  const waiting = await deps.db
    .select({ offer: hireOffers, place: carePlaces })
    .from(hireOffers)
    .innerJoin(carePlaces, eq(carePlaces.id, hireOffers.care_place_id))
    .where(
      and(
        eq(hireOffers.state, 'sent'),
        gt(hireOffers.expires_at, new Date(now)),
        lte(hireOffers.sent_at, new Date(now - offerDays.remindAfter * dayMs)),
      ),
    )
  for (const one of waiting) await tellOfOffer(deps, deps.db, one, 'reminder')
}
