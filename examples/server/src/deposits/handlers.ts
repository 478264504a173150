import { checkReportSpan, getPaymentsReport, listDeposits } from '@homecare/sdk/deposits'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { reportOf } from './report.ts'
import { depositsOf } from './rows.ts'
import { dayOf, spanFor } from './span.ts'

/** What caregivers are paid. */
export function answerDeposits(routes: Routes): void {
  routes.on(listDeposits, only('caregiver'), ({ db, session: { user }, query, now }) =>
    depositsOf(db, {
      ...{ userId: user.id, page: query.page, size: query.paginate_by },
      today: dayOf(user, now),
    }),
  )

  routes.on(
    getPaymentsReport,
    only('family', 'caregiver', 'staff'),
    ({ db, session: { user }, query, now }) => {
      const { start_date, end_date, after } = query
      if (start_date && end_date) {
        const wrong = checkReportSpan({ start_date, end_date })
        if (wrong) throw refuse.invalid({ end_date: [wrong] })
      }
      return reportOf(db, user, spanFor(user, query, now), { after })
    },
  )
}
