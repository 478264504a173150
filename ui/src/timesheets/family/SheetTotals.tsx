import { formatDollars } from '@homecare/sdk/kit'
import type { Timesheet } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { spanWords } from '../../clock/timeWords'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'

/** What a timesheet comes to for its caregiver, before and after taxes. */
export function SheetTotals({ sheet }: { sheet: Timesheet }) {
  const say = useSay()
  const { minutes, overtime_minutes, wages, taxes, spent, total, withholds, paid_by, tip = 0 } = sheet
  return (
    <Section title={say(words.totals)}>
      <Card>
        <div aria-live="polite">
          <Facts
            facts={[
              { name: words.worked, value: say(spanWords(minutes)) },
              ...(overtime_minutes > 0
                ? [{ name: words.ofThemOvertime, value: say(spanWords(overtime_minutes)) }]
                : []),
              { name: words.wages, value: formatDollars(wages) },
              ...(tip > 0 ? [{ name: words.tip, value: formatDollars(tip) }] : []),
              ...(withholds ? [{ name: words.withheld, value: `−${formatDollars(taxes)}` }] : []),
              ...(spent > 0 ? [{ name: words.spent, value: formatDollars(spent) }] : []),
              { name: words.total, value: <span className="sheet-sum">{formatDollars(total)}</span> },
            ]}
          />
        </div>
        {paid_by !== null ? (
          <p className="soft small">{say(words.paidBy, { partner: paid_by })}</p>
        ) : (
          <p className="soft small">{say(withholds ? words.stateTaxes : words.notWithheld)}</p>
        )}
      </Card>
    </Section>
  )
}
