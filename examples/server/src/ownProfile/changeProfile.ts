import {
  updateCaregiver,
  profileChangeErrors,
  profileRecord,
  settledChange,
  type CaregiverChange,
  type CaregiverUserChange,
} from '@homecare/sdk/ownProfile'
import { addressTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import { geocode } from '../places/geocode.ts'
import { requireZip } from '../places/zips/requireZip.ts'
import { verifyAddress } from '../places/streets.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import { mergeLicenses } from '../credentials/licenses.ts'
import { myRecord } from '../profile/myRecord.ts'
import { photoOf } from '../people/photoState.ts'
import { ownProfile } from '../caregivers/policies.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers } from '../tables/caregivers.ts'

/**
 * Saves what an editor of the own profile sends. Which fields there are is the call's own struct: a score, a rating,
 * a verified telephone or another person's number is an unknown field.
 */
export function answerChangeProfile(routes: Routes): void {
  routes.on(updateCaregiver, ownProfile, async ({ body, db, session, now, deps }) => {
    const saved = await myRecord(db, session.user)
    if (!saved) throw refuse.notFound()
    refuseWrong(profileChangeErrors(saved, body, new Date(now)))
    await refuseOtherPhoto(db, session.user.id, body.caregiver?.photo_id)
    const person = await personAfter({ db, deps, now }, session.user, body.user ?? {})
    await db.transaction(async (tx) => {
      // The row is locked first: of two who save at once, the second is judged by what the first has saved.
      const [own] = await tx.select().from(users).where(eq(users.id, session.user.id)).for('update')
      refuseStale(profileRecord, body, (await myRecord(tx, own!))!)
      const profile = profileAfter(body.caregiver ?? {}, body.user?.settings)
      if (Object.keys(person).length > 0)
        await tx.update(users).set(person).where(eq(users.id, session.user.id))
      if (Object.keys(profile).length > 0)
        await tx.update(caregivers).set(profile).where(eq(caregivers.id, session.user.id))
      if (body.caregiver?.licenses) await mergeLicenses(tx, session.user.id, body.caregiver.licenses, now)
      await updateScore(tx, { ...session.user, ...person })
    })
  })
}

/** There is one photo of a person, kept by its own calls: another's is nobody's to take. */
async function refuseOtherPhoto(db: Db, userId: number, photoId: number | undefined): Promise<void> {
  if (photoId === undefined) return
  const photo = await photoOf(db, userId)
  if (photo?.id !== photoId) throw refuse.invalid({ 'caregiver.photo_id': [serverTexts.badValue] })
}

type ProfileColumns = Partial<typeof caregivers.$inferInsert>
type PersonColumns = Partial<typeof users.$inferInsert> & Partial<SessionUser>

function profileAfter(change: CaregiverChange, settings: CaregiverUserChange['settings']): ProfileColumns {
  const { photo_id: _, licenses: __, about, ...own } = settledChange(change)
  return withoutGaps({
    ...own,
    about: about?.trim(),
    max_job_distance_preference: settings?.max_job_distance_preference,
  })
}

/**
 * The person with their address as a whole: another one is looked up, whatever coordinates came with it, and verified
 * where there is a provider of addresses. A street that it does not know is taken where the person says so.
 */
async function personAfter(
  { db, deps, now }: { readonly db: Db; readonly deps: Deps; readonly now: number },
  user: SessionUser,
  { settings: _, latitude, longitude, address_as_typed: asTyped, ...change }: CaregiverUserChange,
): Promise<PersonColumns> {
  const trimmed = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value?.trim()]))
  const person = withoutGaps(trimmed as typeof change)
  if (person.state) person.state = person.state.toUpperCase()
  const moves = latitude !== undefined || wholeAddress.some((name) => name in person)
  if (!moves) return person
  const address = { ...user, ...person }
  if (person.zip_code !== undefined) requireZip(person.zip_code, 'user.zip_code')
  const found = await geocode(db, { ...address, latitude, longitude }, now)
  if (!found) throw refuse.invalid({ 'user.address': [addressTexts.nothingPicked] })
  if (wholeAddress.every((name) => address[name] === user[name])) return { ...person, ...found }
  const verified = await verifyAddress(deps, address)
  if (verified === false && asTyped !== true)
    throw refuse.invalid({ 'user.address': [addressTexts.nothingPicked] })
  return { ...person, ...found, address_verified: verified === true }
}

const wholeAddress = ['address', 'city', 'state', 'zip_code'] as const
