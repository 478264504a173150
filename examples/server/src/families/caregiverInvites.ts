import { getHireEligibility, inviteCaregiver, notifyCaregiver } from '@homecare/sdk/caregivers'
import { message, say, type Locale, type Sayable } from '@homecare/sdk/kit'
import { and, eq, or } from 'drizzle-orm'
import { conversations } from '../tables/chat.ts'
import type { Db } from '../db/connect.ts'
import { caregiverInvites } from '../tables/families.ts'
import { connections } from '../tables/hiring.ts'
import { jobReader } from '../jobs/reader.ts'
import { jobs } from '../tables/jobs.ts'
import { inform } from '../mail/inform.ts'
import type { SessionUser } from '../people/session.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { only, signedIn } from '../calls/policy.ts'
import { countHit, type Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { activeCaregiver } from '../profile/profile.ts'
import { caregiverServerTexts } from '../caregivers/texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

const invitations: readonly Limit[] = [
  { name: 'invite', hits: 60, seconds: 3600 },
  // Letters to one caregiver, from whichever families.
  { name: 'invited', hits: 30, seconds: 86_400, counts: ['named'], also: (_, { id }) => `caregiver ${id}` },
]
const family = only('family')

/** What a family does from a caregiver's profile: asks them to apply, reminds them, begins to hire. */
export function answerCaregiverInvites(routes: Routes): void {
  routes.on(getHireEligibility, signedIn, async ({ params, session, db, locale }) => {
    const reason = await whyNotHire(db, session.user, params.id)
    return { allowed: reason === null, reason: reason && say(locale, reason) }
  })
  routes.on(
    inviteCaregiver,
    family,
    async ({ params, body, session, now, deps }) => {
      await invite(deps, session.user, params.id, body, now)
      return { invited: true }
    },
    { limit: invitations },
  )
  routes.on(notifyCaregiver, family, async ({ params, session, now, deps }) => {
    await remind(deps, session.user, params.id, now)
    return { notified: true }
  })
}

/** Asks a caregiver to apply to one of the family's open jobs, and writes to them; the second time nothing happens. */
export async function invite(
  deps: Deps,
  family: SessionUser,
  caregiverId: number,
  { job_id, note = '' }: { job_id: number; note?: string | undefined },
  now: number,
): Promise<void> {
  const { db } = deps
  const { user } = await activeCaregiver(db, caregiverId)
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, job_id), eq(jobs.family_id, family.id)))
  if (!job) throw refuse.notFound()
  if (job.status !== 'open') throw refuse.form(caregiverServerTexts.jobNotOpen)

  const isNew = await db.transaction(async (tx) => {
    // Two presses at once wait for each other at the job.
    await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, job_id)).for('update')
    const same = and(eq(caregiverInvites.caregiver_id, caregiverId), eq(caregiverInvites.job_id, job_id))
    if ((await tx.select({ id: caregiverInvites.id }).from(caregiverInvites).where(same)).length > 0)
      return false
    await tx.insert(caregiverInvites).values({
      family_id: family.id,
      caregiver_id: caregiverId,
      job_id,
      message: note,
      created_at: new Date(now),
    })
    return true
  })
  if (!isNew) return
  // A letter tells of the job what its page would tell the caregiver.
  const { whole } = jobReader(user)
  const name = family.first_name
  const place = `${job.city}, ${job.state}`
  const said = [
    whole
      ? message(caregiverServerTexts.inviteBody, { name, place, title: job.title })
      : message(caregiverServerTexts.inviteBodyPlain, { name, place }),
    ...(note ? [message(caregiverServerTexts.inviteNote, { name, note })] : []),
    deps.config.publicUrl,
  ]
  const subject = whole
    ? message(caregiverServerTexts.inviteSubject, { title: job.title })
    : message(caregiverServerTexts.inviteSubjectPlain, { place })
  await send(deps, user, subject, said)
}

/** Tells a caregiver by mail that the family waits for an answer; at most once a day. */
async function remind(deps: Deps, family: SessionUser, caregiverId: number, now: number): Promise<void> {
  const { db } = deps
  const { user } = await activeCaregiver(db, caregiverId)
  const conversation = await conversationBetween(db, family.id, caregiverId)
  if (conversation === undefined) throw refuse.form(caregiverServerTexts.notWritten)
  await countHit(db, { name: 'reminder', hits: 1, seconds: 86_400 }, [`${family.id} ${caregiverId}`], now)
  const name = family.first_name
  await send(deps, user, message(caregiverServerTexts.waitingSubject, { name }), [
    message(caregiverServerTexts.waitingBody, { name }),
    pageUrl(deps.config, `/messages/${conversation}`),
  ])
}

/** Why this user may not hire the caregiver, or null. */
async function whyNotHire(db: Db, user: SessionUser, caregiverId: number) {
  await activeCaregiver(db, caregiverId)
  if (user.role !== 'family') return caregiverServerTexts.onlyFamiliesHire
  const hired = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.family_id, user.id),
        eq(connections.caregiver_id, caregiverId),
        eq(connections.hire_stage, 3),
      ),
    )
  return hired.length > 0 ? caregiverServerTexts.alreadyHired : null
}

async function conversationBetween(db: Db, one: number, other: number): Promise<number | undefined> {
  const { from_user, to_user } = conversations
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(and(eq(from_user, one), eq(to_user, other)), and(eq(from_user, other), eq(to_user, one))))
  return found?.id
}

async function send(
  deps: Deps,
  to: { email: string; language: Locale; notify_by_email: boolean },
  subject: Sayable,
  paragraphs: readonly Sayable[],
): Promise<void> {
  if (to.notify_by_email) await inform(deps, to, subject, ...paragraphs)
}
