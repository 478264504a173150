import { licenseTypes, type License, type LicenseDraft, type LicenseTypeId } from '@homecare/sdk/caregivers'
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
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { answerLicensePhotos, discardPhotos, photoOf } from './licensePhotos.ts'
import { licenseServerTexts } from './licenseTexts.ts'
import { ownProfile, ownRecordOf } from '../caregivers/policies.ts'
import { holdProfile, refuseFull } from '../caregivers/records.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers, licensePhotos, licenses } from '../tables/caregivers.ts'

const ownLicense = ownRecordOf('license', licenses)

/** A caregiver's own licenses and certifications, and their photos. */
export function answerLicenses(routes: Routes): void {
  routes.on(listOwnLicenses, ownProfile, ({ db, session }) => myLicenses(db, session.user.id))

  routes.on(addLicense, ownProfile, ({ db, session, body }) =>
    db.transaction(async (tx) => {
      const me = session.user.id
      const values = await licenseValues(tx, me, body, null)
      await refuseFull(tx, licenses, me)
      const [row] = await tx
        .insert(licenses)
        .values({ caregiver_id: me, ...values })
        .returning()
      await refreshInitials(tx, me)
      await updateScore(tx, session.user)
      return oneLicense(tx, me, row!.id)
    }),
  )

  routes.on(updateLicense, ownLicense, ({ db, session, params, body }) =>
    db.transaction(async (tx) => {
      const me = session.user.id
      await holdProfile(tx, me)
      refuseStale(licenseRecord, body, await oneLicense(tx, me, params.id))
      const values = await licenseValues(tx, me, body, params.id)
      await tx.update(licenses).set(values).where(ownOne(me, params.id))
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
}

/**
 * Licenses that came with a change of the whole profile: one with a number is changed, another is added, and those that
 * are not named stay. Refuses a number that is not the caregiver's.
 */
export async function mergeLicenses(
  tx: Tx,
  caregiverId: number,
  drafts: readonly LicenseDraft[],
): Promise<void> {
  for (const { id, ...draft } of drafts) {
    const values = await licenseValues(tx, caregiverId, draft, id ?? null)
    if (id === undefined) {
      await refuseFull(tx, licenses, caregiverId)
      await tx.insert(licenses).values({ caregiver_id: caregiverId, ...values })
    } else {
      const changed = await tx.update(licenses).set(values).where(ownOne(caregiverId, id)).returning()
      if (changed.length === 0) throw refuse.notFound()
    }
  }
  await refreshInitials(tx, caregiverId)
}

/** The licenses of a caregiver, with their photos. */
async function myLicenses(db: Db | Tx, caregiverId: number): Promise<License[]> {
  const rows = await db
    .select()
    .from(licenses)
    .where(eq(licenses.caregiver_id, caregiverId))
    .orderBy(asc(licenses.map_id), asc(licenses.id))
  const ids = rows.map(({ id }) => id)
  const photos =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(licensePhotos)
          .where(inArray(licensePhotos.license_id, ids))
          .orderBy(asc(licensePhotos.id))
  return rows.map(({ caregiver_id: _, ...license }) => ({
    ...license,
    photos: photos.filter(({ license_id }) => license_id === license.id).map(photoOf),
  }))
}

async function oneLicense(tx: Tx, caregiverId: number, id: number): Promise<License> {
  const found = (await myLicenses(tx, caregiverId)).find((license) => license.id === id)
  if (!found) throw refuse.notFound()
  return found
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

/** The initials behind a name, which the search shows: those of what they hold now, their first ones first. */
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
