import { hasReceipt, reportSideOf } from '@homecare/sdk/deposits'
import { say } from '@homecare/sdk/kit'
import { reportTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { only } from '../calls/policy.ts'
import { peopleIn, reportOf } from '../deposits/report.ts'
import { reportCsv } from '../deposits/reportFile.ts'
import { spanFor } from '../deposits/span.ts'
import { csvStream } from '../files/csvStream.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { invoices } from '../tables/money/invoices.ts'
import { invoiceDetail } from '../timesheets/family/invoiceRows.ts'
import { invoiceReaders } from '../timesheets/family/policies.ts'
import { note } from '../trail/write.ts'
import type { AskedPaper, PaperKind } from './paperKind.ts'
import { receiptPaper, receiptSides } from './receiptPaper.ts'
import { reportPaper } from './reportPaper.ts'

/** Rows that a document shows. Spreadsheets have them all. */
const drawn = 1000

/** The receipt of an invoice that was paid, and the report of the days that a query names: as a document, and as a table. */
export const moneyPapers: readonly PaperKind[] = [
  {
    path: /^\/files\/invoices\/(\d{1,9})\/receipt\.pdf$/,
    policy: invoiceReaders,
    async make({ deps: { db, pdf, config }, id, locale, now, session: { user, allowedViews }, requestId }) {
      const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
      const invoice = await invoiceDetail(db, id)
      // A partner's family pays nothing of its own, and is told no wages.
      if (!hasReceipt(invoice) || allowedViews) return null
      const [family] = await db.select().from(users).where(eq(users.id, row!.family_id))
      const own = `${family!.first_name} ${family!.last_name}`.trim()
      const sides = receiptSides(user.id === family!.id ? own : shortName(family!), invoice.provider)
      const paper = receiptPaper(invoice, { sides, locale, now, brand: config.brand.name })
      return {
        name: `${paper.title} ${invoice.number}.pdf`,
        body: () => pdf.print(paper),
        note: () =>
          note(db, user, [family!.id], {
            ...{ action: 'export', subject: 'invoice', number: id, now, requestId },
          }),
      }
    },
  },
  reportKind('csv', 'text/csv; charset=utf-8', ({ deps, session, locale }, span) =>
    csvStream(reportCsv(deps.db, session.user, span, locale)),
  ),
  reportKind('pdf', 'application/pdf', async ({ deps, session: { user }, locale, now }, span) => {
    const report = await reportOf(deps.db, user, span, { limit: drawn })
    const name = `${user.first_name} ${user.last_name}`.trim()
    const { brand } = deps.config
    const side = reportSideOf(user.role)
    return deps.pdf.print(reportPaper({ report, name, side, locale, brand: brand.name, now }))
  }),
]

type Span = ReturnType<typeof spanFor>

/** The report as a file of a kind. That it left is in the trail of whoever reads of themselves, and of each whom staff read of. */
function reportKind(
  ending: 'csv' | 'pdf',
  type: string,
  bodyOf: (asked: AskedPaper, span: Span) => Promise<BodyInit> | BodyInit,
): PaperKind {
  return {
    path: new RegExp(`^/files/payments/report\\.${ending}$`),
    policy: only('family', 'caregiver', 'staff'),
    async make(asked) {
      const { deps, session, url, locale, now, requestId } = asked
      const [start_date, end_date] = ['start_date', 'end_date'].map((name) => url.searchParams.get(name))
      const span = spanFor(session.user, { start_date, end_date }, now)
      return {
        type,
        name: `${say(locale, words.title)} ${span.start_date} ${span.end_date}.${ending}`,
        body: () => bodyOf(asked, span),
        note: async () =>
          note(deps.db, session.user, await peopleIn(deps.db, session.user, span), {
            ...{ action: 'export', subject: 'payments', now, requestId },
          }),
      }
    },
  }
}
