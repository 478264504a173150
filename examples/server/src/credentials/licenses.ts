import { licenseTypes, type LicenseDraft, type LicenseTypeId } from '@homecare/sdk/caregivers'
import {
  addLicense,
  updateLicense,
  licenseErrors,
  licenseForm,
  licenseRecord,
  listOwnLicenses,
  offeredLicenseTypes,
  removeLicense,
} from '@homecare/sdk/credentials'
import { textOf, type Sayable } from '@homecare/sdk/kit'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { answerLicensePhotos, discardPhotos } from './licensePhotos.ts'
import { answerLicenseReviews } from './licenseReviews.ts'
import { myLicenses, oneLicense } from './licenseRows.ts'
import { licenseServerTexts } from './licenseTexts.ts'
import { ownProfile, ownRecordOf } from '../caregivers/policies.ts'
import { unjudged } from '../caregivers/heldLicenses.ts'
import { holdProfile, refuseFull } from '../caregivers/records.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers, licensePhotos, licenses } from '../tables/caregivers.ts'

const ownLicense = ownRecordOf('license', licenses)

/** A caregiver's own licenses and certifications, and their photos. */
export function answerLicenses(routes: Routes): void {
  routes.on(listOwnLicenses, ownProfile, ({ db, session }) => myLicenses(db, session.user.id))

  routes.on(addLicense, ownProfile, ({ db, session, body, now }) =>
    db.transaction(async (tx) => {
      const me = session.user.id
      const values = await licenseValues(tx, me, body, null)
      await refuseFull(tx, licenses, me)
      const [row] = await tx
        .insert(licenses)
        .values({ caregiver_id: me, ...values, ...unjudged(now) })
        .returning()
      await refreshInitials(tx, me)
      await updateScore(tx, session.user)
      return oneLicense(tx, me, row!.id)
    }),
  )

  routes.on(updateLicense, ownLicense, ({ db, session, params, body, now }) =>
    db.transaction(async (tx) => {
      const me = session.user.id
      await holdProfile(tx, me)
      refuseStale(licenseRecord, body, await oneLicense(tx, me, params.id))
      const values = await licenseValues(tx, me, body, params.id)
      await changeLicense(tx, me, params.id, values, now)
      await refreshInitials(tx, me)
      await updateScore(tx, session.user)
      return oneLicense(tx, me, params.id)
    }),
  )

  routes.on(removeLicense, ownLicense, async ({ deps, session, params, query }) => {
    const me = session.user.id
    const photos = await deps.db.transaction(async (tx) => {
      await holdProfile(tx, me)
      refuseStale(licenseRecord, query, await oneLicense(tx, me, params.id))
      const gone = await tx.delete(licensePhotos).where(eq(licensePhotos.license_id, params.id)).returning()
      await tx.delete(licenses).where(ownOne(me, params.id))
      await refreshInitials(tx, me)
      await updateScore(tx, session.user)
      return gone
    })
    await discardPhotos(deps, photos)
  })

  answerLicensePhotos(routes)
  answerLicenseReviews(routes)
}

/**
 * Licenses that came with a change of the whole profile: one with a number is changed, another is added, and those that
 * are not named stay. Refuses a number that is not the caregiver's.
 */
export async function mergeLicenses(
  tx: Tx,
  caregiverId: number,
  drafts: readonly LicenseDraft[],
  now: number,
): Promise<void> {
  for (const { id, ...draft } of drafts) {
    const values = await licenseValues(tx, caregiverId, draft, id ?? null)
    if (id === undefined) {
      await refuseFull(tx, licenses, caregiverId)
      await tx.insert(licenses).values({ caregiver_id: caregiverId, ...values, ...unjudged(now) })
    } else {
      await changeLicense(tx, caregiverId, id, values, now)
    }
  }
  await refreshInitials(tx, caregiverId)
}

/**
 * A license as it is kept; the profile is held from here on. Refuses at their fields a type that is not offered to this
 * kind of caregiver (unless it was chosen before), a number that another license of the same type and state has, and
 * what the rules object to.
 */
async function licenseValues(tx: Tx, caregiverId: number, draft: LicenseDraft, id: number | null) {
  await holdProfile(tx, caregiverId)
  const wrong: Record<string, Sayable> = { ...licenseErrors(licenseForm(draft)) }
  const state = textOf(draft.state)
  if (state.length > 100) wrong['state'] = serverTexts.tooLong
  const [caregiver] = await tx
    .select({ types: caregivers.provider_types })
    .from(caregivers)
    .where(eq(caregivers.id, caregiverId))
  const held = await tx.select().from(licenses).where(eq(licenses.caregiver_id, caregiverId))
  const offered: readonly LicenseTypeId[] = offeredLicenseTypes(caregiver?.types ?? [])
  const before = held.find((license) => license.id === id)
  if (!offered.includes(draft.map_id) && before?.map_id !== draft.map_id) {
    wrong['map_id'] = licenseServerTexts.notOffered
  }
  const number = textOf(draft.license_number) || null
  const same = held.filter(
    (license) => license.id !== id && license.map_id === draft.map_id && license.state === state,
  )
  if (number === null ? same.length > 0 : same.some((one) => sameNumber(one.license_number, number))) {
    wrong[number === null ? 'map_id' : 'license_number'] = licenseServerTexts.known
  }
  refuseWrong(wrong)
  const type = licenseTypes.find(draft.map_id)!
  return {
    map_id: draft.map_id,
    license_name: type.label[0],
    license_number: number,
    state,
    expires: draft.expires ?? null,
  }
}

/** Keeps what a license says now; another than before waits for a look by the staff again. */
async function changeLicense(
  tx: Tx,
  caregiverId: number,
  id: number,
  values: Awaited<ReturnType<typeof licenseValues>>,
  now: number,
): Promise<void> {
  const [before] = await tx.select().from(licenses).where(ownOne(caregiverId, id)).for('update')
  if (!before) throw refuse.notFound()
  const isOther = judged.some((part) => before[part] !== values[part])
  await tx
    .update(licenses)
    .set({ ...values, ...(isOther && unjudged(now)) })
    .where(ownOne(caregiverId, id))
}

/** What staff look at of a license, besides its photos. */
const judged = ['map_id', 'license_number', 'state', 'expires'] as const

/** The initials of what somebody holds, their first ones first: others see those of licenses that count. */
async function refreshInitials(tx: Tx, caregiverId: number): Promise<void> {
  const held = await tx
    .select({ map_id: licenses.map_id })
    .from(licenses)
    .where(eq(licenses.caregiver_id, caregiverId))
    .orderBy(asc(licenses.id))
  const initials = new Set(held.flatMap(({ map_id }) => licenseTypes.find(map_id)?.abbreviation ?? []))
  await tx
    .update(caregivers)
    .set({ certifications_initials: [...initials] })
    .where(eq(caregivers.id, caregiverId))
}

const ownOne = (caregiverId: number, id: number) =>
  and(eq(licenses.id, id), eq(licenses.caregiver_id, caregiverId))
const sameNumber = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()
