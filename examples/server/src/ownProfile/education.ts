import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import {
  addEducation,
  updateEducation,
  educationDraftErrors,
  educationRecord,
  listOwnEducation,
  removeEducation,
  yearOf,
  yearToDay,
  type EducationDraft,
  type OwnEducation,
} from '@homecare/sdk/ownProfile'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { organizationOf, requireOrganization } from '../partners/organizations.ts'
import type { Routes } from '../calls/on.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { ownProfile, ownRecordOf } from '../caregivers/policies.ts'
import { holdProfile, placeOfRecord, refuseFull } from '../caregivers/records.ts'
import { educations, orgs } from '../tables/caregivers.ts'

const ownEducation = ownRecordOf('record', educations)

/** A caregiver's own schools. */
export function answerEducation(routes: Routes): void {
  routes.on(listOwnEducation, ownProfile, ({ db, session }) => myEducation(db, session.user.id))

  routes.on(addEducation, ownProfile, async ({ db, session, body, now }) => {
    const values = await educationValues(db, body, now)
    await refuseFull(db, educations, session.user.id)
    const [row] = await db
      .insert(educations)
      .values({ caregiver_id: session.user.id, ...values })
      .returning()
    return oneEducation(db, session.user.id, row!.id)
  })

  routes.on(updateEducation, ownEducation, async ({ db, session, params, body, now }) => {
    const values = await educationValues(db, body, now)
    const me = session.user.id
    return db.transaction(async (tx) => {
      await holdProfile(tx, me)
      refuseStale(educationRecord, body, await oneEducation(tx, me, params.id))
      await tx.update(educations).set(values).where(own(me, params.id))
      return oneEducation(tx, me, params.id)
    })
  })

  routes.on(removeEducation, ownEducation, ({ db, session, params, query }) =>
    db.transaction(async (tx) => {
      const me = session.user.id
      await holdProfile(tx, me)
      refuseStale(educationRecord, query, await oneEducation(tx, me, params.id))
      await tx.delete(educations).where(own(me, params.id))
    }),
  )
}

const own = (caregiverId: number, id: number) =>
  and(eq(educations.id, id), eq(educations.caregiver_id, caregiverId))

/** A listed school brings its name and its place; one that was typed in keeps what was typed. */
async function educationValues(db: Db | Tx, draft: EducationDraft, now: number) {
  const thisYear = Number(dayIn(pacificTimeZone, new Date(now)).slice(0, 4))
  refuseWrong(educationDraftErrors(draft, thisYear))
  const school = await requireOrganization(db, 'school_id', draft.school_id, 1)
  return {
    school_id: school?.id ?? null,
    college: school?.name ?? draft.college.trim(),
    ...placeOfRecord(draft, school),
    major: draft.major?.trim() || null,
    start_date: yearToDay(yearOf(draft.start_date))!,
    end_date: yearToDay(yearOf(draft.end_date)),
  }
}

async function oneEducation(db: Db | Tx, caregiverId: number, id: number): Promise<OwnEducation> {
  const found = (await myEducation(db, caregiverId)).find((record) => record.id === id)
  if (!found) throw refuse.notFound()
  return found
}

async function myEducation(db: Db | Tx, caregiverId: number): Promise<OwnEducation[]> {
  const rows = await db
    .select({ record: educations, school: orgs })
    .from(educations)
    .leftJoin(orgs, eq(orgs.id, educations.school_id))
    .where(eq(educations.caregiver_id, caregiverId))
    .orderBy(desc(educations.start_date), asc(educations.id))
  return rows.map(({ record: { caregiver_id: _, ...record }, school }) => ({
    ...record,
    school: school && organizationOf(school),
  }))
}
