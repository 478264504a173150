import { inviteCaregiver, notifyCaregiver } from '@homecare/sdk/caregivers'
import { message } from '@homecare/sdk/kit'
import { and, eq, or } from 'drizzle-orm'
import { conversations } from '../tables/chat.ts'
import type { Db } from '../db/connect.ts'
import { caregiverInvites } from '../tables/families.ts'
import { jobReader } from '../jobs/reader.ts'
import { jobs } from '../tables/jobs.ts'
import { tell } from '../notices/tell.ts'
import type { SessionUser } from '../people/session.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
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

/** What a family does from a caregiver's profile: asks them to apply, and reminds them. */
export function answerCaregiverInvites(routes: Routes): void {
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

  await db.transaction(async (tx) => {
    // Two presses at once wait for each other at the job.
    await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, job_id)).for('update')
    const same = and(eq(caregiverInvites.caregiver_id, caregiverId), eq(caregiverInvites.job_id, job_id))
    if ((await tx.select({ id: caregiverInvites.id }).from(caregiverInvites).where(same)).length > 0) return
    await tx.insert(caregiverInvites).values({
      family_id: family.id,
      caregiver_id: caregiverId,
      job_id,
      message: note,
      created_at: new Date(now),
    })
    await tellInvited(deps, family, user, job, note)
  })
}

/** A letter tells of the job what its page would tell the caregiver. */
async function tellInvited(
  deps: Deps,
  family: SessionUser,
  caregiver: SessionUser,
  job: typeof jobs.$inferSelect,
  note: string,
): Promise<void> {
  const { whole } = jobReader(caregiver)
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
  await tell(deps, {
    ...{ to: caregiver.id, kind: 'offers', event: `job ${job.id} invited`, page: `/job/${job.id}` },
    ...{ subject, body: said, short: message(caregiverServerTexts.inviteShort, { place }) },
  })
}

/** Tells a caregiver by mail that the family waits for an answer; at most once a day. */
async function remind(deps: Deps, family: SessionUser, caregiverId: number, now: number): Promise<void> {
  const { db } = deps
  const { user } = await activeCaregiver(db, caregiverId)
  const conversation = await conversationBetween(db, family.id, caregiverId)
  if (conversation === undefined) throw refuse.form(caregiverServerTexts.notWritten)
  await countHit(db, { name: 'reminder', hits: 1, seconds: 86_400 }, [`${family.id} ${caregiverId}`], now)
  const name = family.first_name
  const page = `/messages/${conversation}` as const
  await tell(deps, {
    ...{ to: user.id, kind: 'messages', event: `conversation ${conversation} reminder ${now}`, page },
    subject: message(caregiverServerTexts.waitingSubject, { name }),
    body: [message(caregiverServerTexts.waitingBody, { name }), pageUrl(deps.config, page)],
    short: caregiverServerTexts.waitingShort,
  })
}

async function conversationBetween(db: Db, one: number, other: number): Promise<number | undefined> {
  const { from_user, to_user } = conversations
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(and(eq(from_user, one), eq(to_user, other)), and(eq(from_user, other), eq(to_user, one))))
  return found?.id
}
