import type { Experience } from '@homecare/sdk/caregivers'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import {
  addExperience,
  updateExperience,
  experienceDraftErrors,
  experienceRecord,
  listOwnExperience,
  removeExperience,
  yearsOfExperience,
  type ExperienceDraft,
} from '@homecare/sdk/ownProfile'
import { and, eq } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import type { Db, Tx } from '../db/connect.ts'
import { requireOrganization } from '../partners/organizations.ts'
import type { Routes } from '../calls/on.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { ownProfile, ownRecordOf } from '../caregivers/policies.ts'
import { experienceRows } from '../profile/profile.ts'
import { holdProfile, placeOfRecord, refuseFull } from '../caregivers/records.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers, experiences } from '../tables/caregivers.ts'

const ownExperience = ownRecordOf('record', experiences)

/** A caregiver's own employers. */
export function answerExperience(routes: Routes): void {
  routes.on(listOwnExperience, ownProfile, ({ db, session }) => experienceRows(db, session.user.id))

  routes.on(addExperience, ownProfile, async ({ db, session, body, now }) => {
    const values = await experienceValues(db, body, now)
    await refuseFull(db, experiences, session.user.id)
    return db.transaction(async (tx) => {
      const [row] = await tx
        .insert(experiences)
        .values({ caregiver_id: session.user.id, ...values })
        .returning()
      await countYears(tx, session.user, now)
      return oneExperience(tx, session.user.id, row!.id)
    })
  })

  routes.on(updateExperience, ownExperience, async ({ db, session, params, body, now }) => {
    const values = await experienceValues(db, body, now)
    return db.transaction(async (tx) => {
      await holdProfile(tx, session.user.id)
      refuseStale(experienceRecord, body, await oneExperience(tx, session.user.id, params.id))
      await tx.update(experiences).set(values).where(own(session.user, params.id))
      await countYears(tx, session.user, now)
      return oneExperience(tx, session.user.id, params.id)
    })
  })

  routes.on(removeExperience, ownExperience, async ({ db, session, params, query, now }) => {
    await db.transaction(async (tx) => {
      await holdProfile(tx, session.user.id)
      refuseStale(experienceRecord, query, await oneExperience(tx, session.user.id, params.id))
      await tx.delete(experiences).where(own(session.user, params.id))
      await countYears(tx, session.user, now)
    })
  })
}

const own = (user: SessionUser, id: number) =>
  and(eq(experiences.id, id), eq(experiences.caregiver_id, user.id))

/** A listed employer brings its name and its place; one that was typed in keeps what was typed. */
async function experienceValues(db: Db | Tx, draft: ExperienceDraft, now: number) {
  refuseWrong(experienceDraftErrors(draft, dayIn(pacificTimeZone, new Date(now))))
  const business = await requireOrganization(db, 'business_id', draft.business_id, 0)
  const { country_name: _, ...place } = placeOfRecord(draft, business)
  return {
    business_id: business?.id ?? null,
    company_name: business?.name ?? draft.company_name.trim(),
    position: draft.position.trim(),
    description: draft.description?.trim() ?? '',
    ...place,
    start_date: draft.start_date ?? null,
    end_date: draft.end_date ?? null,
  }
}

async function oneExperience(db: Db | Tx, caregiverId: number, id: number): Promise<Experience> {
  const found = (await experienceRows(db, caregiverId)).find((record) => record.id === id)
  if (!found) throw refuse.notFound()
  return found
}

/** The years that the search shows follow from the records, and so does the score. */
async function countYears(tx: Tx, user: SessionUser, now: number): Promise<void> {
  const today = dayIn(pacificTimeZone, new Date(now))
  const years_experience = yearsOfExperience(await experienceRows(tx, user.id), today)
  await tx.update(caregivers).set({ years_experience }).where(eq(caregivers.id, user.id))
  await updateScore(tx, user)
}
