import { householdYear, isTaxYear, type HouseholdYear } from '@homecare/sdk/householdTaxes'
import { say } from '@homecare/sdk/kit'
import { taxDataOf } from '../payroll/taxes.ts'
import { savingsOf } from '../payroll/healthSavings.ts'
import { taxTable } from '../payroll/taxTable.ts'
import { paidTaxes } from '../payroll/paidTaxes.ts'
import { taxFileTexts as words } from '../payroll/texts.ts'
import { only } from '../calls/policy.ts'
import { dayOf } from '../deposits/span.ts'
import { csvStream } from '../files/csvStream.ts'
import type { Paper } from '../pdf/paper.ts'
import { note } from '../trail/write.ts'
import type { AskedPaper, MadePaper, PaperKind } from './paperKind.ts'
import { schedulePaper, wageStatementPaper, type TaxMaking } from './taxPaper.ts'

const family = only('family')

/** The files of a household's taxes in a year: the figures of each wage statement, the worksheet, and the table for a preparer. */
export const taxPapers: readonly PaperKind[] = [
  {
    path: /^\/files\/payroll\/wage-statements\/(\d{1,9})\.pdf$/,
    policy: family,
    make: (asked) =>
      paper(asked, ({ statements }) => {
        const statement = statements.find(({ caregiver_id }) => caregiver_id === asked.id)
        return statement ? (making) => wageStatementPaper(statement, making) : null
      }),
  },
  {
    path: /^\/files\/payroll\/schedule-h\.pdf$/,
    policy: family,
    make: (asked) =>
      paper(asked, ({ statements, schedule }) =>
        statements.length > 0 ? (making) => schedulePaper(schedule, making) : null,
      ),
  },
  {
    path: /^\/files\/payroll\/year\.csv$/,
    policy: family,
    async make(asked) {
      const { deps, session, locale } = asked
      const year = yearOf(asked)
      // Of a year without figures there is nothing to prepare.
      if (householdYear([], year) === null) return null
      return {
        type: 'text/csv; charset=utf-8',
        name: `${say(locale, words.tableTitle, { year: String(year) })}.csv`,
        body: () => csvStream(taxTable(deps.db, session.user.id, year, locale)),
        note: () => noted(asked),
      }
    },
  },
]

/** This year where the household is, or the one that is asked for. */
function yearOf({ url, session, now }: AskedPaper): number {
  const asked = url.searchParams.get('year')
  return Number(isTaxYear(asked) ? asked : dayOf(session.user, now).slice(0, 4))
}

/** A document of a year's figures; null where they do not have it. */
async function paper(
  asked: AskedPaper,
  drawOf: (figures: HouseholdYear) => ((making: TaxMaking) => Paper) | null,
): Promise<MadePaper | null> {
  const { deps, session, locale, now } = asked
  const figures = householdYear(await paidTaxes(deps.db, session.user.id), yearOf(asked))
  const draw = figures && drawOf(figures)
  if (!draw) return null
  const employer = await taxDataOf(deps.db, session.user)
  const savings = await savingsOf(deps.db, session.user.id)
  const made = draw({ year: figures.year, employer, savings, locale, now, brand: deps.config.brand.name })
  return {
    name: `${made.title}.pdf`,
    body: () => deps.pdf.print(made),
    note: () => noted(asked),
  }
}

const noted = ({ deps, session: { user }, now, requestId }: AskedPaper) =>
  note(deps.db, user, [user.id], { action: 'export', subject: 'household_taxes', now, requestId })
