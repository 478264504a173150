import { isNearCap } from '@homecare/sdk/rides'
import { dateWords, dayIn, formatDocumentDate, formatDollars, message, type Locale } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { inBoth } from '../hiring/visitLetters.ts'
import { timeWords } from '../mail/timeWords.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import { rideApprovals } from '../tables/rides.ts'
import { usedCents, type RideRow } from './book.ts'
import { rideMailTexts as words } from './texts.ts'

type Connection = typeof connections.$inferSelect

/** Tells a caregiver that their family pays for rides, up to a limit, or does no more. */
export async function tellOfApproval(
  deps: Deps,
  family: SessionUser,
  { id, caregiver_id }: Connection,
  approved: { readonly cap: number } | null,
  now: number,
): Promise<void> {
  const page = `/caregiver/dashboard/connections/${id}` as const
  const params = {
    name: shortName(family),
    cap: approved ? formatDollars(approved.cap) : '',
    link: pageUrl(deps.config, page),
  }
  await tell(deps, {
    ...{ to: caregiver_id, kind: 'offers', page },
    event: `rides of ${id} ${approved ? 'approved' : 'stopped'} ${now}`,
    subject: message(approved ? words.approvedSubject : words.stoppedSubject, params),
    body: [message(approved ? words.approvedBody : words.stoppedBody, params)],
    short: message(approved ? words.approvedSubject : words.stoppedSubject, params),
  })
}

/** Tells a caregiver that a ride of theirs will not come, though nobody has canceled it by hand. */
export async function tellOfLostRide(tx: Tx, deps: Deps, ride: RideRow): Promise<void> {
  const [row] = await tx
    .select({ tzid: connections.tzid, caregiver: connections.caregiver_id })
    .from(connections)
    .where(eq(connections.id, ride.connection_id))
  const { tzid, caregiver } = row!
  const page = `/next-shift/${ride.connection_id}/${ride.visit_id}` as const
  const params = (locale: Locale) => ({
    day: formatDocumentDate(dayIn(tzid, ride.pickup_at)),
    time: timeWords(ride.pickup_at, tzid, locale),
    link: pageUrl(deps.config, page),
  })
  await tell(deps, {
    ...{ to: caregiver, kind: 'offers', event: `ride ${ride.id} lost`, page },
    subject: inBoth(words.lostSubject, params),
    body: [inBoth(ride.stop_why === 'visit' ? words.lostToVisitBody : words.lostBody, params)],
    short: inBoth(words.lostSubject, params),
    starts: ride.pickup_at,
  })
}

/** Tells a family, once a month, that its limit for rides is nearly used up. */
export async function tellOfNearCap(
  tx: Tx,
  deps: Deps,
  { connection_id, month: first }: RideRow,
): Promise<void> {
  const month = first.slice(0, 7)
  const [row] = await tx
    .select({ connection: connections, cap: rideApprovals.cap_cents, caregiver: users })
    .from(connections)
    .innerJoin(rideApprovals, eq(rideApprovals.connection_id, connections.id))
    .innerJoin(users, eq(users.id, connections.caregiver_id))
    .where(eq(connections.id, connection_id))
  const used = await usedCents(tx, connection_id, month)
  if (!row || !isNearCap(used, row.cap)) return
  const page = `/family/dashboard/connections/${connection_id}` as const
  const amounts = {
    name: shortName(row.caregiver),
    used: formatDollars(used),
    cap: formatDollars(row.cap),
    link: pageUrl(deps.config, page),
  }
  await tell(deps, {
    ...{ to: row.connection.family_id, kind: 'offers', page },
    event: `rides of ${connection_id} near the limit ${month}`,
    subject: words.nearSubject,
    body: [inBoth(words.nearBody, (locale) => ({ ...amounts, month: dateWords(first, 'month', locale) }))],
    short: words.nearSubject,
  })
}
