import {
  licenseRefusals,
  licenseTypes,
  numberlessLicenseType,
  type LicenseRefusal,
} from '@homecare/sdk/caregivers'
import {
  getLicenseToReview,
  listLicensesToReview,
  reviewLicense,
  type LicenseDecision,
  type LicenseUnderReview,
} from '@homecare/sdk/credentials'
import { dayIn, message, pacificTimeZone, say, versionOf } from '@homecare/sdk/kit'
import { and, asc, desc, eq, gte, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { unjudged } from '../caregivers/heldLicenses.ts'
import { holdProfile } from '../caregivers/records.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { fullName, shortName } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { licenseReviews, licenses } from '../tables/caregivers.ts'
import { oneLicense } from './licenseRows.ts'
import { licenseServerTexts } from './licenseTexts.ts'

const staff = only('staff')
/** What the list shows at most. */
const mostLicenses = 200

/** The look that staff take at a license before anybody is given work on it. */
export function answerLicenseReviews(routes: Routes): void {
  routes.on(listLicensesToReview, staff, async ({ db, now }) => {
    const rows = await db
      .select({ license: licenses, user: users })
      .from(licenses)
      .innerJoin(users, eq(users.id, licenses.caregiver_id))
      .where(isWaiting(now))
      .orderBy(asc(licenses.changed_at), asc(licenses.id))
      .limit(mostLicenses)
    return rows.map(({ license: { id, caregiver_id, map_id, state, changed_at }, user }) => ({
      ...{ id, caregiver_id, map_id, state },
      name: fullName(user),
      waits_since: changed_at.toISOString(),
    }))
  })

  routes.on(getLicenseToReview, staff, ({ db, params }) => underReview(db, params.id))

  routes.on(reviewLicense, staff, ({ deps, db, params, body, session, now }) => {
    const { decision, version } = body
    const refusal = decision === 'refuse' ? (body.refusal ?? null) : null
    const note = decision === 'refuse' ? (body.note?.trim() ?? '') : ''
    if (decision === 'refuse' && !refusal) throw refuse.invalid({ refusal: [licenseServerTexts.noReason] })
    if (refusal === 'other' && note === '') throw refuse.invalid({ note: [licenseServerTexts.noNote] })
    return db.transaction(async (tx) => {
      const { caregiver_id } = await underReview(tx, params.id)
      // A change of the license, or another's decision, comes before or after.
      await holdProfile(tx, caregiver_id)
      const license = await underReview(tx, params.id)
      const isJudged = license.verified !== null || license.refused !== null
      if (license.version !== version || isJudged !== (decision === 'undo')) throw refuse.conflict()
      const said = { decision, refusal, note }
      await tx
        .update(licenses)
        .set(judgement(said, session.user.id, now))
        .where(eq(licenses.id, params.id))
      await tx
        .insert(licenseReviews)
        .values({ license_id: params.id, ...said, staff_id: session.user.id, at: new Date(now) })
      await tellCaregiver(tx, deps, license, said)
      return underReview(tx, params.id)
    })
  })
}

interface Said {
  readonly decision: LicenseDecision
  readonly refusal: LicenseRefusal | null
  readonly note: string
}

/** What is written at a license of a decision; one that is taken back leaves it waiting since its last change. */
function judgement({ decision, refusal, note }: Said, staffId: number, now: number) {
  const { changed_at: _, ...waiting } = unjudged(now)
  if (decision === 'undo') return waiting
  const at = new Date(now)
  return decision === 'verify'
    ? { ...waiting, verified_at: at, reviewed_by: staffId }
    : { ...waiting, refused_at: at, reviewed_by: staffId, refusal, refusal_note: note }
}

/** Which licenses wait for the staff: what `licenseStanding` calls waiting, in SQL. */
const isWaiting = (now: number): SQL | undefined =>
  and(
    isNull(licenses.verified_at),
    isNull(licenses.refused_at),
    or(isNull(licenses.expires), gte(licenses.expires, dayIn(pacificTimeZone, new Date(now)))),
    or(
      eq(licenses.map_id, numberlessLicenseType),
      and(ne(licenses.license_number, ''), ne(licenses.state, '')),
    ),
    isNull(users.deleted_at),
  )

/** The licenses that wait for the staff: whose each is, and since when, as part of a statement. */
export function waitingLicenseRows(db: Db, now: number) {
  return db
    .select({
      id: sql<number>`${licenses.id}`.as('id'),
      person: sql<number>`${users.id}`.as('person'),
      since: sql<Date>`${licenses.changed_at}`.as('since'),
    })
    .from(licenses)
    .innerJoin(users, eq(users.id, licenses.caregiver_id))
    .where(isWaiting(now))
}

/** A license as staff look at it; 404 where there is none, or its caregiver has left. */
async function underReview(db: Db | Tx, id: number): Promise<LicenseUnderReview> {
  const [found] = await db
    .select({ caregiver: users, changed_at: licenses.changed_at })
    .from(licenses)
    .innerJoin(users, eq(users.id, licenses.caregiver_id))
    .where(and(eq(licenses.id, id), isNull(users.deleted_at)))
  if (!found) throw refuse.notFound()
  const license = await oneLicense(db, found.caregiver.id, id)
  const decided = await db
    .select({ review: licenseReviews, first_name: users.first_name, last_name: users.last_name })
    .from(licenseReviews)
    .leftJoin(users, eq(users.id, licenseReviews.staff_id))
    .where(eq(licenseReviews.license_id, id))
    .orderBy(desc(licenseReviews.id))
  const { map_id, license_number, state, expires, photos } = license
  return {
    ...license,
    caregiver_id: found.caregiver.id,
    name: fullName(found.caregiver),
    waits_since: found.changed_at.toISOString(),
    version: versionOf([map_id, license_number, state, expires, photos.map((photo) => photo.id)]),
    history: decided.map(({ review: { at, decision, refusal, note }, first_name, last_name }) => ({
      ...{ at: at.toISOString(), decision, refusal, note },
      by: first_name ? shortName({ first_name, last_name: last_name ?? '' }) : null,
    })),
  }
}

/** A letter to the caregiver; of what is taken back there is none, for nothing is asked of them. */
async function tellCaregiver(
  tx: Tx,
  deps: Deps,
  { caregiver_id, map_id, license_name }: LicenseUnderReview,
  { decision, refusal, note }: Said,
): Promise<void> {
  if (decision === 'undo') return
  const [user] = await tx.select().from(users).where(eq(users.id, caregiver_id))
  if (!user) return
  const words = licenseServerTexts
  const page = '/caregiver/profile/certifications'
  const link = pageUrl(deps.config, page)
  const type = licenseTypes.find(map_id)
  const name = type ? say(user.language, type.label) : license_name
  const subject = message(refusal ? words.refusedSubject : words.verifiedSubject, { name })
  const paragraphs = refusal
    ? [
        say(user.language, licenseRefusals.get(refusal).hint),
        ...(note ? [note] : []),
        message(words.refusedBody, { link }),
      ]
    : [message(words.verifiedBody, { link })]
  await tell(deps, {
    ...{ to: caregiver_id, kind: 'documents', page },
    event: `license ${caregiver_id} ${map_id} ${decision} ${deps.now()}`,
    ...{ subject, body: paragraphs, short: refusal ? words.refusedShort : words.verifiedShort },
  })
}
