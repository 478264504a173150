import { and, eq, sql } from 'drizzle-orm'
import { inViews, owner, type Policy, type PolicyContext } from '../../calls/policy.ts'
import type { Session } from '../../people/session.ts'
import { connections } from '../../tables/hiring.ts'
import { timesheets } from '../../tables/money/hours.ts'
import { invoices } from '../../tables/money/invoices.ts'

/**
 * Who is on a connection, as far as hours go: its family, its caregiver where no agency pays them, and staff. A sheet that the
 * path names is one of it; of a family one that was handed in.
 */
async function mayRead(context: PolicyContext): Promise<boolean> {
  const { db, params, session } = context
  const [row] = await db
    .select({ family: connections.family_id, caregiver: connections.caregiver_id })
    .from(connections)
    .where(eq(connections.id, Number(params['id'])))
  const { id, role } = session.user
  if (!row || !(role === 'staff' || row.family === id || row.caregiver === id)) return false
  return params['tid'] === undefined || hasSheet(context)
}

async function hasSheet({ db, params, session: { user } }: PolicyContext): Promise<boolean> {
  const [sheet] = await db
    .select({ submitted_at: timesheets.submitted_at })
    .from(timesheets)
    .where(and(eq(timesheets.id, Number(params['tid'])), eq(timesheets.connection_id, Number(params['id']))))
  return sheet !== undefined && (user.role !== 'family' || sheet.submitted_at !== null)
}

const sheetView = '/timesheets' as const
const invoiceView = '/invoices' as const

/** Both sides of a connection, and staff, who read its hours. A partner's family where its plan lists the page. */
export const hoursReaders: Policy<Session> = inViews(
  owner('connection', ['family', 'caregiver', 'staff'], mayRead),
  sheetView,
)

/** The caregiver of a connection, who writes its hours. */
export const hoursWriter: Policy<Session> = owner('connection', ['caregiver'], mayRead)

/** The family of a connection, and staff: who agrees to a correction. */
export const hoursAgreeing: Policy<Session> = inViews(
  owner('connection', ['family', 'staff'], mayRead),
  sheetView,
)

/** The family of a connection, for what its hours cost, and staff. */
export const costReaders: Policy<Session> = inViews(
  owner('connection', ['family', 'staff'], mayRead),
  invoiceView,
)

/** The family whose invoice the path names. */
export const ownInvoice: Policy<Session> = inViews(
  owner('invoice', ['family'], ({ db, params, session }) =>
    db
      .$count(invoices, and(eq(invoices.id, Number(params['id'])), eq(invoices.family_id, session.user.id)))
      .then((count) => count > 0),
  ),
  invoiceView,
)

/** The same, and staff. */
export const invoiceReaders: Policy<Session> = inViews(
  owner('invoice', ['family', 'staff'], async ({ db, params, session: { user } }) => {
    const whose = user.role === 'staff' ? sql`true` : eq(invoices.family_id, user.id)
    return (await db.$count(invoices, and(eq(invoices.id, Number(params['id'])), whose))) > 0
  }),
  invoiceView,
)
