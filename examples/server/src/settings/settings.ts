import {
  updateSettings,
  deleteAccount,
  getMarketingPreferences,
  getSettings,
  markTutorial,
  updateMarketingPreferences,
  settingsErrors,
  settingsRecord,
  tutorials,
  type Settings,
} from '@homecare/sdk/account'
import { phoneDigits } from '@homecare/sdk/kit'
import { noticeSettingsOf, withNoticeChange } from '@homecare/sdk/notices'
import { checkJobDistance } from '@homecare/sdk/ownProfile'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/connect.ts'
import { offeredWays } from '../notices/reader.ts'
import { photoOf } from '../people/photoState.ts'
import { removePhotoFiles } from '../photos/photoStore.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers } from '../tables/caregivers.ts'
import { families } from '../tables/families.ts'
import { jobs } from '../tables/jobs.ts'
import { serverTexts } from '../refusals/texts.ts'
import type { Routes } from '../calls/on.ts'
import { always, signedIn } from '../calls/policy.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import { eraseUser } from './erase.ts'
import { passwordTries, requirePassword } from '../account/passwordChecks.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'

const own = always(signedIn)

/** What people set for themselves, and the end of an account. */
export function answerSettings(routes: Routes): void {
  routes.on(getSettings, own, ({ session, db, deps }) => settingsOf(db, deps.config, session.user))

  routes.on(updateSettings, own, async ({ body, session, db, deps: { config } }) => {
    const { version: _, jobs_may_be_indexed: indexed, phone: typed, notices: told, ...rest } = body
    const { max_job_distance_preference: distance, first_name, last_name, ...changes } = rest
    const tooFar = distance === undefined ? null : checkJobDistance(distance)
    refuseWrong({ ...settingsErrors(body), max_job_distance_preference: tooFar ?? undefined })
    const phone = typed === undefined ? undefined : (phoneDigits(typed) ?? undefined)
    const { id } = session.user
    const user = await db.transaction(async (tx) => {
      const [now] = await tx.select().from(users).where(eq(users.id, id)).for('update')
      const before = await settingsOf(tx, config, now!)
      refuseStale(settingsRecord, body, before)
      // A new number has not been verified by anybody.
      const newPhone = phone !== undefined && phone !== now!.phone ? { phone, phone_verified: false } : {}
      if (distance !== undefined)
        await tx
          .update(caregivers)
          .set({ max_job_distance_preference: distance })
          .where(eq(caregivers.id, id))
      // Saved as it was, it says nothing of a job whose family was asked and said no.
      if (indexed !== undefined && indexed !== before.jobs_may_be_indexed)
        await tx.update(jobs).set({ may_be_indexed: indexed }).where(eq(jobs.family_id, id))
      const names = withoutGaps({ first_name: first_name?.trim(), last_name: last_name?.trim() })
      const notices = told && withNoticeChange(now!.notices, now!.role, told, offeredWays(config, now!))
      const values = { ...changes, ...names, ...newPhone, ...(notices && { notices }) }
      if (Object.keys(values).length === 0) return now!
      const [changed] = await tx.update(users).set(values).where(eq(users.id, id)).returning()
      if (Object.keys(names).length > 0) await tx.update(families).set(names).where(eq(families.id, id))
      // The badge of a verified number goes with the number, and with it whether the caregiver is vetted.
      await updateScore(tx, changed!)
      return changed!
    })
    return settingsOf(db, config, user)
  })

  routes.on(
    deleteAccount,
    own,
    async ({ body, session, db, reply, deps }) => {
      await requirePassword(db, session.user.id, 'password', body.password)
      const photo = await photoOf(db, session.user.id)
      const files = await eraseUser(deps, session.user, deps.now())
      if (photo) await removePhotoFiles(deps.files, photo)
      await Promise.allSettled(files.map((file) => deps.files.remove(file)))
      await deps.realtime.revoke(String(session.user.id))
      await reply.signOut()
    },
    { limit: passwordTries },
  )

  routes.on(markTutorial, own, async ({ body, session, db }) => {
    const unknown = Object.keys(body).filter((name) => !tutorials.has(name))
    if (unknown.length > 0)
      throw refuse.invalid(Object.fromEntries(unknown.map((name) => [name, [serverTexts.unknownField]])))
    // Merged in the database, so that two tabs do not forget each other's marks.
    const [user] = await db
      .update(users)
      .set({ tutorials: sql`${users.tutorials} || ${JSON.stringify(body)}::jsonb` })
      .where(eq(users.id, session.user.id))
      .returning()
    return user!.tutorials
  })

  routes.on(getMarketingPreferences, own, ({ session }) => marketingOf(session.user))
  routes.on(updateMarketingPreferences, own, async ({ body, session, db }) => {
    const chosen = JSON.stringify(body.marketing_preferences)
    // Merged in the database, as the tutorials are.
    const [user] = await db
      .update(users)
      .set({
        marketing_preferences: sql`coalesce(${users.marketing_preferences}, '{}'::jsonb) || ${chosen}::jsonb`,
      })
      .where(eq(users.id, session.user.id))
      .returning()
    return marketingOf(user!)
  })
}

async function settingsOf(db: Db | Tx, config: Config, user: SessionUser): Promise<Settings> {
  const [caregiver] = await db
    .select({ distance: caregivers.max_job_distance_preference })
    .from(caregivers)
    .where(eq(caregivers.id, user.id))
  const [own] = await db
    .select({ indexed: sql<boolean | null>`bool_or(${jobs.may_be_indexed})` })
    .from(jobs)
    .where(eq(jobs.family_id, user.id))
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    email_verified: user.email_verified,
    phone: user.phone || null,
    phone_verified: user.phone_verified,
    language: user.language,
    max_job_distance_preference: caregiver?.distance ?? null,
    jobs_may_be_indexed: own?.indexed ?? null,
    notices: noticeSettingsOf(user.notices, user.role, offeredWays(config, user)),
    tutorials: user.tutorials,
  }
}

function marketingOf(user: SessionUser) {
  const preferences = user.marketing_preferences
  return {
    id: preferences ? String(user.id) : null,
    user_id: String(user.id),
    marketing_preferences: preferences ?? {},
  }
}
