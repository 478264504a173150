import { formatDocumentDate, formatDollars, message, say, type Text } from '@homecare/sdk/kit'
import { refundFailureWord } from '@homecare/sdk/moneyDesk'
import { and, eq, isNull } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { inform } from '../mail/inform.ts'
import { tell } from '../notices/tell.ts'
import { fullName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import type { MembershipTerms } from '../tables/money/memberships.ts'
import { membershipMailTexts as words } from './texts.ts'

type Said = Readonly<Record<'subject' | 'body', Text<string>>>
const letters = {
  started: { subject: words.startedSubject, body: words.startedBody },
  begun: { subject: words.startedSubject, body: words.begunBody },
  upgraded: { subject: words.upgradedSubject, body: words.upgradedBody },
  renewed: { subject: words.renewedSubject, body: words.renewedBody },
  declined: { subject: words.declinedSubject, body: words.declinedBody },
  cancelled: { subject: words.cancelledSubject, body: words.cancelledBody },
  ended: { subject: words.endedSubject, body: words.endedBody },
  refunded: { subject: words.refundedSubject, body: words.refundedBody },
  refundSettled: { subject: words.refundSettledSubject, body: words.refundSettledBody },
  refundFailed: { subject: words.refundFailedSubject, body: words.refundFailedBody },
  reminder: { subject: words.reminderSubject, body: words.reminderBody },
} as const satisfies Record<string, Said>

interface LostRefund {
  /** The provider's name of it. */
  readonly ref: string
  /** Its number at our money desk. */
  readonly number: number
  readonly familyId: number
  /** Why, by the provider's word; null where it says nothing. */
  readonly failure: string | null
}

/**
 * Tells each of the staff that money of a membership which was given back did not arrive, and why: once of each. At the money desk it is
 * given back again, or another way.
 */
export async function tellStaffOfRefund(
  tx: Tx,
  deps: Deps,
  { ref, number, familyId, failure }: LostRefund,
): Promise<void> {
  const [family] = await tx.select().from(users).where(eq(users.id, familyId))
  const page = `/staff/payments/memberships/${number}` as const
  const why = refundFailureWord(failure)
  const staff = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(eq(users.role, 'staff'), isNull(users.deleted_at)))
  const subject = words.refundLostSubject
  for (const { id: to, language } of staff) {
    const params = { name: fullName(family!), ref, why: say(language, why), link: pageUrl(deps.config, page) }
    const body = [message(words.refundLostBody, params)]
    await tell(deps, { to, kind: 'timesheets', event: `refund ${ref}`, page, subject, body, short: subject })
  }
}

/**
 * Writes to a family of its membership, in the transaction of what has happened. These letters come whatever notices one has
 * chosen: they say what is charged.
 */
export async function tellOfMembership(
  tx: Tx,
  deps: Deps,
  familyId: number,
  what: keyof typeof letters,
  { name, renews_on, price_cents }: MembershipTerms,
  /** What was paid, or given back, and how. */
  { cents = 0, how = '' }: { readonly cents?: number; readonly how?: string } = {},
): Promise<void> {
  const [reader] = await tx.select().from(users).where(eq(users.id, familyId))
  if (!reader || reader.deleted_at !== null) return
  const params = {
    name: say(reader.language, name),
    day: formatDocumentDate(renews_on),
    price: formatDollars(price_cents),
    ...{ paid: formatDollars(cents), how },
    link: pageUrl(deps.config, '/payments/membership'),
  }
  const { subject, body } = letters[what]
  await inform(deps, reader, message(subject, params), message(body, params))
}
