import { mayViewPage } from '@homecare/sdk/addresses'
import { formatDocumentDate, message, type Text } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../../config/pageUrl.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import { tell } from '../../notices/tell.ts'
import { shortName } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { partners } from '../../tables/partners.ts'
import type { SheetRow } from './rows/sheetRows.ts'
import type { ConnectionTerms } from './rows/terms.ts'
import { hoursMailTexts as words } from './texts.ts'

type Said = Readonly<Record<'subject' | 'body' | 'short', Text<string>>>
interface Letter extends Said {
  readonly to: 'family' | 'caregiver'
  readonly page: 'timesheets' | 'invoices'
}
const letters = {
  submitted: {
    ...{ to: 'family', page: 'invoices', subject: words.submittedSubject },
    ...{ body: words.submittedBody, short: words.submittedShort },
  },
  takenBack: {
    ...{ to: 'family', page: 'timesheets', subject: words.takenBackSubject },
    ...{ body: words.takenBackBody, short: words.takenBackShort },
  },
  sentBack: {
    ...{ to: 'caregiver', page: 'timesheets', subject: words.sentBackSubject },
    ...{ body: words.sentBackBody, short: words.sentBackShort },
  },
  waits: {
    ...{ to: 'family', page: 'invoices', subject: words.waitsSubject },
    ...{ body: words.waitsBody, short: words.waitsShort },
  },
  paid: {
    ...{ to: 'family', page: 'invoices', subject: words.paidSubject },
    ...{ body: words.paidBody, short: words.paidShort },
  },
  paidFor: {
    ...{ to: 'caregiver', page: 'timesheets', subject: words.paidForSubject },
    ...{ body: words.paidForBody, short: words.paidForShort },
  },
  declined: {
    ...{ to: 'family', page: 'invoices', subject: words.declinedSubject },
    ...{ body: words.declinedBody, short: words.declinedShort },
  },
  takenBackByBank: {
    ...{ to: 'family', page: 'invoices', subject: words.returnedSubject },
    ...{ body: words.returnedBody, short: words.returnedShort },
  },
  disputed: {
    ...{ to: 'family', page: 'invoices', subject: words.disputedSubject },
    ...{ body: words.disputedBody, short: words.disputedShort },
  },
  disputeWon: {
    ...{ to: 'family', page: 'invoices', subject: words.disputeWonSubject },
    ...{ body: words.disputeWonBody, short: words.disputeWonShort },
  },
  disputeLost: {
    ...{ to: 'family', page: 'invoices', subject: words.disputeLostSubject },
    ...{ body: words.disputeLostBody, short: words.disputeLostShort },
  },
  declinedFor: {
    ...{ to: 'caregiver', page: 'timesheets', subject: words.declinedForSubject },
    ...{ body: words.declinedForBody, short: words.declinedForShort },
  },
  corrected: {
    ...{ to: 'family', page: 'timesheets', subject: words.correctedSubject },
    ...{ body: words.correctedBody, short: words.correctedShort },
  },
  agreed: {
    ...{ to: 'caregiver', page: 'timesheets', subject: words.agreedSubject },
    ...{ body: words.agreedBody, short: words.agreedShort },
  },
} as const satisfies Record<string, Letter>

interface News {
  readonly sheet: SheetRow
  readonly terms: ConnectionTerms
  readonly what: keyof typeof letters
  /** Who did it; the other side, where the clock or the payment provider did. */
  readonly by: Pick<SessionUser, 'id' | 'role' | 'first_name' | 'last_name'>
  /** What the family wrote. */
  readonly reason?: string
}

/**
 * Tells the other side what became of hours, once for each revision. Amounts stand in no letter: they are read where one is
 * signed in. A partner's family whose plan does not open the page is told nothing.
 */
export async function tellOfSheet(
  tx: Db | Tx,
  deps: Deps,
  { sheet, terms, what, by, reason }: News,
): Promise<void> {
  const { to, page: kind, subject, body, short } = letters[what]
  const reader = to === 'family' ? terms.family : terms.caregiver
  if (reader.id === by.id && what !== 'waits') return
  const page = pageOf(kind, what, sheet)
  if (reader.deleted_at !== null || !(await mayOpen(tx, reader, page))) return
  const params = {
    name: by.role === 'staff' ? deps.config.brand.name : shortName(by),
    first: formatDocumentDate(sheet.start_date),
    last: formatDocumentDate(sheet.end_date),
    link: pageUrl(deps.config, page),
  }
  await tell(deps, {
    ...{ to: reader.id, kind: 'timesheets', event: `hours ${sheet.id} ${sheet.revision} ${what}`, page },
    subject: message(subject, params),
    body: [message(body, params), ...(reason ? [message(words.reason, { reason })] : [])],
    short: message(short, params),
  })
}

/** Where a letter leads: what was taken back is nobody's to see but its caregiver's. */
function pageOf(kind: Letter['page'], what: keyof typeof letters, { connection_id, id }: SheetRow) {
  if (what === 'takenBack') return `/family/dashboard/connections/${connection_id}` as const
  return kind === 'invoices'
    ? (`/invoices/${connection_id}/${id}` as const)
    : (`/timesheets/${connection_id}/${id}` as const)
}

/** Whether somebody's plan opens a page: of a partner's family alone a plan decides that. */
export async function mayOpen(tx: Db | Tx, reader: SessionUser, page: string): Promise<boolean> {
  if (!reader.is_b2b || reader.partner_code === null) return true
  const [partner] = await tx
    .select({ allowed_views: partners.allowed_views })
    .from(partners)
    .where(eq(partners.code, reader.partner_code))
  const { is_b2b, partner_code: partner_referral_code } = reader
  return mayViewPage({ is_b2b, partner_referral_code, allowed_views: partner?.allowed_views ?? null }, page)
}
