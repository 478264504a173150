import { formatDocumentDate, message, type Text } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import { invoices } from '../tables/money/invoices.ts'
import { mayOpen } from '../timesheets/family/letters.ts'
import { sheetRows } from '../timesheets/family/rows/sheetRows.ts'
import { oneTerms } from '../timesheets/family/rows/terms.ts'
import { moneyMailTexts as words } from './texts.ts'

interface Letter {
  readonly to: 'family' | 'caregiver'
  readonly subject: Text<string>
  readonly body: Text<string>
  readonly short: Text<string>
}
const letters = {
  refunded: {
    ...{ to: 'family', subject: words.refundedSubject },
    ...{ body: words.refundedBody, short: words.refundedShort },
  },
  refundFailed: {
    ...{ to: 'family', subject: words.refundFailedSubject },
    ...{ body: words.refundFailedBody, short: words.refundFailedShort },
  },
  declined: {
    ...{ to: 'family', subject: words.declinedSubject },
    ...{ body: words.declinedBody, short: words.declinedShort },
  },
  writtenOff: {
    ...{ to: 'family', subject: words.writtenOffSubject },
    ...{ body: words.writtenOffBody, short: words.writtenOffShort },
  },
  decidedFor: {
    ...{ to: 'caregiver', subject: words.decidedForSubject },
    ...{ body: words.decidedForBody, short: words.decidedForShort },
  },
  held: {
    ...{ to: 'caregiver', subject: words.heldSubject },
    ...{ body: words.heldBody, short: words.heldShort },
  },
} as const satisfies Record<string, Letter>

interface News {
  /** What was decided, by its number, of which invoice, and in which words for the family. */
  readonly deed: { readonly id: string; readonly invoice_id: number; readonly words: string }
  readonly what: keyof typeof letters
}

/** Tells one side what staff decided of a payment, once of each decision. */
export async function tellOfMoney(tx: Tx, deps: Deps, { deed, what }: News): Promise<void> {
  const { to, subject, body, short } = letters[what]
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, deed.invoice_id))
  const { connection_id, timesheet_id } = invoice!
  const [sheet] = await sheetRows(tx, [timesheet_id])
  const { family, caregiver } = await oneTerms(tx, connection_id)
  const [reader, other] = to === 'family' ? [family, caregiver] : [caregiver, family]
  if (reader.deleted_at !== null) return
  const page =
    to === 'family'
      ? (`/invoices/${connection_id}/${timesheet_id}` as const)
      : what === 'held'
        ? ('/payments' as const)
        : (`/timesheets/${connection_id}/${timesheet_id}` as const)
  if (!(await mayOpen(tx, reader, page))) return
  const params = {
    name: shortName(other),
    first: formatDocumentDate(sheet!.start_date),
    last: formatDocumentDate(sheet!.end_date),
    link: pageUrl(deps.config, page),
  }
  const isAnswer = to === 'family' && deed.words !== '' && what !== 'refundFailed'
  await tell(deps, {
    ...{ to: reader.id, kind: 'timesheets', event: `money ${deed.id} ${what}`, page },
    subject: message(subject, params),
    body: [message(body, params), ...(isAnswer ? [message(words.wrote, { words: deed.words })] : [])],
    short: message(short, params),
  })
}
