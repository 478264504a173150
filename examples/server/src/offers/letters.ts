import type { PageHref } from '@homecare/sdk/addresses'
import { offerDays, offerDeclineReasons } from '@homecare/sdk/hiring'
import { dayIn, formatDocumentDate, message, say, type Text } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import type { PlacedOffer } from './offers.ts'
import { offerMailTexts as words } from './texts.ts'

interface Letter {
  readonly to: 'family' | 'caregiver'
  readonly subject: Text<string>
  readonly body: Text<string>
  readonly short: Text<string>
}

/** Who is told of what, by what happened. */
const letters = {
  sent: {
    to: 'caregiver',
    subject: words.sentSubject,
    body: words.sentBody,
    short: words.sentShort,
  },
  revised: {
    to: 'caregiver',
    subject: words.revisedSubject,
    body: words.revisedBody,
    short: words.revisedShort,
  },
  reminder: {
    to: 'caregiver',
    subject: words.reminderSubject,
    body: words.reminderBody,
    short: words.reminderShort,
  },
  withdrawn: {
    to: 'caregiver',
    subject: words.withdrawnSubject,
    body: words.withdrawnBody,
    short: words.withdrawnShort,
  },
  accepted: {
    to: 'family',
    subject: words.acceptedSubject,
    body: words.acceptedBody,
    short: words.acceptedShort,
  },
  declined: {
    to: 'family',
    subject: words.declinedSubject,
    body: words.declinedBody,
    short: words.declinedShort,
  },
  lapsed: {
    to: 'family',
    subject: words.lapsedSubject,
    body: words.lapsedBody,
    short: words.lapsedShort,
  },
} as const satisfies Record<string, Letter>
type OfferNews = keyof typeof letters

/** Tells the one whom it concerns what has happened to an offer: of one thing once, however often this is called. */
export async function tellOfOffer(
  deps: Deps,
  tx: Db | Tx,
  { offer, place }: PlacedOffer,
  news: OfferNews,
): Promise<void> {
  const [between] = await tx.select().from(connections).where(eq(connections.id, offer.connection_id))
  if (!between) return
  const { to, subject, body, short }: Letter = letters[news]
  const [reader, other] = to === 'family' ? sides(between) : sides(between).toReversed()
  const people = await tx.select().from(users).where(eq(users.id, other!))
  const language = await languageOf(tx, reader!)
  const page: PageHref =
    to === 'family'
      ? `/family/dashboard/connections/${between.id}`
      : `/caregiver/dashboard/connections/${between.id}`
  const reason = offerDeclineReasons.find(offer.reason)
  const params = {
    name: people[0] ? shortName(people[0]) : '',
    day: formatDocumentDate(offer.terms.start_date),
    until: formatDocumentDate(dayIn(place.time_zone, offer.expires_at)),
    days: offerDays.life,
    reason: reason ? say(language, reason.label).toLowerCase() : '',
    link: pageUrl(deps.config, page),
  }
  await tell(deps, {
    ...{ to: reader!, kind: 'offers', event: `offer ${offer.id} ${news}`, page },
    subject: message(subject, params),
    body: [message(body, params)],
    short: message(short, params),
  })
}

const sides = ({ family_id, caregiver_id }: typeof connections.$inferSelect): [number, number] => [
  family_id,
  caregiver_id,
]

async function languageOf(tx: Db | Tx, id: number): Promise<'en' | 'es'> {
  const [row] = await tx.select({ language: users.language }).from(users).where(eq(users.id, id))
  return row?.language ?? 'en'
}
