import type { StaffQueue } from '@homecare/sdk/account'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { waitingCallRows } from '../../advisorCalls/make.ts'
import { waitingReportRows } from '../../chat/reportRows.ts'
import { waitingLicenseRows } from '../../credentials/licenseReviews.ts'
import type { Db } from '../../db/connect.ts'
import { waitingDocumentRows } from '../../documents/staff.ts'
import { waitingFingerprintRows } from '../../fingerprinting/cases.ts'
import { waitingIntakeRows } from '../../intake/desk.ts'
import { waitingRefundRows } from '../../moneyDesk/refundSearch.ts'
import { waitingMoneyRows } from '../../moneyDesk/search.ts'
import { waitingProfileRows } from '../../ownProfile/profileReviews.ts'
import { waitingPhotoRows } from '../../photos/photoReviews.ts'
import { waitingReferenceRows } from '../../references/references.ts'
import { waitingAnswerRows, waitingReviewRows } from '../../reviews/rows.ts'
import { waitingNewcomerRows } from '../../screening/newcomerReviews.ts'
import { waitingOrderRows } from '../../screening/backgroundOrders.ts'
import { waitingSupportRows } from '../../support/rows.ts'

/** What waits in each queue of the staff, by the condition of its list: rows of `id`, `person` and `since`. */
const queues: Readonly<Record<StaffQueue, (db: Db, now: number) => SQLWrapper>> = {
  licenses: waitingLicenseRows,
  profiles: (db) => waitingProfileRows(db),
  photos: (db) => waitingPhotoRows(db),
  documents: () => waitingDocumentRows,
  references: (db) => waitingReferenceRows(db),
  background: (db) => waitingOrderRows(db),
  screening: (db) => waitingNewcomerRows(db),
  intakes: (db) => waitingIntakeRows(db),
  payments: () => waitingMoneyRows,
  refunds: (_, now) => waitingRefundRows(now),
  fingerprinting: waitingFingerprintRows,
  calls: (db) => waitingCallRows(db),
  support: (db) => waitingSupportRows(db),
  reports: (db) => waitingReportRows(db),
  reviews: (db) => waitingReviewRows(db),
  answers: (db) => waitingAnswerRows(db),
}

/** What waits in one queue, by the condition of its list: part of a statement. */
export const queueWaits = (queue: StaffQueue, db: Db, now: number): SQLWrapper => queues[queue](db, now)

/** All that waits for the staff, as rows of `queue`, `id`, `person` and `since`: part of a statement. */
export function staffWaits(db: Db, now: number): SQL {
  const each = Object.entries(queues).map(
    ([queue, rows]) =>
      sql`select ${queue}::text as queue, w.id, w.person, w.since from ${rows(db, now)} as w`,
  )
  return sql`(${sql.join(each, sql` union all `)})`
}
