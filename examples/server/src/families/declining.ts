import type { PageHref } from '@homecare/sdk/addresses'
import {
  declineCaregiver,
  declineLetter,
  previewDecline,
  updateDeclineFeedback,
  type ApplicantAnswer,
  type DeclinePreview,
  type DeclineReason,
  type DeclineStanding,
} from '@homecare/sdk/families'
import { dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { declineLetterTexts, ownJobRuleTexts } from '@homecare/sdk/texts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import { tell } from '../notices/tell.ts'
import { settleOffer } from '../offers/offers.ts'
import { lockUser } from '../people/lockUser.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { connections, hireOffers } from '../tables/hiring.ts'
import { applications, jobs } from '../tables/jobs.ts'
import {
  answerOf,
  change,
  connectionWith,
  declinedReason,
  dropAnswer,
  endContact,
  holdNews,
  type ApplicationRow,
  type ConnectionRow,
  type Step,
} from './applicantSteps.ts'
import { familyServerTexts as words } from './texts.ts'

const family = only('family')
/** The page to which a no leads: other work. */
const page: PageHref = '/caregiver-jobs'

/** A family's no to a caregiver: what it would do, the no itself, and what the staff are told of it. */
export function answerDeclining(routes: Routes): void {
  routes.on(previewDecline, family, ({ db, session, params, query, now }) =>
    previewOf(db, session.user, params.id, query.job_id, now),
  )
  routes.on(declineCaregiver, family, ({ db, deps, session, params, body, now }) =>
    db.transaction((tx) => decline({ tx, deps, family: session.user, now }, params.id, body)),
  )
  routes.on(updateDeclineFeedback, family, ({ db, session, params, body }) =>
    db.transaction((tx) => keepFeedback(tx, session.user, params.id, body)),
  )
}

/** What there is between the two that a no is about. */
interface Between {
  /** Of the family's jobs, or the one that is meant. */
  readonly applied: readonly { readonly application: ApplicationRow; readonly title: string }[]
  /** The connection that goes on, where the no is about it: of the job that is meant, or as a whole. */
  readonly connection: ConnectionRow | null
  /** The offer that waits in it. */
  readonly offer: typeof hireOffers.$inferSelect | null
  /** Whether a connection ended by an earlier no as a whole. */
  readonly wasDeclined: boolean
}

async function between(
  tx: Db | Tx,
  own: SessionUser,
  caregiverId: number,
  jobId: number | undefined,
  now: number,
  lock: boolean,
): Promise<Between> {
  const query = tx
    .select({ application: applications, title: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(
      and(
        eq(jobs.family_id, own.id),
        eq(applications.caregiver_id, caregiverId),
        jobId === undefined ? undefined : eq(jobs.id, jobId),
      ),
    )
    .orderBy(applications.job_id)
  const applied = await (lock ? query.for('update', { of: applications }) : query)
  const known = await connectionWith({ tx: tx as Tx, family: own, now }, caregiverId)
  const connection = known && (jobId === undefined || known.job_id === jobId) ? known : null
  const [offer] = connection
    ? await tx
        .select()
        .from(hireOffers)
        .where(and(eq(hireOffers.connection_id, connection.id), eq(hireOffers.state, 'sent')))
    : []
  const pair = and(eq(connections.family_id, own.id), eq(connections.caregiver_id, caregiverId))
  const declined = and(pair, eq(connections.end_reason, declinedReason))
  const wasDeclined = jobId === undefined && (await tx.$count(connections, declined)) > 0
  return { applied, connection, offer: offer ?? null, wasDeclined }
}

const isOpen = ({ application }: Between['applied'][number]) =>
  application.proposal_state === 'applied' && !application.declined

function standingOf({ applied, connection, offer, wasDeclined }: Between): DeclineStanding {
  if (connection?.hire_stage === 3) return 'hired'
  if (offer) return 'offered'
  const open = applied.filter(isOpen)
  if (connection || open.some(({ application }) => application.accepted)) return 'in_touch'
  if (open.length > 0) return 'applied'
  return wasDeclined || applied.some(({ application }) => application.declined) ? 'declined' : 'none'
}

/** The job that the words name: the one that they are in touch for, or the only one that was applied to. */
function titleOf({ applied, connection }: Between): string | null {
  const open = applied.filter(isOpen)
  const ofConnection = applied.find(({ application }) => application.job_id === connection?.job_id)
  return ofConnection?.title ?? (open.length === 1 ? open[0]!.title : null)
}

async function previewOf(
  db: Db,
  own: SessionUser,
  caregiverId: number,
  jobId: number | undefined,
  now: number,
): Promise<DeclinePreview> {
  const scene = await between(db, own, caregiverId, jobId, now, false)
  const [caregiver] = await db.select().from(users).where(eq(users.id, caregiverId))
  if (!caregiver || isNothing(scene)) throw refuse.notFound()
  return {
    name: caregiver.first_name,
    standing: standingOf(scene),
    title: titleOf(scene),
    from: shortName(own),
    undo: jobId !== undefined && scene.offer === null,
    connection_id: scene.connection?.id ?? null,
  }
}

const isNothing = ({ applied, connection, wasDeclined }: Between) =>
  applied.length === 0 && connection === null && !wasDeclined

/** To one job, for a while to be taken back; or as a whole, at once. Whoever is hired is not declined but given notice. */
async function decline(
  step: Step,
  caregiverId: number,
  { job_id, reason }: { job_id?: number; reason?: DeclineReason },
): Promise<ApplicantAnswer> {
  const { tx, family: own, now } = step
  await lockUser(tx, own.id)
  const scene = await between(tx, own, caregiverId, job_id, now, true)
  const standing = standingOf(scene)
  const { applied, connection, offer } = scene
  if (isNothing(scene)) throw refuse.notFound()
  if (standing === 'none') throw refuse.conflict(ownJobRuleTexts.notApplied)
  if (standing === 'hired') throw refuse.conflict(ownJobRuleTexts.alreadyHired)
  // Pressed twice is once.
  const known = applied.findLast(({ application }) => application.declined)?.application
  if (standing === 'declined') return known ? answerOf(known, now, null) : told
  const atOnce = job_id === undefined || offer !== null
  const letter = declineLetter({
    ...{ from: shortName(own), title: titleOf(scene), reason, takesOfferBack: offer !== null },
  })
  const link = message(words.otherJobs, { link: pageUrl(step.deps.config, page) })
  const news = {
    subject: letter.subject,
    body: [...letter.lines, link],
    short: declineLetterTexts.short,
    page,
  }
  let answer: ApplicantAnswer = told
  for (const { application } of applied.filter(isOpen)) {
    await dropAnswer(step, application)
    const held = atOnce ? null : await holdNews(step, caregiverId, application.job_id, news)
    const answered = await change(tx, application, {
      ...{ accepted: false, declined: true, declined_date: dayIn(pacificTimeZone, new Date(now)) },
      ...{ decline_reason: reason ?? null, decline_feedback: null, answer_letter: held },
      answered_at: atOnce ? null : new Date(now),
    })
    answer = answerOf(answered, now, null)
  }
  if (offer) await settleOffer(tx, offer, 'withdrawn', now)
  if (connection) {
    const yes = applied.find(({ application }) => application.job_id === connection.job_id)
    await endContact(step, connection, (job_id !== undefined && yes?.application.answered_at) || null)
  }
  if (atOnce)
    await tell(step.deps, {
      ...{
        to: caregiverId,
        kind: 'offers',
        event: `family ${own.id} declined ${caregiverId} ${now}`,
        ...news,
      },
    })
  return answer
}

/** The answer of a no that cannot be taken back. */
const told: ApplicantAnswer = { accepted: false, declined: true, undo_until: null, connection_id: null }

/** What the family writes to the staff stands with each thing that its no was about. */
async function keepFeedback(
  tx: Tx,
  own: SessionUser,
  caregiverId: number,
  { job_id, feedback }: { job_id?: number; feedback: string },
): Promise<void> {
  const said = feedback.trim() || null
  const ownJobs = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.family_id, own.id))
  const noted = await tx
    .update(applications)
    .set({ decline_feedback: said })
    .where(
      and(
        inArray(applications.job_id, ownJobs),
        eq(applications.caregiver_id, caregiverId),
        eq(applications.declined, true),
        job_id === undefined ? undefined : eq(applications.job_id, job_id),
      ),
    )
    .returning({ id: applications.id })
  const [ended] = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.family_id, own.id),
        eq(connections.caregiver_id, caregiverId),
        eq(connections.end_reason, declinedReason),
        job_id === undefined ? undefined : eq(connections.job_id, job_id),
      ),
    )
    .orderBy(desc(connections.id))
    .limit(1)
  if (ended) await tx.update(connections).set({ end_note: said }).where(eq(connections.id, ended.id))
  if (noted.length === 0 && !ended) throw refuse.notFound()
}
