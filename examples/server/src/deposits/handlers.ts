import { checkReportSpan, getPaymentsReport, listDeposits, reportSpanOf } from '@homecare/sdk/deposits'
import { dayIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { reportOf } from './report.ts'
import { depositsOf } from './rows.ts'

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
      const span = reportSpanOf(
        { ...(start_date && { start_date }), ...(end_date && { end_date }) },
        dayOf(user, now),
      )
      if (start_date && end_date) {
        const wrong = checkReportSpan({ start_date, end_date })
        if (wrong) throw refuse.invalid({ end_date: [wrong] })
      }
      return reportOf(db, user, span, { after })
    },
  )
}

const dayOf = ({ state }: { readonly state: string }, now: number) =>
  dayIn(timeZoneOfState(state), new Date(now))
