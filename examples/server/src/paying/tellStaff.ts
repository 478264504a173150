import { dayIn, formatDocumentDate, message, pacificTimeZone } from '@homecare/sdk/kit'
import { and, eq, isNull } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { fullName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import type { InvoiceRow } from './locking.ts'
import { disputeStaffTexts as words } from './texts.ts'

interface Dispute {
  readonly ref: string
  readonly invoice: InvoiceRow
  readonly family: Parameters<typeof fullName>[0]
  /** Until when the bank waits for an answer; null where it has not said so. */
  readonly dueAt: Date | null
}

/** Tells each of the staff of a dispute that waits for an answer, with its last day in California: once of each. */
export async function tellStaffOfDispute(
  tx: Tx,
  deps: Deps,
  { ref, invoice, family, dueAt }: Dispute,
): Promise<void> {
  const page = `/staff/payments/${invoice.id}` as const
  const params = {
    ...{ name: fullName(family), number: invoice.number, link: pageUrl(deps.config, page) },
    due: dueAt ? formatDocumentDate(dayIn(pacificTimeZone, dueAt)) : '',
  }
  const subject = message(dueAt ? words.subject : words.subjectOpen, params)
  const body = [message(dueAt ? words.body : words.bodyOpen, params)]
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'staff'), isNull(users.deleted_at)))
  for (const { id: to } of staff)
    await tell(deps, { to, kind: 'timesheets', event: `dispute ${ref}`, page, subject, body, short: subject })
}
